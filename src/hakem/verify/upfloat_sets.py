"""Which set of upfloaters is the first of the best: C4 to C7 and the order of 3.5 as numbers that add up over pairs.

Everybody who is not paired yet is a vertex. A pair of a resident and somebody from below is an upfloater (C4) with a
score (C5), and perhaps one who floated in the round before (C7). A pair of somebody of the following scoregroup and
somebody further down is an upfloater that scoregroup will need (C6). Of two sets of one size the earlier one in the
order of the text has the larger sum if everybody counts twice as much as the next. So the first of the best sets is
the one of a way that costs least, and values prove that it does.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from itertools import chain, combinations, product
from math import comb, prod

from hakem.values import dataclass
from hakem.verify.bracket import Partners
from hakem.verify.criteria import Answers, DigitScale, QualityRule
from hakem.verify.problem import ALONE, MatchingProblem, Mates, proves_best
from hakem.verify.rivals import Rival
from hakem.verify.search import best_way

RivalGroup = tuple[Rival, ...]
MOST_SETS = 2000
"""How many sets are gone through where no values prove the first of them."""

_FEWEST, _SCORES = QualityRule("C4", "upfloaters"), QualityRule("C5", "upfloater-scores", graded=True)
_NEXT = QualityRule("C6", "following")


@dataclass(frozen=True, slots=True)
class SetRules:
    """How C6 is read, and the article of C7 where it holds: ``parity``, ``fewest`` or ``alone`` (reading TSW-1)."""

    following: str
    again: str | None = None

    def criteria(self, following: bool) -> tuple[QualityRule, ...]:
        """What is counted, the first above the others."""
        ahead = (_NEXT,) if following else ()
        return (_FEWEST, _SCORES, *ahead, *((QualityRule(self.again, "again"),) if self.again else ()))


@dataclass(frozen=True, slots=True)
class BetterSet:
    """Upfloaters that come before those of the round, and the article that says so."""

    article: str
    upfloaters: RivalGroup


class Unproved:
    """That no values were found, and too many sets are left to look at."""


@dataclass(frozen=True, slots=True, eq=False)
class _SetGraph:
    residents: RivalGroup
    everybody: RivalGroup
    criteria: tuple[QualityRule, ...]
    answers: Mapping[tuple[int, int], Answers]
    scale: DigitScale
    problem: MatchingProblem

    def upfloaters(self, mates: Sequence[int]) -> RivalGroup:
        """Who of those below meets a resident."""
        top = len(self.residents)
        return tuple(r for v, r in enumerate(self.everybody) if v >= top and 0 <= mates[v] < top)

    def told(self, mates: Sequence[int]) -> list[int]:
        """What each criterion holds against a way."""
        return self.scale.by_criterion(self.answers.get((v, m), ()) for v, m in enumerate(mates) if v < m)

    def count(self, rule: QualityRule, mates: Sequence[int]) -> int:
        """How often a criterion speaks."""
        place = self.criteria.index(rule)
        spoken = chain.from_iterable(self.answers.get((v, m), ()) for v, m in enumerate(mates) if v < m)
        return sum(at == place for at, _ in spoken)

    def only(self, up: RivalGroup) -> MatchingProblem:
        """The ways with just these upfloaters."""
        top, chosen = len(self.residents), {v for v, r in enumerate(self.everybody) if r in up}

        def stays(u: int, v: int) -> bool:
            low, high = max(u, v), min(u, v)
            return low < top or ((high < top) == (low in chosen) and (high < top or high not in chosen))

        rows = tuple({v: cost for v, cost in row.items() if stays(u, v)} for u, row in enumerate(self.problem.costs))
        return MatchingProblem(rows, self.problem.alone)


def _graph(residents: RivalGroup, lower: RivalGroup, criteria: tuple[QualityRule, ...]) -> _SetGraph:
    everybody, top, count = residents + lower, len(residents), len(lower)
    place = {rule.name: i for i, rule in enumerate(criteria)}
    level = {score: i for i, score in enumerate(sorted({r.score for r in lower}, reverse=True), start=1)}
    edges: dict[tuple[int, int], tuple[Answers, int]] = {}
    for u, one in enumerate(everybody):
        for v in range(u + 1, len(everybody)):
            two = everybody[v]
            if not one.may_meet(two):
                continue
            told: dict[str, int] = {}
            order = 0
            if u < top <= v:
                told = {"upfloaters": 1, "upfloater-scores": level[two.score], "again": int(two.floated)}
                order = (1 << count) - (1 << count - 1 - (v - top))
            elif u >= top and level[one.score] == 1 < level[two.score]:
                told = {"following": 1}
            edges[u, v] = tuple((place[name], n) for name, n in told.items() if n and name in place), order
    answers = {at: told for at, (told, _) in edges.items()}
    scale = DigitScale(criteria, set(answers.values()), len(everybody))
    bound = (len(everybody) + 1) << count
    rows: list[dict[int, int]] = [{} for _ in everybody]
    for (u, v), (answer, order) in edges.items():
        rows[u][v] = rows[v][u] = scale.weigh(answer) * bound + order
    return _SetGraph(residents, everybody, criteria, answers, scale, MatchingProblem(tuple(rows), {}))


def other_set(
    residents: RivalGroup, lower: RivalGroup, partners: Partners, rules: SetRules
) -> BetterSet | Unproved | None:
    """A set that comes before that of the round; None if it is proved that there is none."""
    met = {partners[r.id] for r in residents}
    up = tuple(r for r in lower if r.id in met)
    if rules.following == "alone":
        return _other_alone(residents, lower, up, partners, rules)
    graph = _graph(residents, lower, rules.criteria(following=True))
    best = _best(graph, partners)
    if rules.following == "parity":
        stay = [r for r in lower if r.score == lower[0].score and r not in graph.upfloaters(best)]
        if graph.count(_NEXT, best) > len(stay) % 2:  # no set passes, so all are equal here
            graph = _graph(residents, lower, rules.criteria(following=False))
            best = _best(graph, partners)
    return _compared(graph, best, up)


def _best(graph: _SetGraph, partners: Partners) -> Mates:
    """The way that costs least, with its proof looked at once more."""
    found = best_way(graph.problem, _given(graph, partners))
    assert found.mates is not None, "the round itself is complete"
    assert proves_best(graph.problem, found.mates, found.proof), "values come with the way"
    return found.mates


def _given(graph: _SetGraph, partners: Partners) -> Mates:
    index = {r.id: v for v, r in enumerate(graph.everybody)}
    mates = [ALONE] * len(graph.everybody)
    for v, r in enumerate(graph.everybody):
        other = partners[r.id]
        assert other is not None, "the bye has been settled"
        mates[v] = index[other]
    return mates


def _compared(graph: _SetGraph, best: Mates, up: RivalGroup) -> BetterSet | None:
    """Nothing if the best way has the upfloaters of the round; else what tells them apart."""
    chosen = graph.upfloaters(best)
    if set(chosen) == set(up):
        return None
    own = best_way(graph.only(up)).mates
    assert own is not None, "the round itself has these upfloaters"
    both = zip(graph.criteria, graph.told(own), graph.told(best), strict=True)
    return BetterSet(next((rule.article for rule, mine, others in both if mine != others), "3.5"), chosen)


# C6 of 2024: how many the following scoregroup leaves over by itself, whatever becomes of the rest.


def _other_alone(
    residents: RivalGroup, lower: RivalGroup, up: RivalGroup, partners: Partners, rules: SetRules
) -> BetterSet | Unproved | None:
    graph = _graph(residents, lower, rules.criteria(following=False))
    best, given = _best(graph, partners), _given(graph, partners)
    both = zip(graph.criteria, graph.told(given), graph.told(best), strict=True)
    worse = next((rule.article for rule, mine, others in both if mine != others), None)
    if worse is not None:
        return BetterSet(worse, graph.upfloaters(best))
    if not lower or _first_by_values(graph, given, up):
        return None
    return _first_of_all(residents, lower, up)


def _left_over(group: Sequence[Rival]) -> tuple[int, Mates]:
    """How many of a group cannot be paired with each other, and a way with so few."""
    rows: list[dict[int, int]] = [{} for _ in group]
    for u, v in combinations(range(len(group)), 2):
        if group[u].may_meet(group[v]):
            rows[u][v] = rows[v][u] = 0
    mates = best_way(MatchingProblem(tuple(rows), dict.fromkeys(range(len(group)), 1))).mates
    assert mates is not None, "everybody may be alone"
    return mates.count(ALONE), mates


def _first_by_values(graph: _SetGraph, given: Mates, up: RivalGroup) -> bool:
    """Whether values prove it in a larger world, in which only the scoregroup that follows has to be paired."""
    top, n = len(graph.residents), len(graph.everybody)
    next_score = graph.everybody[top].score
    follows = [v for v in range(top, n) if graph.everybody[v].score == next_score]
    above = (n + 1) * (n + 1) << n - top
    one_left = (n + 1) << n - top
    rows: list[dict[int, int]] = [{} for _ in range(n)]
    for u, row in enumerate(graph.problem.costs):
        for v, cost in row.items():
            if min(u, v) < top:
                order = cost % one_left
                rows[u][v] = (cost - order) // one_left * above + order
            elif u in follows and v in follows:
                rows[u][v] = 0
    alone = {v: one_left if v in follows else 0 for v in range(top, n)}
    problem = MatchingProblem(tuple(rows), alone)
    mates = [mate if v < top or 0 <= mate < top else ALONE for v, mate in enumerate(given)]
    stay = [v for v in follows if graph.everybody[v] not in up]
    for v, mate in zip(stay, _left_over([graph.everybody[v] for v in stay])[1], strict=True):
        mates[v] = stay[mate] if mate != ALONE else ALONE
    return proves_best(problem, mates, best_way(problem, mates).proof)


def _first_of_all(residents: RivalGroup, lower: RivalGroup, up: RivalGroup) -> BetterSet | Unproved | None:
    """All sets of the same scores, from the first on: each is later, leaves more over, or cannot be."""
    place = {r.id: i for i, r in enumerate(lower)}
    levels = {r.score: [x for x in lower if x.score == r.score] for r in lower}
    wanted = {score: sum(r.score == score for r in up) for score in levels}
    if prod(comb(len(group), wanted[score]) for score, group in levels.items()) > MOST_SETS:
        return Unproved()

    def value(chosen: Iterable[Rival]) -> tuple[int, list[int]]:
        stay = [r for r in lower if r.score == lower[0].score and r not in chosen]
        return _left_over(stay)[0], sorted(place[r.id] for r in chosen)

    own = value(up)
    for parts in product(*(combinations(group, wanted[score]) for score, group in levels.items())):
        chosen = tuple(chain.from_iterable(parts))
        theirs = value(chosen)
        rest = [r for r in lower if r not in chosen]
        if theirs < own and can_be_paired([*residents, *chosen]) and can_be_paired(rest):
            return BetterSet("C6" if theirs[0] < own[0] else "3.5", chosen)
    return None


def can_be_paired(group: Sequence[Rival]) -> bool:
    """Whether these can meet each other, all of them (C3)."""
    return _left_over(group)[0] == 0
