"""Which rounds without a game count as downfloats, by edition."""

from __future__ import annotations

from dataclasses import replace

import pytest

from hakem.facts.card import Entry, cards
from hakem.facts.floats import better_than_a_loss, scoring_bye, without_playing
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
