"""The judge of the Double-Swiss judged: its criteria, its colours, and matches as two rounds (C.04.5)."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given, settings

from hakem.model import Acceleration, AccelerationMethod, Colour, Points, Tournament
from tests.judges.double_swiss import DOUBLE_SWISS, judged, pair_players, position_of
from tests.judges.match_swiss import pair_round
from tests.support.double_swiss_events import double_swisses
from tests.support.effort import examples
from tests.support.match_positions import contestant, in_colours, position, told, wrongs
from tests.support.swiss_rounds import swiss


class TestCriteria:
    @pytest.mark.parametrize(("at", "made"), [((4, 5), "1-3 2-4"), ((5, 5), "1-2 3-4")])
    def test_c7_not_in_the_last_round(self, at: tuple[int, int], made: str) -> None:
        where = position(contestant(1, 2), contestant(2, 1, "9w!"), contestant(3, 1), contestant(4, 1), at=at)
        assert told(judged(where)) == made

    @pytest.mark.parametrize(("at", "made"), [((4, 5), "1-4 2-3"), ((5, 5), "1-3 2-4")])
    def test_c8_not_in_the_last_round(self, at: tuple[int, int], made: str) -> None:
        where = position(contestant(1, 1), contestant(2, 1, "9w!"), contestant(3, 1), contestant(4, 0), at=at)
        assert told(judged(where)) == made

    def test_c6(self) -> None:
        where = position(
            contestant(1, 3), contestant(2, 2), contestant(3, 2, "4w"), contestant(4, 2, "3b"),
            contestant(5, 1), contestant(6, 1),
        )  # fmt: skip
        assert told(judged(where)) == "1-3 2-4 5-6"
        assert told(pair_round(where, replace(DOUBLE_SWISS, of_sets=()))) == "1-2 3-5 4-6"

    def test_1_5_any_pairing_with_different_scores_is_a_float(self) -> None:
        where = position(contestant(1, 2), contestant(2, 1, "9w!-"), contestant(3, 1), contestant(4, 1))
        assert told(judged(where)) == "1-3 2-4"

    def test_colours_are_no_criterion(self) -> None:
        where = position(*(in_colours(tpn, "ww" if tpn % 2 else "bb") for tpn in (1, 2, 3, 4)))
        assert told(judged(where)) == "1-3 2-4"


class TestColours:
    @pytest.mark.parametrize(
        ("rule", "one", "two", "white"),
        [(2, "bw", "wbw", 1), (2, "w", "wwbbbb", 1), (3, "wbbw", "bwbw", 1), (4, "w", "w", 2)],
    )
    def test_rules_that_decide(self, rule: int, one: str, two: str, white: int) -> None:
        """4.3.2: fewer Whites, whatever the difference; 4.3.3: the latest difference; 4.3.4: the higher ranked."""
        where = position(in_colours(1, one), in_colours(2, two))
        rules = DOUBLE_SWISS.of_colours
        lacking = replace(DOUBLE_SWISS, of_colours=(*rules[: rule - 1], *rules[rule:]))
        assert judged(where).pairs[0][0] == white
        assert pair_round(where, lacking).pairs[0][0] == 3 - white

    def test_4_3_5(self) -> None:
        """The higher ranked has not played and the other has had no White: the other alternates."""
        assert judged(position(in_colours(1, ""), in_colours(2, "b"))).pairs == ((2, 1),)

    @pytest.mark.parametrize(("numbers", "pair"), [((1, 2), (1, 2)), ((2, 4), (4, 2))])
    def test_4_3_1(self, numbers: tuple[int, int], pair: tuple[int, int]) -> None:
        assert judged(position(*(contestant(tpn, 0) for tpn in numbers))).pairs == (pair,)

    def test_the_higher_score_ranks_higher(self) -> None:
        assert judged(position(contestant(1, 0), contestant(3, 1))).pairs == ((3, 1),)


class TestMatchesAsTwoRounds:
    def test_scores_and_colours(self) -> None:
        """The bye is worth one and a half; game 1 says the colour, also if only game 2 was played."""
        t = swiss(5, 8, "1-3 1, 4-2 +, 5 U", "3-1 =, 2-4 1, 5 H")
        where, _ = position_of(t)
        assert (where.round_no, where.rounds_total) == (2, 4)
        assert [who.primary for who in where.contestants] == [Points(3, 2), 1, Points(1, 2), 1, Points(3, 2)]
        past = [who.history[0] for who in where.contestants]
        assert [p.opponent for p in past] == [3, 4, 1, 2, None]
        assert [p.colour for p in past[:4]] == [Colour.WHITE, Colour.BLACK, Colour.BLACK, Colour.WHITE]
        assert [p.played for p in past] == [True] * 4 + [False]
        assert [p.bars for p in past] == [False] * 4 + [True]

    def test_forfeited_only_if_both_games_were(self) -> None:
        t = swiss(6, 8, "1-4 +, 5-2 +, 3-6 x", "4-1 -, 2-5 +, 6-3 x")
        where, _ = position_of(t)
        assert not any(who.history[0].played for who in where.contestants)
        assert [who.tpn for who in where.contestants if who.history[0].bars] == [1]

    def test_byes_for_both_games(self) -> None:
        where, _ = position_of(swiss(4, 8, "1 F, 2 H, 3 Z", "1 F, 2 H, 3 Z"))
        assert [who.history[0].bars for who in where.contestants] == [True, False, False, False]

    def test_scores_before_the_match(self) -> None:
        t = swiss(4, 8, "1-3 1, 4-2 1", "3-1 0, 2-4 0", "1-4 1, 2-3 1", "4-1 1, 3-2 1")
        where, _ = position_of(t)
        assert [who.history[1].scores for who in where.contestants] == [(2, 2), (0, 0), (0, 0), (2, 2)]

    def test_absences(self) -> None:
        assert pair_players(swiss(4, 8, away="2 H, 4 H")) == ([(1, 3)], None)

    def test_baku_counts_matches(self) -> None:
        """Four matches: two points in the first, one in the second."""
        t = replace(swiss(4, 8), acceleration=Acceleration(AccelerationMethod.BAKU))
        assert [who.primary for who in position_of(t)[0].contestants] == [2, 2, 0, 0]
        played = swiss(4, 8, "1-2 1, 3-4 1", "2-1 1, 4-3 1")
        t = replace(played, acceleration=Acceleration(AccelerationMethod.BAKU))
        assert [who.primary for who in position_of(t)[0].contestants] == [2, 2, 1, 1]

    def test_between_the_games_nobody_is_paired(self) -> None:
        with pytest.raises(ValueError, match="game 2"):
            position_of(swiss(2, 8, "1-2 1"))

    def test_initial_colour(self) -> None:
        shown = replace(swiss(2, 8, "2-1 1", "1-2 1"), initial_colour=None)
        assert position_of(shown)[0].initial_colour is Colour.BLACK
        assert position_of(swiss(2, 8, initial=Colour.BLACK))[0].initial_colour is Colour.BLACK


@settings(max_examples=examples(120), deadline=None)
@given(t=double_swisses())
def test_a_round_is_whole_and_legal(t: Tournament) -> None:
    assert wrongs(position_of(t)[0], DOUBLE_SWISS) == []
