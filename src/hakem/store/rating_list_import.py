"""From the file that somebody downloaded to a list that can be searched.

The new list is made beside the old one and takes its place when it is whole. So
whoever searches meanwhile finds something, and a file that cannot be read changes
nothing. Rows go through, one after the other: two million of them need no more
memory than a thousand.
"""

from __future__ import annotations

import contextlib
import errno
import os
import secrets
import sqlite3
import zipfile
import zlib
from collections.abc import Callable, Iterator
from datetime import UTC, datetime
from io import BytesIO
from typing import BinaryIO

from hakem.errors import InputError, RequestError, TooLarge
from hakem.formats.document import FileProblem
from hakem.formats.rating_lists.listed import ListedPerson, ListKind, OpenList
from hakem.formats.rating_lists.national import open_rows
from hakem.formats.rating_lists.reading import open_list
from hakem.formats.workbook import MOST_UNPACKED, workbook_rows
from hakem.i18n import Message
from hakem.model import search_words
from hakem.store.journal import StoreError
from hakem.store.rating_list import APPLICATION, COLUMNS, VERSION, ListInfo
from hakem.values import dataclass

HowFar = Callable[[float], None]
"""Is told how much is done, from 0 to 1."""

ENDINGS = (".txt", ".xml", ".csv", ".xlsx")
_ZIP, _WORKBOOK = ".zip", ".xlsx"
_PIECE = 1 << 20
_LARGEST = 4_000_000_000
_TELL_EVERY = 20_000
_READ, _SORTED, _INDEXED = 0.55, 0.7, 0.97
"""How much of the work is done when all rows are read, in order, and can be searched."""

_USUAL_NAMES = {ListKind.COMBINED: "fide", ListKind.NATIONAL: "national"}
_TROUBLES = {
    sqlite3.SQLITE_FULL: errno.ENOSPC,
    sqlite3.SQLITE_READONLY: errno.EROFS,
    sqlite3.SQLITE_CANTOPEN: errno.EACCES,
}
_COLUMNS = """
    fide_id INTEGER, name TEXT NOT NULL, federation TEXT NOT NULL, sex TEXT NOT NULL, title TEXT NOT NULL,
    women_title TEXT NOT NULL, other_titles TEXT NOT NULL, standard INTEGER, standard_k INTEGER, rapid INTEGER,
    rapid_k INTEGER, blitz INTEGER, blitz_k INTEGER, birth_year INTEGER, inactive INTEGER NOT NULL,
    national_id TEXT NOT NULL, national INTEGER, club TEXT NOT NULL, province TEXT NOT NULL
"""
_PERHAPS_NONE = frozenset(
    ["fide_id", "standard", "standard_k", "rapid", "rapid_k", "blitz", "blitz_k", "birth_year", "national"]
)
_WITH_NONE = ", ".join(f"nullif({field}, 0)" if field in _PERHAPS_NONE else field for field in ListedPerson._fields)
_SCHEMA = f"""
    CREATE TABLE about (name TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT;
    CREATE TABLE person (place INTEGER PRIMARY KEY, {_COLUMNS}) STRICT;
    CREATE VIRTUAL TABLE words USING
        fts5(name, content='', columnsize=0, detail=none, prefix='1 2 3 4 5', tokenize='ascii');
    CREATE TABLE rows.person ({_COLUMNS}) STRICT;
"""
_SETTINGS = """
    PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF; PRAGMA locking_mode = EXCLUSIVE; PRAGMA cache_size = -32000;
    PRAGMA rows.journal_mode = OFF; PRAGMA rows.synchronous = OFF; PRAGMA rows.cache_size = -8000;
"""
_INDEXES = (
    "CREATE INDEX person_by_fide_id ON person (fide_id) WHERE fide_id IS NOT NULL",
    "CREATE INDEX person_by_national_id ON person (national_id) WHERE national_id <> ''",
)


class Unreadable(StoreError):  # noqa: N818 - it reads as what it says
    """The file of a list that cannot be read, and what the operating system complains of."""

    def __init__(self, path: str, cause: OSError) -> None:
        super().__init__(Message("lists.unreadable", {"file": path}))
        self.path = path
        self.cause = cause


@dataclass(frozen=True, slots=True)
class ImportedList:
    """A list that is in its place, and what was wrong with rows of the file, with the first places."""

    info: ListInfo
    problems: tuple[FileProblem, ...]


def usual_name(kind: ListKind) -> str:
    """How a list is called if nobody says otherwise: ``fide``, ``fide-rapid``, ``national``."""
    return _USUAL_NAMES.get(kind, f"fide-{kind.value}")


@contextlib.contextmanager
def opened_list(path: str, kind: ListKind | None = None, progress: HowFar = lambda _: None) -> Iterator[OpenList]:
    """The list in a file, or in the one file of an archive; ``kind`` says what a list of one rating is a list of."""
    with contextlib.ExitStack() as stack:
        try:
            file: BinaryIO = stack.enter_context(open(path, "rb"))
            name, size = os.path.basename(path), os.fstat(file.fileno()).st_size
        except OSError as exc:
            raise Unreadable(path, exc) from exc
        with _unreadable_told(path):
            if name.lower().endswith(_ZIP):
                file, name, size = _member(stack.enter_context(zipfile.ZipFile(file)), stack, path)
            if name.lower().endswith(_WORKBOOK):
                yield open_rows(workbook_rows(_seekable(file, size)))
            else:
                yield open_list(_pieces(file, size, progress), name, kind)


@contextlib.contextmanager
def _unreadable_told(path: str) -> Iterator[None]:
    """What reading an archive can complain of, at once or later, as an error of ours."""
    try:
        yield
    except (zipfile.BadZipFile, zlib.error, EOFError) as exc:
        raise InputError(Message("lists.broken-archive", {"file": path})) from exc


def _member(archive: zipfile.ZipFile, stack: contextlib.ExitStack, path: str) -> tuple[BinaryIO, str, int]:
    lists = [member for member in archive.infolist() if member.filename.lower().endswith(ENDINGS)]
    if len(lists) != 1:
        raise InputError(Message("lists.archive", {"file": path, "count": len(lists), "endings": ", ".join(ENDINGS)}))
    if lists[0].file_size > _LARGEST:
        raise TooLarge(Message("lists.too-large", {"most": _LARGEST}))
    try:
        opened = stack.enter_context(archive.open(lists[0]))
    except RuntimeError as exc:  # it has a password, or is packed in a way that is not known
        raise zipfile.BadZipFile from exc
    return opened, os.path.basename(lists[0].filename), lists[0].file_size  # type: ignore[return-value]


def _seekable(file: BinaryIO, size: int) -> BinaryIO:
    """A workbook that can be read here and there; one inside an archive is unpacked first, and may not be large."""
    if not isinstance(file, zipfile.ZipExtFile):
        return file
    if size > MOST_UNPACKED:
        raise TooLarge(Message("lists.too-large", {"most": MOST_UNPACKED}))
    return BytesIO(file.read(size))


def _pieces(file: BinaryIO, size: int, progress: HowFar) -> Iterator[bytes]:
    done = 0
    while True:
        try:
            piece = file.read(_PIECE)
        except OSError as exc:
            raise Unreadable(getattr(file, "name", ""), exc) from exc
        if not piece:
            return
        done += len(piece)
        progress(_READ * min(1.0, done / (size or 1)))
        yield piece


def import_list(
    opened: OpenList, target: str, name: str, source: str, progress: HowFar = lambda _: None
) -> ImportedList:
    """Make the list that is open the one in the file ``target``, whole or not at all.

    ``name`` is how the list is called, ``source`` the name of the file that it
    comes from. ``OSError`` if the disk does not take it.
    """
    mark = f".{os.path.basename(target)}.{os.getpid()}-{secrets.token_hex(4)}"
    folder = os.path.dirname(os.path.abspath(target))
    os.makedirs(folder, exist_ok=True)
    new, rows = os.path.join(folder, mark), os.path.join(folder, f"{mark}-rows")
    try:
        info = _build(new, rows, opened, (name, source), progress)
        _to_disk(new)
        os.replace(new, target)
    except sqlite3.Error as exc:
        code = getattr(exc, "sqlite_errorcode", sqlite3.SQLITE_IOERR) & 0xFF
        raise OSError(_TROUBLES.get(code, errno.EIO), str(exc), target) from exc
    finally:
        for left in (new, rows):
            with contextlib.suppress(OSError):
                os.unlink(left)
    progress(1.0)
    return ImportedList(info, tuple(opened.notes.problems))


def _build(new: str, rows: str, opened: OpenList, called: tuple[str, str], progress: HowFar) -> ListInfo:
    with contextlib.closing(sqlite3.connect(new, isolation_level=None)) as database:
        database.execute("ATTACH ? AS rows", (rows,))
        database.executescript(_SETTINGS + _SCHEMA)
        database.execute(f"PRAGMA application_id = {APPLICATION}")
        database.execute(f"PRAGMA user_version = {VERSION}")
        database.execute("BEGIN")
        places = ", ".join("?" * len(ListedPerson._fields))
        database.executemany(f"INSERT INTO rows.person VALUES ({places})", map(_numbers_for_none, opened.people))
        (count,) = database.execute("SELECT count(*) FROM rows.person").fetchone()
        _require_believable(opened, count)
        progress(_READ)
        in_order = f"SELECT {_WITH_NONE} FROM rows.person ORDER BY {_strength(opened.kind)} DESC, rowid"
        database.execute(f"INSERT INTO main.person ({COLUMNS}) {in_order}")
        progress(_SORTED)
        _index(database, count, progress)
        name, source = called
        imported = datetime.now(UTC).isoformat(timespec="seconds").replace("+00:00", "Z")
        info = ListInfo(name, opened.kind, opened.month, source, imported, count, opened.notes.broken)
        about = ((field, str(getattr(info, field))) for field in ListInfo.__match_args__ if field != "kind")
        database.executemany("INSERT INTO about VALUES (?, ?)", [*about, ("kind", info.kind.value)])
        database.execute("COMMIT")
        return info


def _numbers_for_none(person: ListedPerson) -> list[int | str]:
    """The row with 0 for nothing: sqlite3 asks around for a second way to write None and booleans, each time."""
    return [0 if value is None or value is False else 1 if value is True else value for value in person]


def _strength(kind: ListKind) -> str:
    """What persons stand in the order of."""
    fields = ("standard", "rapid", "blitz", "national")
    first = fields[-1:] + fields[:-1] if kind is ListKind.NATIONAL else fields
    return f"coalesce({', '.join(f'nullif({field}, 0)' for field in first)}, 0)"


def _require_believable(opened: OpenList, count: int) -> None:
    """A file of which less than half can be read is no list, or not one that is known here."""
    broken = opened.notes.broken
    if count and count >= broken:
        return
    if not broken:
        raise InputError(Message("lists.no-rows"))
    first = opened.notes.problems[0]
    message = Message("lists.mostly-broken", {"broken": broken, "rows": count + broken, "first": first.message})
    raise InputError(message, first.row, first.column)


def _index(database: sqlite3.Connection, count: int, progress: HowFar) -> None:
    """Words and numbers by which persons are found."""
    done = 0

    def folded(name: str) -> str:
        nonlocal done
        done += 1
        if done % _TELL_EVERY == 0:
            progress(_SORTED + (_INDEXED - _SORTED) * done / count)
        return " ".join(search_words(name))

    database.create_function("folded", 1, folded, deterministic=True)
    database.execute("INSERT INTO words (words, rank) VALUES ('automerge', 0)")
    database.execute("INSERT INTO words (words, rank) VALUES ('hashsize', 16000000)")
    database.execute("INSERT INTO words (rowid, name) SELECT place, folded(name) FROM person ORDER BY place")
    database.execute("INSERT INTO words (words) VALUES ('optimize')")
    progress(_INDEXED)
    for index in _INDEXES:
        database.execute(index)


def _to_disk(path: str) -> None:
    with open(path, "r+b") as file:
        os.fsync(file.fileno())


def require_other_place(source: str, target: str) -> None:
    """A list is not imported into the file that it comes from."""
    if os.path.exists(target) and os.path.samefile(source, target):
        raise RequestError(Message("lists.same-file", {"file": target}))
