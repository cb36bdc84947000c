"""A round that somebody else made, held against the rules: the first article by which it falls behind."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

from hakem.explain import Step
from hakem.model import Colour
from hakem.pairing.api import RoundPairing
from hakem.pairing.swiss.bracket import Outcome
from hakem.pairing.swiss.brackets import PairedBracket
from hakem.pairing.swiss.comparison import first_difference, inside
from hakem.pairing.swiss.teller import Teller


@dataclass(frozen=True, slots=True)
class OwnRound:
    """The round of the rules, against which another one is held.

    ``colour`` gives the colour of the higher ranked of two, and the article.
    """

    teller: Teller
    brackets: Sequence[PairedBracket]
    colour: Callable[[int, int], tuple[Colour, str]]
    bye_score: int | None = None


def judged(own: OwnRound, given: RoundPairing) -> Step | None:
    """The first thing that is wrong with a round; None if nothing is."""
    return next(_findings(own, given), None)


def _findings(own: OwnRound, given: RoundPairing) -> Iterator[Step]:
    teller = own.teller
    completion = teller.rules.absolute.completion
    index = {p: i for i, p in enumerate(teller.field.ids)}
    seated = Counter(p for board in given.boards for p in (board.white, board.black))
    seated.update(bye.player for bye in given.byes)
    strangers = tuple(p for p in seated if p not in index)
    if strangers:
        yield Step(teller.rules.edition.art(completion), "dutch.check.stranger", strangers)
        return
    twice = [index[p] for p, count in seated.items() if count > 1]
    missing = [i for p, i in index.items() if p not in seated]
    for outcome, players in (("check.twice", twice), ("check.unpaired", missing)):
        if players:
            yield teller.step(completion, outcome, players, players=teller.numbers(players))
            return
    pairs = [_ordered(index[board.white], index[board.black]) for board in given.boards]
    byes = [index[bye.player] for bye in given.byes]
    yield from _absolute(teller, pairs, byes)
    yield from _byes(own, byes)
    yield from _brackets(own, pairs)
    yield from _colours(own, given)


def _ordered(a: int, b: int) -> tuple[int, int]:
    return (a, b) if a < b else (b, a)


def _absolute(teller: Teller, pairs: Sequence[tuple[int, int]], byes: Sequence[int]) -> Iterator[Step]:
    for a, b in sorted(pairs):
        if not teller.field.opponents[a] >> b & 1:
            yield teller.step(teller.barred((a, b)), "check.barred", (a, b), pairs=teller.pairs([(a, b)]))
    if len(byes) > 1:
        yield teller.step(teller.rules.absolute.completion, "check.byes", byes, players=teller.numbers(byes))
    for player in byes:
        if not teller.field.profiles[player].may_have_bye:
            yield teller.step(teller.rules.absolute.bye, "check.bye", (player,), player=teller.numbers([player]))


def _byes(own: OwnRound, byes: Sequence[int]) -> Iterator[Step]:
    teller = own.teller
    for player in byes:
        if own.bye_score is not None and teller.field.profiles[player].score > own.bye_score:
            number = teller.numbers([player])
            yield teller.step(teller.rules.absolute.lowest_bye, "check.bye-too-high", (player,), player=number)


def _brackets(own: OwnRound, pairs: Sequence[tuple[int, int]]) -> Iterator[Step]:
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
    absolute = teller.rules.absolute
    data = {"ours": teller.outcome(mine.outcome), "theirs": teller.outcome(theirs)}
    players = mine.problem.bracket.players
    decided = first_difference(mine.problem, mine.outcome, theirs)
    if decided is None:
        return teller.step(_order_article(teller, mine, theirs), "check.later", players, **data)
    criterion, worse = decided
    if worse:
        return teller.step(criterion.article, f"check.worse.{criterion.name}", players, **data)
    return teller.step(absolute.best, "check.other", players, **data)


def _order_article(teller: Teller, own: PairedBracket, theirs: Outcome) -> str:
    """Where the order is written that puts one of two equally good candidates first."""
    absolute = teller.rules.absolute
    moved_down = set(own.problem.bracket.came_down)

    def split(outcome: Outcome) -> tuple[set[int], dict[int, int], set[int]]:
        upper = {a: b for a, b in outcome.pairs if a in moved_down}
        return set(upper), upper, {a for a, _ in outcome.pairs} - moved_down

    (sets, opponents, tops), (their_sets, their_opponents, their_tops) = split(own.outcome), split(theirs)
    if sets != their_sets:
        return absolute.sets
    return absolute.exchanges if opponents == their_opponents and tops != their_tops else absolute.transpositions


def _colours(own: OwnRound, given: RoundPairing) -> Iterator[Step]:
    teller = own.teller
    field = teller.field
    index = {p: i for i, p in enumerate(field.ids)}
    for board in given.boards:
        first, second = _ordered(index[board.white], index[board.black])
        colour, article = own.colour(first, second)
        white, black = (first, second) if colour is Colour.WHITE else (second, first)
        if field.ids[white] != board.white:
            yield teller.colours((white, black), first, article)
