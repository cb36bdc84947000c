"""Tie-breaks made of ratings (article 10)."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable, Mapping
from fractions import Fraction
from math import floor

from hakem.model import HALF, ONE, ZERO, Mark, Player, Points
from tests.judges.tiebreak_code import Code, Value
from tests.judges.tiebreak_rounds import HANDBOOK, Line, Scene, Sheet, is_game_for_ratings

DIFFERENCE_OF_SHARE = (
    *(0, 7, 14, 21, 29, 36, 43, 50, 57, 65),
    *(72, 80, 87, 95, 102, 110, 117, 125, 133, 141),
    *(149, 158, 166, 175, 184, 193, 202, 211, 220, 230),
    *(240, 251, 262, 273, 284, 296, 309, 322, 336, 351),
    *(366, 383, 401, 422, 444, 470, 501, 538, 589, 677),
    800,
)
"""The difference of rating that 50, 51, ... 100 per cent mean."""

LARGEST_DIFFERENCE = (
    *(3, 10, 17, 25, 32, 39, 46, 53, 61, 68),
    *(76, 83, 91, 98, 106, 113, 121, 129, 137, 145),
    *(153, 162, 170, 179, 188, 197, 206, 215, 225, 235),
    *(245, 256, 267, 278, 290, 302, 315, 328, 344, 357),
    *(374, 391, 411, 432, 456, 484, 517, 559, 619, 735),
)
"""The largest difference of rating that means 50, 51, ... 99 per cent; beyond the last it is 100."""

SHARES = {Mark.WIN: ONE, Mark.DRAW: HALF, Mark.PENDING: HALF, Mark.LOSS: ZERO}


class Unrated(Exception):  # noqa: N818 - it reads as what it says
    """Somebody has no rating, and none was given for such a case."""


def rating(player: Player, code: Code) -> int:
    """FIDE's, else the national one, else what the code says."""
    known = player.rating or player.national_rating or code.unrated
    if known is None:
        raise Unrated(player.name)
    return known


def half_up(value: Fraction, step: Fraction = ONE) -> Fraction:
    """The nearest multiple of ``step``, the higher one of two.

    >>> half_up(Fraction(5, 2)), half_up(Fraction(-5, 2)), half_up(Fraction(1, 8), Fraction(1, 100))
    (Fraction(3, 1), Fraction(-2, 1), Fraction(13, 100))
    """
    return floor(value / step + HALF) * step


def own_rating(scene: Scene, sheet: Sheet, code: Code) -> Fraction:
    """10.6."""
    return Fraction(rating(sheet.player, code))


def average_rating(scene: Scene, sheet: Sheet, code: Code) -> Value:
    """10.1: the average of those met, without as many low and high ones as are cut; the handbook rounds nothing."""
    met = sorted(_ratings(scene, sheet, code))
    met = met[code.low :]
    met = met[: max(0, len(met) - code.high)]
    if not met:
        return None
    average = Fraction(sum(met), len(met))
    return average if scene.edition == HANDBOOK else half_up(average)


def as_they_are(own: int | None, theirs: int) -> int:
    """The rating of an opponent."""
    return theirs


def within_350(own: int | None, theirs: int) -> int:
    """Handbook: differences of more than 350 points count as 350."""
    return theirs if own is None else max(own - 350, min(own + 350, theirs))


DIFFERENCES: Mapping[str, Callable[[int | None, int], int]] = {
    "2009": within_350,
    "2023": as_they_are,
    "2024": as_they_are,
    "2026": as_they_are,
}


def performance(scene: Scene, sheet: Sheet, code: Code) -> Value:
    """10.2: the rounded average and the difference that the share of the points means."""
    games = _games(scene, sheet)
    if not games:
        return None
    own = sheet.player.rating or sheet.player.national_rating
    met = [DIFFERENCES[scene.edition](own, theirs) for theirs in _ratings(scene, sheet, code)]
    share = half_up(_made(games) / len(games), Fraction(1, 100))
    return half_up(Fraction(sum(met), len(met))) + difference_of(share)


def difference_of(share: Fraction) -> int:
    """The difference of rating that a share in whole hundredths means.

    >>> difference_of(Fraction(3, 4)), difference_of(Fraction(1, 4)), difference_of(Fraction(0))
    (193, -193, -800)
    """
    per_cent = int(share * 100)
    return DIFFERENCE_OF_SHARE[per_cent - 50] if per_cent >= 50 else -DIFFERENCE_OF_SHARE[50 - per_cent]


def expectation(difference: int) -> Fraction:
    """The share that is expected with so many points more.

    >>> [str(expectation(d)) for d in (0, -3, 4, -4, 735, 736, -736)]
    ['1/2', '1/2', '51/100', '49/100', '99/100', '1', '0']
    """
    per_cent = 50 + bisect_left(LARGEST_DIFFERENCE, abs(difference))
    return Fraction(per_cent, 100) if difference >= 0 else 1 - Fraction(per_cent, 100)


def perfect_performance(scene: Scene, sheet: Sheet, code: Code) -> Value:
    """10.3: the lowest rating from which as many points were to be expected."""
    games = _games(scene, sheet)
    if not games:
        return None
    met, made = _ratings(scene, sheet, code), _made(games)
    if made == 0:
        return Fraction(min(met) - 800)
    guesses = range(min(met) - 736, max(met) + 737)
    return Fraction(guesses[bisect_left(guesses, made, key=lambda guess: _expected(guess, met))])


def _expected(guess: int, met: list[int]) -> Fraction:
    """What somebody of that rating was to make against these; a higher rating never expects less."""
    return sum((expectation(guess - theirs) for theirs in met), ZERO)


def average_of_performances(scene: Scene, sheet: Sheet, code: Code) -> Value:
    """10.4."""
    return _average_of_opponents(scene, sheet, code, performance)


def average_of_perfect_performances(scene: Scene, sheet: Sheet, code: Code) -> Value:
    """10.5."""
    return _average_of_opponents(scene, sheet, code, perfect_performance)


def _average_of_opponents(
    scene: Scene, sheet: Sheet, code: Code, worth: Callable[[Scene, Sheet, Code], Value]
) -> Value:
    opponents = [line.opponent for line in _games(scene, sheet) if line.opponent is not None]
    found = [worth(scene, scene.sheets[p], code) for p in opponents]
    met = [value for value in found if isinstance(value, Fraction)]
    return half_up(sum(met, ZERO) / len(met)) if met else None


def _games(scene: Scene, sheet: Sheet) -> list[Line]:
    return [line for line in sheet.lines if is_game_for_ratings(scene, line)]


def _ratings(scene: Scene, sheet: Sheet, code: Code) -> list[int]:
    opponents = [line.opponent for line in _games(scene, sheet) if line.opponent is not None]
    return [rating(scene.sheets[p].player, code) for p in opponents]


def _made(games: list[Line]) -> Points:
    return sum((SHARES[line.mark] for line in games if line.mark is not None), ZERO)
