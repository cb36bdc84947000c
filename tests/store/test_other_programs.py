"""Several programs have one file open: whoever leaves takes nothing away from the others.

SQLite knows by its locks who is there; they are the process's, and closing the file anywhere in it drops them.
"""

from __future__ import annotations

import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest

from hakem.desk.journal.entry import Draft
from hakem.store.screens import open_screens
from hakem.store.sqlite import SqliteStore

EVENT = "event"

ANOTHER = """
import sys
from contextlib import closing
from hakem.desk.journal.entry import Draft
from hakem.store.sqlite import SqliteStore
with closing(SqliteStore(sys.argv[1])) as store:
    if len(sys.argv) > 2:
        store.append("event", 0, lambda _: [Draft("result", {"board": int(sys.argv[2])}, "2026-11-16T10:00:00Z", "x")])
    print(*(entry.data["board"] for entry in store.read("event")))
"""

A_LOOK = """
import sys
from pathlib import Path
from hakem.store.screens import open_screens
open_screens(Path(sys.argv[1])).close()
"""


def another_program(folder: Path, *words: str) -> list[str]:
    """The boards that a program of its own finds, when it has written what it is told to."""
    ran = subprocess.run(
        [sys.executable, "-c", ANOTHER, str(folder), *words], capture_output=True, text=True, check=True
    )
    return ran.stdout.split()


def write(store: SqliteStore, board: int) -> None:
    """One entry."""
    store.append(EVENT, 0, lambda _: [Draft("result", {"board": board}, "2026-11-16T10:00:00Z", "x")])


@pytest.mark.parametrize("grouped", [False, True])
def test_an_entry_is_there_for_others_after_one_of_them_has_left(tmp_path: Path, grouped: bool) -> None:
    with closing(SqliteStore(tmp_path, group_commit=grouped)) as store:
        store.create(EVENT, ())
        assert store.head(EVENT).seq == 0  # a first connection, to read
        write(store, 1)  # a second one
        assert another_program(tmp_path, "2") == ["1", "2"]
        write(store, 3)
        assert another_program(tmp_path) == ["1", "2", "3"]


def test_a_second_look_of_this_program_changes_nothing(tmp_path: Path) -> None:
    with closing(SqliteStore(tmp_path)) as store, closing(SqliteStore(tmp_path)) as beside:
        store.create(EVENT, ())
        write(store, 1)
        assert beside.verify(EVENT) == 1
        assert another_program(tmp_path, "2") == ["1", "2"]
        write(store, 3)
        assert another_program(tmp_path) == ["1", "2", "3"]
        assert beside.verify(EVENT) == 3


def test_what_stands_beside_the_events_is_kept_too(tmp_path: Path) -> None:
    wal = tmp_path / "screens.db-wal"
    with closing(open_screens(tmp_path)):
        assert wal.exists()
        open_screens(tmp_path).close()
        subprocess.run([sys.executable, "-c", A_LOOK, str(tmp_path)], check=True)
        assert wal.exists(), "taken away by a program that thought to be the last one"
