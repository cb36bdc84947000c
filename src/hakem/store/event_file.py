"""The file of one event: a journal in an SQLite database, and everything that is done to it."""

from __future__ import annotations

import errno
import os
import sqlite3
import sys
import threading
from collections.abc import Iterator, Sequence
from contextlib import suppress

from hakem.desk.journal.entry import BrokenJournal, Head, JournalEntry
from hakem.i18n import Message
from hakem.store.chaining import PAGE, behind, checked, decided, digest, end_of, overtaken, repeated, spans_of
from hakem.store.connections import APPLICATION, PATIENCE, connected, is_damage, lock_of, migrate, told
from hakem.store.file_lock import locked
from hakem.store.file_lock import remove as remove_lock
from hakem.store.journal import Appended, Decide


class Request:
    """What somebody wants to be decided and added, and what came of it."""

    __slots__ = ("decide", "error", "finished", "key", "known", "outcome")

    def __init__(self, known: int, decide: Decide, key: str) -> None:
        self.known = known
        self.decide = decide
        self.key = key
        self.outcome: Appended | None = None
        self.error: BaseException | None = None
        self.finished = threading.Event()

    def answer(self) -> Appended:
        """What was added, or the error that was the answer."""
        if self.error is not None:
            raise self.error
        if self.outcome is None:
            raise RuntimeError("nobody has carried it out")
        return self.outcome


def write_new(path: str, entries: Sequence[JournalEntry]) -> None:
    """A new file with these entries, whole or not at all; ``FileExistsError`` if there is one of that name."""
    end = end_of(entries)
    folder, name = os.path.split(path)
    aside = os.path.join(folder, f".{name}.new")
    try:
        with told(path), locked(lock_of(path), PATIENCE):
            if os.path.lexists(path):
                raise FileExistsError(errno.EEXIST, "exists")
            try:
                _discard(aside)
                _fill(aside, entries, end)
                _put_in_place(aside, path)
            finally:
                _discard(aside)
    finally:
        remove_lock(lock_of(path))


def _fill(path: str, entries: Sequence[JournalEntry], end: Head) -> None:
    connection = connected(path, "mode=rwc")
    try:
        connection.execute(f"PRAGMA application_id = {APPLICATION}")
        connection.execute("PRAGMA journal_mode = WAL").fetchall()
        connection.execute("BEGIN IMMEDIATE")
        migrate(connection)
        _add(connection, entries, end)
        connection.execute("COMMIT")
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchall()
    finally:
        connection.close()


def _put_in_place(aside: str, path: str) -> None:
    """Give a finished file its name, and never that of another one."""
    try:
        os.link(aside, path)
    except FileExistsError:
        raise
    except OSError:
        os.rename(aside, path)  # no links on this disk; the lock keeps our own programs away
    if sys.platform != "win32":
        handle = os.open(os.path.dirname(path) or ".", os.O_RDONLY)
        try:
            with suppress(OSError):
                os.fsync(handle)
        finally:
            os.close(handle)


def _discard(path: str) -> None:
    for ending in ("", "-wal", "-shm", "-journal"):
        with suppress(FileNotFoundError):
            os.unlink(path + ending)


def head_of(connection: sqlite3.Connection) -> Head:
    """Where the journal ends."""
    row = connection.execute("SELECT seq, hash FROM head").fetchone()
    if row is None:
        raise BrokenJournal(Message("journal.no-end"))
    return Head(*row)


def page_after(connection: sqlite3.Connection, last: int, most: int | None = PAGE) -> list[JournalEntry]:
    """The next entries behind one of them, or all of them."""
    rows = connection.execute(
        "SELECT seq, line, hash FROM entries WHERE seq >= ? ORDER BY seq LIMIT ?",
        (last, -1 if most is None else most + 1),
    ).fetchall()
    return behind(rows, last)[:most]


def carry_out(connection: sqlite3.Connection, event: str, requests: Sequence[Request]) -> bool:
    """Do what is asked for in one transaction, each in turn; whether anything was added.

    A request that is refused adds nothing and hinders nobody. If the file cannot
    be written an error is raised, and none of the requests has been done.
    """
    connection.execute("BEGIN IMMEDIATE")
    try:
        before = head = head_of(connection)
        stored = connection.execute("SELECT hash FROM entries WHERE seq = ?", (head.seq,)).fetchone()
        if head.seq and stored != (head.hash,):
            raise BrokenJournal(Message("journal.changed", {"seq": head.seq}), head.seq)
        for request in requests:
            head = _one(connection, event, request, head)
        connection.execute("COMMIT" if head != before else "ROLLBACK")
    except BaseException:
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        raise
    return head != before


def _one(connection: sqlite3.Connection, event: str, request: Request, head: Head) -> Head:
    """Carry out one request; where the journal ends then."""
    if request.known > head.seq:
        request.error = overtaken(event, request.known, head)
        return head
    since = page_after(connection, request.known, most=None) if request.known < head.seq else []
    if request.key:
        known = "SELECT first, last FROM keys WHERE key = ?"
        span = connection.execute(known, (digest(request.key),)).fetchone()
        if span is not None:
            first_time = page_after(connection, span[0] - 1, span[1] - span[0] + 1)
            request.outcome = repeated(since, first_time)
            return head
    try:
        added = decided(request.decide, since, head, request.key)
    except Exception as error:
        request.error = error
        return head
    end = added[-1].head if added else head
    _add(connection, added, end)
    request.outcome = Appended(tuple(since), added)
    return end


def _add(connection: sqlite3.Connection, entries: Sequence[JournalEntry], end: Head) -> None:
    if entries:
        rows = ((entry.seq, entry.line, entry.hash) for entry in entries)
        connection.executemany("INSERT INTO entries VALUES (?, ?, ?)", rows)
        spans = ((key, *span) for key, span in spans_of(entries).items())
        connection.executemany("INSERT INTO keys VALUES (?, ?, ?)", spans)
        connection.execute("UPDATE head SET seq = ?, hash = ?", (end.seq, end.hash))


def verify(connection: sqlite3.Connection) -> int:
    """How many entries the journal has, all of them what they were, in a database that is sound."""
    last = 0

    def rows() -> Iterator[tuple[int, str, str]]:
        nonlocal last
        for row in connection.execute("SELECT seq, line, hash FROM entries ORDER BY seq"):
            yield row
            last = row[0]

    try:
        connection.execute("BEGIN")
        keys = {key: (first, end) for key, first, end in connection.execute("SELECT key, first, last FROM keys")}
        count = checked(rows(), head_of(connection), keys)
        (found,) = connection.execute("PRAGMA integrity_check(1)").fetchone()
        connection.execute("COMMIT")
    except sqlite3.DatabaseError as error:
        if not is_damage(error):
            raise
        raise BrokenJournal(Message("journal.unreadable", {"seq": last + 1}), last + 1) from error
    if found != "ok":
        raise BrokenJournal(Message("journal.structure", {"reason": found}))
    return count
