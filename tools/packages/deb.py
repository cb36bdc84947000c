"""A package for Debian and its kin: the program of ``make app``, a starter in the menu, a page of the manual.

Made with ``dpkg-deb`` alone, by anybody. What the program needs of the system is its C library; how new it must be is
read out of the program itself.
"""

from __future__ import annotations

import gzip
import hashlib
import os
import re
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from datetime import UTC, datetime
from importlib.metadata import Distribution, distributions
from pathlib import Path

from tools.documents import ROOT
from tools.packages.ground import PACKAGING, epoch, run, version

MAINTAINER = f"{os.environ.get('DEBFULLNAME', 'The Hakem authors')} <{os.environ.get('DEBEMAIL', 'hakem@localhost')}>"
"""Who answers for the package, in the variables that Debian's own tools use."""

HOME = Path("usr/lib/hakem")


def make_deb(folder: Path, into: Path) -> Path:
    """The package of a program that is there."""
    architecture = subprocess.run(
        ["dpkg", "--print-architecture"], capture_output=True, text=True, check=True
    ).stdout.strip()
    out = into / f"hakem_{version()}_{architecture}.deb"
    with tempfile.TemporaryDirectory() as temporary:
        root = Path(temporary) / "root"
        _fill(folder, root)
        _control(root, architecture)
        for path in root.rglob("*"):
            if not path.is_symlink():
                path.chmod(0o755 if path.is_dir() or path == root / HOME / "hakem" else 0o644)
            os.utime(path, (epoch(), epoch()), follow_symlinks=False)
        run("dpkg-deb", "--root-owner-group", "-Zxz", "-z1", "--build", root, out, cwd=into)
    return out


def _fill(folder: Path, root: Path) -> None:
    """Everything that is installed."""
    shutil.copytree(folder, root / HOME, symlinks=True)
    (root / "usr/bin").mkdir(parents=True)
    (root / "usr/bin/hakem").symlink_to("../lib/hakem/hakem")
    share = root / "usr/share"
    _put(share / "applications/hakem.desktop", (PACKAGING / "hakem.desktop").read_bytes())
    _put(share / "icons/hicolor/scalable/apps/hakem.svg", (ROOT / "src/hakem/web/static/hakem.svg").read_bytes())
    _put(share / "man/man1/hakem.1.gz", _squeezed((PACKAGING / "hakem.1").read_bytes()))
    _put(share / "lintian/overrides/hakem", (PACKAGING / "lintian-overrides").read_bytes())
    _put(share / "doc/hakem/copyright", _copyright(folder).encode())
    _put(share / "doc/hakem/changelog.gz", _squeezed(_changelog().encode()))
    _put(share / "doc/hakem/NEWS.md.gz", _squeezed((ROOT / "CHANGELOG.md").read_bytes()))
    for page in ("installing.md", "kurulum.md"):
        _put(share / "doc/hakem" / page, (ROOT / "docs" / page).read_bytes())


def _put(path: Path, data: bytes) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(data)


def _squeezed(data: bytes) -> bytes:
    return gzip.compress(data, 9, mtime=0)


def _control(root: Path, architecture: str) -> None:
    """What dpkg wants to know: the description, and the sums of all files."""
    files = sorted(path for path in (root / "usr").rglob("*") if path.is_file() and not path.is_symlink())
    fields = {
        "Package": "hakem",
        "Version": version(),
        "Architecture": architecture,
        "Maintainer": MAINTAINER,
        "Installed-Size": str(sum(-(-path.stat().st_size // 1024) for path in files)),
        "Depends": f"libc6 (>= {needed_libc(root / HOME)})",
        "Recommends": "xdg-utils",
        "Section": "misc",
        "Priority": "optional",
        "Description": (PACKAGING / "description").read_text(encoding="utf-8").rstrip("\n"),
    }
    _put(root / "DEBIAN/control", "".join(f"{name}: {value}\n" for name, value in fields.items()).encode())
    sums = (f"{hashlib.md5(path.read_bytes()).hexdigest()}  {path.relative_to(root)}\n" for path in files)
    _put(root / "DEBIAN/md5sums", "".join(sums).encode())


def needed_libc(folder: Path) -> str:
    """The oldest C library that has everything the programs and libraries in a folder ask for."""
    found = {tuple(map(int, each.split(b"."))) for path in _binaries(folder) for each in _asked_of_libc(path)}
    return ".".join(map(str, max(found)))


def _binaries(folder: Path) -> Iterator[Path]:
    for path in folder.rglob("*"):
        if path.is_file() and not path.is_symlink():
            with path.open("rb") as file:
                if file.read(4) == b"\x7fELF":
                    yield path


def _asked_of_libc(path: Path) -> list[bytes]:
    return re.findall(rb"\0GLIBC_(\d+(?:\.\d+)+)(?=\0)", path.read_bytes())


def _changelog() -> str:
    """In the form that Debian reads; the changes themselves are in the file beside it."""
    day = datetime.fromtimestamp(epoch(), UTC).strftime("%a, %d %b %Y %H:%M:%S +0000")
    return (
        f"hakem ({version()}) stable; urgency=medium\n\n  * What has changed is told in NEWS.md.gz.\n\n"
        f" -- {MAINTAINER}  {day}\n"
    )


def _copyright(folder: Path) -> str:
    """Whose the parts are; the whole text of each licence is installed beside its part."""
    inside = f"/{HOME}/_internal"
    parts = sorted(distributions(path=[str(folder / "_internal")]), key=lambda each: each.name.lower())
    listed = "".join(f"  {each.name} {each.version}: {_licence(each)}\n" for each in parts)
    libraries = "".join(f"  {path.name}\n" for path in sorted((folder / "_internal").glob("lib*.so*")))
    mit = "".join(f" {line or '.'}\n" for line in (ROOT / "LICENSE").read_text(encoding="utf-8").splitlines()[4:])
    return (
        "Format: https://www.debian.org/doc/packaging-manuals/copyright-format/1.0/\n"
        "Upstream-Name: hakem\n"
        "Comment:\n"
        f" The program contains Python and these packages. Their licences are in\n {inside}/*.dist-info\n"
        f" and {inside}/licences:\n" + listed + f" and these libraries of the system it was made on:\n{libraries}\n"
        "Files: *\nCopyright: 2026 The Hakem authors\nLicense: Expat\n\n"
        f"Files: usr/lib/hakem/_internal/hakem/paper/fonts/*\nCopyright: Bitstream, Inc. and the DejaVu authors\n"
        f"License: DejaVu\n See {inside}/hakem/paper/fonts/LICENSE-DejaVu.txt.\n\n"
        f"License: Expat\n{mit}"
    )


def _licence(part: Distribution) -> str:
    """What a package says of its licence, in one line."""
    about = part.metadata
    said = next((about[name] for name in ("License-Expression", "License") if name in about), "")
    if not said or "\n" in said:
        named = [each.rpartition(" :: ")[2] for each in about.get_all("Classifier") or [] if each.startswith("License")]
        said = ", ".join(named) or "see its folder"
    return said
