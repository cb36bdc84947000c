"""Bytes to text: UTF-8, byte-order marks, Windows-1254, Latin-1, and what is no text at all."""

from __future__ import annotations

import pytest

from hakem.errors import InputError
from hakem.formats import decode, parse_bytes
from tests.support.trf_lines import report, row

NAMES = "Işık, Şükrü Ğ İpek ğ"


def test_utf8_needs_no_word() -> None:
    assert decode(NAMES.encode()) == (NAMES, ())


@pytest.mark.parametrize("encoding", ["utf-8-sig", "utf-16"])
def test_byte_order_mark_decides(encoding: str) -> None:
    assert decode(NAMES.encode(encoding)) == (NAMES, ())


def test_turkish_letters_mean_windows_1254() -> None:
    text, (note,) = decode(f"012 Açık\n{NAMES}".encode("windows-1254"))
    assert text == f"012 Açık\n{NAMES}"
    assert (note.message.data["encoding"], note.row, note.column) == ("windows-1254", 1, 6)


def test_western_letters_mean_latin_1() -> None:
    text, (note,) = decode("Müller, Jürgen".encode("latin-1"))
    assert text == "Müller, Jürgen"
    assert note.message.data["encoding"] == "latin-1"


def test_icelandic_letters_stay_icelandic_in_an_icelandic_file() -> None:
    text, _ = decode("Þór, Guðrún 2100 ISL".encode("latin-1"))
    assert text == "Þór, Guðrún 2100 ISL"


def test_bytes_without_meaning_in_windows_1254_fall_back_further() -> None:
    text, notes = decode(b"\xfe\x8d")
    assert text == "þ "
    assert [note.message.key for note in notes] == ["file.encoding", "file.control"]


@pytest.mark.parametrize("data", [b"", b"  \r\n"])
def test_empty_file(data: bytes) -> None:
    with pytest.raises(InputError) as caught:
        decode(data)
    assert caught.value.message.key == "file.empty"
    assert str(caught.value) == "1:1: the file is empty"


@pytest.mark.parametrize(
    ("data", "place"),
    [
        (b"\x7fELF\x02\x01\x00\x00", (1, 5)),
        (b"abc\ndef\x00", (2, 4)),
        (b"\xff\xfe\x00", (1, 1)),
        (b"\x89PNG\x1a\n", (1, 5)),
    ],
)
def test_binary_file(data: bytes, place: tuple[int, int]) -> None:
    with pytest.raises(InputError) as caught:
        decode(data)
    assert caught.value.message.key == "file.binary"
    assert (caught.value.row, caught.value.column) == place


def test_findings_of_both_steps_come_together() -> None:
    text = report([row(1, name="Işık"), row(2)], "DAT x")
    parsed = parse_bytes(text.encode("windows-1254"))
    assert [p.message.key for p in parsed.adjustments] == ["file.encoding", "trf.kept"]
    assert parsed.require().players[0].name == "Işık"


def test_a_brace_means_the_native_format() -> None:
    assert parse_bytes(b"\xef\xbb\xbf {").errors[0].message.key.startswith("json.")
