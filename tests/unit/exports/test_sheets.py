"""Every table of an event by name: as a sheet of a workbook, and as CSV that a spreadsheet opens as it should."""

from __future__ import annotations

import csv
import io

import pytest
from python_calamine import CalamineWorkbook

from hakem.desk.journal.state import Desk
from hakem.errors import UnknownName
from hakem.exports.offered import EXPORTS, ToExport
from hakem.exports.sheets import ALONE, EventTables
from hakem.exports.spreadsheets import spreadsheet_csv
from hakem.model import Points
from hakem.reports import WorkbookSheet, workbook_bytes
from hakem.values import replace
from tests.support.paper_events import knockout, round_robin, swiss, team_table, teams, with_prizes

EVENTS = {
    "swiss": lambda: with_prizes(swiss(21, 4, open_boards=3)),
    "round robin": lambda: round_robin(7, 3),
    "teams": lambda: teams(6),
    "league": lambda: team_table("berger", 5, 2, 2, of_teams=True, board_colours="WB"),
    "scheveningen": lambda: team_table("scheveningen", 2, 4, 2),
    "knockout": lambda: knockout(8, 3),
}
ALWAYS = {"players", "round-1", "round-1-names", "standings", "crosstable", "cards", "ratings"}
TABLES = {
    "swiss": ALWAYS | {"prizes", "round-4-names"},
    "round robin": ALWAYS | {"crosstable-rounds", "schedule"},
    "teams": ALWAYS | {"team-standings", "team-crosstable", "team-matches", "team-sheets"},
    "league": ALWAYS | {"team-standings", "team-crosstable", "team-matches", "team-sheets", "schedule"},
    "scheveningen": ALWAYS | {"team-standings", "team-sheets", "schedule"},
    "knockout": ALWAYS | {"games"},
}


def read(data: bytes, separator: str) -> list[list[str]]:
    return list(csv.reader(io.StringIO(data.decode("utf-8-sig"), newline=""), delimiter=separator))


@pytest.mark.parametrize("name", EVENTS)
@pytest.mark.parametrize(("language", "separator"), [("tr", ";"), ("en", ",")])
def test_every_table_is_a_sheet_and_a_file(name: str, language: str, separator: str) -> None:
    tables = EventTables(EVENTS[name](), language)
    assert set(tables.names) >= TABLES[name]
    for each in tables.names:
        sheet = tables.sheet(each)
        assert sheet.key == each
        assert len(sheet.rows) > 1, each
        assert {len(row) for row in sheet.rows} == {len(sheet.rows[0])}
        rows = read(spreadsheet_csv(sheet, language), separator)
        assert [len(row) for row in rows] == [len(row) for row in sheet.rows]
        with CalamineWorkbook.from_filelike(io.BytesIO(workbook_bytes((sheet,)))) as book:
            assert len(book.get_sheet_by_index(0).to_python()) == len(sheet.rows)


@pytest.mark.parametrize("name", EVENTS)
def test_a_workbook_has_what_is_not_too_long_or_there_already(name: str) -> None:
    tables = EventTables(EVENTS[name](), "en")
    made = [sheet.key for sheet in tables.workbook()]
    assert set(made) == {each for each in tables.names if each not in ALONE and not each.endswith("-names")}
    titles = [sheet.name for sheet in tables.workbook()]
    assert len(set(titles)) == len(titles)
    assert all(len(title) <= 31 for title in titles)


def test_nobody_has_entered() -> None:
    desk = replace(swiss(9, 3), tournament=replace(swiss(9, 3).tournament, players=(), rounds=()))
    assert EventTables(desk, "en").names == ("players",)
    assert EventTables(desk, "en").usual == "players"


def test_an_unknown_table_names_those_that_there_are() -> None:
    with pytest.raises(UnknownName) as caught:
        EventTables(knockout(8, 3), "en").sheet("schedule")
    assert "games" in caught.value.known


def test_what_is_exported_is_the_table_that_was_asked_for() -> None:
    desk: Desk = EVENTS["swiss"]()
    whole = EXPORTS["csv"](ToExport(desk, (), "tr"))
    assert read(whole.data, ";")[0][:3] == ["Derece", "No", "Unvan"]
    one = EXPORTS["csv"](ToExport(desk, (), "tr", "round-4"))
    assert read(one.data, ";")[0][0] == "Masa"
    with CalamineWorkbook.from_filelike(io.BytesIO(EXPORTS["xlsx"](ToExport(desk, (), "en", "prizes")).data)) as book:
        assert book.sheet_names == ["Prizes"]


class TestOpening:
    """What Excel would make of a cell."""

    rows = (
        ("a", "b"),
        (Points(9, 2), Points(7, 3)),
        ("3-5", "½-½"),
        ("4:3", "2.4"),
        ("=HYPERLINK(1)", "@SUM(A1)"),
        ("\tx", "+--"),
        (2510, None),
        ("Şükrü; Nazmi", 'a "b"'),
    )

    def cells(self, language: str) -> list[list[str]]:
        data = spreadsheet_csv(WorkbookSheet("S", "S", self.rows), language)
        return read(data, ";" if language == "tr" else ",")

    def test_numbers_have_the_sign_of_the_language(self) -> None:
        assert self.cells("tr")[1] == ["4,5", "2,33"]
        assert self.cells("en")[1] == ["4.5", "2.33"]

    def test_results_and_places_do_not_become_days_or_hours(self) -> None:
        assert self.cells("tr")[2] == ["3–5", "½–½"]
        assert self.cells("tr")[3] == ["'4:3", "'2.4"]

    def test_nothing_becomes_a_formula(self) -> None:
        cells = self.cells("tr")
        assert cells[4] == ["'=HYPERLINK(1)", "'@SUM(A1)"]
        assert cells[5][1] == "'+--"
        assert not cells[5][0].startswith("\t")

    def test_separators_and_quotes_inside_are_kept(self) -> None:
        assert self.cells("tr")[7] == ["Şükrü; Nazmi", 'a "b"']
        assert self.cells("tr")[6] == ["2510", ""]

    def test_the_file_says_that_it_is_utf_8(self) -> None:
        assert spreadsheet_csv(WorkbookSheet("S", "S", self.rows), "en").startswith(b"\xef\xbb\xbf")


def test_the_sheet_of_a_round_goes_by_points_then_by_the_average_of_the_opponents() -> None:
    """As on paper; the rows of the first round alone would go by number."""
    rows = EventTables(swiss(21, 4), "en").sheet("round-sheet").rows[1:]
    keys = [(-Points(str(row[-2])), -Points(str(row[-1])), int(str(row[0]))) for row in rows if row[-1] is not None]
    assert keys == sorted(keys)
    assert [number for _, _, number in keys] != [number for _, _, number in sorted(keys, key=lambda k: (k[0], k[2]))]
