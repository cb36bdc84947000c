"""A whole knockout: the matches of a plan, each with its games, as one contest.

A match begins as soon as both of its slots are known, so that a stage may begin
while the one before is still running; with re-seeding it cannot, because nobody
is placed before everybody is.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from hakem.errors import RequestError
from hakem.explain import Step
from hakem.i18n import Message
from hakem.knockout.contest import Decided, Finish, Log, Pending, Stage, State, Tier, under
from hakem.knockout.lots import Lots
from hakem.knockout.match import Match, MatchRules
from hakem.knockout.plan import Plan, Seed, Slot, WinnerOf, stage_title
from hakem.knockout.plan_account import plan_steps
from hakem.knockout.progress import MatchKey, Progress
from hakem.knockout.seeding import require_different
from hakem.knockout.stages import equally_far
from hakem.knockout.telling import ids, listed, score_text
from hakem.model import ZERO, Points
from hakem.regulations import KNOCKOUT_2009

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
    """A decided match: the seeds of both, and the score, that of the winner first."""

    winner: int
    loser: int
    score: str


@dataclass(frozen=True, slots=True)
class Course:
    """How an event has gone: the matches whose players are known, how each of them stands, and what follows by seeds.

    ``winners`` are those of the matches that are over, ``left`` those who are
    left after every stage that is complete, the best first.
    """

    plan: Plan
    matches: Mapping[MatchKey, Match]
    states: Mapping[MatchKey, State]
    winners: Mapping[MatchKey, int]
    left: Mapping[int, tuple[int, ...]]

    @property
    def progress(self) -> Progress:
        """How far the plan has been played."""
        return Progress(self.plan, self.winners)

    @property
    def decided(self) -> Mapping[MatchKey, Decided]:
        """The matches that are over."""
        return {key: state for key, state in self.states.items() if isinstance(state, Decided)}

    def seed(self, slot: Slot) -> int | None:
        """Who holds a slot, looked up and not worked out: there may be a thousand of them."""
        if isinstance(slot, Seed):
            return slot.number
        if isinstance(slot, WinnerOf):
            return self.winners.get((slot.stage, slot.match))
        return self.left[slot.stage][slot.place - 1] if slot.stage in self.left else None


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
        require_different(self.players)
        if self.boards < 1:
            raise RequestError(Message("playoff.match-boards", {"boards": self.boards}))

    @property
    def most_rounds(self) -> int:
        """How many rounds there are if every stage needs all that a match can have."""
        in_a_match = self.rules.games + self.rules.extra + self.rules.golden
        return len(self.plan.stages) * in_a_match

    def course(self, log: Log) -> Course:
        """Stage by stage, as far as the results lead."""
        course = Course(self.plan, {}, {}, {}, {})
        for stage in range(1, len(self.plan.stages) + 1):
            course = self._with_stage(course, stage, log)
        return course

    def _with_stage(self, before: Course, stage: int, log: Log) -> Course:
        """The course with the matches of one stage more."""
        matches = self._matches(stage, before)
        states = {key: match.state(log) for key, match in matches.items()}
        seed_of = self._seeds
        won = {key: seed_of[state.winner] for key, state in states.items() if isinstance(state, Decided)}
        planned = self.plan.stages[stage - 1]
        complete = len(won) == len(planned.matches)
        passing = [seed for seed in map(before.seed, planned.passes) if seed is not None]
        return Course(
            self.plan,
            {**before.matches, **matches},
            {**before.states, **states},
            {**before.winners, **won},
            {**before.left, stage: tuple(sorted([*passing, *won.values()]))} if complete else before.left,
        )

    @property
    def _seeds(self) -> dict[int, int]:
        return {player: seed for seed, player in enumerate(self.players, start=1)}

    def _matches(self, stage: int, before: Course) -> dict[MatchKey, Match]:
        """The matches of a stage whose players are known, the better seed named first."""
        planned = self.plan.stages[stage - 1]
        found: dict[MatchKey, Match] = {}
        for number, match in enumerate(planned.matches, start=1):
            seeds = [seed for seed in map(before.seed, match.slots) if seed is not None]
            if len(seeds) < 2:
                continue
            first, second = (self.players[seed - 1] for seed in sorted(seeds))
            path = planned.name if len(planned.matches) == 1 else under(planned.name, f"match-{number}")
            found[stage, number] = Match(path, (first, second), self.lots, self.rules, boards=self.boards)
        return found

    def state(self, log: Log) -> State:
        """All games that can be played now, or who is selected and where the others went out."""
        course = self.course(log)
        why = (*plan_steps(self.plan), *(step for state in course.states.values() for step in state.why))
        due = tuple(game for state in course.states.values() if isinstance(state, Pending) for game in state.due)
        if due:
            return Pending(due, why)
        selected = self._selected(course)
        return Decided((selected, *self._out(course)), (*why, self._told(selected)))

    def _selected(self, course: Course) -> Tier:
        """Whoever is left after the last stage, in the order of seeds."""
        last = len(self.plan.stages)
        points: dict[int, Points] = {
            state.winner: state.finishes[0].points for (stage, _), state in course.decided.items() if stage == last
        }
        stage = Stage.WINNER if self.plan.qualify == 1 else Stage.SELECTED
        left = [self.players[seed - 1] for seed in course.left[last]]
        return tuple(Finish(player, stage, points.get(player, ZERO), (last,)) for player in left)

    def _out(self, course: Course) -> tuple[Tier, ...]:
        """The losers, those of the last stage first."""
        names = self.plan.stage_names
        out = [
            Finish(loser.player, PlanStage(names[stage - 1]), loser.points, (stage - 1,))
            for (stage, _), state in course.decided.items()
            for loser in state.finishes[1:]
        ]
        return equally_far(out, self.players)

    def _told(self, selected: Tier) -> Step:
        players = [finish.player for finish in selected]
        only_preliminary = len(self.plan.stages[-1].passes) > 0
        outcome = "knockout.winner" if self.plan.qualify == 1 else "knockout.selected"
        article = _PLAN_ONLY if only_preliminary else _SELECTED
        return Step(article, outcome, ids(players), {"players": listed(players)})

    def scores(self, log: Log) -> Mapping[MatchKey, MatchScore]:
        """The decided matches by seeds, as a bracket shows them."""
        seed_of = self._seeds
        return {
            key: MatchScore(seed_of[state.order[0]], seed_of[state.order[1]], _score(state))
            for key, state in self.course(log).decided.items()
        }


def _score(state: Decided) -> str:
    winner, loser = state.finishes
    return score_text({winner.player: winner.points, loser.player: loser.points}, winner.player, loser.player)
