"""Many writers in one process: a thread takes all that wait into one transaction, and one way to the disk serves."""

from __future__ import annotations

import threading
from collections.abc import Callable, Sequence
from copy import copy

from hakem.store.event_file import Request
from hakem.store.journal import Appended

IDLE = 30.0
"""Seconds after which the thread of an event to which nothing happens ends; the next request starts one."""

MOST = 256
"""Requests in one transaction."""


class GroupWriter:
    """Carries out requests one group after the other; who asks waits until the group is stored."""

    def __init__(self, write: Callable[[Sequence[Request]], None]) -> None:
        self._write = write
        self._turn = threading.Condition()
        self._waiting: list[Request] = []
        self._thread: threading.Thread | None = None
        self._stopping = False

    def answer(self, request: Request) -> Appended:
        """What came of the request, once it is stored."""
        with self._turn:
            self._waiting.append(request)
            if self._thread is None:
                self._stopping = False
                self._thread = threading.Thread(target=self._run, daemon=True)
                self._thread.start()
            self._turn.notify()
        request.finished.wait()
        return request.answer()

    def stop(self) -> None:
        """End the thread when everything that waits is done."""
        with self._turn:
            thread = self._thread
            self._stopping = True
            self._turn.notify()
        if thread is not None:
            thread.join()

    def _run(self) -> None:
        while group := self._next():
            try:
                self._write(group)
            except BaseException as error:  # whoever asked has to be told, whatever it was
                for request in group:
                    request.outcome, request.error = None, copy(error)
            for request in group:
                request.finished.set()

    def _next(self) -> list[Request]:
        """All that wait; none if the thread is to end."""
        with self._turn:
            if not self._waiting and not self._stopping:
                self._turn.wait(IDLE)
            group, self._waiting = self._waiting[:MOST], self._waiting[MOST:]
            if not group:
                self._thread = None
            return group
