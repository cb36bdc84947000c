"""The parts of the native file: for every class of the model one table of its fields.

A line of a table is all that a new field costs: its key in the file, the kind
of its value, and its name in the class if that is another one.
"""

from __future__ import annotations

from collections.abc import Mapping
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
    Line,
    Listed,
    Maybe,
    Notes,
    Table,
    pair,
    whole,
    word,
)
from hakem.formats.native.line_up_parts import LINE_UP_RULES, PLAYER_CONDITION, QUOTA, SPECIAL_BOARD
from hakem.formats.native.prize_parts import BOARD_PRIZES, PRIZE, PRIZE_CATEGORY, PRIZE_LIST
from hakem.formats.native.words import (
    ABNORMAL_KINDS,
    ACCELERATIONS,
    BYES,
    COLOURS,
    FORFEITS,
    FORMAT,
    OF_TEAMS,
    OTHER_RESULTS,
    RESULTS,
    SEXES,
    TITLES,
    VERSION,
    BoardResult,
)
from hakem.i18n import Json
from hakem.model import (
    POINT_FIELDS,
    AbnormalPoints,
    Absence,
    Acceleration,
    BoardPrizes,
    Bye,
    Drawer,
    Event,
    EventRules,
    ExternalValues,
    ForfeitedMatch,
    Game,
    LineUpRules,
    Lot,
    PairedBy,
    Player,
    PlayerCondition,
    PlayerId,
    PointSystem,
    Prize,
    PrizeCategory,
    PrizeList,
    Prohibition,
    Quota,
    RatingMethod,
    Round,
    RoundNo,
    SpecialBoard,
    Team,
    TeamAbnormalPoints,
    TeamBye,
    TeamId,
    TeamLineUp,
    TeamPlay,
    TeamScoring,
    Tournament,
    VirtualPoints,
    marks_possible,
)
from hakem.values import dataclass, replace

T = TypeVar("T")

WHOLE = whole()
NUMBER = whole(1)
"""An id, a pairing number, the number of a round."""


def _game(white: PlayerId, black: PlayerId, result: BoardResult, played: bool = True, rated: bool = True) -> Game:
    return Game(white, black, result[0], result[1], played and not result[2], rated)


def _forfeited(round_no: RoundNo, white: TeamId, black: TeamId, result: tuple[bool, bool]) -> ForfeitedMatch:
    return ForfeitedMatch(round_no, white, black, *result)


def _possible(result: BoardResult) -> bool:
    return marks_possible(Game(PlayerId(1), PlayerId(2), result[0], result[1]))


PLAYER = Table(
    Player,
    Line("id", NUMBER),
    Line("number", NUMBER),
    Line("name", TEXT),
    Line("rating", NUMBER),
    Line("national_rating", NUMBER),
    Line("title", word(TITLES)),
    Line("sex", word(SEXES)),
    Line("birth", BIRTH),
    Line("federation", TEXT),
    Line("club", TEXT),
    Line("fide_id", whole(0)),
    Line("national_id", TEXT),
    Line("national_federation", TEXT),
    Line("joined", NUMBER),
    Line("withdrawn_after", Maybe(whole(0))),
)
GAME = Table(
    Game,
    Line("white", NUMBER),
    Line("black", NUMBER),
    Line(
        "result",
        word(RESULTS, _possible, OTHER_RESULTS),
        get=lambda game: (game.white_mark, game.black_mark, False),
    ),
    Line("played", TRUTH),
    Line("rated", TRUTH),
    make=_game,
)
BYE = Table(Bye, Line("player", NUMBER), Line("kind", word(BYES)))
PAIRED_BY = Table(
    PairedBy,
    Line("system", TEXT),
    Line("edition", TEXT),
    Line("version", TEXT),
    Line("by_hand", TRUTH),
    Line("reason", TEXT),
)
ROUND = Table(Round, Line("paired_by", PAIRED_BY), Line("games", Listed(GAME)), Line("byes", Listed(BYE)))
ABSENCE = Table(Absence, Line("round", NUMBER, "round_no"), Line("player", NUMBER), Line("kind", word(BYES)))
PROHIBITION = Table(
    Prohibition, Line("players", Listed(NUMBER)), Line("first_round", NUMBER), Line("last_round", NUMBER)
)
VIRTUAL_POINTS = Table(
    VirtualPoints,
    Line("player", NUMBER),
    Line("first_round", NUMBER),
    Line("last_round", NUMBER),
    Line("points", POINTS),
)
ACCELERATION = Table(Acceleration, Line("method", word(ACCELERATIONS)), Line("points", Listed(VIRTUAL_POINTS)))
ABNORMAL_POINTS = Table(
    AbnormalPoints,
    Line("kind", word(ABNORMAL_KINDS)),
    Line("points", POINTS),
    Line("round", NUMBER, "round_no", usual=None),
    Line("players", Listed(NUMBER)),
)
POINT_SYSTEM = Table(PointSystem, *(Line(name, POINTS) for name in POINT_FIELDS))
TEAM = Table(
    Team,
    Line("id", NUMBER),
    Line("name", TEXT),
    Line("members", Listed(NUMBER)),
    Line("nickname", TEXT),
    Line("strength", POINTS),
    *(Line(name, TEXT) for name in ("captain", "coach", "federation", "club")),
)
TEAM_SCORING = Table(
    TeamScoring,
    *(Line(name, POINTS) for name in ("win", "draw", "loss", "bye_match_points", "bye_game_points")),
    Line("board_colours", TEXT),
)
TEAM_BYE = Table(TeamBye, Line("round", NUMBER, "round_no"), Line("team", NUMBER), Line("kind", word(BYES)))
FORFEITED_MATCH = Table(
    ForfeitedMatch,
    Line("round", NUMBER, "round_no"),
    Line("white", NUMBER),
    Line("black", NUMBER),
    Line("result", word(FORFEITS, lambda wins: wins != (True, True)), get=lambda m: (m.white_wins, m.black_wins)),
    make=_forfeited,
)
LINE_UP = Table(
    TeamLineUp,
    Line("round", NUMBER, "round_no"),
    Line("team", NUMBER),
    Line("opponent", NUMBER, usual=None),
    Line("players", Listed(Maybe(NUMBER))),
)
TEAM_ABNORMAL_POINTS = Table(
    TeamAbnormalPoints,
    Line("kind", word(ABNORMAL_KINDS)),
    Line("match_points", POINTS, usual=None),
    Line("game_points", POINTS, usual=None),
    Line("round", NUMBER, "round_no", usual=None),
    Line("teams", Listed(NUMBER)),
)
TEAM_PLAY = Table(
    TeamPlay,
    Line("scoring", TEAM_SCORING),
    Line("byes", Listed(TEAM_BYE)),
    Line("forfeited", Listed(FORFEITED_MATCH)),
    Line("line_ups", Listed(LINE_UP)),
    Line("abnormal_points", Listed(TEAM_ABNORMAL_POINTS)),
    Line("line_up_rules", LINE_UP_RULES),
)
DRAWER = Table(
    Drawer,
    Line("id", whole(0), "who"),
    Line("number", NUMBER),
    Line("name", TEXT),
    Line("rating", NUMBER),
    Line("federation", TEXT),
    Line("in_hall", TRUTH),
)
LOT = Table(
    Lot,
    Line("purpose", TEXT),
    Line("seed", TEXT),
    Line("drawn", Listed(DRAWER)),
    Line("outcome", TEXT),
    Line("of_teams", TRUTH),
)
EXTERNAL_VALUES = Table(
    ExternalValues,
    Line("name", TEXT),
    Line("of", word(OF_TEAMS), "of_teams"),
    Line("values", Listed(pair(Line("id", NUMBER), Line("value", POINTS)))),
)
RATING_METHOD = Table(RatingMethod, Line("federation", TEXT), Line("method", TEXT))
EVENT = Table(
    Event,
    Line("name", TEXT),
    Line("city", TEXT),
    Line("federation", TEXT),
    Line("start", DAY),
    Line("end", DAY),
    Line("kind", TEXT),
    Line("type_code", TEXT),
    Line("chief_arbiter", TEXT),
    Line("deputies", TEXTS),
    Line("time_control", TEXT),
    Line("time_control_code", TEXT),
    Line("controller", TEXT),
    Line("round_dates", Listed(Maybe(DAY))),
    Line("rating_methods", Listed(RATING_METHOD)),
)
RULES = Table(
    EventRules,
    Line("system", TEXT),
    Line("edition", TEXT),
    Line("options", Listed(pair(Line("name", TEXT), Line("value", TEXT)))),
    Line("tie_breaks", TEXTS),
    Line("tie_break_edition", TEXT),
    Line("collation", TEXT),
)
TOURNAMENT = Table(
    Tournament,
    Line("event", EVENT),
    Line("rules", RULES),
    Line("rounds_total", NUMBER),
    Line("points", POINT_SYSTEM),
    Line("initial_colour", word(COLOURS)),
    Line("players", Listed(PLAYER)),
    Line("rounds", Listed(ROUND)),
    Line("absences", Listed(ABSENCE)),
    Line("prohibited", Listed(PROHIBITION)),
    Line("acceleration", ACCELERATION),
    Line("abnormal_points", Listed(ABNORMAL_POINTS)),
    Line("teams", Listed(TEAM)),
    Line("lots", Listed(LOT)),
    Line("team_play", TEAM_PLAY),
    Line("external", Listed(EXTERNAL_VALUES)),
    Line("prizes", PRIZE_LIST),
)
STATED_TEAM = Table(
    StatedTeam, Line("team", NUMBER), Line("match_points", TEXT), Line("game_points", TEXT), Line("rank", TEXT)
)
EXTRAS = Table(
    Extras,
    Line("ranks", Listed(pair(Line("player", NUMBER), Line("rank", WHOLE)))),
    Line("teams", Listed(STATED_TEAM)),
    Line("records", TEXTS),
)


@dataclass(frozen=True, slots=True)
class Document:
    """A native file: the tournament, and what a report said beyond it."""

    format: str
    version: int
    tournament: Tournament
    extras: Extras = NO_EXTRAS


DOCUMENT = Table(
    Document,
    Line("format", word({FORMAT: FORMAT})),
    Line("version", replace(NUMBER, described={"const": VERSION})),
    Line("tournament", TOURNAMENT),
    Line("extras", EXTRAS),
)

PARTS: Mapping[type, Table[Any]] = MappingProxyType(
    {
        AbnormalPoints: ABNORMAL_POINTS,
        Absence: ABSENCE,
        Acceleration: ACCELERATION,
        BoardPrizes: BOARD_PRIZES,
        Bye: BYE,
        Event: EVENT,
        EventRules: RULES,
        ExternalValues: EXTERNAL_VALUES,
        Extras: EXTRAS,
        ForfeitedMatch: FORFEITED_MATCH,
        Game: GAME,
        TeamLineUp: LINE_UP,
        LineUpRules: LINE_UP_RULES,
        Drawer: DRAWER,
        Lot: LOT,
        PairedBy: PAIRED_BY,
        Player: PLAYER,
        PlayerCondition: PLAYER_CONDITION,
        PointSystem: POINT_SYSTEM,
        Prize: PRIZE,
        PrizeCategory: PRIZE_CATEGORY,
        PrizeList: PRIZE_LIST,
        Prohibition: PROHIBITION,
        Quota: QUOTA,
        RatingMethod: RATING_METHOD,
        Round: ROUND,
        SpecialBoard: SPECIAL_BOARD,
        StatedTeam: STATED_TEAM,
        Team: TEAM,
        TeamAbnormalPoints: TEAM_ABNORMAL_POINTS,
        TeamBye: TEAM_BYE,
        TeamPlay: TEAM_PLAY,
        TeamScoring: TEAM_SCORING,
        Tournament: TOURNAMENT,
        VirtualPoints: VIRTUAL_POINTS,
    }
)
"""Everything that can be written and read alone."""


def _part(kind: type) -> Table[Any]:
    """How such a part is written and read; a ``TypeError`` says what there is."""
    if kind not in PARTS:
        known = ", ".join(sorted(each.__name__ for each in PARTS))
        raise TypeError(f"{kind.__name__} is no part of a tournament file; parts are {known}")
    return PARTS[kind]


def to_data(part: object) -> dict[str, Json]:
    """A part of a tournament as JSON has it, as it stands in a native file.

    >>> to_data(Lot("numbers", "salon 3"))
    {'purpose': 'numbers', 'seed': 'salon 3'}
    """
    return _part(type(part)).write(part)


def from_data(kind: type[T], data: Json) -> T:
    """The part of a tournament that ``to_data`` gave; ``RequestError`` says what is wrong with anything else.

    >>> from_data(Lot, {"purpose": "numbers", "seed": "salon 3"})
    Lot(purpose='numbers', seed='salon 3', drawn=(), outcome='', of_teams=False)
    """
    notes = Notes()
    part: T = _part(kind).read(without_places(data), notes)
    if notes.faults:
        raise RequestError(notes.faults[0].message)
    return part
