"""What the players of a field are to each other, by hand."""

from __future__ import annotations

from dataclasses import replace

import pytest

from hakem.pairing.swiss.dutch_2009.relations import GivenUp, relations_of
from hakem.pairing.swiss.dutch_2009.rules import DUTCH_RULES_2009
from hakem.pairing.swiss.field import members
from tests.support.dutch_2009_positions import position


def test_who_may_not_float_upwards_with_more_and_more_given_up() -> None:
    """The first floated up in the last round, the second in the one before, the third in both."""
    relations = relations_of(position("1 - u.", "1 - .u", "1 - uu", "1 - dd"), DUTCH_RULES_2009)
    barred = [members(relations.barred_up(given_up)) for given_up in GivenUp]
    assert barred == [[0, 1, 2], [0, 2], [], [], []]


@pytest.mark.parametrize(("b6_first", "left"), [(False, [1, 2]), (True, [0, 2])])
def test_who_may_not_float_downwards_with_more_and_more_given_up(b6_first: bool, left: list[int]) -> None:
    """C.10 gives up B.5, the last round, and then B.6, the one before; or the other way round."""
    rules = replace(DUTCH_RULES_2009, b6_first=b6_first)
    relations = relations_of(position("1 - d.", "1 - .d", "1 - dd", "1 - uu"), rules)
    barred = [members(relations.barred_down(given_up)) for given_up in GivenUp]
    assert barred == [[0, 1, 2], [0, 1, 2], [0, 1, 2], left, []]


def test_nobody_is_kept_apart_from_oneself() -> None:
    field = position("1 W!", "1 W!", "1 W", "1 W", "1 W?", "1 B!", "1 -", round_no=3)
    relations = relations_of(field, DUTCH_RULES_2009)
    assert [members(others) for others in relations.absolute] == [[1], [0], [], [], [], [], []]
    assert [members(others) for others in relations.strong] == [[2, 3], [2, 3], [0, 1, 3], [0, 1, 2], [], [], []]
