"""Two lists of a bracket of the Dubov system: who changes from one to the other, and who of them meets whom.

Whoever changes meets somebody who stays (reading DB-4). So a pairing of all shows who
changes: one of every two who meet within a list, the one whom the order names first.
Sets of those who change, and transpositions, become numbers that add up over pairs, and the first
of them is the smallest sum.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from hakem.model import Colour, PlayerId
from hakem.verify.questions import Levels, PairedBest, PairQuestion, PartnerIds, first_set
from hakem.verify.rated import Rated

Group = tuple[Rated, ...]
Changing = Callable[[Colour, Sequence[Rated]], Sequence[Rated]]
"""Who leaves the list of that colour first; whoever may not leave it is left out."""

RatedPairs = tuple[tuple[Rated, Rated], ...]


class TwoLists:
    """The list of White and that of Black, and the order in which their players change."""

    def __init__(self, white: Group, black: Group, changing: Changing) -> None:
        colour = Colour.WHITE if len(white) <= len(black) else Colour.BLACK
        self._smaller_is_white = colour is Colour.WHITE
        self._small, self._large = (white, black) if self._smaller_is_white else (black, white)
        self._numbers = (
            _numbers(changing(colour, self._small)),
            _numbers(changing(colour.other, self._large)),
        )
        self._in_small = {e.id for e in self._small}

    def made_equal(self, near: PartnerIds) -> tuple[Group, Group] | None:
        """White and Black after half of those who are too many have left the larger list; None if that is no help."""
        return self._after(PairQuestion(self._everybody, self._only_from_the_larger).best(near))

    def fewest_changes(self, near: PartnerIds) -> tuple[Group, Group] | None:
        """White and Black after as few changes as possible: first out of the smaller list, then out of the larger."""
        return self._after(PairQuestion(self._everybody, self._both_ways).best(near))

    @property
    def _everybody(self) -> Group:
        return (*self._small, *self._large)

    def _within(self, one: Rated, two: Rated) -> int | None:
        """0 for two of the smaller list, 1 for two of the larger, None for one of each."""
        first, second = one.id in self._in_small, two.id in self._in_small
        return None if first is not second else int(not first)

    def _number(self, one: Rated, two: Rated, which: int) -> int | None:
        """The number of the one of two in a list who changes; None if neither may."""
        numbers = self._numbers[which]
        return min((numbers[e.id] for e in (one, two) if e.id in numbers), default=None)

    def _both_ways(self, one: Rated, two: Rated) -> Levels | None:
        if not one.may_meet(two):
            return None
        which = self._within(one, two)
        if which is None:
            return 0, 0, 0
        number = self._number(one, two, which)
        if number is None:
            return None
        return (1, number, 0) if which == 0 else (1, 0, number)

    def _only_from_the_larger(self, one: Rated, two: Rated) -> Levels | None:
        told = self._both_ways(one, two)
        return None if told is None or self._within(one, two) == 0 else told

    def _after(self, found: PairedBest[Rated] | None) -> tuple[Group, Group] | None:
        if found is None:
            return None
        gone: set[PlayerId] = set()
        for one, two in found.pairs:
            which = self._within(one, two)
            if which is not None:
                numbers = self._numbers[which]
                gone.add(min((e for e in (one, two) if e.id in numbers), key=lambda e: numbers[e.id]).id)
        smaller = tuple(e for e in self._everybody if (e.id in self._in_small) is not (e.id in gone))
        larger = tuple(e for e in self._everybody if (e.id in self._in_small) is (e.id in gone))
        return (smaller, larger) if self._smaller_is_white else (larger, smaller)


def _numbers(order: Sequence[Rated]) -> dict[PlayerId, int]:
    return first_set({e.id: place for place, e in enumerate(order)})


def first_transposition(first: Sequence[Rated], second: Sequence[Rated], near: PartnerIds) -> RatedPairs | None:
    """Everybody of the first list, from the top, with the first of the second who leaves the others their opponents."""
    n = len(first)
    above = {e.id: place for place, e in enumerate(first)}
    beside = {e.id: place for place, e in enumerate(second)}

    def costs(one: Rated, two: Rated) -> Levels | None:
        if one.id not in above or two.id not in beside or not one.may_meet(two):
            return None
        return (beside[two.id] * n ** (n - 1 - above[one.id]),)

    found = PairQuestion((*first, *second), costs).best(near)
    return None if found is None else found.pairs
