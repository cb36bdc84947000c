"""Groups of balanced strength and the final group."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hakem.errors import RequestError
from hakem.model import PlayerId
from hakem.pairing import balanced_groups, final_group


def test_snake() -> None:
    assert balanced_groups(range(1, 9), 2) == ((1, 4, 5, 8), (2, 3, 6, 7))


@given(st.integers(1, 60), st.integers(1, 60))
def test_groups_differ_by_one_player_and_less_than_one_tier(players: int, count: int) -> None:
    if count > players:
        with pytest.raises(RequestError):
            balanced_groups(range(players), count)
        return
    groups = balanced_groups(range(players), count)
    sizes = list(map(len, groups))
    assert sorted(p for group in groups for p in group) == list(range(players))
    assert max(sizes) - min(sizes) <= 1
    if players % (2 * count) == 0:
        assert len({sum(group) for group in groups}) == 1


@pytest.mark.parametrize("count", [0, -1])
def test_no_groups(count: int) -> None:
    with pytest.raises(RequestError):
        balanced_groups([1, 2], count)


def test_winners_stand_before_seconds_in_the_final() -> None:
    rankings = [tuple(map(PlayerId, ids)) for ids in ((1, 2, 3), (4, 5), (7, 8, 9))]
    assert final_group(rankings, 2) == (1, 4, 7, 2, 5, 8)


@pytest.mark.parametrize("qualifiers", [0, 3])
def test_impossible_number_of_qualifiers(qualifiers: int) -> None:
    with pytest.raises(RequestError):
        final_group([(PlayerId(1), PlayerId(2))], qualifiers)
