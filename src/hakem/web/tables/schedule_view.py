"""The schedule of a table system as a grid: a row a round, a cell a pair, with the result if there is one."""

from __future__ import annotations

from collections.abc import Iterator

from hakem.desk.scheduling import Schedule
from hakem.facts import TeamEntry, team_cards
from hakem.facts.event_kind import counts_boards_alone, is_team_event
from hakem.model import Colour, Round, Tournament, result_text
from hakem.reports.columns import composed
from hakem.values import dataclass, replace
from hakem.web.rendering import Words


@dataclass(frozen=True, slots=True)
class PairView:
    """Two who meet, White first; in a match the team that has White on board 1."""

    white: str
    black: str
    result: str


@dataclass(frozen=True, slots=True)
class RoundView:
    """A round of the schedule; ``later`` ones are not paired yet."""

    number: int
    pairs: tuple[PairView, ...]
    free: tuple[str, ...]
    later: bool


@dataclass(frozen=True, slots=True)
class ScheduleView:
    """All rounds, and how many pairs the longest has."""

    rounds: tuple[RoundView, ...]
    pairs: tuple[int, ...]
    of_matches: bool
    free: bool
    paired: int


def schedule_view(t: Tournament, schedule: Schedule, words: Words) -> ScheduleView:
    """The grid: matches where teams meet as such, single boards everywhere else."""
    of_matches = is_team_event(t) and not counts_boards_alone(t)
    whole = replace(t, rounds=schedule.rounds)
    rounds = tuple(_matches(whole, schedule, words) if of_matches else _boards(whole, schedule))
    longest = max((len(rnd.pairs) for rnd in rounds), default=0)
    free = any(rnd.free for rnd in rounds)
    return ScheduleView(rounds, tuple(range(1, longest + 1)), of_matches, free, schedule.paired)


def _boards(t: Tournament, schedule: Schedule) -> Iterator[RoundView]:
    names = {p.id: f"{p.number} {composed(p.name)}" for p in t.players}
    for number, rnd in enumerate(schedule.rounds, start=1):
        pairs = tuple(PairView(names[g.white], names[g.black], _result(rnd, at)) for at, g in enumerate(rnd.games))
        free = tuple(names[bye.player] for bye in rnd.byes)
        yield RoundView(number, pairs, free, number > schedule.paired)


def _result(rnd: Round, at: int) -> str:
    return result_text(rnd.games[at].result).replace("½-½", "½")


def _matches(t: Tournament, schedule: Schedule, words: Words) -> Iterator[RoundView]:
    names = {team.id: f"{team.id} {composed(team.name)}" for team in t.teams}
    made = team_cards(t)
    for number in range(1, len(schedule.rounds) + 1):
        entries = {team: entry for team, card in made.items() for entry in card.entries if entry.round_no == number}
        firsts = [team for team, entry in entries.items() if entry.opponent and entry.colour is Colour.WHITE]
        pairs = []
        for team in firsts:
            entry = entries[team]
            if entry.opponent in entries:
                other = entries[entry.opponent]
                pairs.append(PairView(names[team], names[entry.opponent], _score(entry, other, words)))
        free = tuple(names[team] for team, entry in entries.items() if entry.opponent is None)
        yield RoundView(number, tuple(pairs), free, number > schedule.paired)


def _score(entry: TeamEntry, other: TeamEntry, words: Words) -> str:
    """The board points of both; nothing as long as a game is open."""
    if entry.pending:
        return ""
    return f"{words.number(entry.game_points)}-{words.number(other.game_points)}"
