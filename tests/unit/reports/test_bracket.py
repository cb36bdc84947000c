"""Where the matches of a bracket stand, on one sheet and on pages."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from itertools import pairwise

import pytest
from hypothesis import given, settings

from hakem.errors import RequestError
from hakem.i18n import say
from hakem.knockout import MatchKey, plan
from hakem.model import printable
from hakem.reports import Bracket, Layout, MatchResult, layout, pages
from hakem.reports.knockout.bracket import Fate, Reader
from hakem.reports.knockout.bracket_layout import PAGE_HEIGHT
from tests.support.brackets import any_brackets, bracket
from tests.support.effort import examples


def matches(sheet: Layout) -> list[MatchKey]:
    return [card.match for card in sheet.cards if card.match is not None]


def all_matches(drawn: Bracket) -> list[MatchKey]:
    return [(s, m) for s, stage in enumerate(drawn.plan.stages, 1) for m in range(1, len(stage.matches) + 1)]


def require_apart(sheet: Layout) -> None:
    """No two cards of a column touch, and all are on the sheet."""
    for column in range(len(sheet.columns)):
        cards = sorted((card for card in sheet.cards if card.column == column), key=lambda card: card.middle)
        edges = [(card.middle - card.height / 2, card.middle + card.height / 2) for card in cards]
        assert all(below[0] >= above[1] for above, below in pairwise(edges))
        assert not edges or (edges[0][0] >= 0 and edges[-1][1] <= sheet.height)


@settings(max_examples=examples(60))
@given(any_brackets(128))
def test_every_match_once_and_no_card_on_another(drawn: Bracket) -> None:
    sheet = layout(drawn)
    require_apart(sheet)
    assert sorted(matches(sheet)) == all_matches(drawn)
    assert sum(card.match is None for card in sheet.cards) == drawn.plan.qualify
    assert len(sheet.columns) == len(drawn.plan.stages) + 1


@settings(max_examples=examples(60))
@given(any_brackets(128))
def test_pages_hold_everything_and_are_not_too_high(drawn: Bracket) -> None:
    sheets = pages(drawn)
    for sheet in sheets:
        require_apart(sheet)
        assert sheet.height <= PAGE_HEIGHT
    assert sorted(key for sheet in sheets for key in matches(sheet)) == all_matches(drawn)
    if layout(drawn).height <= PAGE_HEIGHT:
        assert sheets == (layout(drawn),)


@settings(max_examples=examples(40))
@given(any_brackets(64))
def test_links_lead_from_a_match_to_the_line_of_its_winner(drawn: Bracket) -> None:
    sheet = layout(drawn)
    for link in sheet.links:
        start, end = sheet.cards[link.start], sheet.cards[link.end]
        assert start.match is not None
        assert str(end.entries[link.line].slot) == f"W{start.match[0]}.{start.match[1]}"
        assert end.column == start.column + 1
    expected = 0 if drawn.plan.reseed else len(all_matches(drawn))
    assert len(sheet.links) == expected


def test_middles_of_eight() -> None:
    sheet = layout(Bracket(plan(8, 1)))
    by_match = {card.match: card.middle for card in sheet.cards}
    assert [by_match[1, m] for m in (1, 4, 2, 3)] == [Fraction(n, 2) for n in (1, 3, 5, 7)]
    assert [by_match[2, m] for m in (1, 2)] == [1, 3]
    assert by_match[3, 1] == by_match[None] == 2
    assert [say(title) for title in sheet.columns] == ["Quarter-finals", "Semi-finals", "Final", "Winner"]


def test_a_preliminary_match_stands_beside_the_match_it_leads_to() -> None:
    sheet = layout(Bracket(plan(11, 4)))
    by_match = {card.match: card.middle for card in sheet.cards}
    assert by_match[1, 3] == by_match[2, 1]
    assert sheet.height == 4
    assert say(sheet.columns[-1]) == "Selected"


def test_those_selected_without_playing_have_a_line() -> None:
    sheet = layout(bracket(8, 6))
    assert Counter((card.column, len(card.entries)) for card in sheet.cards) == {(0, 2): 2, (1, 1): 6}


def test_pages_of_128() -> None:
    """Four parts of 32, then a page from the semi-finals on that says where its players come from."""
    parts = pages(bracket(128, 1))
    assert [len(matches(sheet)) for sheet in parts] == [31, 31, 31, 31, 3]
    assert [say(title) for title in parts[-1].columns] == ["Semi-finals", "Final", "Winner"]
    notes = [say(e.note) for card in parts[-1].cards for e in card.entries if e.note is not None]
    assert notes == [f"from page {n}" for n in (1, 2, 3, 4)]
    assert [say(sheet.columns[-1]) for sheet in parts[:-1]] == ["Semi-finals"] * 4


def test_pages_with_reseeding_are_lists() -> None:
    sheets = pages(bracket(128, 1, reseed=True))
    assert [[say(title) for title in sheet.columns] for sheet in sheets] == [
        ["Round of 128"] * 4,
        ["Round of 64"] * 2,
        ["Round of 32", "Round of 16", "Quarter-finals", "Semi-finals", "Final", "Winner"],
    ]


def test_lines_of_a_match() -> None:
    names = {1: "Ayşe", 4: " Ali\n I\u0307nan "}
    reader = Reader(Bracket(plan(4, 1), names, {(1, 1): MatchResult(4, "2-0")}))
    first, second = reader.match((1, 1))
    assert (first.seed, first.name, first.fate, first.score) == (1, "Ayşe", Fate.LOST, "")
    assert (second.seed, second.name, second.fate, second.score) == (4, "Ali İnan", Fate.WON, "2-0")
    upper, lower = reader.match((2, 1))
    assert (upper.seed, upper.fate, lower.seed, lower.name) == (4, Fate.OPEN, None, "")


def test_what_cannot_be_printed_is_left_out() -> None:
    assert printable("A\u0000li \u200f\ud800 Öz\t") == "Ali Öz"


def test_names_and_results_must_fit_the_plan() -> None:
    for names, results, key in (
        ({9: "x"}, {}, "no-such-seed"),
        ({0: "x"}, {}, "no-such-seed"),
        ({}, {(2, 1): MatchResult(1)}, "match-not-due"),
    ):
        with pytest.raises(RequestError) as refused:
            Bracket(plan(8, 1), names, results)
        assert refused.value.message.key == f"knockout.{key}"
