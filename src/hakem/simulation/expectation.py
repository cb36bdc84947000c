"""What a simulated player may expect to score: the FIDE table, with no difference beyond 400 points."""

from __future__ import annotations

from fractions import Fraction

from hakem.facts import rating_tables

LARGEST_DIFFERENCE = 400
"""A larger difference of ratings counts as this one, so that the weakest win now and then."""


def expected_score(own: int, other: int) -> Fraction:
    """The expected score of the first of two ratings.

    >>> expected_score(2100, 2000), expected_score(2000, 2100), expected_score(2700, 1500)
    (Fraction(16, 25), Fraction(9, 25), Fraction(23, 25))
    """
    return rating_tables.expected_score(own - other, LARGEST_DIFFERENCE)
