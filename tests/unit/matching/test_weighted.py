"""Matchings of the largest weight, compared with trial, another library, and their own proofs."""

from __future__ import annotations

from itertools import combinations
from random import Random

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from hakem.matching import WeightedMatcher, is_proved, max_weight_matching
from hakem.matching.certificate import total_weight
from tests.support.effort import examples
from tests.unit.matching.graphs import Weights, weight_by_library, weight_by_trial, weighted, weighted_graphs


def solved(weights: Weights) -> list[int]:
    """The matching, after a look at its proof."""
    matcher = WeightedMatcher(len(weights), weights)
    mate = matcher.mate
    assert is_proved(weights, mate, matcher.certificate())
    return mate


@settings(max_examples=examples(300), deadline=None)
@given(weighted_graphs(largest=8))
def test_no_matching_has_more_weight(weights: Weights) -> None:
    assert total_weight(weights, solved(weights)) == weight_by_trial(weights)


@settings(max_examples=examples(300), deadline=None)
@given(weighted_graphs(largest=20))
def test_as_much_as_another_library_finds(weights: Weights) -> None:
    assert total_weight(weights, solved(weights)) == weight_by_library(weights)


def test_many_nested_blossoms() -> None:
    deepest = 0
    for seed in range(examples(300)):
        random = Random(seed)
        n, top = random.randint(8, 36), random.choice([2, 3, 4, 6, 10])
        pairs = [pair for pair in combinations(range(n), 2) if random.random() < random.choice([0.3, 1])]
        weights = weighted(n, {pair: random.randint(max(1, top - 3), top) for pair in pairs})
        matcher = WeightedMatcher(n, weights)
        proof = matcher.certificate()
        assert is_proved(weights, matcher.mate, proof)
        sets = [set(members) for members, _ in proof.blossoms]
        deepest = max([deepest, *(sum(one <= other for other in sets) for one in sets)])
    assert deepest >= 5


@pytest.mark.parametrize("n", [0, 1, 5])
def test_no_edges(n: int) -> None:
    assert max_weight_matching(n, [{} for _ in range(n)]) == [-1] * n


def test_useless_edges_stay_out() -> None:
    assert max_weight_matching(4, weighted(4, {(0, 1): 0, (2, 3): -5})) == [-1] * 4
    assert max_weight_matching(4, weighted(4, {(0, 1): 2, (1, 2): -1, (2, 3): 0})) == [1, 0, -1, -1]


def test_weight_counts_not_the_number_of_pairs() -> None:
    assert max_weight_matching(4, weighted(4, {(0, 1): 2, (1, 2): 5, (2, 3): 2})) == [-1, 2, 1, -1]
    assert max_weight_matching(4, weighted(4, {(0, 1): 3, (1, 2): 5, (2, 3): 3})) == [1, 0, 3, 2]


@pytest.mark.parametrize("n", [3, 5, 7, 21, 101])
def test_odd_ring_leaves_one_alone(n: int) -> None:
    ring = weighted(n, {(i, (i + 1) % n): 1 for i in range(n)})
    assert solved(ring).count(-1) == 1


def test_parts_do_not_disturb_each_other() -> None:
    triangle = {(0, 1): 6, (1, 2): 7, (0, 2): 8}
    path = {(3, 4): 5, (4, 5): 9, (5, 6): 5}
    assert solved(weighted(8, triangle | path)) == [2, -1, 0, 4, 3, 6, 5, -1]


def test_last_bit_of_huge_weights_decides() -> None:
    large = 2**5000
    ring = {(0, 1): large, (1, 2): large + 1, (2, 3): large, (0, 3): large, (0, 2): 1, (1, 3): 1}
    assert solved(weighted(4, ring)) == [3, 2, 1, 0]


@settings(max_examples=examples(200), deadline=None)
@given(weighted_graphs(largest=18), st.randoms(use_true_random=False), st.integers(1, 6))
def test_stays_the_largest_when_weights_change(weights: Weights, random: Random, changes: int) -> None:
    assume(weights)
    matcher = WeightedMatcher(len(weights), weights)
    before = matcher.copy()
    old, mate = [dict(row) for row in weights], matcher.mate
    for _ in range(changes):
        vertex = random.randrange(len(weights))
        row = changed(weights, vertex, random)
        matcher.reweigh(vertex, row)
        for v in weights[vertex]:
            del weights[v][vertex]
        for v, weight in row.items():
            weights[v][vertex] = weight
        weights[vertex] = row
        assert is_proved(weights, matcher.mate, matcher.certificate())
    assert before.mate == mate
    assert is_proved(old, mate, before.certificate())


def changed(weights: Weights, vertex: int, random: Random) -> dict[int, int]:
    """Fewer, smaller or entirely new edges of a vertex."""
    row = weights[vertex]
    largest = max((weight for other in weights for weight in other.values()), default=1)
    match random.randrange(3):
        case 0:
            return {v: weight for v, weight in row.items() if random.random() < 0.5}
        case 1:
            return {v: weight - random.randint(0, abs(weight)) for v, weight in row.items()}
        case _:
            others = [v for v in range(len(weights)) if v != vertex and random.random() < 0.6]
            return {v: random.randint(-1, 2 * max(largest, 1)) for v in others}


def test_a_removed_vertex_frees_its_mate_for_another() -> None:
    matcher = WeightedMatcher(4, weighted(4, {(0, 1): 9, (1, 2): 8, (2, 3): 1}))
    assert matcher.mate == [1, 0, 3, 2]
    matcher.reweigh(0, {})
    assert matcher.mate == [-1, 2, 1, -1]


def test_the_result_belongs_to_the_caller() -> None:
    matcher = WeightedMatcher(2, weighted(2, {(0, 1): 1}))
    matcher.mate[0] = -1
    assert matcher.mate == [1, 0]
