"""The letters of our paper: DejaVu Sans Condensed, a part of which comes with the package.

It has every letter of the languages around us, chess signs and digits of one width.
Its licence stands beside it.
"""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from io import BytesIO

from reportlab.pdfbase.pdfmetrics import registerFont, stringWidth
from reportlab.pdfbase.ttfonts import TTFont

REGULAR, BOLD = "Hakem", "Hakem-Bold"
_FILES = {REGULAR: "DejaVuSansCondensed.ttf", BOLD: "DejaVuSansCondensed-Bold.ttf"}


@cache
def ready() -> bool:
    """Make the fonts known, once."""
    for name, file in _FILES.items():
        registerFont(TTFont(name, BytesIO((files("hakem.paper") / "fonts" / file).read_bytes())))
    return True


@cache
def _has(font: str) -> frozenset[int]:
    ready()
    face = TTFont(f"{font}-known", BytesIO((files("hakem.paper") / "fonts" / _FILES[font]).read_bytes())).face
    return frozenset(face.charToGlyph)


def drawn(text: str, font: str = REGULAR) -> str:
    """The text with a box for every sign that the font has not, instead of nothing."""
    known = _has(font)
    return "".join(sign if ord(sign) in known else "□" for sign in text)


def width(text: str, size: float, font: str = REGULAR) -> float:
    """How wide a text is, in points."""
    ready()
    return float(stringWidth(text, font, size))


def fitted(text: str, room: float, size: float, font: str = REGULAR, least: float = 0.72) -> tuple[str, float]:
    """The text and the size at which it fits: smaller down to a limit, then cut behind the last letter that fits."""
    if (whole := width(text, size, font)) <= room:
        return text, size
    smaller = max(size * least, size * room / whole)
    if width(text, smaller, font) <= room + 0.01:
        return text, smaller
    cut = text
    while cut and width(cut + "…", smaller, font) > room:
        cut = cut[:-1]
    return cut.rstrip() + "…", smaller
