"""What opponents have scored, and what counts where there was none."""

from __future__ import annotations

from dataclasses import replace

from hypothesis import given, settings

from hakem.facts.acceleration import point_for_the_upper_half
from hakem.facts.card import cards
from hakem.facts.colours import took_place
from hakem.facts.opposition import (
    Opposition,
    OppositionRules,
    WithoutGame,
    against_oneself,
    against_virtual_opponent,
    every_round_without_game_as_draw,
    last_zero_byes_as_draws,
    opposition,
    real_score,
)
from hakem.model import HALF, STANDARD, ZERO, PlayerId, Points, RoundNo, Tournament
from tests.support.effort import examples
from tests.support.some import some
from tests.support.swiss_events import swiss_events
from tests.support.swiss_rounds import swiss


def nothing(*_: object) -> None:
    return None


def met(t: Tournament, player: int, rules: OppositionRules) -> Opposition:
    return opposition(t, cards(t), rules)[PlayerId(player)]


THREE_ROUNDS = swiss(4, 4, "1-2 1, 3-4 =", "2-3 =, 4-1 0", "1-3 =, 4-2 1")
"""Scores: 1 has 2½, 2 has ½, 3 has 1½, 4 has 1½."""


class TestSums:
    rules = OppositionRules(real_score, against_oneself)

    def test_buchholz(self) -> None:
        assert met(THREE_ROUNDS, 1, self.rules).buchholz == HALF + Points(3, 2) + Points(3, 2)

    def test_sonneborn_berger(self) -> None:
        assert met(THREE_ROUNDS, 1, self.rules).sonneborn_berger == HALF + Points(3, 2) + Points(3, 4)

    def test_median(self) -> None:
        assert met(THREE_ROUNDS, 1, self.rules).median == Points(3, 2)

    def test_median_of_less_than_three(self) -> None:
        assert met(swiss(2, 3, "1-2 1"), 2, self.rules).median == 0
        assert Opposition((3, 4), (0, 2), 2).median == 0

    @settings(max_examples=examples(60), deadline=None)
    @given(t=swiss_events(most=10))
    def test_as_written_down(self, t: Tournament) -> None:
        """Adding up fractions round by round gives the same."""
        everybody = cards(t)
        for player, found in some(opposition(t, everybody, self.rules).items()):
            card = everybody[player]
            rounds = [
                (everybody[e.opponent].score if e.opponent is not None and took_place(e) else card.score, e.points)
                for e in card.entries
            ]
            assert found.buchholz == sum((score for score, _ in rounds), ZERO)
            assert found.sonneborn_berger == sum((score * points for score, points in rounds), ZERO)


class TestOwnRoundsWithoutAGame:
    t = swiss(5, 4, "1-2 1, 3-4 +, 5 U", "5-1 =, 2-4 0, 3 H")

    def sums(self, player: int, rule: WithoutGame) -> tuple[Points, Points]:
        found = met(self.t, player, OppositionRules(real_score, rule))
        return found.buchholz, found.sonneborn_berger

    def test_against_oneself(self) -> None:
        """3 has 1½ points, of which one by forfeit and a half by a bye."""
        assert self.sums(3, against_oneself) == (Points(3), Points(9, 4))

    def test_against_a_virtual_opponent(self) -> None:
        """Round 1: nothing before, nothing in it, a draw after it; round 2: one point before, half a point in it."""
        assert self.sums(3, against_virtual_opponent) == (Points(2), HALF + Points(3, 4))

    def test_no_round_at_all(self) -> None:
        assert self.sums(3, nothing) == (ZERO, ZERO)
        assert met(self.t, 5, OppositionRules(real_score, nothing)).scores == (3,)


class TestOpponentsWhoStayedAway:
    rounds = ("1-4 1, 2-5 1, 3-6 1", "2-1 =, 6-5 =, 3 H, 4 Z")

    def counted(self, t: Tournament, player: int) -> tuple[Points, Points]:
        card = cards(t)[PlayerId(player)]
        return last_zero_byes_as_draws(t, card), every_round_without_game_as_draw(t, card)

    def test_a_run_up_to_now(self) -> None:
        assert self.counted(swiss(6, 4, *self.rounds, away="4 Z"), 4) == (HALF, HALF)

    def test_a_run_that_has_ended(self) -> None:
        assert self.counted(swiss(6, 4, *self.rounds), 4) == (ZERO, HALF)
        assert self.counted(swiss(6, 4, *self.rounds, away="4 H"), 4) == (ZERO, HALF)

    def test_what_others_have_announced_does_not_matter(self) -> None:
        assert self.counted(swiss(6, 4, *self.rounds, away="4 Z, 5 H"), 4) == (HALF, HALF)
        assert self.counted(swiss(6, 4, *self.rounds, away="5 Z"), 4) == (ZERO, HALF)

    def test_whoever_has_left_is_away_without_a_word(self) -> None:
        t = swiss(6, 4, *self.rounds)
        gone = tuple(replace(p, withdrawn_after=RoundNo(1)) if p.number == 4 else p for p in t.players)
        assert self.counted(replace(t, players=gone), 4) == (HALF, HALF)
        t = swiss(6, 4, *self.rounds, away="4 H")
        assert self.counted(replace(t, players=gone), 4) == (HALF, HALF)

    def test_a_draw_stands_instead_of_the_points_of_the_round(self) -> None:
        t = swiss(6, 4, *self.rounds, away="4 Z", points=replace(STANDARD, zero_point_bye=Points(1, 4)))
        assert self.counted(t, 4) == (HALF, HALF)
        assert self.counted(t, 3) == (Points(3, 2), Points(3, 2))

    def test_away_now_for_the_first_time(self) -> None:
        assert self.counted(swiss(6, 4, *self.rounds, away="5 Z"), 5) == (HALF, HALF)

    def test_a_run_goes_back_to_the_last_other_round(self) -> None:
        t = swiss(4, 5, "1-2 1, 3-4 1", "1-3 1, 2-4 -", "3-2 1, 1 Z, 4 Z", "3-1 =, 4 Z, 2 Z", away="4 Z")
        assert self.counted(t, 4)[0] == Points(1) + HALF + HALF


def test_virtual_points_are_part_of_the_scores_while_they_stand() -> None:
    rules = OppositionRules(real_score, against_virtual_opponent, point_for_the_upper_half)
    t = swiss(5, 4, "1-2 1, 4-3 =, 5 U")
    assert met(t, 1, rules).buchholz == 1
    assert met(t, 3, rules).buchholz == HALF
    assert met(swiss(5, 4, "1-2 1, 4-3 =, 5 U", "1-4 1, 3-2 ="), 1, rules).buchholz == 1


def test_virtual_points_are_part_of_what_stands_in_for_an_opponent() -> None:
    rules = OppositionRules(real_score, against_oneself, point_for_the_upper_half)
    assert met(swiss(3, 4, "2-3 1, 1 U"), 1, rules).buchholz == 2
