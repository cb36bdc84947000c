"""Connections to the files of events, which are opened only if they are ours and not newer than this program.

A file that is neither is left byte by byte as it is. Reading leaves no trace: what
SQLite puts beside a file while it is open is gone when it is closed, and nothing is
put there where nothing can be written.
"""

from __future__ import annotations

import errno
import os
import sqlite3
import sys
import threading
from collections import Counter
from collections.abc import Iterator
from contextlib import closing, contextmanager

from hakem.i18n import Message
from hakem.store.chaining import migrations
from hakem.store.file_lock import locked
from hakem.store.file_lock import remove as remove_lock
from hakem.store.journal import StoreError

APPLICATION = int.from_bytes(b"hakm", "big")
"""Marks a database as an event of ours."""

PATIENCE = 10.0
"""Seconds to wait for others before it is said that they take too long."""

MOST_IDLE = 64
"""Connections that are kept open for the next one; each has up to three files open."""

WITH_FILE = {
    sqlite3.SQLITE_NOTADB: "store.not-ours",
    sqlite3.SQLITE_CORRUPT: "store.damaged",
    sqlite3.SQLITE_CONSTRAINT: "store.damaged",
    sqlite3.SQLITE_FULL: "store.full",
    sqlite3.SQLITE_BUSY: "store.locked",
    sqlite3.SQLITE_LOCKED: "store.locked",
    sqlite3.SQLITE_READONLY: "store.read-only",
    sqlite3.SQLITE_PERM: "store.read-only",
}
"""What SQLite's answers mean to the person at the desk."""

OF_THE_SYSTEM = {
    errno.ENOSPC: "store.full",
    errno.EDQUOT: "store.full",
    errno.EACCES: "store.read-only",
    errno.EPERM: "store.read-only",
    errno.EROFS: "store.read-only",
    errno.EEXIST: "store.file-exists",
}


@contextmanager
def told(path: str) -> Iterator[None]:
    """Errors of SQLite and of the system, said in our words."""
    try:
        yield
    except TimeoutError as error:
        raise StoreError(Message("store.locked", {"file": _name(path)})) from error
    except sqlite3.Error as error:
        raise _said(error, path) from error
    except OSError as error:
        key = OF_THE_SYSTEM.get(error.errno or 0)
        reason = error.strerror or str(error)
        raise StoreError(_message(key, path, reason)) from error


def _said(error: sqlite3.Error, path: str) -> StoreError:
    code = getattr(error, "sqlite_errorcode", None)
    key = None if code is None else WITH_FILE.get(code & 0xFF)
    if code == sqlite3.SQLITE_ERROR and "no such" in str(error):
        key = "store.damaged"  # a table or a column of ours is missing
    return StoreError(_message(key, path, str(error)))


def is_damage(error: sqlite3.Error) -> bool:
    """Whether SQLite found that the database is not what it wrote."""
    return (getattr(error, "sqlite_errorcode", None) or 0) & 0xFF == sqlite3.SQLITE_CORRUPT


def _message(key: str | None, path: str, reason: str) -> Message:
    if key is None:
        return Message("store.failed", {"file": _name(path), "reason": reason})
    return Message(key, {"file": _name(path)})


def _name(path: str) -> str:
    return os.path.basename(path)


class _OpenFiles:
    """The files to which this process has connections, and how many.

    The locks of SQLite belong to the process, and the system drops all of them as soon as the
    process closes the file anywhere, even where it only had a look. Whoever looks at a
    file with anything but SQLite therefore asks here first. Without its locks a program seems to have
    gone: the next one that leaves takes away what was written and not yet put into the file.
    """

    def __init__(self) -> None:
        self._mutex = threading.Lock()
        self._counts: Counter[tuple[int, int]] = Counter()

    def connection(self, path: str, uri: str) -> OpenedFile:
        """A new connection."""
        with self._mutex:
            connection = sqlite3.connect(
                uri, uri=True, isolation_level=None, timeout=PATIENCE, check_same_thread=False, factory=OpenedFile
            )
            connection.file = _identity(path)
            self._counts[connection.file] += 1
        return connection

    def closed(self, file: tuple[int, int]) -> None:
        """One connection less."""
        with self._mutex:
            self._counts[file] -= 1
            if not self._counts[file]:
                del self._counts[file]

    def head_unless_open(self, path: str) -> bytes | None:
        """How the file begins; None if there are connections to it, which know."""
        with self._mutex:
            if _identity(path) in self._counts:
                return None
            with open(path, "rb") as file:
                return file.read(_HEAD)


class OpenedFile(sqlite3.Connection):
    """A connection that is counted as long as it is open."""

    file: tuple[int, int] | None = None

    def close(self) -> None:
        """Close it, once."""
        super().close()
        file, self.file = self.file, None
        if file is not None:
            _OPEN.closed(file)


_OPEN = _OpenFiles()


class Connections:
    """Connections to files of events: each is used by one thread at a time and kept for the next."""

    def __init__(self) -> None:
        self._mutex = threading.Lock()
        self._idle: list[tuple[str, bool, tuple[int, int], sqlite3.Connection]] = []

    @contextmanager
    def borrowed(self, path: str, *, writing: bool = False) -> Iterator[sqlite3.Connection]:
        """A connection to the file that bears the name now; ``FileNotFoundError`` if there is none."""
        file = _identity(path)
        with told(path):
            connection = self._taken(path, writing, file)
            keep = True
            if connection is None:
                connection, keep = _opened(path, writing=writing)
            try:
                yield connection
            except BaseException:
                keep = False
                raise
            finally:
                if keep:
                    self._kept(path, writing, file, connection)
                else:
                    connection.close()

    def close(self) -> None:
        """Close those that nobody uses."""
        with self._mutex:
            idle, self._idle = self._idle, []
        for _, _, _, connection in idle:
            connection.close()

    def _taken(self, path: str, writing: bool, file: tuple[int, int]) -> sqlite3.Connection | None:
        stale = []
        found = None
        with self._mutex:
            for place in range(len(self._idle) - 1, -1, -1):
                theirs, writes, its_file, connection = self._idle[place]
                if theirs == path and its_file != file:
                    stale.append(connection)
                elif found is None and (theirs, writes) == (path, writing):
                    found = connection
                else:
                    continue
                del self._idle[place]
        for connection in stale:
            connection.close()
        return found

    def _kept(self, path: str, writing: bool, file: tuple[int, int], connection: sqlite3.Connection) -> None:
        too_many = None
        with self._mutex:
            self._idle.append((path, writing, file, connection))
            if len(self._idle) > MOST_IDLE:
                too_many = self._idle.pop(0)[3]
        if too_many is not None:
            too_many.close()


WITH_WRITING = "mode=rw"

_MAGIC = b"SQLite format 3\x00"
_HEAD, _VERSION_AT, _APPLICATION_AT = 100, 60, 68
"""How a database begins, how long its head is, and where our two numbers stand in it."""


def _identity(path: str) -> tuple[int, int]:
    """The file behind a name: another one may have been put there."""
    found = os.stat(path)
    return found.st_dev, found.st_ino


def _opened(path: str, *, writing: bool) -> tuple[sqlite3.Connection, bool]:
    """A connection to a file of ours, and whether it may be kept."""
    version = version_of(path)
    mode = _mode(path)
    if mode != WITH_WRITING:
        if writing:
            raise PermissionError(errno.EACCES, "read-only")
        return connected(path, mode), False
    if version < len(migrations("sqlite")):
        _upgrade(path)
    connection = connected(path, mode)
    try:
        connection.execute("PRAGMA journal_mode = WAL" if writing else "PRAGMA query_only = ON").fetchall()
    except BaseException:
        connection.close()
        raise
    return connection, True


def _mode(path: str) -> str:
    """How a file can be opened by whoever may not write, or may."""
    if os.access(path, os.W_OK) and os.access(os.path.dirname(path) or ".", os.W_OK):
        return WITH_WRITING
    # What others have written and not yet put into the file stands beside it; else nobody needs to be heeded.
    beside = os.path.exists(f"{path}-wal") and os.path.getsize(f"{path}-wal") > 0
    return "mode=ro" if beside else "mode=ro&immutable=1"


def connected(path: str, mode: str) -> sqlite3.Connection:
    """A connection with our settings: nothing is said to be stored before it is on the disk."""
    absolute = os.path.abspath(path).replace(os.sep, "/")
    for sign in "%?#":
        absolute = absolute.replace(sign, f"%{ord(sign):02x}")
    uri = f"file:{'' if absolute.startswith('/') else '/'}{absolute}?{mode}"
    connection = _OPEN.connection(path, uri)
    try:
        connection.text_factory = _text
        connection.execute("PRAGMA synchronous = FULL")
        if sys.platform == "darwin":
            connection.execute("PRAGMA fullfsync = ON")
    except BaseException:
        connection.close()
        raise
    return connection


def _text(raw: bytes) -> str:
    """Text; bytes that are none are kept, so that a damaged line can be told apart from every other one."""
    return raw.decode("utf-8", "surrogateescape")


def version_of(path: str) -> int:
    """The version of a file of ours. Looking at it leaves no trace, and needs no lock: these numbers never change.

    They are read where the format of SQLite has them, at the beginning of the file, because a
    file whose writer was killed is whole only together with what stands beside it. A file
    that this process has open is known to be ours, and SQLite is asked.
    """
    head = _OPEN.head_unless_open(path)
    if head is None:
        with closing(connected(path, _mode(path))) as connection:
            (version,) = connection.execute("PRAGMA user_version").fetchone()
            return _known(path, version)
    if not head:
        raise StoreError(Message("store.empty", {"file": _name(path)}))
    if len(head) < _HEAD and _MAGIC.startswith(head[: len(_MAGIC)]):
        return len(migrations("sqlite"))  # cut short: whoever opens it will see
    version, ours = (int.from_bytes(head[place : place + 4], "big") for place in (_VERSION_AT, _APPLICATION_AT))
    if not head.startswith(_MAGIC) or ours != APPLICATION or version < 1:
        raise StoreError(Message("store.not-ours", {"file": _name(path)}))
    return _known(path, version)


def _known(path: str, version: int) -> int:
    """The version, unless the file is newer than this program."""
    known = len(migrations("sqlite"))
    if version > known:
        raise StoreError(Message("store.newer", {"file": _name(path), "version": version, "known": known}))
    return version


def _upgrade(path: str) -> None:
    """Bring the tables of an older file up to date, all steps or none."""
    with locked(lock_of(path), PATIENCE):
        connection = connected(path, WITH_WRITING)
        try:
            connection.execute("BEGIN IMMEDIATE")
            migrate(connection)
            connection.execute("COMMIT")
        finally:
            connection.close()
    remove_lock(lock_of(path))


def migrate(connection: sqlite3.Connection) -> None:
    """Take the steps that the tables of a file lack."""
    (version,) = connection.execute("PRAGMA user_version").fetchone()
    for number, step in enumerate(migrations("sqlite"), start=1):
        if number > version:
            for statement in _statements(step):
                connection.execute(statement)
            connection.execute(f"PRAGMA user_version = {number}")


def _statements(script: str) -> Iterator[str]:
    """The statements of a script: ``executescript`` would commit before the first."""
    statement = ""
    for line in script.splitlines(keepends=True):
        statement += line
        if sqlite3.complete_statement(statement):
            yield statement
            statement = ""


def lock_of(path: str) -> str:
    """The file beside an event's file that its writers lock."""
    return f"{path}-lock"
