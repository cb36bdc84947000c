"""A cross table or sheet as rows of cells, before it becomes text, a page or rows for a spreadsheet.

Whoever makes the cells asks a ``Tongue`` how headings and numbers are written:
people read them in their language, programs the same in every one.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from html import escape

from hakem.i18n import Message, Renderer, say
from hakem.model import Points, decimal_text, printable
from hakem.reports.columns import aligned
from hakem.reports.page import page
from hakem.reports.tables import tiebreak_figures as figures
from hakem.reports.tables.open_games import STAR, starred
from hakem.reports.tables.tiebreak_figures import Shown
from hakem.values import dataclass


@dataclass(frozen=True, slots=True)
class Tongue:
    """How the cells of a table are written: in a language, or for programs if it is None."""

    language: str | None = "en"

    def head(self, key: str, **data: str) -> str:
        """A heading, or a word in a cell; programs get its key."""
        return key if self.language is None else say(Message(f"crosstable.{key}", data), self.language)

    def sign(self, key: str) -> str:
        """A short sign in a cell, such as that of a colour; programs get the English one."""
        return say(Message(f"crosstable.{key}"), self.language or "en")

    def number(self, points: Points) -> str:
        """A score."""
        return decimal_text(points) if self.language is None else Renderer(self.language).number(points)

    def total(self, points: Points, pending: bool) -> str:
        """A score with the star of open games, which programs read in a column of their own."""
        return starred(self.number(points), pending and self.language is not None)

    def decimals(self, text: str) -> str:
        """A number that was written with a point."""
        return text if self.language is None else Renderer(self.language).decimals(text)

    def column(self, values: Sequence[Shown | None]) -> list[str]:
        """The values of a tie-break, one below the other; nothing for whoever has no place."""
        if self.language is None:
            return [figures.machine_value(shown or ()) or "" for shown in values]
        return figures.column(values, self.language)


FOR_PROGRAMS = Tongue(None)
CROSS_TABLE = Message("crosstable.page-title")


@dataclass(frozen=True, slots=True)
class Printed:
    """One table: its rows of cells, the headings first; which columns are words; which cells were played with Black.

    ``note`` says what the star of open games means, if there is one.
    """

    rows: tuple[tuple[str, ...], ...]
    words: frozenset[int]
    black: frozenset[tuple[int, int]] = frozenset()
    note: Message | None = None


def printed_text(tables: Sequence[Printed], language: str = "en") -> str:
    """The tables in plain text, one below the other, and what the star in them means."""
    grids = "\n".join(aligned(table.rows, left=table.words) for table in tables)
    return grids + "".join(f"{note}\n" for note in star_notes(tables, language))


def star_notes(tables: Sequence[Printed], language: str) -> tuple[str, ...]:
    """What the star of open games means, said once."""
    said = dict.fromkeys(say(table.note, language) for table in tables if table.note is not None)
    return tuple(f"{STAR} {text}" for text in said)


def with_pending(rows: Sequence[Sequence[str]], pending: Sequence[bool], tongue: Tongue) -> tuple[tuple[str, ...], ...]:
    """The rows; for programs with a last column that says whose total has an open game, if there is one."""
    if tongue.language is not None or not any(pending):
        return tuple(map(tuple, rows))
    marks = ["pending", *("yes" if each else "no" for each in pending)]
    return tuple((*row, mark) for row, mark in zip(rows, marks, strict=True))


def printed_records(tables: Sequence[Printed]) -> Iterator[Sequence[str]]:
    """Rows for a spreadsheet, an empty one between two tables."""
    for number, table in enumerate(tables):
        if number:
            yield ()
        yield from table.rows


_STYLE = """
@page{size:A4 landscape;margin:12mm}
table{border-collapse:collapse;font-variant-numeric:tabular-nums;margin:0 0 1.6rem}
th,td{padding:.25rem .5rem;text-align:center;border:1px solid #c5cec9;white-space:nowrap}
th{color:#5b6b63;font-weight:600}
.w{text-align:left}
.k{font-weight:700}
tr{break-inside:avoid}
thead{display:table-header-group}
main{overflow-x:auto}
@media screen and (max-width:640px){body{margin:.8rem;font-size:.85rem}th,td{padding:.2rem .3rem}}
@media screen and (prefers-color-scheme:dark){
body{background:#0f1512;color:#e8f0eb}
th{color:#a3b1aa}
th,td{border-color:#3a4640}
}
@media print{main{overflow:visible}th{color:#000}table{font-size:10.5pt}}"""


def printed_page(event: str, tables: Sequence[Printed], language: str = "en", title: Message = CROSS_TABLE) -> str:
    """The tables as a page; bold is Black, as in the sheets of the handbook (Scheveningen 3)."""
    said = say(title, language)
    whole = f"{event} · {said}" if event else said
    head = f"<h1>{escape(printable(event))}</h1>\n" if event else ""
    note = ""
    if any(table.black for table in tables):
        note = f"<p>{escape(say(Message('crosstable.bold-is-black'), language))}</p>\n"
    note += "".join(f"<p>{escape(each)}</p>\n" for each in star_notes(tables, language))
    body = "".join(map(_table, tables))
    return page(whole, f"{head}<h2>{escape(said)}</h2>\n<main>\n{body}{note}</main>\n", _STYLE, language)


def _table(table: Printed) -> str:
    head, *rows = ("".join(_cells(table, number)) for number in range(len(table.rows)))
    body = "".join(f"<tr>{row}</tr>\n" for row in rows)
    return f"<table>\n<thead><tr>{head}</tr></thead>\n<tbody>\n{body}</tbody>\n</table>\n"


def _cells(table: Printed, number: int) -> Iterator[str]:
    tag = "td" if number else "th"
    for place, text in enumerate(table.rows[number]):
        kinds = [sign for sign, is_so in (("w", place in table.words), ("k", (number, place) in table.black)) if is_so]
        kind = f' class="{" ".join(kinds)}"' if kinds else ""
        yield f"<{tag}{kind}>{escape(printable(text))}</{tag}>"
