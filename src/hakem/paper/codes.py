"""Codes for phones on paper: eight on a page to cut, each with its QR code, its digits, and what it is for."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from hakem.i18n import Message, Renderer
from hakem.paper.cut import tiles
from hakem.paper.fonts import BOLD, folded
from hakem.paper.sheet import BLACK, GREY, MM, Area, Heading, Sheets, box, text
from hakem.values import dataclass

SIDE = 40 * MM
"""How large a QR code is: a phone reads it at arm's length."""


@dataclass(frozen=True, slots=True)
class CodePaper:
    """A code: its name, lines that say what it is for, its digits and where they are typed, and its QR code by rows.

    ``squares`` says of every square whether it is dark; no ``digits`` where they cannot be typed any more.
    """

    name: str
    lines: tuple[str, ...]
    digits: str
    typed_at: str
    squares: tuple[tuple[bool, ...], ...]


def code_sheet(event: str, codes: Sequence[CodePaper], language: str) -> bytes:
    """The codes as a file to print and to cut."""
    words = Renderer(language)
    sheets = Sheets(Heading(event, words.words("paper.codes")), bare=True)

    def draw(canvas: Any, area: Area, code: CodePaper) -> None:
        _code(canvas, area, code, (event, words))

    tiles(sheets, codes, (2, 4), draw)
    return sheets.pdf(words)


def _code(canvas: Any, area: Area, code: CodePaper, said: tuple[str, Renderer]) -> None:
    event, words = said
    left, top = area.left + 9 * MM, area.top - 10 * MM
    text(canvas, left, top - 6, event, 9, grey=GREY, room=area.width - 16 * MM)
    _squares(canvas, Area(left, top - 14 - SIDE, left + SIDE, top - 14), code.squares)
    x, room = left + SIDE + 5 * MM, area.right - left - SIDE - 12 * MM
    parts, size = folded(code.name, room, 14, BOLD)
    y = top - 26
    for part in parts:
        text(canvas, x, y, part, size, bold=True, room=room)
        y -= size * 1.15
    for each in code.lines:
        text(canvas, x, y - 2, each, 9, grey=GREY, room=room)
        y -= 12
    bottom = top - 14 - SIDE
    scan = words.say(Message("paper.codes-scan", {"address": code.typed_at}))
    text(canvas, left, bottom - 13, scan, 8.5, grey=GREY, room=area.width - 16 * MM)
    text(canvas, left, bottom - 33, code.digits, 17, bold=True)


def _squares(canvas: Any, area: Area, rows: Sequence[Sequence[bool]]) -> None:
    """A QR code: neighbours in a row are one bar, so that no printer leaves a gap between them."""
    side = area.width / max(1, len(rows))
    for down, row in enumerate(rows):
        top, start = area.top - down * side, None
        for across, dark in enumerate((*row, False)):
            if dark and start is None:
                start = across
            elif not dark and start is not None:
                box(canvas, Area(area.left + start * side, top - side, area.left + across * side, top), 0, fill=BLACK)
                start = None
