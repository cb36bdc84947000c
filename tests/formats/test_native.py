"""The native file: everything comes back, and nothing raises."""

from __future__ import annotations

import json
from dataclasses import replace
from fractions import Fraction
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from hakem.errors import TooLarge
from hakem.formats import NO_EXTRAS, dump_trf, parse_trf
from hakem.formats.document import Extras
from hakem.formats.json_with_places import LARGEST_WHOLE
from hakem.formats.native import dump_native, parse_native
from hakem.model import (
    Birth,
    EventRules,
    Game,
    Mark,
    Player,
    PlayerId,
    RatingMethod,
    Round,
    Team,
    TeamId,
    Tournament,
    problems,
)
from tests.support.effort import examples
from tests.support.native_files import SHORT, SHORT_TEXT, full, say_all
from tests.support.strategies import extras, tournaments

FILES = Path(__file__).parents[1] / "data" / "native"


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
        assert parsed.problems == ()

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


class TestVersionOne:
    """Files from before the event knew its rules."""

    def file(self, cover: str) -> str:
        return (
            f'{{"format": "hakem", "version": 1, "tournament": {{"event": {cover}, "rounds_total": 1, "players": []}}}}'
        )

    def test_the_tie_breaks_of_the_cover_are_those_of_the_rules(self) -> None:
        parsed = parse_native(self.file('{"name": "A", "tie_breaks": ["BH", "SB"]}'))
        assert parsed.require().rules == EventRules(tie_breaks=("BH", "SB"))
        assert parsed.extras == NO_EXTRAS

    def test_of_two_lists_the_one_with_the_score_counts_and_the_other_is_kept(self) -> None:
        parsed = parse_native(self.file('{"tie_breaks": ["BH"], "standings_order": ["PTS", "SB"]}'))
        assert parsed.require().rules == EventRules(tie_breaks=("PTS", "SB"))
        assert parsed.extras.records == ("202 BH",)
        again = parse_trf(dump_trf(with_somebody(parsed.require()), extras=parsed.extras).text)
        assert (again.require().rules, again.extras.records) == (parsed.require().rules, parsed.extras.records)

    def test_on_the_cover_of_version_two_they_are_no_keys(self) -> None:
        text = self.file('{"tie_breaks": ["BH"]}').replace('"version": 1', '"version": 2')
        assert [key for key, _, _ in say_all(text)] == ["json.unknown-key"]

    @pytest.mark.parametrize("name", ["everything", "final", "teams"])
    def test_old_files(self, name: str) -> None:
        text = (FILES / f"version-1-{name}.json").read_text(encoding="utf-8")
        assert '"version": 1' in text
        parsed = parse_native(text)
        assert parsed.problems == ()
        again = parse_native(dump_native(parsed.require(), parsed.extras).text)
        assert (again.tournament, again.extras) == (parsed.tournament, parsed.extras)

    def test_everything_that_an_old_file_could_say(self) -> None:
        old = parse_native((FILES / "version-1-everything.json").read_text(encoding="utf-8"))
        t = old.require()
        assert t.rules == EventRules(tie_breaks=("PTS", "BH"))
        assert (t.event.city, t.event.rating_methods) == ("İzmir", (RatingMethod("TUR", "NRO"),))
        assert old.extras.records == ("202 BH/C1,SB", "### a remark", "DAT 2026")
        without = replace(full(), rules=t.rules, event=t.event)
        rounds = tuple(replace(rnd, paired_by=None) for rnd in without.rounds)
        assert t == replace(without, rounds=rounds)

    def test_mistakes_in_the_old_lists_are_found_at_their_place(self) -> None:
        assert say_all(self.file('{"tie_breaks": 7}')) == [("json.no-list", 1, 74)]
        both = '{"tie_breaks": 7, "standings_order": [1]}'
        assert say_all(self.file(both)) == [("json.no-list", 1, 74), ("json.no-text", 1, 97)]
        assert say_all(self.file('{"standings_order": [], "tie_breaks": ["B H"]}')) == [("model.tie-break-code", 1, 97)]
        assert say_all(self.file("7")) == [("json.no-object", 1, 59)]


def test_what_is_written_does_not_change() -> None:
    text = (FILES / "version-2-everything.json").read_text(encoding="utf-8")
    parsed = parse_native(text)
    assert parsed.tournament == full()
    assert dump_native(full(), parsed.extras).text == text


def with_somebody(t: Tournament) -> Tournament:
    return replace(t, players=(Player(PlayerId(1), 1, "A"),))
