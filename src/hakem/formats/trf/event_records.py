"""The records that stand on the cover of a report: who, where, when, by which rules (012 to 132, 172 to 222)."""

from __future__ import annotations

import re
from collections.abc import Iterator
from datetime import date
from typing import TYPE_CHECKING

from hakem.formats.document import Lost
from hakem.formats.trf.fields import day, whole_number
from hakem.formats.trf.layout import CELL_WIDTH, FIRST_CELL, Row
from hakem.formats.trf.record_type import ONLY_26, RecordType
from hakem.model import AccelerationMethod, Part, RatingMethod, Tournament

if TYPE_CHECKING:
    from hakem.formats.trf.settings import Settings
    from hakem.formats.trf.sheet import Sheet

TIE_BREAKS, TIE_BREAKS_AFTER_SCORE = "202", "212"
"""The list of tie-breaks, and the same beginning with the score."""

_BAKU = "_BAKU"
_TYPE_CODE = re.compile(r"(?:FIDE|BERGER|CUSTOM)_[A-Z0-9_]+\Z")
_FIRST_SHORT_YEAR = 1970


def _line(sheet: Sheet, code: str, value: str) -> Iterator[str]:
    if value.strip():
        yield f"{code} {sheet.text(value)}"


def _text(code: str, field: str, *, only_26: Lost | None = None) -> RecordType:
    """A record that is a text of the event."""

    def read(s: Settings, row: Row) -> None:
        s.event[field] = row.value

    def write(sheet: Sheet) -> Iterator[str]:
        return _line(sheet, code, getattr(sheet.t.event, field))

    if only_26 is None:
        return RecordType(code, read, write, once=True)
    return RecordType(code, read, write, ONLY_26, once=True, lost={only_26: lambda t: bool(getattr(t.event, field))})


def _write_name(sheet: Sheet) -> Iterator[str]:
    """Every report begins with the name of the event, even if it has none."""
    yield f"012 {sheet.text(sheet.t.event.name)}".rstrip()


def _read_kind(s: Settings, row: Row) -> None:
    """A free text, in which some programs put the coded type."""
    s.event["kind"] = row.value
    if _TYPE_CODE.match(row.value) and "type_code" not in s.event:
        s.found.adjusted((row.number, 5), "trf.type-in-092", {"code": row.value})
        _read_type(s, row)


def _day(code: str, field: str) -> RecordType:
    """A record that is a day of the event."""

    def read(s: Settings, row: Row) -> None:
        value = day(row.value)
        if value is None:
            del s.first_row[row.code]
            s.records.append(row.text)
            s.found.adjusted((row.number, 5), "trf.date", {"text": row.value})
        else:
            s.event[field] = value

    def write(sheet: Sheet) -> Iterator[str]:
        value: date | None = getattr(sheet.t.event, field)
        if value is not None:
            yield f"{code} {value.isoformat().replace('-', '/')}"

    return RecordType(code, read, write, once=True, holds=(Part.EVENT, field))


def _read_count(s: Settings, row: Row) -> None:
    """Numbers that follow from the rest; the reader compares them."""
    number = whole_number(re.split(r"\D", row.value, maxsplit=1)[0])
    if number is not None:
        s.counts[row.code] = (row.number, number)


def _write_players(sheet: Sheet) -> Iterator[str]:
    yield f"062 {len(sheet.t.players)}"


def _write_rated(sheet: Sheet) -> Iterator[str]:
    yield f"072 {sum(1 for p in sheet.t.players if p.rating)}"


def _write_teams(sheet: Sheet) -> Iterator[str]:
    if sheet.t.teams:
        yield f"082 {len(sheet.t.teams)}"


def _read_deputy(s: Settings, row: Row) -> None:
    if row.value:
        s.deputies.append(row.value)


def _write_deputies(sheet: Sheet) -> Iterator[str]:
    for name in sheet.t.event.deputies:
        yield from _line(sheet, "112", name)


def _read_round_dates(s: Settings, row: Row) -> None:
    """Days below the columns of the rounds; some programs write a record for every round, with its day alone."""
    alone = row.cols(5, FIRST_CELL - 1)
    if alone:
        before = s.event.get("round_dates", ())
        s.event["round_dates"] = (*(before if isinstance(before, tuple) else ()), day(alone))
        del s.first_row[row.code]
        key = "trf.date" if day(alone) is None else "trf.round-date"
        s.found.adjusted((row.number, 5), key, {"text": alone})
        return
    dates = []
    for start in range(FIRST_CELL - 1, len(row.text), CELL_WIDTH):
        text = row.text[start : start + CELL_WIDTH].strip()
        dates.append(day(text))
        if text and dates[-1] is None:
            s.found.adjusted((row.number, start + 1), "trf.date", {"text": text})
    s.event["round_dates"] = tuple(dates)


def _write_round_dates(sheet: Sheet) -> Iterator[str]:
    dates = sheet.t.event.round_dates
    if any(dates):
        days = (_short(sheet, value) if value else "" for value in dates)
        yield ("132".ljust(FIRST_CELL - 1) + "".join(value.ljust(CELL_WIDTH) for value in days)).rstrip()


def _short(sheet: Sheet, value: date) -> str:
    """A day with two figures for the year, which can only mean 1970 to 2069."""
    if not _FIRST_SHORT_YEAR <= value.year < _FIRST_SHORT_YEAR + 100:
        sheet.note("write.round-date", {"text": value.isoformat()})
        return ""
    return f"{value:%y/%m/%d}"


def _read_rating_method(s: Settings, row: Row) -> None:
    s.rating_methods.append(RatingMethod(row.cols(5, 7), row.cols(9, 13)))


def _write_rating_methods(sheet: Sheet) -> Iterator[str]:
    for rating in sheet.t.event.rating_methods:
        yield f"172 {sheet.text(rating.federation):<3} {sheet.text(rating.method)}"


def _read_type(s: Settings, row: Row) -> None:
    code = row.value
    s.baku = code.upper().endswith(_BAKU)
    s.event["type_code"] = code[: -len(_BAKU)] if code.upper().endswith(_BAKU) else code


def _write_type(sheet: Sheet) -> Iterator[str]:
    if sheet.t.event.type_code:
        yield f"192 {sheet.text(sheet.t.event.type_code)}{_BAKU if _is_baku(sheet.t) else ''}"
    elif _is_baku(sheet.t):
        sheet.note("write.baku-without-type")


def _is_baku(t: Tournament) -> bool:
    return t.acceleration is not None and t.acceleration.method is AccelerationMethod.BAKU


def _read_tie_breaks(s: Settings, row: Row) -> None:
    """Codes with commas between them; no code has a blank inside, so blanks separate too."""
    parts = [part.split() for part in row.value.split(",")]
    if any(len(codes) > 1 for codes in parts):
        s.found.adjusted((row.number, 5), "trf.by-blanks", {"code": row.code})
    s.lists[row.code] = tuple(code for codes in parts for code in codes)


def _write_tie_breaks(sheet: Sheet) -> Iterator[str]:
    """One of the two records, whichever fits the list."""
    rules = sheet.t.rules
    code = TIE_BREAKS_AFTER_SCORE if rules.begins_with_score else TIE_BREAKS
    return _line(sheet, code, ",".join(rules.tie_breaks))


COVER = (
    RecordType("012", _text("012", "name").read, _write_name, once=True),
    _text("022", "city"),
    _text("032", "federation"),
    _day("042", "start"),
    _day("052", "end"),
    RecordType("062", _read_count, _write_players),
    RecordType("072", _read_count, _write_rated),
    RecordType("082", _read_count, _write_teams),
    RecordType("092", _read_kind, _text("092", "kind").write, once=True),
    _text("102", "chief_arbiter"),
    RecordType("112", _read_deputy, _write_deputies),
    _text("122", "time_control"),
    RecordType("132", _read_round_dates, _write_round_dates, once=True, holds=(Part.EVENT, "round_dates")),
)
"""As every version of TRF has them."""

COVER_26 = (
    RecordType(
        "172",
        _read_rating_method,
        _write_rating_methods,
        ONLY_26,
        lost={Lost.RATING_METHODS: lambda t: bool(t.event.rating_methods)},
    ),
    _text("182", "controller", only_26=Lost.CONTROLLER),
    RecordType(
        "192",
        _read_type,
        _write_type,
        ONLY_26,
        once=True,
        lost={Lost.BAKU: _is_baku},
    ),
    RecordType("212", _read_tie_breaks, _write_tie_breaks, ONLY_26, holds=(Part.RULES, "tie_breaks"), once=True),
    RecordType("202", _read_tie_breaks, holds=(Part.RULES, "tie_breaks"), once=True),
    _text("222", "time_control_code", only_26=Lost.TIME_CONTROL_CODE),
)
"""New in TRF26."""
