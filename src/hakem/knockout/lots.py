"""Who has White, and who meets whom, where that is left to the lot.

A lot belongs to a name, that of the game or of the contest, and is drawn from
the text ``SEED/NAME`` as ``hakem/facts/lots.py`` has it. So every lot can be drawn again
afterwards, and none depends on how many were drawn before it. Colours that were
settled in the hall, by a coin or by the choice of whoever won the lot (A.29), are
noted and take the place of the lot.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from types import MappingProxyType

from hakem.facts.lots import chosen, draw_order, lots


@dataclass(frozen=True, slots=True)
class Lots:
    """The ``seed`` of all lots, and in ``settled`` who has White in a game whose colours were settled in the hall.

    A note about somebody who does not play that game is void.
    """

    seed: str
    settled: Mapping[str, int] = field(default_factory=lambda: MappingProxyType({}))

    def white(self, game: str, first: int, second: int) -> int:
        """Which of the two has White in a game."""
        noted = self.settled.get(game)
        if noted in (first, second):
            return noted
        return (first, second)[chosen(lots(f"{self.seed}/{game}"), 2)]

    def order(self, name: str, players: tuple[int, ...]) -> tuple[int, ...]:
        """The players as they are drawn."""
        return tuple(players[number - 1] for number in draw_order(f"{self.seed}/{name}", len(players)))
