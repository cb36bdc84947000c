"""The package of Debian: what it says of itself, and what it does when it is unpacked."""

from __future__ import annotations

import configparser
import gzip
import re
import shlex
import subprocess
from pathlib import Path

import pytest
from tools.packages.app import make_archive
from tools.packages.deb import make_deb, needed_libc
from tools.packages.ground import version

from tests.docs.test_hosting import understood
from tests.support.some import some
from tests.support.started import Home, opens_by_a_double_click, prints_everything, started, works_on_files


@pytest.fixture(scope="module")
def root(deb: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where it was unpacked."""
    folder = tmp_path_factory.mktemp("root")
    subprocess.run(["dpkg-deb", "-x", deb, folder], check=True)
    return folder


def fields(deb: Path) -> dict[str, str]:
    said = subprocess.run(["dpkg-deb", "-f", deb], capture_output=True, text=True, check=True).stdout
    return {name: value for name, _, value in (line.partition(": ") for line in said.splitlines())}


def test_it_starts_in_an_empty_environment(root: Path, tmp_path: Path) -> None:
    home, program = Home(tmp_path / "home"), root / "usr" / "bin" / "hakem"
    opens_by_a_double_click(home, program)
    works_on_files(home, program)
    starter = desktop(root)["Desktop Entry"]["Exec"]
    with started(home, program, *shlex.split(starter)[1:], "--port", "0", "--no-browser") as desk:
        prints_everything(desk, "round-robin-6")
        assert desk.stop()[0] == 0


def desktop(root: Path) -> configparser.ConfigParser:
    entry = configparser.ConfigParser(interpolation=None)
    entry.optionxform = str  # type: ignore[assignment,method-assign]
    entry.read_string((root / "usr/share/applications/hakem.desktop").read_text(encoding="utf-8"))
    return entry


def test_the_menu_has_it_with_a_picture_in_two_languages(root: Path) -> None:
    entry = desktop(root)
    for part in some(entry.sections()):
        assert entry[part]["Exec"].startswith("hakem serve")
        assert understood(entry[part]["Exec"])
        named = {"GenericName[tr]", "Name[tr]"} & set(entry[part])
        assert named, part
    assert (root / f"usr/share/icons/hicolor/scalable/apps/{entry['Desktop Entry']['Icon']}.svg").is_file()
    assert entry["Desktop Entry"]["Terminal"] == "true"  # the window in which it runs, and by which it is ended


def test_what_it_says_of_itself(deb: Path, root: Path) -> None:
    said = fields(deb)
    assert (said["Package"], said["Version"]) == ("hakem", version())
    assert said["Depends"] == f"libc6 (>= {needed_libc(root)})"
    assert re.fullmatch(r"2\.\d\d", needed_libc(root))
    documents = root / "usr" / "share" / "doc" / "hakem"
    copyright_file = (documents / "copyright").read_text(encoding="utf-8")
    for named in ("starlette", "reportlab", "License: Expat", "libcrypto"):
        assert named in copyright_file
    assert f"hakem ({version()}) " in gzip.decompress((documents / "changelog.gz").read_bytes()).decode()
    assert {"installing.md", "kurulum.md"} <= {path.name for path in documents.iterdir()}
    sums = subprocess.run(["dpkg-deb", "-I", deb, "md5sums"], capture_output=True, text=True, check=True).stdout
    (root / "md5sums").write_text(sums)
    subprocess.run(["md5sum", "--quiet", "-c", "md5sums"], cwd=root, check=True)
    owners = subprocess.run(["dpkg-deb", "-c", deb], capture_output=True, text=True, check=True).stdout
    assert {line.split()[1] for line in owners.splitlines()} == {"root/root"}


def test_what_is_packed_comes_out_the_same(app: Path, deb: Path, tmp_path: Path) -> None:
    assert make_deb(app, tmp_path).read_bytes() == deb.read_bytes()


def test_the_program_as_one_file_to_hand_out(app: Path, tmp_path: Path) -> None:
    archive = make_archive(app, tmp_path)
    subprocess.run(["tar", "-xf", archive, "-C", tmp_path], check=True)
    unpacked = tmp_path / archive.name.removesuffix(".tar.xz") / "hakem"
    assert Home(tmp_path / "home").run(unpacked, "--version").stdout.strip() == f"hakem {version()}"
