"""Records about teams as such: read with their places, written back as they stood."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction

import pytest

from hakem.errors import TooLarge
from hakem.formats import TRF06, TRF16, Dialect, dump_trf, parse_trf
from hakem.model import (
    HALF,
    ONE,
    ExternalValues,
    ForfeitedMatch,
    Points,
    RoundNo,
    TeamBye,
    TeamId,
    TeamPlay,
    TeamScoring,
)
from tests.support.trf_events import keys, lines
from tests.support.trf_lines import FOUR, adjustments, good, report, the_error

TEAMS = (
    "310   1 Ankara                           ANK                               1    3",
    "310   2 Bursa                                                              2    4",
    "310   3 Ceyhan",
    "310   4 Datça",
)
RECORDS = (
    "352 WBWB",
    "362 TW 3.0   TD 1.0   TL 0.5",
    "320  1.0  2.0 000 000 003",
    "330 +- 003 001 002",
    "330 -- 001 004 003",
)
"""As this program writes them; the first row of the report is 012, so they begin in row 6."""


def team_report(*records: str) -> str:
    """Four teams, of which two have members, and two rounds between these; the records begin in row 6."""
    return report(FOUR, *TEAMS, *records)


class TestReading:
    def test_all_four_records(self) -> None:
        t = good(team_report(*RECORDS))
        scoring = TeamScoring(Points(3), ONE, HALF, ONE, Points(2), "WBWB")
        byes = (TeamBye(RoundNo(3), TeamId(3)),)
        forfeited = (
            ForfeitedMatch(RoundNo(3), TeamId(1), TeamId(2), white_wins=True, black_wins=False),
            ForfeitedMatch(RoundNo(1), TeamId(4), TeamId(3), white_wins=False, black_wins=False),
        )
        assert t.team_play == TeamPlay(scoring, byes, forfeited)

    def test_nothing_is_listed_as_adjusted_or_kept(self) -> None:
        parsed = parse_trf(team_report(*RECORDS))
        assert parsed.problems == ()
        assert parsed.extras.records == ()

    def test_events_of_teams_read_them_too(self) -> None:
        parsed = parse_trf(team_report("192 FIDE_TEAM", *RECORDS, "240 H 003    3"))
        assert parsed.require().team_play == good(team_report(*RECORDS)).team_play
        assert parsed.extras.records == ("240 H 003    3",)
        assert adjustments(parsed) == [("trf.team-bye", 12, 14)]

    @pytest.mark.parametrize(
        ("record", "expected"),
        [
            ("362 TW3.0", TeamScoring(win=Points(3))),
            ("362 tw = 3 td=1,5", TeamScoring(win=Points(3), draw=Fraction(3, 2))),
            ("352 wbw", TeamScoring(board_colours="WBW")),
            ("320", TeamScoring()),
            ("320  1.0", TeamScoring(bye_match_points=ONE)),
            ("320       2.5 000 000", TeamScoring(bye_game_points=Points(5, 2))),
        ],
    )
    def test_looser_ways_to_write_them(self, record: str, expected: TeamScoring) -> None:
        assert good(team_report(record)).team_play == TeamPlay(expected)

    def test_blanks_and_zeros_stand_for_no_team(self) -> None:
        t = good(team_report("320  1.0  2.0   0       3"))
        assert t.team_play.byes == (TeamBye(RoundNo(3), TeamId(3)),)

    def test_second_record_of_byes_adds_to_the_first(self) -> None:
        """TRF26 wants one; two teams without an opponent in one round need two."""
        parsed = parse_trf(team_report("320  1.0  2.0 000 000 003", "320  1.0  1.0 000 000 004"))
        assert parsed.require().team_play.byes == (TeamBye(RoundNo(3), TeamId(3)), TeamBye(RoundNo(3), TeamId(4)))
        assert parsed.require().team_play.scoring.bye_game_points == 2
        assert adjustments(parsed) == [("trf.point-twice", 7, 10)]

    @pytest.mark.parametrize("record", ["352 WBWB", "362 TW 3.0   TD 1.0   TL 0.0"])
    def test_setting_given_twice(self, record: str) -> None:
        parsed = parse_trf(team_report(record, record[:4] + record[4:].replace("3", "2").replace("BW", "WB")))
        assert adjustments(parsed) == [("trf.again", 7, 1)]
        assert parsed.require().team_play == good(team_report(record)).team_play

    def test_same_value_twice_in_one_record(self) -> None:
        parsed = parse_trf(team_report("362 TW 3.0   TW 2.0"))
        assert adjustments(parsed) == [("trf.point-twice", 6, 14)]
        assert parsed.require().team_play.scoring.win == 3

    def test_rounds_named_here_show_how_many_there_are(self) -> None:
        text = team_report("320  1.0  2.0 000 000 003", "330 +- 005 001 002").replace("142 9\n", "")
        assert good(text).rounds_total == 5


class TestErrors:
    @pytest.mark.parametrize(
        ("record", "key", "column"),
        [
            ("320  x.0  2.0 000 003", "trf.points", 5),
            ("320  1.0  y.0 000 003", "trf.points", 10),
            ("320  1.0  2.0 000 000 00x", "trf.team-number", 23),
            ("320  1.0  2.0 000 000 009", "trf.unknown-team", 23),
            ("320 -1.0  2.0", "model.team-bye-fraction", 5),
            ("320  1.0  2.0 001", "model.team-bye-and-games", 15),
            ("330 ++ 003 001 002", "trf.forfeit-record", 5),
            ("330", "trf.forfeit-record", 5),
            ("330 +- xxx 001 002", "trf.forfeit-record", 8),
            ("330 +- 000 001 002", "trf.forfeit-record", 8),
            ("330 +- 003 001", "trf.team-number", 16),
            ("330 +- 003 00x 002", "trf.team-number", 12),
            ("330 +- 003 007 002", "trf.unknown-team", 12),
            ("330 +- 003 002 002", "model.team-twice-in-round", 16),
            ("330 +- 011 001 002", "model.team-round", 12),
            ("352 WBXW", "model.board-colours", 5),
            ("352 W B", "model.board-colours", 5),
            ("362 TW x", "trf.point-value", 5),
            ("362 TW     TD 1.0", "trf.point-value", 5),
            ("362 TW 2.0   TX 1.0", "trf.point-value", 14),
            ("362 TW 2.0   ??", "trf.point-value", 14),
            ("362 TW.125", "model.match-point-fraction", 5),
        ],
    )
    def test_records_that_make_no_sense(self, record: str, key: str, column: int) -> None:
        assert the_error(team_report(record)) == (key, 6, column)

    def test_same_team_in_two_records_is_shown_where_it_stands_again(self) -> None:
        text = team_report("320  1.0  2.0 000 000 003", "330 +- 003 004 003")
        assert the_error(text) == ("model.team-twice-in-round", 7, 16)

    def test_team_whose_own_record_is_damaged_is_not_missed_elsewhere(self) -> None:
        text = report(FOUR, "310 x   Ankara", "320  1.0  2.0 000 000 003")
        assert the_error(text) == ("trf.team-number", 2, 5)

    def test_match_points_out_of_order_are_only_a_warning(self) -> None:
        parsed = parse_trf(team_report("362 TW 1.0   TD 2.0"))
        assert [(p.message.key, p.row, p.column) for p in parsed.problems] == [("model.match-point-order", 6, 5)]
        assert parsed.tournament is not None


class TestWriting:
    def test_every_record_comes_back_as_it_stood(self) -> None:
        parsed = parse_trf(team_report(*RECORDS))
        written = dump_trf(parsed.require(), extras=parsed.extras)
        assert [line for code in ("352", "362", "320", "330") for line in lines(written, code)] == list(RECORDS)
        assert parse_trf(written.text).tournament == parsed.tournament

    def test_usual_values_are_not_written(self) -> None:
        written = dump_trf(good(team_report("362 TW 2.0   TD 1.0   TL 0.0")))
        assert not lines(written, "362")

    def test_what_the_bye_is_worth_stays_open_if_nobody_said(self) -> None:
        t = replace(good(team_report()), team_play=TeamPlay(byes=(TeamBye(RoundNo(3), TeamId(3)),)))
        written = dump_trf(t)
        assert lines(written, "320") == ["320           000 000 003"]
        assert parse_trf(written.text).tournament == t

    def test_two_byes_in_a_round_take_two_records(self) -> None:
        byes = tuple(TeamBye(RoundNo(n), TeamId(team)) for n, team in ((3, 3), (3, 4), (4, 1)))
        t = replace(good(team_report()), team_play=TeamPlay(byes=byes))
        written = dump_trf(t)
        assert lines(written, "320") == ["320           000 000 003 001", "320           000 000 004"]
        assert parse_trf(written.text).tournament == t

    @pytest.mark.parametrize(
        "play",
        [
            TeamPlay(TeamScoring(win=Fraction(41, 4))),
            TeamPlay(TeamScoring(bye_game_points=Points(1000))),
            TeamPlay(byes=(TeamBye(RoundNo(1), TeamId(1000)),)),
            TeamPlay(forfeited=(ForfeitedMatch(RoundNo(1), TeamId(1), TeamId(1000), True, False),)),
        ],
        ids=["match-points", "bye", "team", "match"],
    )
    def test_too_wide(self, play: TeamPlay) -> None:
        with pytest.raises(TooLarge):
            dump_trf(replace(good(report(FOUR)), team_play=play))

    @pytest.mark.parametrize("dialect", [TRF06, TRF16], ids=lambda d: d.name)
    def test_older_reports_have_no_place_for_them(self, dialect: Dialect) -> None:
        written = dump_trf(good(team_report(*RECORDS)), dialect)
        assert "write.lost.team-play" in keys(written)
        assert not any(lines(written, code) for code in ("320", "330", "352", "362"))

    def test_values_from_outside_have_no_place_in_any_report(self) -> None:
        t = replace(good(team_report()), external=(ExternalValues("PLAYOFF", ((1, ONE),)),))
        for dialect in (TRF06, TRF16):
            assert "write.lost.external" in keys(dump_trf(t, dialect))
        assert keys(dump_trf(t)) == ["write.lost.external"]
