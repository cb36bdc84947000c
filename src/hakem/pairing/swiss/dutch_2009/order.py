"""D.1 and D.2 without trying every transposition and exchange: what a pairing costs, so that the cheapest is the first.

D.1 compares transpositions by the opponent of the highest of S1, then by that of the next, and so on: digits of one
number.

D.2: an exchange moves some players of S1 to S2 and as many of S2 to S1; then S1 is paired with S2. A pairing needs an
exchange for every pair inside S2, whose higher player must come to S1, and as many players of S1 go to S2 instead: the
lower one of every pair inside S1, and whoever of S1 is left over. No smaller exchange, and none with a smaller
difference of numbers, allows this pairing. So the order of D.2 is a sum over pairs:

1. the fewer exchanged, the better: count the pairs inside S2;
2. then the smaller the difference between the numbers exchanged, the better;
3. then the lower the players of S1 are, the lowest first;
4. then the higher the players of S2 are, the highest first.

Numbers are the places in the group, as in the examples of the article. The matrices there leave out the highest of S1
and the lowest of S2 because exchanging them gives nothing new; here they simply never come out as the cheapest.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from hakem.values import dataclass


def nothing(*_: int) -> int:
    """No cost."""
    return 0


@dataclass(frozen=True, slots=True)
class OrderCosts:
    """What decides between pairings that break equally much: costs of pairs, higher player first, and of leaving.

    ``width`` is how many bits the sum of all of them can have.
    """

    pair: Callable[[int, int], int] = nothing
    leaving: Callable[[int], int] = nothing
    width: int = 0


ANY_ORDER = OrderCosts()


def order_of_transpositions(s1: Sequence[int], s2: Sequence[int]) -> OrderCosts:
    """D.1: what each pair of S1 with S2 costs; both stand in order."""
    width = len(s2).bit_length()
    values = dict(zip(s1, place_values([width] * len(s1)), strict=True))
    place = {player: i for i, player in enumerate(s2)}

    def pair(one: int, two: int) -> int:
        higher, lower = (one, two) if one in values else (two, one)
        return values[higher] * place[lower] if higher in values and lower in place else 0

    return OrderCosts(pair, width=width * len(s1) + 1)


def order_of_exchanges(s1: Sequence[int], s2: Sequence[int]) -> OrderCosts:
    """D.2: what each pair costs in exchanges; S1 and S2 stand in order."""
    place = {player: i for i, player in enumerate((*s1, *s2))}
    upper, lower = len(s1), len(s2)
    count = (upper + lower).bit_length() + 1
    number, difference, going, coming = place_values([count, 2 * count, upper + count, lower + count])

    def goes(player: int) -> int:
        at = place[player]
        return (upper - at) * difference + ((1 << upper) - (1 << at)) * going

    def comes(player: int) -> int:
        at = place[player] - upper
        return number + at * difference + ((1 << lower) - (1 << (lower - 1 - at))) * coming

    def pair(higher: int, lower_one: int) -> int:
        if place[lower_one] < upper:
            return goes(lower_one)
        return comes(higher) if place[higher] >= upper else 0

    def leaving(player: int) -> int:
        return goes(player) if place[player] < upper else 0

    return OrderCosts(pair, leaving, upper + lower + 5 * count)


def exchanged(players: Sequence[int], opponent: Mapping[int, int]) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """S1 and S2 after the exchange that a pairing needs, both in order again; all of S1 stood before all of S2.

    The higher player of every pair is in S1 then: pairs inside S2 send theirs
    there, and pairs inside S1 keep theirs.
    """
    upper = tuple(p for p in players if p < opponent.get(p, p))
    return upper, tuple(sorted(set(players).difference(upper)))


def place_values(widths: Sequence[int]) -> list[int]:
    """What one unit is worth in each of several numbers that stand side by side in one, the first being the highest.

    >>> place_values([3, 2, 4])
    [64, 16, 1]
    """
    values, shift = [], 0
    for width in reversed(widths):
        values.append(1 << shift)
        shift += width
    return values[::-1]
