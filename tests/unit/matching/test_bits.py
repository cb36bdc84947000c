"""Sets as numbers."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from hakem.matching.bits import bits, descending, everything, lowest, mask_of, renumbering, unmatched


@given(st.sets(st.integers(0, 300)))
def test_set_there_and_back(numbers: set[int]) -> None:
    mask = mask_of(numbers)
    assert list(bits(mask)) == sorted(numbers)
    assert list(descending(mask)) == sorted(numbers, reverse=True)
    if numbers:
        assert lowest(mask) == min(numbers)


def test_everything_and_the_unmatched() -> None:
    assert list(bits(everything(3))) == [0, 1, 2]
    assert unmatched([1, 0, -1, 4, 3, -1]) == 0b100100
    assert unmatched([]) == 0


@given(st.data(), st.integers(1, 60))
def test_renumbering(data: st.DataObject, size: int) -> None:
    order = data.draw(st.lists(st.integers(0, size - 1), unique=True))
    numbers = data.draw(st.sets(st.integers(0, size - 1)))
    found = renumbering(order, size)(mask_of(numbers))
    assert set(bits(found)) == {place for place, number in enumerate(order) if number in numbers}
