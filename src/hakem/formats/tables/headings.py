"""What the headings of a table of players say, in Turkish, English and German.

Words are compared without case, accents and signs: ``Doğum Tarihi``,
``DOGUM_TARIHI`` and ``doğum tarihi`` are one. A heading may stand in two rows, and
say two things with a stroke between them; what it leaves open the cells may say
(:mod:`hakem.formats.tables.columns`).
"""

from __future__ import annotations

import enum
import re
from collections.abc import Iterator, Mapping, Sequence
from types import MappingProxyType

from hakem.formats.tables.grid import Grid
from hakem.model import search_key
from hakem.values import dataclass


class PlayerColumn(enum.Enum):
    """What stands in a column; ``OTHER`` is known and of no use for an entry list.

    A whole name is kept as it stands. Only where somebody says which half of it is
    the surname, it is written as ``Surname, Given name``.
    """

    NAME = "name"
    NAME_GIVEN_FIRST = "name-given-first"
    NAME_SURNAME_FIRST = "name-surname-first"
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
        isimsoyisim soyisimisim soyadiadi soyadadi soyadad oyuncu oyuncuadi oyuncuadisoyadi oyuncununadisoyadi
        oyuncuismi sporcu sporcuadi sporcuadisoyadi sporcununadisoyadi adivesoyadi advesoyad isimler adlar
        spieler spielername participant nom apellidos
        katilimci katilimciadisoyadi katilimcininadisoyadi ogrenciadisoyadi ogrencininadisoyadi ogrenci
    """,
    PlayerColumn.SURNAME: "surname lastname familyname soyadi soyad soyisim nachname familienname",
    PlayerColumn.GIVEN_NAME: "firstname givenname forename adi ad isim vorname",
    PlayerColumn.RATING: """
        rating rtg elo fide fideelo fiderating eloint rtgint rtgi eloi intrating internationalrating
        ratingint irtg fiderat uluslararasirating uluslararasielo ratingi elopuani elorating fideelorating
        eloratingi fideratingi standard standardrating std kuvvet kuvvetderecesi fidestd fidekuvvetderecesi
        stdrtg rtgstd stdelo elostd standart standartelo standartrating intrtg fidertg rtgfide rtng
    """,
    PlayerColumn.NATIONAL_RATING: """
        elonat rtgnat ukd ukdpuani ulusalkuvvetderecesi ulusalrating ulusalelo nationalrating natrating
        ratingnat nrtg dwz ratingn rtgn nationalelo ukdrating ulusal ulusalpuan ukdelo tsfukd guncelukd
        natelo eloulusal ratingulusal ulusalkd
        natrtg tsfelo tsfrating ulusalrtg milli millielo yerelrating localrating localrtg
    """,
    PlayerColumn.TITLE: "title titel unvan unvani fidetitle fidetitel fideunvan fideunvani tit ttl titl",
    PlayerColumn.SEX: "sex gender cinsiyet cinsiyeti cins geschlecht mf ek ke sexe",
    PlayerColumn.BIRTH: """
        birth birthday birthdate dateofbirth yearofbirth birthyear born dob yob bday dogum dogumtarihi
        dogumyili dtarihi dogtarihi dogumtar dogtar dtar dyili dyil dogyili geburt geburtsdatum geburtsjahr
        geburtstag geb geburtsd gebdatum gebjahr birthyr byear
        dogumt bornon
    """,
    PlayerColumn.FEDERATION: """
        fed federation federasyon federasyonu fidefed foderation verband country ulke ulkesi ulkekodu land nation
        flag bayrak
        uyruk uyrugu countrycode fedcode
    """,
    PlayerColumn.CLUB: """
        club clubname kulup kulubu kulupadi klub verein vereinsname kulupil kulupsehir kulupokul okul okulu
        okuladi school schule clubcity
    """,
    PlayerColumn.FIDE_ID: """
        fideid fideident fideno fidenr fideidno fidenumarasi fidekimlikno fidekod fideidnumber fideidnr
        idfide fidekimlik fidekimliknumarasi fideidnumarasi
    """,
    PlayerColumn.NATIONAL_ID: """
        identnr idno natid nationalid natno lisansno lisans lisansnumarasi licence license licenceno
        licenseno tsfid ukdid ukdno pkz lisansnosu sporculisansno
    """,
    PlayerColumn.IDENTITY: """
        tckimlik tckimlikno tckimliknumarasi tcno tckn tc tcid tcidno kimlik kimlikno kimliknumarasi
        vatandaslikno identitynumber identityno citizennumber turkishid
    """,
    PlayerColumn.TEAM: "team teamname takim takimi takimadi mannschaft mannschaftsname",
    PlayerColumn.BOARD: "board boardno boardnumber boardnr masa masano masasi masanumarasi brett brettnr bd",
    PlayerColumn.GROUP: "group grup grubu gr gruppe category kategori kategorisi yasgrubu yaskategorisi kategorie",
    PlayerColumn.OTHER: """
        nr no sno snr sirano sira sn s startno startnr number bsno typ type klubnr clubno clubnumber quelle
        baslangicno baslangicsirasi bno telefon tel gsm eposta email mail phone aciklama not remarks
        source pkt puan points pts rang rank rk derece atitel k kfactor wtg1 wtg2 wtg3 wtg4 wtg5 wtg6
        eb1 eb2 eb3 tb1 tb2 tb3
        basno bslno imza veli odeme yas age
    """,
}
_BY_WORD: Mapping[str, PlayerColumn] = MappingProxyType(
    {w: column for column, words in _WORDS.items() for w in words.split()}
)
_NOT_A_LETTER = re.compile(r"[\W_]+")
_NAMES = (PlayerColumn.NAME, PlayerColumn.SURNAME, PlayerColumn.GIVEN_NAME)
_LOOKED_AT = 30
"""Headings stand in one of the first rows that are not empty, below a title or two."""

OPEN_WORDS = frozenset({"c", "g", "s", "k", "u", "t", "d", "dt", "n", "national", "nat", "ulusal", "id", "no", "fide"})
"""Headings that can be several things; which one, the cells below them say."""
_PARTS = re.compile(r"[/|(),;:\n]|\s[-–]\s")
_ANY_DIGIT = re.compile(r"\d")
WHOLE_NAMES = (PlayerColumn.NAME, PlayerColumn.NAME_GIVEN_FIRST, PlayerColumn.NAME_SURNAME_FIRST)
_MOST_LONG = 40
"""Letters that a heading has at most; what is longer is a sentence."""


@dataclass(frozen=True, slots=True)
class Headings:
    """Which column is what. ``at`` is the last row of headings in the grid, -1 if there is none, ``first`` the first.

    ``names`` are the headings as they stand, those of two rows together. ``unknown``
    are columns whose headings nobody understands, ``again`` those of a second column
    for the same thing, ``unclear`` columns of a table without headings that could be
    several things, ``by_content`` those that only their cells have told; all from 0.
    """

    at: int
    columns: Mapping[PlayerColumn, int]
    unknown: tuple[int, ...] = ()
    again: tuple[int, ...] = ()
    unclear: tuple[int, ...] = ()
    by_content: tuple[int, ...] = ()
    names: tuple[str, ...] = ()
    first: int = 0

    @property
    def mark(self) -> str:
        """What tells one source of tables from another: its headings, in one spelling; "" without any."""
        return "|".join(map(_plain, self.names)) if self.at >= 0 else ""


def _plain(heading: str) -> str:
    return _NOT_A_LETTER.sub("", search_key(heading))


def column_named(heading: str) -> PlayerColumn | None:
    """What a heading says, or the one of its parts that says something; None if nobody knows, or if two say two things.

    >>> column_named("DOĞUM_TARİHİ"), column_named("Kulüp/İl"), column_named("Şehir")
    (<PlayerColumn.BIRTH: 'birth'>, <PlayerColumn.CLUB: 'club'>, None)
    """
    whole = _BY_WORD.get(_plain(heading))
    if whole is not None or len(heading) > _MOST_LONG:
        return whole
    parts = [_BY_WORD.get(_plain(part)) for part in _PARTS.split(heading)]
    said = {part for part in parts if part is not None} - {PlayerColumn.OTHER}
    return said.pop() if len(parts) > 1 and len(said) == 1 else None


def headings_of(grid: Grid) -> Headings | None:
    """The headings: the row that says most among the first ones, with the row below it if that goes on with them.

    A heading for names beside others that nobody knows is enough where no row says more.
    """
    best: tuple[int, int] | None = None
    alone: int | None = None
    for at, row in enumerate(grid.rows[:_LOOKED_AT]):
        known = [column_named(cell) for cell in row.cells]
        told = {column for column in known if column is not None}
        weight = len(told) + sum(_plain(cell) in OPEN_WORDS for cell in row.cells) if len(row.cells) > 1 else 0
        has_names = any(column in _NAMES for column in told)
        if has_names and weight == 1:
            alone = at if alone is None and not any(map(_ANY_DIGIT.search, row.cells)) else alone
        elif has_names and (best is None or weight > best[0] + 1):
            best = (weight, at)
    at_most = best[1] if best is not None else alone
    return None if at_most is None else _with_neighbours(grid, at_most)


def _with_neighbours(grid: Grid, at: int) -> Headings:
    """The row of headings with the one below it, if that has headings too and no player."""
    cells = grid.rows[at].cells
    below = grid.rows[at + 1].cells if at + 1 < len(grid.rows) else ()
    if below and _goes_on(cells, below):
        names, known = zip(*_joined(cells, below), strict=True)
        return _headings(at + 1, names, known, at)
    above = grid.rows[at - 1].cells if at else ()
    if len(above) > 1 and _leads_to(above):
        names, known = zip(*_joined(above, cells), strict=True)
        return _headings(at, names, known, at - 1)
    return _headings(at, cells, [column_named(cell) for cell in cells], at)


def _leads_to(above: Sequence[str]) -> bool:
    """Whether a row is the first line of the headings below it: it has headings too, and no figures."""
    filled = [cell for cell in above if cell]
    return len(filled) > 1 and any(column_named(cell) for cell in filled) and not any(map(_ANY_DIGIT.search, filled))


def _goes_on(cells: Sequence[str], below: Sequence[str]) -> bool:
    """Whether a row is the second line of the headings above it: no figures, no name, and words of headings."""
    filled = [(place, cell) for place, cell in enumerate(below) if cell]
    if any(_ANY_DIGIT.search(cell) for _, cell in filled):
        return False
    told = 0
    for place, cell in filled:
        over = cells[place] if place < len(cells) else ""
        own = _BY_WORD.get(_plain(cell)) or _BY_WORD.get(_plain(f"{over} {cell}"))
        if own is None and column_named(over) in _NAMES:
            return False
        told += own is not None
    return told * 2 >= len(filled) and any(len(_plain(cell)) > 1 for _, cell in filled)


def _joined(cells: Sequence[str], below: Sequence[str]) -> Iterator[tuple[str, PlayerColumn | None]]:
    """Two lines of headings as one: both words together, else the lower, else the upper one."""
    over = ""
    for place in range(max(len(cells), len(below))):
        upper = cells[place] if place < len(cells) else ""
        lower = below[place] if place < len(below) else ""
        over = upper or (over if lower else "")
        text = f"{upper} {lower}".strip() if upper != lower else upper
        both = _BY_WORD.get(_plain(f"{over} {lower}")) if lower else None
        yield text, both or (column_named(lower) if lower else None) or column_named(upper)


def _headings(at: int, cells: Sequence[str], known: Sequence[PlayerColumn | None], first: int) -> Headings:
    columns: dict[PlayerColumn, int] = {}
    again: list[int] = []
    for place, column in enumerate(known):
        if column is not None and column in columns and column is not PlayerColumn.OTHER:
            again.append(place)
        elif column is not None:
            columns.setdefault(column, place)
    unknown = tuple(place for place, column in enumerate(known) if column is None and cells[place])
    return Headings(at, _names_told_apart(columns), unknown, tuple(again), names=tuple(cells), first=first)


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
