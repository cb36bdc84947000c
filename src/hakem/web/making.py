"""New events under ids that nobody has to think of: from the name, with a number behind it if it is taken."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import chain, count, islice

from hakem.desk.journal.asking import ActionAsked, Refused
from hakem.desk.journal.decide import decide
from hakem.desk.journal.entry import asked_of
from hakem.desk.journal.roles import Person
from hakem.desk.journal.state import EMPTY
from hakem.i18n import Json, Message
from hakem.model import search_key
from hakem.store.journal import EventExists, Store
from hakem.store.running import Answer, RunningEvent, begin_event, branch, random_seed, utc_now
from hakem.web.hall import Hall

LONGEST = 60
"""Letters of a name that an id takes over."""

MOST_TRIES = 200
_UNNAMED = "event"


def ids_for(name: str) -> Iterator[str]:
    """Ids that fit a name, the plainest first: its words in plain small letters.

    >>> list(islice(ids_for("Kış Açık 2026!"), 2))
    ['kis-acik-2026', 'kis-acik-2026-2']
    """
    words = "".join(sign if sign.isalnum() else " " for sign in search_key(name[:200])).split()
    plain = "-".join(words)[:LONGEST].strip("-") or _UNNAMED
    return chain((plain,), (f"{plain}-{number}" for number in count(2)))


def begin_named(store: Store, name: str, begin: Callable[[str], object]) -> str:
    """Begin an event under the first id that is free; ``begin`` stores it, and somebody may be faster than we are."""
    taken = set(store.events())
    for event in islice((each for each in ids_for(name) if each not in taken), MOST_TRIES):
        try:
            begin(event)
        except EventExists:
            continue
        return event
    raise EventExists(name)


def new_event(
    hall: Hall, fields: Mapping[str, Json], by: Person, key: str = "", confirm: Sequence[str] = ()
) -> tuple[str, Answer]:
    """A new event, and its id. The same key with the same fields once more gives the first answer again."""
    asked = ActionAsked("create", fields, by, utc_now(), random_seed(), key, confirm=tuple(confirm))
    decision = decide(EMPTY, asked, ())
    for event in ids_for(str(fields.get("name", ""))):
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


def branched(hall: Hall, running: RunningEvent, name: str, by: Person, seq: int | None = None) -> tuple[str, Answer]:
    """A copy of an event as it was behind an entry, which never touches the original, and the id of the copy."""
    made: list[Answer] = []
    event = begin_named(hall.store, name, lambda event: made.append(branch(running, hall.store, event, by, seq=seq)))
    return event, made[0]
