"""``hakem serve`` as a process: how it begins, what it says, and that it stops when it is told to."""

from __future__ import annotations

import json
import os
import signal
import socket
import subprocess
import sys
import time
from argparse import Namespace
from collections.abc import Iterator
from contextlib import contextmanager
from http.client import HTTPConnection
from pathlib import Path

import pytest

from hakem.cli.commands import serve
from hakem.errors import RequestError
from hakem.store.people import open_people
from hakem.web.hall import HallSettings, host_and_port
from hakem.web.serving import Listening, addresses, bound, settings_of, settings_text
from tests.cli.runner import hakem
from tests.support.at_desk import AtDesk
from tests.support.postgres import server_url

PATIENCE = 20.0


class Served:
    """A server process: what it has printed, and its port."""

    def __init__(self, *words: str) -> None:
        self.process = subprocess.Popen(
            [sys.executable, "-m", "hakem", "serve", "--port", "0", *words],
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            env={**os.environ, "HAKEM_LANG": "en", "PYTHONUNBUFFERED": "1"},
        )
        assert self.process.stdout is not None
        self.first = self.process.stdout.readline().strip()

    @property
    def port(self) -> int:
        return int(self.first.rstrip("/").rpartition(":")[2])

    def get(self, path: str, **headers: str) -> tuple[int, str]:
        connection = HTTPConnection("127.0.0.1", self.port, timeout=5)
        try:
            connection.request("GET", path, headers=headers)
            answer = connection.getresponse()
            return answer.status, answer.read().decode()
        finally:
            connection.close()

    def ready(self) -> None:
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until:
            try:
                if self.get("/healthz")[0] == 200:
                    return
            except OSError:
                time.sleep(0.05)
        raise AssertionError("the server does not answer")

    def stop(self, name: signal.Signals) -> tuple[float, int]:
        started = time.monotonic()
        self.process.send_signal(name)
        code = self.process.wait(PATIENCE)
        return time.monotonic() - started, code


@contextmanager
def served(*words: str) -> Iterator[Served]:
    made = Served(*words)
    try:
        made.ready()
        yield made
    finally:
        if made.process.poll() is None:
            made.process.kill()
        made.process.communicate()


@pytest.mark.parametrize("name", [signal.SIGTERM, signal.SIGINT])
def test_it_stops_within_three_seconds_although_somebody_listens(tmp_path: Path, name: signal.Signals) -> None:
    AtDesk(tmp_path, "cup", system="dutch", rounds=3).close()
    with (
        served("--data", str(tmp_path), "--no-browser") as server,
        socket.create_connection(("127.0.0.1", server.port)) as live,
    ):
        live.sendall(
            b"GET /api/v1/events/cup/live HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
        )
        assert live.recv(100).startswith(b"HTTP/1.1 101")
        assert server.first == f"http://127.0.0.1:{server.port}/"
        took, code = server.stop(name)
        assert (took < 3, code) == (True, 0)
        assert server.process.stderr is not None
        said = server.process.stderr.read().splitlines()
    assert said == [
        f"hakem: the events are kept in {tmp_path}",
        "hakem: the desk of this machine, without logins; Ctrl-C stops it",
        "hakem: stopped; everything that was entered is stored",
    ]


def test_a_server_for_others_asks_for_its_first_organiser(tmp_path: Path) -> None:
    with served("--data", str(tmp_path), "--host", "127.0.0.1", "--behind-proxy") as server:
        assert server.process.stdout is not None
        address = server.process.stdout.readline().strip()
        assert address.startswith(f"{server.first}welcome?code=S")
        status, text = server.get("/api/v1/events/none/journal")
        assert (status, json.loads(text)["error"]["code"]) == (404, "store.no-such-event")
        forwarded = {"X-Forwarded-For": "203.0.113.9", "X-Forwarded-Proto": "https"}
        assert server.get("/healthz", **forwarded)[0] == 200
        assert server.get("/healthz", Host="elsewhere.example")[0] == 421
    people = open_people(tmp_path)
    try:
        assert people.redeem_setup(address.partition("code=")[2], "Ayşe", "on karakterden uzun").name == "Ayşe"
    finally:
        people.close()


def test_several_processes_serve_one_database(tmp_path: Path) -> None:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    server = Served("--database", server_url(), "--workers", "2", "--port", str(port))
    try:
        server.ready()
        assert server.first == f"http://127.0.0.1:{port}/"
        took, code = server.stop(signal.SIGTERM)
        assert (took < 5, code) == (True, 0)
    finally:
        if server.process.poll() is None:
            server.process.kill()
        server.process.communicate()


def test_a_port_that_is_in_use_is_said_in_one_line(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = other.getsockname()[1]
        done = hakem("serve", "--data", str(tmp_path), "--port", str(port), "--no-browser")
    assert (done.code, done.out, len(done.err.splitlines())) == (5, "", 1)
    assert f"port {port} of 127.0.0.1" in done.err
    assert list(tmp_path.iterdir()) == []


def test_who_names_no_port_gets_the_next_one_that_is_free(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        monkeypatch.setattr(serve, "USUAL_PORT", other.getsockname()[1])
        args = Namespace(host="127.0.0.1", port=None, behind_proxy=False, allow_host=[])
        found = serve._socket_or_port(args, str(tmp_path))
        assert isinstance(found, socket.socket)
        with found:
            assert found.getsockname()[1] not in (0, serve.USUAL_PORT)
        for_others = Namespace(host="0.0.0.0", port=None, behind_proxy=False, allow_host=[])
        with pytest.raises(OSError, match="in use"):
            serve._socket_or_port(for_others, str(tmp_path))


def test_a_second_start_opens_the_browser_at_the_first_one(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    opened: list[str] = []
    monkeypatch.setattr("webbrowser.open", opened.append)
    with served("--data", str(tmp_path / "mine"), "--no-browser") as server:
        monkeypatch.setattr(serve, "USUAL_PORT", server.port)
        again = hakem("serve", "--data", str(tmp_path / "." / "mine"))
        assert (again.code, again.out.strip(), opened) == (0, server.first, [server.first])
        assert "open already" in again.err
        elsewhere = Namespace(host="localhost", port=None, behind_proxy=False, allow_host=[])
        found = serve._socket_or_port(elsewhere, str(tmp_path))
        assert isinstance(found, socket.socket)
        found.close()


def test_what_cannot_be_served_is_refused_in_one_line(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    several = hakem("serve", "--workers", "2", "--data", str(tmp_path))
    assert (several.code, "--database" in several.err) == (3, True)
    nowhere = hakem("serve", "--data", str(tmp_path), "--host", "203.0.113.77")
    assert (nowhere.code, len(nowhere.err.splitlines())) == (5, 1)
    (tmp_path / "file").write_text("")
    assert hakem("serve", "--data", str(tmp_path / "file")).code == 5
    assert hakem("serve", "--port", "70000").code == 3
    monkeypatch.setattr(serve, "find_spec", lambda name: None if name == "wsproto" else name)
    missing = hakem("serve", lang="tr")
    assert (missing.code, 'pip install "hakem[desk]"' in missing.err) == (3, True)


def test_the_browser_is_opened_when_the_server_answers_and_not_before(monkeypatch: pytest.MonkeyPatch) -> None:
    opened: list[str] = []
    monkeypatch.setattr("webbrowser.open", opened.append)
    monkeypatch.setattr("hakem.cli.commands.serve.time.sleep", lambda _: None)
    with socket.socket() as closed:
        closed.bind(("127.0.0.1", 0))
        serve._open_when_ready("http://127.0.0.1/", closed.getsockname()[1])
    assert opened == []


def test_answers_are_sent_at_once() -> None:
    """Without it every answer waits 40 ms for an acknowledgement: asyncio looks at the protocol of the socket."""
    with bound(Listening("localhost", 0)) as listener:
        assert listener.proto == socket.IPPROTO_TCP
        assert listener.getsockname()[0] == "127.0.0.1"


def test_addresses() -> None:
    assert addresses(Listening("::1", 80), 80) == ("http://[::1]:80/",)
    assert addresses(Listening("192.168.1.5", 0), 8001, ("desk.local",)) == (
        "http://desk.local:8001/",
        "http://192.168.1.5:8001/",
    )
    assert addresses(Listening("127.0.0.1", 0, behind_proxy=True), 8000, ("desk.example",)) == (
        "https://desk.example/",
    )
    assert addresses(Listening("127.0.0.1", 0, behind_proxy=True), 8000, ("desk.example:8443",)) == (
        "https://desk.example:8443/",
    )
    assert addresses(Listening("192.168.1.5", 0), 8001, ("desk.local:80", "[fd00::1]"))[:2] == (
        "http://desk.local:80/",
        "http://[fd00::1]:8001/",
    )
    everywhere = addresses(Listening("0.0.0.0", 8000), 8000)
    assert everywhere[-1] == "http://127.0.0.1:8000/"
    assert len(set(everywhere)) == len(everywhere)


@pytest.mark.parametrize("text", ["", "https://desk.example", "desk.example/", "a b", "desk:0", "desk:70000", "a:b"])
def test_what_is_no_name_of_a_host_is_refused_at_the_start(text: str) -> None:
    with pytest.raises(RequestError) as refused:
        host_and_port(text)
    assert refused.value.message.key == "cli.serve.host"


def test_settings_reach_another_process() -> None:
    settings = HallSettings("postgresql://u:p@h/d", False, ("a.example",), "tr", 9, "127.0.0.1", True)
    assert settings_of(settings_text(settings)) == settings
