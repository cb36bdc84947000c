"""A real browser and a real server for the tests of the pages.

The browser is Debian's chromium, or whatever ``HAKEM_CHROMIUM`` names; ``make test``
installs it where it may. A machine without one fails these tests, it does not skip them.
"""

from __future__ import annotations

import asyncio
import os
import shutil
import socket
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import uvicorn
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, sync_playwright

from hakem.web.app import desk_app
from hakem.web.hall import Hall, HallSettings

FLAGS = (
    *("--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking"),
    *("--disable-component-update", "--disable-sync", "--font-render-hinting=none"),
)


def chromium_path() -> str:
    """Where the browser is."""
    found = os.environ.get("HAKEM_CHROMIUM") or shutil.which("chromium") or shutil.which("chromium-browser")
    if not found:
        raise RuntimeError("no chromium: install Debian's package chromium, or say where one is in HAKEM_CHROMIUM")
    return found


@contextmanager
def running_browser() -> Iterator[Browser]:
    """A browser without a window."""
    with sync_playwright() as play:
        browser = play.chromium.launch(executable_path=chromium_path(), args=list(FLAGS))
        try:
            yield browser
        finally:
            browser.close()


class DeskServer:
    """The desk of a folder, served on a port of its own by a thread; it can be stopped and started again."""

    def __init__(self, settings: HallSettings) -> None:
        self.settings = settings
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port: int = free.getsockname()[1]
        self._server: uvicorn.Server | None = None
        self._thread: threading.Thread | None = None
        self.hall: Hall | None = None

    @property
    def url(self) -> str:
        """Where it answers."""
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        """Serve."""
        self.hall = Hall(self.settings)
        config = uvicorn.Config(
            desk_app(self.hall),
            host="127.0.0.1",
            port=self.port,
            ws="wsproto",
            log_level="error",
            timeout_graceful_shutdown=2,
        )
        self._server = uvicorn.Server(config)
        self._thread = threading.Thread(target=asyncio.run, args=(self._server.serve(),), daemon=True)
        self._thread.start()
        for _ in range(500):
            if self._server.started:
                return
            threading.Event().wait(0.02)
        raise RuntimeError("the server did not start")

    def stop(self) -> None:
        """Stop, as somebody who pulls the plug politely."""
        if self._server is not None and self._thread is not None:
            self._server.should_exit = True
            self._thread.join(10)
            self._server = None


@contextmanager
def desk_server(folder: Path | str, *, local: bool = True, language: str = "tr") -> Iterator[DeskServer]:
    """The desk of a folder or of a database."""
    server = DeskServer(HallSettings(str(folder), local=local, language=language))
    server.start()
    try:
        yield server
    finally:
        server.stop()


class QuietPages:
    """Pages of one browser context, and everything that they complained about."""

    def __init__(self, context: BrowserContext) -> None:
        self.context, self.complaints = context, list[str]()
        context.on("console", self._heard)
        context.on("weberror", lambda error: self.complaints.append(str(error.error)))

    def _heard(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self.complaints.append(message.text)

    def open(self, url: str) -> Page:
        """A new tab."""
        page = self.context.new_page()
        page.goto(url)
        return page


@contextmanager
def quiet_pages(
    browser: Browser, *, language: str = "tr", width: int = 1280, height: int = 800, dark: bool = False
) -> Iterator[QuietPages]:
    """Tabs of somebody with that language and screen."""
    context = browser.new_context(
        locale="tr-TR" if language == "tr" else "en-GB",
        viewport={"width": width, "height": height},
        color_scheme="dark" if dark else "light",
        reduced_motion="reduce",
    )
    try:
        yield QuietPages(context)
    finally:
        context.close()
