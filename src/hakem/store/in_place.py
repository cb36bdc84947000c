"""A copy of an event that takes its place: the event goes back to it, or on from where it stands.

Nothing is ever cut off. A journal only grows: going back is an undo, which redo takes
back, and going on adds the entries that the copy has more, with the hashes they have there.
"""

from __future__ import annotations

import os
from collections.abc import Sequence

from hakem.desk.journal.asking import Refused, refusal
from hakem.desk.journal.entry import Draft, JournalEntry
from hakem.desk.journal.history import what_holds
from hakem.desk.journal.roles import Forbidden, Person, may
from hakem.i18n import Message
from hakem.store.copies import KeptCopy, backup, copy_name
from hakem.store.running import Answer, RunningEvent

SAME, OLDER, NEWER, OTHER = "same", "older", "newer", "other"
"""How a copy stands to an event: as it is, as it was, gone on from it, or gone another way."""


def standing(here: Sequence[JournalEntry], there: Sequence[JournalEntry]) -> str:
    """How the journal of a copy stands to that of the event."""
    shared = min(len(here), len(there))
    if not shared or here[shared - 1].hash != there[shared - 1].hash:
        return OTHER
    if len(here) == len(there):
        return SAME
    return OLDER if len(there) < len(here) else NEWER


def is_now(here: Sequence[JournalEntry], copy: KeptCopy) -> bool:
    """Whether the event is what a copy of it is."""
    return copy.seq <= len(here) and what_holds(here[: copy.seq]).live == what_holds(here).live


def put_in_place(
    running: RunningEvent, there: Sequence[JournalEntry], folder: str, by: Person, confirm: Sequence[str] = ()
) -> Answer:
    """The event becomes what the copy is; refused if that is not the same event, or it is so already.

    What is there now is kept as a copy in the folder first; ``folder`` is "" where there is none.
    """
    running.refresh()
    how = standing(running.entries, there)
    if how == OTHER:
        raise refusal("copy-of-another")
    if how == NEWER:
        _require_allowed(there[len(running.entries) :], by)
        _kept(running, folder)
        return _gone_on(running, there)
    then, now = what_holds(there).live, what_holds(running.entries).live
    if then == now:
        raise refusal("copy-is-now")
    if now[: len(then)] != then or not then:
        raise refusal("copy-undone-since")
    _kept(running, folder)
    return running.do("undo", {"to": then[-1]}, by=by, confirm=("undo-several", *confirm))


def _require_allowed(more: Sequence[JournalEntry], by: Person) -> None:
    """Who may not do something brings it in by no copy."""
    for action in {each.action: None for each in more}:
        why = may(by, action)
        if why is not None:
            raise Forbidden(why)


def _kept(running: RunningEvent, folder: str) -> None:
    """A copy of the event as it is now; one is enough."""
    before = os.path.join(folder, copy_name(running.event, "before", running.head.seq))
    if folder and not os.path.exists(before):
        os.makedirs(folder, exist_ok=True)
        backup(running.store, running.event, before)


def _gone_on(running: RunningEvent, there: Sequence[JournalEntry]) -> Answer:
    """The entries that the copy has more, as they are."""
    known = len(running.entries)

    def decided(since: Sequence[JournalEntry]) -> Sequence[Draft]:
        if since:
            raise Refused(Message("desk.copy-overtaken"))
        return [entry.draft for entry in there[known:]]

    appended = running.store.append(running.event, known, decided)
    running.refresh()
    return Answer(appended.added[-1].seq, appended.added)
