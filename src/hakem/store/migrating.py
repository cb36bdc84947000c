"""Tables of an older Hakem, brought up to date by a command, before anybody works with them.

Opening a file or a server does the same by itself; the command says what was done,
and does it for everything at once.
"""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing, suppress
from pathlib import Path

from hakem.i18n import Message
from hakem.store.beside import MIGRATIONS, open_beside
from hakem.store.connections import told, version_of
from hakem.store.journal import StoreError
from hakem.store.opening import is_server, open_store
from hakem.store.sqlite import ENDING
from hakem.values import dataclass

PARTS = ("people", "secrets", "screens", "columns")
"""What is kept beside the journals, each with steps of its own."""


@dataclass(frozen=True, slots=True)
class TablesBrought:
    """A file or a part of a server, with the version of its tables before and now; 0 if there were none."""

    name: str
    before: int
    after: int


def brought_up_to_date(target: str) -> Iterator[TablesBrought]:
    """Everything of a folder or of a server, one after the other."""
    if not is_server(target) and not os.path.isdir(target):
        raise StoreError(Message("beside.unavailable", {"name": target}))
    yield from _server(target) if is_server(target) else _folder(target)


def _folder(folder: str) -> Iterator[TablesBrought]:
    with closing(open_store(folder)) as store:
        for event in store.events():
            path = os.path.join(folder, event + ENDING)
            with told(path):
                before = version_of(path)
            store.head(event)
            with told(path):
                yield TablesBrought(event + ENDING, before, version_of(path))
    for part in PARTS:
        path = os.path.join(folder, f"{part}.db")
        if os.path.exists(path):
            yield _brought(folder, part, f"{part}.db", _user_version(path))


def _brought(target: str, part: str, name: str, before: int) -> TablesBrought:
    open_beside(target if is_server(target) else Path(target), part).close()
    kind = "postgres" if is_server(target) else "sqlite"
    return TablesBrought(name, before, len(list((MIGRATIONS / part / kind).glob("*.sql"))))


def _user_version(path: str) -> int:
    with suppress(sqlite3.DatabaseError), closing(sqlite3.connect(path)) as connection:
        return int(connection.execute("PRAGMA user_version").fetchone()[0])
    return 0


def _server(url: str) -> Iterator[TablesBrought]:
    before = [_server_version(url, table) for table in ("hakem_version", *(f"hakem_{p}.versions" for p in PARTS))]
    with closing(open_store(url)) as store:
        store.events()
    yield TablesBrought("hakem", before[0], _server_version(url, "hakem_version"))
    for part, was in zip(PARTS, before[1:], strict=True):
        yield _brought(url, part, f"hakem_{part}", was)


def _server_version(url: str, table: str) -> int:
    """The version that a table says; 0 if there is none. What is wrong with the server, opening the store tells."""
    try:
        import psycopg

        with psycopg.connect(url.partition("#")[0]) as link:
            found = link.execute(f"SELECT max(version) FROM {table}".encode()).fetchone()
    except (ImportError, psycopg.Error):
        return 0
    return int(found[0] or 0) if found else 0
