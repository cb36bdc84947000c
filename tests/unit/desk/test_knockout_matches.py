"""The matches of a knockout as the desk shows them, what comes next in one, and ties that a play-off could break."""

from __future__ import annotations

from pathlib import Path

import pytest

from hakem.desk.journal.next_step import next_step
from hakem.desk.knockout_matches import StepState, knockout_now, pause_before
from hakem.desk.play_off import shared_ties
from hakem.errors import RequestError
from hakem.i18n import Json
from hakem.knockout import GameKind
from tests.support.at_desk import AtDesk


def cup(folder: Path, players: int = 4, **fields: Json) -> AtDesk:
    at = AtDesk(folder, system="knockout", **fields)
    at.enter({"name": f"Seed {seed}", "rating": 2500 - 10 * seed} for seed in range(1, players + 1))
    return at


def states(at: AtDesk, stage: int = 1, number: int = 1) -> list[str]:
    return [step.state.value for step in knockout_now(at.t).matches[stage, number].steps]


class TestMatches:
    def test_steps_from_the_first_game_to_the_golden_point(self, tmp_path: Path) -> None:
        at = cup(tmp_path, 2)
        assert states(at) == ["now", "to-come", "to-come"]
        assert [game.id for game in knockout_now(at.t).coming] == ["final.game-1"]
        for expected in (["now", "to-come", "to-come"],) * 2 + (["done", "now", "to-come"],) * 2:
            at.do("pair")
            assert states(at) == expected
            at.play_all("=", closed=False)
        at.do("pair")
        assert states(at) == ["done", "done", "now"]
        (game,) = knockout_now(at.t).open_games
        assert (game.due.kind, game.due.control, game.by_lot) == (GameKind.GOLDEN, "5/4", True)
        assert (game.round_no, game.board) == (5, 1)
        at.play_all("=", closed=False)
        now = knockout_now(at.t)
        match = now.matches[1, 1]
        assert now.over
        assert match.by_golden_point
        assert match.decided is not None
        assert match.decided.winner == game.black
        assert [str(points) for points in match.points] == ["5/2", "5/2"]

    def test_what_was_not_needed(self, tmp_path: Path) -> None:
        at = cup(tmp_path)
        at.do("pair")
        at.play_all("1", "1", closed=False)
        at.do("pair")
        at.play_all("=", "=", closed=False)
        now = knockout_now(at.t)
        for key in ((1, 1), (1, 2)):
            assert [step.state for step in now.matches[key].steps] == [
                StepState.DONE,
                StepState.NOT_NEEDED,
                StepState.NOT_NEEDED,
            ]
        assert [game.id for game in now.coming] == ["final.game-1"]
        assert now.matches[2, 1].seeds == (min(now.matches[2, 1].seeds), max(now.matches[2, 1].seeds))

    def test_boards_of_teams(self, tmp_path: Path) -> None:
        at = AtDesk(tmp_path, system="knockout", of_teams=True, board_colours="WW")
        at.enter_teams(["A", "B"], 2, [2400, 2300])
        at.do("pair")
        match = knockout_now(at.t).matches[1, 1]
        assert [(game.due.board, game.round_no, game.board) for game in match.games] == [(1, 1, 1), (2, 1, 2)]
        at.play_all("1", "=", closed=False)
        first = knockout_now(at.t).matches[1, 1].steps[0]
        assert sorted(first.points) == [0.5, 1.5]
        assert first.state is StepState.NOW

    def test_no_knockout(self, tmp_path: Path) -> None:
        at = AtDesk(tmp_path, system="dutch", rounds=1)
        with pytest.raises(RequestError) as caught:
            knockout_now(at.t)
        assert caught.value.message.key == "knockout.no-knockout"

    def test_pauses(self) -> None:
        normal, extra = GameKind.NORMAL, GameKind.EXTRA
        assert (pause_before(normal, None), pause_before(normal, normal), pause_before(extra, normal)) == (10, 5, 10)


class TestNextStep:
    def kind(self, at: AtDesk) -> tuple[str, int]:
        step = next_step(at.desk)
        return step.kind, step.round_no

    def test_of_a_knockout(self, tmp_path: Path) -> None:
        """The next round closes the one before, and the event is over when nothing is due, not after so many rounds."""
        at = cup(tmp_path, 2)
        assert self.kind(at) == ("pair", 1)
        at.do("pair")
        assert self.kind(at) == ("publish", 1)
        at.do("publish")
        assert self.kind(at) == ("enter", 1)
        at.play_all("1", closed=False)
        assert self.kind(at) == ("pair", 2)
        at.do("pair")
        at.do("publish")
        at.play_all("=", closed=False)
        assert self.kind(at) == ("finish", 2)
        at.do("finish")
        assert self.kind(at) == ("done", 0)

    def test_of_an_event_with_a_play_off(self, tmp_path: Path) -> None:
        at = AtDesk(tmp_path, system="dutch", rounds=1, colour="white", tie_breaks=["PTS"])
        at.enter({"name": f"Oyuncu {n}", "rating": 2500 - n} for n in range(1, 5))
        at.do("pair")
        at.do("publish")
        at.play_all("1", "1", closed=False)
        assert self.kind(at) == ("close", 1)
        at.do("close")
        assert self.kind(at) == ("finish", 1)
        at.do("play-off", place=1, seed="kura")
        step = next_step(at.desk)
        assert (step.kind, step.count) == ("play-off", 1)
        for game in ("game-1", "game-2", "golden"):
            at.do("game", game=game, result="½-½")
        assert self.kind(at) == ("finish", 1)


def test_ties_of_the_standings(tmp_path: Path) -> None:
    at = AtDesk(tmp_path, system="dutch", rounds=1, colour="white", tie_breaks=["PTS"])
    at.enter({"name": f"Oyuncu {n}", "rating": 2500 - n} for n in range(1, 7))
    at.do("pair")
    at.play_all("1", "1", "=")
    ties = shared_ties(at.t)
    assert [(tie.first, tie.last, tie.points, len(tie.ids)) for tie in ties] == [
        (1, 2, 1, 2),
        (3, 4, 0.5, 2),
        (5, 6, 0, 2),
    ]
    at.do("play-off", place=1, seed="kura")
    at.do("game", game="game-1", result="1-0")
    at.do("game", game="game-2", result="½-½")
    assert [tie.first for tie in shared_ties(at.t)] == [1, 3, 5]
