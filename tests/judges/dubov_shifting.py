"""From two colour groups to two groups of equal size that can be paired across: 2026, 3.2.4 and 2009, 2.6, 7.3, 7.4."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from itertools import combinations
from typing import TypeVar

from hakem.model import Colour
from tests.judges.dubov_matching import clash, fewest_clashes, fewest_inside, transpositions, without
from tests.judges.dubov_players import Rated

Item = TypeVar("Item")
Group = tuple[Rated, ...]
Priority = Callable[[Colour, Collection[Rated]], Sequence[Rated]]
"""Who leaves the group of that colour first; whoever may not leave it is left out."""


def middle_outward(listed: Sequence[Item]) -> list[Item]:
    """2026, 4.3: the nearer to the middle the earlier; of two equally near the one who stands higher.

    >>> "".join(middle_outward("ABCDEFG")), "".join(middle_outward("ABCDEF"))
    ('DCEBFAG', 'CDBEAF')
    """
    last = len(listed) - 1
    places = sorted(range(len(listed)), key=lambda place: (abs(2 * place - last), place))
    return [listed[place] for place in places]


def shifted(white: Group, black: Group, priority: Priority) -> tuple[Group, Group]:
    """2026, 3.2.4: the groups of White and of Black after both shifts.

    First out of the smaller group (White if they are equal) as many as have to
    meet somebody of their own group; then out of the larger one until they are
    equal. Those who may change are the ones who want the colour of the group
    (4.3, 4.3.1), so whoever has just come to it is not one of them and has no
    place in their order. The sets are tried in their order; the first with which
    a legal pairing across exists that has the fewest clashes is taken.
    """
    everybody = (*white, *black)
    colour = Colour.WHITE if len(white) <= len(black) else Colour.BLACK
    small, large = (white, black) if colour is Colour.WHITE else (black, white)
    clashes = fewest_clashes(everybody)
    for first in combinations(priority(colour, small), fewest_inside(everybody, small)):
        smaller, larger = without(small, first), (*large, *first)
        missing = (len(larger) - len(smaller)) // 2
        for second in combinations(priority(colour.other, large), missing):
            one, two = (*smaller, *second), without(larger, second)
            if _paired_across(one, two, clashes):
                return (one, two) if colour is Colour.WHITE else (two, one)
    raise AssertionError("of a pairing with the fewest clashes, one of each pair inside a group can move")


def _paired_across(one: Group, two: Group, clashes: int) -> bool:
    """Whether everybody of one group can meet somebody of the other, with no more clashes than that."""
    return any(sum(map(clash, one, found)) <= clashes for found in transpositions(one, two))
