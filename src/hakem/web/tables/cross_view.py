"""Cross tables as cells of texts: player against player or by rounds, team against team or by rounds."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from hakem.facts import TeamEntry
from hakem.facts.event_kind import is_round_robin, is_team_event
from hakem.model import Colour, Points, Tournament
from hakem.reports import (
    CrossRow,
    CrosstableCell,
    PlayerTable,
    RoundTable,
    TeamRow,
    TeamTable,
    Tongue,
    player_table,
    round_table,
    team_round_table,
    team_table,
)
from hakem.reports.columns import composed
from hakem.reports.tables.crosstable import Place, result_text
from hakem.reports.tables.open_games import STAR, starred
from hakem.reports.tables.rating_heads import head_if_any
from hakem.reports.tables.team_table import match_text
from hakem.reports.tables.tiebreak_figures import Shown
from hakem.tiebreaks import Standings
from hakem.values import dataclass
from hakem.web.rendering import Words

PLAYERS, ROUNDS = "players", "rounds"
MOST_AGAINST_EACH_OTHER = 120
"""A larger table of everybody against everybody is not shown: it would be empty, and too wide for any paper."""

OPEN = "·"
_TYPOGRAPHIC = {"-": "−", "": OPEN}


@dataclass(frozen=True, slots=True)
class GameView:
    """A game or match in a cell: whom against, the colour and its letter, the result, and the whole name."""

    opponent: str
    colour: str
    letter: str
    result: str
    name: str


@dataclass(frozen=True, slots=True)
class CellView:
    """One cell; ``own`` is where a row meets its own column."""

    games: tuple[GameView, ...]
    own: bool = False


@dataclass(frozen=True, slots=True)
class CrossRowView:
    """One row. Who left a round robin too early has no place."""

    id: int
    number: str
    title: str
    name: str
    rating: str
    cells: tuple[CellView, ...]
    scores: tuple[str, ...]
    values: tuple[str, ...]
    place: str
    marked: bool


@dataclass(frozen=True, slots=True)
class CrossView:
    """The table: headings of its cells, of the scores and of the tie-breaks, its rows, and what their star means."""

    columns: tuple[str, ...]
    scores: tuple[str, ...]
    tiebreaks: tuple[str, ...]
    rows: tuple[CrossRowView, ...]
    of_teams: bool
    by_rounds: bool
    ratings: str
    note: str = ""


def all_meet(t: Tournament) -> bool:
    """Whether everybody meets everybody: then the table is that of each against each, by numbers."""
    of_teams = is_team_event(t)
    return is_round_robin(t, of_teams) or (of_teams and len(t.teams) <= 3)


def is_too_large(t: Tournament) -> bool:
    """Whether a table of everybody against everybody would be one of blanks."""
    return len(t.teams if is_team_event(t) else t.players) > MOST_AGAINST_EACH_OTHER


def cross_view(
    t: Tournament, found: Standings, words: Words, form: str, *, by_place: bool, marked: int | None = None
) -> CrossView:
    """The cross table of an event in one of its forms: :data:`PLAYERS` against each other, or by :data:`ROUNDS`."""
    if is_team_event(t):
        made = team_table(t, found) if form == PLAYERS else team_round_table(t, found)
        return teams_view(made, words, by_place=by_place)
    table = player_table(t, found) if form == PLAYERS else round_table(t, found)
    return players_view(t, table, words, by_place=by_place, marked=marked)


def players_view(
    t: Tournament, table: PlayerTable | RoundTable, words: Words, *, by_place: bool, marked: int | None
) -> CrossView:
    """A cross table of players."""
    by_rounds = isinstance(table, RoundTable)
    order = _order(table.rows, by_place)
    values = _values([table.rows[at] for at in order], len(table.tiebreaks), words)
    cells = _PlayerCells(t, words, by_rounds)
    numbers = [table.rows[at].number for at in order]
    ids = {p.number: p.id for p in t.players}
    rows = []
    for at, texts in zip(order, values, strict=True):
        own = table.rows[at]
        games = own.cells if by_rounds else [own.cells[place] for place in order]
        rows.append(
            CrossRowView(
                ids[own.number],
                str(own.number),
                own.title.value if own.title else "",
                composed(own.name),
                str(own.rating or ""),
                cells.of(games, None if by_rounds else numbers.index(own.number)),
                (starred(words.number(own.total), own.pending),),
                texts,
                _place(own.place),
                ids[own.number] == marked,
            )
        )
    heads = tuple(map(str, table.columns if by_rounds else numbers))
    ratings = head_if_any((row.rating for row in table.rows), words("crosstable.rating"), words.language)
    scores, note = (words("crosstable.total"),), _note(table, words)
    return CrossView(heads, scores, table.tiebreaks, tuple(rows), False, by_rounds, ratings, note)


def _note(table: PlayerTable | RoundTable | TeamTable, words: Words) -> str:
    return "" if table.note is None else f"{STAR} {words.say(table.note)}"


class _PlayerCells:
    """Games of players in the cells of one table."""

    def __init__(self, t: Tournament, words: Words, by_rounds: bool) -> None:
        self._names = {p.number: composed(p.name) for p in t.players}
        self._words, self._by_rounds, self._bye = words, by_rounds, words("crosstable.bye")
        self._white, self._black = words("crosstable.white"), words("crosstable.black")

    def of(self, games: Sequence[tuple[CrosstableCell, ...]], own: int | None) -> tuple[CellView, ...]:
        """The cells of a row; ``own`` is the place of the column that is the row itself."""
        return tuple([CellView(tuple(map(self._game, each)), at == own) for at, each in enumerate(games)])

    def _game(self, cell: CrosstableCell) -> GameView:
        entry, number = cell.entry, cell.opponent_number
        if number is None:
            return GameView("", "", "", f"{self._bye} {self._words.number(entry.points)}", "")
        result = result_text(entry)
        shown, name = str(number) if self._by_rounds else "", self._names.get(number, "")
        white = entry.colour is Colour.WHITE
        colour, letter = ("w", self._white) if white else ("b", self._black)
        return GameView(shown, colour, letter, _TYPOGRAPHIC.get(result, result), name)


def teams_view(table: TeamTable, words: Words, *, by_place: bool) -> CrossView:
    """A cross table of teams: game points against each other, or by rounds with the number of the opponent."""
    order, tongue = _order(table.rows, by_place), Tongue(words.language)
    names = {row.number: row.name for row in table.rows}
    matches = any(row.match_points is not None for row in table.rows)
    values = _values([table.rows[at] for at in order], len(table.tiebreaks), words)

    def match(entry: TeamEntry) -> GameView:
        if entry.opponent is None:
            return GameView("", "", "", f"{tongue.sign('bye')} {words.number(entry.game_points)}", "")
        shown = str(entry.opponent) if table.by_rounds else ""
        text = match_text(entry, tongue)
        return GameView(shown, "", "", text.replace("?", OPEN).replace("-", "−"), names.get(entry.opponent, ""))

    def row(at: int, texts: tuple[str, ...]) -> CrossRowView:
        own = table.rows[at]
        places = range(len(own.cells)) if table.by_rounds else order
        cells = tuple(CellView(tuple(map(match, own.cells[p])), not table.by_rounds and p == at) for p in places)
        made: list[Points] = [own.game_points, *([] if own.match_points is None else [own.match_points])]
        scores = tuple(starred(words.number(points), own.pending) for points in made)
        place = _place(own.place)
        return CrossRowView(own.number, str(own.number), "", own.name, "", cells, scores, texts, place, False)

    heads = map(str, table.columns if table.by_rounds else (table.rows[at].number for at in order))
    scores = ["game-points", *(["match-points"] if matches else [])]
    rows = tuple(row(at, texts) for at, texts in zip(order, values, strict=True))
    scored, note = tuple(map(tongue.head, scores)), _note(table, words)
    return CrossView(tuple(heads), scored, table.tiebreaks, rows, True, table.by_rounds, "", note)


def _order(rows: Sequence[CrossRow] | Sequence[TeamRow], by_place: bool) -> list[int]:
    """Which rows come first, by their places in the table; those without one come last."""
    if not by_place:
        return list(range(len(rows)))
    last = len(rows) + 1

    def place(at: int) -> tuple[int, int]:
        found = rows[at].place
        return (found.first if found else last, rows[at].number)

    return sorted(range(len(rows)), key=place)


def _place(place: Place | None) -> str:
    return str(place) if place else ""


def _values(rows: Iterable[CrossRow | TeamRow], columns: int, words: Words) -> Iterator[tuple[str, ...]]:
    """The further columns row by row; whoever is out of the standings has nothing in them."""
    listed, tongue = list(rows), Tongue(words.language)
    if not columns:
        return iter([()] * len(listed))

    def shown(row: CrossRow | TeamRow, at: int) -> Shown | None:
        return row.values[at] if row.values else None

    written = [tongue.column([shown(row, at) for row in listed]) for at in range(columns)]
    return zip(*written, strict=True)
