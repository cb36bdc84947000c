"""Files of other programs that are no text: which program wrote them shows in their first bytes or in their ending.

Nothing here reads them. Whoever brings one is told what it is and which export of
that program gets its players and rounds in.
"""

from __future__ import annotations

from collections.abc import Iterable

from hakem.i18n import Message

_SQLITE, _OWN = b"SQLite format 3\0", ".hakem"
_BEGINS: tuple[tuple[bytes, str], ...] = (
    (b"\x93\xff\x89\x44", "swiss-manager"),
    (b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1", "old-office"),
    (b"%PDF", "pdf"),
    (b"\x1f\x8b", "archive"),
    (b"7z\xbc\xaf\x27\x1c", "archive"),
    (b"Rar!\x1a\x07", "archive"),
    (b"\x89PNG\r\n", "picture"),
    (b"\xff\xd8\xff", "picture"),
    (b"GIF8", "picture"),
)
_ENDINGS = {
    **dict.fromkeys((".papi", ".mdb", ".accdb"), "papi"),
    ".sce": "sharly",
    **dict.fromkeys((".tun", ".tunx", ".tur", ".turx", ".tut", ".tutx", ".tum", ".tumx"), "swiss-manager"),
    **dict.fromkeys((".veg", ".vega", ".vegx"), "vega"),
    ".xls": "old-office",
    ".ods": "ods",
    ".pdf": "pdf",
}
_PARTS = {"content.xml": "ods", "word/document.xml": "word"}
_JET = (b"Standard Jet DB", b"Standard ACE DB")
_HTML = (b"<!doctype html", b"<html", b"<table")
_LOOKED_AT = 200_000


def other_program(data: bytes = b"", *, members: Iterable[str] = (), name: str = "") -> Message | None:
    """What a file is that we do not read, with the way in; None for texts, workbooks and what nobody knows.

    It shows in the first bytes, in the names of the parts of a packed file, or in the ending of the name.
    """
    packed = next((_PARTS[part] for part in members if part in _PARTS), "")
    ending = name.lower()[name.rfind(".") :] if "." in name else ""
    kind = _kind(data) or packed or _ENDINGS.get(ending)
    return Message(f"file.other.{kind}") if kind else None


def other_database(data: bytes, name: str) -> Message | None:
    """What a database of another program is; None for what may be an event of ours, however damaged it is."""
    if not data.startswith(_SQLITE) or name.lower().endswith(_OWN):
        return None
    kind = _database(data[:_LOOKED_AT])
    return None if kind == "hakem" else Message(f"file.other.{kind}")


def _kind(data: bytes) -> str:
    if data[4:19] in _JET:
        return "papi"
    if data.startswith(_SQLITE):
        return _database(data[:_LOOKED_AT])
    if data[:64].lstrip(b"\xef\xbb\xbf \t\r\n").lower().startswith(_HTML):
        return "html"
    return next((kind for begin, kind in _BEGINS if data.startswith(begin)), "")


def _database(data: bytes) -> str:
    """Whose database it is, by the tables that it names."""
    if b"CREATE TABLE entries" in data or b"CREATE TABLE journal" in data:
        return "hakem"
    return "sharly" if b"tournament" in data and b"player" in data else "database"
