"""Tables for spreadsheets (CSV): what a spreadsheet would take for a formula stays a text."""

from __future__ import annotations

import csv
import re
from collections.abc import Iterable
from typing import TextIO

_FORMULA = ("=", "+", "-", "@", "\t", "\r")
_NUMBER = re.compile(r"[+-]?[\d.,]*\Z")


def write_csv(rows: Iterable[Iterable[object]], out: TextIO) -> None:
    """Write the rows, with commas between the cells."""
    csv.writer(out, lineterminator="\n").writerows([_guarded(cell) for cell in row] for row in rows)


def _guarded(cell: object) -> object:
    """A text that begins like a formula and is no number gets an apostrophe before it.

    >>> [_guarded(cell) for cell in ("=HYPERLINK(1)", "-1.5", "Ali", "-")]
    ["'=HYPERLINK(1)", '-1.5', 'Ali', '-']
    """
    if isinstance(cell, str) and cell.startswith(_FORMULA) and not _NUMBER.match(cell):
        return f"'{cell}"
    return cell
