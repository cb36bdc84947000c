"""D.1 and D.2 as costs: the first transposition and the first exchange are the cheapest."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import permutations, product

import pytest

from hakem.pairing.swiss.dutch_2009.in_turn import exchanges as every_exchange
from hakem.pairing.swiss.dutch_2009.order import OrderCosts, order_of_exchanges, order_of_transpositions
from tests.judges.dutch_2009_facts import exchanges
from tests.support.some import some

Pairs = tuple[tuple[int, int], ...]


def pairings(players: tuple[int, ...], pairs: int) -> Iterator[Pairs]:
    """Every way to make so many pairs of these players."""
    if not pairs:
        yield ()
        return
    for at, one in enumerate(players[: len(players) - 2 * pairs + 1]):
        rest = players[at + 1 :]
        for other in rest:
            yield from (((one, other), *more) for more in pairings(tuple(p for p in rest if p != other), pairs - 1))


def cost(order: OrderCosts, players: tuple[int, ...], found: Pairs) -> int:
    paired = {p for pair in found for p in pair}
    return sum(order.pair(*pair) for pair in found) + sum(order.leaving(p) for p in players if p not in paired)


@pytest.mark.parametrize(("half", "over"), [*product((1, 2, 3, 4), (0, 1, 2)), (5, 0)])
def test_the_first_exchange_is_the_cheapest(half: int, over: int) -> None:
    """Places in the group count, whatever the numbers of the players are."""
    players = tuple(range(10, 10 + 2 * half + over))
    s1, s2 = players[:half], players[half:]
    uppers = [set(s1), *({*s1} - {*going} | {*coming} for going, coming in exchanges(s1, s2))]
    order = order_of_exchanges(s1, s2)
    ranked = []
    for found in some(pairings(players, half)):
        needed = next(at for at, upper in enumerate(uppers) if all((a in upper) != (b in upper) for a, b in found))
        ranked.append((cost(order, players, found), needed))
    ranked.sort()
    assert [needed for _, needed in ranked] == sorted(needed for _, needed in ranked)
    assert len({total for total, _ in ranked}) == len({needed for _, needed in ranked})
    assert 0 <= ranked[0][0] <= ranked[-1][0] < 1 << order.width


@pytest.mark.parametrize("half", [4, 7, 15, 31, 63])
def test_one_exchanged_player_more_is_worse_than_any_difference(half: int) -> None:
    """The greatest difference that so many can make, and the smallest that one more can."""
    players = tuple(range(2 * half))
    order = order_of_exchanges(players[:half], players[half:])

    def number(upper: set[int]) -> int:
        lower = [p for p in players if p not in upper]
        return cost(order, players, tuple(zip(sorted(upper), lower, strict=True)))

    for count in some(range(1, half // 2)):
        far = set(players[:half]) - set(range(1, 2 * count, 2)) | set(range(2 * half - 2, 2 * (half - count) - 1, -2))
        near = set(players[: half - count - 1]) | set(players[half : half + count + 1])
        assert 0 < number(far) < number(near) < 1 << order.width


def test_of_three_who_come_the_first_counts_first() -> None:
    """Places 8, 12 and 13 come before 9, 10 and 14, though 14 is the greatest: the differences are equal."""
    players = tuple(range(16))
    order = order_of_exchanges(players[:8], players[8:])
    costs = []
    for coming in ({8, 12, 13}, {9, 10, 14}):
        upper = {0, 1, 2, 3, 4} | coming
        lower = [p for p in players if p not in upper]
        costs.append(cost(order, players, tuple(zip(sorted(upper), lower, strict=True))))
    assert costs[0] < costs[1]


@pytest.mark.parametrize(("upper", "lower"), [(1, 1), (2, 2), (2, 3), (3, 3), (3, 4), (2, 7)])
def test_the_first_transposition_is_the_cheapest(upper: int, lower: int) -> None:
    players = tuple(range(20, 20 + upper + lower))
    s1, s2 = players[:upper], players[upper:]
    order = order_of_transpositions(s1, s2)
    options = list(permutations(s2, upper))
    costs = [sum(order.pair(*pair) for pair in zip(s1, option, strict=True)) for option in options]
    assert costs == sorted(set(costs))
    assert costs[-1] < 1 << order.width
    assert [order.pair(b, a) for a in s1 for b in s2] == [order.pair(a, b) for a in s1 for b in s2]
    assert {order.pair(a, b) for a, b in [*permutations(s1, 2), *permutations(s2, 2)]} <= {0}
    assert order.leaving(s2[-1]) == 0


def test_exchanges_of_so_many_or_more() -> None:
    s1, s2 = (0, 1, 2), (3, 4, 5, 6)
    more = [len(set(s1) - set(upper)) for upper, _ in every_exchange(s1, s2, 2)]
    assert (more[0], more[-1]) == (2, 3)
    assert list(every_exchange(s1, s2, 0)) == list(every_exchange(s1, s2))
