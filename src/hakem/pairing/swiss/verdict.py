"""A round that somebody else made: what any Swiss system can say about it, and where the system's own rules come in."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

from hakem.explain import Step
from hakem.model import Colour
from hakem.pairing.api import RoundPairing
from hakem.pairing.swiss.teller import Cited, Teller

Pair = tuple[int, int]
"""Two players of a field, higher ranked first."""

Differences = Callable[[Sequence[Pair], Sequence[int]], Iterator[Step]]
"""What the rules hold against a round that is complete and legal: its pairs, and those who have the bye."""

ColourOfFirst = Callable[[int, int], tuple[Colour, str]]
"""The colour of the first of two players, the higher ranked in the field, and the article."""


@dataclass(frozen=True, slots=True)
class Scrutiny:
    """What a given round is held against.

    ``legal[i]`` are those whom player i may meet; ``differences`` is asked only
    about rounds that are complete and legal, ``colour`` only where the pairs
    are the right ones.
    """

    teller: Teller[Cited]
    legal: Sequence[int]
    differences: Differences
    colour: ColourOfFirst


def verdict(own: Scrutiny, given: RoundPairing) -> Step | None:
    """The first thing that is wrong with a round; None if nothing is."""
    return next(_findings(own, given), None)


def _findings(own: Scrutiny, given: RoundPairing) -> Iterator[Step]:
    teller = own.teller
    completion = teller.rules.absolute.completion
    index = {p: i for i, p in enumerate(teller.field.ids)}
    seated = Counter(p for board in given.boards for p in (board.white, board.black))
    seated.update(bye.player for bye in given.byes)
    strangers = tuple(p for p in seated if p not in index)
    if strangers:
        yield Step(teller.rules.edition.art(completion), "swiss.check.stranger", strangers)
        return
    twice = [index[p] for p, count in seated.items() if count > 1]
    missing = [i for p, i in index.items() if p not in seated]
    for outcome, players in (("check.twice", twice), ("check.unpaired", missing)):
        if players:
            yield teller.step(completion, outcome, players, players=teller.numbers(players))
            return
    pairs = [ordered(index[board.white], index[board.black]) for board in given.boards]
    byes = [index[bye.player] for bye in given.byes]
    yield from _absolute(own, pairs, byes)
    yield from own.differences(pairs, byes)
    yield from _colours(own, given)


def other_bye(teller: Teller[Cited], mine: int | None, byes: Sequence[int]) -> Iterator[Step]:
    """Whether somebody else has the bye than the one to whom the rules give it before anybody is paired."""
    own = () if mine is None else (mine,)
    if tuple(byes) != own:
        data = {"ours": teller.numbers(own), "theirs": teller.numbers(byes)}
        yield teller.step(teller.rules.absolute.lowest_bye, "check.other-bye", (*own, *byes), **data)


def ordered(a: int, b: int) -> Pair:
    """Two players, the higher ranked first."""
    return (a, b) if a < b else (b, a)


def _absolute(own: Scrutiny, pairs: Sequence[Pair], byes: Sequence[int]) -> Iterator[Step]:
    teller = own.teller
    for a, b in sorted(pairs):
        if not own.legal[a] >> b & 1:
            yield teller.step(teller.barred((a, b)), "check.barred", (a, b), pairs=teller.pairs([(a, b)]))
    if len(byes) > 1:
        yield teller.step(teller.rules.absolute.completion, "check.byes", byes, players=teller.numbers(byes))
    for player in byes:
        if not teller.field.profiles[player].may_have_bye:
            yield teller.step(teller.rules.absolute.bye, "check.bye", (player,), player=teller.numbers([player]))


def _colours(own: Scrutiny, given: RoundPairing) -> Iterator[Step]:
    teller = own.teller
    field = teller.field
    index = {p: i for i, p in enumerate(field.ids)}
    for board in given.boards:
        first, second = ordered(index[board.white], index[board.black])
        colour, article = own.colour(first, second)
        white, black = (first, second) if colour is Colour.WHITE else (second, first)
        if field.ids[white] != board.white:
            yield teller.colours((white, black), first, article)
