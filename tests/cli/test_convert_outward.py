"""``hakem convert`` to workbooks, PGN and Swiss-Manager."""

from __future__ import annotations

from io import BytesIO
from pathlib import Path

import pytest
from python_calamine import CalamineWorkbook
from tools.documents import ROOT

from hakem.formats import dump_native, read_players, read_swiss_manager_pairings
from hakem.model import Player, PlayerId, Tournament
from tests.cli.runner import hakem
from tests.cli.test_knockout_places import PLAYED, by_rules, saved

IZMIR = str(ROOT / "examples" / "izmir-open.trf")


def sheets(path: Path) -> list[str]:
    with CalamineWorkbook.from_filelike(BytesIO(path.read_bytes())) as book:
        return book.sheet_names


def test_a_workbook(tmp_path: Path) -> None:
    out = tmp_path / "izmir.XLSX"
    done = hakem("convert", IZMIR, str(out), lang="tr")
    assert (done.code, done.out) == (0, "")
    assert done.err == f"hakem: {out}: bu dosya okunmak içindir: etkinlik bundan geri yüklenemez\n"
    assert sheets(out)[-4:] == ["Sıralama", "Çapraz tablo", "Tur sonuç çizelgesi", "Ayarlanmış puanlar"]


def test_a_workbook_of_teams(tmp_path: Path) -> None:
    out = tmp_path / "teams.xlsx"
    assert hakem("convert", str(ROOT / "examples" / "team-league.json"), str(out)).code == 0
    tables = ["Team standings", "Standings", "Teams by round", "Team against team", "Cross table"]
    assert sheets(out)[-9:] == [*tables, "Schedule", "Team sheets", "Boards", "Players of teams"]


def test_a_workbook_of_a_knockout(tmp_path: Path) -> None:
    out = tmp_path / "c.xlsx"
    assert hakem("convert", saved(by_rules(PLAYED), tmp_path, "json"), str(out)).code == 0
    with CalamineWorkbook.from_filelike(BytesIO(out.read_bytes())) as book:
        head, first, *_, last = book.get_sheet_by_name("Standings").to_python()
    assert (head[0], head[3], first[:4]) == ("Place", "Came as far as", [1, 2, "Oyuncu 2", "Winner"])
    assert last[:2] == ["5-6", 6]


def test_results_in_csv_are_guarded_and_read_back(tmp_path: Path) -> None:
    table = hakem("round", IZMIR, "4", "--format", "csv").out
    assert ",'+--," in table
    path = tmp_path / "event.json"
    path.write_text(dump_native(Tournament((Player(PlayerId(1), 1, "=Ali"),), 1)).text, encoding="utf-8")
    (row,) = read_players(hakem("standings", str(path), "--format", "csv").out.encode()).rows
    assert row.fields.name == "=Ali"


def test_pgn(tmp_path: Path) -> None:
    out = tmp_path / "izmir.pgn"
    done = hakem("convert", IZMIR, str(out), "--ascii")
    assert done.code == 0
    assert "byes have no place in this format" in done.err
    assert out.read_text(encoding="ascii").count("[Event ") == 36


@pytest.mark.parametrize(("name", "ending"), [("izmir.txt", "txt"), ("izmir", "txt"), ("izmir.csv", "csv")])
def test_swiss_manager(tmp_path: Path, name: str, ending: str) -> None:
    done = hakem("convert", IZMIR, str(tmp_path / name), "--to", "swiss-manager")
    assert done.code == 0
    players, pairings = done.out.split()
    assert (players, pairings) == tuple(f"{tmp_path}/izmir-{what}.{ending}" for what in ("players", "pairings"))
    assert len(read_players(Path(players).read_bytes()).usable) == 14
    assert len(read_swiss_manager_pairings(Path(pairings).read_bytes()).results) == 40


@pytest.mark.parametrize(("form", "words"), [("swiss-manager", "two files"), ("xlsx", "no text")])
def test_not_on_the_terminal(form: str, words: str) -> None:
    done = hakem("convert", IZMIR, "-", "--to", form)
    assert done.code == 3
    assert words in done.err


def test_other_commands_write_events_only(tmp_path: Path) -> None:
    assert hakem("bye", IZMIR, "1", "7", "-o", str(tmp_path / "x.xlsx")).code == 3
