"""The file of a play-off: what is written is read again, and nonsense is refused with its place."""

from __future__ import annotations

import copy
import json
import pickle
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from hakem.desk import PlayoffFile, read_play_off, require_size
from hakem.errors import TooLarge
from hakem.i18n import languages, say
from hakem.knockout import Controls, GameId, GameOutcome, GameResult, Pending, PlayoffOptions, PlayoffRecord
from hakem.model import Colour
from tests.support.effort import examples
from tests.support.playoffs import UNFINISHED, records

SMALL: dict[str, Any] = {"players": [4, 9], "seed": "s", "log": {"game-1": {"result": "1-0", "moves": 31}}}


def read(inner: object, **beside: object) -> PlayoffFile:
    """The file of this data."""
    found = read_play_off(json.dumps({"playoff": inner, **beside}).encode())
    assert isinstance(found, PlayoffFile), [say(problem.message) for problem in found]
    return found


def wrong(text: str) -> list[tuple[str, int, int]]:
    """Everything that is wrong with a text, each with its row and column; all of it has words in every language."""
    found = read_play_off(text.encode())
    assert isinstance(found, tuple)
    for problem in found:
        assert all(say(problem.message, language) for language in languages())
    return [(problem.message.key, problem.row, problem.column) for problem in found]


@given(record=records() | UNFINISHED, named=st.booleans())
@settings(max_examples=examples(60), deadline=None)
def test_what_is_written_is_read_again(record: PlayoffRecord, named: bool) -> None:
    file = PlayoffFile(record, {player: f"Ad, {player}" for player in record.players} if named else {})
    again = read_play_off(file.text.encode())
    assert again == file
    assert isinstance(again, PlayoffFile)
    assert again.text == file.text


def test_what_is_left_out_has_its_default() -> None:
    log = {GameId("game-1"): GameResult(GameOutcome.WHITE, 31)}
    assert read(SMALL) == PlayoffFile(PlayoffRecord((4, 9), PlayoffOptions(), "s", {}, log))


def test_options_and_notes() -> None:
    options = PlayoffOptions(extra=2, eliminate=True, admit=9, controls=Controls("5", "3", "5/4"))
    file = PlayoffFile(PlayoffRecord((1, 2), options, "s", {"game-1": 2}))
    assert read_play_off(file.text.encode()) == file
    some = read({"players": [1, 2], "options": {"controls": {"game": "5+2"}, "short": True}}).record.options
    controls = Controls("5+2", "3+3", "5/4")
    before = PlayoffOptions(short=True, numbers_by_seed=True, add_moves=True, one_contest=True, controls=controls)
    assert some == before


def test_a_play_off_from_before_these_choices_goes_on_as_it_began() -> None:
    """Numbers by seed, moves added up, eight for all places: a file that names no such choice."""
    choices = ("eliminate", "short", "round_robin", "numbers_by_lot")
    options: dict[str, object] = {"extra": 0, "admit": 8, **dict.fromkeys(choices, False)}
    record = read({"players": list(range(1, 12)), "options": options}).record
    assert (record.options.numbers_by_seed, record.options.add_moves, record.options.one_contest) == (True, True, True)
    state = record.contest.state({})
    assert isinstance(state, Pending)
    assert [due.id for due in state.due] == [f"quarter-{n}.golden" for n in range(1, 5)]


def test_flags() -> None:
    drawn = {"result": "1/2-1/2"}
    log = {"game-1": drawn, "game-2": drawn, "golden": {**drawn, "later_flag": "b"}}
    kept = read({"players": [1, 2], "log": log}).record.log
    assert kept[GameId("golden")] == GameResult(GameOutcome.DRAW, later_flag=Colour.BLACK)


@pytest.mark.parametrize(
    ("changes", "key"),
    [
        ({"players": "12"}, "json.no-list"),
        ({"players": [1, "2"]}, "json.no-whole-number"),
        ({"players": [1, True]}, "json.no-whole-number"),
        ({"players": [1, 2.5]}, "json.no-whole-number"),
        ({"seed": 7}, "json.no-text"),
        ({"options": []}, "json.no-object"),
        ({"options": {"extra": "2"}}, "json.no-whole-number"),
        ({"options": {"extra": 3}}, "playoff.match-extra"),
        ({"options": {"admit": 1}}, "playoff.admit"),
        ({"options": {"unknown": 1}}, "json.unknown-key"),
        ({"options": {"controls": {"game": 3}}}, "json.no-text"),
        ({"options": {"controls": {"blitz": "3"}}}, "json.unknown-key"),
        ({"options": {"short": 1}}, "json.no-truth"),
        ({"settled": {"golden": "4"}}, "json.no-whole-number"),
        ({"settled": [4]}, "json.no-object"),
        ({"log": []}, "json.no-object"),
        ({"log": {"game-1": {"result": "2-0"}}}, "json.unknown-word"),
        ({"log": {"game-1": {"result": ["1-0"]}}}, "json.no-text"),
        ({"log": {"game-1": {}}}, "json.missing-key"),
        ({"log": {"game-1": "1-0"}}, "json.no-object"),
        ({"log": {"game-1": {"result": "1-0", "moves": "31"}}}, "json.no-whole-number"),
        ({"log": {"game-1": {"result": "1-0", "later_flag": "x"}}}, "json.unknown-word"),
        ({"log": {"game-1": {"result": "1-0", "clock": 3}}}, "json.unknown-key"),
        ({"log": {"game-1": {"result": "1-0", "moves": 0}}}, "playoff.moves"),
        ({"log": {"game-2": {"result": "1-0"}}}, "playoff.not-due"),
        ({"more": 1}, "json.unknown-key"),
        ({"players": []}, "playoff.too-few"),
        ({"players": [4, 4]}, "playoff.player-twice"),
        ({"players": list(range(1, 1002))}, "playoff.too-large"),
    ],
    ids=lambda value: str(value)[:60],
)
def test_nonsense_is_one_fault(changes: dict[str, Any], key: str) -> None:
    """One change, one message; what is wrong already is not judged by the rules as well."""
    assert [fault for fault, _, _ in wrong(json.dumps({"playoff": {**SMALL, **changes}}))] == [key]


def test_everything_wrong_is_named_with_its_place() -> None:
    text = """{
 "playoff": {
  "players": [4, "9"],
  "log": {
   "game-1": {"result": "3-0"}
  },
  "clock": 1
 },
 "names": {"7": "Ad"}
}"""
    assert wrong(text) == [
        ("json.no-whole-number", 3, 18),
        ("json.unknown-word", 5, 25),
        ("json.unknown-key", 7, 3),
    ]


def test_what_the_rules_refuse_has_the_place_of_what_they_refuse() -> None:
    text = '{"playoff": {"players": [4, 9],\n"log": {"golden": {"result": "1-0"}}}}'
    assert wrong(text) == [("playoff.not-due", 2, 8)]
    assert wrong('{"playoff": \n x}') == [("json.value-expected", 2, 2)]
    assert wrong('{"playoff":\n{"players":\n[4, 4]}}') == [("playoff.player-twice", 3, 1)]


def test_names_are_those_of_players() -> None:
    assert read(SMALL, names={"9": "Öz, Ü."}).names == {9: "Öz, Ü."}
    assert wrong('{"playoff": {"players": [4, 9]}, "names": {"7": "Ad"}}') == [("json.unknown-key", 1, 44)]
    assert wrong('{"playoff": {"players": [4, 9]}, "names": {"9": 1}}') == [("json.no-text", 1, 49)]
    assert wrong('{"playoff": {"players": [4, 9]}, "names": 4}') == [("json.no-object", 1, 43)]


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("null", "json.no-object"),
        ("[]", "json.no-object"),
        ("{}", "json.missing-key"),
        ('{"playoff": 3}', "json.no-object"),
        ('{"playoff": {}}', "json.missing-key"),
        ('{"playoff": {"players": [1, 2]}, "more": 1}', "json.unknown-key"),
        ('{"playoff": 3', "json.sign-expected"),
        ("", "file.empty"),
    ],
)
def test_no_play_off_at_all(text: str, key: str) -> None:
    assert [fault for fault, _, _ in wrong(text)] == [key]


def test_too_many_players_are_refused_before_anything_is_built() -> None:
    require_size(1000)
    with pytest.raises(TooLarge):
        require_size(1001)


def test_a_play_off_and_its_file_are_values() -> None:
    for record in (PlayoffRecord((1, 2)), PlayoffRecord((1, 2), seed="a", settled={"1.1": 2})):
        file = PlayoffFile(record, {1: "Ada"})
        assert pickle.loads(pickle.dumps(file)) == copy.deepcopy(file) == file
        assert hash(replace(file, names={})) == hash(file)
