"""Play-offs as plain data, of which JSON is made."""

from __future__ import annotations

import pytest

from hakem.i18n import languages, say
from hakem.knockout import (
    GameId,
    GameOutcome,
    GameResult,
    Lots,
    Match,
    PlayoffOptions,
    PlayoffRecord,
    describe,
    history,
    log_to_data,
    outline_to_data,
    record_to_data,
    state_to_data,
)
from hakem.model import Colour
from tests.support.playoffs import by_script, drawn


def test_a_log() -> None:
    log = {
        GameId("game-1"): GameResult(GameOutcome.WHITE, 40),
        GameId("golden"): GameResult(GameOutcome.DRAW, later_flag=Colour.BLACK),
    }
    assert log_to_data(log) == {
        "game-1": {"result": "1-0", "moves": 40},
        "golden": {"result": "1/2-1/2", "later_flag": "b"},
    }


def test_a_record() -> None:
    log = {GameId("game-1"): GameResult(GameOutcome.DRAW, 12)}
    record = PlayoffRecord((4, 9), PlayoffOptions(extra=2), "kura", {"game-1": 9}, log)
    assert record_to_data(record) == {
        "players": [4, 9],
        "options": {
            "games": 2,
            "extra": 2,
            "eliminate": False,
            "short": False,
            "round_robin": False,
            "numbers_by_lot": False,
            "numbers_by_seed": False,
            "add_moves": False,
            "admit": 9,
            "one_contest": False,
            "general": False,
            "qualify": 1,
            "stop_when_decided": False,
            "controls": {"game": "3+3", "extra": "3+3", "golden": "5/4"},
        },
        "seed": "kura",
        "settled": {"game-1": 9},
        "log": {"game-1": {"result": "1/2-1/2", "moves": 12}},
    }


def test_what_is_due() -> None:
    record = PlayoffRecord((4, 9), seed="s", settled={"game-1": 9})
    plain = state_to_data(record.contest.state({}))
    assert plain["due"] == [
        {"game": "game-1", "white": 9, "black": 4, "kind": "normal", "time": "3+3", "article": "C.1"}
    ]
    assert plain["decided"] is False


def test_boards_of_teams() -> None:
    plain = state_to_data(Match("", (1, 2), Lots("s"), boards=2).state({}))
    due = plain["due"]
    assert isinstance(due, list)
    assert [game["board"] for game in due if isinstance(game, dict)] == [1, 2]


def test_the_end() -> None:
    contest = PlayoffRecord((4, 9), seed="s", settled={"golden": 9}).contest
    plain = state_to_data(by_script(contest, drawn)[1])
    assert plain["order"] == [4, 9]
    assert plain["tiers"] == [
        [{"id": 4, "stage": "winner", "points": "1.5"}],
        [{"id": 9, "stage": "match", "points": "1.5"}],
    ]
    why = plain["why"]
    assert isinstance(why, list)
    assert why[-1] == {
        "article": {"article": ["TSF Knockout", "2009", "A.11"]},
        "outcome": "playoff.golden.drawn",
        "subject": [4, 9],
        "data": {"winner": {"player": 4}, "loser": {"player": 9}},
        "bracket": None,
        "board": None,
        "level": "headline",
    }


def test_an_outline() -> None:
    assert outline_to_data(describe(6)) == {
        "players": 6,
        "article": "C.5",
        "admitted": 6,
        "time": "3+3",
        "golden_point": "5/4",
        "groups": [[1, 4, 5], [2, 3, 6]],
        "articles": ["C.2", "C.5"],
        "most_games": 13,
    }


@pytest.mark.parametrize("players", range(2, 13))
@pytest.mark.parametrize(
    "options",
    [
        PlayoffOptions(),
        PlayoffOptions(extra=2, eliminate=True, round_robin=True),
        PlayoffOptions(short=True, numbers_by_lot=True, admit=9),
        PlayoffOptions(extra=2, admit=4),
    ],
)
def test_outlines_are_said_in_both_languages_and_name_what_is_cited(players: int, options: PlayoffOptions) -> None:
    outline = describe(players, options)
    for line in outline.lines:
        assert len({say(line.message, language) for language in languages()}) == 2
    contest = PlayoffRecord(tuple(range(1, players + 1)), options, "s").contest
    log, _ = by_script(contest, drawn)
    cited = {due.article.number for due, _ in history(contest, log)}
    assert cited <= {line.article.number for line in outline.lines}
