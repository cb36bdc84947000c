"""A whole knockout: the matches of a plan, each with its games, as one contest.

A match begins as soon as both of its slots are known, so that a stage may begin
while the one before is still running; with re-seeding it cannot, because nobody
is placed before everybody is.
"""

from __future__ import annotations

from collections.abc import Mapping

from hakem.errors import RequestError
from hakem.explain import Level, Step
from hakem.i18n import Message, PlayerRef, TeamRef
from hakem.knockout.contests.combined import equally_far
from hakem.knockout.contests.contest import (
    Decided,
    Finish,
    Log,
    Lots,
    Pending,
    Stage,
    State,
    Tier,
    under,
)
from hakem.knockout.contests.match import Match, MatchRules
from hakem.knockout.plans.plan import Plan, plan_steps, stage_title
from hakem.knockout.plans.progress import MatchKey, Progress
from hakem.knockout.plans.seeding import require_different
from hakem.knockout.sides import Refer, side_step, sides
from hakem.model import ZERO, Points
from hakem.regulations import KNOCKOUT_2009
from hakem.values import dataclass

_SELECTED = KNOCKOUT_2009.art("A.7")
_PLAN_ONLY = KNOCKOUT_2009.art("B.4")
_USUAL = MatchRules()


@dataclass(frozen=True, slots=True)
class PlanStage:
    """A stage of a plan as the place where somebody's way ends."""

    value: str

    @property
    def message(self) -> Message:
        """The stage in words."""
        return stage_title(self.value)


@dataclass(frozen=True, slots=True)
class MatchScore:
    """A decided match: the seeds of both, and the points of the winner and of the loser."""

    winner: int
    loser: int
    points: tuple[Points, Points]


@dataclass(frozen=True, slots=True)
class Course:
    """How an event has gone: the matches whose players are known, how each of them stands, and who holds which slot."""

    matches: Mapping[MatchKey, Match]
    states: Mapping[MatchKey, State]
    progress: Progress

    @property
    def decided(self) -> Mapping[MatchKey, Decided]:
        """The matches that are over."""
        return {key: state for key, state in self.states.items() if isinstance(state, Decided)}

    @property
    def complete(self) -> Course:
        """The same as far as all matches of a stage are over."""
        last, progress = self.progress.complete, self.progress
        return Course(
            {key: match for key, match in self.matches.items() if key[0] <= last},
            {key: state for key, state in self.states.items() if key[0] <= last},
            Progress(progress.plan, {key: won for key, won in progress.winners.items() if key[0] <= last}, progress),
        )

    def with_stage(
        self, matches: Mapping[MatchKey, Match], states: Mapping[MatchKey, State], seed_of: Mapping[int, int]
    ) -> Course:
        """The course with the matches of one stage more."""
        won = {key: seed_of[state.winner] for key, state in states.items() if isinstance(state, Decided)}
        progress = Progress(self.progress.plan, {**self.progress.winners, **won}, self.progress)
        return Course({**self.matches, **matches}, {**self.states, **states}, progress)


@dataclass(frozen=True, slots=True)
class KnockoutEvent:
    """The matches of a plan between ``players``, the first seed first; with several ``boards`` they are teams."""

    plan: Plan
    players: tuple[int, ...]
    lots: Lots
    rules: MatchRules = _USUAL
    boards: int = 1

    def __post_init__(self) -> None:
        if len(self.players) != self.plan.players:
            data = {"players": len(self.players), "planned": self.plan.players}
            raise RequestError(Message("knockout.not-the-plan", data))
        require_different(sides(self.refer, self.players))
        if self.boards < 1:
            raise RequestError(Message("playoff.match-boards", {"boards": self.boards}))

    @property
    def refer(self) -> Refer:
        """What its sides are: players, or teams."""
        return TeamRef if self.boards > 1 else PlayerRef

    @property
    def most_rounds(self) -> int:
        """How many rounds there are if every stage needs all that a match can have."""
        return len(self.plan.stages) * self.rules.most_games

    def course(self, log: Log, before: Course | None = None) -> Course:
        """Stage by stage, as far as the results lead.

        With the course ``before`` the last results only the matches that were not
        decided then are looked at again: more results undo no decision.
        """
        before = before or Course({}, {}, Progress(self.plan, {}))
        over, course, seed_of = before.decided, before.complete, self._seeds
        for stage in range(course.progress.complete + 1, len(self.plan.stages) + 1):
            matches = self._matches(stage, course.progress, before.matches)
            states = {key: over.get(key) or match.state(log) for key, match in matches.items()}
            course = course.with_stage(matches, states, seed_of)
        return course

    @property
    def _seeds(self) -> dict[int, int]:
        return {player: seed for seed, player in enumerate(self.players, start=1)}

    def _matches(self, stage: int, progress: Progress, known: Mapping[MatchKey, Match]) -> dict[MatchKey, Match]:
        """The matches of a stage whose players are known, the better seed named first."""
        planned = self.plan.stages[stage - 1]
        found: dict[MatchKey, Match] = {}
        for number, match in enumerate(planned.matches, start=1):
            if (same := known.get((stage, number))) is not None and same.lots == self.lots:
                found[stage, number] = same
                continue
            seeds = [seed for seed in map(progress.seed, match.slots) if seed is not None]
            if len(seeds) < 2:
                continue
            first, second = (self.players[seed - 1] for seed in sorted(seeds))
            path = planned.name if len(planned.matches) == 1 else under(planned.name, f"match-{number}")
            both = (first, second)
            found[stage, number] = Match(path, both, self.lots, self.rules, boards=self.boards, refer=self.refer)
        return found

    def state(self, log: Log) -> State:
        """All games that can be played now, or who is selected and where the others went out."""
        course = self.course(log)
        due = tuple(game for state in course.states.values() if isinstance(state, Pending) for game in state.due)
        return Pending(due, self._why(course)) if due else self.end(course)

    def end(self, course: Course) -> Decided:
        """Who is selected and where the others went out, when everything is decided."""
        selected = self._selected(course)
        return Decided((selected, *self.out(course)), (*self._why(course), self._told(selected)))

    def _why(self, course: Course) -> tuple[Step, ...]:
        return (*plan_steps(self.plan), *(step for state in course.states.values() for step in state.why))

    def _selected(self, course: Course) -> Tier:
        """Whoever is left after the last stage, in the order of seeds."""
        last = len(self.plan.stages)
        points: dict[int, Points] = {
            state.winner: state.finishes[0].points for (stage, _), state in course.decided.items() if stage == last
        }
        stage = Stage.WINNER if self.plan.qualify == 1 else Stage.SELECTED
        left = [self.players[seed - 1] for seed in course.progress.left(last) or ()]
        return tuple(Finish(player, stage, points.get(player, ZERO), (last,)) for player in left)

    def out(self, course: Course) -> tuple[Tier, ...]:
        """The losers, those of the last stage first."""
        names = self.plan.stage_names
        out = [
            Finish(loser.player, PlanStage(names[stage - 1]), loser.points, (stage - 1,))
            for (stage, _), state in course.decided.items()
            for loser in state.finishes[1:]
        ]
        return equally_far(out, self.players)

    def _told(self, selected: Tier) -> Step:
        players = sides(self.refer, (finish.player for finish in selected))
        only_preliminary = len(self.plan.stages[-1].passes) > 0
        outcome = "knockout.winner" if self.plan.qualify == 1 else "knockout.selected"
        article = _PLAN_ONLY if only_preliminary else _SELECTED
        return side_step(article, outcome, players, Level.HEADLINE, players=players)

    def scores(self, log: Log) -> Mapping[MatchKey, MatchScore]:
        """The decided matches by seeds, as a bracket shows them."""
        seed_of = self._seeds
        found: dict[MatchKey, MatchScore] = {}
        for key, state in self.course(log).decided.items():
            winner, loser = state.finishes
            points = (winner.points, loser.points)
            found[key] = MatchScore(seed_of[winner.player], seed_of[loser.player], points)
        return found
