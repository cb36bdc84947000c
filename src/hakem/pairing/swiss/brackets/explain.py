"""Why a bracket that criteria have decided is as it is, and the first article by which another round falls behind.

Both ask the same of two outcomes: what each falls short of, and the first
criterion that decides between them.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Protocol, TypeVar

from hakem.explain import ORDER, Comparison, Level, Rung, Step
from hakem.explain.ladder import points_said
from hakem.i18n import Message
from hakem.pairing.api import RoundPairing
from hakem.pairing.swiss.articles import OrderArticles
from hakem.pairing.swiss.brackets.bounds import Bounds
from hakem.pairing.swiss.brackets.bracket import BracketCosts, Outcome, outcome
from hakem.pairing.swiss.brackets.criteria import Criterion, Quality, score_above_residents
from hakem.pairing.swiss.brackets.ladder import ladder, shortfalls, total
from hakem.pairing.swiss.brackets.whole_round import PairedBracket
from hakem.pairing.swiss.colours import ColourOfFirst
from hakem.pairing.swiss.completion import Completion
from hakem.pairing.swiss.explain import Cited, StepMaker
from hakem.pairing.swiss.field import Field, Pair
from hakem.pairing.swiss.judge import Scrutiny, named_rung, verdict
from hakem.values import dataclass


class Ordered(Cited, Protocol):
    """Rules that say where the order of candidates is written."""

    @property
    def order(self) -> OrderArticles: ...


R = TypeVar("R", bound=Ordered)


def bound_steps(maker: StepMaker[R], costs: BracketCosts, words: str = "") -> Iterator[Step]:
    """How many preferences must fail, by counting alone; ``words`` is where the system has its own sentences for it."""
    bracket = costs.bracket
    if 2 * bracket.mdp_count > bracket.size:
        return
    single = {p: costs.at_best(p) for p in bracket.players}
    shortage = Bounds(costs, single, bracket.residents if bracket.size % 2 else ()).shortage()
    if shortage is not None and shortage.failing:
        article = costs.criteria.all[costs.criteria.clashes[0].places[0]].article
        said = f"{words}bound.white" if shortage.white else f"{words}bound.black"
        count, strong = shortage.failing, shortage.strong
        yield maker.step(article, said, bracket.players, at=bracket.score, count=count, strong=strong)


def _worse(maker: StepMaker[Cited], costs: BracketCosts, criterion: Quality, outcomes: tuple[Message, Message]) -> Step:
    """That another outcome is worse by a criterion than ours, which is the first of the two."""
    bracket, said = costs.bracket, f"check.worse.{criterion.name}"
    mine, other = outcomes
    return maker.step(criterion.article, said, bracket.players, at=bracket.score, ours=mine, theirs=other)


def shortfall_steps(maker: StepMaker[R], costs: BracketCosts, found: Outcome) -> Iterator[Step]:
    """What every criterion holds against the outcome."""
    for criterion in costs.criteria.all:
        if not isinstance(criterion, Criterion):
            continue
        if criterion.floater is score_above_residents and not costs.bracket.mdp_count:
            continue  # residents all have one score: their number has been told
        short = shortfalls(costs, found, criterion)
        players = [p for each in short for p in each.players]
        if short:
            article, said = criterion.article, f"shortfall.{criterion.name}"
            told = maker.players(players)
            yield maker.step(article, said, players, at=costs.bracket.score, count=len(short), players=told)


def pair_step(
    maker: StepMaker[R], costs: BracketCosts, pair: Pair, other: int, decided: str, board: int | None = None
) -> Step:
    """A pair, and why its first player does not meet another one: not at all, at a price, or because of the rest.

    ``decided`` is the article that decided about the bracket as a whole.
    """
    first, second = pair
    passed = (first, other)
    if not maker.field.opponents[first] >> other & 1:
        article, said = maker.barred(passed), "pair.barred"
    elif costs.pair(first, other) > costs.pair(first, second):
        worse = costs.scale.decisive(costs.pair(first, other), costs.pair(first, second))
        article, said = worse.article, "pair.worse"
    else:
        article, said = decided, "pair.moved"
    at, level = costs.bracket.score, Level.HEADLINE
    told, instead = maker.pair(pair), maker.pair(passed)
    return maker.step(article, said, pair, at=at, board=board, level=level, pair=told, other=instead)


def _first_apart(costs: BracketCosts, mine: int, theirs: int) -> tuple[Quality, bool] | None:
    """The criterion that tells two costs of a bracket apart, and whether the other one is worse; None if nothing."""
    return None if mine == theirs else (costs.scale.decisive(mine, theirs), theirs > mine)


@dataclass(frozen=True, slots=True)
class OwnRound:
    """The round of the rules, against which another one is held.

    ``colour`` gives the colour of the higher ranked of two, and the article. ``theirs``
    is the same field with whoever may meet in the world in which the other round was
    made, and how it can be completed there, if that is another one.
    """

    maker: StepMaker[Cited]
    order: OrderArticles
    brackets: Sequence[PairedBracket]
    colour: ColourOfFirst
    bye_score: int | None = None
    theirs: tuple[Field, Completion] | None = None


def judged(own: OwnRound, given: RoundPairing) -> Comparison | None:
    """The first thing that is wrong with a round; None if nothing is."""

    def differences(pairs: Sequence[Pair], byes: Sequence[int]) -> Iterator[Comparison]:
        yield from _byes(own, byes)
        yield from other_brackets(own, pairs)

    return verdict(Scrutiny(own.maker, own.maker.field.opponents, differences, own.colour), given)


def _byes(own: OwnRound, byes: Sequence[int]) -> Iterator[Comparison]:
    maker = own.maker
    for player in byes:
        score = maker.field.profiles[player].score
        if own.bye_score is not None and score > own.bye_score:
            article, told = maker.rules.absolute.lowest_bye, maker.player(player)
            step = maker.step(article, "check.bye-too-high", (player,), at=score, player=told)
            ours, theirs = own.brackets[-1].outcome.floaters, (maker.field.ids[player],)
            mine = tuple(maker.field.ids[p] for p in ours)
            said = [points_said((maker.field.points(units),)) for units in (own.bye_score, score)]
            rung = Rung(step.article, "bye", (own.bye_score,), (score,), mine, theirs, False, False, *said)
            yield Comparison(step, (rung,))


def other_brackets(own: OwnRound, pairs: Sequence[Pair]) -> Iterator[Comparison]:
    """The first bracket with which these pairs do something else, and the article that speaks against it."""
    for mine in own.brackets:
        theirs = _inside(mine.costs, pairs)
        if theirs != mine.outcome:
            yield _difference(own, mine, theirs)
            return


def _inside(costs: BracketCosts, pairs: Sequence[Pair]) -> Outcome:
    """What a round made of these pairs does with a bracket; two MDPs who meet both leave it."""
    players, mdps = set(costs.bracket.players), set(costs.bracket.mdps)
    here = [p for p in pairs if players.issuperset(p) and not mdps.issuperset(p)]
    return outcome(here, costs.bracket.players)


def _difference(own: OwnRound, mine: PairedBracket, theirs: Outcome) -> Comparison:
    """What tells two outcomes of one bracket apart.

    A round that is complete and legal cannot be better where criteria decide; a
    procedure that goes step by step may end elsewhere all the same.
    """
    maker, costs = own.maker, mine.costs
    there = mine if own.theirs is None else mine.elsewhere(*own.theirs)
    totals = total(mine, mine.outcome), total(there, theirs)
    decided = _first_apart(costs, *totals)
    rungs = ladder(maker, costs, (mine.outcome, theirs), totals)
    if decided is not None and decided[1]:
        step = _worse(maker, costs, decided[0], maker.apart(mine.outcome, theirs))
        return Comparison(step, rungs, step.bracket)
    article, said = own.order.best, "check.other"
    if decided is None:
        article, said = _order_article(own.order, mine, theirs), "check.later"
    ours, other = maker.apart(mine.outcome, theirs)
    step = maker.step(article, said, costs.bracket.players, at=costs.bracket.score, ours=ours, theirs=other)
    return Comparison(step, (*rungs, named_rung(maker, article, ORDER)), step.bracket)


def _moved_down(own: PairedBracket) -> set[int]:
    """The MDPs of a bracket, whether or not it has been told apart who they are."""
    bracket, profiles = own.costs.bracket, own.costs.field.profiles
    if bracket.mdp_count or own.role == "collapsed":
        return set(bracket.mdps)
    return {p for p in bracket.players if profiles[p].score > bracket.score}


def _order_article(order: OrderArticles, own: PairedBracket, theirs: Outcome) -> str:
    """Where the order is written that puts one of two equally good candidates first."""
    mdps = _moved_down(own)

    def split(outcome: Outcome) -> tuple[set[int], dict[int, int], set[int]]:
        met = {a: b for a, b in outcome.pairs if a in mdps}
        return set(met), met, {a for a, _ in outcome.pairs} - mdps

    (sets, opponents, tops), (their_sets, their_opponents, their_tops) = split(own.outcome), split(theirs)
    if sets != their_sets:
        return order.sets
    return order.exchanges if opponents == their_opponents and tops != their_tops else order.transpositions
