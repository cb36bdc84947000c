"""What an entry of the journal did, in the words of one line, for the note behind a change and for the journal."""

from __future__ import annotations

from collections.abc import Sequence

from hakem.desk.journal.entry import JournalEntry
from hakem.i18n import Datum, Message, PlayerRef
from hakem.values import dataclass
from hakem.web.rendering import Words

UNDOABLE = frozenset({"branch", "note", "create"})


@dataclass(frozen=True, slots=True)
class Toast:
    """A note behind a change: its words, and whether it can be undone from there."""

    text: str
    seq: int
    undo: bool
    steps: int = 1


def told(entry: JournalEntry) -> Message:
    """What the entry did."""
    data: dict[str, Datum] = {"seq": entry.seq}
    for name, value in entry.data.items():
        if isinstance(value, str | int) and not isinstance(value, bool):
            data[name] = PlayerRef(value) if name == "player" and isinstance(value, int) else value
    return Message(f"done.{entry.action}", data)


def toast_of(seq: str, entries: Sequence[JournalEntry], words: Words) -> Toast | None:
    """The note behind the entry of that number, if it is the last one; ``12.3`` is the last of three done together."""
    seq, _, together = seq.partition(".")
    if not (seq.isdecimal() and len(seq) < 10 and 1 <= int(seq) == len(entries)):
        return None
    entry = entries[int(seq) - 1]
    count = int(together) if together.isdecimal() and len(together) < 6 else 1
    if 1 < count < len(entries):
        return Toast(words("web.done-together", count=count), entry.seq, True, count)
    return Toast(words.say(told(entry)), entry.seq, entry.action not in UNDOABLE)
