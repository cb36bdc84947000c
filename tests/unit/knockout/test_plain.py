"""Play-offs as plain data: what is written is read again, and nonsense is refused with one clear error."""

from __future__ import annotations

from typing import Any

import pytest

from hakem.errors import RequestError
from hakem.i18n import languages, say
from hakem.knockout import (
    Controls,
    GameId,
    GameResult,
    Lots,
    Match,
    Outcome,
    PlayoffOptions,
    PlayoffRecord,
    describe,
    history,
    log_from_plain,
    log_to_plain,
    outline_to_plain,
    record_from_plain,
    record_to_plain,
    state_to_plain,
)
from hakem.model import Colour
from tests.support.playoffs import by_script, drawn

SMALL: dict[str, Any] = {"players": [4, 9], "seed": "s", "log": {"game-1": {"result": "1-0", "moves": 31}}}


def test_a_log() -> None:
    log = {
        GameId("game-1"): GameResult(Outcome.WHITE, 40),
        GameId("golden"): GameResult(Outcome.DRAW, later_flag=Colour.BLACK),
    }
    plain = log_to_plain(log)
    assert plain == {"game-1": {"result": "1-0", "moves": 40}, "golden": {"result": "1/2-1/2", "later_flag": "b"}}
    assert log_from_plain(plain) == log


def test_what_is_left_out_has_its_default() -> None:
    record = record_from_plain(SMALL)
    assert record == PlayoffRecord((4, 9), PlayoffOptions(), "s", {}, {GameId("game-1"): GameResult(Outcome.WHITE, 31)})


def test_options_and_notes() -> None:
    options = PlayoffOptions(extra=2, admit=9, controls=Controls("5", "3", "5/4"))
    record = PlayoffRecord((1, 2), options, "s", {"game-1": 2})
    assert record_from_plain(record_to_plain(record)) == record
    assert (
        record_from_plain({"players": [1, 2], "options": {"controls": {"game": "5+2"}}}).options.controls.game == "5+2"
    )


@pytest.mark.parametrize(
    "changes",
    [
        {"players": "12"},
        {"players": [1, "2"]},
        {"players": [1, True]},
        {"seed": 7},
        {"options": {"extra": "2"}},
        {"options": {"extra": 3}},
        {"options": {"unknown": 1}},
        {"options": {"controls": {"game": 3}}},
        {"options": {"controls": {"blitz": "3"}}},
        {"options": {"short": 1}},
        {"settled": {"golden": "4"}},
        {"settled": [4]},
        {"log": []},
        {"log": {"game-1": {"result": "2-0"}}},
        {"log": {"game-1": {"result": ["1-0"]}}},
        {"log": {"game-1": "1-0"}},
        {"log": {"game-1": {"result": "1-0", "moves": "31"}}},
        {"log": {"game-1": {"result": "1-0", "later_flag": "x"}}},
        {"log": {"game-1": {"result": "1-0", "clock": 3}}},
        {"log": {"game-1": {"result": "1-0", "moves": 0}}},
        {"log": {"game-2": {"result": "1-0"}}},
        {"more": 1},
        {"players": []},
        {"players": [4, 4]},
    ],
    ids=str,
)
def test_nonsense(changes: dict[str, Any]) -> None:
    with pytest.raises(RequestError) as refused:
        record_from_plain({**SMALL, **changes})
    assert all(say(refused.value.message, language) for language in languages())


@pytest.mark.parametrize("data", [None, 3, [], "x", {1: 2}], ids=str)
def test_no_play_off_at_all(data: object) -> None:
    with pytest.raises(RequestError):
        record_from_plain(data)


def test_what_is_due() -> None:
    record = PlayoffRecord((4, 9), seed="s", settled={"game-1": 9})
    plain = state_to_plain(record.contest.state({}))
    assert plain["due"] == [
        {"game": "game-1", "white": 9, "black": 4, "kind": "normal", "time": "3+3", "article": "C.1"}
    ]
    assert plain["decided"] is False


def test_boards_of_teams() -> None:
    plain = state_to_plain(Match("", (1, 2), Lots("s"), boards=2).state({}))
    due = plain["due"]
    assert isinstance(due, list)
    assert [game["board"] for game in due] == [1, 2]


def test_the_end() -> None:
    contest = PlayoffRecord((4, 9), seed="s", settled={"golden": 9}).contest
    plain = state_to_plain(by_script(contest, drawn)[1])
    assert plain["order"] == [4, 9]
    assert plain["tiers"] == [
        [{"id": 4, "stage": "winner", "points": "1.5"}],
        [{"id": 9, "stage": "match", "points": "1.5"}],
    ]
    why = plain["why"]
    assert isinstance(why, list)
    assert why[-1]["article"] == "TSF Knockout (2009) A.11"


def test_an_outline() -> None:
    assert outline_to_plain(describe(6)) == {
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
