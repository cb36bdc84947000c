"""The timetable as a table."""

from __future__ import annotations

from hakem.knockout import USUAL_TIMES, MatchTimes, timetable
from hakem.reports import timetable_text


def test_a_table_that_fits() -> None:
    times = MatchTimes(extra=0)
    table = timetable(["semi-finals", "final"], times, start=600, until=900)
    assert timetable_text(table, times, "tr") == (
        "Aşama       Oyun        Başlangıç  Bitiş\n"
        "Yarı final  1. oyun         10:00  10:40\n"
        "            2. oyun         10:45  11:25\n"
        "            altın puan      11:35  11:44\n"
        "Final       1. oyun         11:54  12:34\n"
        "            2. oyun         12:39  13:19\n"
        "            altın puan      13:29  13:38\n"
        "\n"
        "TSF Eleme (2009) A.20: en geç 13:38 saatinde biter, 15:00 saatine yetişir\n"
    )


def test_ways_to_make_it_fit() -> None:
    told = timetable_text(timetable(["final"], start=600, until=720), USUAL_TIMES)
    assert "TSF Knockout (2009) A.20: over at 13:19 at the latest, 79 minutes after 12:00\n" in told
    assert "TSF Knockout (2009) A.23: golden point without extra time" in told


def test_a_day_that_is_too_short() -> None:
    told = timetable_text(timetable(["final"], start=600, until=605), USUAL_TIMES)
    assert told.endswith("not even golden points alone would fit: begin earlier, or play on another day\n")
