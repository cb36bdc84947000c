"""Sets as numbers."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from hakem.matching.bits import bits, everything, lowest, mask_of, unmatched


@given(st.sets(st.integers(0, 300)))
def test_set_there_and_back(numbers: set[int]) -> None:
    mask = mask_of(numbers)
    assert list(bits(mask)) == sorted(numbers)
    if numbers:
        assert lowest(mask) == min(numbers)


def test_everything_and_the_unmatched() -> None:
    assert list(bits(everything(3))) == [0, 1, 2]
    assert unmatched([1, 0, -1, 4, 3, -1]) == 0b100100
    assert unmatched([]) == 0
