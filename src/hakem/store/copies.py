"""Copies of events: a backup is a file of its own, from whatever store, and becomes an event again in any other.

A file is never copied as it stands: what was written last may not be in it yet.
"""

from __future__ import annotations

import os

from hakem.store.connections import Connections
from hakem.store.event_file import page_after, verify, write_new
from hakem.store.journal import NoSuchEvent, Store


def backup(store: Store, event: str, out: str | os.PathLike[str]) -> int:
    """Write the event into a new file, whole or not at all; how many entries it has.

    They are checked on the way, and keep their hashes. A file that is there already is not replaced.
    """
    store.verify(event)
    entries = tuple(store.read(event))
    write_new(os.fspath(out), entries)
    return len(entries)


def restore(file: str | os.PathLike[str], store: Store, event: str) -> int:
    """A new event from the file of another, if that is whole; how many entries it has."""
    path = os.fspath(file)
    connections = Connections()
    try:
        with connections.borrowed(path) as connection:
            verify(connection)
            entries = page_after(connection, 0, most=None)
    except FileNotFoundError:
        raise NoSuchEvent(path) from None
    finally:
        connections.close()
    store.create(event, entries)
    return len(entries)
