"""The schedule of a table system as a grid: a row a round, a cell a pair, with the result if there is one."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from hakem.desk.scheduling import Schedule
from hakem.facts import TeamEntry, team_cards, team_matches
from hakem.facts.event_kind import counts_boards_alone, is_team_event
from hakem.facts.round_sheet import SheetBoard, round_sheet
from hakem.model import Game, PlayerId, Tournament, result_text
from hakem.reports.columns import composed
from hakem.values import dataclass, replace
from hakem.web.rendering import Words


@dataclass(frozen=True, slots=True)
class PairView:
    """Two who meet as on their sheet: White left; where teams meet the first team, which has White on board 1."""

    left: str
    right: str
    result: str
    turned: bool = False


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
        sheet = round_sheet(t, number)
        pairs = tuple(_pair(game, names, sheet[board]) for board, game in enumerate(rnd.games, start=1))
        free = tuple(names[bye.player] for bye in rnd.byes)
        yield RoundView(number, pairs, free, number > schedule.paired)


def _pair(game: Game, names: Mapping[PlayerId, str], sheet: SheetBoard) -> PairView:
    result = sheet.read(result_text(game.result)).replace("½-½", "½")
    return PairView(*sheet.placed(names[game.white], names[game.black]), result, sheet.turned)


def _matches(t: Tournament, schedule: Schedule, words: Words) -> Iterator[RoundView]:
    names = {team.id: f"{team.id} {composed(team.name)}" for team in t.teams}
    made = team_cards(t)
    for number in range(1, len(schedule.rounds) + 1):
        entries = {team: entry for team, card in made.items() for entry in card.entries if entry.round_no == number}
        pairs = tuple(
            PairView(names[one], names[other], _score(entries[one], entries[other], words))
            for one, other in (match.teams for match in team_matches(t, number))
        )
        free = tuple(names[team] for team, entry in entries.items() if entry.opponent is None)
        yield RoundView(number, pairs, free, number > schedule.paired)


def _score(entry: TeamEntry, other: TeamEntry, words: Words) -> str:
    """The board points of both; nothing as long as a game is open."""
    if entry.pending:
        return ""
    return f"{words.number(entry.game_points)}-{words.number(other.game_points)}"
