"""The same work over many things at once, in as many processes as are wanted."""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Generator, Iterator, Sequence
from contextlib import contextmanager
from typing import TypeVar

_LARGEST_CHUNK = 16
_GLANCES = 0.5
"""So many seconds pass between two glances of a worker at who started it."""

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
    pool = ProcessPoolExecutor(jobs, multiprocessing.get_context("spawn"), _leave_with, (os.getpid(),))
    try:
        with _ending_as_asked():
            with _signals_held_back():
                chunks = [pool.submit(all_of, work, tasks[at : at + chunk]) for at in range(0, len(tasks), chunk)]
            for done in chunks:
                yield from done.result()
    except BaseException:  # nobody waits for what is not wanted any more
        for worker in multiprocessing.active_children():
            worker.terminate()
        raise
    finally:
        pool.shutdown(cancel_futures=True)  # and waits: a pool that is left alone complains while the process ends


def _leave_with(parent: int) -> None:
    """In a worker: it ends when it is asked to, and does not outlive the process that wants its work."""
    import signal
    import threading

    if hasattr(signal, "pthread_sigmask"):
        signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGTERM, signal.SIGHUP})

    def watch() -> None:
        while os.getppid() == parent:
            time.sleep(_GLANCES)
        os._exit(1)

    threading.Thread(target=watch, daemon=True).start()


def all_of(work: Callable[[Task], Done], tasks: Sequence[Task]) -> list[Done]:
    """Several tasks at a time, because small ones cost less than the way to another process."""
    return [work(task) for task in tasks]


class AskedToEnd(SystemExit):
    """Somebody asks the process to end: a service that stops, a closed terminal."""


@contextmanager
def _ending_as_asked() -> Iterator[None]:
    """While workers are there, a request to end is an exception, so that they are sent home first."""
    import signal
    import threading

    if threading.current_thread() is not threading.main_thread():
        yield
        return

    def end(number: int, _frame: object) -> None:
        raise AskedToEnd(128 + number)

    signals = [getattr(signal, name) for name in ("SIGTERM", "SIGHUP") if hasattr(signal, name)]
    before = {one: signal.signal(one, end) for one in signals if signal.getsignal(one) is signal.SIG_DFL}
    try:
        yield
    finally:
        for one, handler in before.items():
            signal.signal(one, handler)


@contextmanager
def _signals_held_back() -> Iterator[None]:
    """While processes are started, signals wait until that is done; only the main thread has to do with them.

    The new processes inherit it, and keep it for Ctrl-C, which is for this one.
    Where signals cannot be held back an interrupt is lost meanwhile.
    """
    import signal
    import threading

    if threading.current_thread() is not threading.main_thread():
        yield
    elif hasattr(signal, "pthread_sigmask"):
        before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT, signal.SIGTERM, signal.SIGHUP})
        try:
            yield
        finally:
            signal.pthread_sigmask(signal.SIG_SETMASK, before)
    else:
        handler = signal.signal(signal.SIGINT, signal.SIG_IGN)
        try:
            yield
        finally:
            signal.signal(signal.SIGINT, handler)
