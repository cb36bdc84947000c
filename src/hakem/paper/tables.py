"""Tables that come out of the results: standings, cross tables in their forms, sheets of teams."""

from __future__ import annotations

from hakem.desk import knockout_places
from hakem.errors import RequestError, UnknownName
from hakem.facts.event_kind import is_knockout, is_round_robin, is_team_event
from hakem.facts.rewind import after_round
from hakem.i18n import Message, Renderer
from hakem.model import Tournament, parse_points
from hakem.paper.documents import PaperWish
from hakem.paper.flow import Flow, draw_table
from hakem.paper.lists import LONG, heading, without_empty
from hakem.paper.offered import MOST_AGAINST_EACH_OTHER
from hakem.paper.sheet import Sheets
from hakem.paper.table import HEAD, PaperRow, TableColumn, TableStyle, comfortable, enlarged
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
from hakem.values import replace

GRID = TableStyle(9.5, 16, grid=True)
FORMS = ("players", "rounds", "matches", "match-rounds")
"""The forms of cross tables; the last two are those of teams."""


def standings(wish: PaperWish) -> bytes:
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


def _standings_grid(table: StandingsTable, words: Renderer) -> tuple[list[TableColumn], list[PaperRow]]:
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
    return without_empty(columns, [PaperRow(each) for each in cells])


def _places(wish: PaperWish, words: Renderer) -> bytes:
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
            *(str(row[column[name]]) for name in ("number", "name", "rating")),
            words.number(parse_points(str(row[column["points"]]))),
        )
        for row in records
    ]
    sheets = Sheets(heading(wish, words.say(Message("paper.standings", {"round": len(at.rounds)}))))
    draw_table(sheets, *without_empty(columns, [PaperRow(each) for each in cells]), LONG)
    return sheets.pdf(words)


def _span(first: object, last: object) -> str:
    return str(first) if first == last else f"{first}-{last}"


def crosstable(wish: PaperWish) -> bytes:
    """The cross table in the form that is asked for, or in the one that suits the event.

    Forms are ``players`` and ``rounds``, where teams meet also ``matches`` and ``match-rounds``.
    """
    words, t = Renderer(wish.language), wish.desk.tournament
    form = wish.options.get("form") or _usual_form(t)
    if form not in FORMS or (form.startswith("match") and not t.teams):
        raise UnknownName("form", form[:40], FORMS if t.teams else FORMS[:2])
    after = wish.round_no or len(t.rounds)
    table = _table(after_round(t, after), form, Tongue(wish.language))
    title = words.words("crosstable.team-rounds-title" if form == "match-rounds" else "paper.crosstable")
    note = words.say(Message("paper.after-round", {"round": after})) if after else ""
    columns, rows = _printed_grid(table)
    sheets = Sheets(heading(wish, title, note))
    if not comfortable(sheets.area.width, columns, rows, GRID.size):
        sheets = Sheets(heading(wish, title, note), landscape=True)
    draw_table(sheets, columns, rows, GRID)
    return sheets.pdf(words)


def _usual_form(t: Tournament) -> str:
    if is_team_event(t):
        return "matches" if is_round_robin(t, of_teams=True) else "match-rounds"
    return "players" if is_round_robin(t) or len(t.players) <= MOST_AGAINST_EACH_OTHER else "rounds"


def _table(t: Tournament, form: str, tongue: Tongue) -> Printed:
    if form in ("matches", "match-rounds"):
        found = team_standings(t)
        table = team_table(t, found) if form == "matches" else team_round_table(t, found)
        return team_table_printed(table, tongue)
    rank = None if is_knockout(t) else ranked(t, StandingsRequest(after=len(t.rounds), of_teams=False))
    made = player_table(t, rank) if form == "players" else round_table(t, rank)
    return crosstable_printed(made, tongue)


def team_sheets_of(wish: PaperWish) -> bytes:
    """A sheet for every team: its boards round by round with title and rating, its points, its place."""
    words, t = Renderer(wish.language), wish.desk.tournament
    if not t.teams:
        raise RequestError(Message("report.no-teams"))
    t = after_round(t, wish.round_no or len(t.rounds))
    tongue = Tongue(wish.language)
    made = [(sheet, *_printed_grid(team_sheet_printed(sheet, tongue))) for sheet in team_sheets(t, team_standings(t))]
    head = heading(wish, words.words("paper.team-sheets"))
    sheets = Sheets(head)
    if not all(comfortable(sheets.area.width, columns, rows, GRID.size) for _, columns, rows in made):
        sheets = Sheets(head, landscape=True)
    flow = Flow(sheets)
    styles = [enlarged(sheets.area, columns, rows, GRID) for _, columns, rows in made]
    style = min(styles, key=lambda each: each.size)
    for sheet, columns, rows in made:
        named = [replace(columns[0], title=words.words("paper.column.number")), *columns[1:]]
        named[1] = replace(named[1], title=words.words("paper.column.name"))
        shown = [*rows[: len(sheet.rows)], *(replace(row, bold=True) for row in rows[len(sheet.rows) :])]
        flow.heading(f"{sheet.letter} · {sheet.name}", 14, with_next=style.row * (len(shown) + HEAD))
        flow.table(named, shown, style, whole=True)
    return sheets.pdf(words)


def _printed_grid(table: Printed) -> tuple[list[TableColumn], list[PaperRow]]:
    """A table whose cells are ready; the first columns, up to the last of words, are repeated when it is split."""
    head, *rows = table.rows
    last = max(table.words, default=0)
    columns = [
        TableColumn(
            title,
            "left" if place in table.words else "right" if place == 0 else "middle",
            elastic=place == last or (place in table.words and place > 0),
            key=place <= last,
        )
        for place, title in enumerate(head)
    ]
    return columns, [PaperRow(row) for row in rows]
