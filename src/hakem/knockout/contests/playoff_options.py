"""What the regulations of an event may choose for its play-offs."""

from __future__ import annotations

from hakem.errors import RequestError
from hakem.i18n import Message
from hakem.knockout.contests.match import Controls, MatchRules
from hakem.knockout.time_control import PLAY_OFF
from hakem.values import dataclass

MOST_ADMITTED = 9
LEAST_ADMITTED = 2

PLAYOFF_CONTROLS = Controls(game=str(PLAY_OFF), extra=str(PLAY_OFF))
"""The games of play-offs (C.1)."""


@dataclass(frozen=True, slots=True)
class PlayoffOptions:
    """The choices that the articles of the play-offs leave open.

    ``extra``: further games of a level match before its golden point (C.1).
    ``eliminate``: of three who are level the last by tie-break goes out, and
    the two others play (C.2). ``short``: four play golden points at once (C.3).
    ``round_robin``: five play everybody against everybody (C.4).
    ``numbers_by_lot``: seven draw their numbers (C.6). ``admit``: how many of
    eleven or more may play (C.10). ``stop_when_decided``: games that can change nothing
    are left out.
    """

    extra: int = 0
    eliminate: bool = False
    short: bool = False
    round_robin: bool = False
    numbers_by_lot: bool = False
    admit: int = 8
    stop_when_decided: bool = False
    controls: Controls = PLAYOFF_CONTROLS

    def __post_init__(self) -> None:
        if not LEAST_ADMITTED <= self.admit <= MOST_ADMITTED:
            limits = {"admit": self.admit, "least": LEAST_ADMITTED, "most": MOST_ADMITTED}
            raise RequestError(Message("playoff.admit", limits))
        MatchRules(extra=self.extra)  # refuses an impossible number of games

    @property
    def match(self) -> MatchRules:
        """The rules of the matches of two games."""
        return MatchRules(extra=self.extra, stop_when_decided=self.stop_when_decided, controls=self.controls)


NO_CHOICE = PlayoffOptions()
"""The play-off as the handbook has it where the regulations of the event choose nothing."""
