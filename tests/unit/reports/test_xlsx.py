"""A workbook of an event, read back by another program."""

from __future__ import annotations

from io import BytesIO

import pytest
from hypothesis import given
from hypothesis import strategies as st
from python_calamine import CalamineWorkbook
from tools.documents import ROOT

from hakem.formats import parse_bytes
from hakem.model import Player, PlayerId, Points, Tournament
from hakem.reports import WorkbookSheet, event_sheets, event_workbook, workbook_bytes
from hakem.tiebreaks import StandingsRequest, standings
from tests.support.some import some


def event(name: str) -> Tournament:
    return parse_bytes((ROOT / "examples" / name).read_bytes()).require()


def pages(data: bytes) -> dict[str, list[list[object]]]:
    with CalamineWorkbook.from_filelike(BytesIO(data)) as book:
        return {name: [list(row) for row in book.get_sheet_by_name(name).to_python()] for name in book.sheet_names}


IZMIR = event("izmir-open.trf")


def test_the_sheets_of_an_open() -> None:
    found = pages(event_workbook(IZMIR, [standings(IZMIR)], language="tr"))
    rounds = [f"{n}. tur" for n in range(1, 7)]
    assert list(found) == ["Oyuncular", *rounds, "Sıralama", "Çapraz tablo"]
    assert found["Oyuncular"][:2] == [
        ["No", "Adı", "Elo", "Cinsiyet", "Doğum", "Federasyon"],
        [1, "Jiménez, Pablo", 2068, "E", 2004, "ESP"],
    ]
    assert found["1. tur"][1] == [1, 8, "Çelik, Görkem", 1889, 0, "½-½", 1, "Jiménez, Pablo", 2068, 0]
    assert [found["1. tur"][-1][place] for place in (0, 2, 5)] == ["", "Maisuradze, Irakli", "tur atlar"]
    assert found["Sıralama"][:2] == [
        ["Derece", "No", "Adı", "Elo", "Puan", "BH/C1", "BH", "SB"],
        [1, 1, "Jiménez, Pablo", 2068, 5, 18, 20.5, 17],
    ]
    assert found["Çapraz tablo"][1][:5] == [1, "Jiménez, Pablo", 2068, "8s½", "9b1"]
    assert found["Çapraz tablo"][1][-5:] == [5, 18, 20.5, 17, 1]


def test_in_english_and_always_the_same_bytes() -> None:
    made = [event_workbook(IZMIR, [standings(IZMIR)]) for _ in range(2)]
    assert made[0] == made[1]
    assert list(pages(made[0]))[:2] == ["Players", "Round 1"]


def test_teams() -> None:
    t = event("team-league.json")
    of_players = standings(t, StandingsRequest(of_teams=False))
    found = pages(event_workbook(t, [standings(t), of_players]))
    lists = ["Teams by round", "Boards", "Players of teams", "Cross table"]
    assert list(found)[-6:] == ["Team standings", "Standings", *lists]
    assert found["Boards"][1][:5] == [1, 1, 1, "FM", "Arslan, Elif"]
    assert found["Players of teams"][1][-4:] == [2958, 20, 17.2, 2227]
    assert found["Round 1"][0][:4] == ["Board", "Team", "Colour", "No"]
    second = found["Round 1"][2]
    assert second[:4] + second[8:12] == ["1.2", "Ankara Kalesi", "Black", 2, "1-0", "Üsküdar Fidanlık", "White", 14]
    assert found["Teams by round"][1][:5] == [1, "Ankara Kalesi", "4:2½", "2:1½", 4]


def test_nobody_has_played_yet() -> None:
    t = Tournament((Player(PlayerId(1), 1, "Ali"),), 5)
    assert pages(event_workbook(t)) == {"Players": [["No", "Name"], [1, "Ali"]]}
    assert pages(event_workbook(Tournament((), 5)))["Players"][0][:3] == ["No", "Title", "Name"]


TEXTS = st.text(st.sampled_from("=+-@'\"&<>]]{}\t\n\x00\x1b\u202e\ud800ışİ 019_x"), max_size=40)


@given(st.lists(TEXTS, min_size=1, max_size=6))
def test_texts_are_texts_and_never_formulas(names: list[str]) -> None:
    people = tuple(Player(PlayerId(n), n, name) for n, name in enumerate(names, start=1))
    t = Tournament(people, 1)
    data = event_workbook(t)
    (sheet,) = event_sheets(t)
    with CalamineWorkbook.from_filelike(BytesIO(data)) as book:
        rows = book.get_sheet_by_index(0).to_python()
    assert len(rows) == len(names) + 1
    assert all(isinstance(cell, str | float) for row in rows for cell in row)
    assert b"<f>" not in data
    assert len(sheet.rows) == len(rows)


@pytest.mark.parametrize(
    ("values", "shown"),
    [((Points(1, 2), Points(3)), [0.5, 3]), ((Points(1, 3), 7), [1 / 3, 7]), ((None, "x"), ["", "x"])],
)
def test_numbers_are_numbers(values: tuple[Points | int | str | None, ...], shown: list[object]) -> None:
    rows: list[tuple[Points | int | str | None, ...]] = [("Value", "No"), *((value, 1) for value in values)]
    found = pages(workbook_bytes([WorkbookSheet("S", "A & B", tuple(rows))], "R&D"))
    assert [row[0] for row in some(found["S"][1:])] == shown
