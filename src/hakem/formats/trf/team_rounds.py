"""What records say of teams round by round: byes they asked for (240), results of unusual value (299), line-ups (300).

Numbers in 240 and 299 are those of teams if the type code says that the event
is one of teams. Whether a record fits the teams and the games of the event shows
only when all of them are read: one that does not is not believed, and that is said.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from itertools import groupby
from types import MappingProxyType
from typing import TYPE_CHECKING

from hakem.formats.trf.cells import BYE_CODES, bye_code
from hakem.formats.trf.fields import whole_number
from hakem.formats.trf.findings import Findings
from hakem.formats.trf.layout import Row, numbers_from, tokens
from hakem.model import (
    MOST_ROUNDS,
    AbnormalKind,
    ByeKind,
    PlayerId,
    Points,
    Prohibition,
    Round,
    RoundNo,
    Team,
    TeamAbnormalPoints,
    TeamBye,
    TeamId,
    TeamLineUp,
    TeamPlay,
    Tournament,
    VirtualPoints,
    decimal_text,
)
from hakem.values import replace

if TYPE_CHECKING:
    from hakem.formats.trf.settings import Settings
    from hakem.formats.trf.sheet import Sheet

TEAM_TYPE = re.compile(r"[A-Z]+_(?:[A-Z]+_)*TEAM")
"""Type codes of events in which numbers of records are those of teams."""


def is_of_teams(t: Tournament) -> bool:
    """Whether numbers in 240, 250, 260 and 299 will be read as those of teams."""
    return TEAM_TYPE.match(t.event.type_code.upper()) is not None


ABOUT_TEAMS = frozenset({"240", "250", "260", "299"})
"""Records whose numbers are those of teams when the event is one of teams."""

MembersOfTeams = Mapping[TeamId, frozenset[PlayerId]]
"""The players of every team."""

_TEAM = 3
_COMMENT = "###"


class TeamRounds:
    """What these records say, as they come."""

    def __init__(self, found: Findings) -> None:
        self._found = found
        self._byes: list[tuple[Row, int, TeamBye]] = []
        self._abnormal: list[tuple[Row, TeamAbnormalPoints]] = []
        self._line_ups: list[tuple[Row, TeamLineUp]] = []
        self._apart: list[tuple[Row, tuple[TeamId, ...], int, int | None]] = []
        self._virtual: list[tuple[Row, range, range, Points]] = []

    def last_round(self) -> int:
        """The last round that is named."""
        return max((at.round_no for _, _, at in self._byes), default=0)

    def read_byes(self, row: Row) -> None:
        """``240 H   3   26   47``: the kind, the round, the teams."""
        parts = tokens(row, 4)
        kind = BYE_CODES.get(parts[0][1].upper()) if parts else None
        round_no = whole_number(parts[1][1]) if len(parts) > 1 else None
        if kind is None or kind is ByeKind.PAIRING_ALLOCATED or not round_no:
            self._found.error((row.number, 5), "trf.bye-record", {"text": row.value})
            return
        for column, text in parts[2:]:
            team = whole_number(text)
            if team is None:
                self._found.error((row.number, column), "trf.team-number", {"text": text})
            elif team:
                self._byes.append((row, column, TeamBye(RoundNo(round_no), TeamId(team), kind)))

    def read_abnormal(self, row: Row) -> None:
        """``299 -   1.0``: the kind, match points, game points, the round (000: all), the teams (none: all)."""
        row = _in_columns(row, self._found)
        kind = next((k for k in AbnormalKind if k.value == row.text[4:5].upper()), None)
        match = self._found.points(row, (8, 11), 8)
        game = self._found.points(row, (14, 17), 14)
        round_no = whole_number(row.cols(20, 22) or "0")
        numbers = [whole_number(text) for _, text in numbers_from(row, 24)]
        if kind is None or round_no is None or None in numbers or (match is None and game is None):
            self._found.error((row.number, 5), "trf.abnormal", {"text": row.value})
            return
        teams = tuple(TeamId(number) for number in numbers if number)
        at = RoundNo(round_no) if round_no else None
        self._abnormal.append((row, TeamAbnormalPoints(kind, match, game, at, teams)))

    def read_apart(self, row: Row) -> None:
        """``260   1   5   14   23``: the first and the last round, the teams."""
        first, last = (whole_number(row.cols(*at) or "0") for at in ((5, 7), (9, 11)))
        teams = [whole_number(text) for _, text in numbers_from(row, 13)]
        if first is None or last is None or None in teams or len(set(teams)) < 2 or 0 < last < first:
            self._found.error((row.number, 5), "model.lonely-ban" if len(set(teams)) < 2 else "model.round-range")
            return
        self._apart.append((row, tuple(TeamId(team) for team in teams if team), first or 1, last or None))

    def read_virtual(self, row: Row) -> None:
        """``250  2.0        1   1    1    2``: match points, game points, the rounds, the teams from one to another.

        The points are those of the score by which teams are paired, in whichever field they stand.
        """
        match, game = self._found.points(row, (5, 8), 5), self._found.points(row, (10, 13), 10)
        first, last, one, other = (
            whole_number(row.cols(*at) or "0") for at in ((15, 17), (19, 21), (23, 26), (28, 31))
        )
        points = game if match is None else match
        if points is None or not first or not one or last is None or other is None:
            self._found.error((row.number, 5), "trf.acceleration", {"text": row.value})
            return
        rounds, teams = range(first, (last or first) + 1), range(one, (other or one) + 1)
        if not rounds or not teams or rounds[-1] > MOST_ROUNDS:
            self._found.error((row.number, 15), "trf.acceleration", {"text": row.value})
            return
        self._virtual.append((row, rounds, teams, points))

    def apart(self, teams: Sequence[Team], keep: list[str]) -> Iterator[Prohibition]:
        """Teams that are kept apart: each is named by its first member."""
        first = _first_members(teams)
        for row, named, since, until in self._apart:
            if self._are_known(row, named, first, keep):
                players = tuple(first[team] for team in named)
                yield Prohibition(players, RoundNo(since), None if until is None else RoundNo(until))

    def virtual(self, teams: Sequence[Team], keep: list[str]) -> Iterator[VirtualPoints]:
        """The virtual points of teams: each is named by its first member."""
        first = _first_members(teams)
        for row, rounds, named, points in self._virtual:
            known = self._are_known(row, (TeamId(named[0]), TeamId(named[-1])), first, keep)
            for team in sorted(first.keys() & set(named)) if known else ():
                yield VirtualPoints(first[team], RoundNo(rounds[0]), RoundNo(rounds[-1]), points)

    def _are_known(self, row: Row, named: Sequence[TeamId], known: Collection[TeamId], keep: list[str]) -> bool:
        """Whether these are teams of the event; a record that names others is kept as it stands."""
        if all(team in known for team in named):
            return True
        self._found.adjusted((row.number, 1), "trf.kept", {"code": row.code})
        keep.append(row.text)
        return False

    def read_line_up(self, row: Row) -> None:
        """``300   1   5  17   14    0   29   39``: the round, the team, its opponent, the players by board."""
        head = [whole_number(row.cols(column, column + 2)) for column in (5, 9, 13)]
        players = [whole_number(text) for _, text in numbers_from(row, 17)]
        round_no, team, opponent = (number or 0 for number in head)
        seated = tuple(PlayerId(p) if p else None for p in players)
        line_up = TeamLineUp(RoundNo(round_no), TeamId(team), TeamId(opponent), () if None in players else seated)
        self._line_ups.append((row, line_up))

    def settled(self, play: TeamPlay, teams: Sequence[Team], rounds: Sequence[Round], keep: list[str]) -> TeamPlay:
        """All of it beside what other records say, as far as it fits; ``keep`` takes the records that do not."""
        members = {team.id: frozenset(team.members) for team in teams}
        byes = [(row, at) for row, _, at in self._byes if _may_have(at, members, play, _playing(rounds, at.round_no))]
        line_ups = [line_up for _, line_up in self._line_ups if may_sit(line_up, members)]
        self._say_what_is_not_believed(byes, line_ups, keep)
        for row, unusual in self._abnormal:
            for team in unusual.teams:
                if team not in members:
                    self._found.error((row.number, 24), "trf.unknown-team", {"team": team})
        return replace(
            play,
            byes=tuple(sorted((*play.byes, *(at for _, at in byes)), key=lambda at: at.round_no)),
            line_ups=tuple(line_ups),
            abnormal_points=tuple(unusual for _, unusual in self._abnormal),
        )

    def of_nobody(self) -> Iterator[tuple[Row, TeamAbnormalPoints]]:
        """Records 299 that name no team, and so leave open whom they concern."""
        return ((row, unusual) for row, unusual in self._abnormal if not unusual.teams)

    def not_believed(self, play: TeamPlay) -> Iterator[tuple[Row, TeamBye]]:
        """Byes that are not among those of the event, because the team cannot have had them."""
        return ((row, at) for row, _, at in self._byes if at not in play.byes)

    def _say_what_is_not_believed(
        self, byes: Sequence[tuple[Row, TeamBye]], line_ups: Sequence[TeamLineUp], keep: list[str]
    ) -> None:
        """Say it, and keep the records as they stand; one of which a part is believed becomes a comment."""
        believed = {row.number for row, _ in byes}
        for row, column, at in self._byes:
            if (row, at) not in byes:
                self._found.adjusted((row.number, column), "trf.team-bye", {"team": at.team, "round": at.round_no})
                kept = f"{_COMMENT} {row.text}" if row.number in believed else row.text
                keep += [] if kept in keep else [kept]
        for row, line_up in self._line_ups:
            if line_up not in line_ups:
                self._found.adjusted((row.number, 5), "trf.line-up", {"team": line_up.team, "round": line_up.round_no})
                keep.append(row.text)


def _first_members(teams: Sequence[Team]) -> dict[TeamId, PlayerId]:
    return {team.id: team.members[0] for team in teams if team.members}


def _playing(rounds: Sequence[Round], round_no: int) -> set[PlayerId]:
    games = rounds[round_no - 1].games if round_no <= len(rounds) else ()
    return {p for game in games for p in game.players}


def _may_have(at: TeamBye, members: MembersOfTeams, play: TeamPlay, playing: set[PlayerId]) -> bool:
    """Whether a team is one of the event, has no games in that round, and no other entry for it."""
    listed = any(at.round_no == other.round_no and at.team in other.teams for other in play.listed)
    return at.team in members and not listed and playing.isdisjoint(members[at.team])


def may_sit(line_up: TeamLineUp, members: MembersOfTeams) -> bool:
    """Whether a line-up names teams of the event, and players of the first one, each once."""
    seated = [p for p in line_up.players if p is not None]
    known = line_up.team in members and (line_up.opponent or line_up.team) in members and line_up.round_no > 0
    return known and 0 < len(set(seated)) == len(seated) and members[line_up.team].issuperset(seated)


def _in_columns(row: Row, found: Findings) -> Row:
    """A record 299 with every figure in its columns: one that crosses their borders is read by its blanks."""
    crossed = any(row.text[at - 1 : at].strip() for at in (7, 12, 13, 18, 19, 23))
    parts = [text for _, text in tokens(row, 5)]
    if not crossed or len(parts) < 2:
        return row
    found.adjusted((row.number, 5), "trf.by-blanks", {"code": row.code})
    match, game, at, *teams = *parts, *[""] * max(0, 3 - len(parts))
    listed = " ".join(f"{team:>4}" for team in teams)
    return Row(row.number, f"299 {row.text[4]}  {match:>4}  {game:>4}  {at:>3} {listed}".rstrip())


READ_AS_TEAMS: Mapping[str, Callable[[Settings, Row], None]] = MappingProxyType(
    {
        "240": lambda s, row: s.team_rounds.read_byes(row),
        "250": lambda s, row: s.team_rounds.read_virtual(row),
        "260": lambda s, row: s.team_rounds.read_apart(row),
        "299": lambda s, row: s.team_rounds.read_abnormal(row),
    }
)
"""How records are read in an event of teams."""


def byes_of_teams(sheet: Sheet) -> Iterator[str]:
    """Records 240: byes that teams asked for."""
    asked = [at for at in sheet.t.team_play.byes if at.kind is not ByeKind.PAIRING_ALLOCATED]
    ordered = sorted(asked, key=lambda at: (at.round_no, at.kind.value))
    for (round_no, kind), group in groupby(ordered, key=lambda at: (at.round_no, at.kind)):
        teams = " ".join(f"{sheet.field(at.team, 4)}" for at in group)
        yield f"240 {bye_code(kind)} {sheet.field(round_no, _TEAM)} {teams}"


def apart_of_teams(sheet: Sheet) -> Iterator[str]:
    """Records 260: teams that must not meet, because their members must not; to the end names the last round."""
    team_of = {member: team.id for team in sheet.t.teams for member in team.members}
    for ban in sheet.t.prohibited:
        teams = list(dict.fromkeys(team_of[p] for p in ban.players if p in team_of))
        if len(teams) > 1:
            last = ban.last_round or max(sheet.t.rounds_total, ban.first_round)
            listed = " ".join(sheet.field(team, 4) for team in teams)
            yield f"260 {sheet.field(ban.first_round, _TEAM)} {sheet.field(last, _TEAM)} {listed}"


def virtual_of_teams(sheet: Sheet) -> Iterator[str]:
    """Records 250: virtual match points, one record for every team and stretch of rounds."""
    team_of = {member: team.id for team in sheet.t.teams for member in team.members}
    for v in sheet.t.acceleration.points if sheet.t.acceleration else ():
        if v.player in team_of:
            figures = (decimal_text(v.points), 4), ("", 4), (v.first_round, _TEAM), (v.last_round, _TEAM)
            head = " ".join(sheet.field(figure, width) for figure, width in figures)
            yield f"250 {head} {sheet.field(team_of[v.player], 4)} {sheet.field(team_of[v.player], 4)}"


def abnormal_of_teams(sheet: Sheet) -> Iterator[str]:
    """Records 299: matches and byes of teams that count differently, bonus and penalty points."""
    for a in sheet.t.team_play.abnormal_points:
        match, game = (
            sheet.field("" if value is None else decimal_text(value), 4) for value in (a.match_points, a.game_points)
        )
        teams = " ".join(f"{sheet.field(team, 4)}" for team in a.teams)
        yield f"299 {a.kind.value}  {match}  {game}  {sheet.field(f'{a.round_no or 0:03d}', _TEAM)} {teams}".rstrip()


def line_ups(sheet: Sheet) -> Iterator[str]:
    """Records 300; a line-up against nobody known yet goes into a comment."""
    for line_up in sheet.t.team_play.line_ups:
        if line_up.opponent is None:
            continue
        head = " ".join(sheet.field(n, _TEAM) for n in (line_up.round_no, line_up.team, line_up.opponent))
        players = " ".join(sheet.field(p or 0, 4) for p in line_up.players)
        yield f"300 {head} {players}"
