"""The searches behind the Dutch system of 2009, each against trying everything."""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from dataclasses import replace
from functools import partial
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from hakem.model import RoundNo
from hakem.pairing.swiss.dutch_2009.colours import count_colours
from hakem.pairing.swiss.dutch_2009.in_turn import exchanges as every_exchange
from hakem.pairing.swiss.dutch_2009.matching import GroupBelow, required_matching
from hakem.pairing.swiss.dutch_2009.order import exchanged, order_of_exchanges, place_values
from hakem.pairing.swiss.dutch_2009.relations import NOTHING_BROKEN, Breach, GivenUp, relations_of
from hakem.pairing.swiss.dutch_2009.rules import DUTCH_RULES_2009
from hakem.pairing.swiss.dutch_2009.search import Demand, ScoreGroup, Search
from hakem.pairing.swiss.dutch_2009.table import EXITS, PROCEDURE
from hakem.pairing.swiss.field import Pair
from tests.judges.dutch_2009_facts import exchanges
from tests.support.dutch_2009_positions import position
from tests.support.dutch_2009_readings import with_readings
from tests.support.effort import FACTOR, examples
from tests.support.some import some
from tests.support.swiss_fields import any_field

MDPS = 2
MADE_UP = 25 * FACTOR

READINGS = tuple(replace(DUTCH_RULES_2009, x_is_left=is_left) for is_left in (False, True))


@st.composite
def searches(draw: st.DrawFn, raised: int = 0) -> Search:
    """A heterogeneous group with two MDPs, whatever its colours and floats, with x raised by so much at most."""
    size = draw(st.integers(5, 8))
    rows = [
        f"{2 if i < MDPS else 1} {draw(st.sampled_from(['W', 'W!', 'W?', 'B', 'B!', 'B?', '-']))}"
        f" {draw(st.sampled_from(['..', '..', 'u.', '.u', 'd.', '.d']))}"
        for i in range(size)
    ]
    pairs = [f"{i}-{j}" for i, j in itertools.combinations(range(1, size + 1), 2)]
    met = draw(st.lists(st.sampled_from(pairs), max_size=2 * size))
    field = position(*rows, met=" ".join(met), round_no=draw(st.integers(2, 3)))
    relations = relations_of(field, draw(st.sampled_from(READINGS)) if not raised else DUTCH_RULES_2009)
    group = ScoreGroup(tuple(range(size)), MDPS, lowest=draw(st.booleans()))
    count = count_colours(relations, group.players)
    fewer = draw(st.sampled_from((0, 0, 1))) if raised and group.most_pairs > MDPS else 0
    x = count.x_with(fewer) + draw(st.integers(0, raised))
    return Search(relations, group, count, Demand(group.most_pairs - fewer, MDPS).with_x(x))


def made_up(number: int) -> Search:
    """A group with up to three MDPs, with x raised and what C.11 gives up: always the same for a number."""
    chance = Random(number)
    mdps = chance.choice((1, 1, 2, 3))
    size = chance.randint(max(2 * mdps + 1, 5), 9 if mdps == 1 else 8)
    free = any_field(chance, (mdps, size - mdps), chance.choice((0.3, 0.5, 0.7)))
    readings = [chance.random() < 0.5 for _ in range(7)]
    rules = replace(with_readings(*readings), x_is_left=chance.random() < 0.2)
    relations = relations_of(replace(free, round_no=RoundNo(chance.randint(2, 3))), rules)
    group = ScoreGroup(tuple(range(size)), mdps, lowest=chance.random() < 0.5)
    count = count_colours(relations, group.players)
    fewer = chance.choice((0, 0, 1)) if group.most_pairs > mdps else 0
    demand = Demand(group.most_pairs - fewer, mdps, given_up=GivenUp.BOTH).with_x(count.x_with(fewer))
    search = Search(relations, group, count, demand)
    exempt, strong, _ = min(map(partial(needed, search), legal_pairings(search)), default=(0, 0, 0))
    allowed = Breach(exempt, strong, demand.allowed.unmet + chance.choice((0, 1, 1, 2)))
    return search.relaxed(replace(demand, allowed=allowed, given_up=chance.choice(tuple(GivenUp))))


def unlimited(search: Search) -> Search:
    """The same where x may be raised as far as one likes."""
    rules = replace(search.relations.rules, x_below_p=False)
    return replace(search, relations=replace(search.relations, rules=rules))


def at_first(search: Search) -> Search:
    """The same before anything is given up."""
    return search.relaxed(search.demand.with_x(search.count.x_with(search.group.most_pairs - search.demand.pairs)))


def pairings(search: Search) -> Iterator[dict[int, int]]:
    """Every acceptable pairing of the group, in the order of D.1 of the MDPs' opponents."""
    relations, demand, players = search.relations, search.demand, search.group.players
    leavers = relations.may_leave(demand.given_up, search.group.lowest)
    for opponents in itertools.permutations(players[demand.mdps :], demand.mdps):
        first = list(zip(players, opponents, strict=False))
        rest = [p for p in players[demand.mdps :] if p not in opponents]
        for more in matchings(rest, demand.pairs - demand.mdps):
            pairs = [*first, *more]
            left_over = set(players).difference(*pairs)
            legal = all(relations.opponents(a, demand.given_up) >> b & 1 for a, b in pairs)
            if legal and accepted(search, first, more) and all(leavers >> p & 1 for p in left_over):
                yield {a: b for pair in pairs for a, b in (pair, pair[::-1])}


def accepted(search: Search, first: list[Pair], more: list[Pair]) -> bool:
    """B.4 for the pairs of the MDPs and those of the remainder, by one x or by two."""
    relations, demand = search.relations, search.demand
    breach = relations.breach_of(first, search.count.wishes)
    if relations.rules.x_is_left:
        return (breach + relations.breach_of(more, search.count.wishes)).within(demand.allowed)
    rest = tuple(p for p in search.group.players if all(p not in pair for pair in first))
    fewer = search.group.most_pairs - demand.pairs
    raised = demand.allowed.unmet - search.count.x_with(fewer)
    own = count_colours(relations, rest)
    allowed = replace(demand.allowed, unmet=own.x_with(fewer) + raised)
    return breach.within(demand.allowed) and relations.breach_of(more, own.wishes).within(allowed)


def matchings(players: list[int], pairs: int) -> Iterator[list[Pair]]:
    """Every way to make so many pairs of these players."""
    if not pairs:
        yield []
        return
    for i, one in enumerate(players[: len(players) - 2 * pairs + 1]):
        for other in players[i + 1 :]:
            rest = [p for p in players[i + 1 :] if p != other]
            yield from ([(one, other), *more] for more in matchings(rest, pairs - 1))


def weighing(search: Search) -> Search:
    """The same search without the short cut for groups that need no weighing: a group below that asks for nothing."""
    return replace(search, below=GroupBelow((), idle=search.leaving))


@settings(max_examples=examples(200), deadline=None)
@given(searches())
def test_the_first_opponents_of_the_mdps_by_paths_and_by_weighing(search: Search) -> None:
    assert_the_first_opponents(search)


def assert_the_first_opponents(search: Search) -> None:
    found = next(pairings(search), None)
    expected = None if found is None else tuple(found[p] for p in range(search.demand.mdps))
    assert search.succeeds() is weighing(search).succeeds() is (found is not None)
    assert search.opponents_of_mdps() == weighing(search).opponents_of_mdps() == expected


@settings(max_examples=examples(300), deadline=None)
@given(searches(raised=2))
def test_the_first_opponents_of_the_mdps_with_fewer_pairs_and_a_raised_x(search: Search) -> None:
    """The remainder counts x anew, and both are raised."""
    assert_the_first_opponents(search)


@settings(max_examples=examples(300), deadline=None)
@given(searches(), st.booleans())
def test_what_c_11_must_allow(search: Search, below_p: bool) -> None:
    """The least of all pairings for which x need not be raised too far, B.2 before A.7.d before preferences."""
    rules = replace(search.relations.rules, x_below_p=below_p)
    assert_what_c_11_allows(replace(search, relations=replace(search.relations, rules=rules)))


def assert_what_c_11_allows(search: Search) -> None:
    search = search.relaxed(replace(search.demand, given_up=GivenUp.BOTH))
    x, pairs = search.demand.allowed.unmet, search.demand.pairs
    below_p = search.relations.rules.x_below_p and not search.group.lowest
    most = max(pairs - (1 if below_p else 0), x) - x
    levels = [level for level in map(partial(needed, search), legal_pairings(search)) if level[2] <= most]
    if not levels:
        assert search.least_raised() is None
    elif search.succeeds():
        assert min(levels) == (0, 0, 0)
    else:
        exempt, strong, raised = min(levels)
        assert search.least_raised() == Breach(exempt, strong, x + raised)


def legal_pairings(search: Search) -> Iterator[tuple[list[Pair], list[Pair]]]:
    """Every pairing with B.5 and B.6 given up: the pairs of the MDPs, and those of the remainder."""
    everything = replace(search.demand, allowed=Breach(9, 9, 9))
    for found in pairings(search.relaxed(everything)):
        pairs = [pair for pair in found.items() if pair[0] < pair[1]]
        mdps = search.demand.mdps
        yield [pair for pair in pairs if pair[0] < mdps], [pair for pair in pairs if pair[0] >= mdps]


def needed(search: Search, parts: tuple[list[Pair], list[Pair]]) -> tuple[int, int, int]:
    """What a pairing breaks, and how far x must be raised for it."""
    first, more = parts
    relations, wishes, x = search.relations, search.count.wishes, search.demand.allowed.unmet
    both = relations.breach_of([*first, *more], wishes)
    if relations.rules.x_is_left:
        return both.exempt, both.strong, max(0, both.unmet - x)
    own = count_colours(relations, tuple(p for p in search.group.players if all(p not in pair for pair in first)))
    own_x = own.x_with(search.group.most_pairs - search.demand.pairs)
    raised = relations.breach_of(first, wishes).unmet - x
    return both.exempt, both.strong, max(0, raised, relations.breach_of(more, own.wishes).unmet - own_x)


@settings(max_examples=examples(300), deadline=None)
@given(searches(raised=3))
def test_the_first_transposition_and_exchange_where_more_is_allowed_than_the_least(search: Search) -> None:
    """As in a remainder for whose MDPs x was raised."""
    assert_the_first_transposition_and_exchange(search)


def assert_the_first_transposition_and_exchange(search: Search) -> None:
    search = search.relaxed(replace(search.demand, mdps=0))
    players, half = search.group.players, search.demand.pairs
    s1, s2 = players[:half], players[half:]

    def first_order(upper: tuple[int, ...], lower: tuple[int, ...]) -> tuple[int, ...] | None:
        return next((order for order in itertools.permutations(lower, half) if fits(search, upper, lower, order)), None)

    assert search.order_of_s2((s1, s2), NOTHING_BROKEN) == first_order(s1, s2)
    assert weighing(search).order_of_s2((s1, s2), NOTHING_BROKEN) == first_order(s1, s2)
    after = [tuple(sorted({*s1} - {*going} | {*coming})) for going, coming in exchanges(s1, s2)]
    options = [(upper, tuple(p for p in players if p not in upper)) for upper in after]
    expected = next((option for option in options if first_order(*option) is not None), None)
    if first_order(s1, s2) is None:
        assert search.exchange((s1, s2), NOTHING_BROKEN) == expected
        assert weighing(search).exchange((s1, s2), NOTHING_BROKEN) == expected


def fits(search: Search, s1: tuple[int, ...], s2: tuple[int, ...], order: tuple[int, ...]) -> bool:
    """Whether S1 can be paired with S2 in that order."""
    relations, demand = search.relations, search.demand
    pairs = list(zip(s1, order, strict=True))
    legal = all(relations.opponents(a, demand.given_up) >> b & 1 for a, b in pairs)
    leavers = relations.may_leave(demand.given_up, search.group.lowest)
    breach = relations.breach_of(pairs, search.count.wishes)
    return legal and breach.within(demand.allowed) and all(leavers >> p & 1 for p in set(s2) - set(order))


@pytest.mark.parametrize("part", range(4))
def test_searches_made_up(part: int) -> None:
    for number in some(range(part * MADE_UP, (part + 1) * MADE_UP)):
        search = made_up(number)
        assert_the_first_opponents(unlimited(search))
        assert_what_c_11_allows(at_first(search))
        if len(search.group.players) < 8:
            assert_the_first_transposition_and_exchange(unlimited(search))


@settings(max_examples=examples(100))
@given(st.integers(1, 4), st.integers(0, 2))
def test_exchanges_one_after_the_other(half: int, over: int) -> None:
    players = list(range(2 * half + over))
    s1, s2 = players[:half], players[half:]
    after = [tuple(sorted({*s1} - {*going} | {*coming})) for going, coming in exchanges(s1, s2)]
    assert [upper for upper, _ in every_exchange(s1, s2)] == after
    assert all(tuple(p for p in players if p not in upper) == lower for upper, lower in every_exchange(s1, s2))


@settings(max_examples=examples(200), deadline=None)
@given(searches())
def test_the_first_transposition_by_paths_and_by_weighing(search: Search) -> None:
    """The same players as one group in halves."""
    search = search.relaxed(replace(search.demand, mdps=0))
    players, half = search.group.players, search.demand.pairs
    s1, s2 = players[:half], players[half:]
    expected = next((order for order in itertools.permutations(s2, half) if fits(search, s1, s2, order)), None)
    assert search.order_of_s2((s1, s2), NOTHING_BROKEN) == expected
    assert weighing(search).order_of_s2((s1, s2), NOTHING_BROKEN) == expected


@settings(max_examples=examples(200))
@given(st.lists(st.tuples(st.integers(0, 5), st.integers(0, 5), st.integers(0, 9)), max_size=9), st.integers(0, 63))
def test_the_least_cost_at_which_all_needed_are_matched(edges: list[tuple[int, int, int]], needed_bits: int) -> None:
    costs = {(min(a, b), max(a, b)): cost for a, b, cost in edges if a != b}
    needed = {vertex for vertex in range(6) if needed_bits >> vertex & 1}
    mates = required_matching([(a, b, cost) for (a, b), cost in costs.items()], needed)
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
    leaving = sorted(shuffled[2 * half :])
    options = [((), ()), *exchanges(s1, s2)]
    after = [tuple(sorted({*s1} - {*going} | {*coming})) for going, coming in options]
    first = next(upper for upper in after if all((a in upper) != (b in upper) for a, b in pairs))
    assert exchanged(players, opponent) == (first, tuple(p for p in players if p not in first))
    order = order_of_exchanges(s1, s2)
    cost = sum(order.pair(a, b) for a, b in pairs) + sum(map(order.leaving, leaving))
    assert (cost == 0) == (first == tuple(s1))
    assert cost.bit_length() <= order.width


def test_every_step_of_the_table_has_exits_that_exist() -> None:
    assert PROCEDURE.steps.keys() == EXITS.keys()
    assert {to for exits in EXITS.values() for to in exits} - EXITS.keys() == {"done"}
