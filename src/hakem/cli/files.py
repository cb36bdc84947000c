"""Files as the commands see them: read whole, written whole or not at all; many at once, from folders and archives."""

from __future__ import annotations

import argparse
import contextlib
import errno
import os
import sys
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, TypeVar

from hakem.cli.console import Console
from hakem.errors import InputError, RequestError, TooLarge, UnknownName
from hakem.formats import FileProblem, Finding, Note, Parsed, Written, notes, parse_bytes
from hakem.formats.document import Watch
from hakem.i18n import Datum, Message, say
from hakem.model import Player, PlayerId, Team, TeamId, Tournament, search_key
from hakem.values import dataclass

if TYPE_CHECKING:
    from hakem.desk.choosing import SystemWish

_Named = TypeVar("_Named", Player, Team)

ARCHIVES = (".tar", ".tar.gz", ".tgz", ".tar.xz", ".txz", ".tar.bz2")
ZIP = ".zip"
SURELY = (".trf", ".trfx")
PERHAPS = (".txt", ".json")
REPORTS = (*SURELY, *PERHAPS)
"""Endings of the files that are taken from folders and archives: some are events, others may be anything."""

_LARGEST = 64_000_000
MOST_PLAYERS = 20_000
"""More players than any event has had; memory grows with their square."""

_LISTED = 20
_REASONS: dict[type[OSError], str] = {
    FileNotFoundError: "missing",
    PermissionError: "forbidden",
    IsADirectoryError: "folder",
    NotADirectoryError: "missing",
}
_TROUBLES = {
    errno.ENOSPC: "full",
    errno.EDQUOT: "full",
    errno.EFBIG: "full",
    errno.ENAMETOOLONG: "long-name",
    errno.EROFS: "read-only",
    errno.EIO: "device",
    errno.ENXIO: "device",
    errno.ENODEV: "device",
    errno.EBUSY: "busy",
    errno.ETXTBSY: "busy",
    errno.ELOOP: "circle",
    errno.EMFILE: "too-many",
    errno.ENFILE: "too-many",
}


def trouble(cause: OSError) -> Datum:
    """What the operating system complains of: the usual troubles in words of ours, the others in its own."""
    known = _TROUBLES.get(cause.errno) if cause.errno is not None else None
    return Message(f"cli.trouble.{known}") if known else cause.strerror or str(cause)


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
            return Message(self.key, {"reason": trouble(self.cause)})
        return Message(f"{self.key}.{reason}")


class BadFile(Exception):  # noqa: N818 - it reads as what it says
    """A file whose contents cannot be used; everything wrong has been said."""


@dataclass(frozen=True, slots=True)
class Reading:
    """How files are read: whether what would have to be assumed is refused, and whether every row of it is told."""

    strict: bool = False
    all_notes: bool = False


def reading_of(args: argparse.Namespace) -> Reading:
    """What the command line says about it."""
    return Reading(args.strict, args.all_notes)


def read_tournament(path: str, console: Console, reading: Reading) -> tuple[Tournament, Parsed]:
    """The tournament in a file (``-``: standard input); errors and adjustments are said with their places."""
    data = console.stdin.read(_LARGEST + 1) if path == "-" else read_bytes(path)
    parsed = parsed_within_limits(data, console.watch(console.words("cli.reading")))
    # What is wrong with a file that cannot be used, else everything that was found in it.
    findings = parsed.problems if parsed.tournament is not None else parsed.errors
    for line in problem_lines(path, findings, console.language, reading.all_notes):
        console.note(line)
    if parsed.tournament is None:
        raise BadFile
    refused = strictly_refused(parsed) if reading.strict else None
    if refused is not None:
        console.note(f"{path}: {console.say(refused)}")
        raise BadFile
    return parsed.tournament, parsed


def with_boards(t: Tournament, parsed: Parsed, wish: SystemWish | None = None) -> Tournament:
    """The event with its boards in the order of the rule of its system, where the file has none.

    For those who show boards, or write them down; who only pairs does not ask.
    """
    from hakem.desk.choosing import NO_WISH, choose_system, own_system
    from hakem.pairing.board_order import boards_in_order

    if not parsed.without_boards or (own_system(t) is None and not (wish and wish.system)):
        return t
    return boards_in_order(t, choose_system(t, wish or NO_WISH), parsed.without_boards)


def player_numbered(t: Tournament, number: int) -> PlayerId:
    """Whom a pairing number on the command line means: people know no other."""
    for player in t.players:
        if player.number == number:
            return player.id
    raise RequestError(Message("cli.no-such-number", {"number": number}))


def player_meant(t: Tournament, text: str) -> PlayerId:
    """Whom somebody means: by the pairing number, or by a part of the name that no other has."""
    if text.isascii() and text.isdecimal():
        return player_numbered(t, int(text))
    return _called(t.players, text, "player").id


def team_meant(t: Tournament, text: str) -> TeamId:
    """Which team somebody means: by its number, or by a part of the name that no other has."""
    if text.isascii() and text.isdecimal():
        numbered = next((team.id for team in t.teams if team.id == int(text)), None)
        if numbered is None:
            raise UnknownName("team", text, tuple(team.name for team in t.teams))
        return numbered
    return _called(t.teams, text, "team").id


def _called(those: Sequence[_Named], text: str, kind: str) -> _Named:
    """The one whose name holds these words."""
    wanted = search_key(text).split()
    found = [one for one in those if wanted and all(word in search_key(one.name) for word in wanted)]
    if len(found) > 1:
        names = tuple(f"{getattr(one, 'number', one.id)} {one.name}" for one in found[:8])
        raise RequestError(Message("cli.desk.several", {"text": text, "names": names}))
    if not found:
        raise UnknownName(kind, text, tuple(one.name for one in those) if kind == "team" else ())
    return found[0]


def parsed_within_limits(data: bytes, watch: Watch = iter) -> Parsed:
    """What is in the bytes of a file; ``TooLarge`` if nobody can want to handle that."""
    if len(data) > _LARGEST:
        raise TooLarge(Message("file.too-large", {"most": _LARGEST}))
    rows = data.count(b"\n001 ") + data.count(b"\r001 ")
    if rows <= MOST_PLAYERS:
        parsed = parse_bytes(data, watch)
        rows = len(parsed.tournament.players) if parsed.tournament is not None else 0
    if rows > MOST_PLAYERS:
        raise TooLarge(Message("file.too-many-players", {"count": rows, "most": MOST_PLAYERS}))
    return parsed


def strictly_refused(parsed: Parsed) -> Message | None:
    """Why somebody who wants nothing assumed does not take this file; None if nothing was."""
    return Message("cli.strict", {"count": len(parsed.adjustments)}) if parsed.adjustments else None


def read_bytes(path: str) -> bytes:
    """The bytes of a file."""
    try:
        with open(path, "rb") as file:
            return file.read()
    except OSError as exc:
        raise FileAccessError(path, "cli.cannot-read", exc) from exc


DATABASE = "HAKEM_DATABASE"
"""Where the address of a database may stand instead of on a command line, which others can see."""


def data_folder(environment: Mapping[str, str], platform: str = sys.platform) -> str:
    """Where events and lists are kept: the folder HAKEM_DATA, else where programs of this system keep theirs."""
    said = environment.get("HAKEM_DATA")
    if said:
        return said
    if platform == "win32":
        return os.path.join(environment.get("LOCALAPPDATA") or os.path.expanduser(r"~\AppData\Local"), "hakem")
    home = environment.get("HOME") or os.path.expanduser("~")
    share = environment.get("XDG_DATA_HOME")
    if not share and platform == "darwin":
        share = os.path.join(home, "Library", "Application Support")
    return os.path.join(share or os.path.join(home, ".local", "share"), "hakem")


def problem_lines(path: str, found: Iterable[FileProblem], language: str, every: bool = False) -> list[str]:
    """Each error with its place, cut short if there are very many; notes once for every kind, unless all are wanted."""
    said: dict[str, int] = {}
    lines: list[str] = []
    for note in _each(found) if every else _by_kind(found):
        key = note.kind
        said[key] = said.get(key, 0) + 1
        if said[key] <= _LISTED or every:
            lines.append(f"{path}:{note.first.row}:{note.first.column}: {say(note.message, language)}")
    hidden = 0 if every else sum(count - _LISTED for count in said.values() if count > _LISTED)
    if hidden:
        lines.append(f"{path}: {say(Message('cli.more', {'count': hidden}), language)}")
    return lines


def _each(found: Iterable[FileProblem]) -> list[Note]:
    return [Note(problem) for problem in found]


def _by_kind(found: Iterable[FileProblem]) -> list[Note]:
    """Errors one by one, everything else once for every kind; in the order of the file."""
    listed = list(found)
    errors = _each(problem for problem in listed if problem.finding is Finding.ERROR)
    others = notes(problem for problem in listed if problem.finding is not Finding.ERROR)
    return sorted((*errors, *others), key=lambda note: (note.first.row, note.first.column))


def write_document(path: str, written: Written, console: Console) -> None:
    """Write a file and say everything that could not be written as it was."""
    write_text(path, written.text, console)
    for message in written.adjustments:
        console.note(f"{path}: {console.say(message)}")


def write_text(path: str, text: str, console: Console) -> None:
    """Write a whole file, or nothing: the old one stays until the new one is complete."""
    if path == "-":
        console.stdout.write(text)
        return
    _put(path, text.encode("utf-8", "replace"))


def write_bytes(path: str, data: bytes, console: Console) -> None:
    """The same for what is no text."""
    if path == "-":
        raw = getattr(console.stdout, "buffer", None)
        if raw is None or console.stdout.isatty():
            raise RequestError(Message("cli.no-text"))
        raw.write(data)
        return
    _put(path, data)


def _put(path: str, data: bytes) -> None:
    try:
        if path.endswith(os.sep):
            raise IsADirectoryError(path)
        target = os.path.realpath(path)  # a link stays a link
        if os.path.exists(target) and not os.access(target, os.W_OK):
            raise PermissionError(path)
        if os.path.exists(target) and not os.path.isfile(target):  # a device or a pipe can only be written to
            with open(target, "wb") as out:
                out.write(data)
        else:
            _replace(target, data)
    except OSError as exc:
        raise FileAccessError(path, "cli.cannot-write", exc) from exc


def _replace(target: str, data: bytes) -> None:
    """Put a new file into the place of the old one, in one step."""
    from tempfile import NamedTemporaryFile

    temporary = ""
    try:
        with NamedTemporaryFile("wb", dir=os.path.dirname(target), prefix=".hakem-", delete=False) as out:
            temporary = out.name
            out.write(data)
        mode = os.stat(target).st_mode & 0o777 if os.path.exists(target) else 0o666 & ~_umask()
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


@dataclass(frozen=True, slots=True)
class Source:
    """One of many files: how it is called, and what is in it unless it lies on the disk under that name."""

    name: str
    data: bytes | None = None
    perhaps: bool = False
    """It was found in a folder or an archive, and its name does not say that it is an event."""

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
        inside = [Source(name, perhaps=_is_doubtful(name)) for name in _in_folder(path)]
    elif path.lower().endswith((*ARCHIVES, ZIP)):
        inside = sorted(_in_archive(path), key=lambda source: source.name)
    else:
        return [Source(path)]
    if not inside:
        raise RequestError(Message("cli.no-reports", {"path": path, "endings": ", ".join(REPORTS)}))
    return inside


def _is_report(name: str) -> bool:
    return name.lower().endswith(REPORTS) and not name.startswith(".")


def _is_doubtful(name: str) -> bool:
    return name.lower().endswith(PERHAPS)


def _in_folder(path: str) -> list[str]:
    """The reports of a folder and of those inside it, in the order of their paths, part by part."""
    from pathlib import Path

    return [str(p) for p in sorted(Path(path).rglob("*")) if _is_report(p.name) and p.is_file()]


def _in_archive(path: str) -> Iterator[Source]:
    """The reports of an archive, read in memory; nothing is unpacked to the disk."""
    if not os.access(path, os.R_OK):
        read_bytes(path)  # says what is wrong with it
    members = _in_zip(path) if path.lower().endswith(ZIP) else _in_tar(path)
    for name, data in members:
        yield Source(f"{path}/{name}", data, _is_doubtful(name))


def _is_wanted(path: str, name: str, size: int) -> bool:
    """Whether a member of an archive is to be read; one that is too large is refused."""
    if not _is_report(name.rpartition("/")[2]):
        return False
    if size > _LARGEST:
        raise TooLarge(Message("cli.member-too-large", {"file": f"{path}/{name}", "largest": _LARGEST}))
    return True


def _in_tar(path: str) -> Iterator[tuple[str, bytes]]:
    import lzma
    import tarfile
    import zlib

    try:
        with tarfile.open(path) as archive:
            for member in archive:
                if member.isfile() and _is_wanted(path, member.name, member.size):
                    content = archive.extractfile(member)
                    yield member.name, content.read() if content is not None else b""
    except (tarfile.TarError, EOFError, lzma.LZMAError, zlib.error, OSError) as exc:
        raise InputError(Message("cli.broken-archive", {"file": path})) from exc


def _in_zip(path: str) -> Iterator[tuple[str, bytes]]:
    """What a member says of its size is not believed: no more than that is read."""
    import zipfile
    import zlib

    try:
        with zipfile.ZipFile(path) as archive:
            for member in archive.infolist():
                if not member.is_dir() and _is_wanted(path, member.filename, member.file_size):
                    with archive.open(member) as content:
                        yield member.filename, content.read(member.file_size)
    # A password or an unknown way of packing is a RuntimeError.
    except (zipfile.BadZipFile, EOFError, zlib.error, OSError, RuntimeError) as exc:
        raise InputError(Message("cli.broken-archive", {"file": path})) from exc
