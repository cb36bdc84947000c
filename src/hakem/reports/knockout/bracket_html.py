"""A bracket as a page for a browser and for paper: one file that needs nothing else."""

from __future__ import annotations

from html import escape

from hakem.i18n import Message, say
from hakem.model import printable
from hakem.reports.knockout.bracket import Bracket
from hakem.reports.knockout.bracket_layout import Layout, pages
from hakem.reports.knockout.bracket_svg import BRACKET_STYLE, sheet_svg, size_of
from hakem.reports.page import page

_ROOM = {"landscape": (273, 166), "portrait": (186, 253)}
"""Millimetres of an A4 sheet, without the margins and the title."""
_LARGEST = 0.42
"""Millimetres for one unit of the drawing at most: letters of a small bracket need not fill the page."""

_STYLE = """
table{border-collapse:collapse;margin-bottom:1rem;font-variant-numeric:tabular-nums}
th,td{text-align:left;padding:.2rem 1.2rem .2rem 0;font-weight:400}
td:nth-child(n+2),thead th:nth-child(n+2){text-align:right}
thead th{color:#5b6b63;border-bottom:1px solid #8b9b93}
tbody th{font-weight:600;padding-top:.7rem}
tbody{break-inside:avoid}
p{margin:0 0 1rem;color:#5b6b63}
.timetable p{margin-bottom:.3rem}
section{overflow-x:auto;margin-bottom:2.5rem}
@media screen and (prefers-color-scheme:dark){
body{background:#0f1512;color:#e8f0eb}
p,thead th{color:#a3b1aa}
}
@media print{
p,thead th{color:#000}
section{overflow:visible;margin:0;break-after:page}
section:last-child{break-after:auto}
svg{display:block}
}"""


def bracket_html(bracket: Bracket, title: str, language: str = "en", annex: str = "") -> str:
    """The page; a bracket that is too high for one sheet of paper is divided into several.

    ``annex`` is a further part of the page, as HTML: the timetable.
    """
    title = printable(title)
    sheets = pages(bracket)
    way = _orientation(sheets, language)
    head = f"@page{{size:A4 {way};margin:12mm}}{_STYLE}{BRACKET_STYLE}"
    sections = [_section(sheet, (number, len(sheets)), title, language) for number, sheet in enumerate(sheets, 1)]
    widths = "".join(
        f"#page-{number} svg{{width:{_printed_width(sheet, way, language):.1f}mm;height:auto}}"
        for number, sheet in enumerate(sheets, start=1)
    )
    return page(title, "".join(sections) + annex, f"{head}\n@media print{{{widths}}}", language)


def _section(sheet: Layout, page: tuple[int, int], title: str, language: str) -> str:
    number, count = page
    words = say(Message("knockout.page", {"page": number, "pages": count}), language)
    below = f"<p>{escape(words)}</p>\n" if count > 1 else ""
    drawing = sheet_svg(sheet, title, language)
    return f'<section id="page-{number}">\n<h1>{escape(title)}</h1>\n{below}{drawing}</section>\n'


def _orientation(sheets: tuple[Layout, ...], language: str) -> str:
    """The way of the paper that gives the larger letters where they are smallest."""
    return max(_ROOM, key=lambda way: min(_scale(sheet, way, language) for sheet in sheets))


def _scale(sheet: Layout, way: str, language: str) -> float:
    width, height = size_of(sheet, language)
    across, down = _ROOM[way]
    return min(across / width, down / height)


def _printed_width(sheet: Layout, way: str, language: str) -> float:
    return size_of(sheet, language)[0] * min(_scale(sheet, way, language), _LARGEST)
