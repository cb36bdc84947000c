"""From the bytes of a file to its text, saying which encoding was taken."""

from __future__ import annotations

import codecs
import re

from hakem.errors import InputError
from hakem.formats.document import FileProblem, Finding
from hakem.i18n import Message

_BYTE_ORDER_MARKS = (
    (codecs.BOM_UTF8, "utf-8"),
    (codecs.BOM_UTF16_LE, "utf-16-le"),
    (codecs.BOM_UTF16_BE, "utf-16-be"),
)
_TURKISH_LETTERS = frozenset(b"\xd0\xdd\xde\xf0\xfd\xfe")
"""Ğ İ Ş ğ ı ş in Windows-1254; in Latin-1 the same bytes are letters of Iceland and the Faroes."""
_NORTH_ATLANTIC = re.compile(rb"(?<![A-Z])(?:ISL|FAI)(?![A-Z])")
_TURKEY = re.compile(rb"(?<![A-Z])TUR(?![A-Z])")
_WINDOWS_ONLY = frozenset(range(0x80, 0xA0))
_SURELY_TEXT = re.compile(rb"\s*(?:\d{3} |###|\{)")
"""How reports and files of ours begin: no other program has to be thought of."""
_DOS_END = b"\x1a"
_UNPRINTED = Message("file.control")
_MOST_PLACES = 100
"""So many places of signs that cannot be printed are told."""
_CONTROL = re.compile("[\x00-\x08\x0e-\x1f]")
_ODD = re.compile("[\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f\u2028\u2029\u202a-\u202e\u2066-\u2069]")


def decode(data: bytes) -> tuple[str, tuple[FileProblem, ...]]:
    """The text, and a note when it is not plain UTF-8.

    A byte-order mark decides; then UTF-8, if the bytes are that. Otherwise one
    byte is one letter: Windows-1254 when letters occur that Turkish names
    explain better than Icelandic ones, else Latin-1, or its Windows form if the
    bytes are beyond it. Raises ``InputError`` for an empty or binary file, which says
    what the file is if that shows.
    """
    if not _SURELY_TEXT.match(data):
        _require_no_other_program(data)
    data = data.rstrip(_DOS_END)
    if not data.strip():
        raise InputError(Message("file.empty"))
    for mark, encoding in _BYTE_ORDER_MARKS:
        if data.startswith(mark):
            return _cleaned(_text(data[len(mark) :], encoding), ())
    try:
        return _cleaned(data.decode("utf-8"), ())
    except UnicodeDecodeError as exc:
        row, column = place_of(data[: exc.start].decode("latin-1"))
        encoding = "windows-1254" if _turkish(data) else _western(data)
        note = FileProblem(Message("file.encoding", {"encoding": encoding}), Finding.ADJUSTED, row, column)
        return _cleaned(_text(data, encoding), (note,))


def _require_no_other_program(data: bytes) -> None:
    """What the file is, if that shows in its bytes."""
    from hakem.formats.other_programs import other_program

    other = other_program(data)
    if other is not None:
        raise InputError(other)


def place_of(before: str) -> tuple[int, int]:
    """Row and column just after a piece of text, whatever ends its lines."""
    rows = re.split(r"\r\n|\r|\n", before)
    return len(rows), len(rows[-1]) + 1


def _turkish(data: bytes) -> bool:
    """Letters that are Turkish in one encoding and Icelandic in the other: the federations named more often decide."""
    if _TURKISH_LETTERS.isdisjoint(data):
        return False
    return len(_TURKEY.findall(data)) >= len(_NORTH_ATLANTIC.findall(data))


def _western(data: bytes) -> str:
    return "latin-1" if _WINDOWS_ONLY.isdisjoint(data) else "windows-1252"


def _text(data: bytes, encoding: str) -> str:
    try:
        return data.decode(encoding)
    except UnicodeDecodeError as exc:
        if encoding.startswith("windows"):  # some bytes mean nothing there, all mean something here
            return data.decode("latin-1")
        row, column = place_of(data[: exc.start].decode(encoding, "replace"))
        raise InputError(Message("file.binary"), row, column) from None


def _cleaned(text: str, before: tuple[FileProblem, ...]) -> tuple[str, tuple[FileProblem, ...]]:
    """The text with blanks for signs that cannot be printed, and the notes; those that no text has make it binary."""
    odd = _ODD.search(text)
    if odd is None:
        return text, before
    binary = _CONTROL.search(text, odd.start())
    if binary:
        raise InputError(Message("file.binary"), *place_of(text[: binary.start()]))
    places = [FileProblem(_UNPRINTED, Finding.ADJUSTED, *place_of(text[: m.start()])) for m in _ODD.finditer(text)]
    return _ODD.sub(" ", text), (*before, *places[:_MOST_PLACES])
