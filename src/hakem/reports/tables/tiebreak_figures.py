"""Values of tie-breaks as text: one place decides how a figure looks.

Machines get at least one decimal. People get as many decimals as a column needs
and no more than two; what does not end is rounded half up. Numbers look the same
in every language.
"""

from __future__ import annotations

from collections.abc import Sequence

from hakem.facts.rating_tables import half_up
from hakem.i18n import Datum, Message, say
from hakem.model import Points, decimal_text, parse_points
from hakem.reports.figures import fixed_text

_MACHINE_DIGITS = 4
_HUMAN_DIGITS = 2

Shown = tuple[Points, ...]
"""What a tie-break shows: mostly one number, several where boards are compared one after the other."""


def machine(points: Points) -> str:
    """A number for programs: exact if it ends within four decimals, else rounded to them.

    >>> machine(Points(7)), machine(Points(165, 4)), machine(Points(1, 3))
    ('7.0', '41.25', '0.3333')
    """
    return decimal_text(half_up(points, _MACHINE_DIGITS))


def machine_value(shown: Shown) -> str:
    """A value for programs: its numbers with blanks between them."""
    return " ".join(map(machine, shown))


def digits_of(points: Points) -> int:
    """How many decimals people need to see of a number."""
    rounded = half_up(points, _HUMAN_DIGITS)
    return next((digits for digits in range(_HUMAN_DIGITS) if (rounded * 10**digits).denominator == 1), _HUMAN_DIGITS)


def figure(points: Points, digits: int | None = None) -> str:
    """A number for people, with so many decimals or as few as it needs.

    >>> figure(Points(7)), figure(Points(15, 2)), figure(Points(7), 1)
    ('7', '7.5', '7.0')
    """
    return fixed_text(points, digits_of(points) if digits is None else digits, half_up)


def column(values: Sequence[Shown]) -> list[str]:
    """The values of one column, all with the same number of decimals."""
    digits = max((digits_of(number) for shown in values for number in shown), default=0)
    return [" ".join(figure(number, digits) for number in shown) for shown in values]


def said(message: Message, language: str) -> str:
    """A sentence whose numbers are written as people write them."""
    data = {name: _for_people(datum) for name, datum in message.data.items()}
    return say(Message(message.key, data), language)


def _for_people(datum: Datum) -> Datum:
    """Numbers in the machine form become figures; everything else stays."""
    if not isinstance(datum, str) or not (datum[:1].isdigit() and ("." in datum or "/" in datum)):
        return datum
    try:
        return figure(parse_points(datum))
    except ValueError:
        return datum
