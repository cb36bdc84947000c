"""Single fields of TRF records: dates, titles, numbers; lenient in reading, exact in writing."""

from __future__ import annotations

import re
from collections.abc import Mapping
from datetime import date
from types import MappingProxyType

from hakem.model import Birth, Sex, Title, search_key

_YEAR_FIRST = re.compile(r"(\d{4})(?:[/.\-](\d{1,2})(?:[/.\-](\d{1,2}))?)?\Z")
_DAY_FIRST = re.compile(r"(\d{1,2})[/.\-](\d{1,2})[/.\-](\d{4})\Z")
_SHORT_YEAR = re.compile(r"(\d{2})[/.\-](\d{1,2})[/.\-](\d{1,2})\Z")
_WITHOUT_SIGNS = re.compile(r"(\d{4})(\d{2})(\d{2})\Z")
_BLANKS_BESIDE_SIGNS = re.compile(r"\s*([/.\-])\s*")
_WITH_TIME = re.compile(r"(\d{4}-\d{2}-\d{2})[T ]\d{1,2}:\d{2}\S*\Z")
_MONTH_FIRST = re.compile(r"(?:[^\W\d]+,\s*)?([^\W\d]{3,})\.?\s+(\d{1,2})(?:st|nd|rd|th)?,?\s+(\d{4})\Z", re.IGNORECASE)
_MONTH_SECOND = re.compile(
    r"(?:[^\W\d]+,\s*)?(\d{1,2})(?:st|nd|rd|th)?[\s.\-]+([^\W\d]{3,})[\s.,\-]+(\d{4})\Z", re.IGNORECASE
)
_MONTHS = (
    ("jan", "oca"),
    ("feb", "sub"),
    ("mar",),
    ("apr", "nis"),
    ("may",),
    ("jun", "haz"),
    ("jul", "tem"),
    ("aug", "agu"),
    ("sep", "eyl"),
    ("oct", "eki"),
    ("nov", "kas"),
    ("dec", "ara"),
)
"""The first letters of the months, in English and in Turkish without accents."""

_LONGEST = 12

TITLES: Mapping[str, Title] = MappingProxyType(
    {title.value: title for title in Title}
    | {
        "G": Title.GM,
        "M": Title.IM,
        "F": Title.FM,
        "C": Title.CM,
        "WG": Title.WGM,
        "WM": Title.WIM,
        "WF": Title.WFM,
        "WC": Title.WCM,
    }
)
"""Titles as written today, and the one-letter forms of older files."""

SEXES: Mapping[str, Sex] = MappingProxyType({"M": Sex.MAN, "W": Sex.WOMAN, "F": Sex.WOMAN})


def whole_number(text: str) -> int | None:
    """A number of at most twelve ASCII digits, or None."""
    return int(text) if len(text) <= _LONGEST and text.isascii() and text.isdecimal() else None


def birth(text: str) -> Birth | None:
    """A date of birth: the year alone, with zeros for what is unknown, or in full; None if it is none.

    >>> birth("1998"), birth("1998/00/00"), birth("07.11.1998")
    (Birth(year=1998, month=None, day=None), Birth(year=1998, month=None, day=None), Birth(year=1998, month=11, day=7))
    """
    day_first = _DAY_FIRST.match(text)
    if day_first:
        text = "/".join(reversed(day_first.groups()))
    found = _YEAR_FIRST.match(text)
    if not found:
        return None
    year, month, day = (int(part or "0") for part in found.groups())
    if not year or (day and not month) or not real_day(year, month or 1, day or 1):
        return None
    return Birth(year, month or None, day or None)


def birth_text(born: Birth) -> str:
    """YYYY/MM/DD with zeros for what is not known; a day without its month is none."""
    day_known = born.day if born.month else None
    return f"{born.year:04d}/{born.month or 0:02d}/{day_known or 0:02d}"


def real_day(year: int, month: int, day: int) -> date | None:
    """The day of the calendar, or None if there is no such day."""
    try:
        return date(year, month, day)
    except ValueError:
        return None


def day(text: str) -> date | None:
    """A day as programs write it, the year first or last, with signs or without; None if it is none.

    >>> day("2026/04/18") == day("18. 04. 2026") == day("20260418") == day("April 18, 2026") == day("26.18.04")
    True
    """
    text = _BLANKS_BESIDE_SIGNS.sub(r"\1", text.strip())
    short = _SHORT_YEAR.match(text)
    if short:
        year, month, number = (int(part) for part in short.groups())
        year += 1900 if year >= 70 else 2000
        return real_day(year, month, number) or real_day(year, number, month)
    plain = _WITHOUT_SIGNS.match(text) or _WITH_TIME.match(text)
    born = birth("/".join(plain.groups()) if plain else text)
    if born is None:
        return _named_month(text)
    return real_day(born.year, born.month, born.day) if born.month and born.day else None


def _named_month(text: str) -> date | None:
    """A day whose month has its name, in English or Turkish, before the number of the day or behind it."""
    first, second = _MONTH_FIRST.match(text), _MONTH_SECOND.match(text)
    if first:
        name, number, year = first.groups()
    elif second:
        number, name, year = second.groups()
    else:
        return None
    begins = search_key(name)[:3]
    return next((real_day(int(year), n, int(number)) for n, known in enumerate(_MONTHS, 1) if begins in known), None)
