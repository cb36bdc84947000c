"""Files of events that are here already: which event it is, and how the file stands to it."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress

from hakem.desk.journal.decide import Decision
from hakem.desk.journal.entry import JournalEntry
from hakem.errors import HakemError, RequestError
from hakem.i18n import Message
from hakem.store.in_place import OTHER, SAME, standing
from hakem.store.journal import Store

BEGUN = "begun"
"""How a report stands to an event that was begun with it and has gone on."""


class AlreadyHere(RequestError):  # noqa: N818 - it reads as what it says
    """A file of an event that is here already: which one, and how the file stands to it."""

    def __init__(self, event: str, how: str) -> None:
        super().__init__(Message(f"store.here.{how}", {"event": event}))
        self.event, self.how = event, how


def begun_with(store: Store, decision: Decision) -> AlreadyHere | None:
    """The event that has begun with the very same players and rounds as a report that is to become one."""
    changes = decision.drafts[0].data["changes"]
    for event in store.events():
        first = _first(store, event)
        if first is not None and "source" in first.data and first.data.get("changes") == changes:
            return AlreadyHere(event, SAME if store.head(event).seq == 1 else BEGUN)
    return None


def with_the_journal(store: Store, entries: Sequence[JournalEntry]) -> AlreadyHere | None:
    """The event that has this journal, or a part of it, or has gone on from it."""
    for event in store.events():
        first = _first(store, event)
        if first is None or first.hash != entries[0].hash:
            continue
        how = standing(tuple(store.read(event)), entries)
        if how != OTHER:
            return AlreadyHere(event, how)
    return None


def _first(store: Store, event: str) -> JournalEntry | None:
    """How an event begins; nothing of one whose file cannot be read."""
    with suppress(HakemError):
        return next(iter(store.read(event)), None)
    return None
