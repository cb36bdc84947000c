"""Why a round of the Dutch system is as it is: the brackets one after the other, then the colours board by board."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from hakem.explain import Step
from hakem.model.points import half_text
from hakem.pairing.swiss.brackets.bracket import BracketCosts, Outcome
from hakem.pairing.swiss.brackets.explain import bound_steps, deciding_steps, pair_step, shortfall_steps, straight
from hakem.pairing.swiss.brackets.whole_round import PairedBracket
from hakem.pairing.swiss.colours import ColourOfFirst
from hakem.pairing.swiss.dutch.rules import DutchRules
from hakem.pairing.swiss.explain import StepMaker
from hakem.pairing.swiss.field import Field, Pair
from hakem.pairing.swiss.system import colour_steps


def explanation(
    field: Field, rules: DutchRules, brackets: list[PairedBracket], pairs: Iterable[Pair], colour: ColourOfFirst
) -> Iterator[Step]:
    """Every step of a round."""
    maker = StepMaker(field, rules)
    for bracket in brackets:
        yield from _bracket(maker, bracket)
    left = brackets[-1].outcome.floaters
    if left:
        yield maker.step(rules.absolute.lowest_bye, "bye", left, player=maker.numbers(left))
    yield from colour_steps(maker, pairs, colour)


def _bracket(maker: StepMaker[DutchRules], paired: PairedBracket) -> Iterator[Step]:
    costs, found = paired.costs, paired.outcome
    bracket, order = costs.bracket, maker.rules.order
    if paired.role in ("penultimate", "collapsed"):
        yield maker.step(maker.rules.absolute.completion, paired.role, bracket.players)
    moved_down = bracket.mdps
    yield maker.step(
        order.subgroups,
        "bracket.heterogeneous" if moved_down else "bracket.homogeneous",
        bracket.players,
        score=half_text(maker.field.points(bracket.score)),
        moved_down=maker.numbers(moved_down),
        residents=maker.numbers(bracket.residents),
    )
    yield from _subgroups(maker, costs, found)
    yield from bound_steps(maker, costs)
    decided = deciding_steps(maker, costs, found, straight(costs))
    yield from decided
    yield from shortfall_steps(maker, costs, found)
    yield from _pairs(maker, costs, found, decided[0].article.number if decided else order.best)
    if found.floaters:
        yield maker.step(order.best, "floaters", found.floaters, players=maker.numbers(found.floaters))


def _pairs(maker: StepMaker[DutchRules], costs: BracketCosts, found: Outcome, decided: str) -> Iterator[Step]:
    """Every pair, and why it is not the one that comes first: by itself, or for the sake of the whole bracket."""
    natural = dict(straight(costs).pairs)
    for a, b in found.pairs:
        other = natural.get(a)
        if other is None or other == b:
            yield maker.step(maker.rules.order.best, "pair", (a, b), pair=maker.pairs([(a, b)]))
        else:
            yield pair_step(maker, costs, (a, b), other, decided)


def _subgroups(maker: StepMaker[DutchRules], costs: BracketCosts, found: Outcome) -> Iterator[Step]:
    """S1 and S2 of the moved-down players, and of the residents among themselves."""
    moved_down = set(costs.bracket.mdps)
    upper = [a for a, _ in found.pairs if a in moved_down]
    article = maker.rules.order.subgroups
    if upper:
        limbo = sorted(moved_down.difference(upper))
        residents = costs.bracket.residents
        data = {"s1": maker.numbers(upper), "s2": maker.numbers(residents), "limbo": maker.numbers(limbo)}
        yield maker.step(article, "subgroups.limbo" if limbo else "subgroups.moved-down", (*upper, *residents), **data)
    met = {b for a, b in found.pairs if a in moved_down}
    rest = [p for p in costs.bracket.residents if p not in met]
    size = len(found.pairs) - len(upper)
    if size:
        s1, s2 = rest[:size], rest[size:]
        outcome = "subgroups.remainder" if upper else "subgroups"
        yield maker.step(article, outcome, rest, s1=maker.numbers(s1), s2=maker.numbers(s2))
