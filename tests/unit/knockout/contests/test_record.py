"""Writing results down and taking them back: what is refused, and what goes with it."""

from __future__ import annotations

import pytest

from hakem.errors import RequestError
from hakem.i18n import languages, say
from hakem.knockout import (
    EMPTY_LOG,
    GameId,
    GameOutcome,
    GameResult,
    Log,
    PlayoffOptions,
    correct,
    history,
    play,
    playoff,
    require_sound,
    take_back,
)
from hakem.model import Colour
from tests.support.playoffs import BLACK, DRAW, WHITE, by_script, drawn, due_games, wins

TWO = playoff((1, 2), seed="s")
SIX = playoff(range(1, 7), seed="s")
EIGHT = playoff(range(1, 9), seed="s")
FIRST, SECOND, GOLDEN = GameId("game-1"), GameId("game-2"), GameId("golden")


def refusal(log: Log, game: GameId, result: GameResult) -> str:
    """The error in both languages; the log stays what it was."""
    before = dict(log)
    with pytest.raises(RequestError) as refused:
        play(TWO, log, game, result)
    assert log == before
    assert len({say(refused.value.message, language) for language in languages()}) == 2
    return refused.value.message.key


class TestPlay:
    def test_a_result_is_added_to_a_new_log(self) -> None:
        log: Log = {}
        assert play(TWO, log, FIRST, WHITE) == {FIRST: WHITE}
        assert log == {}

    @pytest.mark.parametrize("game", [SECOND, GOLDEN, GameId("game-3"), GameId(""), GameId("semi-1.game-1")])
    def test_a_game_that_is_not_due(self, game: GameId) -> None:
        assert refusal(EMPTY_LOG, game, WHITE) == "playoff.not-due"

    def test_a_game_after_the_end(self) -> None:
        assert refusal({FIRST: WHITE, SECOND: DRAW}, GOLDEN, WHITE) == "playoff.not-due"

    def test_a_second_result(self) -> None:
        assert refusal({FIRST: WHITE}, FIRST, BLACK) == "playoff.already-played"

    @pytest.mark.parametrize("moves", [0, -1])
    def test_no_moves(self, moves: int) -> None:
        assert refusal(EMPTY_LOG, FIRST, GameResult(GameOutcome.WHITE, moves)) == "playoff.moves"

    def test_flags_in_a_normal_game(self) -> None:
        assert refusal(EMPTY_LOG, FIRST, GameResult(GameOutcome.DRAW, later_flag=Colour.WHITE)) == "playoff.flags"

    def test_flags_against_the_result(self) -> None:
        level = {FIRST: DRAW, SECOND: DRAW}
        assert (
            refusal(level, GOLDEN, GameResult(GameOutcome.WHITE, later_flag=Colour.BLACK)) == "playoff.flag-contradicts"
        )

    def test_flags_in_a_golden_point(self) -> None:
        level = {FIRST: DRAW, SECOND: DRAW}
        assert len(play(TWO, level, GOLDEN, GameResult(GameOutcome.DRAW, later_flag=Colour.BLACK))) == 3


class TestTakeBack:
    def test_what_followed_goes_with_it(self) -> None:
        log, _ = by_script(TWO, drawn)
        assert set(log) == {FIRST, SECOND, GOLDEN}
        assert take_back(TWO, log, GOLDEN) == {FIRST: DRAW, SECOND: DRAW}
        assert take_back(TWO, log, SECOND) == {FIRST: DRAW}
        assert take_back(TWO, log, FIRST) == {}

    def test_other_groups_stay(self) -> None:
        log, _ = by_script(SIX, wins(1))
        taken = take_back(SIX, log, GameId("group-A.round-2.board-1"))
        assert {game.split(".")[0] for game in taken} == {"group-A", "group-B"}
        assert set(log) - set(taken) == {
            GameId("group-A.round-2.board-1"),
            GameId("group-A.round-3.board-1"),
            GameId("final.golden"),
        }

    def test_it_can_be_entered_again(self) -> None:
        log = take_back(TWO, {FIRST: WHITE, SECOND: DRAW}, SECOND)
        assert play(TWO, log, SECOND, BLACK) == {FIRST: WHITE, SECOND: BLACK}

    def test_nothing_to_take_back(self) -> None:
        with pytest.raises(RequestError, match="has no result"):
            take_back(TWO, EMPTY_LOG, FIRST)


class TestCorrect:
    def test_games_that_are_due_all_the_same_stay(self) -> None:
        log, _ = by_script(TWO, drawn)
        assert correct(TWO, log, FIRST, GameResult(GameOutcome.DRAW, 40)) == {
            **log,
            FIRST: GameResult(GameOutcome.DRAW, 40),
        }

    def test_games_that_are_due_no_longer_go(self) -> None:
        log, _ = by_script(TWO, drawn)
        assert correct(TWO, log, FIRST, WHITE) == {FIRST: WHITE, SECOND: DRAW}

    def test_the_next_match_between_others_is_another_game(self) -> None:
        """1 goes out after all: the semi-final and the final that he played have no results any more."""
        log, _ = by_script(EIGHT, wins(1))
        due = due_games(EIGHT)[GameId("quarter-1.golden")]
        corrected = correct(EIGHT, log, due.id, WHITE if due.white == 8 else BLACK)
        assert set(log) - set(corrected) == {GameId("semi-1.golden"), GameId("final.golden")}
        (semi,) = due_games(EIGHT, corrected).values()
        assert {semi.white, semi.black} == {8, 4}

    def test_a_group_that_is_open_again(self) -> None:
        log, _ = by_script(SIX, wins(1))
        for game in sorted(game for game in log if game.startswith("group-A")):
            log = correct(SIX, log, game, DRAW)
        assert "final.golden" not in log
        assert set(due_games(SIX, log)) == {GameId("group-A.golden.round-1.board-1")}

    def test_what_is_refused(self) -> None:
        with pytest.raises(RequestError, match="has no result"):
            correct(TWO, EMPTY_LOG, FIRST, WHITE)
        with pytest.raises(RequestError, match="moves"):
            correct(TWO, {FIRST: WHITE}, FIRST, GameResult(GameOutcome.WHITE, 0))
        with pytest.raises(RequestError, match="not due"):
            correct(TWO, {GOLDEN: WHITE}, GOLDEN, BLACK)


class TestHistory:
    def test_games_as_they_fell_due(self) -> None:
        log, _ = by_script(SIX, wins(1))
        backwards = dict(reversed(list(log.items())))
        assert history(SIX, backwards) == history(SIX, log)
        assert [due.id for due, _ in history(SIX, log)][-1] == "final.golden"

    def test_a_sound_log(self) -> None:
        log = by_script(SIX, drawn)[0]
        require_sound(SIX, log)
        require_sound(TWO, EMPTY_LOG)
        with pytest.raises(RequestError):
            require_sound(TWO, log)

    @pytest.mark.parametrize(
        ("log", "key"),
        [
            ({SECOND: WHITE}, "playoff.not-due"),
            ({FIRST: WHITE, SECOND: WHITE, GameId("x"): WHITE}, "playoff.not-due"),
            ({FIRST: WHITE, SECOND: DRAW, GOLDEN: WHITE}, "playoff.not-due"),
            ({FIRST: GameResult(GameOutcome.WHITE, -3)}, "playoff.moves"),
        ],
    )
    def test_a_log_that_cannot_have_come_about(self, log: Log, key: str) -> None:
        with pytest.raises(RequestError) as refused:
            require_sound(TWO, log)
        assert refused.value.message.key == key

    def test_a_log_of_other_options(self) -> None:
        log, _ = by_script(playoff((1, 2), PlayoffOptions(extra=2), "s"), drawn)
        with pytest.raises(RequestError, match="extra-1"):
            require_sound(TWO, log)
