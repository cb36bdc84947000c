"""How exact numbers are written: for programs with a point and at least one decimal, for people as they read them."""

from __future__ import annotations

from fractions import Fraction
from math import floor

Number = int | Fraction

POINT = "."
_MOST_DECIMALS = 6


def decimal_text(number: Fraction) -> str:
    """The machine form: at least one decimal, a point, and exact.

    >>> decimal_text(Fraction(7)), decimal_text(Fraction(15, 2)), decimal_text(Fraction(41, 4))
    ('7.0', '7.5', '10.25')
    """
    if number.denominator == 1:
        return f"{number.numerator}.0"
    for digits in range(1, _MOST_DECIMALS + 1):
        scaled = number * 10**digits
        if scaled.denominator == 1:
            sign = "-" if scaled < 0 else ""
            whole, rest = divmod(abs(scaled.numerator), 10**digits)
            return f"{sign}{whole}.{rest:0{digits}d}"
    return f"{number.numerator}/{number.denominator}"


def half_text(number: Fraction, sign: str = POINT) -> str:
    """The form for people: halves as ½, whole numbers bare, anything else as decimals after the sign of a language.

    >>> half_text(Fraction(7)), half_text(Fraction(15, 2)), half_text(Fraction(1, 2)), half_text(Fraction(5, 4), ",")
    ('7', '7½', '½', '1,25')
    """
    above, below = number.as_integer_ratio()
    if below == 1:
        return str(above)
    if below == 2 and above > 0:
        return f"{above // 2 or ''}½"
    return decimal_text(number).replace(POINT, sign)


def figure_text(number: Number, digits: int | None = None) -> str:
    """What was computed, for people: so many decimals, or as few as it needs up to two, rounded half up.

    >>> figure_text(Fraction(7)), figure_text(Fraction(15, 2)), figure_text(Fraction(1, 3)), figure_text(Fraction(7), 1)
    ('7', '7.5', '0.33', '7.0')
    """
    if digits is None:
        digits = decimals_needed(number)
    return _written(_half_up(number * 10**digits), digits)


def decimals_needed(number: Number) -> int:
    """How many decimals people need to see of a number, two at most."""
    hundredths = _half_up(number * 100)
    return 2 if hundredths % 10 else 1 if hundredths % 100 else 0


def fixed_text(number: Number) -> str:
    """A number with two decimals, as ratings have them: halves go away from zero.

    >>> fixed_text(Fraction(1, 3)), fixed_text(Fraction(-7, 2)), fixed_text(Fraction(-1, 1000)), fixed_text(Fraction(7))
    ('0.33', '-3.50', '0.00', '7.00')
    """
    hundredths = _half_up(100 * (number if number > 0 else -number))
    return _written(hundredths if number > 0 else -hundredths, 2)


def signed_text(number: Number) -> str:
    """A change: with a plus if it is one for the better; whole numbers stay whole, others have two decimals.

    >>> signed_text(Fraction(38, 5)), signed_text(Fraction(-38, 5)), signed_text(Fraction(0)), signed_text(8)
    ('+7.60', '-7.60', '0.00', '+8')
    """
    text = str(number) if isinstance(number, int) else fixed_text(number)
    return f"+{text}" if number > 0 and text.strip("0.") else text


def _written(units: int, digits: int) -> str:
    whole, rest = divmod(abs(units), 10**digits)
    return f"{'-' if units < 0 else ''}{whole}" + (f"{POINT}{rest:0{digits}d}" if digits else "")


def _half_up(number: Number) -> int:
    return floor(number + Fraction(1, 2))
