"""Eight writers at one event: nothing is lost, nothing doubled. How long it takes is measured by ``make bench``."""

from __future__ import annotations

import threading
from pathlib import Path

from tools.bench_store import EVENT, Waits, Worker, check, measured, processes, sent

from hakem.store.sqlite import SqliteStore


def test_eight_programs_and_one_file(tmp_path: Path) -> None:
    found = processes("files", str(tmp_path), 25, 8)
    assert len(found.each) == 200


def test_eight_programs_and_a_server(database: str) -> None:
    found = processes("server", database, 25, 8)
    assert len(found.each) == 200


def test_a_program_that_writes_in_groups_heeds_others(tmp_path: Path) -> None:
    """Five threads of one program, and three programs."""
    store = SqliteStore(tmp_path, group_commit=True)
    store.create(EVENT, ())
    workers = [Worker(str(tmp_path), writer, 25) for writer in range(3)]
    threads = [threading.Thread(target=sent, args=(store, writer, 25)) for writer in range(3, 8)]
    for worker in workers:
        worker.go()
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert [len(worker.waits()) for worker in workers] == [25, 25, 25]
    check(store, 8, 25)
    store.close()


def test_what_is_measured() -> None:
    waits = Waits("x", tuple(float(n) for n in range(100)), 1.0, 2.0)
    assert (waits.at(0.5), waits.at(0.95), waits.holds) == (50, 95, False)


def test_all_of_it() -> None:
    rows = measured(3, 2)
    assert [len(row.each) for row in rows] == [3, 3, 6, 6, 3, 3, 6]
    assert all(row.bare > 0 for row in rows)
