"""A tie-break of nobody is none, not 0: a dash, null, an empty field, and below everything else."""

from __future__ import annotations

import pytest

from hakem.model import Points
from hakem.reports import standings_data, standings_records, standings_table, standings_text, working, working_text
from hakem.tiebreaks import Standings, StandingsRequest, Value, standings
from tests.support.team_events import by_rounds
from tests.support.tiebreak_events import by_cards

MET_NOBODY = by_cards("2w0 3b0\n1b1 H\nH 1w1\nU Z", (1500, 1600, 1700, 1800))
"""Player 4 has played nobody; 4 has a point, 1 has none."""

AVERAGES = ("ARO", "TPR", "PTP", "APRO", "APPO", "AOB")
EDITIONS = ("2009", "2023", "2024", "2026")


def found(*codes: str, edition: str = "2026", round_robin: bool = False) -> Standings:
    return standings(MET_NOBODY, StandingsRequest(codes, edition=edition, round_robin=round_robin))


@pytest.mark.parametrize("code", AVERAGES)
@pytest.mark.parametrize("edition", EDITIONS)
def test_an_average_of_nobody(code: str, edition: str) -> None:
    computed = found(code, edition=edition)
    assert computed.row(4).values[0].shown == ()
    assert computed.row(1).values[0].shown != ()


def test_none_is_below_a_performance_below_zero() -> None:
    t = by_cards("2w0 Z\n1b1 Z\nZ Z", (1, 100, 2))
    computed = standings(t, StandingsRequest(("TPR",), edition="2026", round_robin=False))
    assert [row.contestant.id for row in computed.rows] == [2, 1, 3]
    assert computed.row(1).values[0].shown[0] < 0


def test_in_a_round_robin_of_c07_a_bye_is_nobody() -> None:
    computed = standings(MET_NOBODY, StandingsRequest(("BH", "SB", "KS", "BB"), edition="2026", round_robin=True))
    assert [value.shown for value in computed.row(4).values] == [()] * 4
    assert all(value.shown for value in computed.row(1).values)


def test_points_against_strong_players_are_0_of_whoever_met_only_weak_ones() -> None:
    t = by_cards("2w½ 3b½\n1b½ 4w1\n4b1 1w½\n3w0 2b0")
    computed = standings(t, StandingsRequest(("KS/L+3",), edition="2026", round_robin=True))
    assert computed.row(1).values[0].shown == (0,)


def test_a_direct_encounter_of_nobody() -> None:
    computed = found("DE")
    assert computed.row(1).values[0].shown == ()


def test_counts_of_no_rounds_are_0() -> None:
    computed = standings(MET_NOBODY, StandingsRequest(("WIN", "BH"), after=0, round_robin=False))
    assert [value.shown for value in computed.row(1).values] == [(0,), ()]


def test_the_top_board_of_two_who_never_met() -> None:
    t = by_rounds("ABCD", 1, "1-2:1 3-4:1")
    computed = standings(t, StandingsRequest(("DTB",), edition="2009", round_robin=False))
    assert [computed.row(team).values[0].shown for team in (1, 3)] == [(), ()]


@pytest.mark.parametrize(("code", "first"), [("OTHER_X", 2), ("OTHER_X/R", 2)])
def test_whoever_has_no_value_from_outside_is_last(code: str, first: int) -> None:
    """With -1 or 1 in the hall: 0 would be the better of the one and of the other."""
    t = by_cards("2w½ Z\n1b½ Z")
    value = Points(-1) if code == "OTHER_X" else Points(1)
    computed = standings(t, StandingsRequest((code,), round_robin=False, external={"X": {first: value}}))
    assert computed.rows[0].contestant.id == first
    assert computed.row(1).values[0] == Value((), ())


def test_how_it_is_written() -> None:
    computed = found("ARO", "DE")
    table = standings_table(MET_NOBODY, computed)
    line = next(line for line in standings_text(table).splitlines() if "Player 4" in line)
    assert line.split()[-2:] == ["–", "–"]
    row = next(row for row in standings_data(computed)["standings"] if row["id"] == 4)  # type: ignore[attr-defined]
    assert row["tiebreaks"] == {"ARO": None, "DE": None}
    record = next(record for record in standings_records(table) if record[1] == 4)
    assert list(record[-3:-1]) == ["", ""]
    shown = working(computed, 4)
    assert "ARO = none" in working_text(shown)
    assert "ARO = yok" in working_text(shown, "tr")
