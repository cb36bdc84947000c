"""The sheet of a team: every board by round, with the seat of the opponent, and the points of the whole team.

Handbook, Scheveningen 3: one sheet per team, with the columns Sıra, Adı Soyadı,
Unv., Rat. and the games; "Toplam" below them. The same sheet serves every event
in which players score for teams.
"""

from __future__ import annotations

from collections.abc import Iterable

from hakem.facts import Card, Entry, cards
from hakem.facts.round_sheet import plays_matches
from hakem.facts.seed_rating import SeedRating, seed_ratings
from hakem.i18n import Message
from hakem.model import Colour, Player, PlayerId, Points, Tournament
from hakem.reports.columns import composed
from hakem.reports.tables.crosstable import Place, result_text
from hakem.reports.tables.open_games import has_open_game, open_note
from hakem.reports.tables.printed import Printed, Tongue, printed_text
from hakem.reports.tables.rating_heads import rating_head
from hakem.reports.tables.team_table import cards_of_standings, points_by_round, team_standings
from hakem.reports.tables.tiebreak_figures import Shown
from hakem.reports.tables.tiebreak_titles import column_names
from hakem.tiebreaks import Standings
from hakem.values import dataclass


@dataclass(frozen=True, slots=True)
class SheetCell:
    """One round of one board; ``opponent`` is the seat on the other side, None without one."""

    entry: Entry
    opponent: str | None


@dataclass(frozen=True, slots=True)
class SheetRow:
    """One board of the team. A bye of the team is in its own points, and not in those of its players."""

    board: int
    player: Player
    rating: SeedRating | None
    cells: tuple[SheetCell, ...]
    total: Points
    pending: bool = False


@dataclass(frozen=True, slots=True)
class TeamSheet:
    """One team: its letter, its boards, what it scored in every round, its place, and values of tie-breaks by name.

    A team that left a round robin too early has no place. ``note`` is about open games, if there is one on its boards.
    """

    letter: str
    name: str
    rows: tuple[SheetRow, ...]
    rounds: tuple[Points, ...]
    total: Points
    place: Place | None
    values: tuple[tuple[str, Shown], ...] = ()
    note: Message | None = None


def team_sheets(t: Tournament, found: Standings | None = None, with_values: bool = False) -> tuple[TeamSheet, ...]:
    """A sheet for every team, in the order of the teams; team A is the first.

    Places are those of the standings, by default the event's own after all
    rounds; their values come along if they are wanted.
    """
    if found is None:
        found = team_standings(t)
    made, teams_made = cards(t), {card.team.id: card for card in cards_of_standings(t, found)}
    standing = {row.contestant.id: row for row in found.rows}
    letters = [team_letter(n) for n in range(len(t.teams))]
    seats = {
        member: f"{letter}{board}"
        for letter, team in zip(letters, t.teams, strict=True)
        for board, member in enumerate(team.members, start=1)
    }
    sheets: list[TeamSheet] = []
    matches, rating_of, names = plays_matches(t), seed_ratings(t), column_names(found.specs)
    for letter, team in zip(letters, t.teams, strict=True):
        rows = tuple(
            _row(n, made[member], rating_of(made[member].player), seats, matches)
            for n, member in enumerate(team.members, start=1)
        )
        card, own = teams_made[team.id], standing.get(team.id)
        place = Place(own.first, own.last) if own else None
        shown = [value.shown for value in own.values] if own and with_values else []
        values = tuple(zip(names, shown, strict=False))
        rounds = points_by_round(card, len(t.rounds))
        note = open_note(t) if any(row.pending for row in rows) else None
        sheets.append(TeamSheet(letter, composed(team.name), rows, rounds, card.game_points, place, values, note))
    return tuple(sheets)


def team_letter(number: int) -> str:
    """A, B, … Z, AA, AB …"""
    return ("" if number < 26 else team_letter(number // 26 - 1)) + chr(ord("A") + number % 26)


def _row(board: int, card: Card, rating: SeedRating | None, seats: dict[PlayerId, str], matches: bool) -> SheetRow:
    cells = tuple(SheetCell(e, seats.get(e.opponent) if e.opponent is not None else None) for e in card.entries)
    made = card.at_boards if matches else card.score
    return SheetRow(board, card.player, rating, cells, made, has_open_game(card.entries))


def team_sheets_text(sheets: tuple[TeamSheet, ...], language: str = "en") -> str:
    """All sheets one under the other, each with a line for the team below its boards."""
    return printed_text([team_sheet_printed(sheet, Tongue(language)) for sheet in sheets], language)


@dataclass(frozen=True, slots=True)
class SheetColumns:
    """Which columns sheets have between names and rounds: headings of the title and of the rating, None without one."""

    title: str | None
    rating: str | None

    @property
    def heads(self) -> list[str]:
        """The headings of those that are there."""
        return [head for head in (self.title, self.rating) if head is not None]


def sheet_columns(sheets: Iterable[TeamSheet], tongue: Tongue) -> SheetColumns:
    """The columns that any of the sheets needs, which stand below each other."""
    seats = [row for sheet in sheets for row in sheet.rows]
    ratings = [row.rating for row in seats]
    return SheetColumns(
        tongue.head("sheet-title") if any(row.player.title for row in seats) else None,
        rating_head(ratings, tongue.head("sheet-rating"), tongue.language) if any(ratings) else None,
    )


def team_sheet_printed(sheet: TeamSheet, tongue: Tongue, columns: SheetColumns | None = None) -> Printed:
    """The cells of a sheet: the team and its rounds, its boards, its points and place, its values.

    Its ``columns`` are those of the sheets among which it stands, else the ones that it needs itself.
    """
    columns = columns or sheet_columns((sheet,), tongue)
    titled, rated, heads = columns.title is not None, columns.rating is not None, columns.heads
    empty = [""] * len(heads)
    rounds = [str(n) for n in range(1, len(sheet.rounds) + 1)]
    rows = [[sheet.letter, sheet.name, *heads, *rounds, tongue.head("total")]]
    black = set()
    for row in sheet.rows:
        title = [row.player.title.value if row.player.title else ""] if titled else []
        rating = [str(row.rating or "")] if rated else []
        black |= {(len(rows), 2 + len(heads) + n) for n, cell in enumerate(row.cells) if _is_black(cell)}
        cells = [_cell_text(cell, tongue) for cell in row.cells]
        rows.append(
            [str(row.board), composed(row.player.name), *title, *rating, *cells, tongue.total(row.total, row.pending)]
        )
    place = tongue.head("team-place", place=str(sheet.place)) if sheet.place else ""
    rows.append(
        ["", place, *empty, *map(tongue.number, sheet.rounds), tongue.total(sheet.total, sheet.note is not None)]
    )
    for name, shown in sheet.values:
        rows.append(["", name, *empty, *[""] * len(rounds), *tongue.column([shown])])
    words = {1, 2} if titled else {1}
    return Printed(tuple(map(tuple, rows)), frozenset(words), frozenset(black), sheet.note)


def _is_black(cell: SheetCell) -> bool:
    return cell.entry.opponent is not None and cell.entry.colour is Colour.BLACK


def _cell_text(cell: SheetCell, tongue: Tongue) -> str:
    entry = cell.entry
    if entry.opponent is None:
        return tongue.sign("bye")
    colour = tongue.sign("white" if entry.colour is Colour.WHITE else "black")
    return f"{cell.opponent or '?'}{colour}:{result_text(entry)}"
