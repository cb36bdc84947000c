"""``hakem ratings`` as a script sees it."""

from __future__ import annotations

import csv
import io
import json
from dataclasses import replace
from pathlib import Path

import pytest

from hakem.formats import dump_native, dump_trf
from hakem.model import Event, Tournament
from tests.cli.runner import hakem
from tests.support.rating_samples import SUMMER, against

EVENT = against(2000, [(2100, "½"), (None, "1"), (1500, "1")], Event(start=SUMMER, time_control_code="5400+30"))
ASSUMED = "standard is assumed"


def saved(t: Tournament, folder: Path) -> str:
    path = folder / "etkinlik.json"
    path.write_bytes(dump_native(t).text.encode())
    return str(path)


def timed(code: str) -> Tournament:
    return replace(EVENT, event=replace(EVENT.event, time_control_code=code))


class TestText:
    def test_table(self, tmp_path: Path) -> None:
        done = hakem("ratings", saved(EVENT, tmp_path))
        assert (done.code, done.err) == (0, "")
        lines = done.out.splitlines()
        assert lines[0] == "Standard ratings, B.02 (2025)"
        assert lines[3].split() == ["1", "Işık,", "Gülşen", "2000", "2", "1½", "1.28", "20", "+4.40", "2004", "1993"]

    def test_turkish(self, tmp_path: Path) -> None:
        done = hakem("ratings", saved(EVENT, tmp_path), lang="tr")
        assert "Değişim" in done.out
        assert "Ratingi olmayanlar" in done.out
        assert "Işık, Gülşen" in done.out

    def test_report_file_from_standard_input(self) -> None:
        done = hakem("ratings", "-", stdin=dump_trf(EVENT).text.encode())
        assert done.out.splitlines()[3].split()[:3] == ["1", "Işık,", "Gülşen"]

    def test_one_player(self, tmp_path: Path) -> None:
        done = hakem("ratings", saved(EVENT, tmp_path), "--player", "1", "--lang", "tr")
        assert done.code == 0
        assert done.out.splitlines()[0] == "1  Işık, Gülşen  2000"
        assert "B.02 (2025) 8.3.1: 3. tur: 4 Rakip 4 (1500), fark +500 yerine +400 sayılır" in done.out


class TestListAndEdition:
    @pytest.mark.parametrize(
        ("code", "caption"),
        [("5400+30", "Standard"), ("900+10", "Rapid"), ("180+2", "Blitz"), ("", "Standard"), ("W900-B300", "Standard")],
    )
    def test_the_time_control_tells_the_list(self, code: str, caption: str, tmp_path: Path) -> None:
        done = hakem("ratings", saved(timed(code), tmp_path))
        assert done.out.startswith(f"{caption} ratings")
        assert (ASSUMED in done.err) == (code in ("", "W900-B300"))

    def test_a_list_that_is_asked_for(self, tmp_path: Path) -> None:
        done = hakem("ratings", saved(timed(""), tmp_path), "--list", "rapid")
        assert (done.err, done.out.splitlines()[0]) == ("", "Rapid ratings, B.02 Rapid and Blitz (2024)")

    def test_a_list_that_does_not_fit_the_time(self, tmp_path: Path) -> None:
        done = hakem("ratings", saved(timed("180+2"), tmp_path), "--list", "standard")
        assert "180+2 belongs to another list: blitz" in done.err
        assert done.out.splitlines()[3].split()[4:6] == ["0", "0"]

    def test_edition(self, tmp_path: Path) -> None:
        assert hakem("ratings", saved(EVENT, tmp_path), "--edition", "2024").out.startswith(
            "Standard ratings, B.02 (2024)"
        )

    def test_no_edition_for_that_day(self, tmp_path: Path) -> None:
        t = replace(EVENT, event=replace(EVENT.event, start=SUMMER.replace(year=2019)))
        assert (
            "no edition of B.02 is known for 2019-07-25; the edition 2025" in hakem("ratings", saved(t, tmp_path)).err
        )
        assert hakem("ratings", saved(t, tmp_path), "--edition", "2024").err == ""


class TestCoefficients:
    def test_of_everybody_and_of_one(self, tmp_path: Path) -> None:
        done = hakem("ratings", saved(EVENT, tmp_path), "--k", "4=40", "--k", "10", "--format", "json")
        assert {p["id"]: p.get("k") for p in json.loads(done.out)["players"]} == {1: 10, 2: 10, 4: 40, 3: None}

    @pytest.mark.parametrize(
        ("argv", "words"),
        [
            (("--k", "x"), "--k cannot be x"),
            (("--k", "1="), "--k cannot be 1="),
            (("--k", "0"), "--k cannot be 0"),
            (("--k", "41"), "K is a whole number from 1 to 40, not 41"),
            (("--k", "9=20"), "there is no player 9"),
            (("--k", "3=20"), "player 3 has no rating"),
            (("--player", "9"), "there is no player 9"),
            (("--edition", "2009"), "unknown edition '2009'; known: 2024, 2025"),
            (("--list", "bullet"), "--list cannot be bullet"),
        ],
    )
    def test_a_request_that_cannot_be(self, argv: tuple[str, ...], words: str, tmp_path: Path) -> None:
        done = hakem("ratings", saved(EVENT, tmp_path), *argv)
        assert (done.code, done.out) == (3, "")
        assert words in done.err


class TestMachineForms:
    def test_json(self, tmp_path: Path) -> None:
        value = json.loads(hakem("ratings", saved(EVENT, tmp_path), "--format", "json", lang="tr").out)
        assert {name: value[name] for name in ("list", "regulation", "edition")} == {
            "list": "standard",
            "regulation": "B.02",
            "edition": "2025",
        }
        assert value["players"][0]["change"] == "4.4"
        assert value["players"][-1]["missing"] == "score"

    def test_json_of_one_player(self, tmp_path: Path) -> None:
        done = hakem("ratings", saved(EVENT, tmp_path), "--format", "json", "--player", "1")
        player = json.loads(done.out)["player"]
        assert [term["counts"] for term in player["terms"]] == [True, False, True]
        assert player["terms"][0]["expected"] == "0.36"

    def test_the_same_in_every_language(self, tmp_path: Path) -> None:
        for form in ("json", "csv"):
            for more in ((), ("--player", "1")):
                argv = ("ratings", saved(EVENT, tmp_path), "--format", form, *more)
                assert hakem(*argv, lang="tr").out == hakem(*argv, lang="en").out

    def test_csv(self, tmp_path: Path) -> None:
        rows = list(csv.DictReader(io.StringIO(hakem("ratings", saved(EVENT, tmp_path), "--format", "csv").out)))
        assert [row["name"] for row in rows] == ["Işık, Gülşen", "Rakip 2", "Rakip 4", "Rakip 3"]
        assert (rows[0]["change"], rows[0]["stays_listed"], rows[3]["rating"]) == ("4.4", "yes", "")

    def test_csv_of_one_player(self, tmp_path: Path) -> None:
        text = hakem("ratings", saved(EVENT, tmp_path), "--format", "csv", "--player", "1").out
        rows = list(csv.DictReader(io.StringIO(text)))
        assert [(row["round"], row["counts"], row["reason"]) for row in rows] == [
            ("1", "yes", ""),
            ("2", "no", "no-rating"),
            ("3", "yes", ""),
        ]
