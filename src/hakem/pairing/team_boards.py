"""A round in which teams meet: who sits at which board, with which colour, and who rests."""

from __future__ import annotations

from collections.abc import Sequence

from hakem.errors import RequestError
from hakem.explain import Level, Step, Trace
from hakem.facts.berger import NumberRound
from hakem.facts.match_boards import boards_per_match, named_has_white
from hakem.i18n import Datum, Message, TeamRef
from hakem.model import Player, PlayerId, Team, TeamId, Tournament
from hakem.pairing.announce import TableRow, TableRules, announced
from hakem.pairing.api import RoundPairing
from hakem.regulations import Article
from hakem.values import dataclass

Seats = tuple[Player | None, ...]
"""Who sits for a team, from board 1 on; None where nobody does."""


@dataclass(frozen=True, slots=True)
class TeamMeetings:
    """A row of the Berger table whose numbers are teams, on how many boards they meet, and where that is written."""

    numbers: NumberRound
    boards: int
    article: Article


@dataclass(frozen=True, slots=True)
class _Match:
    """Who sits for two teams who meet; the first has White on board 1."""

    seats: tuple[Seats, Seats]


def boards_of_matches(t: Tournament, stated: int | None = None) -> int:
    """On how many boards the teams of an event meet.

    As many as are stated; else as colours are named for, else as the matches so
    far have had, else as every team has members. Teams of different sizes that
    have not met yet leave it open, and an error says how to state it.
    """
    known = stated or boards_per_match(t)
    if known:
        return known
    sizes = {len(team.members) for team in t.teams}
    if len(sizes) == 1 and 0 not in sizes:
        return sizes.pop()
    listed = tuple(f"{team.name} {len(team.members)}" for team in t.teams)
    raise RequestError(Message("pairing.boards-unknown", {"teams": listed}))


def matches_announced(t: Tournament, meetings: TeamMeetings, rules: TableRules, trace: Trace) -> RoundPairing:
    """The next round of a table: every pair of numbers is a match, the number that no team has is the free round.

    A team without an opponent has the bye on as many boards as it would have played.
    """
    teams = dict(enumerate(sorted(t.teams, key=lambda team: team.id), start=1))
    playing = [(teams[one], teams[two]) for one, two in meetings.numbers if one in teams and two in teams]
    resting = [teams[min(pair)] for pair in meetings.numbers if max(pair) not in teams]
    if trace.wanted:
        _tell(trace, t, meetings, playing, resting)
    return announced(t, row_of_matches(t, playing, resting, meetings.boards), rules, trace)


def row_of_matches(
    t: Tournament, playing: Sequence[tuple[Team, Team]], resting: Sequence[Team], boards: int
) -> TableRow:
    """Who sits at which board of the next round; of two teams the colours of boards are those of the first.

    Those who rest have the bye on as many boards as they would have played.
    """
    seating = _Seating(t, boards)
    matches = [_Match((seating.of(one, two.id), seating.of(two, one.id))) for one, two in playing]
    idle = tuple(p for team in resting for p in seating.of(team, None) if p is not None)
    return _row(t, matches, idle, seating.away)


class _Seating:
    """Who sits for the teams in the next round.

    ``away`` will not come: those who have left or not joined, and those who have said so.
    """

    def __init__(self, t: Tournament, boards: int) -> None:
        self._boards = boards
        self._players = {p.id: p for p in t.players}
        self._stated = {(x.team, x.opponent): x for x in t.team_play.line_ups if x.round_no == t.next_round}
        said = {absence.player for absence in t.absences if absence.round_no == t.next_round}
        self.away = frozenset(p.id for p in t.players if p.id in said or not p.takes_part_in(t.next_round))

    def of(self, team: Team, opponent: TeamId | None) -> Seats:
        """The line-up that the event has for this match, else the first of the list of the team who are there.

        If too few are there, those who are away keep their places in the order of
        the list and lose them by forfeit; beyond the list the boards stay empty.
        """
        boards, players = self._boards, self._players
        stated = None if opponent is None else self._stated.get((team.id, opponent), self._stated.get((team.id, None)))
        if stated is not None:
            seats = [None if p is None else players[p] for p in stated.players]
            return tuple((seats + [None] * boards)[: max(boards, len(seats))])
        there = [p for p in team.members if p not in self.away]
        chosen = {*there, *[p for p in team.members if p in self.away][: max(0, boards - len(there))]}
        listed = [players[p] for p in team.members if p in chosen][:boards]
        return (*listed, *(None for _ in range(boards - len(listed))))


def _row(t: Tournament, matches: list[_Match], idle: tuple[Player, ...], away: frozenset[PlayerId]) -> TableRow:
    games: list[tuple[Player, Player]] = []
    unopposed: list[Player] = []
    for match in matches:
        for board, (one, other) in enumerate(zip(*_of_equal_length(match.seats), strict=True)):
            if one is not None and other is not None:
                games.append((one, other) if named_has_white(t, board) else (other, one))
            else:
                unopposed += [p for p in (one, other) if p is not None]
    return TableRow(tuple(games), idle, tuple(unopposed), away)


def _of_equal_length(seats: tuple[Seats, Seats]) -> tuple[Seats, Seats]:
    one, other = seats
    most = max(len(one), len(other))
    return (*one, *(None,) * (most - len(one))), (*other, *(None,) * (most - len(other)))


def _tell(
    trace: Trace,
    t: Tournament,
    meetings: TeamMeetings,
    playing: Sequence[tuple[Team, Team]],
    resting: Sequence[Team],
) -> None:
    def told(outcome: str, **teams: Datum) -> None:
        data: dict[str, Datum] = {"round": t.next_round, "boards": meetings.boards, **teams}
        trace.add(Step(meetings.article, outcome, data=data, level=Level.HEADLINE))

    for teams in playing:
        first, second = (TeamRef(team.id) for team in teams)
        told("table.match" if named_has_white(t, 0) else "table.match-black", first=first, second=second)
    for team in resting:
        told("table.team-rests", first=TeamRef(team.id))
