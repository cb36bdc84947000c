"""A round as a page for the wall: large letters, the headings again on every sheet of paper."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from html import escape

from hakem.i18n import Message, say
from hakem.model import printable
from hakem.reports.columns import words_on_the_left
from hakem.reports.page import page
from hakem.reports.tables.open_games import STAR
from hakem.reports.tables.round_list import RoundList, board_grid, name_grid, round_title

_STYLE = """
@page{size:A4;margin:12mm}
table{border-collapse:collapse;width:100%;font-variant-numeric:tabular-nums}
th,td{padding:.3rem .5rem;text-align:right;border-bottom:1px solid #c5cec9}
th{color:#5b6b63;border-bottom:2px solid #8b9b93;font-weight:600}
.w{text-align:left}
.board td:first-child{font-weight:700;font-size:1.15em}
.m td{font-weight:700;border-top:2px solid #8b9b93;break-after:avoid}
tr{break-inside:avoid}
thead{display:table-header-group}
main{overflow-x:auto}
@media screen and (max-width:640px){
body{margin:.8rem;font-size:.85rem}
th,td{padding:.25rem .3rem}
.r{display:none}
}
@media screen and (prefers-color-scheme:dark){
body{background:#0f1512;color:#e8f0eb}
th{color:#a3b1aa}
th,td{border-color:#3a4640}
}
@media print{main{overflow:visible}th{color:#000}table{font-size:10.5pt}}"""

_SPARED = ("number", "rating", "points")
"""Columns of the list by boards that the screen of a telephone has no room for."""


def round_page(shown: RoundList, by: str = "board", language: str = "en") -> str:
    """The page: by boards, or everybody by name."""
    grid = board_grid(shown, language) if by == "board" else name_grid(shown, language)
    left = words_on_the_left(grid)
    spared = {say(Message(f"round.{key}"), language) for key in _SPARED} if by == "board" else set()
    narrow = {place for place, text in enumerate(grid[0]) if text in spared}
    name, title = escape(printable(shown.event)), round_title(shown, language)
    head = (f"<h1>{name}</h1>\n" if name else "") + f"<h2>{escape(title)}</h2>\n"
    body = "".join(f"<tr{_kind(row)}>{''.join(_cells(row, 'td', (left, narrow)))}</tr>\n" for row in grid[1:])
    table = (
        f'<table class="{by}">\n<thead><tr>{"".join(_cells(grid[0], "th", (left, narrow)))}</tr></thead>\n'
        f"<tbody>\n{body}</tbody>\n</table>\n"
        + (f"<p>{escape(f'{STAR} {say(shown.note, language)}')}</p>\n" if shown.note and by == "board" else "")
    )
    whole = f"{shown.event} · {title}" if shown.event else title
    return page(whole, f"{head}<main>\n{table}</main>\n", _STYLE, language)


def _kind(row: Sequence[str]) -> str:
    """A row without board and number has the teams of a match."""
    return "" if row[0] or row[1] else ' class="m"'


def _cells(row: Sequence[str], tag: str, columns: tuple[Collection[int], Collection[int]]) -> Iterator[str]:
    """The cells of a row; ``columns`` are those of words, and those that a narrow screen does without."""
    words, narrow = columns
    for place, text in enumerate(row):
        kind = ' class="w"' if place in words else ' class="r"' if place in narrow else ""
        yield f"<{tag}{kind}>{escape(printable(text))}</{tag}>"
