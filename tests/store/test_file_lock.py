"""The lock beside a file: one at a time, nobody waits for ever, and the dead hold nothing."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import threading
import time
from pathlib import Path

import pytest

from hakem.store.file_lock import locked, remove

HOLDER = """
import sys, time
from hakem.store.file_lock import locked
with locked(sys.argv[1], 5):
    print("held", flush=True)
    time.sleep(60)
"""


@pytest.fixture
def path(tmp_path: Path) -> str:
    """Where the lock is."""
    return str(tmp_path / "event-lock")


def test_is_held_by_one_at_a_time(path: str) -> None:
    inside: list[int] = []
    most: list[int] = []

    def work() -> None:
        for _ in range(20):
            with locked(path, 30):
                inside.append(1)
                most.append(len(inside))
                time.sleep(0.0005)
                inside.pop()

    threads = [threading.Thread(target=work) for _ in range(6)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert most == [1] * 120


def test_is_not_waited_for_any_longer_than_said(path: str) -> None:
    with locked(path, 1):
        started = time.monotonic()
        with pytest.raises(TimeoutError), locked(path, 0.1):
            pass
        assert 0.08 < time.monotonic() - started < 5
    with locked(path, 1):  # whoever gave up has left nothing behind
        assert os.path.exists(path)


def test_is_let_go_when_its_holder_is_killed(path: str) -> None:
    holder = subprocess.Popen([sys.executable, "-c", HOLDER, path], stdout=subprocess.PIPE, text=True)
    assert holder.stdout is not None
    assert holder.stdout.readline() == "held\n"
    with pytest.raises(TimeoutError), locked(path, 0.05):
        pass
    killer = threading.Timer(0.2, lambda: os.kill(holder.pid, signal.SIGKILL))
    killer.start()
    with locked(path, 30):
        assert holder.wait() == -signal.SIGKILL
    holder.stdout.close()
    killer.join()


def test_is_removed_by_whoever_finds_it_free(path: str) -> None:
    with locked(path, 1):
        remove(path)
        assert os.path.exists(path)
    remove(path)
    assert not os.path.exists(path)
    remove(path)
    with locked(path, 1):
        assert os.path.exists(path)


def test_holds_although_others_remove_it_all_the_time(path: str) -> None:
    """Whoever waited for a file that is gone takes its turn at the new one."""
    inside: list[int] = []
    most: list[int] = []
    done = threading.Event()

    def work() -> None:
        for _ in range(50):
            with locked(path, 30):
                inside.append(1)
                most.append(len(inside))
                inside.pop()

    def tidy() -> None:
        while not done.is_set():
            remove(path)

    threads = [threading.Thread(target=work) for _ in range(4)]
    tidying = threading.Thread(target=tidy)
    tidying.start()
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    done.set()
    tidying.join()
    assert most == [1] * 200
