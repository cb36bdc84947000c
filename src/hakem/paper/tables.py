"""Tables that come out of the results: standings, cross tables in their forms, sheets of teams."""

from __future__ import annotations

from collections.abc import Sequence

from hakem.desk import knockout_places
from hakem.desk.journal.round_played import as_it_stands, round_played, without_assumed
from hakem.errors import RequestError, UnknownName
from hakem.facts.event_kind import is_knockout, is_round_robin, is_team_event
from hakem.facts.rewind import after_round
from hakem.facts.seed_rating import seed_ratings
from hakem.i18n import Message, Renderer
from hakem.model import Tournament, parse_points
from hakem.paper.documents import PaperWish
from hakem.paper.flow import Flow, draw_table
from hakem.paper.lists import STANDING, after_said, heading, without_empty
from hakem.paper.offered import MOST_AGAINST_EACH_OTHER
from hakem.paper.sheet import Area, Sheets
from hakem.paper.table import HEAD, PaperRow, TableColumn, TableStyle, comfortable, enlarged, parts
from hakem.regulations import Edition
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
from hakem.reports.tables.crosstable import CrossRow, Place
from hakem.reports.tables.open_games import STAR
from hakem.reports.tables.rating_heads import rating_head
from hakem.reports.tables.team_sheet import sheet_columns
from hakem.reports.tables.tiebreak_titles import column_names
from hakem.tiebreaks import Spec, Standings, StandingsRequest
from hakem.tiebreaks import standings as ranked
from hakem.values import replace

GRID = TableStyle(9.5, 16, grid=True)
_MANY, _LONG_GRID = 40, 8.2
"""Tables of more rows than that stand upright, if they are not smaller than this then: it saves half of the pages."""

_OUTSIDE = "OTHER_"
_TITLE = 3
"""Letters that a title has at most: a column with more is one of names."""

_SHEET_HEAD = 40.0
"""Points that the name of a team above its sheet takes."""

_NONE: frozenset[int] = frozenset()
FORMS = ("players", "rounds", "matches", "match-rounds")
"""The forms of cross tables; the last two are those of teams."""


def standings(wish: PaperWish) -> bytes:
    """Places, points and every tie-break under its code; the names of the codes stand below the head."""
    words, t = Renderer(wish.language), wish.desk.tournament
    if is_knockout(t):
        return _places(wish, words)
    played = round_played(wish.desk)
    after = wish.round_no or wish.desk.rounds_over
    running = played is not None and after == played.round_no
    at = without_assumed(t) if running else t
    table = standings_table(at, ranked(at, StandingsRequest(after=after)))
    final = wish.desk.finished and after == len(t.rounds)
    key = "final-standings" if final else "standings" if after else "standings-before"
    title = words.say(Message(f"paper.{key}", {"round": after} if key == "standings" else {}))
    if played is not None and running:
        title = words.say(played.said)
    left_out = map(words.say, table.left_out)
    note = _notes(legend(table.specs, words, table.edition), _starred(table.note, words), *left_out)
    sheets = Sheets(heading(wish, title, below=note))
    draw_table(sheets, *_standings_grid(table, words), STANDING)
    return sheets.pdf(words)


def _notes(*notes: str) -> str:
    return " · ".join(filter(None, notes))


def _starred(note: Message | None, words: Renderer) -> str:
    """What the star of open games means, if one is there."""
    return "" if note is None else f"{STAR} {words.say(note)}"


def legend(specs: Sequence[Spec], words: Renderer, edition: Edition) -> str:
    """By which text ties are broken, and what the codes of the columns stand for."""
    named = [f"{name} {spec_title(spec, words.language)}" for name, spec in zip(codes(specs), specs, strict=True)]
    return f"{words.article(edition.whole)}: {' · '.join(named)}" if named else ""


def codes(specs: Sequence[Spec]) -> list[str]:
    """The codes as headings; what was put in from outside has the name that it was given."""
    return [name.removeprefix(_OUTSIDE) for name in column_names(specs)]


def _standings_grid(table: StandingsTable, words: Renderer) -> tuple[list[TableColumn], list[PaperRow]]:
    def word(key: str) -> str:
        return words.words(f"paper.column.{key}")

    rows = table.rows
    columns = [
        TableColumn(word("place"), "right", bold=True, key=True),
        TableColumn(word("number"), "right"),
        TableColumn(word("title")),
        TableColumn(word("team" if table.of_teams else "name"), elastic=True, key=True),
        TableColumn(rating_head((row.rating for row in rows), word("rating"), words.language), "right"),
        TableColumn(word("points"), "right", bold=True),
        *(TableColumn(name, "right") for name in codes(table.specs)),
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
    rating_of = seed_ratings(t)
    rated = {} if is_team_event(t) else {int(p.id): rating_of(p) for p in t.players}
    columns = [
        TableColumn(words.words("paper.column.place"), "right", bold=True),
        TableColumn(words.words("paper.column.number"), "right"),
        TableColumn(words.words(f"paper.column.{'team' if is_team_event(t) else 'name'}"), elastic=True),
        TableColumn(rating_head(rated.values(), words.words("paper.column.rating"), words.language), "right"),
        TableColumn(words.words("paper.column.points"), "right"),
    ]
    cells = [
        (
            _span(row[column["rank"]], row[column["last"]]),
            *(str(row[column[name]]) for name in ("number", "name")),
            str(rated.get(int(str(row[column["id"]]))) or ""),
            words.number(parse_points(str(row[column["points"]]))),
        )
        for row in records
    ]
    sheets = Sheets(heading(wish, words.say(Message("paper.standings", {"round": len(at.rounds)}))))
    draw_table(sheets, *without_empty(columns, [PaperRow(each) for each in cells]), STANDING)
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
    t = as_it_stands(wish.desk, after_round(t, after))
    table, found = _table(t, form, Tongue(wish.language))
    title = words.words("crosstable.team-rounds-title" if form == "match-rounds" else "paper.crosstable")
    note = after_said(wish, len(t.rounds), words) if after else ""
    columns, rows = printed_grid(table)
    left_out = map(words.say, found.left_out if found else ())
    head = heading(wish, title, note, _notes(_legend_of(table, found, words), _starred(table.note, words), *left_out))
    sheets = Sheets(head)
    if not comfortable(sheets.area.width, columns, rows, _LONG_GRID if len(rows) > _MANY else GRID.size):
        sheets = Sheets(head, landscape=True)
    draw_table(sheets, columns, rows, GRID)
    return sheets.pdf(words)


def _legend_of(table: Printed, found: Standings | None, words: Renderer) -> str:
    """What the codes in the head of the table stand for; nothing where nobody is ranked by tie-breaks."""
    if found is None:
        return ""
    named = zip(found.specs, column_names(found.specs), strict=True)
    return legend([spec for spec, code in named if code in table.rows[0]], words, found.edition)


def _usual_form(t: Tournament) -> str:
    if is_team_event(t):
        return "matches" if is_round_robin(t, of_teams=True) else "match-rounds"
    return "players" if is_round_robin(t) or len(t.players) <= MOST_AGAINST_EACH_OTHER else "rounds"


def _table(t: Tournament, form: str, tongue: Tongue) -> tuple[Printed, Standings | None]:
    """The cells, and the standings whose tie-breaks stand in them."""
    if form in ("matches", "match-rounds"):
        found = _ranked_teams(t)
        table = team_table(t, found) if form == "matches" else team_round_table(t, found)
        if is_knockout(t):
            stages = _stages(t)
            table = replace(table, rows=tuple(replace(row, place=stages.get(row.number)) for row in table.rows))
        return team_table_printed(table, tongue), found
    rank = None if is_knockout(t) else ranked(t, StandingsRequest(after=len(t.rounds), of_teams=False))
    made = player_table(t, rank) if form == "players" else round_table(t, rank)
    if rank is None:
        made = replace(made, rows=_by_stage(t, made.rows))
    return crosstable_printed(made, tongue), rank


def _ranked_teams(t: Tournament) -> Standings:
    """The teams by points and tie-breaks; in a knockout, which has no tie-breaks, by points alone."""
    return team_standings(t, () if is_knockout(t) else None)


def _stages(t: Tournament) -> dict[int, Place]:
    """The places of a knockout by the stage reached: its points say nothing about them."""
    return {each.side: Place(each.first, each.last) for each in knockout_places(t).rows}


def _by_stage(t: Tournament, rows: Sequence[CrossRow]) -> tuple[CrossRow, ...]:
    """Players with the places of a knockout; where teams meet, players have none."""
    found = {} if is_team_event(t) else _stages(t)
    numbers = {p.number: int(p.id) for p in t.players}
    return tuple(replace(row, place=found.get(numbers[row.number])) for row in rows)


def team_sheets_of(wish: PaperWish) -> bytes:
    """A sheet for every team: its boards round by round with title and rating, its points, its place."""
    words, t = Renderer(wish.language), wish.desk.tournament
    if not t.teams:
        raise RequestError(Message("report.no-teams"))
    after = wish.round_no or len(t.rounds)
    t = as_it_stands(wish.desk, after_round(t, after))
    tongue, found = Tongue(wish.language), [*team_sheets(t, _ranked_teams(t))]
    if is_knockout(t) and is_team_event(t):
        stages = _stages(t)
        found = [replace(each, place=stages.get(int(team.id))) for each, team in zip(found, t.teams, strict=True)]
    shared = sheet_columns(found, tongue)
    made = [(sheet, *printed_grid(team_sheet_printed(sheet, tongue, shared))) for sheet in found]
    open_note = next((each.note for each in found if each.note is not None), None)
    below = _notes(words.words("crosstable.bold-is-black"), _starred(open_note, words))
    head = heading(wish, words.words("paper.team-sheets"), after_said(wish, after, words) if after else "", below)
    together = [row for _, _, rows in made for row in rows]
    sheets = Sheets(head)
    if made and not comfortable(sheets.area.width, made[0][1], together, GRID.size):
        sheets = Sheets(head, landscape=True)
    flow = Flow(sheets)
    columns = _renamed(made[0][1], words)
    style = _sheet_style(sheets.area, columns, [rows for _, _, rows in made], together)
    alike = [*parts(sheets.area.width, columns, together, style)]
    for sheet, _, rows in made:
        shown = [*rows[: len(sheet.rows)], *(replace(row, bold=True) for row in rows[len(sheet.rows) :])]
        flow.heading(f"{sheet.letter} · {sheet.name}", 14, with_next=style.row * (len(shown) + HEAD))
        flow.table(columns, shown, style, whole=True, alike=alike)
    return sheets.pdf(words)


def _renamed(columns: Sequence[TableColumn], words: Renderer) -> list[TableColumn]:
    """The name of the team stands above its sheet, and not over the names of its players."""
    first, second, *others = columns
    number, name = (words.words(f"paper.column.{key}") for key in ("number", "name"))
    return [replace(first, title=number), replace(second, title=name), *others]


def _sheet_style(
    area: Area, columns: Sequence[TableColumn], sheets: Sequence[Sequence[PaperRow]], together: Sequence[PaperRow]
) -> TableStyle:
    """The same for all: as large as the longest may be, or so that all of them stand on one page."""
    longest = max(len(rows) for rows in sheets)
    widest = sorted(together, key=lambda row: -max(map(len, row.cells)))[:longest]
    style = enlarged(area, columns, widest, GRID)
    one_page = (area.height - len(sheets) * _SHEET_HEAD) / ((len(together) + HEAD * len(sheets)) * style.row)
    if GRID.size / style.size <= one_page < 1:
        return replace(style, size=style.size * one_page, row=style.row * one_page)
    return style


def printed_grid(table: Printed) -> tuple[list[TableColumn], list[PaperRow]]:
    """A table whose cells are ready; the first columns, up to the last of words, are repeated when it is split."""
    head, *rows = table.rows
    last = max(table.words, default=0)
    columns = [
        TableColumn(
            title,
            "left" if place in table.words else "right" if place == 0 else "middle",
            elastic=place in table.words and place > 0 and any(len(row[place]) > _TITLE for row in rows),
            key=place <= last,
        )
        for place, title in enumerate(head)
    ]
    strong = {number: frozenset(place for row, place in table.black if row == number) for number, _ in table.black}
    return columns, [PaperRow(row, strong=strong.get(number, _NONE)) for number, row in enumerate(rows, start=1)]
