"""A round of a table in which teams meet: who sits at which board, with which colour, and who rests."""

from __future__ import annotations

from hakem.errors import RequestError
from hakem.explain import Level, Step, Trace
from hakem.facts.berger import NumberRound
from hakem.facts.matches import boards_per_match
from hakem.i18n import Datum, Message, TeamRef
from hakem.model import Player, PlayerId, Team, TeamId, Tournament
from hakem.pairing.announce import TableRow, TableRules, announced
from hakem.pairing.api import RoundPairing
from hakem.regulations import Article
from hakem.values import dataclass

Seats = tuple[Player | None, ...]
"""Who sits for a team, from board 1 on; None where nobody does."""

_WHITE, _COLOURS = "W", "WB"


@dataclass(frozen=True, slots=True)
class TeamMeetings:
    """A row of the Berger table whose numbers are teams, on how many boards they meet, and where that is written."""

    numbers: NumberRound
    boards: int
    article: Article


@dataclass(frozen=True, slots=True)
class _Match:
    """Two teams who meet; the first has White on board 1."""

    teams: tuple[Team, Team]
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
    """The next round: every pair of numbers is a match, the number that no team has is the free round.

    A team without an opponent has the bye on as many boards as it would have played.
    """
    teams = dict(enumerate(sorted(t.teams, key=lambda team: team.id), start=1))
    away = _away(t)
    matches = [
        _match(t, (teams[first], teams[second]), meetings.boards, away)
        for first, second in meetings.numbers
        if first in teams and second in teams
    ]
    resting = [teams[min(pair)] for pair in meetings.numbers if max(pair) not in teams]
    idle = tuple(p for team in resting for p in _line_up(t, team, None, meetings.boards, away) if p is not None)
    if trace.wanted:
        _tell(trace, t, meetings, matches, resting)
    return announced(t, _row(t, matches, idle, away), rules, trace)


def _away(t: Tournament) -> frozenset[PlayerId]:
    """Who will not come to the next round: those who have left or not joined, and those who have said so."""
    announced_away = {absence.player for absence in t.absences if absence.round_no == t.next_round}
    return frozenset(p.id for p in t.players if p.id in announced_away or not p.takes_part_in(t.next_round))


def _match(t: Tournament, teams: tuple[Team, Team], boards: int, away: frozenset[PlayerId]) -> _Match:
    first, second = teams
    seats = (_line_up(t, first, second.id, boards, away), _line_up(t, second, first.id, boards, away))
    return _Match(teams, seats)


def _line_up(t: Tournament, team: Team, opponent: TeamId | None, boards: int, away: frozenset[PlayerId]) -> Seats:
    """Who sits for the team: the line-up that the event has for this match, else the first of its list who are there.

    If too few are there, those who are away keep their places in the order of
    the list and lose them by forfeit; beyond the list the boards stay empty.
    """
    players = {p.id: p for p in t.players}
    stated = None if opponent is None else t.team_play.line_up(t.next_round, team.id, opponent)
    if stated is not None:
        seats = [None if p is None else players[p] for p in stated.players]
        return tuple((seats + [None] * boards)[: max(boards, len(seats))])
    there = [p for p in team.members if p not in away]
    chosen = {*there, *[p for p in team.members if p in away][: max(0, boards - len(there))]}
    listed = [players[p] for p in team.members if p in chosen][:boards]
    return (*listed, *(None for _ in range(boards - len(listed))))


def _row(t: Tournament, matches: list[_Match], idle: tuple[Player, ...], away: frozenset[PlayerId]) -> TableRow:
    games: list[tuple[Player, Player]] = []
    unopposed: list[Player] = []
    for match in matches:
        for board, (one, other) in enumerate(zip(*_of_equal_length(match.seats), strict=True)):
            if one is not None and other is not None:
                games.append((one, other) if first_has_white(t, board) else (other, one))
            else:
                unopposed += [p for p in (one, other) if p is not None]
    return TableRow(tuple(games), idle, tuple(unopposed), away)


def _of_equal_length(seats: tuple[Seats, Seats]) -> tuple[Seats, Seats]:
    one, other = seats
    most = max(len(one), len(other))
    return (*one, *(None,) * (most - len(one))), (*other, *(None,) * (most - len(other)))


def first_has_white(t: Tournament, board: int) -> bool:
    """Whether the first-named team has White on a board, counted from 0.

    Colours alternate from board to board, unless the event names others.
    """
    named = t.team_play.scoring.board_colours
    return (named[board] if board < len(named) else _COLOURS[board % 2]) == _WHITE


def _tell(trace: Trace, t: Tournament, meetings: TeamMeetings, matches: list[_Match], resting: list[Team]) -> None:
    def told(outcome: str, **teams: Datum) -> None:
        data: dict[str, Datum] = {"round": t.next_round, "boards": meetings.boards, **teams}
        trace.add(Step(meetings.article, outcome, data=data, level=Level.HEADLINE))

    for match in matches:
        first, second = (TeamRef(team.id) for team in match.teams)
        told("table.match" if first_has_white(t, 0) else "table.match-black", first=first, second=second)
    for team in resting:
        told("table.team-rests", first=TeamRef(team.id))
