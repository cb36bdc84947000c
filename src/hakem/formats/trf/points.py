"""What results are worth: record 162, JaVaFo's XXS and bbpPairings' BB lines; those that count differently, 299."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from types import MappingProxyType
from typing import TYPE_CHECKING

from hakem.formats.document import Lost
from hakem.formats.trf.fields import whole_number
from hakem.formats.trf.findings import Findings
from hakem.formats.trf.layout import Row
from hakem.formats.trf.record_type import FROM_16, ONLY_16, ONLY_26, RecordType
from hakem.formats.trf.team_rounds import abnormal_of_teams
from hakem.model import (
    STANDARD,
    AbnormalKind,
    AbnormalPoints,
    Part,
    Points,
    PointSystem,
    RoundNo,
    decimal_text,
    parse_points,
)
from hakem.values import replace

if TYPE_CHECKING:
    from hakem.formats.trf.settings import Settings
    from hakem.formats.trf.sheet import Sheet

_WINS = ("white_win", "black_win", "forfeit_win", "full_point_bye")
_DRAWS = ("white_draw", "black_draw", "half_point_bye")
_LOSSES = ("white_loss", "black_loss")
_PAB = "pairing_allocated_bye"

RECORD_162: Mapping[str, tuple[str, ...]] = MappingProxyType(
    {
        "W": _WINS,
        "D": _DRAWS,
        "L": _LOSSES,
        "A": ("zero_point_bye", "forfeit_loss"),
        "P": (_PAB,),
        "X": ("unknown",),
    }
)
XXS_CODES: Mapping[str, tuple[str, ...]] = MappingProxyType(
    {
        "W": _WINS,
        "D": _DRAWS,
        "L": _LOSSES,
        "WW": ("white_win",),
        "BW": ("black_win",),
        "WD": ("white_draw",),
        "BD": ("black_draw",),
        "WL": ("white_loss",),
        "BL": ("black_loss",),
        "ZPB": ("zero_point_bye",),
        "HPB": ("half_point_bye",),
        "FPB": ("full_point_bye",),
        "PAB": (_PAB,),
        "FW": ("forfeit_win",),
        "FL": ("forfeit_loss",),
    }
)
BB_CODES: Mapping[str, tuple[str, ...]] = MappingProxyType(
    {
        "BBW": _WINS,
        "BBD": _DRAWS,
        "BBL": _LOSSES,
        "BBZ": ("zero_point_bye",),
        "BBF": ("forfeit_loss",),
        "BBU": (_PAB,),
    }
)
_ENTRY_162 = re.compile(r"([A-Za-z])\s*=?\s*([\d.,]*)|\S+")
_ENTRY_XXS = re.compile(r"([^\s=;]+)\s{0,4}=\s{0,4}([^\s=;]*)|[^\s;]+")
_WIDTH_162 = 4


class PointValues:
    """Values as the records give them.

    In 162 and the BB lines shortcuts for several results give way to single
    values, and the first of two counts. XXS is read as JaVaFo's manual has it:
    from left to right and from row to row, a later entry over an earlier one.
    """

    def __init__(self) -> None:
        self._shared: dict[str, Points] = {}
        self._single: dict[str, Points] = {}
        self._in_turn: dict[str, Points] = {}
        self._by_162 = False

    def read_162(self, row: Row, found: Findings) -> None:
        """``162  W 3.0    D 1.0``"""
        self._by_162 = True
        if not any(entry[2] for entry in _ENTRY_162.finditer(row.text, 4)):
            found.error((row.number, 6), "trf.point-value", {"code": row.value[:20], "text": ""})
            return
        for entry in _ENTRY_162.finditer(row.text, 4):
            code = (entry[1] or entry[0]).upper()
            if entry[2] or code not in RECORD_162:  # a letter without a value says nothing
                self._set(row, code, entry[2] or "", entry.start() + 1, found, RECORD_162)

    def read_xxs(self, row: Row, found: Findings) -> None:
        """``XXS W=3.0 D=1.0 PAB=1.0``"""
        for entry in _ENTRY_XXS.finditer(row.text, 3):
            self._set(row, (entry[1] or entry[0]).upper(), entry[2] or "", entry.start() + 1, found, XXS_CODES)

    def read_bb(self, row: Row, found: Findings) -> None:
        """``BBW  3.0``"""
        self._set(row, row.code, row.value, 5, found, BB_CODES)

    def _set(
        self, row: Row, code: str, text: str, column: int, found: Findings, codes: Mapping[str, tuple[str, ...]]
    ) -> None:
        try:
            fields, points = codes[code], parse_points(text)
        except (KeyError, ValueError):
            found.error((row.number, column), "trf.point-value", {"code": code[:20], "text": text[:20]})
            return
        if codes is XXS_CODES:
            self._in_turn |= dict.fromkeys(fields, points)
            return
        target = self._single if len(fields) == 1 else self._shared
        if any(target.setdefault(name, points) != points for name in fields):
            found.adjusted((row.number, column), "trf.point-twice", {"code": code})

    def system(self) -> PointSystem:
        """The point system; what is not said follows: in 162 a PAB is a win, anywhere an open result a draw."""
        given = self._given()
        values = replace(STANDARD, **given)
        bye = values.win if self._by_162 else STANDARD.pairing_allocated_bye
        return replace(
            values,
            pairing_allocated_bye=given.get(_PAB, bye),
            unknown=given.get("unknown", values.draw),
        )

    def values_of_bye(self) -> tuple[Points, ...]:
        """What else the pairing-allocated bye may be worth, as nothing says it: a win, or what it usually is."""
        given = self._given()
        if not given or _PAB in given:
            return ()
        values = self.system()
        likely = (values.win, STANDARD.pairing_allocated_bye)
        return tuple(points for points in likely if points != values.pairing_allocated_bye)

    @property
    def given(self) -> bool:
        """Whether a record says something about them."""
        return bool(self._given())

    def _given(self) -> dict[str, Points]:
        return self._shared | self._single | self._in_turn


def _common(values: PointSystem, fields: tuple[str, ...]) -> Points | None:
    found = {getattr(values, name) for name in fields}
    return found.pop() if len(found) == 1 else None


def record_162(values: PointSystem) -> str | None:
    """Record 162, or None when the values need more than it can say.

    The value of an open result is left out when it is a draw's: that is what it
    means anyway, and some programs refuse the entry.
    """
    codes = dict(RECORD_162)
    if values.unknown == values.draw:
        del codes["X"]
    entries = [(code, _common(values, fields)) for code, fields in codes.items()]
    if any(points is None or len(decimal_text(points)) > _WIDTH_162 for _, points in entries):
        return None
    return "162  " + "    ".join(f"{code}{decimal_text(points):>4}" for code, points in entries if points is not None)


def point_records(values: PointSystem) -> list[str]:
    """Record 162 where it can say everything; otherwise XXS, and 162 for the open result alone."""
    whole = record_162(values)
    if whole is not None:
        return [whole]
    alone = [f"162  X{decimal_text(values.unknown):>4}"] if values.unknown != values.draw else []
    return [xxs_record(values), *alone]


def xxs_record(values: PointSystem) -> str:
    """XXS with every single value."""
    single = [(code, fields[0]) for code, fields in XXS_CODES.items() if len(fields) == 1]
    return "XXS " + " ".join(f"{code}={decimal_text(getattr(values, name))}" for code, name in single)


def bb_records(values: PointSystem) -> list[str]:
    """BB lines, or nothing when the values need more than they can say."""
    entries = [(code, _common(values, fields)) for code, fields in BB_CODES.items()]
    if any(points is None for _, points in entries):
        return []
    return [f"{code} {decimal_text(points):>4}" for code, points in entries if points is not None]


def _read_162(s: Settings, row: Row) -> None:
    s.points.read_162(row, s.found)


def _read_xxs(s: Settings, row: Row) -> None:
    s.points.read_xxs(row, s.found)


def _read_bb(s: Settings, row: Row) -> None:
    s.points.read_bb(row, s.found)


def _unless_usual(records: Callable[[PointSystem], Iterable[str]]) -> Callable[[Sheet], Iterable[str]]:
    """Records that are written only if results are not worth what they usually are."""
    return lambda sheet: records(sheet.t.points) if sheet.t.points != STANDARD else ()


def _read_299(s: Settings, row: Row) -> None:
    kind_text = row.text[4:5].upper()
    kind = next((k for k in AbnormalKind if k.value == kind_text), None)
    points = s.found.points(row, (14, 17), 14)
    if points is None and row.cols(8, 11):
        s.keep(row)
        return
    round_no = whole_number(row.cols(20, 22) or "0")
    if kind is None or points is None or round_no is None:
        s.found.error((row.number, 5), "trf.abnormal", {"text": row.value})
        return
    s.abnormal.append(AbnormalPoints(kind, points, RoundNo(round_no) if round_no else None, s.ids(row, 24)))


def _write_299(sheet: Sheet) -> Iterator[str]:
    """Results that count differently, bonus and penalty points; in an event of teams those of teams."""
    if sheet.of_teams:
        yield from abnormal_of_teams(sheet)
        return
    for a in sheet.t.abnormal_points:
        points = sheet.field(decimal_text(a.points), 4)
        yield f"299 {a.kind.value}        {points}  {sheet.field(f'{a.round_no or 0:03d}', 3)} {sheet.ids(a.players)}"


_HERE = (Part.POINTS, "")
POINTS_26 = (
    RecordType(
        "162",
        _read_162,
        _unless_usual(point_records),
        ONLY_26,
        holds=_HERE,
        lost={Lost.UNKNOWN_POINTS: lambda t: t.points.unknown != t.points.draw},
    ),
)
POINTS_16 = (
    RecordType("XXS", _read_xxs, _unless_usual(lambda values: [xxs_record(values)]), ONLY_16, holds=_HERE),
    RecordType("BBW", _read_bb, _unless_usual(bb_records), ONLY_16, holds=_HERE),
    *(RecordType(code, _read_bb, holds=_HERE) for code in BB_CODES if code != "BBW"),
)
ABNORMAL = (RecordType("299", _read_299, _write_299, FROM_16),)
