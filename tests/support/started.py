"""A program as its users have it: started in an empty environment, asked for pages, and stopped.

Nothing of this tree reaches it: no variable that Python or the desk knows, a home of its own, a folder of its own.
"""

from __future__ import annotations

import hashlib
import os
import re
import signal
import socket
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from http.client import HTTPConnection, HTTPResponse
from pathlib import Path
from urllib.parse import urlencode

from tests.paper.reading import text_of

EXAMPLES = Path(__file__).parents[2] / "examples"
PATIENCE = 60.0


class Home:
    """Where a user of the program lives: an empty home, a browser that writes down what it was opened with."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.data = folder / ".local" / "share" / "hakem"
        self.opened = folder / "opened"
        folder.mkdir()
        browser = folder / "browser"
        browser.write_text(f'#!/bin/sh\nprintf "%s %s\\n" "$1" "libraries:$LD_LIBRARY_PATH" >> "{self.opened}"\n')
        browser.chmod(0o755)
        self.environment = {
            "HOME": str(folder),
            "PATH": "/usr/bin:/bin",
            "BROWSER": str(browser),
            "LANG": "tr_TR.UTF-8",
        }

    def run(self, *words: str | Path) -> subprocess.CompletedProcess[str]:
        """A command to its end."""
        return subprocess.run(
            list(map(str, words)),
            env=self.environment,
            cwd=self.folder,
            capture_output=True,
            text=True,
            check=False,
            timeout=PATIENCE,
        )


class Started:
    """A desk that runs, and somebody who asks it for pages."""

    def __init__(self, home: Home, *words: str | Path) -> None:
        self.process = subprocess.Popen(
            list(map(str, words)),
            env=home.environment,
            cwd=home.folder,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )
        assert self.process.stdout is not None
        self.address = self.process.stdout.readline().strip()
        self.port = int(self.address.rstrip("/").rpartition(":")[2] or 0)
        self.cookie = ""

    def line(self) -> str:
        """What it prints next."""
        assert self.process.stdout is not None
        return self.process.stdout.readline().strip()

    def ask(self, path: str, form: dict[str, str] | None = None, language: str = "tr") -> tuple[HTTPResponse, bytes]:
        """A page, or what a form is answered with."""
        headers = {"Accept-Language": language, "Cookie": self.cookie}
        body = None
        if form is not None:
            body = urlencode(form)
            headers |= {"Origin": self.address.rstrip("/"), "Content-Type": "application/x-www-form-urlencoded"}
        connection = HTTPConnection("127.0.0.1", self.port, timeout=PATIENCE)
        try:
            connection.request("GET" if form is None else "POST", path, body, headers)
            answer = connection.getresponse()
            return answer, answer.read()
        finally:
            connection.close()

    def page(self, path: str, language: str = "tr") -> str:
        """The text of a page that is there."""
        answer, body = self.ask(path, language=language)
        assert answer.status == 200, (path, answer.status, body[:300])
        return body.decode()

    def stop(self) -> tuple[int, str]:
        """Ask it to end; its exit code and everything that it has said of itself."""
        self.process.send_signal(signal.SIGTERM)
        _, said = self.process.communicate(timeout=PATIENCE)
        return self.process.returncode, said


@contextmanager
def started(home: Home, *words: str | Path) -> Iterator[Started]:
    """A desk that answers; at the end it does not run any more, whatever has happened."""
    desk = Started(home, *words)
    try:
        until = time.monotonic() + PATIENCE
        while desk.process.poll() is None and time.monotonic() < until:
            try:
                desk.page("/healthz")
                break
            except OSError:
                time.sleep(0.05)
        yield desk
    finally:
        if desk.process.poll() is None:
            desk.process.kill()
        desk.process.communicate()


def has_pages(desk: Started) -> None:
    """Pages in two languages, their styles and scripts."""
    turkish, english = desk.page("/"), desk.page("/", "en")
    assert '<html lang="tr">' in turkish
    assert "Etkinlikler" in turkish
    assert '<html lang="en">' in english
    parts = re.findall(r'(?:href|src)="(/static/[^"]+)"', turkish)
    assert len(parts) > 5
    for part in parts:
        assert desk.page(part)


def prints_everything(desk: Started, demo: str) -> None:
    """A copy of an example, every document that is offered of it, and news of it by a socket."""
    answer, _ = desk.ask("/demo", {"demo": demo})
    assert answer.status == 303
    event = answer.headers["location"].rpartition("/")[2]
    papers = set(re.findall(r'href="([^"]*/documents/[^"]*\.pdf[^"]*)"', desk.page(f"/e/{event}/paper")))
    plain = [paper for paper in sorted(papers) if not {"form", "download"} & set(re.findall(r"\w+(?==)", paper))]
    assert len(plain) >= 8
    for paper in plain:
        answer, body = desk.ask(paper.replace("&amp;", "&"))
        assert (answer.status, body[:5]) == (200, b"%PDF-"), paper
    _, body = desk.ask(f"/api/v1/events/{event}/documents/standings.pdf?language=tr")
    assert "sıralama" in text_of(body)
    for path in (f"/e/{event}", f"/e/{event}/standings", f"/e/{event}/journal", f"/e/{event}/helpers"):
        assert "</html>" in desk.page(path)
    with socket.create_connection(("127.0.0.1", desk.port), timeout=PATIENCE) as news:
        news.sendall(
            f"GET /api/v1/events/{event}/live HTTP/1.1\r\nHost: 127.0.0.1\r\n"
            "Upgrade: websocket\r\nConnection: Upgrade\r\n"
            "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
        )
        assert news.recv(100).startswith(b"HTTP/1.1 101")


def lets_somebody_in(home: Home, *command: str | Path) -> None:
    """A server for others: the first organiser makes an account with a password."""
    with started(home, *command, "serve", "--port", "0", "--data", home.folder / "hall", "--behind-proxy") as desk:
        code = desk.line().partition("code=")[2]
        form = {"code": code, "name": "Ayşe", "password": "on karakterden uzun", "again": "on karakterden uzun"}
        answer, body = desk.ask("/welcome", form)
        assert answer.status == 303, body[:500]
        assert answer.headers["set-cookie"].startswith("hakem=")
        assert desk.stop()[0] == 0


def works_on_files(home: Home, *command: str | Path) -> None:
    """The command line: a round, an event in several processes, a workbook written and read."""
    paired = home.run(*command, "pair", EXAMPLES / "handbook-swiss.trf")
    assert (paired.returncode, paired.stdout.split()[:5]) == (0, ["8", "13", "1", "4", "17"]), paired.stderr
    files = [EXAMPLES / name for name in ("izmir-open.trf", "istanbul-open.trf", "handbook-swiss.trf", "entries.trf")]
    checked = home.run(*command, "--lang", "en", "check", "--jobs", "2", *files)
    assert checked.stdout.startswith("4 files,"), checked


def keeps_books(home: Home, *command: str | Path) -> None:
    """An event on the command line: players from a workbook, a copy of it, a workbook again."""
    book, cup = home.folder / "entries.xlsx", home.folder / "kupa.hakem"
    for words in (
        ("convert", EXAMPLES / "entries.trf", book),
        ("desk", "new", cup, "--name", "Kupa", "--system", "dutch", "--rounds", "5"),
        ("desk", "import", cup, book),
        ("desk", "backup", cup, home.folder / "yedek.jsonl"),
        ("desk", "export", cup, home.folder / "kupa.xlsx"),
    ):
        done = home.run(*command, *words)
        assert done.returncode == 0, (words, done)
    assert (home.folder / "kupa.xlsx").read_bytes()[:2] == b"PK"


def opens_by_a_double_click(home: Home, program: Path) -> None:
    """Without a word it opens the browser, with nothing of its own in the environment; a second one finds the first."""
    with started(home, program) as desk:
        has_pages(desk)
        again = home.run(program)
        assert (again.returncode, again.stdout.strip()) == (0, desk.address), again
        until = time.monotonic() + PATIENCE
        while len(opened(home)) < 2 and time.monotonic() < until:
            time.sleep(0.05)
        assert opened(home) == [f"{desk.address} libraries:"] * 2
        code, said = desk.stop()
    assert (code, "girilen her şey kayıtlı" in said, str(home.data) in said) == (0, True, True)


def opened(home: Home) -> list[str]:
    """What the browser was opened with."""
    return home.opened.read_text().splitlines() if home.opened.exists() else []


def state_of(folder: Path) -> dict[str, str]:
    """Every file with its time and its contents: a program that writes into its own folder changes it."""
    return {
        str(path.relative_to(folder)): f"{path.stat().st_mtime_ns} {hashlib.sha256(path.read_bytes()).hexdigest()}"
        for path in folder.rglob("*")
        if path.is_file() and not path.is_symlink()
    } | {str(path.relative_to(folder)): os.readlink(path) for path in folder.rglob("*") if path.is_symlink()}
