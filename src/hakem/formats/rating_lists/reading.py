"""Which kind of list some bytes are, and the reader for it."""

from __future__ import annotations

import codecs
from collections.abc import Iterable, Iterator
from itertools import chain

from hakem.errors import InputError
from hakem.formats.rating_lists.fide_text import is_heading, open_text
from hakem.formats.rating_lists.fide_xml import open_xml
from hakem.formats.rating_lists.listed import ListKind, OpenList
from hakem.formats.rating_lists.national import open_table
from hakem.i18n import Message

_START = 65_536
"""Bytes that are looked at before anything is decided."""
_LONGEST_LINE = 1_000_000
_SINGLE = (ListKind.RAPID, ListKind.BLITZ)


def open_list(chunks: Iterable[bytes], name: str = "", kind: ListKind | None = None) -> OpenList:
    """The list in a file, which is read as its persons are asked for; ``InputError`` if it is none.

    A list of a single rating does not say which one: ``kind`` does, else the
    name of the file (``rapid_rating_list.txt``), else it is the standard one.
    """
    start, rest = _beginning(_utf8(iter(chunks)))
    only = kind if kind is not None and kind in (*_SINGLE, ListKind.STANDARD) else _kind_by(name)
    if not start.strip():
        raise InputError(Message("file.empty"))
    if start.lstrip().startswith(b"<"):
        if b"<player" not in start:
            raise InputError(Message("lists.no-list"))
        return open_xml(start, chain((start,), rest), only)
    if b"\x00" in start:
        raise InputError(Message("lists.no-list"))
    lines = _lines(chain((start,), rest))
    heading = next(lines)
    shown = heading.decode("latin-1")
    if is_heading(shown):
        return open_text(shown, lines, only)
    return open_table(chain((heading,), lines))


def _kind_by(name: str) -> ListKind:
    small = name.lower()
    return next((kind for kind in _SINGLE if kind.value in small), ListKind.STANDARD)


def _utf8(chunks: Iterator[bytes]) -> Iterator[bytes]:
    """The bytes without the mark that some programs put before them; those of two bytes a letter as UTF-8."""
    first = b""
    for chunk in chunks:
        first += chunk
        if len(first) >= 3:
            break
    if first.startswith((codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE)):
        decoder = codecs.getincrementaldecoder("utf-16")("replace")
        for chunk in chain((first,), chunks):
            yield decoder.decode(chunk).encode("utf-8", "replace")
    else:
        yield first.removeprefix(codecs.BOM_UTF8)
        yield from chunks


def _beginning(chunks: Iterator[bytes]) -> tuple[bytes, Iterator[bytes]]:
    """The first bytes, enough to know what they are, and all others."""
    start = b""
    for chunk in chunks:
        start += chunk
        if len(start) >= _START:
            break
    return start, chunks


def _lines(chunks: Iterable[bytes]) -> Iterator[bytes]:
    """The lines, without what ends them; ``InputError`` at one that does not end."""
    rest, row = b"", 0
    for chunk in chunks:
        *whole, rest = (rest + chunk).split(b"\n")
        yield from whole
        row += len(whole)
        if len(rest) > _LONGEST_LINE:
            raise InputError(Message("lists.row-endless"), row + 1)
    yield rest
