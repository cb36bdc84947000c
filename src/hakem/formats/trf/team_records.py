"""The records about teams: who they are (013, 310), their byes (320), forfeited matches (330), colours and points.

Board colours are record 352, match points record 362.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from itertools import groupby, zip_longest
from types import MappingProxyType
from typing import TYPE_CHECKING

from hakem.formats.document import Lost, StatedTeam
from hakem.formats.trf.fields import whole_number
from hakem.formats.trf.findings import Findings, Place
from hakem.formats.trf.layout import Row, fitted_list
from hakem.formats.trf.record_type import ONLY_26, UNTIL_16, RecordType
from hakem.model import (
    NO_LINE_UP_RULES,
    NO_TEAM_PLAY,
    WHITE_OR_BLACK,
    ByeKind,
    ForfeitedMatch,
    Part,
    Points,
    RoundNo,
    Team,
    TeamBye,
    TeamId,
    TeamPlay,
    TeamScoring,
    decimal_text,
    parse_points,
)
from hakem.values import replace

if TYPE_CHECKING:
    from hakem.formats.trf.settings import Settings
    from hakem.formats.trf.sheet import Sheet

FIRST_BYE = 15
"""Column where the team that has the bye of round 1 stands in record 320."""
BYE_STEP = 4
TEAM_WIDTH = 3

MATCH_POINTS: Mapping[str, str] = MappingProxyType({"TW": "win", "TD": "draw", "TL": "loss"})
"""Codes of record 362, in its order, and what they are the value of."""

FORFEITS: Mapping[str, tuple[bool, bool]] = MappingProxyType(
    {"+-": (True, False), "-+": (False, True), "--": (False, False)}
)
"""Whether White wins, whether Black does."""

_TEAM_NAME = 32
_USUAL = TeamScoring()
_ENTRY_362 = re.compile(r"([A-Za-z]{2})\s*=?\s*((?![Tt])\S*)|\S+")
_BYE_VALUES: Mapping[str, tuple[int, int]] = MappingProxyType({"bye_match_points": (5, 8), "bye_game_points": (10, 13)})


class TeamRecords:
    """What these records say, as they come, and where every team is named."""

    def __init__(self, found: Findings) -> None:
        self._found = found
        self._values: dict[str, Points] = {}
        self._board_colours = ""
        self._byes: list[TeamBye] = []
        self._forfeited: list[ForfeitedMatch] = []
        self.named: list[tuple[Place, TeamId]] = []
        self._places: dict[tuple[int | None, int | None], Place] = {}

    def read_byes(self, row: Row) -> None:
        """``320  1.0  2.0 000 007``: two values, then a team for every round; zeros stand for none."""
        for field, columns in _BYE_VALUES.items():
            points = self._found.points(row, columns, columns[0])
            if points is not None and self._values.setdefault(field, points) != points:
                self._found.adjusted((row.number, columns[0]), "trf.point-twice", {"code": row.code})
        for round_no, column in enumerate(range(FIRST_BYE, len(row.text) + 1, BYE_STEP), start=1):
            text = row.cols(column, column + TEAM_WIDTH - 1)
            team = self._team(row, column, text, round_no) if text.strip("0") else None
            if team is not None:
                self._byes.append(TeamBye(RoundNo(round_no), team))

    def read_forfeit(self, row: Row) -> None:
        """``330 +- 004 023 047``: how it ended, the round, White on board 1 and the other team."""
        wins = FORFEITS.get(row.cols(5, 6))
        round_no = whole_number(row.cols(8, 10))
        if wins is None or not round_no:
            self._found.error((row.number, 5 if wins is None else 8), "trf.forfeit-record", {"text": row.value})
            return
        white, black = (self._team(row, column, row.cols(column, column + 2), round_no) for column in (12, 16))
        if white is not None and black is not None:
            self._forfeited.append(ForfeitedMatch(RoundNo(round_no), white, black, *wins))

    def read_board_colours(self, row: Row) -> None:
        """``352 WBWB``: the colours of the team that has White on board 1."""
        letters = row.value.upper()
        if set(letters) - WHITE_OR_BLACK:
            self._found.error((row.number, 5), "model.board-colours", {"text": row.value[:20]})
        else:
            self._board_colours = letters

    def read_match_points(self, row: Row) -> None:
        """``362 TW 3.0   TD 1.0   TL 0.0``"""
        for entry in _ENTRY_362.finditer(row.text, 4):
            code, text = (entry[1] or entry[0]).upper(), entry[2] or ""
            place = (row.number, entry.start() + 1)
            try:
                field, points = MATCH_POINTS[code], parse_points(text)
            except (KeyError, ValueError):
                self._found.error(place, "trf.point-value", {"code": code[:20], "text": text[:20]})
                continue
            if self._values.setdefault(field, points) != points:
                self._found.adjusted(place, "trf.point-twice", {"code": code})

    def _team(self, row: Row, column: int, text: str, round_no: int) -> TeamId | None:
        number = whole_number(text)
        if not number:
            self._found.error((row.number, column), "trf.team-number", {"text": text})
            return None
        self.named.append(((row.number, column), TeamId(number)))
        self._places[round_no, number] = (row.number, column)
        return TeamId(number)

    def place_of(self, round_no: int | None, team: int | None) -> Place | None:
        """Where a round names a team, the last place if there are several; None where it does not."""
        return self._places.get((round_no, team))

    def team_play(self) -> TeamPlay:
        """All of it as one value; byes in the order of the rounds."""
        scoring = TeamScoring(**self._values, board_colours=self._board_colours)
        byes = sorted(self._byes, key=lambda bye: bye.round_no)
        return TeamPlay(scoring, tuple(byes), tuple(self._forfeited))


def _read_013(s: Settings, raw: Row) -> None:
    row = _listed(s, raw, 37)
    s.teams.append(Team(TeamId(len(s.teams) + 1), row.cols(5, 36), s.ids(row, 37)))


def _read_310(s: Settings, raw: Row) -> None:
    row = _listed(s, raw, 74)
    number = whole_number(row.cols(5, 7))
    if not number:
        s.found.error((row.number, 5), "trf.team-number", {"text": row.cols(5, 7)})
        s.found.team_lost = True
        return
    if any(team.id == number for team in s.teams):
        s.found.error((row.number, 5), "model.team-twice", {"team": number})
        return
    team = TeamId(number)
    strength = s.found.points(row, (48, 53), 48)
    s.teams.append(Team(team, row.cols(9, 40), s.ids(row, 74), row.cols(42, 46) or None, strength))
    s.stated_teams[row.number] = StatedTeam(team, row.cols(55, 60), row.cols(62, 67), row.cols(69, 71))


def _listed(s: Settings, raw: Row, column: int) -> Row:
    """The row of a team, however its name is padded."""
    row, by_bytes = fitted_list(raw, column, s.found.by_bytes)
    if by_bytes:
        s.found.padded_by_bytes((row.number, 5))
    return row


def _write_352(sheet: Sheet) -> Iterator[str]:
    """Board colours."""
    colours = sheet.t.team_play.scoring.board_colours
    if colours:
        yield f"352 {sheet.text(colours)}"


def _write_362(sheet: Sheet) -> Iterator[str]:
    """Match points if they are not the usual ones."""
    scoring = sheet.t.team_play.scoring
    values = {code: getattr(scoring, field) for code, field in MATCH_POINTS.items()}
    if any(value != getattr(_USUAL, MATCH_POINTS[code]) for code, value in values.items()):
        yield "362 " + "   ".join(f"{code}{_points(sheet, value)}" for code, value in values.items())


def _write_320(sheet: Sheet) -> Iterator[str]:
    """What the bye of a team is worth, and who had it in which round.

    One record has place for one team in a round; if a round has more, further
    records name the others.
    """
    scoring = sheet.t.team_play.scoring
    byes = [at for at in sheet.t.team_play.byes if at.kind is ByeKind.PAIRING_ALLOCATED]
    values = (scoring.bye_match_points, scoring.bye_game_points)
    if not byes and values == (None, None):
        return
    head = "320 " + " ".join(_points(sheet, value) for value in values)
    by_round = [list(group) for _, group in groupby(sorted(byes, key=_round), key=_round)]
    for row in list(zip_longest(*by_round)) or [()]:
        team_of = {bye.round_no: bye.team for bye in row if bye is not None}
        teams = (team_of.get(n, 0) for n in range(1, max(team_of, default=0) + 1))
        yield (head + "".join(f" {_number(sheet, team)}" for team in teams)).rstrip()


def _write_330(sheet: Sheet) -> Iterator[str]:
    """Matches that did not take place."""
    codes = {wins: code for code, wins in FORFEITS.items()}
    for match in sheet.t.team_play.forfeited:
        numbers = " ".join(_number(sheet, number) for number in (match.round_no, *match.teams))
        yield f"330 {codes[match.white_wins, match.black_wins]} {numbers}"


def _write_013(sheet: Sheet) -> Iterator[str]:
    """Teams as TRF16 has them: a name and the members; the number is the position."""
    for place, team in enumerate(sheet.t.teams, start=1):
        if team.id != place or team.nickname or team.strength is not None:
            sheet.note("write.lost.team", {"team": team.id})
        yield f"013 {sheet.padded(team.name, _TEAM_NAME)}{sheet.ids(team.members)}".rstrip()


def _write_310(sheet: Sheet) -> Iterator[str]:
    """Teams as TRF26 has them; points and rank as the file read had them."""
    stated = {s.team: s for s in sheet.extras.teams}
    for team in sheet.t.teams:
        s = stated.get(team.id)
        strength = decimal_text(team.strength) if team.strength is not None else ""
        figures = (strength, s.match_points, s.game_points, s.rank) if s else (strength, "", "", "")
        columns = " ".join(sheet.field(figure, width) for figure, width in zip(figures, (6, 6, 6, 3), strict=True))
        yield (
            f"310 {sheet.field(team.id, 3)} {sheet.padded(team.name, _TEAM_NAME)} "
            f"{sheet.padded(team.nickname or '', 5)} {columns}  {sheet.ids(team.members)}"
        ).rstrip()


def _round(bye: TeamBye) -> int:
    return bye.round_no


def _points(sheet: Sheet, value: Points | None) -> str:
    return sheet.field("" if value is None else decimal_text(value), 4)


def _number(sheet: Sheet, number: int) -> str:
    return sheet.field(f"{number:03d}", TEAM_WIDTH)


def _told(read: Callable[[TeamRecords, Row], None]) -> Callable[[Settings, Row], None]:
    return lambda s, row: read(s.team_records, row)


MATCHES = (
    RecordType("352", _told(TeamRecords.read_board_colours), _write_352, ONLY_26, once=True),
    RecordType(
        "362",
        _told(TeamRecords.read_match_points),
        _write_362,
        ONLY_26,
        holds=(Part.TEAM_PLAY, "win"),
        once=True,
        lost={Lost.TEAM_PLAY: lambda t: replace(t.team_play, line_up_rules=NO_LINE_UP_RULES) != NO_TEAM_PLAY},
    ),
)
TEAMS = (
    RecordType("013", _read_013, _write_013, UNTIL_16, holds=(Part.TEAMS, "members")),
    RecordType("310", _read_310, _write_310, ONLY_26, holds=(Part.TEAMS, "members")),
    RecordType("320", _told(TeamRecords.read_byes), _write_320, ONLY_26, holds=(Part.TEAM_PLAY, "bye_match_points")),
    RecordType("330", _told(TeamRecords.read_forfeit), _write_330, ONLY_26),
)
