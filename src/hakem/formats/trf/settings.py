"""Every record of a TRF file that is not a player: the event, its settings, its teams."""

from __future__ import annotations

from hakem.formats.document import StatedTeam
from hakem.formats.trf.comments import COMMENT, Comments
from hakem.formats.trf.event_records import TIE_BREAKS, TIE_BREAKS_AFTER_SCORE
from hakem.formats.trf.fields import whole_number
from hakem.formats.trf.findings import Findings
from hakem.formats.trf.layout import Row, numbers_from
from hakem.formats.trf.pairing_records import VirtualRange
from hakem.formats.trf.points import PointValues
from hakem.formats.trf.records import INTERPRETED, KEPT_RECORDS
from hakem.formats.trf.team_records import TeamRecords
from hakem.formats.trf.team_rounds import READ_AS_TEAMS, TeamRounds
from hakem.model import (
    AbnormalPoints,
    ByeKind,
    Colour,
    PlayerId,
    Prohibition,
    RatingMethod,
    Team,
)


class Settings:
    """What the records say, as they come; ids are still those of the file."""

    def __init__(self, found: Findings, of_teams: bool = False, new_teams: bool = False) -> None:
        self.found = found
        self.of_teams = of_teams
        self._new_teams = new_teams
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
        self.accelerated = False
        """Asked for beside the type code."""

        self.virtual_ranges: list[VirtualRange] = []
        self.prohibited: list[Prohibition] = []
        self.abnormal: list[AbnormalPoints] = []
        self.teams: list[Team] = []
        self.team_records = TeamRecords(found)
        self.team_rounds: TeamRounds = TeamRounds(found)
        self.stated_teams: dict[int, StatedTeam] = {}
        self.tables: list[Row] = []
        self.comments = Comments(found)
        self.records: list[str] = []
        self.mentioned: list[tuple[int, int, int]] = []

    def read(self, row: Row) -> None:
        """Take one record; one that nobody here interprets is kept as it stands.

        ``of_teams``: numbers in some records are those of teams. ``new_teams``:
        old rows of teams stand beside new ones.
        """
        code = row.code
        known = INTERPRETED.get(code)
        if code == "013" and self._new_teams:
            self.found.adjusted((row.number, 1), "trf.old-team")
        elif self.of_teams and code in READ_AS_TEAMS:
            READ_AS_TEAMS[code](self, row)
        elif known is None or known.read is None:
            self.keep(row)
        elif known.once and code in self.first_row and row.value:
            self.records.append(f"{COMMENT} {row.text}")  # as a comment, so that nobody takes it for the setting
            self.found.adjusted((row.number, 1), "trf.again", {"code": code})
        elif row.value or not known.once:
            self.first_row.setdefault(code, row.number)
            known.read(self, row)

    def tie_breaks(self) -> tuple[str, ...]:
        """The list that begins with the score, if there is one, else the other; they are alternatives."""
        return self.lists.get(TIE_BREAKS_AFTER_SCORE) or self.lists.get(TIE_BREAKS, ())

    def kept_records(self) -> tuple[str, ...]:
        """Everything that is written back as it stands: what nobody interprets, and a second list of tie-breaks."""
        plain = self.lists.get(TIE_BREAKS)
        beside = [f"{TIE_BREAKS} {','.join(plain)}"] if plain and self.lists.get(TIE_BREAKS_AFTER_SCORE) else []
        return (*beside, *self.records)

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
