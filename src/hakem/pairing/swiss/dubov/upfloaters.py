"""Who is taken from below into a bracket: as few as possible, and of those sets the best (2026, 3.2.1 and 3.2.2).

A set of the least size has no two who meet each other: without both of them there would be a smaller one. So every
upfloater meets a resident, and a set of upfloaters is a pairing of everybody left, seen where it crosses the line under
the residents. Everything that is asked of the set adds up over the pairs of residents, which makes the best set a
matching of smallest cost.

Mostly none or one is needed. One upfloater *u* is possible if *u* may meet a resident without whom the other residents
can be paired, and if those below can be paired without *u*. Both sets of players that can be spared are known from one
alternating tree each. Those below are hoped for first: if the best choice without a look at them leaves them paired, it
is the best of all.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from hakem.matching.cardinality import deficient_set
from hakem.matching.decisions import CheapestDecisions
from hakem.model import Colour
from hakem.pairing.swiss.clashes import within_the_bound
from hakem.pairing.swiss.completion import Completion
from hakem.pairing.swiss.dubov.people import Scene
from hakem.pairing.swiss.field import members, set_of


def most_upfloats(rounds_total: int) -> int:
    """How many upfloats make a maximum upfloater (1.8).

    >>> most_upfloats(4), most_upfloats(9), most_upfloats(11)
    (2, 3, 4)
    """
    return 2 + rounds_total // 5


def burden(scene: Scene, player: int) -> tuple[int, int, int]:
    """What C8, C9 and C10 hold against an upfloater: nothing in the last round."""
    if scene.last_round:
        return 0, 0, 0
    upfloats = len(scene.people[player].upfloats)
    is_maximum = upfloats >= most_upfloats(scene.rounds_total)
    return int(is_maximum), upfloats if is_maximum else 0, int(scene.raised_last_time(player))


def upfloaters(scene: Scene, below: Completion, place: int, residents: int, lower: int) -> tuple[int, ...]:
    """The players of ``lower``, who begin at that scoregroup, to be paired with the residents."""
    alone = deficient_set(scene.field.opponents, None, residents)
    if not alone.missing and below.complete(lower, place):
        return ()
    if alone.missing == 1:
        for open_ones in _hopeful_first(below, place, lower):
            found = _one(scene, residents, alone.vertices, open_ones)
            if found and below.complete(lower & ~set_of(found), place):
                return found
    elif alone.missing:
        found = _fewest(scene, residents, lower, alone.missing)
        if found and below.complete(lower & ~set_of(found), place):
            return found
    return weighed(scene, residents, members(lower), whole=True) or ()


def _hopeful_first(below: Completion, place: int, lower: int) -> Iterator[int]:
    """Everybody below, as if all could be spared; then those who can."""
    yield lower
    yield below.spare(lower, place)


def _one(scene: Scene, residents: int, spare: int, open_ones: int) -> tuple[int, ...]:
    """The best single upfloater, if there is one who may meet a resident who can be spared."""
    profiles, legal = scene.field.profiles, scene.field.opponents
    candidates: list[int] = []
    for player in members(open_ones):
        if candidates and profiles[player].score < profiles[candidates[0]].score:
            break
        if legal[player] & spare:
            candidates.append(player)
    if not candidates:
        return ()
    quick = _fitting(scene, residents, candidates)
    if quick:
        return (min(quick, key=lambda p: (burden(scene, p), p)),)
    return weighed(scene, residents, candidates) or ()


def _fitting(scene: Scene, residents: int, candidates: Sequence[int]) -> list[int]:
    """Those with whom no more preferences fail than counting demands: less than with anybody due the other colour."""
    profiles, legal = scene.field.profiles, scene.field.opponents
    here = members(residents)
    white = set_of(p for p in here if profiles[p].colour is Colour.WHITE)
    many = white if 2 * white.bit_count() > len(here) else residents & ~white
    rare = Colour.BLACK if many == white else Colour.WHITE
    alone = deficient_set(within_the_bound(legal, white, residents & ~white, residents), None, residents)
    if alone.missing != 1:
        return []
    partners = alone.vertices & many
    return [p for p in candidates if profiles[p].colour is rare and legal[p] & partners]


def _fewest(scene: Scene, residents: int, lower: int, count: int) -> tuple[int, ...]:
    """The best set of the least size that the residents alone demand, as if all below could be spared.

    No lower score than necessary is looked at: C6 puts any set of higher ones
    first.
    """
    open_ones: list[int] = []
    left = members(lower)
    while left:
        score = scene.field.profiles[left[0]].score
        open_ones += [p for p in left if scene.field.profiles[p].score == score]
        left = [p for p in left if scene.field.profiles[p].score < score]
        found = weighed(scene, residents, open_ones)
        if found is not None and len(found) == count:
            return found
    return ()


def weighed(scene: Scene, residents: int, open_ones: Sequence[int], whole: bool = False) -> tuple[int, ...] | None:
    """The best set from those open, the first by 4.2 if there are several; None if none does for the residents.

    ``whole`` says that those open are all who are left below, and that the
    others of them have to be paired, too.
    """
    legal, profiles = scene.field.opponents, scene.field.profiles
    prices = Prices(scene, residents.bit_count(), open_ones)
    open_set = set_of(open_ones)
    costs: list[dict[int, int]] = [{} for _ in legal]
    for u in members(residents):
        for v in members(legal[u] & residents):
            costs[u][v] = prices.clash if profiles[u].colour is profiles[v].colour else 0
        for v in members(legal[u] & open_set):
            clash = prices.clash if profiles[u].colour is profiles[v].colour else 0
            costs[u][v] = costs[v][u] = prices.upfloater[v] + clash
    if whole:
        for u in open_ones:
            costs[u] |= dict.fromkeys(members(legal[u] & open_set), 0)
    found = CheapestDecisions(costs, residents | (open_set if whole else 0))
    if not found.possible:
        return None
    return tuple(v for v in open_ones if found.mate[v] >= 0 and residents >> found.mate[v] & 1)


class Prices:
    """C5 to C10 and the order 4.2 as numbers that add up: a level costs more than all levels below it together.

    With the number of upfloaters settled by C5, C6 prefers the set with fewer
    of the lowest score, then of the next one; and 4.2 prefers the set that has
    the first of those open, then the second, and so on.
    """

    def __init__(self, scene: Scene, residents: int, open_ones: Sequence[int]) -> None:
        burdens = [burden(scene, p) for p in open_ones]
        limits = [max((each[level] for each in burdens), default=0) * residents for level in range(3)]
        size = 1 << len(open_ones)
        unit = residents * size + 1
        units: list[int] = []
        for limit in reversed(limits):
            units.insert(0, unit)
            unit *= limit + 1
        self.clash = unit
        unit *= residents + 1
        scores = sorted({scene.field.profiles[p].score for p in open_ones}, reverse=True)
        by_score = {score: unit * (residents + 1) ** rank for rank, score in enumerate(scores)}
        anybody = unit * (residents + 1) ** len(scores)
        self.upfloater = {
            p: anybody
            + by_score[scene.field.profiles[p].score]
            + sum(unit * worth for unit, worth in zip(units, each, strict=True))
            + size
            - (size >> place + 1)
            for place, (p, each) in enumerate(zip(open_ones, burdens, strict=True))
        }
