"""Cross tables and sheets as data for other programs: the same in every language, numbers of points as texts."""

from __future__ import annotations

from collections.abc import Sequence

from hakem.facts import Entry, TeamEntry
from hakem.model import Colour, decimal_text
from hakem.reports.columns import composed
from hakem.reports.tables.crosstable import CrossRow, Place, PlayerTable, RoundTable, result_text
from hakem.reports.tables.rating_heads import rating_data
from hakem.reports.tables.standings_data import JsonObject
from hakem.reports.tables.team_sheet import SheetCell, SheetRow, TeamSheet
from hakem.reports.tables.team_table import TeamRow, TeamTable
from hakem.reports.tables.tiebreak_figures import Shown, machine_value


def crosstable_data(table: PlayerTable | RoundTable) -> JsonObject:
    """A table of players: its columns are opponents or rounds, and every cell lists its games."""
    form = "players" if isinstance(table, PlayerTable) else "rounds"
    rows = [_player_row(row, table.tiebreaks) for row in table.rows]
    return {"form": form, "columns": list(table.columns), "tiebreaks": list(table.tiebreaks), "rows": rows}


def _player_row(row: CrossRow, names: Sequence[str]) -> JsonObject:
    return {
        "number": row.number,
        "title": row.title.value if row.title else None,
        "name": composed(row.name),
        **rating_data(row.rating),
        "cells": [[_game(cell.entry, cell.opponent_number) for cell in cells] for cells in row.cells],
        "points": decimal_text(row.total),
        "pending": row.pending,
        "tiebreaks": _values(names, row.values),
        "place": _place(row.place),
    }


def _game(entry: Entry, opponent: int | str | None) -> JsonObject:
    data: JsonObject = {"round": entry.round_no, "opponent": opponent}
    if opponent is None:
        return {**data, "points": decimal_text(entry.points)}
    colour = "white" if entry.colour is Colour.WHITE else "black"
    return {**data, "colour": colour, "result": result_text(entry) or None}


def _values(names: Sequence[str], shown: Sequence[Shown]) -> dict[str, str | None]:
    return {name: machine_value(value) for name, value in zip(names, shown, strict=False)}


def _place(place: Place | None) -> list[int] | None:
    """The first and the last of a shared place."""
    return None if place is None else [place.first, place.last]


def team_table_data(table: TeamTable) -> JsonObject:
    """A table of teams: its columns are opponents or rounds, and every cell lists its matches."""
    form = "match-rounds" if table.by_rounds else "matches"
    rows = [_team_row(row, table.tiebreaks) for row in table.rows]
    return {"form": form, "columns": list(table.columns), "tiebreaks": list(table.tiebreaks), "rows": rows}


def _team_row(row: TeamRow, names: Sequence[str]) -> JsonObject:
    data: JsonObject = {
        "number": row.number,
        "name": row.name,
        "cells": [[_match(entry) for entry in entries] for entries in row.cells],
        "game_points": decimal_text(row.game_points),
    }
    if row.match_points is not None:
        data["match_points"] = decimal_text(row.match_points)
    more = {"pending": row.pending, "tiebreaks": _values(names, row.values), "place": _place(row.place)}
    return {**data, **more}


def _match(entry: TeamEntry) -> JsonObject:
    return {
        "round": entry.round_no,
        "opponent": entry.opponent,
        "game_points": decimal_text(entry.game_points),
        "match_points": decimal_text(entry.match_points),
        "played": entry.played,
        "open": entry.pending,
    }


def team_sheets_data(sheets: Sequence[TeamSheet]) -> JsonObject:
    """All sheets, with the games of every board."""
    return {"form": "teams", "teams": [_sheet(sheet) for sheet in sheets]}


def _sheet(sheet: TeamSheet) -> JsonObject:
    return {
        "letter": sheet.letter,
        "name": sheet.name,
        "boards": [_board(row) for row in sheet.rows],
        "rounds": [decimal_text(points) for points in sheet.rounds],
        "points": decimal_text(sheet.total),
        "pending": sheet.note is not None,
        "tiebreaks": {name: machine_value(shown) for name, shown in sheet.values},
        "place": _place(sheet.place),
    }


def _board(row: SheetRow) -> JsonObject:
    player = row.player
    return {
        "board": row.board,
        "id": int(player.id),
        "title": player.title.value if player.title else None,
        "name": composed(player.name),
        **rating_data(row.rating),
        "games": [_seat(cell) for cell in row.cells],
        "points": decimal_text(row.total),
        "pending": row.pending,
    }


def _seat(cell: SheetCell) -> JsonObject:
    seat = None if cell.entry.opponent is None else cell.opponent or "?"
    return _game(cell.entry, seat)
