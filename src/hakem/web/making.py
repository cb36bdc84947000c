"""New events under ids that nobody has to think of: from the name, with a number behind it if it is taken."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import count

from hakem.desk.journal.asking import ActionAsked, Refused
from hakem.desk.journal.decide import decide
from hakem.desk.journal.entry import asked_of
from hakem.desk.journal.roles import Person
from hakem.desk.journal.state import EMPTY
from hakem.i18n import Json, Message
from hakem.model import search_key
from hakem.store.journal import EventExists
from hakem.store.running import Answer, RunningEvent, begin_event, branch, random_seed, utc_now
from hakem.web.hall import Hall

LONGEST = 60
"""Letters of a name that an id takes over."""


def event_id_of(name: str) -> str:
    """The id that a name suggests: its words in plain small letters.

    >>> event_id_of("Bahar Kupası 2026!")
    'bahar-kupasi-2026'
    """
    words = "".join(sign if sign.isalnum() else " " for sign in search_key(name[:200])).split()
    return "-".join(words)[:LONGEST].strip("-") or "event"


def _ids(name: str) -> Iterator[str]:
    first = event_id_of(name)
    yield first
    for number in count(2):
        yield f"{first}-{number}"


def new_event(
    hall: Hall, fields: Mapping[str, Json], by: Person, key: str = "", confirm: Sequence[str] = ()
) -> tuple[str, Answer]:
    """A new event, and its id. The same key with the same fields once more gives the first answer again."""
    asked = ActionAsked("create", fields, by, utc_now(), random_seed(), key, confirm=tuple(confirm))
    decision = decide(EMPTY, asked, ())
    for event in _ids(str(fields.get("name", ""))):
        try:
            return event, begin_event(hall.store, event, decision)
        except EventExists:
            first = _first_answer(hall.event(event), asked) if key else None
            if first is not None:
                return event, first
    raise AssertionError("there is always another number")


def _first_answer(running: RunningEvent, asked: ActionAsked) -> Answer | None:
    """What was answered when an event was made with this key; None if it was made otherwise."""
    first = running.entries[0].draft if running.entries else None
    if first is None or first.key != asked.key:
        return None
    if first.asked not in ("", asked_of(asked.action, dict(asked.fields))):
        raise Refused(Message("desk.key-used", {"key": asked.key}))
    return Answer(1, tuple(running.entries[:1]), repeated=True)


def branched(hall: Hall, running: RunningEvent, name: str, by: Person) -> tuple[str, Answer]:
    """A copy of an event, which never touches the original, and the id of the copy."""
    for event in _ids(name):
        try:
            return event, branch(running, hall.store, event, by)
        except EventExists:
            continue
    raise AssertionError("there is always another number")
