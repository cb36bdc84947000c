"""How verifying grows with the workers of a real Dask cluster on this machine.

Each worker is a process of its own with one thread; the scheduler and whoever asks are processes beside them. The
same events, recorded ones many times over, go to one worker and to two. Twice as many rounds a second with two
workers would be ideal.
"""

from __future__ import annotations

import argparse
import os
import sys
import tarfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from importlib import import_module
from itertools import cycle
from pathlib import Path
from typing import Any

from hakem.cli.cluster import on_cluster
from hakem.cli.commands.verify import VerifyTask, verified
from hakem.cli.files import Reading, Source
from hakem.desk import CheckRequest
from hakem.verify import VerdictKind

RECORDED = Path(__file__).parents[1] / "tests" / "data" / "recorded"
ROUNDS = 100_000
WORKERS = (1, 2)
HEAD = ("workers", "rounds", "seconds", "rounds a second", "of the ideal", "busy", "processor seconds", "load before")


@dataclass(frozen=True)
class Shared:
    """So many workers: how many rounds they verified, in which time, and the load of the machine before.

    ``working`` is the time that they spent on it, all together, ``processor`` what they used of the processors.
    """

    workers: int
    rounds: int
    seconds: float
    working: float
    processor: float
    load: float


@dataclass(frozen=True)
class Timed:
    """The verdicts on an event and the time that a worker took."""

    kinds: tuple[VerdictKind, ...]
    working: float
    processor: float


def timed(task: VerifyTask) -> Timed:
    """One event on a worker."""
    started, processor = time.perf_counter(), time.thread_time()
    kinds = tuple(verdict.kind for verdict in verified(task).verdicts)
    return Timed(kinds, time.perf_counter() - started, time.thread_time() - processor)


def tasks_of(rounds: int) -> list[VerifyTask]:
    """Recorded events, over and over, until they have that many rounds."""
    tasks: list[VerifyTask] = []
    lengths: list[int] = []
    for path in sorted(RECORDED.glob("dutch-*.tar.xz")):
        with tarfile.open(path) as archive:
            for member in archive:
                file = archive.extractfile(member)
                assert file is not None
                data = file.read()
                lengths.append(next(int(line[3:]) for line in data.decode().splitlines() if line.startswith("142")))
                tasks.append(VerifyTask(Source(member.name, data), CheckRequest(), Reading(), certified=False))
    taken: list[VerifyTask] = []
    for task, length in cycle(zip(tasks, lengths, strict=True)):
        if rounds <= 0:
            return taken
        taken.append(task)
        rounds -= length
    return taken


@contextmanager
def cluster(workers: int) -> Iterator[str]:
    """A scheduler with so many workers on loopback."""
    distributed: Any = import_module("distributed")  # it has no types
    made = distributed.LocalCluster(
        n_workers=workers,
        threads_per_worker=1,
        processes=True,
        host="127.0.0.1",
        dashboard_address=None,
        scheduler_port=0,
    )
    with made:
        yield made.scheduler_address


def scaling(rounds: int = ROUNDS) -> list[Shared]:
    """The same work by one worker and by two."""
    tasks = tasks_of(rounds)
    measured = []
    for workers in WORKERS:
        with cluster(workers) as url:
            list(on_cluster(timed, tasks[: 4 * workers], url))  # the workers have loaded what they need
            load, started = os.getloadavg()[0], time.perf_counter()
            done = list(on_cluster(timed, tasks, url))
            seconds = time.perf_counter() - started
        kinds = [kind for one in done for kind in one.kinds]
        assert set(kinds) == {VerdictKind.BEST}, "recorded rounds are the best"
        working, processor = sum(one.working for one in done), sum(one.processor for one in done)
        measured.append(Shared(workers, len(kinds), seconds, working, processor, load))
    return measured


def cells(measured: list[Shared]) -> list[list[str]]:
    """Rows of a table."""
    one = measured[0].seconds
    return [
        [
            str(m.workers),
            f"{m.rounds:,}",
            f"{m.seconds:.1f}",
            f"{m.rounds / m.seconds:.0f}",
            f"{one / m.seconds / m.workers:.2f}",
            f"{m.working / m.seconds / m.workers:.2f}",
            f"{m.processor:.1f}",
            f"{m.load:.1f}",
        ]
        for m in measured
    ]


def main(words: list[str]) -> int:
    """Measure and print."""
    parser = argparse.ArgumentParser(prog="bench_verify", description=__doc__)
    parser.add_argument("--rounds", type=int, default=ROUNDS, metavar="N")
    measured = scaling(parser.parse_args(words).rounds)
    print(*HEAD, sep=" | ")
    for row in cells(measured):
        print(*row, sep=" | ")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
