"""A group of the Dubov system as it was paired."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from hakem.pairing.swiss.dubov.lists import ListRules, PairedLists
from hakem.pairing.swiss.dubov.people import Scene
from hakem.pairing.swiss.verdict import Pair, ordered


@dataclass(frozen=True, slots=True)
class DubovGroup:
    """The residents of a score and everybody else who was with them.

    ``came_down`` floated down from above, ``raised`` were taken from below,
    ``going_down`` could not be paired here. ``floater_pairs`` were made before
    the others; ``lists`` are those of the others, None if there are none.
    """

    residents: tuple[int, ...]
    raised: tuple[int, ...]
    lists: PairedLists | None
    came_down: tuple[int, ...] = ()
    going_down: tuple[int, ...] = ()
    floater_pairs: tuple[Pair, ...] = ()

    @property
    def players(self) -> tuple[int, ...]:
        """Everybody who was in the group, best first."""
        return tuple(sorted((*self.residents, *self.raised, *self.came_down)))

    @property
    def pairs(self) -> tuple[Pair, ...]:
        """The pairs, higher ranked first."""
        others = self.lists.pairs if self.lists is not None else ()
        return (*(ordered(*pair) for pair in self.floater_pairs), *others)


Procedure = Callable[[Scene, ListRules, int | None], Sequence[DubovGroup]]
"""From a field, and the player who has the bye, to its groups, best first."""
