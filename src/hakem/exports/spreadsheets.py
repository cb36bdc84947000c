"""Tables as CSV, in two forms: data for programs, and files that people open with a spreadsheet.

In both, what a spreadsheet would take for a formula stays a text.
"""

from __future__ import annotations

import csv
import re
from collections.abc import Iterable
from io import StringIO
from typing import TextIO

from hakem.i18n import Renderer
from hakem.i18n.numbers import POINT
from hakem.model import Points, printable
from hakem.reports import WorkbookSheet
from hakem.reports.sheets import SheetValue

_FORMULA = ("=", "+", "-", "@", "\t", "\r")
_NUMBER = re.compile(r"[+-]?[\d.,]*\Z")
_OPENED = "\ufeff"
"""By this mark a spreadsheet knows that letters are UTF-8: without it Şükrü would be unreadable."""

_SCORE = re.compile(r"[\d½.,]+(-[\d½.,]+)+\Z")
"""A result, or places that are shared: ``3-5`` would become the third of May."""

_TIME = re.compile(r"[\d½]+[:.][\d½]+\Z")
"""Points of a match behind a number, or the board of a match: ``4:3`` would become an hour, ``2.4`` a day."""

_MOST_DECIMALS = 2


def write_csv(rows: Iterable[Iterable[object]], out: TextIO) -> None:
    """Write the rows for programs: commas between the cells, numbers with a point, the same in every language."""
    csv.writer(out, lineterminator="\n").writerows([_guarded(cell) for cell in row] for row in rows)


def _guarded(cell: object) -> object:
    """A text that begins like a formula and is no number gets an apostrophe before it.

    >>> [_guarded(cell) for cell in ("=HYPERLINK(1)", "-1.5", "Ali", "-")]
    ["'=HYPERLINK(1)", '-1.5', 'Ali', '-']
    """
    if isinstance(cell, str) and cell.startswith(_FORMULA) and not _NUMBER.match(cell):
        return f"'{cell}"
    return cell


def spreadsheet_csv(sheet: WorkbookSheet, language: str) -> bytes:
    """A table as a file that opens by a double click as it should, in the language of whoever opens it.

    A spreadsheet that has a decimal comma expects semicolons between the cells, as the Turkish ones do.
    """
    sign, out = Renderer(language).decimal_sign, StringIO()
    writer = csv.writer(out, delimiter="," if sign == POINT else ";", lineterminator="\r\n")
    writer.writerows([_for_people(cell, sign) for cell in row] for row in sheet.rows)
    return (_OPENED + out.getvalue()).encode("utf-8", "replace")


def _for_people(cell: SheetValue, sign: str) -> object:
    """A number with the sign of the language; a text that a spreadsheet leaves as it is.

    >>> [_for_people(cell, ",") for cell in (Points(9, 2), Points(3), 7, None, "3-5", "2½-1½", "4:3", "=1+1")]
    ['4,5', '3', 7, '', '3–5', '2½–1½', "'4:3", "'=1+1"]
    """
    if cell is None:
        return ""
    if isinstance(cell, Points):
        whole, _, decimals = f"{float(cell):.{_MOST_DECIMALS}f}".partition(POINT)
        decimals = decimals.rstrip("0")
        return f"{whole}{sign}{decimals}" if decimals else whole
    if isinstance(cell, int):
        return cell
    text = printable(cell)
    if _SCORE.match(text):
        return text.replace("-", "–")
    return f"'{text}" if _TIME.match(text) else _guarded(text)
