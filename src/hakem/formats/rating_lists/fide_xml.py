"""The list of FIDE as XML, read by looking for its ``<player>`` elements.

A reader of XML in general takes six times as long for the same two million
elements, which hold nothing but simple ones. An element that does not end soon is
left out, so that no file can fill the memory.
"""

from __future__ import annotations

import codecs
import re
from collections.abc import Iterable, Iterator, Mapping

from hakem.formats.rating_lists.listed import (
    SEXES,
    BrokenRow,
    ListedPerson,
    ListKind,
    ListNotes,
    OpenList,
    listed_federation,
    listed_id,
    listed_k,
    listed_rating,
    listed_year,
)
from hakem.i18n import Message
from hakem.model import without_unprintable

_BEGIN, _END = "<player>", "</player>"
_LONGEST = 10_000
"""Letters of one element; those of FIDE have some 600."""
_FIELD = re.compile(r"<(\w{1,20})>([^<]{1,500})</\1>")
_ENCODING = re.compile(rb"""\A(?:\xef\xbb\xbf)?\s*<\?xml[^>]{0,100}encoding=["']([\w.-]{1,40})["']""")
_ENTITY = re.compile(r"&(?:#(\d{1,7})|#x([0-9a-fA-F]{1,6})|(amp|lt|gt|quot|apos));")
_NAMED = {"amp": "&", "lt": "<", "gt": ">", "quot": '"', "apos": "'"}


def open_xml(start: bytes, chunks: Iterable[bytes], only: ListKind) -> OpenList:
    """The list in these bytes, which begin with ``start``; ``only`` is the rating if the list has a single one."""
    kind = ListKind.COMBINED if b"<rapid_rating" in start or b"<blitz_rating" in start else only
    notes = ListNotes()
    rating = "" if kind in (ListKind.COMBINED, ListKind.STANDARD) else kind.value
    return OpenList(kind, _people(_decoded(start, chunks), rating, notes), notes)


def _decoded(start: bytes, chunks: Iterable[bytes]) -> Iterator[str]:
    said = _ENCODING.match(start)
    try:
        decoder = codecs.getincrementaldecoder(said[1].decode("ascii") if said else "utf-8")("replace")
    except LookupError:
        decoder = codecs.getincrementaldecoder("utf-8")("replace")
    for chunk in chunks:
        yield decoder.decode(chunk)


def _people(texts: Iterable[str], only: str, notes: ListNotes) -> Iterator[ListedPerson]:
    """Persons from pieces of text that end anywhere; ``only`` is rapid or blitz if the one rating is that."""
    rest, row = "", 1
    for text in texts:
        rest += text
        done = 0
        while (end := rest.find(_END, done)) >= 0:
            begin = rest.rfind(_BEGIN, done, end)
            row += rest.count("\n", done, max(begin, done))
            try:
                yield _person(_fields(rest, begin, end), only)
            except BrokenRow as exc:
                notes.leave_out(row, exc.message)
            row += rest.count("\n", max(begin, done), end)
            done = end + len(_END)
        rest = rest[done:]
        if len(rest) > _LONGEST:
            row += rest.count("\n", 0, -_LONGEST)
            rest = rest[-_LONGEST:]
            notes.leave_out(row, Message("lists.row-endless"))


def _fields(text: str, begin: int, end: int) -> Mapping[str, str]:
    if begin < 0:
        raise BrokenRow(Message("lists.row-endless"))
    return dict(_FIELD.findall(text, begin + len(_BEGIN), end))


def _person(fields: Mapping[str, str], only: str) -> ListedPerson:
    said = fields.get
    name = _plain(said("name", "")).strip()
    if not name:
        raise BrokenRow(Message("lists.row-name"))
    other, arena = said("o_title", "").strip(), said("foa_title", "").strip()
    first, k = listed_rating(said("rating", "")), listed_k(said("k", ""))
    rapid, rapid_k = listed_rating(said("rapid_rating", "")), listed_k(said("rapid_k", ""))
    blitz, blitz_k = listed_rating(said("blitz_rating", "")), listed_k(said("blitz_k", ""))
    return ListedPerson(
        listed_id(said("fideid", "")),
        name,
        listed_federation(said("country", "")),
        SEXES.get(said("sex", "").strip().upper(), ""),
        said("title", "").strip(),
        said("w_title", "").strip(),
        _plain(f"{other},{arena}" if other and arena else other or arena),
        *((None, None) if only else (first, k)),
        *((first, k) if only == "rapid" else (rapid, rapid_k)),
        *((first, k) if only == "blitz" else (blitz, blitz_k)),
        listed_year(said("birthday", "")),
        "i" in said("flag", "").lower(),
    )


def _plain(text: str) -> str:
    """The text with its entities read, and nothing that cannot be printed."""
    if "&" in text:
        text = _ENTITY.sub(_sign, text)
    return text if text.isprintable() else without_unprintable(text)


def _sign(found: re.Match[str]) -> str:
    if found[3]:
        return _NAMED[found[3]]
    code = int(found[1]) if found[1] else int(found[2], 16)
    return chr(code) if code < 0xD800 or 0xE000 <= code < 0x110000 else found[0]
