"""Points, exactly: never a float."""

from __future__ import annotations

import re
from collections.abc import Iterable
from decimal import Decimal
from fractions import Fraction
from functools import lru_cache
from math import lcm

from hakem.i18n.numbers import decimal_text, half_text
from hakem.values import dataclass

__all__ = [
    "HALF",
    "ONE",
    "POINT_FIELDS",
    "STANDARD",
    "ZERO",
    "PointSystem",
    "Points",
    "decimal_text",
    "half_text",
    "parse_points",
    "point_system",
    "total",
]

Points = Fraction

ZERO = Points(0)
HALF = Points(1, 2)
ONE = Points(1)

_LONGEST = 200
_NUMBER = re.compile(r"[+-]?(?:\d+(?:[.,]\d*)?|[.,]\d+)\Z")


def total(points: Iterable[Points]) -> Points:
    """The sum of many points: one fraction is made at the end, not one for each of them.

    >>> total([HALF, ONE, Points(1, 3)])
    Fraction(11, 6)
    """
    above, below = 0, 1
    for value in points:
        numerator, denominator = value.as_integer_ratio()
        if denominator == below:
            above += numerator
            continue
        if below % denominator:
            common = lcm(below, denominator)
            above *= common // below
            below = common
        above += numerator * (below // denominator)
    return _made(above, below)


@lru_cache(maxsize=4096)
def _made(above: int, below: int) -> Points:
    """A fraction; an event has few different sums, and making one takes longer than adding them up."""
    return Points(above, below)


def common_unit(points: Iterable[Points]) -> int:
    """Into how many units a point has to be divided, so that all of these are whole numbers of units.

    >>> common_unit([HALF, ONE, Points(1, 3)])
    6
    """
    return lcm(*{value.denominator for value in points})


def in_units(points: Iterable[Points], unit: int | None = None) -> list[int]:
    """The same points in whole units, which add up and compare fast: a point has ``unit`` of them.

    Without ``unit`` it has as many as these points need.

    >>> in_units([HALF, ONE, Points(1, 3)]), in_units([HALF, ONE], unit=4)
    ([3, 6, 2], [2, 4])
    """
    ratios = [value.as_integer_ratio() for value in points]
    if unit is None:
        unit = lcm(*{denominator for _, denominator in ratios})
    return [numerator * (unit // denominator) for numerator, denominator in ratios]


def parse_points(text: str) -> Points:
    """Read ``7``, ``7.5``, ``7,5``, ``7½``, ``½`` or ``1/3``; raise ``ValueError`` for anything else.

    >>> parse_points("7½")
    Fraction(15, 2)
    """
    text = text.strip()
    if len(text) > _LONGEST:
        raise ValueError(text[:_LONGEST])
    if text.endswith("½"):
        whole = text[:-1].strip()
        if whole and not whole.isdecimal():
            raise ValueError(text)
        return Points(int(whole or "0")) + HALF
    if "/" in text:
        above, below = text.split("/", 1)
        if not (above.removeprefix("-").isdecimal() and below.isdecimal() and int(below)):
            raise ValueError(text)
        return Points(int(above), int(below))
    if not _NUMBER.match(text):
        raise ValueError(text)
    return Points(Decimal(text.replace(",", ".")))


@dataclass(frozen=True, slots=True)
class PointSystem:
    """What every kind of result is worth.

    Wins, draws and losses over the board may be worth different points with
    White and with Black; everything obtained without playing has its own value.
    """

    white_win: Points = ONE
    white_draw: Points = HALF
    white_loss: Points = ZERO
    black_win: Points = ONE
    black_draw: Points = HALF
    black_loss: Points = ZERO
    forfeit_win: Points = ONE
    forfeit_loss: Points = ZERO
    pairing_allocated_bye: Points = ONE
    full_point_bye: Points = ONE
    half_point_bye: Points = HALF
    zero_point_bye: Points = ZERO
    unknown: Points = HALF

    @property
    def win(self) -> Points:
        """The value that counts as 'a win' where a rule does not ask for the colour."""
        return max(self.white_win, self.black_win)

    @property
    def draw(self) -> Points:
        """The value that counts as 'a draw' where a rule does not ask for the colour."""
        return max(self.white_draw, self.black_draw)

    @property
    def loss(self) -> Points:
        """The value that counts as 'a loss' where a rule does not ask for the colour."""
        return max(self.white_loss, self.black_loss)

    @property
    def same_for_both_colours(self) -> bool:
        """Whether the colour of the pieces makes no difference to the points."""
        white = (self.white_win, self.white_draw, self.white_loss)
        return white == (self.black_win, self.black_draw, self.black_loss)


def point_system(win: Points, draw: Points, loss: Points = ZERO, pab: Points | None = None) -> PointSystem:
    """The usual shape: a win, a draw and a loss, everything else following from them.

    A forfeit win and a full-point bye are worth a win, a half-point bye a draw,
    and, unless ``pab`` says otherwise, the pairing-allocated bye a win.
    """
    return PointSystem(
        white_win=win,
        white_draw=draw,
        white_loss=loss,
        black_win=win,
        black_draw=draw,
        black_loss=loss,
        forfeit_win=win,
        pairing_allocated_bye=win if pab is None else pab,
        full_point_bye=win,
        half_point_bye=draw,
        unknown=draw,
    )


def point_system_named(text: str) -> PointSystem:
    """``3-1-0``: win, draw and loss; a fourth value is that of the pairing-allocated bye. ``ValueError`` for others.

    >>> point_system_named("3-1-0").black_win
    Fraction(3, 1)
    """
    values = [parse_points(part) for part in text.split("-")]
    if not 3 <= len(values) <= 4:
        raise ValueError(text)
    return point_system(*values)


STANDARD = PointSystem()
POINT_FIELDS = PointSystem.__match_args__
