"""C.04.4.2, the Burstein system of 2026, article by article."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from fractions import Fraction

from hakem.desk.choosing import SystemWish
from hakem.desk.why import explained
from hakem.explain import Level, Step
from hakem.model import Acceleration, AccelerationMethod, Tournament
from hakem.pairing import pair_explained, system_for
from hakem.pairing.swiss.burstein import BursteinSwiss
from hakem.pairing.swiss.burstein.editions import half_of_the_rounds
from hakem.simulation import Rates, Settings, simulate
from tests.support.burstein_rounds import ranking_text
from tests.support.step_data import bare
from tests.support.swiss_rounds import given_round, swiss, told


def paired(t: Tournament) -> str:
    return told(BursteinSwiss().pair(t))


def steps(t: Tournament, article: str) -> list[Step]:
    return [step for step in pair_explained(BursteinSwiss(), t)[1] if step.article.number == article]


def simulated(players: int, seed: str, round_no: int) -> Sequence[Step]:
    """The steps of a round of an event in which much happens."""
    eighth = Fraction(1, 8)
    rates = Rates(forfeit=eighth, half_bye=eighth, zero_bye=eighth, withdraw=Fraction(1, 20))
    t = simulate(Settings(players, 5, seed, "burstein", "2026", rates)).tournament
    return explained(t, round_no, SystemWish("burstein", "2026")).steps


def ranking(t: Tournament) -> list[str]:
    """How every bracket is ranked."""
    return [ranking_text(step) for step in steps(t, "1.8")]


class TestSeedingRounds16:
    def test_half_of_the_rounds_but_no_more_than_four(self) -> None:
        assert [half_of_the_rounds(n) for n in (1, 2, 3, 7, 8, 9, 11)] == [0, 1, 1, 3, 4, 4, 4]

    def test_they_are_paired_by_the_dutch_system(self) -> None:
        t = swiss(6, 4, "1-4 1, 5-2 0, 3-6 =")
        assert BursteinSwiss().pair(t) == system_for("dutch", "2026", t).pair(t)
        step = steps(t, "1.6")[0]
        assert dict(step.data) == {"round": 2, "rounds": 2}

    def test_the_same_rounds_in_a_shorter_event_are_not(self) -> None:
        t = swiss(6, 2, "1-4 =, 2-5 =, 3-6 =")
        assert steps(t, "1.6") == []
        assert paired(t) != told(system_for("dutch", "2026", t).pair(t))

    def test_a_single_round_has_none(self) -> None:
        assert paired(swiss(6, 1)) == "1-6 5-2 3-4"

    def test_the_judge_is_the_dutch_one(self) -> None:
        t = swiss(4, 4)
        step = BursteinSwiss().first_difference(t, given_round(t, "1-2", "4-3"))
        assert step is not None
        assert str(step.article) == "C.04.3 (2026) 4.3"


class TestOpposition17And18:
    def test_buchholz_then_sonneborn_berger_then_number(self) -> None:
        t = swiss(6, 2, "1-4 1, 5-2 =, 3-6 0")
        assert ranking(t) == [
            "1 (0 / 0), 6 (0 / 0)",
            "2 (½ / 0.25), 5 (½ / 0.25)",
            "3 (1 / 0), 4 (1 / 0), 2 (½ / 0.25), 5 (½ / 0.25)",
        ]

    def test_rounds_without_a_game_count_as_against_oneself(self) -> None:
        """3 has ½ from a bye: ½ and ¼; 4 has 1 from a forfeit: 1 and 1."""
        everything = ", ".join(ranking(swiss(5, 2, "1-2 =, 3 H, 4-5 +")))
        assert "3 (½ / 0.25)" in everything
        assert "4 (1 / 1)" in everything

    def test_zero_byes_that_go_on_are_draws_for_the_opponents(self) -> None:
        """1 beat 4, who has been away since: worth ½ if 4 stays away, and nothing once 4 is back."""
        rounds = ("1-4 1, 2-5 1, 3-6 1", "2-1 =, 6-5 =, 3 H, 4 Z")
        assert "1 (2 / 1.25)" in ", ".join(ranking(swiss(6, 3, *rounds, away="4 Z")))
        assert "1 (1½ / 0.75)" in ", ".join(ranking(swiss(6, 3, *rounds)))

    def test_a_bye_with_points_ends_the_run(self) -> None:
        rounds = ("1-4 1, 2-5 1, 3-6 1", "2-1 =, 6-5 =, 3 H, 4 Z")
        assert "1 (1½ / 0.75)" in ", ".join(ranking(swiss(6, 3, *rounds, away="4 H")))

    def test_the_score_has_no_part_in_the_ranking(self) -> None:
        """1 comes down with a full point and is last of the three."""
        t = swiss(5, 3, "4-1 0, 2 H, 5 H, 3 Z")
        assert ranking(t)[1] == "2 (½ / 0.25), 5 (½ / 0.25), 1 (0 / 0)"


class TestAbsolute21:
    def test_nobody_meets_twice(self) -> None:
        t = swiss(6, 2, "1-4 =, 2-5 =, 3-6 =")
        assert paired(t) == "6-1 4-2 5-3"
        barred = [s.data for s in steps(t, "2.1.1") if "other" in s.data]
        assert ("2-4", "2-5") in [(bare(data["pair"]), bare(data["other"])) for data in barred]

    def test_same_absolute_preference(self) -> None:
        t = swiss(
            8,
            4,
            "1-5 1, 6-2 1, 3-7 1, 8-4 =",
            "3-1 0, 4-6 =, 2-8 1, 5-7 +",
            "1-6 1, 2-4 1, 5-3 0, 7-8 0",
        )
        assert paired(t) == "1-2 6-3 8-5 4-7"
        assert ("6-8",) in [bare(s.data["pairs"]) for s in steps(t, "2.1.3") if "pairs" in s.data]

    def test_topscorers_of_the_last_round_are_no_exception(self) -> None:
        """2 and 3 have most points, and both had Black twice."""
        assert paired(swiss(6, 3, "6-3 =, 4-2 0, 1-5 =", "4-6 0, 1-3 0, 5-2 0")) == "2-1 6-5 3-4"


class TestCompletion221:
    def test_a_bracket_gives_up_a_pair_for_the_rest(self) -> None:
        """1 and 3 could meet, but 2 and 4 have met each other."""
        t = swiss(4, 3, "1-3 -, 4-2 =", "3-4 1, 2-1 0")
        assert paired(t) == "2-3 1-4"
        assert [s.outcome for s in steps(t, "2.2.1")] == ["burstein.first-candidate-incomplete"]


class TestQuality23:
    def test_c6_the_higher_score_is_paired(self) -> None:
        t = swiss(4, 3, "3-1 0, 2-4 -", "1-4 1, 2-3 1")
        assert paired(t) == "1-2 4-3"
        decided = [s.outcome for s in simulated(7, "b2", 5) if s.article.number == "2.3.2"]
        assert "swiss.check.worse.downfloater-scores" in decided

    def test_c7_the_following_bracket_has_a_pair(self) -> None:
        """5-2 would come first, but 1 has met 3: as 4 has the bye, that is for 2.2.1 to reject."""
        t = swiss(5, 2, "1-3 1, 4-2 0, 5 U")
        assert paired(t) == "5-1 3-2 4"
        assert next(s.outcome for s in steps(t, "2.2.1")) == "burstein.first-candidate-incomplete"
        decided = [s.outcome for s in simulated(8, "b0", 3) if s.article.number == "2.3.3"]
        assert "swiss.check.worse.following-pairs" in decided

    def test_c7_and_its_scores(self) -> None:
        t = swiss(
            8,
            4,
            "5-1 =, 2-6 =, 7-3 =, 4-8 1",
            "1-4 =, 3-2 0, 6-5 1, 8-7 0",
            "2-7 1, 4-6 =, 1-3 =, 5-8 =",
        )
        assert paired(t) == "4-2 6-1 7-5 3-8"
        assert "swiss.check.worse.following-scores" in [s.outcome for s in steps(t, "2.3.3")]

    def test_c8_colours_before_the_order(self) -> None:
        """1-4 and 2-3 come first, but in each of these pairs both are due the same colour."""
        t = swiss(4, 3, "3-1 =, 2-4 =")
        assert paired(t) == "1-2 4-3"
        assert "swiss.check.worse.preference" in [s.outcome for s in steps(t, "2.3.4")]

    def test_c8_comes_after_c7(self) -> None:
        """3 and 2 are both due White and meet: 2 must find an opponent."""
        assert paired(swiss(5, 2, "1-3 1, 4-2 0, 5 U")) == "5-1 3-2 4"


class TestBye31:
    def test_lowest_score(self) -> None:
        assert paired(swiss(5, 2, "1-3 1, 4-2 0, 5 U")).endswith(" 4")

    def test_most_games(self) -> None:
        """1, 2 have a point each; 1 has played two games, 2 one."""
        assert paired(swiss(4, 4, "1-3 =, 4 U, 2 H", "2-1 =, 4 H, 3 Z", away="3 Z")) == "4-2 1"

    def test_lowest_rank(self) -> None:
        """3 and 4 are equal but for the number: the greater has the bye."""
        assert paired(swiss(5, 2, "1-3 1, 2-4 1, 5 U")).endswith(" 4")

    def test_whoever_had_one_is_barred(self) -> None:
        t = swiss(3, 2, "1-2 1, 3 U")
        assert paired(t).endswith(" 2")

    def test_a_forfeit_win_bars_and_a_half_point_does_not(self) -> None:
        assert paired(swiss(5, 2, "1-2 +, 4-3 =, 5 U", away="4 Z, 5 Z")).endswith(" 2")
        assert paired(swiss(4, 2, "1-2 +, 4 U, 3 H", away="2 Z")).endswith(" 3")

    def test_the_others_must_be_possible_to_pair(self) -> None:
        """3 is last, but 2 and 4 have met."""
        t = swiss(4, 3, "1-3 1, 4-2 =", away="1 Z")
        assert paired(t) == "3-2 4"
        assert next(s.outcome for s in steps(t, "2.2.1")) == "burstein.bye-needed"


class TestColours52:
    def test_nobody_has_played(self) -> None:
        """The place among those who have been paired counts, not the number: 1 has never been there."""
        t = swiss(7, 2, "2-3 =, 6-7 =, 1 Z, 4 Z, 5 Z", away="1 Z")
        assert paired(t) == "7-2 3-6 4-5"
        assert [s.outcome for s in steps(t, "5.2.1")] == ["swiss.colour.number"]

    def test_the_higher_ranked_of_two_who_have_not_played_is_so_by_1_8(self) -> None:
        """1, who has virtual points, has Index 0; 7 scored half a point without a game, against itself: Index 2.

        7 is the higher ranked and has an odd place.
        """
        rounds = (
            "2-5 =, 6-3 =, 4-8 =, 1 Z, 7 H",
            "6-2 =, 8-3 =, 4-5 =, 1 Z, 7 Z",
            "2-3 =, 4-6 =, 5-8 =, 1 Z, 7 Z",
            "3-4 =, 8-6 =, 1 Z, 2 Z, 5 Z, 7 Z",
        )
        t = swiss(8, 9, *rounds, away="2 Z, 3 Z, 4 Z, 5 Z, 6 Z, 8 Z")
        t = replace(t, acceleration=Acceleration(AccelerationMethod.BAKU))
        assert paired(t) == "7-1"
        step = steps(t, "5.2.1")[0]
        assert [bare(step.data[what]) for what in ("pair", "higher")] == ["7-1", 7]

    def test_brackets_are_those_of_1_2_2(self) -> None:
        t = swiss(4, 3, "3-1 =, 2-4 =")
        assert [s.outcome for s in steps(t, "1.2.2") if s.level is Level.REASON] == ["swiss.bracket.homogeneous"]

    def test_only_one_has_played(self) -> None:
        """4 has no preference: 1, who had White, has Black."""
        t = swiss(4, 2, "1-2 =, 3 U, 4 H")
        assert paired(t) == "2-3 4-1"

    def test_the_higher_ranked_by_opposition_not_by_score(self) -> None:
        """2 has a point more than 3 and the worse Buchholz: 3 gets White."""
        t = swiss(5, 2, "1-3 1, 4-2 0, 5 U")
        step = steps(t, "5.2.5")[0]
        assert [bare(step.data[what]) for what in ("pair", "higher")] == ["3-2", 3]
