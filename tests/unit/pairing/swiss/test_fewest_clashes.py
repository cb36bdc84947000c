"""The fewest clashes of colours, by counting and by weighing, against all pairings."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from random import Random

from hypothesis import assume, given, settings
from hypothesis import strategies as st

from hakem.pairing.swiss.fewest_clashes import fewest_clashes, local_graph, within_the_bound

Graph = list[int]


@st.composite
def groups(draw: st.DrawFn) -> tuple[Graph, int, int, Graph]:
    """A graph, those due White, those due Black, and grave pairs."""
    n = draw(st.sampled_from((2, 4, 6, 8)))
    wishes = draw(st.lists(st.sampled_from("WWB-"), min_size=n, max_size=n))
    strict = draw(st.one_of(st.just([False] * n), st.lists(st.booleans(), min_size=n, max_size=n), st.just([True] * n)))
    graph, grave = [0] * n, [0] * n
    for u, v in combinations(range(n), 2):
        kind = draw(st.sampled_from(("no", "yes", "yes", "yes", "grave")))
        if kind != "no":
            graph[u] |= 1 << v
            graph[v] |= 1 << u
        if kind != "no" and (kind == "grave" or (strict[u] and strict[v])) and wishes[u] == wishes[v] != "-":
            grave[u] |= 1 << v
            grave[v] |= 1 << u
    sides = [sum(1 << i for i, wish in enumerate(wishes) if wish == side) for side in "WB"]
    return graph, sides[0], sides[1], grave


def costs(graph: Graph, white: int, black: int, grave: Graph, left: frozenset[int]) -> list[tuple[int, int]]:
    if not left:
        return [(0, 0)]
    u, *others = sorted(left)
    found = []
    for v in others:
        if graph[u] >> v & 1:
            clash = any(side >> u & side >> v & 1 for side in (white, black))
            for bad, clashes in costs(graph, white, black, grave, left - {u, v}):
                found.append((bad + (grave[u] >> v & 1), clashes + clash))
    return found


@settings(deadline=None, max_examples=300)
@given(groups())
def test_fewest_clashes(group: tuple[Graph, int, int, Graph]) -> None:
    graph, white, black, grave = group
    everybody = costs(graph, white, black, grave, frozenset(range(len(graph))))
    found = fewest_clashes(graph, white, black, grave)
    if not everybody:
        assert found is None
        return
    assert found is not None
    assert found.clashes == min(everybody)[1]
    half = len(graph) // 2
    assert found.bound == max(0, white.bit_count() - half, black.bit_count() - half) <= found.clashes
    assert found.sides == ()
    mates = found.matchings.mate
    assert all(graph[u] >> v & 1 for u, v in enumerate(mates))
    assert sum(grave[u] >> v & 1 for u, v in enumerate(mates)) == 2 * min(everybody)[0]


@settings(deadline=None, max_examples=100)
@given(groups())
def test_nothing_is_grave(group: tuple[Graph, int, int, Graph]) -> None:
    """At the bound every pair has one of a side that is more than half, and none has two of any other."""
    graph, white, black, _ = group
    everybody = costs(graph, white, black, [0] * len(graph), frozenset(range(len(graph))))
    found = fewest_clashes(graph, white, black)
    assert (found is None) == (not everybody)
    if found is None:
        return
    assert found.clashes == min(everybody)[1]
    assert found.sides == ((white, black) if found.clashes == found.bound else ())
    rows = [found.matchings.open_to(u) for u in range(len(graph))]
    assert [[row >> v & 1 for v in range(len(graph))] for row in rows] == [
        [row >> u & 1 for row in rows] for u in range(len(graph))
    ]
    pairs = [1 << u | 1 << v for u, v in enumerate(found.matchings.mate)]
    for side in found.sides:
        allowed = (1, 2) if 2 * side.bit_count() > len(graph) else (0, 1)
        assert all((pair & side).bit_count() in allowed for pair in pairs)


def pairings(graph: Graph, left: frozenset[int]) -> Iterator[list[tuple[int, int]]]:
    """Every perfect matching of these."""
    if not left:
        yield []
        return
    u = min(left)
    for v in left - {u}:
        if graph[u] >> v & 1:
            yield from ([(u, v), *rest] for rest in pairings(graph, left - {u, v}))


def must_be_grave(graph: Graph, side: int, grave: Graph) -> int:
    """How many of a side must be in grave pairs because more than half of all can have no other one together."""
    danger = [u for u, others in enumerate(grave) if others and side >> u & 1]
    others = any(graph[u] >> v & 1 and not grave[u] >> v & 1 for u in danger for v in danger)
    return 0 if others else max(0, len(danger) - len(graph) // 2)


@settings(deadline=None, max_examples=150)
@given(groups(), st.booleans())
def test_the_pairs_within_the_bound_are_those_of_all_pairings_at_it(
    group: tuple[Graph, int, int, Graph], anything_grave: bool
) -> None:
    graph, white, black, grave = group
    grave = grave if anything_grave else [0] * len(graph)
    everybody = (1 << len(graph)) - 1
    rows = within_the_bound(graph, white, black, everybody, grave if anything_grave else None)
    half = len(graph) // 2
    bound = max(0, white.bit_count() - half, black.bit_count() - half)
    least = max(must_be_grave(graph, side, grave) for side in (white, black))
    for found in pairings(graph, frozenset(range(len(graph)))):
        clashes = sum(any(side >> u & side >> v & 1 for side in (white, black)) for u, v in found)
        bad = sum(grave[u] >> v & 1 for u, v in found)
        inside = {bool(rows[a] >> b & 1) for u, v in found for a, b in ((u, v), (v, u))}
        assert (inside == {True}) == ((bad, clashes) == (least, bound)), found
    assert [row & ~graph[u] for u, row in enumerate(rows)] == [0] * len(graph)


def test_two_grave_pairs_of_different_colours() -> None:
    """0 and 1 are due White, 2, 3 and 4 Black, 5 nothing: one pair must be grave, and no other one need clash."""
    graph, grave = [0] * 6, [0] * 6
    for u, v in ((0, 1), (2, 3), (2, 4), (0, 4), (3, 5), (1, 5), (2, 5)):
        graph[u] |= 1 << v
        graph[v] |= 1 << u
    grave[:4] = 1 << 1, 1 << 0, 1 << 3, 1 << 2
    for white, black in ((0b000011, 0b011100), (0b011100, 0b000011)):
        found = fewest_clashes(graph, white, black, grave)
        assert found is not None
        assert (found.clashes, found.bound) == (1, 0)


def test_fewer_than_half_are_due_either_colour() -> None:
    everybody = 0b1111111111
    found = fewest_clashes([everybody & ~(1 << u) for u in range(10)], 0b1111, 0b1110000)
    assert found is not None
    assert (found.clashes, found.bound, found.sides) == (0, 0, (0b1111, 0b1110000))


@settings(deadline=None, max_examples=100)
@given(groups(), st.integers(0, 255))
def test_some_of_a_group(group: tuple[Graph, int, int, Graph], within: int) -> None:
    """Asking about some is the same as asking about a graph that has only these."""
    graph, white, black, grave = group
    some = [u for u in range(len(graph)) if within >> u & 1]
    within = sum(1 << u for u in some)
    assume(len(some) % 2 == 0)
    white_here, black_here = (sum(1 << i for i, u in enumerate(some) if side >> u & 1) for side in (white, black))
    alone = fewest_clashes(local_graph(graph, some), white_here, black_here, local_graph(grave, some))
    found = fewest_clashes(graph, white, black, grave, within)
    assert (found is None) == (alone is None)
    if found is not None and alone is not None:
        assert (found.clashes, found.bound) == (alone.clashes, alone.bound)
        assert all(within >> found.matchings.mate[u] & 1 for u in some)


def test_local_graph() -> None:
    assert local_graph([0, 0b1000, 0, 0b0010, 0b1010], (1, 3, 4)) == [0b010, 0b001, 0b011]
    assert local_graph([0b10, 0b01], ()) == []
    assert local_graph([0b110, 0b101, 0b010], (1, 2, 0)) == [0b110, 0b001, 0b011]


@settings(deadline=None)
@given(
    rows=st.lists(st.integers(0, 255), min_size=8, max_size=8),
    players=st.lists(st.integers(0, 7), unique=True),
    in_order=st.booleans(),
)
def test_local_graph_says_the_same_by_places(rows: Graph, players: list[int], in_order: bool) -> None:
    players = sorted(players) if in_order else players
    graph = local_graph(rows, players)
    assume(players)
    for at, player in enumerate(players):
        assert [bool(graph[at] >> i & 1) for i in range(8)] == [
            i < len(players) and bool(rows[player] >> players[i] & 1) for i in range(8)
        ]


@settings(deadline=None)
@given(st.randoms(use_true_random=False), st.sampled_from((12, 13, 14, 26)))
def test_local_graph_of_many_stretches(chance: Random, count: int) -> None:
    """Every other player, and all of them in no order at all."""
    size = 2 * count
    rows = [chance.getrandbits(size) for _ in range(size)]
    for players in (list(range(0, size, 2)), chance.sample(range(size), count)):
        graph = local_graph(rows, players)
        assert [[row >> i & 1 for i in range(size)] for row in graph] == [
            [rows[p] >> q & 1 for q in players] + [0] * (size - count) for p in players
        ]
