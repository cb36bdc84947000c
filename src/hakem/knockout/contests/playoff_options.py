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

    ``games``: games of a match; ``extra``: further ones of a level match before
    its golden point (C.1). ``eliminate``: of three who are level the last by
    tie-break goes out, and the two others play (C.2). ``short``: four play golden
    points at once (C.3). ``round_robin``: five play everybody against everybody
    (C.4). ``numbers_by_lot``: seven draw their numbers (C.6); ``numbers_by_seed``:
    all others do not, their numbers are the seeds. ``add_moves``: where the
    fewest moves decide, those of all games won count, not of the shortest alone
    (C.2, C.6). ``admit``: how many of eleven or more may play; ``one_contest``:
    those left over do not play for the remaining prizes (C.10). ``general``: all
    play matches by the general system, for ``qualify`` places (B).
    ``stop_when_decided``: games that can change nothing are left out.
    """

    games: int = 2
    extra: int = 0
    eliminate: bool = False
    short: bool = False
    round_robin: bool = False
    numbers_by_lot: bool = False
    numbers_by_seed: bool = False
    add_moves: bool = False
    admit: int = MOST_ADMITTED
    one_contest: bool = False
    general: bool = False
    qualify: int = 1
    stop_when_decided: bool = False
    controls: Controls = PLAYOFF_CONTROLS

    def __post_init__(self) -> None:
        if not LEAST_ADMITTED <= self.admit <= MOST_ADMITTED:
            limits = {"admit": self.admit, "least": LEAST_ADMITTED, "most": MOST_ADMITTED}
            raise RequestError(Message("playoff.admit", limits))
        self.match  # noqa: B018 - numbers of games that cannot be are refused here
        if self.qualify > 1 and not self.general:
            raise RequestError(Message("playoff.qualify-by-matches", {"qualify": self.qualify}))

    @property
    def match(self) -> MatchRules:
        """The rules of the matches."""
        return MatchRules(self.games, self.extra, stop_when_decided=self.stop_when_decided, controls=self.controls)


NO_CHOICE = PlayoffOptions()
"""The play-off as the handbook has it where the regulations of the event choose nothing."""
