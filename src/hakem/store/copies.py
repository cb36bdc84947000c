"""Copies of events: a backup is a file of its own, from whatever store, and becomes an event again in any other.

A file is never copied as it stands: what was written last may not be in it yet.
"""

from __future__ import annotations

import os
import re
from collections.abc import Sequence
from contextlib import suppress
from datetime import UTC, datetime

from hakem.desk.journal.entry import JournalEntry
from hakem.store.connections import Connections
from hakem.store.event_file import page_after, verify, write_new
from hakem.store.journal import NoSuchEvent, Store
from hakem.values import dataclass


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
    entries = entries_in(file)
    store.create(event, entries)
    return len(entries)


def entries_in(file: str | os.PathLike[str]) -> Sequence[JournalEntry]:
    """The journal in the file of an event, if it is whole."""
    path = os.fspath(file)
    connections = Connections()
    try:
        with connections.borrowed(path) as connection:
            verify(connection)
            return page_after(connection, 0, most=None)
    except FileNotFoundError:
        raise NoSuchEvent(path) from None
    finally:
        connections.close()


@dataclass(frozen=True, slots=True)
class KeptCopy:
    """A copy in the folder of backups: why it was made, how many entries it has, its bytes and when it was written.

    ``why`` is ``round`` behind a closed round, whose number ``round_no`` is, ``now`` where somebody asked for it,
    ``before`` where a copy took the place of the event, ``import`` where a file went on from the event.
    """

    name: str
    why: str
    round_no: int
    seq: int
    size: int
    written: float

    @property
    def moment(self) -> str:
        """When it was written, in UTC."""
        return datetime.fromtimestamp(self.written, UTC).strftime("%Y-%m-%dT%H:%M:%SZ")


def copy_name(event: str, why: str, seq: int) -> str:
    """The name of a copy; behind a closed round ``why`` is its number."""
    return f"{event}-{why}-{seq}.hakem"


def kept_copies(folder: str, event: str) -> tuple[KeptCopy, ...]:
    """The copies of an event in a folder, the newest first."""
    wanted = re.compile(re.escape(event) + r"-(\d+|now|before|import)-(\d+)\.hakem")
    found = []
    for name in os.listdir(folder) if os.path.isdir(folder) else ():
        match, path = wanted.fullmatch(name), os.path.join(folder, name)
        if match is None or not os.path.isfile(path):
            continue
        why, seq = match.groups()
        with suppress(FileNotFoundError):  # somebody has just taken it away
            about = os.stat(path)
            closed = int(why) if why.isdecimal() else 0
            found.append(KeptCopy(name, "round" if closed else why, closed, int(seq), about.st_size, about.st_mtime))
    return tuple(sorted(found, key=lambda each: (each.seq, each.written), reverse=True))
