"""The packages, each made once for a whole run by the command that makes it for users."""

from __future__ import annotations

import fcntl
import os
import subprocess
import sys
from pathlib import Path

import pytest
from tools.documents import ROOT


def made(factory: pytest.TempPathFactory, what: str) -> Path:
    """A folder with the package; processes that test side by side share it."""
    base = factory.getbasetemp()
    shared = (base.parent if "PYTEST_XDIST_WORKER" in os.environ else base) / f"package-{what}"
    shared.mkdir(exist_ok=True)
    with open(shared / ".lock", "w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not (shared / ".made").exists():
            words = [sys.executable, "-m", "tools.packages", what, "--into", str(shared)]
            environment = {**os.environ, "PYTHONPATH": os.pathsep.join((str(ROOT / "src"), str(ROOT)))}
            done = subprocess.run(words, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)
            assert done.returncode == 0, done.stderr
            (shared / ".made").touch()
    return shared


@pytest.fixture(scope="session")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel."""
    (found,) = made(tmp_path_factory, "wheel").glob("*.whl")
    return found


@pytest.fixture(scope="session")
def sources(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The archive of the sources."""
    (found,) = made(tmp_path_factory, "wheel").glob("*.tar.gz")
    return found


@pytest.fixture(scope="session")
def app(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of the program for machines without Python, made together with the package of Debian."""
    return made(tmp_path_factory, "deb") / "hakem"


@pytest.fixture(scope="session")
def deb(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The package of Debian."""
    (found,) = made(tmp_path_factory, "deb").glob("*.deb")
    return found
