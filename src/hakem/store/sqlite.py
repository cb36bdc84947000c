"""A folder of events, each a file of its own: ``NAME.hakem`` is the event NAME.

On a laptop, then. A program that serves many people writes in groups, with one
thread for every event that is written to; any other program takes its turn by a lock
beside the file. The two get along with each other, in one process and in several.
"""

from __future__ import annotations

import errno
import os
import sqlite3
import threading
import time
import unicodedata
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager

from hakem.desk.journal.entry import BrokenJournal, Head, JournalEntry
from hakem.i18n import Message
from hakem.store.chaining import LONGEST_ID, PAGE
from hakem.store.connections import PATIENCE, Connections, lock_of, told
from hakem.store.event_file import Request, carry_out, head_of, page_after, verify, write_new
from hakem.store.file_lock import locked, remove
from hakem.store.group_commit import GroupWriter
from hakem.store.journal import Appended, Decide, EventExists, NoSuchEvent, StoreError

ENDING = ".hakem"

POLL = 0.25
"""Seconds between two looks at what other programs have written."""


class SqliteStore:
    """Journals in the files of a folder."""

    def __init__(self, folder: str | os.PathLike[str], *, group_commit: bool = False) -> None:
        self._folder = os.fspath(folder)
        self._grouped = group_commit
        self._connections = Connections()
        self._mutex = threading.Lock()
        self._writers: dict[str, GroupWriter] = {}
        self._locks: set[str] = set()
        self._news = threading.Condition()
        self._written = 0
        self._closed = 0

    def events(self) -> tuple[str, ...]:
        """The ids of the events there are, in order."""
        with told(self._folder):
            names = os.listdir(self._folder)
        stems = (name.removesuffix(ENDING) for name in names if name.endswith(ENDING))
        return tuple(sorted(stem for stem in stems if _can_be(stem) and os.path.isfile(self._path(stem))))

    def create(self, event: str, entries: Sequence[JournalEntry]) -> None:
        """A new event with these entries, whole or not at all; refused if there is one of that id."""
        if not _is_plain(event):
            raise StoreError(Message("store.bad-id", {"event": event}))
        path = self._path(event)
        if os.path.lexists(path):
            raise EventExists(event)
        try:
            write_new(path, entries)
        except StoreError as error:
            if error.message.key == "store.file-exists":
                raise EventExists(event) from error
            raise
        self._tell()

    def append(self, event: str, known: int, decide: Decide, key: str = "") -> Appended:
        """Decide and add while nobody else can; ``known`` is the last entry that the caller has seen."""
        self._look_for(event)
        request = Request(known, decide, key)
        if self._grouped:
            return self._writer(event).answer(request)
        self._carry_out(event, (request,))
        return request.answer()

    def read(self, event: str, after: int = 0) -> Iterator[JournalEntry]:
        """The entries behind one of them, in order."""
        while True:
            with self._connection(event) as connection:
                page = page_after(connection, after)
            yield from page
            if len(page) < PAGE:
                return
            after = page[-1].seq

    def head(self, event: str) -> Head:
        """Where the journal ends now."""
        with self._connection(event) as connection:
            return head_of(connection)

    def changed(self, known: Mapping[str, int], timeout: float) -> Mapping[str, int]:
        """Which of these events have longer journals than the caller knows, with their lengths.

        Waits so many seconds for one. What this process writes is known at once,
        what others write after a quarter of a second. A file that is gone or cannot
        be read has not changed.
        """
        deadline = time.monotonic() + timeout
        closed = self._closed
        while True:
            written = self._written
            longer = {event: seq for event, before in known.items() if (seq := self._length(event)) > before}
            left = deadline - time.monotonic()
            if longer or left <= 0 or closed != self._closed:
                return longer
            with self._news:
                if written == self._written:
                    self._news.wait(min(POLL, left))

    def verify(self, event: str) -> int:
        """How many entries the journal has, all of them what they were; else ``BrokenJournal``."""
        with self._connection(event) as connection:
            return verify(connection)

    def close(self) -> None:
        """Let go of files: threads end when they have written what they were given."""
        with self._mutex:
            writers, self._writers = self._writers, {}
            locks, self._locks = self._locks, set()
        for writer in writers.values():
            writer.stop()
        self._connections.close()
        for lock in locks:
            remove(lock)
        self._closed += 1
        self._tell()

    def _path(self, event: str) -> str:
        return os.path.join(self._folder, event + ENDING)

    @contextmanager
    def _connection(self, event: str, *, writing: bool = False) -> Iterator[sqlite3.Connection]:
        self._look_for(event)
        try:
            with self._connections.borrowed(self._path(event), writing=writing) as connection:
                yield connection
        except FileNotFoundError:
            raise NoSuchEvent(event) from None

    def _look_for(self, event: str) -> None:
        if not _can_be(event) or not os.path.isfile(self._path(event)):
            raise NoSuchEvent(event)

    def _length(self, event: str) -> int:
        try:
            return self.head(event).seq
        except (StoreError, BrokenJournal):
            return 0

    def _writer(self, event: str) -> GroupWriter:
        with self._mutex:
            if event not in self._writers:
                self._writers[event] = GroupWriter(lambda requests: self._carry_out(event, requests))
            return self._writers[event]

    def _carry_out(self, event: str, requests: Sequence[Request]) -> None:
        path = self._path(event)
        with told(path):
            if not os.access(path, os.W_OK):
                raise PermissionError(errno.EACCES, "read-only")
            self._locks.add(lock_of(path))
            with locked(lock_of(path), PATIENCE), self._connection(event, writing=True) as connection:
                added = carry_out(connection, event, requests)
        if added:
            self._tell()

    def _tell(self) -> None:
        with self._news:
            self._written += 1
            self._news.notify_all()


def _can_be(event: str) -> bool:
    """Whether a file can bear this name, inside its folder."""
    return not event.startswith(".") and event.isprintable() and not set(event) & set("/\\:") and event != ""


def _is_plain(event: str) -> bool:
    """Whether a name causes trouble nowhere: letters of any language, digits, and three signs."""
    plain = all(sign.isalnum() or sign in "-_." or unicodedata.combining(sign) for sign in event)
    return plain and _can_be(event) and len(event.encode()) <= LONGEST_ID
