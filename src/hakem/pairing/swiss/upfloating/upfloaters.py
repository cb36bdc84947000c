"""Who floats up to a scoregroup: as few as possible, the best of them, the first of the best sets (3.5).

A set of the least size has no two who meet each other: without both of them there would be a smaller one. So every
upfloater meets a resident, and a set of upfloaters is a pairing of everybody left, seen where it crosses the line under
the residents. The scoregroup below is looked at in the same way (C6): how many of its pairs cross the line under it.
Everything that is asked adds up over the pairs, which makes the best set a matching of smallest cost.

Mostly none or one is needed. One upfloater *u* is possible if *u* may meet a resident without whom the other residents
can be paired, and if those below can be paired without *u*: one alternating tree for either set. How many the next
scoregroup must leave over shows from its own decomposition, and whether it need not leave over more, from a matching.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations, groupby, product

from hakem.matching.cardinality import deficient_set
from hakem.matching.narrowing import CheapestMatchings
from hakem.pairing.swiss.completion import Completion, all_can_be_paired, leaves_the_fewest
from hakem.pairing.swiss.field import members, set_of
from hakem.pairing.swiss.upfloating.rules import Following, RoundFacts


def chosen_upfloaters(facts: RoundFacts, below: Completion, place: int, residents: int, lower: int) -> tuple[int, ...]:
    """The contestants of ``lower``, who begin at that scoregroup, to be paired with the residents."""
    legal = facts.field.opponents
    alone = deficient_set(legal, None, residents)
    if not alone.missing and below.complete(lower, place):
        return ()
    if alone.missing == 1:
        fitting = [p for p in members(below.spare(lower, place)) if legal[p] & alone.vertices]
        found = _best_single(facts, fitting, lower)
        if found is not None:
            return (found,)
    elif alone.missing:
        quick = _best_of_the_highest(facts, residents, lower, alone.missing)
        if quick and below.complete(lower & ~set_of(quick), place) and _follows(facts, quick, lower):
            return quick
    return cheapest_set(facts, residents, lower)


def following(facts: RoundFacts, lower: int) -> int:
    """The scoregroup that comes next, as far as it is left."""
    scores = facts.field.profiles
    best = max((scores[p].score for p in members(lower)), default=0)
    return set_of(p for p in members(lower) if scores[p].score == best)


def _best_single(facts: RoundFacts, fitting: Sequence[int], lower: int) -> int | None:
    """The best of those of whom each would do alone (C5 to C7); None if there is none, or if all sets must be seen."""
    if not fitting:
        return None
    scores, rule = facts.field.profiles, facts.rules.following
    best = max(scores[p].score for p in fitting)
    highest = sorted((p for p in fitting if scores[p].score == best), key=lambda p: (facts.tired >> p & 1, p))
    group = following(facts, lower)
    needed, equals = _with_the_least_need(highest, _left_over_without(facts, group, highest))
    if rule is Following.ALONE:
        return equals[0]
    if rule is Following.FEWEST or needed == (group & ~(1 << equals[0])).bit_count() % 2:
        for p in equals:
            if leaves_the_fewest(facts.field.opponents, group & ~(1 << p), lower & ~group & ~(1 << p)):
                return p
    return None if rule is Following.FEWEST else highest[0]


def _left_over_without(facts: RoundFacts, group: int, contestants: Sequence[int]) -> dict[int, int]:
    """For each of them, how many the scoregroup leaves over without them if it is paired by itself."""
    shortage = deficient_set(facts.field.opponents, None, group)
    spare = shortage.vertices
    return {p: shortage.missing + (0 if not group >> p & 1 else -1 if spare >> p & 1 else 1) for p in contestants}


def _with_the_least_need(contestants: Sequence[int], needed: Mapping[int, int]) -> tuple[int, list[int]]:
    """How few can be left over, and those without whom it is so, in their order."""
    least = min(needed.values())
    return least, [p for p in contestants if needed[p] == least]


def _follows(facts: RoundFacts, chosen: Sequence[int], lower: int) -> bool:
    """Whether no set could do better by the scoregroup below: it leaves over as few as counting alone demands."""
    legal, taken = facts.field.opponents, set_of(chosen)
    group = following(facts, lower)
    rest = group & ~taken
    least = max(rest.bit_count() % 2, deficient_set(legal, None, group).missing - (group & taken).bit_count())
    if deficient_set(legal, None, rest).missing != least:
        return False
    return facts.rules.following is Following.ALONE or leaves_the_fewest(legal, rest, lower & ~group & ~taken)


def _best_of_the_highest(facts: RoundFacts, residents: int, lower: int, count: int) -> tuple[int, ...]:
    """The best set of the least size that the residents alone demand, as if all below could be spared.

    No lower score than necessary is looked at: C5 puts any set of higher ones first.
    """
    scores = facts.field.profiles
    open_ones: list[int] = []
    for _, equals in groupby(members(lower), key=lambda p: scores[p].score):
        open_ones += equals
        prices = _Prices(facts, residents.bit_count(), open_ones, with_following=False)
        costs = _crossing_costs(facts, residents, open_ones, prices)
        found = CheapestMatchings(costs, residents)
        if found.possible:
            chosen = _crossing(found.mate, residents, open_ones)
            if len(chosen) == count:
                return chosen
    return ()


def cheapest_set(facts: RoundFacts, residents: int, lower: int) -> tuple[int, ...]:
    """The best of all sets with which everybody can be paired.

    Where C6 asks only whether the scoregroup below needs no more than its number
    makes it need, and it always does, sets are compared without it.
    """
    open_ones, group, rule = members(lower), following(facts, lower), facts.rules.following
    chosen: tuple[int, ...] = ()
    for with_following in (True, False):
        prices = _Prices(facts, residents.bit_count(), open_ones, with_following)
        costs = _crossing_costs(facts, residents, open_ones, prices)
        for u in open_ones:
            for v in members(facts.field.opponents[u] & lower):
                costs[u][v] = prices.following if (group >> u ^ group >> v) & 1 else 0
        mate = CheapestMatchings(costs, residents | lower).mate
        chosen = _crossing(mate, residents, open_ones)
        rest = group & ~set_of(chosen)
        needed = sum(not group >> mate[p] & 1 for p in members(rest))
        if rule is Following.FEWEST or (rule is Following.PARITY and needed <= rest.bit_count() % 2):
            break
    return _first_of_equals(facts, residents, lower, chosen) if rule is Following.ALONE else chosen


def _first_of_equals(facts: RoundFacts, residents: int, lower: int, found: tuple[int, ...]) -> tuple[int, ...]:
    """Of all sets with the scores of the one found, the best by those left over of the scoregroup below alone.

    They are tried in their order, until one leaves over as few as counting demands.
    """
    legal, group = facts.field.opponents, following(facts, lower)
    in_group = (group & set_of(found)).bit_count()
    least = max((group.bit_count() - in_group) % 2, deficient_set(legal, None, group).missing - in_group)
    best: tuple[int, tuple[int, ...]] | None = None
    for chosen in _of_these_scores(facts, members(lower), found):
        taken = set_of(chosen)
        if all(all_can_be_paired(legal, part) for part in (residents | taken, lower & ~taken)):
            left = deficient_set(legal, None, group & ~taken).missing
            if best is None or left < best[0]:
                best = (left, chosen)
            if left == least:
                break
    return found if best is None else best[1]


def _of_these_scores(facts: RoundFacts, lower: Sequence[int], found: Sequence[int]) -> Iterator[tuple[int, ...]]:
    """Every set from below with as many of each score as the one found, in the order of sets."""
    score = facts.field.profiles
    parts = []
    for of_score, equals in groupby(found, key=lambda p: score[p].score):
        parts.append(combinations([p for p in lower if score[p].score == of_score], len(list(equals))))
    return (tuple(p for part in chosen for p in part) for chosen in product(*parts))


def least_crossing(facts: RoundFacts, inside: int, everybody: int) -> int:
    """How many of some have to meet others, at least, if everybody is to be paired; all of them can be."""
    legal = facts.field.opponents
    if leaves_the_fewest(legal, inside, everybody & ~inside):
        return deficient_set(legal, None, inside).missing
    costs: list[dict[int, int]] = [{} for _ in legal]
    for u in members(everybody):
        costs[u] = {v: (inside >> u ^ inside >> v) & 1 for v in members(legal[u] & everybody)}
    return CheapestMatchings(costs, everybody).least


def _crossing_costs(
    facts: RoundFacts, residents: int, open_ones: Sequence[int], prices: _Prices
) -> list[dict[int, int]]:
    """What pairs of residents with each other and with those open cost."""
    legal = facts.field.opponents
    open_set = set_of(open_ones)
    costs: list[dict[int, int]] = [{} for _ in legal]
    for u in members(residents):
        costs[u] = dict.fromkeys(members(legal[u] & residents), 0)
        for v in members(legal[u] & open_set):
            costs[u][v] = costs[v][u] = prices.upfloater[v]
    return costs


def _crossing(mate: Sequence[int], residents: int, open_ones: Sequence[int]) -> tuple[int, ...]:
    return tuple(v for v in open_ones if mate[v] >= 0 and residents >> mate[v] & 1)


class _Prices:
    """C4 to C7 and the order of sets as numbers that add up: a level costs more than all levels below it together."""

    def __init__(self, facts: RoundFacts, residents: int, open_ones: Sequence[int], with_following: bool) -> None:
        scores, floated = facts.field.profiles, facts.tired
        size = 1 << len(open_ones)
        again = residents * size + 1
        self.following = again * (residents + 1) * with_following
        unit = again * (residents + 1) * (len(open_ones) + 1)
        levels = sorted({scores[p].score for p in open_ones}, reverse=True)
        by_score = {score: unit * (residents + 1) ** rank for rank, score in enumerate(levels)}
        anybody = unit * (residents + 1) ** len(levels)
        self.upfloater = {
            p: anybody + by_score[scores[p].score] + again * (floated >> p & 1) + size - (size >> place + 1)
            for place, p in enumerate(open_ones)
        }
