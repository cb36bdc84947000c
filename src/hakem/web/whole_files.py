"""A whole event out of an uploaded file: a report of any program, a file of ours, or the backup of a journal.

Nothing is written before everything was read and understood. What is wrong is told
with its place in the file; what was read otherwise than it is written, too.
"""

from __future__ import annotations

import os
import tempfile
from collections.abc import Iterable, Sequence
from itertools import islice
from shutil import copyfile

from hakem.desk.choosing import own_system
from hakem.desk.journal.asking import ActionAsked
from hakem.desk.journal.entry import JournalEntry
from hakem.desk.journal.fold import fold
from hakem.desk.journal.importing import LISTED, imported, read_otherwise, with_its_boards
from hakem.desk.journal.roles import Person
from hakem.desk.journal.state import EMPTY, Desk
from hakem.errors import HakemError, RequestError
from hakem.formats import FileProblem, Finding, parse_bytes
from hakem.formats.other_programs import other_database
from hakem.i18n import Message
from hakem.store.already_here import begun_with, with_the_journal
from hakem.store.copies import copy_name, restore
from hakem.store.in_place import NEWER
from hakem.store.journal import Store, StoreError
from hakem.store.running import begin_event, random_seed, utc_now
from hakem.store.sqlite import SqliteStore
from hakem.values import dataclass, replace
from hakem.web.making import begin_named

MOST_BYTES = 8_000_000
MOST_PLAYERS = 5000

SYSTEMS = ("dutch", "dubov", "burstein", "lim", "berger")
"""Systems that can be named for a report whose own is not known here."""

_DATABASE, _ARCHIVE = b"SQLite format 3\x00", b"PK"
_TABLES = (".csv", ".tsv", ".xlsx", ".xls", ".pgn")
"""Endings of files with players or games, which belong into an event that is there."""


@dataclass(frozen=True, slots=True)
class FoundIn:
    """Something about a place in a file."""

    row: int
    column: int
    message: Message


class BadUpload(RequestError):  # noqa: N818 - it reads as what it says
    """A file that is no event; ``found`` are the places where that shows."""

    def __init__(self, message: Message, found: Sequence[FoundIn] = ()) -> None:
        super().__init__(message)
        self.found = tuple(found)


@dataclass(frozen=True, slots=True)
class Taken:
    """The event that came of a file, and what was read otherwise than it is written."""

    event: str
    adjusted: tuple[FoundIn, ...] = ()


@dataclass(frozen=True, slots=True)
class FileWish:
    """How a file is to be taken: by which system if it names none that is here, as a ``copy`` of what is here too.

    ``backups`` is the folder for the file of an event that has gone on elsewhere.
    """

    system: str = ""
    copy: bool = False
    backups: str = ""


AS_IT_IS = FileWish()


def take_file(store: Store, name: str, data: bytes, person: Person, wish: FileWish = AS_IT_IS) -> Taken:
    """A new event from the bytes of a file; the event of which it is again is recognised."""
    if not data:
        raise BadUpload(Message("web-home.import.empty"))
    if len(data) > MOST_BYTES:
        raise BadUpload(Message("web-home.import.large", {"most": MOST_BYTES // 1_000_000}))
    other = other_database(data, name)
    if other is not None:
        raise BadUpload(other)
    if data.startswith(_DATABASE):
        return Taken(_restored(store, data, wish))
    if data.startswith(_ARCHIVE) or name.lower().endswith(_TABLES):
        raise BadUpload(Message("web-home.import.players"))
    return _reported(store, name, data, person, wish)


def _reported(store: Store, name: str, data: bytes, person: Person, wish: FileWish) -> Taken:
    """A report or a file of ours; every round of it is paired again and compared."""
    if data.count(b"\n001 ") + data.count(b"\r001 ") > MOST_PLAYERS:
        raise BadUpload(Message("web-home.import.many", {"most": MOST_PLAYERS}))
    parsed = parse_bytes(data)
    t = parsed.tournament
    if t is None:
        raise BadUpload(Message("web-home.import.unreadable"), _places(parsed.errors))
    if len(t.players) > MOST_PLAYERS:
        raise BadUpload(Message("web-home.import.many", {"most": MOST_PLAYERS}))
    if own_system(t) is None and wish.system in SYSTEMS:
        t = replace(t, rules=replace(t.rules, system=wish.system))
    asked = ActionAsked("create", {}, person, utc_now(), random_seed())
    adjusted = _places(p for p in parsed.problems if p.finding is Finding.ADJUSTED)
    source = os.path.basename(name)[:80]
    t = with_its_boards(t, parsed.without_boards)
    decision = imported(t, asked, source, parsed.rounds_stated, otherwise=read_otherwise(parsed.problems))
    here = None if wish.copy else begun_with(store, decision)
    if here is not None:
        raise here
    event = begin_named(store, t.event.name, lambda event: begin_event(store, event, decision))
    return Taken(event, adjusted)


def _places(problems: Iterable[FileProblem]) -> tuple[FoundIn, ...]:
    return tuple(FoundIn(each.row, each.column, each.message) for each in islice(problems, LISTED))


def _restored(store: Store, data: bytes, wish: FileWish) -> str:
    """The journal of a backup, if it is whole and comes to an event; its entries keep their hashes."""
    with tempfile.TemporaryDirectory(prefix="hakem-") as folder:
        path = os.path.join(folder, "upload.hakem")
        with open(path, "wb") as file:
            file.write(data)
        aside = SqliteStore(folder)
        try:
            aside.verify("upload")
            entries = tuple(aside.read("upload"))
            name = _understood(entries).tournament.event.name
        except StoreError as error:  # what was sent is no event of ours: our own store is well
            raise RequestError(error.message) from error
        finally:
            aside.close()
        if not wish.copy:
            _require_other(store, entries, path, wish.backups)
        return begin_named(store, name, lambda event: restore(path, store, event))


def _require_other(store: Store, entries: Sequence[JournalEntry], path: str, backups: str) -> None:
    """No event here has the same journal. One that has gone on in the file is kept among the copies of the event."""
    here = with_the_journal(store, entries)
    if here is None:
        return
    if here.how == NEWER and backups:
        os.makedirs(backups, exist_ok=True)
        kept = os.path.join(backups, copy_name(here.event, "import", len(entries)))
        if not os.path.exists(kept):
            copyfile(path, kept)
    raise here


def _understood(entries: Sequence[JournalEntry]) -> Desk:
    """The state that a journal comes to; one that a stranger wrote may say anything."""
    try:
        desk = fold(entries, EMPTY)
    except HakemError:
        raise
    except Exception as error:
        raise BadUpload(Message("web-home.import.journal")) from error
    if not entries or not desk.tournament.event.name:
        raise BadUpload(Message("web-home.import.journal"))
    return desk
