"""What a player may expect to score: the FIDE table of rating differences (Handbook B.02, 8.1.2)."""

from __future__ import annotations

from bisect import bisect_left
from fractions import Fraction

# fmt: off
_UP_TO = (
    3, 10, 17, 25, 32, 39, 46, 53, 61, 68,
    76, 83, 91, 98, 106, 113, 121, 129, 137, 145,
    153, 162, 170, 179, 188, 197, 206, 215, 225, 235,
    245, 256, 267, 278, 290, 302, 315, 328, 344, 357,
    374, 391, 400,
)
# fmt: on
"""The largest difference for 50 %, 51 %, 52 % and so on. A difference beyond the last counts as that one."""

_EVEN = 50


def expected_score(own: int, other: int) -> Fraction:
    """The expected score of the first of two ratings.

    >>> expected_score(2100, 2000), expected_score(2000, 2100), expected_score(2700, 1500)
    (Fraction(16, 25), Fraction(9, 25), Fraction(23, 25))
    """
    difference = min(abs(own - other), _UP_TO[-1])
    stronger = Fraction(_EVEN + bisect_left(_UP_TO, difference), 100)
    return stronger if own >= other else 1 - stronger
