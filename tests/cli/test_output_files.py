"""Where output goes: links, pipes and protected files are left what they are."""

from __future__ import annotations

import errno
import os
import subprocess
import sys
import threading
from pathlib import Path

import pytest

from hakem.cli.files import FileAccessError, trouble
from hakem.formats import parse_bytes
from hakem.i18n import say
from tests.cli.runner import hakem
from tests.support.trf_lines import FOUR, report, row


@pytest.fixture
def source(tmp_path: Path) -> str:
    path = tmp_path / "event.trf"
    path.write_text(report(FOUR))
    return str(path)


def test_link_stays_a_link(source: str, tmp_path: Path) -> None:
    real, link = tmp_path / "real.json", tmp_path / "link.json"
    real.write_text("old")
    link.symlink_to(real)
    assert hakem("convert", source, str(link)).code == 0
    assert link.is_symlink()
    assert parse_bytes(real.read_bytes()).tournament is not None


def test_pipe_stays_a_pipe(source: str, tmp_path: Path) -> None:
    pipe = tmp_path / "pipe.json"
    os.mkfifo(pipe)
    got: list[bytes] = []
    reader = threading.Thread(target=lambda: got.append(pipe.read_bytes()))
    reader.start()
    assert hakem("convert", source, str(pipe)).code == 0
    reader.join(10)
    assert pipe.is_fifo()
    assert parse_bytes(got[0]).tournament is not None


def test_protected_file_is_refused(source: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    target = tmp_path / "keep.json"
    target.write_text("precious")
    monkeypatch.setattr("hakem.cli.files.os.access", lambda *_: False)
    done = hakem("convert", source, str(target))
    assert (done.code, target.read_text()) == (5, "precious")
    assert "may not be written" in done.err


def test_folder_is_refused(source: str, tmp_path: Path) -> None:
    done = hakem("convert", source, str(tmp_path / "new") + "/", "--to", "json")
    assert done.code == 5
    assert not (tmp_path / "new").exists()


def test_long_names_are_no_problem(source: str, tmp_path: Path) -> None:
    target = tmp_path / ("x" * 245 + ".json")
    assert hakem("convert", source, str(target)).code == 0
    assert target.exists()


def test_number_needs_a_known_format_before_it_starts(source: str, tmp_path: Path) -> None:
    done = hakem("number", source, "-o", str(tmp_path / "out.xyz"))
    assert (done.code, done.out) == (3, "")


def test_number_to_standard_output_is_the_file_alone(source: str) -> None:
    players = report([row(1, rating=1000), row(2, rating=2000)])
    done = hakem("number", "-", "-o", "-", "--to", "trf26", stdin=players.encode())
    t = parse_bytes(done.out.encode()).require()
    assert [(p.id, p.name) for p in t.players] == [(1, "Player 2"), (2, "Player 1")]


def test_number_says_that_kept_records_have_old_numbers() -> None:
    players = report([row(1), row(2)], "300   1   1   2    1    2")
    done = hakem("number", "-", "-o", "-", "--to", "trf26", stdin=players.encode())
    assert "old numbers: 300" in done.err


def test_empty_seed_is_a_seed() -> None:
    players = report([row(n) for n in range(1, 9)]).encode()
    first, second = (hakem("number", "-", "--by", "lots", "--seed", "", stdin=players) for _ in range(2))
    assert first.out == second.out
    assert first.err.startswith("hakem: seed of the draw: \n")


def test_rounds_that_are_not_stated_are_those_of_the_table() -> None:
    players = "\n".join(row(n) for n in range(1, 7)) + "\n"
    done = hakem("pair", "-", "--system", "berger", "--format", "trf", stdin=players.encode())
    assert "142 5" in done.out
    again = hakem("pair", "-", "--system", "berger", stdin=done.out.encode())
    assert again.out == "3\n6 4\n5 3\n1 2\n"


def test_adjustments_of_a_paired_report_are_listed(tmp_path: Path) -> None:
    path = tmp_path / "event.json"
    hakem("convert", "-", str(path), stdin=report([row(1), row(2)]).encode())
    path.write_text(path.read_text().replace('"federation": "TUR"', '"federation": "TUR", "club": "Kale"', 1))
    assert "clubs" in hakem("pair", str(path), "--system", "berger", "--format", "trf").err


@pytest.mark.parametrize("redirect", ["<&-", ">&-", "2>&-"])
def test_closed_streams(redirect: str) -> None:
    command = f"{sys.executable} -m hakem systems {redirect}"
    done = subprocess.run(["/bin/sh", "-c", command], capture_output=True, check=False)
    assert (done.returncode, done.stderr) == (0, b"")


def test_full_disk() -> None:
    command = f"{sys.executable} -m hakem --lang tr tables berger 6 > /dev/full"
    done = subprocess.run(["/bin/sh", "-c", command], capture_output=True, check=False)
    assert (done.returncode, done.stderr.decode()) == (5, "hakem: yazılamıyor: diskte yer kalmadı\n")


TROUBLES = [
    (errno.ENOSPC, "the disk is full", "diskte yer kalmadı"),
    (errno.EDQUOT, "the disk is full", "diskte yer kalmadı"),
    (errno.EROFS, "the disk can only be read", "disk yazmaya kapalı"),
    (errno.EIO, "the device reports an error", "aygıt hata veriyor"),
    (errno.EBUSY, "something else is using it", "başka bir program kullanıyor"),
    (errno.ENAMETOOLONG, "the name is too long", "adı çok uzun"),
    (errno.ELOOP, "links lead round in a circle", "bağlantılar kendi üstüne dönüyor"),
    (errno.EMFILE, "too many files are open", "çok fazla dosya açık"),
]


@pytest.mark.parametrize(("number", "english", "turkish"), TROUBLES)
def test_troubles_of_the_operating_system_are_said_in_the_language(number: int, english: str, turkish: str) -> None:
    failed = FileAccessError("x.trf", "cli.cannot-write", OSError(number, "in words of the system"))
    assert say(failed.message()) == f"cannot be written: {english}"
    assert say(failed.message(), "tr") == f"yazılamıyor: {turkish}"


def test_other_troubles_are_said_as_the_operating_system_says_them() -> None:
    assert trouble(OSError(errno.ENOTTY, "no typewriter")) == "no typewriter"
    assert trouble(OSError("no number")) == "no number"


def test_a_name_that_is_too_long_is_said_in_the_language() -> None:
    done = hakem("check", "x" * 300 + ".trf", lang="tr")
    assert (done.code, done.err) == (5, f"hakem: {'x' * 300}.trf: okunamıyor: adı çok uzun\n")
