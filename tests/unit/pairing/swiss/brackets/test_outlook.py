"""What is hoped of the following bracket: nothing does better, and whether it comes true is certain, yes and no."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from random import Random

import pytest

from hakem.pairing.swiss.brackets.bracket import Bracket, BracketCosts
from hakem.pairing.swiss.brackets.criteria import (
    BracketLevel,
    Criteria,
    Criterion,
    CriterionAhead,
    Glimpse,
    PairAheadRule,
    by_priority,
    left_over,
    score_above_residents,
)
from hakem.pairing.swiss.brackets.exact import cost_ahead
from hakem.pairing.swiss.brackets.outlook import Outlook, fewest_floaters
from hakem.pairing.swiss.completion import Completion
from hakem.pairing.swiss.dutch.edition_2017 import DUTCH_RULES_2017
from hakem.pairing.swiss.dutch.edition_2026 import DUTCH_RULES_2026
from hakem.pairing.swiss.field import Field
from tests.support.all_outcomes import cheapest_rest, matchings
from tests.support.effort import FACTOR
from tests.support.invented_editions import invented
from tests.support.some import some
from tests.support.swiss_fields import any_field, field_with

FIELDS = 25 * FACTOR
MOST = 3
"""Floaters that are tried out."""

EDITIONS = {"2017": DUTCH_RULES_2017, "2026": DUTCH_RULES_2026}
each_edition = pytest.mark.parametrize("edition", EDITIONS)


def problems(seed: int, criteria: Criteria, most: int = 5) -> Iterator[tuple[BracketCosts, Completion, int]]:
    """Scoregroups as brackets, some of them with players from above, and with another one after it."""
    chance = Random(seed)
    for _ in range(6):
        sizes = [chance.randint(1, most) for _ in range(chance.randint(2, 4))]
        field = any_field(chance, sizes, chance.choice((0.3, 0.5, 0.7)))
        groups = field.groups
        completion = Completion(field.opponents, groups)
        for place in range(len(groups) - 1):
            above = range(groups[place].start)
            came = tuple(sorted(chance.sample(above, min(len(above), chance.randint(0, 2)))))
            bracket = Bracket((*came, *groups[place]), len(came), field.profiles[groups[place].start].score)
            yield BracketCosts(field, bracket, groups[place + 1], criteria), completion, place


@each_edition
def test_nothing_does_better_than_what_comes_true(edition: str) -> None:
    told = []
    for seed in range(FIELDS):
        quality = EDITIONS[edition].quality
        for costs, completion, place in problems(seed, quality if seed % 3 else invented(quality, seed)):
            outlook = Outlook(costs, completion, place, must_complete=False)
            if outlook.is_simple:
                told += [answer for k in range(1, MOST + 1) for answer in answers(outlook, k)]
    assert told.count(True) > 100
    assert told.count(False) > 20


@each_edition
def test_nothing_does_better_where_the_round_must_be_complete(edition: str) -> None:
    told = []
    for seed in range(2 * FIELDS):
        for costs, completion, place in problems(seed, EDITIONS[edition].quality, most=2):
            outlook = Outlook(costs, completion, place)
            if outlook.is_simple:
                told += [answer for k in range(1, MOST + 1) for answer in answers(outlook, k)]
    assert told.count(True) > 100
    assert told.count(False) > 20


def real_cost(outlook: Outlook, chosen: tuple[int, ...]) -> int | None:
    """What follows at its best; None if the round could not be completed."""
    costs = outlook.costs
    if not outlook.must_complete:
        return cost_ahead(costs, chosen)
    below = range(outlook.completion.groups[outlook.place].stop, costs.field.size)
    return cheapest_rest(costs, chosen, below, bye=False)


def what_is_left(outlook: Outlook, floaters: int) -> int:
    """What the residents who are left over at least cost beyond what is said of the floaters."""
    group = outlook.costs.following
    assert group is not None
    alone = outlook.completion.left_alone(outlook.place + 1)
    players = outlook.costs.bracket.players
    if not any(outlook.costs.field.opponents[p] >> q & 1 for p in players for q in group):
        return alone * outlook.left
    if alone >= floaters:
        return (alone - floaters) * outlook.left
    return 0 if (len(group) - floaters) % 2 == 0 else outlook.left


def answers(outlook: Outlook, floaters: int) -> list[bool]:
    """Whether the hope comes true, for all sets of so many floaters; and what they cost agrees with it."""
    costs = outlook.costs
    single = outlook.single(floaters)
    beyond: dict[bool, list[int]] = {True: [], False: []}
    for chosen in combinations(costs.bracket.players, floaters):
        real = real_cost(outlook, chosen)
        if real is None:
            assert not outlook.comes_true(chosen)
        else:
            more = sum(costs.floater(p) - single[p] for p in chosen)
            beyond[outlook.comes_true(chosen)].append(real + more)
    assert all(more == what_is_left(outlook, floaters) for more in beyond[True])
    assert all(more > what_is_left(outlook, floaters) for more in beyond[False])
    return [answer for answer, costs in beyond.items() for _ in costs]


@each_edition
def test_real_editions_are_simple_unless_nobody_at_the_end_may_have_the_bye(edition: str) -> None:
    for seed in range(FIELDS // 3):
        for costs, completion, place in some(problems(seed, EDITIONS[edition].quality)):
            assert costs.following is not None
            assert costs.ahead is not None
            residents = [costs.field.profiles[p] for p in costs.following]
            barred = costs.ahead.ends_with_bye and not any(p.may_have_bye for p in residents)
            assert Outlook(costs, completion, place).is_simple or (edition == "2017" and barred)


def test_fewest_floaters_is_what_trying_out_finds() -> None:
    found = []
    for seed in range(FIELDS):
        for costs, _, _ in problems(seed, DUTCH_RULES_2026.quality):
            if costs.bracket.size <= 8:
                assert fewest_floaters(costs) == fewest(costs.field, costs.bracket)
                found.append(fewest_floaters(costs))
    assert len(set(found)) > 3


def fewest(field: Field, bracket: Bracket) -> int:
    """How many are left over at least, by trying; two who came from above are not paired."""

    def left(players: tuple[int, ...]) -> int:
        if not players:
            return 0
        first, rest = players[0], players[1:]
        partners = [p for p in rest if field.opponents[first] >> p & 1 and p not in bracket.mdps]
        return min(1 + left(rest), *(left(tuple(p for p in rest if p != other)) for other in partners), len(players))

    return left(bracket.players)


def can_be_paired(field: Field, players: list[int]) -> bool:
    return next(matchings(field, players), None) is not None


def test_what_is_known_without_a_following_scoregroup_or_without_floaters() -> None:
    """Nothing is hoped of what does not exist; else the rest must be paired, if the round must be complete."""
    answers = []
    for seed in range(FIELDS):
        for costs, completion, place in problems(seed, DUTCH_RULES_2026.quality):
            below = list(range(completion.groups[place].stop, costs.field.size))
            possible = can_be_paired(costs.field, below)
            complete = Outlook(costs, completion, place)
            free = Outlook(costs, completion, place, must_complete=False)
            assert complete.comes_true(()) is possible
            assert complete.rest_needs_floaters() is not possible
            assert free.comes_true(()) is True
            assert free.rest_needs_floaters() is False
            last = Outlook(
                BracketCosts(costs.field, costs.bracket, None, costs.criteria), completion, len(completion.groups) - 1
            )
            assert last.is_simple
            assert last.comes_true(costs.bracket.players) is can_be_paired(costs.field, list(costs.bracket.players))
            answers.append(possible)
    assert set(answers) == {True, False}


def resident_is_barred(higher: Glimpse, lower: Glimpse, at: BracketLevel) -> int:
    """A pair of two residents, or of somebody who came down, costs something if the lower is barred from the bye."""
    return int(not lower.may_have_bye)


def floater_meets_barred(higher: Glimpse, lower: Glimpse, at: BracketLevel) -> int:
    """Only a pair of somebody who came down."""
    return int(higher.score != lower.score and not lower.may_have_bye)


def residents_meet_barred(higher: Glimpse, lower: Glimpse, at: BracketLevel) -> int:
    """Only a pair of two residents."""
    return int(higher.score == lower.score and not lower.may_have_bye)


@pytest.mark.parametrize("rule", [resident_is_barred, floater_meets_barred, residents_meet_barred])
def test_what_follows_is_not_simple_if_residents_are_told_apart(rule: PairAheadRule) -> None:
    field = any_field(Random(1), (3, 2), 1)
    barred, entitled = (field.profiles[3]._replace(may_have_bye=may) for may in (False, True))
    criteria = by_priority(
        Criterion("1", "downfloaters", floater=left_over),
        CriterionAhead("2", "following-pairs", floater=left_over),
        CriterionAhead("3", "following-scores", floater=score_above_residents, graded=True),
        CriterionAhead("4", "following-barred", pair=rule),
    )
    for residents, simple in (((barred, entitled), False), ((entitled, entitled), True)):
        told = field_with((*field.profiles[:3], *residents), field.opponents)
        costs = BracketCosts(told, Bracket((0, 1, 2), 0, 4), told.groups[1], criteria)
        assert Outlook(costs, Completion(told.opponents, told.groups), 0).is_simple is simple
