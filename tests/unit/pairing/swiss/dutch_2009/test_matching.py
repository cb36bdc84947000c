"""A weighed pairing of a group, with and without the group below, against all pairings there are."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from itertools import combinations
from random import Random

import pytest

from hakem.pairing.swiss.dutch_2009.colours import count_colours
from hakem.pairing.swiss.dutch_2009.matching import GroupBelow, PairingTask, required_matching
from hakem.pairing.swiss.dutch_2009.order import OrderCosts, order_of_exchanges, order_of_transpositions
from hakem.pairing.swiss.dutch_2009.relations import GivenUp, Relations, relations_of
from hakem.pairing.swiss.dutch_2009.rules import DUTCH_RULES_2009
from hakem.pairing.swiss.field import Pair, set_of
from tests.support.dutch_2009_positions import position
from tests.support.effort import FACTOR
from tests.support.swiss_fields import any_field

TASKS = 150 * FACTOR
Rank = tuple[int, ...]
Ranked = Callable[[PairingTask, OrderCosts, Sequence[Pair], Sequence[int]], Rank | None]
Wanted = Callable[[Sequence[Pair]], bool]


def always(_pairs: Sequence[Pair]) -> bool:
    """Whatever the pairs are."""
    return True


def tasks(seed: int, *, looks_below: bool) -> Iterator[PairingTask]:
    """Up to five players, and up to four of the group below."""
    chance = Random(seed)
    for _ in range(TASKS):
        upper, lower = chance.randint(2, 5), chance.randint(1, 4)
        field = any_field(chance, (upper, lower), chance.choice((0.4, 0.6, 0.9)))
        relations = relations_of(field, DUTCH_RULES_2009)
        players = tuple(range(int(looks_below and chance.random() < 0.3), upper))
        s1 = set_of(players[: chance.choice((0, 0, 1, 2))])
        below = None
        if looks_below:
            idle = chance.choice((None, 0, 1, 2))
            below = GroupBelow(
                residents=tuple(range(upper, upper + lower)),
                moving_on=tuple(range(players[0])),
                excused=set_of(p for p in range(upper) if chance.random() < 0.2),
                all_play=chance.random() < 0.4,
                idle=idle,
                lowest=chance.random() < 0.4,
            )
        yield PairingTask(
            relations=relations,
            players=players,
            s1=s1,
            facing=bool(s1) and chance.random() < 0.3,
            given_up=chance.choice(tuple(GivenUp)),
            wishes=count_colours(relations, players).wishes,
            lowest=below is None and chance.random() < 0.5,
            leaving=None if looks_below else len(players) % 2 + chance.choice((0, 0, 2)),
            below=below,
            only={p: chance.getrandbits(upper) for p in players if chance.random() < 0.1},
            out=set_of(p for p in players if not s1 >> p & 1 and chance.random() < 0.1),
        )


def pairings(players: Sequence[int]) -> Iterator[tuple[Pair, ...]]:
    """Every way to make some pairs of these players."""
    if not players:
        yield ()
        return
    first, *others = players
    yield from pairings(others)
    for other in others:
        yield from (((first, other), *more) for more in pairings([p for p in others if p != other]))


def is_allowed(task: PairingTask, pairs: Sequence[Pair], leaving: Sequence[int]) -> bool:
    for a, b in pairs:
        sides = (task.s1 >> a & 1) + (task.s1 >> b & 1)
        legal = task.relations.opponents(a, task.given_up) >> b & 1
        asked = task.only.get(a, -1) >> b & task.only.get(b, -1) >> a & 1
        if not legal or not asked or (task.out >> a | task.out >> b) & 1 or sides == 2 or (task.facing and sides != 1):
            return False
    free = task.relations.may_leave(task.given_up, task.lowest) & ~task.s1
    return all(free >> p & 1 and p not in task.only for p in leaving)


def idle_below(relations: Relations, below: GroupBelow, coming: Sequence[int], residents: Sequence[int]) -> list[int]:
    """In how many ways those below can be paired if these come: how many are idle in each of them."""
    if coming:
        first, rest = coming[0], coming[1:]
        found = []
        if below.excused >> first & 1:
            found += idle_below(relations, below, rest, residents)
        elif not below.all_play and (not below.lowest or relations.bye >> first & 1):
            found += [1 + idle for idle in idle_below(relations, below, rest, residents)]
        for other in residents:
            if relations.legal[first] >> other & 1:
                found += idle_below(relations, below, rest, [p for p in residents if p != other])
        return found
    if below.idle is None or not residents:
        return [0]
    first, rest = residents[0], residents[1:]
    found = [1 + idle for idle in idle_below(relations, below, (), rest)] if may_idle(relations, below, first) else []
    for other in rest:
        if relations.legal[first] >> other & 1:
            found += idle_below(relations, below, (), [p for p in rest if p != other])
    return found


def may_idle(relations: Relations, below: GroupBelow, player: int) -> bool:
    return not below.lowest or bool(relations.bye >> player & 1)


def rank(task: PairingTask, order: OrderCosts, pairs: Sequence[Pair], leaving: Sequence[int]) -> Rank | None:
    """What is compared, smaller is better; None if it cannot be."""
    if task.below is not None:
        below = task.below
        ways = idle_below(task.relations, below, (*leaving, *below.moving_on), below.residents)
        ways = [count for count in ways if count <= (below.idle or 0)]
        if not ways:
            return None
    elif len(leaving) != task.leaving:
        return None
    breach = task.relations.breach_of(pairs, task.wishes)
    cost = sum(order.pair(a, b) for a, b in pairs) + sum(map(order.leaving, leaving))
    return len(leaving), breach.exempt, breach.strong, breach.unmet, cost


def order_of(task: PairingTask) -> OrderCosts:
    """The order of S1's opponents, or that of exchanges where there is no S1."""
    s1 = [p for p in task.players if task.s1 >> p & 1]
    if s1:
        return order_of_transpositions(s1, [p for p in task.players if p not in s1])
    half = len(task.players) // 2
    return order_of_exchanges(task.players[:half], task.players[half:])


def assert_best(task: PairingTask, ranked: Ranked = rank, wanted: Wanted = always) -> bool:
    """The task finds the best of all pairings with some wanted pair; whether there is any."""
    order = order_of(task)
    ranks = []
    for pairs in pairings(task.players):
        leaving = [p for p in task.players if all(p not in pair for pair in pairs)]
        if is_allowed(task, pairs, leaving) and wanted(pairs):
            ranks.append(ranked(task, order, pairs, leaving))
    best = min((each for each in ranks if each is not None), default=None)
    found = task.solve(order)
    if found is None:
        assert best is None, task
    else:
        pairs = tuple((a, b) for a, b in found.opponent.items() if a < b)
        assert is_allowed(task, pairs, found.leaving), task
        assert wanted(pairs), task
        assert ranked(task, order, pairs, found.leaving) == best, task
        assert found.breach == task.relations.breach_of(pairs, task.wishes)
    return best is not None


@pytest.mark.parametrize("looks_below", [False, True])
@pytest.mark.parametrize("seed", range(3))
def test_the_best_pairing(looks_below: bool, seed: int) -> None:
    answers = [assert_best(task) for task in tasks(seed, looks_below=looks_below)]
    assert answers.count(True) > TASKS // 6
    assert False in answers


@pytest.mark.parametrize("looks_below", [False, True])
def test_the_best_pairing_with_one_of_some_pairs(looks_below: bool) -> None:
    """What else is asked may be asked before these pairs are found, or after."""

    def is_wanted(one: int, two: int) -> bool:
        return (one + two) % 3 == 0

    answers = []
    for number, task in enumerate(tasks(3, looks_below=looks_below)):
        later = task.with_one(is_wanted)
        if number % 2:
            later = replace(replace(task, only={}, out=0).with_one(is_wanted), only=task.only, out=task.out)
        answers.append(assert_best(later, wanted=lambda pairs: any(is_wanted(*pair) for pair in pairs)))
    assert answers.count(True) > TASKS // 10
    assert False in answers


def more_leave(seed: int) -> Iterator[PairingTask]:
    """Tasks in which often more must leave than had to, because x stays below p.

    Excused are some who can meet nobody below, as C.1 finds them.
    """
    chance = Random(seed)
    rules = replace(DUTCH_RULES_2009, x_below_p=True)
    for _ in range(TASKS // 2):
        upper, lower = chance.randint(3, 6), chance.randint(1, 3)
        relations = relations_of(any_field(chance, (upper, lower), chance.choice((0.3, 0.5, 0.7))), rules)
        players = tuple(range(upper))
        s1 = set_of(players[: chance.choice((0, 0, 1))])
        lowest = chance.random() < 0.5
        alone = [p for p in players if not relations.legal[p] >> upper]
        yield PairingTask(
            relations=relations,
            players=players,
            s1=s1,
            facing=bool(s1) and chance.random() < 0.3,
            given_up=chance.choice(tuple(GivenUp)),
            wishes=count_colours(relations, players).wishes,
            lowest=False,
            leaving=upper % 2 + chance.choice((0, 2, 2)),
            below=GroupBelow(
                residents=tuple(range(upper, upper + lower)),
                excused=0 if lowest else set_of(p for p in alone if chance.random() < 0.5),
                all_play=chance.random() < 0.4,
                idle=(upper + lower) % 2 if lowest else chance.choice((None, 0, 1, 2)),
                lowest=lowest,
            ),
            only={p: chance.getrandbits(upper) for p in players if chance.random() < 0.05},
        )


def rank_of_leavers(task: PairingTask, order: OrderCosts, pairs: Sequence[Pair], leaving: Sequence[int]) -> Rank | None:
    """The same if so many leave as must, who suit the group below and may meet each other there."""
    assert task.below is not None
    fine = len(leaving) == task.leaving and suiting(task.relations, task.below, leaving)
    return rank(replace(task, below=None), order, pairs, leaving) if fine else None


@pytest.mark.parametrize("seed", range(2))
def test_the_best_pairing_where_more_leave_than_must(seed: int) -> None:
    answers = [assert_best(task, rank_of_leavers) for task in more_leave(seed)]
    assert answers.count(True) > TASKS // 10
    assert False in answers


def test_the_highest_may_be_the_one_who_must_leave() -> None:
    """Only the first can meet the sixth: with two more who leave and meet each other it is done, without the first not.

    Two pairs of the others would be legal too, so that only one had to leave.
    """
    field = position(*["1 -"] * 5, "0 -", met="1-3 1-4 1-5 2-6 3-6 4-6 5-6")
    relations = relations_of(field, replace(DUTCH_RULES_2009, x_below_p=True))
    task = PairingTask(
        relations=relations,
        players=(0, 1, 2, 3, 4),
        s1=0,
        facing=False,
        given_up=GivenUp.BOTH,
        wishes=(0, 0),
        lowest=False,
        leaving=3,
        below=GroupBelow((5,), idle=0, lowest=True),
    )
    found = task.solve(order_of(task))
    assert found is not None
    assert found.leaving[0] == 0
    assert len(found.leaving) == 3


def test_a_matching_tells_nothing_of_those_who_have_no_mate() -> None:
    assert required_matching([(0, 1, 5), (1, 2, 3)], [1]) == {1: 2, 2: 1}


def test_what_happens_below_costs_nothing() -> None:
    """The first moves on; 3 and 4 can meet, 4 and 5 too; one of them may be idle: 6 is that seat, as size is 6."""
    relations = relations_of(position("2 -", "2 -", *["1 -"] * 4, met="1-4 1-5 1-6 3-5 3-6 4-6"), DUTCH_RULES_2009)
    below = GroupBelow((2, 3, 4), moving_on=(0,), idle=1)
    edges = [(0, 2, 0), (0, 6, 0), (2, 3, 0), (2, 6, 0), (3, 4, 0), (3, 6, 0), (4, 6, 0)]
    assert sorted(below.edges(relations)) == edges


@pytest.mark.parametrize(
    ("leaving", "excused", "residents", "idle"),
    [((0,), 0, (1,), 1), ((0,), 0, (1, 2, 3), 3), ((0, 1, 2), 2, (3,), 3)],
)
def test_who_is_excused_takes_nobodys_seat(
    leaving: tuple[int, ...], excused: int, residents: tuple[int, ...], idle: int
) -> None:
    """Nobody can meet anybody: all leave, one of them is excused, and there are just as many seats as others."""
    size = len(leaving) + len(residents)
    met = " ".join(f"{a}-{b}" for a, b in combinations(range(1, size + 1), 2))
    relations = relations_of(
        position(*["2 -"] * len(leaving), *["1 -"] * len(residents), met=met),
        DUTCH_RULES_2009,
    )
    task = PairingTask(
        relations=relations,
        players=leaving,
        s1=0,
        facing=False,
        given_up=GivenUp.BOTH,
        wishes=(0, 0),
        lowest=False,
        leaving=None,
        below=GroupBelow(residents, excused=1 << excused, idle=idle),
    )
    found = task.solve()
    assert found is not None
    assert found.leaving == leaving


@pytest.mark.parametrize(
    ("wish", "lowest", "seats"), [("-", True, [3]), ("- nobye", True, []), ("- nobye", False, [3])]
)
def test_who_comes_down_may_be_idle_but_not_without_a_right_to_the_bye(
    wish: str, lowest: bool, seats: list[int]
) -> None:
    """The first can meet nobody; what the next one may is of no account."""
    other = "-" if "nobye" in wish else "- nobye"
    relations = relations_of(position(f"2 {wish}", f"1 {other}", "1 -", met="1-2 1-3"), DUTCH_RULES_2009)
    below = GroupBelow((1, 2), idle=1, lowest=lowest)
    assert list(below.options(relations, 0)) == seats


def test_a_group_below_demands_nothing_that_is_not_said() -> None:
    below = GroupBelow((3, 4))
    assert [below.all_play, below.lowest] == [False] * 2
    assert (below.moving_on, below.excused, below.idle) == ((), 0, None)
    assert below.needed() == ()


def suiting(relations: Relations, below: GroupBelow, leavers: Sequence[int]) -> bool:
    """Whether the group below can do what is needed with these: by every pairing there is."""
    arriving = [*leavers, *below.moving_on]
    coming = arriving if below.lowest else [p for p in arriving if not below.excused >> p & 1]
    everybody = [*coming, *below.residents]
    legal = [pairs for pairs in pairings(everybody) if all(relations.legal[a] >> b & 1 for a, b in pairs)]
    alone = [[p for p in everybody if all(p not in pair for pair in pairs)] for pairs in legal]
    if below.lowest:
        byes = [p for p in everybody if relations.bye >> p & 1 and not (below.all_play and p in arriving)]
        return any(not left or (len(left) == 1 and left[0] in byes) for left in alone)
    across = [[pair for pair in pairs if pair[0] in coming and pair[1] in below.residents] for pairs in legal]
    all_play = any(len(pairs) == len(coming) for pairs in across)
    if below.idle is None:
        return all_play
    return min(map(len, alone)) <= below.idle and (all_play or not below.all_play)


@pytest.mark.parametrize("seed", range(2))
def test_who_suits_the_group_below(seed: int) -> None:
    """Where somebody leaves who could have been paired above, two who leave may also meet each other."""
    answers = []
    for task in tasks(seed, looks_below=True):
        assert task.below is not None
        leavers = tuple(p for number, p in enumerate(task.players) if (seed + number) % 2 == 0)
        found = task.below.suits(task.relations, leavers)
        assert found == suiting(task.relations, task.below, leavers), (task.below, leavers)
        answers.append((task.below.lowest, task.below.all_play, found))
    assert len(set(answers)) == 8
