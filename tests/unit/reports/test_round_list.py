"""A round for the wall: by boards and by names, as text, page, rows and data."""

from __future__ import annotations

from dataclasses import replace
from datetime import date
from html.parser import HTMLParser

import pytest

from hakem.errors import RequestError
from hakem.i18n import Renderer
from hakem.model import Bye, ByeKind, Event, Game, Mark, Player, PlayerId, Round, Title, Tournament
from hakem.reports import round_data, round_list, round_page, round_records, round_text
from hakem.web.rendering import Words
from hakem.web.round_rows import round_rows
from tests.support.paper_events import from_journal

NAMES = ("Çelik, Ayşe", "Ilgaz, Ali", "İnan, Zeki", "Cem, Can", "Özer, Öykü")


def game(white: int, black: int, marks: str, played: bool = True) -> Game:
    return Game(PlayerId(white), PlayerId(black), Mark(marks[0]), Mark(marks[1]), played)


def tournament() -> Tournament:
    players = tuple(
        Player(PlayerId(id_), number, name, rating=2300 - 100 * number)
        for id_, number, name in zip((11, 12, 13, 14, 15), (1, 2, 3, 4, 5), NAMES, strict=True)
    )
    players = (replace(players[0], title=Title.WFM), *players[1:3], replace(players[3], rating=None), players[4])
    first = Round((game(11, 13, "10"), game(14, 12, "==")), (Bye(PlayerId(15), ByeKind.PAIRING_ALLOCATED),))
    second = Round((game(15, 11, "01", played=False), game(12, 13, "??")), (Bye(PlayerId(14), ByeKind.HALF_POINT),))
    event = Event(name="Bahar Kupası", round_dates=(None, date(2026, 5, 2)))
    return Tournament(players, 3, (first, second), event)


def test_the_last_round_by_boards_with_the_points_before_it() -> None:
    assert round_text(round_list(tournament())).splitlines() == [
        "Bahar Kupası",
        "Round 2 of 3, 2026-05-02",
        "",
        "Board  No  White       Rating  Points  Result  No  Black            Rating  Points",
        "    1   5  Özer, Öykü    1800       1     --+   1  WFM Çelik, Ayşe    2200       1",
        "    2   2  Ilgaz, Ali    2100       ½           3  İnan, Zeki         2000       0",
        "        4  Cem, Can                 ½              half-point bye",
    ]


def test_a_round_before_in_turkish() -> None:
    lines = round_text(round_list(tournament(), 1), language="tr").splitlines()
    assert lines[1] == "1. tur (3 tur)"
    assert lines[3].split() == [*("Masa", "No", "Beyaz", "Elo", "Puan", "Sonuç", "No", "Siyah", "Elo", "Puan")]
    assert [line.split()[-1] for line in lines[4:]] == ["0", "0", "atlar"]


def test_everybody_by_name_in_the_turkish_alphabet() -> None:
    lines = round_text(round_list(tournament()), "name").splitlines()[4:]
    assert [line[:11].rstrip() for line in lines] == [
        "Cem, Can",
        "Çelik, Ayşe",
        "Ilgaz, Ali",
        "İnan, Zeki",
        "Özer, Öykü",
    ]
    assert lines[1].endswith(" 5 Özer, Öykü")
    assert "Black" in lines[1]
    assert lines[0].endswith("half-point bye")


def test_rows_for_a_spreadsheet_are_the_same_in_every_language() -> None:
    rows = list(round_records(round_list(tournament(), 1)))
    assert rows[1] == ("1", "1", "WFM", "Çelik, Ayşe", "2200", "0.0", "1-0", "0.0", "3", "", "İnan, Zeki", "2000")
    assert rows[3] == ("", "5", "", "Özer, Öykü", "1800", "0.0", "pairing-allocated", "", "", "", "", "")
    assert {len(row) for row in rows} == {len(rows[0])}


def test_data_has_ids_and_numbers() -> None:
    data = round_data(round_list(tournament()))
    assert data["date"] == "2026-05-02"
    boards = data["boards"]
    assert isinstance(boards, list)
    assert boards[1]["white"] == {"id": 12, "number": 2, "name": "Ilgaz, Ali", "rating": 2100, "points": "0.5"}
    assert (boards[0]["result"], boards[1]["result"]) == ("--+", None)


class _Cells(HTMLParser):
    """The texts of the cells of a page."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.cells: list[str] = []
        self.feed(text)

    def handle_data(self, data: str) -> None:
        self.cells.append(data.strip())


@pytest.mark.parametrize("by", ["board", "name"])
def test_the_page_has_everybody_and_nothing_of_a_name_becomes_a_tag(by: str) -> None:
    t = tournament()
    t = replace(t, players=(replace(t.players[0], name="<b>&Ali"), *t.players[1:]), event=Event(name="A & B <x>"))
    page = round_page(round_list(t), by, "tr")
    assert '<html lang="tr">' in page
    assert "<b>&" not in page
    assert "<x>" not in page
    cells = _Cells(page).cells
    assert [cell for cell in cells if "Ali" in cell and "<b>" in cell]
    assert all(any(name in cell for cell in cells) for name in NAMES[1:])


@pytest.mark.parametrize(("round_no", "words"), [(0, "there is no round 0"), (3, "rounds are paired up to 2")])
def test_a_round_that_is_not_there(round_no: int, words: str) -> None:
    with pytest.raises(RequestError, match=words):
        round_list(tournament(), round_no)


def test_an_event_without_rounds() -> None:
    with pytest.raises(RequestError, match="no round has been paired yet"):
        round_list(replace(tournament(), rounds=()))


def test_a_team_without_an_opponent_is_one_line() -> None:
    """In the text, on the page of the desk and in the workbook; by name everybody of it is there, and in the data."""
    desk = from_journal("berger-teams")
    shown = round_list(desk.tournament, 1)
    (free,) = shown.free
    assert free.team.name == "A"
    assert shown.single_byes == ()
    assert len(shown.byes) == 2
    lines = round_text(shown, language="tr").splitlines()
    assert [line.split() for line in lines if "rakipsiz" in line] == [["A", "rakipsiz"]]
    assert round_text(shown, "name", "tr").count("rakipsiz") == 2
    rows = round_rows(desk, 1, Words(Renderer("tr")))
    assert ([(each.team, each.said) for each in rows.free], rows.byes) == ([("A", "rakipsiz")], ())
    data = round_data(shown)["byes"]
    assert isinstance(data, list)
    assert len(data) == 2
