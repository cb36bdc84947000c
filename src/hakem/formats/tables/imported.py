"""What a table of players gives: a value for every row, with everything that is wrong with it; nothing is decided here.

A citizen's identity number stands apart from the player, in a field that is
never printed: whoever has a place for secrets may put it there.
"""

from __future__ import annotations

from collections.abc import Iterable

from hakem.i18n import Message
from hakem.model import Birth, Player, Result, Sex, Title
from hakem.values import OneOf, dataclass, field


class Gravity(OneOf):
    """How bad it is: a BLOCKING row cannot be used, what MUST_READ says was left out, the rest is INFORMATION."""

    BLOCKING = "blocking"
    MUST_READ = "must-read"
    INFORMATION = "information"

    @property
    def order(self) -> int:
        """The worst first."""
        return list(Gravity).index(self)


@dataclass(frozen=True, slots=True)
class RowProblem:
    """Something about a row of a table; ``column`` counts from 1, 0 is the whole row."""

    message: Message
    gravity: Gravity
    row: int
    column: int = 0


@dataclass(frozen=True, slots=True)
class PlayerFields:
    """What a row says of a player; None is an empty cell, or one that nobody could read.

    ``national_id`` is the membership number, never a citizen's identity number.
    """

    name: str = ""
    rating: int | None = None
    national_rating: int | None = None
    title: Title | None = None
    sex: Sex | None = None
    birth: Birth | None = None
    federation: str | None = None
    club: str | None = None
    fide_id: int | None = None
    national_id: str | None = None
    team: str | None = None
    board: int | None = None
    group: str | None = None


@dataclass(frozen=True, slots=True)
class ImportedRow:
    """A row of the table: what it says of a player, and what is wrong with it.

    ``twin`` is the row before it that is about the same person as far as both say, 0 if there is none.
    """

    row: int
    fields: PlayerFields
    problems: tuple[RowProblem, ...] = ()
    identity: str | None = field(default=None, repr=False)
    twin: int = 0

    @property
    def usable(self) -> bool:
        """Whether a player can be made of it."""
        return all(problem.gravity is not Gravity.BLOCKING for problem in self.problems)


@dataclass(frozen=True, slots=True)
class SourceColumn:
    """A column of a table as it came: its place from 0, its heading, its cells in the first rows, and what it is.

    The samples of all columns are of the same rows; ``further`` stands below them in a column that is empty there.
    ``column`` names a :class:`~hakem.formats.tables.headings.PlayerColumn`, "other" if it is not read.
    """

    place: int
    heading: str
    samples: tuple[str, ...]
    column: str
    further: str = ""


@dataclass(frozen=True, slots=True)
class ImportedPlayers:
    """A whole table, in its order; ``problems`` are those that are about no single row.

    ``columns`` are those of a table of cells, none of a report; ``mark`` tells where such tables come from.
    """

    rows: tuple[ImportedRow, ...] = ()
    problems: tuple[RowProblem, ...] = ()
    columns: tuple[SourceColumn, ...] = ()
    mark: str = ""

    @property
    def all_problems(self) -> tuple[RowProblem, ...]:
        """Everything that is wrong, the worst first, then in the order of the table."""
        every = (*self.problems, *(problem for row in self.rows for problem in row.problems))
        return tuple(sorted(every, key=lambda problem: (problem.gravity.order, problem.row, problem.column)))

    @property
    def usable(self) -> tuple[ImportedRow, ...]:
        """The rows that players can be made of; none if the table as a whole is of no use."""
        if any(problem.gravity is Gravity.BLOCKING for problem in self.problems):
            return ()
        return tuple(row for row in self.rows if row.usable)


def imported_from(players: Iterable[tuple[Player, str | None, int | None]]) -> ImportedPlayers:
    """Players of another event, each with team and board, as if they stood in a table: the first is row 1."""
    rows = []
    for number, (player, team, board) in enumerate(players, start=1):
        fields = PlayerFields(
            name=player.name,
            rating=player.rating,
            national_rating=player.national_rating,
            title=player.title,
            sex=player.sex,
            birth=player.birth,
            federation=player.federation,
            club=player.club,
            fide_id=player.fide_id,
            national_id=player.national_id,
            team=team,
            board=board,
        )
        rows.append(ImportedRow(number, fields))
    return ImportedPlayers(tuple(rows))


@dataclass(frozen=True, slots=True)
class ImportedResult:
    """A board of a round as another program tells it, players by their pairing numbers; without ``black`` a bye.

    ``board`` is 0 where the other program says nothing about it. The ``result``
    of a bye is open: what it is worth is a matter of the event.
    """

    row: int
    round_no: int
    board: int
    white: int
    black: int | None
    result: Result


@dataclass(frozen=True, slots=True)
class ImportedResults:
    """All boards that could be read, in the order of the file, and what is wrong with the others."""

    results: tuple[ImportedResult, ...] = ()
    problems: tuple[RowProblem, ...] = ()
