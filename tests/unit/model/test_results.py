"""Games and byes."""

from __future__ import annotations

from itertools import product

import pytest

from hakem.model import Colour, Game, Mark, PlayerId, marks_possible

PLAYED = {"1-0", "=-=", "0-1", "0-0", "=-0", "0-=", "?-?"}
FORFEIT = {"1-0", "0-1", "0-0"}


@pytest.mark.parametrize(("white", "black"), list(product(Mark, Mark)))
def test_marks_that_can_stand_together(white: Mark, black: Mark) -> None:
    pair = f"{white.value}-{black.value}"
    assert marks_possible(Game(PlayerId(1), PlayerId(2), white, black)) == (pair in PLAYED)
    assert marks_possible(Game(PlayerId(1), PlayerId(2), white, black, played=False)) == (pair in FORFEIT)


def test_a_game_knows_its_players_and_whether_it_is_over() -> None:
    game = Game(PlayerId(4), PlayerId(2), Mark.PENDING, Mark.PENDING)
    assert game.players == (4, 2)
    assert game.pending
    assert not Game(PlayerId(4), PlayerId(2), Mark.WIN, Mark.LOSS).pending


def test_the_other_colour() -> None:
    assert Colour.WHITE.other is Colour.BLACK
    assert Colour.BLACK.other is Colour.WHITE
