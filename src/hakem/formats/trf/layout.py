"""The columns of a TRF file and how a line is cut into them."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence

from hakem.values import dataclass

FIRST_CELL = 92
"""Column where the opponent of round 1 begins."""
CELL_WIDTH = 10
RATING_COLUMN = 49
POINTS_END = 84
LIST_STEP = 5
"""A number in a list of ids has four columns and a blank."""
NAME_WIDTH = 33

LINE_END = re.compile(r"\r\n|\r|\n")
_POINTS = re.compile(r" *\d+[.,]\d+\Z")
_BLANK_OR_WHOLE = re.compile(r" *\d*\Z")
_CELLS = re.compile(r"(?:[ \d]{6} [wbWB\- ] .)*\Z")
_ID_IN_NAME = re.compile(r" {2}\d{1,4} ?\Z")
_ID = re.compile(r" *\d+ \Z")
_RATING_AND_FEDERATION = re.compile(r"[ \d]{4} [A-Za-z ]{3}\Z")
_BEYOND_ASCII = re.compile(r"[^\x00-\x7f]")
_WORD = re.compile(r"\S+")
_BEFORE_CELLS = 89
_SEPARATORS = (14, 48, 53, 57, 69, 85)


@dataclass(frozen=True, slots=True)
class Row:
    """One line of the file; ``text`` has one character per column."""

    number: int
    text: str

    @property
    def code(self) -> str:
        """The record code in columns 1-3."""
        return self.text[:3]

    def cols(self, first: int, last: int) -> str:
        """The text from column ``first`` to ``last``, without blanks around it."""
        return self.text[first - 1 : last].replace("\0", "").strip()

    @property
    def value(self) -> str:
        """Everything from column 5 on."""
        return self.text[4:].replace("\0", "").strip()


def rows(text: str) -> Iterator[Row]:
    """The lines that are not blank, whatever ends them."""
    for number, line in enumerate(LINE_END.split(text), start=1):
        if line.strip():
            yield Row(number, line.replace("\t", " ").rstrip())


def cell_column(round_no: int) -> int:
    """The column where the opponent of a round begins."""
    return FIRST_CELL + CELL_WIDTH * (round_no - 1)


def fitted(row: Row, by_bytes: bool) -> tuple[Row, bool]:
    """The row of a player with one character per column, and whether its padding had counted bytes.

    A name with letters beyond ASCII is padded by characters in some programs
    and by UTF-8 bytes in others. Characters are tried first unless an earlier
    row of the file was padded ``by_bytes``; if the columns do not fall into
    place, every letter is given as many columns as it has bytes. Points with
    their decimal prove most, so they are looked for first.
    """
    checks = (lambda text: _fits(text, _POINTS), lambda text: _fits(text, _BLANK_OR_WHOLE))
    return _first_that_fits(row, checks, by_bytes)


def fitted_list(row: Row, column: int, by_bytes: bool) -> tuple[Row, bool]:
    """The same for a row with a list of ids from a column on, each right-aligned in four columns."""
    return _first_that_fits(row, (lambda text: _list_fits(text, column),), by_bytes)


def _first_that_fits(row: Row, checks: Sequence[Callable[[str], bool]], by_bytes: bool) -> tuple[Row, bool]:
    if row.text.isascii() or (not by_bytes and checks[0](row.text)):
        return row, False
    widened = _BEYOND_ASCII.sub(lambda c: c[0] + "\0" * (len(c[0].encode("utf-8", "replace")) - 1), row.text)
    for fits in checks:
        for text in (widened, row.text) if by_bytes else (row.text, widened):
            if fits(text):
                return Row(row.number, text), text is not row.text
    return row, False


def _fits(text: str, points: re.Pattern[str]) -> bool:
    padded = text.ljust(POINTS_END + 1)
    if any(padded[column - 1] != " " for column in _SEPARATORS) or not _RATING_AND_FEDERATION.match(padded[48:56]):
        return False
    cells = text[_BEFORE_CELLS:]
    cells = cells.ljust(-(-len(cells) // CELL_WIDTH) * CELL_WIDTH)
    return bool(points.match(padded[79:84])) and bool(_CELLS.match(cells))


def _list_fits(text: str, column: int) -> bool:
    ids = [text[start : start + LIST_STEP].ljust(LIST_STEP) for start in range(column - 1, len(text), LIST_STEP)]
    return bool(ids) and all(_ID.match(number) for number in ids) and not _ID_IN_NAME.search(text[: column - 1])


def tokens(row: Row, start: int) -> list[tuple[int, str]]:
    """The words of a row from a place on (counted from 0), each with its column."""
    return [(m.start() + 1, m[0]) for m in _WORD.finditer(row.text, start)]


def numbers_from(row: Row, column: int) -> Iterator[tuple[int, str]]:
    """The texts of a list of ids that begins at a column, each with its own column."""
    for start in range(column - 1, len(row.text), LIST_STEP):
        text = row.text[start : start + LIST_STEP - 1].strip()
        if text:
            yield start + 1, text
