"""The native file: everything comes back, everything wrong is found at its place, nothing raises."""

from __future__ import annotations

import json
from dataclasses import replace
from datetime import date
from fractions import Fraction

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from hakem.errors import InputError, TooLarge
from hakem.formats.document import Extras, Finding
from hakem.formats.json_places import DEEPEST, LARGEST_WHOLE
from hakem.formats.native import dump_native, parse_native
from hakem.i18n import LANGUAGES, say
from hakem.model import (
    AbnormalKind,
    AbnormalPoints,
    Absence,
    Acceleration,
    AccelerationMethod,
    Birth,
    Bye,
    ByeKind,
    Colour,
    Event,
    ExternalValues,
    ForfeitedMatch,
    Game,
    Lot,
    Mark,
    Player,
    PlayerId,
    Points,
    Prohibition,
    Round,
    RoundNo,
    Sex,
    Team,
    TeamBye,
    TeamId,
    TeamPlay,
    TeamScoring,
    Title,
    Tournament,
    VirtualPoints,
    point_system,
    problems,
)
from tests.effort import examples
from tests.strategies import extras, tournaments

SHORT = Tournament(
    players=(
        Player(PlayerId(1), 1, "Çağlar, Işıl", rating=2105, title=Title.WFM, sex=Sex.WOMAN, birth=Birth(1999)),
        Player(PlayerId(2), 2, "İnce, Ömer", national_rating=1640, federation="TUR", club="Körfez"),
        Player(PlayerId(3), 3, "Şahin, Ufuk", joined=RoundNo(2), withdrawn_after=RoundNo(3)),
    ),
    rounds_total=3,
    rounds=(Round((Game(PlayerId(1), PlayerId(2), Mark.DRAW, Mark.LOSS),), (Bye(PlayerId(3), ByeKind.ZERO_POINT),)),),
    event=Event(name="Bahar", start=date(2026, 3, 1), round_dates=(date(2026, 3, 1), None)),
    initial_colour=Colour.BLACK,
)

SHORT_TEXT = """\
{
  "format": "hakem",
  "version": 1,
  "tournament": {
    "event": {
      "name": "Bahar",
      "start": "2026-03-01",
      "round_dates": [
        "2026-03-01",
        null
      ]
    },
    "rounds_total": 3,
    "initial_colour": "black",
    "players": [
      {"id": 1, "number": 1, "name": "Çağlar, Işıl", "rating": 2105, "title": "WFM", "sex": "woman", "birth": "1999"},
      {"id": 2, "number": 2, "name": "İnce, Ömer", "national_rating": 1640, "federation": "TUR", "club": "Körfez"},
      {"id": 3, "number": 3, "name": "Şahin, Ufuk", "joined": 2, "withdrawn_after": 3}
    ],
    "rounds": [
      {
        "games": [
          {"white": 1, "black": 2, "result": "½-0"}
        ],
        "byes": [
          {"player": 3, "kind": "zero-point"}
        ]
      }
    ]
  }
}
"""


def full() -> Tournament:
    """A tournament in which every part of the model says something."""
    one, two, three = PlayerId(1), PlayerId(2), PlayerId(3)
    return replace(
        SHORT,
        rounds=(*SHORT.rounds, Round((Game(two, one, Mark.LOSS, Mark.WIN, played=False, rated=False),))),
        points=point_system(Points(3), Points(1), pab=Points(5, 4)),
        absences=(Absence(RoundNo(3), three, ByeKind.HALF_POINT),),
        prohibited=(Prohibition((one, two)), Prohibition((one, three), RoundNo(2), RoundNo(3))),
        acceleration=Acceleration(
            AccelerationMethod.LISTED, (VirtualPoints(one, RoundNo(1), RoundNo(2), Points(1, 2)),)
        ),
        abnormal_points=(
            AbnormalPoints(AbnormalKind.EXTRA, Points(-1, 3), None, (one,)),
            AbnormalPoints(AbnormalKind.FORFEIT_WIN, Points(2), RoundNo(1), (one, two)),
        ),
        teams=(Team(TeamId(1), "Körfez", (one, two), "KRF", Points(1850)), Team(TeamId(2), "", ())),
        lots=(Lot("initial-colour", "42"),),
        team_play=TeamPlay(
            TeamScoring(Points(3), Points(1), Points(0), Points(1, 2), None, "WB"),
            (TeamBye(RoundNo(3), TeamId(1)),),
            (ForfeitedMatch(RoundNo(1), TeamId(2), TeamId(1), white_wins=False, black_wins=True),),
        ),
        external=(
            ExternalValues("PLAYOFF", ((1, Points(2)), (3, Points(-1, 3)))),
            ExternalValues("TEAMS", ((2, Points(1)),), of_teams=True),
        ),
    )


def say_all(text: str) -> list[tuple[str, int, int]]:
    """Key and place of every finding; each can be said in every language."""
    found = parse_native(text).problems
    for problem in found:
        for language in LANGUAGES:
            say(problem.message, language).encode()
    return [(problem.message.key, problem.row, problem.column) for problem in found]


class TestWriting:
    """What a file looks like."""

    def test_one_player_and_one_game_per_line(self) -> None:
        assert dump_native(SHORT).text == SHORT_TEXT

    def test_is_json_for_everybody_else(self) -> None:
        data = json.loads(dump_native(full(), Extras(records=("XXZ 3",))).text)
        assert data["tournament"]["points"]["pairing_allocated_bye"] == "1.25"
        assert data["extras"] == {"records": ["XXZ 3"]}

    def test_lists_of_numbers_stay_on_one_line(self) -> None:
        assert '{"players": [1, 3], "first_round": 2, "last_round": 3}' in dump_native(full()).text

    def test_what_is_said_of_teams_and_from_outside(self) -> None:
        assert dump_native(full()).text.endswith(
            """\
    "team_play": {
      "scoring": {
        "win": "3.0",
        "bye_match_points": "0.5",
        "board_colours": "WB"
      },
      "byes": [
        {"round": 3, "team": 1}
      ],
      "forfeited": [
        {"round": 1, "white": 2, "black": 1, "result": "0-1"}
      ]
    },
    "external": [
      {
        "name": "PLAYOFF",
        "values": [
          {"id": 1, "value": "2.0"},
          {"id": 3, "value": "-1/3"}
        ]
      },
      {
        "name": "TEAMS",
        "of": "teams",
        "values": [
          {"id": 2, "value": "1.0"}
        ]
      }
    ]
  }
}
"""
        )

    def test_number_that_other_readers_would_round_is_refused(self) -> None:
        player = replace(SHORT.players[0], fide_id=LARGEST_WHOLE + 1)
        with pytest.raises(TooLarge):
            dump_native(replace(SHORT, players=(player,)))

    def test_points_without_end_are_refused(self) -> None:
        team = Team(TeamId(1), "A", (), strength=Fraction(1, 3**80))
        with pytest.raises(TooLarge):
            dump_native(replace(SHORT, teams=(team,)))

    def test_half_characters_are_replaced_and_that_is_said(self) -> None:
        player = Player(PlayerId(1), 1, "A\ud800B")
        written = dump_native(Tournament((player,), 1))
        assert [message.key for message in written.adjustments] == ["json.surrogates-replaced"]
        assert parse_native(written.text).require().players[0].name == "A\ufffdB"


class TestRoundTrip:
    """``parse(dump(t)) == t``."""

    def test_short(self) -> None:
        parsed = parse_native(SHORT_TEXT)
        assert parsed.tournament == SHORT
        assert [problem.finding for problem in parsed.problems] == [Finding.WARNING]

    def test_every_part_of_the_model(self) -> None:
        beyond = Extras(ranks=((PlayerId(1), 2),), records=("###  a remark ",))
        parsed = parse_native(dump_native(full(), beyond).text)
        assert parsed.tournament == full()
        assert parsed.extras == beyond

    @pytest.mark.parametrize(
        "birth", [Birth(1999), Birth(1999, 5), Birth(1999, 5, 7), Birth(1999, None, 7), Birth(12345, 13, 32)]
    )
    def test_births_of_which_parts_are_unknown(self, birth: Birth) -> None:
        t = Tournament((Player(PlayerId(1), 1, "A", birth=birth),), 1)
        assert parse_native(dump_native(t).text).tournament == t

    @settings(max_examples=examples(60), deadline=None, suppress_health_check=[HealthCheck.too_slow])
    @given(tournaments(), extras())
    def test_any_tournament(self, t: Tournament, beyond: Extras) -> None:
        written = dump_native(t, beyond)
        parsed = parse_native(written.text)
        assert parsed.tournament == t
        assert parsed.extras == beyond
        assert len(parsed.problems) == len(problems(t))
        assert dump_native(t, beyond) == written
        assert written.text.endswith("}\n")

    @settings(max_examples=examples(30), deadline=None, suppress_health_check=[HealthCheck.too_slow])
    @given(tournaments(trf=True))
    def test_layout_does_not_matter(self, t: Tournament) -> None:
        tight = json.dumps(json.loads(dump_native(t).text), separators=(",", ":"))
        assert parse_native("\ufeff" + tight).tournament == t

    @pytest.mark.parametrize("end", ["\r\n", "\r"])
    def test_line_ends_do_not_matter(self, end: str) -> None:
        assert parse_native(SHORT_TEXT.replace("\n", end)).tournament == SHORT


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
    ('{"format": "hakem", "version": 2, "future": 1}', [("json.newer-version", 1, 32)]),
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


PIECES = st.sampled_from([*'{}[]:,"\\ \n019.-eE', "null", "true", "½", "\ud800", "\x00", "NaN", '"format"', '"hakem"'])


PARTS = (
    *("event", "players", "rounds", "points", "absences"),
    *("prohibited", "acceleration", "teams", "team_play", "external"),
)


def check_total(text: str) -> None:
    """Reading gives a tournament or errors, and every finding can be said and has a place inside the text."""
    parsed = parse_native(text)
    assert (parsed.tournament is None) == bool(parsed.errors)
    rows = text.count("\n") + text.count("\r") + 1
    assert all(1 <= p.row <= rows and 1 <= p.column <= len(text) + 1 for p in parsed.problems)
    say_all(text)


class TestNothingRaises:
    """No input makes the reader raise."""

    @settings(max_examples=examples(200), deadline=None)
    @given(st.text(max_size=40) | st.lists(PIECES, max_size=40).map("".join))
    def test_noise(self, text: str) -> None:
        check_total(text)

    @settings(max_examples=examples(200), deadline=None)
    @given(
        st.recursive(
            st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=5),
            lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner, max_size=3),
            max_leaves=8,
        ),
        st.sampled_from(PARTS),
    )
    def test_any_json_in_any_place(self, value: object, key: str) -> None:
        inside = {"rounds_total": 3, "players": [], key: value}
        check_total(json.dumps({"format": "hakem", "version": 1, "tournament": inside, "extras": value}))

    @settings(max_examples=examples(250), deadline=None)
    @given(st.data())
    def test_mutated_files(self, data: st.DataObject) -> None:
        text = dump_native(full(), Extras(ranks=((PlayerId(1), 1),), records=("x",))).text
        for _ in range(data.draw(st.integers(1, 3))):
            start = data.draw(st.integers(0, len(text)))
            end = data.draw(st.integers(start, min(start + 6, len(text))))
            text = text[:start] + "".join(data.draw(st.lists(PIECES, max_size=3))) + text[end:]
        check_total(text)

    def test_every_truncation(self) -> None:
        for end in range(len(SHORT_TEXT) - 1):
            assert parse_native(SHORT_TEXT[:end]).tournament is None


def test_large_file() -> None:
    """Thousands of lines, and the place of a mistake at their end."""
    count = 2000
    listed = tuple(Player(PlayerId(i), i, f"Oyuncu {i}") for i in range(1, count + 1))
    games = tuple(Game(PlayerId(i), PlayerId(i + 1), Mark.WIN, Mark.LOSS) for i in range(1, count, 2))
    t = Tournament(listed, 5, (Round(games),) * 5)
    text = dump_native(t).text
    assert parse_native(text).tournament == t
    assert say_all(text + "!") == [("json.after-end", text.count("\n") + 1, 1)]
