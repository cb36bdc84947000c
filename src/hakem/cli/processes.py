"""The same work over many things at once, in as many processes as are wanted."""

from __future__ import annotations

import os
from collections.abc import Callable, Generator, Iterator, Sequence
from contextlib import contextmanager
from typing import TypeVar

_LARGEST_CHUNK = 16

Task = TypeVar("Task")
Done = TypeVar("Done")


def processors() -> int:
    """The processors that this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def in_order(work: Callable[[Task], Done], tasks: Sequence[Task], jobs: int) -> Generator[Done]:
    """What comes of the tasks, in their order; work and tasks must be able to cross to another process."""
    jobs = min(jobs, len(tasks) // 2)  # a process for a single task costs more than it saves
    if jobs <= 1:
        yield from map(work, tasks)
    else:
        yield from _shared_out(work, tasks, jobs)


def _shared_out(work: Callable[[Task], Done], tasks: Sequence[Task], jobs: int) -> Generator[Done]:
    import multiprocessing
    from concurrent.futures import ProcessPoolExecutor

    chunk = max(1, min(_LARGEST_CHUNK, len(tasks) // (4 * jobs)))
    # New processes rather than copies of this one: a copy of a process with threads may hang.
    pool = ProcessPoolExecutor(jobs, multiprocessing.get_context("spawn"))
    try:
        with _deaf_to_interrupts():  # so are the processes started here: Ctrl-C is for this one
            chunks = [pool.submit(_all, work, tasks[at : at + chunk]) for at in range(0, len(tasks), chunk)]
        for done in chunks:
            yield from done.result()
    except BaseException:  # nobody waits for what is not wanted any more
        for worker in multiprocessing.active_children():
            worker.terminate()
        raise
    finally:
        pool.shutdown(wait=False)


def _all(work: Callable[[Task], Done], tasks: Sequence[Task]) -> list[Done]:
    """Several tasks at a time, because small ones cost less than the way to another process."""
    return [work(task) for task in tasks]


@contextmanager
def _deaf_to_interrupts() -> Iterator[None]:
    """Let Ctrl-C pass by; only the main thread can, and only it is interrupted."""
    import signal
    import threading

    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
