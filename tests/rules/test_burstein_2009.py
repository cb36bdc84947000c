"""The handbook's Burstein system, article by article."""

from __future__ import annotations

from dataclasses import replace

from hakem.explain import Step
from hakem.model import (
    Acceleration,
    AccelerationMethod,
    Colour,
    PlayerId,
    Points,
    RoundNo,
    Tournament,
    VirtualPoints,
    point_system,
)
from hakem.pairing import check_round, pair_explained, system_for
from hakem.pairing.swiss.burstein import BursteinSwiss2009
from tests.support.burstein_rounds import ranking_text
from tests.support.rated_events import with_ratings
from tests.support.step_data import bare
from tests.support.swiss_rounds import given_round, swiss, told


def paired(t: Tournament) -> str:
    return told(BursteinSwiss2009().pair(t))


def steps(t: Tournament, article: str) -> list[Step]:
    return [step for step in pair_explained(BursteinSwiss2009(), t)[1] if step.article.number == article]


def ranking(t: Tournament) -> list[str]:
    """How every group is ranked."""
    return [ranking_text(step) for step in steps(t, "3.2")]


def plain(t: Tournament) -> Tournament:
    """The event without the virtual point: it lists its own, which are none."""
    return replace(t, acceleration=Acceleration(AccelerationMethod.LISTED))


class TestUnfinishedGames2:
    def test_they_count_as_drawn(self) -> None:
        pending, drawn = (plain(swiss(4, 3, f"1-2 {result}, 3-4 1")) for result in ("?", "="))
        assert paired(pending) == paired(drawn)
        assert ranking(pending) == ranking(drawn)


class TestRanks32:
    def test_sonneborn_berger_then_buchholz_then_median_then_number(self) -> None:
        t = plain(swiss(6, 3, "1-2 1, 3-4 =, 6-5 0"))
        assert ranking(t)[0] == "1 (0 / 0 / 0), 5 (0 / 0 / 0)"
        assert ranking(t)[1] == "3 (0.25 / ½ / 0), 4 (0.25 / ½ / 0), 2 (0 / 1 / 0), 6 (0 / 1 / 0)"

    def test_rating_comes_after_median_and_before_the_number(self) -> None:
        """All are equal but for the rating: the order is 2, 3, 4, 1."""
        t = plain(with_ratings(swiss(4, 5), [2000, 2400, 2300, 2200]))
        assert ranking(t) == ["2 (0 / 0 / 0), 3 (0 / 0 / 0), 4 (0 / 0 / 0), 1 (0 / 0 / 0)"]
        assert paired(t) == "2-1 4-3"

    def test_a_round_without_a_game_of_an_opponent_counts_as_a_draw(self) -> None:
        """3 drew with 4, who then won by forfeit: 4 counts for one point, not for one and a half."""
        t = plain(swiss(6, 4, "1-2 1, 3-4 =, 6-5 0", "4-1 +, 5-3 0, 2-6 ="))
        everything = ", ".join(ranking(t))
        assert "3 (1½ / 2 / 0)" in everything

    def test_a_round_without_a_game_is_one_against_a_virtual_opponent(self) -> None:
        """3 had a full point in round 1: an opponent who had nothing before, got nothing, and drew in round 2."""
        t = plain(swiss(5, 4, "1-2 1, 5-4 =, 3 U", "3-1 =, 4-2 1, 5 U"))
        assert "3 (1.25 / 2 / 0)" in ", ".join(ranking(t))

    def test_a_floater_is_ranked_with_the_others(self) -> None:
        t = plain(swiss(4, 3, "1-2 1, 3-4 ="))
        assert ranking(t)[1] == "3 (0.25 / ½ / 0), 4 (0.25 / ½ / 0), 1 (0 / 0 / 0)"


class TestVirtualPoint33:
    def test_the_upper_half_is_paired_by_itself(self) -> None:
        assert paired(swiss(8, 5)) == "1-4 3-2 5-8 7-6"

    def test_the_upper_half_is_that_of_the_list_by_rating(self) -> None:
        """By rating the list is 2, 4, 3, 1; the first and the third of it have the colour drawn (5.1)."""
        t = with_ratings(swiss(4, 5), [1500, 2400, 2200, 2300])
        assert paired(t) == "2-4 3-1"
        assert paired(replace(t, initial_colour=Colour.BLACK)) == "4-2 1-3"
        played = with_ratings(swiss(4, 5, "4-2 1, 1-3 1"), [1500, 2400, 2200, 2300])
        assert check_round(BursteinSwiss2009(), played, 1) is None

    def test_the_one_in_the_middle_belongs_to_the_lower_half(self) -> None:
        assert paired(swiss(9, 5)) == "1-4 3-2 5-8 7-6 9"

    def test_the_list_is_that_of_those_who_are_paired_first(self) -> None:
        """With 1 and 2 away, 3 and 4 are the upper half of four; 1 and 2 stand above them."""
        t = swiss(6, 5, away="1 Z, 2 H")
        assert paired(t) == "3-4 5-6"
        t = swiss(6, 5, "3-4 =, 5-6 =, 1 Z, 2 H")
        groups = [(s.data["score"], bare(s.data["residents"])) for s in steps(t, "1")]
        assert groups[0] == (Points(3, 2), (2, 3, 4))

    def test_it_is_part_of_the_scores_as_long_as_it_stands(self) -> None:
        """1 beat 4, who has the point of the upper half: Sonneborn-Berger 1 in round 2; then the point is gone."""
        first = "1-4 1, 3-2 =, 5-8 =, 7-6 ="
        t = swiss(8, 5, first)
        assert steps(t, "1")[0].data["score"] == 2
        assert "1 (1 / 1 / 0)" in ranking(t)[0]
        later = swiss(8, 5, first, "2-1 0, 6-3 =, 4-5 0, 8-7 =")
        assert steps(later, "1")[0].data["score"] == 2
        assert "1 (½ / ½ / 0)" in ranking(later)[0]

    def test_points_of_the_event_stand_instead(self) -> None:
        t = swiss(8, 5)
        assert paired(plain(t)) == "1-8 7-2 3-6 5-4"
        listed = tuple(VirtualPoints(PlayerId(n), RoundNo(1), RoundNo(1), Points(1)) for n in (5, 6, 7, 8))
        given = replace(t, acceleration=Acceleration(AccelerationMethod.LISTED, listed))
        assert paired(given) == "5-8 7-6 1-4 3-2"

    def test_it_is_worth_a_win(self) -> None:
        t = swiss(4, 3, points=point_system(Points(3), Points(1)))
        assert [s.data["score"] for s in steps(t, "1")] == [3, 0]


class TestBye4:
    def test_no_second_point_without_a_game(self) -> None:
        """5 had the bye, 4 a half point: 3 is the last who may have it."""
        assert paired(plain(swiss(5, 4, "1-2 =, 3 Z, 4 H, 5 U"))).endswith(" 3")

    def test_the_last_of_the_lowest_group(self) -> None:
        t = plain(swiss(7, 4, "1-4 1, 2-5 1, 3-6 1, 7 U"))
        assert paired(t).endswith(" 6")
        assert bare(steps(t, "4.2")[0].data["player"]) == 6

    def test_the_others_must_be_possible_to_pair(self) -> None:
        t = swiss(4, 3, "2-1 =, 4-3 0", away="3 H")
        assert paired(t) == "1-4 2"
        assert steps(t, "6.6")[0].outcome == "burstein.bye-needed"


class TestColours5:
    def test_first_round(self) -> None:
        """Odd numbers of the upper half have the colour drawn, the others not; below it goes on like that."""
        assert paired(swiss(6, 3)) == "1-3 6-2 5-4"

    def test_both_due_colours(self) -> None:
        t = swiss(4, 2, "2-1 0, 4-3 =")
        assert steps(t, "5.4 both")[0].subject[0] == 1

    def test_whose_games_it_evens_out_more(self) -> None:
        t = swiss(4, 3, "2-1 0, 4-3 0", "1-3 0, 4-2 0")
        assert paired(t) == "3-2 1-4"
        assert [s.outcome for s in steps(t, "5.4 balance")] == ["swiss.colour.stronger", "swiss.colour.stronger"]

    HISTORIES = ("3-1 0, 2-4 1", "1-5 1, 6-2 0", "1-7 1, 2-8 1", "9-1 0, 10-2 0")

    def two_left(self) -> Tournament:
        """1 has had B W W B, 2 has had W B W B: both are due White, equally. Nobody else is left."""
        idle = [(5, 6, 7, 8, 9, 10), (3, 4, 7, 8, 9, 10), (3, 4, 5, 6, 9, 10), (3, 4, 5, 6, 7, 8)]
        rounds = [", ".join([line, *(f"{n} Z" for n in away)]) for line, away in zip(self.HISTORIES, idle, strict=True)]
        t = swiss(10, 7, *rounds)
        return replace(
            t, players=tuple(replace(p, withdrawn_after=RoundNo(4)) if p.number > 2 else p for p in t.players)
        )

    def test_the_nearest_irregularity(self) -> None:
        """1 had White twice running, 2 never had a colour twice running: 1 gets the colour that is due."""
        assert paired(self.two_left()) == "1-2"
        assert [s.outcome for s in steps(self.two_left(), "5.4 history")] == ["swiss.colour.irregularity"]

    def test_the_last_difference_as_an_option(self) -> None:
        """In round 2, the last one in which they differed, 2 had Black."""
        system = system_for("burstein", "2009", self.two_left(), {"colour-history": "difference"})
        pairing, told_steps = pair_explained(system, self.two_left())
        assert told(pairing) == "2-1"
        assert "swiss.colour.alternate" in [s.outcome for s in told_steps]

    def test_the_higher_rank(self) -> None:
        t = swiss(4, 3, "1-2 1, 3-4 1")
        step = steps(t, "5.4 rank")[0]
        assert [bare(step.data[what]) for what in ("pair", "higher")] == ["3-1", 1]

    def test_no_third_time(self) -> None:
        """2 and 4 have both had White twice running: they do not meet."""
        t = swiss(
            8,
            6,
            "1-4 1, 3-2 0, 5-8 =, 7-6 1",
            "2-1 0, 4-3 =, 8-6 0, 5 Z, 7 Z",
            "1-7 1, 2-5 =, 4-8 1, 3 Z, 6 Z",
        )
        assert paired(t) == "6-1 7-2 5-4 8-3"
        assert [bare(s.data["other"]) for s in steps(t, "5.3")] == ["2-4"]


class TestGroups6:
    def test_the_highest_against_the_lowest(self) -> None:
        assert paired(plain(swiss(6, 3))) == "1-6 5-2 3-4"

    def test_nobody_meets_twice(self) -> None:
        """1-6 2-5 3-4 is the first, 1-6 2-4 3-5 the second."""
        assert paired(plain(swiss(6, 3, "1-4 =, 2-5 =, 3-6 ="))) == "6-1 4-2 5-3"

    def test_the_one_in_the_middle_floats(self) -> None:
        """1, 2 and 3 are equal; all are due Black, so that the colours do not decide."""
        t = plain(swiss(6, 3, "1-4 1, 2-5 1, 3-6 1"))
        assert [bare(s.data["player"]) for s in steps(t, "6.3")] == [2]

    def test_whoever_floated_does_not_float_on(self) -> None:
        """2 came from above to 1, 3, 4 and 6. It would be the first pairing in which 2 goes on to 5, too; 1 goes."""
        t = plain(swiss(6, 5, "2-1 1, 5-3 =, 4-6 0", "1-6 1, 5-4 0, 3-2 ="))
        assert [bare(s.data["player"]) for s in steps(t, "6.3")] == [2, 1]

    def test_colours_before_the_order(self) -> None:
        t = swiss(4, 3, "2-1 1, 4-3 =")
        assert paired(t) == "3-2 1-4"
        assert [bare(s.data["other"]) for s in steps(t, "6.5") if "other" in s.data] == ["2-4"]

    def test_a_floater_is_sent_back(self) -> None:
        """1 would float, but has met 2; so 3 does, and 1 meets 4."""
        t = swiss(4, 3, "1-3 =, 4 U, 2 Z", "2-1 0, 3 U, 4 Z")
        assert paired(t) == "1-4 3-2"
        assert [s.outcome for s in steps(t, "6.6")] == ["burstein.merged", "burstein.sent-back"]

    def test_two_groups_become_one(self) -> None:
        """3 and 4, the last group, have met each other: they and 2 are one."""
        t = swiss(4, 2, "2-1 0, 4-3 =")
        assert paired(t) == "1-4 3-2"
        assert steps(t, "6.6")[0].data["groups"] == 2


class TestJudge:
    def verdict(self, t: Tournament, *boards: str, bye: int | None = None) -> tuple[str, str] | None:
        step = BursteinSwiss2009().first_difference(t, given_round(t, *boards, bye=bye))
        return None if step is None else (step.article.number, step.outcome)

    def test_its_own_round(self) -> None:
        assert self.verdict(swiss(8, 5), "1-4", "3-2", "5-8", "7-6") is None

    def test_what_is_wrong(self) -> None:
        t = swiss(8, 5)
        assert self.verdict(t, "1-3", "4-2", "5-8", "7-6") == ("6.2", "swiss.check.other")
        assert self.verdict(t, "4-1", "3-2", "5-8", "7-6") == ("5.1", "swiss.colour.place")
        assert self.verdict(t, "1-5", "3-2", "4-8", "7-6") == ("6.3", "swiss.check.other")
        t = swiss(4, 3, "2-1 1, 4-3 =")
        assert self.verdict(t, "2-1", "3-4") == ("3.1", "swiss.check.barred")
        t = swiss(9, 5)
        assert self.verdict(t, "1-4", "3-2", "5-9", "7-6", bye=8) == ("4.2", "swiss.check.other-bye")

    def test_colours_that_were_possible(self) -> None:
        t = plain(swiss(12, 3, "7-1 0, 8-2 0, 3-9 1, 10-4 0, 5-11 1, 6-12 1"))
        own = BursteinSwiss2009().pair(t)
        top = {b.white for b in own.boards[:3]} | {b.black for b in own.boards[:3]}
        assert top == {1, 2, 3, 4, 5, 6}
        rest = [f"{b.white}-{b.black}" for b in own.boards[3:]]
        assert self.verdict(t, "1-2", "3-4", "5-6", *rest) == ("6.5", "swiss.check.worse.preference")
