"""K, the coefficient by which a rating moves: what a file lets us know of it, and what somebody tells."""

from __future__ import annotations

import enum

from hakem.i18n import Message
from hakem.model import Event, Player
from hakem.values import dataclass

NEW_OR_YOUNG, USUAL, HIGH = 40, 20, 10
_YOUNG_UP_TO_AGE = 18
_YOUNG_BELOW = 2300
_HIGH_FROM = 2400
_MOST_POINTS = 700


class CoefficientReason(enum.Enum):
    """Where a K comes from."""

    TOLD = "told"
    HIGH = "high"
    YOUNG = "young"
    USUAL = "usual"
    AGE_UNKNOWN = "age-unknown"


@dataclass(frozen=True, slots=True)
class Coefficient:
    """K as it is used, as it was before so many games made it smaller, and its reason."""

    value: int
    full: int
    reason: CoefficientReason

    @property
    def message(self) -> Message:
        """The reason, as a sentence that can be said in every language."""
        return Message(f"ratings.k.{self.reason.value}", {"k": self.full})


def coefficient(player: Player, rating: int, year: int | None, games: int, told: int | None) -> Coefficient:
    """The K of a rated player for so many games.

    It is what is told, else 10 from 2400 on, 40 below 2300 until the end of
    the year of the eighteenth birthday, else 20. A file does not show who is
    new to the list or who was above 2400 before; such a K has to be told. K
    times the number of games is at most 700.
    """
    full, reason = (told, CoefficientReason.TOLD) if told is not None else _by_the_file(player, rating, year)
    return Coefficient(min(full, _MOST_POINTS // games) if games else full, full, reason)


def _by_the_file(player: Player, rating: int, year: int | None) -> tuple[int, CoefficientReason]:
    if rating >= _HIGH_FROM:
        return HIGH, CoefficientReason.HIGH
    if rating >= _YOUNG_BELOW:
        return USUAL, CoefficientReason.USUAL
    if player.birth is None or year is None:
        return USUAL, CoefficientReason.AGE_UNKNOWN
    young = year - player.birth.year <= _YOUNG_UP_TO_AGE
    return (NEW_OR_YOUNG, CoefficientReason.YOUNG) if young else (USUAL, CoefficientReason.USUAL)


def year_of(event: Event) -> int | None:
    """The year in which the event began, as far as it says."""
    days = (event.start, *event.round_dates, event.end)
    return next((day.year for day in days if day is not None), None)
