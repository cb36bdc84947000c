"""Who meets whom in a bracket: of the best pairings the one with the smallest identifier (3.6).

In every pair the smaller number is the top. The identifier of a pairing lists the tops, then their opponents. So first
it is decided who is a top: the smallest number is one, and so is each of the next ones if that leaves a pairing that is
as good. Then each top in turn gets the smallest opponent that leaves the others theirs.

How good a pairing is counts preferences for colours that fail, strong ones among them, and opponents of upfloaters that
floated in the round before. Counting alone gives a bound for either kind of preference: of 2p contestants of whom W are
due White, at least W - p pairs have two of them. Where a bound is met, every pair that would be one too many is left
out of the graph, and what remains is a question of matchings without costs. Only what cannot meet its bound has costs.
"""

from __future__ import annotations

from collections.abc import Sequence

from hakem.facts.colours import Urgency
from hakem.matching.bits import bits, everything, mask_of, unmatched
from hakem.matching.blossoms import FREE
from hakem.matching.cardinality import maximum_matching
from hakem.matching.narrowing import CheapestMatchings, Matchings, PerfectMatchings, first_partners
from hakem.model import Colour
from hakem.pairing.swiss.fewest_clashes import local_graph, within_the_bound
from hakem.pairing.swiss.field import Pair
from hakem.pairing.swiss.upfloating.rules import RoundFacts
from hakem.values import dataclass


@dataclass(frozen=True, slots=True)
class UpfloatBracket:
    """Residents and upfloaters in the order of their numbers, by their places in it.

    ``legal`` says who may meet whom; ``due`` are the sets of those due White and
    of those due Black, ``strongly`` of those among them with a strong preference;
    ``tired`` are the pairs of an upfloater with an opponent that floated in the
    round before.
    """

    order: tuple[int, ...]
    legal: tuple[int, ...]
    due: tuple[int, int]
    strongly: tuple[int, int]
    tired: tuple[int, ...]

    def cost(self, one: int, two: int) -> tuple[int, int, int]:
        """What a pair counts against the three criteria."""
        both = 1 << one | 1 << two
        clash, grave = (int(any(side & both == both for side in sides)) for sides in (self.due, self.strongly))
        return clash, grave, self.tired[one] >> two & 1


def bracket_of(facts: RoundFacts, residents: Sequence[int], raised: Sequence[int]) -> UpfloatBracket:
    """The bracket of these residents and upfloaters, with what the criteria of the edition ask about it."""
    field, criteria = facts.field, facts.rules.criteria
    order = sorted((*residents, *raised), key=field.numbers.__getitem__)
    preferences = [field.records[p].preference for p in order]
    colours = [w.colour if criteria.preferences else None for w in preferences]
    strong = [c if w.urgency >= Urgency.STRONG else None for c, w in zip(colours, preferences, strict=True)]
    up = mask_of(place for place, p in enumerate(order) if p in raised)
    again = mask_of(place for place, p in enumerate(order) if facts.floated >> p & 1) if criteria.opponents_again else 0
    tired = [(again & ~up if up >> place & 1 else up if again >> place & 1 else 0) for place in range(len(order))]
    return UpfloatBracket(
        tuple(order),
        tuple(local_graph(field.opponents, order)),
        _sides(colours),
        _sides(strong if criteria.strong_preferences else [None] * len(order)),
        tuple(tired),
    )


def _sides(colours: Sequence[Colour | None]) -> tuple[int, int]:
    white, black = (mask_of(p for p, c in enumerate(colours) if c is side) for side in (Colour.WHITE, Colour.BLACK))
    return white, black


def paired_bracket(facts: RoundFacts, residents: Sequence[int], raised: Sequence[int]) -> list[Pair]:
    """The pairs, each with the smaller number first, in the order of the tops."""
    bracket = bracket_of(facts, residents, raised)
    if not bracket.order:
        return []
    graph, costly = _as_good_as_counting_allows(bracket)
    if costly:
        matchings: Matchings = CheapestMatchings(_costs(bracket, graph, costly))
        tops = _tops_by_wishes(matchings, len(bracket.order))
    else:
        graph, tops = _first_tops(graph)
        matchings = PerfectMatchings(graph, mate=_lowest_first(graph, tops))
    partners = first_partners(matchings, tops)
    return [(bracket.order[top], bracket.order[partner]) for top, partner in zip(tops, partners, strict=True)]


def _as_good_as_counting_allows(bracket: UpfloatBracket) -> tuple[Sequence[int], tuple[int, ...]]:
    """The graph without pairs that are one too many, and the criteria that cannot do without them.

    A criterion that meets its bound counts the same in every pairing of the
    graph. With one upfloater the last one does so too if it cannot be met: every
    pairing has one such pair.
    """
    graph: Sequence[int] = bracket.legal
    everybody = everything(len(graph))
    costly: list[int] = []
    for criterion, sides in enumerate((bracket.due, bracket.strongly)):
        fitting = within_the_bound(graph, *sides, everybody)
        if not costly and _has_perfect(fitting):
            graph = fitting
        elif any(sides):
            costly.append(criterion)
    if any(bracket.tired):
        fitting = [row & ~tired for row, tired in zip(graph, bracket.tired, strict=True)]
        if not costly and _has_perfect(fitting):
            return fitting, ()
        costly.append(2)
        if costly == [2] and _upfloaters_with_choice(bracket) < 2:
            return graph, ()
    return graph, tuple(costly)


def _upfloaters_with_choice(bracket: UpfloatBracket) -> int:
    """How many can be in a pair that the last criterion counts: the smaller side of those pairs."""
    inside = [place for place, others in enumerate(bracket.tired) if others]
    first = mask_of(bits(bracket.tired[inside[0]]))
    return min(first.bit_count(), len(inside) - first.bit_count())


def _has_perfect(graph: Sequence[int]) -> bool:
    return not unmatched(maximum_matching(graph))


def _costs(bracket: UpfloatBracket, graph: Sequence[int], costly: Sequence[int]) -> list[dict[int, int]]:
    """What every pair of the graph costs by the criteria that are left; a unit is more than all that come after it."""
    base = len(graph)
    units = [base ** (2 - criterion) if criterion in costly else 0 for criterion in range(3)]
    return [
        {v: sum(unit * count for unit, count in zip(units, bracket.cost(u, v), strict=True)) for v in bits(row)}
        for u, row in enumerate(graph)
    ]


def _tops_by_wishes(matchings: Matchings, size: int) -> list[int]:
    """Who is a top, one after the other: whoever can have a larger number without harm."""
    tops: list[int] = []
    for place in range(size):
        if 2 * len(tops) < size and matchings.confine(place, everything(size) & -(2 << place)):
            tops.append(place)
    return tops


def _first_tops(graph: Sequence[int]) -> tuple[list[int], list[int]]:
    """The graph in which tops meet only larger numbers that are no tops, and the tops.

    As many as possible of those who come next become tops at once; the one after
    them cannot be a top, and so on.
    """
    size = len(graph)
    tops, start, mate = 0, 0, maximum_matching(graph)
    while 2 * tops.bit_count() < size:
        missing = size // 2 - tops.bit_count()
        fits, too_many = 0, min(missing, size - start) + 1
        tried = too_many - 1
        while too_many - fits > 1:
            more = tops | everything(tried) << start
            found = maximum_matching(_confined(graph, more), mate)
            if unmatched(found):
                too_many = tried
            else:
                fits, mate = tried, found
            tried = (fits + too_many) // 2
        tops |= everything(fits) << start
        start += fits + 1
    return _confined(graph, tops), list(bits(tops))


def _confined(graph: Sequence[int], tops: int) -> list[int]:
    """The graph in which a top meets larger numbers only, and no larger number that is met is a top."""
    rows = []
    for place, row in enumerate(graph):
        larger = -(2 << place)
        rows.append(row & larger & ~tops if tops >> place & 1 else row & ~(tops & larger))
    return rows


def _lowest_first(graph: Sequence[int], tops: Sequence[int]) -> list[int]:
    """A matching to start from: each top with the smallest opponent that is left, as far as that goes."""
    mate = [FREE] * len(graph)
    free = everything(len(graph)) & ~mask_of(tops)
    for top in tops:
        around = graph[top] & free
        if around:
            low = around & -around
            mate[top], mate[low.bit_length() - 1] = low.bit_length() - 1, top
            free ^= low
    return mate
