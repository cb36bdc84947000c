"""One writer at a time, in turn: a lock on a small file beside the one that is written.

SQLite's own way to wait for a lock is to try again now and then; with several
writers one of them may wait for many seconds. The operating system wakes up those
who wait for a lock on a file, and it takes the lock from a process that is killed.
The file beside it is empty, and is removed when nobody needs it any more.
"""

from __future__ import annotations

import os
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress

if sys.platform == "win32":
    import msvcrt
else:
    import fcntl

NAP = 0.002
"""Seconds between two tries, where the system cannot wake us up."""


@contextmanager
def locked(path: str, seconds: float) -> Iterator[None]:
    """Hold the lock; ``TimeoutError`` if others hold it for so many seconds."""
    handle = _acquired(path, time.monotonic() + seconds)
    try:
        yield
    finally:
        _release(handle)


def remove(path: str) -> None:
    """Take the file away, unless somebody holds or awaits the lock."""
    with suppress(OSError):
        handle = os.open(path, os.O_RDWR)
        try:
            ours = _try(handle) and _is_at(handle, path)
            if ours and sys.platform != "win32":
                os.unlink(path)
        finally:
            os.close(handle)
        if ours and sys.platform == "win32":
            os.unlink(path)  # refused while anybody else has it open


def _acquired(path: str, deadline: float) -> int:
    """A handle that holds the lock. A file that was removed while we waited is not the one that others see."""
    while True:
        handle = os.open(path, os.O_RDWR | os.O_CREAT, 0o666)
        _Wait(handle).until(deadline)
        if _is_at(handle, path):
            return handle
        os.close(handle)


def _is_at(handle: int, path: str) -> bool:
    try:
        return os.path.samestat(os.fstat(handle), os.stat(path))
    except FileNotFoundError:
        return False


if sys.platform == "win32":

    def _try(handle: int) -> bool:
        try:
            os.lseek(handle, 0, os.SEEK_SET)
            msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)
        except OSError:
            return False
        return True

    def _release(handle: int) -> None:
        os.lseek(handle, 0, os.SEEK_SET)
        with suppress(OSError):
            msvcrt.locking(handle, msvcrt.LK_UNLCK, 1)
        os.close(handle)

    class _Wait:
        """Tries again and again: this system wakes nobody up."""

        def __init__(self, handle: int) -> None:
            self._handle = handle

        def until(self, deadline: float) -> None:
            while not _try(self._handle):
                if time.monotonic() > deadline:
                    os.close(self._handle)
                    raise TimeoutError
                time.sleep(NAP)

else:

    def _try(handle: int) -> bool:
        try:
            fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            return False
        return True

    def _release(handle: int) -> None:
        fcntl.flock(handle, fcntl.LOCK_UN)  # a child process may have a copy of the handle
        os.close(handle)

    class _Wait:
        """Waits in the queue of the system, which knows no time limit: so a thread does, and may be left behind."""

        def __init__(self, handle: int) -> None:
            self._handle = handle
            self._mutex = threading.Lock()
            self._over = threading.Event()
            self._left = False
            self._error: OSError | None = None

        def until(self, deadline: float) -> None:
            if _try(self._handle):
                return
            threading.Thread(target=self._stand_in_line, daemon=True).start()
            self._over.wait(max(0.0, deadline - time.monotonic()))
            with self._mutex:
                if not self._over.is_set():
                    self._left = True
                    raise TimeoutError
            if self._error is not None:
                raise self._error

        def _stand_in_line(self) -> None:
            try:
                fcntl.flock(self._handle, fcntl.LOCK_EX)
            except OSError as error:
                self._error = error
            with self._mutex:
                self._over.set()
                if self._left or self._error is not None:
                    os.close(self._handle)
