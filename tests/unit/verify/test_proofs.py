"""Proofs about partners: found for every graph, and worth nothing if a value is wrong."""

from __future__ import annotations

from dataclasses import replace
from functools import cache

from hypothesis import assume, given, settings
from hypothesis import strategies as st

from hakem.verify.problem import ALONE, MatchingProblem, OddSet, Proof, holds, proves_best, proves_impossible
from hakem.verify.search import best_way
from tests.support.effort import examples

NEIGHBOURS = ((1, 2), (0, 2), (0, 1, 3), (2, 4, 5), (3, 5), (3, 4))
TRIANGLES = MatchingProblem(
    tuple({v: 9 if {u, v} == {2, 3} else 1 for v in row} for u, row in enumerate(NEIGHBOURS)), {}
)
"""Two triangles joined by one dear edge: only an odd set proves that it is needed."""


@st.composite
def problems(draw: st.DrawFn) -> MatchingProblem:
    size = draw(st.integers(1, 9))
    dear = draw(st.sampled_from([2, 5, 1000]))
    rows: list[dict[int, int]] = [{} for _ in range(size)]
    for u in range(size):
        for v in range(u):
            cost = draw(st.none() | st.integers(0, dear))
            if cost is not None:
                rows[u][v] = rows[v][u] = cost
    alone = draw(st.dictionaries(st.integers(0, size - 1), st.integers(0, 2 * dear))) if draw(st.booleans()) else {}
    return MatchingProblem(tuple(rows), alone)


def least(problem: MatchingProblem) -> int | None:
    """What the best way costs, found by trying all of them."""

    @cache
    def of(left: frozenset[int]) -> int | None:
        if not left:
            return 0
        v = min(left)
        others = left - {v}
        found = [(cost, others - {u}) for u, cost in problem.costs[v].items() if u in others]
        found += [(problem.alone[v], others)] if v in problem.alone else []
        totals = [cost + rest for cost, after in found if (rest := of(after)) is not None]
        return min(totals, default=None)

    return of(frozenset(range(problem.size)))


@settings(max_examples=examples(600), deadline=None)
@given(problem=problems())
def test_the_best_way_is_found_with_its_proof(problem: MatchingProblem) -> None:
    found, cost = best_way(problem), least(problem)
    if cost is None:
        assert found.mates is None
        assert proves_impossible(problem, found.proof)
    else:
        assert found.mates is not None
        assert problem.cost(found.mates) == cost
        assert proves_best(problem, found.mates, found.proof)


@settings(max_examples=examples(200), deadline=None)
@given(problem=problems(), data=st.data())
def test_any_beginning_leads_to_the_best(problem: MatchingProblem, data: st.DataObject) -> None:
    given_ = [ALONE] * problem.size
    for v, row in enumerate(problem.costs):
        free = [u for u in row if given_[u] == ALONE]
        if given_[v] == ALONE and free and data.draw(st.booleans()):
            u = data.draw(st.sampled_from(free))
            given_[v], given_[u] = u, v
    found = best_way(problem, given_)
    assert (problem.cost(found.mates) if found.mates else None) == least(problem) or problem.size == 0


@settings(max_examples=examples(200), deadline=None)
@given(problem=problems(), data=st.data())
def test_a_value_that_is_too_high_proves_nothing(problem: MatchingProblem, data: st.DataObject) -> None:
    found = best_way(problem)
    assume(found.mates is not None)
    assert found.mates is not None
    at = data.draw(st.integers(0, problem.size - 1))
    values = [value + (v == at) for v, value in enumerate(found.proof.values)]
    assert not proves_best(problem, found.mates, replace(found.proof, values=tuple(values)))


class TestOddSets:
    def test_they_are_needed_between_two_triangles(self) -> None:
        found = best_way(TRIANGLES)
        assert found.mates is not None
        assert TRIANGLES.cost(found.mates) == 11
        assert found.proof.sets
        assert not proves_best(TRIANGLES, found.mates, Proof(found.proof.values))

    def test_an_even_set_is_none(self) -> None:
        found = best_way(TRIANGLES)
        assert not holds(TRIANGLES, replace(found.proof, sets=(OddSet((0, 1), 100), *found.proof.sets)))

    def test_a_value_below_zero_is_none(self) -> None:
        assert not holds(TRIANGLES, Proof((0,) * 6, (OddSet((0, 1, 2), -2),)))

    def test_there_must_be_a_value_for_everybody(self) -> None:
        assert not holds(TRIANGLES, Proof((0,) * 5))


class TestWays:
    def test_partners_that_are_not_mutual_are_no_way(self) -> None:
        assert TRIANGLES.cost([1, 2, 0, 4, 3, ALONE]) is None

    def test_somebody_without_a_partner_who_must_have_one_is_no_way(self) -> None:
        assert TRIANGLES.cost([1, 0, ALONE, ALONE, 5, 4]) is None

    def test_a_way_has_everybody(self) -> None:
        assert TRIANGLES.cost([1, 0]) is None
