"""Matchings of the largest total weight in general graphs, with whole numbers of any size as weights.

The method is the primal-dual one with blossoms: start from feasible dual values and the tight edges that are at hand,
then one alternating tree for every vertex that is still free and has a dual value (see ``weighted_search``). With n
vertices and m edges it takes O(n m log n) steps.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Mapping, Sequence

from hakem.matching.blossoms import FREE, Blossoms
from hakem.matching.certificate import Certificate
from hakem.matching.weighted_search import PrimalDual, WeightRow


def max_weight_matching(n: int, weights: Sequence[Mapping[int, int]]) -> list[int]:
    """For every vertex 0 … n-1 its mate, or -1, such that the sum of the weights of the matched edges is largest.

    ``weights[u][v]`` is the weight of the edge uv and must equal ``weights[v][u]``; no vertex is its own neighbour.
    Edges with a weight of zero or less are not used.
    """
    return WeightedMatcher(n, weights).mate


class WeightedMatcher:
    """A matching of the largest weight that stays one when the weights at a vertex change."""

    __slots__ = ("_search",)

    def __init__(self, n: int, weights: Sequence[Mapping[int, int]]) -> None:
        """The same conditions as for ``max_weight_matching``."""
        rows = [_row(weights[u]) for u in range(n)]
        dual = [-costs[0] // 2 if costs else 0 for _, costs in rows]
        blossoms = Blossoms(n)
        _match_at_hand(rows, dual, blossoms.mate)
        self._search = PrimalDual(rows, dual, blossoms)
        self._search.run()

    @property
    def mate(self) -> list[int]:
        """The mate of every vertex, or -1."""
        return self._search.blossoms.mate.copy()

    def certificate(self) -> Certificate:
        """The dual values, which prove that no matching has more weight."""
        blossoms = self._search.blossoms
        odd_rings = tuple(
            (tuple(sorted(blossoms.members[b])), 2 * blossoms.surplus[b])
            for b in range(len(blossoms.mate), len(blossoms.base))
            if blossoms.is_used(b)
        )
        return Certificate(tuple(self._search.dual), odd_rings)

    def copy(self) -> WeightedMatcher:
        """Another matcher in the same state, to try something with."""
        other = WeightedMatcher.__new__(WeightedMatcher)
        other._search = self._search.copy()
        return other

    def reweigh(self, vertex: int, weights: Mapping[int, int]) -> None:
        """Replace all edges of a vertex (an empty mapping removes it), and match anew what this disturbs.

        Usually one or two trees are enough, where a new matcher needs one for every few vertices.
        """
        search = self._search
        rows, dual, blossoms = search.rows, search.dual, search.blossoms
        row = _row(weights)
        for v in rows[vertex][0]:
            rows[v] = _without(rows[v], vertex)
        for v, cost in zip(*row, strict=True):
            rows[v] = _with(rows[v], vertex, cost)
        rows[vertex] = row
        for blossom, surplus in blossoms.unwrap(vertex):
            for x in blossom:
                dual[x] += surplus
        blossoms.part(vertex)
        dual[vertex] = max((-cost - dual[v] for v, cost in zip(*row, strict=True)), default=0)
        dual[vertex] = max(dual[vertex], 0)
        search.restart()
        search.run()


def _match_at_hand(rows: list[WeightRow], dual: list[int], mate: list[int]) -> None:
    """Lower the dual value of every free vertex as far as its edges allow; match it if a tight edge is at hand."""
    floor = min(dual, default=0)
    for u, row in enumerate(rows):
        if mate[u] != FREE:
            continue
        best, at = 0, FREE
        for v, cost in zip(*row, strict=True):
            rest = -cost - dual[v]
            if rest > best or (rest == best and mate[v] == FREE and (at == FREE or mate[at] != FREE)):
                best, at = rest, v
            elif best + cost + floor > 0:
                break
        dual[u] = best
        floor = min(floor, best)
        if at != FREE and mate[at] == FREE:
            mate[u], mate[at] = at, u


def _row(weights: Mapping[int, int]) -> WeightRow:
    """The neighbours of a vertex and the costs of the edges to them, the best edge first; only edges of use."""
    neighbours = sorted(weights, key=weights.__getitem__, reverse=True)
    costs = [-2 * weights[v] for v in neighbours]
    if costs and costs[-1] >= 0:
        useful = bisect_left(costs, 0)
        del neighbours[useful:], costs[useful:]
    return neighbours, costs


def _without(row: WeightRow, vertex: int) -> WeightRow:
    neighbours, costs = row
    at = neighbours.index(vertex)
    return neighbours[:at] + neighbours[at + 1 :], costs[:at] + costs[at + 1 :]


def _with(row: WeightRow, vertex: int, cost: int) -> WeightRow:
    neighbours, costs = row
    at = bisect_left(costs, cost)
    return [*neighbours[:at], vertex, *neighbours[at:]], [*costs[:at], cost, *costs[at:]]
