"""Numbers with decimals for columns and sentences; a decimal point in every language."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction

from hakem.facts.rating_tables import half_away

Rounding = Callable[[Fraction, int], Fraction]


def fixed_text(value: Fraction, digits: int = 2, rounded: Rounding = half_away) -> str:
    """The number with so many decimals; halves go away from zero unless another rounding is asked for.

    >>> fixed_text(Fraction(1, 3)), fixed_text(Fraction(-7, 2), 1), fixed_text(Fraction(-1, 1000))
    ('0.33', '-3.5', '0.00')
    >>> fixed_text(Fraction(7), digits=0)
    '7'
    """
    units = int(rounded(value, digits) * 10**digits)
    whole, rest = divmod(abs(units), 10**digits)
    return f"{'-' if units < 0 else ''}{whole}" + (f".{rest:0{digits}d}" if digits else "")


def signed_text(value: Fraction, digits: int = 2) -> str:
    """The same with a plus before what is more than nothing.

    >>> signed_text(Fraction(38, 5)), signed_text(Fraction(-38, 5)), signed_text(Fraction(0))
    ('+7.60', '-7.60', '0.00')
    """
    text = fixed_text(value, digits)
    return f"+{text}" if value > 0 and text.strip("0.") else text


def signed_whole(value: int) -> str:
    """A whole number with its sign; nothing has none."""
    return f"{value:+d}" if value else "0"
