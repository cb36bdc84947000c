"""Timetables against figures worked out by hand."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from hakem.errors import RequestError
from hakem.i18n import languages, say
from hakem.knockout import (
    DAY,
    GOLDEN,
    USUAL_TIMES,
    MatchPart,
    MatchTimes,
    Pauses,
    TimeControl,
    Timetable,
    clock_text,
    plan,
    play_off_start,
    remedies,
    timetable,
)

TEN = 10 * 60


def spans(table: Timetable) -> list[tuple[int, int]]:
    return [(row.starts, row.ends) for row in table.rows]


def ways(table: Timetable, times: MatchTimes = USUAL_TIMES) -> list[tuple[str, str, int, int]]:
    found = remedies(table, times)
    return [
        (r.article.number, r.message.key.rsplit(".", 1)[1], int(str(r.message.data["minutes"])), r.ends) for r in found
    ]


def test_a_match_by_the_handbook() -> None:
    """Two games of 40 minutes with 5 between, 10 to the extra time, the same again, 10 to a golden point of 9."""
    table = timetable(["final"])
    assert spans(table) == [(0, 40), (45, 85), (95, 135), (140, 180), (190, 199)]
    assert [row.part for row in table.rows] == [*[MatchPart.GAMES] * 2, *[MatchPart.EXTRA] * 2, MatchPart.GOLDEN]
    assert [row.game for row in table.rows] == [1, 2, 1, 2, 1]


def test_stages_follow_each_other() -> None:
    """Eight players: three stages of 199 minutes and two pauses of 10 are 617, from 10:00 to 20:17."""
    table = timetable(plan(8, 1), start=TEN, until=21 * 60)
    assert [row.starts for row in table.rows if (row.part, row.game) == (MatchPart.GAMES, 1)] == [600, 809, 1018]
    assert (table.ends, clock_text(table.ends), table.fits) == (1217, "20:17", True)
    assert remedies(table, USUAL_TIMES) == ()


def test_a_preliminary_is_a_stage() -> None:
    assert len({row.stage for row in timetable(plan(9, 1)).rows}) == 4


@pytest.mark.parametrize(
    ("control", "length", "text"),
    [
        (TimeControl(20), 40, "20"),
        (TimeControl(15, 10), 50, "15+10"),
        (TimeControl(3, 3), 12, "3+3"),
        (GOLDEN, 9, "5/4"),
        (TimeControl(5, 2, 4), 13, "5/4+2"),
    ],
)
def test_length_of_a_game(control: TimeControl, length: int, text: str) -> None:
    """Twice the minutes and as many minutes as seconds a move; the golden point 5 and 4."""
    assert (control.length, str(control)) == (length, text)


def test_other_times_and_pauses() -> None:
    """Two games 15+10 of 50 minutes, no extra time, golden point; pauses of 10, 15 and 20 minutes."""
    times = MatchTimes(2, TimeControl(15, 10), 0, pauses=Pauses(10, 15, 20))
    assert spans(timetable(["semi-finals", "final"], times, 60)) == [
        (60, 110),
        (120, 170),
        (185, 194),
        (214, 264),
        (274, 324),
        (339, 348),
    ]


def test_golden_points_only() -> None:
    times = MatchTimes(games=0, extra=0)
    assert spans(timetable(["semi-finals", "final"], times, TEN)) == [(600, 609), (619, 628)]


def test_a_play_off_waits_for_half_an_hour() -> None:
    assert play_off_start(17 * 60 + 5) == 17 * 60 + 35
    assert play_off_start(600, Pauses(before_play_off=45)) == 645


def test_what_may_be_shortened() -> None:
    """Sixteen players are over at 23:46 if they begin at 10:00.

    Until 20:00 there are 226 minutes too many, in four stages 57 each. Extra games of 5 minutes a player save 60 each
    stage; without extra time 95 are saved; games of 12 minutes save 64 each stage, games of 13 only 56.
    """
    table = timetable(plan(16, 1), start=TEN, until=20 * 60)
    assert (clock_text(table.ends), table.fits) == ("23:46", False)
    assert (table.article.number, table.message.data["over"]) == ("A.5", 226)
    assert ways(table) == [
        ("A.24", "extra", 5, 1426 - 240),
        ("A.23", "no-extra", 20, 1426 - 380),
        ("A.26", "both", 12, 1426 - 256),
    ]


def test_short_games_without_extra_time_where_nothing_else_helps() -> None:
    """One match of 199 minutes in 70: even games of 3 minutes with extra time take 63 and fit; in 40 they do not."""
    assert ways(timetable(["final"], until=70)) == [("A.26", "both", 3, 63)]
    assert ways(timetable(["final"], until=42)) == [("A.26", "games", 4, 40)]
    assert ways(timetable(["final"], until=30)) == [("A.20", "golden", 20, 9)]
    assert ways(timetable(["final"], until=8)) == []


def test_an_increment_goes_before_the_minutes_do() -> None:
    """Games of 15+10 take 50 minutes; the longest shorter ones without increment are those of 24 minutes."""
    times = MatchTimes(2, TimeControl(15, 10), 2, TimeControl(15, 10))
    table = timetable(["final"], times, until=237)
    assert table.ends == 239
    assert ways(table, times)[0] == ("A.24", "extra", 24, 235)


def test_an_arrangement_without_extra_time_has_no_extra_time_to_shorten() -> None:
    times = MatchTimes(extra=0)
    assert [way[1] for way in ways(timetable(["final"], times, until=100), times)] == ["games"]
    golden = MatchTimes(games=0, extra=0)
    assert ways(timetable(["final"], golden, until=8), golden) == []


@pytest.mark.parametrize(("stages", "article"), [(3, "A.20"), (4, "A.5")])
def test_more_than_three_stages_must_end_on_the_day(stages: int, article: str) -> None:
    table = timetable(["x"] * stages)
    assert (table.until, table.article.number) == (DAY, article)


def test_clock_after_midnight() -> None:
    assert [clock_text(minutes) for minutes in (0, 65, 1439, 1440, 3000)] == [
        "00:00",
        "01:05",
        "23:59",
        "00:00 +1",
        "02:00 +2",
    ]


@pytest.mark.parametrize("language", languages())
def test_sentences(language: str) -> None:
    tables = [timetable(plan(16, 1), start=TEN, until=until) for until in (2000, 1200, 900, 700)]
    for table in tables:
        assert say(table.message, language)
        assert all(say(remedy.message, language) for remedy in remedies(table, USUAL_TIMES))


@pytest.mark.parametrize(
    ("attempt", "key"),
    [
        (lambda: TimeControl(0), "time-control"),
        (lambda: TimeControl(5, -1), "time-control"),
        (lambda: TimeControl(5, black_minutes=0), "time-control"),
        (lambda: Pauses(games=-1), "pauses"),
        (lambda: MatchTimes(games=3), "games-even"),
        (lambda: MatchTimes(games=-2), "games-even"),
        (lambda: MatchTimes(extra=1), "games-even"),
        (lambda: MatchTimes(games=0), "extra-of-nothing"),
        (lambda: MatchTimes(extra_game=TimeControl(21)), "extra-longer"),
        (lambda: timetable([]), "no-stages"),
        (lambda: timetable(["final"], start=-1), "start"),
    ],
)
def test_what_cannot_be(attempt: Callable[[], object], key: str) -> None:
    with pytest.raises(RequestError) as refused:
        attempt()
    assert refused.value.message.key == f"knockout.{key}"
    assert str(refused.value)


def test_the_end_of_the_day_is_24() -> None:
    assert timetable(["final"]).message.data["until"] == "24:00"
    assert timetable(["final"], until=DAY + 60).message.data["until"] == "01:00 +1"
