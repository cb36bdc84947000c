"""The Dubov system of 2026, article by article."""

from __future__ import annotations

from dataclasses import replace
from functools import partial

import pytest

from hakem.errors import PairingError
from hakem.facts.colours import took_place
from hakem.facts.list_order import rating_or_zero
from hakem.model import Absence, ByeKind, Colour, PlayerId, Prohibition, RoundNo, Tournament
from hakem.pairing.swiss.dubov import DUBOV_RULES_2026
from hakem.pairing.swiss.dubov.edition_2026 import middle_outward
from hakem.pairing.swiss.dubov.players import DubovRoundFacts, met_higher, round_facts, rounded_average
from hakem.pairing.swiss.dubov.upfloaters_2026 import cheapest_set, most_upfloats, quality, what_decides
from hakem.pairing.swiss.field import field_of
from tests.support.dubov_rounds import Paired
from tests.support.rated_events import with_ratings
from tests.support.swiss_rounds import swiss


def dubov(t: Tournament) -> Paired:
    return Paired(t, DUBOV_RULES_2026)


def apart(t: Tournament, *pairs: str) -> Tournament:
    """The tournament with pairs that must not meet."""
    lists = ([int(number) for number in pair.split("-")] for pair in pairs)
    return replace(t, prohibited=tuple(Prohibition(tuple(PlayerId(n) for n in numbers)) for numbers in lists))


def falling(t: Tournament) -> Tournament:
    """The tournament with ratings that fall by 50 from number to number."""
    return with_ratings(t, [2500 - 50 * p.number for p in t.players])


class TestArticle1Definitions:
    def test_1_1_somebody_without_a_rating_counts_0(self) -> None:
        t = with_ratings(swiss(4, 3), [2000, 1900, 1800, 1700])
        assert dubov(t).said("dubov.unrated") == []
        one = replace(t.players[3], rating=None)
        t = replace(t, players=(*t.players[:3], one))
        assert dubov(t).players("dubov.unrated") == [("1.1", (4,))]
        assert rating_or_zero(replace(one, national_rating=1650)) == 1650

    def test_1_6_4_without_a_game_black_is_preferred(self) -> None:
        """7 had the bye and 1 Black: 1 has White."""
        assert dubov(swiss(7, 3, "4-1 0, 3-2 =, 5-6 =, 7 U")).boards.split()[0] == "1-7"

    @pytest.mark.parametrize(
        ("ratings", "average"), [([], 0), ([2000], 2000), ([2000, 2001], 2001), ([2000, 2000, 2001], 2000)]
    )
    def test_1_7_average_of_opponents(self, ratings: list[int], average: int) -> None:
        assert rounded_average(ratings) == average

    def test_1_7_only_games_that_took_place(self) -> None:
        t = falling(swiss(4, 3, "1-3 +, 4-2 1"))
        facts = round_facts(t, field_of(t, DUBOV_RULES_2026.facts), DUBOV_RULES_2026.facts, DUBOV_RULES_2026.players)
        assert {p.number: (p.aro, p.games) for p in facts.players} == {
            1: (0, 0),
            2: (2300, 1),
            3: (0, 0),
            4: (2400, 1),
        }

    @pytest.mark.parametrize(("rounds", "most"), [(4, 2), (5, 3), (9, 3), (10, 4), (11, 4)])
    def test_1_8_maximum_upfloater(self, rounds: int, most: int) -> None:
        assert most_upfloats(rounds) == most

    def test_1_4_upfloat_of_a_game_that_was_not_played(self) -> None:
        """3 was paired with somebody of a higher score in round 2 and won by forfeit."""
        t = swiss(4, 5, "1-3 1, 2-4 =", "3-2 +, 4-1 =")
        played_only = replace(DUBOV_RULES_2026.players, upfloats=partial(met_higher, counts=took_place))
        for players, upfloats in ((DUBOV_RULES_2026.players, (2,)), (played_only, ())):
            facts = round_facts(t, field_of(t, DUBOV_RULES_2026.facts), DUBOV_RULES_2026.facts, players)
            assert next(p.upfloats for p in facts.players if p.number == 3) == upfloats


class TestArticle2Criteria:
    def test_c1_nobody_meets_twice(self) -> None:
        assert dubov(swiss(4, 3, "1-3 1, 4-2 0", "2-1 =, 3-4 1")).verdict("3-1", "2-4") == (
            "2.1.1",
            "swiss.check.barred",
        )

    @pytest.mark.parametrize("earlier", ["5 U", "5 F", "4-5 -, 2 Z"])
    def test_c2_who_may_not_have_the_bye(self, earlier: str) -> None:
        """5 would come first, with the lowest score of those who have played most games."""
        games = "1-3 1" if earlier.startswith("4") else "1-3 1, 4-2 ="
        t = swiss(5, 4, f"{games}, {earlier}")
        assert dubov(t).pairing.byes[0].player != 5

    def test_c3_two_with_the_same_absolute_preference(self) -> None:
        """1 and 2 have had White twice: they do not meet, though both have two points."""
        t = swiss(6, 5, "1-3 1, 2-4 1, 5-6 =", "1-5 1, 2-6 1, 4-3 =")
        found = dubov(t)
        assert not {"1-2", "2-1"} & set(found.boards.split())
        assert found.verdict("2-1", "3-5", "6-4") == ("2.1.3", "swiss.check.barred")

    def test_c3_has_no_exception_in_the_last_round(self) -> None:
        t = swiss(6, 3, "1-3 1, 2-4 1, 5-6 =", "1-5 1, 2-6 1, 4-3 =")
        assert not {"1-2", "2-1"} & set(dubov(t).boards.split())

    def test_c4_the_rest_must_be_completable(self) -> None:
        """1 and 2 could meet, but 3 and 4 must not meet each other: both float up."""
        found = dubov(apart(swiss(4, 5, "1-3 1, 2-4 1"), "3-4"))
        assert found.boards == "4-1 3-2"
        assert found.said("dubov.needed.below") == [("3.2.1", {"count": 2})]

    def test_c4_impossible(self) -> None:
        with pytest.raises(PairingError, match="cannot be paired") as error:
            dubov(swiss(4, 5, "1-3 1, 2-4 1", "4-1 1, 3-2 =", "1-2 1, 4-3 1"))
        assert str(error.value.article) == "C.04.4.1 (2026) 2.2.1"

    def test_c4_whoever_is_needed_below_does_not_float_up(self) -> None:
        """1 could meet 2, but then 3 and 4, who must not meet, would be left."""
        found = dubov(apart(swiss(4, 3, "1 F, 2 Z, 3 Z, 4 Z"), "3-4"))
        assert found.players("dubov.upfloaters") == [("3.2.2", (3,))]
        assert found.players("dubov.passed.upfloaters-impossible") == [("3.2.1", (2,))]

    def test_c5_fewest_upfloaters_before_colours(self) -> None:
        """1 and 2 are both due Black, 3 and 4 both due White: nobody floats all the same."""
        found = dubov(swiss(4, 3, "1-3 1, 2-4 1"))
        assert found.boards == "2-1 3-4"
        assert found.verdict("4-1", "3-2") == ("2.3.1", "dubov.check.worse.upfloaters")

    def test_c6_the_lowest_upfloater_counts_first(self) -> None:
        """1 can meet only 3 (2½) or 4 (2), 2 only 5 (1½) or 6 (1), and the two who stay behind must not be 4 and 6.

        4 and 5 are better than 3 and 6: the wider difference counts first.
        """
        scores = ("1 F, 2 F, 3 F, 4 F, 5 F, 6 F", "1 F, 2 F, 3 F, 4 F, 5 H, 6 Z", "1 F, 2 F, 3 H, 4 Z, 5 Z, 6 Z")
        found = dubov(apart(swiss(6, 7, *scores), "1-2", "1-5", "1-6", "2-3", "2-4", "4-6"))
        assert found.players("dubov.upfloaters")[0] == ("3.2.2", (4, 5))
        assert found.players("dubov.passed.upfloaters-impossible") == [("3.2.1", (3, 4))]
        assert found.verdict("1-3", "2-6", "4-5") == ("2.3.2", "dubov.check.worse.upfloater-scores")

    def test_c7_preferences_before_the_order(self) -> None:
        """1 is due Black: 3, due White, floats up and not 2, due Black."""
        found = dubov(swiss(6, 4, "1-4 1, 2-5 =, 6-3 ="))
        assert found.boards == "3-1 5-6 4-2"
        assert found.players("dubov.passed.upfloater-colours") == [("2.3.3", (2,))]
        assert found.players("dubov.passed.upfloaters-later") == []
        assert found.verdict("2-1", "5-3", "4-6") == ("2.3.3", "dubov.check.worse.upfloater-colours")

    def test_c8_maximum_upfloaters(self) -> None:
        found = dubov(swiss(10, 7, *OFTEN_RAISED))
        assert found.players("dubov.passed.maximum-upfloaters")[0][0] == "2.3.4"

    def test_c8_and_c10_are_not_asked_in_the_last_round(self) -> None:
        found = dubov(swiss(10, 5, *OFTEN_RAISED))
        assert found.players("dubov.passed.maximum-upfloaters") == []
        assert found.players("dubov.passed.upfloaters-again") == []

    def test_c9_the_one_who_was_raised_less_often(self) -> None:
        found = dubov(falling(swiss(11, 8, *RAISED_EVEN_MORE_OFTEN)))
        assert found.players("dubov.passed.maximum-upfloats")[0][0] == "2.3.5"

    def test_c10_upfloaters_of_the_round_before(self) -> None:
        t = swiss(6, 4, "4-6 =, 3-1 0, 2-5 =", "1-2 1, 4-5 1, 6-3 0")
        found = dubov(t)
        assert found.boards == "1-4 5-3 2-6"
        assert found.players("dubov.passed.upfloaters-again") == [("2.3.6", (2,))]


OFTEN_RAISED = (
    "5-2 1, 9-4 1, 6-3 1, 7-8 0, 1-10 =",
    "5-6 0, 9-8 0, 10-2 1, 1-4 =, 7-3 1",
    "8-6 1, 10-7 =, 1-5 0, 2-9 =, 4-3 =",
    "8-5 0, 10-6 1, 9-7 =, 1-2 1, 4 U, 3 Z",
)
RAISED_EVEN_MORE_OFTEN = (
    "3-2 1, 5-1 0, 7-4 =, 9-8 0, 6-10 1, 11 U",
    "1-3 =, 6-11 1, 8-4 =, 7-9 1, 2-10 1, 5 U",
    "6-3 =, 1-7 0, 8-2 0, 4-11 =, 10-5 0, 9 U",
    "7-6 =, 2-5 1, 3-4 1, 1-11 =, 10-8 0, 9 Z",
    "3-7 1, 2-6 1, 8-11 1, 1-4 0, 5-9 =, 10 U",
    "8-3 =, 2-7 0, 4-6 0, 5-11 0, 1-9 0, 10 Z",
)


def facts_before(t: Tournament) -> DubovRoundFacts:
    return round_facts(t, field_of(t, DUBOV_RULES_2026.facts), DUBOV_RULES_2026.facts, DUBOV_RULES_2026.players)


class TestArticle31Bye:
    def test_lowest_score_then_largest_number(self) -> None:
        assert dubov(swiss(5, 4, "1-3 1, 4-2 1, 5 U")).boards.split()[-1] == "3"

    def test_most_games_before_the_largest_number(self) -> None:
        """2, 3 and 5 have no point, 5 has not played."""
        found = dubov(swiss(5, 4, "1-2 1, 4-3 1, 5 Z"))
        assert found.boards.split()[-1] == "3"
        assert found.verdict("3-1", "2-4", bye=5) == ("3.1", "swiss.check.other-bye")

    def test_the_others_must_be_completable(self) -> None:
        """3 has the lowest score, but 1 and 2 have met."""
        found = dubov(swiss(3, 3, "1-2 =, 3 Z"))
        assert found.boards == "3-1 2"
        assert found.players("dubov.bye-refused") == [("2.2.1", (3,))]

    def test_first_round(self) -> None:
        assert dubov(swiss(5, 4)).boards == "1-3 4-2 5"


class TestArticle32Bracket:
    def test_3_2_1_odd_group(self) -> None:
        found = dubov(swiss(6, 4, "1-4 1, 2-5 =, 6-3 ="))
        assert found.said("dubov.needed.odd")[0] == ("3.2.1", {"count": 1})

    def test_3_2_1_residents_who_have_met(self) -> None:
        """2 and 5 have drawn with each other and have nobody else at half a point."""
        found = dubov(falling(swiss(6, 4, "5-2 =, 3-1 0, 4-6 0")))
        assert found.boards == "1-6 2-3 4-5"
        assert found.said("dubov.needed.residents") == [("3.2.1", {"count": 2})]

    def test_3_2_1_a_lower_score_where_the_next_one_is_no_help(self) -> None:
        """1 must not meet anybody of the next score."""
        t = apart(swiss(6, 4, "1-4 1, 2-5 =, 6-3 ="), "1-2", "1-3", "1-5", "1-6")
        with pytest.raises(PairingError):
            dubov(t)
        found = dubov(apart(swiss(8, 4, "1-4 1, 2-5 =, 6-3 =, 7 Z, 8 Z"), "1-2", "1-3", "1-5", "1-6"))
        assert found.players("dubov.upfloaters")[0] == ("3.2.2", (7,))

    def test_3_2_3_lists_by_preference(self) -> None:
        found = dubov(swiss(4, 3, "1-3 1, 4-2 0"))
        assert found.boards == "2-1 3-4"
        assert found.said("dubov.lists")[0] == ("3.2.3", {"white": (2,), "black": (1,)})

    def test_3_2_3_halves_before_anybody_has_played(self) -> None:
        found = dubov(swiss(6, 4))
        assert found.boards == "1-4 5-2 3-6"
        assert found.said("dubov.halves") == [("3.2.3", {"white": (1, 2, 3), "black": (4, 5, 6)})]

    def test_3_2_3_halves_in_a_later_round(self) -> None:
        """Those who come to round 2 make up a bracket of which nobody has played."""
        t = swiss(8, 4, "1-3 1, 4-2 0, 5 Z, 6 Z, 7 Z, 8 Z")
        t = replace(t, absences=tuple(Absence(RoundNo(2), PlayerId(n), ByeKind.HALF_POINT) for n in (3, 4)))
        assert dubov(t).said("dubov.halves") == [("3.2.3", {"white": (5, 6), "black": (7, 8)})]

    def test_3_2_4_from_the_larger_group(self) -> None:
        """1 to 4 are all due Black: 2 and 3, the middle, go to the other list; 5 to 8 all due White, 6 and 7 go."""
        found = dubov(swiss(8, 4, "1-5 1, 2-6 1, 3-7 1, 4-8 1"))
        assert found.players("dubov.too-many.black") == [("3.2.4", (2, 3))]
        assert found.players("dubov.too-many.white") == [("3.2.4", (6, 7))]
        assert found.boards == "2-1 4-3 5-6 7-8"

    def test_3_2_4_the_first_set_that_can_be_paired(self) -> None:
        """2 and 3 cannot both go, as neither may meet 1: 2 and 1 go."""
        found = dubov(apart(swiss(8, 4, "1-5 1, 2-6 1, 3-7 1, 4-8 1"), "1-2", "1-3"))
        assert found.players("dubov.too-many.black") == [("3.2.4", (2, 1))]
        assert found.verdict("2-4", "3-1", "5-6", "8-7") is not None

    def test_3_2_4_from_the_smaller_group(self) -> None:
        """2 and 4 are due White, 1 and 3 due Black, but 1 can meet only 3: one of each list changes."""
        found = dubov(apart(swiss(4, 4, "1-4 =, 3-2 ="), "1-2"))
        assert found.players("dubov.must-meet.white") == [("3.2.4", (2,))]
        assert found.players("dubov.too-many.black") == [("3.2.4", (1,))]
        assert set(found.boards.split()) == {"3-1", "2-4"}

    def test_3_2_5_lowest_average_first(self) -> None:
        """2 and 3 are on the white list; the opponent of 3 was weaker, so 3 is the first to have an opponent."""
        found = dubov(falling(swiss(8, 4, "1-5 1, 2-6 1, 3-7 1, 4-8 1")))
        white = ((3, 2150), (2, 2200))
        assert found.said("dubov.order")[0] == ("3.2.5", {"white": white, "black": (1, 4)})
        assert found.boards.split()[:2] == ["3-1", "4-2"]

    def test_3_2_6_first_transposition(self) -> None:
        """1-4 is not allowed: 1-5, then 2-4, then 3-6."""
        found = dubov(apart(swiss(6, 4), "1-4"))
        assert found.boards == "1-5 4-2 3-6"
        assert found.said("swiss.pair.barred") == [("2.1.1", {"pair": "1-5", "other": "1-4"})]
        assert found.verdict("1-6", "4-2", "3-5") == ("3.2.6", "swiss.check.later")

    def test_3_2_6_for_the_sake_of_the_others(self) -> None:
        """3 can meet only 4, so 1 cannot have 4."""
        found = dubov(apart(swiss(6, 4), "3-5", "3-6"))
        assert found.boards == "1-5 6-2 3-4"
        assert found.said("swiss.pair.moved")[0] == ("3.2.6", {"pair": "1-5", "other": "1-4"})


class TestArticle4Orders:
    def test_4_2_first_in_the_order(self) -> None:
        """3 and 5 would do equally well for 1: 3 comes first."""
        found = dubov(swiss(6, 4, "1-4 1, 2-5 =, 6-3 ="))
        assert found.verdict("5-1", "6-4", "3-2") == ("4.2", "dubov.check.worse.upfloaters-later")

    def test_4_2_all_criteria_as_one_number(self) -> None:
        """The exact way comes to the same upfloater as the quick one."""
        facts = facts_before(swiss(6, 4, "1-4 1, 2-5 =, 6-3 ="))
        place = facts.field.numbers.index
        assert cheapest_set(facts, 1, range(1, 6), whole=True) == cheapest_set(facts, 1, range(1, 5)) == (place(3),)
        assert cheapest_set(facts, 1, ()) is None
        assert what_decides(facts, (0,), (place(3),), (place(5),)) == ("4.2", "upfloaters-later")
        assert quality(facts, (0,), (place(4),)) is None

    @pytest.mark.parametrize(("size", "order"), [(7, [4, 3, 5, 2, 6, 1, 7]), (6, [3, 4, 2, 5, 1, 6]), (1, [1])])
    def test_4_3_from_the_middle(self, size: int, order: list[int]) -> None:
        assert middle_outward(range(1, size + 1)) == order

    def test_4_3_1_whoever_has_just_come_has_no_place_in_the_order(self) -> None:
        """2 may meet only 1 and 6, who want White like 2: 1, the middle of 2, 1, 6 by average, changes.

        Of 3, 4, 5, who want Black, the middle is 4, whoever has come to them.
        """
        found = dubov(apart(falling(swiss(6, 5, "4-1 =, 5-2 =, 3-6 =")), "2-3", "2-4"))
        assert found.players("dubov.must-meet.white") == [("3.2.4", (1,))]
        assert found.players("dubov.too-many.black") == [("3.2.4", (4,))]
        assert {frozenset(board.split("-")) for board in found.boards.split()} == set(
            map(frozenset, ("12", "65", "43"))
        )

    def test_4_3_later_set(self) -> None:
        """1 and 4 instead of 2 and 3 on the white list."""
        found = dubov(swiss(8, 4, "1-5 1, 2-6 1, 3-7 1, 4-8 1"))
        assert found.verdict("3-1", "4-2", "5-6", "8-7") == ("3.2.6", "swiss.check.later")
        assert found.verdict("4-1", "3-2", "5-6", "8-7") == ("3.2.4", "swiss.check.other")


class TestArticle52Colours:
    def test_5_2_1_nobody_has_played(self) -> None:
        assert dubov(swiss(4, 3, initial=Colour.BLACK)).boards == "3-1 2-4"
        assert dubov(swiss(4, 3)).colour_article("1-3") == "5.2.1"

    def test_5_2_2_both(self) -> None:
        assert dubov(swiss(4, 3, "1-3 1, 4-2 0")).colour_article("2-1") == "5.2.2"

    def test_5_2_3_the_stronger(self) -> None:
        """1 has had White, 7 has not played: both due Black, 1 more so."""
        found = dubov(swiss(7, 3, "1-4 1, 3-2 =, 5-6 =, 7 U"))
        assert found.colour_article("7-1") == "5.2.3"

    def test_5_2_4_alternate(self) -> None:
        """1 (White, White, Black) and 2 (White, Black, White) are due Black equally; last time 1 had it."""
        rounds = ("1-5 1, 2-6 1, 3-7 =, 4-8 =", "1-6 1, 5-2 0, 3-8 =, 7-4 =", "7-1 0, 2-8 1, 5-3 =, 6-4 =")
        assert dubov(swiss(8, 5, *rounds)).colour_article("1-2") == "5.2.4"

    def test_5_2_5_the_higher_ranked(self) -> None:
        assert dubov(swiss(4, 3, "1-3 1, 2-4 1")).colour_article("2-1") == "5.2.5"
