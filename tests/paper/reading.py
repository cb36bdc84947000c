"""Reading documents back: what stands on every page, where, how wide and how large."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from functools import lru_cache
from io import BytesIO
from typing import Any

from pypdf import PdfReader

from hakem.desk.journal.state import Desk
from hakem.paper.documents import PaperWish, document
from hakem.values import dataclass

_CUT = re.compile(r"[^\s.…]…(?![.…])")
_OPERATORS = re.compile(
    rb"\b(?P<save>q)\s|\b(?P<restore>Q)\b|(?P<matrix>(?:-?[\d.]+\s+){6})cm\b|/(?P<form>\S+)\s+Do\b"
    rb"|BT \S+ g 1 0 0 1 (?P<x>\S+) (?P<y>\S+) Tm (?P<words>(?:/\S+ \S+ Tf <[0-9a-f]*> Tj )*)ET"
)
_PIECE = re.compile(rb"/(\S+) (\S+) Tf <([0-9a-f]*)> Tj ")
_LETTERS = re.compile(rb"<([0-9A-F]{2})> <([0-9A-F]{4})>")
Matrix = tuple[float, float, float, float, float, float]
_AS_IT_IS: Matrix = (1, 0, 0, 1, 0, 0)


def printed(name: str, desk: Desk, language: str = "tr", round_no: int = 0, **options: str) -> bytes:
    """A document of the event."""
    return document(name, PaperWish(desk, language, round_no, options))


@dataclass(frozen=True, slots=True)
class Drawn:
    """Words on a page: the box around them in points from the lower left corner, and the size of the letters."""

    left: float
    bottom: float
    right: float
    top: float
    size: float
    words: str
    bold: bool = False

    def over(self, other: Drawn) -> bool:
        """Whether one is written over the other."""
        across = min(self.right, other.right) - max(self.left, other.left)
        return across > 0.5 and min(self.top, other.top) - max(self.bottom, other.bottom) > 0.5


@dataclass(frozen=True, slots=True)
class PrintedPage:
    """A page with everything that is written on it."""

    width: float
    height: float
    words: tuple[Drawn, ...]

    @property
    def text(self) -> str:
        """All words in the order in which they are written."""
        return " ".join(each.words for each in self.words)

    def outside(self, margin: float) -> list[str]:
        """What stands nearer to an edge than that, where no printer reaches."""
        return [
            each.words
            for each in self.words
            if min(each.left, each.bottom, self.width - each.right, self.height - each.top) < margin
        ]

    def overlapping(self) -> list[tuple[str, str]]:
        """What is written over each other."""
        rows = sorted(self.words, key=lambda each: each.bottom)
        found = []
        for place, each in enumerate(rows):
            for other in rows[place + 1 :]:
                if other.bottom > each.top:
                    break
                if each.over(other):
                    found.append((each.words, other.words))
        return found


class _Page:
    """Follows the operators of a page."""

    def __init__(self, resources: Any) -> None:
        self._fonts = {name[1:]: _font(font.get_object()) for name, font in resources["/Font"].items()}
        self._forms = resources.get("/XObject", {})

    def words(self, data: bytes, at: Matrix = _AS_IT_IS) -> Iterator[Drawn]:
        kept: list[Matrix] = []
        for found in _OPERATORS.finditer(data):
            if found["save"]:
                kept.append(at)
            elif found["restore"]:
                at = kept.pop()
            elif found["matrix"]:
                at = _moved(at, [float(each) for each in found["matrix"].split()])
            elif found["form"]:
                yield from self.words(self._forms[f"/{found['form'].decode()}"].get_object().get_data(), at)
            else:
                yield self._written(found, at)

    def _written(self, found: re.Match[bytes], at: Matrix) -> Drawn:
        text, wide, size, bold = "", 0.0, 0.0, False
        for font, points, letters in _PIECE.findall(found["words"]):
            known, widths, bold = self._fonts[font.decode()]
            size, codes = float(points), bytes.fromhex(letters.decode())
            text += "".join(known[code] for code in codes)
            wide += sum(widths[code] for code in codes) * size / 1000
        x, y = float(found["x"]), float(found["y"])
        corners = [_point(at, *each) for each in ((x, y), (x + wide, y + size * 0.7))]
        (left, right), (bottom, top) = (sorted(both) for both in zip(*corners, strict=True))
        return Drawn(left, bottom, right, top, size, text, bold)


def _moved(at: Matrix, by: Sequence[float]) -> Matrix:
    a, b, c, d, e, f = by
    x, y = _point(at, e, f)
    assert (b, c, at[1], at[2]) == (0, 0, 0, 0)
    return at[0] * a, 0, 0, at[3] * d, x, y


def _point(at: Matrix, x: float, y: float) -> tuple[float, float]:
    return at[0] * x + at[4], at[3] * y + at[5]


def _font(font: Any) -> tuple[list[str], list[float], bool]:
    """The letters and their widths, by code, and whether they are bold."""
    letters = [""] * 256
    for code, letter in _LETTERS.findall(font["/ToUnicode"].get_data()):
        letters[int(code, 16)] = chr(int(letter, 16))
    return letters, [*map(float, font["/Widths"])], "Bold" in font["/BaseFont"]


@lru_cache(maxsize=4)
def printed_pages(made: bytes) -> tuple[PrintedPage, ...]:
    """Every page of a document."""
    pages = []
    for page in PdfReader(BytesIO(made)).pages:
        words = _Page(page["/Resources"]).words(page.get_contents().get_data())  # type: ignore[union-attr]
        pages.append(PrintedPage(float(page.mediabox.width), float(page.mediabox.height), tuple(words)))
    return tuple(pages)


def pages_of(made: bytes) -> list[str]:
    """What stands on every page, line by line."""
    return [page.extract_text() for page in PdfReader(BytesIO(made)).pages]


def text_of(made: bytes) -> str:
    """All that stands in it, without the ends of lines."""
    return " ".join(" ".join(pages_of(made)).split())


def page_count(made: bytes) -> int:
    """How many pages it has."""
    return len(PdfReader(BytesIO(made)).pages)


def words_missing(text: str, *wanted: str) -> list[str]:
    """Words that do not stand there; names that are folded have their words on two lines."""
    there = set(re.split(r"[\s()]+", text))
    return sorted({word for each in wanted for word in each.split() if word not in there})


def cut_words(text: str) -> list[str]:
    """What was cut because it was too long."""
    return _CUT.findall(text)
