"""Columns of text for a screen with letters of equal width, and texts cut to their room."""

from __future__ import annotations

import unicodedata
from collections.abc import Callable, Collection, Sequence


def aligned(grid: Sequence[Sequence[str]], left: Collection[int]) -> str:
    """Rows of cells as lines of columns; those in ``left`` begin on the left, the others end on the right."""
    widths = [max(map(width_of, column)) for column in zip(*grid, strict=True)]
    lines = []
    for line in grid:
        padded = [
            text + " " * (width - width_of(text)) if place in left else " " * (width - width_of(text)) + text
            for place, (text, width) in enumerate(zip(line, widths, strict=True))
        ]
        lines.append("  ".join(padded).rstrip())
    return "\n".join(lines) + "\n"


def composed(name: str) -> str:
    """A name with every letter and its marks as one sign, however the file has written it."""
    return unicodedata.normalize("NFC", name)


def width_of(text: str) -> int:
    """Columns on the screen: marks that sit on a letter take none, East Asian letters take two."""
    letters = (c for c in text if not unicodedata.combining(c))
    return sum(2 if unicodedata.east_asian_width(c) in "WF" else 1 for c in letters)


def shortened(text: str, room: float, width: Callable[[str], float] = width_of) -> str:
    """The text, or as much of it as there is room for, with dots for the rest; nothing if not a letter fits.

    >>> shortened("Karamanoğlu", 8), shortened("Ali", 8), shortened("Ali", 1)
    ('Karaman…', 'Ali', '')
    """
    if width(text) <= room:
        return text
    shorter = (text[:length].rstrip(" ,.-") + "…" for length in range(len(text) - 1, 0, -1))
    return next((cut for cut in shorter if width(cut) <= room), "")


def words_on_the_left(grid: Sequence[Sequence[str]]) -> set[int]:
    """The columns whose cells are words; they begin on the left, numbers end on the right."""
    return {
        place
        for place, column in enumerate(zip(*grid, strict=True))
        if any(letter.isalpha() for cell in column[1:] for letter in cell)
    }
