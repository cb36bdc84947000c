"""Why a Burstein round is as it is: the bye, the brackets one after the other, then the colours board by board."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from hakem.explain import Step
from hakem.model.points import half_text
from hakem.pairing.swiss.announcement import colours_told
from hakem.pairing.swiss.bracket import Outcome, outcome
from hakem.pairing.swiss.bracket_account import bounds_told, pair_told, shortfalls_told, what_decided
from hakem.pairing.swiss.brackets import PairedBracket
from hakem.pairing.swiss.burstein.opening import Opening, bye_told, standing_text
from hakem.pairing.swiss.burstein.rules import BursteinRules
from hakem.pairing.swiss.dutch import all_pairs
from hakem.pairing.swiss.problem import Problem
from hakem.pairing.swiss.teller import Teller
from hakem.pairing.swiss.verdict import ColourOfFirst, ordered

WORDS = "burstein."
"""Where the sentences of this system are."""


def explanation(
    opening: Opening, rules: BursteinRules, brackets: Sequence[PairedBracket], colour: ColourOfFirst
) -> Iterator[Step]:
    """Every step of a round."""
    teller = Teller(opening.field, rules)
    yield from bye_told(teller, opening)
    for bracket in brackets:
        yield from _bracket(teller, opening, bracket)
    yield from colours_told(teller, all_pairs(brackets), colour)


def _bracket(teller: Teller[BursteinRules], opening: Opening, paired: PairedBracket) -> Iterator[Step]:
    problem, found = paired.problem, paired.outcome
    bracket, order = problem.bracket, teller.rules.order
    yield teller.step(
        order.subgroups,
        "bracket.heterogeneous" if bracket.moved_down else "bracket.homogeneous",
        bracket.players,
        score=half_text(teller.field.points(bracket.score)),
        moved_down=teller.numbers(bracket.came_down),
        residents=teller.numbers(bracket.residents),
    )
    ranked = sorted(bracket.players, key=opening.standing.ranks.__getitem__)
    yield teller.step(teller.rules.ranking, f"{WORDS}ranking", ranked, ranking=standing_text(opening, ranked))
    yield from bounds_told(teller, problem, WORDS)
    decided = what_decided(teller, problem, found, outermost(ranked, bracket.players), WORDS)
    yield from decided
    yield from shortfalls_told(teller, problem, found)
    yield from _pairs(teller, problem, found, ranked, decided[0].article.number if decided else order.best)
    if found.floaters:
        yield teller.step(order.best, "floaters", found.floaters, players=teller.numbers(found.floaters))


def outermost(ranked: Sequence[int], players: Sequence[int]) -> Outcome:
    """The first candidate of all: the first against the last and so on; of an odd number the middle one floats."""
    half = len(ranked) // 2
    return outcome([ordered(a, b) for a, b in zip(ranked[:half], reversed(ranked), strict=False)], players)


def _pairs(
    teller: Teller[BursteinRules], problem: Problem, found: Outcome, ranked: Sequence[int], decided: str
) -> Iterator[Step]:
    """Every pair in the order in which it is found, and why its first player does not meet somebody further back."""
    mate = dict(found.pairs) | {b: a for a, b in found.pairs}
    left = list(ranked)
    while left:
        first = left.pop(0)
        if first not in mate:
            continue
        second = mate[first]
        at = left.index(second)
        passed = left[at + 1 :]
        if not passed:
            yield teller.step(teller.rules.order.best, "pair", (first, second), pair=teller.pairs([(first, second)]))
        for other in reversed(passed):
            yield pair_told(teller, problem, (first, second), other, decided)
        left.remove(second)
