"""The cross table in its two forms: player against player, and player by round.

Both are values first; ``crosstable_text`` prints them for a screen with letters
of equal width.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass

from hakem.facts import Entry, cards, round_robin_scores
from hakem.i18n import Message, say
from hakem.model import Colour, Mark, PlayerId, Points, Title, Tournament, half_text
from hakem.pairing import rounds_per_cycle
from hakem.reports.columns import aligned

OWN_CELL = "*"
_PLAYED = {Mark.WIN: "1", Mark.DRAW: "½", Mark.LOSS: "0"}


@dataclass(frozen=True, slots=True)
class Place:
    """A place in the standings, shared from ``first`` to ``last`` by those with equal points."""

    first: int
    last: int

    def __str__(self) -> str:
        return str(self.first) if self.first == self.last else f"{self.first}-{self.last}"


@dataclass(frozen=True, slots=True)
class Cell:
    """One round of one player, and the number under which the opponent is listed."""

    entry: Entry
    opponent_number: int | None


@dataclass(frozen=True, slots=True)
class CrossRow:
    """One player. Whoever is out of the standings has no ``place``, and ``total`` is what was scored all the same."""

    number: int
    name: str
    title: Title | None
    rating: int | None
    cells: tuple[tuple[Cell, ...], ...]
    total: Points
    place: Place | None


@dataclass(frozen=True, slots=True)
class PlayerTable:
    """Every column is an opponent's number; a cell holds all games against that opponent."""

    columns: tuple[int, ...]
    rows: tuple[CrossRow, ...]


@dataclass(frozen=True, slots=True)
class RoundTable:
    """Every column is a round; a cell holds the opponent's number, the colour and the result."""

    columns: tuple[int, ...]
    rows: tuple[CrossRow, ...]


def player_table(t: Tournament) -> PlayerTable:
    """Player against player, in the order of the numbers."""
    numbers = tuple(sorted(p.number for p in t.players))

    def against(cells: tuple[Cell, ...]) -> tuple[tuple[Cell, ...], ...]:
        return tuple(tuple(cell for cell in cells if cell.opponent_number == number) for number in numbers)

    return PlayerTable(numbers, _rows(t, against))


def round_table(t: Tournament) -> RoundTable:
    """Player by round, in the order of the numbers."""
    return RoundTable(tuple(range(1, len(t.rounds) + 1)), _rows(t, lambda cells: tuple((cell,) for cell in cells)))


def _rows(t: Tournament, arranged: Callable[[tuple[Cell, ...]], tuple[tuple[Cell, ...], ...]]) -> tuple[CrossRow, ...]:
    number: dict[PlayerId | None, int] = {p.id: p.number for p in t.players}
    made = cards(t)
    scores = round_robin_scores(t).scores if is_round_robin(t) else {p: card.score for p, card in made.items()}
    places = places_by_score(scores.values())
    rows: list[CrossRow] = []
    for card in sorted(made.values(), key=lambda card: card.player.number):
        player = card.player
        cells = arranged(tuple(Cell(entry, number.get(entry.opponent)) for entry in card.entries))
        total = scores.get(player.id, card.score)
        place = places[total] if player.id in scores else None
        rows.append(CrossRow(player.number, player.name, player.title, player.rating, cells, total, place))
    return tuple(rows)


def is_round_robin(t: Tournament) -> bool:
    """Whether the rule about withdrawals from a round robin applies; in a Swiss event all results stand.

    The type code of the event says so; without one, an event with as many
    rounds as it takes to meet everybody is a round robin.
    """
    if t.event.type_code:
        return "ROUNDROBIN" in t.event.type_code
    return t.rounds_total >= rounds_per_cycle(len(t.players))


def places_by_score(scores: Iterable[Points]) -> dict[Points, Place]:
    """The place that every score means; equal scores share theirs."""
    places: dict[Points, Place] = {}
    for rank, score in enumerate(sorted(scores, reverse=True), start=1):
        first = places[score].first if score in places else rank
        places[score] = Place(first, rank)
    return places


def crosstable_text(table: PlayerTable | RoundTable, language: str = "en") -> str:
    """The table in plain text, one line per player under one line of headings."""
    cell_text = _games_text if isinstance(table, PlayerTable) else _round_text
    with_titles = any(row.title for row in table.rows)
    with_ratings = any(row.rating for row in table.rows)
    grid = [_headings(table.columns, with_titles, with_ratings, language)]
    for row in table.rows:
        title = [row.title.value if row.title else ""] if with_titles else []
        rating = [str(row.rating or "")] if with_ratings else []
        columns = zip(table.columns, row.cells, strict=True)
        results = [cell_text(column == row.number, cells, language) for column, cells in columns]
        who = [str(row.number), *title, unicodedata.normalize("NFC", row.name), *rating]
        grid.append([*who, *results, half_text(row.total), str(row.place or "")])
    return aligned(grid, left={1, 2} if with_titles else {1})


def _headings(columns: tuple[int, ...], with_titles: bool, with_ratings: bool, language: str) -> list[str]:
    before = ["number", *(["title"] if with_titles else []), "name", *(["rating"] if with_ratings else [])]

    def said(keys: Sequence[str]) -> list[str]:
        return [say(Message(f"crosstable.{key}"), language) for key in keys]

    return [*said(before), *map(str, columns), *said(["total", "place"])]


def _games_text(own: bool, cells: tuple[Cell, ...], _language: str) -> str:
    return OWN_CELL if own else " ".join(result_text(cell.entry) or "?" for cell in cells)


def _round_text(_own: bool, cells: tuple[Cell, ...], language: str) -> str:
    (cell,) = cells
    if cell.opponent_number is None:
        return f"{say(Message('crosstable.bye'), language)} {half_text(cell.entry.points)}"
    colour = "white" if cell.entry.colour is Colour.WHITE else "black"
    return f"{cell.opponent_number}{say(Message(f'crosstable.{colour}'), language)}{result_text(cell.entry)}"


def result_text(entry: Entry) -> str:
    """1, ½ and 0 over the board, + and - without play, nothing as long as the result is open."""
    if entry.mark is None or entry.mark is Mark.PENDING:
        return ""
    if not entry.played:
        return "+" if entry.mark is Mark.WIN else "-"
    return _PLAYED[entry.mark]
