"""How fast games are: the time controls that the handbook names, each written once."""

from __future__ import annotations

import re

from hakem.errors import RequestError
from hakem.i18n import Message
from hakem.values import dataclass

_CONTROL = re.compile(r"(\d{1,3})(?:/(\d{1,3}))?(?:\+(\d{1,3}))?")


@dataclass(frozen=True, slots=True)
class TimeControl:
    """Minutes for the game and seconds a move; Black may have other minutes than White."""

    minutes: int
    increment: int = 0
    black_minutes: int | None = None

    def __post_init__(self) -> None:
        if min(self.minutes, self.black) < 1 or self.increment < 0:
            raise RequestError(Message("knockout.time-control", {"time": str(self)}))

    @staticmethod
    def read(text: str) -> TimeControl:
        """``20``, ``15+10``, or White's and Black's minutes ``5/4``; refused if it is none of these.

        >>> TimeControl.read("15+10").length
        50
        """
        found = _CONTROL.fullmatch(text)
        if found is None:
            raise RequestError(Message("knockout.time-control", {"time": text}))
        return TimeControl(int(found[1]), int(found[3] or 0), int(found[2]) if found[2] else None)

    @property
    def black(self) -> int:
        """Black's minutes."""
        return self.minutes if self.black_minutes is None else self.black_minutes

    @property
    def length(self) -> int:
        """Minutes that a game may take: so many seconds a move are as many minutes in 60 moves."""
        return self.minutes + self.black + 2 * self.increment

    def __str__(self) -> str:
        sides = f"{self.minutes}" if self.black == self.minutes else f"{self.minutes}/{self.black}"
        return f"{sides}+{self.increment}" if self.increment else sides


USUAL = TimeControl(20)
"""A.26; with an increment it is 15 minutes and 10 seconds."""

GOLDEN = TimeControl(5, black_minutes=4)
"""Five minutes for White, four for Black (A.26)."""

PLAY_OFF = TimeControl(3, 3)
"""Three minutes and three seconds for every move from the first on (C.1)."""
