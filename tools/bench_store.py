"""How long it takes until a result is stored: eight writers at one event, beside one writer and beside a bare insert.

Every writer sends its results one after the other and waits for each. Afterwards
the journal is verified: nothing is lost, nothing is there twice. The time is that of
the clock, as a writer waits for the disk; so whatever else runs on the machine counts
too, and the bare insert on the same disk in the same minutes is there to compare with.
"""

from __future__ import annotations

import json
import os
import sqlite3
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Callable, Sequence
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path

from hakem.desk.journal.entry import Draft
from hakem.store.journal import Store
from hakem.store.opening import open_store
from hakem.store.sqlite import SqliteStore

WRITERS, RESULTS = 8, 500
EVENT = "bench"
ROOT = Path(__file__).parents[1]
GOAL_95, GOAL_MOST = 50.0, 500.0
"""Milliseconds."""

LINE = '{"action":"result","at":"2026-11-16T10:00:00Z","by":"bench","data":{"board":12,"result":"½-½"},"seq":%d}'


@dataclass(frozen=True)
class Waits:
    """How long the writers waited for each result, in milliseconds, and all of it in seconds."""

    name: str
    each: tuple[float, ...]
    seconds: float
    bare: float = 0.0

    def at(self, part: float) -> float:
        """So large a part of the waits were not longer."""
        return sorted(self.each)[min(len(self.each) - 1, int(part * len(self.each)))]

    @property
    def holds(self) -> bool:
        """Whether the goals are reached."""
        return self.at(0.95) < GOAL_95 and max(self.each) < GOAL_MOST


def timed(act: Callable[[int], object], count: int) -> list[float]:
    """Milliseconds of each of so many acts."""
    found = []
    for number in range(count):
        started = time.perf_counter()
        act(number)
        found.append(1000 * (time.perf_counter() - started))
    return found


def sent(store: Store, writer: int, count: int) -> list[float]:
    """Send so many results; each writer knows what it has been told."""
    known = 0

    def act(number: int) -> None:
        nonlocal known
        entry = Draft("result", {"board": writer * count + number, "result": "½-½"}, "2026-11-16T10:00:00Z", "bench")
        known = store.append(EVENT, known, lambda _: [entry], key=f"{writer}/{number}").added[-1].seq

    return timed(act, count)


def measured(count: int = RESULTS, writers: int = WRITERS) -> list[Waits]:
    """All ways of writing to files, then those of writing to a server."""
    from tests.support.postgres import DURABLE, server  # noqa: PLC0415 - only this needs the tests

    with tempfile.TemporaryDirectory(dir=".", prefix=".bench-") as folder:
        files = [
            _bare_file(Path(folder), count),
            _alone("files: one writer", folder, count),
            threads("files: 8 threads, group commit", folder, count, writers),
            processes("files: 8 processes", folder, count, writers),
        ]
    with server(DURABLE) as address:
        alone, together = address.format("postgres"), address.format("template1")
        servers = [
            _bare_server(alone, count),
            _alone("server: one writer", alone, count),
            processes("server: 8 processes", together, count, writers),
        ]
    return [*_beside(files), *_beside(servers)]


def _beside(rows: Sequence[Waits]) -> list[Waits]:
    return [Waits(row.name, row.each, row.seconds, rows[0].at(0.5)) for row in rows]


def _bare_file(folder: Path, count: int) -> Waits:
    with closing(sqlite3.connect(folder / "bare.db", isolation_level=None)) as connection:
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("PRAGMA synchronous = FULL")
        connection.execute("CREATE TABLE entries (seq INTEGER PRIMARY KEY, line TEXT)")
        act = lambda number: connection.execute("INSERT INTO entries VALUES (?, ?)", (number, LINE % number))  # noqa: E731
        return _whole("files: bare insert", lambda: timed(act, count))


def _bare_server(url: str, count: int) -> Waits:
    import psycopg  # noqa: PLC0415 - only this needs it

    with psycopg.connect(url, autocommit=True) as link:
        link.execute("CREATE TABLE bare (seq bigint PRIMARY KEY, line text)")
        act = lambda number: link.execute("INSERT INTO bare VALUES (%s, %s)", (number, LINE % number))  # noqa: E731
        return _whole("server: bare insert", lambda: timed(act, count))


def _whole(name: str, work: Callable[[], list[float]]) -> Waits:
    started = time.perf_counter()
    each = work()
    return Waits(name, tuple(each), time.perf_counter() - started)


def _fresh(target: str) -> Store:
    """A store with an event in which nothing has happened."""
    store = open_store(target)
    store.create(EVENT, ())
    return store


def _folder(target: str, name: str) -> str:
    """Where the event of one measurement lives: a folder of its own, or a database."""
    if "://" in target:
        return target
    folder = Path(target) / name
    folder.mkdir()
    return str(folder)


def _alone(name: str, target: str, count: int) -> Waits:
    target = _folder(target, "alone")
    with closing(_fresh(target)) as store:
        found = _whole(name, lambda: sent(store, 0, count))
        check(store, 1, count)
    return found


def threads(name: str, target: str, count: int, writers: int) -> Waits:
    """Writers in one program, which writes for all of them."""
    folder = Path(_folder(target, "threads"))
    with closing(SqliteStore(folder, group_commit=True)) as store:
        store.create(EVENT, ())

        def work() -> list[float]:
            found: list[float] = []
            together = [
                threading.Thread(target=lambda writer=writer: found.extend(sent(store, writer, count)))
                for writer in range(writers)
            ]
            for thread in together:
                thread.start()
            for thread in together:
                thread.join()
            return found

        result = _whole(name, work)
        check(store, writers, count)
    return result


def processes(name: str, target: str, count: int, writers: int) -> Waits:
    """Writers that are programs of their own."""
    target = _folder(target, "processes")
    with closing(_fresh(target)) as store:
        workers = [Worker(target, writer, count) for writer in range(writers)]

        def work() -> list[float]:
            for worker in workers:
                worker.go()
            return [wait for worker in workers for wait in worker.waits()]

        result = _whole(name, work)
        check(store, writers, count)
    return result


class Worker:
    """A writer that is a program of its own, ready to begin."""

    def __init__(self, target: str, writer: int, count: int) -> None:
        words = [sys.executable, "-m", "tools.bench_store", os.path.abspath(target) if "://" not in target else target]
        self._process = subprocess.Popen(
            [*words, str(writer), str(count)], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, cwd=ROOT
        )
        assert self._process.stdout is not None
        self._process.stdout.readline()

    def go(self) -> None:
        """Begin."""
        assert self._process.stdin is not None
        self._process.stdin.write("go\n")
        self._process.stdin.flush()

    def waits(self) -> list[float]:
        """How long it waited for each result, when it has sent all of them."""
        said: list[float] = json.loads(self._process.communicate()[0])
        return said


def check(store: Store, writers: int, count: int) -> None:
    """Nothing is lost and nothing doubled."""
    found = sorted(int(str(entry.data["board"])) for entry in store.read(EVENT))
    if found != list(range(writers * count)) or store.verify(EVENT) != writers * count:
        raise RuntimeError(f"{len(found)} entries of {writers * count}")


def main(words: list[str]) -> int:
    """One of several writers: says that it is there, waits for a word, sends, and says how long it took."""
    target, writer, count = words
    with closing(open_store(target)) as store:
        store.head(EVENT)
        print("ready", flush=True)
        sys.stdin.readline()
        print(json.dumps(sent(store, int(writer), int(count))))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
