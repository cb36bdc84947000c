"""C.04.5 and C.04.6, 3.6: the pairs of a bracket, and what is said about floaters among them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from tests.judges.match_swiss_facts import Group, Pair, Pairs, Table, may_meet, without


def bracket_pairs(table: Table, residents: Group, upfloaters: Group) -> Pairs:
    """3.6: of the pairings that are best by the criteria of pairs the one with the smallest identifier."""
    return min(
        pairings((*residents, *upfloaters)),
        key=lambda pairs: (*(value(table, upfloaters, pairs) for value in table.laws.of_pairs), identifier(pairs)),
    )


def pairings(sides: Group) -> Iterator[Pairs]:
    """All pairings by C1 of these with each other."""
    if not sides:
        yield ()
        return
    first, *rest = sides
    for two in rest:
        if may_meet(first, two):
            for others in pairings(without(rest, [two])):
                yield ((first, two), *others)


def identifier(pairs: Iterable[Pair]) -> tuple[int, ...]:
    """3.6: the smaller TPNs of the pairs from the smallest up, then their opponents in the same order."""
    seated = sorted(tuple(sorted((one.tpn, two.tpn))) for one, two in pairs)
    return (*(top for top, _ in seated), *(bottom for _, bottom in seated))


def again_opponents(table: Table, upfloaters: Group, pairs: Pairs) -> int:
    """C10 (C8 of C.04.5): opponents of upfloaters who were floaters in the previous round."""
    seen = [(one, two) for pair in pairs for one, two in (pair, pair[::-1])]
    return sum(one.floated for one, two in seen if two in upfloaters)


def again_floaters(table: Table, upfloaters: Group, pairs: Pairs) -> int:
    """C9 of 2024: teams that would be floaters in this round and were in the previous one."""
    return sum(s.floated for one, two in pairs if one.score != two.score for s in (one, two))
