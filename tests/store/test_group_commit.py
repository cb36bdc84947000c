"""Requests that wait together are stored together: each sees those before it, and they stand or fall as one."""

from __future__ import annotations

import sqlite3
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

import pytest

from hakem.desk.journal.entry import Draft, JournalEntry
from hakem.store import connections, group_commit
from hakem.store.journal import Appended, Decide, StoreError
from hakem.store.sqlite import SqliteStore
from tests.support.journals import adding, boards, draft

Answer = Appended | BaseException


@pytest.fixture
def store(tmp_path: Path) -> Iterator[SqliteStore]:
    """A store that writes in groups, with an event in which nothing has happened."""
    made = SqliteStore(tmp_path, group_commit=True)
    made.create("izmir", ())
    yield made
    made.close()


def together(store: SqliteStore, *decisions: Decide) -> list[Answer]:
    """Ask for all of it while the store is busy with something else, so that it becomes one group; the answers."""
    go, busy = threading.Event(), threading.Event()
    answers: list[Answer] = [KeyError()] * (len(decisions) + 1)

    def first(_: Sequence[JournalEntry]) -> Sequence[Draft]:
        busy.set()
        go.wait(30)
        return [draft(0)]

    def ask(place: int, decide: Decide) -> None:
        try:
            answers[place] = store.append("izmir", 0, decide)
        except Exception as error:
            answers[place] = error

    threads = [threading.Thread(target=ask, args=(0, first))]
    threads[0].start()
    assert busy.wait(30)
    for place, decide in enumerate(decisions, start=1):
        threads.append(threading.Thread(target=ask, args=(place, decide)))
        threads[-1].start()
        until(lambda place=place: len(store._writers["izmir"]._waiting) == place)  # type: ignore[misc]
    go.set()
    for thread in threads:
        thread.join()
    return answers


def until(holds: Callable[[], bool]) -> None:
    deadline = time.monotonic() + 30
    while not holds():
        assert time.monotonic() < deadline
        time.sleep(0.001)


def refuse(_: Sequence[JournalEntry]) -> Sequence[Draft]:
    raise LookupError("no")


def test_later_ones_see_those_before_them(store: SqliteStore) -> None:
    seen: list[list[object]] = []

    def look(since: Sequence[JournalEntry]) -> Sequence[Draft]:
        seen.append(boards(since))
        return [draft(len(since))]

    answers = together(store, look, look, refuse, look)
    assert seen == [[0], [0, 1], [0, 1, 2]]
    assert isinstance(answers[3], LookupError)
    assert all(isinstance(answer, Appended) for answer in (*answers[:3], answers[4]))
    assert boards(tuple(store.read("izmir"))) == [0, 1, 2, 3]
    assert store.verify("izmir") == 4


def test_a_group_that_cannot_be_stored_fails_as_a_whole(store: SqliteStore, monkeypatch: pytest.MonkeyPatch) -> None:
    """Also whoever was refused: the refusal may rest on something that was never stored."""
    plain = connections.connected

    def small(path: str, mode: str) -> sqlite3.Connection:
        connection = plain(path, mode)
        if mode == "mode=rw":
            connection.execute("PRAGMA max_page_count = 12")
        return connection

    monkeypatch.setattr(connections, "connected", small)
    answers = together(store, adding(1), adding(*range(2000)), refuse)
    assert isinstance(answers[0], Appended)
    errors = [answer for answer in answers[1:] if isinstance(answer, StoreError)]
    assert [error.message.key for error in errors] == ["store.full"] * 3
    assert len({id(error) for error in errors}) == 3
    assert boards(tuple(store.read("izmir"))) == [0]
    assert store.append("izmir", 1, adding(1)).added[0].seq == 2
    assert store.verify("izmir") == 2


def test_a_thread_with_nothing_to_do_ends_and_another_begins(
    store: SqliteStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(group_commit, "IDLE", 0.05)
    store.append("izmir", 0, adding(1))
    until(lambda: store._writers["izmir"]._thread is None)
    assert store.append("izmir", 1, adding(1)).added[0].seq == 2
