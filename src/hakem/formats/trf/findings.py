"""A list of findings that grows while a file is read."""

from __future__ import annotations

from collections.abc import Mapping

from hakem.formats.document import FileProblem, Finding
from hakem.formats.trf.layout import Row
from hakem.i18n import Message
from hakem.i18n.message import NOTHING, Datum
from hakem.model import Points, parse_points

Place = tuple[int, int]
"""Row and column, both from 1."""


class Findings:
    """Collects what is wrong or was adjusted; remembers which rows are damaged."""

    def __init__(self) -> None:
        self._found: list[FileProblem] = []
        self.damaged_rows: set[int] = set()
        self.player_lost = False
        """Nobody can tell whose one of the rows is, so a name that is missing proves nothing."""

        self.team_lost = False
        """The same for the row of a team."""

        self.by_bytes = False
        """A row has shown that this file counts bytes, not characters."""

    def padded_by_bytes(self, place: Place) -> None:
        """A row whose columns are bytes; the rows after it will be, too."""
        self.by_bytes = True
        self.adjusted(place, "trf.byte-padding")

    def error(self, place: Place, key: str, data: Mapping[str, Datum] = NOTHING) -> None:
        """Something that cannot be read; its row is not believed any more."""
        self.damaged_rows.add(place[0])
        self._found.append(FileProblem(Message(key, data), Finding.ERROR, *place))

    def adjusted(self, place: Place, key: str, data: Mapping[str, Datum] = NOTHING) -> None:
        """Something that was read differently from how it stands there."""
        self._found.append(FileProblem(Message(key, data), Finding.ADJUSTED, *place))

    def points(self, row: Row, columns: tuple[int, int], said_at: int) -> Points | None:
        """Points in a field; None if it is blank, or if it holds no points and that has been said."""
        text = row.cols(*columns)
        try:
            return parse_points(text) if text else None
        except ValueError:
            self.error((row.number, said_at), "trf.points", {"text": text})
            return None

    def add(self, problem: FileProblem) -> None:
        """A finding made elsewhere."""
        if problem.finding is Finding.ERROR:
            self.damaged_rows.add(problem.row)
        self._found.append(problem)

    @property
    def failed(self) -> bool:
        """Whether there is an error."""
        return any(p.finding is Finding.ERROR for p in self._found)

    def in_order(self) -> tuple[FileProblem, ...]:
        """Everything found, in the order of the file."""
        return tuple(sorted(self._found, key=lambda p: (p.row, p.column)))
