"""Beyond the round: the rest of the event played often, paired by its own system, to see who comes in where.

Nothing here is exact, and every figure comes with the number of samples. Sample ``k`` has lots
of its own, which follow from the seed and ``k``: more samples begin with the same ones.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from fractions import Fraction

from hakem.desk.foresight.asked import Goal
from hakem.desk.foresight.conditions import SEED, require_goal
from hakem.desk.next_round import RoundWish, pair_next
from hakem.errors import PairingError
from hakem.facts import cards
from hakem.facts.event_kind import is_team_event
from hakem.model import Game, Points, Round, Tournament
from hakem.pairing import Board
from hakem.simulation.chance import Chance
from hakem.simulation.results import Outcomes, strengths
from hakem.simulation.settings import Rates
from hakem.tiebreaks import StandingsRequest, standings
from hakem.values import dataclass, replace

SAMPLES = 200


@dataclass(frozen=True, slots=True)
class OwnScore:
    """The goal by what somebody still scores: in so many samples, of which so many reach it."""

    points: Points
    samples: int
    reached: int


@dataclass(frozen=True, slots=True)
class SampledGoal:
    """How often the goal was reached, by the points still scored; ``stuck`` samples had a round without a pairing."""

    goal: Goal
    rounds: int
    samples: int
    reached: int
    by_score: tuple[OwnScore, ...] = ()
    stuck: int = 0

    @property
    def share(self) -> Fraction:
        """The part of the samples that reach it."""
        return Fraction(self.reached, self.samples) if self.samples else Fraction(0)


def outlook_of(t: Tournament, goal: Goal, samples: int = SAMPLES, seed: str = SEED) -> SampledGoal:
    """The goal at the end of the event: open games and all rounds to come are played so many times."""
    require_goal(t, goal)
    played = [rest_played(t, Chance(seed, "outlook", k)) for k in range(1, samples + 1)]
    ended = [each for each in played if each is not None]
    before = Fraction(0) if is_team_event(t) else _sure_points(t, goal.who)
    seen: Counter[Points] = Counter()
    hits: Counter[Points] = Counter()
    for end in ended:
        rows = {row.contestant.id: row for row in standings(end, StandingsRequest(after=len(end.rounds))).rows}
        row = rows.get(goal.who)
        gained = row.points - before if row else Fraction(0)
        seen[gained] += 1
        hits[gained] += row is not None and row.last <= goal.place
    scores = tuple(OwnScore(points, seen[points], hits[points]) for points in sorted(seen, reverse=True))
    return SampledGoal(
        goal,
        t.rounds_total - len(t.rounds),
        len(ended),
        sum(hits.values()),
        () if is_team_event(t) else scores,
        len(played) - len(ended),
    )


def _sure_points(t: Tournament, who: int) -> Points:
    """The points that somebody has whatever happens."""
    card = next(card for key, card in cards(t).items() if int(key) == who)
    return card.score - card.open_points


def rest_played(t: Tournament, chance: Chance) -> Tournament | None:
    """The event to its end by these lots; None if a round cannot be paired."""
    outcomes = Outcomes(strengths(t.players), Rates().draw, Fraction(0))
    t = replace(t, rounds=tuple(_ended(rnd, outcomes, chance) for rnd in t.rounds))
    try:
        while len(t.rounds) < t.rounds_total:
            t = pair_next(t, RoundWish(open_as_draws=True)).tournament
            t = replace(t, rounds=(*t.rounds[:-1], _ended(t.rounds[-1], outcomes, chance)))
    except PairingError:
        return None
    return t


def _ended(rnd: Round, outcomes: Outcomes, chance: Chance) -> Round:
    def ended(games: Iterable[Game]) -> Iterable[Game]:
        return (outcomes.game(Board(g.white, g.black), chance) if g.pending else g for g in games)

    return replace(rnd, games=tuple(ended(rnd.games)))
