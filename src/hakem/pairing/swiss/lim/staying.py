"""Who of a group is paired in it and who leaves, decided one after the other, and never at the price of a pair.

As many exits as a largest matching leaves players over are added to the graph, each open to everybody: then the
matchings of the largest size are the perfect ones, and whoever is matched with an exit leaves. The exits are all alike,
so it is enough to ask about one of them.
"""

from __future__ import annotations

from collections.abc import Sequence

from hakem.matching.bits import bits, everything, unmatched
from hakem.matching.cardinality import maximum_matching
from hakem.matching.decisions import Decisions


class Staying:
    """The matchings of the largest size in a group, fewer and fewer of them as it is decided who stays."""

    def __init__(self, legal: Sequence[int], members: int) -> None:
        """``legal`` says who may meet whom; ``members`` is the set of those in the group."""
        mate = maximum_matching(legal, None, members)
        over = list(bits(unmatched(mate) & members))
        self._members = members
        self._exits = list(range(len(legal), len(legal) + len(over)))
        exits = everything(len(over)) << len(legal)
        rows = list(legal)
        for player in bits(members):
            rows[player] = rows[player] & members | exits
        for player, way_out in zip(over, self._exits, strict=True):
            mate[player] = way_out
        self._deciding = Decisions(rows + [members] * len(over), members | exits, mate + over)

    @property
    def must_leave(self) -> int:
        """How many more have to leave."""
        return len(self._exits)

    def keep(self, player: int) -> bool:
        """Let the player stay if that is possible beside all others who are to stay; otherwise the player leaves."""
        if self._deciding.confine(player, self._members):
            return True
        self.leave(player)
        return False

    def open_to(self, player: int) -> int:
        """The set of those in the group whom the player may still meet, as far as is known."""
        return self._deciding.open_to(player) & self._members

    def allows(self, one: int, other: int) -> bool:
        """Whether these two can be paired."""
        return self._deciding.allows(one, other)

    def pair(self, one: int, other: int) -> bool:
        """Pair these two, if that is possible; say whether it is."""
        return self._deciding.take(one, other)

    def can_leave(self, player: int) -> bool:
        """Whether the player can be one of those who leave."""
        return bool(self._exits) and self._deciding.allows(player, self._exits[0])

    def leave(self, player: int) -> None:
        """Let the player leave, who can."""
        granted = self._deciding.take(player, self._exits.pop(0))
        assert granted
