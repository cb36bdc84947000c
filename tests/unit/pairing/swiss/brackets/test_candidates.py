"""Orders written as numbers are the orders in which the literal implementation generates candidates."""

from __future__ import annotations

from itertools import permutations

import pytest

from hakem.pairing.swiss.brackets.candidates import EXCHANGES_TRIED, MdpOrder, RemainderOrder, subgroups
from tests.judges.dutch_candidates import exchanges, homogeneous
from tests.support.some import some


@pytest.mark.parametrize(
    ("players", "pairs"), [(2, 1), (3, 1), (4, 2), (5, 2), (6, 3), (7, 3), (8, 4), (6, 2), (7, 2), (10, 5)]
)
def test_order_of_the_remainder(players: int, pairs: int) -> None:
    order = RemainderOrder(players, pairs)
    generated: dict[frozenset[tuple[int, int]], None] = {}
    for candidate in homogeneous(range(players), pairs, lambda _a, _b: True):
        generated.setdefault(frozenset((min(pair), max(pair)) for pair in candidate))
    numbers = [sum(order.pair(a, b) for a, b in candidate) for candidate in generated]
    assert numbers == sorted(numbers)
    assert len(set(numbers)) == len(numbers)
    assert max(numbers).bit_length() <= order.bits


def numbered(order: RemainderOrder, higher: set[int], players: int) -> int:
    """The number of a pairing with these higher ranked players: the first of them meets the first of the others."""
    lower = [p for p in range(players) if p not in higher]
    return sum(order.pair(a, b) for a, b in zip(sorted(higher), lower, strict=True))


@pytest.mark.parametrize("pairs", [4, 7, 15, 31])
def test_one_exchanged_player_more_is_worse_than_any_difference(pairs: int) -> None:
    """The greatest difference that so many can make, and the smallest that one more can."""
    order = RemainderOrder(2 * pairs, pairs)
    upper = set(range(pairs))
    for count in some(range(1, pairs // 2)):
        far = upper - {2 * n - 1 for n in range(1, count + 1)} | {2 * (pairs - n) for n in range(1, count + 1)}
        near = upper - set(range(pairs - count - 1, pairs)) | set(range(pairs, pairs + count + 1))
        assert (len(far - upper), len(near - upper)) == (count, count + 1)
        assert numbered(order, upper, 2 * pairs) < numbered(order, far, 2 * pairs) < numbered(order, near, 2 * pairs)


def test_of_three_who_come_the_first_counts_first() -> None:
    """Places 8, 12 and 13 come before 9, 10 and 14, though 14 is the greatest: the differences are equal."""
    order = RemainderOrder(16, 8)
    staying = set(range(5))
    assert numbered(order, staying | {8, 12, 13}, 16) < numbered(order, staying | {9, 10, 14}, 16)


@pytest.mark.parametrize("residents", [2, 3, 4, 5])
def test_order_of_moved_down_players(residents: int) -> None:
    """Two of three moved-down players against some residents: better sets first, then better opponents."""
    order = MdpOrder(3, residents)
    candidates = [
        (chosen, opponents) for chosen in ((0, 1), (0, 2), (1, 2)) for opponents in permutations(range(residents), 2)
    ]
    numbers = [
        sum(order.pair(p, o) for p, o in zip(chosen, opponents, strict=True))
        + sum(order.single(p) for p in range(3) if p not in chosen)
        for chosen, opponents in candidates
    ]
    assert numbers == sorted(numbers)
    assert len(set(numbers)) == len(numbers)
    assert max(numbers).bit_length() <= order.bits


@pytest.mark.parametrize(
    ("players", "size"), [(2, 1), (3, 1), (5, 2), (6, 3), (7, 3), (9, 4), (10, 5), (11, 5), (13, 6)]
)
def test_subgroups_with_one_player_exchanged(players: int, size: int) -> None:
    """As in the text, but no more of them than are worth trying."""
    numbers = range(10, 10 + players)
    literal = [(list(s1), list(s2)) for s1, s2 in exchanges(numbers, size) if len(set(s1) - set(numbers[:size])) <= 1]
    assert len(literal) == 1 + size * (players - size)
    assert list(subgroups(numbers, size)) == literal[: 1 + EXCHANGES_TRIED]
