"""The sheet of a team: every board by round, with the seat of the opponent, and the points of the whole team.

Handbook, Scheveningen 3: one sheet per team. The same sheet serves every event
in which players score for teams.
"""

from __future__ import annotations

from hakem.facts import Card, Entry, TeamCard, cards, team_cards
from hakem.i18n import Message, Renderer, say
from hakem.model import ZERO, Colour, Player, PlayerId, Points, Tournament
from hakem.reports.columns import aligned
from hakem.reports.tables.crosstable import Place, places_by_score, result_text
from hakem.values import dataclass


@dataclass(frozen=True, slots=True)
class SheetCell:
    """One round of one board; ``opponent`` is the seat on the other side, None without one."""

    entry: Entry
    opponent: str | None


@dataclass(frozen=True, slots=True)
class SheetRow:
    """One board of the team."""

    board: int
    player: Player
    cells: tuple[SheetCell, ...]
    total: Points


@dataclass(frozen=True, slots=True)
class TeamSheet:
    """One team: its letter, its boards, what it scored in every round, and its place by points."""

    letter: str
    name: str
    rows: tuple[SheetRow, ...]
    rounds: tuple[Points, ...]
    total: Points
    place: Place


def team_sheets(t: Tournament) -> tuple[TeamSheet, ...]:
    """A sheet for every team, in the order of the teams; team A is the first."""
    made = cards(t)
    letters = [_letter(n) for n in range(len(t.teams))]
    seats = {
        member: f"{letter}{board}"
        for letter, team in zip(letters, t.teams, strict=True)
        for board, member in enumerate(team.members, start=1)
    }
    made_by_teams = team_cards(t)
    places = places_by_score(card.game_points for card in made_by_teams.values())
    sheets: list[TeamSheet] = []
    for letter, team in zip(letters, t.teams, strict=True):
        rows = tuple(_row(n, made[member], seats) for n, member in enumerate(team.members, start=1))
        card = made_by_teams[team.id]
        sheets.append(
            TeamSheet(letter, team.name, rows, _by_round(card, t), card.game_points, places[card.game_points])
        )
    return tuple(sheets)


def _by_round(card: TeamCard, t: Tournament) -> tuple[Points, ...]:
    """The game points of every round, from all matches of that round."""
    made = [ZERO] * len(t.rounds)
    for entry in card.entries:
        made[entry.round_no - 1] += entry.game_points
    return tuple(made)


def _letter(number: int) -> str:
    """A, B, … Z, AA, AB …"""
    return ("" if number < 26 else _letter(number // 26 - 1)) + chr(ord("A") + number % 26)


def _row(board: int, card: Card, seats: dict[PlayerId, str]) -> SheetRow:
    cells = tuple(SheetCell(e, seats.get(e.opponent) if e.opponent is not None else None) for e in card.entries)
    return SheetRow(board, card.player, cells, card.score)


def team_sheets_text(sheets: tuple[TeamSheet, ...], language: str = "en") -> str:
    """All sheets one under the other, each with a line for the team below its boards."""
    return "\n".join(_sheet_text(sheet, language) for sheet in sheets)


def _sheet_text(sheet: TeamSheet, language: str) -> str:
    def word(key: str) -> str:
        return say(Message(f"crosstable.{key}"), language)

    number = Renderer(language).number
    rounds = [str(n) for n in range(1, len(sheet.rounds) + 1)]
    grid = [[sheet.letter, sheet.name, *rounds, word("total")]]
    for row in sheet.rows:
        cells = [_cell_text(cell, language) for cell in row.cells]
        grid.append([str(row.board), row.player.name, *cells, number(row.total)])
    place = say(Message("crosstable.team-place", {"place": str(sheet.place)}), language)
    grid.append(["", place, *map(number, sheet.rounds), number(sheet.total)])
    return aligned(grid, left={1})


def _cell_text(cell: SheetCell, language: str) -> str:
    entry = cell.entry
    if entry.opponent is None:
        return say(Message("crosstable.bye"), language)
    colour = say(Message(f"crosstable.{'white' if entry.colour is Colour.WHITE else 'black'}"), language)
    return f"{cell.opponent or '?'}{colour}:{result_text(entry)}"
