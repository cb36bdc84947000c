"""``hakem serve``: the desk in the browser, on this machine or for a hall or a federation."""

from __future__ import annotations

import argparse
import os
import signal
import threading
import time
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any

from hakem.cli.arguments import Grammar, positive
from hakem.cli.console import Console
from hakem.cli.exits import Exit
from hakem.cli.files import DATABASE, data_folder, trouble
from hakem.cli.usage import takes
from hakem.errors import RequestError
from hakem.i18n import Message

if TYPE_CHECKING:
    import socket

    from hakem.web.hall import HallSettings
    from hakem.web.serving import Listening

NEEDED = {
    "starlette": "starlette",
    "uvicorn": "uvicorn",
    "wsproto": "wsproto",
    "jinja2": "jinja2",
    "python_multipart": "python-multipart",
    "segno": "segno",
    "argon2": "argon2-cffi",
}
"""What a server is made of, by module, with the names of the packages."""

USUAL_PORT = 8000
_NEIGHBOURS = 20
"""So many ports from the usual one on are tried on this machine, before the system is asked for any that is free."""

SECONDS_TO_STOP = 2
"""So long those who are being answered are waited for; sockets are closed at once."""


@takes("port")
def _port(text: str) -> int:
    """A port, for argparse; 0 lets the system choose one."""
    if not (text.isascii() and text.isdecimal() and len(text) < 6 and int(text) < 65536):
        raise ValueError(text)
    return int(text)


def add_to(grammar: Grammar) -> None:
    """Describe the command."""
    parser, words = grammar.command("serve", run), grammar.words
    parser.add_argument("--host", default="127.0.0.1", metavar="ADDRESS", help=words("serve.host"))
    parser.add_argument("--port", type=_port, metavar="N", help=words("serve.port"))
    where = parser.add_mutually_exclusive_group()
    where.add_argument("--data", metavar="DIR", help=words("serve.data"))
    where.add_argument("--database", metavar="URL", help=words("serve.database"))
    parser.add_argument("--no-browser", action="store_true", help=words("serve.no-browser"))
    parser.add_argument("--workers", type=positive, default=1, metavar="N", help=words("serve.workers"))
    allowed = words("serve.allow-host")
    parser.add_argument("--allow-host", action="append", default=[], metavar="NAME[:PORT]", help=allowed)
    parser.add_argument("--behind-proxy", action="store_true", help=words("serve.behind-proxy"))


def run(args: argparse.Namespace, console: Console) -> int:
    """Serve until somebody stops it."""
    missing = next((package for module, package in NEEDED.items() if find_spec(module) is None), None)
    if missing:
        raise RequestError(Message("beside.package", {"package": missing, "extra": "desk"}))
    for name in args.allow_host:
        _require_host(name)
    database = args.database or ("" if args.data else console.environment.get(DATABASE, ""))
    if args.workers > 1 and not database:
        raise RequestError(Message("cli.serve.workers"))
    try:
        target = database or _folder(args.data or data_folder(console.environment))
        found = _socket_or_port(args, target)
    except (OSError, OverflowError) as error:
        console.note(_cannot(error, args, console))
        return Exit.FILE_ACCESS
    if isinstance(found, int):
        return _is_open(found, args, console)
    try:
        return _serve(args, console, target, found)
    finally:
        found.close()


def _require_host(name: str) -> None:
    """A name is one, perhaps with a port."""
    from hakem.web.hall import host_and_port

    host_and_port(name)


def _is_local(args: argparse.Namespace, target: str) -> bool:
    """Whether whoever sits at this machine is the organiser, and nobody else can come."""
    from hakem.store.opening import is_server
    from hakem.web.serving import Listening

    alone = Listening(args.host, 0).is_loopback and not args.behind_proxy and not args.allow_host
    return alone and not is_server(target)


def _socket_or_port(args: argparse.Namespace, target: str) -> socket.socket | int:
    """A socket to listen on, or the port at which this folder is served already.

    Who names no port on this machine wants the desk, wherever it is: a second start
    finds the first one, and another program at the usual port is no reason to fail.
    """
    from hakem.web.hall import HallSettings
    from hakem.web.serving import Listening, bound

    if args.port is not None or not _is_local(args, target):
        return bound(Listening(args.host, USUAL_PORT if args.port is None else args.port))
    for port in range(USUAL_PORT, USUAL_PORT + _NEIGHBOURS):
        try:
            return bound(Listening(args.host, port))
        except OSError as error:
            if error.errno not in _TAKEN:
                raise
            if _health(port).get("desk") == HallSettings(target).mark:
                return port
    return bound(Listening(args.host, 0))


def _is_open(port: int, args: argparse.Namespace, console: Console) -> int:
    """The desk of this folder is open: show where, and begin no second one."""
    import webbrowser

    from hakem.web.serving import Listening, addresses

    (address,) = addresses(Listening(args.host, port), port)
    console.show(address)
    console.note(console.words("cli.serve.open-already"))
    if not args.no_browser:
        webbrowser.open(address)
    return Exit.DONE


def _folder(path: str) -> str:
    os.makedirs(path, exist_ok=True)
    return path


def _cannot(error: OSError | OverflowError, args: argparse.Namespace, console: Console) -> str:
    """Why the server cannot begin, in one line."""
    if isinstance(error, FileExistsError | NotADirectoryError | PermissionError) and error.filename:
        return f"{error.filename}: {console.words('cli.cannot-write', {'reason': trouble(error)})}"
    data = {"host": args.host, "port": str(USUAL_PORT if args.port is None else args.port)}
    in_use = isinstance(error, OSError) and error.errno in _IN_USE
    return console.words(f"cli.serve.{'in-use' if in_use else 'no-address'}", data)


_IN_USE = (98, 48, 10048)
"""What systems call a port that another program has: Linux, macOS, Windows."""
_TAKEN = (*_IN_USE, 10013)
"""The same, and a port that Windows keeps for itself."""


def _serve(args: argparse.Namespace, console: Console, target: str, listener: socket.socket) -> int:
    from hakem.store.opening import is_server
    from hakem.web.hall import HallSettings
    from hakem.web.serving import Listening, addresses

    port: int = listener.getsockname()[1]
    listening = Listening(args.host, port, args.behind_proxy)
    hosts = tuple(name.strip().lower() for name in args.allow_host)
    local = _is_local(args, target)
    settings = HallSettings(target, local, hosts, console.language, port, args.host, args.behind_proxy)
    found = addresses(listening, port, hosts)
    welcome = _prepared(settings)
    for address in found:
        console.show(address)
    if welcome:
        console.show(f"{found[0]}welcome?code={welcome}")
    console.stdout.flush()
    if not is_server(target):
        console.note(console.words("cli.serve.folder", {"folder": os.path.abspath(target)}))
    console.note(console.words("cli.serve.local" if local else "cli.serve.server"))
    if local and not args.no_browser:
        threading.Thread(target=_open_when_ready, args=(found[0], port), daemon=True).start()
    _run(settings, listening, listener, args.workers)
    console.note(console.words("cli.serve.stopped"))
    return Exit.DONE


def _prepared(settings: HallSettings) -> str:
    """Bring the store up to date, and for a server without an organiser make the code of the first one."""
    from hakem.store.opening import open_store
    from hakem.store.people import open_people

    store = open_store(settings.target)
    try:
        store.events()
    finally:
        store.close()
    if settings.local:
        return ""
    people = open_people(settings.target)
    try:
        people.forget_old()
        return people.setup_code()
    finally:
        people.close()


def _options(listening: Listening) -> dict[str, Any]:
    """How uvicorn serves; nothing is logged of an answer, as addresses may hold codes."""
    return {
        "ws": "wsproto",
        "ws_max_size": 65_536,
        "log_level": "warning",
        "access_log": False,
        "server_header": False,
        "proxy_headers": listening.behind_proxy,
        "forwarded_allow_ips": "127.0.0.1,::1" if listening.behind_proxy else "",
        "timeout_graceful_shutdown": SECONDS_TO_STOP,
    }


def _run(settings: HallSettings, listening: Listening, listener: socket.socket, workers: int) -> None:
    import uvicorn

    from hakem.web.serving import IN_ENVIRONMENT, served_app, settings_text

    for name in (signal.SIGINT, signal.SIGTERM):
        signal.signal(name, lambda *_: None)  # uvicorn stops politely and sends itself the signal once more
    options = _options(listening)
    if workers == 1:
        uvicorn.Server(uvicorn.Config(served_app(settings), **options)).run(sockets=[listener])
        return
    os.environ[IN_ENVIRONMENT] = settings_text(settings)
    listener.close()  # the port was free; from here on the processes have it
    where: dict[str, Any] = {"host": listening.host, "port": settings.port, "workers": workers}
    uvicorn.run("hakem.web.serving:worker_app", factory=True, **where, **options)


def _open_when_ready(address: str, port: int) -> None:
    """Open the browser as soon as the server answers, and not before."""
    import webbrowser

    for _ in range(100):
        if _health(port):
            webbrowser.open(address)
            return
        time.sleep(0.1)


def _health(port: int) -> dict[str, Any]:
    """What the desk at a port of this machine says of itself; nothing if there is none, or another program."""
    import json
    from http.client import HTTPConnection, HTTPException

    connection = HTTPConnection("127.0.0.1", port, timeout=1)
    try:
        connection.request("GET", "/healthz", headers={"host": f"localhost:{port}"})
        answer = connection.getresponse()
        said = json.loads(answer.read(_LONGEST_HEALTH)) if answer.status == 200 else {}
    except (OSError, HTTPException, ValueError):
        return {}
    finally:
        connection.close()
    return said if isinstance(said, dict) else {}


_LONGEST_HEALTH = 10_000
