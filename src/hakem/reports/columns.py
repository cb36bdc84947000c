"""Columns of text for a screen with letters of equal width."""

from __future__ import annotations

import unicodedata
from collections.abc import Collection, Sequence


def aligned(grid: Sequence[Sequence[str]], left: Collection[int]) -> str:
    """Rows of cells as lines of columns; those in ``left`` begin on the left, the others end on the right."""
    widths = [max(map(_width, column)) for column in zip(*grid, strict=True)]
    lines = []
    for line in grid:
        padded = [
            text + " " * (width - _width(text)) if place in left else " " * (width - _width(text)) + text
            for place, (text, width) in enumerate(zip(line, widths, strict=True))
        ]
        lines.append("  ".join(padded).rstrip())
    return "\n".join(lines) + "\n"


def _width(text: str) -> int:
    """Columns on the screen: marks that sit on a letter take none, East Asian letters take two."""
    letters = (c for c in text if not unicodedata.combining(c))
    return sum(2 if unicodedata.east_asian_width(c) in "WF" else 1 for c in letters)
