"""The Dubov system of the handbook of 2009, article by article. The handbook's own example has a module of its own."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction
from itertools import pairwise

import pytest

from hakem.errors import PairingError
from hakem.model import Colour, PlayerId, Prohibition, RoundNo, Tournament
from hakem.pairing import check_round
from hakem.pairing.swiss.dubov import DUBOV_RULES_2009, DubovSwiss
from hakem.pairing.swiss.dubov.edition_2009 import Alphabetical, Readings, dubov_rules_2009, due_majority_first
from hakem.pairing.swiss.dubov.floaters_2009 import (
    CASES,
    floater_pairs,
    the_highest_rating_first,
    the_other_colour_first,
)
from hakem.pairing.swiss.dubov.players import met_higher, round_facts
from hakem.pairing.swiss.dubov.raised_2009 import most_raises
from hakem.pairing.swiss.field import field_of
from tests.support.dubov_rounds import Paired
from tests.support.rated_events import with_ratings
from tests.support.swiss_rounds import swiss

MAJORITY = dubov_rules_2009(Readings(bye_colour=due_majority_first))


def dubov(t: Tournament) -> Paired:
    """The round, with ratings that fall by 50 from number to number unless the event has others."""
    rated = t if t.players[0].rating else with_ratings(t, [2500 - 50 * p.number for p in t.players])
    return Paired(rated, DUBOV_RULES_2009)


def apart(t: Tournament, *pairs: str) -> Tournament:
    """The tournament with pairs that must not meet."""
    lists = ([int(number) for number in pair.split("-")] for pair in pairs)
    return replace(t, prohibited=tuple(Prohibition(tuple(PlayerId(n) for n in numbers)) for numbers in lists))


class TestArticle1:
    def test_averages_are_not_rounded(self) -> None:
        """1 has met 4 (2300) and 3 (2351)."""
        t = swiss(6, 4, "4-1 0, 2-5 1, 6-3 =", "3-1 =, 2-4 1, 5-6 1")
        found = dubov(with_ratings(t, [2450, 2400, 2351, 2300, 2250, 2200]))
        assert found.said("dubov.order")[0][1]["white"] == ((1, Fraction(4651, 2)),)

    def test_without_a_game_white_is_due(self) -> None:
        """7 had the bye and 1 White: 7 has White."""
        assert dubov(swiss(7, 3, "1-4 1, 3-2 =, 5-6 =, 7 U")).colour_article("7-1") == "3.a"

    def test_without_a_rating(self) -> None:
        assert Paired(swiss(4, 3), DUBOV_RULES_2009).players("dubov.unrated") == [("1", (1, 2, 3, 4))]


class TestArticle2:
    def test_2_1_nobody_meets_twice(self) -> None:
        found = dubov(swiss(4, 3, "1-3 1, 4-2 0", "2-1 =, 3-4 1"))
        assert found.verdict("3-1", "2-4") == ("2.1", "swiss.check.barred")

    @pytest.mark.parametrize("earlier", ["5 U", "5 H", "5 F"])
    def test_2_2_no_bye_after_points_without_a_game(self, earlier: str) -> None:
        found = dubov(swiss(5, 4, f"1-3 1, 4-2 =, {earlier}"))
        assert found.pairing.byes[0].player == 3
        assert found.verdict("1-4", "3-2", bye=5) == ("2.2", "swiss.check.bye")

    def test_2_3_and_2_4_two_who_must_have_the_same_colour(self) -> None:
        t = swiss(6, 5, "1-3 1, 2-4 1, 5-6 =", "1-5 1, 2-6 1, 4-3 =")
        found = dubov(t)
        assert not {"1-2", "2-1"} & set(found.boards.split())
        assert found.verdict("2-1", "3-5", "6-4") == ("2.4", "swiss.check.barred")

    def test_2_4_in_the_last_round_too(self) -> None:
        """2, 3 and 6 have most points, and all had Black twice."""
        t = swiss(6, 3, "6-3 =, 4-2 0, 1-5 =", "4-6 0, 1-3 0, 5-2 0")
        assert not {"2-3", "3-2", "2-6", "6-2", "3-6", "6-3"} & set(dubov(t).boards.split())

    def test_2_5_not_raised_twice_running(self) -> None:
        """4 was raised to 3 in round 2. In the last round that does not matter."""
        t = swiss(4, 5, "4-1 0, 2-3 =", "2-1 1, 3-4 0")
        assert dubov(t).players("dubov.not-raised") == [("2.5", (4,))]
        assert dubov(replace(t, rounds_total=3)).players("dubov.not-raised") == []

    def test_2_5_whoever_is_met_by_a_floater_was_not_raised(self) -> None:
        """In round 3 2 and 5, who had met, could not raise 4, raised in round 2: they floated down to 6 and 4."""
        t = swiss(6, 7, "1-4 1, 5-2 0, 3-6 1", "2-1 0, 4-3 0, 6-5 0", "1-3 =, 2-6 0, 5-4 1")
        assert dubov(t).players("dubov.not-raised") == []
        assert dubov(t).boards == "3-5 6-1 4-2"
        other = Paired(with_ratings(t, range(2450, 2150, -50)), dubov_rules_2009(Readings(raised=met_higher)))
        assert other.players("dubov.not-raised")[0] == ("2.5", (6,))
        assert other.boards == "1-5 3-2 4-6"

    @pytest.mark.parametrize(("rounds", "most"), [(9, 3), (10, 4)])
    def test_2_5_how_often(self, rounds: int, most: int) -> None:
        assert most_raises(rounds) == most

    def test_2_6_nobody_changes_lists_who_must_have_the_colour(self) -> None:
        """4 must have Black after two Whites and stays; 1, due Black as well, goes."""
        found = dubov(swiss(4, 4, "3-1 1, 4-2 1", "4-3 0, 1-2 1"))
        assert found.players("dubov.bound") == [("2.6", (4,))]
        assert found.players("dubov.too-many.black") == [("7.4", (1,))]


class TestArticle3:
    def test_3_a_both(self) -> None:
        assert dubov(swiss(4, 3, "1-3 1, 4-2 0")).colour_article("2-1") == "3.a"

    def test_2_3_before_3_b(self) -> None:
        """2 has had Black twice and must have White; 3 is due White as well."""
        found = dubov(swiss(4, 4, "3-1 1, 4-2 1", "4-3 0, 1-2 1"))
        assert found.boards == "2-3 1-4"
        assert {found.colour_article(board) for board in found.boards.split()} >= {"2.3"}

    def test_2_4_before_3_b(self) -> None:
        found = dubov(swiss(5, 4, "5-3 =, 2-4 1, 1 U", "1-2 1, 4-3 1, 5 U", "1-5 1, 3-2 0, 4 U"))
        assert "2.4" in {found.colour_article(board) for board in found.boards.split()[:-1]}

    def test_3_b_the_wider_difference(self) -> None:
        """1 has had Black, 2 has not played: both due White."""
        found = dubov(swiss(3, 3, "3-1 =, 2 U"))
        assert (found.boards, found.colour_article("1-2")) == ("1-2 3", "3.b")

    def test_3_c_the_last_difference(self) -> None:
        rounds = ("1-5 1, 2-6 1, 3-7 =, 4-8 =", "1-6 1, 5-2 0, 3-8 =, 7-4 =", "7-1 0, 2-8 1, 5-3 =, 6-4 =")
        assert dubov(swiss(8, 5, *rounds)).colour_article("1-2") == "3.c"

    def test_3_white_for_the_higher_average(self) -> None:
        """1 has beaten 3 and 2 has beaten 4: 1 has the higher average."""
        found = dubov(swiss(4, 3, "1-3 1, 2-4 1"))
        assert (found.boards, found.colour_article("1-2")) == ("1-2 3-4", "3 ARO")

    def test_3_d_white_for_the_lower_rating(self) -> None:
        t = with_ratings(swiss(4, 3, "1-3 1, 2-4 1"), [2300, 2200, 2000, 2000])
        assert dubov(t).colour_article("2-1") == "3.d"

    def test_9_white_for_the_higher_ranked(self) -> None:
        t = with_ratings(swiss(4, 3, "1-3 1, 2-4 1"), [2200, 2200, 2000, 2000])
        assert dubov(t).colour_article("1-2") == "9"


class TestArticle4:
    def test_lowest_rating_of_the_lowest_group(self) -> None:
        t = with_ratings(swiss(5, 4, "1-3 1, 4-2 1, 5 U"), [2400, 1900, 2000, 2100, 1800])
        assert dubov(t).pairing.byes[0].player == 2

    def test_colour_before_the_average(self) -> None:
        """2 (due White) and 3 (due Black) share the lowest rating. Due Black goes first, unless most are due White."""
        t = with_ratings(swiss(7, 4, "1-2 1, 3-5 0, 7-6 1, 4 U"), [2400, 1900, 1900, 2100, 1800, 2000, 2000])
        assert [Paired(t, rules).pairing.byes[0].player for rules in (DUBOV_RULES_2009, MAJORITY)] == [
            3,
            2,
        ]

    def test_no_majority_no_priority(self) -> None:
        """2 and 3 alone are at the bottom, one due White and one due Black: the higher average of opponents decides."""
        t = with_ratings(swiss(5, 4, "1-2 1, 3-5 0, 4 U"), [2400, 1900, 1900, 2100, 1800])
        assert Paired(t, MAJORITY).pairing.byes[0].player == 2
        assert Paired(t, DUBOV_RULES_2009).pairing.byes[0].player == 3

    def test_highest_average(self) -> None:
        """2 and 3, both due White, lost to 1 and to 4."""
        t = with_ratings(swiss(5, 4, "1-3 1, 4-2 1, 5 U"), [2400, 1900, 1900, 2100, 1800])
        assert dubov(t).pairing.byes[0].player == 3

    def test_completion_comes_first(self) -> None:
        found = dubov(swiss(3, 3, "1-2 =, 3 Z"))
        assert found.boards.split()[-1] == "2"
        assert found.players("dubov.bye-refused") == [("6.4", (3,))]


class TestArticle5:
    def test_halves_and_alternating_colours(self) -> None:
        found = dubov(swiss(7, 4))
        assert found.boards == "1-4 5-2 3-6 7"
        assert found.said("dubov.halves") == [("5", {"white": (1, 2, 3), "black": (4, 5, 6)})]
        assert dubov(swiss(4, 4, initial=Colour.BLACK)).boards == "3-1 2-4"

    def test_the_list_goes_by_rating_whatever_the_numbers(self) -> None:
        """By rating the list is 2, 4, 3, 1: upper half 2 and 4. The first of the list has the colour drawn."""
        t = with_ratings(swiss(4, 5), [1500, 2400, 2200, 2300])
        assert dubov(t).boards == "2-3 1-4"
        assert dubov(replace(t, initial_colour=Colour.BLACK)).boards == "3-2 4-1"
        assert dubov(t).said("swiss.colour.place") == [
            ("5", {"pair": "2-3", "higher": 2}),
            ("5", {"pair": "1-4", "higher": 4}),
        ]

    def test_the_last_of_the_list_by_rating_has_the_bye(self) -> None:
        t = with_ratings(swiss(5, 4), [2000, 1800, 1900, 1700, 2100])
        assert dubov(t).pairing.byes[0].player == 4

    def test_a_round_that_was_played_shows_the_lot_by_the_best_rated(self) -> None:
        """2, the best rated, had Black in round 1, so Black was drawn: 4, third of those who take part now, gets it."""
        t = swiss(6, 5, "3-2 =, 1 Z, 4 Z, 5 Z, 6 Z", away="1 Z, 6 Z, 2 Z, 3 Z")
        assert dubov(with_ratings(t, [1900, 2400, 2300, 2200, 2100, 2000])).boards == "5-4"
        played = with_ratings(swiss(4, 5, "3-2 1, 4-1 1"), [1500, 2400, 2200, 2300])
        assert check_round(DubovSwiss(DUBOV_RULES_2009), played, 1) is None


class TestArticle6:
    EQUAL_LISTS = swiss(8, 5, "1-2 =, 3-4 =, 5-6 =, 7-8 =")
    """Everybody has half a point; 2, 4, 6, 8 are due White, 1, 3, 5, 7 due Black; the white list is 8, 6, 4, 2."""

    def test_6_1_and_6_2_lists(self) -> None:
        """Lowest average against highest rating."""
        found = dubov(swiss(8, 4, "1-5 1, 6-2 0, 3-7 1, 8-4 0"))
        assert found.said("dubov.lists")[0] == ("6.1", {"white": (2, 4), "black": (1, 3)})
        assert found.said("dubov.order")[0] == ("6.2", {"white": ((4, 2100), (2, 2200)), "black": (1, 3)})
        assert found.boards.split()[:2] == ["4-1", "2-3"]

    def test_6_2_the_alphabet_comes_last(self) -> None:
        """2 and 4 have the same average and rating: Çınar stands before Çoban, and after Cengiz."""
        t = swiss(8, 4, "1-5 1, 6-2 0, 3-7 1, 8-4 0")
        ratings = [2400, 2300, 2400, 2300, 2000, 2000, 2000, 2000]
        for names, first in ((("Çoban", "Çınar"), 4), (("Cengiz", "Çınar"), 2)):
            named = ["A", names[0], "B", names[1], "C", "D", "E", "F"]
            order = dubov(with_ratings(t, ratings, named)).said("dubov.order")[0][1]["white"]
            assert order == ((first, 2000), (6 - first, 2000))
        assert Alphabetical("Ilgın") < Alphabetical("İlke")
        assert Alphabetical("Can") == Alphabetical("Can ")
        assert Alphabetical("Can") != "Can"

    def test_6_2_the_alphabet_is_the_turkish_one(self) -> None:
        ordered = [Alphabetical(name) for name in ("Cem", "Çelik", "Ilgın", "İlke")]
        assert all(one < two and not two < one for one, two in pairwise(ordered))
        assert not Alphabetical("Cem") < Alphabetical("Cem")
        assert Alphabetical("Cem") == Alphabetical("Cem")

    def test_6_3_down_the_black_list(self) -> None:
        found = dubov(apart(swiss(8, 4, "1-5 1, 6-2 0, 3-7 1, 8-4 0"), "1-4"))
        assert found.boards.split()[:2] == ["2-1", "4-3"]
        assert found.said("swiss.pair.barred")[0] == ("2.1", {"pair": "4-3", "other": "4-1"})

    def test_6_3_who_has_met_all_blacks_looks_down_the_white_list(self) -> None:
        """6 may meet none of the black list: the next below on the white list is 4."""
        found = dubov(apart(self.EQUAL_LISTS, "6-1", "6-3", "6-7"))
        assert found.said("dubov.own-list.down") == [("6.3", {"player": 6, "opponent": 4})]
        assert found.players("dubov.too-many.black")[0][0] == "7.4"

    def test_6_3_then_up_the_white_list(self) -> None:
        """2 is the last of the white list; the first above is 4."""
        found = dubov(apart(self.EQUAL_LISTS, "2-3", "2-5", "2-7"))
        assert found.said("dubov.own-list.up") == [("6.3", {"player": 2, "opponent": 4})]

    def test_6_3_as_it_was_paired_round_by_round(self) -> None:
        """8 has met 2, 3 and 9 and stands last: 5, the first above, is the opponent; 7.4 then moves 3 (2 has WW)."""
        t = swiss(
            10,
            6,
            "1-6 1, 7-2 =, 3-8 0, 9-4 1, 5-10 =",
            "8-9 =, 2-1 1, 10-7 1, 4-5 =, 6-3 =",
            "2-8 =, 9-10 =, 1-5 0, 3-4 1, 7-6 0",
        )
        found = dubov(with_ratings(t, range(2490, 2390, -10)))
        assert found.boards == "10-2 5-8 3-9 6-4 1-7"
        assert found.said("dubov.own-list.up") == [("6.3", {"player": 8, "opponent": 5})]
        assert found.verdict("5-9", "8-10", "3-2", "6-4", "1-7") == ("6.3", "swiss.check.other")

    def test_6_4_and_8_nobody_can_be_raised(self) -> None:
        """3 is alone with two points and has met 1 and 4, who have one: 3 floats down and is paired first."""
        found = dubov(swiss(4, 4, "3-1 1, 4-2 1", "4-3 0, 1-2 1"))
        assert found.boards == "2-3 1-4"
        assert found.said("dubov.floats") == [("6.4", {"player": 3, "case": "b"})]
        assert found.players("dubov.floaters-first") == [("8.1", (3,))]
        assert [data["pair"] for article, data in found.said("swiss.pair") if article == "8.2"] == ["3-2"]

    def test_6_4_letters(self) -> None:
        """By whether somebody came from above, then by whether there is nobody to meet below."""
        assert [CASES[came, alone] for came in (False, True) for alone in (False, True)] == ["a", "b", "c", "d"]

    def test_6_4_with_an_opponent_below(self) -> None:
        """2 could meet 4, but 2.5 keeps 4 from being raised again."""
        found = dubov(swiss(4, 5, "4-1 0, 2-3 =", "2-1 1, 3-4 0"))
        assert found.said("dubov.floats") == [("6.4", {"player": 2, "case": "a"})]

    def test_6_4_impossible_round(self) -> None:
        with pytest.raises(PairingError) as error:
            dubov(swiss(4, 5, "1-3 1, 2-4 1", "4-1 1, 3-2 =", "1-2 1, 4-3 1"))
        assert str(error.value.article) == "TSF Dubov (2009) 6.4"


class TestArticle7:
    def test_7_1_somebody_has_met_everybody(self) -> None:
        """2 and 5 are alone at half a point and have met; first somebody for 2, then somebody for the odd group."""
        found = dubov(swiss(6, 4, "5-2 =, 3-1 0, 4-6 0"))
        assert found.said("dubov.need.stuck") == [("7.1", {"stuck": 2})]
        assert found.boards == "1-6 2-4 3-5"

    def test_7_1_somebody_whom_the_player_has_not_met(self) -> None:
        found = dubov(swiss(4, 6, "2-4 0, 3-1 1", "3-4 =, 1-2 ="))
        assert found.players("dubov.passed-over.no-help") == [("7.1", (1,))]

    def test_7_1_comes_before_7_2_in_an_odd_group_too(self) -> None:
        """1 (due Black) may meet neither 2 nor 3: 5, due White, is raised; 4 has the higher rating and is due Black."""
        rounds = (
            "7-1 0, 2-8 1, 3-9 1, 10-4 0, 5-11 1, 12-6 0",
            "1-13 1, 14-2 0, 15-3 0, 4-16 0, 17-5 1, 6-18 0",
        )
        t = apart(with_ratings(swiss(18, 7, *rounds), [*range(2480, 2370, -20), *[2000] * 12]), "1-2", "1-3")
        gone = tuple(replace(p, withdrawn_after=RoundNo(2)) if p.number > 6 else p for p in t.players)
        found = dubov(replace(t, players=gone))
        assert found.boards == "3-2 5-1 6-4"
        assert found.said("dubov.need.stuck") == [("7.1", {"stuck": 1})]
        assert found.players("dubov.passed-over.colour") == [("7.1", (4,))]
        assert found.verdict("3-2", "4-1", "5-6") == ("7.1", "swiss.check.other")

    def test_7_2_somebody_alone_has_met_nobody(self) -> None:
        found = dubov(swiss(6, 4, "1-4 1, 2-5 =, 6-3 ="))
        assert found.said("dubov.need.stuck") == []
        assert found.said("dubov.need.odd")[0] == ("7.2", {})

    def test_7_2_an_even_group_of_which_one_is_everybody_s_opponent_raises_two(self) -> None:
        """2, 3 and 4 can only meet 1. With 5, who is due White, more of the five are due White."""
        found = dubov(apart(swiss(8, 5, "1-5 1, 6-2 0, 3-7 1, 8-4 0"), "2-3", "2-4", "3-4"))
        told = [(s.article.number, s.outcome) for s in found.steps if s.outcome.startswith(("dubov.need", "dubov.sou"))]
        assert told == [("7.2", "dubov.need.unpaired"), ("7.2", "dubov.need.odd"), ("7.2", "dubov.sought.black")]
        assert [data for _, data in found.said("dubov.raised")] == [{"player": 5}, {"player": 6}]
        assert found.players("dubov.passed-over.impossible") == []

    def test_7_2_somebody_who_fits_better_but_is_needed_below(self) -> None:
        """1 is due Black. 2 is due White, but 3 and 4 may not meet each other, so 3 is raised."""
        t = apart(swiss(8, 5, "1-8 1, 5-2 =, 3-6 =, 4-7 ="), "3-4")
        gone = tuple(replace(p, withdrawn_after=RoundNo(1)) if p.number > 4 else p for p in t.players)
        found = dubov(replace(t, players=gone))
        assert [data for _, data in found.said("dubov.raised")] == [{"player": 3}]
        assert found.players("dubov.passed-over.impossible") == [("7.2", (2,))]
        assert found.players("dubov.passed-over.colour") == []

    def test_7_1_a_the_other_colour(self) -> None:
        found = dubov(swiss(6, 7, "3-4 0, 1-6 1, 2-5 ="))
        assert found.players("dubov.passed-over.colour")[0][0] == "7.1"

    def test_7_2_a_the_other_colour(self) -> None:
        """1 is alone and due Black: 3 (due White) is raised, 2 (due Black) has the higher rating."""
        found = dubov(swiss(6, 4, "1-4 1, 2-5 =, 6-3 ="))
        assert found.players("dubov.passed-over.colour") == [("7.2", (2,))]
        assert found.boards.split()[0] == "3-1"

    def test_7_2_b_the_highest_rating(self) -> None:
        """3 and 5, both due White, would do: 5 has the higher rating here."""
        t = with_ratings(swiss(6, 4, "1-4 1, 2-5 =, 6-3 ="), [2400, 2300, 1900, 1800, 2000, 2100])
        assert dubov(t).boards.split()[0] == "5-1"

    def test_7_2_c_the_lowest_average(self) -> None:
        """3 and 5 have the same rating; 5 has drawn with 2 (2300), 3 with 6 (2100)."""
        t = with_ratings(swiss(6, 4, "1-4 1, 2-5 =, 6-3 ="), [2400, 2300, 2000, 1800, 2000, 2100])
        assert dubov(t).boards.split()[0] == "3-1"

    def test_7_2_b_if_possible(self) -> None:
        """1 needs somebody due Black, 3 or 4. Without 3 only 2 and 4 would be left, who have met; 5 has the bye."""
        found = dubov(swiss(5, 5, "4-2 =, 3-5 =, 1 U"))
        assert found.boards == "1-4 2-3 5"
        assert found.players("dubov.passed-over.rest") == [("7.2", (3,))]

    def test_7_3_too_many_due_white(self) -> None:
        """5 to 8 have lost with Black: the two with the lowest averages, 8 and 7, go to the black list."""
        found = dubov(swiss(8, 4, "1-5 1, 2-6 1, 3-7 1, 4-8 1"))
        assert found.players("dubov.too-many.white") == [("7.3", (8, 7))]

    def test_7_4_too_many_due_black(self) -> None:
        """1 to 4 have won with White: the two with the highest averages, 1 and 2, go to the white list."""
        found = dubov(swiss(8, 4, "1-5 1, 2-6 1, 3-7 1, 4-8 1"))
        assert found.players("dubov.too-many.black") == [("7.4", (1, 2))]
        assert found.verdict("4-1", "3-2", "5-7", "6-8") == ("6.3", "swiss.check.later")
        assert found.verdict("1-2", "3-4", "5-7", "6-8") == ("7.4", "swiss.check.other")

    def test_7_3_lists_of_equal_length_that_cannot_be_paired(self) -> None:
        """1 of the black list may meet nobody of the white list, of whom everybody may meet somebody: 6.3 is silent."""
        found = dubov(apart(TestArticle6.EQUAL_LISTS, "1-4", "1-6", "1-8"))
        assert found.players("dubov.must-meet.white") == [("7.3", (8,))]
        assert found.players("dubov.too-many.black")[0][0] == "7.4"


class TestArticle8:
    def test_in_turn_and_the_other_colour_before_the_rating(self) -> None:
        """1 (due Black) and 2 (due White) come to 5, 7 (due White), 6 and 8 (due Black).

        2 is the first, has met 6 and gets 8; then 1, who has met 5, gets 7.
        """
        t = with_ratings(swiss(8, 4, "1-5 1, 6-2 0, 3-7 1, 8-4 0"), range(2400, 2000, -50))
        facts = round_facts(t, field_of(t, DUBOV_RULES_2009.facts), DUBOV_RULES_2009.facts, DUBOV_RULES_2009.players)
        numbers = facts.field.numbers
        group = sum(1 << numbers.index(number) for number in (1, 2, 5, 6, 7, 8))
        floaters = numbers.index(1), numbers.index(2)
        for opponent, expected in (
            (the_other_colour_first, [(2, 8), (1, 7)]),
            (the_highest_rating_first, [(2, 5), (1, 6)]),
        ):
            pairs = floater_pairs(facts, group, floaters, DUBOV_RULES_2009.lists, opponent)
            assert [(numbers[a], numbers[b]) for a, b in pairs] == expected


class TestJudgement:
    def test_others_are_raised(self) -> None:
        found = dubov(swiss(6, 4, "1-4 1, 2-5 =, 6-3 ="))
        assert found.verdict("2-1", "5-3", "4-6") == ("7.2", "swiss.check.other")
        assert found.verdict(*found.boards.split()) is None

    def test_somebody_floats_without_need(self) -> None:
        found = dubov(swiss(4, 3, "1-3 1, 2-4 1"))
        assert found.verdict("4-1", "3-2") == ("6.4", "swiss.check.other")

    def test_another_opponent_for_a_floater(self) -> None:
        """1 floats down, as 2.5 bars 3 and 4; then 2, who is due White, is the opponent, not 4."""
        found = dubov(swiss(6, 7, "5-4 1, 6-2 =, 3-1 0", "1-5 1, 3-6 1, 4-2 1"))
        assert found.boards == "2-1 5-3 6-4"
        assert found.verdict("1-4", "2-3", "5-6") == ("8.2", "swiss.check.other")
