"""Pairing cards (Eşlendirme Kartı) as the handbook prints them, filled in or for pairing by hand, cut from A4.

Oyuncu, Sıra and Derece above; Tur, Renk, Puan, Top. Puan, the opponent with number
and name, and a column for every tie-break of the event below, with what every round
adds to it. Floats are arrows; what was cut stands in brackets.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from hakem.desk.journal.round_played import as_it_stands
from hakem.facts.rewind import after_round
from hakem.i18n import Renderer
from hakem.paper.card_view import CardBox, CardRow, PlayerCard, blank_box, card_box
from hakem.paper.cut import tiles
from hakem.paper.documents import PaperWish
from hakem.paper.fonts import BOLD, REGULAR, folded, width
from hakem.paper.lists import teams_of
from hakem.paper.sheet import GREY, LIGHT, MM, Area, Heading, Sheets, box, line, middle, right, text
from hakem.reports.columns import composed
from hakem.values import dataclass

_HIGHEST_ROW = 22.0
_HEAD = 52.0
_TEMPLATE = "card"
_WORDS = (
    *("title", "player", "number", "place", "round", "colour", "points", "total", "float"),
    *("opponent", "no", "name", "ties", "sum", "adjusted"),
)


def cards(wish: PaperWish) -> bytes:
    """The card of every player as it stands after the round."""
    t = wish.desk.tournament
    after = wish.round_no or len(t.rounds)
    return _printed(wish, card_box(as_it_stands(wish.desk, after_round(t, after)), wish.language, after))


def blank_cards(wish: PaperWish) -> bytes:
    """Cards to pair by hand with: one for every player, or with the form ``empty`` a page without names."""
    box = blank_box(wish.desk.tournament, wish.language)
    if wish.options.get("form") == "empty" or not box.cards:
        across, down = _form(box).grid
        nobody = _Nobody(tuple(CardRow(number) for number in range(1, box.rounds + 1)))
        return _printed(wish, box, [nobody] * (across * down))
    return _printed(wish, box)


@dataclass(frozen=True, slots=True)
class _Nobody:
    """A card without a name."""

    rows: tuple[CardRow, ...]


@dataclass(frozen=True, slots=True)
class _Form:
    """How many cards stand beside and below each other on a page, and how that lies."""

    grid: tuple[int, int]
    landscape: bool


def _form(box: CardBox) -> _Form:
    """Four cards on a page, two if they are long or have many columns, one for the longest."""
    if box.rounds > 22:
        return _Form((1, 1), landscape=False)
    small = len(box.tiebreaks) <= 4 and box.rounds <= 9
    return _Form((2, 2), landscape=True) if small else _Form((1, 2), landscape=False)


def _printed(wish: PaperWish, box: CardBox, shown: Sequence[PlayerCard | _Nobody] = ()) -> bytes:
    words, t = Renderer(wish.language), wish.desk.tournament
    head = Heading(composed(t.event.name), words.words("paper.cards"))
    form = _form(box)
    sheets = Sheets(head, landscape=form.landscape, bare=True)
    across, down = form.grid
    pen = _Pen(box, words, head.event, {int(player): team for player, team in teams_of(t).items()})
    tile = Area(0, 0, sheets.area.width / across, sheets.area.height / down)
    sheets.templates[_TEMPLATE] = lambda canvas: pen.template(canvas, tile)
    tiles(sheets, shown or box.cards, form.grid, pen.draw)
    return sheets.pdf(words)


@dataclass(frozen=True, slots=True)
class _Cell:
    """A column of a card: its title, from where to where, and how its cells stand."""

    title: str
    left: float
    right: float
    align: str = "middle"


class _Pen:
    """Draws cards of one event: what is the same on all of them once, what is written on each on top of it."""

    def __init__(self, box: CardBox, words: Renderer, event: str, teams: dict[int, str]) -> None:
        self._box, self._event, self._teams = box, event, teams
        self._word = {key: words.words(f"paper.card.{key}") for key in _WORDS}
        self._sums = ("sum", "adjusted") if box.tiebreaks else ("sum",)
        self._known: dict[Area, list[_Cell]] = {}

    def template(self, canvas: Any, area: Area) -> None:
        """The card as it is before anybody has written on it."""
        inner = self._inner(area)
        top, (high, size) = inner.top - _HEAD, self._sizes(inner)
        self._frame(canvas, inner)
        cells = self._cells(inner)
        self._titles(canvas, cells, top, high)
        for number in range(1, self._box.rounds + 1):
            base = self._base(inner, number)
            middle(canvas, (cells[0].left + cells[0].right) / 2, base, str(number), size)
        for number, key in enumerate(self._sums, start=1):
            base = self._base(inner, self._box.rounds + number)
            room = cells[3].left - cells[0].left - 6
            text(canvas, cells[0].left + 3, base, self._word[key], size * 0.9, bold=True, room=room)
        self._lines(canvas, cells, top, high)

    def draw(self, canvas: Any, area: Area, card: PlayerCard | _Nobody) -> None:
        """One card."""
        canvas.saveState()
        canvas.translate(area.left, area.bottom)
        canvas.doForm(_TEMPLATE)
        canvas.restoreState()
        if isinstance(card, _Nobody):
            return
        inner = self._inner(area)
        cells, (high, size) = self._cells(inner), self._sizes(inner)
        self._who(canvas, inner, card)
        if card.note:
            text(canvas, inner.left, area.bottom + 5.2 * MM, card.note, 6, grey=GREY, room=inner.width)
        for number, row in enumerate(card.rows, start=1):
            if row.result or row.opponent:
                self._row(canvas, cells, row, self._base(inner, number), (high, size))
        for number, value in enumerate((card.total, card.adjusted)[: len(self._sums)], start=1):
            base = self._base(inner, self._box.rounds + number)
            middle(canvas, (cells[3].left + cells[3].right) / 2, base, value, size, bold=True)
        base = self._base(inner, self._box.rounds + len(self._sums))
        for cell, value in zip(cells[7:], card.values, strict=False):
            middle(canvas, (cell.left + cell.right) / 2, base, value, size, bold=True, room=cell.right - cell.left - 3)

    @staticmethod
    def _inner(area: Area) -> Area:
        return Area(area.left + 7 * MM, area.bottom + 7 * MM, area.right - 7 * MM, area.top - 8 * MM)

    def _sizes(self, inner: Area) -> tuple[float, float]:
        """How high rows are, and the size of their letters."""
        high = min(_HIGHEST_ROW, (inner.height - _HEAD) / (self._box.rounds + 2 + len(self._sums)))
        return high, min(10.5, high * 0.62)

    def _base(self, inner: Area, row: int) -> float:
        """Where the letters of a row stand; the first two rows have the titles."""
        high, size = self._sizes(inner)
        return inner.top - _HEAD - (row + 2) * high + (high - size * 0.72) / 2

    def _frame(self, canvas: Any, area: Area) -> None:
        """What is above the table."""
        word = self._word
        text(canvas, area.left, area.top - 8, word["title"], 10, bold=True)
        room = area.width - width(word["title"], 10, BOLD) - 14
        parts, size = folded(self._event, room, 8)
        for place, part in enumerate(parts):
            right(canvas, area.right, area.top - 8 + (len(parts) - 1 - place) * size * 1.1, part, size, grey=GREY)
        top, bottom = area.top - 14, area.top - _HEAD + 6
        box(canvas, Area(area.left, bottom, area.right, top), 0.8)
        for x, key in ((area.left, "player"), (area.right - 92, "number"), (area.right - 46, "place")):
            text(canvas, x + 4, top - 9, word[key], 7, grey=GREY)
            if x > area.left:
                line(canvas, x, bottom, x, top, 0.8)

    def _who(self, canvas: Any, area: Area, card: PlayerCard) -> None:
        bottom, number, p = area.top - _HEAD + 6, area.right - 92, card.player
        middle(canvas, number + 23, bottom + 6, str(p.number), 14, bold=True, room=42)
        middle(canvas, number + 69, bottom + 6, card.place, 14, bold=True, room=42)
        called = " ".join(filter(None, (p.title.value if p.title else "", composed(p.name))))
        known = (card.rating, self._teams.get(int(p.id)) or "")
        said = " · ".join(filter(None, known))
        right(canvas, number - 4, area.top - 23, said, 7, room=number - area.left - 50)
        self._called(canvas, area.left + 4, bottom, called, number - area.left - 8)

    @staticmethod
    def _called(canvas: Any, x: float, bottom: float, called: str, room: float) -> None:
        parts, size = folded(called, room, 12, BOLD)
        for place, part in enumerate(parts):
            text(canvas, x, bottom + 6 + (len(parts) - 1 - place) * size - (len(parts) - 1) * 3, part, size, bold=True)

    def _cells(self, area: Area) -> list[_Cell]:
        """The columns; a page has few places where cards stand."""
        if area not in self._known:
            self._known[area] = self._columns(area)
        return self._known[area]

    def _columns(self, area: Area) -> list[_Cell]:
        """The columns: those of figures as they need, the name of the opponent what is left."""
        keys = ("round", "colour", "points", "total", "float", "no")
        scale = 1.2 if area.width > 450 else 1.0
        widths = [each * scale for each in (22.0, 26.0, 28.0, 30.0, 16.0, 24.0)]
        terms = [max(32.0, width(each, 7.5, BOLD) + 6) * scale for each in self._box.tiebreaks]
        name = area.width - sum(widths) - sum(terms)
        if name < 100:
            terms = [each * (sum(terms) - (100 - name)) / sum(terms) for each in terms]
            name = 100.0
        titles = [*(self._word[key] for key in keys), self._word["name"], *self._box.tiebreaks]
        cells, x = [], area.left
        for place, (title, wide) in enumerate(zip(titles, [*widths, name, *terms], strict=True)):
            cells.append(_Cell(title, x, x + wide, "left" if place == 6 else "middle"))
            x += wide
        return cells

    def _titles(self, canvas: Any, cells: Sequence[_Cell], top: float, high: float) -> None:
        """Two lines of titles: opponent and tie-breaks are over columns of their own."""
        size = min(8.0, high * 0.5)
        for first, last, key in ((5, 6, "opponent"), (7, len(cells) - 1, "ties")):
            if last >= first:
                left, end = cells[first].left, cells[last].right
                middle(
                    canvas, (left + end) / 2, top - high * 0.68, self._word[key], size, bold=True, room=end - left - 4
                )
                line(canvas, left, top - high, end, top - high, 0.5)
        for place, cell in enumerate(cells):
            y = top - high * (1.68 if place >= 5 else 1.18)
            room = cell.right - cell.left - 3
            parts, fits = folded(cell.title, room, size, BOLD)
            for number, part in enumerate(parts):
                below = y + (len(parts) - 1) * fits * 0.55 - number * fits * 1.1
                middle(canvas, (cell.left + cell.right) / 2, below, part, fits, bold=True)

    def _row(self, canvas: Any, cells: Sequence[_Cell], row: CardRow, base: float, look: tuple[float, float]) -> None:
        high, size = look
        shown = (row.colour, row.result, row.total, row.float, row.number, row.opponent, *row.terms)
        for cell, value in zip(cells[1:], shown, strict=False):
            room = cell.right - cell.left - 4
            if cell.align == "middle" and value:
                middle(canvas, (cell.left + cell.right) / 2, base, value, size, room=room)
            elif value:
                self._name(canvas, (cell.left + 3, base, room), value, size, high)

    @staticmethod
    def _name(canvas: Any, at: tuple[float, float, float], value: str, size: float, high: float) -> None:
        x, base, room = at
        parts, fits = folded(value, room, size * 0.92, REGULAR)
        step = min(fits * 1.05, high * 0.46)
        for number, part in enumerate(parts):
            text(canvas, x, base + (len(parts) - 1) * step / 2 - number * step, part, fits)

    def _lines(self, canvas: Any, cells: Sequence[_Cell], top: float, high: float) -> None:
        rows = self._box.rounds + len(self._sums)
        left, end, bottom = cells[0].left, cells[-1].right, top - (rows + 2) * high
        for number in range(rows):
            y, strong = top - (2 + number) * high, number in (0, self._box.rounds)
            line(canvas, left, y, end, y, 0.8 if strong else 0.4, 0.0 if strong else LIGHT - 0.3)
        for place, cell in enumerate(cells[1:], start=1):
            start = top - high if place in (6, *range(8, len(cells))) else top
            below = bottom + len(self._sums) * high if place < 3 else bottom
            line(canvas, cell.left, below, cell.left, start, 0.4, LIGHT - 0.3)
        box(canvas, Area(left, bottom, end, top), 0.8)
