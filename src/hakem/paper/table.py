"""Tables on paper: columns as wide as they need, names that shrink before they are folded, headings on every page.

A table too wide for the page is first made smaller, then split: the columns that say
who it is stand on every part. One name that is much longer than the others does not
make everybody's smaller: it is written on two lines.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby, takewhile
from typing import Any

from hakem.paper.fonts import BOLD, REGULAR, folded, width
from hakem.paper.sheet import GREY, LIGHT, Area, Ink, box, disc, line, middle, right, text
from hakem.values import dataclass, replace

PAD = 4.0
SMALLEST = 7.0
"""Points below which a table is split and not made smaller."""

LARGEST = 15.0
"""Points up to which a small table is made larger."""

TALL = 2.2
"""Rows so many times as high as their letters have room for two lines of them."""

SQUEEZED = 0.9
"""How much lower rows become so that a page with hardly anything on it is saved."""

HEAD = 1.25
"""How high the headings are, in rows."""

WHITE_DISC, BLACK_DISC = "\x01", "\x02"
"""A cell, or the beginning of one, that is the sign of a colour."""

_WIDEST = 1.6
"""How far a column of names is stretched if there is room."""

_USUAL = 0.8
"""So many of the names of a column stand on one line."""

_CLOSE = 1e-6
_SHORT = 9.0
"""Names up to so many times as wide as their letters are high are never folded: about as long as most are."""


@dataclass(frozen=True, slots=True)
class TableColumn:
    """A column: its heading, how its cells stand, and how it gives way.

    ``align`` is ``left``, ``right`` or ``middle``. ``elastic`` columns take what room
    is left, and are the first to shrink. ``key`` columns are repeated when a table is
    split. ``least`` is a width in points that it has at least. Columns beside each
    other with the same words ``above`` share them as a second heading.
    """

    title: str
    align: str = "left"
    elastic: bool = False
    key: bool = False
    bold: bool = False
    least: float = 0
    above: str = ""


@dataclass(frozen=True, slots=True)
class PaperRow:
    """A row of cells. With ``band`` it is one line of words over the whole width, ``shaded`` rows stand out.

    Words of shaded rows run on over empty cells behind them. ``tinted`` rows only
    show that they belong together, and cells at the places ``strong`` are bold. A row
    that ``follows`` is not parted from the one above it.
    """

    cells: tuple[str, ...]
    band: bool = False
    bold: bool = False
    shaded: bool = False
    tinted: bool = False
    strong: frozenset[int] = frozenset()
    follows: bool = False

    @property
    def is_head(self) -> bool:
        """Whether it says something about the rows behind it, so that it must not stand alone."""
        return self.band or self.shaded


@dataclass(frozen=True, slots=True)
class TableStyle:
    """Size of letters and height of rows, in points; ``grid`` draws lines between columns too.

    A short table is made larger up to ``largest``.
    """

    size: float = 11
    row: float = 19
    grid: bool = False
    largest: float = LARGEST


@dataclass(frozen=True, slots=True)
class _Need:
    """What a column needs in points: to be comfortable, and at least. The room around its words stays as it is."""

    natural: float
    least: float

    def times(self, scale: float) -> _Need:
        return _Need((self.natural - 2 * PAD) * scale + 2 * PAD, (self.least - 2 * PAD) * scale + 2 * PAD)


def comfortable(room: float, columns: Sequence[TableColumn], rows: Sequence[PaperRow], size: float) -> bool:
    """Whether a table stands in this room as it is."""
    return sum(need.least for need in _needs(columns, rows, size)) <= room


def enlarged(area: Area, columns: Sequence[TableColumn], rows: Sequence[PaperRow], style: TableStyle) -> TableStyle:
    """A short table is made larger, as far as it stays on its page; a long one is saved a page with hardly a row.

    Rather than stay small because of its longest names, it has them on two lines.
    """
    needs = _needs(columns, rows, style.size)
    natural, least = sum((need.natural + need.least) / 2 for need in needs), sum(need.least for need in needs)
    high = area.height - _above(columns, style)
    room = high / (len(rows) + HEAD)
    scale = min(area.width / natural, room / style.row, style.largest / style.size)
    folding = min(area.width / least, room / (style.size * TALL), style.largest / style.size)
    if max(scale, folding) <= 1 and room < style.size * TALL:
        return replace(style, row=_saving(high, len(rows), style.row))
    if folding > scale * 1.04:
        larger = max(folding, 1.0)
        return replace(style, size=style.size * larger, row=style.size * larger * TALL)
    larger = max(scale, 1.0)
    return replace(style, size=style.size * larger, row=style.row * larger)


def _saving(high: float, rows: int, row: float) -> float:
    """Rows a little lower than ``row``, if the last page would have a few of them only."""
    each = int(high / row - HEAD)
    if each < 1 or rows <= each or not 0 < rows % each <= each // 8:
        return row
    lower = high / (-(-rows // (rows // each)) + HEAD)
    return lower if lower >= SQUEEZED * row else row


def chunks(rows: Sequence[PaperRow], first: float, height: float, row: float) -> Iterator[Sequence[PaperRow]]:
    """Rows page by page, of which the first has less room.

    What belongs to a line about other rows stays with it on a page. If it is too much for
    that, the line stands again above the rest.
    """
    start, most, again = 0, int(first / row + _CLOSE), 0
    while start < len(rows) or start == 0:
        end = min(len(rows), start + max(1, most - again))
        head = next((at for at in range(min(end, len(rows) - 1), start, -1) if rows[at].is_head), start)
        whole = next((at for at in range(end, len(rows)) if rows[at].is_head), len(rows)) - head
        if end < len(rows) and start < head and (whole <= height // row or head == end - 1):
            end = head
        end = next((at for at in range(end, start, -1) if at == len(rows) or not rows[at].follows), end)
        yield (*([rows[_head_of(rows, start)]] if again else []), *rows[start:end])
        start, most = max(end, start + 1), max(2, int(height / row + _CLOSE))
        again = int(start < len(rows) and not rows[start].is_head and _head_of(rows, start) >= 0)
        if not rows:
            return


def _head_of(rows: Sequence[PaperRow], at: int) -> int:
    """Where the line stands to which a row belongs; -1 if there is none."""
    return next((place for place in range(at, -1, -1) if rows[place].is_head), -1)


def parts(
    room: float, columns: Sequence[TableColumn], rows: Sequence[PaperRow], style: TableStyle
) -> Iterator[TablePart]:
    """Which columns stand together, how wide, and in which size."""
    needs = _needs(columns, rows, style.size)
    least = sum(need.least for need in needs)
    around = 2 * PAD * len(columns)
    smaller = style.size * max(room - around, 0.0) / max(least - around, 1.0)
    size = style.size if least <= room else max(SMALLEST, smaller)
    needs = [need.times(size / style.size) for need in needs]
    for chosen in _groups(room, columns, needs):
        shown = [columns[place] for place in chosen]
        yield TablePart(chosen, _widths(room, shown, [needs[place] for place in chosen]), size, style, shown)


def _above(columns: Sequence[TableColumn], style: TableStyle) -> float:
    """How high the second headings are."""
    return style.row * 0.75 if any(column.above for column in columns) else 0.0


def _needs(columns: Sequence[TableColumn], rows: Sequence[PaperRow], size: float) -> list[_Need]:
    return [_need(place, column, rows, size) for place, column in enumerate(columns)]


def _need(place: int, column: TableColumn, rows: Sequence[PaperRow], size: float) -> _Need:
    """What the cells of a column need; of many equal ones each counts once, and shaded rows find room elsewhere."""
    texts = {row.cells[place] for row in rows if not row.is_head and place < len(row.cells)}
    font = BOLD if column.bold else REGULAR
    wide = sorted(_cell_width(each, size, font) for each in texts) or [0.0]
    least = max(_title_width(column.title, size * 0.8), column.least)
    natural = max(least, wide[-1]) + 2 * PAD
    if not column.elastic:
        return _Need(natural, natural)
    usual = wide[int((len(wide) - 1) * _USUAL)]
    whole = min(wide[-1], size * _SHORT)
    return _Need(natural, max(least, whole, min(usual * 0.9, wide[-1] * 0.6), wide[-1] * 0.48) + 2 * PAD)


def _title_width(title: str, size: float) -> float:
    """Headings of several words stand on two lines if that is narrower."""
    halves = [(title[:at], title[at + 1 :]) for at, sign in enumerate(title) if sign == " "] or [(title, "")]
    return min(max(width(half, size, BOLD) for half in pair) for pair in halves)


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
        return (rows + HEAD) * self.style.row + _above(self.columns, self.style)

    def drawing(self, area: Area, rows: Sequence[PaperRow]) -> Ink:
        """Draws the heading and these rows, from the top of an area on."""

        def draw(canvas: Any) -> None:
            under = area.top - _above(self.columns, self.style)
            if under < area.top:
                self._groups(canvas, area.left, under)
            self._heading(canvas, area, under)
            top = y = under - self.style.row * HEAD
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

    def _groups(self, canvas: Any, left: float, y: float) -> None:
        """The words above several columns, with a line below them."""
        for above, group in groupby(zip(self.columns, self.widths, strict=True), lambda each: each[0].above):
            wide = sum(each for _, each in group)
            if above:
                middle(canvas, left + wide / 2, y + 1, above, self.size * 0.8, bold=True, grey=GREY, room=wide - 2)
                line(canvas, left + PAD, y - self.style.row * 0.2, left + wide - PAD, y - self.style.row * 0.2, 0.5)
            left += wide

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
            bold = row.bold or column.bold or place in row.strong
            if cell:
                room = self._free(row, place) if row.shaded and column.align == "left" else wide
                self._put(canvas, (x, base, room), column, cell, self.size, bold=bold)
            x += wide
        line(canvas, left, bottom, left + self._width, bottom, 0.4, LIGHT - 0.1)

    def _free(self, row: PaperRow, place: int) -> float:
        """The width of a cell with the empty ones behind it."""
        at = self.chosen.index(place)
        behind = (row.cells[each] if each < len(row.cells) else "" for each in self.chosen[at + 1 :])
        return sum(self.widths[at : at + 1 + sum(1 for _ in takewhile(lambda cell: not cell, behind))])

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
        tall = self.style.row >= size * TALL - _CLOSE or look.get("grey") == GREY
        lines, fits = folded(cell, room, size, BOLD if look.get("bold") else REGULAR, tall=tall)
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
