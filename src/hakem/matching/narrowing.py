"""Perfect matchings that are decided step by step, each step only if the rest can still follow.

Rules often say: the first player gets the first opponent that leaves all others theirs, then the second player, and so
on. Whoever decides keeps a perfect matching in hand. A wish that agrees with it is granted at once; any other one takes
one augmenting path (or, where pairs have costs, one or two alternating trees) to be granted or refused.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Protocol

from hakem.matching.bits import bits, descending, everything
from hakem.matching.blossoms import FREE
from hakem.matching.cardinality import augment, maximum_matching
from hakem.matching.weighted import WeightedMatcher


class Matchings(Protocol):
    """Perfect matchings of some vertices, fewer and fewer of them as wishes are granted."""

    @property
    def possible(self) -> bool:
        """Whether there is a perfect matching at all."""
        ...

    @property
    def mate(self) -> Sequence[int]:
        """A perfect matching that keeps to everything decided so far."""
        ...

    def open_to(self, vertex: int) -> int:
        """The set of those with whom the vertex may still be matched, as far as is known."""
        ...

    def confine(self, vertex: int, allowed: int) -> bool:
        """Match the vertex only with one of these from now on, if that is possible; say whether it is."""
        ...

    def take(self, one: int, other: int) -> bool:
        """Match these two with each other for good, if that is possible; say whether it is."""
        ...


class PerfectMatchings:
    """Any perfect matching will do."""

    __slots__ = ("_adjacency", "_within", "mate")

    def __init__(self, adjacency: Sequence[int], within: int | None = None, mate: Sequence[int] | None = None) -> None:
        """Sets of neighbours; ``within`` are the vertices that take part; ``mate`` is a matching to start from."""
        self._adjacency = list(adjacency)
        self._within = everything(len(adjacency)) if within is None else within
        self.mate = maximum_matching(self._adjacency, mate, self._within)

    @property
    def possible(self) -> bool:
        """Whether there is a perfect matching at all."""
        return all(self.mate[v] != FREE for v in bits(self._within))

    def open_to(self, vertex: int) -> int:
        """The set of those with whom the vertex may still be matched, as far as is known."""
        return self._adjacency[vertex] & self._within if self._within >> vertex & 1 else 0

    def confine(self, vertex: int, allowed: int) -> bool:
        """Match the vertex only with one of these from now on, if that is possible; say whether it is."""
        partner = self.mate[vertex]
        before = self._adjacency[vertex]
        if not before & allowed & self._within:
            return False
        self._cut(vertex, before & ~allowed)
        if allowed >> partner & 1:
            return True
        trial = list(self.mate)
        trial[vertex] = trial[partner] = FREE
        if augment(self._adjacency, trial, vertex, self._within, 1 << vertex | 1 << partner):
            self.mate = trial
            return True
        self._join(vertex, before)
        return False

    def allows(self, one: int, other: int) -> bool:
        """Whether these two can be matched with each other; nothing is decided by that, only ``mate`` may change."""
        if not self._adjacency[one] & self._within & 1 << other or not self._within >> one & 1:
            return False
        if self.mate[one] != other:
            rest = self._within & ~(1 << one | 1 << other)
            trial = list(self.mate)
            lonely, left = trial[one], trial[other]
            trial[lonely] = trial[left] = FREE
            trial[one], trial[other] = other, one
            if not augment(self._adjacency, trial, lonely, rest, 1 << lonely | 1 << left):
                return False
            self.mate = trial
        return True

    def take(self, one: int, other: int) -> bool:
        """Match these two with each other for good, if that is possible; say whether it is."""
        if not self.allows(one, other):
            return False
        self._within &= ~(1 << one | 1 << other)
        return True

    def _cut(self, vertex: int, others: int) -> None:
        self._adjacency[vertex] &= ~others
        for other in bits(others):
            self._adjacency[other] &= ~(1 << vertex)

    def _join(self, vertex: int, neighbours: int) -> None:
        self._adjacency[vertex] = neighbours
        for other in bits(neighbours):
            self._adjacency[other] |= 1 << vertex


class CheapestMatchings:
    """Only matchings of all required vertices with the smallest sum of costs will do.

    ``least`` is that sum. A required vertex with a mate is worth more than all
    costs together, so a matching of the largest worth leaves none of them out
    if there is such a matching, and then is cheapest. All vertices are required
    unless it is said which ones are; the others may stay without a mate.
    """

    __slots__ = ("_matcher", "_premium", "_required", "_rows", "_worth", "least", "mate")

    def __init__(self, costs: Sequence[Mapping[int, int]], required: int | None = None) -> None:
        """For every vertex its neighbours and what a pair with each of them costs; nothing is below zero."""
        self._required = needed = everything(len(costs)) if required is None else required
        self._premium = premium = 1 + len(costs) * max((cost for row in costs for cost in row.values()), default=0)
        self._rows = [
            {v: premium * ((needed >> u & 1) + (needed >> v & 1)) - cost for v, cost in row.items()}
            for u, row in enumerate(costs)
        ]
        self._matcher = WeightedMatcher(len(costs), self._rows)
        self.mate = self._matcher.mate
        self._worth = self._worth_of(self.mate)
        self.least = premium * needed.bit_count() - self._worth

    @property
    def possible(self) -> bool:
        """Whether there is a matching of all required vertices at all."""
        return all(self.mate[v] != FREE for v in bits(self._required))

    def open_to(self, vertex: int) -> int:
        """The set of those with whom the vertex may still be matched, as far as is known."""
        return sum(1 << v for v in self._rows[vertex])

    def confine(self, vertex: int, allowed: int) -> bool:
        """Match the required vertex only with one of these from now on, if that is possible; say whether it is."""
        row = {v: worth for v, worth in self._rows[vertex].items() if allowed >> v & 1}
        if not row:
            return False
        if not allowed >> self.mate[vertex] & 1:
            trial = self._matcher.copy()
            trial.reweigh(vertex, row)
            mate = trial.mate
            if self._worth_of(mate) < self._worth:
                return False
            self._matcher, self.mate = trial, mate
        else:
            self._matcher.reweigh(vertex, row)
            self.mate = self._matcher.mate
        for v in self._rows[vertex].keys() - row.keys():
            del self._rows[v][vertex]
        self._rows[vertex] = row
        return True

    def take(self, one: int, other: int) -> bool:
        """Match these two with each other for good, if that is possible; say whether it is."""
        return self.confine(one, 1 << other) and self.confine(other, 1 << one)

    def _worth_of(self, mate: Sequence[int]) -> int:
        return sum(self._rows[u][v] for u, v in enumerate(mate) if v > u)


def first_partners(matchings: Matchings, players: Iterable[int]) -> list[int]:
    """For each player in turn the lowest partner that leaves the others matched; everybody can be matched."""
    return [next(v for v in bits(matchings.open_to(u)) if matchings.take(u, v)) for u in players]


def last_partners(
    matchings: Matchings, players: Iterable[int], everybody: int = 0, sides: Sequence[int] = ()
) -> list[tuple[int, int]]:
    """For each player in turn who is not matched yet the highest partner that leaves the others matched.

    Everybody can be matched. ``sides`` are sets of which either every pair has
    a member, or no pair has two: as soon as one is half of ``everybody`` who is
    left, every pair has exactly one of it, and no other partner need be tried.
    """
    pairs: list[tuple[int, int]] = []
    matched = 0
    for u in players:
        if not matched >> u & 1:
            open_to = matchings.open_to(u) & ~matched
            left = everybody & ~matched
            for side in sides:
                if 2 * (left & side).bit_count() == left.bit_count():
                    open_to &= ~side if side >> u & 1 else side
            v = next(v for v in descending(open_to) if matchings.take(u, v))
            matched |= 1 << u | 1 << v
            pairs.append((u, v))
    return pairs


def outermost_first(adjacency: Sequence[int]) -> list[int]:
    """A matching to start from: each vertex in turn with the highest neighbour that is left, as far as that goes."""
    mate = [FREE] * len(adjacency)
    free = everything(len(adjacency))
    for u, neighbours in enumerate(adjacency):
        if mate[u] == FREE and (around := neighbours & free):
            v = around.bit_length() - 1
            mate[u], mate[v] = v, u
            free &= ~(1 << u | 1 << v)
    return mate
