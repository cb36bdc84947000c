"""The letters of our paper: DejaVu Sans Condensed, a part of which comes with the package.

It has every letter of the languages around us, chess signs and digits of one width.
Its licence stands beside it.
"""

from __future__ import annotations

from functools import cache, lru_cache
from importlib.resources import files
from io import BytesIO

from reportlab import rl_config
from reportlab.pdfbase.pdfmetrics import registerFont, stringWidth
from reportlab.pdfbase.ttfonts import TTFont

REGULAR, BOLD = "Hakem", "Hakem-Bold"
LEAST = 0.72
"""How much smaller a text may become before it is folded or cut."""

_FILES = {REGULAR: "DejaVuSansCondensed.ttf", BOLD: "DejaVuSansCondensed-Bold.ttf"}
_UNIT = 1000
_HARDLY = 0.93


@cache
def ready() -> bool:
    """Make the fonts known, once. Pages are packed and not written in letters on top of that: nobody reads them so."""
    rl_config.useA85 = 0
    for name, file in _FILES.items():
        registerFont(TTFont(name, BytesIO((files("hakem.paper") / "fonts" / file).read_bytes())))
    return True


@cache
def _has(font: str) -> frozenset[int]:
    face = TTFont(f"{font}-known", BytesIO((files("hakem.paper") / "fonts" / _FILES[font]).read_bytes())).face
    return frozenset(face.charToGlyph)


@lru_cache(maxsize=8192)
def drawn(text: str, font: str = REGULAR) -> str:
    """The text with a box for every sign that the font has not, instead of nothing."""
    if text.isascii() and text.isprintable():
        return text
    known = _has(font)
    return "".join(sign if ord(sign) in known else "□" for sign in text)


@lru_cache(maxsize=16384)
def _in_units(text: str, font: str) -> float:
    ready()
    return float(stringWidth(text, font, _UNIT))


def width(text: str, size: float, font: str = REGULAR) -> float:
    """How wide a text is, in points."""
    return _in_units(text, font) * size / _UNIT


def fitted(text: str, room: float, size: float, font: str = REGULAR, least: float = LEAST) -> tuple[str, float]:
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


def folded(
    text: str, room: float, size: float, font: str = REGULAR, *, tall: bool = False
) -> tuple[tuple[str, ...], float]:
    """The text on one line or on two, and the size at which it fits: what is too long for one is folded at a space.

    Where the line is ``tall``, two lines are as good as one, and nothing shrinks that can be folded.
    """
    if width(text, size * (_HARDLY if tall and " " in text else LEAST), font) <= room + 0.01:
        line, fits = fitted(text, room, size, font)
        return (line,), fits
    halves = [(text[:at], text[at + 1 :]) for at, sign in enumerate(text) if sign == " "]
    if not halves:
        line, fits = fitted(text, room, size, font, 0.5)
        return (line,), fits
    first, second = min(halves, key=lambda pair: max(width(half, size, font) for half in pair))
    longer = max(width(half, size, font) for half in (first, second))
    fits = min(size * (_HARDLY if tall else 0.8), size * room / longer)
    least = size * 0.38
    if fits >= least:
        return (first, second), fits
    return tuple(fitted(half, room, least, font, 1)[0] for half in (first, second)), least


def wrapped(text: str, room: float, size: float, font: str = REGULAR) -> list[str]:
    """A text in lines that fit; a word too long for a line stands alone on one."""
    lines: list[str] = []
    for word in text.split():
        if lines and width(f"{lines[-1]} {word}", size, font) <= room:
            lines[-1] += f" {word}"
        else:
            lines.append(word)
    return lines or [""]
