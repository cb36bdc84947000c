"""C.12 and C.13: what the group below needs from those who leave the group that is paired once more.

The text goes back and tries another pairing of the group above until the group below works. Here the group below takes
part in the search as further vertices: whoever leaves the upper group must have somebody to play with down there.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from hakem.pairing.swiss.field import members, set_of
from hakem.pairing.swiss.handbook.puzzle import Puzzle
from hakem.pairing.swiss.handbook.relations import Relations


@dataclass(frozen=True, slots=True)
class Below:
    """The group below, and what must be possible there.

    ``passing`` leave the upper group in any case, ``excused`` need no opponent
    here. Otherwise everybody who comes down must have one if ``all_play``.
    ``idle`` is how many may stay without an opponent, None for any number of
    residents. In the ``lowest`` group being idle means having the bye. With
    ``few_idle`` as few as possible are to be idle.
    """

    residents: tuple[int, ...]
    passing: tuple[int, ...] = ()
    excused: int = 0
    all_play: bool = False
    idle: int | None = None
    lowest: bool = False
    few_idle: bool = False

    def needed(self) -> tuple[int, ...]:
        """Those outside the upper group who must be matched."""
        return self.passing if self.idle is None else (*self.passing, *self.residents)

    def join(self, puzzle: Puzzle, relations: Relations, price: int) -> None:
        """Add what can happen below apart from the players of the upper group; ``price`` is that of being idle."""
        here = set_of(self.residents)
        for player in self.passing:
            for option, cost in self.options(relations, player, price):
                puzzle.join(player, option, cost)
        if self.idle is None:
            return
        may_idle = relations.bye if self.lowest else -1
        for player in self.residents:
            for other in members(relations.legal[player] & here & ~((2 << player) - 1)):
                puzzle.join(player, other)
            if may_idle >> player & 1:
                for seat, cost in self._seats(relations, price):
                    puzzle.join(player, seat, cost)

    def options(self, relations: Relations, player: int, price: int) -> Iterator[tuple[int, int]]:
        """With whom or what somebody who comes down can be matched, and at what cost."""
        for resident in members(relations.legal[player] & set_of(self.residents)):
            yield resident, 0
        if self.excused >> player & 1:
            yield 2 * relations.field.size + player, 0
        elif not self.all_play and (not self.lowest or relations.bye >> player & 1):
            yield from self._seats(relations, price)

    def _seats(self, relations: Relations, price: int) -> Iterator[tuple[int, int]]:
        """Vertices that stand for staying idle."""
        size = relations.field.size
        for seat in range(size, size + (self.idle or 0)):
            yield seat, price if self.few_idle else 0
