"""The parts of the native file: for every class of the model one table of its fields.

A line of a table is all that a new field costs: its key in the file, the kind
of its value, and its name in the class if that is another one.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, fields, replace
from types import MappingProxyType
from typing import Any, TypeVar

from hakem.errors import RequestError
from hakem.formats.document import NO_EXTRAS, Extras, StatedTeam
from hakem.formats.json_with_places import without_places
from hakem.formats.native.fields import (
    BIRTH,
    DAY,
    POINTS,
    TEXT,
    TEXTS,
    TRUTH,
    Field,
    Listed,
    Maybe,
    Notes,
    Record,
    pair,
    whole,
    word,
)
from hakem.formats.native.words import (
    ABNORMAL_KINDS,
    ACCELERATIONS,
    BYES,
    COLOURS,
    FORFEITS,
    FORMAT,
    OF_TEAMS,
    RESULTS,
    SEXES,
    TITLES,
    VERSION,
)
from hakem.i18n import Json
from hakem.model import (
    POINT_FIELDS,
    AbnormalPoints,
    Absence,
    Acceleration,
    Bye,
    Event,
    EventRules,
    ExternalValues,
    ForfeitedMatch,
    Game,
    Lot,
    Mark,
    PairedBy,
    Player,
    PlayerId,
    PointSystem,
    Prohibition,
    RatingMethod,
    Round,
    RoundNo,
    Team,
    TeamBye,
    TeamId,
    TeamPlay,
    TeamScoring,
    Tournament,
    VirtualPoints,
    marks_possible,
)

T = TypeVar("T")

WHOLE = whole()
NUMBER = whole(1)
"""An id, a pairing number, the number of a round."""


def _game(white: PlayerId, black: PlayerId, result: tuple[Mark, Mark], played: bool = True, rated: bool = True) -> Game:
    return Game(white, black, *result, played, rated)


def _forfeited(round_no: RoundNo, white: TeamId, black: TeamId, result: tuple[bool, bool]) -> ForfeitedMatch:
    return ForfeitedMatch(round_no, white, black, *result)


def _possible(marks: tuple[Mark, Mark]) -> bool:
    return marks_possible(Game(PlayerId(1), PlayerId(2), *marks))


PLAYER = Record(
    Player,
    Field("id", NUMBER),
    Field("number", NUMBER),
    Field("name", TEXT),
    Field("rating", NUMBER),
    Field("national_rating", NUMBER),
    Field("title", word(TITLES)),
    Field("sex", word(SEXES)),
    Field("birth", BIRTH),
    Field("federation", TEXT),
    Field("club", TEXT),
    Field("fide_id", whole(0)),
    Field("national_id", TEXT),
    Field("national_federation", TEXT),
    Field("joined", NUMBER),
    Field("withdrawn_after", whole(0)),
)
GAME = Record(
    Game,
    Field("white", NUMBER),
    Field("black", NUMBER),
    Field("result", word(RESULTS, _possible), get=lambda game: (game.white_mark, game.black_mark)),
    Field("played", TRUTH),
    Field("rated", TRUTH),
    make=_game,
)
BYE = Record(Bye, Field("player", NUMBER), Field("kind", word(BYES)))
PAIRED_BY = Record(
    PairedBy,
    Field("system", TEXT),
    Field("edition", TEXT),
    Field("version", TEXT),
    Field("by_hand", TRUTH),
    Field("reason", TEXT),
)
ROUND = Record(Round, Field("paired_by", PAIRED_BY), Field("games", Listed(GAME)), Field("byes", Listed(BYE)))
ABSENCE = Record(Absence, Field("round", NUMBER, "round_no"), Field("player", NUMBER), Field("kind", word(BYES)))
PROHIBITION = Record(
    Prohibition, Field("players", Listed(NUMBER)), Field("first_round", NUMBER), Field("last_round", NUMBER)
)
VIRTUAL_POINTS = Record(
    VirtualPoints,
    Field("player", NUMBER),
    Field("first_round", NUMBER),
    Field("last_round", NUMBER),
    Field("points", POINTS),
)
ACCELERATION = Record(Acceleration, Field("method", word(ACCELERATIONS)), Field("points", Listed(VIRTUAL_POINTS)))
ABNORMAL_POINTS = Record(
    AbnormalPoints,
    Field("kind", word(ABNORMAL_KINDS)),
    Field("points", POINTS),
    Field("round", NUMBER, "round_no", usual=None),
    Field("players", Listed(NUMBER)),
)
POINT_SYSTEM = Record(PointSystem, *(Field(name, POINTS) for name in POINT_FIELDS))
TEAM = Record(
    Team,
    Field("id", NUMBER),
    Field("name", TEXT),
    Field("members", Listed(NUMBER)),
    Field("nickname", TEXT),
    Field("strength", POINTS),
)
TEAM_SCORING = Record(
    TeamScoring,
    *(Field(field.name, POINTS) for field in fields(TeamScoring) if field.name != "board_colours"),
    Field("board_colours", TEXT),
)
TEAM_BYE = Record(TeamBye, Field("round", NUMBER, "round_no"), Field("team", NUMBER))
FORFEITED_MATCH = Record(
    ForfeitedMatch,
    Field("round", NUMBER, "round_no"),
    Field("white", NUMBER),
    Field("black", NUMBER),
    Field("result", word(FORFEITS, lambda wins: wins != (True, True)), get=lambda m: (m.white_wins, m.black_wins)),
    make=_forfeited,
)
TEAM_PLAY = Record(
    TeamPlay,
    Field("scoring", TEAM_SCORING),
    Field("byes", Listed(TEAM_BYE)),
    Field("forfeited", Listed(FORFEITED_MATCH)),
)
LOT = Record(Lot, Field("purpose", TEXT), Field("seed", TEXT))
EXTERNAL_VALUES = Record(
    ExternalValues,
    Field("name", TEXT),
    Field("of", word(OF_TEAMS), "of_teams"),
    Field("values", Listed(pair(Field("id", NUMBER), Field("value", POINTS)))),
)
RATING_METHOD = Record(RatingMethod, Field("federation", TEXT), Field("method", TEXT))
EVENT = Record(
    Event,
    Field("name", TEXT),
    Field("city", TEXT),
    Field("federation", TEXT),
    Field("start", DAY),
    Field("end", DAY),
    Field("kind", TEXT),
    Field("type_code", TEXT),
    Field("chief_arbiter", TEXT),
    Field("deputies", TEXTS),
    Field("time_control", TEXT),
    Field("time_control_code", TEXT),
    Field("controller", TEXT),
    Field("round_dates", Listed(Maybe(DAY))),
    Field("rating_methods", Listed(RATING_METHOD)),
)
RULES = Record(
    EventRules,
    Field("system", TEXT),
    Field("edition", TEXT),
    Field("options", Listed(pair(Field("name", TEXT), Field("value", TEXT)))),
    Field("tie_breaks", TEXTS),
    Field("tie_break_edition", TEXT),
    Field("collation", TEXT),
)
TOURNAMENT = Record(
    Tournament,
    Field("event", EVENT),
    Field("rules", RULES),
    Field("rounds_total", NUMBER),
    Field("points", POINT_SYSTEM),
    Field("initial_colour", word(COLOURS)),
    Field("players", Listed(PLAYER)),
    Field("rounds", Listed(ROUND)),
    Field("absences", Listed(ABSENCE)),
    Field("prohibited", Listed(PROHIBITION)),
    Field("acceleration", ACCELERATION),
    Field("abnormal_points", Listed(ABNORMAL_POINTS)),
    Field("teams", Listed(TEAM)),
    Field("lots", Listed(LOT)),
    Field("team_play", TEAM_PLAY),
    Field("external", Listed(EXTERNAL_VALUES)),
)
STATED_TEAM = Record(
    StatedTeam, Field("team", NUMBER), Field("match_points", TEXT), Field("game_points", TEXT), Field("rank", TEXT)
)
EXTRAS = Record(
    Extras,
    Field("ranks", Listed(pair(Field("player", NUMBER), Field("rank", WHOLE)))),
    Field("teams", Listed(STATED_TEAM)),
    Field("records", TEXTS),
)


@dataclass(frozen=True, slots=True)
class Document:
    """A native file: the tournament, and what a report said beyond it."""

    format: str
    version: int
    tournament: Tournament
    extras: Extras = NO_EXTRAS


DOCUMENT = Record(
    Document,
    Field("format", word({FORMAT: FORMAT})),
    Field("version", replace(NUMBER, described={"const": VERSION})),
    Field("tournament", TOURNAMENT),
    Field("extras", EXTRAS),
)

PARTS: Mapping[type, Record[Any]] = MappingProxyType(
    {
        AbnormalPoints: ABNORMAL_POINTS,
        Absence: ABSENCE,
        Acceleration: ACCELERATION,
        Bye: BYE,
        Event: EVENT,
        EventRules: RULES,
        ExternalValues: EXTERNAL_VALUES,
        Extras: EXTRAS,
        ForfeitedMatch: FORFEITED_MATCH,
        Game: GAME,
        Lot: LOT,
        PairedBy: PAIRED_BY,
        Player: PLAYER,
        PointSystem: POINT_SYSTEM,
        Prohibition: PROHIBITION,
        RatingMethod: RATING_METHOD,
        Round: ROUND,
        StatedTeam: STATED_TEAM,
        Team: TEAM,
        TeamBye: TEAM_BYE,
        TeamPlay: TEAM_PLAY,
        TeamScoring: TEAM_SCORING,
        Tournament: TOURNAMENT,
        VirtualPoints: VIRTUAL_POINTS,
    }
)
"""Everything that can be written and read alone."""


def to_data(part: object) -> dict[str, Json]:
    """A part of a tournament as JSON has it, as it stands in a native file.

    >>> to_data(Lot("numbers", "salon 3"))
    {'purpose': 'numbers', 'seed': 'salon 3'}
    """
    return PARTS[type(part)].write(part)


def from_data(kind: type[T], data: Json) -> T:
    """The part of a tournament that ``to_data`` gave; ``RequestError`` says what is wrong with anything else.

    >>> from_data(Lot, {"purpose": "numbers", "seed": "salon 3"})
    Lot(purpose='numbers', seed='salon 3')
    """
    notes = Notes()
    part: T = PARTS[kind].read(without_places(data), notes)
    if notes.faults:
        raise RequestError(notes.faults[0].message)
    return part
