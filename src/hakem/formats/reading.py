"""Any supported file, from its bytes: which format it is shows in its first character."""

from __future__ import annotations

from hakem.errors import InputError
from hakem.formats.decoding import decode
from hakem.formats.document import FileProblem, Finding, Parsed, Watch
from hakem.values import replace

_RECORDS = ("001 ", "012 ")
"""A player, and the name of the event: no report is without both."""


def parse(text: str, watch: Watch = iter) -> Parsed:
    """Read the native format or any version of TRF; only the reader that is needed is loaded."""
    if text.lstrip("\ufeff \t\r\n").startswith("{"):
        from hakem.formats.native import parse_native

        return parse_native(text.lstrip("\ufeff"))
    from hakem.formats.trf.reader import parse_trf

    return parse_trf(text.lstrip("\ufeff"), watch)


def may_be_event(data: bytes) -> bool:
    """Whether a file of any kind looks like an event: JSON that names our format, or text with a record of a report."""
    try:
        text = decode(data)[0].lstrip("\ufeff \t\r\n")
    except InputError:
        return False
    if text.startswith("{"):
        return '"hakem"' in text
    return any(line.startswith(_RECORDS) for line in text.splitlines())


def parse_bytes(data: bytes, watch: Watch = iter) -> Parsed:
    """Read a file as it lies on the disk; never raises, whatever the bytes are."""
    try:
        text, notes = decode(data)
    except InputError as exc:
        return Parsed(None, (FileProblem(exc.message, Finding.ERROR, exc.row, exc.column),))
    parsed = parse(text, watch)
    return replace(parsed, problems=(*notes, *parsed.problems))
