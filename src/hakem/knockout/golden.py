"""The golden point: one game that always has a winner."""

from __future__ import annotations

from dataclasses import dataclass

from hakem.explain import Step
from hakem.i18n.message import Datum
from hakem.knockout.contest import Decided, Finish, GameKind, Log, Pending, Stage, State, under
from hakem.knockout.lots import Lots
from hakem.knockout.sitting import Sitting
from hakem.knockout.telling import ids, score_text
from hakem.knockout.time_control import GOLDEN
from hakem.model import Points
from hakem.regulations import KNOCKOUT_2009, Article

_OWED = KNOCKOUT_2009.art("A.10")
_COLOURS = KNOCKOUT_2009.art("A.29")
_DRAWN = KNOCKOUT_2009.art("A.11")
_FLAGS = KNOCKOUT_2009.art("A.16")


@dataclass(frozen=True, slots=True)
class GoldenPoint:
    """A golden point between two, the better seed named first; colours by a lot of its own (A.29).

    White needs more than Black: a draw is enough for Black (A.11). Of teams the
    boards are added up, and an equal number of points is the draw.
    """

    path: str
    players: tuple[int, int]
    lots: Lots
    control: str = str(GOLDEN)
    article: Article = _OWED
    boards: int = 1

    @property
    def sitting(self) -> Sitting:
        """The game, with its colours."""
        name = under(self.path, "golden")
        white = self.lots.white(name, *self.players)
        black = next(player for player in self.players if player != white)
        return Sitting(name, white, black, GameKind.GOLDEN, self.control, self.article, self.boards)

    def state(self, log: Log) -> State:
        """One game, and the winner."""
        sitting = self.sitting
        colours = colours_step(sitting, self.lots, _COLOURS)
        if missing := sitting.missing(log):
            return Pending(missing, (colours,))
        points = sitting.points(log)
        white, black = sitting.white, sitting.black
        winner, loser = (white, black) if points[white] > points[black] else (black, white)
        tiers = ((Finish(winner, Stage.WINNER, points[winner]),), (Finish(loser, Stage.GOLDEN_POINT, points[loser]),))
        return Decided(tiers, (colours, self._reason(winner, loser, points, log)))

    def _reason(self, winner: int, loser: int, points: dict[int, Points], log: Log) -> Step:
        subject = ids((winner, loser))
        if points[winner] == points[loser]:
            return Step(_DRAWN, "playoff.golden.drawn", subject, {"winner": winner, "loser": loser})
        if self.boards == 1 and log[self.sitting.games[0].id].later_flag:
            return Step(_FLAGS, "playoff.golden.flags", subject, {"winner": winner, "loser": loser})
        data: dict[str, Datum] = {"winner": winner, "loser": loser, "score": score_text(points, winner, loser)}
        return Step(self.article, "playoff.golden.won", subject, data)


def colours_step(sitting: Sitting, lots: Lots, article: Article) -> Step:
    """How the colours of a game came about."""
    settled = lots.settled.get(sitting.name) == sitting.white
    outcome = "playoff.colours.settled" if settled else "playoff.colours.lot"
    data: dict[str, Datum] = {"game": sitting.name, "white": sitting.white, "black": sitting.black}
    return Step(article, outcome, ids((sitting.white, sitting.black)), data)
