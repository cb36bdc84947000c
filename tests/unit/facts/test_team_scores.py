"""The scores of teams."""

from __future__ import annotations

from dataclasses import replace

from hakem.facts import team_scores
from hakem.model import Game, Mark, PlayerId, Points, Round
from tests.support.round_robins import team_event

ROUNDS = (
    Round(
        (
            Game(PlayerId(101), PlayerId(201), Mark.WIN, Mark.LOSS),
            Game(PlayerId(102), PlayerId(202), Mark.DRAW, Mark.DRAW),
        )
    ),
    Round((Game(PlayerId(202), PlayerId(101), Mark.WIN, Mark.LOSS, played=False),)),
)


def test_board_results_add_up() -> None:
    t = replace(team_event([2, 2], 2), rounds=ROUNDS)
    assert team_scores(t) == {1: Points(3, 2), 2: Points(3, 2)}
    assert team_scores(t, after=1) == {1: Points(3, 2), 2: Points(1, 2)}
    assert team_scores(t, after=0) == {1: 0, 2: 0}


def test_no_teams() -> None:
    assert team_scores(team_event([], 1)) == {}
