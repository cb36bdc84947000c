"""Which pairing of a bracket is the first of the best (3.6): the criteria of pairs, then the smallest identifier.

An identifier has the smaller numbers of all pairs in order, then their opponents. The first part is smaller if the
earlier number is in it, so everybody counts twice as much as the next; the second part is read from the smallest on.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from hakem.verify.bracket import Partners
from hakem.verify.criteria import Answers, DigitScale, QualityRule
from hakem.verify.problem import MatchingProblem, proves_best
from hakem.verify.rivals import Rival
from hakem.verify.search import best_way
from hakem.verify.upfloat_sets import RivalGroup


class MetPair(NamedTuple):
    """Two who might meet: whether each has floated up, and who has White."""

    one: Rival
    two: Rival
    one_up: bool
    two_up: bool
    white: Rival

    @property
    def denied(self) -> list[Rival]:
        """Who wants a colour and has the other one (C8)."""
        black = self.two if self.white is self.one else self.one
        wrong = [(self.white, "w"), (black, "b")]
        return [r for r, colour in wrong if r.wants is not None and r.wants.value != colour]


class MetPairRule(NamedTuple):
    """A criterion of pairs and where it is written."""

    article: str
    counts: Callable[[MetPair], int]


class BetterPairs(NamedTuple):
    """Pairs that come before those of the round, and the article that says so."""

    article: str
    pairs: tuple[tuple[Rival, Rival], ...]


def wishes_denied(pair: MetPair) -> int:
    """Teams that do not get the colour they want."""
    return len(pair.denied)


def strong_wishes_denied(pair: MetPair) -> int:
    """Teams that do not get the colour they want strongly."""
    return sum(r.strong for r in pair.denied)


def opponents_again(pair: MetPair) -> int:
    """Opponents of upfloaters who floated in the round before."""
    return int(pair.two_up and pair.one.floated) + int(pair.one_up and pair.two.floated)


def floaters_again(pair: MetPair) -> int:
    """2024: all who float now and floated in the round before."""
    return pair.one.floated + pair.two.floated if pair.one.score != pair.two.score else 0


WhoHasWhite = Callable[[Rival, Rival], Rival]


def other_pairs(
    residents: RivalGroup, up: RivalGroup, partners: Partners, rules: tuple[MetPairRule, ...], white: WhoHasWhite
) -> BetterPairs | None:
    """Pairs of the bracket that come before those of the round; None if it is proved that there are none."""
    bracket = tuple(sorted((*residents, *up), key=lambda r: r.number))
    n = len(bracket)
    criteria = tuple(QualityRule(rule.article, str(place)) for place, rule in enumerate(rules))
    answers: dict[tuple[int, int], Answers] = {}
    for u, one in enumerate(bracket):
        for v in range(u + 1, n):
            two = bracket[v]
            if one.may_meet(two):
                pair = MetPair(one, two, one in up, two in up, white(one, two))
                counted = ((place, rule.counts(pair)) for place, rule in enumerate(rules))
                answers[u, v] = tuple((place, number) for place, number in counted if number)
    scale = DigitScale(criteria, set(answers.values()), n)
    second = n**n
    bound = (n + 1) * second << n
    rows: list[dict[int, int]] = [{} for _ in bracket]
    for (u, v), told in answers.items():
        order = ((1 << n) - (1 << n - 1 - u)) * second + v * n ** (n - 1 - u)
        rows[u][v] = rows[v][u] = scale.weigh(told) * bound + order
    problem = MatchingProblem(tuple(rows), {})
    index = {r.id: v for v, r in enumerate(bracket)}
    given = [index[partner] for r in bracket if (partner := partners[r.id]) is not None]
    found = best_way(problem, given)
    if proves_best(problem, given, found.proof):
        return None
    mates = found.mates
    assert mates is not None, "the round itself pairs the bracket"
    mine, best = (scale.by_criterion(answers[v, m] for v, m in enumerate(way) if v < m) for way in (given, mates))
    article = next((rule.article for rule, a, b in zip(rules, mine, best, strict=True) if a != b), "3.6")
    return BetterPairs(article, tuple((bracket[v], bracket[m]) for v, m in enumerate(mates) if v < m))
