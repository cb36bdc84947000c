"""The order in which Burstein pairings are tried, the same in both editions.

Players are given best first, so that their places are the numbers 1, 2, 3, … of the text.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import groupby
from typing import TypeVar

from tests.judges.completion import Completion
from tests.judges.entrant import Entrant, Strength

T = TypeVar("T")
MayMeet = Callable[[T, T], bool]


def pairings(
    players: Sequence[T], floaters: int, may_meet: MayMeet[T]
) -> Iterator[tuple[tuple[tuple[T, T], ...], tuple[T, ...]]]:
    """Every pairing that leaves that many players over, with those players (2026: 3.2; 2009: 6.2 and 6.4).

    The first player meets the last one, then the last but one, and so on;
    staying over comes after every opponent. Then the same for the first of
    those who are left.
    """
    if floaters > len(players) or (len(players) - floaters) % 2:
        return
    if not players:
        yield (), ()
        return
    first, others = players[0], players[1:]
    for place in reversed(range(len(others))):
        if may_meet(first, others[place]):
            for pairs, left in pairings((*others[:place], *others[place + 1 :]), floaters, may_meet):
                yield ((first, others[place]), *pairs), left
    if floaters:
        for pairs, left in pairings(others, floaters - 1, may_meet):
            yield pairs, (first, *left)


def may_meet(one: Entrant, two: Entrant) -> bool:
    """Never twice, and no two who both want the same colour absolutely (2026: C1, C3; 2009: 3.1, 5.2, 5.3).

    No topscorer is exempt in this system.
    """
    both_absolute = one.strength is two.strength is Strength.ABSOLUTE and one.wants is two.wants
    return two.id not in one.met and not both_absolute


def clash(one: Entrant, two: Entrant) -> bool:
    """Whether the two want the same colour, so that one of them does not get it (2026: C8; 2009: 6.5)."""
    return one.wants is not None and one.wants is two.wants


def clashes(pairs: Sequence[tuple[Entrant, Entrant]]) -> int:
    """How many pairs there are in which somebody does not get the colour wanted."""
    return sum(clash(one, two) for one, two in pairs)


def completion() -> Completion:
    """Asks whether a set of players can be paired to the last: who has the bye is settled before."""
    return Completion(may_meet, lambda _: False)


def scoregroups(field: Sequence[Entrant]) -> list[tuple[Entrant, ...]]:
    """2026: 1.3; 2009: art. 1: players of equal score, the highest first; inside they keep their order."""
    by_score = sorted(field, key=lambda e: -e.score)
    return [tuple(group) for _, group in groupby(by_score, key=lambda e: e.score)]
