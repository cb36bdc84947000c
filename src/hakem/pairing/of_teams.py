"""Systems that pair teams: the rules pair teams as if they were players, and the line-ups fill the boards.

What an engine says of players it then says of teams: its steps are turned into
steps about teams before anybody hears them.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager

from hakem.errors import PairingError, RequestError
from hakem.explain import NO_TRACE, Comparison, Step, Trace
from hakem.facts.contestants import ContestEvent, TeamScore, contest_of_teams
from hakem.facts.match_boards import named_has_white
from hakem.i18n import Message
from hakem.i18n.message import said_of_teams
from hakem.model import Bye, ByeKind, PlayerId, Tournament
from hakem.pairing.announce import seated_round
from hakem.pairing.api import Board, Judge, PairingSystem, RoundPairing, short_repr
from hakem.pairing.swiss.system import AnnouncedSwiss, SeenContest
from hakem.pairing.team_boards import boards_of_matches, row_of_matches
from hakem.regulations import Edition
from hakem.values import dataclass, replace


def with_boards(t: Tournament, made: RoundPairing, boards: int | None) -> RoundPairing:
    """The round with players at its boards: match after match, and the members of teams with the bye."""
    teams = {PlayerId(team.id): team for team in t.teams}
    straight = named_has_white(t, 0)
    sides = ((match.white, match.black) if straight else (match.black, match.white) for match in made.boards)
    playing = [(teams[one], teams[two]) for one, two in sides]
    resting = [teams[bye.player] for bye in made.byes]
    row = row_of_matches(t, playing, resting, boards_of_matches(t, boards))
    found = seated_round(t, row, ByeKind.PAIRING_ALLOCATED)
    return replace(found, matches=made.boards, team_byes=tuple(team.id for team in resting))


def matches_of(t: Tournament, row: RoundPairing) -> RoundPairing:
    """A round of boards as one of teams: who meets whom, White of the first board first, and who rests."""
    team_of = {member: PlayerId(team.id) for team in t.teams for member in team.members}
    pairs = [(board.white, board.black) for board in row.boards] + [game.players for game in row.forfeits]
    found: dict[frozenset[PlayerId], Board] = {}
    for white, black in pairs:
        if white in team_of and black in team_of:
            found.setdefault(frozenset((team_of[white], team_of[black])), Board(team_of[white], team_of[black]))
    busy = frozenset[PlayerId]().union(*found)
    resting = {team_of[bye.player]: bye.kind for bye in row.byes if team_of.get(bye.player, bye.player) not in busy}
    return RoundPairing(row.round_no, tuple(found.values()), tuple(Bye(team, kind) for team, kind in resting.items()))


@contextmanager
def speaking_of_teams() -> Iterator[None]:
    """An error of an engine is one about teams."""
    try:
        yield
    except PairingError as problem:
        problem.message = said_of_teams(problem.message)
        raise


def require_teams(t: Tournament) -> None:
    """There are teams to be paired."""
    if not t.teams:
        raise RequestError(Message("report.no-teams"))


class TeamSteps:
    """Somebody who hears of teams what an engine says of players."""

    __slots__ = ("_members", "_trace", "wanted")

    def __init__(self, trace: Trace, t: Tournament) -> None:
        self.wanted = trace.wanted
        self._trace = trace
        self._members = members_of(t)

    def add(self, step: Step) -> None:
        """Pass the step on."""
        self._trace.add(about_teams(step, self._members))


def members_of(t: Tournament) -> Mapping[PlayerId, tuple[PlayerId, ...]]:
    """The members of teams by the numbers that the teams have as players of the rules."""
    return {PlayerId(team.id): team.members for team in t.teams}


def about_teams(step: Step, members: Mapping[PlayerId, tuple[PlayerId, ...]]) -> Step:
    """The step of an engine as one about teams; it concerns all their members."""
    subject = tuple(member for team in step.subject for member in members.get(team, ()))
    return replace(step, subject=subject, data=said_of_teams(step.message).data)


def comparison_of_teams(found: Comparison | None, t: Tournament) -> Comparison | None:
    """What an engine says of two rounds, as it is said of teams."""
    if found is None:
        return None
    rungs = tuple(replace(rung, of_teams=True) for rung in found.rungs)
    return replace(found, step=about_teams(found.step, members_of(t)), rungs=rungs)


@dataclass(frozen=True, slots=True)
class TeamsAsPlayers:
    """A Swiss system of players that pairs teams: match points are their points (handbook, Swiss of teams)."""

    inner: PairingSystem
    primary: TeamScore = TeamScore.MATCH
    boards: int | None = None

    __repr__ = short_repr

    @property
    def name(self) -> str:
        """The name by which the system is asked for."""
        return self.inner.name

    @property
    def edition(self) -> Edition:
        """The text that is applied."""
        return self.inner.edition

    def scheduled_rounds(self, t: Tournament) -> int:
        """As many rounds as were announced."""
        return t.rounds_total

    def contest(self, t: Tournament) -> ContestEvent:
        """The event as the rules see it."""
        require_teams(t)
        return contest_of_teams(t, self.primary)

    def seen(self, t: Tournament) -> SeenContest:
        """The teams as the rules see them."""
        assert isinstance(self.inner, AnnouncedSwiss)
        return SeenContest(self.inner, self.contest(t).event, of_teams=True)

    def matches(self, t: Tournament, trace: Trace = NO_TRACE) -> RoundPairing:
        """The next round, teams in the place of players."""
        with speaking_of_teams():
            return self.inner.pair(self.contest(t).event, TeamSteps(trace, t))

    def pair(self, t: Tournament, trace: Trace = NO_TRACE) -> RoundPairing:
        """The next round, board by board."""
        return with_boards(t, self.matches(t, trace), self.boards)

    def compared(self, t: Tournament, given: RoundPairing, _world: Tournament | None = None) -> Comparison | None:
        """What tells the matches of a given round from those of the rules."""
        found = self.inner.compared(self.contest(t).event, given) if isinstance(self.inner, Judge) else None
        return comparison_of_teams(found, t)

    def first_difference(self, t: Tournament, given: RoundPairing) -> Step | None:
        """The first article by which the matches of a given round are worse than those of the rules."""
        found = self.compared(t, given)
        return None if found is None else found.step
