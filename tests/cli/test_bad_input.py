"""Whatever is wrong with a file or a request: one clear line, the right exit code, nothing written."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.runner import hakem
from tests.support.trf_lines import FOUR, report, row


def torn() -> bytes:
    rows = list(FOUR)
    rows[2] = rows[2][:105]
    return report(rows).encode()


BAD_FILES = {
    "truncated line": (torn(), "5:106", "ends inside round 2"),
    "wrong opponent number": (report([row(1, "9w1", points="1.0"), row(2)]).encode(), "3:92", "no player 9"),
    "denied game": (
        report([row(1, "2w1", points="1.0"), row(2, "3b0"), row(3, "2w1", points="1.0")]).encode(),
        "3:92",
        "names 3",
    ),
    "score that does not add up": (
        report([row(1, "2w1", points="2.0"), row(2, "1b0")]).encode(),
        "3:81",
        "add up to 1",
    ),
    "0 bytes": (b"", "1:1", "empty"),
    "binary": (b"\x7fELF\x02\x01\x01\x00\x00", "1:5", "not a text file"),
    "no tournament": (b"hello world\n", "1:1", "no player records"),
    "broken JSON": (b'{"format": "hakem",\n "version": }', "2:13", ""),
}


@pytest.mark.parametrize("command", ["pair", "convert", "crosstable", "number", "standings"])
@pytest.mark.parametrize("name", BAD_FILES)
def test_bad_file(command: str, name: str, tmp_path: Path) -> None:
    data, place, words = BAD_FILES[name]
    source, target = tmp_path / "in.trf", tmp_path / "out.json"
    source.write_bytes(data)
    target.write_text("precious")
    argv = [command, str(source)]
    argv += [str(target)] if command == "convert" else []
    argv += ["-o", str(target)] if command in ("pair", "number") else []
    done = hakem(*argv)
    assert done.code == 3
    assert done.out == ""
    assert target.read_text() == "precious"
    (line,) = done.err.splitlines()
    assert line.startswith(f"hakem: {source}:{place}: ")
    assert words in line
    assert [p.name for p in tmp_path.iterdir() if p.name.startswith(".")] == []


def test_bad_file_from_standard_input() -> None:
    done = hakem("pair", "-", stdin=b"")
    assert (done.code, done.err) == (3, "hakem: -:1:1: the file is empty\n")


def test_missing_file() -> None:
    done = hakem("pair", "nowhere.trf")
    assert (done.code, done.err) == (5, "hakem: nowhere.trf: there is no such file\n")


def test_folder_instead_of_a_file(tmp_path: Path) -> None:
    done = hakem("pair", str(tmp_path), lang="tr")
    assert (done.code, done.err) == (5, f"hakem: {tmp_path}: dosya değil, klasör\n")


def test_output_in_a_folder_that_is_not_there(tmp_path: Path) -> None:
    source = tmp_path / "in.trf"
    source.write_text(report(FOUR))
    done = hakem("convert", str(source), str(tmp_path / "no" / "out.json"))
    assert done.code == 5
    assert done.err.endswith("cannot be written: there is no such folder\n")


def test_same_fault_many_times_is_cut_short(tmp_path: Path) -> None:
    source = tmp_path / "in.trf"
    source.write_text(report([row(n, points="1.0") for n in range(1, 31)]))
    done = hakem("crosstable", str(source))
    lines = done.err.splitlines()
    assert done.code == 3
    assert len(lines) == 21
    assert lines[-1].endswith("and 10 more of these")


@pytest.mark.parametrize(
    ("argv", "words"),
    [
        (("pair",), "missing: FILE"),
        (("dance",), "COMMAND cannot be dance"),
        (("tables", "berger"), "missing: N"),
        (("tables", "berger", "0"), "N cannot be 0"),
        (("tables", "berger", "six"), "N cannot be six"),
        (("tables", "berger", "6", "--cycles"), "--cycles needs a value"),
        (("tables", "berger", "6", "--wild"), "not understood: --wild"),
        (("tables", "scheveningen", "4", "--colours", "pink"), "--colours cannot be pink"),
        (("tables", "skalitzka", "7"), "even number of boards"),
        (("tables", "varma", "8"), "9 to 24 players"),
        (("tables", "berger", "6", "--cycles", "2", "--format", "json", "--format", "x"), "--format cannot be x"),
        (("tables", "berger", "6", "--cycle", "2"), "not understood: --cycle 2; did you mean --cycles?"),
        (("convert", "a.trf", "out.xyz"), "--to"),
    ],
)
def test_bad_request(argv: tuple[str, ...], words: str) -> None:
    done = hakem(*argv)
    assert done.code == 3
    assert words in done.err.splitlines()[-1]
    assert done.out == ""


def test_bad_request_in_turkish() -> None:
    done = hakem("tables", "berger", "altı", lang="tr")
    assert done.code == 3
    assert done.err.startswith("kullanım: ")
    assert done.err.endswith("hakem: N için altı olmaz: 1 veya daha büyük bir tam sayı olmalı\n")


def test_too_large() -> None:
    assert hakem("tables", "berger", "100000").code == 4


def test_system_that_is_not_there(tmp_path: Path) -> None:
    source = tmp_path / "in.trf"
    source.write_text(report(FOUR))
    done = hakem("pair", str(source), "--system", "keizer")
    assert done.code == 3
    known = "dutch, lim, dubov, burstein, double-swiss, team-swiss, berger, scheveningen, skalitzka, knockout"
    assert done.err == f"hakem: unknown pairing system 'keizer'; known: {known}\n"


def test_unexpected_error_is_one_line(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: object) -> None:
        raise ZeroDivisionError("oops")

    monkeypatch.setattr("hakem.cli.commands.tables.berger_table", fail)
    done = hakem("tables", "berger", "6")
    assert (done.code, done.err) == (2, "hakem: unexpected error, please report it: ZeroDivisionError: oops\n")
