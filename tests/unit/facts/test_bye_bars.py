"""What bars from the pairing-allocated bye, by edition."""

from __future__ import annotations

import pytest

from hakem.facts.bye_bars import bye_or_forfeit_win, full_point_without_playing, scored_without_a_game
from hakem.facts.card import cards
from hakem.model import STANDARD, PlayerId
from tests.support.swiss_rounds import swiss


@pytest.mark.parametrize(
    ("line", "player", "edition_2009", "edition_2017", "edition_2026"),
    [
        ("1-2 1", 1, False, False, False),
        ("1-2 +", 1, True, True, True),
        ("1-2 +", 2, False, False, False),
        ("1-2 x", 1, False, False, False),
        ("1 U, 2 Z", 1, True, True, True),
        ("1 F, 2 Z", 1, True, False, True),
        ("1 H, 2 Z", 1, True, False, False),
        ("1 H, 2 Z", 2, False, False, False),
    ],
)
def test_three_texts_three_answers(
    line: str, player: int, edition_2009: bool, edition_2017: bool, edition_2026: bool
) -> None:
    found = cards(swiss(2, 3, line))[PlayerId(player)].entries[0]
    assert scored_without_a_game(found, STANDARD) is edition_2009
    assert bye_or_forfeit_win(found, STANDARD) is edition_2017
    assert full_point_without_playing(found, STANDARD) is edition_2026
