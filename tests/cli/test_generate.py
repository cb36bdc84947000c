"""``hakem generate``: the same seed, the same bytes; numbered files; what cannot be."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from hakem.formats import parse_bytes
from hakem.model import ByeKind, Points
from tests.cli.runner import hakem

BERGER = ("generate", "--players", "6", "--rounds", "5", "--system", "berger")


def test_same_seed_same_bytes(tmp_path: Path) -> None:
    first, second = (str(tmp_path / name) for name in ("a.trf", "b.trf"))
    assert hakem(*BERGER, "--seed", "7", "-o", first).err == ""
    assert hakem(*BERGER, "--seed", "7", "-o", second, lang="tr").err == ""
    assert Path(first).read_bytes() == Path(second).read_bytes()
    assert hakem(*BERGER, "--seed", "8", "-o", "-").out.encode() != Path(first).read_bytes()


def test_same_bytes_whatever_python_hashes_like() -> None:
    made = {
        subprocess.run(
            [sys.executable, "-m", "hakem", *BERGER, "--seed", "7", "-o", "-"],
            env={**os.environ, "PYTHONHASHSEED": hashing},
            capture_output=True,
            check=True,
        ).stdout
        for hashing in ("1", "2")
    }
    assert made == {hakem(*BERGER, "--seed", "7", "-o", "-").out.encode()}


def test_without_a_seed_one_is_drawn_and_shown() -> None:
    done = hakem(*BERGER, "-o", "-")
    seed = done.err.split()[-1]
    assert hakem(*BERGER, "--seed", seed, "-o", "-").out == done.out


def test_numbered_files_check_without_options(tmp_path: Path) -> None:
    done = hakem(*BERGER, "--seed", "7", "--count", "3", "-o", str(tmp_path / "t%03d.trf"))
    assert (done.code, done.out, done.err) == (0, "", "")
    assert sorted(p.name for p in tmp_path.iterdir()) == ["t001.trf", "t002.trf", "t003.trf"]
    assert hakem("check", str(tmp_path), "--standings").out == "3 files, 15 rounds, 0 different\n"
    alone = hakem(*BERGER, "--seed", "7", "-o", "-").out
    assert (tmp_path / "t001.trf").read_bytes() == alone.encode()


def test_several_need_numbers() -> None:
    for output in ("-", "out.trf"):
        done = hakem(*BERGER, "--count", "2", "-o", output)
        assert (done.code, done.out) == (3, "")
        assert "%d" in done.err


def test_format_by_the_ending(tmp_path: Path) -> None:
    for name, begins in (("a.json", b"{"), ("a.trfx", b"012"), ("a.report", b"012")):
        assert hakem(*BERGER, "--seed", "7", "-o", str(tmp_path / name)).code == 0
        assert (tmp_path / name).read_bytes().startswith(begins)
    native, report = (parse_bytes((tmp_path / name).read_bytes()).require() for name in ("a.json", "a.report"))
    assert [set(r.games) for r in native.rounds] == [set(r.games) for r in report.rounds]
    assert b"XXR 5" in (tmp_path / "a.trfx").read_bytes()


def test_everything_at_once(tmp_path: Path) -> None:
    often = [f"--{name}-rate=0.2" for name in ("forfeit", "half-bye", "zero-bye", "withdraw", "late", "draw")]
    path = tmp_path / "t.trf"
    size = ("--players", "31", "--rounds", "6", "--seed", "all")
    done = hakem("generate", *size, *often, "--points", "3-1-0-1", "--acceleration", "baku", "-o", str(path))
    assert (done.code, done.err) == (0, "")
    t = parse_bytes(path.read_bytes()).require()
    assert (t.points.win, t.points.draw, t.points.loss, t.points.pairing_allocated_bye) == (3, 1, 0, 1)
    assert {b.kind for r in t.rounds for b in r.byes} >= {ByeKind.HALF_POINT, ByeKind.ZERO_POINT}
    assert b"192 FIDE_DUTCH_2026_BAKU\r\n" in path.read_bytes()
    assert hakem("check", str(path)).out.endswith("1 file, 6 rounds, 0 different\n")


def test_round_without_a_pairing(tmp_path: Path) -> None:
    path = tmp_path / "t.trf"
    done = hakem("generate", "--players", "4", "--rounds", "9", "--seed", "x", "-o", str(path))
    assert done.code == 0
    assert done.err.startswith(f"hakem: {path}: ends before round 4: ")
    assert parse_bytes(path.read_bytes()).require().rounds_total == 3


@pytest.mark.parametrize(
    "wrong",
    [
        ("--draw-rate", "1.5"),
        ("--draw-rate", "-0.1"),
        ("--draw-rate", "often"),
        ("--points", "3-1"),
        ("--points", "1-2-3-4-5"),
        ("--points", "a-b-c"),
        ("--players", "1"),
        ("--rounds", "1000"),
        ("--system", "keizer"),
        ("--system", "skalitzka"),
        ("--edition", "1066"),
        ("--acceleration", "baku"),
        ("--count", "0"),
    ],
)
def test_bad_request(wrong: tuple[str, str]) -> None:
    done = hakem(*BERGER, *wrong, "-o", "-")
    assert (done.code, done.out) == (3, "")


def test_output_has_to_be_named() -> None:
    assert hakem(*BERGER).code == 3
    assert hakem(*BERGER, "-o", "/nowhere/t.trf").code == 5


@pytest.mark.parametrize("edition", ["2009", "2017", "2026"])
@pytest.mark.parametrize("extra", [(), ("--acceleration", "baku"), ("--points", "3-1-0")])
def test_what_the_engine_made_it_makes_again(edition: str, extra: tuple[str, ...], tmp_path: Path) -> None:
    often = [f"--{name}-rate=0.1" for name in ("forfeit", "half-bye", "zero-bye", "withdraw", "late")]
    size = ("--players", "17", "--rounds", "7", "--seed", "again", "--count", "4", "--edition", edition)
    assert hakem("generate", *size, *often, *extra, "-o", str(tmp_path / "%d.trf")).code == 0
    done = hakem("check", str(tmp_path), "--format", "json")
    *files, total = (json.loads(line) for line in done.out.splitlines())
    assert (total["files"], total["different"]) == (4, 0)
    assert {(file["system"], file["edition"]) for file in files} == {("dutch", edition)}


def test_half_points() -> None:
    text = hakem(*BERGER, "--points", "1-½-0", "--seed", "1", "-o", "-").out
    assert parse_bytes(text.encode()).require().points.draw == Points(1, 2)
