"""The actions about teams and their matches with their fields: a part of the declaration of all actions."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import date
from types import MappingProxyType
from typing import Any

from hakem.formats.native.fields import DAY, POINTS, TEXT, TEXTS, TRUTH, Line, Listed, Maybe, Table, word
from hakem.formats.native.line_up_parts import LINE_UP_RULES
from hakem.formats.native.parts import NUMBER
from hakem.model import LineUpRules, PlayerId, Points, TeamId
from hakem.values import dataclass

WAYS_TO_NUMBER_TEAMS = ("rank", "lots", "given")
MATCH_WINNERS = ("first", "second", "none", "taken-back")
"""Who wins a match that does not take place: the team with White on board 1, the other, neither; or it takes place."""


@dataclass(frozen=True, slots=True)
class TeamAsked:
    """What is known of a team; None is what nobody says. ``members`` are all of them, in board order.

    ``by_rating`` puts the members in the order of their ratings, FIDE's before national ones.
    ``number`` is the team's number in the table. Fields named in ``clear`` are taken back.
    """

    team: TeamId | None = None
    name: str | None = None
    nickname: str | None = None
    captain: str | None = None
    coach: str | None = None
    federation: str | None = None
    club: str | None = None
    strength: Points | None = None
    number: int | None = None
    members: tuple[PlayerId, ...] | None = None
    by_rating: bool = False
    clear: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class TeamGone:
    """A team that does not come; ``members``: and its players neither."""

    team: TeamId
    members: bool = False


@dataclass(frozen=True, slots=True)
class TeamNumbersAsked:
    """How the numbers of teams are given; ``order`` names all teams where they are given by hand."""

    by: str
    seed: str = ""
    order: tuple[TeamId, ...] = ()


@dataclass(frozen=True, slots=True)
class LineUpRulesAsked:
    """The rules of line-ups: those of a ``preset``, or ``rules`` as a whole."""

    preset: str = ""
    rules: LineUpRules | None = None


@dataclass(frozen=True, slots=True)
class LineUpAsked:
    """Who sits for a team in a round, from board 1 on; null where nobody does. Nobody at all takes it back."""

    round_no: int
    team: TeamId
    players: tuple[PlayerId | None, ...]


@dataclass(frozen=True, slots=True)
class MatchResults:
    """Results of a match, board by board, as the team sees them that has White on board 1.

    ``1 ½ 0``, ``+ -`` by forfeit, ``--`` if nobody came; an empty one leaves the board as it is.
    """

    round_no: int
    match: int
    results: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class MatchForfeited:
    """A match that does not take place: who wins it, the ``first`` team, the ``second`` or ``none``."""

    round_no: int
    match: int
    winner: str
    reason: str = ""


@dataclass(frozen=True, slots=True)
class Penalty:
    """Points that are taken from a team, or given to it as a ``bonus``: in a round, or in none of them."""

    team: TeamId
    reason: str
    match_points: Points | None = None
    game_points: Points | None = None
    round_no: int | None = None
    bonus: bool = False


@dataclass(frozen=True, slots=True)
class Postponement:
    """A match that is played later than its round, perhaps on a day that is known."""

    round_no: int
    match: int
    until: date | None = None
    reason: str = ""


def _one_of(words: tuple[str, ...]) -> Any:
    return word({text: text for text in words})


_ROUND = Line[Any]("round", NUMBER, "round_no")
MATCH = Line[Any]("match", NUMBER)
_TEAM = Line[Any]("team", NUMBER)
_TEAM_FIELDS: tuple[Line[Any], ...] = (
    *(Line(name, TEXT) for name in ("name", "nickname", "captain", "coach", "federation", "club")),
    Line("strength", POINTS),
    Line("number", NUMBER),
    Line("members", Listed(NUMBER)),
    Line("by_rating", TRUTH),
)

TEAM_ACTIONS: Mapping[str, Table[Any]] = MappingProxyType(
    {
        "add-team": Table(TeamAsked, *_TEAM_FIELDS),
        "change-team": Table(TeamAsked, _TEAM, *_TEAM_FIELDS, Line("clear", TEXTS)),
        "remove-team": Table(TeamGone, _TEAM, Line("members", TRUTH)),
        "number-teams": Table(
            TeamNumbersAsked,
            Line("by", _one_of(WAYS_TO_NUMBER_TEAMS)),
            Line("seed", TEXT),
            Line("order", Listed(NUMBER)),
        ),
        "line-up-rules": Table(LineUpRulesAsked, Line("preset", TEXT), Line("rules", LINE_UP_RULES)),
        "line-up": Table(LineUpAsked, _ROUND, _TEAM, Line("players", Listed(Maybe(NUMBER)))),
    }
)
TEAM_MATCH_ACTIONS: Mapping[str, Table[Any]] = MappingProxyType(
    {
        "match": Table(MatchResults, _ROUND, MATCH, Line("results", TEXTS)),
        "forfeit-match": Table(
            MatchForfeited, _ROUND, MATCH, Line("winner", _one_of(MATCH_WINNERS)), Line("reason", TEXT)
        ),
        "postpone": Table(Postponement, _ROUND, MATCH, Line("until", DAY), Line("reason", TEXT)),
        "penalty": Table(
            Penalty,
            _TEAM,
            Line("match_points", POINTS),
            Line("game_points", POINTS),
            _ROUND,
            Line("reason", TEXT),
            Line("bonus", TRUTH),
        ),
    }
)
