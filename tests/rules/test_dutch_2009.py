"""The Dutch system of 2009, article by article on small positions."""

from __future__ import annotations

from dataclasses import replace

import pytest

from hakem.errors import PairingError, RequestError
from hakem.explain import Recorder
from hakem.model import ByeKind, Colour, PlayerId, RoundNo
from hakem.pairing import pair_explained, system_for
from hakem.pairing.swiss.dutch_2009 import DUTCH_RULES_2009, Dutch2009Rules, DutchSwiss2009
from hakem.pairing.swiss.dutch_2009.colours import colour_of_first, count_colours
from hakem.pairing.swiss.dutch_2009.relations import relations_of
from hakem.pairing.swiss.dutch_2009.search import ScoreGroup
from hakem.pairing.swiss.dutch_2009.system import paired_groups
from hakem.pairing.swiss.field import Field, field_of
from hakem.pairing.swiss.system import in_board_order
from tests.support.dutch_2009_positions import jumps, outcome, position, told
from tests.support.swiss_rounds import swiss
from tests.support.swiss_rounds import told as line

PLAIN = replace(DUTCH_RULES_2009, strong_as_absolute=False, mild_give_way=False)
REST_STAYS = replace(DUTCH_RULES_2009, rest_stays=True)
X_IS_LEFT = replace(DUTCH_RULES_2009, x_is_left=True)
BELOW_P = replace(DUTCH_RULES_2009, x_below_p=True)
B6_FIRST = {"downfloats-given-up": "b6-first"}
LEFT = {"x-of-the-remainder": "left"}


def x_told(field: Field, outcome: str = "x") -> list[int]:
    """Every x that is told, as counted or as in force."""
    trace = Recorder()
    paired_groups(field, DUTCH_RULES_2009, trace)
    return [int(str(s.data["x"])) for s in trace.steps if s.outcome == f"dutch-2009.{outcome}"]


def raises(field: Field, rules: Dutch2009Rules) -> list[int]:
    """By how much C.11 raises x, each time."""
    trace = Recorder()
    paired_groups(field, rules, trace)
    raised = [s.data for s in trace.steps if s.outcome == "dutch-2009.x-raised"]
    return [int(str(data["new"])) - int(str(data["old"])) for data in raised]


class TestA3:
    @pytest.mark.parametrize(
        ("players", "mdps", "heterogeneous"),
        [(4, 0, False), (3, 1, True), (2, 1, False), (4, 2, False), (5, 2, True), (5, 3, False)],
    )
    def test_at_least_half_moved_down_counts_as_homogeneous(self, players: int, mdps: int, heterogeneous: bool) -> None:
        assert ScoreGroup(tuple(range(players)), mdps, lowest=False).heterogeneous is heterogeneous

    def test_such_a_group_is_split_in_halves(self) -> None:
        """1 and 2 have met and move down to 3 and 4: S1 is 1 and 2 all the same."""
        assert outcome(position("2 W", "2 B", "1 W", "1 B", met="1-2")) == "1-4 2-3"


class TestA5:
    def test_a_scoring_bye_is_a_downfloat_a_forfeit_is_not(self) -> None:
        t = swiss(6, 4, "1-2 +, 3-4 1, 5 U, 6 H")
        field = field_of(t, DUTCH_RULES_2009.facts)
        floats = {field.numbers[i]: p.last_float.value for i, p in enumerate(field.profiles)}
        assert floats == {1: "none", 2: "none", 3: "none", 4: "none", 5: "down", 6: "down"}

    def test_the_last_player_has_the_bye(self) -> None:
        assert line(DutchSwiss2009().pair(swiss(5, 3))) == "1-3 4-2 5"


class TestA7:
    def test_d_strong_counts_as_absolute_in_odd_rounds(self) -> None:
        rows = ("1 W", "1 W?", "1 W", "1 B")
        assert outcome(position(*rows, round_no=3)) == "1-4 2-3"
        assert outcome(position(*rows, round_no=3), PLAIN) == "1-3 2-4"

    def test_d_gives_way_before_anybody_floats(self) -> None:
        field = position("1 W", "1 W", "0 B", "0 B", round_no=3)
        assert outcome(field) == "1-2 3-4"
        assert ("A.7.d", "dutch-2009.strong-given-up") in told(field)

    def test_e_mild_preferences_give_way_in_even_rounds(self) -> None:
        rows = ("1 W", "1 W?", "1 W", "1 B")
        assert outcome(position(*rows)) == "1-4 2-3"
        assert outcome(position(*rows), PLAIN) == "1-3 2-4"

    def test_e_changes_nothing_without_an_x(self) -> None:
        field = position("1 W?", "1 B?", "1 W?", "1 B?")
        assert outcome(field) == outcome(field, PLAIN) == "1-4 2-3"


class TestA8:
    @pytest.mark.parametrize(
        ("wishes", "plain", "x"),
        [
            ("W W W W", 2, 2),
            ("W W B B", 0, 0),
            ("W W W B", 1, 1),
            ("W? W W B", 1, 0),
            ("W? W? W B", 1, 0),
            ("B B B -", 1, 1),
            ("- - W B", 0, 0),
            ("W W W", 1, 1),
            ("W W B", 0, 0),
            ("B? B? B? B? B W", 2, 0),
        ],
    )
    def test_x_by_itself_and_with_a_7_e(self, wishes: str, plain: int, x: int) -> None:
        field = position(*(f"1 {wish}" for wish in wishes.split()))
        count = count_colours(relations_of(field, DUTCH_RULES_2009), tuple(range(field.size)))
        assert (count.plain, count.x) == (plain, x)


class TestB1:
    def test_a_nobody_meets_twice(self) -> None:
        assert outcome(position("1 W", "1 W", "1 B", "1 B", met="1-3")) == "1-4 2-3"

    def test_b_points_without_a_game_bar_from_the_bye(self) -> None:
        t = swiss(7, 4, "1-2 +, 3-4 1, 5 U, 6 H, 7 Z")
        field = field_of(t, DUTCH_RULES_2009.facts)
        entitled = {field.numbers[i] for i, p in enumerate(field.profiles) if p.may_have_bye}
        assert entitled == {2, 3, 4, 7}

    def test_b_the_bye_goes_higher(self) -> None:
        assert outcome(position("1 -", "1 -", "1 - nobye")) == "1-3, 2"

    def test_nobody_for_the_bye(self) -> None:
        with pytest.raises(PairingError) as error:
            outcome(position("1 - nobye", "1 - nobye", "1 - nobye"))
        assert str(error.value.article).endswith("B.1.b")

    def test_no_legal_pairing(self) -> None:
        with pytest.raises(PairingError) as error:
            outcome(position("1 -", "1 -", met="1-2"))
        assert str(error.value.article).endswith("B.1.a")


class TestB2:
    def test_same_absolute_preference_does_not_meet(self) -> None:
        assert outcome(position("1 W!", "1 W!", "0 B", "0 B")) == "1-3 2-4"

    def test_above_half_in_the_last_round_it_does_before_anybody_floats(self) -> None:
        field = position("1 W! top", "1 W! top", "0 B", "0 B")
        assert outcome(field) == "1-2 3-4"
        assert ("B.2", "dutch-2009.exempt") in told(field)

    def test_the_exception_is_not_used_without_need(self) -> None:
        assert outcome(position("1 W! top", "1 W", "1 W! top", "1 B!", "0 B", "0 W")) == "1-4 2-3 5-6"

    @pytest.mark.parametrize(("result", "may"), [("1", True), ("=", True), ("0", False)])
    def test_half_of_the_points_is_enough(self, result: str, may: bool) -> None:
        """General rule 6, "%50 veya üzeri". 1 and 2 have had White twice; ``result`` is that of both in round 2."""
        t = swiss(6, 3, "1-3 =, 2-4 =, 5-6 =", f"1-5 {result}, 2-6 {result}, 3-4 =")
        assert bool(field_of(t, DUTCH_RULES_2009.facts).opponents[0] & 0b10) is may
        strict = replace(DUTCH_RULES_2009.facts, half_is_enough=False)
        assert bool(field_of(t, strict).opponents[0] & 0b10) is (result == "1")

    @pytest.mark.parametrize(("first", "second", "colour"), [("top", "", Colour.BLACK), ("", "top", Colour.WHITE)])
    def test_who_is_not_above_half_keeps_the_colour(self, first: str, second: str, colour: Colour) -> None:
        relations = relations_of(position(f"1 W! {first}", f"1 W! {second}"), DUTCH_RULES_2009)
        rules = DUTCH_RULES_2009
        found = colour_of_first(relations, 0, 1, Colour.WHITE, rules.colours, rules.colour_history)
        assert found == (colour, "B.2")


class TestB5AndB6:
    def test_not_down_twice(self) -> None:
        assert outcome(position("1 -", "1 -", "1 - d.", "0 -")) == "1-3 2-4"
        assert outcome(position("1 -", "1 -", "1 - .d", "0 -")) == "1-3 2-4"

    def test_not_up_twice(self) -> None:
        assert outcome(position("1 -", "0 - u.", "0 -", "0 -")) == "1-3 2-4"
        assert outcome(position("1 -", "0 - .u", "0 -", "0 -")) == "1-3 2-4"

    def test_the_bye_counts_as_moving_down(self) -> None:
        assert outcome(position("1 -", "1 -", "1 - d.")) == "1-3, 2"

    def test_the_older_float_is_given_up_first(self) -> None:
        """C.9: B.6 before B.5; C.10 says B.5 and B.6, "in this order"; upwards before downwards."""
        field = position("1 -", "0 - u.", "0 - u.", "0 - .u")
        assert outcome(field) == "1-4 2-3"
        assert ("B.6", "dutch-2009.upfloats-given-up") in told(field)
        field = position("1 - .d", "1 - d.", "1 - .d", "0 -")
        assert outcome(field) == "1-3 2-4"
        assert ("B.5", "dutch-2009.downfloats-given-up") in told(field)

    def test_c_10_the_other_way_round_is_an_option(self) -> None:
        """1, 2 and 3 have three points, 4 has two and a half; 2 and 3 have not met 1, all have floated down once."""
        t = swiss(
            16,
            6,
            "5-1 0, 2-6 1, 3-7 1, 8-4 0, 9 F, 10 H, 11 F, 12 F, 13 F, 14 F, 15 F, 16 F",
            "1-9 1, 10-2 0, 11-3 0, 4-12 1, 5 Z, 6 Z, 7 Z, 8 Z, 13 F, 14 F, 15 H, 16 F",
            "13-1 0, 2-14 1, 3-15 1, 16-4 =, 5 Z, 6 Z, 7 Z, 8 Z, 9 Z, 10 Z, 11 Z, 12 Z",
        )
        gone = tuple(replace(p, withdrawn_after=RoundNo(3)) if p.number > 4 else p for p in t.players)
        t = replace(t, players=gone)
        assert [line(system_for("dutch", "2009", t, chosen).pair(t)) for chosen in ({}, B6_FIRST)] == [
            "1-2 4-3",
            "1-3 4-2",
        ]

    def test_both_are_given_up_before_more_preferences(self) -> None:
        field = position("1 -", "0 - u.", "0 - u.", "0 - u.")
        assert outcome(field) == "1-2 3-4"
        assert ("B.5", "dutch-2009.upfloats-given-up") in told(field)
        field = position("1 W d.", "1 B d.", "1 W d.", "0 -")
        assert outcome(field) == "1-2 3-4"
        assert ("B.5", "dutch-2009.downfloats-given-up") in told(field)

    def test_both_are_in_force_again_when_x_is_raised(self) -> None:
        """Only equal wishes can meet. With B.5 forgotten 3 would float again, as the first transposition has it."""
        met = "1-4 1-5 2-4 2-5 3-4 3-5"
        assert outcome(position("1 W", "1 W", "1 W", "1 B", "1 B", "0 -", met=met)) == "1-2 4-5 3-6"
        assert outcome(position("1 W", "1 W", "1 W d.", "1 B", "1 B", "0 -", met=met)) == "1-3 4-5 2-6"


class TestC1:
    def test_without_an_opponent_one_moves_on(self) -> None:
        assert outcome(position("2 W", "2 B", "1 W", "1 W", "1 B", "1 B", met="1-2")) == "1-5 2-3 4-6"

    def test_through_several_groups(self) -> None:
        """1 and 2 have nobody in their groups nor in the next one, which moves down as a whole (C.14), or stays."""
        field = position("3 -", "2 -", *["1 -"] * 3, *["0 -"] * 3, met="1-2 1-3 1-4 1-5 2-3 2-4 2-5")
        assert outcome(field) == "1-6 2-7 3-5 4-8"
        assert outcome(field, REST_STAYS) == "3-4 1-6 2-7 5-8"

    def test_one_of_two_moves_on_and_the_other_is_paired_first(self) -> None:
        """1 has nobody in the second group, 2 has: the group does not move down as a whole."""
        met = "1-2 1-3 1-4 1-5 1-6"
        assert outcome(position(*["3 -"] * 2, *["2 -"] * 4, *["1 -"] * 2, met=met)) == "2-3 4-5 1-7 6-8"

    def test_one_without_an_opponent_in_the_lowest_group_has_the_bye(self) -> None:
        assert outcome(position("1 -", "1 -", "0 -", met="1-3 2-3")) == "1-2, 3"

    def test_of_two_who_came_down_the_higher_one_has_the_bye(self) -> None:
        """Neither both nor 1 alone can be paired first in the lowest group, so nobody is (C.14)."""
        assert outcome(position(*["1 -"] * 2, *["0 -"] * 3, met="1-2 1-3 1-4 1-5")) == "2-4 3-5, 1"


class TestC6:
    def test_x_belongs_to_the_acceptance(self) -> None:
        """The handbook's example: 1-3 would keep B.1 and B.2 but break a preference without need."""
        assert outcome(position("2 W?", "2 W?", "2 B", "1 -", round_no=3)) == "1-3 2-4"

    def test_the_remainder_begins_with_c_2_and_counts_x_anew(self) -> None:
        """ "Geriye kalan homojen grup için C.2 den başlanır": x is 1, and after 1-2 it is 2 for those who are left."""
        field = position("1 B", "0 B", "0 W", "0 W", "0 W", "0 W")
        assert outcome(field) == "1-2 3-5 4-6"
        assert x_told(field) == [1, 2]
        assert ("C.6", "dutch-2009.remainder.anew") in told(field)

    def test_or_it_has_what_is_left_of_one_x_for_the_whole_group(self) -> None:
        """1 wishes Black like 2, but x is due to White: pairing 1-2 would leave one more wish for White unmet."""
        field = position("1 B", "0 B", "0 W", "0 W", "0 W", "0 W")
        assert outcome(field, X_IS_LEFT) == "1-3 2-5 4-6"
        assert ("C.6", "dutch-2009.remainder.left") in told(field, X_IS_LEFT)

    @pytest.mark.parametrize(("chosen", "boards"), [({}, "1-2 5-3 6-4"), (LEFT, "1-3 2-5 6-4")])
    def test_both_in_a_whole_event(self, chosen: dict[str, str], boards: str) -> None:
        """1 leads alone; 1 and 2 are due White, 3 to 6 Black. 7 to 12 have gone."""
        t = swiss(12, 5, "7-1 0, 8-2 =, 3-9 =, 4-10 =, 5-11 =, 6-12 =")
        gone = (replace(p, withdrawn_after=RoundNo(1)) if p.number > 6 else p for p in t.players)
        t = replace(t, players=tuple(gone))
        assert line(system_for("dutch", "2009", t, chosen).pair(t)) == boards

    def test_x_of_the_remainder_with_a_7_e(self) -> None:
        """Without 1 and 2 all six wish White, 5 mildly: x is 3, and A.7.e makes it 2."""
        field = position("1 B", "0 B", "0 W", "0 W", "0 W?", "0 W", "0 W", "0 W")
        assert (x_told(field), x_told(field, "x-in-force")) == ([2, 3], [1, 2])
        assert outcome(field) == "1-2 3-6 4-7 5-8"

    def test_a_remainder_that_cannot_keep_to_its_own_x_sends_the_moved_down_player_on(self) -> None:
        """C.9: after 1-2 there is nobody for 3, who has met 5 and 6, but 4, who wishes the same; x is 0."""
        field = position("1 W", "0 B", "0 W", "0 W", "0 B", "0 B", met="3-5 3-6")
        assert outcome(field) == "1-5 2-3 4-6"
        assert "C.7>C.6" in jumps(field)


class TestC7AndC8:
    def test_first_transposition(self) -> None:
        assert outcome(position(*["1 -"] * 8, met="1-5 2-5 3-7")) == "1-6 2-7 3-5 4-8"

    def test_exchange_after_all_transpositions(self) -> None:
        field = position(*["1 -"] * 4, met="1-3 1-4")
        assert outcome(field) == "1-2 3-4"
        assert "C.8>C.5" in jumps(field)

    def test_exchange_of_two(self) -> None:
        """All of S1 have met all of S2: 3 and 4 change places with 5 and 6."""
        met = " ".join(f"{i}-{j}" for i in range(1, 5) for j in range(5, 9))
        assert outcome(position(*["1 -"] * 8, met=met)) == "1-3 2-4 5-7 6-8"

    def test_no_exchange_while_moved_down_players_are_paired(self) -> None:
        field = position("1 -", "0 -", "0 -", "0 -", "0 -", met="1-2")
        assert outcome(field) == "1-3 2-4, 5"
        assert "C.8>C.5" not in jumps(field)


class TestC9:
    def test_other_opponent_for_the_moved_down_player(self) -> None:
        """After 1-2 the remainder 3 and 4 could not be paired."""
        assert outcome(position("1 -", "0 -", "0 -", "0 -", met="3-4")) == "1-3 2-4"

    def test_b_5_is_given_up_for_upfloaters_and_stays_for_downfloaters(self) -> None:
        """1 can meet only those who have just floated up; 5, who has just floated down, has no bye all the same."""
        field = position("1 -", *["0 - u."] * 3, "0 - d.", met="1-5")
        assert outcome(field) == "1-2 3-5, 4"
        assert "C.9>C.2" in jumps(field)


class TestC11:
    def test_x_is_raised_as_far_as_needed(self) -> None:
        field = position("1 W", "1 W", "1 B", "1 B", met="1-3 1-4 2-3 2-4")
        assert outcome(field) == "1-2 3-4"
        assert {"C.11>C.3"} <= jumps(field)

    def test_a_raise_for_the_moved_down_player_is_one_for_the_remainder_too(self) -> None:
        """1 has met everybody who wishes Black, so x is raised for 1-2; then 3-6 may go against a wish as well."""
        met = "1-3 1-4 1-6 1-7"
        rows = ("1 W", "0 W", "0 B", "0 B", "0 W", "0 B", "0 B", "0 W", "0 W")
        field = position(*rows, met=met)
        assert x_told(field, "x-in-force")[-1] == 1
        assert outcome(field) == "1-2 3-6 4-8 5-7, 9"

    @pytest.mark.parametrize(
        ("wishes", "raised"),
        [
            ("W W W W B -", 1),
            ("W W W W - -", 1),
            ("B B B B W -", 1),
            ("W W W W B B", 2),
            ("W W W W W W - - - -", 2),
            ("W W B B - -", 2),
            ("W W B - B -", 1),
        ],
    )
    def test_x_of_the_remainder_is_raised_no_further_than_needed(self, wishes: str, raised: int) -> None:
        """1 can meet 2 only, and of the others each only the neighbour: as many too many go against a wish."""
        size = len(wishes.split()) + 2
        pairs = [(a, a + 1) for a in range(1, size, 2)]
        met = " ".join(f"{a}-{b}" for a in range(1, size) for b in range(a + 1, size + 1) if (a, b) not in pairs)
        field = position("1 -", "0 -", *(f"0 {wish}" for wish in wishes.split()), met=met)
        assert outcome(field, PLAIN) == " ".join(f"{a}-{b}" for a, b in pairs)
        assert raises(field, PLAIN) == [raised]

    def test_x_may_reach_p_or_stay_below_it(self) -> None:
        """ "X'in p'den küçük kalması koşuluyla": with x below 2 there are not two pairs, and with x below 1 not one."""
        field = position("1 W", "1 W", "1 B", "1 B", *["0 -"] * 4, met="1-3 1-4 2-3 2-4")
        assert outcome(field) == "1-2 3-4 5-7 6-8"
        assert outcome(field, BELOW_P) == "1-5 2-6 3-7 4-8"
        assert ("C.14", "dutch-2009.group-moves") in told(field, BELOW_P)

    def test_below_p_one_pair_less_may_be_made(self) -> None:
        """1 and 3 can be paired with x at 0; with 2 and 4 both pairs would go against a wish."""
        field = position("1 W", "1 W", "1 B", "1 B", *["0 -"] * 4, met="1-4 2-3 2-4")
        assert outcome(field) == "1-2 3-4 5-7 6-8"
        assert outcome(field, BELOW_P) == "1-3 2-5 4-6 7-8"

    def test_below_p_a_7_d_gives_way_before_a_pair_less_is_made(self) -> None:
        """Three pairs without two strong wishes would all go against a wish; with 1-3 only that one does."""
        rows = ("1 W", "1 W?", "1 W", "1 W?", "1 B?", "1 B?", "0 -", "0 -")
        field = position(*rows, met="1-4 1-5 1-6 2-3 2-4 2-6 3-5 3-6 4-5", round_no=3)
        assert outcome(field) == "1-2 3-4 5-6 7-8"
        assert outcome(field, BELOW_P) == "1-3 2-5 4-6 7-8"

    def test_below_p_those_who_leave_may_meet_each_other(self) -> None:
        """C.13: after 1-4 the lowest group cannot be completed; after 3-4 it can, with 1 and 5 as a pair of it."""
        field = position(
            *("2 W? .d nobye", "2 B! du", "3/2 W uu", "3/2 B .d nobye", "3/2 W! dd", "0 B? uu"),
            met="1-2 1-3 2-3 2-5 3-5 4-6 5-6",
            round_no=4,
        )
        assert outcome(field, BELOW_P) == "3-4 1-5 2-6"

    def test_in_the_lowest_group_x_may_reach_p_all_the_same(self) -> None:
        field = position("1 W", "1 W", "1 B", "1 B", met="1-3 1-4 2-3 2-4")
        assert outcome(field) == outcome(field, BELOW_P) == "1-2 3-4"

    def test_below_p_is_an_option(self) -> None:
        t = swiss(2, 3)
        chosen = system_for("dutch", "2009", t, {"x-raised": "below-p"})
        assert chosen == DutchSwiss2009(BELOW_P)


class TestC12:
    def test_somebody_else_moves_down(self) -> None:
        """3 would have nobody to meet below."""
        field = position(*["2 -"] * 3, *["1 -"] * 3, met="3-4 3-5 3-6")
        assert outcome(field) == "1-3 2-4 5-6"
        assert {"C.1>C.12", "C.12>C.2"} <= jumps(field)

    def test_so_that_all_who_move_down_have_opponents(self) -> None:
        """3 and 4 could only meet 5."""
        met = "2-3 2-4 3-4 3-6 3-7 3-8 3-9 4-6 4-7 4-8 4-9"
        field = position(*["2 -"] * 4, *["1 -"] * 5, "0 -", met=met)
        assert outcome(field) == "1-3 2-6 4-5 7-8 9-10"
        assert {"C.11>C.12", "C.12>C.2"} <= jumps(field)

    def test_so_that_all_pairs_can_be_made(self) -> None:
        """3 could meet only 4, which would leave 5 and 6, who have met."""
        field = position(*["2 -"] * 3, *["1 -"] * 3, "0 -", "0 -", met="3-5 3-6 5-6")
        assert outcome(field) == "1-3 2-5 4-6 7-8"
        assert {"C.11>C.12", "C.12>C.2"} <= jumps(field)

    def test_so_that_the_lower_ranked_have_the_bye(self) -> None:
        """3 has met 4 and 5, who could play each other: but then 3 would have the bye."""
        assert outcome(position(*["2 -"] * 3, "1 -", "1 -", met="3-4 3-5")) == "1-3 2-4, 5"

    def test_without_help_from_above_one_moves_on(self) -> None:
        """1 comes from a group of one, so nobody else can come down."""
        field = position("2 -", "1 -", "1 -", "0 -", "0 -", "0 -", met="1-2 1-3")
        assert outcome(field, REST_STAYS) == "2-3 1-4 5-6"
        assert {"C.1>C.12", "C.12>C.1"} <= jumps(field, REST_STAYS)

    def test_without_help_from_above_p_is_zero_and_the_whole_group_moves(self) -> None:
        """C.14, "tüm puan grubu, bir sonrakine kaydırılır": 2 and 3 go down with 1, who has met both."""
        field = position("2 -", "1 -", "1 -", "0 -", "0 -", "0 -", met="1-2 1-3")
        assert outcome(field) == "1-4 2-5 3-6"
        assert {"C.12>C.13", "C.14>C.1"} <= jumps(field)
        assert ("C.14", "dutch-2009.group-moves") in told(field)

    def test_not_where_only_colours_stand_in_the_way(self) -> None:
        """3 and 4 wish White, 5 and 6 Black, and all have met but for 3-4 and 5-6: x would have to reach p."""
        met = "3-5 3-6 4-5 4-6"
        field = position("2 -", "2 -", "2 W", "1 W", "1 B", "1 B", *["0 -"] * 4, met=met)
        assert outcome(field, X_IS_LEFT) == "1-2 3-4 5-6 7-9 8-10"
        rules = replace(X_IS_LEFT, x_below_p=True)
        assert outcome(field, rules) == "1-2 3-7 4-8 5-9 6-10"
        assert "C.12>C.2" not in jumps(field, rules)

    def test_one_who_cannot_be_helped_does_not_keep_another_from_it(self) -> None:
        """1 passes through two groups; in the second one 4 has nobody either, but 3 can come down instead."""
        met = "1-2 1-3 1-4 1-5 1-6 1-7 1-8 4-5 4-6 4-7 4-8"
        field = position("3 -", *["2 -"] * 3, *["1 -"] * 4, *["0 -"] * 4, met=met)
        assert outcome(field) == "2-4 3-5 6-7 1-9 8-10 11-12"


class TestC13:
    def test_the_group_above_gives_up_a_pair(self) -> None:
        field = position(*["1 -"] * 4, "0 -", "0 -", met="5-6")
        assert outcome(field) == "1-2 3-5 4-6"
        assert "C.13>C.2" in jumps(field)

    def test_merged_players_count_as_moved_down(self) -> None:
        field = position("1 -", "1 -", *["0 -"] * 6, met="3-4 3-5 3-6 3-7 3-8 4-5 4-6 4-7 4-8")
        assert outcome(field) == "1-3 2-4 5-7 6-8"
        assert ("A.3", "dutch-2009.group.heterogeneous") in told(field)
        assert {"C.13>C.1"} <= jumps(field)

    def test_merging_goes_on_to_the_top(self) -> None:
        field = position("2 -", "2 -", "1 -", "1 -", "0 -", "0 -", met="3-5 3-6 4-5 4-6 5-6")
        assert outcome(field) == "1-5 2-6 3-4"
        assert [o for _, o in told(field)].count("dutch-2009.merged") == 2

    def test_the_bye_may_go_up_if_nobody_below_is_entitled(self) -> None:
        assert outcome(position("1 -", "1 -", "0 - nobye", met="1-3")) == "2-3, 1"


class TestC14:
    def test_fewer_pairs(self) -> None:
        field = position(*["1 -"] * 4, *["0 -"] * 4, met="2-3 2-4 3-4")
        assert outcome(field) == "1-2 3-5 4-6 7-8"
        assert "C.14>C.4" in jumps(field)

    def test_fewer_moved_down_players_first(self) -> None:
        """1 and 2 can meet only 3; 2 goes on with the remainder and then further down."""
        met = "1-2 1-4 1-5 1-6 1-7 2-4 2-5 2-6 2-7"
        field = position("2 -", "2 -", *["1 -"] * 5, "0 -", met=met)
        assert outcome(field) == "1-3 4-6 5-7 2-8"
        assert "C.14>C.4" in jumps(field)

    def test_first_fewer_moved_down_players_then_fewer_pairs(self) -> None:
        met = "1-2 1-4 1-5 1-6 2-4 2-5 2-6"
        field = position("2 -", "2 -", *["1 -"] * 4, "0 -", "0 -", met=met)
        assert outcome(field) == "1-3 4-5 2-7 6-8"
        assert [o for _, o in told(field)].count("dutch-2009.fewer-pairs") == 2

    def test_x_is_lowered_with_the_pairs(self) -> None:
        """2, 3 and 4 have met: one pair is left, and x is zero for it, so 1 does not meet 2."""
        field = position("1 W", "1 W", "1 W", "1 B", *["0 -"] * 4, met="2-3 2-4 3-4")
        assert outcome(field).startswith("1-4 ")

    def test_in_the_lowest_group_a_moved_down_player_may_have_the_bye(self) -> None:
        """5 came from a group of one and can meet neither 6 nor 7."""
        field = position(*["2 -"] * 4, "1 -", "0 -", "0 -", met="5-6 5-7")
        assert outcome(field) == "1-3 2-4 6-7, 5"
        assert {"C.13>C.14", "C.14>C.4"} <= jumps(field)

    def test_one_pair_less_each_time_because_others_may_come_down(self) -> None:
        """3 can meet only 4, whom alone the others of the group can meet. With 2, who can meet 5, there are two pairs.

        Above, x is 1 as before.
        """
        met = "3-5 3-6 3-7 3-8 2-4 2-6 2-7 2-8 5-6 5-7 5-8 6-7 6-8 7-8"
        field = position(*["2 W"] * 3, *["1 -"] * 5, *["0 -"] * 4, met=met)
        assert outcome(field) == "1-3 2-5 4-6 7-9 8-10 11-12"
        assert raises(field, DUTCH_RULES_2009) == []

    def test_nobody_else_comes_down_if_that_makes_no_more_pairs(self) -> None:
        """6 to 10 have met each other, so that there are three pairs whoever comes down."""
        met = "6-7 6-8 6-9 6-10 7-8 7-9 7-10 8-9 8-10 9-10"
        field = position(*["2 -"] * 3, *["1 -"] * 7, *["0 -"] * 2, met=met)
        assert outcome(field) == "1-2 3-6 4-7 5-8 9-11 10-12"


class TestE:
    def test_first_round_colours_alternate(self) -> None:
        assert line(DutchSwiss2009().pair(swiss(8, 3))) == "1-5 6-2 3-7 8-4"
        assert line(DutchSwiss2009().pair(swiss(8, 3, initial=Colour.BLACK))) == "5-1 2-6 7-3 4-8"

    @pytest.mark.parametrize(
        ("chosen", "pair", "words"),
        [({}, "2-1", "alternate"), ({"colour-history": "irregularity"}, "1-2", "irregularity")],
    )
    def test_3_the_last_round_in_which_the_colours_differed(
        self, chosen: dict[str, str], pair: str, words: str
    ) -> None:
        """1 has had B W W B, 2 has had W B W B. In round 2 they last differed; 1 had White twice running then."""
        rounds = (
            "3-1 0, 2-4 1, 5 Z, 6 Z, 7 Z, 8 Z, 9 Z, 10 Z",
            "1-5 1, 6-2 0, 3 Z, 4 Z, 7 Z, 8 Z, 9 Z, 10 Z",
            "1-7 1, 2-8 1, 3 Z, 4 Z, 5 Z, 6 Z, 9 Z, 10 Z",
            "9-1 0, 10-2 0, 3 Z, 4 Z, 5 Z, 6 Z, 7 Z, 8 Z",
        )
        t = swiss(10, 7, *rounds, away="3 Z, 4 Z, 5 Z, 6 Z, 7 Z, 8 Z, 9 Z, 10 Z")
        pairing, steps = pair_explained(system_for("dutch", "2009", t, chosen), t)
        assert line(pairing).startswith(pair)
        assert [s.outcome for s in steps if s.article.number == "E.3"] == [f"swiss.colour.{words}"]


class TestF:
    def test_1_order_of_boards(self) -> None:
        """The highest score first, then the sum, then the rank."""
        field = position("2 -", "2 -", "2 -", "1 -", "1 -", "1 -", "1 -", "1 -")
        assert in_board_order(field, [(6, 7), (4, 5), (0, 3), (1, 2)]) == [(1, 2), (0, 3), (4, 5), (6, 7)]

    def test_2_a_game_that_was_not_played_may_be_paired_again(self) -> None:
        t = swiss(2, 3, "1-2 +")
        assert line(DutchSwiss2009().pair(t)) == "1-2"

    def test_5_absent_and_withdrawn_players_are_not_paired(self) -> None:
        t = swiss(6, 4, "1-4 1, 5-2 0, 3-6 1", away="3 Z")
        gone = replace(t.players[5], withdrawn_after=RoundNo(1))
        t = replace(t, players=(*t.players[:5], gone))
        pairing = DutchSwiss2009().pair(t)
        paired = {p for board in pairing.boards for p in (board.white, board.black)}
        assert paired == {PlayerId(n) for n in (1, 2, 4, 5)}
        assert not any(bye.kind is ByeKind.PAIRING_ALLOCATED for bye in pairing.byes)


class TestRequests:
    def test_nobody_there(self) -> None:
        with pytest.raises(RequestError):
            DutchSwiss2009().pair(swiss(0, 3))

    def test_no_round_left(self) -> None:
        with pytest.raises(PairingError):
            DutchSwiss2009().pair(swiss(2, 1, "1-2 1"))

    def test_name_and_edition(self) -> None:
        system = DutchSwiss2009()
        assert (system.name, system.edition.id, system.scheduled_rounds(swiss(2, 7))) == ("dutch", "2009", 7)

    def test_one_player_has_the_bye(self) -> None:
        assert line(DutchSwiss2009().pair(swiss(1, 3))) == "1"

    def test_impossible_round_names_the_players(self) -> None:
        with pytest.raises(PairingError, match="player 4"):
            paired_groups(position("1 -", "1 -", "1 -", "1 -", met="1-4 2-4 3-4"), DUTCH_RULES_2009)
