"""Cross-table heat: what everybody scored against whom, both in the order of the standings.

Of a large event parts of the list stand for their players: what the first tenth
scored against every other tenth.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from fractions import Fraction

from hakem.desk.journal.state import Desk
from hakem.facts import cards
from hakem.facts.event_kind import is_knockout, is_team_event
from hakem.facts.rewind import after_round
from hakem.i18n import Renderer
from hakem.model import ZERO, PlayerId, Points, Tournament
from hakem.pictures.drawing import Anchor, Figures, Label, Patch, Picture, Shape, Tone, rectangle
from hakem.pictures.wording import told
from hakem.reports.columns import composed
from hakem.tiebreaks import Standings, standings
from hakem.values import dataclass

MOST_EACH = 40
"""More players than these are shown in parts."""

PARTS = 10
_NAME_ROOM, _PLACES_ROOM, _TOP = 206, 76, 24
_CELL, _WIDE_CELL = (20, 20), (54, 26)


def cross_heat(desk: Desk, words: Renderer, found: Standings | None = None) -> Picture | None:
    """The heat of an event of players; none before the first result. ``found`` are its standings, if they are known."""
    t = after_round(desk.tournament, desk.rounds_over)
    if not t.rounds or is_knockout(t) or is_team_event(t):
        return None
    rows = (found or standings(t)).rows
    order = [PlayerId(row.contestant.id) for row in rows]
    size = 1 if len(order) <= MOST_EACH else -(-len(order) // PARTS)
    parts = [order[at : at + size] for at in range(0, len(order), size)]
    pen = _Pen(words, _scored(t, parts), _names(t, words, parts), size > 1, t.points.win)
    key = "heat.parts" if size > 1 else "heat.each"
    wide, high = pen.cell
    return Picture(
        "pc-heat",
        (pen.left + wide * len(parts) + 6, _TOP + high * len(parts) + 6),
        told(words, "heat.title"),
        (told(words, key, players=len(order), size=size), told(words, "heat.legend")),
        tuple(pen.shapes()),
        pen.figures(),
    )


HeatCells = Mapping[tuple[int, int], tuple[Points, int]]
"""Points and games of a row against a column, by their places."""


def _scored(t: Tournament, parts: Sequence[Sequence[PlayerId]]) -> HeatCells:
    where = {player: place for place, part in enumerate(parts) for player in part}
    points: dict[tuple[int, int], Points] = defaultdict(lambda: ZERO)
    games: dict[tuple[int, int], int] = defaultdict(int)
    for player, card in cards(t).items():
        for entry in card.entries:
            if entry.played and entry.opponent in where and player in where:
                key = where[player], where[entry.opponent]
                points[key] += entry.points
                games[key] += 1
    return {key: (points[key], games[key]) for key in games}


def _names(t: Tournament, words: Renderer, parts: Sequence[Sequence[PlayerId]]) -> tuple[str, ...]:
    """A player by place and name, a part by its first and last place."""
    if all(len(part) == 1 for part in parts):
        known = {p.id: composed(p.name) for p in t.players}
        return tuple(f"{place} {known[part[0]]}" for place, part in enumerate(parts, start=1))
    names, first = [], 1
    for part in parts:
        names.append(told(words, "heat.places", first=first, last=first + len(part) - 1))
        first += len(part)
    return tuple(names)


@dataclass(frozen=True, slots=True)
class _Pen:
    """Draws a cell for every row and column that have met."""

    words: Renderer
    cells: HeatCells
    names: Sequence[str]
    in_parts: bool
    win: Points

    @property
    def cell(self) -> tuple[int, int]:
        """How wide and high a cell is."""
        return _WIDE_CELL if self.in_parts else _CELL

    @property
    def left(self) -> int:
        """Where cells begin: beside names, or beside places, which are shorter."""
        return _PLACES_ROOM if self.in_parts else _NAME_ROOM

    def _text(self, points: Points, games: int) -> str:
        if not self.in_parts:
            return self.words.number(points)
        return told(self.words, "heat.percent", percent=round(100 * self._share(points, games)))

    def _share(self, points: Points, games: int) -> Fraction:
        return Fraction(points) / (games * self.win) if self.win else Fraction(0)

    def shapes(self) -> Iterator[Shape]:
        """The names, the places above, and the cells."""
        wide, high = self.cell
        count = len(self.names)
        for place, name in enumerate(self.names):
            middle = self.left + wide * (place + 0.5)
            head = name if self.in_parts else str(place + 1)
            yield Label((middle, 15), head, 9, Anchor.MIDDLE, Tone.MUTED, room=wide if self.in_parts else 0)
            yield Label((0, _TOP + high * place + high / 2 + 4), name, 11, room=self.left - 8)
            if not self.in_parts:
                yield Patch(rectangle(self.left + wide * place, _TOP + high * place, wide, high), tint=0.09)
        yield Patch(rectangle(self.left, _TOP, wide * count, high * count), edge=0.8)
        for (row, column), (points, games) in sorted(self.cells.items()):
            yield from self._cell(row, column, points, games)

    def _cell(self, row: int, column: int, points: Points, games: int) -> Iterator[Shape]:
        wide, high = self.cell
        x, y = self.left + wide * column, _TOP + high * row
        share = self._share(points, games)
        facts = {"one": self.names[row], "other": self.names[column], "points": points, "games": games}
        tint, hatched = _look(share)
        corners = rectangle(x, y, wide, high)
        yield Patch(corners, Tone.FAINT, tint, 0.4, hatched, told(self.words, "heat.cell", **facts))
        yield Label((x + wide / 2, y + high / 2 + 4), self._text(points, games), 11, Anchor.MIDDLE, bold=share > 0.5)

    def figures(self) -> Figures:
        """The same cells as a table of points and games."""
        count = len(self.names)
        number = self.words.number

        def cell(row: int, column: int) -> str:
            points, games = self.cells.get((row, column), (ZERO, 0))
            return f"{number(points)}/{games}" if games else "–"

        heads = (told(self.words, "head.name"), *(self.names if self.in_parts else map(str, range(1, count + 1))))
        rows = tuple((self.names[row], *(cell(row, column) for column in range(count))) for row in range(count))
        return Figures(heads, rows)


def _look(share: Fraction) -> tuple[float, bool]:
    """The more of the points, the darker; even shares are hatched, so that they differ from more and less."""
    if share == Fraction(1, 2):
        return 0.0, True
    steps = ((Fraction(0), 0.0), (Fraction(1, 4), 0.05), (Fraction(1, 2), 0.1), (Fraction(3, 4), 0.22))
    return next((tint for limit, tint in steps if share <= limit), 0.34), False
