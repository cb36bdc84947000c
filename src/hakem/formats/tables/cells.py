"""What single cells of a table say: ratings, days, titles, sexes and federations, however people write them.

What a cell may mean often shows only in its column: whether ``03/05/2010`` is in
May, and whether ``B`` is a boy or a *bayan*. Nothing is guessed beyond that: what
can be two things is no value, and whoever reads the table says so.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from datetime import date, timedelta
from types import MappingProxyType

from hakem.formats.trf.fields import SEXES, TITLES, birth, day, whole_number
from hakem.model import Birth, Sex, Title, search_key
from hakem.values import dataclass

NOTHING_WRITTEN = frozenset(
    {"", "-", "--", "---", "–", "—", ".", "0", "0.0", "0,0", "?", "*", "yok", "none", "n/a", "na", "null"}
    | {"unr", "unr.", "unrated", "nr", "puansız", "puansiz", "yeni"}
)
"""What people write, in small letters, where there is nothing to write; also for somebody without a rating."""
_NO_TEXT = NOTHING_WRITTEN - {"yeni", "na", "nr", "unr"}
_WITHOUT = re.compile(r"(?:(?:fide|ukd|elo|rating|ulusal|kuvvet|puan|puani|no) ?)+ ?['’]?(?:yok|suz|siz|none)\Z")

MOST_RATING = 4000
EXCEL_EPOCH = date(1899, 12, 30)
_SERIAL_DAYS = range(7306, 54789)
"""The days from 1920 to 2049 as spreadsheets count them."""

_GROUPED = re.compile(r"(\d)[.,'’ \u00a0\u202f](\d{3})(?:[.,]0{1,2})?\Z")
_PLAIN = re.compile(r"(\d{1,4})(?:[.,]0{1,2})?\Z")
_SERIAL = re.compile(r"(\d{4,5})(?:[.,]0+)?\Z")
_ID_GROUPED = re.compile(r"\d{1,3}(?:([.,'’])\d{3})(?:\1\d{3})+\Z")
_BLANKS = re.compile(r"[\s\u00a0\u202f]+")
_EIGHT_DIGITS = re.compile(r"(\d{4})(\d{2})(\d{2})\Z")
_EIGHT_DAY_FIRST = re.compile(r"(\d{2})(\d{2})(\d{4})\Z")
_FOUR_DIGITS = re.compile(r"\d{4}")
_TIME_BEHIND = re.compile(r"(?<=\d)[T ]+\d{1,2}[:.]\d{2}(?:[:.]\d{2}(?:\.\d+)?)?Z?\Z")
_SLASHED = re.compile(r"(\d{1,2})([/\-])(\d{1,2})\2(\d{4})\Z")
_BETWEEN_BLANKS = re.compile(r"(\d{1,2})(?: |\s*,\s*)(\d{1,2})(?: |\s*,\s*)(\d{4})\Z")
_DAY_OF_WEEK = re.compile(
    r"(?:\s*,?\s+|^)(?:pazartesi|salı|çarşamba|carsamba|perşembe|persembe|cumartesi|cuma|pazar"
    r"|(?:mon|tues?|wednes|thurs|fri|satur|sun)day),?\s*",
    re.IGNORECASE,
)
_IN_A_LIST = re.compile(r"\A\d{1,4}\s*[.)]\s*(?=[^\W\d])")
_FEDERATION = re.compile(r"[A-Z]{3}\Z")
_FIRST_YEAR, _LAST_YEAR = 1900, 2100
_SHORT_TITLES = frozenset(title.value for title in Title)

SEX_WORDS: Mapping[str, Sex] = MappingProxyType(
    {sign.lower(): sex for sign, sex in SEXES.items()}
    | dict.fromkeys(("k", "kadin", "kiz", "bayan", "female", "woman", "women", "girl", "weiblich", "frau"), Sex.WOMAN)
    | dict.fromkeys(("e", "erkek", "bay", "male", "man", "men", "boy", "mannlich", "herr"), Sex.MAN)
)
"""Words for men and women, without accents and in small letters."""

_MEN_BESIDE_B, _WOMEN_BESIDE_B = frozenset({"e", "erkek", "m"}), frozenset({"k", "kadin", "kiz", "g", "f", "w"})

_COUNTRIES: Mapping[str, str] = MappingProxyType(
    dict.fromkeys(("tr", "turkiye", "turkey", "turkei", "turkiye cumhuriyeti", "t.c.", "tc"), "TUR")
    | dict.fromkeys(("azerbaycan", "azerbaijan", "aserbaidschan"), "AZE")
    | dict.fromkeys(("kibris", "kuzey kibris", "cyprus"), "CYP")
    | dict.fromkeys(("almanya", "germany", "deutschland"), "GER")
    | dict.fromkeys(("ingiltere", "england"), "ENG")
    | dict.fromkeys(("fransa", "france", "frankreich"), "FRA")
    | dict.fromkeys(("gurcistan", "georgia", "georgien"), "GEO")
    | dict.fromkeys(("iran",), "IRI")
    | dict.fromkeys(("irak", "iraq"), "IRQ")
    | dict.fromkeys(("suriye", "syria", "syrien"), "SYR")
    | dict.fromkeys(("rusya", "russia", "russland"), "RUS")
    | dict.fromkeys(("ukrayna", "ukraine"), "UKR")
    | dict.fromkeys(("bulgaristan", "bulgaria", "bulgarien"), "BUL")
    | dict.fromkeys(("yunanistan", "greece", "griechenland"), "GRE")
    | dict.fromkeys(("ozbekistan", "uzbekistan", "usbekistan"), "UZB")
    | dict.fromkeys(("kazakistan", "kazakhstan", "kasachstan"), "KAZ")
    | dict.fromkeys(("kirgizistan", "kyrgyzstan", "kirgisistan"), "KGZ")
    | dict.fromkeys(("turkmenistan",), "TKM")
    | dict.fromkeys(("hollanda", "netherlands", "niederlande"), "NED")
    | dict.fromkeys(("avusturya", "austria", "osterreich"), "AUT")
    | dict.fromkeys(("isvicre", "switzerland", "schweiz"), "SUI")
    | dict.fromkeys(("italya", "italy", "italien"), "ITA")
    | dict.fromkeys(("ispanya", "spain", "spanien"), "ESP")
    | dict.fromkeys(("romanya", "romania", "rumanien"), "ROU")
    | dict.fromkeys(("sirbistan", "serbia", "serbien"), "SRB")
    | dict.fromkeys(("hindistan", "india", "indien"), "IND")
    | dict.fromkeys(("abd", "usa", "united states"), "USA")
)
"""Countries whose names stand in tables of ours, without accents; every other one needs its code."""


@dataclass(frozen=True, slots=True)
class ColumnHabits:
    """How one column writes things that can be read two ways.

    ``month_first`` is how days with strokes are meant; ``both_ways`` that the column
    has days of both orders, ``open_days`` that none of them says which it is.
    ``sexes`` are the words of the column; ``unclear_sex`` is a letter that says nothing here.
    """

    month_first: bool = False
    both_ways: bool = False
    open_days: bool = False
    sexes: Mapping[str, Sex] = SEX_WORDS
    unclear_sex: bool = False


def habits_of_days(cells: Iterable[str]) -> ColumnHabits:
    """The order of day and month in a column, as far as days behind the twelfth show it.

    >>> habits_of_days(["03/05/2010", "05/25/2011"]).month_first
    True
    """
    found = [(int(m[1]), int(m[3])) for cell in cells if (m := _SLASHED.match(_plain_day(cell)))]
    day_first, month_first = any(a > 12 for a, _ in found), any(b > 12 for _, b in found)
    either = [pair for pair in found if max(pair) <= 12 and pair[0] != pair[1]]
    return ColumnHabits(
        month_first=month_first and not day_first,
        both_ways=month_first and day_first and bool(either),
        open_days=bool(either) and not month_first and not day_first,
    )


def habits_of_sex(cells: Iterable[str]) -> ColumnHabits:
    """What ``B`` is: a woman (*bayan*) beside E and M, a man (*bay*, boy) beside K and G; alone it is nothing.

    >>> habits_of_sex(["E", "B"]).sexes["b"], habits_of_sex(["K", "B"]).sexes["b"]
    (<Sex.WOMAN: 'w'>, <Sex.MAN: 'm'>)
    """
    words = {search_key(cell) for cell in cells}
    if "b" not in words:
        return ColumnHabits()
    with_men, with_women = bool(words & _MEN_BESIDE_B), bool(words & _WOMEN_BESIDE_B)
    if with_men == with_women:
        return ColumnHabits(unclear_sex=True)
    known = {"b": Sex.WOMAN} if with_men else {"b": Sex.MAN, "g": Sex.WOMAN}
    return ColumnHabits(sexes={**SEX_WORDS, **known})


def is_nothing(text: str) -> bool:
    """Whether a cell says that there is nothing to say.

    >>> [is_nothing(text) for text in ("-", "ELO yok", "UKD: Yok", "Elo'suz", "0", "Yokuş")]
    [True, True, True, True, True, False]
    """
    return text.lower() in NOTHING_WRITTEN or _WITHOUT.match(search_key(text).replace(":", "")) is not None


def is_no_text(text: str) -> bool:
    """The same of a name for something, a club or a team, which may be called what elsewhere is nothing."""
    return text.lower() in _NO_TEXT


def rating_in(text: str) -> int | None:
    """A rating, with or without a sign between the thousands and with decimals that are nothing.

    >>> [rating_in(text) for text in ("1850", "1.850", "1,850", "1 850", "1850,0", "1.850,00", "1850,5")]
    [1850, 1850, 1850, 1850, 1850, 1850, None]
    """
    text = text.strip()
    grouped, plain = _GROUPED.match(text), _PLAIN.match(text)
    found = int(grouped[1] + grouped[2]) if grouped else int(plain[1]) if plain and text.isascii() else 0
    return found if 0 < found < MOST_RATING else None


def birth_in(text: str, habits: ColumnHabits | None = None) -> Birth | None:
    """Day, month and year, or less of it; a year always has four digits, a number of days is one of a spreadsheet.

    >>> [birth_in(text) for text in ("3.5.2010", "2010-05-03", "03/05/2010", "40301", "3 Mayıs 2010")] == (
    ...     [Birth(2010, 5, 3)] * 5
    ... )
    True
    """
    text = _plain_day(text)
    slashed = _SLASHED.match(text)
    if slashed and habits is not None:
        one, two = int(slashed[1]), int(slashed[3])
        if habits.both_ways and max(one, two) <= 12 and one != two:
            return None
        if habits.month_first or (habits.both_ways and two > 12):
            one, two = two, one
        text = f"{one}.{two}.{slashed[4]}"
    whole = _SERIAL.match(text)
    if whole:
        return _of_number(int(whole[1]))
    found = _in_range(birth(_EIGHT_DIGITS.sub(r"\1/\2/\3", text))) or birth(_EIGHT_DAY_FIRST.sub(r"\1.\2.\3", text))
    if found is None and _FOUR_DIGITS.search(text):
        known = day(text)
        found = Birth(known.year, known.month, known.day) if known else None
    return found


def is_serial_day(text: str) -> bool:
    """Whether a cell has the number that a spreadsheet has for a day."""
    found = _SERIAL.match(_timeless(text))
    return found is not None and len(found[1]) == 5 and int(found[1]) in _SERIAL_DAYS


def _of_number(number: int) -> Birth | None:
    """A year has four digits, a day of a spreadsheet five."""
    if number < 10_000:
        return Birth(number)
    if number not in _SERIAL_DAYS:
        return None
    known = EXCEL_EPOCH + timedelta(days=number)
    return Birth(known.year, known.month, known.day)


def _in_range(found: Birth | None) -> Birth | None:
    return found if found is not None and _FIRST_YEAR <= found.year <= _LAST_YEAR else None


def _timeless(text: str) -> str:
    """The day without a time of day behind it."""
    return _TIME_BEHIND.sub("", text.strip())


def _plain_day(text: str) -> str:
    """The day without its hour and its weekday, and with signs between its numbers."""
    text = _DAY_OF_WEEK.sub(" ", _timeless(text)).strip()
    return _BETWEEN_BLANKS.sub(r"\1.\2.\3", text)


def title_in(text: str) -> Title | None:
    """A title of FIDE over the board."""
    return TITLES.get(search_key(text).upper().strip(" .()"))


def name_and_title(name: str) -> tuple[str, Title | None]:
    """The name without a title in capitals before or behind it; a name always keeps two words or a comma.

    >>> name_and_title("IM Kaya, Ali"), name_and_title("Kaya, Ali (WFM)"), name_and_title("IM")
    (('Kaya, Ali', <Title.IM: 'IM'>), ('Kaya, Ali', <Title.WFM: 'WFM'>), ('IM', None))
    """
    words = name.split()
    for at in (0, -1):
        word = words[at].strip("().,") if words else ""
        rest = " ".join(words[1:] if at == 0 else words[:-1]).strip(" ,")
        if word in _SHORT_TITLES and (len(rest.replace(",", " ").split()) > 1):
            return rest, Title(word)
    return name, None


def without_number(name: str) -> str:
    """The name without the number that it has in a list.

    >>> without_number("12. Kaya, Ali"), without_number("3) Işık Ece"), without_number("2Pac")
    ('Kaya, Ali', 'Işık Ece', '2Pac')
    """
    return _IN_A_LIST.sub("", name)


def turned_name(name: str, way: str) -> str:
    """``Surname, Given name`` of a name without a comma, where somebody says which half is the surname.

    >>> turned_name("Ali Can Kaya", "name-given-first"), turned_name("Kaya Ali Can", "name-surname-first")
    ('Kaya, Ali Can', 'Kaya, Ali Can')
    """
    words = name.split()
    if "," in name or len(words) < 2 or way == "name":
        return name
    if way == "name-given-first":
        return f"{words[-1]}, {' '.join(words[:-1])}"
    return f"{words[0]}, {' '.join(words[1:])}" if way == "name-surname-first" else name


def federation_in(text: str) -> str | None:
    """The code of a federation, or of a country whose name is known.

    >>> federation_in("tur"), federation_in("TÜRKİYE"), federation_in("Atlantis")
    ('TUR', 'TUR', None)
    """
    key = search_key(text)
    return _COUNTRIES.get(key) or (key.upper() if _FEDERATION.match(key.upper()) else None)


def fide_id_in(text: str) -> int | None:
    """An id of FIDE; spreadsheets may write it as a number with a decimal, or with signs between the thousands."""
    plain = _BLANKS.sub("", text.removesuffix(".0").removesuffix(",0"))
    if _ID_GROUPED.match(plain):
        plain = "".join(filter(str.isdecimal, plain))
    return whole_number(plain) if len(plain) <= 10 else None


def board_in(text: str) -> int | None:
    """The number of a board."""
    number = whole_number(text.removesuffix(".0").removesuffix(",0").rstrip("."))
    return number if number is not None and 0 < number < 1000 else None
