"""Sheets of paper: A4 with the name of the event above and page x/y below; what is drawn between is collected first.

Pages are lists of things to draw, so that the last page is known before the first
one is drawn. Nothing here asks a clock: the same event gives the same file.
"""

from __future__ import annotations

from collections.abc import Callable
from io import BytesIO
from typing import Any, TypedDict, Unpack

from reportlab.lib.pagesizes import A4
from reportlab.pdfbase.pdfmetrics import getFont
from reportlab.pdfgen.canvas import Canvas

from hakem.i18n import Message, Renderer
from hakem.paper.fonts import BOLD, REGULAR, drawn, fitted, folded, ready, width, wrapped
from hakem.values import dataclass

MM = 72 / 25.4
MARGIN = 12 * MM
HEAD, FOOT = 15 * MM, 6 * MM
GREY, LIGHT, BLACK = 0.38, 0.86, 0.0

_BELOW = 11.0

Ink = Callable[[Any], None]
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


class PaperCanvas(Canvas):  # type: ignore[misc] # ReportLab says nothing about its types
    """ReportLab's canvas with words and lines written as a page has them.

    Its own way makes an object of every word and formats every number by itself: large
    events have a hundred thousand of both, and nobody waits seconds for a list.
    """

    def __init__(self, out: BytesIO, size: tuple[float, float]) -> None:
        """A file of pages of this size."""
        super().__init__(out, pagesize=size, invariant=1, initialFontName=REGULAR, pageCompression=1)
        self.letters = _Letters(self._doc)

    def code(self, operators: str) -> None:
        """Put operators of PDF on the page."""
        self._code.append(operators)


class _Letters:
    """Words as the parts of the fonts have them that go into the file."""

    def __init__(self, document: Any) -> None:
        self._document = document
        self._known: dict[tuple[str, str, float], str] = {}

    def shown(self, words: str, font: str, size: float) -> str:
        """Operators that show the words; the same ones stand on a large document again and again."""
        found = self._known.get((words, font, size))
        if found is None:
            face = getFont(font)
            found = "".join(
                f"{face.getSubsetInternalName(part, self._document)} {size:.2f} Tf <{text.hex()}> Tj "
                for part, text in face.splitString(words, self._document)
            )
            self._known[words, font, size] = found
        return found


class Sheets:
    """The pages of a document."""

    def __init__(self, heading: Heading, *, landscape: bool = False, bare: bool = False) -> None:
        """``bare`` pages have neither head nor foot, and no margins of ours: cards and slips that are cut."""
        self.heading, self.bare = heading, bare
        self.size = (A4[1], A4[0]) if landscape else A4
        self.pages: list[list[Ink]] = []
        self.templates: dict[str, Ink] = {}
        """What is drawn once and used on many pages, by name: ``canvas.doForm`` puts it where it is wanted."""
        self.marks: dict[int, str] = {}
        """What stands on a page, for whoever looks for the right one among many; pages are counted from 1."""

    @property
    def area(self) -> Area:
        """Where something can stand on a page."""
        wide, high = self.size
        if self.bare:
            return Area(0, 0, wide, high)
        below = _BELOW * len(self._below) + 2 if self._below else 0
        return Area(MARGIN, MARGIN + FOOT, wide - MARGIN, high - MARGIN - HEAD - below)

    @property
    def _below(self) -> list[str]:
        return wrapped(self.heading.below, self.size[0] - 2 * MARGIN, 8.5) if self.heading.below else []

    def page(self) -> list[Ink]:
        """A new page."""
        self.pages.append([])
        return self.pages[-1]

    def pdf(self, words: Renderer) -> bytes:
        """All pages as a file."""
        ready()
        out = BytesIO()
        canvas = PaperCanvas(out, self.size)
        canvas.setTitle(f"{self.heading.event} · {self.heading.title}")
        canvas.setAuthor(self.heading.event)
        canvas.setCreator("Hakem")
        for name, template in self.templates.items():
            canvas.beginForm(name, 0, 0, *self.size)
            template(canvas)
            canvas.endForm()
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
        mark = self.marks.get(number, "")
        beside = width(mark, 13, BOLD) + 16 if mark else 0
        text(canvas, MARGIN, top - 11, self.heading.event, 11, grey=GREY, room=wide - 2 * MARGIN - beside)
        right(canvas, wide - MARGIN, top - 11, mark, 13, bold=True)
        room = wide - 2 * MARGIN - width(self.heading.note, 10) - 12
        text(canvas, MARGIN, top - 32, self.heading.title, 18, bold=True, room=room)
        right(canvas, wide - MARGIN, top - 32, self.heading.note, 10, grey=GREY)
        line(canvas, MARGIN, top - 40, wide - MARGIN, top - 40, 1)
        for place, below in enumerate(self._below):
            text(canvas, MARGIN, top - 52 - place * _BELOW, below, 8.5, grey=GREY)
        said = words.say(Message("paper.page", {"page": number, "pages": max(1, len(self.pages))}))
        right(canvas, wide - MARGIN, MARGIN, said, 9, grey=GREY)
        text(canvas, MARGIN, MARGIN, "Hakem", 9, grey=GREY)


class Pen(TypedDict, total=False):
    """How words are written: bold, how grey, and with ``room`` made to fit."""

    bold: bool
    grey: float
    room: float


def text(canvas: Any, x: float, y: float, words: str, size: float, **pen: Unpack[Pen]) -> None:
    """Words from a point on."""
    _write(canvas, (x, y), words, size, 0.0, **pen)


def right(canvas: Any, x: float, y: float, words: str, size: float, **pen: Unpack[Pen]) -> None:
    """Words that end at a point."""
    _write(canvas, (x, y), words, size, 1.0, **pen)


def middle(canvas: Any, x: float, y: float, words: str, size: float, **pen: Unpack[Pen]) -> None:
    """Words around a point."""
    _write(canvas, (x, y), words, size, 0.5, **pen)


def _write(canvas: Any, at: tuple[float, float], words: str, size: float, before: float, **pen: Unpack[Pen]) -> None:
    """``before`` is how much of the words stands left of the point."""
    if not words:
        return
    font = BOLD if pen.get("bold") else REGULAR
    words = drawn(words, font)
    if room := pen.get("room"):
        words, size = fitted(words, room, size, font)
    x = at[0] - (width(words, size, font) * before if before else 0)
    shown = canvas.letters.shown(words, font, size)
    canvas.code(f"BT {pen.get('grey', BLACK):.2f} g 1 0 0 1 {x:.2f} {at[1]:.2f} Tm {shown}ET")


def lines(
    canvas: Any, x: float, y: float, words: str, size: float, *, bold: bool = False, grey: float = BLACK, room: float
) -> None:
    """Words around a point, on two lines if one is too short for them; the second line stands below the point."""
    font = BOLD if bold else REGULAR
    parts, fits = folded(drawn(words, font), room, size, font)
    for number, part in enumerate(parts):
        middle(canvas, x, y - number * fits * 1.15, part, fits, bold=bold, grey=grey)


def line(canvas: Any, x1: float, y1: float, x2: float, y2: float, thick: float = 0.5, grey: float = BLACK) -> None:
    """A line."""
    canvas.code(f"{grey:.2f} G {thick:.2f} w {x1:.2f} {y1:.2f} m {x2:.2f} {y2:.2f} l S")


def box(canvas: Any, area: Area, thick: float = 0.5, grey: float = BLACK, fill: float | None = None) -> None:
    """A rectangle, filled with a grey or not."""
    edge = f"{grey:.2f} G {thick:.2f} w " if thick else ""
    inside = "" if fill is None else f"{fill:.2f} g "
    paint = {(True, False): "S", (True, True): "B", (False, True): "f"}.get((bool(thick), fill is not None), "n")
    canvas.code(f"{edge}{inside}{area.left:.2f} {area.bottom:.2f} {area.width:.2f} {area.height:.2f} re {paint}")


def disc(canvas: Any, x: float, y: float, size: float, *, black: bool) -> None:
    """The sign of a colour: an open disc for White, a filled one for Black."""
    canvas.setStrokeGray(BLACK)
    canvas.setLineWidth(0.7)
    canvas.setFillGray(BLACK if black else 1)
    canvas.circle(x, y, size / 2, stroke=1, fill=1)
