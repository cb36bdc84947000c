"""The searches behind the handbook's Dutch system, each against trying everything."""

from __future__ import annotations

import itertools

from hypothesis import given, settings
from hypothesis import strategies as st

from hakem.pairing.swiss.handbook.exchange import exchanged, order_of_exchanges
from hakem.pairing.swiss.handbook.puzzle import Puzzle, place_values
from hakem.pairing.swiss.handbook.relations import Breach
from hakem.pairing.swiss.handbook.scene import Outcome
from hakem.pairing.swiss.handbook.table import EXITS, PROCEDURE
from hakem.pairing.swiss.handbook.transposition import first_assignment
from tests.judges.handbook_facts import exchanges
from tests.support.effort import examples


@settings(max_examples=examples(300))
@given(st.lists(st.integers(0, 127), min_size=1, max_size=6), st.integers(0, 6))
def test_first_assignment(rows: list[int], ordered: int) -> None:
    every = itertools.permutations(range(7), len(rows))
    fitting = [order for order in every if all(row >> column & 1 for row, column in zip(rows, order, strict=True))]
    found = first_assignment(rows, min(ordered, len(rows)))
    assert (found is None) == (not fitting)
    if found is not None:
        assert tuple(found) in fitting
        assert tuple(found[:ordered]) == min(fitting)[:ordered]


@settings(max_examples=examples(200))
@given(st.lists(st.tuples(st.integers(0, 5), st.integers(0, 5), st.integers(0, 9)), max_size=9), st.integers(0, 63))
def test_puzzle(edges: list[tuple[int, int, int]], needed_bits: int) -> None:
    costs = {(min(a, b), max(a, b)): cost for a, b, cost in edges if a != b}
    needed = {vertex for vertex in range(6) if needed_bits >> vertex & 1}
    puzzle = Puzzle(needed)
    for (a, b), cost in costs.items():
        puzzle.join(a, b, cost)
    mates = puzzle.solve()
    every = [
        chosen
        for count in range(4)
        for chosen in itertools.combinations(costs, count)
        if len({v for edge in chosen for v in edge}) == 2 * count and needed <= {v for edge in chosen for v in edge}
    ]
    assert (mates is None) == (not every)
    if mates is not None:
        chosen = [(a, b) for a, b in mates.items() if a < b]
        useful = [edge for edge in chosen if needed & set(edge)]
        assert sum(costs[edge] for edge in useful) == min(
            sum(costs[edge] for edge in option if needed & set(edge)) for option in every
        )


def test_place_values() -> None:
    assert place_values([1, 4, 2]) == [64, 4, 1]
    assert place_values([]) == []


@settings(max_examples=examples(200))
@given(st.integers(1, 4), st.integers(0, 2), st.randoms(use_true_random=False))
def test_cheapest_exchange_is_the_first_that_allows_the_pairing(half: int, over: int, chance: object) -> None:
    """For any pairing: the exchange read off it is the first of D.2 after which S1 faces S2 in it."""
    players = list(range(2 * half + over))
    s1, s2 = players[:half], players[half:]
    shuffled = list(players)
    chance.shuffle(shuffled)  # type: ignore[attr-defined]
    pairs = [(min(p), max(p)) for p in zip(shuffled[:half], shuffled[half : 2 * half], strict=True)]
    opponent = {a: b for pair in pairs for a, b in (pair, pair[::-1])}
    outcome = Outcome(opponent, tuple(sorted(shuffled[2 * half :])), Breach(), 0)
    options = [((), ()), *exchanges(s1, s2)]
    after = [tuple(sorted({*s1} - {*going} | {*coming})) for going, coming in options]
    first = next(upper for upper in after if all((a in upper) != (b in upper) for a, b in pairs))
    assert exchanged(s1, s2, outcome) == (first, tuple(p for p in players if p not in first))
    extra = order_of_exchanges(s1, s2)
    cost = sum(extra.pair(a, b) for a, b in pairs) + sum(map(extra.leaving, outcome.leaving))
    assert (cost == 0) == (first == tuple(s1))
    assert cost.bit_length() <= extra.width


def test_every_step_of_the_table_has_exits_that_exist() -> None:
    assert PROCEDURE.steps.keys() == EXITS.keys()
    assert {to for exits in EXITS.values() for to in exits} - EXITS.keys() == {"done"}
