"""What reading a file gives: the tournament, what was wrong or adjusted, and what is kept for writing back."""

from __future__ import annotations

import enum
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any

from hakem.errors import InputError
from hakem.i18n import Message
from hakem.model import PlayerId, Points, TeamId, Tournament

Watch = Callable[[Iterable[Any]], Iterable[Any]]
"""Lets somebody see how far the reading is: what is read goes through their hands."""


class Finding(enum.Enum):
    """An ERROR stops the file from being used; ADJUSTED was read differently from how it is written.

    A WARNING was read as it is written, but somebody should look at it.
    """

    ERROR = "error"
    ADJUSTED = "adjusted"
    WARNING = "warning"


@dataclass(frozen=True, slots=True)
class FileProblem:
    """Something about a file, with its place (rows and columns count from 1)."""

    message: Message
    finding: Finding
    row: int = 1
    column: int = 1


@dataclass(frozen=True, slots=True)
class StatedTeam:
    """What a file prints beside a team: figures that follow from elsewhere, kept as they stand."""

    team: TeamId
    match_points: str = ""
    game_points: str = ""
    rank: str = ""


@dataclass(frozen=True, slots=True)
class Extras:
    """What a file says beyond the tournament: printed ranks, and records nobody here interprets."""

    ranks: tuple[tuple[PlayerId, int], ...] = ()
    teams: tuple[StatedTeam, ...] = ()
    records: tuple[str, ...] = ()


NO_EXTRAS = Extras()
ROUNDS_ASSUMED = "trf.rounds-assumed"


@dataclass(frozen=True, slots=True)
class Parsed:
    """The outcome of reading. ``tournament`` is None exactly when there is an error.

    ``printed_points`` is what the file prints as the points of its players; it
    follows from the results, so nobody writes it back.
    """

    tournament: Tournament | None
    problems: tuple[FileProblem, ...] = ()
    extras: Extras = NO_EXTRAS
    printed_points: tuple[tuple[PlayerId, Points], ...] = ()

    @property
    def errors(self) -> tuple[FileProblem, ...]:
        """What makes the file unusable, in the order of the file."""
        return tuple(p for p in self.problems if p.finding is Finding.ERROR)

    @property
    def adjustments(self) -> tuple[FileProblem, ...]:
        """What was read differently from how it is written."""
        return tuple(p for p in self.problems if p.finding is Finding.ADJUSTED)

    @property
    def rounds_assumed(self) -> bool:
        """Whether the file does not say how many rounds the event has."""
        return any(p.message.key == ROUNDS_ASSUMED for p in self.problems)

    def require(self) -> Tournament:
        """The tournament, or ``InputError`` at the first error."""
        if self.tournament is None:
            first = self.errors[0]
            raise InputError(first.message, first.row, first.column)
        return self.tournament


@dataclass(frozen=True, slots=True)
class Written:
    """A file as text, and everything that could not be written as it was."""

    text: str
    adjustments: tuple[Message, ...] = ()
