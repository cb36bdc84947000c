"""A plot with two logarithmic axes as SVG: lines with their names beside them, legible on light and on dark."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from xml.sax.saxutils import escape

WIDTH, HEIGHT = 800, 460
LEFT, RIGHT, TOP, BOTTOM = 68, 584, 32, 400
NAME_HEIGHT = 18

_STYLE = """
text{fill:#1d2b24;font-size:13px} .title{font-size:14px} .name{font-weight:600} .note{font-size:12px}
.grid{stroke:#d4dcd7;stroke-width:1} .line{fill:none;stroke-width:2} .own .line{stroke-width:3} .lead{stroke-width:1}
.dashed .line{stroke-dasharray:7 5}
.c0 .line,.c0 .lead{stroke:#1b7a4b} .c0 circle,.c0 .name{fill:#1b7a4b}
.c1 .line,.c1 .lead{stroke:#b85c00} .c1 circle,.c1 .name{fill:#b85c00}
.c2 .line,.c2 .lead{stroke:#7b3fa0} .c2 circle,.c2 .name{fill:#7b3fa0}
.c3 .line,.c3 .lead{stroke:#1f6fb2} .c3 circle,.c3 .name{fill:#1f6fb2}
@media (prefers-color-scheme:dark){
text{fill:#e8f0eb} .grid{stroke:#39463f}
.c0 .line,.c0 .lead{stroke:#5fce95} .c0 circle,.c0 .name{fill:#5fce95}
.c1 .line,.c1 .lead{stroke:#f0a04b} .c1 circle,.c1 .name{fill:#f0a04b}
.c2 .line,.c2 .lead{stroke:#cfa3ea} .c2 circle,.c2 .name{fill:#cfa3ea}
.c3 .line,.c3 .lead{stroke:#7ab8ee} .c3 circle,.c3 .name{fill:#7ab8ee}
}"""


@dataclass(frozen=True)
class Series:
    """A line. ``colour`` is one of four; a note is printed under the name."""

    name: str
    points: tuple[tuple[float, float], ...]
    colour: int
    own: bool = False
    dashed: bool = False
    note: str = ""


@dataclass(frozen=True)
class Axis:
    """A logarithmic axis between two places of the drawing; ``ticks`` are values with their words."""

    words: str
    ticks: tuple[tuple[float, str], ...]
    start: float
    end: float

    def place(self, value: float) -> float:
        """Where a value is."""
        low, high = math.log(self.ticks[0][0]), math.log(self.ticks[-1][0])
        return self.start + (self.end - self.start) * (math.log(value) - low) / (high - low)


def log_plot(title: str, series: Sequence[Series], across: tuple[str, Sequence[int]], up: str) -> str:
    """The drawing. ``across`` and ``up`` are the words of the axes, the first with its ticks."""
    words, sizes = across
    x = Axis(words, tuple((size, f"{size:,}") for size in sizes), LEFT + 16, RIGHT - 16)
    y = Axis(up, _powers([value for line in series for _, value in line.points]), BOTTOM, TOP)
    labels = _apart([y.place(line.points[-1][1]) for line in series])
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" font-family="system-ui, sans-serif">',
        f"<title>{escape(title)}</title>",
        f"<style>{_STYLE}</style>",
        *_frame(x, y),
        *(_drawn(line, x, y, label) for line, label in zip(series, labels, strict=True)),
        "</svg>",
    ]
    return "\n".join(lines) + "\n"


def _powers(values: Sequence[float]) -> tuple[tuple[float, str], ...]:
    """Powers of ten around all values."""
    low, high = math.floor(math.log10(min(values))), math.ceil(math.log10(max(values)))
    return tuple((10.0**power, f"{10.0**power:,.{max(0, -power)}f}") for power in range(low, max(high, low + 1) + 1))


def _frame(x: Axis, y: Axis) -> list[str]:
    """Grid, ticks and the words of both axes."""
    lines = []
    for value, words in x.ticks:
        at = x.place(value)
        lines.append(f'<path class="grid" d="M{at:.1f} {TOP}V{BOTTOM}"/>')
        lines.append(f'<text x="{at:.1f}" y="{BOTTOM + 20}" text-anchor="middle">{words}</text>')
    for value, words in y.ticks:
        at = y.place(value)
        lines.append(f'<path class="grid" d="M{LEFT} {at:.1f}H{RIGHT}"/>')
        lines.append(f'<text x="{LEFT - 8}" y="{at + 4:.1f}" text-anchor="end">{words}</text>')
    across, up = (LEFT + RIGHT) / 2, (TOP + BOTTOM) / 2
    lines.append(_title(x.words, f"translate({across:g} {BOTTOM + 46})"))
    lines.append(_title(y.words, f"translate(18 {up:g}) rotate(-90)"))
    return lines


def _title(words: str, place: str) -> str:
    return f'<text class="title" transform="{place}" text-anchor="middle">{escape(words)}</text>'


def _drawn(line: Series, x: Axis, y: Axis, label: float) -> str:
    """One line with its points and its name."""
    places = [(x.place(size), y.place(value)) for size, value in line.points]
    path = "M" + "L".join(f"{across:.1f} {up:.1f}" for across, up in places)
    dots = "".join(f'<circle cx="{across:.1f}" cy="{up:.1f}" r="3"/>' for across, up in places)
    kind = f"c{line.colour}" + " own" * line.own + " dashed" * line.dashed
    name = _named_beside(line, places[-1], label) if places[-1][0] >= x.end else _named_above(line, places[-1])
    return f'<g class="{kind}"><path class="line" d="{path}"/>{dots}{name}</g>'


def _named_beside(line: Series, end: tuple[float, float], label: float) -> str:
    """The name to the right of a line that goes to the edge, tied to its last point."""
    across, up = end
    lead = f'<path class="lead" d="M{across + 4:.1f} {up:.1f}L{across + 18:.1f} {label:.1f}"/>'
    return lead + f'<text class="name" x="{across + 22:.1f}" y="{label + 4:.1f}">{escape(line.name)}</text>'


def _named_above(line: Series, end: tuple[float, float]) -> str:
    """The name and the note over the last point of a line that ends early: nothing of it is above."""
    across, up = end
    words = (("name", line.name, up - 24), ("note", line.note, up - 9))
    return "".join(
        f'<text class="{kind}" x="{across:.1f}" y="{at:.1f}" text-anchor="middle">{escape(text)}</text>'
        for kind, text, at in words
        if text
    )


def _apart(heights: Sequence[float]) -> list[float]:
    """Heights for names below each other: the wanted ones, or so much higher that they do not touch."""
    placed = list(heights)
    limit = math.inf
    for index in sorted(range(len(heights)), key=lambda i: -heights[i]):
        placed[index] = min(heights[index], limit)
        limit = placed[index] - NAME_HEIGHT
    return placed
