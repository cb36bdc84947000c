"""What the two stores do alike: rows become entries and drafts become rows, keys and whole journals are checked."""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache
from hashlib import sha256

from hakem.desk.journal.entry import BrokenJournal, Head, JournalEntry, chained, entry_of, verified
from hakem.i18n import Message
from hakem.store.journal import Appended, Decide, StoreError
from hakem.values import replace

StoredRow = tuple[int, str, str]
"""An entry as it is stored: its number, its line, its hash."""

Spans = Mapping[str, tuple[int, int]]
"""Digests of keys, each with the first and the last entry of its action."""

PAGE = 1000
"""So many entries are read at once: no reader keeps anybody waiting for long."""

LONGEST_ID = 200


def behind(rows: Sequence[StoredRow], last: int) -> list[JournalEntry]:
    """The entries behind the last one that is known, which is the first of the rows; none if it is not there."""
    end = Head()
    if last:
        if not rows or rows[0][0] != last:
            return []
        end = Head(last, rows[0][2])
    entries = []
    for seq, line, stored in rows[bool(last) :]:
        if seq != end.seq + 1:
            raise BrokenJournal(Message("journal.gap", {"seq": end.seq + 1}), end.seq + 1)
        entries.append(entry_of(seq, _text(seq, line), end.hash, stored))
        end = entries[-1].head
    return entries


def digest(key: str) -> str:
    """What is stored of a key: senders choose it, of any length."""
    return sha256(key.encode("utf-8", "surrogatepass")).hexdigest()


def decided(decide: Decide, since: Sequence[JournalEntry], head: Head, key: str) -> tuple[JournalEntry, ...]:
    """The entries that the caller's decision adds behind the last one; all of them bear the key of the action."""
    entries = []
    for draft in decide(since):
        if draft.key not in ("", key):
            raise ValueError(f"an entry with the key {draft.key!r} in an action with the key {key!r}")
        entry = chained(replace(draft, key=key), head)
        entries.append(entry)
        head = entry.head
    return tuple(entries)


def overtaken(event: str, known: int, head: Head) -> StoreError:
    """Whoever knows more entries than there are has seen another journal."""
    return StoreError(Message("store.shorter", {"event": event, "known": known, "seq": head.seq}))


def repeated(since: Iterable[JournalEntry], first_time: Iterable[JournalEntry]) -> Appended:
    """The answer to an action whose key is known."""
    return Appended(tuple(since), tuple(first_time), repeated=True)


def spans_of(entries: Iterable[JournalEntry]) -> dict[str, tuple[int, int]]:
    """The keys in a journal, with the entries that they belong to."""
    found: dict[str, tuple[int, int]] = {}
    for entry in entries:
        if entry.draft.key:
            key = digest(entry.draft.key)
            found[key] = (found.get(key, (entry.seq, 0))[0], entry.seq)
    return found


def end_of(entries: Sequence[JournalEntry]) -> Head:
    """Where a whole journal ends; raises :class:`BrokenJournal` if it is none."""
    end = entries[-1].head if entries else Head()
    verified(((entry.seq, entry.line, entry.hash) for entry in entries), end)
    return end


def checked(rows: Iterable[StoredRow], head: Head, keys: Spans) -> int:
    """How many entries a journal has that is whole, with the keys that its lines say; else :class:`BrokenJournal`."""
    said: dict[str, tuple[int, int]] = {}

    def noted() -> Iterator[StoredRow]:
        for seq, line, stored in rows:
            if '"key":' in _text(seq, line):
                for key, (first, last) in spans_of((entry_of(seq, line, "", stored),)).items():
                    said[key] = (said.get(key, (first, last))[0], last)
            yield seq, line, stored

    count = verified(noted(), head)
    wrong = [said.get(key, span)[0] for key, span in {*said.items()} ^ {*keys.items()}]
    if wrong:
        raise BrokenJournal(Message("journal.other-key", {"seq": min(wrong)}), min(wrong))
    return count


def _text(seq: int, line: object) -> str:
    """The line, if it is text of which every byte belongs to a letter."""
    try:
        if isinstance(line, str) and line.encode():
            return line
    except UnicodeEncodeError:
        pass
    raise BrokenJournal(Message("journal.unreadable", {"seq": seq}), seq)


@cache
def migrations(kind: str, folder: str = os.path.join(os.path.dirname(__file__), "migrations")) -> tuple[str, ...]:
    """The steps that make the tables of a kind of store, in order: the first one makes version 1."""
    here = os.path.join(folder, kind)
    found = []
    for name in sorted(os.listdir(here)):
        with open(os.path.join(here, name), encoding="utf-8") as file:
            found.append(file.read())
    return tuple(found)
