"""The actions of the desk and their fields, declared once for the journal, the command line and other programs.

For every action there is a class with its fields and a table that says what they
look like in JSON; what reads, writes and describes them follows from it.
"""

from __future__ import annotations

from collections.abc import Mapping
from datetime import date
from types import MappingProxyType
from typing import Any

from hakem.desk.journal.asking import Refused
from hakem.desk.journal.attendance_fields import ATTENDANCE_ACTIONS, BYES, CHECK_IN
from hakem.desk.journal.team_fields import MATCH, TEAM_ACTIONS, TEAM_MATCH_ACTIONS
from hakem.errors import UnknownName
from hakem.formats.json_with_places import without_places
from hakem.formats.native.fields import (
    BIRTH,
    DAY,
    TEXT,
    TEXTS,
    TRUTH,
    Line,
    Listed,
    Maybe,
    Named,
    Notes,
    Table,
    whole,
    word,
)
from hakem.formats.native.parts import NUMBER
from hakem.formats.native.prize_parts import PRIZE_LIST
from hakem.formats.native.words import TITLES
from hakem.i18n import Json, Message
from hakem.model import Birth, ByeKind, PlayerId, Sex, Title
from hakem.values import dataclass, field

WAYS_TO_NUMBER = ("rank", "lots", "varma", "given")
PURPOSES = ("colour", "numbers", "tie", "game")
COLOUR_WISHES = ("white", "black", "lot")
LATE_ENTRIES = ("rank", "end")
_SEXES = {"m": Sex.MAN, "f": Sex.WOMAN}
_OTHER_SEXES = {"w": Sex.WOMAN, "e": Sex.MAN, "k": Sex.WOMAN, "man": Sex.MAN, "woman": Sex.WOMAN}
SEX_WORDS: Mapping[str, Sex] = {**_SEXES, **_OTHER_SEXES}
"""Every word for a sex that ``add-player`` takes; conditions of prizes take the same."""


@dataclass(frozen=True, slots=True)
class EventAsked:
    """What an event is; None is what nobody says.

    ``points``, and ``match_points`` of teams, are written ``3-1-0``; ``team_bye`` is what the bye of a team brings,
    match points and game points, as ``1-1½``. ``of_teams`` says that teams meet;
    ``board_colours`` names the colours of their boards. ``late_entries`` says where late comers
    stand until round 2: by their rank, or at the end of the list.
    """

    name: str | None = None
    system: str | None = None
    rounds: int | None = None
    edition: str | None = None
    options: Mapping[str, str] | None = field(default=None, hash=False)
    tie_breaks: tuple[str, ...] | None = None
    tie_break_edition: str | None = None
    preset: str | None = None
    points: str | None = None
    acceleration: str | None = None
    start: date | None = None
    end: date | None = None
    round_dates: tuple[date | None, ...] | None = None
    city: str | None = None
    federation: str | None = None
    chief_arbiter: str | None = None
    deputies: tuple[str, ...] | None = None
    time_control: str | None = None
    colour: str | None = None
    of_teams: bool | None = None
    board_colours: str | None = None
    match_points: str | None = None
    team_bye: str | None = None
    late_entries: str | None = None


@dataclass(frozen=True, slots=True)
class PlayerAsked:
    """What is known of a player; None is what nobody says. Fields named in ``clear`` are taken back."""

    player: PlayerId | None = None
    name: str | None = None
    rating: int | None = None
    national_rating: int | None = None
    title: Title | None = None
    sex: Sex | None = None
    birth: Birth | None = None
    federation: str | None = None
    club: str | None = None
    fide_id: int | None = None
    national_id: str | None = None
    team: str | None = None
    board: int | None = None
    group: str | None = None
    rating_list: str | None = None
    clear: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class PlayersAsked:
    """Several players as one act: each is new, or one of the event whose fields change if it is named."""

    players: tuple[PlayerAsked, ...]


@dataclass(frozen=True, slots=True)
class OnePlayer:
    """A player."""

    player: PlayerId


@dataclass(frozen=True, slots=True)
class NumbersAsked:
    """How pairing numbers are given; ``order`` names everybody where they are given by hand."""

    by: str
    seed: str = ""
    order: tuple[PlayerId, ...] = ()


@dataclass(frozen=True, slots=True)
class Draw:
    """A drawing of lots: what for, from which text, among whom."""

    purpose: str
    seed: str = ""
    among: tuple[PlayerId, ...] = ()


@dataclass(frozen=True, slots=True)
class Apart:
    """Players who must not meet: by id, or everybody of a club or of a federation. ``weak``: unless it has to be."""

    players: tuple[PlayerId, ...] = ()
    club: str = ""
    federation: str = ""
    first_round: int = 1
    last_round: int | None = None
    weak: bool = False


@dataclass(frozen=True, slots=True)
class ByeOfRound:
    """A bye in a round that is being paired; the one that pairing allocates if no kind is named."""

    player: PlayerId
    kind: ByeKind | None = None


@dataclass(frozen=True, slots=True)
class RoundAsked:
    """The next round by the rules of the event, perhaps around fixed boards (White first)."""

    round_no: int | None = None
    fix: tuple[tuple[PlayerId, ...], ...] = ()
    byes: tuple[ByeOfRound, ...] = ()
    reason: str = ""


@dataclass(frozen=True, slots=True)
class PairByHand:
    """The next round, or the last one again, as the arbiter makes it."""

    boards: tuple[tuple[PlayerId, ...], ...]
    reason: str
    round_no: int | None = None
    byes: tuple[ByeOfRound, ...] = ()


@dataclass(frozen=True, slots=True)
class OneRound:
    """A round; the last one if none is named."""

    round_no: int | None = None


@dataclass(frozen=True, slots=True)
class ResultOfBoard:
    """A result of a board; an empty one clears it. With a ``match`` the board is one of that match, from 1.

    A phone says more: whom it is about, the entry of the journal that ``seated`` them,
    and its ``turn``, a number that grows with every tap on that ``device``.
    """

    round_no: int
    board: int
    result: str
    match: int | None = None
    white: PlayerId | None = None
    black: PlayerId | None = None
    seated: int | None = None
    device: str = ""
    turn: int | None = None


@dataclass(frozen=True, slots=True)
class GameOfMatch:
    """A game of a knockout or a play-off, by its name; ``white`` if its colours were drawn in the hall."""

    game: str
    result: str
    match: str = ""
    moves: int | None = None
    later_flag: str = ""
    white: PlayerId | None = None


@dataclass(frozen=True, slots=True)
class PlayOffAsked:
    """A play-off: of those who share a place, or of the players named; ``format`` are choices of its articles."""

    place: int | None = None
    players: tuple[PlayerId, ...] = ()
    format: Mapping[str, str] = field(default_factory=dict, hash=False)
    seed: str = ""


@dataclass(frozen=True, slots=True)
class Nothing:
    """No fields."""


@dataclass(frozen=True, slots=True)
class Back:
    """So many steps, or everything behind an entry."""

    steps: int | None = None
    to: int | None = None


@dataclass(frozen=True, slots=True)
class NoteOfArbiter:
    """The arbiter's remark."""

    text: str
    round_no: int = 0
    board: int = 0


@dataclass(frozen=True, slots=True)
class Branch:
    """The name of a copy."""

    name: str


def _one_of(words: tuple[str, ...]) -> Any:
    return word({text: text for text in words})


_PLAYER = Line[Any]("player", NUMBER)
_ROUND = Line[Any]("round", NUMBER, "round_no")
_BYES = Line[Any]("byes", Listed(Table(ByeOfRound, Line("player", NUMBER), Line("kind", word(BYES)))))
_BOARDS = Listed(Listed(NUMBER))
_COUNT = whole(0)
_EVENT: tuple[Line[Any], ...] = (
    *(Line(name, TEXT) for name in ("name", "system")),
    Line("rounds", NUMBER),
    Line("edition", TEXT),
    Line("options", Named(TEXT)),
    Line("tie_breaks", TEXTS),
    *(Line(name, TEXT) for name in ("tie_break_edition", "preset", "points", "acceleration")),
    Line("start", DAY),
    Line("end", DAY),
    Line("round_dates", Listed(Maybe(DAY))),
    *(Line(name, TEXT) for name in ("city", "federation", "chief_arbiter")),
    Line("deputies", TEXTS),
    Line("time_control", TEXT),
    Line("colour", _one_of(COLOUR_WISHES)),
    Line("of_teams", TRUTH),
    Line("board_colours", TEXT),
    Line("match_points", TEXT),
    Line("team_bye", TEXT),
    Line("late_entries", _one_of(LATE_ENTRIES)),
)
_PLAYER_FIELDS: tuple[Line[Any], ...] = (
    Line("name", TEXT),
    Line("rating", _COUNT),
    Line("national_rating", _COUNT),
    Line("title", word(TITLES)),
    Line("sex", word(_SEXES, also=_OTHER_SEXES)),
    Line("birth", BIRTH),
    Line("federation", TEXT),
    Line("club", TEXT),
    Line("fide_id", _COUNT),
    Line("national_id", TEXT),
    Line("team", TEXT),
    Line("board", NUMBER),
    Line("group", TEXT),
    Line("rating_list", TEXT),
)
_APART = Table(
    Apart,
    Line("players", Listed(NUMBER)),
    Line("club", TEXT),
    Line("federation", TEXT),
    Line("first_round", NUMBER),
    Line("last_round", NUMBER),
    Line("weak", TRUTH),
)
_BACK = Table(Back, Line("steps", NUMBER), Line("to", _COUNT))
_ONE_ROUND = Table(OneRound, _ROUND)
_ONE_PLAYER = Table(OnePlayer, _PLAYER)
_NOTHING = Table(Nothing)

ACTIONS: Mapping[str, Table[Any]] = MappingProxyType(
    {
        "create": Table(EventAsked, *_EVENT),
        "change-event": Table(EventAsked, *_EVENT),
        "add-player": Table(PlayerAsked, *_PLAYER_FIELDS),
        "change-player": Table(PlayerAsked, _PLAYER, *_PLAYER_FIELDS, Line("clear", TEXTS)),
        "add-players": Table(PlayersAsked, Line("players", Listed(Table(PlayerAsked, _PLAYER, *_PLAYER_FIELDS)))),
        "remove-player": _ONE_PLAYER,
        "check-in": CHECK_IN,
        "number": Table(
            NumbersAsked, Line("by", _one_of(WAYS_TO_NUMBER)), Line("seed", TEXT), Line("order", Listed(NUMBER))
        ),
        "draw": Table(Draw, Line("purpose", _one_of(PURPOSES)), Line("seed", TEXT), Line("among", Listed(NUMBER))),
        **TEAM_ACTIONS,
        **ATTENDANCE_ACTIONS,
        "prohibit": _APART,
        "allow": _APART,
        "pair": Table(RoundAsked, _ROUND, Line("fix", _BOARDS), _BYES, Line("reason", TEXT)),
        "pair-by-hand": Table(PairByHand, _ROUND, Line("boards", _BOARDS), _BYES, Line("reason", TEXT)),
        "unpair": _ONE_ROUND,
        "publish": _ONE_ROUND,
        "unpublish": _ONE_ROUND,
        "result": Table(
            ResultOfBoard,
            _ROUND,
            MATCH,
            Line("board", NUMBER),
            Line("result", TEXT),
            Line("white", NUMBER),
            Line("black", NUMBER),
            Line("seated", _COUNT),
            Line("device", TEXT),
            Line("turn", _COUNT),
        ),
        **TEAM_MATCH_ACTIONS,
        "game": Table(
            GameOfMatch,
            Line("match", TEXT),
            Line("game", TEXT),
            Line("result", TEXT),
            Line("moves", NUMBER),
            Line("later_flag", TEXT),
            Line("white", NUMBER),
        ),
        "close": _ONE_ROUND,
        "reopen": _ONE_ROUND,
        "play-off": Table(
            PlayOffAsked,
            Line("place", NUMBER),
            Line("players", Listed(NUMBER)),
            Line("format", Named(TEXT)),
            Line("seed", TEXT),
        ),
        "prizes": PRIZE_LIST,
        "finish": _NOTHING,
        "undo": _BACK,
        "redo": _BACK,
        "note": Table(NoteOfArbiter, Line("text", TEXT), Line("round", _COUNT, "round_no"), Line("board", _COUNT)),
        "branch": Table(Branch, Line("name", TEXT)),
    }
)
"""Every action with the table of its fields, in the order of the contract."""


def fields_of(action: str, given: Mapping[str, Json]) -> Any:
    """The fields of an action as a value; refused with the first thing that is wrong with them."""
    if action not in ACTIONS:
        raise UnknownName("action", action, tuple(ACTIONS))
    notes = Notes()
    value = ACTIONS[action].read(
        without_places({name: part for name, part in given.items() if part is not None}), notes
    )
    if notes.faults:
        raise Refused(Message("desk.fields", {"action": action, "wrong": notes.faults[0].message}))
    return value


def fields_to_data(action: str, value: Any) -> dict[str, Json]:
    """The fields as the journal keeps them."""
    return ACTIONS[action].write(value)
