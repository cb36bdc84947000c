"""Many tournament files at once: named ones, folders of them, and archives, which are read in memory."""

from __future__ import annotations

import lzma
import os
import tarfile
import zlib
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from hakem.cli.console import Console
from hakem.cli.files import FileAccessError, read_bytes
from hakem.errors import InputError, RequestError, TooLarge
from hakem.i18n import Message

ARCHIVES = (".tar", ".tar.gz", ".tgz", ".tar.xz", ".txz", ".tar.bz2")
REPORTS = (".trf", ".trfx")
"""Endings of the files that are taken from folders and archives."""

_LARGEST = 64_000_000
_BROKEN = (tarfile.TarError, EOFError, lzma.LZMAError, zlib.error, OSError)


@dataclass(frozen=True, slots=True)
class Source:
    """One file: how it is called, and what is in it unless it lies on the disk under that name."""

    name: str
    data: bytes | None = None

    def read(self) -> bytes:
        """What is in the file."""
        return read_bytes(self.name) if self.data is None else self.data


def sources(paths: Sequence[str], console: Console) -> list[Source]:
    """Every file behind the paths, in their order; inside folders and archives by name."""
    return [source for path in paths for source in _behind(path, console)]


def _behind(path: str, console: Console) -> list[Source]:
    if path == "-":
        return [Source(path, console.stdin.read())]
    if os.path.isdir(path):
        inside = [Source(str(p)) for p in sorted(Path(path).rglob("*")) if _is_report(p.name) and p.is_file()]
    elif path.lower().endswith(ARCHIVES):
        inside = sorted(_in_archive(path), key=lambda source: source.name)
    else:
        return [Source(path)]
    if not inside:
        raise RequestError(Message("cli.no-reports", {"path": path, "endings": tuple(REPORTS)}))
    return inside


def _is_report(name: str) -> bool:
    return name.lower().endswith(REPORTS) and not name.startswith(".")


def _in_archive(path: str) -> Iterator[Source]:
    """The reports of an archive; nothing is unpacked to the disk."""
    if not os.access(path, os.R_OK):
        read_bytes(path)  # says what is wrong with it
    try:
        with tarfile.open(path) as archive:
            for member in archive:
                name = f"{path}/{member.name}"
                if not member.isfile() or not _is_report(os.path.basename(member.name)):
                    continue
                if member.size > _LARGEST:
                    raise TooLarge(Message("cli.member-too-large", {"file": name, "largest": _LARGEST}))
                content = archive.extractfile(member)
                yield Source(name, content.read() if content is not None else b"")
    except FileAccessError:
        raise
    except _BROKEN as exc:
        raise InputError(Message("cli.broken-archive", {"file": path})) from exc
