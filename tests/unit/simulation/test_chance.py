"""Chance that can be repeated, the table of expectations, and games that follow it."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction

import pytest

from hakem.model import Game, Mark, Player, PlayerId
from hakem.pairing import Board
from hakem.simulation import expected_score
from hakem.simulation.chance import Chance
from hakem.simulation.results import UNRATED_STRENGTH, Outcomes, strengths

BOARD = Board(PlayerId(1), PlayerId(2))


class TestChance:
    def test_the_same_draws_for_ever(self) -> None:
        """Files made by an old version must come out the same: these numbers may never change."""
        chance = Chance("hakem", "field", 7)
        assert [chance.between(1, 1000) for _ in range(6)] == [740, 904, 244, 493, 425, 728]

    def test_subjects_do_not_disturb_each_other(self) -> None:
        assert Chance("s", "a").between(1, 10**9) != Chance("s", "b").between(1, 10**9)
        assert Chance("s", "a", 1).share() == Chance("s", "a", 1).share()

    def test_limits(self) -> None:
        chance = Chance("limits")
        assert {chance.between(3, 5) for _ in range(100)} == {3, 4, 5}
        assert {chance.pick("xyz") for _ in range(100)} == set("xyz")
        assert not any(chance.happens(Fraction(0)) for _ in range(100))
        assert all(chance.happens(Fraction(1)) for _ in range(100))
        assert 20 < sum(chance.happens(Fraction(1, 3)) for _ in range(100)) < 47
        assert all(0 <= chance.share() < 1 for _ in range(100))


class TestExpectedScore:
    @pytest.mark.parametrize(
        ("difference", "percent"),
        [
            *(
                (0, 50),
                (3, 50),
                (4, 51),
                (10, 51),
                (11, 52),
                (25, 53),
                (26, 54),
                (53, 57),
                (54, 58),
                (68, 59),
                (99, 64),
            ),
            *((100, 64), (145, 69), (146, 70), (188, 74), (189, 75), (200, 76), (235, 79), (245, 80), (302, 85)),
            *(
                (328, 87),
                (329, 88),
                (344, 88),
                (345, 89),
                (374, 90),
                (391, 91),
                (392, 92),
                (400, 92),
                (401, 92),
                (900, 92),
            ),
        ],
    )
    def test_table_of_the_handbook(self, difference: int, percent: int) -> None:
        assert expected_score(1500 + difference, 1500) == Fraction(percent, 100)
        assert expected_score(1500, 1500 + difference) == Fraction(100 - percent, 100)

    def test_two_players_share_one_point(self) -> None:
        assert all(expected_score(2000 + d, 2000) + expected_score(2000, 2000 + d) == 1 for d in range(-800, 801))


def outcomes(white: int, black: int, draw: Fraction, forfeit: Fraction = Fraction(0)) -> list[Game]:
    rules = Outcomes({PlayerId(1): white, PlayerId(2): black}, draw, forfeit)
    return [rules.game(BOARD, Chance("games", n)) for n in range(2000)]


class TestGames:
    @pytest.mark.parametrize(("white", "black"), [(2000, 2000), (2200, 2000), (1800, 2100)])
    def test_average_is_the_expectation(self, white: int, black: int) -> None:
        worth = {Mark.WIN: Fraction(1), Mark.DRAW: Fraction(1, 2), Mark.LOSS: Fraction(0)}
        made = outcomes(white, black, Fraction(3, 10))
        average = sum((worth[g.white_mark] for g in made), Fraction(0)) / len(made)
        assert abs(average - expected_score(white, black)) < Fraction(3, 100)
        assert abs(Counter(g.white_mark for g in made)[Mark.DRAW] - 600) < 70

    def test_no_more_draws_than_the_expectation_allows(self) -> None:
        made = Counter(g.white_mark for g in outcomes(2600, 2000, Fraction(1)))
        assert made[Mark.LOSS] == 0
        assert abs(made[Mark.DRAW] - 320) < 60  # twice the eight points in a hundred that the weaker may expect

    def test_forfeits(self) -> None:
        made = outcomes(2000, 2000, Fraction(0), Fraction(1, 4))
        missed = Counter((g.white_mark, g.black_mark) for g in made if not g.played)
        assert abs(sum(missed.values()) - 500) < 70
        assert set(missed) == {(Mark.WIN, Mark.LOSS), (Mark.LOSS, Mark.WIN), (Mark.LOSS, Mark.LOSS)}

    def test_strength_of_the_unrated(self) -> None:
        people = (Player(PlayerId(1), 1, "A", rating=2000), Player(PlayerId(2), 2, "B"))
        assert strengths(people) == {1: 2000, 2: UNRATED_STRENGTH}
