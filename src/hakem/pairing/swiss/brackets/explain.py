"""What there is to tell about a bracket that criteria have decided, whatever the order of its candidates."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Protocol, TypeVar

from hakem.explain import Step
from hakem.i18n.message import Datum
from hakem.pairing.api import RoundPairing
from hakem.pairing.swiss.articles import OrderArticles
from hakem.pairing.swiss.brackets.bounds import Bounds
from hakem.pairing.swiss.brackets.bracket import BracketCosts, Outcome, outcome
from hakem.pairing.swiss.brackets.criteria import Criterion, Quality, score_above_residents
from hakem.pairing.swiss.brackets.exact import cost_ahead
from hakem.pairing.swiss.brackets.whole_round import PairedBracket
from hakem.pairing.swiss.colours import ColourOfFirst
from hakem.pairing.swiss.explain import Cited, StepMaker
from hakem.pairing.swiss.field import Pair
from hakem.pairing.swiss.judge import Scrutiny, verdict
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
    bounds = Bounds(costs, single, bracket.residents if bracket.size % 2 else ())
    shortage = bounds.shortage()
    if shortage is not None and shortage.failing:
        article = costs.criteria.all[costs.criteria.clashes[0].places[0]].article
        outcome = f"{words}bound.white" if shortage.white else f"{words}bound.black"
        yield maker.step(article, outcome, bracket.players, count=shortage.failing, strong=shortage.strong)


def deciding_steps(
    maker: StepMaker[R], costs: BracketCosts, found: Outcome, first: Outcome, words: str = ""
) -> tuple[Step, ...]:
    """What is wrong with the first candidate of all, or that nothing is; nothing to say if there is no candidate."""
    players, rules = costs.bracket.players, maker.rules
    if not first.pairs:
        return ()
    if first == found:
        return (maker.step(rules.order.best, f"{words}first-candidate", players),)
    for a, b in first.pairs:
        if not maker.field.opponents[a] >> b & 1:
            article, told = maker.barred((a, b)), maker.pairs([(a, b)])
            return (maker.step(article, f"{words}first-candidate-barred", (a, b), pairs=told),)
    decided = first_difference(costs, found, first)
    if decided is None or not decided[1]:
        return (maker.step(rules.absolute.completion, f"{words}first-candidate-incomplete", players),)
    data = {"ours": maker.outcome(found), "theirs": maker.outcome(first)}
    criterion = decided[0]
    return (maker.step(criterion.article, f"check.worse.{criterion.name}", players, **data),)


def shortfall_steps(maker: StepMaker[R], costs: BracketCosts, found: Outcome) -> Iterator[Step]:
    """What every criterion holds against the outcome."""
    for shortfall in shortfalls(costs, found):
        criterion = shortfall.criterion
        if criterion.floater is score_above_residents and not costs.bracket.mdp_count:
            continue  # residents all have one score: their number has been told
        data: dict[str, Datum] = {"count": len(shortfall.sizes), "players": maker.numbers(shortfall.players)}
        yield maker.step(criterion.article, f"shortfall.{criterion.name}", shortfall.players, **data)


def pair_step(maker: StepMaker[R], costs: BracketCosts, pair: tuple[int, int], other: int, decided: str) -> Step:
    """A pair, and why its first player does not meet another one: not at all, at a price, or because of the rest.

    ``decided`` is the article that decided about the bracket as a whole.
    """
    first, second = pair
    numbers = {"pair": maker.pairs([pair]), "other": maker.pairs([(first, other)])}
    if not maker.field.opponents[first] >> other & 1:
        return maker.step(maker.barred((first, other)), "pair.barred", pair, **numbers)
    passed, taken = costs.pair(first, other), costs.pair(first, second)
    worse = passed > taken
    article = costs.scale.decisive(passed, taken).article if worse else decided
    return maker.step(article, "pair.worse" if worse else "pair.moved", pair, **numbers)


@dataclass(frozen=True, slots=True)
class Shortfall:
    """What one criterion holds against an outcome: the sizes from the largest, and whom it is about."""

    criterion: Criterion
    sizes: tuple[int, ...]
    players: tuple[int, ...]


def shortfalls(costs: BracketCosts, found: Outcome) -> tuple[Shortfall, ...]:
    """Every criterion of this bracket that is not fully met, in order of priority."""
    found_short = (
        _shortfall(costs, found, criterion) for criterion in costs.criteria.all if isinstance(criterion, Criterion)
    )
    return tuple(shortfall for shortfall in found_short if shortfall.sizes)


def _shortfall(costs: BracketCosts, found: Outcome, criterion: Criterion) -> Shortfall:
    profiles = costs.field.profiles
    sizes: list[tuple[int, tuple[int, ...]]] = []
    for a, b in found.pairs:
        sizes.append((criterion.pair(profiles[a], profiles[b], costs.at), (a, b)))
    if costs.bracket.bye or not criterion.bye:
        sizes += [(criterion.floater(profiles[p], costs.at), (p,)) for p in found.floaters]
    real = sorted((s for s in sizes if s[0]), key=lambda s: -s[0])
    return Shortfall(criterion, tuple(s for s, _ in real), tuple(p for _, who in real for p in who))


def total_cost(costs: BracketCosts, found: Outcome) -> int:
    """The whole cost of an outcome, with the best that the following bracket can do after it."""
    here = sum(costs.pair(a, b) for a, b in found.pairs) + sum(costs.floater(p) for p in found.floaters)
    return here + cost_ahead(costs, found.floaters)


def first_difference(costs: BracketCosts, one: Outcome, other: Outcome) -> tuple[Quality, bool] | None:
    """The first criterion by which two outcomes differ, and whether the other one is worse; None if they are equal."""
    mine, theirs = total_cost(costs, one), total_cost(costs, other)
    if mine == theirs:
        return None
    return costs.scale.decisive(mine, theirs), theirs > mine


def straight(costs: BracketCosts) -> Outcome:
    """The first candidate of all: the best moved-down players and then S1, each against S2 in order."""
    bracket = costs.bracket
    first = list(zip(bracket.mdps, bracket.residents, strict=False))
    rest = bracket.residents[len(first) :]
    size = len(rest) // 2
    return outcome([*first, *zip(rest[:size], rest[size:], strict=False)], bracket.players)


def inside(costs: BracketCosts, pairs: Sequence[tuple[int, int]]) -> Outcome:
    """What a round made of these pairs does with a bracket; two moved-down players who meet both leave it."""
    players = set(costs.bracket.players)
    moved_down = set(costs.bracket.mdps)
    here = [p for p in pairs if players.issuperset(p) and not moved_down.issuperset(p)]
    return outcome(here, costs.bracket.players)


@dataclass(frozen=True, slots=True)
class OwnRound:
    """The round of the rules, against which another one is held.

    ``colour`` gives the colour of the higher ranked of two, and the article.
    """

    maker: StepMaker[Cited]
    order: OrderArticles
    brackets: Sequence[PairedBracket]
    colour: ColourOfFirst
    bye_score: int | None = None


def judged(own: OwnRound, given: RoundPairing) -> Step | None:
    """The first thing that is wrong with a round; None if nothing is."""

    def differences(pairs: Sequence[Pair], byes: Sequence[int]) -> Iterator[Step]:
        yield from _byes(own, byes)
        yield from other_brackets(own, pairs)

    return verdict(Scrutiny(own.maker, own.maker.field.opponents, differences, own.colour), given)


def _byes(own: OwnRound, byes: Sequence[int]) -> Iterator[Step]:
    maker = own.maker
    for player in byes:
        if own.bye_score is not None and maker.field.profiles[player].score > own.bye_score:
            number = maker.numbers([player])
            yield maker.step(maker.rules.absolute.lowest_bye, "check.bye-too-high", (player,), player=number)


def other_brackets(own: OwnRound, pairs: Sequence[Pair]) -> Iterator[Step]:
    """The first bracket with which these pairs do something else, and the article that speaks against it."""
    for mine in own.brackets:
        theirs = inside(mine.costs, pairs)
        if theirs != mine.outcome:
            yield _difference(own, mine, theirs)
            return


def _difference(own: OwnRound, mine: PairedBracket, theirs: Outcome) -> Step:
    """What tells two outcomes of one bracket apart.

    A round that is complete and legal cannot be better where criteria decide; a
    procedure that goes step by step may end elsewhere all the same.
    """
    maker = own.maker
    data = {"ours": maker.outcome(mine.outcome), "theirs": maker.outcome(theirs)}
    players = mine.costs.bracket.players
    decided = first_difference(mine.costs, mine.outcome, theirs)
    if decided is None:
        return maker.step(_order_article(own.order, mine, theirs), "check.later", players, **data)
    criterion, worse = decided
    if worse:
        return maker.step(criterion.article, f"check.worse.{criterion.name}", players, **data)
    return maker.step(own.order.best, "check.other", players, **data)


def _order_article(order: OrderArticles, own: PairedBracket, theirs: Outcome) -> str:
    """Where the order is written that puts one of two equally good candidates first."""
    moved_down = set(own.costs.bracket.mdps)

    def split(outcome: Outcome) -> tuple[set[int], dict[int, int], set[int]]:
        upper = {a: b for a, b in outcome.pairs if a in moved_down}
        return set(upper), upper, {a for a, _ in outcome.pairs} - moved_down

    (sets, opponents, tops), (their_sets, their_opponents, their_tops) = split(own.outcome), split(theirs)
    if sets != their_sets:
        return order.sets
    return order.exchanges if opponents == their_opponents and tops != their_tops else order.transpositions
