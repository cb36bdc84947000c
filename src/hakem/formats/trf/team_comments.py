"""What a report has no record for of teams, in comments that are read back.

``### Hakem team: {"team": 3, "captain": "Ece"}`` is who stands beside a team,
``line-up-rules`` what the event asks of line-ups, ``line-up`` one for a match
whose opponent nobody knows yet: record 300 has no place for it.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from hakem.errors import RequestError
from hakem.formats import native
from hakem.formats.trf.findings import Findings
from hakem.formats.trf.layout import Row
from hakem.formats.trf.team_rounds import may_sit
from hakem.i18n import Json, Message
from hakem.model import NO_LINE_UP_RULES, LineUpRules, Team, TeamLineUp, TeamPlay, Tournament, problems
from hakem.values import replace

if TYPE_CHECKING:
    from hakem.formats.trf.sheet import Sheet

_BESIDE = ("captain", "coach", "federation", "club")
"""What the native file calls everything about a team that no record has."""
_TEAM = "team"


class TeamComments:
    """What these comments say, as they come."""

    def __init__(self, found: Findings) -> None:
        self._found = found
        self._beside: dict[int, tuple[Row, Team]] = {}
        self._rules: LineUpRules | None = None
        self._line_ups: list[tuple[Row, TeamLineUp]] = []

    def read_team(self, row: Row, data: dict[str, Json]) -> str | None:
        """Captain and coach, federation and club of a team."""
        number = data.get(_TEAM)
        if type(number) is not int or number < 1:
            raise RequestError(Message("json.missing-key", {"key": _TEAM}))
        if number in self._beside:
            self._found.adjusted((row.number, 1), "trf.again", {"code": f"### Hakem team {number}"})
            return row.text
        known = {key: data[key] for key in _BESIDE if key in data}
        self._beside[number] = (row, native.from_data(Team, {"id": number, "name": "-", "members": [], **known}))
        unknown = {key: value for key, value in data.items() if key not in (_TEAM, *_BESIDE)}
        return f"### Hakem team: {json.dumps({_TEAM: number, **unknown}, ensure_ascii=False)}" if unknown else None

    def read_rules(self, row: Row, data: dict[str, Json]) -> str | None:
        """What the event asks of line-ups; the first such comment counts."""
        rules = native.from_data(LineUpRules, data)
        for problem in problems(Tournament((), 1, team_play=TeamPlay(line_up_rules=rules))):
            raise RequestError(problem.message)
        if self._rules is not None:
            self._found.adjusted((row.number, 1), "trf.again", {"code": "### Hakem line-up-rules"})
            return row.text
        self._rules = rules
        return None

    def read_line_up(self, row: Row, data: dict[str, Json]) -> str | None:
        """A line-up; whether it fits the teams shows in the end."""
        self._line_ups.append((row, native.from_data(TeamLineUp, data)))
        return None

    def on_teams(self, teams: Sequence[Team], keep: list[str]) -> tuple[Team, ...]:
        """The teams with what stands beside them; ``keep`` takes comments about teams that are not there."""
        known = {team.id for team in teams}
        for number, (row, _) in self._beside.items():
            if number not in known:
                keep.append(self._not_believed(row, Message("trf.unknown-team", {"team": number})))
        beside = {number: {key: getattr(team, key) for key in _BESIDE} for number, (_, team) in self._beside.items()}
        return tuple(replace(team, **beside.get(team.id, {})) for team in teams)

    def on_play(self, play: TeamPlay, teams: Sequence[Team], rounds_total: int, keep: list[str]) -> TeamPlay:
        """What is said of teams with these rules and line-ups; ``keep`` takes those that do not fit."""
        members = {team.id: frozenset(team.members) for team in teams}
        known = {(each.round_no, each.team) for each in play.line_ups}
        fit: list[TeamLineUp] = []
        for row, each in self._line_ups:
            if may_sit(each, members) and each.round_no <= rounds_total and (each.round_no, each.team) not in known:
                known.add((each.round_no, each.team))
                fit.append(each)
            else:
                said = Message("trf.line-up", {"team": each.team, "round": each.round_no})
                keep.append(self._not_believed(row, said))
        return replace(play, line_up_rules=self._rules or play.line_up_rules, line_ups=(*play.line_ups, *fit))

    def _not_believed(self, row: Row, reason: Message) -> str:
        self._found.adjusted((row.number, 1), "trf.comment", {"reason": reason})
        return row.text


def team_comments(sheet: Sheet) -> Iterator[tuple[str, dict[str, Json]]]:
    """The names of the comments and what they hold."""
    t = sheet.t
    for place, team in enumerate(t.teams, start=1):
        beside = {key: value for key, value in native.to_data(team).items() if key in _BESIDE}
        if beside:
            yield _TEAM, {_TEAM: int(team.id) if sheet.dialect.says_type else place, **beside}
    rules = t.team_play.line_up_rules
    if rules != NO_LINE_UP_RULES:
        yield "line-up-rules", native.to_data(rules)
    for line_up in t.team_play.line_ups if sheet.dialect.says_type else ():
        if line_up.opponent is None:
            yield "line-up", native.to_data(line_up)
