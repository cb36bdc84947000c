"""Two outcomes of one bracket against each other: what each falls short of, and the first criterion that decides."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from hakem.pairing.swiss.bracket import Outcome, outcome
from hakem.pairing.swiss.criteria import Criterion, Quality
from hakem.pairing.swiss.problem import Problem
from hakem.pairing.swiss.surroundings import cost_ahead


@dataclass(frozen=True, slots=True)
class Shortfall:
    """What one criterion holds against an outcome: the sizes from the largest, and whom it is about."""

    criterion: Criterion
    sizes: tuple[int, ...]
    players: tuple[int, ...]


def shortfalls(problem: Problem, found: Outcome) -> tuple[Shortfall, ...]:
    """Every criterion of this bracket that is not fully met, in order of priority."""
    found_short = (
        _shortfall(problem, found, criterion) for criterion in problem.criteria.all if isinstance(criterion, Criterion)
    )
    return tuple(shortfall for shortfall in found_short if shortfall.sizes)


def _shortfall(problem: Problem, found: Outcome, criterion: Criterion) -> Shortfall:
    profiles = problem.field.profiles
    sizes: list[tuple[int, tuple[int, ...]]] = []
    for a, b in found.pairs:
        sizes.append((criterion.pair(profiles[a], profiles[b], problem.at), (a, b)))
    if problem.bracket.bye or not criterion.bye:
        sizes += [(criterion.floater(profiles[p], problem.at), (p,)) for p in found.floaters]
    real = sorted((s for s in sizes if s[0]), key=lambda s: -s[0])
    return Shortfall(criterion, tuple(s for s, _ in real), tuple(p for _, who in real for p in who))


def total_cost(problem: Problem, found: Outcome) -> int:
    """The whole cost of an outcome, with the best that the following bracket can do after it."""
    here = sum(problem.pair(a, b) for a, b in found.pairs) + sum(problem.floater(p) for p in found.floaters)
    return here + cost_ahead(problem, found.floaters)


def first_difference(problem: Problem, one: Outcome, other: Outcome) -> tuple[Quality, bool] | None:
    """The first criterion by which two outcomes differ, and whether the other one is worse; None if they are equal."""
    mine, theirs = total_cost(problem, one), total_cost(problem, other)
    if mine == theirs:
        return None
    return problem.scale.decisive(mine, theirs), theirs > mine


def straight(problem: Problem) -> Outcome:
    """The first candidate of all: the best moved-down players and then S1, each against S2 in order."""
    bracket = problem.bracket
    first = list(zip(bracket.came_down, bracket.residents, strict=False))
    rest = bracket.residents[len(first) :]
    size = len(rest) // 2
    return outcome([*first, *zip(rest[:size], rest[size:], strict=False)], bracket.players)


def inside(problem: Problem, pairs: Sequence[tuple[int, int]]) -> Outcome:
    """What a round made of these pairs does with a bracket; two moved-down players who meet both leave it."""
    players = set(problem.bracket.players)
    moved_down = set(problem.bracket.came_down)
    here = [p for p in pairs if players.issuperset(p) and not moved_down.issuperset(p)]
    return outcome(here, problem.bracket.players)
