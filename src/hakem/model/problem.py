"""One thing that is wrong with a tournament, and where."""

from __future__ import annotations

import enum

from hakem.i18n import Message
from hakem.model.ids import PlayerId, RoundNo, TeamId
from hakem.values import dataclass


class Severity(enum.Enum):
    """An ERROR cannot be worked with; a WARNING can, but somebody should look."""

    ERROR = "error"
    WARNING = "warning"


class Part(enum.Enum):
    """The part of a tournament that something is about, by the name of its field."""

    PLAYERS = "players"
    ROUNDS_TOTAL = "rounds_total"
    ROUNDS = "rounds"
    EVENT = "event"
    POINTS = "points"
    ABSENCES = "absences"
    PROHIBITED = "prohibited"
    ACCELERATION = "acceleration"
    ABNORMAL_POINTS = "abnormal_points"
    TEAMS = "teams"
    TEAM_PLAY = "team_play"
    EXTERNAL = "external"
    RULES = "rules"
    PRIZES = "prizes"


LAST = -1


@dataclass(frozen=True, slots=True)
class About:
    """A place in a tournament: a part of it and, as far as they matter, whose, in which round, which field.

    ``name`` is that of values from outside. ``number`` is the one that such
    values name, or the place, from 1, of a record in a list whose records are
    known by nothing else. Where several records are about the same, ``nth`` says
    which one is meant: 0 the first, ``LAST`` the last, which is where a thing
    stands again that stood before.
    """

    part: Part
    player: PlayerId | None = None
    round_no: RoundNo | None = None
    team: TeamId | None = None
    field: str = ""
    name: str = ""
    number: int | None = None
    nth: int = 0


@dataclass(frozen=True, slots=True)
class Problem:
    """One thing that is wrong, how bad that is, and which place of the tournament it is about."""

    message: Message
    about: About
    severity: Severity = Severity.ERROR
