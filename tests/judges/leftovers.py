"""What may be left of a bracket, whichever way it is paired: for the look at the next bracket."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from tests.judges.dutch_candidates import Bracket
from tests.judges.entrant import Entrant

MayMeet = Callable[[Entrant, Entrant], bool]
Players = tuple[Entrant, ...]


def leftovers(bracket: Bracket, number: int, may_meet: MayMeet) -> frozenset[Players]:
    """Every set of that many players that can stay unpaired while all the others are paired.

    MDPs do not meet each other. Sets that were found once for the same rest are remembered.
    """
    mdps = frozenset(bracket.mdps)

    @cache
    def left_of(players: Players, unpaired: int) -> frozenset[Players]:
        if unpaired > len(players) or (len(players) - unpaired) % 2:
            return frozenset()
        if not players:
            return frozenset({()})
        first, others = players[0], players[1:]
        found = {(first, *left) for left in left_of(others, unpaired - 1)} if unpaired else set()
        for place, other in enumerate(others):
            if may_meet(first, other) and not {first, other} <= mdps:
                found |= left_of((*others[:place], *others[place + 1 :]), unpaired)
        return frozenset(found)

    return left_of(bracket.players, number)
