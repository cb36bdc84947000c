"""The list of FIDE as text in columns: combined, of one rating, and the older layout.

Every column begins where its heading does and goes as far as the next one. So the
layouts need no tables of their own, and one that FIDE widens is read as well.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator

from hakem.errors import InputError
from hakem.formats.rating_lists.listed import (
    SEXES,
    BrokenRow,
    ListedPerson,
    ListKind,
    ListNotes,
    OpenList,
    listed_federation,
    listed_id,
    listed_k,
    listed_rating,
    listed_year,
)
from hakem.i18n import Message
from hakem.model import without_unprintable
from hakem.values import dataclass

_HEADING = re.compile(r"ID[ _]?Number|\S+", re.IGNORECASE)
_MONTH = re.compile(r"([A-Z]{3})(\d\d)\Z")
_MONTHS = ("JAN", "FEB", "MAR", "APR", "MAY", "JUN", "JUL", "AUG", "SEP", "OCT", "NOV", "DEC")
_NOWHERE = slice(0, 0)
_OTHER_SIGNS = "latin-1"


@dataclass(frozen=True, slots=True)
class Columns:
    """Where the columns of one list stand; one that it does not have is nowhere."""

    id: slice
    name: slice
    federation: slice
    sex: slice
    title: slice
    women_title: slice
    other: slice
    arena: slice
    standard: slice
    standard_k: slice
    rapid: slice
    rapid_k: slice
    blitz: slice
    blitz_k: slice
    birth: slice
    flag: slice


_NAMES = {
    "id": ("id number", "id_number", "idnumber", "id"),
    "name": ("name",),
    "federation": ("fed",),
    "sex": ("sex",),
    "title": ("tit", "titl"),
    "women_title": ("wtit",),
    "other": ("otit",),
    "arena": ("foa",),
    "standard": ("srtng",),
    "standard_k": ("sk",),
    "rapid": ("rrtng",),
    "rapid_k": ("rk",),
    "blitz": ("brtng",),
    "blitz_k": ("bk",),
    "birth": ("b-day", "born"),
    "flag": ("flag",),
}


def is_heading(line: str) -> bool:
    """Whether a line is the heading of such a list."""
    found = {word.lower() for word in _HEADING.findall(line)}
    return bool(found & set(_NAMES["id"])) and {"name", "fed"} <= found


def open_text(heading: str, lines: Iterable[bytes], only: ListKind) -> OpenList:
    """The list below a heading; ``only`` is the rating that a list with a single one has."""
    places = {found[0].lower(): found.start() for found in _HEADING.finditer(heading)}
    ends = [*sorted(places.values())[1:], None]
    slices = {
        word: slice(start, end) for (word, start), end in zip(sorted(places.items(), key=_start), ends, strict=True)
    }
    kind, month = ListKind.COMBINED, ""
    for word in places:
        dated = _MONTH.match(word.upper())
        if dated and dated[1] in _MONTHS:
            kind, month = only, f"20{dated[2]}-{_MONTHS.index(dated[1]) + 1:02d}"
            slices[_NAMES[only.value][0]] = slices[word]
            slices[_NAMES[f"{only.value}_k"][0]] = slices.get("k", _NOWHERE)
    if not any(_NAMES[rating][0] in slices for rating in ("standard", "rapid", "blitz")):
        raise InputError(Message("lists.no-ratings"))
    columns = Columns(*(next((slices[n] for n in names if n in slices), _NOWHERE) for names in _NAMES.values()))
    notes = ListNotes()
    return OpenList(kind, _people(lines, columns, notes), notes, month)


def _start(place: tuple[str, int]) -> int:
    return place[1]


def _people(lines: Iterable[bytes], columns: Columns, notes: ListNotes) -> Iterator[ListedPerson]:
    for row, ended in enumerate(lines, start=2):
        line = ended.rstrip()
        try:
            if line.isascii():
                if line:
                    yield _person(line.decode("ascii"), columns)
            else:
                yield _other_signs(line, columns)
        except BrokenRow as exc:
            notes.leave_out(row, exc.message)


def _person(text: str, at: Columns) -> ListedPerson:
    """The person of a row. Cells repeat themselves a lot, so most of them are known when they come."""
    if not text.isprintable():
        text = without_unprintable(text)
    name = text[at.name].strip()
    if not name:
        raise BrokenRow(Message("lists.row-name"))
    other, arena = text[at.other].strip(), text[at.arena].strip()
    return ListedPerson(
        listed_id(text[at.id]),
        name,
        listed_federation(text[at.federation]),
        SEXES.get(text[at.sex].strip().upper(), ""),
        text[at.title].strip(),
        text[at.women_title].strip(),
        f"{other},{arena}" if other and arena else other or arena,
        listed_rating(text[at.standard]),
        listed_k(text[at.standard_k]),
        listed_rating(text[at.rapid]),
        listed_k(text[at.rapid_k]),
        listed_rating(text[at.blitz]),
        listed_k(text[at.blitz_k]),
        listed_year(text[at.birth]),
        "i" in text[at.flag].lower(),
    )


def _other_signs(line: bytes, columns: Columns) -> ListedPerson:
    """A row with letters beyond ASCII: the columns are counted in bytes, or else in letters."""
    letters = _letters(line)
    try:
        in_bytes = _person(line.decode(_OTHER_SIGNS), columns)
    except BrokenRow:
        return _person(letters, columns)
    return in_bytes._replace(name=without_unprintable(_letters(line[columns.name]).strip()))


def _letters(data: bytes) -> str:
    try:
        return data.decode("utf-8")
    except UnicodeDecodeError:
        return data.decode(_OTHER_SIGNS)
