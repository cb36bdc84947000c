"""C.04.4.3 of 2026: what differs from the handbook, and that everything else is cited by its own numbers.

Positions are before round 4 (the middle is at 1½ points) or, where rounds have to be odd, before round 5.
"""

from __future__ import annotations

from dataclasses import replace

import pytest

from hakem.errors import PairingError
from hakem.i18n import PlayerRef
from hakem.pairing import pair_explained, system_for
from hakem.pairing.swiss.field import field_of
from hakem.pairing.swiss.lim import LIM_RULES_2009, LIM_RULES_2026, LimRules, LimSwiss
from hakem.pairing.swiss.lim.round_facts import LimRoundFacts
from hakem.pairing.swiss.lim.rules import by_direction_of_floater
from tests.support.lim_positions import colours, groups, position, steps
from tests.support.swiss_rounds import swiss, told

LIM = LimSwiss(LIM_RULES_2026)
MAXI = replace(LIM_RULES_2026, maxi=True)


def at(
    *rows: str, met: str = "", round_no: int = 4, last_round: bool = False, rules: LimRules = LIM_RULES_2026
) -> LimRoundFacts:
    return position(*rows, met=met, round_no=round_no, last_round=last_round, rules=rules)


class Test1:
    def test_1_the_last_of_the_lowest_group_has_the_bye(self) -> None:
        facts = at("2 -", "2 -", "0 -", "0 - nobye", "0 - nobye")
        assert groups(facts) == ["2: 1-2", "0: 5-4", "bye 3"]
        assert ("1.1", "bye") in steps(facts)
        assert ("1.1", "lim.bye.barred") in steps(facts)

    def test_1_who_may_not_have_it(self) -> None:
        """As many points as a win without a game bar from it, a full-point bye, too."""
        t = swiss(8, 5, "1-2 +, 3-4 x, 5 U, 6 F, 7 H, 8 Z")
        field = field_of(t, LIM_RULES_2026.facts)
        assert {field.numbers[i] for i, p in enumerate(field.profiles) if not p.may_have_bye} == {1, 5, 6}


class Test2:
    def test_1_compatible(self) -> None:
        facts = at(*["2 -"] * 4, met="1-3")
        assert groups(facts) == ["2: 1-4 2-3"]
        assert ("2.1", "pair.barred") in steps(facts)

    def test_2_from_both_ends_and_the_middle_last(self) -> None:
        rows = ["3 -", "3 -", "1.5 -", "1.5 -", "0 -", "0 -"]
        assert groups(at(*rows)) == ["3: 1-2", "0: 6-5", "1½: 3-4"]
        assert ("2.2", "lim.group.median") in steps(at(*rows))

    def test_3_who_has_to_leave(self) -> None:
        assert ("2.3", "lim.leaving.odd") in steps(at("2 -", "1.5 -"))

    def test_4_halves(self) -> None:
        assert ("2.4", "lim.foreseen") in steps(at(*["2 -"] * 6))

    def test_6_a_locked_middle(self) -> None:
        rows = ["2 -", "2 -", "1.5 -", "1.5 -", "1 -", "1 -"]
        facts = at(*rows, met="3-4")
        assert groups(facts) == ["2:", "1: 6-5", "1½: 1-3 2-4"]
        assert ("2.6", "lim.broken.down") in steps(facts)

    def test_6_no_pairing_at_all(self) -> None:
        with pytest.raises(PairingError) as caught:
            LIM.pair(swiss(2, 3, "1-2 1"))
        assert "C.04.4.3 (2026) 2.6" in str(caught.value.article)


class Test32:
    def test_2_colours(self) -> None:
        assert ("3.2.2", "lim.leaves.colours") in steps(at("2 W", "2 W", "2 W", "2 B", "2 B", "1.5 -"))

    def test_3_maxi(self) -> None:
        rows = ["2 W 2300", "2 W 2200", "2 W 2100", "2 B 2000", "2 B 2000", "1.5 - 2000"]
        assert ("3.2.3", "lim.leaves.colours") in steps(at(*rows, rules=MAXI))

    def test_4_rank(self) -> None:
        assert ("3.2.4", "lim.leaves.down") in steps(at("2 -", "1.5 -"))
        assert ("3.2.4", "lim.leaves.up") in steps(at("1.5 -", "1 -"))


class Test3:
    def test_5_a_floater_may_float_further(self) -> None:
        assert ("3.5", "lim.goes-on") in steps(at("3 -", "2 -", "2 -", "1.5 -", met="1-23"))

    def test_6_and_7_floaters_first(self) -> None:
        assert ("3.6", "lim.floaters") in steps(at("2 -", "2 -", "1.5 -", "1.5 -", met="1-2"))
        assert ("3.7", "lim.floaters") in steps(at("1 -", "1 -", "0 -", "0 -", met="3-4"))

    def test_8_in_the_middle_the_highest_for_all_as_it_is_paired_downward(self) -> None:
        """By the option, and by the example of the handbook, those from below meet the lowest."""
        from_below = ("1.5 -", "1.5 -", "1.5 -", "1 -")
        assert groups(at(*from_below))[-1] == "1½: 4-1 2-3"
        lowest = replace(LIM_RULES_2026, lowest_first=by_direction_of_floater)
        for rules in (lowest, LIM_RULES_2009):
            assert groups(at(*from_below, rules=rules))[-1] == "1½: 4-3 1-2"

    def test_8_in_the_middle_whoever_floated_up_meets_the_highest_of_the_right_colour(self) -> None:
        """6 comes up to 2, 4 and 5. By the lowest it would be 6-5, and 4-2 with a colour due to both."""
        t = swiss(8, 5, "1-5 1, 6-2 0, 3-7 1, 8-4 0", "4-1 0, 2-3 0, 5-8 1, 7-6 =")
        assert set(told(LIM.pair(t)).split()) == {"1-3", "6-4", "5-2", "8-7"}
        lowest = system_for("lim", "2026", t, {"upfloater-in-median-meets": "lowest"})
        assert set(told(lowest.pair(t)).split()) == {"1-3", "6-5", "4-2", "8-7"}

    def test_8_whoever_floats_down_meets_the_highest(self) -> None:
        assert groups(at("2 -", "1.5 -", "1.5 -", "1.5 -"))[-1] == "1½: 1-2 3-4"

    def test_9_an_opponent_ahead(self) -> None:
        assert ("3.9", "lim.leaves.no-opponent") in steps(at("2 -", "2 -", "2 -", "1.5 -", met="3-4"))

    def test_10_not_twice_running(self) -> None:
        assert ("3.10", "lim.leaves.again") in steps(at("2 -", "2 -", "2 - d", "1.5 -"))

    def test_10_only_a_transferred_player_is_a_floater(self) -> None:
        """2.3: who stayed and was met by a floater has not floated; see the same event in the handbook's edition."""
        t = swiss(6, 5, "1-4 =, 5-2 =, 3-6 1", "2-3 =, 4-5 1, 6-1 0")
        assert told(LIM.pair(t)) == "3-4 1-2 5-6"

    def test_10_the_bye_is_no_float_unless_the_event_says_so(self) -> None:
        """2.3: nobody is transferred by it. 5 had the bye and floats (3.2.4), and both due colours are given."""
        t = swiss(5, 5, "1-3 1, 4-2 0, 5 U")
        assert told(LIM.pair(t)) == "2-1 3-5 4"
        assert ("3.2.4", "lim.leaves.down") in [(s.article.number, s.outcome) for s in pair_explained(LIM, t)[1]]
        assert told(system_for("lim", "2026", t, {"bye-is-float": "yes"}).pair(t)) == "5-1 2-3 4"

    def test_10_a_transferred_player_has_floated_even_if_the_game_was_forfeited(self) -> None:
        """5 came down to 6 in round 2. Played or not, 5 is spared in round 3."""
        for result, expected in (("1", "5-2 1-3 "), ("+", "1-5 4-2 3-7 ")):
            opening = "1-6 1, 7-2 0, 3-8 1, 9-4 0, 5-10 1"
            lost = {"1": "0", "+": "-"}[result]
            t = swiss(10, 7, opening, f"4-1 0, 2-3 1, 6-5 {lost}, 8-7 =, 10-9 =")
            assert told(LIM.pair(t)).startswith(expected)
            (again,) = [s for s in pair_explained(LIM, t)[1] if s.outcome == "lim.leaves.again"]
            assert again.data["other"] == PlayerRef(5)
        played_only = system_for("lim", "2026", t, {"forfeit-is-float": "no"})
        assert told(played_only.pair(t)).startswith("1-2 3-5 ")


class Test4:
    def test_1_scrutiny(self) -> None:
        assert ("4.1", "lim.scrutiny.down") in steps(at(*["2 -"] * 6, met="1-4"))

    def test_2_and_3_exchanges_for_the_sake_of_others(self) -> None:
        """1-3 would leave 2 and 4, who have met; 1-4 and 2-5 would leave 3 and 6."""
        assert ("4.2", "pair.moved") in steps(at(*["2 -"] * 4, met="2-4"))
        assert ("4.3", "pair.moved") in steps(at(*["2 -"] * 6, met="3-6"))

    def test_4_somebody_who_is_needed(self) -> None:
        assert ("4.4", "lim.leaves.needed") in steps(at("2 -", "2 -", "2 -", "1.5 -", met="1-2"))


class Test5:
    def test_1_limits(self) -> None:
        assert ("5.1", "pair.barred") in steps(at("2 BWW", "2 WBB", "2 BWW", "2 WBB"))

    def test_2_exchanges_for_colours(self) -> None:
        assert ("5.2", "lim.pair.colours") in steps(at("2 W", "2 B", "2 W", "2 B"))

    def test_3_and_4_who_gets_the_colour(self) -> None:
        assert colours("2 WBB", "2 WB", rules=LIM_RULES_2026) == "W 5.3"
        assert colours("2 BWWB", "2 WBWB", rules=LIM_RULES_2026) == "B 5.4"
        assert colours("2 WB", "2 WB", rules=LIM_RULES_2026) == "W 5.4 upper"
        assert colours("1 WB", "1 WB", below=True, rules=LIM_RULES_2026) == "B 5.4 lower"

    @pytest.mark.parametrize("round_no", [5, 6])
    def test_5_odd_rounds_balance_too(self, round_no: int) -> None:
        """At most one more of one colour: WWB is due Black; BW is due Black, WB White."""
        rows = ["3 WWB", "3 BW", "3 WB", "3 BW"]
        for rules in (LIM_RULES_2009, LIM_RULES_2026):
            assert groups(at(*rows, rules=rules, round_no=round_no)) == ["3: 1-3 2-4"]

    def test_5_two_who_had_a_bye_are_level_after_an_odd_round(self) -> None:
        """Before round 5 player 1 has had WWB and 2 BBW: 2 gets White, and both are level."""
        assert colours("3 WWB", "3 BBW", round_no=5, rules=LIM_RULES_2026) == "B 5.2"

    def test_5_limits_come_before(self) -> None:
        """WWW is due Black in any round, and so is WWWB by its difference."""
        assert colours("3 WWWB", "3 WB", round_no=5, rules=LIM_RULES_2026) == "B 5.2"

    def test_5_and_6_the_greater_need(self) -> None:
        assert colours("3 BW", "3 BWWBW", round_no=5, rules=LIM_RULES_2026) == "W 5.5"
        assert colours("2 WB", "2 BWB", round_no=4, rules=LIM_RULES_2026) == "B 5.6"

    def test_7_maxi(self) -> None:
        rows = ["2 W 2500", "2 W 2400", "2 W 2300", "2 B 2200"]
        assert groups(at(*rows, rules=MAXI)) == ["2: 1-4 2-3"]
        assert ("5.7", "lim.pair.colours") in steps(at(*rows, rules=MAXI))


class Test6:
    def test_equal_scores_go_before_the_limits_of_colours(self) -> None:
        facts = at("2 BWW", "2 BWW", "1 WBB", "1 WBB", last_round=True)
        assert groups(facts) == ["2: 1-2", "1: 4-3"]
        assert ("6", "lim.grave") in steps(facts)


class Test7:
    def test_first_round(self) -> None:
        assert told(LIM.pair(swiss(7, 5))) == "1-4 5-2 3-6 7"
        assert ("7.1", "bye") in steps(at("0 -", "0 -", "0 -", round_no=1))
        assert ("7.2", "colour.number") in steps(at("0 -", "0 -", "0 -", round_no=1))

    def test_1_the_lowest_rated_where_numbers_are_not_in_that_order(self) -> None:
        rows = ["0 - 2400", "0 - 2300", "0 - 2200", "0 - 2000", "0 - 2100"]
        assert groups(at(*rows, round_no=1)) == ["0: 1-3 2-5", "bye 4"]
        assert ("7.1", "bye") in steps(at(*rows, round_no=1))

    def test_1_a_national_rating_stands_in(self) -> None:
        t = swiss(3, 5)
        ratings = ({"rating": 2000}, {"rating": 1500}, {"national_rating": 1600})
        players = tuple(replace(p, **given) for p, given in zip(t.players, ratings, strict=True))  # type: ignore[arg-type]
        assert told(LIM.pair(replace(t, players=players))).endswith(" 2")
