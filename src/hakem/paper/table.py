"""Tables on paper: columns as wide as they need, names that shrink before they are folded, headings on every page.

A table too wide for the page is first made smaller, then split: the columns that say
who it is stand on every part. One name that is much longer than the others does not
make everybody's smaller: it is written on two lines.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from hakem.paper.fonts import BOLD, REGULAR, folded, width
from hakem.paper.sheet import GREY, LIGHT, Area, Ink, box, disc, line, middle, right, text
from hakem.values import dataclass, replace

PAD = 4.0
SMALLEST = 7.0
"""Points below which a table is split and not made smaller."""

LARGEST = 15.0
"""Points up to which a small table is made larger."""

HEAD = 1.25
"""How high the headings are, in rows."""

WHITE_DISC, BLACK_DISC = "\x01", "\x02"
"""A cell, or the beginning of one, that is the sign of a colour."""

_WIDEST = 1.6
"""How far a column of names is stretched if there is room."""

_USUAL = 0.8
"""So many of the names of a column stand on one line."""

_SHORT = 9.0
"""Names up to so many times as wide as their letters are high are never folded: about as long as most are."""


@dataclass(frozen=True, slots=True)
class TableColumn:
    """A column: its heading, how its cells stand, and how it gives way.

    ``align`` is ``left``, ``right`` or ``middle``. ``elastic`` columns take what room
    is left, and are the first to shrink. ``key`` columns are repeated when a table is
    split. ``least`` is a width in points that it has at least.
    """

    title: str
    align: str = "left"
    elastic: bool = False
    key: bool = False
    bold: bool = False
    least: float = 0


@dataclass(frozen=True, slots=True)
class PaperRow:
    """A row of cells. With ``band`` it is one line of words over the whole width, ``shaded`` rows stand out.

    ``tinted`` rows only show that they belong together.
    """

    cells: tuple[str, ...]
    band: bool = False
    bold: bool = False
    shaded: bool = False
    tinted: bool = False

    @property
    def is_head(self) -> bool:
        """Whether it says something about the rows behind it, so that it must not stand alone."""
        return self.band or self.shaded


@dataclass(frozen=True, slots=True)
class TableStyle:
    """Size of letters and height of rows, in points; ``grid`` draws lines between columns too."""

    size: float = 11
    row: float = 19
    grid: bool = False


@dataclass(frozen=True, slots=True)
class _Need:
    """What a column needs in points: to be comfortable, and at least."""

    natural: float
    least: float

    def times(self, scale: float) -> _Need:
        return _Need(self.natural * scale, self.least * scale)


def comfortable(room: float, columns: Sequence[TableColumn], rows: Sequence[PaperRow], size: float) -> bool:
    """Whether a table stands in this room as it is."""
    return sum(need.least for need in _needs(columns, rows, size)) <= room


def enlarged(area: Area, columns: Sequence[TableColumn], rows: Sequence[PaperRow], style: TableStyle) -> TableStyle:
    """A short and narrow table is made larger, as far as it stays on its page and looks like one of ours."""
    natural = sum((need.natural + need.least) / 2 for need in _needs(columns, rows, style.size))
    higher = area.height / ((len(rows) + HEAD) * style.row)
    scale = min(area.width / natural, higher, LARGEST / style.size)
    return replace(style, size=style.size * scale, row=style.row * scale) if scale > 1 else style


def chunks(rows: Sequence[PaperRow], first: float, height: float, row: float) -> Iterator[Sequence[PaperRow]]:
    """Rows page by page, of which the first has less room; a line about other rows does not stand alone at an end."""
    start, most = 0, int(first // row)
    while start < len(rows) or start == 0:
        end = min(len(rows), start + max(1, most))
        while end < len(rows) and end - 1 > start and rows[end - 1].is_head:
            end -= 1
        yield rows[start:end]
        start, most = max(end, start + 1), max(2, int(height // row))
        if not rows:
            return


def parts(
    room: float, columns: Sequence[TableColumn], rows: Sequence[PaperRow], style: TableStyle
) -> Iterator[TablePart]:
    """Which columns stand together, how wide, and in which size."""
    needs = _needs(columns, rows, style.size)
    least = sum(need.least for need in needs)
    size = style.size if least <= room else max(SMALLEST, style.size * room / least)
    needs = [need.times(size / style.size) for need in needs]
    for chosen in _groups(room, columns, needs):
        shown = [columns[place] for place in chosen]
        yield TablePart(chosen, _widths(room, shown, [needs[place] for place in chosen]), size, style, shown)


def _needs(columns: Sequence[TableColumn], rows: Sequence[PaperRow], size: float) -> list[_Need]:
    return [_need(place, column, rows, size) for place, column in enumerate(columns)]


def _need(place: int, column: TableColumn, rows: Sequence[PaperRow], size: float) -> _Need:
    """What the cells of a column need; of many equal ones each counts once."""
    texts = {row.cells[place] for row in rows if not row.band and place < len(row.cells)}
    font = BOLD if column.bold else REGULAR
    wide = sorted(_cell_width(each, size, font) for each in texts) or [0.0]
    least = max(width(column.title, size * 0.8, BOLD), column.least)
    natural = max(least, wide[-1]) + 2 * PAD
    if not column.elastic:
        return _Need(natural, natural)
    usual = wide[int((len(wide) - 1) * _USUAL)]
    whole = min(wide[-1], size * _SHORT)
    return _Need(natural, max(least, whole, min(usual * 0.9, wide[-1] * 0.6), wide[-1] * 0.48) + 2 * PAD)


def _cell_width(cell: str, size: float, font: str) -> float:
    plain = cell.lstrip(WHITE_DISC + BLACK_DISC)
    return width(plain, size, font) + (size * 1.1 if plain != cell else 0)


def _groups(room: float, columns: Sequence[TableColumn], needs: Sequence[_Need]) -> Iterator[list[int]]:
    """The columns of each part; those of the key stand on all of them."""
    keys = [place for place, column in enumerate(columns) if column.key]
    taken = sum(needs[place].least for place in keys)
    part: list[int] = []
    used = taken
    for place in (place for place in range(len(columns)) if place not in keys):
        if part and used + needs[place].least > room + 0.01:
            yield sorted([*keys, *part])
            part, used = [], taken
        part.append(place)
        used += needs[place].least
    yield sorted([*keys, *part])


def _widths(room: float, columns: Sequence[TableColumn], needs: Sequence[_Need]) -> list[float]:
    """Columns as wide as they need; what is left goes to those that are elastic, until they have enough."""
    fixed = sum(need.natural for column, need in zip(columns, needs, strict=True) if not column.elastic)
    elastic = [need for column, need in zip(columns, needs, strict=True) if column.elastic]
    left = max(room - fixed, 0.0)
    given = iter(_shared(left, elastic))
    return [next(given) if column.elastic else need.natural for column, need in zip(columns, needs, strict=True)]


def _shared(room: float, needs: Sequence[_Need]) -> list[float]:
    """Room for columns of names: too much stretches them a little, too little is taken from the widest first."""
    natural, least = sum(need.natural for need in needs), sum(need.least for need in needs)
    if not needs or room >= natural:
        scale = min(room / natural, _WIDEST) if natural else 1
        return [need.natural * scale for need in needs]
    if room <= least:
        return [need.least * room / least for need in needs]
    low, high = 0.0, max(need.natural for need in needs)
    for _ in range(30):
        cap = (low + high) / 2
        used = sum(max(need.least, min(need.natural, cap)) for need in needs)
        low, high = (cap, high) if used <= room else (low, cap)
    return [max(need.least, min(need.natural, low)) for need in needs]


@dataclass(frozen=True, slots=True)
class TablePart:
    """Columns that stand together on a page."""

    chosen: list[int]
    widths: list[float]
    size: float
    style: TableStyle
    columns: list[TableColumn]

    def height(self, rows: int) -> float:
        """How high so many rows are, with the headings."""
        return (rows + HEAD) * self.style.row

    def drawing(self, area: Area, rows: Sequence[PaperRow]) -> Ink:
        """Draws the heading and these rows, from the top of an area on."""

        def draw(canvas: Any) -> None:
            self._heading(canvas, area, area.top)
            top = y = area.top - self.style.row * HEAD
            for row in rows:
                y -= self.style.row
                self._row(canvas, area, y, row)
            if self.style.grid:
                self._grid(canvas, area.left, top, len(rows))

        return draw

    @property
    def _width(self) -> float:
        return sum(self.widths)

    def _heading(self, canvas: Any, area: Area, top: float) -> None:
        x, y = area.left, top - self.style.row * 0.85
        for column, wide in zip(self.columns, self.widths, strict=True):
            self._put(canvas, (x, y, wide), column, column.title, self.size * 0.8, bold=True, grey=GREY)
            x += wide
        y = top - self.style.row * HEAD
        line(canvas, area.left, y, area.left + self._width, y, 1)

    def _grid(self, canvas: Any, left: float, top: float, rows: int) -> None:
        x = left
        for wide in (0.0, *self.widths):
            x += wide
            line(canvas, x, top - rows * self.style.row, x, top, 0.4, LIGHT - 0.2)

    def _row(self, canvas: Any, area: Area, bottom: float, row: PaperRow) -> None:
        left = area.left
        base = bottom + (self.style.row - self.size * 0.72) / 2
        if row.is_head or row.tinted:
            fill = 0.91 if row.is_head else 0.96
            box(canvas, Area(left, bottom, left + self._width, bottom + self.style.row), 0, fill=fill)
        if row.band:
            text(canvas, left + PAD, base, row.cells[0], self.size, bold=True, room=area.width - 2 * PAD)
            return
        x = left
        for place, column, wide in zip(self.chosen, self.columns, self.widths, strict=True):
            cell = row.cells[place] if place < len(row.cells) else ""
            if cell:
                self._put(canvas, (x, base, wide), column, cell, self.size, bold=row.bold or column.bold)
            x += wide
        line(canvas, left, bottom, left + self._width, bottom, 0.4, LIGHT - 0.1)

    def _put(
        self, canvas: Any, at: tuple[float, float, float], column: TableColumn, cell: str, size: float, **look: Any
    ) -> None:
        x, y, wide = at
        if cell and cell[0] in (WHITE_DISC, BLACK_DISC):
            centre = x + wide / 2 if len(cell) == 1 and column.align == "middle" else x + PAD + size * 0.4
            disc(canvas, centre, y + size * 0.36, size * 0.72, black=cell[0] == BLACK_DISC)
            cell = cell[1:]
            x, wide = x + size * 1.1, wide - size * 1.1
        if not cell:
            return
        room = max(wide - 2 * PAD, 1)
        lines, fits = folded(cell, room, size, BOLD if look.get("bold") else REGULAR)
        high = min(fits * 1.08, self.style.row * 0.46)
        for number, each in enumerate(lines):
            below = y + (len(lines) - 1) * high / 2 - number * high
            self._line(canvas, (x, below, wide), column.align, each, fits, **look)

    @staticmethod
    def _line(canvas: Any, at: tuple[float, float, float], align: str, cell: str, size: float, **look: Any) -> None:
        x, y, wide = at
        if align == "right":
            right(canvas, x + wide - PAD, y, cell, size, **look)
        elif align == "middle":
            middle(canvas, x + wide / 2, y, cell, size, **look)
        else:
            text(canvas, x + PAD, y, cell, size, **look)
