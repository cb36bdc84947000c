"""The judge of the tie-breaks article by article, on events small enough to be worked out by hand."""

from __future__ import annotations

from fractions import Fraction

import pytest

from hakem.model import PlayerId
from tests.judges.tiebreak_rounds import fore, scene_of
from tests.judges.tiebreak_scores import adjusted
from tests.judges.tiebreaks import EDITIONS, direct_encounter, values
from tests.support.tiebreak_events import by_cards, by_crosstable

SWISS = by_cards(
    """
    2w1 3b1 4w1
    1b0 4w1 H
    5b1 1w0 5w+
    U   2b0 1b0
    3w0 Z   3b-
    """,
    (2000, 1900, 2400, 1800, 2100),
)
ROUND_ROBIN = by_cards(
    """
    2w+ 3b1 4w0
    1b- 4w½ 3b1
    4w½ 1w0 2w0
    3b½ 2b½ 1b1
    """,
    (2000, 2100, 2200, 2300),
)


def row(text: str) -> list[Fraction | None]:
    """Words for everybody; a dash is none."""
    return [None if word == "-" else Fraction(word) for word in text.split()]


@pytest.mark.parametrize(
    ("edition", "expected"),
    [("2009", "3 1.5 1.5 0.5 1"), ("2023", "3 1.5 2 1 0.5"), ("2024", "3 1.5 2 1 0.5"), ("2026", "3 1.5 2 1 0.5")],
)
def test_16_3_adjusted_scores(edition: str, expected: str) -> None:
    """The bye of player 5 is followed by a forfeit loss only."""
    scene = scene_of(SWISS, edition, round_robin=False)
    assert [adjusted(scene, sheet) for sheet in scene.sheets.values()] == row(expected)


def test_16_3_in_the_fore_event() -> None:
    """There the bye of player 5 is followed by a game."""
    scene = fore(scene_of(SWISS, "2026", round_robin=False))
    assert [adjusted(scene, sheet) for sheet in scene.sheets.values()] == row("2.5 1.5 1.5 1.5 0.5")


@pytest.mark.parametrize(
    ("edition", "code", "expected"),
    [
        ("2009", "BH", "3.5 5 5 5.5 4"),
        ("2009", "BH/C1", "3 4.5 4 4.5 3"),
        ("2024", "BH", "4.5 5.5 5.5 5.5 2"),
        ("2026", "BH", "4.5 5.5 4 5.5 2"),
        ("2024", "BH/C1", "3.5 4 5 4.5 2"),
        ("2026", "BH/C1", "3.5 4 3.5 4.5 2"),
        ("2024", "BH/C2", "2 3 3 3 2"),
        ("2024", "BH/M1", "1.5 1 2 1.5 0"),
        ("2024", "BH/M3", "- - - - -"),
        ("2024", "BH/P", "4.5 5.5 4 5.5 4"),
        ("2024", "BH/C1/P", "3.5 4 3.5 4.5 4"),
        ("2024", "FB", "4.5 5.5 3.5 5.5 3.5"),
        ("2026", "FB/C1", "3 4 3 4 3"),
        ("2024", "SB", "4.5 1.75 2.5 1 0"),
        ("2026", "SB", "4.5 1.75 1 1 0"),
        ("2024", "SB/C1", "3.5 0.75 2 0 0"),
        ("2026", "SB/C1", "3.5 0.75 0.5 0 0"),
        ("2024", "AOB", "5.5 5 3.25 5 5.5"),
        ("2024", "BB", "16.5 10 8.5 10 11"),
        ("2026", "PS", "6 2.5 4 3 0"),
        ("2026", "KS", "2 0 0 0 0"),
        ("2026", "KS/L-2", "3 1 0 0 0"),
        ("2026", "WIN", "3 1 2 1 0"),
        ("2026", "WON", "3 1 1 0 0"),
        ("2026", "BPG", "1 1 1 2 0"),
        ("2026", "REP", "3 2 3 3 1"),
        ("2026", "STD", "3 1.5 2 1 0"),
        ("2026", "KD", "12 7 7 4 1"),
        ("2026", "ARO", "2033 1900 2050 1950 2400"),
        ("2026", "TPR", "2833 1900 2050 1150 1600"),
        ("2009", "TPR", "2817 1900 2075 1150 1600"),
    ],
)
def test_values_of_a_swiss_event(edition: str, code: str, expected: str) -> None:
    assert list(values(SWISS, edition, code, round_robin=False).values()) == row(expected)


@pytest.mark.parametrize(
    ("code", "before", "since_2026"),
    [
        ("BH", "4 4.5 5.5 4", "4 4.5 5.5 4"),
        ("SB", "2 1.5 1 3", "2 1.5 1 3"),
        ("WON", "2 1 0 1", "2 1 0 1"),
        ("BPG", "1 2 0 3", "1 1 0 3"),
        ("REP", "3 3 3 3", "3 2 3 3"),
        ("STD", "2 1.5 0.5 2", "2 1.5 0.5 2"),
        ("KD", "7 6 4 8", "7 6 4 8"),
        ("ARO", "2200 2167 2133 2100", "2250 2250 2133 2100"),
        ("KS", "1 0.5 0.5 1.5", "1 0.5 0.5 1.5"),
    ],
)
def test_15_2_forfeits_of_a_round_robin(code: str, before: str, since_2026: str) -> None:
    for edition in EDITIONS[1:]:
        expected = row(since_2026 if edition == "2026" else before)
        assert list(values(ROUND_ROBIN, edition, code, round_robin=True).values()) == expected


def test_a_pending_game_is_a_drawn_one_that_nobody_has_won() -> None:
    t = by_cards("2w?\n1b?", (2000, 2200))
    expected = {"PTS": "½", "BH": "½", "SB": "¼", "WON": "0", "BPG": "0", "STD": "½", "KD": "2", "TPR": "2200"}
    number = {"½": Fraction(1, 2), "¼": Fraction(1, 4)}
    for code, text in expected.items():
        value = values(t, "2026", code, round_robin=False)[PlayerId(1)]
        assert value == (number[text] if text in number else Fraction(text)), code


class TestDirectEncounter:
    """Article 6."""

    def test_6_1_2_several_meetings_are_one(self) -> None:
        """2 has as many points as 1 and more than 3, but only two thirds of a game."""
        t = by_cards("2w0 2b½ 2w½ 3b1 Z\n1b1 1w½ 1b½ Z 3w0\nZ Z Z 1w0 2b1")
        assert direct_encounter(t, "2026", [PlayerId(n) for n in (1, 2, 3)], round_robin=False) == [{1}, {3}, {2}]

    def test_6_2_again_among_those_who_are_left(self) -> None:
        """1 and 2 have 1½ points each, and 2 beat 1."""
        t = by_crosstable("x01½ 1x0½ 01x0 ½½1x")
        assert direct_encounter(t, "2026", [p.id for p in t.players], round_robin=True) == [{4}, {2}, {1}, {3}]

    def test_6_3_alone_on_top_in_any_case(self) -> None:
        """1 beat 2 and 3, who have not met: even the winner of that game has a point less."""
        t = by_cards("2w1 3b1\n1b0 Z\nZ 1w0")
        assert direct_encounter(t, "2026", [PlayerId(n) for n in (1, 2, 3)], round_robin=False) == [{1}, {2, 3}]

    def test_6_3_then_6_2_if_the_rest_have_met(self) -> None:
        """1 and 4 have not met, but 4 has no point yet; 2, 3 and 4 have all met."""
        t = by_cards("2w1 3b1 Z\n1b0 4w1 3b½\n4w1 1w0 2w½\n3b0 2b0 Z")
        assert direct_encounter(t, "2026", [p.id for p in t.players], round_robin=False) == [{1}, {2, 3}, {4}]

    def test_6_3_not_if_somebody_may_catch_up(self) -> None:
        """1 beat 2; 3, who has met nobody, may beat both."""
        t = by_cards("2w1\n1b0\nZ")
        assert direct_encounter(t, "2026", [PlayerId(n) for n in (1, 2, 3)], round_robin=False) == [{1, 2, 3}]

    def test_6_1_1_forfeits(self) -> None:
        t = by_cards("2w+\n1b-")
        both = [PlayerId(1), PlayerId(2)]
        assert direct_encounter(t, "2026", both, round_robin=False) == [{1, 2}]
        assert direct_encounter(t, "2026", both, round_robin=False, paired_forfeits=True) == [{1}, {2}]
        assert direct_encounter(t, "2026", both, round_robin=True) == [{1}, {2}]
