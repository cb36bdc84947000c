"""What the headings of a table of players say, in Turkish, English and German; without them, what the cells look like.

Words are compared without case, accents and signs: ``Doğum Tarihi``,
``DOGUM_TARIHI`` and ``doğum tarihi`` are one.
"""

from __future__ import annotations

import enum
import re
from collections.abc import Callable, Mapping, Sequence
from itertools import count
from types import MappingProxyType

from hakem.formats.tables.grid import Grid
from hakem.formats.trf.fields import SEXES, TITLES, birth
from hakem.model import Sex, looks_like_citizen_number, search_key
from hakem.values import dataclass


class PlayerColumn(enum.Enum):
    """What stands in a column; ``OTHER`` is known and of no use for an entry list."""

    NAME = "name"
    SURNAME = "surname"
    GIVEN_NAME = "given-name"
    RATING = "rating"
    NATIONAL_RATING = "national-rating"
    TITLE = "title"
    SEX = "sex"
    BIRTH = "birth"
    FEDERATION = "federation"
    CLUB = "club"
    FIDE_ID = "fide-id"
    NATIONAL_ID = "national-id"
    IDENTITY = "identity"
    TEAM = "team"
    BOARD = "board"
    GROUP = "group"
    OTHER = "other"


_WORDS: Mapping[PlayerColumn, str] = {
    PlayerColumn.NAME: """
        name namesurname surnamename fullname player playername adisoyadi adsoyad adisoyad adsoyadi
        isimsoyisim soyadiadi soyadadi soyadad oyuncu oyuncuadi sporcu sporcuadi sporcuadisoyadi spieler
        spielername
    """,
    PlayerColumn.SURNAME: "surname lastname familyname soyadi soyad soyisim nachname familienname",
    PlayerColumn.GIVEN_NAME: "firstname givenname forename adi ad isim vorname",
    PlayerColumn.RATING: """
        rating rtg elo fide fideelo fiderating eloint rtgint rtgi eloi intrating internationalrating
        ratingint irtg fiderat uluslararasirating uluslararasielo ratingi
    """,
    PlayerColumn.NATIONAL_RATING: """
        elonat rtgnat ukd ukdpuani ulusalkuvvetderecesi ulusalrating ulusalelo nationalrating natrating
        ratingnat nrtg dwz ratingn rtgn nationalelo
    """,
    PlayerColumn.TITLE: "title titel unvan unvani fidetitle fidetitel fideunvan tit",
    PlayerColumn.SEX: "sex gender cinsiyet cinsiyeti geschlecht",
    PlayerColumn.BIRTH: """
        birth birthday birthdate dateofbirth yearofbirth birthyear born dob yob bday dogum dogumtarihi
        dogumyili dtarihi dogtarihi geburt geburtsdatum geburtsjahr geburtstag geb
    """,
    PlayerColumn.FEDERATION: "fed federation federasyon fidefed foderation verband country ulke ulkesi land nation",
    PlayerColumn.CLUB: "club clubname kulup kulubu kulupadi klub verein vereinsname",
    PlayerColumn.FIDE_ID: """
        fideid fideident fideno fidenr fideidno fidenumarasi fidekimlikno fidekod fideidnumber fideidnr
        idfide
    """,
    PlayerColumn.NATIONAL_ID: """
        identnr idno natid nationalid natno lisansno lisans lisansnumarasi licence license licenceno
        licenseno tsfid ukdid ukdno pkz
    """,
    PlayerColumn.IDENTITY: """
        tckimlik tckimlikno tckimliknumarasi tcno tckn tc tcid tcidno kimlik kimlikno kimliknumarasi
        vatandaslikno identitynumber identityno citizennumber turkishid
    """,
    PlayerColumn.TEAM: "team teamname takim takimi takimadi mannschaft",
    PlayerColumn.BOARD: "board boardno boardnumber masa masano masasi brett brettnr",
    PlayerColumn.GROUP: "group grup grubu gr gruppe category kategori kategorisi yasgrubu yaskategorisi kategorie",
    PlayerColumn.OTHER: """
        nr no sno snr sirano sira startno startnr number bsno typ type klubnr clubno clubnumber quelle
        source pkt puan points pts rang rank rk derece atitel k kfactor wtg1 wtg2 wtg3 wtg4 wtg5 wtg6
        eb1 eb2 eb3 tb1 tb2 tb3
    """,
}
_BY_WORD: Mapping[str, PlayerColumn] = MappingProxyType(
    {w: column for column, words in _WORDS.items() for w in words.split()}
)
_NOT_A_LETTER = re.compile(r"[\W_]+")
_NAMES = (PlayerColumn.NAME, PlayerColumn.SURNAME, PlayerColumn.GIVEN_NAME)
_LOOKED_AT = 30
"""Headings stand in one of the first rows that are not empty, below a title or two."""

SEX_WORDS = MappingProxyType(
    {sign.lower(): sex for sign, sex in SEXES.items()}
    | dict.fromkeys(("k", "kadin", "kiz", "bayan", "female", "woman", "girl", "weiblich", "frau"), Sex.WOMAN)
    | dict.fromkeys(("e", "erkek", "bay", "male", "man", "boy", "mannlich", "herr"), Sex.MAN)
)
"""Words for men and women, without accents and in small letters."""


@dataclass(frozen=True, slots=True)
class Headings:
    """Which column is what. ``at`` is the place of the row of headings in the grid, -1 if there is none.

    ``unknown`` are headings that nobody understands, ``again`` those of a second
    column for the same thing, ``unclear`` columns of a table without headings
    that could be several things; all from 0.
    """

    at: int
    columns: Mapping[PlayerColumn, int]
    unknown: tuple[int, ...] = ()
    again: tuple[int, ...] = ()
    unclear: tuple[int, ...] = ()


def column_named(heading: str) -> PlayerColumn | None:
    """What a heading says; None if nobody knows.

    >>> column_named("DOĞUM_TARİHİ"), column_named("Şehir")
    (<PlayerColumn.BIRTH: 'birth'>, None)
    """
    return _BY_WORD.get(_NOT_A_LETTER.sub("", search_key(heading)))


def headings_of(grid: Grid) -> Headings | None:
    """The row of headings: the first one with a column for names and no cell that only a player would have."""
    for at, row in enumerate(grid.rows[:_LOOKED_AT]):
        known = [column_named(cell) for cell in row.cells]
        told = [column for column in known if column is not None]
        if any(column in _NAMES for column in told) and (len(told) > 1 or len(row.cells) == 1):
            return _headings(at, row.cells, known)
    return None


def _headings(at: int, cells: Sequence[str], known: Sequence[PlayerColumn | None]) -> Headings:
    columns: dict[PlayerColumn, int] = {}
    again: list[int] = []
    for place, column in enumerate(known):
        if column is not None and column in columns and column is not PlayerColumn.OTHER:
            again.append(place)
        elif column is not None:
            columns.setdefault(column, place)
    unknown = tuple(place for place, column in enumerate(known) if column is None and cells[place])
    return Headings(at, _names_told_apart(columns), unknown, tuple(again))


def _names_told_apart(columns: Mapping[PlayerColumn, int]) -> dict[PlayerColumn, int]:
    """One heading for names means the whole name; beside another one it means the other half."""
    found = dict(columns)
    if PlayerColumn.NAME in found and PlayerColumn.GIVEN_NAME in found and PlayerColumn.SURNAME not in found:
        found[PlayerColumn.SURNAME] = found.pop(PlayerColumn.NAME)
    elif PlayerColumn.NAME in found and PlayerColumn.SURNAME in found and PlayerColumn.GIVEN_NAME not in found:
        found[PlayerColumn.GIVEN_NAME] = found.pop(PlayerColumn.NAME)
    elif PlayerColumn.NAME not in found and (PlayerColumn.SURNAME in found) != (PlayerColumn.GIVEN_NAME in found):
        found[PlayerColumn.NAME] = found.pop(
            PlayerColumn.SURNAME if PlayerColumn.SURNAME in found else PlayerColumn.GIVEN_NAME
        )
    return found


# Without headings


def _is_birth(cell: str) -> bool:
    born = birth(cell)
    return born is not None and born.month is not None


def _is_rating(cell: str) -> bool:
    return cell == "0" or (len(cell) == 4 and cell.isdecimal() and 1000 <= int(cell) < 3000)


def _is_name(cell: str) -> bool:
    return len([sign for sign in cell if sign.isalpha()]) > 2 and not any(sign.isdigit() for sign in cell)


_LOOKS: tuple[tuple[PlayerColumn, Callable[[str], bool]], ...] = (
    (PlayerColumn.IDENTITY, looks_like_citizen_number),
    (PlayerColumn.SEX, lambda cell: search_key(cell) in SEX_WORDS),
    (PlayerColumn.TITLE, lambda cell: cell.upper() in TITLES),
    (PlayerColumn.FEDERATION, lambda cell: len(cell) == 3 and cell.isalpha() and cell.isupper()),
    (PlayerColumn.BIRTH, _is_birth),
    (PlayerColumn.FIDE_ID, lambda cell: cell.isdecimal() and 6 <= len(cell) <= 9),
    (PlayerColumn.RATING, _is_rating),
    (PlayerColumn.NAME, _is_name),
)


def headings_by_looks(grid: Grid) -> Headings:
    """What the columns of a table without headings can only be; what could be two things is nothing.

    A column of numbers between 1900 and 2030 may be years or ratings, two of
    ratings may be either way round, two of words may be name and club.
    """
    looks: dict[int, PlayerColumn] = {}
    unclear: list[int] = []
    for place in range(grid.width):
        cells = [row.cells[place] for row in grid.rows if place < len(row.cells) and row.cells[place]]
        kinds = [column for column, fits in _LOOKS if cells and all(map(fits, cells))]
        if not cells or all(cell == str(n) for cell, n in zip(cells, count(1), strict=False)):
            continue
        if not kinds or (kinds[0] is PlayerColumn.RATING and all(1900 <= int(cell) <= 2030 for cell in cells)):
            unclear.append(place)
        else:
            looks[place] = kinds[0]
    found = list(looks.values())
    unclear += [place for place, column in looks.items() if found.count(column) > 1]
    columns = {column: place for place, column in looks.items() if found.count(column) == 1}
    return Headings(-1, columns, unclear=tuple(sorted(unclear)))
