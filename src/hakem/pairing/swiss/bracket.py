"""A bracket: moved-down players and the residents of a scoregroup, and what becomes of them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Bracket:
    """Players of the field, best first; the first ``moved_down`` of them came from above.

    ``score`` is that of the residents. ``bye`` says that the one left over, if
    it is only one, gets the pairing-allocated bye.
    """

    players: tuple[int, ...]
    moved_down: int
    score: int
    bye: bool = False

    @property
    def size(self) -> int:
        """How many players are in it."""
        return len(self.players)

    @property
    def came_down(self) -> tuple[int, ...]:
        """Those who were left over in the bracket above."""
        return self.players[: self.moved_down]

    @property
    def residents(self) -> tuple[int, ...]:
        """Those who belong here by their score."""
        return self.players[self.moved_down :]


@dataclass(frozen=True, slots=True)
class Outcome:
    """Pairs, higher ranked first, and those left over, best first."""

    pairs: tuple[tuple[int, int], ...]
    floaters: tuple[int, ...]


def outcome(pairs: Sequence[tuple[int, int]], players: Sequence[int]) -> Outcome:
    """The outcome with these pairs; whoever of the players is in none is left over."""
    paired = {p for pair in pairs for p in pair}
    return Outcome(tuple(sorted(pairs)), tuple(p for p in players if p not in paired))
