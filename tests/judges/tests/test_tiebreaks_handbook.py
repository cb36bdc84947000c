"""The judge of the tie-breaks on the worked examples of the handbook, misprints put right."""

from __future__ import annotations

from fractions import Fraction

import pytest

from hakem.model import PlayerId
from tests.judges.tiebreaks import direct_encounter, ranking, values
from tests.support.handbook_tables import (
    ROUND_ROBIN_7,
    ROUND_ROBIN_12,
    against_rated_opponents,
    progressive_card,
    round_robin,
    swiss,
)
from tests.support.tiebreak_events import by_crosstable


@pytest.mark.parametrize(
    ("code", "player", "expected"),
    [
        ("PTS", 11, "4"),
        ("BH", 11, "26"),
        ("BH/M1", 11, "18.5"),
        ("BH/C1", 11, "23.5"),
        ("BH/C2", 11, "20.5"),
        ("SB", 11, "12.5"),
        ("BH", 9, "24"),
        ("BH/P", 9, "23.5"),
        ("BB", 3, "182"),
        ("BB", 7, "180.5"),
    ],
)
def test_eighteen_players(code: str, player: int, expected: str) -> None:
    """Player 9 lost round 5 without playing and meets a virtual opponent of 2 + 1 + ½ + ½ there.

    In the printed table of player 7 one inner value forgets the virtual opponent: 181 instead of 180½.
    """
    assert values(swiss("swiss_18"), "2009", code, round_robin=False)[PlayerId(player)] == Fraction(expected)


def test_koya_and_kashdan() -> None:
    t = round_robin(ROUND_ROBIN_12)
    koya, kashdan = (values(t, "2009", code, round_robin=True) for code in ("KS", "KD"))
    assert [koya[PlayerId(n)] for n in (1, 2)] == [3, Fraction(5, 2)]
    assert [kashdan[PlayerId(n)] for n in (9, 10)] == [22, 21]
    assert ranking(t, "2009", ["KS"], round_robin=True)[:2] == [[1], [2]]


def test_extended_koya() -> None:
    """The step to the players with 2 points puts 1 ahead of 2; 3, whose value is not printed, has as much as 2."""
    t = round_robin(ROUND_ROBIN_7)
    koya, extended = (values(t, "2009", code, round_robin=True) for code in ("KS", "KSX"))
    assert [koya[PlayerId(n)] for n in (1, 2, 3)] == [Fraction(3, 2), Fraction(3, 2), 1]
    assert [extended[PlayerId(n)] for n in (1, 2, 3)] == [(Fraction(7, 2), 4), (3, 4), (3, 4)]
    assert ranking(t, "2009", ["KS", "KSX"], round_robin=True)[:3] == [[1], [2], [3]]


def test_direct_encounter_of_three() -> None:
    t = by_crosstable("x1½ 0x1 ½0x")
    assert direct_encounter(t, "2009", [PlayerId(n) for n in (3, 1, 2)], round_robin=True) == [{1}, {2}, {3}]


def test_average_rating_of_opponents() -> None:
    """2448.8 is printed for the second value, but 19,558 divided by 8 is 2444.75."""
    t = against_rated_opponents()
    assert values(t, "2009", "ARO", round_robin=False)[PlayerId(1)] == Fraction(21697, 9)
    assert values(t, "2009", "ARO/C1", round_robin=False)[PlayerId(1)] == Fraction(19558, 8)
    assert values(t, "2026", "ARO/C1", round_robin=False)[PlayerId(1)] == 2445


def test_progressive_scores() -> None:
    t = progressive_card()
    found = [values(t, "2009", code, round_robin=False)[PlayerId(1)] for code in ("PS", "PS/C1", "PS/C2", "PS/C3")]
    assert found == [Fraction("16.5"), Fraction("15.5"), Fraction("14.5"), 13]
