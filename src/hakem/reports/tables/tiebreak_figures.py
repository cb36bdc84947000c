"""Values of tie-breaks as text: one place decides how a figure looks.

Machines get at least one decimal, and a point before it. People get as many
decimals as a column needs and no more than two, after the sign of their language;
what does not end is rounded half up.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from hakem.facts.rating_tables import half_up
from hakem.i18n import Renderer
from hakem.i18n.numbers import decimals_needed, figure_text
from hakem.model import Points, decimal_text

_MACHINE_DIGITS = 4
_NONE = "–"

Shown = tuple[Points, ...]
"""What a tie-break shows: one number, several where boards are compared one after the other, or none at all."""


def machine(points: Points) -> str:
    """A number for programs: exact if it ends within four decimals, else rounded to them.

    >>> machine(Points(7)), machine(Points(165, 4)), machine(Points(1, 3))
    ('7.0', '41.25', '0.3333')
    """
    return decimal_text(half_up(points, _MACHINE_DIGITS))


def machine_value(shown: Shown) -> str | None:
    """A value for programs: its numbers with blanks between them; nothing for a tie-break of nobody."""
    return " ".join(map(machine, shown)) or None


def figure(points: Points, language: str = "en", digits: int | None = None) -> str:
    """A number for people, with so many decimals or as few as it needs.

    >>> figure(Points(7)), figure(Points(15, 2), "tr"), figure(Points(7), digits=1)
    ('7', '7,5', '7.0')
    """
    return Renderer(language).decimals(figure_text(points, digits))


def column(values: Sequence[Shown | None], language: str = "en") -> list[str]:
    """The values of one column, all with the same number of decimals; a dash for none, a blank where nothing is asked.

    >>> column([(Points(7),), (), None, (Points(15, 2),)])
    ['7.0', '–', '', '7.5']
    """
    keys = [None if shown is None else tuple([number.as_integer_ratio() for number in shown]) for shown in values]
    different = dict.fromkeys(keys)  # a column of a large field has few different figures
    digits = max((_needed(*ratio) for key in different for ratio in key or ()), default=0)
    texts = {key: _cell(key, language, digits) for key in different}
    return [texts[key] for key in keys]


def _cell(ratios: tuple[tuple[int, int], ...] | None, language: str, digits: int) -> str:
    if ratios is None:
        return ""
    return " ".join(_known(*ratio, language, digits) for ratio in ratios) or _NONE


@lru_cache(maxsize=8192)
def _needed(above: int, below: int) -> int:
    return decimals_needed(Points(above, below))


@lru_cache(maxsize=8192)
def _known(above: int, below: int, language: str, digits: int) -> str:
    """The same figures come again and again on the cards of a large event."""
    return figure(Points(above, below), language, digits)
