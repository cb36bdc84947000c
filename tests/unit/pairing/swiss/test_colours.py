"""Who of two gets which colour, rule by rule, from nothing but the colours they have had."""

from __future__ import annotations

from dataclasses import replace

import pytest

from hakem.facts.colours import ColourRecord, Preference, Urgency
from hakem.model import Colour
from hakem.pairing.swiss.colours import (
    ColourArticles,
    ColourRule,
    colour_of_first,
    due_after_an_irregularity,
    opposite_of_last_difference,
)
from hakem.pairing.swiss.dutch.edition_2026 import DUTCH_RULES_2026
from hakem.pairing.swiss.field import field_of
from tests.support.swiss_rounds import swiss

W, B = Colour.WHITE, Colour.BLACK


def had(colours: str, due: Colour | None = W, urgency: Urgency = Urgency.MILD) -> ColourRecord:
    """Somebody who has had these colours, the last one at the end."""
    history = tuple(W if letter == "w" else B for letter in colours)
    return ColourRecord(history, history.count(W) - history.count(B), None, Preference(due, urgency))


@pytest.mark.parametrize(
    ("mine", "theirs", "expected"),
    [("wb", "bw", W), ("wb", "wb", None), ("wb", "bb", B), ("b", "wb", None), ("w", "wb", B), ("", "wb", None)],
)
def test_the_last_difference(mine: str, theirs: str, expected: Colour | None) -> None:
    assert opposite_of_last_difference(had(mine), had(theirs)) is expected


@pytest.mark.parametrize(
    ("mine", "theirs", "expected"),
    [
        ("wbb", "bwb", W),
        ("bwb", "wbb", B),
        ("wbb", "wbb", None),
        ("wb", "b", None),
        ("wwbb", "bwbb", W),
        ("bwbb", "wwbb", B),
        ("wbwbb", "bbwbb", B),
        ("bbwb", "bwbb", B),
        ("bb", "wb", W),
    ],
)
def test_the_nearest_irregularity(mine: str, theirs: str, expected: Colour | None) -> None:
    """Both are due White; whoever was the last to have a colour twice running gets it."""
    assert due_after_an_irregularity(had(mine), had(theirs)) is expected


def test_articles() -> None:
    articles = ColourArticles(both="1", stronger="2", alternate="3", higher="4", number="5", further=(("6", "place"),))
    assert [articles.rule(number) for number in "12345"] == [
        ColourRule.BOTH,
        ColourRule.STRONGER,
        ColourRule.ALTERNATE,
        ColourRule.HIGHER,
        ColourRule.NUMBER,
    ]
    assert articles.rule("7") is ColourRule.STRONGER
    assert [articles.reason(number) for number in "1367"] == ["both", "alternate", "place", "stronger"]


ARTICLES = ColourArticles(both="both", stronger="stronger", alternate="alternate", higher="higher", number="number")
FIELD = field_of(swiss(2, 3), DUTCH_RULES_2026.facts)


def given(mine: ColourRecord, theirs: ColourRecord) -> tuple[Colour, str]:
    field = replace(FIELD, records=(mine, theirs))
    colour, article = colour_of_first(field, 0, 1, B, ARTICLES)
    other, same = colour_of_first(field, 1, 0, B, ARTICLES)
    assert same == article
    assert article in ("number", "higher") or other is colour.other
    return colour, article


class TestTheFirstRuleThatDecides:
    def test_without_a_game_the_places_in_the_list(self) -> None:
        nobody = had("", None, Urgency.NONE)
        assert given(nobody, nobody) == (B, "number")
        assert colour_of_first(replace(FIELD, records=(nobody, nobody)), 1, 0, B, ARTICLES) == (W, "number")

    def test_both_get_what_they_are_due(self) -> None:
        assert given(had("b", W), had("w", B)) == (W, "both")
        assert given(had("b", W), had("", None, Urgency.NONE)) == (W, "both")
        assert given(had("", None, Urgency.NONE), had("b", W)) == (B, "both")

    def test_the_stronger_preference(self) -> None:
        assert given(had("b", W, Urgency.STRONG), had("wb", W, Urgency.MILD)) == (W, "stronger")
        assert given(had("wb", W, Urgency.MILD), had("b", W, Urgency.STRONG)) == (B, "stronger")

    def test_the_wider_difference_of_two_absolute_ones_only(self) -> None:
        wide, narrow = "bb", "wbb"
        assert given(had(wide, W, Urgency.ABSOLUTE), had(narrow, W, Urgency.ABSOLUTE)) == (W, "stronger")
        assert given(had(narrow, W, Urgency.ABSOLUTE), had(wide, W, Urgency.ABSOLUTE)) == (B, "stronger")
        assert given(had("ww", B, Urgency.ABSOLUTE), had("bww", B, Urgency.ABSOLUTE)) == (B, "stronger")
        assert given(had(wide, W, Urgency.STRONG), had(narrow, W, Urgency.STRONG))[1] == "higher"

    def test_the_last_round_in_which_colours_were_different(self) -> None:
        assert given(had("wbb", W, Urgency.ABSOLUTE), had("bwb", W, Urgency.ABSOLUTE)) == (W, "alternate")

    def test_the_higher_ranked(self) -> None:
        assert given(had("b", W), had("b", W)) == (W, "higher")
        assert given(had("w", B), had("w", B)) == (B, "higher")
