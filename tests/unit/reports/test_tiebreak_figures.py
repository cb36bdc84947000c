"""How the value of a tie-break looks, for programs and for people."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hakem.i18n import Message, say
from hakem.model import Points, parse_points
from hakem.reports.tables.tiebreak_figures import column, figure, machine, machine_value

EXACT = st.integers(-(10**7), 10**7).map(lambda n: Points(n, 10_000))


@pytest.mark.parametrize(
    ("points", "text"),
    [
        (Points(13), "13.0"),
        (Points(97, 2), "48.5"),
        (Points(165, 4), "41.25"),
        (Points(1, 3), "0.3333"),
        (Points(2, 3), "0.6667"),
        (Points(1, 8), "0.125"),
        (Points(-5, 2), "-2.5"),
        (Points(2411), "2411.0"),
    ],
)
def test_for_programs(points: Points, text: str) -> None:
    assert machine(points) == text


def test_several_numbers_stand_beside_each_other() -> None:
    assert machine_value((Points(3), Points(7, 2))) == "3.0 3.5"


@given(EXACT)
def test_what_ends_within_four_decimals_is_exact(points: Points) -> None:
    assert parse_points(machine(points)) == points


@pytest.mark.parametrize(
    ("points", "text"),
    [
        (Points(7), "7"),
        (Points(15, 2), "7.5"),
        (Points(165, 4), "41.25"),
        (Points(58, 3), "19.33"),
        (Points(1, 8), "0.13"),
        (Points(-1, 2), "-0.5"),
    ],
)
def test_for_people(points: Points, text: str) -> None:
    assert figure(points) == text


def test_a_column_has_as_many_decimals_as_its_longest_number() -> None:
    assert column([(Points(7),), (Points(15, 2),), (Points(25, 4),)]) == ["7.00", "7.50", "6.25"]
    assert column([(Points(7),), (Points(12),)]) == ["7", "12"]
    assert column([(Points(1), Points(1, 2)), (), None, (Points(2), Points(3))]) == ["1.0 0.5", "–", "", "2.0 3.0"]


def test_numbers_in_a_sentence_look_like_those_in_a_column() -> None:
    note = Message("tiebreak.note.average", {"sum": Points(9084), "count": 5, "average": Points(9084, 5)})
    assert "9084 / 5" in say(note, "en")
    assert "1816.8" in say(note, "en")
    assert "1816,8" in say(note, "tr")
    endless = Message("tiebreak.note.other-score", {"points": Points(101, 3)})
    assert say(endless, "tr").endswith("33,67")


def test_decimals_have_the_sign_of_the_language() -> None:
    assert column([(Points(7),), (Points(15, 2), Points(1, 4))], "tr") == ["7,00", "7,50 0,25"]
