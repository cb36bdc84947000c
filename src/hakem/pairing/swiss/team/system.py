"""The Swiss system of teams: match points or game points, upfloaters only, colours of board 1 (C.04.6)."""

from __future__ import annotations

from typing import ClassVar

from hakem.errors import RequestError
from hakem.explain import NO_TRACE, Comparison, Trace
from hakem.facts.contestants import ContestEvent, TeamScore, contest_of_teams
from hakem.i18n import Message
from hakem.model import AccelerationMethod, Tournament
from hakem.pairing.api import RoundPairing, short_repr
from hakem.pairing.of_teams import TeamSteps, comparison_of_teams, require_teams, speaking_of_teams, with_boards
from hakem.pairing.swiss.system import AnnouncedSwiss, SeenContest
from hakem.pairing.swiss.upfloating.contest import UpfloatContest
from hakem.pairing.swiss.upfloating.rules import UpfloatRules
from hakem.values import dataclass, replace


@dataclass(frozen=True, slots=True)
class TeamSwiss(AnnouncedSwiss):
    """The bye first, then scoregroup after scoregroup with the upfloaters that each needs.

    Teams are ranked by the ``primary`` score. The other one decides about
    colours only, and not even there if it is not ``secondary`` (1.2).
    """

    name: ClassVar[str] = "team-swiss"
    rules: UpfloatRules
    primary: TeamScore = TeamScore.MATCH
    secondary: bool = True
    boards: int | None = None

    __repr__ = short_repr

    def contest(self, t: Tournament) -> ContestEvent:
        """The event as the rules see it."""
        require_teams(t)
        given = t.acceleration
        if given is not None and given.method is AccelerationMethod.BAKU and self.primary is TeamScore.GAME:
            raise RequestError(Message("pairing.no-acceleration-by-game-points"))
        found = contest_of_teams(t, self.primary)
        return found if self.secondary else replace(found, second={})

    def matches(self, t: Tournament, trace: Trace = NO_TRACE) -> RoundPairing:
        """The next round, teams in the place of players."""
        with speaking_of_teams():
            seen = self.seen(t)
            return seen.system.pair(seen.event, TeamSteps(trace, t))

    def seen(self, t: Tournament) -> SeenContest:
        """The teams as the rules see them."""
        contest = self.contest(t)
        return SeenContest(UpfloatContest(self.rules, contest), contest.event, of_teams=True)

    def pair(self, t: Tournament, trace: Trace = NO_TRACE) -> RoundPairing:
        """The next round, board by board."""
        return with_boards(t, self.matches(t, trace), self.boards)

    def compared(self, t: Tournament, given: RoundPairing, _world: Tournament | None = None) -> Comparison | None:
        """What tells the matches of a given round from those of the rules."""
        with speaking_of_teams():
            seen = self.seen(t)
            return comparison_of_teams(seen.system.compared(seen.event, given), t)
