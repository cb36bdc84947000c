"""Readings of C.04.6 that could have been others: events made for each of them, and what the other reading would pair.

The judge follows the readings of ``docs/interpretations/team-swiss.md``. Here is, by the
name of the reading, the law of the one that was not chosen, and events that are
likelier to show the difference than those of every day.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from types import MappingProxyType

from hakem.model import Colour, Game, Mark
from tests.judges.entrant import NoPairing
from tests.judges.match_swiss_facts import Laws, Preference, before_the_last
from tests.judges.match_swiss_pairs import again_floaters
from tests.judges.match_swiss_upfloaters import left_over_next
from tests.judges.team_swiss import graded, matches
from tests.judges.team_swiss_position import pair_teams
from tests.support.luck import luck_of
from tests.support.team_swiss_events import TeamSwiss, team_swiss

Judged = tuple[frozenset[tuple[int, int]], int | None] | None


@dataclass(frozen=True, slots=True)
class OtherReading:
    """Events for a reading, by a seed; the laws of the other reading, and the event as the other one sees it."""

    made: Callable[[int], TeamSwiss]
    laws: Callable[[Laws], Laws] = lambda laws: laws
    seen: Callable[[TeamSwiss], TeamSwiss] = lambda made: made

    def judged(self, made: TeamSwiss) -> Judged:
        """What the other reading pairs."""
        return judged_by(self.seen(made), self.laws(made.laws))


def judged_by(made: TeamSwiss, laws: Laws) -> Judged:
    """The judge's next round by these laws; None if there is none."""
    try:
        pairs, bye = pair_teams(made.event, laws)
    except NoPairing:
        return None
    return frozenset((int(one), int(two)) for one, two in pairs), None if bye is None else int(bye)


def _balance_first(colours: tuple[Colour, ...], last_round: bool) -> Preference:
    """1.7 of type B read the other way: as many Whites as Blacks is no preference in the last round, whatever else."""
    balanced = colours.count(Colour.WHITE) == colours.count(Colour.BLACK)
    return Preference() if last_round and balanced else graded(colours, last_round)


def _event(seed: int) -> TeamSwiss:
    return replace(team_swiss(seed, 4, 8, 6), virtual_points={})


def _before_the_last_round(seed: int) -> TeamSwiss:
    """Type B, and the next round is the last."""
    made = _event(seed)
    return replace(made, preference="B", t=replace(made.t, rounds_total=len(made.t.rounds) + 1))


def _forfeits(made: TeamSwiss, seed: int, board: int, edition: str) -> TeamSwiss:
    """Half of the matches are forfeited, on all boards or (from 1) on the one named."""
    luck = luck_of(seed)
    team = {member: each for each in made.t.teams for member in each.members}

    def given(game: Game, chosen: bool) -> Game:
        place = team[game.white].members.index(game.white) + 1
        if not chosen or board not in (0, place):
            return game
        return replace(game, white_mark=Mark.WIN, black_mark=Mark.LOSS, played=False)

    rounds = []
    for rnd in made.t.rounds:
        chosen = {game.players: luck.chance.random() < 0.5 for game in rnd.games}
        by_team = {team[game.white].id: chosen[game.players] for game in rnd.games}
        rounds.append(replace(rnd, games=tuple(given(game, by_team[team[game.white].id]) for game in rnd.games)))
    return replace(made, t=replace(made.t, rounds=tuple(rounds)), edition=edition)


OTHER_READINGS: Mapping[str, OtherReading] = MappingProxyType(
    {
        "TSW-1": OtherReading(
            lambda seed: replace(team_swiss(seed), edition="2026"),
            lambda laws: replace(laws, of_sets=(left_over_next, *laws.of_sets[1:])),
        ),
        "TSW-2": OtherReading(_before_the_last_round, lambda laws: replace(laws, preference=_balance_first)),
        "TSW-4": OtherReading(
            lambda seed: _forfeits(_event(seed), seed, 0, "2026"), lambda laws: replace(laws, forfeited_floats=True)
        ),
        "TSW-5 exception": OtherReading(
            lambda seed: replace(team_swiss(seed), edition="2024"),
            lambda laws: replace(laws, of_pairs=(*laws.of_pairs[:2], before_the_last(2, again_floaters))),
        ),
        "TSW-5 games": OtherReading(
            lambda seed: _forfeits(_event(seed), seed, 2, "2024"), lambda laws: replace(laws, experience=matches)
        ),
        "TSW-7": OtherReading(_event, seen=lambda made: replace(made, apart=())),
    }
)
"""By the reading; TSW-5 has two: no exception for last rounds, and games on all boards."""
