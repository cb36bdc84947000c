"""Orders written as numbers are the orders in which the literal implementation generates candidates."""

from __future__ import annotations

from itertools import permutations

import pytest

from hakem.pairing.swiss.brackets.candidates import MdpOrder, RemainderOrder
from tests.judges.dutch_candidates import homogeneous


@pytest.mark.parametrize(("players", "pairs"), [(2, 1), (3, 1), (4, 2), (5, 2), (6, 3), (7, 3), (8, 4), (6, 2), (7, 2)])
def test_order_of_the_remainder(players: int, pairs: int) -> None:
    order = RemainderOrder(players, pairs)
    generated: dict[frozenset[tuple[int, int]], None] = {}
    for candidate in homogeneous(range(players), pairs, lambda _a, _b: True):
        generated.setdefault(frozenset((min(pair), max(pair)) for pair in candidate))
    numbers = [sum(order.pair(a, b) for a, b in candidate) for candidate in generated]
    assert numbers == sorted(numbers)
    assert len(set(numbers)) == len(numbers)
    assert max(numbers).bit_length() <= order.bits


def test_order_of_moved_down_players() -> None:
    """Two of three moved-down players against four residents: better sets first, then better opponents."""
    order = MdpOrder(3, 4)
    candidates = [(chosen, opponents) for chosen in ((0, 1), (0, 2), (1, 2)) for opponents in permutations(range(4), 2)]
    numbers = [
        sum(order.pair(p, o) for p, o in zip(chosen, opponents, strict=True))
        + sum(order.single(p) for p in range(3) if p not in chosen)
        for chosen, opponents in candidates
    ]
    assert numbers == sorted(numbers)
    assert max(numbers).bit_length() <= order.bits
