"""Tables that come out of the results: standings, cross tables in their forms, sheets of teams."""

from __future__ import annotations

from collections.abc import Sequence

from hakem.desk import knockout_places
from hakem.errors import RequestError
from hakem.facts.event_kind import counts_boards_alone, is_knockout, is_round_robin, is_team_event
from hakem.facts.rewind import after_round
from hakem.i18n import Message, Renderer
from hakem.model import Tournament
from hakem.paper.documents import Wish
from hakem.paper.lists import LONG, heading
from hakem.paper.sheet import Sheets
from hakem.paper.table import TableColumn, TableRow, TableStyle, draw_table
from hakem.reports import (
    Printed,
    StandingsTable,
    Tongue,
    crosstable_printed,
    places_records,
    player_table,
    round_table,
    spec_title,
    standings_table,
    team_round_table,
    team_sheet_printed,
    team_sheets,
    team_standings,
    team_table,
    team_table_printed,
)
from hakem.reports.tables import tiebreak_figures as figures
from hakem.reports.tables.tiebreak_titles import column_names
from hakem.tiebreaks import StandingsRequest
from hakem.tiebreaks import standings as ranked

GRID = TableStyle(9.5, 16, grid=True)
MOST_AGAINST_EACH_OTHER = 30
"""With more players a table of each against each is a table of blanks: then it is by rounds."""


def standings(wish: Wish) -> bytes:
    """Places, points and every tie-break under its code; the names of the codes stand below the head."""
    words, t = Renderer(wish.language), wish.desk.tournament
    if is_knockout(t):
        return _places(wish, words)
    after = wish.round_no or len(t.rounds)
    table = standings_table(t, ranked(t, StandingsRequest(after=after)))
    final = wish.desk.finished and after == len(t.rounds)
    title = words.say(Message("paper.final-standings" if final else "paper.standings", {"round": after}))
    named = zip(column_names(table.specs), table.specs, strict=True)
    note = " · ".join(f"{name} {spec_title(spec, wish.language)}" for name, spec in named)
    sheets = Sheets(heading(wish, title, below=note))
    draw_table(sheets, *_standings_grid(table, words), LONG)
    return sheets.pdf(words)


def _standings_grid(table: StandingsTable, words: Renderer) -> tuple[list[TableColumn], list[TableRow]]:
    def word(key: str) -> str:
        return words.words(f"paper.column.{key}")

    rows = table.rows
    columns = [
        TableColumn(word("place"), "right", bold=True, key=True),
        TableColumn(word("number"), "right"),
        TableColumn(word("title")),
        TableColumn(word("team" if table.of_teams else "name"), elastic=True, key=True),
        TableColumn(word("rating"), "right"),
        TableColumn(word("points"), "right", bold=True),
        *(TableColumn(name, "right") for name in column_names(table.specs)),
    ]
    values = [figures.column([row.values[n] for row in rows], words.language) for n in range(len(table.specs))]
    cells = [
        (
            str(row.place),
            str(row.number),
            row.title.value if row.title else "",
            row.name,
            str(row.rating or ""),
            words.number(row.points) + ("*" if row.pending else ""),
            *(column[place] for column in values),
        )
        for place, row in enumerate(rows)
    ]
    return _without_empty(columns, cells)


def _without_empty(
    columns: Sequence[TableColumn], cells: Sequence[tuple[str, ...]]
) -> tuple[list[TableColumn], list[TableRow]]:
    """Columns that nobody has anything in are left out."""
    kept = [place for place in range(len(columns)) if any(row[place] for row in cells)] or [*range(len(columns))]
    rows = [TableRow(tuple(row[place] for place in kept)) for row in cells]
    return [columns[place] for place in kept], rows


def _places(wish: Wish, words: Renderer) -> bytes:
    """The places of a knockout, by the stage reached."""
    t = wish.desk.tournament
    at = after_round(t, wish.round_no) if wish.round_no else t
    head, *records = places_records(at, knockout_places(t, wish.round_no or None))
    column = {name: place for place, name in enumerate(map(str, head))}
    columns = [
        TableColumn(words.words("paper.column.place"), "right", bold=True),
        TableColumn(words.words("paper.column.number"), "right"),
        TableColumn(words.words("paper.column.name"), elastic=True),
        TableColumn(words.words("paper.column.rating"), "right"),
        TableColumn(words.words("paper.column.points"), "right"),
    ]
    cells = [
        (
            _span(row[column["rank"]], row[column["last"]]),
            *(str(row[column[name]]) for name in ("number", "name", "rating", "points")),
        )
        for row in records
    ]
    sheets = Sheets(heading(wish, words.say(Message("paper.standings", {"round": len(at.rounds)}))))
    draw_table(sheets, *_without_empty(columns, cells), LONG)
    return sheets.pdf(words)


def _span(first: object, last: object) -> str:
    return str(first) if first == last else f"{first}-{last}"


def crosstable(wish: Wish) -> bytes:
    """The cross table in the form that is asked for (``players``, ``rounds``), or in the one that suits the event."""
    words, t = Renderer(wish.language), wish.desk.tournament
    form = wish.options.get("form") or _usual_form(t)
    tables = _tables(t, form, Tongue(wish.language))
    sheets = Sheets(heading(wish, words.words("paper.crosstable")), landscape=True)
    for table in tables:
        draw_printed(sheets, table)
    return sheets.pdf(words)


def _usual_form(t: Tournament) -> str:
    if is_team_event(t):
        return "matches" if is_round_robin(t, of_teams=True) else "match-rounds"
    return "players" if is_round_robin(t) or len(t.players) <= MOST_AGAINST_EACH_OTHER else "rounds"


def _tables(t: Tournament, form: str, tongue: Tongue) -> list[Printed]:
    if form in ("matches", "match-rounds"):
        found = team_standings(t)
        table = team_table(t, found) if form == "matches" else team_round_table(t, found)
        return [team_table_printed(table, tongue)]
    found = None if is_knockout(t) else ranked(t, StandingsRequest(after=len(t.rounds), of_teams=False))
    made = player_table(t, found) if form == "players" else round_table(t, found)
    return [crosstable_printed(made, tongue)]


def team_sheets_of(wish: Wish) -> bytes:
    """A sheet for every team: its boards round by round."""
    words, t = Renderer(wish.language), wish.desk.tournament
    if not t.teams:
        raise RequestError(Message("report.no-teams"))
    found = team_standings(t)
    sheets = Sheets(heading(wish, words.words("paper.team-sheets")), landscape=not counts_boards_alone(t))
    for sheet in team_sheets(t, found, True):
        draw_printed(sheets, team_sheet_printed(sheet, Tongue(wish.language)))
    return sheets.pdf(words)


def draw_printed(sheets: Sheets, table: Printed) -> None:
    """A table whose cells are ready; the first columns, up to the last of words, are repeated when it is split."""
    head, *rows = table.rows
    last = max(table.words, default=0)
    columns = [
        TableColumn(
            title,
            "left" if place in table.words else "right" if place == 0 else "middle",
            elastic=place == last,
            key=place <= last,
        )
        for place, title in enumerate(head)
    ]
    draw_table(sheets, columns, [TableRow(row) for row in rows], GRID)
