"""The colour drawn before the first round."""

from __future__ import annotations

from dataclasses import replace

from hakem.facts.card import cards
from hakem.facts.initial_colour import drawn_colour, places_in_the_list
from hakem.facts.rewind import before_round
from hakem.model import Colour, PlayerId, Tournament
from tests.support.swiss_rounds import swiss


def test_the_first_round_shows_it() -> None:
    assert drawn_colour(swiss(4, 3, "3-1 1, 2-4 1", initial=Colour.WHITE)) is Colour.BLACK
    assert drawn_colour(swiss(4, 3, "2-4 1, 3 Z, 1 H", initial=Colour.BLACK)) is Colour.WHITE


def test_without_a_round_it_is_what_the_event_says() -> None:
    assert drawn_colour(swiss(4, 3, initial=Colour.BLACK)) is Colour.BLACK
    assert drawn_colour(Tournament((), 3)) is Colour.WHITE


def test_a_round_paired_again_knows_it() -> None:
    assert before_round(swiss(4, 3, "3-1 1, 2-4 1"), 1).initial_colour is Colour.BLACK


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
