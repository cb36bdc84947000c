"""Upfloaters of 2026 against all sets there are: with every one of them all pairings of the bracket (2.3, 3.2, 4.2)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import combinations, groupby
from random import Random

import pytest

from hakem.pairing.swiss.completion import Completion
from hakem.pairing.swiss.dubov import DUBOV_RULES_2026, upfloaters_2026
from hakem.pairing.swiss.dubov.players import DubovRoundFacts
from hakem.pairing.swiss.dubov.upfloaters_2026 import brackets_with_upfloaters, quality, upfloaters
from tests.support.dubov_positions import B, W, position
from tests.support.effort import FACTOR

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
    if not clashes:
        return None
    scores = tuple(-facts.field.profiles[p].score for p in chosen)
    counts = [len(facts.players[p].upfloats) for p in chosen]
    most = 2 + facts.rounds_total // 5
    too_often = [count for count in counts if count >= most]
    again = sum(facts.rounds_played in facts.players[p].upfloats for p in chosen)
    held = (0, 0, 0) if facts.rounds_played == facts.rounds_total - 1 else (len(too_often), sum(too_often), again)
    return (len(chosen), tuple(sorted(scores, reverse=True)), min(clashes), *held)


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
