"""The second paragraph of 6.3 against all ways to make the lists equal, and all pairings of those who are left."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations, permutations
from random import Random

import pytest

from hakem.pairing.swiss.dubov import DUBOV_RULES_2009
from hakem.pairing.swiss.dubov.own_list_2009 import pairs_of_the_white_list
from hakem.pairing.swiss.dubov.players import DubovRoundFacts
from tests.support.dubov_positions import B, W, position
from tests.support.effort import FACTOR

POSITIONS = 500 * FACTOR
Found = list[tuple[int, int, bool]]


def positions(seed: int) -> Iterator[DubovRoundFacts]:
    """Random ones, always the same; everybody can be paired, most of them hardly."""
    chance = Random(seed)
    found = 0
    while found < POSITIONS:
        size = chance.choice((2, 4, 4, 6, 6, 6))
        whites = chance.random()
        rows = [(W if chance.random() < whites else B, chance.randint(1, 3), chance.randint(1, 3)) for _ in range(size)]
        density = chance.choice((0.3, 0.5, 0.7))
        met = [pair for pair in combinations(range(size), 2) if chance.random() > density]
        facts = position(*rows, met=met, games=int(chance.random() < 0.9))
        if can_be_paired(facts, range(size)):
            found += 1
            yield facts


def may_meet(facts: DubovRoundFacts, one: int, other: int) -> bool:
    return bool(facts.field.opponents[one] >> other & 1)


def can_be_paired(facts: DubovRoundFacts, players: Sequence[int]) -> bool:
    if not players:
        return True
    first, *others = players
    return any(
        may_meet(facts, first, other) and can_be_paired(facts, [p for p in others if p != other]) for other in others
    )


def equal_lists(facts: DubovRoundFacts, players: Sequence[int]) -> list[tuple[list[int], list[int]]]:
    """7.3, 7.4: every way to make the lists equal, the one that the articles name first at the front."""
    lists = [[p for p in players if facts.field.profiles[p].colour is colour] for colour in (W, B)]
    white_is_larger = len(lists[0]) > len(lists[1])
    larger, smaller = lists if white_is_larger else reversed(lists)
    sign = 1 if white_is_larger else -1
    order = sorted(larger, key=lambda p: (sign * facts.players[p].aro, sign * facts.players[p].rating, p))
    found = []
    for going in combinations(order, (len(larger) - len(smaller)) // 2):
        staying, joined = [p for p in larger if p not in going], [*smaller, *going]
        found.append((staying, joined) if white_is_larger else (joined, staying))
    return found


def pair_of_the_white_list(facts: DubovRoundFacts, players: Sequence[int]) -> tuple[int, int, bool] | None:
    """Who has met all of the other list, the opponent, and whether that one stands below."""
    if not any(facts.players[p].games for p in players):
        return None
    ways = equal_lists(facts, players)
    for white, black in ways:
        if any(all(may_meet(facts, *pair) for pair in zip(white, row, strict=True)) for row in permutations(black)):
            return None
    column = sorted(ways[0][0], key=lambda p: (facts.players[p].aro, facts.players[p].rating, p))
    for place, player in enumerate(column):
        if not any(may_meet(facts, player, other) for other in ways[0][1]):
            for other in (*column[place + 1 :], *reversed(column[:place])):
                left = [p for p in players if p not in (player, other)]
                if may_meet(facts, player, other) and can_be_paired(facts, left):
                    return player, other, other in column[place + 1 :]
    return None


def found_by_hand(facts: DubovRoundFacts) -> Found:
    players = list(range(facts.field.size))
    found: Found = []
    while players and (pair := pair_of_the_white_list(facts, players)) is not None:
        found.append(pair)
        players = [p for p in players if p not in pair[:2]]
    return found


@pytest.mark.parametrize("seed", range(2))
def test_pairs_of_the_white_list(seed: int) -> None:
    kinds = set()
    for facts in positions(seed):
        expected = found_by_hand(facts)
        own, left = pairs_of_the_white_list(facts, (1 << facts.field.size) - 1, DUBOV_RULES_2009.lists)
        assert [(pair.player, pair.opponent, pair.below) for pair in own] == expected, facts
        paired = {p for pair in expected for p in pair[:2]}
        assert left == sum(1 << p for p in range(facts.field.size) if p not in paired)
        kinds |= {(len(expected), below) for _, _, below in expected}
    assert {(1, True), (1, False), (2, True)} <= kinds


def test_who_has_come_from_the_black_list_may_be_the_one_who_is_stuck() -> None:
    """2 and 3 leave the black list by 7.4 and may only meet each other; 0 and 1 may meet three of it."""
    rows = [(W, 0, 0), (W, 0, 0), (B, 0, 9), (B, 0, 8), *[(B, 0, 1)] * 4]
    legal = {(0, 1), (2, 3), (4, 5), (6, 7), *((white, black) for white in (0, 1) for black in (2, 4, 6))}
    facts = position(*rows, met=set(combinations(range(8), 2)) - legal)
    own, left = pairs_of_the_white_list(facts, (1 << 8) - 1, DUBOV_RULES_2009.lists)
    assert found_by_hand(facts) == [(3, 2, True)]
    assert ([pair.pair for pair in own], left) == ([(2, 3)], 0b11110011)
