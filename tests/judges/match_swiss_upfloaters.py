"""C.04.5 and C.04.6, 3.5: which teams are taken up into a bracket, and what C4 to C7 say about them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations

from hakem.model import Points
from tests.judges.match_swiss_facts import Group, Side, Table, in_order, without


def upfloaters_of(table: Table, residents: Group, lower: Group) -> Group:
    """3.5: the first of the best sets by C5 and the criteria of sets, among the smallest that C1 and C3 allow.

    Sets come in the order of the text, and of equal ones ``min`` takes the first.
    """
    sets = smallest_sets(table, residents, lower)
    return min(sets, key=lambda chosen: (c5(chosen), *values_of_set(table, residents, lower, chosen)))


def smallest_sets(table: Table, residents: Group, lower: Group) -> list[Group]:
    """C1, C3 and C4: sets with which the bracket can be paired and so can the rest, as small as they can be."""
    for number in range(len(lower) + 1):
        sets = [
            chosen
            for chosen in sets_in_order(lower, number)
            if table.pairable((*residents, *chosen)) and table.pairable(without(lower, chosen))
        ]
        if sets:
            return sets
    return []


def sets_in_order(lower: Sequence[Side], number: int) -> Iterator[Group]:
    """3.5: teams numbered by score and TPN, sets of them in the lexicographic order of these numbers."""
    return combinations(sorted(lower, key=in_order), number)


def c5(chosen: Group) -> tuple[Points, ...]:
    """C5: the lowest score among the upfloaters as high as can be, then the next lowest, and so on."""
    return tuple(-score for score in sorted(s.score for s in chosen))


def values_of_set(table: Table, residents: Group, lower: Group, chosen: Group) -> tuple[int, ...]:
    """What the criteria of sets make of one."""
    return tuple(value(table, residents, chosen, without(lower, chosen)) for value in table.laws.of_sets)


def following(residents: Group, chosen: Group, left: Group) -> Group:
    """Who stays in the scoregroup that follows that of the residents; nobody if the set has emptied it."""
    below = max((s.score for s in (*chosen, *left)), default=None)
    assert all(s.score != below for s in residents)
    return tuple(s for s in left if s.score == below)


def fails_at_parity(table: Table, residents: Group, chosen: Group, left: Group) -> int:
    """C6, pass or fail: whether the following scoregroup cannot be paired by C1 and C3 with its parity minimum.

    C4 asks for as few upfloaters as possible, and fewer than none for an even
    number or one for an odd number there cannot be. A scoregroup that has been
    emptied has no bracket, so it cannot fail.
    """
    group = following(residents, chosen, left)
    return int(bool(group) and fewest_upfloaters(table, group, left) > len(group) % 2)


def upfloaters_needed_next(table: Table, residents: Group, chosen: Group, left: Group) -> int:
    """C6 by degrees, the other reading: how many upfloaters the following scoregroup will need."""
    group = following(residents, chosen, left)
    return fewest_upfloaters(table, group, left) if group else 0


def fewest_upfloaters(table: Table, group: Group, left: Group) -> int:
    """C4 for a scoregroup that is to be the next one."""
    return len(smallest_sets(table, group, without(left, group))[0])


def left_over_next(table: Table, residents: Group, chosen: Group, left: Group) -> int:
    """C6 of 2024: how many of the following scoregroup cannot be paired among themselves."""
    group = following(residents, chosen, left)
    return next(
        number
        for number in range(len(group) + 1)
        if any(table.pairable(without(group, out)) for out in combinations(group, number))
    )


def again_upfloaters(table: Table, residents: Group, chosen: Group, left: Group) -> int:
    """C7: upfloaters who were floaters in the previous round."""
    return sum(s.floated for s in chosen)
