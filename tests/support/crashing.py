"""Somebody enters results and is killed, again and again, at moments that nobody chose.

The process says of every action when it is acknowledged. Whatever was said has to
be there afterwards, whole; what was not said may be there, whole, or not at all.
"""

from __future__ import annotations

import os
import random
import signal
import subprocess
import sys
import threading
import time
from collections import defaultdict
from collections.abc import Sequence
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path

from hakem.desk.journal.entry import Draft, JournalEntry
from hakem.store.journal import Store
from hakem.store.opening import open_store
from tests.support.journals import adding, journal

EVENT = "izmir"
ROOT = Path(__file__).parents[2]
LATEST = 0.25
"""Seconds after its first word at which a process is killed at the latest."""


@dataclass(frozen=True)
class Damage:
    """What was found after so many kills: actions acknowledged, and those that were stored and not said to be."""

    kills: int
    acknowledged: int
    unsaid: int


def killed(target: str, times: int, *, threads: int = 1, seed: str = "crash") -> Damage:
    """Kill so many writers, each in a process of its own, and look at the journal after each of them."""
    chance = random.Random(f"{seed} {target} {threads}")
    acknowledged: set[str] = set()
    stored: set[str] = set()
    with closing(open_store(target)) as store:
        if EVENT not in store.events():
            store.create(EVENT, ())
    for number in range(times):
        said = _one_life(target, f"{threads}.{number}", threads, chance.uniform(0, LATEST), by_word=bool(number % 4))
        acknowledged |= said
        with closing(open_store(target)) as store:  # as the next program finds it
            stored = _looked_at(store, f"side-{threads}.{number}")
            assert acknowledged <= stored, f"lost: {sorted(acknowledged - stored)}"
            known = store.head(EVENT).seq
            assert store.append(EVENT, known, adding(0)).added[0].seq == known + 1
    with closing(open_store(target)) as store:
        assert all(store.verify(event) == store.head(event).seq for event in store.events())
    return Damage(times, len(acknowledged), len(stored - acknowledged))


def _one_life(target: str, name: str, threads: int, delay: float, *, by_word: bool) -> set[str]:
    """Start a writer and kill it; what it said that it had stored.

    Most are killed some time after their first word, some already while they start.
    """
    words = [sys.executable, "-m", "tests.support.crashing", target, name, str(threads)]
    writer = subprocess.Popen(words, stdout=subprocess.PIPE, text=True, cwd=ROOT)
    assert writer.stdout is not None
    first = writer.stdout.readline() if by_word else ""
    time.sleep(delay)
    writer.send_signal(signal.SIGKILL)
    said = first + writer.stdout.read()
    writer.stdout.close()
    assert writer.wait() == -signal.SIGKILL
    return {line for line in said.splitlines(keepends=True) if line.endswith(".\n")}


def _looked_at(store: Store, newest: str) -> set[str]:
    """All actions that are stored: none is half and none is there twice; the newest event is whole or not there."""
    parts: dict[str, list[JournalEntry]] = defaultdict(list)
    for entry in store.read(EVENT):
        if "of" in entry.data:
            parts[str(entry.data["name"])].append(entry)
    for entries in parts.values():
        assert [entry.data["part"] for entry in entries] == list(range(int(str(entries[0].data["of"]))))
        assert [entry.seq - entries[0].seq for entry in entries] == list(range(len(entries)))
    events = store.events()
    assert store.verify(EVENT) == store.head(EVENT).seq
    assert newest not in events or store.verify(newest) == 40
    made = {f"made {event}.\n" for event in events if event != EVENT}
    return made | {f"stored {name}.\n" for name in parts}


def _enter(store: Store, name: str) -> None:
    """Enter results for ever; one action has one to three entries."""
    known = store.head(EVENT).seq
    number = 0
    while True:
        number += 1
        action = f"{name}-{number}"
        entries: Sequence[Draft] = [
            Draft("result", {"name": action, "part": part, "of": number % 3 + 1}) for part in range(number % 3 + 1)
        ]
        known = store.append(EVENT, known, lambda _, entries=entries: entries, key=action).added[-1].seq  # type: ignore[misc]
        _say(f"stored {action}.")


def _say(word: str) -> None:
    os.write(1, f"{word}\n".encode())


def main(target: str, name: str, threads: int) -> None:
    """The life of a writer: it makes an event, then enters results into another."""
    store = open_store(target, group_commit=threads > 1)
    store.create(f"side-{name}", journal(40))
    _say(f"made side-{name}.")
    for number in range(1, threads):
        threading.Thread(target=_enter, args=(store, f"{name}.{number}"), daemon=True).start()
    _enter(store, f"{name}.0")


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2], int(sys.argv[3]))
