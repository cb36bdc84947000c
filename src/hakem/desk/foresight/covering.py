"""Cases in few words: a set of cases of several games as alternatives, each a few restrictions.

A case gives every game one of its outcomes. An alternative restricts some games to some of
their outcomes and leaves the others free; the alternatives together hold for the cases of
the set and for no other. None of them can leave out a restriction or be left out.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from itertools import product

from hakem.values import dataclass

Case = tuple[int, ...]
"""The outcome of every game, as a number from 0."""


@dataclass(frozen=True, slots=True)
class Restriction:
    """One game, by its place in the case, may end in these ways."""

    game: int
    outcomes: tuple[int, ...]


Alternative = tuple[Restriction, ...]
Cover = tuple[Alternative, ...]
"""What holds if one of several alternatives does: none of them never, an empty one always."""

_Room = tuple[tuple[int, ...], ...]
"""The outcomes that every game may have."""


def covered(cases: Collection[Case], ways: Sequence[int]) -> Cover:
    """Alternatives for exactly these cases; ``ways`` says how many outcomes every game has.

    >>> covered({(0, 0), (0, 1), (1, 0)}, (2, 2))
    ((Restriction(game=0, outcomes=(0,)),), (Restriction(game=1, outcomes=(0,)),))
    """
    wanted = frozenset(cases)
    left = set(wanted)
    rooms: list[_Room] = []
    while left:
        found = [_widened(case, wanted, ways, turned) for case in sorted(left)[:_TRIED] for turned in (False, True)]
        best = max(found, key=lambda room: (_held(room, left), _size(room)))
        rooms.append(best)
        left -= set(product(*best))
    kept = _needed(rooms)
    kept.sort(key=lambda room: (_size(room) * -1, room))
    return tuple(_restrictions(room, ways) for room in kept)


_TRIED = 12
"""So many cases that are still left are widened, and the alternative is taken that holds most of them."""


def _widened(case: Case, wanted: Collection[Case], ways: Sequence[int], turned: bool) -> _Room:
    """The case with every outcome added that keeps all cases among those wanted, game by game."""
    room: list[tuple[int, ...]] = [(outcome,) for outcome in case]
    order = range(len(case))
    for game in reversed(order) if turned else order:
        for outcome in range(ways[game]):
            if outcome in room[game]:
                continue
            others = [(outcome,) if at == game else outcomes for at, outcomes in enumerate(room)]
            if all(each in wanted for each in product(*others)):
                room[game] = tuple(sorted((*room[game], outcome)))
    return tuple(room)


def _needed(rooms: Sequence[_Room]) -> list[_Room]:
    """The alternatives without those whose cases the others have."""
    kept = list(rooms)
    for room in rooms:
        others = [other for other in kept if other is not room]
        if all(any(_has(other, case) for other in others) for case in product(*room)):
            kept = others
    return kept


def _has(room: _Room, case: Case) -> bool:
    return all(outcome in outcomes for outcome, outcomes in zip(case, room, strict=True))


def _held(room: _Room, cases: Collection[Case]) -> int:
    return sum(_has(room, case) for case in cases)


def _size(room: _Room) -> int:
    size = 1
    for outcomes in room:
        size *= len(outcomes)
    return size


def _restrictions(room: _Room, ways: Sequence[int]) -> Alternative:
    return tuple(Restriction(game, outcomes) for game, outcomes in enumerate(room) if len(outcomes) < ways[game])
