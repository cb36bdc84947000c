"""Graphs for the tests of matchings, and slow ways to know the answer."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations

import networkx  # type: ignore[import-untyped]
from hypothesis import strategies as st

from hakem.matching.bits import bits

Weights = list[dict[int, int]]


def weighted(n: int, edges: Mapping[tuple[int, int], int]) -> Weights:
    """The rows of a graph."""
    rows: Weights = [{} for _ in range(n)]
    for (u, v), weight in edges.items():
        rows[u][v] = rows[v][u] = weight
    return rows


def complete(n: int) -> list[int]:
    """Everybody with everybody, as sets."""
    return [((1 << n) - 1) ^ 1 << u for u in range(n)]


def joined(n: int, edges: Sequence[tuple[int, int]]) -> list[int]:
    """The sets of neighbours of a graph."""
    sets = [0] * n
    for u, v in edges:
        sets[u] |= 1 << v
        sets[v] |= 1 << u
    return sets


@st.composite
def weighted_graphs(draw: st.DrawFn, largest: int = 14) -> Weights:
    """Few different weights give many nested blossoms, huge ones must stay exact, and some are useless."""
    n = draw(st.integers(0, largest))
    top = draw(st.sampled_from([1, 2, 3, 5, 9, 100, 2**70, 2**2000]))
    lowest = draw(st.sampled_from([1, 1, max(1, top - 3), -1, -top]))
    density = draw(st.sampled_from([3, 6, 10]))
    random = draw(st.randoms(use_true_random=False))
    chosen = [pair for pair in combinations(range(n), 2) if random.randint(1, 10) <= density]
    return weighted(n, {pair: random.randint(lowest, top) for pair in chosen})


@st.composite
def graphs(draw: st.DrawFn, largest: int = 16) -> list[int]:
    """Sparse and dense ones, half of them without edges inside the two thirds of the vertices."""
    n = draw(st.integers(0, largest))
    density = draw(st.sampled_from([1, 2, 4, 7, 10]))
    lopsided = draw(st.booleans())
    random = draw(st.randoms(use_true_random=False))
    pairs = [(u, v) for u, v in combinations(range(n), 2) if not (lopsided and u % 3 and v % 3)]
    return joined(n, [pair for pair in pairs if random.randint(1, 10) <= density])


def all_matchings(edges: Sequence[tuple[int, int]]) -> Iterator[list[tuple[int, int]]]:
    """Every matching, the slow way."""
    if not edges:
        yield []
        return
    (u, v), rest = edges[0], edges[1:]
    yield from all_matchings(rest)
    for matching in all_matchings([pair for pair in rest if not {u, v} & set(pair)]):
        yield [(u, v), *matching]


def weight_by_trial(weights: Weights) -> int:
    """The largest weight of all matchings."""
    edges = [(u, v) for u, row in enumerate(weights) for v in row if u < v]
    return max(sum(weights[u][v] for u, v in matching) for matching in all_matchings(edges))


def weight_by_library(weights: Weights) -> int:
    graph = networkx.Graph()
    graph.add_weighted_edges_from((u, v, w) for u, row in enumerate(weights) for v, w in row.items())
    return sum(weights[u][v] for u, v in networkx.max_weight_matching(graph))


def pairs_by_library(adjacency: Sequence[int], within: int) -> int:
    """The size of a largest matching."""
    graph = networkx.Graph((u, v) for u in bits(within) for v in bits(adjacency[u] & within))
    return len(networkx.max_weight_matching(graph, maxcardinality=True))
