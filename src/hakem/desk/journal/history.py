"""Going back and forth in a journal: undo, redo, time travel, and which entries hold.

Undo is an entry like every other: it names the entries that it takes back and
holds what changed by that. So the fold goes forward only, and whoever follows a
journal entry by entry need not know what undo is.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType

from hakem.desk.journal.actions import Back
from hakem.desk.journal.asking import Done, refusal, warning
from hakem.desk.journal.entry import JournalEntry
from hakem.desk.journal.fold import fold
from hakem.desk.journal.state import Desk
from hakem.i18n import Json, Message
from hakem.values import dataclass

UNDO, REDO = "undo", "redo"
Remembered = Mapping[int, Desk]
NOTHING: Remembered = MappingProxyType({})


@dataclass(frozen=True, slots=True)
class WhatHolds:
    """Which entries hold, in order, and which were undone and can be done again, the last one undone first.

    ``together`` are so many of these as the last undo took that was not done again.
    """

    live: tuple[int, ...]
    undone: tuple[int, ...]
    undone_by: Mapping[int, int]
    """By which entry each one was undone that does not hold."""
    together: int = 0


def what_holds(entries: Sequence[JournalEntry]) -> WhatHolds:
    """What holds after all of them. Something new makes what was undone impossible to do again."""
    live: list[int] = []
    undone: list[int] = []
    steps: list[int] = []
    by: dict[int, int] = {}
    for entry in entries:
        named = entry.data.get("entries")
        named = named if isinstance(named, list) else []
        if entry.action == UNDO:
            del live[len(live) - len(named) :]
            undone = [*undone, *(int(str(seq)) for seq in named)]
            steps.append(len(named))
            by |= {int(str(seq)): entry.seq for seq in named}
        elif entry.action == REDO:
            live += [int(str(seq)) for seq in named]
            del undone[len(undone) - len(named) :]
            steps = _left_of(steps, len(named))
            for seq in named:
                by.pop(int(str(seq)), None)
        elif entry.data.get("changes"):
            live.append(entry.seq)
            undone, steps = [], []
    return WhatHolds(tuple(live), tuple(undone), by, steps[-1] if steps else 0)


def _left_of(steps: Sequence[int], again: int) -> list[int]:
    """How many entries each undo took that are still undone, when so many were done again, the last ones first."""
    left = list(steps)
    while left and again >= left[-1]:
        again -= left.pop()
    if left:
        left[-1] -= again
    return left


def at(entries: Sequence[JournalEntry], seq: int, remembered: Remembered = NOTHING) -> Desk:
    """The state as it was behind an entry; 0 is before the first one.

    ``remembered`` are states by the number of the entry behind which they were; they only save time.
    """
    if not 0 <= seq <= len(entries):
        raise refusal("no-such-entry", seq=seq, last=len(entries))
    start = max((known for known in remembered if known <= seq), default=0)
    return fold(entries[start:seq], remembered[start]) if start else fold(entries[:seq])


def undo(desk: Desk, given: Back, entries: Sequence[JournalEntry], remembered: Remembered = NOTHING) -> Done:
    """The last entries that hold are taken back; where the last to stay is named, what goes has to be read first."""
    now = what_holds(entries)
    count = _how_many(given, now.live)
    gone = now.live[len(now.live) - count :]
    if count == 0 or len(gone) == len(now.live):
        raise refusal("nothing-to-undo")
    after = at(entries, now.live[-count - 1], remembered)
    warnings = (warning(3, "undo-several", **_what(gone, entries)),) if count > 1 and given.to is not None else ()
    back: list[Json] = [*reversed(gone)]
    return Done(after, warnings, {"entries": back, "before": desk.word})


def redo(desk: Desk, given: Back, entries: Sequence[JournalEntry], remembered: Remembered = NOTHING) -> Done:
    """What the last undo took is done again, all of it; or so many entries, or those up to one of them."""
    now = what_holds(entries)
    again = now.undone[::-1]
    count = _forward(given, now)
    if count == 0 or not again:
        raise refusal("nothing-to-redo")
    named = again[:count]
    after = at(entries, named[-1], remembered)
    forth: list[Json] = [*named]
    return Done(after, more={"entries": forth, "before": desk.word})


def taken(action: str, given: Back, entries: Sequence[JournalEntry]) -> tuple[JournalEntry, ...]:
    """The entries that an undo would take back or a redo do again."""
    now = what_holds(entries)
    if action == UNDO:
        return tuple(entries[seq - 1] for seq in now.live[len(now.live) - _how_many(given, now.live) :])
    return tuple(entries[seq - 1] for seq in now.undone[::-1][: _forward(given, now)])


def _forward(given: Back, now: WhatHolds) -> int:
    """How many entries are done again; where nothing is said as many as one undo took."""
    if given.steps is None and given.to is None and now.together:
        return now.together
    return _how_many(given, now.undone[::-1], forward=True)


def _how_many(given: Back, known: Sequence[int], forward: bool = False) -> int:
    """How many entries: so many steps, or all behind (redo: up to) an entry."""
    if given.steps is not None and given.to is not None:
        raise refusal("steps-or-to")
    if given.to is not None:
        if given.to not in known and not (forward is False and given.to == 0):
            raise refusal("no-such-entry", seq=given.to, last=max(known, default=0))
        return sum(seq <= given.to if forward else seq > given.to for seq in known)
    steps = 1 if given.steps is None else given.steps
    if steps < 1:
        raise refusal("steps", steps=steps)
    if steps > len(known):
        raise refusal("nothing-to-redo" if forward else "nothing-to-undo")
    return steps


def _what(gone: Sequence[int], entries: Sequence[JournalEntry]) -> dict[str, int | tuple[Message, ...]]:
    """What would be taken back, the last first."""
    from hakem.desk.journal.telling import told

    said = tuple(
        Message("desk.entry", {"seq": seq, "what": told(entries[seq - 1], entries)}) for seq in reversed(gone[-_SHOWN:])
    )
    return {"count": len(gone), "entries": said}


_SHOWN = 10
"""So many entries are named."""
