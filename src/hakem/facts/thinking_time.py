"""How long both sides may think, read from the coded time control of an event (TRF26, record 222)."""

from __future__ import annotations

import re
from fractions import Fraction

from hakem.values import dataclass

MOVES = 60
"""Times are compared for a game of so many moves."""

_PERIOD = re.compile(r"(?:(?P<moves>[1-9]\d{0,2})/)?(?P<seconds>\d{1,6})(?:\+(?P<increment>\d{1,4}))?")
_BOTH_SIDES = re.compile(r"W(?P<white>[^-]+)-B(?P<black>[^-]+)")


@dataclass(frozen=True, slots=True)
class ThinkingTime:
    """The seconds that either side has for a game of sixty moves, increments included."""

    white: int
    black: int

    @property
    def minutes(self) -> Fraction:
        """The minutes of the side that has less."""
        return Fraction(min(self.white, self.black), 60)


def thinking_time(code: str) -> ThinkingTime | None:
    """The time that a code means; None if it is none, or says too little.

    ``5400+30`` is a time with an increment for every move; periods are divided
    by a colon and begin with the number of their moves, if it is limited; times
    that differ are ``W300-B240``.

    >>> thinking_time("5400+30"), thinking_time("40/6000+30:900+30"), thinking_time("W300-B240")
    (ThinkingTime(white=7200, black=7200), ThinkingTime(white=8700, black=8700), ThinkingTime(white=300, black=240))
    """
    sides = _BOTH_SIDES.fullmatch(code.strip())
    white, black = (_seconds(sides["white"]), _seconds(sides["black"])) if sides else (_seconds(code.strip()),) * 2
    return ThinkingTime(white, black) if white is not None and black is not None else None


def _seconds(periods: str) -> int | None:
    """The seconds for sixty moves; a period that begins after them gives nothing, periods for fewer say too little."""
    left, seconds = MOVES, 0
    for period in periods.split(":"):
        found = _PERIOD.fullmatch(period)
        if found is None:
            return None
        moves = min(left, int(found["moves"] or left))
        if left:
            seconds += int(found["seconds"]) + moves * int(found["increment"] or 0)
        left -= moves
    return None if left else seconds
