"""A middle group that cannot be paired: pairs of its neighbours are broken until it can."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from hakem.matching.bits import unmatched
from hakem.matching.cardinality import maximum_matching
from hakem.pairing.swiss.field import set_of
from hakem.pairing.swiss.lim.group import PairedLim
from hakem.pairing.swiss.lim.rules import Direction
from hakem.pairing.swiss.verdict import Pair, ordered

Sides = tuple[Sequence[PairedLim], Sequence[PairedLim]]
"""The groups above the middle and those below it, each in the order of pairing."""


@dataclass(frozen=True, slots=True)
class Broken:
    """A pair that was broken, and in which direction its players float."""

    pair: Pair
    side: Direction


def unlocked(
    legal: Sequence[int], middle: Sequence[int], floaters: tuple[Sequence[int], Sequence[int]], sides: Sides
) -> list[Broken]:
    """The pairs to be broken, one after the other, until the middle and all its floaters can be paired (2009 3.6).

    With more floaters from above than from below it is a pair from below, else
    one from above; a side without pairs leaves it to the other. When all are
    broken everybody is in the middle, and the round can be completed.
    """
    above, below = _nearest_last(sides)
    surplus = len(floaters[0]) - len(floaters[1])
    members = set_of((*middle, *floaters[0], *floaters[1]))
    broken: list[Broken] = []
    mate = maximum_matching(legal, None, members)
    while unmatched(mate) & members:
        from_below = bool(below) and (surplus > 0 or not above)
        pair = (below if from_below else above).pop()
        broken.append(Broken(pair, Direction.UP if from_below else Direction.DOWN))
        surplus += -2 if from_below else 2
        members |= set_of(pair)
        mate = maximum_matching(legal, mate, members)
    return broken


def _nearest_last(sides: Sides) -> tuple[list[Pair], list[Pair]]:
    """The pairs above and below the middle, such that those come last that are broken first.

    That is the group nearest to the middle, and in it the pair whose higher
    ranked player is nearest to the middle.
    """
    above, below = ([sorted(paired.made, key=lambda p: ordered(*p)) for paired in side] for side in sides)
    return [p for made in above for p in made], [p for made in below for p in reversed(made)]
