"""Kills writers of a store, many times, and looks at the journal after each: ``python -m tools.crash [TIMES]``.

Half of those who write to files do it in groups. The server is one that runs for
this alone, with all its care for the disk.
"""

from __future__ import annotations

import os
import sys
import tempfile

from tests.support.crashing import Damage, killed
from tests.support.desk_crashing import desk_killed
from tests.support.postgres import DURABLE, server

TIMES = 200


def main(words: list[str]) -> int:
    """A lost or a half action ends it with an error."""
    times = int(words[0]) if words else TIMES
    with tempfile.TemporaryDirectory(dir=".", prefix=".crash-") as folder:
        _show("files, one writer", killed(folder, times - times // 2))
    with tempfile.TemporaryDirectory(dir=".", prefix=".crash-") as folder:
        _show("files, four writers in a group", killed(folder, times // 2, threads=4))
    with server(DURABLE) as address:
        _show("server", killed(address.format("postgres"), times))
        _show("hakem desk result, server", desk_killed(f"{address.format('postgres')}#kupa", times))
    with tempfile.TemporaryDirectory(dir=".", prefix=".crash-") as folder:
        _show("hakem desk result, files", desk_killed(os.path.join(folder, "kupa.hakem"), times))
    return 0


def _show(name: str, found: Damage) -> None:
    print(
        f"{name}: {found.kills} kills, {found.acknowledged} acknowledged actions all there, "
        f"{found.unsaid} stored whole and not yet acknowledged",
        flush=True,
    )


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
