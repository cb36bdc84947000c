"""Upfloaters of 2026 against all sets there are: with every one of them all pairings of the bracket (2.3, 3.2, 4.2)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import combinations, groupby, product
from random import Random

import pytest

from hakem.pairing.swiss.completion import Completion
from hakem.pairing.swiss.dubov import DUBOV_RULES_2026, upfloaters_2026
from hakem.pairing.swiss.dubov.players import DubovRoundFacts
from hakem.pairing.swiss.dubov.upfloaters_2026 import (
    ORDER,
    Prices,
    brackets_with_upfloaters,
    cheapest_set,
    quality,
    upfloaters,
    what_decides,
)
from tests.support.dubov_positions import B, W, position
from tests.support.effort import FACTOR
from tests.support.some import some

POSITIONS = 150 * FACTOR
Quality = tuple[int, tuple[int, ...], int, int, int, int]


def positions(seed: int) -> Iterator[tuple[DubovRoundFacts, int | None]]:
    """Random ones, always the same, some with a bye; everybody else can be paired, most of them hardly."""
    chance = Random(seed)
    found = 0
    while found < POSITIONS:
        size = chance.choice((4, 5, 6, 6, 7, 8))
        scores = sorted((chance.randint(0, chance.choice((1, 2, 3))) for _ in range(size)), reverse=True)
        density = chance.choice((0.3, 0.5, 0.7, 0.9))
        met = [pair for pair in combinations(range(size), 2) if chance.random() > density]
        facts = position(*[(chance.choice((W, B)), 0, 0) for _ in range(size)], met=met, scores=scores)
        raised = [tuple(sorted(chance.sample(range(1, 6), chance.randint(0, 4)))) for _ in range(size)]
        players = tuple(p._replace(upfloats=rounds) for p, rounds in zip(facts.players, raised, strict=True))
        facts = replace(facts, players=players, rounds_played=5, rounds_total=chance.choice((6, 9, 9, 10)))
        bye = chance.randrange(size) if size % 2 else None
        if can_be_paired(facts, [p for p in range(size) if p != bye]):
            found += 1
            yield facts, bye


def pairings(facts: DubovRoundFacts, players: Sequence[int]) -> Iterator[list[tuple[int, int]]]:
    if not players:
        yield []
        return
    first, *others = players
    for other in others:
        if facts.field.opponents[first] >> other & 1:
            for rest in pairings(facts, [p for p in others if p != other]):
                yield [(first, other), *rest]


def can_be_paired(facts: DubovRoundFacts, players: Sequence[int]) -> bool:
    return next(pairings(facts, players), None) is not None


def by_hand(facts: DubovRoundFacts, residents: Sequence[int], chosen: Sequence[int]) -> Quality | None:
    """C5 to C10, smaller is better."""
    due = [profile.colour for profile in facts.field.profiles]
    clashes = [sum(due[a] is due[b] for a, b in pairs) for pairs in pairings(facts, (*residents, *chosen))]
    return by_hand_alone(facts, chosen, min(clashes)) if clashes else None


def by_hand_alone(facts: DubovRoundFacts, chosen: Sequence[int], clashes: int = 0) -> Quality:
    """The same with so many clashes, whomever they are for."""
    scores = tuple(-facts.field.profiles[p].score for p in chosen)
    counts = [len(facts.players[p].upfloats) for p in chosen]
    most = 2 + facts.rounds_total // 5
    too_often = [count for count in counts if count >= most]
    again = sum(facts.rounds_played in facts.players[p].upfloats for p in chosen)
    held = (0, 0, 0) if facts.rounds_played == facts.rounds_total - 1 else (len(too_often), sum(too_often), again)
    return (len(chosen), tuple(sorted(scores, reverse=True)), clashes, *held)


def best_set(
    facts: DubovRoundFacts, residents: Sequence[int], lower: Sequence[int], *, whole: bool = True
) -> tuple[int, ...]:
    """The best set of the least size with which the bracket, and with ``whole`` those below it, can be paired."""
    for count in range(len(lower) + 1):
        possible = []
        for chosen in combinations(lower, count):
            worth = by_hand(facts, residents, chosen)
            if worth is not None and (not whole or can_be_paired(facts, [p for p in lower if p not in chosen])):
                possible.append((worth, chosen))
        if possible:
            return min(possible)[1]
    raise AssertionError("everybody can be paired")


def brackets(facts: DubovRoundFacts, bye: int | None) -> list[tuple[tuple[int, ...], tuple[int, ...]]]:
    """Residents and upfloaters of every bracket."""
    left = [p for p in range(facts.field.size) if p != bye]
    found = []
    while left:
        residents = tuple(next(groupby(left, key=lambda p: facts.field.profiles[p].score))[1])
        lower = [p for p in left if p not in residents]
        raised = best_set(facts, residents, lower)
        found.append((residents, raised))
        left = [p for p in lower if p not in raised]
    return found


@pytest.mark.parametrize("seed", range(4))
def test_who_is_taken_from_below(seed: int) -> None:
    counts = set()
    for facts, bye in positions(seed):
        expected = brackets(facts, bye)
        groups = brackets_with_upfloaters(facts, DUBOV_RULES_2026.lists, bye)
        assert [(group.residents, group.raised) for group in groups] == expected, facts
        counts |= {len(raised) for _, raised in expected}
    assert {0, 1, 2} <= counts


def is_plain(facts: DubovRoundFacts, residents: Sequence[int], raised: Sequence[int], bye: int | None) -> bool:
    """Whether one upfloater is enough, or the best set without a look at those below is the one."""
    lower = [p for p in range(max(residents) + 1, facts.field.size) if p != bye]
    return len(raised) == 1 or best_set(facts, residents, lower, whole=False) == raised


def test_those_below_are_weighed_only_where_nothing_else_helps(monkeypatch: pytest.MonkeyPatch) -> None:
    weighed: list[bool] = []
    cheapest = upfloaters_2026.cheapest_set

    def counted(
        facts: DubovRoundFacts, residents: int, open_ones: Sequence[int], whole: bool = False
    ) -> tuple[int, ...] | None:
        weighed.append(whole)
        return cheapest(facts, residents, open_ones, whole)

    monkeypatch.setattr(upfloaters_2026, "cheapest_set", counted)
    plain = []
    for facts, bye in positions(4):
        weighed.clear()
        (residents, raised), *_ = brackets(facts, bye)
        left = sum(1 << p for p in range(facts.field.size) if p != bye)
        here = sum(1 << p for p in residents)
        below = Completion(facts.field.opponents, facts.field.groups)
        assert upfloaters(facts, below, 1, here, left & ~here) == raised
        plain.append(is_plain(facts, residents, raised, bye))
        assert True not in weighed or not plain[-1]
    assert plain.count(False) > 5


@pytest.mark.parametrize("seed", range(2))
def test_what_a_set_is_worth(seed: int) -> None:
    seen = set()
    for facts, _ in positions(seed):
        for residents, chosen in ((range(2), (2, 3)), (range(3), (3,))):
            expected = by_hand(facts, residents, chosen)
            assert quality(facts, residents, chosen) == expected, facts
            seen.add(expected is None)
    assert seen == {True, False}


@pytest.mark.parametrize("seed", range(3))
def test_prices_are_in_the_order_of_the_criteria(seed: int) -> None:
    """Every set that as many residents could need, with as many clashes as they have pairs."""
    chance = Random(seed)
    for _ in range(4):
        size = chance.randint(3, 6)
        scores = sorted((chance.randint(0, 2) for _ in range(size)), reverse=True)
        facts = position(*[(W, 0, 0)] * size, scores=scores)
        players = tuple(p._replace(upfloats=tuple(range(1, 1 + chance.choice((0, 1, 3, 8))))) for p in facts.players)
        facts = replace(facts, players=players, rounds_played=8, rounds_total=chance.choice((10, 14)))
        prices = Prices(facts, size, range(size))
        sets = [chosen for count in range(1, size + 1) for chosen in combinations(range(size), count)]
        ranked = sorted((sum(prices.upfloater[p] for p in chosen), chosen) for chosen in sets)
        expected = sorted(sets, key=lambda chosen: (by_hand_alone(facts, chosen), chosen))
        assert [chosen for _, chosen in ranked] == expected
        for (one, first), (two, second) in product(ranked, repeat=2):
            clashes = chance.randint(0, size)
            (count, held_by_score, _, *rest), (count_2, held_by_score_2, _, *rest_2) = (
                by_hand_alone(facts, chosen) for chosen in (first, second)
            )
            better = (count, held_by_score, clashes, *rest, first) < (count_2, held_by_score_2, 0, *rest_2, second)
            assert (one + clashes * prices.clash < two) is better


def test_no_price_of_a_level_reaches_the_level_above_it() -> None:
    """As much as can come together below against one of the level above."""
    often = [8, 8, 8, 0, 2, 2, 2, 2]
    facts = position(*[(W, 0, 0)] * 8, scores=[2, 2, 2, 2, 2, 1, 0, 0])
    players = tuple(p._replace(upfloats=tuple(range(10, 10 + n))) for p, n in zip(facts.players, often, strict=True))
    raised = Prices(replace(position(*[(W, 0, 0)] * 8), players=players, rounds_played=2, rounds_total=4), 4, range(8))
    assert sum(raised.upfloater[p] for p in (0, 1, 2, 3)) < sum(raised.upfloater[p] for p in (4, 5, 6, 7))
    for residents in (1, 2, 3, 4):
        prices = Prices(facts, residents, range(8))
        assert prices.upfloater[0] + residents * prices.clash < prices.upfloater[5]
        assert sum(prices.upfloater[p] for p in (6, 7)) < sum(prices.upfloater[p] for p in (0, 1, 2))


@pytest.mark.parametrize("size", [1, 3, 5, 7, 9, 11])
def test_one_of_the_rarer_colour_is_taken(size: int) -> None:
    """2.3.3, everybody may meet everybody: the second of those below, who is due what fewer of the residents are."""
    for whites in some(range(size + 1)):
        many, rare = (W, B) if 2 * whites > size else (B, W)
        due = [*[W] * whites, *[B] * (size - whites), many, rare, many]
        facts = position(*[(colour, 0, 0) for colour in due], scores=[2] * size + [0] * 3)
        group, _ = brackets_with_upfloaters(facts, DUBOV_RULES_2026.lists, None)
        assert group.raised == (size + 1,), (size, whites)


@pytest.mark.parametrize("whites", [1, 4], ids=["due black", "due white"])
def test_the_rarer_colour_is_no_help_to_somebody_who_is_due_it_too(whites: int) -> None:
    """6 is due the colour of one resident and may meet only that one: 5 is taken, though due what the others are."""
    many, rare = (W, B) if whites == 4 else (B, W)
    due = [many, many, many, many, rare, many, rare, many]
    met = [(resident, 6) for resident in range(4)]
    facts = position(*[(colour, 0, 0) for colour in due], scores=[2] * 5 + [0] * 3, met=met)
    group, _ = brackets_with_upfloaters(facts, DUBOV_RULES_2026.lists, None)
    assert group.raised == (5,)


@pytest.mark.parametrize(
    ("due", "met", "expected"),
    [
        ("BWB BBB", "01 03 05 13 14 25", 4),
        ("BWBWB WBB", "03 07 12 13 17 23 24 25 26 35 36 45 47 56 67", 6),
    ],
    ids=["of the residents", "with those below"],
)
def test_which_pair_clashes_is_no_criterion(due: str, met: str, expected: int) -> None:
    """With the last one, too, one pair clashes, but another one; the one before comes first by 4.2."""
    residents, below = map(len, due.split())
    colours = [W if letter == "W" else B for letter in due if letter != " "]
    pairs = [(int(pair[0]), int(pair[1])) for pair in met.split()]
    facts = position(*[(colour, 0, 0) for colour in colours], scores=[2] * residents + [0] * below, met=pairs)
    assert cheapest_set(facts, (1 << residents) - 1, range(residents, residents + below)) == (expected,)
    worth = {by_hand(facts, range(residents), (p,)) for p in (expected, expected + 1)}
    assert len(worth) == 1


def test_no_criterion_decides_against_what_is_impossible() -> None:
    """0 and 1 may not meet 2, but 3 and 4."""
    facts = position(*[(W, 0, 0)] * 5, met=[(0, 2), (1, 2), (0, 1)])
    assert what_decides(facts, (0, 1), (3, 4), (2, 3)) is None
    assert what_decides(facts, (0, 1), (2, 3), (3, 4)) is None
    assert what_decides(facts, (0, 1), (3, 4), (3, 4)) == ORDER
