"""What each rule holds against a pair or against somebody who is left over."""

from __future__ import annotations

import pytest

from hakem.facts.colours import Urgency
from hakem.facts.floats import Float
from hakem.model import Colour
from hakem.pairing.swiss.brackets import rules
from hakem.pairing.swiss.brackets.criteria import BetweenScores, BracketLevel, FloaterRule, Glimpse, PairRule
from hakem.pairing.swiss.field import Profile

POINT = 2
AT = BracketLevel(8, POINT)
RESIDENT = Profile(
    score=8,
    colour=None,
    urgency=Urgency.NONE,
    difference=0,
    repeated=None,
    topscorer=False,
    last_float=Float.NONE,
    float_before=Float.NONE,
    may_have_bye=True,
    unplayed=0,
)
MDP = RESIDENT._replace(score=11)
W, B = Colour.WHITE, Colour.BLACK


def due(colour: Colour | None, urgency: Urgency, difference: int = 0, repeated: Colour | None = None) -> Profile:
    return RESIDENT._replace(colour=colour, urgency=urgency, difference=difference, repeated=repeated)


def floated(player: Profile, when: str, how: Float) -> Profile:
    return player._replace(last_float=how) if when == "last_float" else player._replace(float_before=how)


class TestColours:
    @pytest.mark.parametrize("urgency", [Urgency.MILD, Urgency.STRONG, Urgency.ABSOLUTE])
    def test_the_same_colour_for_both(self, urgency: Urgency) -> None:
        one, other = due(W, urgency), due(B, urgency)
        assert rules.preference_denied(one, one, AT) == 1
        assert rules.preference_denied(one, other, AT) == 0
        assert rules.strong_preference_denied(one, one, AT) == (urgency >= Urgency.STRONG)
        assert rules.strong_preference_denied(one, due(W, Urgency.MILD), AT) == 0

    def test_nobody_is_denied_what_nobody_asks_for(self) -> None:
        assert rules.preference_denied(RESIDENT, RESIDENT, AT) == 0

    @pytest.mark.parametrize(("mine", "theirs", "wide"), [(2, 2, 1), (2, 3, 1), (2, 1, 0), (1, 2, 0), (1, 1, 0)])
    def test_a_difference_beyond_two(self, mine: int, theirs: int, wide: int) -> None:
        for sign in (1, -1):
            one, other = (due(W, Urgency.ABSOLUTE, sign * size) for size in (mine, theirs))
            assert rules.difference_too_wide(one, other, AT) == wide
            assert rules.difference_too_wide(one, other._replace(colour=B), AT) == 0
            assert rules.difference_too_wide(one, other._replace(urgency=Urgency.STRONG), AT) == 0

    def test_the_third_time_running_of_two_with_equal_differences(self) -> None:
        """One of them is served, and that is one who had it twice."""
        twice, once = due(W, Urgency.ABSOLUTE, 2, B), due(W, Urgency.ABSOLUTE, -2)
        assert rules.third_time_running(twice, twice, AT) == 1
        assert rules.third_time_running(twice, once, AT) == rules.third_time_running(once, twice, AT) == 0
        assert rules.third_time_running(twice, twice._replace(colour=B), AT) == 0

    def test_the_third_time_running_of_the_one_with_the_smaller_difference(self) -> None:
        wider = due(W, Urgency.ABSOLUTE, 2)
        smaller = due(W, Urgency.ABSOLUTE, 1, B)
        assert rules.third_time_running(wider, smaller, AT) == rules.third_time_running(smaller, wider, AT) == 1
        repeated, plain = wider._replace(repeated=B), smaller._replace(repeated=None)
        assert rules.third_time_running(repeated, plain, AT) == rules.third_time_running(plain, repeated, AT) == 0


FLOATING_PAIRS: list[tuple[PairRule, str, Float, bool, int]] = [
    (rules.opponent_upfloats_again, "last_float", Float.UP, False, 1),
    (rules.opponent_upfloats_as_two_rounds_before, "float_before", Float.UP, False, 1),
    (rules.difference_of_downfloater, "last_float", Float.DOWN, True, 3),
    (rules.difference_of_earlier_downfloater, "float_before", Float.DOWN, True, 3),
    (rules.difference_of_upfloater, "last_float", Float.UP, False, 3),
    (rules.difference_of_earlier_upfloater, "float_before", Float.UP, False, 3),
    (rules.downfloats_again, "last_float", Float.DOWN, True, 1),
    (rules.downfloats_as_two_rounds_before, "float_before", Float.DOWN, True, 1),
]


@pytest.mark.parametrize(("rule", "when", "how", "by_the_higher", "size"), FLOATING_PAIRS)
def test_a_pair_of_which_one_floats_again(
    rule: PairRule, when: str, how: Float, by_the_higher: bool, size: int
) -> None:
    for field in ("last_float", "float_before"):
        for kind in Float:
            higher = floated(MDP, field, kind) if by_the_higher else MDP
            lower = RESIDENT if by_the_higher else floated(RESIDENT, field, kind)
            assert rule(higher, lower, AT) == (size if (field, kind) == (when, how) else 0)
            assert isinstance(rule, BetweenScores)
            assert rule(lower, lower, AT) == 0


LEAVING: list[tuple[FloaterRule, str, tuple[int, int]]] = [
    (rules.resident_floats_again, "last_float", (1, 0)),
    (rules.resident_floats_as_two_rounds_before, "float_before", (1, 0)),
    (rules.limbo_of_downfloater, "last_float", (0, 4)),
    (rules.limbo_of_earlier_downfloater, "float_before", (0, 4)),
    (rules.leaves_again, "last_float", (1, 1)),
    (rules.leaves_as_two_rounds_before, "float_before", (1, 1)),
    (rules.difference_of_leaving_again, "last_float", (POINT, 3 + POINT)),
    (rules.difference_of_leaving_as_two_rounds_before, "float_before", (POINT, 3 + POINT)),
]


@pytest.mark.parametrize(("rule", "when", "sizes"), LEAVING)
def test_somebody_who_leaves_again(rule: FloaterRule, when: str, sizes: tuple[int, int]) -> None:
    """What a resident counts for who floated down then, and an MDP three units above."""
    for field in ("last_float", "float_before"):
        for kind in Float:
            found = tuple(rule(floated(player, field, kind), AT) for player in (RESIDENT, MDP))
            assert found == (sizes if (field, kind) == (when, Float.DOWN) else (0, 0))


def test_games_not_played() -> None:
    assert [rules.games_not_played(RESIDENT._replace(unplayed=n), AT) for n in (0, 3)] == [0, 3]


def test_differences() -> None:
    assert rules.score_difference(MDP, RESIDENT, AT) == 3
    assert rules.difference_to_below(RESIDENT, AT) == POINT
    assert rules.difference_to_below(MDP, AT) == 3 + POINT


def test_whoever_is_left_over_at_the_end_without_a_right_to_the_bye_counts_for_more() -> None:
    end = AT._replace(ends_with_bye=True)
    barred, entitled = Glimpse(8, may_have_bye=False), Glimpse(8, may_have_bye=True)
    assert rules.left_over_at_the_end(barred, end) == rules.COUNTS_OF_BARRED == 3
    assert rules.left_over_at_the_end(entitled, end) == 1
    assert rules.left_over_at_the_end(barred, AT) == 1
