"""Which rounds without a game count as downfloats, by edition."""

from __future__ import annotations

from dataclasses import replace

import pytest

from hakem.facts.card import Entry, cards
from hakem.facts.floats import (
    Float,
    better_than_a_loss,
    met_another_score,
    moved_towards_the_median,
    scoring_bye,
    without_playing,
)
from hakem.model import STANDARD, ZERO, PlayerId, PointSystem
from tests.support.swiss_rounds import swiss

WORTHLESS_BYE = replace(STANDARD, pairing_allocated_bye=ZERO)


def entry(line: str, player: int, points: PointSystem = STANDARD) -> Entry:
    return cards(swiss(2, 3, line, points=points))[PlayerId(player)].entries[0]


@pytest.mark.parametrize(
    ("line", "player", "edition_2009", "edition_2017", "edition_2026"),
    [
        ("1-2 +", 1, False, True, True),
        ("1-2 +", 2, False, True, False),
        ("1-2 x", 1, False, True, False),
        ("1 U, 2 Z", 1, True, True, True),
        ("1 F, 2 Z", 1, True, True, True),
        ("1 H, 2 Z", 1, True, True, True),
        ("1 H, 2 Z", 2, False, True, False),
    ],
)
def test_three_texts_three_answers(
    line: str, player: int, edition_2009: bool, edition_2017: bool, edition_2026: bool
) -> None:
    found = entry(line, player)
    assert scoring_bye(found, STANDARD) is edition_2009
    assert without_playing(found, STANDARD) is edition_2017
    assert better_than_a_loss(found, STANDARD) is edition_2026


def test_bye_worth_no_more_than_a_loss() -> None:
    assert better_than_a_loss(entry("1 U, 2 Z", 1, WORTHLESS_BYE), WORTHLESS_BYE)


@pytest.mark.parametrize(("mine", "theirs", "expected"), [(3, 2, Float.DOWN), (2, 3, Float.UP)])
def test_whoever_met_another_score_has_floated(mine: int, theirs: int, expected: Float) -> None:
    assert met_another_score(mine, theirs, 0) is expected


@pytest.mark.parametrize(
    ("mine", "theirs", "expected"),
    [
        (5, 3, Float.DOWN),
        (3, 5, Float.NONE),
        (1, 2, Float.UP),
        (2, 1, Float.NONE),
        (3, 1, Float.DOWN),
        (1, 3, Float.UP),
        (2, 3, Float.NONE),
        (3, 2, Float.DOWN),
        (2, 0, Float.NONE),
        (0, 2, Float.UP),
    ],
)
def test_only_who_was_moved_towards_the_median_has_floated(mine: int, theirs: int, expected: Float) -> None:
    """Half of the points is 2: above it the one with more was moved, below it the one with fewer, across it both."""
    assert moved_towards_the_median(mine, theirs, 2) is expected
