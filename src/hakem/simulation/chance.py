"""Chance that can be repeated: the lots of a seed, as ``hakem/facts/lots.py`` describes them.

The same seed gives the same draws on every machine and in every version of
Python. No draw depends on floating point.
"""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from typing import TypeVar

from hakem.facts.lots import chosen, lots

T = TypeVar("T")
_FINE = 10**9


class Chance:
    """Draws one after the other; every subject has a seed of its own, so that none disturbs another."""

    def __init__(self, seed: str, *subject: str | int) -> None:
        self._drawn = lots("/".join((seed, *map(str, subject))))

    def between(self, least: int, most: int) -> int:
        """A whole number, both ends possible."""
        return least + chosen(self._drawn, most - least + 1)

    def happens(self, rate: Fraction) -> bool:
        """Whether something of that probability happens."""
        return chosen(self._drawn, rate.denominator) < rate.numerator

    def pick(self, things: Sequence[T]) -> T:
        """One of several, each as likely as the others."""
        return things[chosen(self._drawn, len(things))]

    def share(self) -> Fraction:
        """A number from 0 up to 1, which is never reached."""
        return Fraction(chosen(self._drawn, _FINE), _FINE)
