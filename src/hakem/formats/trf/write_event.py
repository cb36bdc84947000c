"""The records that describe the event."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import date

from hakem.formats.trf.layout import CELL_WIDTH, FIRST_CELL
from hakem.formats.trf.setting_records import BAKU_SUFFIX
from hakem.formats.trf.settings import TIE_BREAKS, TIE_BREAKS_AFTER_SCORE
from hakem.formats.trf.sheet import Sheet
from hakem.model import AccelerationMethod

_FIRST_SHORT_YEAR = 1970


def head(sheet: Sheet) -> Iterator[str]:
    """Records 012 to 132, as every version of TRF has them."""
    event = sheet.t.event
    yield f"012 {sheet.text(event.name)}".rstrip()
    for code, value in (("022", event.city), ("032", event.federation)):
        yield from _text(sheet, code, value)
    for code, day in (("042", event.start), ("052", event.end)):
        if day is not None:
            yield f"{code} {day.isoformat().replace('-', '/')}"
    yield f"062 {len(sheet.t.players)}"
    yield f"072 {sum(1 for p in sheet.t.players if p.rating)}"
    if sheet.t.teams:
        yield f"082 {len(sheet.t.teams)}"
    yield from _text(sheet, "092", event.kind)
    yield from _text(sheet, "102", event.chief_arbiter)
    for name in event.deputies:
        yield from _text(sheet, "112", name)
    yield from _text(sheet, "122", event.time_control)
    if any(event.round_dates):
        days = (_short(sheet, day) if day else "" for day in event.round_dates)
        yield ("132".ljust(FIRST_CELL - 1) + "".join(day.ljust(CELL_WIDTH) for day in days)).rstrip()


def _short(sheet: Sheet, day: date) -> str:
    """A day with two figures for the year, which can only mean 1970 to 2069."""
    if not _FIRST_SHORT_YEAR <= day.year < _FIRST_SHORT_YEAR + 100:
        sheet.note("write.round-date", {"text": day.isoformat()})
        return ""
    return f"{day:%y/%m/%d}"


def head_26(sheet: Sheet) -> Iterator[str]:
    """Records 172 to 222, new in TRF26."""
    event = sheet.t.event
    for rating in event.rating_methods:
        yield f"172 {sheet.text(rating.federation):<3} {sheet.text(rating.method)}"
    yield from _text(sheet, "182", event.controller)
    acceleration = sheet.t.acceleration
    baku = acceleration is not None and acceleration.method is AccelerationMethod.BAKU
    if event.type_code:
        yield f"192 {sheet.text(event.type_code)}{BAKU_SUFFIX if baku else ''}"
    elif baku:
        sheet.note("write.baku-without-type")
    rules = sheet.t.rules
    yield from _text(
        sheet, TIE_BREAKS_AFTER_SCORE if rules.begins_with_score else TIE_BREAKS, ",".join(rules.tie_breaks)
    )
    yield from _text(sheet, "222", event.time_control_code)


def _text(sheet: Sheet, code: str, value: str) -> Iterator[str]:
    if value.strip():
        yield f"{code} {sheet.text(value)}"
