"""Team sheets: every board by rounds with the seat of the opponent, the points of the team, and line-ups."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from hakem.model import Colour, PlayerId, Tournament
from hakem.reports import SheetCell, SheetRow, TeamSheet, Tongue
from hakem.reports.columns import composed
from hakem.reports.tables.crosstable import result_text
from hakem.reports.tables.open_games import STAR, starred
from hakem.reports.tables.rating_heads import head_if_any
from hakem.tiebreaks import Standings
from hakem.values import dataclass
from hakem.web.rendering import Words
from hakem.web.tables.cross_view import OPEN, GameView


@dataclass(frozen=True, slots=True)
class BoardView:
    """One board of a team."""

    board: int
    player: int
    title: str
    name: str
    rating: str
    games: tuple[GameView, ...]
    points: str


@dataclass(frozen=True, slots=True)
class SheetView:
    """One team with its boards, what it made in every round, its points, values and place; ``note`` explains a star."""

    id: int
    letter: str
    name: str
    place: str
    boards: tuple[BoardView, ...]
    rounds: tuple[str, ...]
    points: str
    match_points: str
    values: tuple[tuple[str, str], ...]
    ratings: str
    note: str = ""


@dataclass(frozen=True, slots=True)
class LineUpView:
    """Who was named for the boards of a match."""

    heading: str
    team: str
    seats: tuple[str, ...]


def sheet_views(t: Tournament, sheets: tuple[TeamSheet, ...], found: Standings, words: Words) -> Iterator[SheetView]:
    """The sheets in the order of the teams."""
    matches: Mapping[int, str] = {}
    if found.primary.value == "MP":
        matches = {row.contestant.id: words.number(row.points) for row in found.rows}
    for team, sheet in zip(t.teams, sheets, strict=True):
        boards = tuple(_board(row, words) for row in sheet.rows)
        yield SheetView(
            team.id,
            sheet.letter,
            sheet.name,
            str(sheet.place or "") if t.rounds else "",
            boards,
            tuple(map(words.number, sheet.rounds)),
            starred(words.number(sheet.total), sheet.note is not None),
            starred(matches.get(team.id, ""), bool(matches) and sheet.note is not None),
            tuple((name, Tongue(words.language).column([shown])[0]) for name, shown in sheet.values),
            head_if_any((row.rating for row in sheet.rows), words("crosstable.rating"), words.language),
            "" if sheet.note is None else f"{STAR} {words.say(sheet.note)}",
        )


def _board(row: SheetRow, words: Words) -> BoardView:
    player = row.player
    return BoardView(
        row.board,
        player.id,
        player.title.value if player.title else "",
        composed(player.name),
        str(row.rating or ""),
        tuple(_game(cell, words) for cell in row.cells),
        starred(words.number(row.total), row.pending),
    )


def _game(cell: SheetCell, words: Words) -> GameView:
    entry = cell.entry
    if entry.opponent is None:
        return GameView("", "", "", words("crosstable.bye"), "")
    white = entry.colour is Colour.WHITE
    letter = words("crosstable.white" if white else "crosstable.black")
    result = result_text(entry)
    return GameView(cell.opponent or "?", "w" if white else "b", letter, result.replace("-", "−") or OPEN, "")


def line_up_views(t: Tournament, words: Words) -> Iterator[LineUpView]:
    """Line-ups that were handed in, the last round first."""
    players: Mapping[PlayerId, str] = {p.id: composed(p.name) for p in t.players}
    teams = {team.id: composed(team.name) for team in t.teams}
    nobody = words("web-tables.empty-seat")
    for line_up in sorted(t.team_play.line_ups, key=lambda each: -each.round_no):
        opponent = "?" if line_up.opponent is None else teams.get(line_up.opponent, "?")
        heading = words("web-tables.against", round=line_up.round_no, team=opponent)
        seats = tuple(nobody if p is None else players.get(p, "?") for p in line_up.players)
        yield LineUpView(heading, teams.get(line_up.team, "?"), seats)
