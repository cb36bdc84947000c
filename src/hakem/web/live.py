"""Pages that are up to date by themselves: a socket tells that an event has moved on, and the page asks what is new.

One thread a process waits for news of all events that somebody looks at; nothing but
the number of the last entry goes over a socket. Screens of the hall are told the time
of the server, and that there is something new: the event has moved on, or somebody has switched one.
"""

from __future__ import annotations

import asyncio
import contextlib
import threading
from collections.abc import Callable, Mapping
from datetime import UTC, datetime

from starlette.concurrency import run_in_threadpool
from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import Route, WebSocketRoute
from starlette.websockets import WebSocket, WebSocketDisconnect

from hakem.desk.journal.roles import may_read
from hakem.errors import HakemError
from hakem.web.hall import Hall
from hakem.web.visitor import visitor_of

PATIENCE = 5.0
"""Seconds for which one look at the store waits for news."""

LOOKED_AT = 1.0
"""The same where few events are open, or screens, which are looked at after it."""

HEARTBEAT = 30.0
"""Seconds after which a screen is told the time again."""

SWITCHED = 0
"""What is told instead of an entry: a screen shows something else."""


class Watcher:
    """Who listens to which event, and the thread that tells them."""

    def __init__(self, hall: Hall) -> None:
        self._hall = hall
        self._listeners: dict[str, set[asyncio.Queue[int]]] = {}
        self._known: dict[str, int] = {}
        self._screens: dict[str, set[asyncio.Queue[int]]] = {}
        self._marks: Mapping[str, object] = {}
        self._lock = threading.Lock()
        self._wake = threading.Event()
        self._loop: asyncio.AbstractEventLoop | None = None
        self._thread: threading.Thread | None = None
        self._over = False

    def listen(self, event: str, seq: int, *, screens: bool = False) -> asyncio.Queue[int]:
        """News of an event from now on, and of its screens if they are asked for."""
        queue: asyncio.Queue[int] = asyncio.Queue(8)
        with self._lock:
            self._loop = asyncio.get_running_loop()
            self._listeners.setdefault(event, set()).add(queue)
            if screens:
                self._screens.setdefault(event, set()).add(queue)
            self._known[event] = max(self._known.get(event, 0), seq)
            if self._thread is None:
                self._thread = threading.Thread(target=self._watch, name="hakem-news", daemon=True)
                self._thread.start()
        self._wake.set()
        return queue

    def leave(self, event: str, queue: asyncio.Queue[int]) -> None:
        """No more news."""
        with self._lock:
            listeners = self._listeners.get(event, set())
            listeners.discard(queue)
            if not listeners:
                self._listeners.pop(event, None)
                self._known.pop(event, None)
            screens = self._screens.get(event, set())
            screens.discard(queue)
            if not screens:
                self._screens.pop(event, None)

    def stop(self) -> None:
        """The end of the server."""
        self._over = True
        self._wake.set()

    def _watch(self) -> None:
        while not self._over:
            with self._lock:
                known, screens = dict(self._known), frozenset(self._screens)
            if not known:
                self._wake.wait(PATIENCE)
                self._wake.clear()
                continue
            try:
                patience = PATIENCE if len(known) > 50 and not screens else LOOKED_AT
                news = dict(self._hall.store.changed(known, patience))
                switched = self._switched(screens)
            except HakemError:  # the store is away for a while; pages ask by themselves meanwhile
                self._wake.wait(LOOKED_AT)
                continue
            self._tell(news, switched)

    def _switched(self, events: frozenset[str]) -> tuple[str, ...]:
        """Those events of which somebody has switched a screen since this was asked last.

        An event that is looked at for the first time is one of them: nobody knows what
        has happened since its screen was drawn.
        """
        marks = self._hall.screens.marks() if events and self._hall.has_screens else {}
        before, self._marks = self._marks, {event: marks.get(event) for event in events}
        return tuple(event for event in events if event not in before or before[event] != self._marks[event])

    def _tell(self, news: dict[str, int], switched: tuple[str, ...]) -> None:
        with self._lock:
            told = [(queue, seq) for event, seq in news.items() for queue in self._listeners.get(event, ())]
            told += [(queue, SWITCHED) for event in switched for queue in self._screens.get(event, ())]
            self._known |= {event: seq for event, seq in news.items() if event in self._known}
            loop = self._loop
        if loop is not None and not loop.is_closed():
            for queue, seq in told:
                with contextlib.suppress(RuntimeError):
                    loop.call_soon_threadsafe(_put, queue, seq)


def _put(queue: asyncio.Queue[int], seq: int) -> None:
    if queue.full():
        queue.get_nowait()
    queue.put_nowait(seq)


async def _live(socket: WebSocket) -> None:
    """Tell the number of the last entry, now and whenever it grows."""
    hall: Hall = socket.app.state.hall
    event = socket.path_params["event"]
    try:
        visitor = await run_in_threadpool(visitor_of, socket, hall, event)
        running = await run_in_threadpool(hall.event, event)
    except HakemError:
        await socket.close(4404)
        return
    if may_read(visitor.person, "status", published=bool(running.desk.published)) is not None:
        await socket.close(4403)
        return
    queue = socket.app.state.watcher.listen(event, running.head.seq)
    await _tell_all(socket, event, queue, running.head.seq, lambda seq: {"seq": seq})


async def _screen(socket: WebSocket) -> None:
    """Tell a screen the time of the server, and whenever there is something new for it."""
    hall: Hall = socket.app.state.hall
    event, name = socket.path_params["event"], socket.path_params["screen"]
    try:
        running = await run_in_threadpool(hall.event, event)
        found = await run_in_threadpool(hall.screens.found, event, name) if hall.has_screens else None
    except HakemError:
        found = None
    if found is None:
        await socket.close(4404)
        return
    queue = socket.app.state.watcher.listen(event, running.head.seq, screens=True)
    await _tell_all(socket, event, queue, SWITCHED, lambda seq: {**hall_time(), "news": seq is not None}, HEARTBEAT)


def hall_time() -> dict[str, int]:
    """The time of the server in milliseconds since 1970, and how far its clocks are before UTC."""
    here = datetime.now(UTC).astimezone()
    before = here.utcoffset()
    return {"now": int(here.timestamp() * 1000), "zone": int(before.total_seconds() * 1000) if before else 0}


async def _tell_all(
    socket: WebSocket,
    event: str,
    queue: asyncio.Queue[int],
    first: int,
    said: Callable[[int | None], Mapping[str, object]],
    beat: float | None = None,
) -> None:
    """Send what comes until the other side leaves; None is said when nothing has come for as long as ``beat``."""
    left: asyncio.Future[None] | None = None
    try:
        await socket.accept()
        left = asyncio.ensure_future(_until_left(socket))
        await socket.send_json(said(first))
        while not left.done():
            news = asyncio.ensure_future(queue.get())
            await asyncio.wait({news, left}, timeout=beat, return_when=asyncio.FIRST_COMPLETED)
            if news.done():
                await socket.send_json(said(news.result()))
            else:
                news.cancel()
                if not left.done():
                    await socket.send_json(said(None))
    except (WebSocketDisconnect, RuntimeError):
        pass
    finally:
        if left is not None:
            left.cancel()
        socket.app.state.watcher.leave(event, queue)


async def _until_left(socket: WebSocket) -> None:
    with contextlib.suppress(WebSocketDisconnect, RuntimeError):
        while True:
            await socket.receive_text()


async def _head(request: Request) -> Response:
    """The same for those without a socket: where the journal ends."""

    def asked() -> Response:
        hall: Hall = request.app.state.hall
        event = request.path_params["event"]
        visitor = visitor_of(request, hall, event)
        running = hall.event(event)
        if may_read(visitor.person, "status", published=bool(running.desk.published)) is not None:
            return JSONResponse({"seq": 0}, 403)
        tag = f'"{running.head.seq}"'
        headers = {"etag": tag, "cache-control": "private, no-cache"}
        if request.headers.get("if-none-match") == tag:
            return Response(status_code=304, headers=headers)
        return JSONResponse({"seq": running.head.seq}, headers=headers)

    return await run_in_threadpool(asked)


ROUTES = [
    WebSocketRoute("/api/v1/events/{event}/live", _live),
    WebSocketRoute("/e/{event}/screen/{screen}/live", _screen),
    Route("/e/{event}/head", _head),
]
