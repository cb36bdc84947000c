"""Rows of cells from CSV, from text pasted out of a spreadsheet, and from XLSX: cells are texts, rows know their line.

What a workbook unpacks to is limited before anybody reads it: a file of some
kilobytes can claim to hold a billion cells.
"""

from __future__ import annotations

import csv
import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from datetime import date, datetime
from typing import Any

from hakem.errors import InputError
from hakem.formats.decoding import decode
from hakem.formats.document import FileProblem
from hakem.formats.workbook import workbook_sheets
from hakem.i18n import Message
from hakem.model import printable
from hakem.values import dataclass

SEPARATORS = ("\t", ";", ",")
XLSX_BEGINS = b"PK\x03\x04"

_LINE_END = re.compile(r"\r\n|\r|\n")
_GUARDED = re.compile(r"'(?=[=+\-@\t\r])")

Accepts = Callable[["Grid"], bool]


@dataclass(frozen=True, slots=True)
class GridRow:
    """A row that is not empty: its line or its row of the sheet, from 1, and its cells without blanks around them."""

    row: int
    cells: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Grid:
    """A table before anybody knows what it says; ``notes`` are about how it was read."""

    rows: tuple[GridRow, ...]
    notes: tuple[FileProblem, ...] = ()

    @property
    def width(self) -> int:
        """How many cells the longest row has."""
        return max((len(row.cells) for row in self.rows), default=0)


def read_grid(data: bytes, accepted: Accepts) -> Grid:
    """The table in a file: XLSX shows in its first bytes, everything else is text.

    ``accepted`` tells a table whose headings are understood, which decides
    between separators and between sheets. Raises ``InputError`` or ``TooLarge``
    for what is no table, ``RequestError`` if nobody here can read XLSX.
    """
    if data.startswith(XLSX_BEGINS):
        return xlsx_grid(data, accepted)
    text, notes = decode(data)
    return Grid(text_grid(text, accepted).rows, notes)


def text_grid(text: str, accepted: Accepts) -> Grid:
    """The table in a text: the separator whose headings are understood, else the one that the text seems to have."""
    text = text.lstrip("\ufeff")
    grids = {sign: Grid(tuple(_rows(text, sign))) for sign in SEPARATORS if sign in text}
    for grid in grids.values():
        if accepted(grid):
            return grid
    for sign, grid in grids.items():
        if sign != "," or _commas_separate(grid):
            return grid
    return Grid(tuple(_tidied(enumerate(((line,) for line in _LINE_END.split(text)), start=1))))


def _commas_separate(grid: Grid) -> bool:
    """Whether the commas stand between cells, and not between surname and name: some cell has a figure in it."""
    return grid.width > 2 or any(sign.isdigit() for row in grid.rows for cell in row.cells for sign in cell)


def _rows(text: str, separator: str) -> Iterator[GridRow]:
    """The rows of CSV. A quotation mark that nobody closes is a sign like any other."""
    rows = _quoted(text, separator)
    if any("\n" in cell for _, cells in rows for cell in cells) and not _closed(text, separator):
        rows = [(n, tuple(line.split(separator))) for n, line in enumerate(_LINE_END.split(text), start=1)]
    return _tidied(rows)


def _quoted(text: str, separator: str) -> list[tuple[int, tuple[str, ...]]]:
    lines = [f"{line}\n" for line in _LINE_END.split(text)]
    reader = csv.reader(lines, delimiter=separator)
    rows: list[tuple[int, tuple[str, ...]]] = []
    first = 1
    try:
        for cells in reader:
            rows.append((first, tuple(cells)))
            first = reader.line_num + 1
    except csv.Error:
        raise InputError(Message("import.no-table"), first) from None
    return rows


def _closed(text: str, separator: str) -> bool:
    lines = [f"{line}\n" for line in _LINE_END.split(text)]
    try:
        for _ in csv.reader(lines, delimiter=separator, strict=True):
            pass
    except csv.Error:
        return False
    return True


def _tidied(rows: Iterable[tuple[int, Sequence[str]]]) -> Iterator[GridRow]:
    """Rows that are not empty, without empty cells at their ends; an apostrophe that guards a formula goes."""
    for number, cells in rows:
        tidy = [printable(_GUARDED.sub("", cell, count=1) if cell.startswith("'") else cell) for cell in cells]
        while tidy and not tidy[-1]:
            tidy.pop()
        if tidy:
            yield GridRow(number, tuple(tidy))


# Workbooks


def xlsx_grid(data: bytes, accepted: Accepts) -> Grid:
    """The sheet of a workbook whose headings are understood, else the first one that is not empty."""
    sheets = [[list(map(_text_of, row)) for row in rows] for rows in workbook_sheets(data)]
    grids = [Grid(tuple(_tidied(enumerate(rows, start=1)))) for rows in sheets]
    filled = [grid for grid in grids if grid.rows]
    if not filled:
        raise InputError(Message("file.empty"))
    return next(filter(accepted, filled), filled[0])


def _text_of(value: Any) -> str:
    """A cell as somebody would type it: whole numbers without decimals, days as days."""
    if isinstance(value, bool):
        return "1" if value else "0"
    if isinstance(value, float) and value.is_integer():
        return str(int(value))
    if isinstance(value, datetime):
        return value.date().isoformat()
    if isinstance(value, date):
        return value.isoformat()
    return str(value)
