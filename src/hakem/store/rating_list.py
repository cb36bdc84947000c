"""Rating lists that have been imported: a file for each, searched by words, by beginnings of words and by numbers.

Persons stand in the order of their ratings, so that the first ones that are found
are the best rated ones, and nothing has to be sorted. Words are folded once
(:func:`hakem.model.search_words`), those in the list and those that are looked for.
:mod:`hakem.store.rating_list_import` makes such files.
"""

from __future__ import annotations

import os
import re
import sqlite3
from collections.abc import Sequence

from hakem.errors import RequestError
from hakem.formats.rating_lists.listed import ListedPerson, ListKind
from hakem.i18n import Message
from hakem.model import search_words
from hakem.store.journal import StoreError
from hakem.values import dataclass

SUFFIX = ".ratings"
APPLICATION = 0x48414B52
"""What the head of such a file says: the letters HAKR."""
VERSION = 1
COLUMNS = ", ".join(ListedPerson._fields)
_NAME = re.compile(r"[a-z0-9][a-z0-9_-]{0,40}\Z")
_SELECT = f"SELECT {', '.join(f'person.{field}' for field in ListedPerson._fields)} FROM person"
_FOUND = f"{_SELECT} JOIN words ON words.rowid = person.place WHERE words MATCH ? ORDER BY words.rowid LIMIT ?"
_MOST_WORDS = 10
_MOST_NAMESAKES = 200


@dataclass(frozen=True, slots=True)
class ListInfo:
    """Which list it is: of what kind and month, from which file, when, how many rows it has and had to leave out."""

    name: str
    kind: ListKind
    month: str
    source: str
    imported: str
    rows: int
    broken: int

    @property
    def label(self) -> str:
        """Which list data is from, as an event keeps it: the name and the month."""
        return " ".join(part for part in (self.name, self.month) if part)


class RatingListFile:
    """One list, open for reading. It stays the list it was when another one takes its place."""

    def __init__(self, path: str) -> None:
        if not os.path.isfile(path):
            raise StoreError(Message("lists.no-such-list", {"file": path}))
        address = path.replace("%", "%25").replace("?", "%3f").replace("#", "%23")
        try:
            self._database = sqlite3.connect(f"file:{address}?mode=ro", uri=True, check_same_thread=False)
            self.info = self._read_info(path)
        except sqlite3.Error as exc:
            raise StoreError(Message("lists.damaged", {"file": path})) from exc

    def _read_info(self, path: str) -> ListInfo:
        (application,) = self._database.execute("PRAGMA application_id").fetchone()
        (version,) = self._database.execute("PRAGMA user_version").fetchone()
        if application != APPLICATION:
            raise StoreError(Message("lists.other-file", {"file": path}))
        if version > VERSION:
            raise StoreError(Message("lists.newer", {"file": path}))
        said = dict(self._database.execute("SELECT name, value FROM about"))
        try:
            return ListInfo(
                said["name"],
                ListKind(said["kind"]),
                said["month"],
                said["source"],
                said["imported"],
                int(said["rows"]),
                int(said["broken"]),
            )
        except (KeyError, ValueError) as exc:
            raise StoreError(Message("lists.damaged", {"file": path})) from exc

    def search(self, text: str, limit: int = 20) -> list[ListedPerson]:
        """Who has all these words, or words that begin so, in any order; the best rated first. A number is an id."""
        number = text.strip()
        if number.isascii() and number.isdecimal():
            return self._numbered(number, limit)
        words = search_words(text)[:_MOST_WORDS]
        return self._people(_FOUND, " AND ".join(f'"{word}" *' for word in words), limit) if words else []

    def by_id(self, fide_id: int) -> ListedPerson | None:
        """Who has this FIDE number."""
        found = self._people(f"{_SELECT} WHERE fide_id = ? ORDER BY place LIMIT 1", fide_id)
        return found[0] if found else None

    def by_national_id(self, national_id: str) -> ListedPerson | None:
        """Who has this licence number."""
        query = f"{_SELECT} WHERE national_id = ? AND national_id <> '' ORDER BY place LIMIT 1"
        found = self._people(query, national_id)
        return found[0] if found else None

    def find(self, name: str, birth_year: int | None = None) -> list[ListedPerson]:
        """Who may be meant by a name: those with just these words, else those who have more besides.

        A year of birth must not be another one; the list may not know it.
        """
        words = search_words(name)[:_MOST_WORDS]
        if not words:
            return []
        found = self._people(_FOUND, " AND ".join(f'"{word}"' for word in words), _MOST_NAMESAKES)
        fitting = [p for p in found if birth_year is None or p.birth_year is None or p.birth_year == birth_year]
        same = sorted(words)
        return [p for p in fitting if sorted(search_words(p.name)) == same] or fitting

    def _numbered(self, number: str, limit: int) -> list[ListedPerson]:
        fide = self._people(f"{_SELECT} WHERE fide_id = ? ORDER BY place LIMIT ?", int(number[:18]), limit)
        query = f"{_SELECT} WHERE national_id = ? AND national_id <> '' ORDER BY place LIMIT ?"
        licensed = self._people(query, number, limit)
        return [*fide, *(person for person in licensed if person not in fide)][:limit]

    def _people(self, query: str, *data: object) -> list[ListedPerson]:
        try:
            rows = self._database.execute(query, data).fetchall()
        except sqlite3.Error as exc:
            raise StoreError(Message("lists.damaged", {"file": self.info.name})) from exc
        return [_person(row) for row in rows]

    def close(self) -> None:
        """Let go of the file."""
        self._database.close()

    def __enter__(self) -> RatingListFile:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


_INACTIVE = ListedPerson._fields.index("inactive")


def _person(row: Sequence[object]) -> ListedPerson:
    person = ListedPerson._make(row)
    return person._replace(inactive=bool(row[_INACTIVE]))


class RatingLists:
    """The lists of a folder, known by name: ``fide``, ``national``, and whatever somebody calls theirs."""

    def __init__(self, folder: str) -> None:
        self.folder = folder

    def path_of(self, name: str) -> str:
        """The file of a list, whether it is there or not."""
        if not _NAME.match(name):
            raise RequestError(Message("lists.bad-name", {"name": name}))
        return os.path.join(self.folder, name + SUFFIX)

    def names(self) -> list[str]:
        """The lists there are, in the order of their names."""
        try:
            files = os.listdir(self.folder)
        except FileNotFoundError:
            return []
        names = (file.removesuffix(SUFFIX) for file in files if file.endswith(SUFFIX))
        return sorted(name for name in names if _NAME.match(name))

    def open(self, name: str) -> RatingListFile:
        """One of them."""
        return RatingListFile(self.path_of(name))
