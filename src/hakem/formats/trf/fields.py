"""Single fields of TRF records: dates, titles, numbers; lenient in reading, exact in writing."""

from __future__ import annotations

import re
from collections.abc import Mapping
from datetime import date
from types import MappingProxyType

from hakem.model import Birth, Sex, Title

_YEAR_FIRST = re.compile(r"(\d{4})(?:[/.\-](\d{1,2})(?:[/.\-](\d{1,2}))?)?\Z")
_DAY_FIRST = re.compile(r"(\d{1,2})[/.\-](\d{1,2})[/.\-](\d{4})\Z")
_SHORT_YEAR = re.compile(r"(\d{2})[/.\-](\d{1,2})[/.\-](\d{1,2})\Z")

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
    """A day as YYYY/MM/DD, DD.MM.YYYY or YY/MM/DD; None if it is none."""
    short = _SHORT_YEAR.match(text)
    if short:
        year, month, number = (int(part) for part in short.groups())
        return real_day(year + (1900 if year >= 70 else 2000), month, number)
    born = birth(text)
    return real_day(born.year, born.month, born.day) if born and born.month and born.day else None
