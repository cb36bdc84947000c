"""``python -m tools.packages wheel|app|deb [--into FOLDER]``"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from tools.documents import ROOT
from tools.packages.app import make_app, make_archive
from tools.packages.deb import make_deb
from tools.packages.wheels import make_wheel


def main(words: list[str]) -> int:
    """Make what is asked for and say where it is, with its size."""
    parser = argparse.ArgumentParser(prog="python -m tools.packages")
    parser.add_argument("what", choices=("wheel", "app", "deb"))
    parser.add_argument("--into", type=Path, default=ROOT / "dist")
    args = parser.parse_args(words)
    into: Path = args.into.resolve()
    into.mkdir(parents=True, exist_ok=True)
    if args.what == "wheel":
        made = make_wheel(into)
    else:
        folder = make_app(into)
        made = (folder, make_archive(folder, into) if args.what == "app" else make_deb(folder, into))
    for path in made:
        print(f"{path} ({_size(path) / 1e6:.1f} MB)")
    return 0


def _size(path: Path) -> int:
    files = path.rglob("*") if path.is_dir() else [path]
    return sum(file.lstat().st_size for file in files if file.is_file() and not file.is_symlink())


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
