"""The program for machines without Python: a folder with the desk, its Python and the packages it needs."""

from __future__ import annotations

import platform
import shutil
import sys
import tempfile
from pathlib import Path

from tools.documents import ROOT
from tools.packages.ground import PACKAGING, pack, run, version


def make_app(into: Path) -> Path:
    """The folder ``hakem``, made by PyInstaller in an empty place: nothing of an earlier one is used."""
    with tempfile.TemporaryDirectory() as temporary:
        run(
            *(sys.executable, "-m", "PyInstaller", PACKAGING / "hakem.spec", "--noconfirm", "--log-level", "WARN"),
            *("--distpath", Path(temporary) / "dist", "--workpath", Path(temporary) / "work"),
            cwd=ROOT,
            environment={"PYTHONPATH": str(ROOT / "src"), "PYINSTALLER_CONFIG_DIR": str(Path(temporary) / "cache")},
        )
        folder = into / "hakem"
        shutil.rmtree(folder, ignore_errors=True)
        shutil.move(Path(temporary) / "dist" / "hakem", folder)
    return folder


def make_archive(folder: Path, into: Path) -> Path:
    """The folder as one file to hand out; its name says for which machines it is."""
    name = f"hakem-{version()}-{_system()}"
    if sys.platform == "win32":
        return Path(shutil.make_archive(str(into / name), "zip", folder.parent, folder.name))
    pack(folder, into / f"{name}.tar.xz", name)
    return into / f"{name}.tar.xz"


def _system() -> str:
    name = {"win32": "windows", "darwin": "macos"}.get(sys.platform, sys.platform)
    return f"{name}-{platform.machine().lower()}"
