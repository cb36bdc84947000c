"""The note behind a change: what was done in the words of one line, and a way to undo it."""

from __future__ import annotations

from collections.abc import Sequence

from hakem.desk.journal.entry import JournalEntry
from hakem.desk.journal.telling import told
from hakem.values import dataclass
from hakem.web.rendering import Words

_LASTING = frozenset({"branch", "create"})
"""What cannot be undone from a note."""


@dataclass(frozen=True, slots=True)
class Toast:
    """A note behind a change: its words, and the action that takes it back, "" if there is none."""

    text: str
    back: str
    steps: int = 1


def toast_of(seq: str, entries: Sequence[JournalEntry], words: Words) -> Toast | None:
    """The note behind the entry of that number, if it is the last one; ``12.3`` is the last of three done together."""
    seq, _, together = seq.partition(".")
    if not (seq.isdecimal() and len(seq) < 10 and 1 <= int(seq) == len(entries)):
        return None
    entry = entries[int(seq) - 1]
    count = int(together) if together.isdecimal() and len(together) < 6 else 1
    if 1 < count < len(entries):
        return Toast(words("web.done-together", count=count), "undo", count)
    back = "" if entry.action in _LASTING else "redo" if entry.action == "undo" else "undo"
    return Toast(words.say(told(entry, entries)), back)
