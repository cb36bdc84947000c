"""Rows of one table that are about the same person: each is told, and the later one knows the first."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Sequence

from hakem.formats.tables.imported import Gravity, ImportedRow, RowProblem
from hakem.i18n import Message
from hakem.model.same_person import births_agree, words_key
from hakem.values import replace


def with_doubles(rows: Sequence[ImportedRow]) -> Iterator[ImportedRow]:
    """The rows with a word about every name and number that stood there before."""
    found: dict[int, list[RowProblem]] = defaultdict(list)
    twins: dict[int, int] = {}
    for place, first in _again(rows, lambda row: row.fields.fide_id):
        row = rows[place]
        same = words_key(row.fields.name) == words_key(first.fields.name)
        gravity = Gravity.MUST_READ if same else Gravity.BLOCKING
        found[place].append(_double("import.fide-id-again", gravity, row.row, first.row))
        if same:
            twins[place] = first.row
    for place, first in _again(rows, lambda row: row.identity):
        found[place].append(_double("import.identity-again", Gravity.MUST_READ, rows[place].row, first.row))
        twins.setdefault(place, first.row)
    for place, first in _again(rows, lambda row: row.fields.national_id):
        found[place].append(_double("import.national-id-again", Gravity.MUST_READ, rows[place].row, first.row))
        twins.setdefault(place, first.row)
    for place, first in _named_again(rows):
        if place in twins:
            continue
        agree = births_agree(rows[place].fields.birth, first.fields.birth)
        key = "import.name-again" if agree else "import.name-again-other-birth"
        gravity = Gravity.MUST_READ if agree else Gravity.INFORMATION
        found[place].append(_double(key, gravity, rows[place].row, first.row))
        if agree:
            twins[place] = first.row
    for place, row in enumerate(rows):
        told = (*row.problems, *found[place]) if place in found else row.problems
        yield replace(row, problems=told, twin=twins.get(place, 0)) if place in found else row


def _named_again(rows: Sequence[ImportedRow]) -> Iterator[tuple[int, ImportedRow]]:
    """The places of rows whose name stood before, each with the row that it repeats, or the first one."""
    first: dict[str, ImportedRow] = {}
    of_year: dict[tuple[str, int], list[ImportedRow]] = defaultdict(list)
    for place, row in enumerate(rows):
        name, born = words_key(row.fields.name), row.fields.birth
        before = first.setdefault(name, row) if name else row
        if before is not row:
            year = of_year[name, born.year] if born else ()
            same = next((each for each in (before, *year) if births_agree(each.fields.birth, born)), None)
            yield place, same or before
        if name and born:
            of_year[name, born.year].append(row)


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
