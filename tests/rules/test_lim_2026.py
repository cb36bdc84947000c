"""C.04.4.3 of 2026: what differs from the handbook, and that everything else is cited by its own numbers.

Positions are before round 4 (the middle is at 1½ points) or, where rounds have to be odd, before round 5.
"""

from __future__ import annotations

from dataclasses import replace

import pytest

from hakem.errors import PairingError
from hakem.pairing.swiss.field import field_of
from hakem.pairing.swiss.lim import LIM_RULES_2009, LIM_RULES_2026, LimRules, LimSwiss
from hakem.pairing.swiss.lim.round_facts import LimRoundFacts
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

    @pytest.mark.parametrize(("rules", "middle"), [(LIM_RULES_2009, "4-1 2-3"), (LIM_RULES_2026, "4-3 1-2")])
    def test_8_whoever_floats_up_meets_the_lowest(self, rules: LimRules, middle: str) -> None:
        """In the middle, too, which the handbook pairs downward for all."""
        assert groups(at("1.5 -", "1.5 -", "1.5 -", "1 -", rules=rules))[-1] == f"1½: {middle}"

    def test_8_whoever_floats_down_meets_the_highest(self) -> None:
        assert groups(at("2 -", "1.5 -", "1.5 -", "1.5 -"))[-1] == "1½: 1-2 3-4"

    def test_9_an_opponent_ahead(self) -> None:
        assert ("3.9", "lim.leaves.no-opponent") in steps(at("2 -", "2 -", "2 -", "1.5 -", met="3-4"))

    def test_10_not_twice_running(self) -> None:
        assert ("3.10", "lim.leaves.again") in steps(at("2 -", "2 -", "2 - d", "1.5 -"))


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

    @pytest.mark.parametrize(
        ("rules", "round_no", "pairs"),
        [
            (LIM_RULES_2009, 5, "1-3 2-4"),
            (LIM_RULES_2026, 5, "1-4 2-3"),
            (LIM_RULES_2026, 6, "1-3 2-4"),
        ],
    )
    def test_5_odd_rounds_alternate(self, rules: LimRules, round_no: int, pairs: str) -> None:
        """WWB is due Black to balance, and White to alternate; BW is due Black either way, WB White."""
        rows = ["3 WWB", "3 BW", "3 WB", "3 BW"]
        assert groups(at(*rows, rules=rules, round_no=round_no)) == [f"3: {pairs}"]

    def test_5_limits_come_before(self) -> None:
        """WWW is due Black in any round, and so is WWWB by its difference."""
        assert colours("3 WWWB", "3 WB", round_no=5, rules=LIM_RULES_2026) == "B 5.2"

    def test_5_and_6_the_greater_need(self) -> None:
        assert colours("3 BW", "3 BWBBW", round_no=5, rules=LIM_RULES_2026) == "B 5.5"
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
