"""Costs of a bracket compare as its criteria do, one after the other."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from random import Random
from typing import NamedTuple

import pytest

from hakem.pairing.swiss.brackets.bracket import Bracket, BracketCosts
from hakem.pairing.swiss.brackets.criteria import (
    BracketLevel,
    Criterion,
    CriterionAhead,
    Glimpse,
    by_priority,
    left_over,
)
from hakem.pairing.swiss.dutch.edition_2017 import DUTCH_RULES_2017
from hakem.pairing.swiss.dutch.edition_2026 import DUTCH_RULES_2026
from tests.support.effort import FACTOR
from tests.support.invented_editions import invented
from tests.support.swiss_fields import any_field

BRACKETS = 200 * FACTOR


def barred_ahead(player: Glimpse, at: BracketLevel) -> int:
    """Whoever may have the bye is left over for nothing."""
    return int(not player.may_have_bye)


EDITIONS = {
    "2017": DUTCH_RULES_2017.quality,
    "2026": DUTCH_RULES_2026.quality,
    **{f"invented {seed}": invented(DUTCH_RULES_2026.quality, seed) for seed in (4, 8, 27, 38)},
    "some for nothing": by_priority(
        Criterion("1", "downfloaters", floater=left_over), CriterionAhead("2", "barred", floater=barred_ahead)
    ),
}
Pairs = list[tuple[int, int]]


class Course(NamedTuple):
    """How a bracket and the one after it may go: pairs and those left over."""

    pairs: Pairs
    floaters: list[int]
    pairs_ahead: Pairs
    left_ahead: list[int]


def by_chance(chance: Random, players: list[int], apart: set[int]) -> tuple[Pairs, list[int]]:
    """Some pairs of these players, higher ranked first, and who is in none of them; two of ``apart`` do not meet."""
    open_ones = chance.sample(players, len(players))
    pairs: Pairs = []
    for _ in range(len(players) // 2):
        one, other = sorted(open_ones[-2:])
        if not {one, other} <= apart and chance.random() < 0.9:
            pairs.append((one, other))
            del open_ones[-2:]
        else:
            chance.shuffle(open_ones)
    return pairs, sorted(open_ones)


def courses(chance: Random, bracket: Bracket, following: range | None) -> Iterator[Course]:
    for _ in range(4):
        pairs, floaters = by_chance(chance, list(bracket.players), set(bracket.mdps))
        if following is None:
            yield Course(pairs, floaters, [], [])
        else:
            yield Course(pairs, floaters, *by_chance(chance, [*floaters, *following], set(floaters)))


def cost(costs: BracketCosts, course: Course) -> int:
    here = sum(costs.pair(*pair) for pair in course.pairs) + sum(map(costs.floater, course.floaters))
    ahead = sum(costs.pair_ahead(*pair) for pair in course.pairs_ahead) + sum(map(costs.left_ahead, course.left_ahead))
    return here + ahead


def shortfalls(costs: BracketCosts, course: Course) -> list[tuple[int, ...] | int]:
    """By every criterion the sizes from the largest, or how many there are."""
    profiles, found = costs.field.profiles, []
    seen = [Glimpse(profile.score, profile.may_have_bye) for profile in profiles]
    for criterion in costs.criteria.all:
        if isinstance(criterion, Criterion):
            sizes = [criterion.pair(profiles[a], profiles[b], costs.at) for a, b in course.pairs]
            if costs.bracket.bye or not criterion.bye:
                sizes += [criterion.floater(profiles[p], costs.at) for p in course.floaters]
        elif costs.ahead is None:
            sizes = []
        else:
            sizes = [criterion.pair(seen[a], seen[b], costs.ahead) for a, b in course.pairs_ahead]
            sizes += [criterion.floater(seen[p], costs.ahead) for p in course.left_ahead]
        graded = tuple(sorted((size for size in sizes if size), reverse=True))
        found.append(graded if criterion.graded else sum(sizes))
    return found


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_course_is_cheaper_if_it_is_better(edition: str) -> None:
    chance = Random(1)
    equal = 0
    for _ in range(BRACKETS):
        sizes = [chance.randint(0, 2), chance.randint(1, 6), chance.randint(0, 5)]
        field = any_field(chance, [size for size in sizes if size], 1)
        mdps = sizes[0]
        groups, place = field.groups, int(mdps > 0)
        following = groups[place + 1] if sizes[2] else None
        score = field.profiles[groups[place].start].score
        bracket = Bracket(tuple(range(groups[place].stop)), mdps, score, chance.random() < 0.5)
        costs = BracketCosts(field, bracket, following, EDITIONS[edition])
        if following is not None:
            assert costs.ahead == (field.profiles[following.start].score, field.point, field.size % 2 == 1)
        for one, two in pairwise(courses(chance, bracket, following)):
            ours, theirs = shortfalls(costs, one), shortfalls(costs, two)
            assert (cost(costs, one) < cost(costs, two)) is (ours < theirs)
            assert (cost(costs, one) == cost(costs, two)) is (ours == theirs)
            equal += ours == theirs
    assert equal


@pytest.mark.parametrize("edition", EDITIONS)
def test_the_best_for_somebody_who_is_left_over(edition: str) -> None:
    """Whoever may meet somebody of the following scoregroup does."""
    chance = Random(2)
    for _ in range(BRACKETS):
        field = any_field(chance, (3, chance.randint(1, 2), chance.randint(1, 2)), 0.5)
        followed = BracketCosts(field, Bracket((0, 1, 2), 0, 6), field.groups[1], EDITIONS[edition])
        last = BracketCosts(field, Bracket((0, 1, 2), 0, 6), None, EDITIONS[edition])
        for player in range(3):
            meets = [p for p in field.groups[1] if field.opponents[player] >> p & 1]
            ahead = followed.pair_ahead(player, meets[0]) if meets else followed.left_ahead(player)
            assert followed.at_best(player) == followed.floater(player) + ahead
            assert last.at_best(player) == last.floater(player)
            assert last.left_ahead(player) == 0
        assert followed.ahead == (4, field.point, False)


def test_nobody_has_the_bye_in_a_bracket_unless_it_is_said() -> None:
    assert not Bracket((0,), 0, 2).bye
