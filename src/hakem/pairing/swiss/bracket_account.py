"""What there is to tell about a bracket that criteria have decided, whatever the order of its candidates."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Protocol, TypeVar

from hakem.explain import Step
from hakem.i18n.message import Datum
from hakem.pairing.swiss.articles import OrderArticles
from hakem.pairing.swiss.bounds import Bounds
from hakem.pairing.swiss.bracket import Outcome
from hakem.pairing.swiss.comparison import first_difference, shortfalls
from hakem.pairing.swiss.criteria import score_above_residents
from hakem.pairing.swiss.problem import Problem
from hakem.pairing.swiss.teller import Cited, Teller


class Ordered(Cited, Protocol):
    """Rules that say where the order of candidates is written."""

    @property
    def order(self) -> OrderArticles: ...


R = TypeVar("R", bound=Ordered)


def bounds_told(teller: Teller[R], problem: Problem, words: str = "") -> Iterator[Step]:
    """How many preferences must fail, by counting alone; ``words`` is where the system has its own sentences for it."""
    bracket = problem.bracket
    if 2 * bracket.moved_down > bracket.size:
        return
    single = {p: problem.at_best(p) for p in bracket.players}
    bounds = Bounds(problem, single, bracket.residents if bracket.size % 2 else ())
    shortage = bounds.shortage()
    if shortage is not None and shortage.failing:
        article = problem.criteria.all[problem.criteria.clashes[0].places[0]].article
        outcome = f"{words}bound.white" if shortage.white else f"{words}bound.black"
        yield teller.step(article, outcome, bracket.players, count=shortage.failing, strong=shortage.strong)


def what_decided(
    teller: Teller[R], problem: Problem, found: Outcome, first: Outcome, words: str = ""
) -> tuple[Step, ...]:
    """What is wrong with the first candidate of all, or that nothing is; nothing to say if there is no candidate."""
    players, rules = problem.bracket.players, teller.rules
    if not first.pairs:
        return ()
    if first == found:
        return (teller.step(rules.order.best, f"{words}first-candidate", players),)
    for a, b in first.pairs:
        if not teller.field.opponents[a] >> b & 1:
            article, told = teller.barred((a, b)), teller.pairs([(a, b)])
            return (teller.step(article, f"{words}first-candidate-barred", (a, b), pairs=told),)
    decided = first_difference(problem, found, first)
    if decided is None or not decided[1]:
        return (teller.step(rules.absolute.completion, f"{words}first-candidate-incomplete", players),)
    data = {"ours": teller.outcome(found), "theirs": teller.outcome(first)}
    criterion = decided[0]
    return (teller.step(criterion.article, f"check.worse.{criterion.name}", players, **data),)


def shortfalls_told(teller: Teller[R], problem: Problem, found: Outcome) -> Iterator[Step]:
    """What every criterion holds against the outcome."""
    for shortfall in shortfalls(problem, found):
        criterion = shortfall.criterion
        if criterion.floater is score_above_residents and not problem.bracket.moved_down:
            continue  # residents all have one score: their number has been told
        data: dict[str, Datum] = {"count": len(shortfall.sizes), "players": teller.numbers(shortfall.players)}
        yield teller.step(criterion.article, f"shortfall.{criterion.name}", shortfall.players, **data)


def pair_told(teller: Teller[R], problem: Problem, pair: tuple[int, int], other: int, decided: str) -> Step:
    """A pair, and why its first player does not meet another one: not at all, at a price, or because of the rest.

    ``decided`` is the article that decided about the bracket as a whole.
    """
    first, second = pair
    numbers = {"pair": teller.pairs([pair]), "other": teller.pairs([(first, other)])}
    if not teller.field.opponents[first] >> other & 1:
        return teller.step(teller.barred((first, other)), "pair.barred", pair, **numbers)
    passed, taken = problem.pair(first, other), problem.pair(first, second)
    worse = passed > taken
    article = problem.scale.decisive(passed, taken).article if worse else decided
    return teller.step(article, "pair.worse" if worse else "pair.moved", pair, **numbers)
