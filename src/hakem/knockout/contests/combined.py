"""How contests are put together: one after the other, side by side in groups, in a bracket, with some left out."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from itertools import groupby

from hakem.explain import Step
from hakem.i18n import PlayerRef
from hakem.knockout.contests.contest import (
    Contest,
    Decided,
    Finish,
    GameDue,
    Log,
    Pending,
    Stage,
    State,
    Tier,
)
from hakem.knockout.contests.round_robin import RoundRobin, by_points
from hakem.knockout.sides import Refer, side_step, sides
from hakem.regulations import Article
from hakem.values import dataclass, replace


def equally_far(finishes: Iterable[Finish], seeds: tuple[int, ...]) -> tuple[Tier, ...]:
    """In tiers by how far they came; inside a tier by points, then by seed."""
    place = {player: number for number, player in enumerate(seeds)}
    ordered = sorted(finishes, key=lambda finish: (-finish.points, place[finish.player]))
    ordered.sort(key=lambda finish: finish.depth, reverse=True)
    return tuple(tuple(tier) for _, tier in groupby(ordered, key=lambda finish: finish.depth))


def _at(level: int, tiers: tuple[Tier, ...]) -> tuple[Tier, ...]:
    """The same tiers as part of a stage of that level."""
    return tuple(tuple(replace(finish, depth=(level, *finish.depth)) for finish in tier) for tier in tiers)


def _side_by_side(contests: Iterable[Contest], log: Log) -> tuple[tuple[Decided, ...], Pending]:
    """Contests that run at the same time: those that are decided, and everything that is due."""
    states = [contest.state(log) for contest in contests]
    decided = tuple(state for state in states if isinstance(state, Decided))
    due: tuple[GameDue, ...] = tuple(game for state in states if isinstance(state, Pending) for game in state.due)
    return decided, Pending(due, tuple(step for state in states for step in state.why))


def _after(why: tuple[Step, ...], state: State) -> State:
    """The state with what was told before it."""
    return replace(state, why=(*why, *state.why))


@dataclass(frozen=True, slots=True)
class RoundRobinThen:
    """A round robin; if several are level on top, ``settle`` makes the contest that decides among them."""

    round_robin: RoundRobin
    settle: Callable[[tuple[int, ...]], Contest]

    def state(self, log: Log) -> State:
        """The round robin, then what settles it."""
        table = self.round_robin.table(log)
        if isinstance(table, Pending):
            return table
        told = (*self.round_robin.numbers_told, self.round_robin.on_top(table))
        out = tuple(finish for finish in self.round_robin.finishes(table) if finish.player not in table.leaders)
        behind = _at(0, by_points(out))
        if len(table.leaders) == 1:
            (winner,) = table.leaders
            return Decided(((Finish(winner, Stage.WINNER, table.points[winner]),), *behind), told)
        last = _after(told, self.settle(table.leaders).state(log))
        return last if isinstance(last, Pending) else Decided((*_at(1, last.tiers), *behind), last.why)


@dataclass(frozen=True, slots=True)
class Groups:
    """Groups side by side, then ``last`` makes the contest of their winners; ``seeds`` is the order of everybody."""

    groups: tuple[Contest, ...]
    last: Callable[[tuple[int, ...]], Contest]
    seeds: tuple[int, ...]
    article: Article
    refer: Refer = PlayerRef

    def state(self, log: Log) -> State:
        """The groups, then their winners."""
        decided, pending = _side_by_side(self.groups, log)
        if pending.due:
            return pending
        winners = tuple(player for player in self.seeds if player in {group.winner for group in decided})
        named = sides(self.refer, winners)
        told = side_step(self.article, "playoff.groups.winners", named, players=named)
        last = self.last(winners).state(log)
        if isinstance(last, Pending):
            return _after((*pending.why, told), last)
        out = [
            replace(finish, stage=Stage.GROUPS, depth=(0, *finish.depth))
            for group in decided
            for finish in group.finishes
            if finish.player not in winners
        ]
        return Decided((*_at(1, last.tiers), *equally_far(out, self.seeds)), (*pending.why, told, *last.why))


@dataclass(frozen=True, slots=True)
class ThenTheRest:
    """A contest for the first place; then all others of it play for the places that remain, which ``rest`` makes."""

    first: Contest
    rest: Callable[[tuple[int, ...]], Contest]
    seeds: tuple[int, ...]
    article: Article
    refer: Refer = PlayerRef

    def state(self, log: Log) -> State:
        """The first contest, then that of the others, in the order of seeds."""
        state = self.first.state(log)
        if isinstance(state, Pending):
            return state
        others = tuple(player for player in self.seeds if player != state.winner)
        named = sides(self.refer, others)
        told = side_step(self.article, "playoff.groups.remaining", named, players=named)
        last = _after((*state.why, told), self.rest(others).state(log))
        if isinstance(last, Pending):
            return last
        (best, *equal), *behind = last.tiers
        second = (replace(best, stage=Stage.REMAINING), *equal)
        return Decided((*_at(1, state.tiers[:1]), *_at(0, (second, *behind))), last.why)


@dataclass(frozen=True, slots=True)
class BracketContest:
    """A knockout whose slots are the players in the order in which slot 1 meets the last, slot 2 the last but one.

    The winner takes the better slot of the two. ``match`` makes a match from its
    name and its two players; ``rounds`` names the rounds, and how matches of each begin.
    """

    slots: tuple[int, ...]
    match: Callable[[str, tuple[int, int]], Contest]
    rounds: tuple[tuple[Stage, str], ...]
    seeds: tuple[int, ...]

    def state(self, log: Log) -> State:
        """Round by round."""
        left = self.slots
        tiers: tuple[Tier, ...] = ()
        why: tuple[Step, ...] = ()
        decided: tuple[Decided, ...] = ()
        for level, (stage, name) in enumerate(self.rounds):
            decided, pending = _side_by_side(self._matches(left, name), log)
            why += pending.why
            if pending.due:
                return Pending(pending.due, why)
            out = [replace(match.finishes[1], stage=stage, depth=(level,)) for match in decided]
            tiers = (*equally_far(out, self.seeds), *tiers)
            left = tuple(match.winner for match in decided)
        return Decided((*decided[0].tiers[:1], *tiers), why)

    def _matches(self, left: tuple[int, ...], name: str) -> list[Contest]:
        pairs = list(zip(left, reversed(left), strict=True))[: len(left) // 2]
        numbered = [name] if len(pairs) == 1 else [f"{name}-{number}" for number in range(1, len(pairs) + 1)]
        return [self.match(each, self._better_first(pair)) for each, pair in zip(numbered, pairs, strict=True)]

    def _better_first(self, pair: tuple[int, int]) -> tuple[int, int]:
        first, second = sorted(pair, key=self.seeds.index)
        return first, second


@dataclass(frozen=True, slots=True)
class Admitted:
    """A contest of some, and the others, who keep the places behind them in the order of seeds."""

    contest: Contest
    others: tuple[int, ...]
    stage: Stage
    article: Article
    refer: Refer = PlayerRef

    def state(self, log: Log) -> State:
        """The contest, and at its end those who were left out."""
        outcome = "playoff.out.by-tie-break" if self.stage is Stage.BY_TIE_BREAK else "playoff.out.not-admitted"
        others = sides(self.refer, self.others)
        told = side_step(self.article, outcome, others, players=others)
        state = _after((told,), self.contest.state(log))
        if isinstance(state, Pending):
            return state
        out = tuple(Finish(player, self.stage, depth=(0,)) for player in self.others)
        return Decided((*_at(1, state.tiers), out), state.why)
