"""What the columns of a table are: by their headings, where those are silent by their cells, and by hand above all.

A guess from cells is made only where they can be one thing, and it is told. What
somebody has assigned by hand holds whatever headings and cells say.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from itertools import count

from hakem.formats.tables.cells import (
    birth_in,
    federation_in,
    habits_of_sex,
    is_nothing,
    rating_in,
    title_in,
    without_number,
)
from hakem.formats.tables.grid import Grid, GridRow
from hakem.formats.tables.headings import WHOLE_NAMES, Headings, PlayerColumn, headings_of
from hakem.model import looks_like_citizen_number, search_key
from hakem.values import dataclass, replace

SAMPLES = 3
"""So many rows are shown below the headings."""


@dataclass(frozen=True, slots=True)
class TableSource:
    """Where tables come from, as far as they show it: the ``mark`` of their headings, these, and how wide they are."""

    mark: str
    names: tuple[str, ...]
    width: int = 0


Assigning = Callable[[TableSource], Mapping[int, PlayerColumn]]
"""What somebody has said about the columns of a source, by their places from 0; ``OTHER`` is not to be read."""


def nothing_assigned(_source: TableSource) -> Mapping[int, PlayerColumn]:
    """Nobody has said anything about any column."""
    return {}


COLUMN_NAMES = tuple(column.value for column in PlayerColumn)
"""Everything that a column can be said to be."""


def columns_named(said: Mapping[int, str]) -> dict[int, PlayerColumn]:
    """Columns by their names; what is none is not said."""
    return {place: PlayerColumn(name) for place, name in said.items() if name in COLUMN_NAMES}


def newly_said(said: Mapping[int, PlayerColumn], before: Mapping[int, PlayerColumn]) -> dict[int, PlayerColumn]:
    """What is said now, when ``before`` was shown: a column that has just become something takes it from others."""
    new = {_thing(column) for place, column in said.items() if before.get(place, column) is not column}
    return {
        place: PlayerColumn.OTHER if _thing(column) in new - {None} and before.get(place) is column else column
        for place, column in said.items()
    }


def _thing(column: PlayerColumn) -> PlayerColumn | None:
    """What stands in one column only: a whole name is one thing, however it is written; None if it may in several."""
    return None if column is PlayerColumn.OTHER else PlayerColumn.NAME if column in WHOLE_NAMES else column


def columns_of(grid: Grid, assigning: Assigning = nothing_assigned) -> Headings:
    """What every column is."""
    heads = headings_of(grid)
    heads = _by_looks(grid) if heads is None else _completed(grid, heads)
    return assigned(heads, assigning(TableSource(heads.mark, heads.names, grid.width)))


def assigned(heads: Headings, said: Mapping[int, PlayerColumn]) -> Headings:
    """The headings with what somebody has said by hand; each thing stands in one column, the last one that was said."""
    if not said:
        return heads
    columns = {column: place for column, place in heads.columns.items() if place not in said}
    for place, column in sorted(said.items()):
        if column in WHOLE_NAMES:
            columns = {known: at for known, at in columns.items() if known not in WHOLE_NAMES}
        if column is not PlayerColumn.OTHER:
            columns[column] = place
    return replace(
        heads,
        columns=columns,
        unknown=tuple(place for place in heads.unknown if place not in said),
        again=tuple(place for place in heads.again if place not in said),
        unclear=tuple(place for place in heads.unclear if place not in said),
        by_content=tuple(place for place in heads.by_content if place not in said),
    )


# What cells look like


def _is_birth(cell: str) -> bool:
    born = birth_in(cell)
    return born is not None and born.month is not None and (not cell.isdecimal() or len(cell) == 8)


def _is_born(cell: str) -> bool:
    born = birth_in(cell)
    return born is not None and 1900 <= born.year <= 2100


def _is_rating(cell: str) -> bool:
    found = rating_in(cell)
    return is_nothing(cell) or (found is not None and 1000 <= found < 3000)


def _is_low_rating(cell: str) -> bool:
    found = rating_in(cell)
    return found is not None and 100 <= found < 3000


def _is_name(cell: str) -> bool:
    cell = without_number(cell)
    return len([sign for sign in cell if sign.isalpha()]) > 2 and not any(sign.isdigit() for sign in cell)


def _is_fide_id(cell: str) -> bool:
    return cell.isdecimal() and 6 <= len(cell) <= 9


def _is_title(cell: str) -> bool:
    return title_in(cell) is not None and cell.isupper()


def _is_code(cell: str) -> bool:
    return len(cell) == 3 and cell.isalpha() and cell.isupper()


_Looks = Callable[[Sequence[str]], bool]


def _all(fits: Callable[[str], bool]) -> _Looks:
    return lambda cells: all(map(fits, cells))


def _most(fits: Callable[[str], bool]) -> _Looks:
    """A heading that can be such a column is one, even if one cell of five is something else."""
    return lambda cells: _TAKEN_OF * sum(map(fits, cells)) >= _TAKEN * len(cells)


_TAKEN, _TAKEN_OF = 4, 5


def _tell_sexes(cells: Sequence[str]) -> bool:
    known = {*habits_of_sex(cells).sexes, "b"}
    return all(search_key(cell) in known for cell in cells)


def _mostly_tell_sexes(cells: Sequence[str]) -> bool:
    known = {*habits_of_sex(cells).sexes, "b"}
    return _most(lambda cell: search_key(cell) in known)(cells)


_LOOKS: Mapping[PlayerColumn, _Looks] = {
    PlayerColumn.IDENTITY: _all(looks_like_citizen_number),
    PlayerColumn.SEX: _tell_sexes,
    PlayerColumn.TITLE: _all(_is_title),
    PlayerColumn.FEDERATION: _all(_is_code),
    PlayerColumn.BIRTH: _all(_is_birth),
    PlayerColumn.FIDE_ID: _all(_is_fide_id),
    PlayerColumn.RATING: _all(_is_rating),
    PlayerColumn.NAME: _all(_is_name),
}
_HINTS: Mapping[str, tuple[tuple[PlayerColumn, _Looks], ...]] = {
    "c": ((PlayerColumn.SEX, _mostly_tell_sexes),),
    "g": ((PlayerColumn.SEX, _mostly_tell_sexes),),
    "s": ((PlayerColumn.SEX, _mostly_tell_sexes),),
    "k": ((PlayerColumn.SEX, _mostly_tell_sexes),),
    "d": ((PlayerColumn.BIRTH, _most(_is_born)),),
    "dt": ((PlayerColumn.BIRTH, _most(_is_born)),),
    "tarih": ((PlayerColumn.BIRTH, _most(_is_born)),),
    "date": ((PlayerColumn.BIRTH, _most(_is_born)),),
    "yil": ((PlayerColumn.BIRTH, _most(_is_born)),),
    "year": ((PlayerColumn.BIRTH, _most(_is_born)),),
    "u": ((PlayerColumn.TITLE, _most(_is_title)),),
    "t": ((PlayerColumn.TITLE, _most(_is_title)),),
    **dict.fromkeys(
        ("national", "nat", "ulusal", "n"),
        (
            (PlayerColumn.NATIONAL_RATING, _most(_is_low_rating)),
            (PlayerColumn.FEDERATION, _most(lambda cell: federation_in(cell) is not None)),
            (PlayerColumn.NATIONAL_ID, _all(str.isalnum)),
        ),
    ),
    **dict.fromkeys(
        ("id", "no", "fide"),
        (
            (PlayerColumn.IDENTITY, _most(looks_like_citizen_number)),
            (PlayerColumn.FIDE_ID, _most(_is_fide_id)),
        ),
    ),
}
"""What headings that can be several things may be, by the cells below them."""
_EVEN_UNNAMED = (PlayerColumn.SEX, PlayerColumn.TITLE, PlayerColumn.BIRTH)
"""What cells show whatever the heading is."""


def _cells(rows: Sequence[GridRow], place: int) -> list[str]:
    """The cells of a column that are filled; a stroke is nothing."""
    found = [row.cells[place] for row in rows if place < len(row.cells)]
    return [cell for cell in found if cell and not is_nothing(cell)]


def _completed(grid: Grid, heads: Headings) -> Headings:
    """Headings that are silent or can be several things, told by the cells below them."""
    body = grid.rows[heads.at + 1 :]
    columns, told = dict(heads.columns), []
    for place in range(len(heads.names)):
        word = _word(heads.names[place])
        known = next((column for column, at in columns.items() if at == place), None)
        if not word or (known not in (None, PlayerColumn.OTHER) and word not in _HINTS):
            continue
        found = _meant(word, _cells(body, place), place in heads.unknown)
        if found is None or found is known or found in columns:
            continue
        columns = {column: at for column, at in columns.items() if at != place} | {found: place}
        told.append(place)
    unknown = tuple(place for place in heads.unknown if place not in told)
    again = tuple(place for place in heads.again if place not in told)
    return replace(heads, columns=columns, unknown=unknown, again=again, by_content=tuple(told))


def _word(heading: str) -> str:
    return "".join(sign for sign in search_key(heading) if sign.isalnum())


def _meant(word: str, cells: Sequence[str], unnamed: bool) -> PlayerColumn | None:
    """What a column is whose heading does not say it alone; None if its cells do not say it either."""
    if not cells:
        return None
    hinted = next((column for column, fits in _HINTS.get(word, ()) if fits(cells)), None)
    if hinted is not None or not unnamed:
        return hinted
    found = [column for column in _EVEN_UNNAMED if _LOOKS[column](cells)]
    several = len(set(map(search_key, cells))) > 1
    return found[0] if len(found) == 1 and several else None


# Without headings that anybody understands


def _by_looks(grid: Grid) -> Headings:
    """What the columns of a table without headings can only be; what could be two things is nothing.

    A column of numbers between 1900 and 2030 may be years or ratings, two of
    ratings may be either way round. Without any headings, that one of several columns
    of words has the names in which nobody has a single word, and no two have the same.
    """
    at = _unknown_headings(grid)
    rows = grid.rows[at + 1 :]
    looks: dict[int, PlayerColumn] = {}
    unclear: list[int] = []
    for place in range(grid.width):
        cells = _cells(rows, place)
        kinds = [column for column, fits in _LOOKS.items() if cells and fits(cells)]
        if not cells or all(cell.rstrip(".") == str(n) for cell, n in zip(cells, count(1), strict=False)):
            continue
        if not kinds or (kinds[0] is PlayerColumn.RATING and all(_may_be_year(cell) for cell in cells)):
            unclear.append(place)
        else:
            looks[place] = kinds[0]
    if at < 0:
        looks, others = _one_of_names(looks, rows)
        unclear += others
    found = list(looks.values())
    unclear += [place for place, column in looks.items() if found.count(column) > 1]
    columns = {column: place for place, column in looks.items() if found.count(column) == 1}
    names = grid.rows[at].cells if at >= 0 else ()
    told = tuple(sorted(columns.values())) if at >= 0 else ()
    return Headings(at, columns, unclear=tuple(sorted(unclear)), by_content=told, names=names)


def _one_of_names(
    looks: Mapping[int, PlayerColumn], rows: Sequence[GridRow]
) -> tuple[dict[int, PlayerColumn], list[int]]:
    """What columns look like with one of names at most, if one alone has whole names; and the others of words."""
    words = [place for place, column in looks.items() if column is PlayerColumn.NAME]
    whole = [place for place in words if _whole_names(_cells(rows, place))]
    others = [place for place in words if place not in whole] if len(whole) == 1 else []
    return {place: column for place, column in looks.items() if place not in others}, others


def _whole_names(cells: Sequence[str]) -> bool:
    """Whether cells are names of people: of two words or more each, and everybody's own."""
    return all(len(without_number(cell).split()) > 1 for cell in cells) and len(set(cells)) == len(cells)


def _may_be_year(cell: str) -> bool:
    return cell.isdecimal() and 1900 <= int(cell) <= 2030


def _unknown_headings(grid: Grid) -> int:
    """The place of a first row whose words stand above figures: headings in words that nobody here knows; else -1."""
    if len(grid.rows) < 3:
        return -1
    first, rest = grid.rows[0].cells, grid.rows[1:]
    if len(first) < 2 or any(sign.isdigit() for cell in first for sign in cell):
        return -1
    return 0 if any(_above_figures(cell, _cells(rest, place)) for place, cell in enumerate(first)) else -1


def _above_figures(cell: str, below: Sequence[str]) -> bool:
    figures = sum(any(sign.isdigit() for sign in each) for each in below)
    return len(cell) > 1 and not is_nothing(cell) and figures > 1 and figures == len(below)
