"""A plugin of pytest that writes how long every test takes, its preparations included.

On a busy machine a test waits for the processor, and so do its browser and its servers;
what they waited is taken off as far as the system tells, so that the figure is about
that of a quiet machine, and at least what all of them computed.
"""

from __future__ import annotations

import os
import time
from collections.abc import Generator, Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

FOLDER = "HAKEM_DURATIONS"
"""Every process of a run writes a file of its own into the folder that this names."""


class Spent(NamedTuple):
    """Seconds that a thread computed, and that it could have computed if there had been a processor for it."""

    computed: float
    waited: float


def _threads(process: str) -> Iterator[tuple[str, Spent]]:
    """The threads of a process and of all that it has started."""
    for thread in Path("/proc", process, "task").glob("*"):
        try:
            computed, waited, _ = (thread / "schedstat").read_text().split()
            children = (thread / "children").read_text().split()
        except OSError:
            continue  # it has ended, or the system tells nothing
        yield thread.name, Spent(int(computed) / 1e9, int(waited) / 1e9)
        for child in children:
            yield from _threads(child)


def _spent_since(before: dict[str, Spent]) -> Spent:
    """What has come since then; of a thread that has ended nothing is known."""
    new = [(spent, before.get(thread, Spent(0, 0))) for thread, spent in _threads(str(os.getpid()))]
    return Spent(sum(s.computed - b.computed for s, b in new), sum(s.waited - b.waited for s, b in new))


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_runtest_protocol(item: pytest.Item) -> Generator[None, object, object]:
    """Time a test."""
    began, before = time.monotonic(), dict(_threads(str(os.getpid())))
    result = yield
    whole, spent = time.monotonic() - began, _spent_since(before)
    quiet = max(whole - spent.waited, min(spent.computed, whole))
    with (Path(os.environ[FOLDER]) / f"{os.getpid()}.txt").open("a", encoding="utf-8") as file:
        file.write(f"{quiet:.3f} {item.nodeid}\n")
    return result
