"""From bracket to bracket with upfloaters only: who is taken from below, as few as possible and the best (2026, 3.2).

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

from hakem.explain import Level, Step
from hakem.matching.bits import everything
from hakem.matching.cardinality import deficient_set
from hakem.matching.narrowing import CheapestMatchings
from hakem.model import Colour
from hakem.pairing.swiss.completion import Completion, all_can_be_paired
from hakem.pairing.swiss.dubov.lists import DubovGroup, ListRules, paired_lists
from hakem.pairing.swiss.dubov.players import DubovRoundFacts
from hakem.pairing.swiss.explain import Cited, StepMaker
from hakem.pairing.swiss.fewest_clashes import fewest_clashes, within_the_bound
from hakem.pairing.swiss.field import Pair, members, set_of, stretch

CRITERIA = (
    ("2.3.1", "upfloaters"),
    ("2.3.2", "upfloater-scores"),
    ("2.3.3", "upfloater-colours"),
    ("2.3.4", "maximum-upfloaters"),
    ("2.3.5", "maximum-upfloats"),
    ("2.3.6", "upfloaters-again"),
)
"""C5 to C10, by which sets of upfloaters are compared: articles and names, in the order of importance."""

ORDER = ("4.2", "upfloaters-later")
"""What decides between sets that are equally good."""

IMPOSSIBLE = ("3.2.1", "upfloaters-impossible")
"""What is said of sets with which not everybody could be paired."""


def brackets_with_upfloaters(facts: DubovRoundFacts, rules: ListRules, bye: int | None) -> list[DubovGroup]:
    """Every scoregroup takes from below whom it needs to be paired completely (1.9, 3.2)."""
    field = facts.field
    left = everything(field.size) & ~(0 if bye is None else 1 << bye)
    below = Completion(field.opponents, field.groups, without=0 if bye is None else 1 << bye)
    found = []
    for place, group in enumerate(field.groups):
        residents = left & stretch(group.start, group.stop)
        if not residents:
            continue
        lower = left & ~residents
        raised = upfloaters(facts, below, place + 1, residents, lower)
        here = tuple(members(residents))
        found.append(DubovGroup(here, raised, paired_lists(facts, (*here, *raised), rules)))
        left = lower & ~set_of(raised)
    return found


def upfloaters(facts: DubovRoundFacts, below: Completion, place: int, residents: int, lower: int) -> tuple[int, ...]:
    """The players of ``lower``, who begin at that scoregroup, to be paired with the residents (3.2.1, 3.2.2)."""
    alone = deficient_set(facts.field.opponents, None, residents)
    if not alone.missing and below.complete(lower, place):
        return ()
    if alone.missing == 1:
        for open_ones in _hopeful_first(below, place, lower):
            found = _one(facts, residents, alone.vertices, open_ones)
            if found and below.complete(lower & ~set_of(found), place):
                return found
    elif alone.missing:
        found = _fewest(facts, residents, lower, alone.missing)
        if found and below.complete(lower & ~set_of(found), place):
            return found
    return cheapest_set(facts, residents, members(lower), whole=True) or ()


def _hopeful_first(below: Completion, place: int, lower: int) -> Iterator[int]:
    """Everybody below, as if all could be spared; then those who can."""
    yield lower
    yield below.spare(lower, place)


def _one(facts: DubovRoundFacts, residents: int, spare: int, open_ones: int) -> tuple[int, ...]:
    """The best single upfloater, if there is one who may meet a resident who can be spared."""
    profiles, legal = facts.field.profiles, facts.field.opponents
    candidates: list[int] = []
    for player in members(open_ones):
        if candidates and profiles[player].score < profiles[candidates[0]].score:
            break
        if legal[player] & spare:
            candidates.append(player)
    if not candidates:
        return ()
    quick = _fitting(facts, residents, candidates)
    if quick:
        return (min(quick, key=lambda p: (burden(facts, p), p)),)
    return cheapest_set(facts, residents, candidates) or ()


def _fitting(facts: DubovRoundFacts, residents: int, candidates: Sequence[int]) -> list[int]:
    """Those with whom no more preferences fail than counting demands: less than with anybody due the other colour."""
    profiles, legal = facts.field.profiles, facts.field.opponents
    here = members(residents)
    white = set_of(p for p in here if profiles[p].colour is Colour.WHITE)
    many = white if 2 * white.bit_count() > len(here) else residents & ~white
    rare = Colour.BLACK if many == white else Colour.WHITE
    alone = deficient_set(within_the_bound(legal, white, residents & ~white, residents), None, residents)
    if alone.missing != 1:
        return []
    partners = alone.vertices & many
    return [p for p in candidates if profiles[p].colour is rare and legal[p] & partners]


def _fewest(facts: DubovRoundFacts, residents: int, lower: int, count: int) -> tuple[int, ...]:
    """The best set of the least size that the residents alone demand, as if all below could be spared.

    No lower score than necessary is looked at: C6 puts any set of higher ones
    first.
    """
    open_ones: list[int] = []
    left = members(lower)
    while left:
        score = facts.field.profiles[left[0]].score
        open_ones += [p for p in left if facts.field.profiles[p].score == score]
        left = [p for p in left if facts.field.profiles[p].score < score]
        found = cheapest_set(facts, residents, open_ones)
        if found is not None and len(found) == count:
            return found
    return ()


def cheapest_set(
    facts: DubovRoundFacts, residents: int, open_ones: Sequence[int], whole: bool = False
) -> tuple[int, ...] | None:
    """The best set from those open, the first by 4.2 if there are several; None if none does for the residents.

    ``whole`` says that those open are all who are left below, and that the
    others of them have to be paired, too.
    """
    legal, profiles = facts.field.opponents, facts.field.profiles
    prices = Prices(facts, residents.bit_count(), open_ones)
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
    found = CheapestMatchings(costs, residents | (open_set if whole else 0))
    if not found.possible:
        return None
    return tuple(v for v in open_ones if found.mate[v] >= 0 and residents >> found.mate[v] & 1)


class Prices:
    """C5 to C10 and the order 4.2 as numbers that add up: a level costs more than all levels below it together.

    With the number of upfloaters settled by C5, C6 prefers the set with fewer
    of the lowest score, then of the next one; and 4.2 prefers the set that has
    the first of those open, then the second, and so on.
    """

    def __init__(self, facts: DubovRoundFacts, residents: int, open_ones: Sequence[int]) -> None:
        burdens = [burden(facts, p) for p in open_ones]
        limits = [max((each[level] for each in burdens), default=0) * residents for level in range(3)]
        size = 1 << len(open_ones)
        unit = residents * size + 1
        units: list[int] = []
        for limit in reversed(limits):
            units.insert(0, unit)
            unit *= limit + 1
        self.clash = unit
        unit *= residents + 1
        scores = sorted({facts.field.profiles[p].score for p in open_ones}, reverse=True)
        by_score = {score: unit * (residents + 1) ** rank for rank, score in enumerate(scores)}
        anybody = unit * (residents + 1) ** len(scores)
        self.upfloater = {
            p: anybody
            + by_score[facts.field.profiles[p].score]
            + sum(unit * worth for unit, worth in zip(units, each, strict=True))
            + size
            - (size >> place + 1)
            for place, (p, each) in enumerate(zip(open_ones, burdens, strict=True))
        }


def most_upfloats(rounds_total: int) -> int:
    """How many upfloats make a maximum upfloater (1.8).

    >>> most_upfloats(4), most_upfloats(9), most_upfloats(11)
    (2, 3, 4)
    """
    return 2 + rounds_total // 5


def burden(facts: DubovRoundFacts, player: int) -> tuple[int, int, int]:
    """What C8, C9 and C10 hold against an upfloater: nothing in the last round."""
    if facts.last_round:
        return 0, 0, 0
    upfloats = len(facts.players[player].upfloats)
    is_maximum = upfloats >= most_upfloats(facts.rounds_total)
    return int(is_maximum), upfloats if is_maximum else 0, int(facts.raised_last_time(player))


def quality(facts: DubovRoundFacts, residents: Sequence[int], chosen: Sequence[int]) -> tuple[object, ...] | None:
    """For every criterion a value, smaller is better; None if the bracket cannot be paired."""
    profiles = facts.field.profiles
    bracket = (*residents, *chosen)
    white = set_of(p for p in bracket if profiles[p].colour is Colour.WHITE)
    found = fewest_clashes(facts.field.opponents, white, set_of(bracket) & ~white, within=set_of(bracket))
    if found is None:
        return None
    scores = tuple(-score for score in sorted(profiles[p].score for p in chosen))
    burdens = [(0, 0, 0), *(burden(facts, p) for p in chosen)]
    return len(chosen), scores, found.clashes, *(sum(level) for level in zip(*burdens, strict=True))


def what_decides(
    facts: DubovRoundFacts, residents: Sequence[int], better: Sequence[int], worse: Sequence[int]
) -> tuple[str, str] | None:
    """Article and name of the first criterion that puts one set before the other; None if one cannot be paired."""
    ours, theirs = (quality(facts, residents, chosen) for chosen in (better, worse))
    if ours is None or theirs is None:
        return None
    return next((told for told, one, two in zip(CRITERIA, ours, theirs, strict=True) if one != two), ORDER)


def article_broken(facts: DubovRoundFacts, group: DubovGroup, pairs: Sequence[Pair]) -> tuple[str, str]:
    """The first criterion by which the upfloaters of these pairs fall behind, else the order of 4.2."""
    here = set(group.residents)
    theirs = sorted({p for pair in pairs if here & set(pair) for p in pair} - here)
    article, name = what_decides(facts, group.residents, group.raised, theirs) or ORDER
    return article, f"dubov.check.worse.{name}"


def upfloater_steps(maker: StepMaker[Cited], facts: DubovRoundFacts, group: DubovGroup, lower: int) -> Iterator[Step]:
    """How many there must be, who they are, and by which criterion those before them in the order fall behind."""
    if not group.raised:
        return
    raised = maker.players(group.raised)
    yield maker.step("3.2.1", _why_needed(facts, group), group.raised, count=len(group.raised))
    passed: dict[tuple[str, str], list[int]] = {}
    for other in _earlier(group.raised, members(lower)):
        fault = IMPOSSIBLE
        if _possible(facts, group.residents, other, lower):
            fault = what_decides(facts, group.residents, group.raised, other) or fault
        passed.setdefault(fault, []).extend(other)
    for (article, name), players in passed.items():
        key = f"dubov.passed.{name}"
        yield maker.step(article, key, players, level=Level.DETAIL, players=maker.players(players), ours=raised)
    yield maker.step("3.2.2", "dubov.upfloaters", group.raised, players=raised)


def _why_needed(facts: DubovRoundFacts, group: DubovGroup) -> str:
    """Why the group needs upfloaters: an odd number, residents who cannot all meet each other, or those below."""
    alone = deficient_set(facts.field.opponents, None, set_of(group.residents)).missing
    if len(group.raised) > alone:
        return "dubov.needed.below"
    return "dubov.needed.odd" if alone == 1 else "dubov.needed.residents"


def _earlier(raised: Sequence[int], lower: Sequence[int]) -> list[tuple[int, ...]]:
    """Sets that come before the chosen one: every single player before a single one, else the first players of all."""
    if len(raised) == 1:
        return [(p,) for p in lower if p < raised[0]]
    first = tuple(lower[: len(raised)])
    return [] if first == tuple(raised) else [first]


def _possible(facts: DubovRoundFacts, residents: Sequence[int], chosen: Sequence[int], lower: int) -> bool:
    """Whether both the bracket and those left below it can be paired."""
    legal = facts.field.opponents
    sets = (set_of((*residents, *chosen)), lower & ~set_of(chosen))
    return all(all_can_be_paired(legal, players) for players in sets)
