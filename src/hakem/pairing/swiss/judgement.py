"""A round that somebody else made, held against the rules: the first article by which it falls behind."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from hakem.explain import Step
from hakem.pairing.api import RoundPairing
from hakem.pairing.swiss.articles import OrderArticles
from hakem.pairing.swiss.bracket import Outcome
from hakem.pairing.swiss.brackets import PairedBracket
from hakem.pairing.swiss.comparison import first_difference, inside
from hakem.pairing.swiss.teller import Cited, Teller
from hakem.pairing.swiss.verdict import ColourOfFirst, Pair, Scrutiny, verdict


@dataclass(frozen=True, slots=True)
class OwnRound:
    """The round of the rules, against which another one is held.

    ``colour`` gives the colour of the higher ranked of two, and the article.
    """

    teller: Teller[Cited]
    order: OrderArticles
    brackets: Sequence[PairedBracket]
    colour: ColourOfFirst
    bye_score: int | None = None


def judged(own: OwnRound, given: RoundPairing) -> Step | None:
    """The first thing that is wrong with a round; None if nothing is."""

    def differences(pairs: Sequence[Pair], byes: Sequence[int]) -> Iterator[Step]:
        yield from _byes(own, byes)
        yield from other_brackets(own, pairs)

    return verdict(Scrutiny(own.teller, own.teller.field.opponents, differences, own.colour), given)


def _byes(own: OwnRound, byes: Sequence[int]) -> Iterator[Step]:
    teller = own.teller
    for player in byes:
        if own.bye_score is not None and teller.field.profiles[player].score > own.bye_score:
            number = teller.numbers([player])
            yield teller.step(teller.rules.absolute.lowest_bye, "check.bye-too-high", (player,), player=number)


def other_brackets(own: OwnRound, pairs: Sequence[Pair]) -> Iterator[Step]:
    """The first bracket with which these pairs do something else, and the article that speaks against it."""
    for mine in own.brackets:
        theirs = inside(mine.problem, pairs)
        if theirs != mine.outcome:
            yield _difference(own, mine, theirs)
            return


def _difference(own: OwnRound, mine: PairedBracket, theirs: Outcome) -> Step:
    """What tells two outcomes of one bracket apart.

    A round that is complete and legal cannot be better where criteria decide; a
    procedure that goes step by step may end elsewhere all the same.
    """
    teller = own.teller
    data = {"ours": teller.outcome(mine.outcome), "theirs": teller.outcome(theirs)}
    players = mine.problem.bracket.players
    decided = first_difference(mine.problem, mine.outcome, theirs)
    if decided is None:
        return teller.step(_order_article(own.order, mine, theirs), "check.later", players, **data)
    criterion, worse = decided
    if worse:
        return teller.step(criterion.article, f"check.worse.{criterion.name}", players, **data)
    return teller.step(own.order.best, "check.other", players, **data)


def _order_article(order: OrderArticles, own: PairedBracket, theirs: Outcome) -> str:
    """Where the order is written that puts one of two equally good candidates first."""
    moved_down = set(own.problem.bracket.came_down)

    def split(outcome: Outcome) -> tuple[set[int], dict[int, int], set[int]]:
        upper = {a: b for a, b in outcome.pairs if a in moved_down}
        return set(upper), upper, {a for a, _ in outcome.pairs} - moved_down

    (sets, opponents, tops), (their_sets, their_opponents, their_tops) = split(own.outcome), split(theirs)
    if sets != their_sets:
        return order.sets
    return order.exchanges if opponents == their_opponents and tops != their_tops else order.transpositions
