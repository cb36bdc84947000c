"""Points, exactly: never a float."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass
from decimal import Decimal
from fractions import Fraction
from math import lcm

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


def decimal_text(points: Points) -> str:
    """The machine form: at least one decimal, a point, and exact.

    >>> decimal_text(Points(7)), decimal_text(Points(15, 2)), decimal_text(Points(41, 4))
    ('7.0', '7.5', '10.25')
    """
    if points.denominator == 1:
        return f"{points.numerator}.0"
    for digits in range(1, 7):
        scaled = points * 10**digits
        if scaled.denominator == 1:
            sign = "-" if scaled < 0 else ""
            whole, rest = divmod(abs(scaled.numerator), 10**digits)
            return f"{sign}{whole}.{rest:0{digits}d}"
    return f"{points.numerator}/{points.denominator}"


def half_text(points: Points) -> str:
    """The form for people: halves as ½, whole points bare, anything else as decimals.

    >>> half_text(Points(7)), half_text(Points(15, 2)), half_text(Points(1, 2))
    ('7', '7½', '½')
    """
    if points.denominator == 1:
        return str(points.numerator)
    if points.denominator == 2 and points > 0:
        return f"{points.numerator // 2 or ''}½"
    return decimal_text(points)


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


STANDARD = PointSystem()
POINT_FIELDS = PointSystem.__match_args__
