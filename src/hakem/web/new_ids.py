"""Ids for new events: made from the name, in letters that every disk and address takes, and free in the store."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from itertools import chain, count, islice

from hakem.model import search_key
from hakem.store.journal import EventExists, Store

LONGEST = 60
MOST_TRIES = 200
_UNNAMED = "event"


def ids_for(name: str) -> Iterator[str]:
    """Ids that fit a name, the plainest first: ``kis-acik-2026``, ``kis-acik-2026-2`` …

    >>> list(islice(ids_for("Kış Açık 2026!"), 2))
    ['kis-acik-2026', 'kis-acik-2026-2']
    """
    plain = re.sub(r"[^a-z0-9]+", "-", search_key(name)).strip("-")[:LONGEST].strip("-") or _UNNAMED
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
