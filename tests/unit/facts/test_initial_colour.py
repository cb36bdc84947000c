"""The colour drawn before the first round."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction

import pytest

from hakem.facts.card import cards
from hakem.facts.initial_colour import (
    UsualRanking,
    contradicted_colour,
    drawn_colour,
    places_in_the_list,
    shown_colour,
)
from hakem.facts.list_order import by_rating
from hakem.facts.rewind import before_round
from hakem.model import Acceleration, AccelerationMethod, Colour, PlayerId, RoundNo, Tournament, VirtualPoints
from tests.support.swiss_rounds import swiss

WHITE, BLACK = Colour.WHITE, Colour.BLACK


def with_virtual_points(t: Tournament, *players: int) -> Tournament:
    """One virtual point in round 1 for these players."""
    points = tuple(VirtualPoints(PlayerId(p), RoundNo(1), RoundNo(1), Fraction(1)) for p in players)
    return replace(t, acceleration=Acceleration(AccelerationMethod.LISTED, points))


class TestDeclared:
    @pytest.mark.parametrize("declared", Colour)
    def test_it_is_the_fact_whatever_round_1_shows(self, declared: Colour) -> None:
        assert drawn_colour(swiss(4, 3, "3-1 1, 2-4 1", initial=declared)) is declared
        assert before_round(swiss(4, 3, "3-1 1, 2-4 1", initial=declared), 1).initial_colour is declared

    def test_a_contradiction_is_known(self) -> None:
        assert contradicted_colour(swiss(4, 3, "3-1 1, 2-4 1", initial=WHITE)) is BLACK
        assert contradicted_colour(swiss(4, 3, "3-1 1, 2-4 1", initial=BLACK)) is None
        assert contradicted_colour(swiss(4, 3, "3-1 1, 2-4 1")) is None
        assert contradicted_colour(swiss(4, 3, initial=BLACK)) is None

    def test_one_of_numbers_where_number_1_was_away(self) -> None:
        """Black is declared, 1 is away, and 2, who is even, has White: so it was meant, and no contradiction."""
        t = swiss(5, 3, "2-4 1, 5-3 1, 1 H", initial=BLACK)
        assert contradicted_colour(t) is None
        assert drawn_colour(t) is WHITE
        assert contradicted_colour(swiss(6, 3, "3-5 1, 6-4 1, 1 H, 2 Z", initial=BLACK)) is WHITE

    def test_before_there_is_a_round(self) -> None:
        assert drawn_colour(swiss(4, 3, initial=BLACK)) is BLACK


class TestShownByRound1:
    def test_white_where_nothing_shows_it(self) -> None:
        assert drawn_colour(Tournament((), 3)) is WHITE
        assert shown_colour(Tournament((), 3)) is None
        assert shown_colour(swiss(2, 3, "1 Z, 2 H")) is None

    def test_the_first_of_the_list(self) -> None:
        assert drawn_colour(swiss(4, 3, "3-1 1, 2-4 1")) is BLACK
        assert drawn_colour(swiss(4, 3, "1-3 1, 4-2 1")) is WHITE

    def test_a_round_paired_again_knows_it(self) -> None:
        assert before_round(swiss(4, 3, "3-1 1, 2-4 1"), 1).initial_colour is BLACK

    def test_who_was_away_has_no_place(self) -> None:
        """1 has a half-point bye: 2 is the first, 3 the second."""
        assert drawn_colour(swiss(5, 3, "2-4 1, 5-3 1, 1 H")) is WHITE

    def test_who_has_the_bye_of_the_pairing_has_one(self) -> None:
        """1 has the bye and no colour: the board of 2 shows it, and 2 is even."""
        assert drawn_colour(swiss(3, 3, "3-2 1, 1 U")) is WHITE
        assert drawn_colour(swiss(3, 3, "2-3 1, 1 U")) is BLACK

    def test_the_higher_ranked_of_the_pair(self) -> None:
        """Only 4 has a virtual point: 4 is the higher ranked of 1 and 4, and even."""
        t = with_virtual_points(swiss(4, 3, "4-1 1, 2-3 1"), 4)
        assert drawn_colour(t) is BLACK
        assert drawn_colour(with_virtual_points(t, 1, 4)) is BLACK
        assert drawn_colour(with_virtual_points(swiss(4, 3, "3-1 1, 4-2 1"), 3, 4)) is WHITE

    def test_the_list_of_the_system(self) -> None:
        t = swiss(4, 3, "3-1 1, 2-4 1")
        rated = replace(t, players=tuple(replace(p, rating=2000 + p.number) for p in t.players))
        assert drawn_colour(rated, UsualRanking(by_rating)) is BLACK  # 4, then 3, 2, 1
        assert drawn_colour(rated, UsualRanking()) is BLACK
        turned = replace(rated, rounds=swiss(4, 3, "3-1 1, 4-2 1").rounds)
        assert drawn_colour(turned, UsualRanking(by_rating)) is WHITE

    def test_a_board_without_play_only_where_nobody_played(self) -> None:
        """Files write forfeits without colours, and White is then whoever is named first."""
        assert drawn_colour(swiss(4, 3, "3-1 +, 4-2 1")) is WHITE
        assert drawn_colour(swiss(4, 3, "3-1 +, 2-4 +")) is BLACK


def test_places_count_those_who_have_been_paired() -> None:
    t = swiss(5, 3, "1-4 1, 3 U, 2 H, 5 Z")
    assert places_in_the_list(cards(t), frozenset()) == {1: 1, 3: 2, 4: 3}
    assert places_in_the_list(cards(t), frozenset({PlayerId(2)})) == {1: 1, 2: 2, 3: 3, 4: 4}


def test_one_paired_round_is_enough() -> None:
    t = swiss(4, 3, "1-4 1, 2-3 1", "1 H, 2-4 =, 3 Z")
    assert places_in_the_list(cards(t), frozenset()) == {1: 1, 2: 2, 3: 3, 4: 4}


def test_places_follow_the_numbers_and_not_the_ids() -> None:
    t = swiss(4, 3, "1-4 1, 2-3 1")
    turned = replace(t, players=tuple(replace(p, number=5 - p.number) for p in t.players))
    assert places_in_the_list(cards(turned), frozenset()) == {4: 1, 3: 2, 2: 3, 1: 4}
