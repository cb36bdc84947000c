"""What is kept beside the journals: small databases of their own, in a file of the data folder or on the server.

``people``, ``secrets`` and ``screens`` are such parts. On a laptop each is a file
(``people.db``) that only its owner may read; on a server each is a schema
(``hakem_people``) of the database that has the journals. The statements are the same
for both, with ``?`` where a value goes: values never become text of a statement.
"""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from threading import RLock
from typing import TYPE_CHECKING, Any, Protocol

from hakem.errors import RequestError
from hakem.i18n import Message
from hakem.store.journal import StoreError

if TYPE_CHECKING:
    import psycopg

MIGRATIONS = Path(__file__).parent / "migrations"
SECONDS_TO_WAIT = 30
"""How long somebody waits for another one who is writing."""

SMALLEST_FILE = 512
"""SQLite takes a file that is shorter for an empty one and writes over it."""

Rows = Sequence[tuple[Any, ...]]
Run = Callable[..., Rows]
"""Runs a statement with its values and gives the rows that it has."""


class Database(Protocol):
    """One part, in a file or on a server; threads may share it."""

    greatest: str
    least: str
    locked: str
    """What a statement says to keep the rows that it reads from being changed by others until the end."""

    @property
    def folder(self) -> Path | None:
        """The data folder in which it lies, None on a server."""
        ...

    def read(self, statement: str, *values: object) -> Rows:
        """The rows of one statement."""
        ...

    @contextmanager
    def writing(self) -> Iterator[Run]:
        """Several statements, all of them or none."""
        yield from ()

    def close(self) -> None:
        """Let go of the file or the connection."""
        ...


def open_beside(where: str | Path, part: str) -> Database:
    """The part of that name in a data folder, or on the server of a ``postgresql://`` address; made if it is new."""
    if isinstance(where, str) and where.startswith(("postgresql://", "postgres://")):
        return ServerDatabase(where.partition("#")[0], part)
    return FileDatabase(Path(where), part)


def needed_package(name: str, extra: str) -> StoreError:
    """The error that says how to install something that is not there."""
    return StoreError(Message("beside.package", {"package": name, "extra": extra}))


def _migrations(part: str, kind: str) -> list[str]:
    """The steps to the tables of today, in order."""
    return [path.read_text(encoding="utf-8") for path in sorted((MIGRATIONS / part / kind).glob("*.sql"))]


def _storable(values: tuple[object, ...]) -> tuple[object, ...]:
    """The values, if both kinds of store can keep the texts and numbers among them."""
    for value in values:
        if isinstance(value, str) and any(sign == "\0" or "\ud800" <= sign <= "\udfff" for sign in value):
            raise RequestError(Message("beside.value"))
        if isinstance(value, int) and not -(2**63) <= value < 2**63:
            raise RequestError(Message("beside.value"))
    return values


def _make_private(path: Path) -> None:
    """An empty file that nobody else can read, if there is none.

    One that is there is not opened: closing it would drop the locks of all connections that this process has to it.
    """
    with suppress(FileExistsError):
        os.close(os.open(path, os.O_RDWR | os.O_CREAT | os.O_EXCL, 0o600))


class FileDatabase:
    """A part in a file of its own."""

    greatest, least, locked = "max", "min", ""

    def __init__(self, folder: Path, part: str) -> None:
        self.folder: Path | None = folder
        self._name = f"{part}.db"
        self._lock = RLock()
        path = folder / self._name
        with self._told():
            try:
                _make_private(path)
                size = path.stat().st_size
            except OSError as error:
                raise StoreError(Message("beside.unavailable", {"name": self._name})) from error
            if 0 < size < SMALLEST_FILE:
                raise StoreError(Message("beside.damaged", {"name": self._name}))
            self._connection = sqlite3.connect(
                path, timeout=SECONDS_TO_WAIT, isolation_level=None, check_same_thread=False
            )
        try:
            with self._told():
                self._prepare(part)
        except BaseException:
            self._connection.close()
            raise

    def _prepare(self, part: str) -> None:
        """The settings of the connection, and the tables."""
        steps = _migrations(part, "sqlite")
        mark = int.from_bytes(f"Hk{part[:2]}".encode(), "big")
        self._look(mark, len(steps))
        for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "secure_delete=ON"):
            self._run(f"PRAGMA {pragma}")
        with self.writing() as run:
            version = self._check(mark, len(steps))
            for step in steps[version:]:
                for statement in step.split(";"):
                    run(statement)
            if version < len(steps):
                run(f"PRAGMA application_id={mark}")
                run(f"PRAGMA user_version={len(steps)}")

    def _look(self, mark: int, newest: int) -> None:
        """Refuse what is not ours, before anything is changed; in one look, as another process may make the tables."""
        self._run("BEGIN")
        try:
            self._check(mark, newest)
        finally:
            if self._connection.in_transaction:
                self._run("ROLLBACK")

    def _check(self, mark: int, newest: int) -> int:
        """The version of the tables; a file that is something else, or newer, is left as it is."""
        ((found,),), ((version,),) = self._run("PRAGMA application_id"), self._run("PRAGMA user_version")
        ((tables,),) = self._run("SELECT count(*) FROM sqlite_schema")
        if found != mark and (found or tables):
            raise StoreError(Message("beside.damaged", {"name": self._name}))
        if version > newest:
            raise StoreError(Message("beside.newer", {"name": self._name}))
        return int(version)

    @contextmanager
    def _told(self) -> Iterator[None]:
        """What went wrong in words of ours."""
        try:
            yield
        except sqlite3.OperationalError as error:
            raise StoreError(Message("beside.unavailable", {"name": self._name})) from error
        except sqlite3.DatabaseError as error:
            raise StoreError(Message("beside.damaged", {"name": self._name})) from error

    def _run(self, statement: str, *values: object) -> Rows:
        return self._connection.execute(statement, _storable(values)).fetchall()

    def read(self, statement: str, *values: object) -> Rows:
        """The rows of one statement."""
        with self._lock, self._told():
            return self._run(statement, *values)

    @contextmanager
    def writing(self) -> Iterator[Run]:
        """Several statements, all of them or none."""
        with self._lock, self._told():
            self._run("BEGIN IMMEDIATE")
            try:
                yield self._run
                self._run("COMMIT")
            except BaseException:
                if self._connection.in_transaction:
                    self._run("ROLLBACK")
                raise

    def close(self) -> None:
        """Let go of the file; whoever reads it in another thread at this moment comes to an end first."""
        with self._lock:
            self._connection.close()


class ServerDatabase:
    """A part in a schema of its own on a server."""

    greatest, least, locked = "greatest", "least", " FOR UPDATE"
    folder: Path | None = None

    def __init__(self, address: str, part: str) -> None:
        try:
            import psycopg
        except ImportError:
            raise needed_package("psycopg", "server") from None
        self._psycopg = psycopg
        self._address, self._part = address, part
        self._lock = RLock()
        self._connection: psycopg.Connection[tuple[Any, ...]] | None = None
        try:
            with self.writing() as run:
                self._prepare(run)
        except BaseException:
            self.close()
            raise

    def _prepare(self, run: Run) -> None:
        """The schema and its tables; of several that come at once, one makes them."""
        steps = _migrations(self._part, "postgres")
        run("SELECT pg_advisory_xact_lock(hashtext(?))", f"hakem_{self._part}")
        if not run("SELECT 1 FROM information_schema.schemata WHERE schema_name = ?", f"hakem_{self._part}"):
            run(f"CREATE SCHEMA hakem_{self._part}")
            run("CREATE TABLE versions (version INTEGER NOT NULL)")
            run("INSERT INTO versions VALUES (0)")
        ((version,),) = run("SELECT max(version) FROM versions")
        if version > len(steps):
            raise StoreError(Message("beside.newer", {"name": f"hakem_{self._part}"}))
        for step in steps[version:]:
            run(step)
        if version < len(steps):
            run("UPDATE versions SET version = ?", len(steps))

    def _run(self, statement: str, *values: object) -> Rows:
        if self._connection is None:
            raise self._psycopg.OperationalError
        cursor = self._connection.execute(statement.replace("?", "%s").encode(), _storable(values) or None)
        return cursor.fetchall() if cursor.description else ()

    def _begin(self) -> None:
        """A transaction; a connection that broke while it was idle is replaced, as nothing can be lost by that."""
        try:
            self._run("BEGIN")
        except self._psycopg.OperationalError:
            self.close()
            self._connection = self._psycopg.connect(self._address, autocommit=True)
            self._run(f"SET search_path TO hakem_{self._part}, pg_catalog")
            self._run("BEGIN")

    def read(self, statement: str, *values: object) -> Rows:
        """The rows of one statement."""
        with self.writing() as run:
            return run(statement, *values)

    @contextmanager
    def writing(self) -> Iterator[Run]:
        """Several statements, all of them or none."""
        with self._lock:
            try:
                self._begin()
                try:
                    yield self._run
                    self._run("COMMIT")
                except BaseException:
                    if self._connection is not None and not self._connection.closed:
                        self._run("ROLLBACK")
                    raise
            except self._psycopg.Error as error:
                raise StoreError(Message("beside.unavailable", {"name": f"hakem_{self._part}"})) from error

    def close(self) -> None:
        """Let go of the connection."""
        with self._lock:
            if self._connection is not None:
                self._connection.close()
                self._connection = None
