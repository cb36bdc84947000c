"""A scoregroup of the Lim system when its turn comes, and what becomes of it."""

from __future__ import annotations

import enum
from dataclasses import dataclass

from hakem.pairing.swiss.lim.rules import Direction
from hakem.pairing.swiss.verdict import Pair


@dataclass(frozen=True, slots=True)
class Group:
    """Residents in the order of the field, and floaters in the order in which they are paired."""

    score: int
    direction: Direction
    residents: tuple[int, ...]
    floaters: tuple[int, ...] = ()
    is_median: bool = False


@dataclass(frozen=True, slots=True)
class Ahead:
    """The group to which players float: who belongs there, and who has floated there already in this round."""

    residents: tuple[int, ...]
    waiting: tuple[int, ...] = ()


class Reason(enum.Enum):
    """Why a certain resident leaves: by rank, or because the one who would by rank must not."""

    RANK = "rank"
    NO_OPPONENT = "no-opponent"
    AGAIN = "again"
    COLOURS = "colours"
    NEEDED = "needed"


@dataclass(frozen=True, slots=True)
class Departure:
    """A resident who leaves, and whom the rank alone would have chosen instead (the same one if nothing was wrong)."""

    player: int
    by_rank: int
    reason: Reason


@dataclass(frozen=True, slots=True)
class PairedLim:
    """A group and what became of it.

    ``going_on`` are floaters who find no place here, ``meetings`` the pairs of
    the others, the floater first. ``rest`` are the residents who are left when
    everybody who must has left, ``pairs`` their pairs in the order in which
    they were decided, the player whose turn it was first.
    """

    group: Group
    going_on: tuple[int, ...]
    meetings: tuple[Pair, ...]
    departures: tuple[Departure, ...]
    rest: tuple[int, ...]
    pairs: tuple[Pair, ...]

    @property
    def made(self) -> tuple[Pair, ...]:
        """All pairs of the group."""
        return self.meetings + self.pairs

    @property
    def leaving(self) -> tuple[int, ...]:
        """All who leave the group, in the order in which it was decided."""
        return self.going_on + tuple(departure.player for departure in self.departures)
