"""Boards fixed by the arbiter."""

from __future__ import annotations

import pytest

from hakem.errors import RequestError
from hakem.model import PlayerId
from hakem.pairing import Board, pair_around, system_for
from tests.support.swiss_rounds import swiss, told


def board(white: int, black: int) -> Board:
    return Board(PlayerId(white), PlayerId(black))


def test_the_rest_is_paired_around_them() -> None:
    t = swiss(7, 3)
    system = system_for("dutch", "2026", t)
    assert told(pair_around(system, t, [board(2, 1)])) == "2-1 3-5 6-4 7"
    assert told(pair_around(system, t, [])) == told(system.pair(t))


def test_everybody_on_fixed_boards() -> None:
    t = swiss(4, 3)
    assert told(pair_around(system_for("dutch", "2026", t), t, [board(3, 4), board(2, 1)])) == "2-1 3-4"


@pytest.mark.parametrize(
    ("boards", "words"),
    [([(1, 9)], "player 9 of a fixed board"), ([(1, 2), (2, 3)], "player 2 is on two fixed boards")],
)
def test_mistakes(boards: list[tuple[int, int]], words: str) -> None:
    t = swiss(4, 3)
    with pytest.raises(RequestError, match=words):
        pair_around(system_for("dutch", "2026", t), t, [board(*b) for b in boards])
