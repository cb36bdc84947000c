"""The handbook's Lim system, article by article on small positions.

Most are before round 4: the middle is at 1½ points, groups above it are paired downward, those below it upward.
"""

from __future__ import annotations

from dataclasses import replace

import pytest

from hakem.errors import PairingError, RequestError
from hakem.model import STANDARD, ZERO, Colour, PlayerId, Prohibition
from hakem.pairing.swiss.field import field_of
from hakem.pairing.swiss.lim import LIM_RULES_2009, LimSwiss
from hakem.pairing.swiss.lim.explanation import assumptions
from hakem.pairing.swiss.lim.rules import LimRules
from tests.support.lim_positions import colours, groups, position, steps
from tests.support.swiss_rounds import swiss, told

LIM = LimSwiss(LIM_RULES_2009)
MAXI = replace(LIM_RULES_2009, maxi=True)
BYE_IS_NO_FLOAT = replace(LIM_RULES_2009, bye_is_float=False)


class Test2:
    def test_1_the_last_of_the_lowest_group_has_the_bye(self) -> None:
        facts = position("2 -", "2 -", "0 -", "0 -", "0 -")
        assert groups(facts) == ["2: 1-2", "0: 4-3", "bye 5"]
        assert ("2.1", "bye") in steps(facts)

    def test_1_somebody_else_if_the_others_could_not_be_paired(self) -> None:
        facts = position("2 -", "2 -", "0 -", met="1-2")
        assert groups(facts) == ["2: (1)", "0: (3)", "1½: 1-3", "bye 2"]
        assert ("3.6", "lim.bye.needed") in steps(facts)

    def test_2_who_may_not_have_it(self) -> None:
        """Neither a second time nor after a win because the opponent stayed away; a full-point bye does not count."""
        t = swiss(8, 5, "1-2 +, 3-4 x, 5 U, 6 F, 7 H, 8 Z")
        field = field_of(t, LIM_RULES_2009.facts)
        assert {field.numbers[i] for i, p in enumerate(field.profiles) if not p.may_have_bye} == {1, 5}

    def test_2_the_next_from_below_has_it(self) -> None:
        facts = position("2 -", "2 -", "0 -", "0 -", "0 - nobye")
        assert groups(facts)[-1] == "bye 4"
        assert ("2.2", "lim.bye.barred") in steps(facts)

    def test_2_from_the_group_above_if_it_must_be(self) -> None:
        """The single player of the lowest group has had the bye: the last of the group above gets it."""
        facts = position("1 -", "1 -", "1 -", "1 -", "0 - nobye")
        assert groups(facts) == ["0: (5)", "1: 5-3 2-1", "bye 4"]

    def test_nobody_may(self) -> None:
        with pytest.raises(PairingError):
            LIM.pair(swiss(1, 3, "1 U"))

    def test_nobody_to_pair(self) -> None:
        with pytest.raises(RequestError):
            LIM.pair(swiss(2, 3, away="1 Z, 2 Z"))


class Test3:
    def test_1_nobody_meets_twice(self) -> None:
        assert groups(position(*["2 -"] * 4, met="1-3")) == ["2: 1-4 2-3"]

    def test_1_nobody_has_a_colour_three_times_running(self) -> None:
        assert groups(position("2 BWW", "2 WBB", "2 BWW", "2 WBB")) == ["2: 1-4 2-3"]

    def test_1_nor_three_times_more(self) -> None:
        assert groups(position("2 WWBW", "2 -", "2 WWBW", "2 -")) == ["2: 1-4 2-3"]

    def test_2_from_both_ends_and_the_middle_last(self) -> None:
        rows = ["3 -", "3 -", "2 -", "2 -", "1.5 -", "1.5 -", "1 -", "1 -", "0 -", "0 -"]
        assert groups(position(*rows)) == ["3: 1-2", "2: 3-4", "0: 10-9", "1: 8-7", "1½: 5-6"]

    def test_2_the_middle_need_not_have_residents(self) -> None:
        assert groups(position("2 -", "2 -", "2 -", "1 -")) == ["2: 1-2 (3)", "1: (4)", "1½: 3-4"]

    def test_2_in_the_first_round_everybody_is_in_the_middle(self) -> None:
        assert told(LIM.pair(swiss(6, 5))) == "1-4 5-2 3-6"

    def test_3_an_odd_number_and_nobody_to_meet(self) -> None:
        assert ("3.3", "lim.leaving.odd") in steps(position("2 -", "1.5 -"))
        assert ("3.3", "lim.leaving.stuck") in steps(position("2 -", "2 -", "1.5 -", "1.5 -", met="1-2"))

    def test_4_the_upper_half_meets_the_lower_half(self) -> None:
        facts = position(*["2 -"] * 8)
        assert groups(facts) == ["2: 1-5 2-6 3-7 4-8"]
        assert ("3.4", "lim.foreseen") in steps(facts)


class Test36:
    """A locked middle."""

    def test_as_many_from_above_as_from_below_a_pair_above_is_broken(self) -> None:
        rows = ["2 -", "2 -", "2 -", "2 -", "1.5 -", "1.5 -", "1 -", "1 -"]
        facts = position(*rows, met="5-6")
        assert groups(facts) == ["2: 1-3", "1: 8-7", "1½: 2-5 4-6"]
        assert ("3.6", "lim.broken.down") in steps(facts)

    def test_more_from_above_a_pair_below_is_broken(self) -> None:
        """1 floats down to 4, whom 1 has met; of 5-7 and 6-8 the one of the highest is broken."""
        rows = ["2 -", "2 -", "2 -", "1.5 -", "1 -", "1 -", "1 -", "1 -"]
        facts = position(*rows, met="4-123")
        assert groups(facts) == ["2: 1-2 (3)", "1: 8-6", "1½: 3-7 5-4"]
        assert ("3.6", "lim.broken.up") in steps(facts)

    def test_the_nearest_group_first_and_then_the_next(self) -> None:
        """5 and 6 may meet nobody but 1 and 2."""
        rows = ["3 -", "3 -", "2 -", "2 -", "1.5 -", "1.5 -"]
        facts = position(*rows, met="5-346 6-34")
        assert groups(facts) == ["3:", "2:", "1½: 1-5 2-6 3-4"]

    def test_the_other_side_if_one_has_no_pairs(self) -> None:
        facts = position("1.5 -", "1.5 -", "1 -", "1 -", met="1-2")
        assert groups(facts) == ["1:", "1½: 4-1 3-2"]


class Test42:
    """Making a number even with a view to colours."""

    def test_the_last_of_those_of_whom_there_are_too_many(self) -> None:
        facts = position("2 W", "2 W", "2 W", "2 B", "2 B", "1.5 -")
        assert groups(facts)[0] == "2: 1-4 2-5 (3)"
        assert ("4.2", "lim.leaves.colours") in steps(facts)

    def test_upward_the_first_of_them(self) -> None:
        facts = position("1.5 -", "1 B", "1 B", "1 W", "1 W", "1 W")
        assert groups(facts)[0] == "1: 6-3 5-2 (4)"

    def test_equal_numbers_the_last(self) -> None:
        assert groups(position("2 W", "2 W", "2 B", "2 B", "2 -", "1.5 -"))[0] == "2: 1-3 2-4 (5)"

    @pytest.mark.parametrize(("rating", "floater"), [(2100, "(3)"), (2101, "(5)")])
    def test_maxi_only_within_100_points_of_the_last(self, rating: int, floater: str) -> None:
        rows = ["2 W 2300", "2 W 2200", f"2 W {rating}", "2 B 2000", "2 B 2000", "1.5 - 2000"]
        assert groups(position(*rows, rules=MAXI))[0].endswith(floater)

    def test_several_who_leave_go_by_rank(self) -> None:
        """1 can only meet 2; of the others only two can be paired."""
        rows = ["2 W", "2 W", "2 W", "2 W", "1.5 -", "1.5 -"]
        assert groups(position(*rows, met="1-34 2-34 3-4"))[0] == "2: 1-2 (4 3)"


class Test43And44:
    def test_downward_the_lowest_with_an_opponent_ahead(self) -> None:
        facts = position("2 -", "2 -", "2 -", "1.5 -", met="3-4")
        assert groups(facts) == ["2: 1-3 (2)", "1½: 2-4"]
        assert ("4.9", "lim.leaves.no-opponent") in steps(facts)

    def test_upward_the_highest_with_an_opponent_ahead(self) -> None:
        assert groups(position("1.5 -", "1 -", "1 -", "1 -", met="1-2")) == ["1: 4-2 (3)", "1½: 3-1"]

    def test_opponents_of_those_who_float_before_do_not_count(self) -> None:
        """1 floats on from above and needs 5, the only one whom 4 could meet."""
        rows = ["3 -", "2 -", "2 -", "2 -", "1.5 -", "1.5 -"]
        assert groups(position(*rows, met="1-2346 4-6")) == ["3: (1)", "2: 2-4 (1 3)", "1½: 1-5 3-6"]
        assert groups(position(*rows, met="1-234 4-6")) == ["3: (1)", "2: 2-3 (1 4)", "1½: 1-6 4-5"]


class Test45:
    def test_a_floater_without_an_opponent_goes_on(self) -> None:
        facts = position("3 -", "2 -", "2 -", "1.5 -", met="1-23")
        assert groups(facts) == ["3: (1)", "2: 2-3 (1)", "1½: 1-4"]
        assert ("4.5", "lim.goes-on") in steps(facts)


class Test46And47:
    def test_downfloaters_the_highest_score_and_number_first(self) -> None:
        """1 and 2 have met, 3 comes with 2 points; all meet residents in this order."""
        rows = ["3 -", "3 -", "2 -", "1.5 -", "1.5 -", "1.5 -", "1.5 -", "1.5 -"]
        facts = position(*rows, met="1-23 2-3")
        assert groups(facts)[-1] == "1½: 1-4 2-5 3-6 7-8"
        assert ("4.6", "lim.floaters") in steps(facts)

    def test_upfloaters_the_lowest_score_and_number_first(self) -> None:
        rows = ["1.5 -", "1 -", "1 -", "1 -", "0 -", "0 -"]
        facts = position(*rows, met="5-6")
        assert groups(facts) == ["0: (5 6)", "1: 6-4 5-3 (2)", "1½: 2-1"]
        assert ("4.7", "lim.floaters") in steps(facts)

    def test_in_the_middle_those_from_above_first(self) -> None:
        rows = ["2 -", "1.5 -", "1.5 -", "1.5 -", "1.5 -", "1 -"]
        assert groups(position(*rows))[-1] == "1½: 1-2 6-3 4-5"


class Test48:
    def test_downward_the_highest_who_is_due_another_colour(self) -> None:
        facts = position("3 W", "2 W", "2 B", "2 W")
        assert groups(facts) == ["3: (1)", "2: 1-3 2-4"]
        assert ("4.8", "lim.meeting.colours") in steps(facts)

    def test_upward_the_lowest(self) -> None:
        assert groups(position("1 W", "1 B", "1 W", "0 W")) == ["0: (4)", "1: 4-2 3-1"]

    def test_in_the_middle_the_highest_for_all(self) -> None:
        assert groups(position("1.5 -", "1.5 -", "1.5 -", "1 -"))[-1] == "1½: 4-1 2-3"

    def test_a_clash_before_nobody(self) -> None:
        assert groups(position("3 W", "2 W", "2 W", "2 W"))[1] == "2: 1-2 3-4"

    def test_never_at_the_price_of_a_pair(self) -> None:
        """3 and 4 have met: whoever meets 1, the other one needs 2."""
        facts = position("3 -", "2 -", "2 -", "2 -", met="3-4")
        assert groups(facts) == ["3: (1)", "2: 1-3 2-4"]
        assert ("5.4", "lim.meeting.needed") in steps(facts)

    def test_another_floater_if_no_resident_will_do(self) -> None:
        """1 and 4 come to the middle; both have met 2 and 3."""
        assert groups(position("2 -", "1.5 -", "1.5 -", "1 -", met="1-23 4-23"))[-1] == "1½: 1-4 2-3"

    @pytest.mark.parametrize(("rating", "pairs"), [(2200, "1-3 2-4"), (2199, "1-2 3-4")])
    def test_maxi_only_within_100_points_of_the_highest(self, rating: int, pairs: str) -> None:
        rows = ["3 W 2400", "2 W 2300", f"2 B {rating}", "2 W 2000"]
        assert groups(position(*rows, rules=MAXI))[1] == f"2: {pairs}"

    def test_maxi_any_rating_if_the_highest_may_not_be_met(self) -> None:
        rows = ["3 W 2400", "2 B 2300", "2 B 2000", "2 W 1900"]
        assert groups(position(*rows, met="1-2", rules=MAXI))[1] == "2: 1-3 2-4"


class Test49And410:
    def test_an_opponent_ahead_comes_before_a_float_twice_running(self) -> None:
        assert groups(position("2 - d", "2 - d", "2 -", "1.5 -", met="3-4"))[0] == "2: 1-3 (2)"

    def test_nobody_floats_twice_running_to_make_a_number_even(self) -> None:
        facts = position("2 -", "2 -", "2 - d", "1.5 -")
        assert groups(facts)[0] == "2: 1-3 (2)"
        assert ("4.10", "lim.leaves.again") in steps(facts)

    def test_colours_do_not_make_anybody_float_twice_running(self) -> None:
        assert groups(position("2 W d", "2 W d", "2 W d", "2 B", "2 B", "1.5 -"))[0].endswith("(5)")

    def test_it_does_not_count_where_the_number_is_even(self) -> None:
        assert groups(position("2 - d", "2 - d", "1.5 -", "1.5 -", met="1-2"))[0] == "2: (2 1)"

    def test_never_at_the_price_of_a_pair(self) -> None:
        """1 and 2 can only meet 3, who floated and would have to stay anyway."""
        assert groups(position("2 - d", "2 - d", "2 -", "1.5 -", met="1-2"))[0] == "2: 1-3 (2)"

    def test_the_bye_counts_as_a_float_unless_the_event_says_otherwise(self) -> None:
        """Of the winners 1, 2 and 7 the last floats, unless that was 7's bye."""
        t = swiss(7, 5, "1-4 1, 5-2 0, 3-6 =, 7 U")
        assert told(LIM.pair(t)) == "7-1 2-3 6-4 5"
        assert told(LimSwiss(BYE_IS_NO_FLOAT).pair(t)) == "2-1 7-3 6-4 5"
        for rules, floated in ((LIM_RULES_2009, {7}), (BYE_IS_NO_FLOAT, set[int]())):
            field = field_of(t, rules.facts)
            assert {field.numbers[i] for i, p in enumerate(field.profiles) if p.last_float.value != "none"} == floated


class Test5:
    def test_1_downward_from_the_highest(self) -> None:
        assert groups(position(*["2 -"] * 6, met="1-4")) == ["2: 1-5 2-4 3-6"]

    def test_1_upward_from_the_lowest(self) -> None:
        facts = position(*["1 -"] * 6, met="6-3")
        assert groups(facts) == ["1: 6-2 5-3 4-1"]
        assert ("5.1", "lim.scrutiny.up") in steps(facts)

    def test_2_a_pair_that_leaves_others_without_one_will_not_do(self) -> None:
        """1-5 would be fine, but 3 can meet nobody else; then the same with the first try, 1-3."""
        assert groups(position(*["2 -"] * 6, met="1-4 3-246 3-1")) == ["2: 1-6 2-4 3-5"]
        assert ("5.2", "pair.moved") in steps(position(*["2 -"] * 4, met="2-4"))

    def test_3_the_next_player_goes_on_in_the_same_way(self) -> None:
        facts = position(*["2 -"] * 6, met="3-6")
        assert groups(facts) == ["2: 1-4 2-6 3-5"]
        assert ("5.3", "pair.moved") in steps(facts)

    def test_4_a_odd_number(self) -> None:
        """1 and 2 may meet nobody but 6: 1-6 stays, 2 floats, and 7 comes back."""
        facts = position(*["2 -"] * 7, "1.5 -", met="1-23457 2-3457")
        assert groups(facts)[0] == "2: 1-6 3-5 4-7 (2)"
        assert ("5.4", "lim.leaves.needed") in steps(facts)

    def test_4_b_even_number(self) -> None:
        """The last of the others floats together with 2."""
        facts = position(*["2 -"] * 6, "1.5 -", "1.5 -", met="1-2345 2-345")
        assert groups(facts)[0] == "2: 1-6 3-4 (5 2)"


class Test6:
    def test_2_exchanges_for_colours(self) -> None:
        facts = position("2 W", "2 B", "2 W", "2 B")
        assert groups(facts) == ["2: 1-4 2-3"]
        assert ("6.2", "lim.pair.colours") in steps(facts)

    def test_2_clashes_that_must_be_fall_to_those_met_first(self) -> None:
        facts = position("2 W", "2 W", "2 W", "2 W", "2 W", "2 B")
        assert groups(facts) == ["2: 1-4 2-5 3-6"]
        assert ("6.2", "lim.clashes") in steps(facts)

    def test_2_both_get_their_colour(self) -> None:
        assert colours("2 W", "2 B") == "B 6.2"
        assert colours("2 -", "2 B") == "B 6.2"
        assert colours("2 W", "2 -") == "B 6.2"

    def test_3_who_must_have_it(self) -> None:
        assert colours("2 BWB", "2 WBB") == "B 6.3"
        assert colours("2 WBB", "2 BWB") == "W 6.3"

    @pytest.mark.parametrize(("round_no", "article"), [(3, "6.5"), (4, "6.6")])
    def test_5_and_6_the_greater_need(self, round_no: int, article: str) -> None:
        assert colours("2 WB", "2 BWB", round_no=round_no) == f"B {article}"
        assert colours("2 WBW", "2 BW", round_no=round_no) == f"B {article}"

    def test_4_the_last_difference(self) -> None:
        assert colours("2 WBBW", "2 BWBW") == "W 6.4"
        assert colours("2 BWWB", "2 WBWB") == "B 6.4"
        assert colours("2 BWWB", "2 WBWB", below=True) == "B 6.4"

    def test_4_equal_histories(self) -> None:
        """In the middle and above the higher ranked has the colour due, below it the lower ranked."""
        assert colours("2 WB", "2 WB") == "W 6.4 upper"
        assert colours("1 WB", "1 WB", below=True) == "B 6.4 lower"

    def test_4_the_half_is_that_of_the_group_in_which_the_pair_was_made(self) -> None:
        """The same two, above the middle of ½ points and below it."""
        assert ("6.4 upper", "colour.higher") in steps(position("1 W", "1 W", round_no=2))
        assert ("6.4 lower", "colour.lower") in steps(position("0 W", "0 W", round_no=2))

    @pytest.mark.parametrize(("rating", "pairs"), [(2200, "1-4 2-3"), (2199, "1-3 2-4")])
    def test_7_maxi_exchanges_within_100_points(self, rating: int, pairs: str) -> None:
        rows = ["2 W 2500", "2 W 2400", "2 W 2300", f"2 B {rating}"]
        assert groups(position(*rows, rules=MAXI)) == [f"2: {pairs}"]

    def test_7_maxi_other_exchanges_at_any_rating(self) -> None:
        rows = ["2 - 2500", "2 - 2400", "2 - 2300", "2 - 1500"]
        assert groups(position(*rows, met="1-3", rules=MAXI)) == ["2: 1-4 2-3"]

    def test_7_maxi_without_a_rating(self) -> None:
        facts = position("2 - 2500", "2 -", rules=MAXI)
        (step,) = assumptions(facts.field, MAXI)
        assert (step.article.number, step.message.key, step.subject) == ("6.7", "step.lim.unrated", (2,))
        assert not list(assumptions(facts.field, LIM_RULES_2009))


class Test7:
    def test_equal_scores_go_before_the_limits_of_colours(self) -> None:
        rows = ["2 BWW", "2 BWW", "1 WBB", "1 WBB"]
        assert groups(position(*rows, last_round=True)) == ["2: 1-2", "1: 4-3"]
        assert groups(position(*rows)) == ["2: (2 1)", "1: (3 4)", "1½: 1-4 2-3"]
        assert ("7", "lim.grave") in steps(position(*rows, last_round=True))

    def test_unequal_scores_do_not(self) -> None:
        rows = ["2 BWW", "1.5 BWW", "1.5 -", "1.5 -"]
        assert groups(position(*rows, last_round=True))[-1] == "1½: 1-3 2-4"

    def test_as_few_as_possible_break_them(self) -> None:
        assert groups(position("2 BWW", "2 W", "2 BWW", "2 WBB", last_round=True)) == ["2: 1-4 2-3"]

    def test_nobody_meets_twice(self) -> None:
        with pytest.raises(PairingError):
            groups(position("2 -", "2 -", met="1-2", last_round=True))


class TestB:
    def test_1_1_the_last_has_the_bye(self) -> None:
        assert told(LIM.pair(swiss(5, 5))) == "1-3 4-2 5"
        assert ("B.1.1", "bye") in steps(position("0 -", "0 -", "0 -", round_no=1))

    @pytest.mark.parametrize(("drawn", "line"), [(Colour.WHITE, "1-4 5-2 3-6"), (Colour.BLACK, "4-1 2-5 6-3")])
    def test_1_2_odd_numbers_have_the_colour_drawn(self, drawn: Colour, line: str) -> None:
        assert told(LIM.pair(swiss(6, 5, initial=drawn))) == line

    def test_1_2_two_who_have_not_played_yet(self) -> None:
        assert colours("2 -", "2 -") == "W B.1.2"


class TestReadings:
    def test_a_group_of_the_bye_alone_is_no_group(self) -> None:
        """4 has the bye. 5 has met all of the middle, so 6 floats: it is the middle that comes next, not 4's group."""
        rules: LimRules = LIM_RULES_2009
        t = swiss(
            7,
            5,
            "5 U, 6 U, 7 U, 4 H, 1 F, 2 F, 3 F",
            "1 Z, 2 Z, 3 Z, 4 Z, 5 Z, 6 Z, 7 Z",
            points=replace(STANDARD, pairing_allocated_bye=ZERO),
        )
        barred = tuple(Prohibition((PlayerId(5), PlayerId(n))) for n in (1, 2, 3))
        assert told(LimSwiss(rules).pair(replace(t, prohibited=barred))) == "3-2 1-6 5-7 4"
