"""A rating list as large as FIDE's: seconds and memory to import it, milliseconds to search it.

The list is made up, written into a folder that goes when the work is done, and
imported by a process of its own, whose memory is what the operating system says.
"""

from __future__ import annotations

import os
import random
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from statistics import median, quantiles

from tests.support.rating_lists import combined, people, xml

from hakem.model import search_words
from hakem.store.rating_list import RatingListFile

ROWS = 1_900_000
ASKED = 500
SECONDS, MEGABYTES, MILLISECONDS = 60, 200, 1.0
"""What the import may take, and the search for three letters in the middle."""


@dataclass(frozen=True)
class Measured:
    """One kind of work: what it is meant to take at most, if that is said, and what it took."""

    work: str
    goal: str
    taken: str
    holds: str = ""


def lists(rows: int = ROWS) -> tuple[Measured, ...]:
    """Import the list as text and as XML, then search it."""
    found: list[Measured] = []
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        for ending, written in (("txt", combined), ("xml", xml)):
            source, target = folder / f"list.{ending}", folder / "list.ratings"
            with source.open("w", encoding="utf-8", newline="") as file:
                file.writelines(written(people(rows)))
            wall, processor, memory = imported(source, target)
            work = f"import {ending.upper()}"
            found += [
                Measured(f"{work}, processor", f"{SECONDS} s", f"{processor:.1f} s", _holds(processor, SECONDS)),
                Measured(f"{work}, clock", "", f"{wall:.1f} s"),
                Measured(f"{work}, memory", f"{MEGABYTES} MB", f"{memory:.0f} MB", _holds(memory, MEGABYTES)),
            ]
            source.unlink()
        found.append(Measured("size of the file", "", f"{target.stat().st_size / 1e6:.0f} MB"))
        with RatingListFile(str(target)) as opened:
            found += searched(opened)
    return tuple(found)


def imported(source: Path, target: Path) -> tuple[float, float, float]:
    """Seconds on the wall, seconds of the processor and megabytes of the import of a list."""
    words = [sys.executable, "-m", "hakem", "ratings-list", "import", str(source), "--file", str(target)]
    started = time.perf_counter()
    process = subprocess.Popen(words, stdout=subprocess.DEVNULL)
    _, status, usage = os.wait4(process.pid, 0)
    process.returncode = os.waitstatus_to_exitcode(status)
    if process.returncode:
        raise RuntimeError("the list was not imported")
    return time.perf_counter() - started, usage.ru_utime + usage.ru_stime, usage.ru_maxrss / 1024


def searched(opened: RatingListFile) -> list[Measured]:
    """How long it takes to find the first twenty, for beginnings of names that are in the list."""
    chance = random.Random(1)
    names = [search_words(p.name) for p in people(200_000, seed=1) if chance.random() < ASKED / 200_000]
    questions: tuple[tuple[str, Callable[[Sequence[str]], str], float | None], ...] = (
        ("1 letter", lambda words: words[0][:1], None),
        ("2 letters", lambda words: words[0][:2], None),
        ("3 letters", lambda words: words[0][:3], MILLISECONDS),
        ("5 letters", lambda words: words[0][:5], None),
        ("two half names", lambda words: f"{words[1][:3]} {words[0][:4]}", None),
        ("two whole names", lambda words: f"{words[0]} {words[1]}", None),
    )
    found = []
    for title, question, goal in questions:
        taken = [_milliseconds(lambda: opened.search(question(words))) for words in names]  # noqa: B023 - called at once
        middle = median(taken)
        figures = f"{middle:.2f} / {quantiles(taken, n=20)[-1]:.2f} / {max(taken):.1f} ms"
        found.append(
            Measured(f"search, {title}", f"{goal:g} ms" if goal else "", figures, _holds(middle, goal) if goal else "")
        )
    return found


def _milliseconds(work: Callable[[], object]) -> float:
    started = time.perf_counter()
    work()
    return 1_000 * (time.perf_counter() - started)


def _holds(value: float, goal: float) -> str:
    return "yes" if value <= goal else "no"
