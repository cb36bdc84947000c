"""Small journals for the tests of the stores."""

from __future__ import annotations

from collections.abc import Sequence

from hakem.desk.journal.entry import Draft, Head, JournalEntry, chained
from hakem.store.journal import Decide


def draft(number: int, action: str = "result", key: str = "") -> Draft:
    """A result, by whose board it can be told from others."""
    return Draft(action, {"board": number, "result": "½-½"}, "2026-11-16T10:00:00Z", "Gülşen Işık", key=key)


def journal(length: int) -> tuple[JournalEntry, ...]:
    """A whole journal; every fourth action has two entries and a key."""
    entries: list[JournalEntry] = []
    head = Head()
    while len(entries) < length:
        number = len(entries) + 1
        key = f"k{number}" if number % 4 == 0 else ""
        for _ in range(2 if key else 1):
            entries.append(chained(draft(number, key=key), head))
            head = entries[-1].head
    return tuple(entries[:length])


def adding(*numbers: int) -> Decide:
    """Decides to add these results, whatever happened."""
    return lambda _: [draft(number) for number in numbers]


def boards(entries: Sequence[JournalEntry]) -> list[object]:
    """By what the entries of :func:`draft` can be told apart."""
    return [entry.data["board"] for entry in entries]
