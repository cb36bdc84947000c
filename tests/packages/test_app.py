"""The program for machines without Python: whole, small, and what it does when it is started."""

from __future__ import annotations

import os
import pty
import subprocess
from pathlib import Path

import pytest
from PyInstaller.archive.readers import CArchiveReader, ZlibArchiveReader
from tools.documents import ROOT

from hakem.web.demos import DEMOS
from tests.support.some import some
from tests.support.started import (
    PATIENCE,
    Home,
    keeps_books,
    lets_somebody_in,
    opens_by_a_double_click,
    prints_everything,
    started,
    state_of,
    works_on_files,
)

PACKAGE = ROOT / "src" / "hakem"
MOST_MEGABYTES = 60


@pytest.fixture
def home(tmp_path: Path) -> Home:
    return Home(tmp_path / "home")


def test_everything_of_ours_is_in_it_and_nothing_of_the_workshop(app: Path) -> None:
    ours = [path for path in PACKAGE.rglob("*") if path.is_file() and "__pycache__" not in path.parts]
    others = {path.relative_to(PACKAGE).as_posix() for path in ours if path.suffix != ".py"}
    inside = app / "_internal" / "hakem"
    assert {path.relative_to(inside).as_posix() for path in inside.rglob("*") if path.is_file()} == others
    modules = modules_of(app / "hakem")
    names = {".".join(path.relative_to(PACKAGE.parent).with_suffix("").parts) for path in ours if path.suffix == ".py"}
    assert {name.removesuffix(".__init__") for name in names} - modules <= {"hakem.__main__"}
    packages = {name.partition(".")[0] for name in modules}
    assert not packages & {"pytest", "hypothesis", "playwright", "psycopg", "setuptools", "mypy", "tkinter"}
    assert sum(path.stat().st_size for path in app.rglob("*") if path.is_file()) < MOST_MEGABYTES * 10**6


def modules_of(program: Path) -> set[str]:
    """The modules that were frozen into a program."""
    archive = CArchiveReader(str(program))
    (packed,) = (name for name in archive.toc if name.endswith(".pyz"))
    frozen = archive.open_embedded_archive(packed)
    assert isinstance(frozen, ZlibArchiveReader)
    return set(frozen.toc)


def test_the_licences_of_what_is_inside_come_along(app: Path) -> None:
    inside = app / "_internal"
    assert "MIT License" in (inside / "licences" / "LICENSE").read_text(encoding="utf-8")
    assert (inside / "licences" / "python" / "LICENSE.txt").is_file()
    for part in some(list(inside.glob("*.dist-info"))):
        texts = [path for path in part.rglob("*") if path.name.upper().startswith(("LICEN", "COPYING", "NOTICE"))]
        assert texts or part.name.startswith("hakem"), part


def test_a_double_click_opens_the_desk_in_the_browser(app: Path, home: Home) -> None:
    before = state_of(app)
    opens_by_a_double_click(home, app / "hakem")
    assert home.data.is_dir()
    assert state_of(app) == before


def test_it_prints_every_document_of_every_example(app: Path, home: Home) -> None:
    with started(home, app / "hakem", "serve", "--port", "0", "--no-browser") as desk:
        for demo in DEMOS:
            prints_everything(desk, demo)
        assert desk.stop()[0] == 0
    assert len(list(home.data.glob("*.hakem"))) == len(DEMOS)


def test_its_command_line_is_that_of_the_package(app: Path, home: Home) -> None:
    before = state_of(app)
    works_on_files(home, app / "hakem")
    keeps_books(home, app / "hakem")
    lets_somebody_in(home, app / "hakem")
    assert state_of(app) == before


def test_a_window_that_would_close_at_once_waits_until_it_is_read(app: Path, home: Home) -> None:
    (home.folder / "file").write_text("")
    ours, theirs = pty.openpty()
    try:
        process = subprocess.Popen(
            [app / "hakem"],
            env={**home.environment, "HAKEM_DATA": str(home.folder / "file")},
            stdin=theirs,
            stdout=theirs,
            stderr=theirs,
        )
        said = b""
        while b"Enter" not in said:
            said += os.read(ours, 1000)
        assert process.poll() is None
        os.write(ours, b"\n")
        assert process.wait(PATIENCE) == 5
    finally:
        os.close(ours)
        os.close(theirs)
