"""The first pairing in some order that breaks no more than is allowed, where that is not the least.

Where a pairing may break exactly the least that must be broken, one weighing finds the first of the best. Where it may
break more than that, the first acceptable one need not be among the best. Then it is decided player by player: the
highest of S1 gets the highest opponent with whom the others can still keep to what is allowed, and so on.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import combinations

from hakem.pairing.swiss.dutch_2009.matching import Only, Players, WeighedPairing
from hakem.pairing.swiss.field import members

Finder = Callable[[Only], WeighedPairing | None]
"""Any pairing that keeps to what is allowed and to these sets; None is the proof that there is none."""


def first_opponents(s1: Sequence[int], options: Callable[[int], int], find: Finder) -> Players | None:
    """D.1: the opponents of S1 in the first pairing that can be found; None if there is none.

    A pairing is in hand all the time: the opponent there is possible without
    asking, and only those before it are tried.
    """
    found = find({})
    if found is None:
        return None
    only: dict[int, int] = {}
    for player in s1:
        for other in members(options(player)):
            better = found if found.opponent[player] == other else find({**only, player: 1 << other})
            if better is not None:
                found, only[player] = better, 1 << other
                break
    return tuple(found.opponent[player] for player in s1)


def exchanges(s1: Sequence[int], s2: Sequence[int], fewest: int = 1) -> Iterator[tuple[Players, Players]]:
    """D.2: S1 and S2 after every exchange in turn, of so many players or more.

    Few first, then small differences of the numbers, then the lowest of S1,
    then the highest of S2.
    """
    upper, everybody = len(s1), (*s1, *s2)
    for count in range(max(1, fewest), min(upper, len(s2)) + 1):
        going = sorted(combinations(range(upper), count), key=lambda places: tuple(-at for at in reversed(places)))
        coming: dict[int, list[Players]] = {}
        for places in combinations(range(upper, len(everybody)), count):
            coming.setdefault(sum(places), []).append(places)
        least = min(coming) - max(map(sum, going))
        for difference in range(least, max(coming) - min(map(sum, going)) + 1):
            for out in going:
                for into in coming.get(sum(out) + difference, ()):
                    first = {*range(upper)}.difference(out).union(into)
                    new = tuple(everybody[i] for i in sorted(first))
                    yield new, tuple(player for i, player in enumerate(everybody) if i not in first)
