"""One person of a rating list, which list it is, and the rows that could not be read."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple

from hakem.formats.document import FileProblem, Finding
from hakem.i18n import Message
from hakem.values import OneOf, dataclass, field

MOST_RATING = 4000
_LONGEST_ID = 10
_TOLD = 20
"""So many broken rows are told with their places; all are counted."""

SEXES = {"M": "m", "F": "w", "W": "w"}
"""As lists write it, and as :class:`hakem.model.Sex` has it."""


class ListKind(OneOf):
    """What a list holds: all three ratings of FIDE, one of them, or national ratings."""

    COMBINED = "combined"
    STANDARD = "standard"
    RAPID = "rapid"
    BLITZ = "blitz"
    NATIONAL = "national"


class ListedPerson(NamedTuple):
    """A row of a rating list. None is unrated or unknown, "" is not said.

    A tuple with names, because a list has two million of them. ``sex`` is "m" or
    "w"; ``title`` and ``women_title`` are those over the board, ``other_titles``
    those of arbiters, trainers and organisers and of the arena. ``national_id`` is
    a licence or membership number, never a citizen's identity number. Of the day
    of birth only the year is kept.
    """

    fide_id: int | None
    name: str
    federation: str = ""
    sex: str = ""
    title: str = ""
    women_title: str = ""
    other_titles: str = ""
    standard: int | None = None
    standard_k: int | None = None
    rapid: int | None = None
    rapid_k: int | None = None
    blitz: int | None = None
    blitz_k: int | None = None
    birth_year: int | None = None
    inactive: bool = False
    national_id: str = ""
    national: int | None = None
    club: str = ""
    province: str = ""


class BrokenRow(Exception):  # noqa: N818 - it reads as what it says
    """A row that says something that cannot be."""

    def __init__(self, message: Message) -> None:
        super().__init__(message.key)
        self.message = message


@dataclass(slots=True)
class ListNotes:
    """What was wrong with rows, while they are read: how many were left out, and the first of them with places."""

    broken: int = 0
    problems: list[FileProblem] = field(default_factory=list)
    _seen: dict[str, int] = field(default_factory=dict)

    def leave_out(self, row: int, message: Message) -> None:
        """A row is left out."""
        self.broken += 1
        if self.broken <= _TOLD:
            self.problems.append(FileProblem(message, Finding.ERROR, row))

    def adjust(self, row: int, message: Message) -> None:
        """A row was read differently from how it is written; each kind is told with its first place."""
        self._seen[message.key] = self._seen.get(message.key, 0) + 1
        if self._seen[message.key] == 1:
            self.problems.append(FileProblem(message, Finding.ADJUSTED, row))


@dataclass(frozen=True, slots=True)
class OpenList:
    """A list that is being read: ``people`` gives one person after the other, once, and ``notes`` fill meanwhile.

    ``month`` is that of the list, as ``2026-10``, if it says so.
    """

    kind: ListKind
    people: Iterator[ListedPerson]
    notes: ListNotes
    month: str = ""


def listed_id(text: str) -> int:
    """A FIDE number; every row of a list of FIDE has one."""
    digits = text.strip()
    if not (digits.isascii() and digits.isdecimal() and 0 < len(digits) <= _LONGEST_ID and int(digits)):
        raise BrokenRow(Message("lists.row-id", {"text": digits[:40]}))
    return int(digits)


@lru_cache(maxsize=8192)
def listed_rating(text: str) -> int | None:
    """A rating; 0, nothing and a dash are none."""
    digits = text.strip().removesuffix(".0").strip("-")
    if not digits:
        return None
    if not (digits.isascii() and digits.isdecimal() and len(digits) <= 5 and int(digits) < MOST_RATING):
        raise BrokenRow(Message("lists.row-rating", {"text": text.strip()[:40]}))
    return int(digits) or None


@lru_cache(maxsize=1024)
def listed_year(text: str) -> int | None:
    """A year of birth; 0 and everything that is no year of our times is none."""
    digits = text.strip()
    return int(digits) if len(digits) == 4 and digits.isdecimal() and "1850" < digits < "2100" else None


@lru_cache(maxsize=64)
def listed_k(text: str) -> int | None:
    """A coefficient; it only helps, so one that is none is left out."""
    digits = text.strip()
    return int(digits) or None if digits.isascii() and digits.isdecimal() and len(digits) <= 3 else None


@lru_cache(maxsize=1024)
def listed_federation(text: str) -> str:
    """Three letters, or nothing: anything else stands in the wrong column."""
    code = text.strip()
    if code and not (len(code) == 3 and code.isascii() and code.isalnum()):
        raise BrokenRow(Message("lists.row-federation", {"text": code[:40]}))
    return code.upper()
