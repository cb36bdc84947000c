"""Pages that were made, by what they were made from, and what has changed between two of them.

A page is a function of the event up to an entry, the page with its options, the
language and the person; all of that is the key, so that what is found is never old.

Templates put a row, or whatever else is to be renewed alone, between two marks:
``<!--b:b12--><tr id="b12">…</tr><!--/b-->``. Blocks do not contain each other.
"""

from __future__ import annotations

import gzip
import re
import threading
from collections import OrderedDict
from collections.abc import Hashable
from hashlib import sha256

from hakem.values import dataclass

_BLOCK = re.compile(r"<!--b:([\w-]+)-->(.*?)<!--/b-->", re.DOTALL)
_NOTE = re.compile(r"<!--note-->.*?<!--/note-->", re.DOTALL)
"""What a page says once, behind a change."""

MOST_BYTES = 64_000_000
LEVEL = 4


@dataclass(frozen=True, slots=True)
class Made:
    """A finished page: its text, the same packed, and what the browser knows it by."""

    html: str
    packed: bytes
    tag: str

    @property
    def size(self) -> int:
        """What it takes of the memory, roughly."""
        return len(self.html) + len(self.packed)


def made(html: str) -> Made:
    """A page that has just been written."""
    plain = html.encode()
    return Made(html, gzip.compress(plain, LEVEL, mtime=0), f'"{sha256(plain).hexdigest()[:24]}"')


class PageCache:
    """The pages that were asked for last, as many as fit."""

    def __init__(self, most: int = MOST_BYTES) -> None:
        self._pages: OrderedDict[Hashable, Made] = OrderedDict()
        self._most, self._size = most, 0
        self._lock = threading.Lock()

    def get(self, key: Hashable) -> Made | None:
        """The page of that key, if it is still there."""
        with self._lock:
            page = self._pages.get(key)
            if page is not None:
                self._pages.move_to_end(key)
            return page

    def keep(self, key: Hashable, page: Made) -> Made:
        """Keep a page, and forget those that nobody has asked for the longest."""
        with self._lock:
            old = self._pages.pop(key, None)
            self._size += page.size - (old.size if old else 0)
            self._pages[key] = page
            while self._size > self._most and len(self._pages) > 1:
                _, gone = self._pages.popitem(last=False)
                self._size -= gone.size
        return page


def changed_blocks(old: str, new: str, also: frozenset[str] = frozenset()) -> dict[str, str] | None:
    """The blocks that are others now, and those asked for, by id; None if more than blocks has changed."""
    old, new = _NOTE.sub("", old), _NOTE.sub("", new)
    before, after = _BLOCK.findall(old), _BLOCK.findall(new)
    if [name for name, _ in before] != [name for name, _ in after] or _BLOCK.sub("", old) != _BLOCK.sub("", new):
        return None
    return {name: text for (name, text), (_, was) in zip(after, before, strict=True) if text != was or name in also}
