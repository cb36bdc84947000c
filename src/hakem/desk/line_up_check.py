"""Line-ups of an event that was played: who sat for every team in every round, held against its rules of line-ups."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from hakem.facts.event_kind import counts_boards_alone, is_team_event
from hakem.facts.line_ups import line_up_problems
from hakem.facts.match_boards import line_ups_seen
from hakem.i18n import Message
from hakem.model import NO_LINE_UP_RULES, RoundNo, TeamId, Tournament
from hakem.values import dataclass


@dataclass(frozen=True, slots=True)
class LineUpFinding:
    """A line-up that breaks the rules: the round, the team and its opponent, and everything that is wrong with it.

    ``source`` is where the rules are written, as the event says. Rules that the event
    does not state are the usual ones (TEAM-9): what breaks those is told and does not
    ``count``, because no text of FIDE or of the handbook asks for them.
    """

    round_no: RoundNo
    team: TeamId
    opponent: TeamId
    problems: tuple[Message, ...]
    source: str
    counts: bool


def line_up_findings(t: Tournament, rounds: Iterable[int]) -> Iterator[LineUpFinding]:
    """Everything that is wrong with the line-ups of these rounds, as far as the event knows them.

    A line-up that was handed in counts as it was; without one, who sat at the boards of
    the match. A team that did not come has none.
    """
    if not is_team_event(t) or counts_boards_alone(t):
        return
    rules, teams = t.team_play.line_up_rules, {team.id: team for team in t.teams}
    stated = rules != NO_LINE_UP_RULES
    for round_no in rounds:
        for seen in line_ups_seen(t, round_no):
            if seen.opponent is None or not any(player is not None for player in seen.players):
                continue
            handed = t.team_play.line_up(round_no, seen.team, seen.opponent)
            players = handed.players if handed is not None else seen.players
            wrong = line_up_problems(t, teams[seen.team], round_no, players)
            if wrong:
                yield LineUpFinding(RoundNo(round_no), seen.team, seen.opponent, wrong, rules.source, stated)
