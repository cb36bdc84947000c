"""``hakem round``, and the forms of ``hakem pair`` for people and for programs."""

from __future__ import annotations

import csv
import io
import json
from pathlib import Path

import pytest

from hakem.cli.main import run
from hakem.formats import parse_bytes
from tests.cli.runner import hakem
from tests.support.trf_lines import FOUR, report, row

IZMIR = "examples/izmir-open.trf"


def saved(folder: Path, *records: str) -> str:
    path = folder / "event.trf"
    path.write_text(report(FOUR, "152 W", "142 3", *records))
    return str(path)


def test_a_round_in_every_form(tmp_path: Path) -> None:
    path = saved(tmp_path)
    lines = hakem("round", path, "1").out.splitlines()
    assert lines[:2] == ["Test", "Round 1 of 3"]
    assert lines[4].split() == ["1", "1", "Player", "1", "2000", "0", "1-0", "3", "Player", "3", "2000", "0"]
    assert json.loads(hakem("round", path, "--format", "json").out)["round"] == 2
    rows = list(csv.DictReader(io.StringIO(hakem("round", path, "2", "--format", "csv").out)))
    assert [(line["white_name"], line["result"]) for line in rows] == [("Player 2", "½-½"), ("Player 3", "1-0")]
    page = tmp_path / "wall.html"
    assert hakem("round", path, "--format", "html", "--by", "name", "-o", str(page), lang="tr").code == 0
    assert '<html lang="tr">' in page.read_text(encoding="utf-8")


def test_what_cannot_be_shown(tmp_path: Path) -> None:
    path = saved(tmp_path)
    done = hakem("round", path, "7")
    assert (done.code, done.err) == (3, "hakem: there is no round 7; rounds are paired up to 2\n")
    assert hakem("round", path, "--by", "name", "--format", "csv").code == 3


class Terminal(io.StringIO):
    """Output that somebody reads as it comes."""

    def isatty(self) -> bool:
        return True


def test_pair_prints_the_list_on_a_terminal_and_the_protocol_elsewhere(tmp_path: Path) -> None:
    path = saved(tmp_path)
    protocol = hakem("pair", path).out
    assert protocol == "2\n3 2\n1 4\n"
    assert hakem("pair", path, "--format", "protocol").out == protocol
    out = Terminal()
    assert run(["pair", path], out, io.StringIO(), environment={}) == 0
    assert out.getvalue() == hakem("pair", path, "--format", "text").out
    assert "Player 4" in out.getvalue()
    written = tmp_path / "out.txt"
    assert run(["pair", path, "-o", str(written)], Terminal(), io.StringIO(), environment={}) == 0
    assert written.read_text() == protocol


def test_the_drop_in_line_has_the_protocol_on_a_terminal_too(tmp_path: Path) -> None:
    out = Terminal()
    assert run(["--dutch", saved(tmp_path), "-p"], out, io.StringIO(), environment={}) == 0
    assert out.getvalue() == "2\n3 2\n1 4\n"


def test_the_whole_event_can_be_paired_on_from(tmp_path: Path) -> None:
    path = tmp_path / "next.json"
    assert hakem("pair", saved(tmp_path), "--format", "event", "-o", str(path)).code == 0
    t = parse_bytes(path.read_bytes()).require()
    assert len(t.rounds) == 3
    assert hakem("round", str(path)).out.startswith("Test\nRound 3 of 3\n")


class TestNothingInSilence:
    def test_an_open_result_is_named(self, tmp_path: Path) -> None:
        path = tmp_path / "open.trf"
        rows = (row(1, "3w1", points="1.0"), row(2, "4b?", points="0.5"), row(3, "1b0"), row(4, "2w?", points="0.5"))
        path.write_text(report(rows, "142 3"))
        done = hakem("pair", str(path))
        assert done.code == 0
        assert "no result yet in round 1, counted as ½ for both: 4 Player 4 – 2 Player 2" in done.err

    def test_the_colour_is_drawn_and_written(self, tmp_path: Path) -> None:
        path, after = tmp_path / "new.trf", tmp_path / "after.trf"
        path.write_text(report([row(n) for n in range(1, 5)], "142 3"))
        done = hakem("pair", str(path), "--seed", "zar 4", "--format", "trf", "-o", str(after))
        assert "drawn now: the first of the list has" in done.err
        assert "(seed 'zar 4')" in done.err
        colour = {"White": "152 W", "Black": "152 B"}["White" if "has White" in done.err else "Black"]
        assert colour in after.read_text().splitlines()
        assert "drawn now" not in hakem("pair", str(after)).err

    def test_a_type_that_is_no_system_here_is_refused(self, tmp_path: Path) -> None:
        done = hakem("pair", saved(tmp_path, "192 FIDE_TEAM_SWISS"))
        assert (done.code, done.out) == (3, "")
        assert "'FIDE_TEAM_SWISS', which is none of the systems here (dutch, lim, dubov" in done.err

    def test_checking_nothing_is_no_success(self, tmp_path: Path) -> None:
        done = hakem("check", saved(tmp_path, "192 FIDE_TEAM_SWISS"))
        assert done.code == 3
        assert done.err.endswith("hakem: nothing was checked\n")

    def test_check_says_whether_an_announced_round_stands(self) -> None:
        assert "C.04.2 (2026) 4.4: the announced round stands" in hakem("check", IZMIR, "--system", "dubov").out
        done = hakem("check", IZMIR, "--system", "dutch", "--edition", "2009", "--rounds", "4-5")
        assert "TSF Swiss (2009) F.6: the announced round must be changed: 9 Əliyev, Vüqar has had points" in done.out
        data = json.loads(
            hakem("check", IZMIR, "--system", "dutch", "--edition", "2009", "--format", "json").out.splitlines()[0]
        )
        assert [d["stands"] for d in data["differences"]] == [False, True]


class TestOneNumberEverywhere:
    """After a late entry numbers and ids are not the same; people see and say numbers."""

    @pytest.fixture
    def path(self, tmp_path: Path) -> str:
        native = tmp_path / "event.json"
        assert hakem("convert", saved(tmp_path), str(native)).code == 0
        data = json.loads(native.read_text())
        for player in data["tournament"]["players"]:
            player["number"] = 5 - player["id"]
        native.write_text(json.dumps(data))
        return str(native)

    def test_in_the_round(self, path: str) -> None:
        numbers = {tuple(sorted(map(int, line.split()))) for line in hakem("pair", path).out.splitlines()[1:]}
        listed = hakem("pair", path, "--format", "text").out.splitlines()[4:]
        assert numbers == {tuple(sorted((int(line.split()[1]), int(line.split()[6])))) for line in listed}

    def test_in_fixed_boards_and_workings(self, path: str) -> None:
        assert hakem("pair", path, "--fix", "4-1").out == "2\n2 3\n4 1\n"
        first = hakem("standings", path, "--working", "4").out.splitlines()
        assert any("Player 1" in line for line in first[:3])


class TestFilesSayWhatTheyAre:
    def test_the_system_asked_for_is_written(self, tmp_path: Path) -> None:
        path, after = tmp_path / "new.trf", tmp_path / "after.trf"
        path.write_text(report([row(n) for n in range(1, 7)], "142 5"))
        hakem("pair", str(path), "--system", "berger", "--format", "trf", "-o", str(after))
        assert any(line.startswith("192 ") and "ROUNDROBIN" in line for line in after.read_text().splitlines())
        assert hakem("pair", str(after)).out == hakem("pair", str(after), "--system", "berger").out
        assert "0 different" in hakem("check", str(after)).out

    def test_places_are_those_of_the_stated_tie_breaks(self, tmp_path: Path) -> None:
        rows = [line.rstrip() for line in FOUR]
        stale = [line[:85] + f"{5 - int(line[4:8]):>4}" + line[89:] for line in rows]
        path, final = tmp_path / "stale.trf", tmp_path / "final.trf"
        path.write_text(report(stale, "142 2", "212 PTS,BH,SB"))
        assert hakem("check", str(path), "--standings", "--edition", "2026").code == 6
        done = hakem("convert", str(path), str(final))
        assert "printed places were not those of the tie-breaks, and are written anew" in done.err
        checked = json.loads(hakem("check", str(final), "--standings", "--format", "json").out.splitlines()[0])
        assert "ranks" not in checked
