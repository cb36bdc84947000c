"""The two FIDE tables between ratings and scores (Handbook B.02, 8.1), and the roundings that go with them.

Both count in hundredths: one says what a difference of ratings lets a player
expect, the other what difference of ratings a share of the points stands for.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterable
from fractions import Fraction

# fmt: off
_UP_TO = (
    3, 10, 17, 25, 32, 39, 46, 53, 61, 68,
    76, 83, 91, 98, 106, 113, 121, 129, 137, 145,
    153, 162, 170, 179, 188, 197, 206, 215, 225, 235,
    245, 256, 267, 278, 290, 302, 315, 328, 344, 357,
    374, 391, 411, 432, 456, 484, 517, 559, 619, 735,
)
"""The largest difference for 50 %, 51 %, 52 % and so on; beyond the last everything is expected."""

_DIFFERENCES = (
    0, 7, 14, 21, 29, 36, 43, 50, 57, 65,
    72, 80, 87, 95, 102, 110, 117, 125, 133, 141,
    149, 158, 166, 175, 184, 193, 202, 211, 220, 230,
    240, 251, 262, 273, 284, 296, 309, 322, 336, 351,
    366, 383, 401, 422, 444, 470, 501, 538, 589, 677,
    800,
)
"""The difference of ratings that 50 %, 51 %, 52 % and so on of the points stand for."""
# fmt: on

_EVEN = 50
_SHARES = tuple(Fraction(percent, 100) for percent in range(101))


def expected_score(difference: int, limit: int | None = None) -> Fraction:
    """What a player rated ``difference`` above the opponent may expect of a game (8.1.2).

    With a ``limit`` a larger difference, up or down, counts as that one.

    >>> expected_score(100), expected_score(-100), expected_score(-1000), expected_score(-1000, limit=400)
    (Fraction(16, 25), Fraction(9, 25), Fraction(0, 1), Fraction(2, 25))
    """
    return _SHARES[expected_percent(difference, limit)]


def expected_percent(difference: int, limit: int | None = None) -> int:
    """The same as a whole number of hundredths, for those who add up many of them."""
    ahead = abs(difference) if limit is None else min(abs(difference), limit)
    stronger = _EVEN + bisect_left(_UP_TO, ahead)
    return stronger if difference >= 0 else 100 - stronger


_ALL = _UP_TO[-1] + 1
"""The first difference that lets expect everything."""

_BY_DIFFERENCE = [*map(expected_percent, range(_ALL)), *map(expected_percent, range(1 - _ALL, 0))]
"""The hundredths by difference; what stands below zero is found from the end."""


def expected_percent_of_all(rating: int, opponents: Iterable[int]) -> int:
    """What a player of that rating may expect of one game with each of the opponents, in hundredths.

    >>> expected_percent_of_all(2100, (2000, 2200))
    100
    """
    found = 0
    for opponent in opponents:
        difference = rating - opponent
        if -_ALL < difference < _ALL:
            found += _BY_DIFFERENCE[difference]
        elif difference > 0:
            found += 100
    return found


def rating_difference(share: Fraction) -> int:
    """How far above the opponents somebody plays who scores that share of the points (8.1.1): -800 to 800.

    The share is rounded half up to hundredths first.

    >>> rating_difference(Fraction(3, 4)), rating_difference(Fraction(1, 3)), rating_difference(Fraction(0))
    (193, -125, -800)
    """
    if not 0 <= share <= 1:
        raise ValueError(f"{share} is no share of the points")
    above, below = share.as_integer_ratio()
    percent = (200 * above + below) // (2 * below)
    return _DIFFERENCES[percent - _EVEN] if percent >= _EVEN else -_DIFFERENCES[_EVEN - percent]


def half_up(value: Fraction, digits: int = 0) -> Fraction:
    """The nearest number with so many digits after the point; of two that are equally near the larger one.

    Exactly half goes towards plus infinity, below zero too.

    >>> half_up(Fraction(5, 2)), half_up(Fraction(-5, 2)), half_up(Fraction(1, 8), 2)
    (Fraction(3, 1), Fraction(-2, 1), Fraction(13, 100))
    """
    above, below = value.as_integer_ratio()
    unit = 10**digits
    return Fraction((2 * above * unit + below) // (2 * below), unit)


def performance_rating(average: Fraction, share: Fraction) -> int:
    """The rating at which that share of the points against such opponents would have been no surprise.

    The average is rounded half up first (C.07 10.2).

    >>> performance_rating(Fraction(4001, 2), Fraction(3, 4))
    2194
    """
    return int(half_up(average)) + rating_difference(share)


def half_away(value: Fraction, digits: int = 0) -> Fraction:
    """The nearest number with so many digits after the point; of two that are equally near the one farther from zero.

    >>> half_away(Fraction(5, 2)), half_away(Fraction(-5, 2)), half_away(Fraction(-9, 4))
    (Fraction(3, 1), Fraction(-3, 1), Fraction(-2, 1))
    """
    return half_up(value, digits) if value >= 0 else -half_up(-value, digits)
