"""What reading a file gives: the tournament, what was wrong or adjusted, and what is kept for writing back."""

from __future__ import annotations

import enum
from collections.abc import Callable, Iterable, Mapping
from typing import Any

from hakem.errors import InputError
from hakem.i18n import CATALOGUE, Message
from hakem.i18n.catalogue import SOURCE
from hakem.model import PlayerId, Points, RoundNo, TeamId, Tournament
from hakem.values import dataclass, replace

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


_TOLD_APART = frozenset({"trf.again", "trf.count", "trf.by-blanks"})
"""Findings about a record: one kind for every code."""


@dataclass(frozen=True, slots=True)
class Note:
    """All findings of one kind: the first of them, with its place, and how many there are."""

    first: FileProblem
    count: int = 1

    @property
    def kind(self) -> str:
        """What they are about."""
        return self.first.message.key

    @property
    def message(self) -> Message:
        """One sentence for all of them; where there is none, the first one's behind their number."""
        if self.count == 1:
            return self.first.message
        area, _, name = self.kind.partition(".")
        together = f"{area}.many.{name}"
        if CATALOGUE.knows(together, SOURCE):
            return Message(together, {**self.first.message.data, "count": self.count})
        return Message("file.many", {"count": self.count, "first": self.first.message})


def notes(found: Iterable[FileProblem]) -> tuple[Note, ...]:
    """What was found, once for every kind, in the order in which the kinds come up first."""
    kinds: dict[object, list[FileProblem]] = {}
    for problem in found:
        key = problem.message.key
        code = problem.message.data.get("code") if key in _TOLD_APART else None
        kinds.setdefault((problem.finding, key, code), []).append(problem)
    return tuple(Note(problems[0], len(problems)) for problems in kinds.values())


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


@dataclass(frozen=True, slots=True)
class Parsed:
    """The outcome of reading. ``tournament`` is None exactly when there is an error.

    ``printed_points`` is what the file prints as the points of its players; it
    follows from the results, so nobody writes it back. ``rounds_stated`` is false
    if the file does not say how many rounds the event has, and the number was
    assumed. ``colourless`` are the forfeits, by round, for which the file gives
    no colours: the tournament has to give them some. ``without_boards`` are the
    rounds for which it has no order of the boards (:mod:`hakem.pairing.board_order`).
    """

    tournament: Tournament | None
    problems: tuple[FileProblem, ...] = ()
    extras: Extras = NO_EXTRAS
    printed_points: tuple[tuple[PlayerId, Points], ...] = ()
    rounds_stated: bool = True
    colourless: tuple[tuple[RoundNo, frozenset[PlayerId]], ...] = ()
    without_boards: tuple[RoundNo, ...] = ()

    @property
    def errors(self) -> tuple[FileProblem, ...]:
        """What makes the file unusable, in the order of the file."""
        return tuple(p for p in self.problems if p.finding is Finding.ERROR)

    @property
    def adjustments(self) -> tuple[FileProblem, ...]:
        """What was read differently from how it is written."""
        return tuple(p for p in self.problems if p.finding is Finding.ADJUSTED)

    def strictly(self) -> Parsed:
        """The same for somebody who wants nothing assumed: what was adjusted is an error."""
        if not self.adjustments:
            return self
        adjusted = Finding.ADJUSTED
        refused = tuple(replace(p, finding=Finding.ERROR) if p.finding is adjusted else p for p in self.problems)
        return replace(self, tournament=None, problems=refused)

    def require(self) -> Tournament:
        """The tournament, or ``InputError`` at the first error."""
        if self.tournament is None:
            first = self.errors[0]
            raise InputError(first.message, first.row, first.column)
        return self.tournament


def withdrawals_in(t: Tournament) -> Mapping[PlayerId, RoundNo]:
    """Who has left by what the rounds show (:mod:`hakem.facts.leaving`); most events are too large to be one."""
    if len(t.players) > t.rounds_total + 1:
        return {}
    from hakem.facts.leaving import withdrawals_shown

    return withdrawals_shown(t)


def with_withdrawals(t: Tournament, last: Mapping[PlayerId, RoundNo]) -> Tournament:
    """The event that these players have left after these rounds; byes announced for later ones go with them."""
    if not last:
        return t
    return replace(
        t,
        players=tuple(replace(p, withdrawn_after=last[p.id]) if p.id in last else p for p in t.players),
        absences=tuple(a for a in t.absences if a.player not in last),
    )


class Lost(enum.Enum):
    """What a format has no place for; the value names the sentence about it."""

    CLUB = "club"
    EXTERNAL = "external"
    BOARD_ORDER = "board-order"
    UNRATED = "unrated"
    NATIONAL = "national"
    TIME_CONTROL_CODE = "time-control-code"
    CONTROLLER = "controller"
    RATING_METHODS = "rating-methods"
    BAKU = "baku"
    ROUND_RANGES = "round-ranges"
    TEAM_PLAY = "team-play"
    UNKNOWN_POINTS = "unknown-points"
    INITIAL_COLOUR = "initial-colour"
    PROHIBITED = "prohibited"
    ACCELERATION = "acceleration"
    BYE_KINDS = "bye-kinds"
    PLAYER_RECORDS = "player-records"
    TEAM_RECORDS = "team-records"
    EVENT = "event"
    RULES = "rules"
    POINTS = "points"
    ABSENCES = "absences"
    MEMBERSHIP = "membership"
    LOTS = "lots"
    OTHER_BYES = "other-byes"
    ALL_BYES = "all-byes"
    BOTH_LOST = "both-lost"
    UNUSUAL_RESULTS = "unusual-results"
    NOT_RATED = "not-rated"
    TEAMS = "teams"
    PLAYER_DATA = "player-data"
    READ_BACK = "read-back"
    PRIZES = "prizes"

    @property
    def message(self) -> Message:
        """The sentence about it."""
        return Message(f"write.lost.{self.value}")


@dataclass(frozen=True, slots=True)
class Written:
    """A file as text, and everything that could not be written as it was.

    ``adjustments`` say it to people; ``lost`` are those of them that the format has no place for.
    """

    text: str
    adjustments: tuple[Message, ...] = ()
    lost: tuple[Lost, ...] = ()

    def not_missing(self, what: Lost) -> Written:
        """The same for somebody who does not miss that."""
        return Written(
            self.text,
            tuple(message for message in self.adjustments if message != what.message),
            tuple(lost for lost in self.lost if lost is not what),
        )
