"""Players from tables: CSV, pasted text, XLSX, Swiss-Manager's list of players, and the reports we read anyway.

Every row gives a value, whatever stands in it; what cannot be read is left out
and told with its place. No message shows a citizen's identity number.
"""

from __future__ import annotations

from collections.abc import Sequence

from hakem.errors import InputError, TooLarge
from hakem.formats.document import FileProblem, Finding, Parsed
from hakem.formats.other_programs import other_program
from hakem.formats.reading import may_be_event, parse_bytes
from hakem.formats.tables.about import about_cells, about_columns, has_names, without_other_rows
from hakem.formats.tables.columns import SAMPLES, Assigning, columns_of, nothing_assigned
from hakem.formats.tables.doubles import with_doubles
from hakem.formats.tables.grid import XLSX_BEGINS, Grid, GridRow, read_grid, text_grid
from hakem.formats.tables.headings import Headings, PlayerColumn, headings_of
from hakem.formats.tables.imported import (
    Gravity,
    ImportedPlayers,
    ImportedRow,
    RowProblem,
    SourceColumn,
    imported_from,
)
from hakem.formats.tables.row_reader import RowReader, safe, table_of
from hakem.i18n import Message
from hakem.model import Tournament, looks_like_citizen_number
from hakem.values import replace

MOST_ROWS, MOST_COLUMNS = 20_000, 1000
_DIGITS_OF_IDENTITY = 11
_BLOCKING, _MUST_READ, _INFORMATION = Gravity.BLOCKING, Gravity.MUST_READ, Gravity.INFORMATION


def read_players(
    data: bytes, year: int | None = None, assigning: Assigning = nothing_assigned, *, name: str = ""
) -> ImportedPlayers:
    """The players in a file of any kind that we read; ``year`` is that of the event, after which nobody is born.

    ``assigning`` tells what somebody has said about the columns of a table, and
    ``name`` is that of the file: other programs are known by its ending.
    Never raises for what is in the file; ``RequestError`` if it is a workbook
    and what reads workbooks is not installed.
    """
    if not data.startswith(XLSX_BEGINS) and may_be_event(data):
        return _of_report(parse_bytes(data))
    try:
        grid = read_grid(data, _has_headings)
    except InputError as exc:
        known = exc.message.key.startswith("file.other.")
        message = exc.message if known else other_program(name=name) or exc.message
        return ImportedPlayers(problems=(RowProblem(message, _BLOCKING, exc.row, exc.column),))
    except TooLarge as exc:
        return ImportedPlayers(problems=(RowProblem(exc.message, _BLOCKING, 1),))
    return players_of_grid(grid, year, assigning)


def read_pasted_players(text: str, year: int | None = None, assigning: Assigning = nothing_assigned) -> ImportedPlayers:
    """The players in text pasted out of a spreadsheet, a letter, a list or a report."""
    data = text.encode("utf-8", "replace")
    told = _of_report(parse_bytes(data)) if may_be_event(data) else None
    if told is not None and told.rows:
        return told
    try:
        return players_of_grid(text_grid(text, _has_headings), year, assigning)
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
    return ImportedPlayers(tuple(with_doubles(found.rows)), notes)


def _note(problem: FileProblem) -> RowProblem:
    gravity = {Finding.ERROR: _BLOCKING, Finding.ADJUSTED: _MUST_READ, Finding.WARNING: _INFORMATION}
    return RowProblem(problem.message, gravity[problem.finding], problem.row, problem.column)


def _with_identity_apart(row: ImportedRow) -> ImportedRow:
    number = row.fields.national_id
    if number is None or not looks_like_citizen_number(number):
        return row
    return replace(row, fields=replace(row.fields, national_id=None), identity=number)


def players_of_grid(grid: Grid, year: int | None = None, assigning: Assigning = nothing_assigned) -> ImportedPlayers:
    """The players of a table of cells: by hand, by its headings, or by what its cells can only be."""
    notes = tuple(map(_note, grid.notes))
    if grid.width > MOST_COLUMNS:
        row = max(grid.rows, key=lambda each: len(each.cells))
        message = Message("file.too-many-columns", {"count": grid.width, "most": MOST_COLUMNS})
        return ImportedPlayers(problems=(*notes, RowProblem(message, _BLOCKING, row.row)))
    heads = columns_of(grid, assigning)
    body = grid.rows[heads.at + 1 :]
    if len(body) > MOST_ROWS:
        message = Message("file.too-many-players", {"count": len(body), "most": MOST_ROWS})
        return ImportedPlayers(problems=(*notes, RowProblem(message, _BLOCKING, 1)))
    about = (*notes, *about_columns(grid, heads))
    if not has_names(heads):
        return ImportedPlayers(problems=about, columns=_columns(grid, heads, body), mark=heads.mark)
    rows, left = without_other_rows(body, heads)
    columns = _columns(grid, heads, rows)
    table = table_of(rows, heads, year)
    about = (*about, *about_cells(rows, table), *left)
    found = [RowReader(row, table).read() for row in rows]
    return ImportedPlayers(tuple(with_doubles(found)), about, columns, heads.mark)


def _columns(grid: Grid, heads: Headings, rows: Sequence[GridRow]) -> tuple[SourceColumn, ...]:
    """The columns as they came, with what each is taken for; no long number is among their samples."""
    known = {place: column for column, place in heads.columns.items()}
    return tuple(
        SourceColumn(
            place,
            safe(heads.names[place]) if place < len(heads.names) else "",
            _samples(rows[:SAMPLES], place),
            known.get(place, PlayerColumn.OTHER).value,
            _further(rows, place),
        )
        for place in range(grid.width)
    )


def _samples(rows: Sequence[GridRow], place: int) -> tuple[str, ...]:
    """The cells of a column in these rows, so that the samples of all columns read as rows; empty ones too."""
    return tuple(_sample(row.cells[place]) if place < len(row.cells) else "" for row in rows)


def _further(rows: Sequence[GridRow], place: int) -> str:
    """What stands further down in a column that is empty in the rows of the samples."""
    if any(_samples(rows[:SAMPLES], place)):
        return ""
    return next(filter(None, (_samples((row,), place)[0] for row in rows[SAMPLES:])), "")


def _sample(cell: str) -> str:
    """A cell as it may be shown: what has the digits of an identity number, however they are grouped, is not."""
    return "…" if sum(map(str.isdecimal, cell)) >= _DIGITS_OF_IDENTITY else safe(cell)
