"""Prize money: equal shares, and not a coin lost."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from hakem.errors import RequestError
from hakem.knockout import playoff, share_by_stage, share_places
from tests.support.effort import examples
from tests.support.playoffs import by_script, wins


def test_a19_the_example_of_the_handbook() -> None:
    """Four play; those who go out in the semi-finals share the third and the fourth prize."""
    _, decided = by_script(playoff((1, 2, 3, 4), seed="s"), wins(1))
    shares = share_by_stage([10000, 6000, 4000, 3001], decided, (1, 2, 3, 4))
    third, fourth = sorted(decided.order[2:])
    assert [shares[player] for player in (*decided.order[:2], third, fourth)] == [10000, 6000, 3501, 3500]


def test_the_better_seed_has_the_odd_coin() -> None:
    """Of eight, those out in the quarter-finals stand in a tier whatever points they made."""
    everybody = (5, 3, 8, 1, 2, 7, 6, 4)
    _, decided = by_script(playoff(everybody, seed="s"), wins(5, everybody))
    shares = share_by_stage([0, 0, 0, 0, 10, 10, 10, 11], decided, everybody)
    assert {player: shares[player] for player in everybody[4:]} == {2: 11, 7: 10, 6: 10, 4: 10}


def test_tied_places_of_an_event() -> None:
    assert share_places([100, 50, 25], [[7], [3, 9, 4], [2]]) == {7: 100, 3: 25, 9: 25, 4: 25, 2: 0}


def test_a_prize_for_a_place_that_nobody_holds() -> None:
    assert share_places([100, 50], [[7]]) == {7: 100}


def test_nobody_in_a_group() -> None:
    assert share_places([100], [[], [7]]) == {7: 100}


def test_negative_prizes_are_refused() -> None:
    with pytest.raises(RequestError, match="place 2 is negative"):
        share_places([100, -1], [[1], [2]])


@pytest.mark.parametrize("groups", [[[1], [2, 1]], [[1, 1]]])
def test_nobody_is_paid_twice(groups: list[list[int]]) -> None:
    with pytest.raises(RequestError, match="twice"):
        share_places([100], groups)


@given(
    prizes=st.lists(st.integers(0, 10**6), max_size=12),
    sizes=st.lists(st.integers(1, 5), max_size=5),
)
@settings(max_examples=examples(100))
def test_the_sum_is_exact_and_shares_are_equal(prizes: list[int], sizes: list[int]) -> None:
    starts = [sum(sizes[:number]) for number in range(len(sizes))]
    groups = [list(range(start, start + size)) for start, size in zip(starts, sizes, strict=True)]
    shares = share_places(prizes, groups)
    assert sum(shares.values()) == sum(prizes[: sum(sizes)])
    for start, group in zip(starts, groups, strict=True):
        coins = [shares[player] for player in group]
        assert sum(coins) == sum(prizes[start : start + len(group)])
        assert coins == sorted(coins, reverse=True)
        assert coins[0] - coins[-1] <= 1
