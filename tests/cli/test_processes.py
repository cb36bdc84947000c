"""Work in several processes: whoever starts it takes everybody along, however it ends."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

import hakem
from hakem.formats import dump_trf
from hakem.simulation import Settings, simulate

PROC = Path("/proc")
FILES = 60
AS_AT_A_TERMINAL = ("env", "--default-signal=INT,HUP")
"""Whoever was started in the background of a shell ignores Ctrl-C, and so does all that it starts."""

pytestmark = pytest.mark.skipif(not (PROC / "self" / "stat").exists(), reason="needs a list of processes")


def alive(group: int) -> list[int]:
    """The processes of a group that are still there and do something."""
    found = []
    for entry in PROC.iterdir():
        try:
            state, _, pgrp = (entry / "stat").read_text().rpartition(")")[2].split()[:3]
        except (OSError, ValueError):
            continue
        if pgrp == str(group) and state != "Z":
            found.append(int(entry.name))
    return found


def until(done: object, seconds: float = 30) -> bool:
    assert callable(done)
    last = time.monotonic() + seconds
    while time.monotonic() < last:
        if done():
            return True
        time.sleep(0.05)
    return False


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Events that keep two processes busy for a while."""
    path = tmp_path_factory.mktemp("events")
    text = dump_trf(simulate(Settings(players=70, rounds=9, seed="busy")).tournament).text
    for number in range(FILES):
        (path / f"{number:02}.trf").write_text(text, encoding="utf-8")
    return path


def started(folder: Path) -> subprocess.Popen[bytes]:
    """``hakem check`` at work, in a group of its own, with its workers running."""
    here = {**os.environ, "PYTHONPATH": str(Path(hakem.__file__).parents[1])}
    argv = [*AS_AT_A_TERMINAL, sys.executable, "-m", "hakem", "check", str(folder), "--jobs", "2"]
    nowhere = subprocess.DEVNULL
    process = subprocess.Popen(argv, stdout=nowhere, stderr=nowhere, env=here, start_new_session=True)
    assert until(lambda: len(alive(process.pid)) >= 3)  # this one, two workers, perhaps a tracker
    return process


@pytest.mark.parametrize("name", ["SIGTERM", "SIGHUP", "SIGINT", "SIGKILL"])
def test_no_worker_stays_when_the_command_is_ended(name: str, folder: Path) -> None:
    process = started(folder)
    number = getattr(signal, name)
    try:
        os.kill(process.pid, number)
        code = process.wait(timeout=30)
        assert code in (128 + number, -number)
        assert until(lambda: not alive(process.pid)), "somebody is still there"
    finally:
        for left in alive(process.pid):
            os.kill(left, signal.SIGKILL)
