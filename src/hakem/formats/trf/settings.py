"""Every record of a TRF file that is not a player: the event, its settings, its teams."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from types import MappingProxyType

from hakem.formats.document import StatedTeam
from hakem.formats.trf.cells import BYE_CODES
from hakem.formats.trf.fields import day, whole_number
from hakem.formats.trf.findings import Findings
from hakem.formats.trf.layout import CELL_WIDTH, FIRST_CELL, Row, numbers_from
from hakem.formats.trf.points import BB_CODES, PointValues
from hakem.model import (
    AbnormalKind,
    AbnormalPoints,
    ByeKind,
    Colour,
    Lot,
    PlayerId,
    Points,
    Prohibition,
    RatingMethod,
    RoundNo,
    Team,
    TeamId,
    VirtualPoints,
    parse_points,
)

TEXT_RECORDS: Mapping[str, str] = MappingProxyType(
    {
        "012": "name",
        "022": "city",
        "032": "federation",
        "092": "kind",
        "102": "chief_arbiter",
        "122": "time_control",
        "182": "controller",
        "222": "time_control_code",
    }
)
DATE_RECORDS: Mapping[str, str] = MappingProxyType({"042": "start", "052": "end"})
LIST_RECORDS: Mapping[str, str] = MappingProxyType({"202": "tie_breaks", "212": "standings_order"})
COUNT_RECORDS = ("062", "072", "082")
KEPT_RECORDS = frozenset({"###", "801", "802"})
"""Records that are kept as they stand without a word: comments and tables for the eye."""
BAKU_SUFFIX = "_BAKU"
LOT_COMMENT = "### Hakem lot: "
_TYPE_CODE = re.compile(r"(?:FIDE|BERGER|CUSTOM)_[A-Z0-9_]+\Z")


class Settings:
    """What the records say, as they come; ids are still those of the file."""

    def __init__(self, found: Findings) -> None:
        self.found = found
        self.event: dict[str, object] = {}
        self.deputies: list[str] = []
        self.rating_methods: list[RatingMethod] = []
        self.counts: dict[str, tuple[int, int]] = {}
        self.rounds: dict[str, tuple[int, int]] = {}
        self.colours: dict[str, tuple[int, Colour]] = {}
        self.by_position = False
        self.points = PointValues()
        self.byes: list[tuple[int, int, ByeKind, int | None, PlayerId]] = []
        self.baku = False
        self.virtual: list[VirtualPoints] = []
        self.prohibited: list[Prohibition] = []
        self.abnormal: list[AbnormalPoints] = []
        self.teams: list[Team] = []
        self.stated_teams: list[StatedTeam] = []
        self.lots: list[Lot] = []
        self.records: list[str] = []
        self.mentioned: list[tuple[int, int, int]] = []

    def interprets(self, code: str) -> bool:
        """Whether a record of that code has a meaning here."""
        return any(code in known for known in (TEXT_RECORDS, DATE_RECORDS, LIST_RECORDS, BB_CODES, _READERS))

    def read(self, row: Row) -> None:
        """Take one record; one that nobody here interprets is kept as it stands."""
        code = row.code
        if code in TEXT_RECORDS:
            self._text(row, TEXT_RECORDS[code])
        elif code in DATE_RECORDS:
            self._date(row, DATE_RECORDS[code])
        elif code in LIST_RECORDS:
            self.event[LIST_RECORDS[code]] = tuple(part.strip() for part in row.value.split(",") if part.strip())
        elif code in COUNT_RECORDS:
            self._count(row)
        elif code in BB_CODES:
            self.points.read_bb(row, self.found)
        elif row.text.startswith(LOT_COMMENT):
            purpose, _, seed = row.text.removeprefix(LOT_COMMENT).partition(" | ")
            self.lots.append(Lot(purpose.strip(), seed.strip()))
        elif code in _READERS:
            _READERS[code](self, row)
        else:
            self.keep(row)

    def keep(self, row: Row) -> None:
        """Keep the record for writing it back, and say so unless it is a comment."""
        self.records.append(row.text)
        if row.code not in KEPT_RECORDS:
            self.found.adjusted((row.number, 1), "trf.kept", {"code": row.code})

    def ids(self, row: Row, column: int, step: int = 5) -> tuple[PlayerId, ...]:
        """The players listed from a column on; each must exist in the end."""
        ids: list[PlayerId] = []
        for at, text in numbers_from(row, column, 4, step):
            number = whole_number(text)
            if number is None:
                self.found.error((row.number, at), "trf.id", {"text": text})
            elif number:
                self.mentioned.append((row.number, at, number))
                ids.append(PlayerId(number))
        return tuple(ids)

    def points_at(self, row: Row, first: int, last: int) -> Points | None:
        """Points in a field, None if it is blank or said to be wrong."""
        text = row.cols(first, last)
        try:
            return parse_points(text) if text else None
        except ValueError:
            self.found.error((row.number, first), "trf.points", {"text": text})
            return None

    def _text(self, row: Row, field: str) -> None:
        if field in self.event:
            self.records.append(row.text)
            self.found.adjusted((row.number, 1), "trf.again", {"code": row.code})
            return
        self.event[field] = row.value
        if field == "kind" and _TYPE_CODE.match(row.value) and "type_code" not in self.event:
            self.found.adjusted((row.number, 5), "trf.type-in-092", {"code": row.value})
            _type_code(self, row)

    def _date(self, row: Row, field: str) -> None:
        value = day(row.value)
        if value is None:
            self.keep(row)
            self.found.adjusted((row.number, 5), "trf.date", {"text": row.value})
        else:
            self.event[field] = value

    def _count(self, row: Row) -> None:
        number = re.match(r"\d+", row.value)
        if number:
            self.counts[row.code] = (row.number, int(number[0]))


def _deputy(s: Settings, row: Row) -> None:
    if row.value:
        s.deputies.append(row.value)


def _round_dates(s: Settings, row: Row) -> None:
    dates = []
    for start in range(FIRST_CELL - 1, len(row.text), CELL_WIDTH):
        text = row.text[start : start + CELL_WIDTH].strip()
        dates.append(day(text))
        if text and dates[-1] is None:
            s.found.adjusted((row.number, start + 1), "trf.date", {"text": text})
    s.event["round_dates"] = tuple(dates)


def _rounds(s: Settings, row: Row) -> None:
    number = whole_number(row.value)
    if not number:
        s.found.error((row.number, 5), "trf.round-count", {"text": row.value})
    else:
        s.rounds[row.code] = (row.number, number)


def _initial_colour(s: Settings, row: Row) -> None:
    colour = {"W": Colour.WHITE, "B": Colour.BLACK}.get(row.value.upper()[:1])
    if colour is None:
        s.found.adjusted((row.number, 5), "trf.initial-colour", {"text": row.value})
    else:
        s.colours[row.code] = (row.number, colour)


def _xxc(s: Settings, row: Row) -> None:
    for token in row.value.lower().split():
        if token == "rank":
            s.by_position = True
        elif token in ("white1", "black1"):
            s.colours[row.code] = (row.number, Colour.WHITE if token == "white1" else Colour.BLACK)
        else:
            s.found.adjusted((row.number, 5), "trf.initial-colour", {"text": token})


def _xxz(s: Settings, row: Row) -> None:
    for column, text in _tokens(row, 4):
        s.byes.append((row.number, column, ByeKind.ZERO_POINT, None, _one_id(s, row, column, text)))


def _byes_240(s: Settings, row: Row) -> None:
    tokens = _tokens(row, 4)
    kind = BYE_CODES.get(tokens[0][1].upper()) if tokens else None
    round_no = whole_number(tokens[1][1]) if len(tokens) > 1 else None
    if kind is None or kind is ByeKind.PAIRING_ALLOCATED or not round_no:
        s.found.error((row.number, 5), "trf.bye-record", {"text": row.value})
        return
    for column, text in tokens[2:]:
        s.byes.append((row.number, column, kind, round_no, _one_id(s, row, column, text)))


def _tokens(row: Row, start: int) -> list[tuple[int, str]]:
    return [(m.start() + 1, m[0]) for m in re.finditer(r"\S+", row.text[start:].rjust(len(row.text)))]


def _one_id(s: Settings, row: Row, column: int, text: str) -> PlayerId:
    number = whole_number(text)
    if number is None:
        s.found.error((row.number, column), "trf.id", {"text": text})
        return PlayerId(0)
    s.mentioned.append((row.number, column, number))
    return PlayerId(number)


def _xxa(s: Settings, row: Row) -> None:
    player = _one_id(s, row, 5, row.cols(4, 8))
    given = [s.points_at(row, column, column + 3) or Points(0) for column in range(10, len(row.text) + 1, 5)]
    start = 0
    for at in range(1, len(given) + 1):
        if at == len(given) or given[at] != given[start]:
            if given[start]:
                s.virtual.append(VirtualPoints(player, RoundNo(start + 1), RoundNo(at), given[start]))
            start = at


def _acceleration_250(s: Settings, row: Row) -> None:
    points = s.points_at(row, 10, 13)
    if points is None:
        points = s.points_at(row, 5, 8)
    rounds = [whole_number(row.cols(*cols)) for cols in ((15, 17), (19, 21))]
    ids = [whole_number(row.cols(*cols)) for cols in ((23, 26), (28, 31))]
    if points is None or rounds[0] is None or ids[0] is None:
        s.found.error((row.number, 5), "trf.acceleration", {"text": row.value})
        return
    first, last = rounds[0], rounds[1] or rounds[0]
    s.mentioned += [(row.number, 23, ids[0])] + ([(row.number, 28, ids[1])] if ids[1] else [])
    for number in range(ids[0], min(ids[1] or ids[0], 99_999) + 1):
        s.virtual.append(VirtualPoints(PlayerId(number), RoundNo(first), RoundNo(last), points))


def _xxp(s: Settings, row: Row) -> None:
    ids = tuple(_one_id(s, row, column, text) for column, text in _tokens(row, 4))
    s.prohibited.append(Prohibition(ids))


def _prohibited_260(s: Settings, row: Row) -> None:
    first, last = whole_number(row.cols(5, 7)), whole_number(row.cols(9, 11))
    ids = s.ids(row, 13)
    s.prohibited.append(Prohibition(ids, RoundNo(first or 1), RoundNo(last) if last else None))


def _abnormal_299(s: Settings, row: Row) -> None:
    kind_text = row.text[4:5].upper()
    kind = next((k for k in AbnormalKind if k.value == kind_text), None)
    points = s.points_at(row, 14, 17)
    round_no = whole_number(row.cols(20, 22) or "0")
    if kind is None or points is None or round_no is None:
        s.found.error((row.number, 5), "trf.abnormal", {"text": row.value})
        return
    s.abnormal.append(AbnormalPoints(kind, points, RoundNo(round_no) if round_no else None, s.ids(row, 24)))


def _rating_method(s: Settings, row: Row) -> None:
    s.rating_methods.append(RatingMethod(row.cols(5, 7), row.cols(9, 13)))


def _type_code(s: Settings, row: Row) -> None:
    code = row.value.upper()
    s.baku = s.baku or code.endswith(BAKU_SUFFIX)
    s.event["type_code"] = code.removesuffix(BAKU_SUFFIX)


def _team_013(s: Settings, row: Row) -> None:
    s.teams.append(Team(TeamId(len(s.teams) + 1), row.cols(5, 36), s.ids(row, 37)))


def _team_310(s: Settings, row: Row) -> None:
    number = whole_number(row.cols(5, 7))
    if not number:
        s.found.error((row.number, 5), "trf.team-number", {"text": row.cols(5, 7)})
        return
    team = TeamId(number)
    strength = s.points_at(row, 48, 53)
    s.teams.append(Team(team, row.cols(9, 40), s.ids(row, 74), row.cols(42, 46) or None, strength))
    s.stated_teams.append(StatedTeam(team, row.cols(55, 60), row.cols(62, 67), row.cols(69, 71)))


_READERS: Mapping[str, Callable[[Settings, Row], None]] = MappingProxyType(
    {
        "112": _deputy,
        "132": _round_dates,
        "142": _rounds,
        "XXR": _rounds,
        "152": _initial_colour,
        "XXC": _xxc,
        "162": lambda s, row: s.points.read_162(row, s.found),
        "XXS": lambda s, row: s.points.read_xxs(row, s.found),
        "172": _rating_method,
        "192": _type_code,
        "XXZ": _xxz,
        "240": _byes_240,
        "XXA": _xxa,
        "250": _acceleration_250,
        "XXP": _xxp,
        "260": _prohibited_260,
        "299": _abnormal_299,
        "013": _team_013,
        "310": _team_310,
    }
)
