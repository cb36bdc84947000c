"""One row of a table on its way to a player: every cell is read as its column says, and what cannot be is noted.

No note shows a citizen's identity number.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from typing import TypeVar

from hakem.formats.json_with_places import shown
from hakem.formats.tables.cells import (
    ColumnHabits,
    birth_in,
    board_in,
    federation_in,
    fide_id_in,
    habits_of_days,
    habits_of_sex,
    is_no_text,
    is_nothing,
    name_and_title,
    rating_in,
    title_in,
    turned_name,
    without_number,
)
from hakem.formats.tables.grid import GridRow
from hakem.formats.tables.headings import WHOLE_NAMES, Headings, PlayerColumn
from hakem.formats.tables.imported import Gravity, ImportedRow, PlayerFields, RowProblem
from hakem.i18n import Datum, Message
from hakem.i18n.message import NOTHING
from hakem.model import Birth, Sex, Title, looks_like_citizen_number, search_key
from hakem.values import dataclass, field

T = TypeVar("T")
LONG_NUMBER = re.compile(r"(?<!\d)\d{11}(?!\d)")
_BLOCKING, _MUST_READ, _INFORMATION = Gravity.BLOCKING, Gravity.MUST_READ, Gravity.INFORMATION
_FIRST_YEAR, _LAST_YEAR = 1900, 2100
_REMARK = re.compile(r"[^\W\d]\s*:")
"""A word and a colon begin a remark below a table, and no name."""
_COMMA = re.compile(r"\s*,\s*")


def safe(text: str) -> str:
    """A piece of the table as a message may show it: short, printable, and with no long number in it."""
    return shown(LONG_NUMBER.sub("…", text))


@dataclass(frozen=True, slots=True)
class TableHabits:
    """What the rows of a table have in common: its columns, how these write things, and the year of the event."""

    heads: Headings
    days: ColumnHabits
    sexes: ColumnHabits
    men_blank: bool
    year: int | None = None


def table_of(body: Sequence[GridRow], heads: Headings, year: int | None) -> TableHabits:
    """The habits of the columns, as their cells show them."""
    days = habits_of_days(column_cells(body, heads, PlayerColumn.BIRTH))
    sexes = habits_of_sex(column_cells(body, heads, PlayerColumn.SEX))
    return TableHabits(heads, days, sexes, _blank_means_man(body, heads, sexes), year)


def column_cells(body: Sequence[GridRow], heads: Headings, column: PlayerColumn) -> list[str]:
    """The filled cells of a column; none if the table has no such column."""
    place = heads.columns.get(column)
    if place is None:
        return []
    return [row.cells[place] for row in body if place < len(row.cells) and row.cells[place]]


def _blank_means_man(body: Sequence[GridRow], heads: Headings, sexes: ColumnHabits) -> bool:
    """Lists for Swiss-Manager say F or W for women and nothing for men: some women, nobody a man, some blank."""
    place = heads.columns.get(PlayerColumn.SEX)
    if place is None or heads.at < 0:
        return False
    written = [search_key(row.cells[place]) if place < len(row.cells) else "" for row in body]
    said = {sexes.sexes.get(word) for word in written if word}
    return said == {Sex.WOMAN} and "" in written


@dataclass(slots=True)
class RowReader:
    """One row on its way to a player; what cannot be read is noted."""

    row: GridRow
    table: TableHabits
    problems: list[RowProblem] = field(default_factory=list)
    identities: list[str] = field(default_factory=list)

    def read(self) -> ImportedRow:
        """The player that the row says, with everything that is wrong with it."""
        name, title = self._name()
        fields = PlayerFields(
            name=name,
            rating=self._cell(PlayerColumn.RATING, rating_in),
            national_rating=self._cell(PlayerColumn.NATIONAL_RATING, rating_in),
            title=title,
            sex=self._sex(),
            birth=self._birth(),
            federation=self._cell(PlayerColumn.FEDERATION, federation_in),
            club=self._called(PlayerColumn.CLUB),
            fide_id=self._cell(PlayerColumn.FIDE_ID, fide_id_in),
            national_id=self._national_id(),
            team=self._called(PlayerColumn.TEAM),
            board=self._cell(PlayerColumn.BOARD, board_in),
            group=self._called(PlayerColumn.GROUP),
        )
        self._identity()
        identity = self.identities[0] if self.identities else None
        return ImportedRow(self.row.row, fields, tuple(self.problems), identity)

    def _raw(self, column: PlayerColumn) -> str:
        place = self.table.heads.columns.get(column)
        return self.row.cells[place] if place is not None and place < len(self.row.cells) else ""

    def _text(self, column: PlayerColumn) -> str | None:
        """A cell without a citizen's number, which has no business in any other column than its own."""
        text = self._raw(column)
        for number in LONG_NUMBER.findall(text):
            if looks_like_citizen_number(number):
                self.identities.append(number)
                self._note("import.identity-elsewhere", _MUST_READ, column)
                text = " ".join(text.replace(number, " ").split())
        return text or None

    def _called(self, column: PlayerColumn) -> str | None:
        """The name of a club, team or group; a stroke is none."""
        text = self._text(column)
        return None if text is None or is_no_text(text) else text

    def _note(self, key: str, gravity: Gravity, column: PlayerColumn, data: Mapping[str, Datum] = NOTHING) -> None:
        place = self.table.heads.columns.get(column, -1) + 1
        self.problems.append(RowProblem(Message(key, data), gravity, self.row.row, place))

    def _cell(self, column: PlayerColumn, read: Callable[[str], T | None]) -> T | None:
        text = self._text(column) or ""
        if is_nothing(text):
            return None
        value = read(text)
        if value is None:
            self._note(f"import.unread.{column.value}", _MUST_READ, column, {"text": safe(text)})
        return value

    def _name(self) -> tuple[str, Title | None]:
        """The name as it stands, and the title of its column, else the one that stands beside the name."""
        name, column = self._whole_name()
        said = self._cell(PlayerColumn.TITLE, title_in)
        name, beside = name_and_title(_COMMA.sub(", ", without_number(name)).strip(", "))
        if beside is not None:
            other = said is not None and said is not beside
            self._note(
                "import.two-titles" if other else "import.title-in-name", _INFORMATION, column, {"text": beside.value}
            )
        if not name:
            self._note("import.no-name", _BLOCKING, column)
        elif _REMARK.search(name) or not any(sign.isalpha() for sign in name):
            self._note("import.unread.name", _BLOCKING, column, {"text": safe(name)})
        return turned_name(name, column.value), said or beside

    def _whole_name(self) -> tuple[str, PlayerColumn]:
        """The name, from one column or from two."""
        surname, given = self._text(PlayerColumn.SURNAME), self._text(PlayerColumn.GIVEN_NAME)
        column = next((each for each in WHOLE_NAMES if each in self.table.heads.columns), PlayerColumn.SURNAME)
        if surname and given:
            return f"{surname}, {given}", PlayerColumn.SURNAME
        return self._text(column) or surname or given or "", column

    def _sex(self) -> Sex | None:
        if self.table.men_blank and not self._raw(PlayerColumn.SEX):
            return Sex.MAN
        return self._cell(PlayerColumn.SEX, lambda text: self.table.sexes.sexes.get(search_key(text)))

    def _birth(self) -> Birth | None:
        born = self._cell(PlayerColumn.BIRTH, lambda text: birth_in(text, self.table.days))
        if born is not None and not _FIRST_YEAR <= born.year <= (self.table.year or _LAST_YEAR):
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
        if text is not None and LONG_NUMBER.search(text):
            self._note("import.identity", _MUST_READ, PlayerColumn.NATIONAL_ID)
            return None
        return None if text is None or is_nothing(text) else text

    def _identity(self) -> None:
        """The number in its own column; the text of a wrong one is never repeated."""
        text = self._raw(PlayerColumn.IDENTITY).replace(" ", "")
        if looks_like_citizen_number(text):
            self.identities.insert(0, text)
        elif not is_nothing(text):
            self._note("import.identity", _MUST_READ, PlayerColumn.IDENTITY)
