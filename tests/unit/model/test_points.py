"""Points: exact, read in the ways people write them, written in two forms."""

from __future__ import annotations

from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hakem.model import (
    HALF,
    ONE,
    STANDARD,
    ZERO,
    Points,
    PointSystem,
    decimal_text,
    half_text,
    parse_points,
    point_system,
)
from hakem.model.points import common_unit, in_units


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("7", Points(7)),
        ("7.", Points(7)),
        (" 7.5 ", Points(15, 2)),
        ("7,5", Points(15, 2)),
        (".25", Points(1, 4)),
        ("+1", ONE),
        ("-1.5", Points(-3, 2)),
        ("½", HALF),
        ("7½", Points(15, 2)),
        ("7 ½", Points(15, 2)),
        ("1/3", Points(1, 3)),
        ("-2/3", Points(-2, 3)),
        ("0", ZERO),
    ],
)
def test_ways_to_write_points(text: str, value: Points) -> None:
    assert parse_points(text) == value


@pytest.mark.parametrize(
    "text",
    ["", " ", "x", ".", "-", "1.2.3", "1e3", "nan", "inf", "--1", "x½", "-½", "½½", "1/0", "1/", "/2", "1/2/3", "1_0"],
)
def test_what_is_no_number_of_points(text: str) -> None:
    with pytest.raises(ValueError, match=r".*"):
        parse_points(text)


@pytest.mark.parametrize(
    ("value", "decimal", "half"),
    [
        (ZERO, "0.0", "0"),
        (HALF, "0.5", "½"),
        (Points(7), "7.0", "7"),
        (Points(15, 2), "7.5", "7½"),
        (Points(41, 4), "10.25", "10.25"),
        (Points(-1, 2), "-0.5", "-0.5"),
        (Points(-3), "-3.0", "-3"),
        (Points(1, 3), "1/3", "1/3"),
        (Points(1, 10**6), "0.000001", "0.000001"),
        (Points(1, 10**7), "1/10000000", "1/10000000"),
    ],
)
def test_both_forms(value: Points, decimal: str, half: str) -> None:
    assert decimal_text(value) == decimal
    assert half_text(value) == half


@given(st.fractions())
def test_both_forms_are_exact(value: Fraction) -> None:
    assert parse_points(decimal_text(value)) == value
    assert parse_points(half_text(value)) == value


@given(st.text(max_size=12))
def test_no_text_raises_anything_but_value_error(text: str) -> None:
    try:
        found: object = parse_points(text)
    except ValueError as error:
        found = error
    assert isinstance(found, Points | ValueError)


@given(st.lists(st.fractions(max_denominator=60), max_size=6), st.integers(1, 3))
def test_points_in_units_are_the_same_points(values: list[Fraction], finer: int) -> None:
    """Also where a unit is finer than these points need."""
    unit = common_unit(values) * finer
    assert [Fraction(units, unit) for units in in_units(values, unit)] == values
    assert in_units(values) == in_units(values, common_unit(values))


class TestPointSystem:
    """What results are worth."""

    def test_standard(self) -> None:
        assert (STANDARD.win, STANDARD.draw, STANDARD.loss) == (ONE, HALF, ZERO)
        assert STANDARD.same_for_both_colours

    def test_three_points_for_a_win(self) -> None:
        football = point_system(Points(3), ONE)
        assert football.forfeit_win == football.full_point_bye == football.pairing_allocated_bye == Points(3)
        assert football.half_point_bye == football.unknown == ONE
        assert football.forfeit_loss == football.zero_point_bye == ZERO

    def test_value_of_the_pairing_allocated_bye(self) -> None:
        assert point_system(ONE, HALF, pab=ZERO).pairing_allocated_bye == ZERO

    def test_colours_may_count_differently(self) -> None:
        system = PointSystem(black_win=Points(5, 4), white_draw=Points(1, 4), black_loss=Points(1, 8))
        assert not system.same_for_both_colours
        assert (system.win, system.draw, system.loss) == (Points(5, 4), HALF, Points(1, 8))
