"""Every record of a TRF file that is not a player: the event, its settings, its teams."""

from __future__ import annotations

import re
from collections.abc import Mapping
from types import MappingProxyType

from hakem.formats.document import StatedTeam
from hakem.formats.trf.comments import Comments
from hakem.formats.trf.fields import day, whole_number
from hakem.formats.trf.findings import Findings
from hakem.formats.trf.layout import Row, numbers_from
from hakem.formats.trf.points import BB_CODES, PointValues
from hakem.formats.trf.setting_records import READERS, VirtualRange, read_type_code
from hakem.formats.trf.team_records import TeamRecords
from hakem.model import (
    AbnormalPoints,
    ByeKind,
    Colour,
    PlayerId,
    Prohibition,
    RatingMethod,
    Team,
)

TEXT_RECORDS: Mapping[str, str] = MappingProxyType(
    {
        "012": "name",
        "022": "city",
        "032": "federation",
        "092": "kind",
        "102": "chief_arbiter",
        "122": "time_control",
        "182": "controller",
        "222": "time_control_code",
    }
)
DATE_RECORDS: Mapping[str, str] = MappingProxyType({"042": "start", "052": "end"})
TIE_BREAKS, TIE_BREAKS_AFTER_SCORE = "202", "212"
"""The list of tie-breaks, and the same beginning with the score."""
LIST_RECORDS = (TIE_BREAKS, TIE_BREAKS_AFTER_SCORE)
COUNT_RECORDS = ("062", "072", "082")
COMMENT = "###"
KEPT_RECORDS = frozenset({COMMENT, "801", "802"})
"""Records that are kept as they stand without a word: comments and tables for the eye."""
ONCE = frozenset({*TEXT_RECORDS, *DATE_RECORDS, *LIST_RECORDS, "132", "142", "XXR", "152", "192", "352", "362"})
"""Records that can only be said once."""
ABOUT_TEAMS = frozenset({"240", "250", "260", "299"})
"""Records whose numbers are those of teams when the event is one of teams."""
TEAM_TYPE = re.compile(r"[A-Z]+_(?:[A-Z]+_)*TEAM")
_TYPE_CODE = re.compile(r"(?:FIDE|BERGER|CUSTOM)_[A-Z0-9_]+\Z")


class Settings:
    """What the records say, as they come; ids are still those of the file."""

    def __init__(self, found: Findings, not_interpreted: frozenset[str] = frozenset()) -> None:
        self.found = found
        self._not_interpreted = not_interpreted
        self.first_row: dict[str, int] = {}
        self.event: dict[str, object] = {}
        self.lists: dict[str, tuple[str, ...]] = {}
        self.deputies: list[str] = []
        self.rating_methods: list[RatingMethod] = []
        self.counts: dict[str, tuple[int, int]] = {}
        self.rounds: dict[str, tuple[int, int]] = {}
        self.colours: dict[str, tuple[int, Colour]] = {}
        self.by_position = False
        self.points = PointValues()
        self.byes: list[tuple[int, int, ByeKind, int | None, PlayerId]] = []
        self.baku = False
        self.virtual_ranges: list[VirtualRange] = []
        self.prohibited: list[Prohibition] = []
        self.abnormal: list[AbnormalPoints] = []
        self.teams: list[Team] = []
        self.team_records = TeamRecords(found)
        self.stated_teams: list[StatedTeam] = []
        self.comments = Comments(found)
        self.records: list[str] = []
        self.mentioned: list[tuple[int, int, int]] = []

    def interprets(self, code: str) -> bool:
        """Whether a record of that code has a meaning here."""
        return any(code in known for known in (TEXT_RECORDS, DATE_RECORDS, LIST_RECORDS, BB_CODES, READERS))

    def read(self, row: Row) -> None:
        """Take one record; one that nobody here interprets is kept as it stands."""
        code = row.code
        if code in self._not_interpreted and code == "013":
            self.found.adjusted((row.number, 1), "trf.old-team")
        elif code in self._not_interpreted:
            self.keep(row)
        elif code in ONCE and code in self.first_row and row.value:
            self.records.append(f"### {row.text}")  # as a comment, so that nobody takes it for the setting
            self.found.adjusted((row.number, 1), "trf.again", {"code": code})
        elif row.value or code not in ONCE:
            self.first_row.setdefault(code, row.number)
            self._interpret(row)

    def _interpret(self, row: Row) -> None:
        code = row.code
        if code in TEXT_RECORDS:
            self._text(row, TEXT_RECORDS[code])
        elif code in DATE_RECORDS:
            self._date(row, DATE_RECORDS[code])
        elif code in LIST_RECORDS:
            self.lists[code] = tuple(part.strip() for part in row.value.split(",") if part.strip())
        elif code in COUNT_RECORDS:
            self._count(row)
        elif code in BB_CODES:
            self.points.read_bb(row, self.found)
        elif code in READERS:
            READERS[code](self, row)
        elif code == COMMENT:
            left = self.comments.read(row)
            self.records += [] if left is None else [left]
        else:
            self.keep(row)

    def tie_breaks(self) -> tuple[str, ...]:
        """The list that begins with the score, if there is one, else the other; they are alternatives."""
        return self.lists.get(TIE_BREAKS_AFTER_SCORE) or self.lists.get(TIE_BREAKS, ())

    def kept_records(self) -> tuple[str, ...]:
        """Everything that is written back as it stands: what nobody interprets, and a second list of tie-breaks."""
        beside = f"{TIE_BREAKS} {','.join(self.lists[TIE_BREAKS])}" if all(map(self.lists.get, LIST_RECORDS)) else None
        return (beside, *self.records) if beside else tuple(self.records)

    def keep(self, row: Row) -> None:
        """Keep the record for writing it back, and say so unless it is a comment."""
        self.records.append(row.text)
        if row.code not in KEPT_RECORDS:
            self.found.adjusted((row.number, 1), "trf.kept", {"code": row.code})

    def one_id(self, row: Row, column: int, text: str) -> PlayerId:
        """The player named at a column, who must exist in the end; 0 if that is no number, which is said."""
        number = whole_number(text)
        if number is None:
            self.found.error((row.number, column), "trf.id", {"text": text})
            return PlayerId(0)
        self.mentioned.append((row.number, column, number))
        return PlayerId(number)

    def ids(self, row: Row, column: int) -> tuple[PlayerId, ...]:
        """The players listed from a column on; zeros stand for nobody."""
        return tuple(self.one_id(row, at, text) for at, text in numbers_from(row, column) if text.strip("0"))

    def _text(self, row: Row, field: str) -> None:
        self.event[field] = row.value
        if field == "kind" and _TYPE_CODE.match(row.value) and "type_code" not in self.event:
            self.found.adjusted((row.number, 5), "trf.type-in-092", {"code": row.value})
            read_type_code(self, row)

    def _date(self, row: Row, field: str) -> None:
        value = day(row.value)
        if value is None:
            del self.first_row[row.code]
            self.keep(row)
            self.found.adjusted((row.number, 5), "trf.date", {"text": row.value})
        else:
            self.event[field] = value

    def _count(self, row: Row) -> None:
        number = whole_number(re.split(r"\D", row.value, maxsplit=1)[0])
        if number is not None:
            self.counts[row.code] = (row.number, number)
