"""A whole event as a workbook: players, every round, standings and cross tables, a sheet for each.

The sheets are values first, from the same tables that are printed. Texts are
always written as texts, so that no name becomes a formula; numbers are numbers.
The same event gives the same bytes.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from datetime import datetime
from io import BytesIO

from hakem.errors import RequestError
from hakem.facts.event_kind import is_round_robin, is_team_event
from hakem.i18n import Message, say
from hakem.knockout import KnockoutPlaces
from hakem.model import Player, Points, Sex, Team, Tournament, half_text, parse_points, printable
from hakem.reports.columns import width_of
from hakem.reports.knockout.places import stage_of
from hakem.reports.tables.board_prizes import board_list_printed, board_prizes
from hakem.reports.tables.crosstable import (
    Place,
    PlayerTable,
    RoundTable,
    crosstable_printed,
    player_table,
    round_table,
)
from hakem.reports.tables.individuals import individuals, individuals_printed
from hakem.reports.tables.printed import Printed, Tongue
from hakem.reports.tables.round_list import ListedPlayer, RoundList, bye_text, round_list, round_title
from hakem.reports.tables.standings import StandingsTable, standings_table
from hakem.reports.tables.team_table import team_round_table, team_table_printed
from hakem.reports.tables.tiebreak_figures import Shown, figure
from hakem.reports.tables.tiebreak_titles import column_names
from hakem.tiebreaks import Standings
from hakem.values import dataclass

SheetValue = str | int | Points | None
_MOST_LETTERS = 32_000
_WIDEST = 40
_MOST_AGAINST_EACH_OTHER = 30
"""A round robin of more players is shown by rounds, as every other event: a wider table nobody reads."""


@dataclass(frozen=True, slots=True)
class WorkbookSheet:
    """A sheet: its name, what it is headed by on paper, and its rows, of which the first has the headings."""

    name: str
    title: str
    rows: tuple[tuple[SheetValue, ...], ...]


def event_workbook(
    t: Tournament,
    found: Sequence[Standings] = (),
    places: KnockoutPlaces | None = None,
    language: str = "en",
) -> bytes:
    """The workbook (XLSX) of an event; ``found`` are its standings, of teams, of players or both."""
    return workbook_bytes(event_sheets(t, found, places, language), t.event.name)


def event_sheets(
    t: Tournament,
    found: Sequence[Standings] = (),
    places: KnockoutPlaces | None = None,
    language: str = "en",
) -> tuple[WorkbookSheet, ...]:
    """The sheets of the workbook, in the order in which people turn them."""
    of_players = next((each for each in found if not each.primary.of_teams), None)
    of_teams = next((each for each in found if each.primary.of_teams), None)
    words = _Words(language)
    sheets = [words.sheet("players", _players(t, words))]
    sheets += [_round(round_list(t, n), words) for n in range(1, len(t.rounds) + 1)]
    if of_teams is not None:
        sheets.append(words.sheet("team-standings", _standings(standings_table(t, of_teams), words)))
    if of_players is not None:
        sheets.append(words.sheet("standings", _standings(standings_table(t, of_players), words)))
    if places is not None:
        sheets.append(words.sheet("standings", _knockout(t, places, language)))
    if of_teams is not None and is_team_event(t):
        sheets.append(words.sheet("team-crosstable", _team_crosstable(t, of_teams, language)))
    if t.rounds and is_team_event(t):
        sheets.append(words.sheet("boards", _boards(t, words)))
        sheets.append(words.sheet("individual", _individuals(t, language)))
    if t.rounds:
        sheets.append(words.sheet("crosstable", _crosstable(t, of_players, words)))
    return tuple(sheets)


@dataclass(frozen=True, slots=True)
class _Words:
    """The words of the workbook in one language."""

    language: str

    def of(self, key: str) -> str:
        return say(Message(f"workbook.{key}"), self.language)

    def sheet(self, key: str, rows: Sequence[Sequence[object]]) -> WorkbookSheet:
        return WorkbookSheet(self.of(key), self.of(key), _filled([list(map(_value, row)) for row in rows]))


def _filled(rows: Sequence[Sequence[SheetValue]]) -> tuple[tuple[SheetValue, ...], ...]:
    """The rows without columns in which nobody has anything."""
    head, *body = rows
    padded = [[*row, *[None] * (len(head) - len(row))] for row in body]
    kept = [n for n in range(len(head)) if not body or any(row[n] not in (None, "") for row in padded)]
    return tuple(tuple(row[n] for n in kept) for row in (list(head), *padded))


def _value(cell: object) -> SheetValue:
    return cell if cell is None or isinstance(cell, str | int | Points) else str(cell)


_Column = tuple[str, Callable[[Player], SheetValue]]


def _players(t: Tournament, words: _Words) -> list[list[SheetValue]]:
    """Everybody in the order of the numbers."""
    seats = {p: (team.name, n) for team in t.teams for n, p in enumerate(team.members, start=1)}
    sexes = {Sex.MAN: words.of("man"), Sex.WOMAN: words.of("woman"), None: None}
    columns: tuple[_Column, ...] = (
        ("number", lambda p: p.number),
        ("title", lambda p: p.title.value if p.title else None),
        ("name", lambda p: p.name),
        ("rating", lambda p: p.rating),
        ("national-rating", lambda p: p.national_rating),
        ("sex", lambda p: sexes[p.sex]),
        ("birth", _birth),
        ("federation", lambda p: p.federation),
        ("club", lambda p: p.club),
        ("fide-id", lambda p: p.fide_id),
        ("team", lambda p: seats[p.id][0] if p.id in seats else None),
        ("board", lambda p: seats[p.id][1] if p.id in seats else None),
    )
    people = sorted(t.players, key=lambda p: p.number)
    return [[words.of(key) for key, _ in columns], *([of(p) for _, of in columns] for p in people)]


def _birth(player: Player) -> SheetValue:
    born = player.birth
    if born is None or born.month is None or born.day is None:
        return None if born is None else born.year
    return f"{born.year:04d}-{born.month:02d}-{born.day:02d}"


def _round(shown: RoundList, words: _Words) -> WorkbookSheet:
    """The boards with names, ratings and points before the round; teams stand in columns, not above their boards."""
    of = {board: (nth, *match.teams) for nth, match in enumerate(shown.matches, 1) for _, board in match.boards}

    def side(seat: ListedPlayer) -> list[SheetValue]:
        return [seat.number, seat.title, seat.name, seat.rating, seat.points]

    heads = ("number", "title", "name", "rating", "points")
    match_heads = ("match", "team", "team") if shown.matches else ()
    rows: list[list[SheetValue]] = [
        [
            words.of("board"),
            *(f"{words.of('white')}: {words.of(key)}" if key == "name" else words.of(key) for key in heads),
            words.of("result"),
            *(f"{words.of('black')}: {words.of(key)}" if key == "name" else words.of(key) for key in heads),
            *map(words.of, match_heads),
        ]
    ]
    for line in shown.boards:
        match = of.get(line.board)
        teams: list[SheetValue] = [match[0], match[1].name, match[2].name] if match else []
        rows.append([line.board, *side(line.white), line.result, *side(line.black), *teams])
    rows += [[None, None, None, free.team.name, None, None, bye_text(free.why, words.language)] for free in shown.free]
    rows += [[None, *side(bye.seat), bye_text(bye.why, words.language)] for bye in shown.single_byes]
    name = say(Message("workbook.round", {"round": shown.round_no}), words.language)
    return WorkbookSheet(name, round_title(shown, words.language), _filled(rows))


def _standings(table: StandingsTable, words: _Words) -> list[list[SheetValue]]:
    keys = ("place", "number", *(("name",) if table.of_teams else ("title", "name")), "rating")
    rows: list[list[SheetValue]] = [
        [
            *map(words.of, keys),
            table.primary.value if table.of_teams else words.of("points"),
            *column_names(table.specs),
        ]
    ]
    for row in table.rows:
        title: list[SheetValue] = [] if table.of_teams else [row.title.value if row.title else None]
        values = [_shown(shown, words.language) for shown in row.values]
        rows.append([_place(row.place), row.number, *title, row.name, row.rating, row.points, *values])
    return rows


def _knockout(t: Tournament, found: KnockoutPlaces, language: str) -> list[list[SheetValue]]:
    """Everybody with the stage reached, the last match and the points."""
    keys = ("place", "number", "name", "rating", "stage", "last-match", "points")
    rows: list[list[SheetValue]] = [[say(Message(f"knockout.place.{key}"), language) for key in keys]]
    people: dict[int, Player | Team] = {int(each.id): each for each in (t.teams if is_team_event(t) else t.players)}
    for row in found.rows:
        who = people[row.side]
        number, rating = (who.id, None) if isinstance(who, Team) else (who.number, who.rating)
        match = "-".join(map(half_text, row.last_match)) if row.last_match else None
        place = _place(Place(row.first, row.last))
        rows.append([place, number, who.name, rating, say(stage_of(row), language), match, row.points])
    return rows


def _place(place: Place | None) -> SheetValue:
    if place is None:
        return None
    return place.first if place.first == place.last else str(place)


def _shown(shown: Shown, language: str) -> SheetValue:
    """One number is a number; several, as boards one after the other have them, are a text."""
    return shown[0] if len(shown) == 1 else " ".join(figure(number, language) for number in shown)


def _crosstable(t: Tournament, found: Standings | None, words: _Words) -> list[list[SheetValue]]:
    """The cells as they are printed; numbers, ratings, points, values and places as numbers."""
    against = is_round_robin(t) and not is_team_event(t) and len(t.players) <= _MOST_AGAINST_EACH_OTHER
    table: PlayerTable | RoundTable = player_table(t, found) if against else round_table(t, found)
    heads, *printed = crosstable_printed(table, Tongue(words.language)).rows
    games = len(table.columns)
    before = len(heads) - games - len(table.tiebreaks) - 2
    rated = any(row.rating for row in table.rows)
    rows: list[list[SheetValue]] = [list(heads)]
    for cells, row in zip(printed, table.rows, strict=True):
        rating: list[SheetValue] = [row.rating] if rated else []
        who: list[SheetValue] = [row.number, *cells[1 : before - len(rating)], *rating]
        values = [_shown(shown, words.language) for shown in row.values] or [None] * len(table.tiebreaks)
        rows.append([*who, *cells[before : before + games], row.total, *values, _place(row.place)])
    return rows


def _team_crosstable(t: Tournament, found: Standings, language: str) -> list[list[SheetValue]]:
    """The cells as they are printed; what stands beside the rounds as numbers."""
    table = team_round_table(t, found)
    printed = team_table_printed(table, Tongue(language))
    beside = [n for n in range(len(printed.rows[0])) if n not in printed.words]
    numbers = set(beside[:1] + beside[1 + len(table.columns) :])
    return [
        [_number(cell) if row and n in numbers else cell for n, cell in enumerate(cells)]
        for row, cells in enumerate(printed.rows)
    ]


def _boards(t: Tournament, words: _Words) -> list[list[SheetValue]]:
    """The best of every board, one board below the other, its number in the first column."""
    tongue = Tongue(words.language)
    rows: list[list[SheetValue]] = []
    for listed in board_prizes(t).boards:
        printed = _numbers(board_list_printed(listed, tongue))
        rows += [] if rows else [[words.of("board"), *printed[0]]]
        rows += [[listed.board, *row] for row in printed[1:]]
    return rows or [[words.of("board")]]


def _individuals(t: Tournament, language: str) -> list[list[SheetValue]]:
    return _numbers(individuals_printed(individuals(t), Tongue(language)))


def _numbers(printed: Printed) -> list[list[SheetValue]]:
    """Cells of which all that are no words are numbers, if they can be."""
    return [
        [cell if n in printed.words or not row else _number(cell) for n, cell in enumerate(cells)]
        for row, cells in enumerate(printed.rows)
    ]


def _number(text: str) -> SheetValue:
    """A printed number as a number, anything else as it is."""
    try:
        points = parse_points(text)
    except ValueError:
        return text
    return int(points) if points.denominator == 1 else points


# Bytes


def workbook_bytes(sheets: Sequence[WorkbookSheet], title: str = "") -> bytes:
    """The sheets as XLSX, each with headings that stay where they are and columns as wide as what stands in them."""
    try:
        import xlsxwriter
    except ImportError:
        raise RequestError(Message("import.needs-extra", {"extra": "desk"})) from None
    out = BytesIO()
    book = xlsxwriter.Workbook(out, {"in_memory": True, "strings_to_formulas": False, "strings_to_urls": False})
    book.set_properties({"title": printable(title)[:255], "created": datetime(2000, 1, 1)})  # the same bytes on any day
    head = book.add_format({"bold": True, "bottom": 1, "text_wrap": True, "valign": "top"})
    formats = {digits: book.add_format({"num_format": f"0.{'0' * digits}"}) for digits in (1, 2)}
    for sheet in sheets:
        page = book.add_worksheet(sheet.name)
        page.freeze_panes(1, 0)
        page.set_landscape()
        page.repeat_rows(0)
        page.fit_to_pages(1, 0)
        page.set_header(f"&C{_on_paper(title, sheet.title)}")
        for place, column in enumerate(_columns(sheet)):
            decimals = formats.get(_decimals(column))
            page.set_column(place, place, _width(column))
            for row, cell in enumerate(column):
                _write(page, (row, place), cell, head if row == 0 else decimals)
    book.close()
    return out.getvalue()


def _write(page: object, where: tuple[int, int], cell: SheetValue, form: object) -> None:
    if cell is None or cell == "":
        return
    if isinstance(cell, str):
        form = form if where[0] == 0 else None
        page.write_string(*where, printable(cell)[:_MOST_LETTERS], form)  # type: ignore[attr-defined]
    else:
        page.write_number(*where, float(cell), form)  # type: ignore[attr-defined]


def _on_paper(*texts: str) -> str:
    """A heading for paper, in which an ampersand is a command unless it is doubled."""
    return " · ".join(printable(text)[:80].replace("&", "&&") for text in texts if text)


def _columns(sheet: WorkbookSheet) -> Iterator[list[SheetValue]]:
    for place in range(max(map(len, sheet.rows))):
        yield [row[place] if place < len(row) else None for row in sheet.rows]


def _decimals(column: Sequence[SheetValue]) -> int:
    """How many decimals the points of a column need: none, one for halves, two for anything else."""
    parts = {cell.denominator for cell in column if isinstance(cell, Points)}
    return 0 if parts <= {1} else 1 if parts <= {1, 2} else 2


def _width(column: Sequence[SheetValue]) -> int:
    longest = max(
        width_of(str(cell) if not isinstance(cell, Points) else "00.00") for cell in column if cell is not None
    )
    return min(longest + 2, _WIDEST)
