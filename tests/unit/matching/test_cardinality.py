"""Matchings of as many vertices as possible, and the reasons for those left out."""

from __future__ import annotations

from itertools import combinations
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from hakem.matching import Shortage, augment, deficient_set, maximum_matching, smallest_unmatchable
from hakem.matching.bits import bits, everything, mask_of
from tests.support.effort import examples
from tests.unit.matching.graphs import all_matchings, complete, graphs, joined, pairs_by_library


@st.composite
def parts(draw: st.DrawFn, largest: int = 16) -> tuple[list[int], int]:
    """A graph and the vertices that take part."""
    adjacency = draw(graphs(largest))
    everybody = everything(len(adjacency))
    return adjacency, draw(st.one_of(st.just(everybody), st.integers(0, everybody)))


def pairs(mate: list[int]) -> int:
    return sum(v > u for u, v in enumerate(mate))


def assert_matching(adjacency: list[int], mate: list[int], within: int) -> None:
    assert len(mate) == len(adjacency)
    for u, v in enumerate(mate):
        assert v == -1 or (mate[v] == u and adjacency[u] >> v & 1 and within >> u & 1)


def assert_reason(adjacency: list[int], within: int, reason: Shortage) -> None:
    """Odd groups, apart from each other and surrounded by the barrier."""
    seen = reason.barrier
    for group in reason.components:
        assert group.bit_count() % 2 == 1
        assert group & seen == 0
        seen |= group
        for v in bits(group):
            assert adjacency[v] & within & ~(group | reason.barrier) == 0
    assert seen & ~within == 0


@settings(max_examples=examples(300), deadline=None)
@given(parts())
def test_reason_and_matching_prove_each_other(part: tuple[list[int], int]) -> None:
    adjacency, within = part
    mate = maximum_matching(adjacency, within=within)
    assert_matching(adjacency, mate, within)
    reason = deficient_set(adjacency, mate, within)
    assert_reason(adjacency, within, reason)
    assert reason.missing == within.bit_count() - 2 * pairs(mate)


@settings(max_examples=examples(150), deadline=None)
@given(parts(largest=30))
def test_as_many_as_another_library_finds(part: tuple[list[int], int]) -> None:
    adjacency, within = part
    assert pairs(maximum_matching(adjacency, None, within)) == pairs_by_library(adjacency, within)


@settings(max_examples=examples(200), deadline=None)
@given(graphs(largest=8))
def test_groups_are_all_vertices_that_may_stay_free(adjacency: list[int]) -> None:
    n = len(adjacency)
    edges = [(u, v) for u, v in combinations(range(n), 2) if adjacency[u] >> v & 1]
    matchings = list(all_matchings(edges))
    size = max(map(len, matchings))
    assert pairs(maximum_matching(adjacency)) == size
    matched = [mask_of(v for pair in matching for v in pair) for matching in matchings if len(matching) == size]
    may_stay_free = 0
    for covered in matched:
        may_stay_free |= everything(n) & ~covered
    assert deficient_set(adjacency).vertices == may_stay_free
    small = smallest_unmatchable(adjacency)
    assert (small is None) == (2 * size == n)
    if small is not None:
        assert_no_vertex_too_many(small.vertices, [mask_of(v for pair in m for v in pair) for m in matchings])


def assert_no_vertex_too_many(vertices: int, matched: list[int]) -> None:
    """No matching has mates for all, some matching has mates for all but any one."""
    assert all(vertices & ~covered for covered in matched)
    for v in bits(vertices):
        assert any(vertices & ~covered == 1 << v for covered in matched)


@settings(max_examples=examples(150), deadline=None)
@given(parts())
def test_small_reason_is_one_of_one_too_many(part: tuple[list[int], int]) -> None:
    adjacency, within = part
    small = smallest_unmatchable(adjacency, within=within)
    if small is None:
        assert deficient_set(adjacency, within=within) == Shortage(0, ())
    else:
        assert_reason(adjacency, within, small)
        assert small.missing == 1


@settings(max_examples=examples(200), deadline=None)
@given(parts(largest=24), st.randoms(use_true_random=False))
def test_start_from_an_old_matching(part: tuple[list[int], int], random: Random) -> None:
    adjacency, within = part
    old = maximum_matching(adjacency)
    for u, v in enumerate(old):
        if u < v and random.random() < 0.3:
            adjacency[u] ^= 1 << v
            adjacency[v] ^= 1 << u
    new = maximum_matching(adjacency, old, within)
    assert_matching(adjacency, new, within)
    assert pairs(new) == pairs(maximum_matching(adjacency, None, within))
    for u, v in enumerate(old):
        if v != -1 and adjacency[u] >> v & within >> v & within >> u & 1:
            assert new[u] != -1


@settings(max_examples=examples(200), deadline=None)
@given(parts(largest=24))
def test_one_vertex_after_the_other(part: tuple[list[int], int]) -> None:
    adjacency, within = part
    mate = [-1] * len(adjacency)
    for root in bits(within):
        if mate[root] == -1:
            had = {v for v, partner in enumerate(mate) if partner != -1}
            assert augment(adjacency, mate, root, within) == (mate[root] != -1)
            assert all(mate[v] != -1 for v in had)
    assert_matching(adjacency, mate, within)
    assert pairs(mate) == pairs(maximum_matching(adjacency, within=within))


def test_path_through_nested_odd_rings() -> None:
    """Two triangles and a ring of five around them lie between the only two free vertices."""
    edges = [(0, 1), (1, 2), (2, 3), (3, 1), (3, 4), (4, 5), (5, 6), (6, 4), (5, 7), (7, 8), (8, 2), (6, 9)]
    mate = [-1, 2, 1, 4, 3, 6, 5, 8, 7, -1]
    assert augment(joined(10, edges), mate, 0, everything(10), free=1 | 1 << 9)
    assert_matching(joined(10, edges), mate, everything(10))
    assert -1 not in mate


def test_three_leaves_of_a_star() -> None:
    star = joined(4, [(0, 1), (0, 2), (0, 3)])
    assert deficient_set(star) == Shortage(0b1, (0b10, 0b100, 0b1000))
    small = smallest_unmatchable(star)
    assert small is not None
    assert small.barrier == 0b1
    assert small.vertices.bit_count() == 2


def test_smaller_of_two_reasons() -> None:
    """A lonely triangle beside an odd ring of five."""
    both = joined(8, [(0, 1), (1, 2), (2, 3), (3, 4), (4, 0), (5, 6), (6, 7), (7, 5)])
    assert smallest_unmatchable(both) == Shortage(0, (0b11100000,))
    assert deficient_set(both) == Shortage(0, (0b11111, 0b11100000))


@pytest.mark.parametrize("n", [0, 1, 2, 601, 1200])
def test_everybody_with_everybody(n: int) -> None:
    mate = maximum_matching(complete(n))
    assert pairs(mate) == n // 2
    assert deficient_set(complete(n), mate).vertices == (everything(n) if n % 2 else 0)


def test_nearly_everybody_of_a_thousand() -> None:
    random = Random(1)
    adjacency = complete(1000)
    for u, v in (random.sample(range(1000), 2) for _ in range(5000)):
        adjacency[u] &= ~(1 << v)
        adjacency[v] &= ~(1 << u)
    mate = maximum_matching(adjacency)
    assert_matching(adjacency, mate, everything(1000))
    assert -1 not in mate


def test_pairs_that_are_no_edges_are_forgotten() -> None:
    path = joined(4, [(0, 1), (1, 2), (2, 3)])
    assert maximum_matching(path, [3, -1, -1, 0]) == [1, 0, 3, 2]
    assert maximum_matching(path, [1, -1, -1, -1]) == [1, 0, 3, 2]
    assert maximum_matching(path, [-1, 2, 1, -1], within=0b0111) in ([-1, 2, 1, -1], [1, 0, -1, -1])
