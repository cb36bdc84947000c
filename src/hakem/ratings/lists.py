"""The three rating lists, and to which of them an event belongs."""

from __future__ import annotations

import enum

from hakem.facts.thinking_time import thinking_time
from hakem.model import Event

_BLITZ_UP_TO = 10 * 60
_STANDARD_FROM = 60 * 60


class RatingList(enum.Enum):
    """A list that FIDE keeps."""

    STANDARD = "standard"
    RAPID = "rapid"
    BLITZ = "blitz"


def list_of(event: Event) -> RatingList | None:
    """The list that the time control of the event belongs to; None if the event does not say, or not clearly."""
    time = thinking_time(event.time_control_code)
    if time is None:
        return None
    white, black = _by_seconds(time.white), _by_seconds(time.black)
    return white if white is black else None


def _by_seconds(seconds: int) -> RatingList:
    if seconds <= _BLITZ_UP_TO:
        return RatingList.BLITZ
    return RatingList.RAPID if seconds < _STANDARD_FROM else RatingList.STANDARD
