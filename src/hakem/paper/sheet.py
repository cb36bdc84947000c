"""Sheets of paper: A4 with the name of the event above and page x/y below; what is drawn between is collected first.

Pages are lists of things to draw, so that the last page is known before the first
one is drawn. Nothing here asks a clock: the same event gives the same file.
"""

from __future__ import annotations

from collections.abc import Callable
from io import BytesIO
from typing import Any

from reportlab.lib.pagesizes import A4
from reportlab.pdfgen.canvas import Canvas

from hakem.i18n import Message, Renderer
from hakem.paper.fonts import BOLD, REGULAR, drawn, fitted, ready, width
from hakem.values import dataclass

MM = 72 / 25.4
MARGIN = 12 * MM
HEAD, FOOT = 20 * MM, 9 * MM
GREY, LIGHT, BLACK = 0.38, 0.86, 0.0

Draw = Callable[[Any], None]
"""Draws something on a canvas."""


@dataclass(frozen=True, slots=True)
class Heading:
    """What stands above every page: the event, what the page is, beside it a note, and below it a line of more."""

    event: str
    title: str
    note: str = ""
    below: str = ""


@dataclass(frozen=True, slots=True)
class Area:
    """A part of a page, in points from the lower left corner."""

    left: float
    bottom: float
    right: float
    top: float

    @property
    def width(self) -> float:
        """How wide it is."""
        return self.right - self.left

    @property
    def height(self) -> float:
        """How high it is."""
        return self.top - self.bottom


class Sheets:
    """The pages of a document."""

    def __init__(self, heading: Heading, *, landscape: bool = False, bare: bool = False) -> None:
        """``bare`` pages have neither head nor foot, and no margins of ours: cards and slips that are cut."""
        self.heading, self.bare = heading, bare
        self.size = (A4[1], A4[0]) if landscape else A4
        self.pages: list[list[Draw]] = []

    @property
    def area(self) -> Area:
        """Where something can stand on a page."""
        wide, high = self.size
        if self.bare:
            return Area(0, 0, wide, high)
        below = 12 if self.heading.below else 0
        return Area(MARGIN, MARGIN + FOOT, wide - MARGIN, high - MARGIN - HEAD - below)

    def page(self) -> list[Draw]:
        """A new page."""
        self.pages.append([])
        return self.pages[-1]

    def pdf(self, words: Renderer) -> bytes:
        """All pages as a file."""
        ready()
        out = BytesIO()
        canvas = Canvas(out, pagesize=self.size, invariant=1, initialFontName=REGULAR, pageCompression=1)
        canvas.setTitle(f"{self.heading.event} · {self.heading.title}")
        canvas.setAuthor(self.heading.event)
        canvas.setCreator("Hakem")
        for number, page in enumerate(self.pages or [[]], start=1):
            if not self.bare:
                self._frame(canvas, words, number)
            for draw in page:
                draw(canvas)
            canvas.showPage()
        canvas.save()
        return out.getvalue()

    def _frame(self, canvas: Any, words: Renderer, number: int) -> None:
        wide, high = self.size
        top = high - MARGIN
        text(canvas, MARGIN, top - 11, self.heading.event, 11, grey=GREY, room=wide - 2 * MARGIN)
        room = wide - 2 * MARGIN - width(self.heading.note, 10) - 12
        text(canvas, MARGIN, top - 32, self.heading.title, 18, bold=True, room=room)
        right(canvas, wide - MARGIN, top - 32, self.heading.note, 10, grey=GREY)
        line(canvas, MARGIN, top - 40, wide - MARGIN, top - 40, 1)
        if self.heading.below:
            text(canvas, MARGIN, top - 52, self.heading.below, 8.5, grey=GREY, room=wide - 2 * MARGIN)
        said = words.say(Message("paper.page", {"page": number, "pages": max(1, len(self.pages))}))
        right(canvas, wide - MARGIN, MARGIN, said, 9, grey=GREY)
        text(canvas, MARGIN, MARGIN, "Hakem", 9, grey=GREY)


def text(
    canvas: Any, x: float, y: float, words: str, size: float, *, bold: bool = False, grey: float = BLACK, room: float = 0
) -> None:
    """Words from a point on; with ``room`` they are made to fit."""
    font = BOLD if bold else REGULAR
    words = drawn(words, font)
    if room:
        words, size = fitted(words, room, size, font)
    canvas.setFillGray(grey)
    canvas.setFont(font, size)
    canvas.drawString(x, y, words)


def right(
    canvas: Any, x: float, y: float, words: str, size: float, *, bold: bool = False, grey: float = BLACK, room: float = 0
) -> None:
    """Words that end at a point."""
    font = BOLD if bold else REGULAR
    words = drawn(words, font)
    if room:
        words, size = fitted(words, room, size, font)
    text(canvas, x - width(words, size, font), y, words, size, bold=bold, grey=grey)


def middle(
    canvas: Any, x: float, y: float, words: str, size: float, *, bold: bool = False, grey: float = BLACK, room: float = 0
) -> None:
    """Words around a point."""
    font = BOLD if bold else REGULAR
    words = drawn(words, font)
    if room:
        words, size = fitted(words, room, size, font)
    text(canvas, x - width(words, size, font) / 2, y, words, size, bold=bold, grey=grey)


def line(canvas: Any, x1: float, y1: float, x2: float, y2: float, thick: float = 0.5, grey: float = BLACK) -> None:
    """A line."""
    canvas.setStrokeGray(grey)
    canvas.setLineWidth(thick)
    canvas.line(x1, y1, x2, y2)


def box(canvas: Any, area: Area, thick: float = 0.5, grey: float = BLACK, fill: float | None = None) -> None:
    """A rectangle, filled with a grey or not."""
    canvas.setStrokeGray(grey)
    canvas.setLineWidth(thick)
    if fill is not None:
        canvas.setFillGray(fill)
    canvas.rect(area.left, area.bottom, area.width, area.height, stroke=1 if thick else 0, fill=int(fill is not None))


def disc(canvas: Any, x: float, y: float, size: float, *, black: bool) -> None:
    """The sign of a colour: an open disc for White, a filled one for Black."""
    canvas.setStrokeGray(BLACK)
    canvas.setLineWidth(0.7)
    canvas.setFillGray(BLACK if black else 1)
    canvas.circle(x, y, size / 2, stroke=1, fill=1)
