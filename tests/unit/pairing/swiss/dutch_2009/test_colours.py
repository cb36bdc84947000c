"""Who may go without an absolute preference in the last round (B.2)."""

from __future__ import annotations

import pytest

from hakem.model import Colour
from hakem.pairing.swiss.dutch_2009.colours import colour_of_first
from hakem.pairing.swiss.dutch_2009.relations import relations_of
from hakem.pairing.swiss.dutch_2009.rules import DUTCH_RULES_2009
from tests.support.dutch_2009_positions import position


def decided(*rows: str) -> tuple[Colour, str]:
    rules = DUTCH_RULES_2009
    relations = relations_of(position(*rows), rules)
    return colour_of_first(relations, 0, 1, Colour.WHITE, rules.colours, rules.colour_history)


def test_of_two_who_must_have_a_colour_the_one_with_half_of_the_points_goes_without() -> None:
    assert decided("2 W! top", "2 W!") == (Colour.BLACK, "B.2")
    assert decided("2 W!", "2 W! top") == (Colour.WHITE, "B.2")


@pytest.mark.parametrize(
    "rows", [("2 W! top", "2 W! top"), ("2 W top", "2 W"), ("2 W? top", "2 W!"), ("2 W! top", "2 B!")], ids=str
)
def test_b_2_decides_nothing_else(rows: tuple[str, str]) -> None:
    assert decided(*rows)[1] == "E.5"
