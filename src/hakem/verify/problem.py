"""What is proved: no way to pair some players costs less than this one; and what proves it.

A problem is a graph. Every vertex must have a partner, or may be alone at a price.
A proof is a value ``y`` for every vertex and a value ``z``, not below zero, for some
odd sets of vertices, such that

* the ``y`` of two who may be partners, less the ``z`` of all sets that hold both, is no more than twice their cost;
* the ``y`` of one who may be alone is no more than twice the price.

Then nothing costs less than half of: all ``y``, less every ``z`` times the pairs that
fit into its set. Add up the first line over any partners: at most (size - 1) / 2 pairs
of a set are among them, so twice their cost is at least that sum. A way that costs just
as much is one of the best. With all costs zero and a sum above zero there is no way at all.
Nothing else has to be believed, whoever found the values and however.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from hakem.values import dataclass

ALONE = -1

Mates = list[int]
"""The partner of every vertex, or ``ALONE``."""


@dataclass(frozen=True, slots=True)
class MatchingProblem:
    """Vertices 0, 1, … with what it costs to make two of them partners, and what some of them cost alone."""

    costs: tuple[Mapping[int, int], ...]
    alone: Mapping[int, int]

    @property
    def size(self) -> int:
        """How many vertices there are."""
        return len(self.costs)

    def cost(self, mates: Sequence[int]) -> int | None:
        """What a way costs; None if it is no way of this problem."""
        if len(mates) != self.size:
            return None
        total = 0
        for v, mate in enumerate(mates):
            if mate == ALONE:
                if v not in self.alone:
                    return None
                total += self.alone[v]
            elif mate not in self.costs[v] or mates[mate] != v:
                return None
            elif v < mate:
                total += self.costs[v][mate]
        return total


@dataclass(frozen=True, slots=True)
class OddSet:
    """An odd set of vertices with its value."""

    members: tuple[int, ...]
    value: int


@dataclass(frozen=True, slots=True)
class Proof:
    """Values of all vertices and of some odd sets."""

    values: tuple[int, ...]
    sets: tuple[OddSet, ...] = ()

    @property
    def twice_the_bound(self) -> int:
        """Twice what every way costs at least, if the values hold."""
        return sum(self.values) - sum(odd.value * (len(odd.members) // 2) for odd in self.sets)


def holds(problem: MatchingProblem, proof: Proof, without_costs: bool = False) -> bool:
    """Whether the values keep to both lines for all pairs and vertices; ``without_costs``: as if all were zero."""
    values = proof.values
    if len(values) != problem.size:
        return False
    if any(odd.value < 0 or len(set(odd.members)) % 2 == 0 for odd in proof.sets):
        return False
    within: dict[tuple[int, int], int] = {}
    for odd in proof.sets:
        for u in odd.members:
            for v in odd.members:
                within[u, v] = within.get((u, v), 0) + odd.value
    scale = 0 if without_costs else 2
    if any(values[v] > scale * price for v, price in problem.alone.items()):
        return False
    for u, row in enumerate(problem.costs):
        mine = values[u]
        for v, cost in row.items():
            if u < v and mine + values[v] - (within.get((u, v), 0) if within else 0) > scale * cost:
                return False
    return True


def proves_best(problem: MatchingProblem, mates: Sequence[int], proof: Proof) -> bool:
    """Whether the values hold and no way costs less than this one."""
    cost = problem.cost(mates)
    return cost is not None and proof.twice_the_bound == 2 * cost and holds(problem, proof)


def proves_impossible(problem: MatchingProblem, proof: Proof) -> bool:
    """Whether the values show that there is no way at all."""
    return proof.twice_the_bound > 0 and holds(problem, proof, without_costs=True)
