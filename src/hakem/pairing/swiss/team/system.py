"""The Swiss system of teams: match points or game points, upfloaters only, colours of board 1 (C.04.6)."""

from __future__ import annotations

from typing import ClassVar

from hakem.errors import RequestError
from hakem.explain import NO_TRACE, Step, Trace
from hakem.facts.contestants import ContestEvent, TeamScore, contest_of_teams
from hakem.i18n import Message
from hakem.model import AccelerationMethod, Tournament
from hakem.pairing.api import RoundPairing, short_repr
from hakem.pairing.of_teams import TeamSteps, about_teams, members_of, require_teams, speaking_of_teams, with_boards
from hakem.pairing.swiss.system import AnnouncedSwiss, announced_round
from hakem.pairing.swiss.upfloating.explanation import explanation, first_difference
from hakem.pairing.swiss.upfloating.round import UpfloatRound, paired_round
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
        own = self._paired(t)
        if trace.wanted:
            told = TeamSteps(trace, t)
            for step in explanation(own):
                told.add(step)
        return announced_round(own.facts.field, own.pairs, () if own.bye is None else (own.bye,), own.colour)

    def pair(self, t: Tournament, trace: Trace = NO_TRACE) -> RoundPairing:
        """The next round, board by board."""
        return with_boards(t, self.matches(t, trace), self.boards)

    def first_difference(self, t: Tournament, given: RoundPairing) -> Step | None:
        """The first article by which the matches of a given round are worse than those of the rules."""
        found = first_difference(self._paired(t), given)
        return None if found is None else about_teams(found, members_of(t))

    def _paired(self, t: Tournament) -> UpfloatRound:
        with speaking_of_teams():
            return paired_round(self.contest(t), self.rules)
