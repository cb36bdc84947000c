"""The events of the source documents in a folder, for trying out: ``python -m tools.demo_events demo``.

A folder that is there already is left as it is, with everything that somebody has done in it.
"""

from __future__ import annotations

import os
import shutil
import sys
from pathlib import Path

from hakem.cli.console import language_for
from hakem.i18n import Renderer
from hakem.store.sqlite import SqliteStore
from hakem.web.demos import DEMOS, open_copy


def fill(folder: Path, language: str) -> int:
    """Put the events into a new folder; how many there are."""
    if folder.exists():
        return 0
    aside = folder.with_name(f".{folder.name}.new")  # so that one that was stopped in between is made anew
    shutil.rmtree(aside, ignore_errors=True)
    aside.mkdir(parents=True)
    words, store = Renderer(language), SqliteStore(aside)
    try:
        for demo in reversed(DEMOS):
            open_copy(store, demo, words.words(f"web-home.demo.{demo}"))
    finally:
        store.close()
    aside.rename(folder)
    return len(DEMOS)


if __name__ == "__main__":
    fill(Path(sys.argv[1]), language_for((), os.environ))
