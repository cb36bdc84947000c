"""Costs as numbers compare like the criteria they stand for."""

from __future__ import annotations

import pickle
from dataclasses import replace
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hakem.facts.colours import Urgency
from hakem.facts.floats import Float
from hakem.model import Colour
from hakem.pairing.swiss.brackets.criteria import (
    BetweenScores,
    BracketLevel,
    Criteria,
    Criterion,
    CriterionAhead,
    Glimpse,
    Scale,
    by_priority,
    left_over,
    no_floater,
    no_pair,
    score_above_residents,
)
from hakem.pairing.swiss.brackets.rules import (
    games_not_played,
    preference_denied,
    score_difference,
    strong_preference_denied,
)
from hakem.pairing.swiss.dutch.edition_2026 import DUTCH_RULES_2026
from hakem.pairing.swiss.field import Profile

FLOATS = st.sampled_from(Float)
RESIDENT = 4
PROFILES = st.builds(
    Profile,
    score=st.integers(RESIDENT, RESIDENT + 3),
    colour=st.sampled_from(Colour),
    urgency=st.sampled_from((Urgency.MILD, Urgency.STRONG)),
    difference=st.just(0),
    repeated=st.none(),
    topscorer=st.just(False),
    last_float=FLOATS,
    float_before=FLOATS,
    may_have_bye=st.booleans(),
    unplayed=st.integers(0, 3),
)
COUNT = 6
FOUND = st.tuples(st.lists(st.tuples(PROFILES, PROFILES), max_size=2), st.lists(PROFILES, max_size=2))
Found = tuple[list[tuple[Profile, Profile]], list[Profile]]
CRITERIA = DUTCH_RULES_2026.quality.without_looking_ahead
HERE = [c for c in CRITERIA.all if isinstance(c, Criterion)]


def ordered(found: Found) -> Found:
    pairs, floaters = found
    return [(max(p), min(p)) if p[0].score != p[1].score else p for p in pairs], floaters


def severity(found: Found, criteria: list[Criterion]) -> list[list[int]]:
    pairs, floaters = found
    at = BracketLevel(RESIDENT, 2)

    def sizes(c: Criterion) -> list[int]:
        return [*(c.pair(a, b, at) for a, b in pairs), *(c.floater(p, at) for p in floaters)]

    return [sorted((size for size in sizes(c) if size), reverse=True) for c in criteria]


@given(FOUND, FOUND)
def test_smaller_cost_is_better_criteria(one: Found, other: Found) -> None:
    one, other = ordered(one), ordered(other)
    scale = Scale(CRITERIA, {place: range(1, 9) for place in range(len(HERE))}, COUNT)
    at = BracketLevel(RESIDENT, 2)

    def cost(found: Found) -> int:
        given = [(place, c.pair(a, b, at)) for place, c in enumerate(HERE) for a, b in found[0]]
        given += [(place, c.floater(p, at)) for place, c in enumerate(HERE) for p in found[1]]
        return sum(scale.cost(place, size) for place, size in given if size)

    mine, theirs = severity(one, HERE), severity(other, HERE)
    assert (cost(one) < cost(other)) == (mine < theirs)
    if mine != theirs:
        first = next(i for i, (a, b) in enumerate(zip(mine, theirs, strict=True)) if a != b)
        assert scale.decisive(cost(one), cost(other)) is HERE[first]


def test_a_size_that_a_criterion_does_not_foresee_is_an_error() -> None:
    scale = Scale(CRITERIA, {}, COUNT)
    with pytest.raises(ValueError, match="downfloaters gives a size of 2"):
        scale.cost(0, 2)
    assert scale.cost(0, 1) > scale.cost(3, 1) > 0


@pytest.mark.parametrize("count", [6, 7, 8])
def test_a_cost_is_more_than_everybody_can_cost_below(count: int) -> None:
    """Sizes and criteria in ascending order, the least of all costs 1."""
    ahead = CriterionAhead("C.7", "following-pairs", floater=left_over, most=2)
    criteria = by_priority(*HERE, ahead, CriterionAhead("C.8", "following-scores", floater=left_over))
    scale = Scale(criteria, {place: (2, 5) for place, c in enumerate(HERE) if c.graded}, count)
    graded = [[(place, 2), (place, 5)] if c.graded else [(place, 1)] for place, c in enumerate(HERE)]
    ascending = [(len(HERE) + 1, 1), (len(HERE), 2), *(one for sizes in reversed(graded) for one in sizes)]
    costs = [scale.cost(*one) for one in ascending]
    assert costs[0] == 1
    assert all(higher > count * lower for lower, higher in pairwise(costs))
    assert [scale.unit(place) for place in range(len(HERE))] == [
        0 if c.graded else scale.cost(place, 1) for place, c in enumerate(HERE)
    ]


def test_equal_costs_have_nothing_that_tells_them_apart() -> None:
    scale = Scale(CRITERIA, {}, COUNT)
    with pytest.raises(ValueError, match="equal"):
        scale.decisive(5, 5)


def test_criteria_are_equal_after_pickling() -> None:
    again = pickle.loads(pickle.dumps(DUTCH_RULES_2026.quality))
    assert again == DUTCH_RULES_2026.quality
    assert again.upwards == DUTCH_RULES_2026.quality.upwards


def test_one_who_counts_for_several_counts_like_several() -> None:
    rule = CriterionAhead("C.7", "following-pairs", floater=left_over, most=3)
    scale = Scale(Criteria((HERE[0], rule, HERE[5])), {}, COUNT)
    assert scale.cost(1, 3) == 3 * scale.cost(1, 1)
    assert scale.cost(0, 1) > COUNT * scale.cost(1, 3)
    assert scale.cost(1, 1) > COUNT * scale.cost(2, 1)


def counts_twice(_higher: Glimpse, _lower: Glimpse, _at: BracketLevel) -> int:
    return 2


def test_whoever_has_nothing_to_say_holds_nothing_against_anybody() -> None:
    somebody, at = Glimpse(RESIDENT, True), BracketLevel(RESIDENT, 2)
    assert no_pair(somebody, somebody, at) == no_floater(somebody, at) == 0


def test_a_resident_who_is_left_over_counts_for_the_least_there_is() -> None:
    at = BracketLevel(RESIDENT, 2)
    assert not at.ends_with_bye
    assert [score_above_residents(Glimpse(RESIDENT + more, True), at) for more in (0, 1, 2)] == [1, 2, 3]


class TestARuleBetweenScores:
    at = BracketLevel(RESIDENT, 2)

    def test_asks_about_nobody_else(self) -> None:
        higher, lower = Glimpse(RESIDENT + 3, True), Glimpse(RESIDENT, True)
        assert score_difference(higher, lower, self.at) == 3
        assert BetweenScores(counts_twice)(higher, lower, self.at) == 2
        assert BetweenScores(counts_twice)(lower, lower, self.at) == 0

    def test_is_the_same_one_after_pickling(self) -> None:
        assert pickle.loads(pickle.dumps(score_difference)) is score_difference

    def test_that_decorates_no_name_is_an_equal_one_after_pickling(self) -> None:
        rule = BetweenScores(counts_twice)
        again = pickle.loads(pickle.dumps(rule))
        assert again == rule
        assert again is not rule


class TestWhoIsAskedAboutWhat:
    floaters = Criterion("1", "floaters", floater=left_over)
    differences = Criterion("2", "differences", pair=score_difference, graded=True)
    strong = Criterion("3", "strong", pair=strong_preference_denied)
    mild = Criterion("4", "mild", pair=preference_denied)
    bye = Criterion("5", "bye", floater=games_not_played, bye=True, graded=True)
    pairs_ahead = CriterionAhead("6", "pairs ahead", pair=score_difference, graded=True)
    floaters_ahead = CriterionAhead("7", "floaters ahead", floater=left_over, most=3)
    criteria = by_priority(floaters, differences, strong, mild, bye, pairs_ahead, floaters_ahead)

    def test_nobody_who_has_nothing_to_say(self) -> None:
        asked = self.criteria.asked
        assert [place for place, _ in asked.pairs] == [1, 2, 3]
        assert [place for place, _ in asked.pairs_of_one_score] == [2, 3]
        assert [place for place, _ in asked.of_floaters(bye=False)] == [0]
        assert [place for place, _ in asked.of_floaters(bye=True)] == [0, 4]
        assert [place for place, _ in asked.pairs_ahead] == [5]
        assert [place for place, _ in asked.floaters_ahead] == [6]

    def test_between_scores_the_rule_itself_is_asked(self) -> None:
        assert [rule for _, rule in self.criteria.asked.pairs] == [
            score_difference.rule,
            strong_preference_denied,
            preference_denied,
        ]

    def test_some_compare_sizes(self) -> None:
        graded = self.criteria.graded
        assert [place for place, _ in graded.pairs] == [1]
        assert [place for place, _ in graded.of_floaters(bye=True)] == [4]
        assert [place for place, _ in graded.pairs_ahead] == [5]
        assert graded.floaters_ahead == []

    def test_some_ask_about_the_following_bracket(self) -> None:
        assert self.criteria.asked.asks_ahead
        assert by_priority(self.floaters, self.pairs_ahead).asked.asks_ahead
        assert by_priority(self.floaters, self.floaters_ahead).asked.asks_ahead
        alone = self.criteria.without_looking_ahead
        assert alone.all == self.criteria.all[:5]
        assert not alone.asked.asks_ahead

    def test_the_least_important_one_comes_first_upwards(self) -> None:
        assert self.criteria.upwards == [
            (6, False, 3),
            (5, True, 1),
            (4, True, 1),
            (3, False, 1),
            (2, False, 1),
            (1, True, 1),
            (0, False, 1),
        ]

    def test_clashes_of_weaker_preferences_come_first(self) -> None:
        assert self.criteria.clashes == [(Urgency.NONE, (3,)), (Urgency.STRONG, (2,))]

    def test_whoever_counts_counts_for_one_unless_it_is_said(self) -> None:
        scale = Scale(by_priority(self.floaters, CriterionAhead("7", "ahead", floater=left_over)), {}, COUNT)
        with pytest.raises(ValueError, match="ahead gives a size of 2"):
            scale.cost(1, 2)


class TestTheFirstCriterionIsTheNumberOfFloaters:
    def test_anything_else_is_refused(self) -> None:
        rest = DUTCH_RULES_2026.quality.all[1:]
        for criteria in ((), rest, (rest[0],), (replace(HERE[0], graded=True), *rest), (replace(HERE[0], bye=True),)):
            with pytest.raises(ValueError, match="not the number of floaters"):
                Criteria(criteria)

    def test_another_rule_by_the_same_name_is_refused(self) -> None:
        with pytest.raises(ValueError, match="not the number of floaters"):
            Criteria((replace(HERE[0], floater=score_above_residents), *HERE[1:]))
