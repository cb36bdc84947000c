"""The native file: everything wrong is found at its place."""

from __future__ import annotations

from dataclasses import replace
from datetime import date

import pytest

from hakem.errors import InputError
from hakem.formats.document import Finding
from hakem.formats.json_with_places import DEEPEST, LARGEST_WHOLE
from hakem.formats.native import dump_native, parse_native
from hakem.model import (
    Absence,
    Bye,
    ByeKind,
    Event,
    ExternalValues,
    ForfeitedMatch,
    Game,
    Mark,
    PlayerId,
    Points,
    Prohibition,
    Round,
    RoundNo,
    Team,
    TeamBye,
    TeamId,
    TeamPlay,
    TeamScoring,
    Tournament,
)
from tests.support.native_files import SHORT, SHORT_TEXT, say_all

NOT_JSON = [
    ("", ("json.empty", 1, 1)),
    (" \n ", ("json.empty", 2, 2)),
    ('{"format": "hakem"', ("json.sign-expected", 1, 19)),
    ('{\n  "format" "hakem"}', ("json.sign-expected", 2, 12)),
    ("{,}", ("json.key-expected", 1, 2)),
    ('{"a": 1,}', ("json.key-expected", 1, 9)),
    ("{'a': 1}", ("json.key-expected", 1, 2)),
    ('{"a": }', ("json.value-expected", 1, 7)),
    ("[1, ]", ("json.value-expected", 1, 5)),
    ("[1 2]", ("json.sign-expected", 1, 4)),
    ("{}{}", ("json.after-end", 1, 3)),
    ('{"a": NaN}', ("json.value-expected", 1, 7)),
    ('{"a": -Infinity}', ("json.value-expected", 1, 7)),
    ('{"a": 01}', ("json.value-expected", 1, 7)),
    ('{"a": truex}', ("json.value-expected", 1, 7)),
    ('{"a": "b', ("json.text-broken", 1, 7)),
    ('{"a": "b\n"}', ("json.text-broken", 1, 7)),
    ('{"a": "\\x"}', ("json.text-broken", 1, 7)),
    ('{"a": "\\u12"}', ("json.text-broken", 1, 7)),
    ("[" * 100_000, ("json.too-deep", 1, DEEPEST + 1)),
    ('{"a":' * 100_000, ("json.too-deep", 1, 5 * DEEPEST + 1)),
    ("\x00\xff\x01", ("json.value-expected", 1, 1)),
]


@pytest.mark.parametrize(("text", "expected"), NOT_JSON, ids=range(len(NOT_JSON)))
def test_what_is_not_json(text: str, expected: tuple[str, int, int]) -> None:
    assert say_all(text) == [expected]


NOT_OURS = [
    ("[]", [("json.no-object", 1, 1)]),
    ("{}", [("json.missing-key", 1, 1), ("json.missing-key", 1, 1)]),
    ('{"format": "other", "version": 9}', [("json.not-hakem", 1, 12)]),
    ('{"format": "hakem", "version": 3, "future": 1}', [("json.newer-version", 1, 32)]),
    ('{"format": "hakem", "version": 0}', [("json.no-version", 1, 32)]),
    ('{"format": "hakem", "version": "1"}', [("json.no-whole-number", 1, 32)]),
    ('{"format": "hakem", "version": 1}', [("json.missing-key", 1, 1)]),
    ('{"format": "hakem", "version": 1, "tournament": 7}', [("json.no-object", 1, 49)]),
    (
        '{"format": "hakem", "version": 1, "tournament": {}}',
        [("json.missing-key", 1, 49), ("json.missing-key", 1, 49)],
    ),
]


@pytest.mark.parametrize(("text", "expected"), NOT_OURS, ids=range(len(NOT_OURS)))
def test_what_is_no_file_of_ours(text: str, expected: list[tuple[str, int, int]]) -> None:
    assert say_all(text) == expected


TOTAL = '"rounds_total": 3,'
START = '"start": "2026-03-01"'
NAME = '"name": "Çağlar, Işıl"'
MISTAKES = [
    (TOTAL, '"rounds_total": ¦3.0,', ["json.no-whole-number"]),
    (TOTAL, '"rounds_total": ¦true,', ["json.no-whole-number"]),
    (TOTAL, f'"rounds_total": ¦{"9" * 5000},', ["json.number-too-large"]),
    (TOTAL, f'"rounds_total": ¦-{LARGEST_WHOLE + 1},', ["json.number-too-large"]),
    (TOTAL, '"rounds_total": ¦1e400,', ["json.no-whole-number"]),
    (TOTAL, f'{TOTAL} ¦"rounds_total": 4,', ["json.key-twice"]),
    (TOTAL, f'{TOTAL} "points": {{"white_win": ¦1}},', ["json.no-text"]),
    (TOTAL, f'{TOTAL} "points": {{"white_win": ¦"1.5.2"}},', ["json.no-points"]),
    (TOTAL, f'{TOTAL} "points": {{"white_win": ¦"{"9" * 41}"}},', ["json.no-points"]),
    (TOTAL, f'{TOTAL} "points": {{¦"win": "3"}},', ["json.unknown-key"]),
    (TOTAL, f'{TOTAL} "teams": ¦{{}},', ["json.no-list"]),
    (TOTAL, f'{TOTAL} "teams": [¦{{"id": 1, "name": "A"}}],', ["json.missing-key"]),
    (TOTAL, f'{TOTAL} "prohibited": [{{"players": [1, ¦"2"]}}],', ["json.no-whole-number"]),
    (TOTAL, f'{TOTAL} "team_play": ¦[],', ["json.no-object"]),
    (TOTAL, f'{TOTAL} "team_play": {{"scoring": {{"win": ¦2}}}},', ["json.no-text"]),
    (TOTAL, f'{TOTAL} "team_play": {{"scoring": {{¦"bye": "2"}}}},', ["json.unknown-key"]),
    (TOTAL, f'{TOTAL} "team_play": {{"byes": [¦{{"round": 1}}]}},', ["json.missing-key"]),
    (TOTAL, f'{TOTAL} "team_play": {{"forfeited": [{{"round": 1, "white": 1, "black": 2, "result": ¦"+"}}]}},',
     ["json.unknown-word"]),
    (TOTAL, f'{TOTAL} "external": [¦{{"name": "X"}}],', ["json.missing-key"]),
    (TOTAL, f'{TOTAL} "external": [{{"name": "X", "of": ¦"clubs", "values": []}}],', ["json.unknown-word"]),
    (TOTAL, f'{TOTAL} "external": [{{"name": "X", "values": [{{"id": 1, "value": ¦2}}]}}],', ["json.no-text"]),
    (TOTAL, f'{TOTAL} "lots": [¦{{"purpose": "x"}}],', ["json.missing-key"]),
    (TOTAL, f'{TOTAL} "abnormal_points": [{{"kind": ¦"W", "points": "1", "players": []}}],', ["json.unknown-word"]),
    (TOTAL, f'{TOTAL} "acceleration": ¦{{}},', ["json.missing-key"]),
    ('"black",', '¦"green",', ["json.unknown-word"]),
    (START, '"start": ¦"2026-02-30"', ["json.no-date"]),
    (START, '"start": ¦"20260301"', ["json.no-date"]),
    (START, '"start": ¦20260301', ["json.no-text"]),
    ('"birth": "1999"', '"birth": ¦"99"', ["json.no-birth"]),
    ('"birth": "1999"', '"birth": ¦1999', ["json.no-text"]),
    ('"title": "WFM"', '"title": ¦"wfm"', ["json.unknown-word"]),
    ('"title": "WFM"', '"title": ¦null', ["json.no-text"]),
    (NAME, '"name": ¦"\\ud800"', ["json.surrogate"]),
    (NAME, '"name": ¦"\ud800"', ["json.surrogate"]),
    (NAME, '"name": "A", ¦"\\u0000": 1', ["json.unknown-key"]),
    (NAME, f'{NAME}, ¦"{"x" * 50}": 1', ["json.unknown-key"]),
    ('{"id": 2, ', "¦{", ["json.missing-key"]),
    ('"id": 1,', '"id": ¦"1", ¦"elo": 5,', ["json.no-whole-number", "json.unknown-key"]),
    ('"result": "½-0"', '"result": "1-0", "played": ¦0', ["json.no-truth"]),
    ('"result": "½-0"', '"result": ¦"1:0"', ["json.unknown-word"]),
    ('{"white": 1, "black": 2, "result": "½-0"}', '¦{"white": 1, "black": 2}', ["json.missing-key"]),
    ('"zero-point"', '¦"none"', ["json.unknown-word"]),
    ('"zero-point"}', '"zero-point"}, ¦5', ["json.no-object"]),
]  # fmt: skip
"""What to replace, with what (¦ stands before every place that is wrong), and what is wrong there."""


@pytest.mark.parametrize(("old", "new", "expected"), MISTAKES, ids=range(len(MISTAKES)))
def test_mistakes_are_found_at_their_place(old: str, new: str, expected: list[str]) -> None:
    assert SHORT_TEXT.count(old) == 1
    before, *parts = SHORT_TEXT.replace(old, new).split("¦")
    places = []
    text = before
    for part in parts:
        places.append((text.count("\n") + 1, len(text) - text.rfind("\n")))
        text += part
    assert say_all(text) == [(key, *place) for key, place in zip(expected, places, strict=True)]
    assert parse_native(text).tournament is None
    with pytest.raises(InputError):
        parse_native(text).require()


def test_all_mistakes_are_collected_in_the_order_of_the_file() -> None:
    text = SHORT_TEXT.replace('"black",', '"green",').replace('"½-0"', "0").replace('"Bahar"', "[]")
    assert [key for key, _, _ in say_all(text)] == ["json.no-text", "json.unknown-word", "json.no-text"]


class TestContradictions:
    """What the model finds is shown where the file says it."""

    def errors(self, t: Tournament) -> list[tuple[str, str]]:
        """Key of every error, and the line it points at."""
        text = dump_native(t).text
        lines = text.split("\n")
        parsed = parse_native(text)
        assert parsed.tournament is None
        return [(problem.message.key, lines[problem.row - 1].strip().rstrip(",")) for problem in parsed.errors]

    def test_same_id_twice(self) -> None:
        twin = replace(SHORT.players[0], number=4, name="B")
        found = self.errors(replace(SHORT, players=(*SHORT.players, twin), rounds=()))
        assert [key for key, _ in found] == ["model.id-twice"] * 2
        assert found[0][1].startswith('{"id": 1, "number": 1')
        assert found[1][1].startswith('{"id": 1, "number": 4')

    def test_player_with_impossible_rating(self) -> None:
        bad = replace(SHORT.players[1], rating=9999)
        (key, line), *rest = self.errors(replace(SHORT, players=(SHORT.players[0], bad, SHORT.players[2])))
        assert (key, rest) == ("model.rating", [])
        assert line.startswith('{"id": 2')

    def test_game_of_somebody_unknown(self) -> None:
        rnd = Round((Game(PlayerId(1), PlayerId(9), Mark.WIN, Mark.LOSS),))
        assert self.errors(replace(SHORT, rounds=(rnd,))) == [
            ("model.unknown-player", '{"white": 1, "black": 9, "result": "1-0"}')
        ]

    def test_twice_in_a_round_is_shown_where_it_is_there_again(self) -> None:
        rnd = Round((Game(PlayerId(1), PlayerId(2), Mark.WIN, Mark.LOSS),), (Bye(PlayerId(2), ByeKind.HALF_POINT),))
        assert self.errors(replace(SHORT, rounds=(rnd,))) == [
            ("model.twice-in-round", '{"player": 2, "kind": "half-point"}')
        ]

    def test_empty_round(self) -> None:
        parsed = parse_native(dump_native(replace(SHORT, rounds=(Round(),))).text)
        assert [(p.message.key, p.finding) for p in parsed.problems] == [("model.empty-round", Finding.WARNING)]

    def test_too_many_rounds(self) -> None:
        assert self.errors(replace(SHORT, rounds_total=0)) == [("model.too-many-rounds", '"rounds_total": 0')]

    def test_points_below_zero(self) -> None:
        points = replace(SHORT.points, white_loss=Points(-1))
        assert self.errors(replace(SHORT, points=points)) == [("model.point-fraction", '"points": {')]

    def test_absences(self) -> None:
        past = Absence(RoundNo(1), PlayerId(1), ByeKind.HALF_POINT)
        stranger = Absence(RoundNo(2), PlayerId(9), ByeKind.HALF_POINT)
        assert self.errors(replace(SHORT, absences=(past, stranger))) == [
            ("model.absence-round", '{"round": 1, "player": 1, "kind": "half-point"}'),
            ("model.unknown-absent", '{"round": 2, "player": 9, "kind": "half-point"}'),
        ]

    def test_stranger_in_a_record(self) -> None:
        assert self.errors(replace(SHORT, prohibited=(Prohibition((PlayerId(1), PlayerId(9))),))) == [
            ("model.unknown-named", '{"players": [1, 9]}')
        ]

    def test_teams(self) -> None:
        first = Team(TeamId(1), "A", (PlayerId(1),))
        second = Team(TeamId(1), "B", (PlayerId(1), PlayerId(9)))
        line = '{"id": 1, "name": "B", "members": [1, 9]}'
        assert sorted(self.errors(replace(SHORT, teams=(first, second)))) == [
            ("model.member-twice", line),
            ("model.team-twice", line),
            ("model.unknown-member", line),
        ]

    def test_team_play(self) -> None:
        teams = (Team(TeamId(1), "A", (PlayerId(1),)), Team(TeamId(2), "B", (PlayerId(2),)))
        play = TeamPlay(
            TeamScoring(win=Points(-1)),
            (TeamBye(RoundNo(4), TeamId(1)), TeamBye(RoundNo(1), TeamId(2))),
            (
                ForfeitedMatch(RoundNo(2), TeamId(1), TeamId(9), True, False),
                ForfeitedMatch(RoundNo(2), TeamId(1), TeamId(2), True, True),
            ),
        )
        assert sorted(self.errors(replace(SHORT, teams=teams, team_play=play))) == [
            ("model.forfeit-won-twice", '{"round": 2, "white": 1, "black": 2, "result": "1-1"}'),
            ("model.match-point-fraction", '"team_play": {'),
            ("model.team-bye-and-games", '{"round": 1, "team": 2}'),
            ("model.team-round", '{"round": 4, "team": 1}'),
            ("model.team-twice-in-round", '{"round": 2, "white": 1, "black": 2, "result": "1-1"}'),
            ("model.unknown-team", '{"round": 2, "white": 1, "black": 9, "result": "1-0"}'),
        ]

    def test_values_from_outside(self) -> None:
        one, two = (1, Points(1)), (2, Points(1))
        external = (ExternalValues("X", (one, (9, Points(0)))), ExternalValues("x", (two, one, two)))
        assert self.errors(replace(SHORT, external=external)) == [
            ("model.external-unknown", '{"id": 9, "value": "0.0"}'),
            ("model.external-twice", "{"),
            ("model.external-id-twice", '{"id": 2, "value": "1.0"}'),
        ]

    def test_warnings_do_not_stop_the_file(self) -> None:
        t = replace(SHORT, event=Event(start=date(2026, 2, 2), end=date(2026, 2, 1)), rounds=())
        parsed = parse_native(dump_native(t).text)
        assert parsed.tournament == t
        assert [(p.message.key, p.finding, p.row) for p in parsed.problems] == [("model.dates", Finding.WARNING, 5)]

    def test_without_a_place_of_its_own_a_problem_stands_at_the_beginning(self) -> None:
        t = Tournament((), rounds_total=1, points=replace(SHORT.points, half_point_bye=Points(2)))
        parsed = parse_native(dump_native(t).text)
        assert [(p.message.key, p.row) for p in parsed.problems] == [("model.bye-above-win", 6)]
