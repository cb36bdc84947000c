"""Times on the command line: clocks, time controls, pauses."""

from __future__ import annotations

import re

from hakem.cli.usage import takes
from hakem.errors import RequestError
from hakem.knockout import DAY, Pauses, TimeControl

_CLOCK = re.compile(r"(\d{1,2}):(\d{2})")


@takes("clock")
def clock(text: str) -> int:
    """``9:30``, up to ``24:00``, as minutes since midnight, for argparse."""
    found = _CLOCK.fullmatch(text)
    if found is None or int(found[2]) > 59 or int(found[1]) * 60 + int(found[2]) > DAY:
        raise ValueError(text)
    return int(found[1]) * 60 + int(found[2])


@takes("games")
def count_of_games(text: str) -> int:
    """A number of games that a day can hold, for argparse; whether it is even is asked elsewhere."""
    value = int(text)
    if not 0 <= value <= 100:
        raise ValueError(text)
    return value


@takes("time")
def time_control(text: str) -> TimeControl:
    """``20``, ``15+10`` or ``5/4``, for argparse."""
    try:
        return TimeControl.read(text)
    except RequestError:
        raise ValueError(text) from None


@takes("pauses")
def pauses(text: str) -> Pauses:
    """``5/10/10``: minutes between games, parts of a match and stages, for argparse."""
    games, parts, stages = (int(part) for part in text.split("/"))
    if not all(0 <= minutes <= DAY for minutes in (games, parts, stages)):
        raise ValueError(text)
    return Pauses(games, parts, stages)
