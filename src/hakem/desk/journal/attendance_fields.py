"""The actions about who comes and who stays away, with their fields: a part of the declaration of all actions.

Each of them is about a player, or about a whole team where teams meet.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any

from hakem.formats.native.fields import TEXT, TRUTH, Line, Table, whole, word
from hakem.formats.native.parts import NUMBER
from hakem.model import ByeKind, PlayerId, TeamId
from hakem.values import dataclass

BYES = {"half": ByeKind.HALF_POINT, "zero": ByeKind.ZERO_POINT, "full": ByeKind.FULL_POINT}


@dataclass(frozen=True, slots=True)
class CheckIn:
    """Whether a player is there, or everybody of a ``team``."""

    player: PlayerId | None = None
    team: TeamId | None = None
    present: bool = True


@dataclass(frozen=True, slots=True)
class ByeAsked:
    """A bye that a player or a whole ``team`` asks for."""

    round_no: int
    kind: ByeKind
    player: PlayerId | None = None
    team: TeamId | None = None


@dataclass(frozen=True, slots=True)
class ByeTakenBack:
    """A bye that a player or a whole ``team`` asked for and needs no longer."""

    round_no: int
    player: PlayerId | None = None
    team: TeamId | None = None


@dataclass(frozen=True, slots=True)
class Withdrawal:
    """A player or a whole ``team`` leaves after a round; by default after the last one paired."""

    player: PlayerId | None = None
    team: TeamId | None = None
    after: int | None = None
    reason: str = ""


@dataclass(frozen=True, slots=True)
class Return:
    """A player or a whole ``team`` comes back."""

    player: PlayerId | None = None
    team: TeamId | None = None


_ROUND = Line[Any]("round", NUMBER, "round_no")
_WHO: tuple[Line[Any], ...] = (Line("player", NUMBER), Line("team", NUMBER))

CHECK_IN = Table(CheckIn, *_WHO, Line("present", TRUTH))
ATTENDANCE_ACTIONS: Mapping[str, Table[Any]] = MappingProxyType(
    {
        "bye": Table(ByeAsked, *_WHO, _ROUND, Line("kind", word(BYES))),
        "no-bye": Table(ByeTakenBack, *_WHO, _ROUND),
        "withdraw": Table(Withdrawal, *_WHO, Line("after", whole(0)), Line("reason", TEXT)),
        "return": Table(Return, *_WHO),
    }
)
