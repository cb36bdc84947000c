"""A drawing as a value: lines, patches, discs and words on a sheet that begins above on the left.

Whoever shows it (:mod:`hakem.pictures.svg` for pages, :mod:`hakem.paper` for documents)
draws the same shapes. Nothing is told by colour alone: tones are shades of the ink, and
what must be told apart differs in pattern, line or words too.
"""

from __future__ import annotations

from collections.abc import Iterator

from hakem.values import OneOf, dataclass

Spot = tuple[float, float]
"""A place on the sheet: to the right, and down."""

HATCH = 5
"""How far the lines of a hatched patch are apart."""


class Tone(OneOf):
    """How strongly something is drawn. The accent may have a colour where there are colours."""

    INK = "ink"
    MUTED = "muted"
    FAINT = "faint"
    ACCENT = "accent"


class Piece(OneOf):
    """What a disc stands for: a colour, or that there was no game."""

    WHITE = "white"
    BLACK = "black"
    NONE = "none"


class Anchor(OneOf):
    """Which part of the words stands at their place."""

    START = "start"
    MIDDLE = "middle"
    END = "end"


@dataclass(frozen=True, slots=True)
class Stroke:
    """A line through places; ``dash`` has the lengths of dashes and gaps, none for a whole line."""

    spots: tuple[Spot, ...]
    tone: Tone = Tone.INK
    thick: float = 1.0
    dash: tuple[float, ...] = ()


@dataclass(frozen=True, slots=True)
class Patch:
    """A filled part with corners. ``tint`` is how much ink is in it (0 none, 1 full), ``about`` what it says.

    The tone is that of its hatching; the accent may colour all of it.
    """

    spots: tuple[Spot, ...]
    tone: Tone = Tone.INK
    tint: float = 0.0
    edge: float = 0.0
    hatched: bool = False
    about: str = ""


@dataclass(frozen=True, slots=True)
class Disc:
    """A piece on the board: White is open, Black is filled, no game is a short line."""

    at: Spot
    radius: float
    piece: Piece
    about: str = ""


@dataclass(frozen=True, slots=True)
class Label:
    """Words at a place; with ``room`` they are made to fit, however that is done where they are shown."""

    at: Spot
    text: str
    size: float = 11.0
    anchor: Anchor = Anchor.START
    tone: Tone = Tone.INK
    bold: bool = False
    room: float = 0.0


Shape = Stroke | Patch | Disc | Label


@dataclass(frozen=True, slots=True)
class Figures:
    """What a picture shows as a table: its headings and rows."""

    heads: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]


@dataclass(frozen=True, slots=True)
class Picture:
    """A whole drawing with its name among others, its title, what it says in sentences, and its figures."""

    name: str
    size: tuple[float, float]
    title: str
    says: tuple[str, ...]
    shapes: tuple[Shape, ...]
    figures: Figures


def rectangle(left: float, top: float, width: float, height: float) -> tuple[Spot, ...]:
    """The corners of a rectangle."""
    return ((left, top), (left + width, top), (left + width, top + height), (left, top + height))


def hatching(spots: tuple[Spot, ...]) -> Iterator[tuple[Spot, Spot]]:
    """The slanting lines that fill a rectangle, each from its lower to its upper end."""
    left, right = min(x for x, _ in spots), max(x for x, _ in spots)
    top, bottom = min(y for _, y in spots), max(y for _, y in spots)
    start = left + HATCH / 2
    while start < right + bottom - top:
        upper, lower = min(start, right), max(start - (bottom - top), left)
        yield (lower, top + start - lower), (upper, top + start - upper)
        start += HATCH
