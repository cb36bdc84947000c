"""Matchings decided step by step, against all perfect matchings there are."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from hakem.matching.bits import bits
from hakem.matching.narrowing import (
    CheapestMatchings,
    Matchings,
    PerfectMatchings,
    first_partners,
    last_partners,
    outermost_first,
)

Costs = list[dict[int, int]]


@st.composite
def costs(draw: st.DrawFn) -> Costs:
    n = draw(st.sampled_from((2, 4, 6, 8)))
    rows: Costs = [{} for _ in range(n)]
    for u in range(n):
        for v in range(u + 1, n):
            cost = draw(st.sampled_from((None, 0, 1, 1, 2)))
            if cost is not None:
                rows[u][v] = rows[v][u] = cost
    return rows


def perfect(rows: Sequence[dict[int, int]], left: frozenset[int]) -> Iterator[tuple[tuple[int, int], ...]]:
    if not left:
        yield ()
        return
    u = min(left)
    for v in sorted(rows[u].keys() & left):
        yield from (((u, v), *rest) for rest in perfect(rows, left - {u, v}))


def everything(rows: Costs) -> list[tuple[tuple[int, int], ...]]:
    return list(perfect(rows, frozenset(range(len(rows)))))


def cost(rows: Costs, pairs: Sequence[tuple[int, int]]) -> int:
    return sum(rows[u][v] for u, v in pairs)


def matchings(rows: Costs, kind: str) -> tuple[Matchings, list[tuple[tuple[int, int], ...]]]:
    """Who decides, and the matchings that will do."""
    known = everything(rows)
    if kind == "cheapest":
        least = min((cost(rows, pairs) for pairs in known), default=0)
        return CheapestMatchings(rows), [pairs for pairs in known if cost(rows, pairs) == least]
    return PerfectMatchings([sum(1 << v for v in row) for row in rows]), known


@pytest.mark.parametrize("kind", ["any", "cheapest"])
class TestNarrowing:
    @settings(deadline=None)
    @given(rows=costs())
    def test_possible(self, kind: str, rows: Costs) -> None:
        own, known = matchings(rows, kind)
        assert own.possible is bool(known)

    @settings(deadline=None)
    @given(rows=costs())
    def test_first_partners(self, kind: str, rows: Costs) -> None:
        own, known = matchings(rows, kind)
        assume(known)
        assert first_partners(own, [0]) == [dict(min(known))[0]]

    @settings(deadline=None)
    @given(rows=costs())
    def test_last_partners(self, kind: str, rows: Costs) -> None:
        """The first one's partner from the highest down, then that of the next one who is left."""
        own, known = matchings(rows, kind)
        assume(known)
        assert tuple(last_partners(own, range(len(rows)))) == max(known)

    @settings(deadline=None, max_examples=200)
    @given(rows=costs(), wishes=st.lists(st.tuples(st.integers(0, 7), st.integers(0, 255)), max_size=6))
    def test_wishes_are_granted_exactly_if_they_can_be(
        self, kind: str, rows: Costs, wishes: list[tuple[int, int]]
    ) -> None:
        own, known = matchings(rows, kind)
        assume(known)
        asked = False
        for vertex, allowed in wishes:
            if vertex >= len(rows):
                continue
            if own.open_to(vertex) and allowed % 3 == 0:
                other = next(bits(own.open_to(vertex)))
                left = [m for m in known if (min(vertex, other), max(vertex, other)) in m]
                assert own.take(vertex, other) is bool(left)
            elif own.open_to(vertex):
                left = [m for m in known if any(vertex in p and allowed >> sum(p) - vertex & 1 for p in m)]
                assert own.confine(vertex, allowed) is bool(left)
            else:
                continue
            asked = True
            known = left or known
            pairs = tuple((u, v) for u, v in enumerate(own.mate) if u < v)
            assert pairs in known
        assume(asked)


@settings(deadline=None)
@given(rows=costs(), one=st.integers(0, 7), other=st.integers(0, 7))
def test_what_is_allowed_is_not_decided(rows: Costs, one: int, other: int) -> None:
    own, known = matchings(rows, "any")
    assert isinstance(own, PerfectMatchings)
    if known and max(one, other) < len(rows):
        before = own.open_to(one)
        assert own.allows(one, other) is any((min(one, other), max(one, other)) in m for m in known)
        assert own.open_to(one) == before
        assert tuple((u, v) for u, v in enumerate(own.mate) if u < v) in known


def test_least_cost() -> None:
    rows: Costs = [{1: 1, 2: 0}, {0: 1, 3: 0}, {0: 0, 3: 2}, {1: 0, 2: 2}]
    assert CheapestMatchings(rows).least == 0
    del rows[0][2], rows[2][0]
    assert CheapestMatchings(rows).least == 3


def some_matchings(rows: Costs, left: frozenset[int]) -> Iterator[tuple[tuple[int, int], ...]]:
    """All matchings, perfect or not."""
    if not left:
        yield ()
        return
    u = min(left)
    yield from some_matchings(rows, left - {u})
    for v in sorted(rows[u].keys() & left):
        yield from (((u, v), *rest) for rest in some_matchings(rows, left - {u, v}))


@settings(deadline=None, max_examples=200)
@given(rows=costs(), required=st.integers(0, 255))
def test_vertices_that_need_no_mate(rows: Costs, required: int) -> None:
    required &= (1 << len(rows)) - 1
    for u in range(len(rows)):
        if not required >> u & 1:  # two who need no mate are of no use to each other
            rows[u] = {v: worth for v, worth in rows[u].items() if required >> v & 1}
    known = [m for m in some_matchings(rows, frozenset(range(len(rows)))) if covers(m, required)]
    own = CheapestMatchings(rows, required)
    assert own.possible is bool(known)
    if not known:
        return
    assert own.least == min(cost(rows, m) for m in known)
    pairs = [(u, v) for u, v in enumerate(own.mate) if u < v]
    assert covers(pairs, required)
    assert cost(rows, pairs) == own.least


def covers(pairs: Sequence[tuple[int, int]], vertices: int) -> bool:
    return not vertices & ~sum(1 << v for pair in pairs for v in pair)


def test_nothing_to_decide() -> None:
    own = PerfectMatchings([0b10, 0b01, 0], within=0b11)
    assert own.possible
    assert not own.take(0, 2)
    assert own.take(0, 1)
    assert own.open_to(0) == 0
    assert not own.take(0, 1)


@settings(deadline=None)
@given(rows=costs())
def test_outermost_first(rows: Costs) -> None:
    """A matching of edges that cannot be made larger by one edge."""
    mate = outermost_first([sum(1 << v for v in row) for row in rows])
    assert all(mate[v] == u and v in rows[u] for u, v in enumerate(mate) if v >= 0)
    free = [u for u, v in enumerate(mate) if v < 0]
    assert not any(v in rows[u] for u in free for v in free)
