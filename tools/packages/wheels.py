"""The package for those who have Python: a wheel, and the sources it is made of.

Both are made in folders of their own: what an earlier build has left behind must not get in. The wheel is made from
the archive of the sources, so that the archive is known to be whole.
"""

from __future__ import annotations

import shutil
import sys
import tarfile
import tempfile
from pathlib import Path

from tools.documents import ROOT
from tools.packages.ground import pack, run, version

SOURCES = ("pyproject.toml", "MANIFEST.in", "README.md", "CHANGELOG.md", "LICENSE", "src", "docs", "examples")
_BACKEND = "import sys; from setuptools import build_meta; getattr(build_meta, sys.argv[1])(sys.argv[2])"


def make_wheel(into: Path) -> tuple[Path, Path]:
    """The wheel and the archive of the sources."""
    name = f"hakem-{version()}"
    with tempfile.TemporaryDirectory() as temporary:
        copy, made, unpacked = (Path(temporary) / each for each in ("copy", "made", "unpacked"))
        copy.mkdir()
        made.mkdir()
        for source in SOURCES:
            _copy(ROOT / source, copy / source)
        run(sys.executable, "-c", _BACKEND, "build_sdist", made, cwd=copy)
        with tarfile.open(made / f"{name}.tar.gz") as archive:
            archive.extractall(unpacked, filter="data")
        pack(unpacked / name, into / f"{name}.tar.gz", name)
        run(sys.executable, "-c", _BACKEND, "build_wheel", made, cwd=unpacked / name)
        wheel = next(made.glob("*.whl"))
        return Path(shutil.copy(wheel, into / wheel.name)), into / f"{name}.tar.gz"


def _copy(source: Path, target: Path) -> None:
    """With the same rights for everybody, whatever they are here."""
    if source.is_dir():
        shutil.copytree(source, target, ignore=shutil.ignore_patterns("__pycache__", "*.egg-info", ".*"))
    else:
        shutil.copy(source, target)
    for path in (target, *target.rglob("*")):
        path.chmod(0o755 if path.is_dir() else 0o644)
