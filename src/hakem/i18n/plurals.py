"""Which class of plural a number belongs to; a language without rules of its own has those of English.

A language that tells more than one thing from several gets a function here,
named in ``_RULES``; the classes are those of CLDR: zero, one, two, few, many, other.
"""

from __future__ import annotations

from collections.abc import Callable

from hakem.i18n.numbers import Number

OTHER = "other"

Rule = Callable[[Number], str]


def _one_or_other(number: Number) -> str:
    return "one" if number == 1 else OTHER


_RULES: dict[str, Rule] = {"en": _one_or_other, "tr": _one_or_other}


def plural_class(number: Number, language: str) -> str:
    """``one``, ``other`` and so on.

    >>> plural_class(1, "en"), plural_class(2, "en"), plural_class(0, "tr")
    ('one', 'other', 'other')
    """
    return _RULES.get(language, _one_or_other)(number)
