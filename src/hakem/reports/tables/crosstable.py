"""The cross table in its two forms: player against player, and player by round.

Both are values first; ``crosstable_text`` prints them for a screen with letters
of equal width.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

from hakem.facts import Entry, cards, round_robin_scores
from hakem.facts.event_kind import is_round_robin
from hakem.facts.seed_rating import SeedRating, seed_ratings
from hakem.i18n import Message
from hakem.model import Colour, Mark, PlayerId, Points, Title, Tournament
from hakem.reports.columns import composed
from hakem.reports.tables.open_games import has_open_game, open_note
from hakem.reports.tables.printed import Printed, Tongue, printed_text, with_pending
from hakem.reports.tables.rating_heads import rating_head
from hakem.reports.tables.tiebreak_figures import Shown
from hakem.reports.tables.tiebreak_titles import column_names
from hakem.tiebreaks import Standings
from hakem.values import dataclass, replace

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
class CrosstableCell:
    """One round of one player, and the number under which the opponent is listed."""

    entry: Entry
    opponent_number: int | None


@dataclass(frozen=True, slots=True)
class CrossRow:
    """One player. Whoever is out of the standings has no ``place``, and ``total`` is what was scored all the same.

    ``pending`` says that a game without a result stands in the total.
    """

    number: int
    name: str
    title: Title | None
    rating: SeedRating | None
    cells: tuple[tuple[CrosstableCell, ...], ...]
    total: Points
    place: Place | None
    values: tuple[Shown, ...] = ()
    pending: bool = False


@dataclass(frozen=True, slots=True)
class PlayerTable:
    """Every column is an opponent's number; a cell holds all games against that opponent.

    ``tiebreaks`` names further columns, which have the values of the rows. ``note`` is about open games.
    """

    columns: tuple[int, ...]
    rows: tuple[CrossRow, ...]
    tiebreaks: tuple[str, ...] = ()
    note: Message | None = None


@dataclass(frozen=True, slots=True)
class RoundTable:
    """Every column is a round; a cell holds the opponent's number, the colour and the result."""

    columns: tuple[int, ...]
    rows: tuple[CrossRow, ...]
    tiebreaks: tuple[str, ...] = ()
    note: Message | None = None


def player_table(t: Tournament, found: Standings | None = None) -> PlayerTable:
    """Player against player, in the order of the numbers; with standings also their values and places."""
    numbers = tuple(sorted(p.number for p in t.players))

    def against(cells: tuple[CrosstableCell, ...]) -> tuple[tuple[CrosstableCell, ...], ...]:
        return tuple(tuple(cell for cell in cells if cell.opponent_number == number) for number in numbers)

    rows = _rows(t, against)
    return PlayerTable(numbers, *_with_standings(rows, found), _note(t, rows))


def round_table(t: Tournament, found: Standings | None = None) -> RoundTable:
    """Player by round, in the order of the numbers; with standings also their values and places."""
    rounds = tuple(range(1, len(t.rounds) + 1))
    rows = _rows(t, lambda cells: tuple((cell,) for cell in cells))
    return RoundTable(rounds, *_with_standings(rows, found), _note(t, rows))


def _note(t: Tournament, rows: Iterable[CrossRow]) -> Message | None:
    return open_note(t) if any(row.pending for row in rows) else None


def _with_standings(
    rows: tuple[CrossRow, ...], found: Standings | None
) -> tuple[tuple[CrossRow, ...], tuple[str, ...]]:
    """The rows with the values and places of the standings, if there are any, and the names of the new columns."""
    if found is None:
        return rows, ()
    standing = {row.contestant.number: row for row in found.rows}
    ranked = []
    for row in rows:
        own = standing.get(row.number)
        place = Place(own.first, own.last) if own else None
        ranked.append(replace(row, place=place, values=tuple(value.shown for value in own.values) if own else ()))
    return tuple(ranked), tuple(column_names(found.specs))


def _rows(
    t: Tournament, arranged: Callable[[tuple[CrosstableCell, ...]], tuple[tuple[CrosstableCell, ...], ...]]
) -> tuple[CrossRow, ...]:
    number: dict[PlayerId | None, int] = {p.id: p.number for p in t.players}
    made = cards(t)
    scores = round_robin_scores(t).scores if is_round_robin(t) else {p: card.score for p, card in made.items()}
    places = places_by_score(scores.values())
    rating_of = seed_ratings(t)
    rows: list[CrossRow] = []
    for card in sorted(made.values(), key=lambda card: card.player.number):
        player = card.player
        cells = arranged(tuple(CrosstableCell(entry, number.get(entry.opponent)) for entry in card.entries))
        total = scores.get(player.id, card.score)
        place = places[total] if player.id in scores else None
        pending = has_open_game(card.entries)
        rating = rating_of(player)
        rows.append(CrossRow(player.number, player.name, player.title, rating, cells, total, place, (), pending))
    return tuple(rows)


def places_by_score(scores: Iterable[Points]) -> dict[Points, Place]:
    """The place that every score means; equal scores share theirs."""
    places: dict[Points, Place] = {}
    for rank, score in enumerate(sorted(scores, reverse=True), start=1):
        first = places[score].first if score in places else rank
        places[score] = Place(first, rank)
    return places


def crosstable_text(table: PlayerTable | RoundTable, language: str = "en") -> str:
    """The table in plain text, one line per player under one line of headings."""
    return printed_text([crosstable_printed(table, Tongue(language))], language)


def crosstable_printed(table: PlayerTable | RoundTable, tongue: Tongue) -> Printed:
    """The cells of the table: who it is, the games, points, values, place."""
    cell_text = _games_text if isinstance(table, PlayerTable) else _round_text
    with_titles = any(row.title for row in table.rows)
    with_ratings = any(row.rating for row in table.rows)
    rows = [_headings(table, with_titles, with_ratings, tongue)]
    for row, values in zip(table.rows, _values(table, tongue), strict=True):
        title = [row.title.value if row.title else ""] if with_titles else []
        rating = [str(row.rating or "")] if with_ratings else []
        columns = zip(table.columns, row.cells, strict=True)
        results = [cell_text(column == row.number, cells, tongue) for column, cells in columns]
        who = [str(row.number), *title, composed(row.name), *rating]
        rows.append([*who, *results, tongue.total(row.total, row.pending), *values, str(row.place or "")])
    ready = with_pending(rows, [row.pending for row in table.rows], tongue)
    return Printed(ready, frozenset({1, 2} if with_titles else {1}), note=table.note)


def _values(table: PlayerTable | RoundTable, tongue: Tongue) -> list[list[str]]:
    """The further columns row by row; whoever is out of the standings has nothing in them."""
    rows: list[list[str]] = [[] for _ in table.rows]
    for place in range(len(table.tiebreaks)):
        shown = [row.values[place] if row.values else None for row in table.rows]
        for row, text in zip(rows, tongue.column(shown), strict=True):
            row.append(text)
    return rows


def _headings(table: PlayerTable | RoundTable, with_titles: bool, with_ratings: bool, tongue: Tongue) -> list[str]:
    before = ["number", *(["title"] if with_titles else []), "name", *(["rating"] if with_ratings else [])]
    named = {"rating": rating_head((row.rating for row in table.rows), tongue.head("rating"), tongue.language)}
    heads = [named.get(key) or tongue.head(key) for key in before]
    return [*heads, *map(str, table.columns), tongue.head("total"), *table.tiebreaks, tongue.head("place")]


def _games_text(own: bool, cells: tuple[CrosstableCell, ...], _tongue: Tongue) -> str:
    return OWN_CELL if own else " ".join(result_text(cell.entry) or "?" for cell in cells)


def _round_text(_own: bool, cells: tuple[CrosstableCell, ...], tongue: Tongue) -> str:
    (cell,) = cells
    if cell.opponent_number is None:
        return f"{tongue.sign('bye')} {tongue.number(cell.entry.points)}"
    colour = tongue.sign("white" if cell.entry.colour is Colour.WHITE else "black")
    return f"{cell.opponent_number}{colour}{result_text(cell.entry)}"


def result_text(entry: Entry) -> str:
    """1, ½ and 0 over the board, + and - without play, nothing as long as the result is open."""
    if entry.mark is None or entry.mark is Mark.PENDING:
        return ""
    if not entry.played:
        return "+" if entry.mark is Mark.WIN else "-"
    return _PLAYED[entry.mark]
