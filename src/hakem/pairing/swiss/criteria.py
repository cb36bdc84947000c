"""Criteria as values: one definition serves the search, the weighing, the checker and the explanation.

A criterion asks of a pair, or of a player who is left over, how much it falls
short: 0 for nothing, else a size. A candidate is better if its sizes, sorted
from the largest, are lexicographically smaller; one criterion after the other.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from hakem.pairing.swiss.field import Profile


class Level(NamedTuple):
    """Where a bracket stands: the score of its residents, and how many units one point is."""

    score: int
    point: int


PairRule = Callable[[Profile, Profile, Level], int]
"""The shortfall of a pair, higher ranked first, in a bracket of that level."""

FloaterRule = Callable[[Profile, Level], int]
"""The shortfall of a player who leaves a bracket of that level."""


def no_pair(_higher: Profile, _lower: Profile, _at: Level) -> int:
    """Nothing to say about pairs."""
    return 0


def no_floater(_player: Profile, _at: Level) -> int:
    """Nothing to say about those left over."""
    return 0


@dataclass(frozen=True, slots=True)
class Criterion:
    """One article of quality. ``ahead`` says that it looks at the following bracket instead of this one.

    ``graded`` criteria compare sizes, the others only count. ``bye`` marks a
    criterion that is asked only when the one left over gets the bye.
    """

    article: str
    name: str
    pair: PairRule = no_pair
    floater: FloaterRule = no_floater
    graded: bool = False
    ahead: bool = False
    bye: bool = False


class Scale:
    """Costs as ints: a candidate is better if the sum of its costs is smaller.

    Every size of every criterion has its own stretch of bits, the most
    important one on top, wide enough for one contribution of each of ``count``
    players; sums cannot run over into the next stretch, so comparing sums is
    comparing the criteria one after the other.
    """

    __slots__ = ("_shifts", "at", "criteria")

    def __init__(self, criteria: Sequence[Criterion], at: Level, sizes: Iterable[int], count: int) -> None:
        self.criteria = tuple(criteria)
        self.at = at
        width = (count + 1).bit_length()
        grades = sorted(sizes)
        shift = 0
        self._shifts: list[dict[int, int]] = []
        for criterion in reversed(self.criteria):
            table: dict[int, int] = {}
            for size in grades if criterion.graded else (1,):
                table[size] = 1 << shift
                shift += width
            self._shifts.append(table)
        self._shifts.reverse()

    def pair(self, higher: Profile, lower: Profile) -> int:
        """The cost of a pair in this bracket."""
        return self._pair(higher, lower, self.at, ahead=False)

    def pair_ahead(self, higher: Profile, lower: Profile, at: Level) -> int:
        """The cost of a pair in the following bracket."""
        return self._pair(higher, lower, at, ahead=True)

    def _pair(self, higher: Profile, lower: Profile, at: Level, ahead: bool) -> int:
        total = 0
        for criterion, table in zip(self.criteria, self._shifts, strict=True):
            if criterion.pair is not no_pair and criterion.ahead is ahead:
                size = criterion.pair(higher, lower, at)
                if size:
                    total += table[size]
        return total

    def floater(self, player: Profile, bye: bool = False) -> int:
        """The cost of leaving a player over."""
        return self._floater(player, self.at, ahead=False, bye=bye)

    def floater_ahead(self, player: Profile, at: Level) -> int:
        """The cost of leaving a player over in the following bracket, too."""
        return self._floater(player, at, ahead=True, bye=False)

    def _floater(self, player: Profile, at: Level, ahead: bool, bye: bool) -> int:
        total = 0
        for criterion, table in zip(self.criteria, self._shifts, strict=True):
            if criterion.floater is not no_floater and criterion.ahead is ahead and (bye or not criterion.bye):
                size = criterion.floater(player, at)
                if size:
                    total += table[size]
        return total

    def decisive(self, one: int, other: int) -> Criterion:
        """The criterion that tells two costs apart: the one whose bits hold the highest difference."""
        highest = (one ^ other).bit_length()
        for criterion, table in zip(self.criteria, self._shifts, strict=True):
            if table and highest >= min(table.values()).bit_length():
                return criterion
        raise ValueError("the costs are equal")

    def unit(self, name: str) -> int:
        """What one count of that criterion costs; 0 if there is no such criterion."""
        for criterion, table in zip(self.criteria, self._shifts, strict=True):
            if criterion.name == name:
                return table[1]
        return 0
