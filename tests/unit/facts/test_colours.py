"""Colour differences and preferences."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hakem.facts.card import cards
from hakem.facts.colours import NO_PREFERENCE, ColourRecord, Preference, Urgency, colour_record, record_of
from hakem.model import Colour, PlayerId
from tests.support.swiss_rounds import swiss

LETTERS = {"W": Colour.WHITE, "B": Colour.BLACK}


@pytest.mark.parametrize(
    ("history", "colour", "urgency"),
    [
        ("", None, Urgency.NONE),
        ("W", "B", Urgency.STRONG),
        ("WB", "W", Urgency.MILD),
        ("BW", "B", Urgency.MILD),
        ("WW", "B", Urgency.ABSOLUTE),
        ("WBB", "W", Urgency.ABSOLUTE),
        ("BWW", "B", Urgency.ABSOLUTE),
        ("WBW", "B", Urgency.STRONG),
        ("WWBWB", "B", Urgency.STRONG),
        ("WWBWWB", "B", Urgency.ABSOLUTE),
    ],
)
def test_preferences(history: str, colour: str | None, urgency: Urgency) -> None:
    wanted = LETTERS[colour] if colour else None
    assert colour_record(tuple(LETTERS[c] for c in history)).preference == Preference(wanted, urgency)


@pytest.mark.parametrize(
    ("history", "difference", "repeated"),
    [("W", 1, None), ("WW", 2, "W"), ("BB", -2, "B"), ("WB", 0, None), ("WBB", -1, "B"), ("BBW", -1, None)],
)
def test_difference_and_repeated_colour(history: str, difference: int, repeated: str | None) -> None:
    record = colour_record(tuple(LETTERS[c] for c in history))
    assert (record.difference, record.repeated) == (difference, LETTERS[repeated] if repeated else None)


@pytest.mark.parametrize("before_any_game", [NO_PREFERENCE, Preference(Colour.BLACK, Urgency.MILD)])
def test_without_a_game_there_is_nothing_but_what_the_rules_say(before_any_game: Preference) -> None:
    card = cards(swiss(2, 3, "1-2 +"))[PlayerId(1)]
    assert record_of(card, before_any_game) == ColourRecord((), 0, None, before_any_game)


@given(st.lists(st.sampled_from(Colour), max_size=12).map(tuple))
def test_the_other_colours_give_the_other_preference(history: tuple[Colour, ...]) -> None:
    mirrored = colour_record(tuple(c.other for c in history))
    record = colour_record(history)
    assert mirrored.difference == -record.difference
    assert mirrored.preference.urgency is record.preference.urgency
    assert mirrored.preference.colour is (record.preference.colour.other if record.preference.colour else None)


def test_only_games_that_took_place_have_a_colour() -> None:
    t = swiss(4, 6, "1-2 1, 3-4 +", "1-3 ?, 2-4 x", "1 H, 2-3 =, 4 Z")
    histories = {p: record_of(card).history for p, card in cards(t).items()}
    assert histories == {
        PlayerId(1): (Colour.WHITE, Colour.WHITE),
        PlayerId(2): (Colour.BLACK, Colour.WHITE),
        PlayerId(3): (Colour.BLACK, Colour.BLACK),
        PlayerId(4): (),
    }
