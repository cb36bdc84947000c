"""The wheel: whole, the same every time, and what it does once it is installed."""

from __future__ import annotations

import os
import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path

from tools.documents import ROOT
from tools.packages.ground import version
from tools.packages.wheels import make_wheel

from tests.support.started import (
    Home,
    has_pages,
    keeps_books,
    lets_somebody_in,
    prints_everything,
    started,
    works_on_files,
)

PACKAGE = ROOT / "src" / "hakem"
FILES = sorted(
    path.relative_to(PACKAGE.parent).as_posix()
    for path in PACKAGE.rglob("*")
    if path.is_file() and "__pycache__" not in path.parts
)


def uv(home: Path, *words: str | Path) -> None:
    """Install something as users do; packages come from where this machine gets them."""
    places = {name: str(home / name.lower()) for name in ("UV_TOOL_DIR", "UV_TOOL_BIN_DIR")}
    done = subprocess.run(
        [sys.executable, "-m", "uv", *map(str, words)],
        env={**os.environ, **places, "UV_NO_CONFIG": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr


def test_every_file_of_the_package_is_in_it(wheel: Path, sources: Path) -> None:
    assert len(FILES) > 500
    with zipfile.ZipFile(wheel) as packed:
        names = set(packed.namelist())
    about = f"hakem-{version()}.dist-info/"
    assert {name for name in names if not name.startswith(about)} == set(FILES)
    assert f"{about}licenses/LICENSE" in names
    with tarfile.open(sources) as archive:
        inside = {name.partition("/")[2] for name in archive.getnames()}
    assert {f"src/{name}" for name in FILES} | {"docs/kurulum.md", "examples/entries.trf", "LICENSE"} <= inside


def test_it_comes_out_the_same(wheel: Path, sources: Path, tmp_path: Path) -> None:
    again = make_wheel(tmp_path)
    assert [path.read_bytes() for path in again] == [wheel.read_bytes(), sources.read_bytes()]


def test_alone_it_pairs_and_says_what_the_desk_needs(wheel: Path, tmp_path: Path) -> None:
    uv(tmp_path, "venv", "--python", sys.executable, tmp_path / "venv")
    python, command = (tmp_path / "venv" / "bin" / name for name in ("python", "hakem"))
    uv(tmp_path, "pip", "install", "--no-index", "--python", python, wheel)
    home = Home(tmp_path / "home")
    works_on_files(home, command)
    refused = home.run(command, "serve")
    assert (refused.returncode, 'pip install "hakem[desk]"' in refused.stderr) == (3, True)


def test_as_a_tool_of_uv_it_serves_the_desk(wheel: Path, tmp_path: Path) -> None:
    uv(
        tmp_path,
        *("tool", "install", "--python", sys.executable, "--constraints", ROOT / "requirements" / "desk.lock"),
        f"hakem[desk] @ {wheel.as_uri()}",
    )
    home, command = Home(tmp_path / "home"), tmp_path / "uv_tool_bin_dir" / "hakem"
    with started(home, command, "serve", "--port", "0", "--no-browser") as desk:
        has_pages(desk)
        prints_everything(desk, "dutch-17")
        code, said = desk.stop()
    assert (code, "girilen her şey kayıtlı" in said, str(home.data) in said) == (0, True, True)
    works_on_files(home, command)
    keeps_books(home, command)
    lets_somebody_in(home, command)
