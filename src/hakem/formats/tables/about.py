"""What is said of a table as a whole: how its columns were read, and which rows of it are no players."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from hakem.formats.tables.cells import is_serial_day
from hakem.formats.tables.grid import Grid, GridRow
from hakem.formats.tables.headings import WHOLE_NAMES, Headings, PlayerColumn
from hakem.formats.tables.imported import Gravity, RowProblem
from hakem.formats.tables.row_reader import TableHabits, column_cells, safe
from hakem.i18n import Datum, Message
from hakem.model import search_key

_BLOCKING, _MUST_READ, _INFORMATION = Gravity.BLOCKING, Gravity.MUST_READ, Gravity.INFORMATION
_TOTALS = frozenset(
    """
        toplam geneltoplam ortalama adet total totals sum count average avg mean summe gesamt durchschnitt
    """.split()  # noqa: SIM905 - words as everywhere in these tables
)
"""How the rows below a table begin that add it up."""
_COUNTS = _TOTALS | {"sayi", "sayisi", "number"}
_COUNTED = _COUNTS | {
    "genel",
    "oyuncu",
    "sporcu",
    "kisi",
    "katilimci",
    "player",
    "players",
    "of",
    "elo",
    "ukd",
    "rating",
}
"""Words of such rows: whoever has no other in the name, and one of the first, is nobody."""


def about_columns(grid: Grid, heads: Headings) -> Iterator[RowProblem]:
    """Which columns were not read, and which of them was told by its cells only."""
    if not grid.rows:
        yield RowProblem(Message("file.empty"), _BLOCKING, 1)
        return
    row = grid.rows[max(heads.at, 0)].row
    if not has_names(heads):
        yield RowProblem(Message("import.no-names"), _BLOCKING, row)
    elif heads.at < 0:
        yield RowProblem(Message("import.no-headings"), _MUST_READ, row)
    elif heads.first:
        yield RowProblem(Message("import.above-headings", {"count": heads.first}), _INFORMATION, grid.rows[0].row)
    for place in heads.unknown:
        yield RowProblem(Message("import.column", {"text": _named(heads, place)}), _INFORMATION, row, place + 1)
    for place in heads.again:
        yield RowProblem(Message("import.column-again", {"text": _named(heads, place)}), _MUST_READ, row, place + 1)
    for place in heads.unclear:
        yield RowProblem(Message("import.unclear-column", {"number": place + 1}), _MUST_READ, row, place + 1)
    for place in heads.by_content:
        column = next((column for column, at in heads.columns.items() if at == place), PlayerColumn.OTHER)
        what: dict[str, Datum] = {"text": _named(heads, place), "column": Message(f"import.field.{column.value}")}
        yield RowProblem(Message("import.by-content", what), _INFORMATION, row, place + 1)


def _named(heads: Headings, place: int) -> str:
    return safe(heads.names[place]) if place < len(heads.names) else str(place + 1)


def has_names(heads: Headings) -> bool:
    """Whether some column has the names of players."""
    return bool(heads.columns.keys() & {*WHOLE_NAMES, PlayerColumn.SURNAME})


def about_cells(body: Sequence[GridRow], table: TableHabits) -> Iterator[RowProblem]:
    """How cells were read that could have been read otherwise."""
    heads = table.heads
    row = body[0].row if body else 1
    if table.men_blank:
        yield _of_column("import.blank-is-man", _INFORMATION, heads, PlayerColumn.SEX, row)
    if table.sexes.unclear_sex:
        yield _of_column("import.unclear-sex", _MUST_READ, heads, PlayerColumn.SEX, row)
    if table.days.both_ways:
        yield _of_column("import.both-ways", _MUST_READ, heads, PlayerColumn.BIRTH, row)
    elif table.days.month_first:
        yield _of_column("import.month-first", _INFORMATION, heads, PlayerColumn.BIRTH, row)
    elif table.days.open_days:
        yield _of_column("import.day-first", _INFORMATION, heads, PlayerColumn.BIRTH, row)
    if any(map(is_serial_day, column_cells(body, heads, PlayerColumn.BIRTH))):
        yield _of_column("import.serial-days", _INFORMATION, heads, PlayerColumn.BIRTH, row)
    names = column_cells(body, heads, PlayerColumn.NAME)
    without = [name for name in names if "," not in name]
    if without and len(without) < len(names):
        yield _of_column("import.no-comma", _INFORMATION, heads, PlayerColumn.NAME, row, count=len(without))


def _of_column(
    key: str, gravity: Gravity, heads: Headings, column: PlayerColumn, row: int, **data: Datum
) -> RowProblem:
    return RowProblem(Message(key, data), gravity, row, heads.columns[column] + 1)


# Rows that are no players


def without_other_rows(body: Sequence[GridRow], heads: Headings) -> tuple[list[GridRow], list[RowProblem]]:
    """The rows of players, and a word for those that are blank but for a number, headings again, or totals."""
    kept: list[GridRow] = []
    blank = 0
    told: list[RowProblem] = []
    read = set(heads.columns.values()) - {heads.columns.get(PlayerColumn.OTHER, -1)}
    for row in body:
        cells = {place: row.cells[place] for place in read if place < len(row.cells) and row.cells[place]}
        if has_names(heads) and not cells and _is_blank(row):
            blank += 1
        elif _is_total(row, cells, heads):
            told.append(RowProblem(Message("import.total", {"row": row.row}), _INFORMATION, row.row))
        elif heads.at >= 0 and row.cells == heads.names:
            told.append(RowProblem(Message("import.headings-again", {"row": row.row}), _INFORMATION, row.row))
        else:
            kept.append(row)
    if blank:
        told.append(RowProblem(Message("import.blank-rows", {"count": blank}), _INFORMATION, body[-1].row))
    return kept, told


def _is_blank(row: GridRow) -> bool:
    """Whether a row has a number at most: lists are numbered further than they are filled."""
    filled = [cell for cell in row.cells if cell]
    return len(filled) <= 1 and all(cell.rstrip(".").isdecimal() for cell in filled)


def _is_total(row: GridRow, cells: dict[int, str], heads: Headings) -> bool:
    """Whether a row adds the table up: it begins with a word for that, and has no name or only that word for one."""
    first = next(cell for cell in row.cells if cell)
    words = "".join(sign if sign.isalpha() else " " for sign in search_key(first)).split()
    if _COUNTED.issuperset(words) and not _COUNTS.isdisjoint(words) and _only_figures(row, first):
        return True
    word = "".join(sign for sign in search_key(first).partition(":")[0] if sign.isalpha())
    begins = search_key(first).replace(":", " ").split()
    if word not in _TOTALS and not (begins and begins[0] in _TOTALS and any(s.isdigit() for s in first)):
        return False
    names = {heads.columns.get(column) for column in (*WHOLE_NAMES, PlayerColumn.SURNAME)} - {None}
    name = next((cells[place] for place in sorted(n for n in names if n is not None) if place in cells), "")
    return not name or name == first or not any(sign.isalpha() for sign in name)


def _only_figures(row: GridRow, first: str) -> bool:
    """Whether nothing but a number stands in a row beside the words that it begins with, or in these."""
    others = [cell for cell in row.cells if cell and cell != first]
    figures = all(not any(sign.isalpha() for sign in cell) for cell in others)
    return figures and bool(others or any(sign.isdigit() for sign in first))
