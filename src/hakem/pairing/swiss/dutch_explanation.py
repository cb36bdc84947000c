"""Why a round of the Dutch system is as it is: the brackets one after the other, then the colours board by board."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from hakem.explain import Step
from hakem.model.points import half_text
from hakem.pairing.swiss.announcement import colours_told
from hakem.pairing.swiss.bracket import Outcome
from hakem.pairing.swiss.bracket_account import bounds_told, pair_told, shortfalls_told, what_decided
from hakem.pairing.swiss.brackets import PairedBracket
from hakem.pairing.swiss.comparison import straight
from hakem.pairing.swiss.dutch_rules import DutchRules
from hakem.pairing.swiss.field import Field
from hakem.pairing.swiss.problem import Problem
from hakem.pairing.swiss.teller import Teller
from hakem.pairing.swiss.verdict import ColourOfFirst, Pair


def explanation(
    field: Field, rules: DutchRules, brackets: list[PairedBracket], pairs: Iterable[Pair], colour: ColourOfFirst
) -> Iterator[Step]:
    """Every step of a round."""
    teller = Teller(field, rules)
    for bracket in brackets:
        yield from _bracket(teller, bracket)
    left = brackets[-1].outcome.floaters
    if left:
        yield teller.step(rules.absolute.lowest_bye, "bye", left, player=teller.numbers(left))
    yield from colours_told(teller, pairs, colour)


def _bracket(teller: Teller[DutchRules], paired: PairedBracket) -> Iterator[Step]:
    problem, found = paired.problem, paired.outcome
    bracket, order = problem.bracket, teller.rules.order
    if paired.role in ("penultimate", "collapsed"):
        yield teller.step(teller.rules.absolute.completion, paired.role, bracket.players)
    moved_down = bracket.came_down
    yield teller.step(
        order.subgroups,
        "bracket.heterogeneous" if moved_down else "bracket.homogeneous",
        bracket.players,
        score=half_text(teller.field.points(bracket.score)),
        moved_down=teller.numbers(moved_down),
        residents=teller.numbers(bracket.residents),
    )
    yield from _subgroups(teller, problem, found)
    yield from bounds_told(teller, problem)
    decided = what_decided(teller, problem, found, straight(problem))
    yield from decided
    yield from shortfalls_told(teller, problem, found)
    yield from _pairs(teller, problem, found, decided[0].article.number if decided else order.best)
    if found.floaters:
        yield teller.step(order.best, "floaters", found.floaters, players=teller.numbers(found.floaters))


def _pairs(teller: Teller[DutchRules], problem: Problem, found: Outcome, decided: str) -> Iterator[Step]:
    """Every pair, and why it is not the one that comes first: by itself, or for the sake of the whole bracket."""
    natural = dict(straight(problem).pairs)
    for a, b in found.pairs:
        other = natural.get(a)
        if other is None or other == b:
            yield teller.step(teller.rules.order.best, "pair", (a, b), pair=teller.pairs([(a, b)]))
        else:
            yield pair_told(teller, problem, (a, b), other, decided)


def _subgroups(teller: Teller[DutchRules], problem: Problem, found: Outcome) -> Iterator[Step]:
    """S1 and S2 of the moved-down players, and of the residents among themselves."""
    moved_down = set(problem.bracket.came_down)
    upper = [a for a, _ in found.pairs if a in moved_down]
    article = teller.rules.order.subgroups
    if upper:
        limbo = sorted(moved_down.difference(upper))
        residents = problem.bracket.residents
        data = {"s1": teller.numbers(upper), "s2": teller.numbers(residents), "limbo": teller.numbers(limbo)}
        yield teller.step(article, "subgroups.limbo" if limbo else "subgroups.moved-down", (*upper, *residents), **data)
    met = {b for a, b in found.pairs if a in moved_down}
    rest = [p for p in problem.bracket.residents if p not in met]
    size = len(found.pairs) - len(upper)
    if size:
        s1, s2 = rest[:size], rest[size:]
        outcome = "subgroups.remainder" if upper else "subgroups"
        yield teller.step(article, outcome, rest, s1=teller.numbers(s1), s2=teller.numbers(s2))
