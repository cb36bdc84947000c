"""Files as the commands see them: read whole, written whole or not at all."""

from __future__ import annotations

import contextlib
import os
import tempfile
from collections.abc import Iterable
from pathlib import Path

from hakem.cli.console import Console
from hakem.formats import FileProblem, Parsed, Written, parse_bytes
from hakem.i18n import Message, say
from hakem.model import Tournament

_LISTED = 20
_REASONS: dict[type[OSError], str] = {
    FileNotFoundError: "missing",
    PermissionError: "forbidden",
    IsADirectoryError: "folder",
    NotADirectoryError: "missing",
}


class FileAccessError(Exception):
    """A file that cannot be read or written."""

    def __init__(self, path: str, key: str, cause: OSError) -> None:
        super().__init__(path)
        self.path = path
        self.key = key
        self.cause = cause

    def message(self) -> Message:
        """What went wrong, in words that do not depend on the operating system where possible."""
        reason = _REASONS.get(type(self.cause))
        if reason is None:
            return Message(self.key, {"reason": self.cause.strerror or str(self.cause)})
        return Message(f"{self.key}.{reason}")


class BadFile(Exception):  # noqa: N818 - it reads as what it says
    """A file whose contents cannot be used; everything wrong has been said."""


def read_tournament(path: str, console: Console) -> tuple[Tournament, Parsed]:
    """The tournament in a file (``-``: standard input); errors and adjustments are said with their places."""
    parsed = parse_bytes(_bytes(path, console), console.watch(console.words("cli.reading")))
    for line in finding_lines(path, parsed, console.language):
        console.complain(line)
    if parsed.tournament is None:
        raise BadFile
    return parsed.tournament, parsed


def _bytes(path: str, console: Console) -> bytes:
    return console.stdin.read() if path == "-" else read_bytes(path)


def read_bytes(path: str) -> bytes:
    """The bytes of a file."""
    try:
        return Path(path).read_bytes()
    except OSError as exc:
        raise FileAccessError(path, "cli.cannot-read", exc) from exc


def finding_lines(path: str, parsed: Parsed, language: str) -> list[str]:
    """Each finding with its place, or only the errors if there are any."""
    return problem_lines(path, parsed.problems if parsed.tournament is not None else parsed.errors, language)


def problem_lines(path: str, found: Iterable[FileProblem], language: str) -> list[str]:
    """Each problem with its place; what occurs very often is cut short."""
    said: dict[str, int] = {}
    lines: list[str] = []
    for problem in found:
        key = problem.message.key
        said[key] = said.get(key, 0) + 1
        if said[key] <= _LISTED:
            lines.append(f"{path}:{problem.row}:{problem.column}: {say(problem.message, language)}")
    hidden = sum(count - _LISTED for count in said.values() if count > _LISTED)
    if hidden:
        lines.append(f"{path}: {say(Message('cli.more', {'count': hidden}), language)}")
    return lines


def write_document(path: str, written: Written, console: Console) -> None:
    """Write a file and say everything that could not be written as it was."""
    write_text(path, written.text, console)
    for message in written.adjustments:
        console.complain(f"{path}: {say(message, console.language)}")


def write_text(path: str, text: str, console: Console) -> None:
    """Write a whole file, or nothing: the old one stays until the new one is complete."""
    if path == "-":
        console.stdout.write(text)
        return
    data = text.encode("utf-8", "replace")
    try:
        if path.endswith(os.sep):
            raise IsADirectoryError(path)
        target = Path(os.path.realpath(path))  # a link stays a link
        if target.exists() and not os.access(target, os.W_OK):
            raise PermissionError(path)
        if target.exists() and not target.is_file():  # a device or a pipe cannot be replaced, only written to
            target.write_bytes(data)
        else:
            _replace(target, data)
    except OSError as exc:
        raise FileAccessError(path, "cli.cannot-write", exc) from exc


def _replace(target: Path, data: bytes) -> None:
    """Put a new file into the place of the old one, in one step."""
    temporary = ""
    try:
        with tempfile.NamedTemporaryFile("wb", dir=target.parent, prefix=".hakem-", delete=False) as out:
            temporary = out.name
            out.write(data)
        mode = target.stat().st_mode & 0o777 if target.exists() else 0o666 & ~_umask()
        os.chmod(temporary, mode)
        os.replace(temporary, target)
    except OSError:
        with contextlib.suppress(OSError):
            os.unlink(temporary)
        raise


def _umask() -> int:
    mask = os.umask(0)
    os.umask(mask)
    return mask
