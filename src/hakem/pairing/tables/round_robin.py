"""Round robin by the Berger tables, of players or of teams, in the editions we know."""

from __future__ import annotations

from hakem.errors import RequestError
from hakem.explain import NO_TRACE, Trace
from hakem.facts.berger import BergerSchedule, NumberRound, rounds_per_cycle
from hakem.facts.event_kind import is_team_event, said_of_teams
from hakem.i18n import Message
from hakem.model import ByeKind, Player, Tournament
from hakem.pairing.announce import TableRow, TableRules, announced, require_round_to_come
from hakem.pairing.api import RoundPairing, short_repr
from hakem.pairing.team_boards import TeamMeetings, boards_of_matches, matches_announced
from hakem.regulations import ROUND_ROBIN_2009, ROUND_ROBIN_2026, Edition
from hakem.values import dataclass


@dataclass(frozen=True, slots=True)
class RoundRobinRules:
    """One edition as a value.

    ``bye_kind`` is what the player without an opponent gets, or every board of
    a team that has none; ``reverse_last_two`` whether the first cycle of a
    double event ends with its last two rounds exchanged; the rest says where
    that is written. Numbers are drawn by lots where ``lots_article`` says so, and
    again by ``redraw_article`` if somebody leaves before round 1.
    """

    edition: Edition
    bye_kind: ByeKind
    reverse_last_two: bool
    table_article: str
    bye_article: str
    withdrawal_article: str
    team_article: str
    lots_article: str = ""
    redraw_article: str = ""

    @property
    def table_rules(self) -> TableRules:
        """The part that every table system shares."""
        return TableRules(
            self.edition.art(self.table_article),
            self.edition.art(self.bye_article),
            self.edition.art(self.withdrawal_article),
            self.bye_kind,
        )


ROUND_ROBIN_RULES: tuple[RoundRobinRules, ...] = (
    RoundRobinRules(
        edition=ROUND_ROBIN_2009,
        bye_kind=ByeKind.PAIRING_ALLOCATED,
        reverse_last_two=False,
        table_article="2",
        bye_article="3",
        withdrawal_article="3",
        team_article="teams",
        lots_article="2",
        redraw_article="2 redraw",
    ),
    RoundRobinRules(
        edition=ROUND_ROBIN_2026,
        bye_kind=ByeKind.ZERO_POINT,
        reverse_last_two=True,
        table_article="Annex 1",
        bye_article="Annex 1",
        withdrawal_article="6.6",
        team_article="Annex 1",
    ),
)
"""Oldest first. The handbook of 2009 gives a point for the bye and plays the second half in the order of the first."""


def cycles_for(rounds_total: int, cycle_length: int) -> int:
    """How many cycles an event of that many rounds has, the last one perhaps cut short."""
    return max(1, -(-rounds_total // cycle_length))


@dataclass(frozen=True, slots=True)
class BergerRoundRobin:
    """Everybody meets everybody, in the order of the Berger table.

    The players sit in the order of their numbers. In an event of teams the
    teams do, and every pair of the table is a match on so many ``boards``.
    Without ``cycles`` the number of rounds of the event says how often
    everybody meets, without ``boards`` what the event says of them.
    """

    rules: RoundRobinRules = ROUND_ROBIN_RULES[-1]
    cycles: int | None = None
    boards: int | None = None

    __repr__ = short_repr

    @property
    def name(self) -> str:
        """The name by which the system is asked for."""
        return "berger"

    @property
    def edition(self) -> Edition:
        """The text that is applied."""
        return self.rules.edition

    def scheduled_rounds(self, t: Tournament) -> int:
        """As many rounds as it takes to meet everybody, in every cycle."""
        return self._cycles(t) * self.rounds_at_once(t)

    def rounds_at_once(self, t: Tournament) -> int:
        """A round for every opponent, and one more for the bye."""
        return rounds_per_cycle(_contestants(t))

    def teams_meet(self, t: Tournament) -> bool:
        """Whether the numbers of the table are teams."""
        return is_team_event(t)

    def _cycles(self, t: Tournament) -> int:
        if self.cycles is not None:
            return self.cycles
        return cycles_for(t.rounds_total, self.rounds_at_once(t))

    def pair(self, t: Tournament, trace: Trace = NO_TRACE) -> RoundPairing:
        """The next row of the table."""
        if not t.players:
            raise RequestError(Message("pairing.no-players"))
        if said_of_teams(t) and not t.teams:
            raise RequestError(Message("report.no-teams"))
        schedule = BergerSchedule(_contestants(t), self._cycles(t), self.rules.reverse_last_two)
        rules = self.rules.table_rules
        require_round_to_come(t, schedule.rounds, rules.table)
        numbers = schedule.round(t.next_round)
        if not is_team_event(t):
            return announced(t, _seated(numbers, t), rules, trace)
        meetings = TeamMeetings(numbers, boards_of_matches(t, self.boards), self.edition.art(self.rules.team_article))
        return matches_announced(t, meetings, rules, trace)


def _contestants(t: Tournament) -> int:
    """How many meet each other: the teams of an event of teams, else the players."""
    return len(t.teams) if is_team_event(t) else len(t.players)


def _seated(numbers: NumberRound, t: Tournament) -> TableRow:
    """Players in the place of numbers; the number nobody has is the bye."""
    sitting: dict[int, Player] = dict(enumerate(sorted(t.players, key=lambda p: (p.number, p.id)), start=1))
    games = tuple((sitting[w], sitting[b]) for w, b in numbers if w in sitting and b in sitting)
    idle = tuple(sitting[min(pair)] for pair in numbers if max(pair) not in sitting)
    return TableRow(games, idle)
