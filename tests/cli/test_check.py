"""``hakem check``: files, folders and archives, differences with reasons, exit codes."""

from __future__ import annotations

import io
import json
import tarfile
import zipfile
from dataclasses import replace
from pathlib import Path

import pytest

from hakem.formats import dump_native, dump_trf
from hakem.model import Colour, Event, Tournament
from hakem.pairing import PairingSystem, registry
from tests.cli.runner import hakem
from tests.support.neighbours import Helpless, Judging
from tests.support.round_robins import event, played_out, with_round
from tests.support.trf_lines import FOUR, report, row


def table(players: int = 6, code: str = "FIDE_ROUNDROBIN") -> Tournament:
    t = replace(event(players), event=Event(name="Kulüp", type_code=code))
    return played_out(t, registry.system_for("berger", None, t))


def turned(t: Tournament) -> Tournament:
    """Round 2 with the colours of its first board exchanged."""
    first, *others = t.rounds[1].games
    wrong = replace(t.rounds[1], games=(replace(first, white=first.black, black=first.white), *others))
    return replace(t, rounds=(t.rounds[0], wrong, *t.rounds[2:]))


def saved(t: Tournament, path: Path) -> str:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(dump_trf(t).text.encode())
    return str(path)


def archive(path: Path, **files: bytes) -> str:
    with tarfile.open(path, "w:xz" if path.suffix == ".xz" else "w:gz") as out:
        for name, data in files.items():
            member = tarfile.TarInfo(f"events/{name.replace('_', '.')}")
            member.size = len(data)
            out.addfile(member, io.BytesIO(data))
    return str(path)


def instead_of_berger(system: PairingSystem, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever asks for the round robin gets another system."""
    berger = registry.system_info("berger")
    texts = tuple(replace(text, make=lambda *_: system) for text in berger.texts)
    monkeypatch.setattr("hakem.pairing.tables.info.BERGER", replace(berger, texts=texts))


class TestDifferences:
    def test_nothing_differs(self, tmp_path: Path) -> None:
        done = hakem("check", saved(table(), tmp_path / "a.trf"), saved(table(5), tmp_path / "b.trf"), "--jobs", "1")
        assert (done.code, done.out, done.err) == (0, "2 files, 10 rounds, 0 different\n", "")

    def test_file_round_expected_and_found(self, tmp_path: Path) -> None:
        path = saved(turned(table()), tmp_path / "a.trf")
        done = hakem("check", path)
        assert done.code == 6
        assert done.out.splitlines() == [
            f"{path}: round 2 (berger 2026)",
            "    expected: 6-4",
            "    found:    4-6",
            "1 file, 5 rounds, 1 different",
        ]

    def test_in_turkish(self, tmp_path: Path) -> None:
        done = hakem("check", saved(turned(table()), tmp_path / "a.trf"), lang="tr")
        assert done.out.splitlines()[-1] == "1 dosya, 5 tur, 1 fark"
        assert "    beklenen: 6-4" in done.out

    def test_bye(self, tmp_path: Path) -> None:
        t = table(5)
        t = replace(t, rounds=(replace(t.rounds[0], games=t.rounds[1].games, byes=t.rounds[1].byes),))
        done = hakem("check", saved(t, tmp_path / "a.trf"), "--edition", "2009")
        assert "    expected: 2-5, 3-4, bye 1" in done.out

    @pytest.mark.parametrize(
        ("rounds", "count", "code"), [("1", 1, 0), ("2-3", 2, 6), ("3-", 3, 0), ("4-99", 2, 0), ("9", 0, 0)]
    )
    def test_only_some_rounds(self, rounds: str, count: int, code: int, tmp_path: Path) -> None:
        done = hakem("check", saved(turned(table()), tmp_path / "a.trf"), "--rounds", rounds)
        assert done.code == code
        assert f"1 file, {count} {'round' if count == 1 else 'rounds'}, " in done.out

    def test_json(self, tmp_path: Path) -> None:
        paths = saved(turned(table()), tmp_path / "a.trf"), saved(table(4), tmp_path / "b.trf")
        done = hakem("check", *paths, "--format", "json")
        first, second, total = (json.loads(line) for line in done.out.splitlines())
        assert first == {
            "file": paths[0],
            "system": "berger",
            "edition": "2026",
            "rounds": 5,
            "different": 1,
            "differences": [
                {
                    "round": 2,
                    "expected": {"boards": [{"white": 6, "black": 4}], "byes": []},
                    "found": {"boards": [{"white": 4, "black": 6}], "byes": []},
                    "article": "",
                    "reason": "",
                    "step": None,
                }
            ],
        }
        assert second["differences"] == []
        assert total == {"files": 2, "rounds": 8, "different": 1}

    def test_reason_of_a_system_that_can_judge(self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        path = saved(turned(table()), tmp_path / "a.trf")
        instead_of_berger(Judging(), monkeypatch)
        done = hakem("check", path, "--rounds", "2")
        assert "    reason:   C.05 (2026) Annex 1: round 2" in done.out
        as_json = hakem("check", path, "--rounds", "2", "--format", "json")
        assert json.loads(as_json.out.splitlines()[0])["differences"][0]["article"] == "C.05 (2026) Annex 1"

    def test_no_legal_pairing(self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        path = saved(table(4), tmp_path / "a.trf")
        instead_of_berger(Helpless(), monkeypatch)
        done = hakem("check", path, "--rounds", "1")
        assert done.code == 6
        assert done.out.splitlines()[1:] == [
            "    found:    1-4, 2-3",
            "    reason:   there are no players to pair",
            "1 file, 1 round, 1 different",
        ]

    def test_forfeit_without_colours(self, tmp_path: Path) -> None:
        rows = [row(1, "2-+", points="1.0"), row(2, "1--")]
        path = tmp_path / "a.trf"
        path.write_text(report(rows, "142 1", "192 FIDE_ROUNDROBIN"))
        assert hakem("check", str(path)).code == 0
        path.write_text(report([row(1, "2b+", points="1.0"), row(2, "1w-")], "142 1", "192 FIDE_ROUNDROBIN"))
        assert hakem("check", str(path)).code == 6

    def test_adjustments_are_said_only_where_something_differs(self, tmp_path: Path) -> None:
        right, wrong = (dump_trf(t).text.replace("012", "DAT x\r\n012", 1) for t in (table(), turned(table())))
        for text, said in ((right, 0), (wrong, 1)):
            (tmp_path / "a.trf").write_text(text, newline="")
            assert len(hakem("check", str(tmp_path / "a.trf")).err.splitlines()) == said


class TestWhichSystem:
    def test_option_goes_before_the_type_code(self, tmp_path: Path) -> None:
        path = saved(table(code="FIDE_BURSTEIN"), tmp_path / "a.trf")
        assert hakem("check", path, "--system", "berger").out == "1 file, 5 rounds, 0 different\n"

    @pytest.mark.parametrize("code", ["CUSTOM_DOUBLESWISS", "CUSTOM_SWISS"])
    def test_system_that_is_not_here(self, code: str, tmp_path: Path) -> None:
        path, other = saved(table(code=code), tmp_path / "a.trf"), saved(table(), tmp_path / "b.trf")
        done = hakem("check", path, other)
        assert done.code == 0
        assert done.out.splitlines() == [
            f"{path}: skipped, {code} names no system that is here; --system can",
            "not checked: 1 skipped, 0 failed",
            "1 file, 5 rounds, 0 different",
        ]
        as_json = hakem("check", path, "--format", "json").out.splitlines()
        assert [json.loads(line) for line in as_json] == [
            {"file": path, "skipped": code},
            {"files": 0, "rounds": 0, "different": 0},
        ]

    def test_edition(self, tmp_path: Path) -> None:
        t = replace(event(4, 6), event=Event(type_code="BERGER_DOUBLEROUNDROBIN"))
        path = saved(played_out(t, registry.system_for("berger", "2009", t)), tmp_path / "a.trf")
        assert "0 different" in hakem("check", path, "--edition", "2009").out
        assert hakem("check", path, "--edition", "1066").code == 3

    def test_unknown_system(self, tmp_path: Path) -> None:
        done = hakem("check", str(tmp_path), "--system", "keizer")
        assert done.code == 3
        assert done.err.startswith("hakem: unknown pairing system 'keizer'")


class TestFiles:
    def test_folder(self, tmp_path: Path) -> None:
        saved(table(), tmp_path / "one" / "b.trf")
        saved(table(4), tmp_path / "a.TRF")
        (tmp_path / "notes.md").write_text("nothing of that kind")
        (tmp_path / ".a.trf").write_text("hidden")
        done = hakem("check", str(tmp_path), "--format", "json")
        names = [json.loads(line).get("file") for line in done.out.splitlines()]
        assert names == [str(tmp_path / "a.TRF"), str(tmp_path / "one" / "b.trf"), None]

    @pytest.mark.parametrize("ending", ["tar.gz", "tar.xz"])
    def test_archive(self, ending: str, tmp_path: Path) -> None:
        right, wrong = (dump_trf(t).text.encode() for t in (table(), turned(table())))
        path = archive(tmp_path / f"all.{ending}", b_trf=wrong, a_trf=right, c_json=b"{}", README=b"")
        done = hakem("check", path, "--jobs", "1")
        assert done.code == 6
        assert done.out.startswith(f"{path}/events/b.trf: round 2")
        assert done.out.endswith("2 files, 10 rounds, 1 different\n")
        assert [p.name for p in tmp_path.iterdir()] == [f"all.{ending}"]

    def test_many_files_in_several_processes(self, tmp_path: Path) -> None:
        for n in range(12):
            saved(turned(table()) if n % 5 == 0 else table(), tmp_path / f"{n:02d}.trf")
        one, two = (hakem("check", str(tmp_path), "--jobs", jobs, "--format", "json") for jobs in "12")
        assert one == two
        assert json.loads(two.out.splitlines()[-1]) == {"files": 12, "rounds": 60, "different": 3}

    def test_standard_input_and_native_files(self, tmp_path: Path) -> None:
        native = tmp_path / "a.json"
        native.write_text(dump_native(table()).text, encoding="utf-8")
        done = hakem("check", "-", str(native), "--jobs", "1", stdin=dump_trf(table()).text.encode())
        assert done.out == "2 files, 10 rounds, 0 different\n"

    def test_number_of_rounds_not_stated(self, tmp_path: Path) -> None:
        t = table()
        text = dump_trf(replace(t, rounds=t.rounds[:2])).text.replace("142 5\r\n", "")
        (tmp_path / "a.trf").write_text(text)
        assert hakem("check", str(tmp_path)).out == "1 file, 2 rounds, 0 different\n"

    def test_folder_with_what_other_programs_export(self, tmp_path: Path) -> None:
        """Reports in capital letters and our own files are checked; other texts are left out, with a word."""
        saved(table(), tmp_path / "KULUP.TXT")
        (tmp_path / "own.json").write_bytes(dump_native(table()).text.encode())
        (tmp_path / "notes.txt").write_text("Tables are in the cellar.\n")
        (tmp_path / "package.json").write_text('{"name": "something else"}')
        (tmp_path / "picture.png").write_bytes(b"\x89PNG")
        done = hakem("check", str(tmp_path), "--jobs", "1")
        assert (done.code, done.out) == (0, "2 files, 10 rounds, 0 different\n")
        assert [line.rpartition("/")[2] for line in done.err.splitlines()] == [
            "notes.txt: no event in it, left out",
            "package.json: no event in it, left out",
        ]

    def test_broken_report_with_a_doubtful_name_is_an_error(self, tmp_path: Path) -> None:
        (tmp_path / "broken.txt").write_text("012 Test\n001 what is this\n")
        done = hakem("check", str(tmp_path))
        assert done.code == 3
        assert "broken.txt:2:" in done.err

    def test_what_is_left_out_is_named_in_json(self, tmp_path: Path) -> None:
        saved(table(), tmp_path / "a.trf")
        (tmp_path / "notes.txt").write_text("Nothing.\n")
        *_, notes, total = map(json.loads, hakem("check", str(tmp_path), "--format", "json").out.splitlines())
        assert notes["left_out"] == [f"{tmp_path / 'notes.txt'}: no event in it, left out"]
        assert total["files"] == 1

    def test_file_that_is_named_is_never_left_out(self, tmp_path: Path) -> None:
        (tmp_path / "notes.txt").write_text("Nothing.\n")
        assert hakem("check", str(tmp_path / "notes.txt")).code == 3

    def test_zip(self, tmp_path: Path) -> None:
        with zipfile.ZipFile(tmp_path / "EVENTS.ZIP", "w", zipfile.ZIP_DEFLATED) as out:
            out.writestr("deep/a.trf", dump_trf(turned(table())).text)
            out.writestr("deep/B.TXT", dump_trf(table()).text)
            out.writestr("deep/readme.md", "nothing")
        done = hakem("check", str(tmp_path / "EVENTS.ZIP"))
        assert done.code == 6
        assert done.out.startswith(f"{tmp_path / 'EVENTS.ZIP'}/deep/a.trf: round 2 (berger")
        assert done.out.endswith("2 files, 10 rounds, 1 different\n")

    @pytest.mark.parametrize("system", ["dutch", "burstein", "lim", "dubov"])
    def test_reason_in_a_large_first_round_names_only_what_differs(self, system: str, tmp_path: Path) -> None:
        t = replace(event(30, 5), initial_colour=Colour.WHITE)
        t = with_round(t, registry.system_for(system, "2026", t).pair(t))
        games = list(t.rounds[0].games)
        games[2], games[3] = replace(games[2], black=games[3].black), replace(games[3], black=games[2].black)
        path = saved(replace(t, rounds=(replace(t.rounds[0], games=tuple(games)),)), tmp_path / "a.trf")
        done = hakem("check", path, "--system", system, "--edition", "2026")
        (reason,) = (line for line in done.out.splitlines() if line.strip().startswith("reason:"))
        assert reason.count("–") == 4
        assert "1 Player 1 " not in reason


class TestBadFiles:
    def test_the_others_are_still_checked(self, tmp_path: Path) -> None:
        bad = tmp_path / "bad.trf"
        bad.write_text(report([row(1, "9w1", points="1.0"), row(2)]))
        done = hakem("check", str(bad), saved(turned(table()), tmp_path / "good.trf"))
        assert done.code == 3
        assert done.err.startswith(f"hakem: {bad}:3:92: ")
        assert done.out.splitlines()[-2:] == ["not checked: 0 skipped, 1 failed", "1 file, 5 rounds, 1 different"]

    def test_json(self, tmp_path: Path) -> None:
        bad = tmp_path / "bad.trf"
        bad.write_bytes(b"")
        done = hakem("check", str(bad), "--format", "json")
        assert json.loads(done.out.splitlines()[0]) == {"file": str(bad), "errors": [f"{bad}:1:1: the file is empty"]}

    def test_missing_file(self, tmp_path: Path) -> None:
        done = hakem("check", "nowhere.trf", saved(table(), tmp_path / "a.trf"))
        assert (done.code, done.err) == (5, "hakem: nowhere.trf: there is no such file\n")
        assert done.out.endswith("1 file, 5 rounds, 0 different\n")

    def test_unexpected_error_in_one_file(self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        def fail(*_: object) -> None:
            raise ZeroDivisionError("oops")

        monkeypatch.setattr("hakem.desk.event_check.check_round", fail)
        done = hakem("check", saved(table(), tmp_path / "a.trf"))
        assert done.code == 2
        assert "ZeroDivisionError: oops" in done.err
        monkeypatch.setenv("HAKEM_DEBUG", "1")
        assert hakem("check", str(tmp_path / "a.trf")).code == 2

    def test_archives_that_cannot_be_read(self, tmp_path: Path) -> None:
        whole = Path(archive(tmp_path / "a.tar.gz", a_trf=dump_trf(table()).text.encode() * 50)).read_bytes()
        (tmp_path / "a.tar.gz").write_bytes(whole[: len(whole) // 2])
        (tmp_path / "b.tar.xz").write_bytes(b"no archive")
        for name in ("a.tar.gz", "b.tar.xz"):
            done = hakem("check", str(tmp_path / name))
            assert done.code == 3
            assert "is no archive" in done.err
        assert hakem("check", str(tmp_path / "c.tar.xz")).code == 5

    def test_nothing_to_check(self, tmp_path: Path) -> None:
        for path in (str(tmp_path), archive(tmp_path / "a.tar.xz", README=b"")):
            done = hakem("check", path)
            assert done.code == 3
            assert "has no tournament files (.trf, .trfx, .txt, .json)" in done.err

    def test_member_that_is_too_large(self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr("hakem.cli.files._LARGEST", 10)
        assert hakem("check", archive(tmp_path / "a.tar.gz", a_trf=b"x" * 11)).code == 4

    @pytest.mark.parametrize("rounds", ["0", "3-2", "x", "-3", "1-2-3"])
    def test_rounds_that_make_no_sense(self, rounds: str) -> None:
        assert hakem("check", "a.trf", f"--rounds={rounds}").code == 3


class TestStandings:
    def test_points_that_follow(self, tmp_path: Path) -> None:
        assert hakem("check", saved(table(), tmp_path / "a.trf"), "--standings").code == 0

    def test_points_with_virtual_ones_in_them(self, tmp_path: Path) -> None:
        """Any other sum that does not add up is refused when the file is read."""
        rows = [row(1, "2w1", points="2.0"), row(2, "1b0")]
        path = tmp_path / "a.trf"
        path.write_text(report(rows, "192 FIDE_ROUNDROBIN", "142 1", "XXA    1  1.0"))
        assert hakem("check", str(path)).code == 0
        done = hakem("check", str(path), "--standings")
        assert done.code == 6
        assert f"{path}: player 1 has 2 points printed, the results give 1" in done.out
        assert done.out.endswith("1 file, 1 round, 1 different\n")
        as_json = json.loads(hakem("check", str(path), "--standings", "--format", "json").out.splitlines()[0])
        assert as_json["points"] == [{"id": 1, "printed": "2.0", "computed": "1.0"}]

    def test_places_that_do_not_follow(self, tmp_path: Path) -> None:
        """The records print everybody's number as the place; 2 has beaten 1."""
        path = tmp_path / "a.trf"
        path.write_text(report([row(1, "2w0"), row(2, "1b1", points="1.0")], "192 FIDE_ROUNDROBIN", "142 1"))
        assert hakem("check", str(path)).code == 0
        done = hakem("check", str(path), "--standings")
        assert done.code == 6
        assert f"{path}: player 1 is printed on place 1, has place 2 (points, then: -)" in done.out
        as_json = json.loads(hakem("check", str(path), "--standings", "--format", "json").out.splitlines()[0])
        assert as_json["ranks"] == [
            {"id": 2, "printed": 2, "first": 1, "last": 1},
            {"id": 1, "printed": 1, "first": 2, "last": 2},
        ]

    def test_tie_breaks_that_cannot_be_computed(self, tmp_path: Path) -> None:
        """Said only when there is something to look at."""
        path = tmp_path / "a.trf"
        records = ("192 FIDE_ROUNDROBIN", "142 1", "202 OTHER_PLAYOFF")
        path.write_text(report([row(1, "2w0"), row(2, "1b1", points="1.0")], *records))
        done = hakem("check", str(path), "--standings")
        assert done.code == 6
        assert "printed places are compared by points alone" in done.err

    def test_sum_that_does_not_add_up(self, tmp_path: Path) -> None:
        path = tmp_path / "a.trf"
        path.write_text(report([FOUR[0].replace("1.5", "2.5"), *FOUR[1:]]))
        assert hakem("check", str(path), "--standings").code == 3
