"""The language of matches and play-offs: games that are due, their results, and what follows from them.

A contest is a pure function of its log, the results by game. It answers with
the games that are due now, or with the order in which everybody ended. Nothing
is stored besides the log, so whatever was written down can be read again, and
a contest inside another one is asked with the same log: every game has a name
of its own.

Sides are whole numbers here: ids of players, or of teams. In steps they are
references, so that whoever reads them can be told the names.
"""

from __future__ import annotations

import enum
from collections.abc import Mapping
from typing import NewType, Protocol

from hakem.explain import Step
from hakem.facts.lots import chosen, draw_order, lots
from hakem.i18n import Message
from hakem.model import HALF, ONE, ZERO, Colour, Points
from hakem.regulations import Article
from hakem.values import dataclass, field

GameId = NewType("GameId", str)
"""The name of a game, the same as long as its contest has the same shape: ``semi-1.game-2``."""


class GameOutcome(enum.Enum):
    """Who won the game over the board."""

    WHITE = "1-0"
    DRAW = "1/2-1/2"
    BLACK = "0-1"


class GameKind(enum.Enum):
    """What a game is played for: the match itself, extra time, or the golden point."""

    NORMAL = "normal"
    EXTRA = "extra"
    GOLDEN = "golden"


class Stage(enum.Enum):
    """Where somebody's way ends; the value names the words for it."""

    WINNER = "winner"
    MATCH = "match"
    FINAL = "final"
    SEMI_FINALS = "semi-finals"
    QUARTER_FINALS = "quarter-finals"
    GROUPS = "groups"
    ROUND_ROBIN = "round-robin"
    GOLDEN_POINT = "golden-point"
    GOLDEN_ROUND_ROBIN = "golden-round-robin"
    NOT_ADMITTED = "not-admitted"
    BY_TIE_BREAK = "by-tie-break"
    SELECTED = "selected"
    REMAINING = "remaining"

    @property
    def message(self) -> Message:
        """The stage as it is called in every language."""
        return Message(f"playoff.stage.{self.value}")


class StageName(Protocol):
    """A stage by name: one of ours, or one of a plan."""

    @property
    def value(self) -> str: ...

    @property
    def message(self) -> Message: ...


@dataclass(frozen=True, slots=True)
class GameResult:
    """How a game ended.

    ``moves`` may be unknown; it matters only where the fewest moves decide.
    ``later_flag`` is for a golden point in which both flags fell: the side
    whose flag fell later wins, whatever else the game would have been.
    """

    outcome: GameOutcome
    moves: int | None = None
    later_flag: Colour | None = None

    @property
    def points(self) -> tuple[Points, Points]:
        """What White and Black make of it."""
        return _BY_FLAG[self.later_flag] if self.later_flag else _BY_OUTCOME[self.outcome]


_BY_OUTCOME = {GameOutcome.WHITE: (ONE, ZERO), GameOutcome.DRAW: (HALF, HALF), GameOutcome.BLACK: (ZERO, ONE)}
_BY_FLAG = {Colour.WHITE: (ONE, ZERO), Colour.BLACK: (ZERO, ONE)}


@dataclass(frozen=True, slots=True)
class GameDue:
    """A game to be played: between whom, what for, how fast, and by which article.

    ``control`` is minutes, or minutes and the seconds added for every move
    (``3+3``); two numbers with a stroke are White's and Black's minutes
    (``5/4``). ``board`` counts the boards of a team match.
    """

    id: GameId
    white: int
    black: int
    kind: GameKind
    control: str
    article: Article
    board: int | None = None


Log = Mapping[GameId, GameResult]
"""Results by game. The order in which they were written down does not matter."""


@dataclass(frozen=True, slots=True)
class Finish:
    """Where the way of one player ended.

    ``depth`` says how far that is: it is compared from the first number on,
    greater is further. ``points`` are those made in the last stage.
    """

    player: int
    stage: StageName
    points: Points = ZERO
    depth: tuple[int, ...] = ()


Tier = tuple[Finish, ...]
"""Those who came equally far, the better ones first; prizes of their places are shared among them."""


@dataclass(frozen=True, slots=True)
class Pending:
    """Not decided yet: the games that are due, all of which can be played at once, and what was settled so far."""

    due: tuple[GameDue, ...]
    why: tuple[Step, ...] = ()


@dataclass(frozen=True, slots=True)
class Decided:
    """The end: everybody by how far they came, and why, article by article.

    In the first tier stands the winner alone, or all who are selected.
    """

    tiers: tuple[Tier, ...]
    why: tuple[Step, ...] = ()

    @property
    def finishes(self) -> Tier:
        """Everybody in order."""
        return tuple(finish for tier in self.tiers for finish in tier)

    @property
    def order(self) -> tuple[int, ...]:
        """The players from first to last."""
        return tuple(finish.player for finish in self.finishes)

    @property
    def winner(self) -> int:
        """Whoever is first."""
        return self.tiers[0][0].player


State = Pending | Decided


class Contest(Protocol):
    """Anything that is decided by games."""

    def state(self, log: Log) -> State:
        """What is due now, or how it ended; results of games that belong to others are overlooked."""
        ...


def under(path: str, name: str) -> str:
    """A name inside a contest: ``semi-1`` and ``game-2`` make ``semi-1.game-2``."""
    return f"{path}.{name}" if path else name


@dataclass(frozen=True, slots=True)
class Lots:
    """Who has White, and who meets whom, where that is left to the lot.

    A lot belongs to a name, that of the game or of the contest, and is drawn
    from the text ``SEED/NAME`` as ``hakem/facts/lots.py`` has it. So every lot
    can be drawn again afterwards, and none depends on how many were drawn before
    it. In ``settled`` stands who has White in a game whose colours were settled
    in the hall, by a coin or by the choice of whoever won the lot (A.29); that
    takes the place of the lot. A note about somebody who does not play that game
    is void.
    """

    seed: str
    settled: Mapping[str, int] = field(default_factory=dict, hash=False)

    def white(self, game: str, first: int, second: int) -> int:
        """Which of the two has White in a game."""
        noted = self.settled.get(game)
        if noted in (first, second):
            return noted
        return (first, second)[chosen(lots(f"{self.seed}/{game}"), 2)]

    def order(self, name: str, players: tuple[int, ...]) -> tuple[int, ...]:
        """The players as they are drawn."""
        return tuple(players[number - 1] for number in draw_order(f"{self.seed}/{name}", len(players)))
