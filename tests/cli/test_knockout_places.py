"""Places, bracket and prizes of a knockout that was played, from its file: A.19, KO-10."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest

from hakem.formats import dump_native, dump_trf
from hakem.knockout import as_tournament
from hakem.model import PlayerId, Tournament
from tests.cli.runner import hakem
from tests.support.knockout_events import COVER, people, small, teams
from tests.support.playoffs import by_script, wins

PLAYED = as_tournament(small(6), by_script(small(6), wins(2))[0], people(6), COVER)
SEEDED = ("--option", "seeding=given", "--option", "extra=0")


def saved(t: Tournament, path: Path, form: str = "trf") -> str:
    file = path / f"kupa.{form}"
    text = dump_native(t).text if form == "json" else dump_trf(t).text
    file.write_bytes(text.encode())
    return str(file)


def by_rules(t: Tournament) -> Tournament:
    """The event with its rules written down: no extra time, seeds as numbered."""
    return replace(t, rules=replace(t.rules, system="knockout", options=(("extra", "0"), ("seeding", "given"))))


@pytest.fixture
def file(tmp_path: Path) -> str:
    return saved(by_rules(PLAYED), tmp_path)


class TestStandings:
    @pytest.mark.parametrize("form", ["trf", "json"])
    def test_go_by_the_stage_reached(self, tmp_path: Path, form: str) -> None:
        found = json.loads(hakem("standings", saved(by_rules(PLAYED), tmp_path, form), "--format", "json").out)
        rows = [(row["rank"], row["last"], row["id"], row["stage"]) for row in found["standings"]]
        assert rows == [
            (1, 1, 2, "winner"),
            (2, 2, 1, "final"),
            (3, 4, 3, "semi-finals"),
            (3, 4, 4, "semi-finals"),
            (5, 6, 5, "preliminary"),
            (5, 6, 6, "preliminary"),
        ]
        assert (found["over"], found["article"]) == (True, "TSF Knockout (2009) A.19")

    def test_in_words(self, file: str) -> None:
        out = hakem("standings", file).out
        assert "    1   2  Oyuncu 2  Winner" in out
        assert "  3-4   3  Oyuncu 3  Semi-finals" in out
        turkish = hakem("standings", file, "--after", "2", lang="tr").out
        assert "devam ediyor" in turkish
        assert "Ön eleme" in turkish

    def test_as_csv(self, file: str) -> None:
        head, first, *_ = hakem("standings", file, "--format", "csv").out.splitlines()
        assert head == "rank,last,id,number,name,rating,stage,match,points"
        assert first == "1,1,2,2,Oyuncu 2,,winner,2.0-0.0,4.0"

    def test_of_teams(self, tmp_path: Path) -> None:
        event = small(4, boards=2)
        t = as_tournament(event, by_script(event, wins(3))[0], people(12), COVER, teams(4, 2))
        found = json.loads(hakem("standings", saved(by_rules(t), tmp_path, "json"), "--format", "json").out)
        assert [(row["id"], row["name"]) for row in found["standings"][:2]] == [(3, "Takım 3"), (1, "Takım 1")]

    def test_a_list_of_tie_breaks_is_by_points_and_that_is_said(self, file: str) -> None:
        done = hakem("standings", file, "--tiebreaks", "PTS")
        assert "go by the stage reached" in done.err
        assert hakem("standings", file, "--working", "1").code == 3

    def test_rounds_that_are_none_of_a_knockout_are_refused_with_their_place(self, tmp_path: Path) -> None:
        wrong = replace(PLAYED, rounds=(PLAYED.rounds[2],))
        done = hakem("standings", saved(by_rules(wrong), tmp_path))
        assert done.code == 3
        assert "round 1, board 1" in done.err


class TestPrintedPlaces:
    def test_a_report_has_them_by_the_stage(self, tmp_path: Path, file: str) -> None:
        out = str(tmp_path / "again.trf")
        assert hakem("convert", file, out).code == 0
        ranks = {
            int(line[4:8]): int(line[85:89])
            for line in Path(out).read_text(encoding="utf-8").splitlines()
            if line.startswith("001")
        }
        assert ranks == {1: 2, 2: 1, 3: 3, 4: 4, 5: 5, 6: 6}
        done = hakem("check", "--standings", out)
        assert (done.code, done.out) == (0, "1 file, 6 rounds, 0 different\n")

    def test_the_check_finds_places_by_points(self, tmp_path: Path) -> None:
        """Printed by points, as other programs do it."""
        event = small(6)
        log = by_script(event, wins(1))[0]
        t = by_rules(as_tournament(event, log, people(6), COVER))
        text = dump_trf(t).text
        lines = [line[:85] + ("   1" if line[4:8] == "   4" else "   4") + line[89:] if line[:3] == "001" else line
                 for line in text.splitlines()]  # fmt: skip
        path = tmp_path / "points.trf"
        path.write_text("\n".join(lines) + "\n", encoding="utf-8")
        done = hakem("check", "--standings", str(path))
        assert done.code == 6
        assert "player 4 is printed on place 1, has place 3-4 (by the stage reached)" in done.out
        assert "varılan aşamaya göre" in hakem("check", "--standings", str(path), lang="tr").out


class TestBracket:
    def test_crosstable_is_the_bracket(self, file: str) -> None:
        assert hakem("crosstable", file).out == hakem("knockout", "bracket", file).out
        assert "2 Oyuncu 2 2-0" in hakem("crosstable", file).out

    def test_tables_have_the_places_too(self, file: str) -> None:
        for form in ("players", "rounds"):
            rows = hakem("crosstable", file, "--form", form).out.splitlines()
            assert [row.split()[-1] for row in rows[1:]] == ["2", "1", "3-4", "3-4", "5-6", "5-6"]

    def test_forms(self, file: str, tmp_path: Path) -> None:
        value = json.loads(hakem("knockout", "bracket", file, "--format", "json").out)
        assert value["winners"]["3.1"] == {"winner": 2, "loser": 1, "score": ["2.0", "0.0"]}
        assert value["seeds"][0] == {"seed": 1, "id": 1, "name": "Oyuncu 1"}
        for form in ("svg", "html"):
            out = str(tmp_path / f"kupa.{form}")
            assert hakem("knockout", "bracket", file, "--format", form, "-o", out).code == 0
            assert "Oyuncu 2" in Path(out).read_text(encoding="utf-8")

    def test_sheet_of_games(self, file: str) -> None:
        out = hakem("knockout", "bracket", file, "--format", "sheet", lang="tr").out
        assert "Ön eleme\nMaç  Sıra  Oyuncu" in out
        assert "Final\nSıra  Oyuncu" in out
        assert hakem("knockout", "bracket", file, "--format", "csv").out.startswith("contest,seed,id,name")

    def test_after_a_round(self, file: str) -> None:
        assert "W3.1" in hakem("knockout", "bracket", file, "--after", "4").out

    def test_another_event_is_refused(self, tmp_path: Path) -> None:
        done = hakem("knockout", "bracket", saved(Tournament(people(4), 3), tmp_path))
        assert done.code == 3
        assert "no knockout" in done.err


class TestPrizes:
    AMOUNTS = ("knockout", "prizes", "--amounts", "1000,600,301,200")

    def test_of_a_knockout_by_stage(self, file: str) -> None:
        """A.19: whoever goes out in the semi-finals shares third and fourth."""
        found = json.loads(hakem(*self.AMOUNTS, "--event", file, "--whole", "--format", "json").out)["prizes"]
        assert [(row["ids"], row["amounts"]) for row in found] == [
            ([2], ["1000"]),
            ([1], ["600"]),
            ([3, 4], ["251", "250"]),
        ]
        assert "3-4   4  Oyuncu 4" in hakem(*self.AMOUNTS, "--event", file).out

    def test_not_before_the_end(self, tmp_path: Path) -> None:
        file = saved(by_rules(replace(PLAYED, rounds=PLAYED.rounds[:3])), tmp_path)
        assert "not over" in hakem(*self.AMOUNTS, "--event", file).err

    def test_of_standings(self) -> None:
        """C.10: the cash is shared by all who have the same points."""
        event = "examples/izmir-open.trf"
        alone = json.loads(hakem(*self.AMOUNTS, "--event", event, "--format", "json").out)["prizes"]
        assert [len(row["ids"]) for row in alone] == [1, 1, 1, 1]
        shared = json.loads(hakem(*self.AMOUNTS, "--event", event, "--tiebreaks", "PTS", "--format", "json").out)
        assert [row["amounts"] for row in shared["prizes"]][-1] == ["66.67", "66.67", "66.66"]

    def test_of_a_play_off(self, tmp_path: Path) -> None:
        record = str(tmp_path / "po.json")
        words = ("knockout", "playoff", "--players", "2", "--seed", "x", "--record", record)
        assert hakem(*words).code == 0
        assert "not over" in hakem(*self.AMOUNTS, "--record", record).err
        assert hakem(*words, "--result", "game-1=1-0", "--result", "game-2=1/2").code == 0
        found = json.loads(hakem(*self.AMOUNTS, "--record", record, "--format", "json").out)["prizes"]
        assert [row["amounts"] for row in found] == [["1000.00"], ["600.00"]]


def test_whoever_waits_has_a_place(tmp_path: Path) -> None:
    """Before the first game everybody is still in."""
    t = by_rules(replace(PLAYED, rounds=(), players=people(6)))
    found = json.loads(hakem("standings", saved(t, tmp_path), "--format", "json").out)
    assert {(row["rank"], row["last"], row["stage"]) for row in found["standings"]} == {(1, 6, "in")}
    assert PlayerId(1) in {row["id"] for row in found["standings"]}
