"""C.04.3, edition 2026, article by article on small fields."""

from __future__ import annotations

from dataclasses import replace

import pytest

from hakem.errors import PairingError, RequestError
from hakem.model import Colour, PlayerId, Points, Prohibition, Tournament, point_system
from hakem.pairing import RoundPairing, system_for
from hakem.pairing.swiss.dutch.edition_2026 import DUTCH_RULES_2026
from hakem.pairing.swiss.dutch.system import paired_brackets
from hakem.pairing.swiss.field import field_of
from tests.support.swiss_rounds import swiss, told


def pair(t: Tournament) -> RoundPairing:
    return system_for("dutch", "2026", t).pair(t)


class TestFirstRound:
    def test_upper_half_against_lower_half(self) -> None:
        assert told(pair(swiss(6, 3))) == "1-4 5-2 3-6"

    def test_odd_number_leaves_the_last(self) -> None:
        assert told(pair(swiss(5, 3))) == "1-3 4-2 5"

    def test_initial_colour_5_5(self) -> None:
        assert told(pair(swiss(4, 3, initial=Colour.BLACK))) == "3-1 2-4"

    def test_colours_alternate_over_the_gap_of_one_who_is_away(self) -> None:
        assert told(pair(swiss(7, 3, away="2 H"))) == "1-5 6-3 4-7"


class TestByeC2:
    @pytest.mark.parametrize("before", ["5 U", "5 F"])
    def test_no_bye_after_a_full_point_without_a_game(self, before: str) -> None:
        t = swiss(5, 4, f"1-3 1, 4-2 1, {before}", "3-5 1, 2-1 0, 4 U")
        assert {bye.player for bye in pair(t).byes} & {4, 5} == set()

    def test_forfeit_win_bars(self) -> None:
        t = swiss(3, 3, "1-2 +, 3 Z")
        assert [bye.player for bye in pair(t).byes] == [3]
        t = swiss(3, 3, "1-3 -, 2 Z")
        assert [bye.player for bye in pair(t).byes] == [2]

    def test_half_point_byes_do_not_bar(self) -> None:
        t = swiss(3, 4, "1-2 1, 3 H", "3-1 0, 2 H")
        assert [p.may_have_bye for p in field_of(t, DUTCH_RULES_2026.facts).profiles] == [True] * 3


class TestByeC5:
    def test_lowest_score_for_which_the_round_can_be_completed(self) -> None:
        """With 4 away, 6 has the lowest score of those who may have the bye."""
        t = swiss(6, 5, "1-4 1, 5-2 1, 3-6 1", "1-3 1, 4-5 =, 6-2 0", away="4 Z")
        pairing = pair(t)
        assert [bye.player for bye in pairing.byes] == [6]

    def test_higher_score_if_the_lowest_leaves_no_round(self) -> None:
        """Only 2 and 3 have not met, so the leader has the bye."""
        t = swiss(3, 4, "1-2 1, 3 U", "3-1 0, 2 Z")
        assert [bye.player for bye in pair(t).byes] == [1]


class TestTopscorersC3:
    def leaders_had_white_twice(self, rounds_total: int) -> Tournament:
        return swiss(6, rounds_total, "1-3 1, 2-4 1, 5-6 =", "1-5 1, 2-6 1, 4-3 =")

    def test_same_absolute_preference_may_not_meet(self) -> None:
        boards = pair(self.leaders_had_white_twice(5)).boards
        assert all({board.white, board.black} != {1, 2} for board in boards)

    def test_in_the_last_round_topscorers_may(self) -> None:
        assert told(pair(self.leaders_had_white_twice(3))) == "2-1 3-5 6-4"


def test_higher_ranked_gets_the_preference_5_4() -> None:
    assert told(pair(swiss(4, 4, "1-3 1, 2-4 1"))) == "2-1 3-4"


def test_both_preferences_5_1() -> None:
    assert told(pair(swiss(4, 4, "1-3 =, 4-2 ="))) == "2-1 3-4"


class TestImpossible:
    def test_smallest_set_is_named(self) -> None:
        """3 has met everybody but 4, whom 3 must not meet."""
        t = swiss(4, 5, "1-3 1, 2-4 1", "4-1 0, 3-2 0")
        t = replace(t, prohibited=(Prohibition((PlayerId(3), PlayerId(4))),))
        with pytest.raises(PairingError, match="player 3 has nobody to meet") as error:
            pair(t)
        assert str(error.value.article) == "C.04.3 (2026) 2.2.1"

    def test_several_who_compete_for_one_opponent(self) -> None:
        """2, 3 and 4 may meet 1 only."""
        group = Prohibition((PlayerId(2), PlayerId(3), PlayerId(4)))
        with pytest.raises(PairingError, match="2 and 3 cannot all have an opponent; beside each other only 1 is open"):
            pair(replace(swiss(4, 5), prohibited=(group,)))

    def test_nobody_for_the_bye(self) -> None:
        t = swiss(3, 5, "1-2 1, 3 U", "3-1 0, 2 U", "2-3 1, 1 U")
        with pytest.raises(PairingError, match="nobody may have the bye"):
            pair(t)

    def test_everybody_away(self) -> None:
        with pytest.raises(RequestError):
            pair(swiss(2, 3, away="1 Z, 2 Z"))

    def test_all_rounds_are_paired(self) -> None:
        with pytest.raises(PairingError):
            pair(swiss(2, 1, "1-2 1"))


class TestMatters:
    def test_pairs_that_did_not_play_may_be_paired_again(self) -> None:
        assert told(pair(swiss(2, 3, "1-2 +"))) == "1-2"

    def test_prohibited_pairs(self) -> None:
        t = replace(swiss(4, 3), prohibited=(Prohibition((PlayerId(1), PlayerId(3))),))
        assert told(pair(t)) == "1-4 3-2"

    def test_points_other_than_one_and_a_half(self) -> None:
        t = swiss(4, 3, "1-3 1, 4-2 =", points=point_system(Points(3), Points(1)))
        assert told(pair(t)) == "2-1 3-4"

    def test_brackets_go_from_the_top(self) -> None:
        t = swiss(6, 5, "1-4 1, 5-2 0, 3-6 1")
        field = field_of(t, DUTCH_RULES_2026.facts)
        brackets = paired_brackets(field, DUTCH_RULES_2026)
        assert [[field.numbers[p] for p in b.costs.bracket.players] for b in brackets] == [[1, 2, 3], [3, 4, 5, 6]]
        assert [b.costs.bracket.mdp_count for b in brackets] == [0, 1]
