"""A play-off decides the tie of the event it was played for."""

from __future__ import annotations

import pytest

from hakem.errors import RequestError
from hakem.knockout import EMPTY_LOG, playoff, playoff_values, values_of_order
from hakem.model import ExternalValues, Points
from tests.support.playoffs import by_script, wins


def test_the_better_place_has_the_greater_value() -> None:
    assert values_of_order((7, 4, 9)) == ExternalValues("PLAYOFF", ((7, Points(3)), (4, Points(2)), (9, Points(1))))


def test_values_of_a_play_off() -> None:
    _, decided = by_script(playoff((11, 12, 13, 14), seed="s"), wins(13))
    values = dict(playoff_values(decided, "TITLE").values)
    assert sorted(values.values(), reverse=True) == [4, 3, 2, 1]
    assert values[13] == 4
    assert tuple(values) == decided.order


def test_values_of_teams() -> None:
    assert values_of_order((2, 1), of_teams=True).of_teams


def test_not_before_it_is_over() -> None:
    with pytest.raises(RequestError, match="game-1"):
        playoff_values(playoff((1, 2)).state(EMPTY_LOG))
