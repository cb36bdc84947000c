"""Tables on paper: columns as wide as they need, names that shrink before they are cut, headings on every page.

A table too wide for the page is first made smaller, then split: the columns that say
who it is stand on every part.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from hakem.paper.fonts import BOLD, REGULAR, width
from hakem.paper.sheet import GREY, LIGHT, Area, Draw, Sheets, box, disc, line, middle, right, text
from hakem.values import dataclass, replace

PAD = 4.0
SMALLEST = 7.0
"""Points below which a table is split and not made smaller."""

LARGEST = 15.0
"""Points up to which a small table is made larger."""

WHITE_DISC, BLACK_DISC = "\x01", "\x02"
"""A cell, or the beginning of one, that is the sign of a colour."""


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
class TableRow:
    """A row of cells, or with ``band`` one line of words over the whole width."""

    cells: tuple[str, ...]
    band: bool = False
    bold: bool = False


@dataclass(frozen=True, slots=True)
class TableStyle:
    """Size of letters and height of rows, in points; ``grid`` draws lines between columns too."""

    size: float = 11
    row: float = 19
    grid: bool = False
    zebra: bool = False


def draw_table(
    sheets: Sheets, columns: Sequence[TableColumn], rows: Sequence[TableRow], style: TableStyle | None = None
) -> None:
    """Put a table on pages of its own."""
    style = _enlarged(sheets.area, columns, rows, style or TableStyle())
    for chosen, widths, size in _parts(sheets.area.width, columns, rows, style):
        table = _Part(chosen, widths, size, style, [columns[place] for place in chosen])
        for chunk in _chunks(rows, sheets.area.height - style.row * 1.25, style.row):
            page = sheets.page()
            page.append(table.drawing(sheets.area, chunk))


def _enlarged(area: Area, columns: Sequence[TableColumn], rows: Sequence[TableRow], style: TableStyle) -> TableStyle:
    """A short and narrow table is made larger, as far as it stays on its page and looks like one of ours."""
    natural = sum(_natural(place, column, rows, style.size) for place, column in enumerate(columns))
    higher = area.height / ((len(rows) + 1.25) * style.row)
    scale = min(area.width / natural, higher, LARGEST / style.size)
    return replace(style, size=style.size * scale, row=style.row * scale) if scale > 1 else style


def _chunks(rows: Sequence[TableRow], height: float, row: float) -> Iterator[Sequence[TableRow]]:
    """Rows page by page; a line of words does not stand alone at the end of one."""
    most = max(2, int(height // row))
    start = 0
    while start < len(rows) or start == 0:
        end = min(len(rows), start + most)
        if end < len(rows) and rows[end - 1].band:
            end -= 1
        yield rows[start:end]
        start = max(end, start + 1)
        if not rows:
            return


def _parts(
    room: float, columns: Sequence[TableColumn], rows: Sequence[TableRow], style: TableStyle
) -> Iterator[tuple[list[int], list[float], float]]:
    """Which columns stand together, how wide, and in which size."""
    natural = [_natural(place, column, rows, style.size) for place, column in enumerate(columns)]
    size = style.size
    if _needed(columns, natural) > room:
        size = max(SMALLEST, style.size * room / _needed(columns, natural))
    natural = [each * size / style.size for each in natural]
    for chosen in _groups(room, columns, natural):
        yield chosen, _widths(room, [columns[place] for place in chosen], [natural[place] for place in chosen]), size


def _natural(place: int, column: TableColumn, rows: Sequence[TableRow], size: float) -> float:
    """What the widest cell needs; every tenth of a point counts once, not for every row."""
    texts = {row.cells[place] for row in rows if not row.band and place < len(row.cells)}
    longest = sorted(texts, key=len)[-12:]
    heading = width(column.title, size * 0.8, BOLD)
    font = BOLD if column.bold else REGULAR
    return max([heading, column.least, *(_cell_width(each, size, font) for each in longest)]) + 2 * PAD


def _cell_width(cell: str, size: float, font: str) -> float:
    plain = cell.lstrip(WHITE_DISC + BLACK_DISC)
    return width(plain, size, font) + (size * 1.1 if plain != cell else 0)


def _needed(columns: Sequence[TableColumn], natural: Sequence[float]) -> float:
    """What the table needs when elastic columns give away a third."""
    return sum(each * (0.66 if column.elastic else 1) for column, each in zip(columns, natural, strict=True))


def _groups(room: float, columns: Sequence[TableColumn], natural: Sequence[float]) -> Iterator[list[int]]:
    """The columns of each part; those of the key stand on all of them."""
    keys = [place for place, column in enumerate(columns) if column.key]
    taken = sum(natural[place] * (0.66 if columns[place].elastic else 1) for place in keys)
    part: list[int] = []
    used = taken
    for place in (place for place in range(len(columns)) if place not in keys):
        need = natural[place] * (0.66 if columns[place].elastic else 1)
        if part and used + need > room + 0.01:
            yield sorted([*keys, *part])
            part, used = [], taken
        part.append(place)
        used += need
    yield sorted([*keys, *part])


def _widths(room: float, columns: Sequence[TableColumn], natural: Sequence[float]) -> list[float]:
    """Columns as wide as they need; what is left, or missing, goes to those that are elastic."""
    fixed = sum(each for column, each in zip(columns, natural, strict=True) if not column.elastic)
    elastic = sum(each for column, each in zip(columns, natural, strict=True) if column.elastic)
    if not elastic:
        return list(natural)
    stretch = min((room - fixed) / elastic, 1.6) if room > fixed else 0.4
    return [each * stretch if column.elastic else each for column, each in zip(columns, natural, strict=True)]


@dataclass(frozen=True, slots=True)
class _Part:
    """Columns that stand together on a page."""

    chosen: list[int]
    widths: list[float]
    size: float
    style: TableStyle
    columns: list[TableColumn]

    def drawing(self, area: Area, rows: Sequence[TableRow]) -> Draw:
        """Draws the heading and these rows."""

        def draw(canvas: Any) -> None:
            top = area.top
            self._heading(canvas, area, top)
            y = top - self.style.row * 1.25
            for number, row in enumerate(rows):
                self._row(canvas, area.left, y - self.style.row, row, number)
                y -= self.style.row

        return draw

    @property
    def _width(self) -> float:
        return sum(self.widths)

    def _heading(self, canvas: Any, area: Area, top: float) -> None:
        x, y = area.left, top - self.style.row * 0.85
        for column, wide in zip(self.columns, self.widths, strict=True):
            self._put(canvas, x, y, wide, column, column.title, self.size * 0.8, bold=True, grey=GREY)
            x += wide
        y = top - self.style.row * 1.25
        line(canvas, area.left, y, area.left + self._width, y, 1)

    def _row(self, canvas: Any, left: float, bottom: float, row: TableRow, number: int) -> None:
        base = bottom + (self.style.row - self.size * 0.72) / 2
        if row.band:
            box(canvas, Area(left, bottom, left + self._width, bottom + self.style.row), 0, fill=0.92)
            text(canvas, left + PAD, base, row.cells[0], self.size, bold=True, room=self._width - 2 * PAD)
            return
        if self.style.zebra and number % 2:
            box(canvas, Area(left, bottom, left + self._width, bottom + self.style.row), 0, fill=0.95)
        x = left
        for place, column, wide in zip(self.chosen, self.columns, self.widths, strict=True):
            cell = row.cells[place] if place < len(row.cells) else ""
            if cell:
                self._put(canvas, x, base, wide, column, cell, self.size, bold=row.bold or column.bold)
            if self.style.grid:
                line(canvas, x, bottom, x, bottom + self.style.row, 0.4, LIGHT - 0.2)
            x += wide
        if self.style.grid:
            line(canvas, x, bottom, x, bottom + self.style.row, 0.4, LIGHT - 0.2)
        line(canvas, left, bottom, left + self._width, bottom, 0.4, LIGHT - 0.1)

    def _put(
        self, canvas: Any, x: float, y: float, wide: float, column: TableColumn, cell: str, size: float, **look: Any
    ) -> None:
        if cell[0] in (WHITE_DISC, BLACK_DISC):
            centre = x + wide / 2 if len(cell) == 1 and column.align == "middle" else x + PAD + size * 0.4
            disc(canvas, centre, y + size * 0.36, size * 0.72, black=cell[0] == BLACK_DISC)
            cell = cell[1:]
            x, wide = x + size * 1.1, wide - size * 1.1
        if not cell:
            return
        room = max(wide - 2 * PAD, 1)
        if column.align == "right":
            right(canvas, x + wide - PAD, y, cell, size, room=room, **look)
        elif column.align == "middle":
            middle(canvas, x + wide / 2, y, cell, size, room=room, **look)
        else:
            text(canvas, x + PAD, y, cell, size, room=room, **look)
