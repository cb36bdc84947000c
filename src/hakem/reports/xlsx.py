"""Sheets as a workbook (XLSX).

Texts are always written as texts, so that no name becomes a formula; numbers are
numbers. The same event gives the same bytes.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from datetime import datetime
from io import BytesIO

from hakem.errors import RequestError
from hakem.i18n import Message
from hakem.knockout import KnockoutPlaces
from hakem.model import Points, Tournament, printable
from hakem.reports.columns import width_of
from hakem.reports.sheets import SheetValue, WorkbookSheet, event_sheets
from hakem.tiebreaks import Standings

_MOST_LETTERS = 32_000
_WIDEST = 40


def event_workbook(
    t: Tournament,
    found: Sequence[Standings] = (),
    places: KnockoutPlaces | None = None,
    language: str = "en",
) -> bytes:
    """The workbook (XLSX) of an event; ``found`` are its standings, of teams, of players or both."""
    return workbook_bytes(event_sheets(t, found, places, language), t.event.name)


def workbook_bytes(sheets: Sequence[WorkbookSheet], title: str = "") -> bytes:
    """The sheets as XLSX, each with headings that stay where they are and columns as wide as what stands in them."""
    try:
        import xlsxwriter
    except ImportError:
        raise RequestError(Message("import.needs-extra", {"extra": "desk"})) from None
    out = BytesIO()
    book = xlsxwriter.Workbook(out, {"in_memory": True, "strings_to_formulas": False, "strings_to_urls": False})
    book.set_properties({"title": printable(title)[:255], "created": datetime(2000, 1, 1)})  # the same bytes on any day
    head = book.add_format({"bold": True, "bottom": 1, "text_wrap": True, "valign": "top"})
    formats = {digits: book.add_format({"num_format": f"0.{'0' * digits}"}) for digits in (1, 2)}
    for sheet in sheets:
        page = book.add_worksheet(sheet.name)
        page.freeze_panes(1, 0)
        page.set_landscape()
        page.repeat_rows(0)
        page.fit_to_pages(1, 0)
        page.set_header(f"&C{_on_paper(title, sheet.title)}")
        for place, column in enumerate(_columns(sheet)):
            decimals = formats.get(_decimals(column))
            page.set_column(place, place, _width(column))
            for row, cell in enumerate(column):
                _write(page, (row, place), cell, head if row == 0 else decimals)
    book.close()
    return out.getvalue()


def _write(page: object, where: tuple[int, int], cell: SheetValue, form: object) -> None:
    if cell is None or cell == "":
        return
    if isinstance(cell, str):
        form = form if where[0] == 0 else None
        page.write_string(*where, printable(cell)[:_MOST_LETTERS], form)  # type: ignore[attr-defined]
    else:
        page.write_number(*where, float(cell), form)  # type: ignore[attr-defined]


def _on_paper(*texts: str) -> str:
    """A heading for paper, in which an ampersand is a command unless it is doubled."""
    return " · ".join(printable(text)[:80].replace("&", "&&") for text in texts if text)


def _columns(sheet: WorkbookSheet) -> Iterator[list[SheetValue]]:
    for place in range(max(map(len, sheet.rows))):
        yield [row[place] if place < len(row) else None for row in sheet.rows]


def _decimals(column: Sequence[SheetValue]) -> int:
    """How many decimals the points of a column need: none, one for halves, two for anything else."""
    parts = {cell.denominator for cell in column if isinstance(cell, Points)}
    return 0 if parts <= {1} else 1 if parts <= {1, 2} else 2


def _width(column: Sequence[SheetValue]) -> int:
    longest = max(
        width_of(str(cell) if not isinstance(cell, Points) else "00.00") for cell in column if cell is not None
    )
    return min(longest + 2, _WIDEST)
