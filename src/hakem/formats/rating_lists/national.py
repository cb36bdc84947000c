"""National lists as tables with a heading: comma, semicolon or tab between the cells, or rows of a workbook.

Which column is which shows in its heading, Turkish or English. A column that may
hold citizens' identity numbers is never read, and such a number is not kept where
a licence number should stand.
"""

from __future__ import annotations

import csv
import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import chain

from hakem.errors import InputError
from hakem.formats.rating_lists.listed import (
    BrokenRow,
    ListedPerson,
    ListKind,
    ListNotes,
    OpenList,
    listed_federation,
    listed_id,
    listed_rating,
    listed_year,
)
from hakem.i18n import Message
from hakem.model import Title, looks_like_citizen_number, printable, search_words

_HEADINGS = {
    "name": "adsoyad adisoyadi adivesoyadi advesoyad isim isimsoyisim sporcu sporcuadi oyuncu name playername player",
    "first": "ad adi firstname givenname vorname first",
    "surname": "soyad soyadi soyisim surname lastname familyname nachname last",
    "national_id": "lisans lisansno lisansnumarasi lisansnosu sicil sicilno ukdno uyeno uyelikno licence licenceno "
    "licencenumber license licenseno licensenumber member memberno membernumber membershipno membershipnumber",
    "national": "ukd ukdpuani ukdpuan ulusalkuvvetderecesi kuvvetderecesi rtgnat elonat natrating nationalrating "
    "natrtg natelo rating",
    "fide_id": "fideid fideno fideident fidekodu fidenumarasi fideidno fidnumber fidenumber",
    "standard": "elo fide fideelo fiderating eloint rtgint standart standard std klasik fidestandart fidestandard",
    "rapid": "hizli rapid rpd fidehizli fiderapid",
    "blitz": "yildirim blitz blz fideyildirim fideblitz",
    "birth": "dogum dogumtarihi dogumyili dogumt dtarihi dt birth birthday birthdate birthyear bday born geburt "
    "dateofbirth yearofbirth dob yob",
    "sex": "cinsiyet cinsiyeti cins sex gender",
    "federation": "fed federasyon federation ulke country",
    "title": "unvan unvani title titel tit",
    "club": "kulup kulubu kulupadi club clubname klub",
    "province": "il ili iladi sehir city province temsilcilik",
}
_FIELDS = {heading: field for field, words in _HEADINGS.items() for heading in words.split()}
_NUMBERS = ("national", "fide_id", "national_id", "standard", "rapid", "blitz")
_MEN = frozenset({"m", "e", "erkek", "bay", "male", "man", "boy"})
_WOMEN = frozenset({"w", "f", "k", "kadin", "kiz", "bayan", "female", "woman", "girl"})
_TITLES = frozenset(title.value for title in Title)
_YEAR = re.compile(r"(?<!\d)(?:19|20)\d\d(?!\d)")
_HEADING_WITHIN = 30
"""So many rows may stand above the heading of a table."""
_LONGEST_NAME = 100
_SEPARATORS = (";", "\t", ",")
_HINT = re.compile(r"sep=(.)\s*\Z", re.IGNORECASE)


def open_table(lines: Iterable[bytes]) -> OpenList:
    """The list in the lines of a text."""
    notes = ListNotes()
    return _opened(_cells(_texts(lines, notes), notes), notes)


def open_rows(rows: Iterable[Sequence[object]]) -> OpenList:
    """The list in the rows of a workbook."""
    return _opened(((number, list(map(_shown, row))) for number, row in enumerate(rows, start=1)), ListNotes())


def _opened(rows: Iterator[tuple[int, list[str]]], notes: ListNotes) -> OpenList:
    for _, cells in zip(range(_HEADING_WITHIN), (cells for _, cells in rows), strict=False):
        places = columns_of(cells)
        if ("name" in places or "surname" in places) and set(_NUMBERS) & places.keys():
            return OpenList(ListKind.NATIONAL, _people(rows, places, notes), notes)
    raise InputError(Message("lists.no-list"))


def columns_of(cells: Sequence[str]) -> dict[str, int]:
    """Where the columns stand that a heading names, the first of each kind.

    >>> columns_of(["Lisans No", "Adı", "SOYADI", "T.C. Kimlik No", "UKD"])
    {'national_id': 0, 'first': 1, 'surname': 2, 'national': 4}
    """
    places: dict[str, int] = {}
    for place, cell in enumerate(cells):
        field = _FIELDS.get("".join(search_words(cell)))
        if field is not None:
            places.setdefault(field, place)
    return places


def _texts(lines: Iterable[bytes], notes: ListNotes) -> Iterator[str]:
    for row, line in enumerate(lines, start=1):
        try:
            yield line.decode("utf-8") + "\n"
        except UnicodeDecodeError:
            notes.adjust(row, Message("file.encoding", {"encoding": "windows-1254"}))
            yield line.decode("windows-1254", "replace") + "\n"


def _cells(texts: Iterator[str], notes: ListNotes) -> Iterator[tuple[int, list[str]]]:
    """The rows with their numbers; what stands between the cells is what the first rows have most of."""
    first = [text for _, text in zip(range(_HEADING_WITHIN), texts, strict=False)]
    hint = _HINT.match(first[0]) if first else None
    separator = hint[1] if hint else max(_SEPARATORS, key=lambda sign: max((t.count(sign) for t in first), default=0))
    table = csv.reader(chain(first, texts), delimiter=separator)
    while True:
        try:
            cells = next(table)
        except StopIteration:
            return
        except csv.Error:
            notes.leave_out(table.line_num, Message("lists.row-endless"))
        else:
            yield table.line_num, cells


def _shown(cell: object) -> str:
    """The cell of a workbook as somebody sees it: 1832 and not 1832.0."""
    return str(int(cell)) if isinstance(cell, float) and cell.is_integer() else str(cell)


def _people(
    rows: Iterable[tuple[int, list[str]]], places: Mapping[str, int], notes: ListNotes
) -> Iterator[ListedPerson]:
    for row, cells in rows:
        said = {field: cells[place].strip() for field, place in places.items() if place < len(cells)}
        if not any(said.values()):
            continue
        if looks_like_citizen_number(said.get("national_id", "")):
            said["national_id"] = ""
            notes.adjust(row, Message("lists.citizen-number"))
        try:
            yield _person(said)
        except BrokenRow as exc:
            notes.leave_out(row, exc.message)


def _person(said: Mapping[str, str]) -> ListedPerson:
    def text(field: str) -> str:
        return printable(said.get(field, ""))[:_LONGEST_NAME]

    name = text("name") or ", ".join(part for part in (text("surname"), text("first")) if part)
    if not search_words(name):
        raise BrokenRow(Message("lists.row-name"))
    if any(map(looks_like_citizen_number, search_words(name))):
        raise BrokenRow(Message("lists.row-name"))
    fide_id = said.get("fide_id", "").strip("-0")
    sex = "".join(search_words(said.get("sex", "")))
    title = said.get("title", "").upper()
    year = _YEAR.search(said.get("birth", ""))
    return ListedPerson(
        fide_id=listed_id(said["fide_id"]) if fide_id else None,
        name=name,
        federation=listed_federation(said.get("federation", "")),
        sex="m" if sex in _MEN else "w" if sex in _WOMEN else "",
        title=title if title in _TITLES else "",
        standard=listed_rating(said.get("standard", "")),
        rapid=listed_rating(said.get("rapid", "")),
        blitz=listed_rating(said.get("blitz", "")),
        birth_year=listed_year(year[0]) if year else None,
        national_id=text("national_id"),
        national=listed_rating(said.get("national", "")),
        club=text("club"),
        province=text("province"),
    )
