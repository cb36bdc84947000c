"""Players from tables: CSV, pasted text, XLSX, Swiss-Manager's list of players, and the reports we read anyway.

Every row gives a value, whatever stands in it; what cannot be read is left out
and told with its place. No message shows a citizen's identity number.
"""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import TypeVar

from hakem.errors import InputError, TooLarge
from hakem.formats.document import FileProblem, Finding, Parsed
from hakem.formats.json_with_places import shown
from hakem.formats.reading import may_be_event, parse_bytes
from hakem.formats.tables.grid import XLSX_BEGINS, Grid, GridRow, read_grid, text_grid
from hakem.formats.tables.headings import SEX_WORDS, Headings, PlayerColumn, headings_by_looks, headings_of
from hakem.formats.tables.imported import (
    Gravity,
    ImportedPlayers,
    ImportedRow,
    PlayerFields,
    RowProblem,
    imported_from,
)
from hakem.formats.trf.fields import TITLES, birth, day, whole_number
from hakem.i18n import Datum, Message
from hakem.i18n.message import NOTHING
from hakem.model import Birth, Sex, Title, Tournament, looks_like_citizen_number, search_key
from hakem.values import dataclass, field, replace

T = TypeVar("T")
MOST_ROWS = 20_000
_BLOCKING, _MUST_READ, _INFORMATION = Gravity.BLOCKING, Gravity.MUST_READ, Gravity.INFORMATION
_NOTHING_WRITTEN = frozenset({"", "-", "--", "–", "0", "?", "yok", "none"})
_FIRST_YEAR, _LAST_YEAR = 1900, 2100
_LONG_NUMBER = re.compile(r"(?<!\d)\d{11}(?!\d)")
_FOUR_DIGITS = re.compile(r"\d{4}")
_EIGHT_DIGITS = re.compile(r"(\d{4})(\d{2})(\d{2})\Z")
_FEDERATION = re.compile(r"[A-Z]{3}\Z")
_COMMA = re.compile(r"\s*,\s*")


def read_players(data: bytes, year: int | None = None) -> ImportedPlayers:
    """The players in a file of any kind that we read; ``year`` is that of the event, after which nobody is born.

    Never raises for what is in the file; ``RequestError`` if it is a workbook
    and what reads workbooks is not installed.
    """
    if not data.startswith(XLSX_BEGINS) and may_be_event(data):
        return _of_report(parse_bytes(data))
    try:
        grid = read_grid(data, _has_headings)
    except InputError as exc:
        return ImportedPlayers(problems=(RowProblem(exc.message, _BLOCKING, exc.row, exc.column),))
    except TooLarge as exc:
        return ImportedPlayers(problems=(RowProblem(exc.message, _BLOCKING, 1),))
    return players_of_grid(grid, year)


def read_pasted_players(text: str, year: int | None = None) -> ImportedPlayers:
    """The players in text pasted out of a spreadsheet, a letter or a list."""
    try:
        return players_of_grid(text_grid(text, _has_headings), year)
    except InputError as exc:
        return ImportedPlayers(problems=(RowProblem(exc.message, _BLOCKING, exc.row, exc.column),))


def players_of_event(t: Tournament) -> ImportedPlayers:
    """The players of another event, with their teams and boards, as if they stood in a table."""
    seats = {p: (team.name, n) for team in t.teams for n, p in enumerate(team.members, start=1)}
    found = imported_from((player, *seats.get(player.id, (None, None))) for player in t.players)
    return replace(found, rows=tuple(map(_with_identity_apart, found.rows)))


def _has_headings(grid: Grid) -> bool:
    """Whether several columns are understood: one heading alone does not say what separates cells."""
    heads = headings_of(grid)
    return heads is not None and len(heads.columns) > 1


def _of_report(parsed: Parsed) -> ImportedPlayers:
    notes = tuple(map(_note, parsed.problems))
    if parsed.tournament is None:
        return ImportedPlayers(problems=notes)
    found = players_of_event(parsed.tournament)
    return ImportedPlayers(tuple(_with_doubles(found.rows)), notes)


def _note(problem: FileProblem) -> RowProblem:
    gravity = {Finding.ERROR: _BLOCKING, Finding.ADJUSTED: _MUST_READ, Finding.WARNING: _INFORMATION}
    return RowProblem(problem.message, gravity[problem.finding], problem.row, problem.column)


def _with_identity_apart(row: ImportedRow) -> ImportedRow:
    number = row.fields.national_id
    if number is None or not looks_like_citizen_number(number):
        return row
    return replace(row, fields=replace(row.fields, national_id=None), identity=number)


def players_of_grid(grid: Grid, year: int | None = None) -> ImportedPlayers:
    """The players of a table of cells, by its headings, or by what its cells can only be."""
    notes = tuple(map(_note, grid.notes))
    heads = headings_of(grid) or headings_by_looks(grid)
    body = grid.rows[heads.at + 1 :]
    if len(body) > MOST_ROWS:
        message = Message("file.too-many-players", {"count": len(body), "most": MOST_ROWS})
        return ImportedPlayers(problems=(*notes, RowProblem(message, _BLOCKING, 1)))
    about = tuple(_about_table(grid, heads))
    if not heads.columns.keys() & {PlayerColumn.NAME, PlayerColumn.SURNAME}:
        return ImportedPlayers(problems=(*notes, *about))
    men_blank = _blank_means_man(body, heads)
    rows = [_RowReader(row, heads, year, men_blank).read() for row in body]
    if men_blank:
        place = heads.columns[PlayerColumn.SEX] + 1
        about = (*about, RowProblem(Message("import.blank-is-man"), _INFORMATION, 1, place))
    return ImportedPlayers(tuple(_with_doubles(rows)), (*notes, *about))


def _about_table(grid: Grid, heads: Headings) -> Iterator[RowProblem]:
    if not grid.rows:
        yield RowProblem(Message("file.empty"), _BLOCKING, 1)
        return
    row = grid.rows[max(heads.at, 0)]
    if not heads.columns.keys() & {PlayerColumn.NAME, PlayerColumn.SURNAME}:
        yield RowProblem(Message("import.no-names"), _BLOCKING, row.row)
    elif heads.at < 0:
        yield RowProblem(Message("import.no-headings"), _MUST_READ, row.row)
    elif heads.at:
        yield RowProblem(Message("import.above-headings", {"count": heads.at}), _INFORMATION, grid.rows[0].row)
    for place in heads.unknown:
        yield RowProblem(Message("import.column", {"text": _safe(row.cells[place])}), _INFORMATION, row.row, place + 1)
    for place in heads.again:
        yield RowProblem(
            Message("import.column-again", {"text": _safe(row.cells[place])}), _MUST_READ, row.row, place + 1
        )
    for place in heads.unclear:
        yield RowProblem(Message("import.unclear-column", {"number": place + 1}), _MUST_READ, row.row, place + 1)


def _blank_means_man(body: Sequence[GridRow], heads: Headings) -> bool:
    """Lists for Swiss-Manager say F or W for women and nothing for men: some women, nobody a man, some blank."""
    place = heads.columns.get(PlayerColumn.SEX)
    if place is None or heads.at < 0:
        return False
    written = [search_key(row.cells[place]) if place < len(row.cells) else "" for row in body]
    said = {SEX_WORDS.get(word) for word in written if word}
    return said == {Sex.WOMAN} and "" in written


def _safe(text: str) -> str:
    """A piece of the table as a message may show it: short, printable, and with no long number in it."""
    return shown(_LONG_NUMBER.sub("…", text))


@dataclass(slots=True)
class _RowReader:
    """One row on its way to a player; what cannot be read is noted."""

    row: GridRow
    heads: Headings
    year: int | None
    men_blank: bool
    problems: list[RowProblem] = field(default_factory=list)
    identities: list[str] = field(default_factory=list)

    def read(self) -> ImportedRow:
        fields = PlayerFields(
            name=self._name(),
            rating=self._cell(PlayerColumn.RATING, _rating),
            national_rating=self._cell(PlayerColumn.NATIONAL_RATING, _rating),
            title=self._cell(PlayerColumn.TITLE, _title),
            sex=self._sex(),
            birth=self._birth(),
            federation=self._cell(PlayerColumn.FEDERATION, _federation),
            club=self._text(PlayerColumn.CLUB),
            fide_id=self._cell(PlayerColumn.FIDE_ID, _fide_id),
            national_id=self._national_id(),
            team=self._text(PlayerColumn.TEAM),
            board=self._cell(PlayerColumn.BOARD, _board),
            group=self._text(PlayerColumn.GROUP),
        )
        self._identity()
        identity = self.identities[0] if self.identities else None
        return ImportedRow(self.row.row, fields, tuple(self.problems), identity)

    def _raw(self, column: PlayerColumn) -> str:
        place = self.heads.columns.get(column)
        return self.row.cells[place] if place is not None and place < len(self.row.cells) else ""

    def _text(self, column: PlayerColumn) -> str | None:
        """A cell without a citizen's number, which has no business in any other column than its own."""
        text = self._raw(column)
        for number in _LONG_NUMBER.findall(text):
            if looks_like_citizen_number(number):
                self.identities.append(number)
                self._note("import.identity-elsewhere", _MUST_READ, column)
                text = " ".join(text.replace(number, " ").split())
        return text or None

    def _note(self, key: str, gravity: Gravity, column: PlayerColumn, data: Mapping[str, Datum] = NOTHING) -> None:
        place = self.heads.columns.get(column, -1) + 1
        self.problems.append(RowProblem(Message(key, data), gravity, self.row.row, place))

    def _cell(self, column: PlayerColumn, read: Callable[[str], T | None]) -> T | None:
        text = self._text(column) or ""
        if text.lower() in _NOTHING_WRITTEN:
            return None
        value = read(text)
        if value is None:
            self._note(f"import.unread.{column.value}", _MUST_READ, column, {"text": _safe(text)})
        return value

    def _name(self) -> str:
        surname, given = self._text(PlayerColumn.SURNAME), self._text(PlayerColumn.GIVEN_NAME)
        name = f"{surname}, {given}" if surname and given else self._text(PlayerColumn.NAME) or surname or given or ""
        column = PlayerColumn.NAME if PlayerColumn.NAME in self.heads.columns else PlayerColumn.SURNAME
        name = _COMMA.sub(", ", name).strip(", ")
        if not name:
            self._note("import.no-name", _BLOCKING, column)
        elif not any(sign.isalpha() for sign in name):
            self._note("import.unread.name", _BLOCKING, column, {"text": _safe(name)})
        return name

    def _sex(self) -> Sex | None:
        if self.men_blank and not self._raw(PlayerColumn.SEX):
            return Sex.MAN
        return self._cell(PlayerColumn.SEX, lambda text: SEX_WORDS.get(search_key(text)))

    def _birth(self) -> Birth | None:
        born = self._cell(PlayerColumn.BIRTH, _birth)
        if born is not None and not _FIRST_YEAR <= born.year <= (self.year or _LAST_YEAR):
            self._note("import.year", _MUST_READ, PlayerColumn.BIRTH, {"year": str(born.year)})
            return None
        return born

    def _national_id(self) -> str | None:
        """A membership number; of eleven digits it may be a citizen's number, and then it is not kept here."""
        number = self._raw(PlayerColumn.NATIONAL_ID)
        if looks_like_citizen_number(number):  # in Turkey this column is used for it
            self.identities.append(number)
            return None
        text = self._text(PlayerColumn.NATIONAL_ID)
        if text is not None and _LONG_NUMBER.search(text):
            self._note("import.identity", _MUST_READ, PlayerColumn.NATIONAL_ID)
            return None
        return None if text is None or text.lower() in _NOTHING_WRITTEN else text

    def _identity(self) -> None:
        """The number in its own column; the text of a wrong one is never repeated."""
        text = self._raw(PlayerColumn.IDENTITY).replace(" ", "")
        if looks_like_citizen_number(text):
            self.identities.insert(0, text)
        elif text.lower() not in _NOTHING_WRITTEN:
            self._note("import.identity", _MUST_READ, PlayerColumn.IDENTITY)


def _rating(text: str) -> int | None:
    number = whole_number(text.removesuffix(".0"))
    return number if number is not None and 0 < number < 4000 else None


def _title(text: str) -> Title | None:
    return TITLES.get(text.upper())


def _birth(text: str) -> Birth | None:
    """Day, month and year, or the year alone, which always has four digits."""
    found = birth(_EIGHT_DIGITS.sub(r"\1/\2/\3", text))
    if found is None and _FOUR_DIGITS.search(text):
        known = day(text)
        found = Birth(known.year, known.month, known.day) if known else None
    return found


def _federation(text: str) -> str | None:
    code = search_key(text).upper()
    return code if _FEDERATION.match(code) else None


def _fide_id(text: str) -> int | None:
    return whole_number(text) if len(text) <= 10 else None


def _board(text: str) -> int | None:
    number = whole_number(text)
    return number if number is not None and 0 < number < 1000 else None


# Rows that are about the same person


def _with_doubles(rows: Sequence[ImportedRow]) -> Iterator[ImportedRow]:
    """The rows with a word about every name and number that stood there before."""
    found: dict[int, list[RowProblem]] = defaultdict(list)
    for place, first in _again(rows, lambda row: row.fields.fide_id):
        found[place].append(_double("import.fide-id-again", _BLOCKING, rows[place].row, first.row))
    for place, first in _again(rows, lambda row: row.identity):
        found[place].append(_double("import.identity-again", _MUST_READ, rows[place].row, first.row))
    for place, first in _again(rows, lambda row: search_key(row.fields.name)):
        one, other = rows[place].fields.birth, first.fields.birth
        apart = one is not None and other is not None and one != other
        key = "import.name-again-other-birth" if apart else "import.name-again"
        found[place].append(_double(key, _INFORMATION if apart else _MUST_READ, rows[place].row, first.row))
    for place, row in enumerate(rows):
        yield replace(row, problems=(*row.problems, *found[place])) if place in found else row


def _again(
    rows: Iterable[ImportedRow], key: Callable[[ImportedRow], str | int | None]
) -> Iterator[tuple[int, ImportedRow]]:
    """The places of rows that have what a row before them has, and that row."""
    first: dict[str | int, ImportedRow] = {}
    for place, row in enumerate(rows):
        mark = key(row)
        if mark and first.setdefault(mark, row) is not row:
            yield place, first[mark]


def _double(key: str, gravity: Gravity, row: int, first: int) -> RowProblem:
    return RowProblem(Message(key, {"row": first}), gravity, row)
