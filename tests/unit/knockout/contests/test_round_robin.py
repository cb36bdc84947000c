"""Round robins of a play-off, and what breaks a tie on top."""

from __future__ import annotations

from itertools import combinations

import pytest

from hakem.knockout import (
    EMPTY_LOG,
    Decided,
    GameDue,
    GameId,
    GameKind,
    GameOutcome,
    GameResult,
    Log,
    Pending,
    RoundRobin,
    Stage,
    history,
    play,
)
from hakem.knockout.contests.playoff_formats import FORMATS
from hakem.model import HALF, ONE, ZERO
from tests.support.playoffs import BLACK, DRAW, LATER_WHITE, WHITE, by_script, drawn, due_games


def round_robin(players: int, kind: GameKind = GameKind.NORMAL) -> RoundRobin:
    everybody = tuple(range(1, players + 1))
    return RoundRobin("g", everybody, everybody, "3+3", FORMATS[7].article, kind)


def circle(due: GameDue, moves: dict[int, int | None] | None = None) -> GameResult:
    """1 beats 2, 2 beats 3, 3 beats 1; the winner's moves are given."""
    winner = due.white if (due.black - due.white) % 3 == 1 else due.black
    outcome = GameOutcome.WHITE if winner == due.white else GameOutcome.BLACK
    return GameResult(outcome, (moves or {}).get(winner))


@pytest.mark.parametrize("players", range(2, 9))
def test_everybody_meets_everybody_once(players: int) -> None:
    contest = round_robin(players)
    games = [due for due, _ in history(contest, by_script(contest, drawn)[0])]
    met = [frozenset((due.white, due.black)) for due in games]
    assert len(set(met)) == len(met)
    assert set(met) == {frozenset(pair) for pair in combinations(range(1, players + 1), 2)}


def test_berger_order_of_three() -> None:
    contest = round_robin(3)
    games = history(contest, by_script(contest, drawn)[0])
    assert [(due.id, due.white, due.black) for due, _ in games] == [
        ("g.round-1.board-1", 2, 3),
        ("g.round-2.board-1", 1, 2),
        ("g.round-3.board-1", 3, 1),
    ]


def test_a_round_is_due_at_once_and_the_next_when_it_is_over() -> None:
    contest = round_robin(4)
    assert list(due_games(contest)) == ["g.round-1.board-1", "g.round-1.board-2"]
    log = play(contest, EMPTY_LOG, GameId("g.round-1.board-2"), WHITE)
    assert list(due_games(contest, log)) == ["g.round-1.board-1"]
    log = play(contest, log, GameId("g.round-1.board-1"), WHITE)
    assert list(due_games(contest, log)) == ["g.round-2.board-1", "g.round-2.board-2"]


def test_numbers_are_seats() -> None:
    contest = RoundRobin("", (30, 10, 20), (10, 20, 30), "3+3", FORMATS[3].article)
    (due,) = due_games(contest).values()
    assert (due.white, due.black) == (10, 20)


class TestGoldenPoints:
    @pytest.mark.parametrize(
        ("result", "points"), [(DRAW, (ZERO, ONE)), (LATER_WHITE, (ONE, ZERO)), (BLACK, (ZERO, ONE))]
    )
    def test_every_game_has_a_winner(self, result: GameResult, points: tuple[object, ...]) -> None:
        contest = round_robin(2, GameKind.GOLDEN)
        (due,) = due_games(contest).values()
        state = contest.state({due.id: result})
        assert isinstance(state, Decided)
        made = {finish.player: finish.points for finish in state.finishes}
        assert (made[due.white], made[due.black]) == points

    def test_a_normal_draw_is_half(self) -> None:
        contest = round_robin(2)
        (due,) = due_games(contest).values()
        state = contest.state({due.id: DRAW})
        assert isinstance(state, Decided)
        assert [finish.points for finish in state.finishes] == [HALF, HALF]


class TestLastResorts:
    def course(self, moves: dict[int, int | None], kind: GameKind = GameKind.GOLDEN) -> Decided:
        contest = round_robin(3, kind)
        return by_script(contest, lambda due: circle(due, moves))[1]

    def outcomes(self, state: Decided) -> list[str]:
        return [step.outcome.removeprefix("playoff.robin.") for step in state.why]

    def test_fewest_moves(self) -> None:
        state = self.course({1: 40, 2: 30, 3: 35})
        assert state.order == (2, 3, 1)
        assert self.outcomes(state) == ["tied", "moves"]

    def test_equal_moves_then_seeds(self) -> None:
        state = self.course({1: 40, 2: 30, 3: 30})
        assert state.order == (2, 3, 1)
        assert self.outcomes(state) == ["tied", "moves", "seed"]
        assert state.why[-1].article.number == "A.8"

    def test_moves_that_nobody_wrote_down_decide_nothing(self) -> None:
        state = self.course({1: 40, 2: None, 3: 30})
        assert state.order == (1, 2, 3)
        assert self.outcomes(state) == ["tied", "moves-unknown", "seed"]

    def test_only_moves_of_games_won_count(self) -> None:
        """Long games that were lost do no harm; in all, 1 has played the longest ones."""
        contest = round_robin(3)
        lengths = {frozenset((1, 2)): 20, frozenset((2, 3)): 25, frozenset((1, 3)): 90}

        def script(due: GameDue) -> GameResult:
            return GameResult(circle(due).outcome, lengths[frozenset((due.white, due.black))])

        assert by_script(contest, script)[1].order == (1, 2, 3)

    def test_whoever_won_nothing_cannot_have_won_quickly(self) -> None:
        """Level in normal games: 3 by draws alone, 1, 2 and 4 with a win each in 50 moves."""
        contest = round_robin(4)
        results = {(1, 4): WHITE, (2, 1): WHITE, (4, 2): WHITE}

        def script(due: GameDue) -> GameResult:
            for pair, result in results.items():
                if {*pair} == {due.white, due.black}:
                    won = result if pair == (due.white, due.black) else BLACK
                    return GameResult(won.outcome, 50)
            return GameResult(GameOutcome.DRAW, 10)

        state = by_script(contest, script)[1]
        assert state.finishes[0].points == state.finishes[-1].points
        assert state.order == (1, 2, 4, 3)

    def test_moves_break_the_tie_on_top_only(self) -> None:
        """1 wins everything; the others are level with a win each, and stand by seed."""
        contest = round_robin(4, GameKind.GOLDEN)

        def script(due: GameDue) -> GameResult:
            if 1 in (due.white, due.black):
                return WHITE if due.white == 1 else BLACK
            winner = due.white if (due.black - due.white) % 3 == 1 else due.black
            return GameResult(GameOutcome.WHITE if winner == due.white else GameOutcome.BLACK, 50 - winner)

        state = by_script(contest, script)[1]
        assert state.order == (1, 2, 3, 4)
        assert [len(tier) for tier in state.tiers] == [1, 3]
        assert self.outcomes(state) == ["won"]


def test_equal_points_are_one_tier_behind_the_winner() -> None:
    state = TestLastResorts().course({1: 40, 2: 30, 3: 35})
    assert [[finish.player for finish in tier] for tier in state.tiers] == [[2], [3, 1]]
    assert [finish.stage for finish in state.finishes] == [Stage.WINNER, *[Stage.GOLDEN_ROUND_ROBIN] * 2]


def test_the_table_waits_for_all_games() -> None:
    log: Log = {}
    assert isinstance(round_robin(3).table(log), Pending)
