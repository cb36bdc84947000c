"""The bracket of a knockout on paper: matches from left to right, winners bold with the score."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations, pairwise
from typing import Any

from hakem.desk import knockout_places, names_of
from hakem.errors import RequestError
from hakem.facts.event_kind import is_knockout
from hakem.i18n import Message, Renderer
from hakem.paper.documents import PaperWish
from hakem.paper.fonts import BOLD, REGULAR, width
from hakem.paper.lists import heading
from hakem.paper.sheet import GREY, Area, Sheets, box, line, middle, right, text
from hakem.reports import Layout, bracket_of, pages
from hakem.reports.knockout.bracket import BracketLine, Fate
from hakem.reports.knockout.bracket_layout import BracketCard
from hakem.values import dataclass

GAP = 15.0
_MOST_LINES = 3
HIGHEST = 120.0
"""Points that a match is high at most."""

LARGEST = 17.0
"""Points that letters are high at most."""


def bracket(wish: PaperWish) -> bytes:
    """The bracket on as many pages as it takes."""
    t = wish.desk.tournament
    if not is_knockout(t):
        raise RequestError(Message("report.no-bracket"))
    words = Renderer(wish.language)
    found = knockout_places(t, wish.round_no or None)
    drawn = bracket_of(found.so_far.event, found.so_far.log, names_of(t))
    sheets = Sheets(heading(wish, words.words("paper.bracket")), landscape=True)
    for sheet in pages(drawn):
        pen = _Pen(sheet, sheets.area, words)
        sheets.page().append(pen.draw)
    return sheets.pdf(words)


@dataclass(frozen=True, slots=True)
class _Pen:
    """Draws one sheet into an area."""

    sheet: Layout
    area: Area
    words: Renderer

    @property
    def _unit(self) -> float:
        return min(HIGHEST, (self.area.height - 22) / max(float(self.sheet.height), 1.0))

    @property
    def _line(self) -> float:
        return self._unit * 0.42

    @property
    def _card(self) -> float:
        columns = len(self.sheet.columns)
        return min(300.0, (self.area.width - GAP * (columns - 1)) / columns)

    def _x(self, column: int) -> float:
        return self.area.left + column * (self._card + GAP)

    def _y(self, place: float) -> float:
        return self.area.top - 22 - place * self._unit

    def draw(self, canvas: Any) -> None:
        """The titles, the ways of the winners, the matches."""
        for column, title in enumerate(self.sheet.columns):
            centre = self._x(column) + self._card / 2
            middle(canvas, centre, self.area.top - 10, self.words.say(title), 10, bold=True, room=self._card)
        for link in self.sheet.links:
            start, end = self.sheet.cards[link.start], self.sheet.cards[link.end]
            self._way(canvas, start, end, link.line)
        for card in self.sheet.cards:
            self._match(canvas, card)

    def _way(self, canvas: Any, start: BracketCard, end: BracketCard, at: int) -> None:
        begin, aim = self._x(start.column) + self._card, self._x(end.column)
        y = self._y(float(start.middle))
        goal = self._y(float(end.middle)) + self._line * len(end.entries) / 2 - (at + 0.5) * self._line
        turn = aim - GAP / 2
        line(canvas, begin, y, turn, y, 0.6, GREY)
        line(canvas, turn, y, turn, goal, 0.6, GREY)
        line(canvas, turn, goal, aim, goal, 0.6, GREY)

    def _match(self, canvas: Any, card: BracketCard) -> None:
        left, high = self._x(card.column), self._line * len(card.entries)
        top = self._y(float(card.middle)) + high / 2
        box(canvas, Area(left, top - high, left + self._card, top), 0.8, fill=1)
        for place, entry in enumerate(card.entries):
            bottom = top - (place + 1) * self._line
            if place:
                line(canvas, left, bottom + self._line, left + self._card, bottom + self._line, 0.4, GREY)
            won = entry.fate is Fate.WON or (len(card.entries) == 1 and card.column == len(self.sheet.columns) - 1)
            self._entry(canvas, (left, bottom), entry, won=won)

    def _entry(self, canvas: Any, at: tuple[float, float], entry: BracketLine, *, won: bool) -> None:
        left, bottom = at
        size = min(LARGEST, self._line * 0.62, self._card / 11)
        base, end = bottom + (self._line - size * 0.72) / 2, left + self._card - 5
        seeds = width("88", size * 0.85) + 6
        if entry.note is not None:
            text(canvas, left + 5, base, self.words.say(entry.note), size * 0.85, grey=GREY, room=self._card - 10)
        if entry.seed is None:
            return
        right(canvas, left + seeds, base, str(entry.seed), size * 0.85, grey=GREY)
        right(canvas, end, base, entry.score, size * 0.85, bold=True)
        room = self._card - seeds - 9 - (width(entry.score, size * 0.85, BOLD) + 7 if entry.score else 0)
        parts, fits = self._folded(entry.name, room, size, BOLD if won else REGULAR)
        step = min(fits * 1.08, self._line * 0.95 / len(parts))
        for number, part in enumerate(parts):
            y = bottom + self._line / 2 - fits * 0.36 + (len(parts) - 1) * step / 2 - number * step
            text(canvas, left + seeds + 4, y, part, fits, bold=won)

    def _folded(self, name: str, room: float, size: float, font: str) -> tuple[Sequence[str], float]:
        """A name on one line, or on two or three if it is much larger then."""
        whole = size * room / width(name, size, font)
        found: list[tuple[Sequence[str], float]] = [((name,), min(size, whole))]
        for count in range(2, _MOST_LINES + 1):
            fits = min(size, self._line * 0.84 / count)
            lines = _evenly(name, count, font)
            longest = max(width(each, 10, font) for each in lines)
            found.append((lines, min(fits, 10 * room / longest)))
        return max(found, key=lambda each: each[1] * 0.85 ** len(each[0]))


def _evenly(name: str, count: int, font: str) -> list[str]:
    """A name in so many lines, the longest of them as short as can be; fewer if it has not as many words."""
    words = name.split()
    if len(words) < count:
        return [name]
    cuts = combinations(range(1, len(words)), count - 1)
    parted = ([words[a:b] for a, b in pairwise((0, *cut, len(words)))] for cut in cuts)
    lines = ([" ".join(part) for part in parts] for parts in parted)
    return min(lines, key=lambda each: max(width(line, 10, font) for line in each))
