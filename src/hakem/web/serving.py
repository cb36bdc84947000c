"""A server process: its settings, as one text that a new process can be given, and the sockets it listens on."""

from __future__ import annotations

import gc
import json
import os
import socket
from collections.abc import Mapping
from ipaddress import ip_address

from starlette.applications import Starlette

from hakem.values import dataclass
from hakem.web.app import desk_app
from hakem.web.hall import Hall, HallSettings, host_and_port

IN_ENVIRONMENT = "HAKEM_SERVE"
"""Where a worker finds its settings: the address of a database, which may hold a password, stays off command lines."""

LOOPBACK = ("127.0.0.1", "::1", "localhost")
BACKLOG = 2048
_COLLECT_AFTER = 50_000


@dataclass(frozen=True, slots=True)
class Listening:
    """Where a server listens, and whether a proxy on this machine stands in front of it."""

    host: str
    port: int
    behind_proxy: bool = False

    @property
    def is_loopback(self) -> bool:
        """Whether nobody else can reach it."""
        return self.host in LOOPBACK


def settings_text(settings: HallSettings) -> str:
    """The settings for another process."""
    own = (settings.host, settings.behind_proxy)
    return json.dumps([settings.target, settings.local, list(settings.hosts), settings.language, settings.port, *own])


def settings_of(text: str) -> HallSettings:
    """The settings that another process has written."""
    target, local, hosts, *rest = json.loads(text)
    return HallSettings(target, local, tuple(hosts), *rest)


def served_app(settings: HallSettings) -> Starlette:
    """The application of a process that does nothing else.

    What is loaded now stays to the end: looking for garbage among it, and at every
    few hundred new values, would make every tenth page of a large event twice as slow.
    """
    app = desk_app(Hall(settings))
    gc.collect()
    gc.freeze()
    gc.set_threshold(_COLLECT_AFTER, 50, 1000)
    return app


def worker_app(environment: Mapping[str, str] = os.environ) -> Starlette:
    """The application of one of several server processes."""
    return served_app(settings_of(environment[IN_ENVIRONMENT]))


def bound(listening: Listening) -> socket.socket:
    """A socket at that address, bound before anything else is done: a port that is in use is known at once."""
    host = "127.0.0.1" if listening.host == "localhost" else listening.host
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    made = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)  # asyncio sends at once only where it says TCP
    try:
        if os.name == "posix":
            made.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        made.bind((host, listening.port))
        made.listen(BACKLOG)
        made.set_inheritable(True)
    except (OSError, OverflowError):
        made.close()
        raise
    return made


def addresses(listening: Listening, port: int, hosts: tuple[str, ...] = ()) -> tuple[str, ...]:
    """Where people find the server: under its names if it has some, else at every address of this machine."""
    if hosts and listening.behind_proxy:
        return tuple(f"{named_base(host)}/" for host in hosts)
    if listening.is_loopback:
        return (f"http://{_in_url(listening.host)}:{port}/",)
    found = _own() if listening.host in ("0.0.0.0", "::") else (listening.host,)
    named = (named_base(host, "http", str(port)) for host in hosts)
    return (*(f"{base}/" for base in named), *(f"http://{_in_url(host)}:{port}/" for host in found))


def named_base(host: str, scheme: str = "https", port: str = "") -> str:
    """The address of a name of the server: with the port that stands behind it, else with this one.

    >>> named_base("desk.example.org:8443"), named_base("desk.local", "http", "8000")
    ('https://desk.example.org:8443', 'http://desk.local:8000')
    """
    name, own = host_and_port(host)
    behind = f":{own or port}" if own or port else ""
    return f"{scheme}://{_in_url(name)}{behind}"


def _in_url(host: str) -> str:
    return f"[{host}]" if ":" in host else host


def _own() -> tuple[str, ...]:
    """The addresses of this machine that others may reach, the one of the usual way out first, loopback at last."""
    found: dict[str, None] = {}
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # nothing is sent: the system says which address it would use
            found[probe.getsockname()[0]] = None
        except OSError:
            pass
    try:
        named = socket.getaddrinfo(socket.gethostname(), None, socket.AF_INET)
    except OSError:
        named = []
    found.update(dict.fromkeys(str(each[4][0]) for each in named))
    return (*(host for host in found if not ip_address(host).is_loopback), "127.0.0.1")
