"""The desk in the browser under load: a real server process, and somebody who asks it over real connections.

An event of 1,000 players and 11 rounds, of which ten are over. The client is our
own, on plain sockets, so that what is measured is the server and not a library; it
runs on the same machine and takes its share of it.
"""

from __future__ import annotations

import asyncio
import json
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from tests.support.at_desk import AtDesk
from tests.support.browser import quiet_pages, running_browser

from hakem.simulation import Settings, simulate
from hakem.store.sqlite import SqliteStore
from hakem.values import replace
from tools.bench_desk import PLAYERS, ROUNDS, journal
from tools.bench_lists import Measured

CACHED, UNCACHED, PAIRED, TYPED = 5.0, 100.0, 1000.0, 5000.0
"""Milliseconds that these may take, 95 of 100 times."""

PHONES, WRITERS, SECONDS = 200, 8, 10.0
GROWTH = 1.10
"""So many times the memory after 1,000 requests may be used after 10,000."""

ROBOTS = "robot"
ROOT = Path(__file__).parents[1]
PAGES = ("/e/event/standings", "/e/event/rounds/10", "/e/event/players", "/api/v1/events/event/standings")


class Line:
    """One connection to the server, which stays open."""

    def __init__(self, port: int) -> None:
        self._port = port
        self._streams: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None

    async def ask(self, method: str, path: str, body: object = None) -> tuple[int, bytes]:
        """The status and the body of an answer."""
        if self._streams is None:
            self._streams = await asyncio.open_connection("127.0.0.1", self._port)
        reader, writer = self._streams
        data = json.dumps(body).encode() if body is not None else b""
        head = (
            f"{method} {path} HTTP/1.1\r\nHost: 127.0.0.1\r\nAccept-Encoding: gzip\r\nContent-Length: {len(data)}\r\n"
        )
        writer.write(f"{head}Content-Type: application/json\r\n\r\n".encode() + data)
        first, *lines = (await reader.readuntil(b"\r\n\r\n")).split(b"\r\n")
        headers = dict(line.lower().split(b": ", 1) for line in lines if b": " in line)
        return int(first.split()[1]), await reader.readexactly(int(headers.get(b"content-length", 0)))

    async def timed(self, method: str, path: str, body: object = None) -> tuple[float, int]:
        """Milliseconds, and the status."""
        started = time.perf_counter()
        status, _ = await self.ask(method, path, body)
        return 1000 * (time.perf_counter() - started), status

    def close(self) -> None:
        """Hang up."""
        if self._streams is not None:
            self._streams[1].close()


def at(part: float, each: Sequence[float]) -> float:
    """So large a part was not longer."""
    return sorted(each)[min(len(each) - 1, int(part * len(each)))]


def web() -> tuple[Measured, ...]:
    """Make such an event in a folder that goes when the work is done, serve it and measure."""
    with tempfile.TemporaryDirectory(dir=".", prefix=".bench-") as name:
        t = simulate(Settings(PLAYERS, ROUNDS, "desk")).tournament
        store = SqliteStore(name)
        store.create("event", journal(replace(t, rounds=t.rounds[: ROUNDS - 1])))
        store.close()
        _of_two_hundred(name)
        with _served(name) as (port, process):
            return (*asyncio.run(_measured(port, process)), _robot(port))


def _of_two_hundred(folder: str) -> None:
    """An event whose first round is being played."""
    at = AtDesk(Path(folder), ROBOTS, system="dutch", rounds=5, colour="white")
    at.enter({"name": f"Oyuncu {n}", "rating": 2500 - n} for n in range(200))
    at.pair()
    at.do("publish")
    at.close()


def _robot(port: int) -> Measured:
    """A hundred results typed in a browser without a pause, until the last one is acknowledged."""
    with running_browser() as browser, quiet_pages(browser) as pages:
        page = pages.open(f"http://127.0.0.1:{port}/e/{ROBOTS}/rounds?enter=1")
        page.wait_for_selector("#b1:focus")
        started = time.perf_counter()
        for digit in "12345" * 20:
            page.keyboard.press(digit)
        page.wait_for_selector("#boards:not(:has(:is(.sending, .unsent, .r-open)))")
        return _line("100 results typed by a robot, all acknowledged", 1000 * (time.perf_counter() - started), TYPED)


@contextmanager
def _served(folder: str) -> Iterator[tuple[int, int]]:
    words = [sys.executable, "-m", "hakem", "serve", "--data", os.path.abspath(folder), "--port", "0", "--no-browser"]
    process = subprocess.Popen(words, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True, cwd=ROOT)
    try:
        assert process.stdout is not None
        yield int(process.stdout.readline().strip().rstrip("/").rpartition(":")[2]), process.pid
    finally:
        process.terminate()
        process.wait(10)


async def _measured(port: int, process: int) -> tuple[Measured, ...]:
    line = Line(port)
    await _ready(line)
    found = []
    pages = [path for path in PAGES if (await line.ask("GET", path))[0] == 200]
    cached = [(await line.timed("GET", path))[0] for path in pages for _ in range(500)]
    found.append(_line("a page that was made before, p95", at(0.95, cached), CACHED))
    uncached = {path: [await _anew(line, path, turn) for turn in range(20)] for path in pages}
    for path, times in uncached.items():
        name = path.removeprefix("/e/event/").removeprefix("/api/v1/events/event/")
        shown = f"data of {name}" if path.startswith("/api") else name
        found.append(_line(f"{shown}, made anew, p95", at(0.95, times), UNCACHED))
    found.append(_line("pairing round 11", await _paired(line), PAIRED))
    found += await _crowd(port)
    line.close()  # the server has hung up meanwhile
    line = Line(port)
    before = await _memory(line, process, pages, 1_000)
    after = await _memory(line, process, pages, 9_000)
    holds = "yes" if after <= GROWTH * before else "**no**"
    taken = f"{after / 2**20:,.0f} MB after {before / 2**20:,.0f} MB"
    found.append(Measured("memory after 10,000 requests", f"× {GROWTH:.2f}", taken, holds))
    line.close()
    return tuple(found)


async def _ready(line: Line) -> None:
    for _ in range(200):
        try:
            if (await line.ask("GET", "/healthz"))[0] == 200:
                return
        except OSError:
            await asyncio.sleep(0.05)
    raise RuntimeError("the server does not answer")


async def _memory(line: Line, process: int, pages: Sequence[str], requests: int) -> int:
    """What the server uses when so many requests have been answered."""
    asked = [*pages, "/", "/e/event/head", "/api/v1/events", "/nothing"]
    for number in range(requests):
        await line.ask("GET", asked[number % len(asked)])
    return _resident(process)


def _resident(process: int) -> int:
    pages = Path(f"/proc/{process}/statm").read_text(encoding="ascii").split()[1]
    return int(pages) * os.sysconf("SC_PAGE_SIZE")


async def _anew(line: Line, path: str, turn: int) -> float:
    """A page after something has changed."""
    await _do(line, "note", text=f"{path} {turn}")
    taken, status = await line.timed("GET", path)
    if status != 200:
        raise RuntimeError(f"{path}: {status}")
    return taken


async def _do(line: Line, action: str, **fields: Any) -> float:
    taken, status = await line.timed("POST", f"/api/v1/events/event/actions/{action}", fields)
    if status != 200:
        raise RuntimeError(f"{action}: {status}")
    return taken


async def _paired(line: Line) -> float:
    """The next round, three times, the one in the middle."""
    await _do(line, "close")
    times = []
    for _ in range(3):
        times.append(await _do(line, "pair"))
        await _do(line, "unpair")
    await _do(line, "pair")
    return sorted(times)[1]


async def _crowd(port: int) -> list[Measured]:
    """Phones that ask whether there is news, twice in three seconds, and helpers who enter a result each second."""
    until = time.perf_counter() + SECONDS
    asked: list[tuple[float, int]] = []
    entered: list[tuple[float, int]] = []

    async def phone(number: int, line: Line) -> None:
        await asyncio.sleep(1.5 * number / PHONES)
        while time.perf_counter() < until:
            asked.append(await line.timed("GET", "/e/event/head"))
            await asyncio.sleep(1.5)

    async def helper(number: int, line: Line) -> None:
        board = number + 1
        while time.perf_counter() < until and board <= PLAYERS // 2:
            fields = {"round": ROUNDS, "board": board, "result": "1-0", "key": f"helper {number} {board}"}
            entered.append(await line.timed("POST", "/api/v1/events/event/actions/result", fields))
            board += WRITERS
            await asyncio.sleep(0.25)

    await _together(port, PHONES, phone, WRITERS, helper)
    wrong = sum(status != 200 for _, status in (*asked, *entered))
    work = f"{PHONES} phones asking, {WRITERS} entering: errors"
    return [
        Measured(work, "0", f"{wrong} of {len(asked) + len(entered):,}", "yes" if not wrong else "**no**"),
        Measured("the same: an answer to a phone, p95", "", f"{at(0.95, [t for t, _ in asked]):,.1f} ms", ""),
        Measured("the same: a result is stored, p95", "", f"{at(0.95, [t for t, _ in entered]):,.1f} ms", ""),
    ]


Visitor = Callable[[int, Line], Awaitable[None]]


async def _together(port: int, phones: int, phone: Visitor, helpers: int, helper: Visitor) -> None:
    lines = [Line(port) for _ in range(phones + helpers)]
    visits = [phone(number, line) for number, line in enumerate(lines[:phones])]
    visits += [helper(number, line) for number, line in enumerate(lines[phones:])]
    await asyncio.gather(*visits)
    for line in lines:
        line.close()


def _line(work: str, taken: float, goal: float) -> Measured:
    return Measured(work, f"{goal:,.0f} ms", f"{taken:,.1f} ms", "yes" if taken <= goal else "**no**")


if __name__ == "__main__":
    for each in web():
        print(each.work, "|", each.goal, "|", each.taken, "|", each.holds)
