"""The tables of an event as rows of values, for workbooks and other files that spreadsheets open.

They come from the same tables that are printed. Numbers are numbers, so that a
spreadsheet can count with them; everything else is text in the language of the reader.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence

from hakem.facts.event_kind import is_round_robin, is_team_event
from hakem.facts.seed_rating import seed_ratings
from hakem.i18n import Message, say
from hakem.knockout import KnockoutPlaces
from hakem.model import Colour, Player, PlayerId, Points, Sex, Team, Tournament, half_text, parse_points
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
from hakem.reports.tables.open_games import STAR
from hakem.reports.tables.printed import Printed, Tongue
from hakem.reports.tables.rating_heads import rating_cell, rating_head
from hakem.reports.tables.round_list import (
    ListedPlayer,
    RoundList,
    bye_text,
    free_text,
    round_list,
    round_title,
)
from hakem.reports.tables.standings import StandingsTable, standings_table
from hakem.reports.tables.team_table import team_round_table, team_table, team_table_printed
from hakem.reports.tables.tiebreak_figures import Shown, figure
from hakem.reports.tables.tiebreak_titles import column_names
from hakem.tiebreaks import Standings
from hakem.values import dataclass, replace

SheetValue = str | int | Points | None
_MOST_AGAINST_EACH_OTHER = 30
"""A round robin of more players is shown by rounds, as every other event: a wider table nobody reads."""


@dataclass(frozen=True, slots=True)
class WorkbookSheet:
    """A sheet: its name, what it is headed by on paper, and its rows, of which the first has the headings.

    ``key`` is what addresses and files call it, the same in every language.
    """

    name: str
    title: str
    rows: tuple[tuple[SheetValue, ...], ...]
    key: str = ""


def event_sheets(
    t: Tournament,
    found: Sequence[Standings] = (),
    places: KnockoutPlaces | None = None,
    language: str = "en",
) -> tuple[WorkbookSheet, ...]:
    """The sheets of the workbook, in the order in which people turn them."""
    of_players = next((each for each in found if not each.primary.of_teams), None)
    of_teams = next((each for each in found if each.primary.of_teams), None)
    sheets = [players_sheet(t, language)]
    sheets += [round_sheet(t, n, language) for n in range(1, len(t.rounds) + 1)]
    sheets += [standings_sheet(t, each, language) for each in (of_teams, of_players) if each is not None]
    if places is not None:
        sheets.append(stages_sheet(t, places, language))
    if of_teams is not None and is_team_event(t):
        sheets.append(team_crosstable_sheet(t, of_teams, language))
    if t.rounds and is_team_event(t):
        sheets += [boards_sheet(t, language), individuals_sheet(t, language)]
    if t.rounds:
        sheets.append(crosstable_sheet(t, of_players, language))
    return tuple(sheets)


def players_sheet(t: Tournament, language: str) -> WorkbookSheet:
    """Everybody in the order of the numbers."""
    words = SheetWords(language)
    return words.sheet("players", _players(t, words))


def standings_sheet(t: Tournament, found: Standings, language: str) -> WorkbookSheet:
    """Who stands where, with every tie-break; of teams or of players."""
    words = SheetWords(language)
    key = "team-standings" if found.primary.of_teams else "standings"
    return words.sheet(key, _standings(standings_table(t, found), words))


def stages_sheet(t: Tournament, places: KnockoutPlaces, language: str) -> WorkbookSheet:
    """The places of a knockout."""
    return SheetWords(language).sheet("standings", _knockout(t, places, language))


def crosstable_sheet(
    t: Tournament, found: Standings | None, language: str, *, by_rounds: bool | None = None
) -> WorkbookSheet:
    """The cross table of players, in the form that such an event usually has unless somebody says which."""
    words = SheetWords(language)
    against = not by_rounds if by_rounds is not None else shows_everybody(t)
    key = "crosstable-rounds" if by_rounds else "crosstable"
    return words.sheet(key, _crosstable(t, found, words, against))


def shows_everybody(t: Tournament) -> bool:
    """Whether the table of an event is that of each against each."""
    return is_round_robin(t) and not is_team_event(t) and len(t.players) <= _MOST_AGAINST_EACH_OTHER


def team_crosstable_sheet(t: Tournament, found: Standings, language: str, *, against: bool = False) -> WorkbookSheet:
    """The cross table of teams: by rounds, or each against each."""
    key = "team-matches" if against else "team-crosstable"
    return SheetWords(language).sheet(key, _team_crosstable(t, found, SheetWords(language), against))


def boards_sheet(t: Tournament, language: str) -> WorkbookSheet:
    """The best of every board, one board below the other, its number in the first column."""
    words, tongue = SheetWords(language), Tongue(language)
    rows: list[list[SheetValue]] = []
    for listed in board_prizes(t).boards:
        printed = _numbers(board_list_printed(listed, tongue))
        rows += [] if rows else [[words.of("board"), *printed[0]]]
        rows += [[listed.board, *row] for row in printed[1:]]
    return words.sheet("boards", rows or [[words.of("board")]])


def individuals_sheet(t: Tournament, language: str) -> WorkbookSheet:
    """All players of the teams in one list."""
    return SheetWords(language).sheet("individual", _numbers(individuals_printed(individuals(t), Tongue(language))))


@dataclass(frozen=True, slots=True)
class SheetWords:
    """The words of sheets in one language."""

    language: str

    def of(self, key: str) -> str:
        """A heading, or the name of a sheet."""
        return say(Message(f"workbook.{key}"), self.language)

    def sheet(self, key: str, rows: Sequence[Sequence[object]]) -> WorkbookSheet:
        """A sheet of these rows, without columns in which nobody has anything."""
        return WorkbookSheet(self.of(key), self.of(key), _filled([list(map(_value, row)) for row in rows]), key)


def _filled(rows: Sequence[Sequence[SheetValue]]) -> tuple[tuple[SheetValue, ...], ...]:
    """The rows without columns in which nobody has anything."""
    head, *body = rows
    padded = [[*row, *[None] * (len(head) - len(row))] for row in body]
    kept = [n for n in range(len(head)) if not body or any(row[n] not in (None, "") for row in padded)]
    return tuple(tuple(row[n] for n in kept) for row in (list(head), *padded))


def _value(cell: object) -> SheetValue:
    return cell if cell is None or isinstance(cell, str | int | Points) else str(cell)


_Column = tuple[str, Callable[[Player], SheetValue]]


def _players(t: Tournament, words: SheetWords) -> list[list[SheetValue]]:
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


def round_sheet(t: Tournament, round_no: int, language: str) -> WorkbookSheet:
    """The boards with names, ratings and points before the round; teams stand in columns, not above their boards."""
    words, shown = SheetWords(language), round_list(t, round_no)
    team_of = {member: team.name for team in t.teams for member in team.members}
    name = say(Message("workbook.round", {"round": shown.round_no}), language)
    return WorkbookSheet(
        name,
        round_title(shown, language),
        _filled(_boards_of_teams(shown, words, team_of) if shown.of_teams else _boards(shown, words)),
        f"round-{round_no}",
    )


def _boards(shown: RoundList, words: SheetWords) -> list[list[SheetValue]]:
    white, black = (_side_heads(words, shown, words.of(colour)) for colour in ("white", "black"))
    rows: list[list[SheetValue]] = [[words.of("board"), *white, words.of("result"), *black]]
    rows += [[line.board, *_side(line.white), line.result, *_side(line.black)] for line in shown.boards]
    rows += [[None, *_side(bye.seat), bye_text(bye.why, words.language)] for bye in shown.single_byes]
    pending = [line.white.pending or line.black.pending for line in shown.boards]
    return with_open(_even(rows), [*pending, *(bye.seat.pending for bye in shown.single_byes)], shown.note, words)


def _boards_of_teams(shown: RoundList, words: SheetWords, team_of: Mapping[PlayerId, str]) -> list[list[SheetValue]]:
    """As on the sheet of a match: the first team left, beside everybody the team and the colour."""
    colours: Mapping[Colour, str] = {Colour.WHITE: words.of("white"), Colour.BLACK: words.of("black")}
    in_order = {board: nth for nth, board in enumerate(b for match in shown.matches for _, b in match.boards)}
    heads = [words.of("team"), words.of("colour"), *_side_heads(words, shown)]
    rows: list[list[SheetValue]] = [[words.of("board"), *heads, words.of("result"), *heads]]
    ordered = sorted(shown.boards, key=lambda line: in_order.get(line.board, line.board))
    for line in ordered:
        beside = zip(line.sheet.colours, line.sides, strict=True)
        one, other = ([team_of.get(player.id), colours[colour], *_side(player)] for colour, player in beside)
        rows.append([line.label, *one, line.read, *other])
    rows += [[None, free.team.name, *[None] * 6, free_text(free, words.language)] for free in shown.free]
    rows += [[None, None, None, *_side(bye.seat), bye_text(bye.why, words.language)] for bye in shown.single_byes]
    pending = [line.white.pending or line.black.pending for line in ordered] + [False for _ in shown.free]
    return with_open(_even(rows), [*pending, *(bye.seat.pending for bye in shown.single_byes)], shown.note, words)


def _even(rows: list[list[SheetValue]]) -> list[list[SheetValue]]:
    """Rows of one length."""
    return [[*row, *[None] * (len(rows[0]) - len(row))] for row in rows]


def _side_heads(words: SheetWords, shown: RoundList, whose: str = "") -> Iterator[str]:
    rating = rating_head(shown.ratings, words.of("rating"), words.language)
    for key in ("number", "title", "name", "rating", "points"):
        named = rating if key == "rating" else words.of(key)
        yield f"{whose}: {named}" if whose and key == "name" else named


def _side(seat: ListedPlayer) -> list[SheetValue]:
    return [seat.number, seat.title, seat.name, rating_cell(seat.rating), seat.points]


def _standings(table: StandingsTable, words: SheetWords) -> list[list[SheetValue]]:
    keys = ("place", "number", *(("name",) if table.of_teams else ("title", "name")))
    rows: list[list[SheetValue]] = [
        [
            *map(words.of, keys),
            rating_head((row.rating for row in table.rows), words.of("rating"), words.language),
            table.primary.value if table.of_teams else words.of("points"),
            *column_names(table.specs),
        ]
    ]
    for row in table.rows:
        title: list[SheetValue] = [] if table.of_teams else [row.title.value if row.title else None]
        values = [_shown(shown, words.language) for shown in row.values]
        rows.append([_place(row.place), row.number, *title, row.name, rating_cell(row.rating), row.points, *values])
    return with_open(rows, [row.pending for row in table.rows], table.note, words)


def _knockout(t: Tournament, found: KnockoutPlaces, language: str) -> list[list[SheetValue]]:
    """Everybody with the stage reached, the last match and the points."""
    keys = ("place", "number", "name", "rating", "stage", "last-match", "points")
    rows: list[list[SheetValue]] = [[say(Message(f"knockout.place.{key}"), language) for key in keys]]
    people: dict[int, Player | Team] = {int(each.id): each for each in (t.teams if is_team_event(t) else t.players)}
    rating_of = seed_ratings(t)
    ratings = (rating_of(who) for who in people.values() if isinstance(who, Player))
    rows[0][3] = rating_head(ratings, str(rows[0][3]), language)
    for row in found.rows:
        who = people[row.side]
        number, rating = (who.id, None) if isinstance(who, Team) else (who.number, rating_cell(rating_of(who)))
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


def _crosstable(t: Tournament, found: Standings | None, words: SheetWords, against: bool) -> list[list[SheetValue]]:
    """The cells as they are printed; numbers, ratings, points, values and places as numbers."""
    table: PlayerTable | RoundTable = player_table(t, found) if against else round_table(t, found)
    heads, *printed = crosstable_printed(table, Tongue(words.language)).rows
    games = len(table.columns)
    before = len(heads) - games - len(table.tiebreaks) - 2
    rated = any(row.rating for row in table.rows)
    rows: list[list[SheetValue]] = [list(heads)]
    for cells, row in zip(printed, table.rows, strict=True):
        rating: list[SheetValue] = [rating_cell(row.rating)] if rated else []
        who: list[SheetValue] = [row.number, *cells[1 : before - len(rating)], *rating]
        values = [_shown(shown, words.language) for shown in row.values] or [None] * len(table.tiebreaks)
        rows.append([*who, *cells[before : before + games], row.total, *values, _place(row.place)])
    return with_open(rows, [row.pending for row in table.rows], table.note, words)


def with_open(
    rows: list[list[SheetValue]], pending: Sequence[bool], note: Message | None, words: SheetWords
) -> list[list[SheetValue]]:
    """The rows with a last column that has a star where open games stand in the points, and says what they count."""
    if note is None or not any(pending):
        return rows
    marks = [f"{STAR} {say(note, words.language)}", *(STAR if each else None for each in pending)]
    return [[*row, mark] for row, mark in zip(rows, marks, strict=True)]


def _team_crosstable(t: Tournament, found: Standings, words: SheetWords, against: bool) -> list[list[SheetValue]]:
    """The cells as they are printed; what stands beside the rounds as numbers."""
    table = team_table(t, found) if against else team_round_table(t, found)
    plain = replace(table, rows=tuple(replace(row, pending=False) for row in table.rows))
    printed = team_table_printed(plain, Tongue(words.language))
    beside = [n for n in range(len(printed.rows[0])) if n not in printed.words]
    numbers = set(beside[:1] + beside[1 + len(table.columns) :])
    rows = [
        [_number(cell) if row and n in numbers else cell for n, cell in enumerate(cells)]
        for row, cells in enumerate(printed.rows)
    ]
    return with_open(rows, [row.pending for row in table.rows], table.note, words)


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
