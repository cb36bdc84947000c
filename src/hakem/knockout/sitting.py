"""Two sides sit down once: one game, or all boards of two teams at the same time."""

from __future__ import annotations

from dataclasses import dataclass

from hakem.knockout.contest import GameDue, GameId, GameKind, Log, under
from hakem.model import Points, total
from hakem.regulations import Article


@dataclass(frozen=True, slots=True)
class Sitting:
    """What is played at once between two sides; all boards of a team have the same colour (A.30)."""

    name: str
    white: int
    black: int
    kind: GameKind
    control: str
    article: Article
    boards: int = 1

    @property
    def games(self) -> tuple[GameDue, ...]:
        """The game itself, or one for every board."""
        if self.boards == 1:
            return (self._game(self.name, None),)
        return tuple(self._game(under(self.name, f"board-{board}"), board) for board in range(1, self.boards + 1))

    def _game(self, name: str, board: int | None) -> GameDue:
        return GameDue(GameId(name), self.white, self.black, self.kind, self.control, self.article, board)

    def missing(self, log: Log) -> tuple[GameDue, ...]:
        """The boards without a result."""
        return tuple(game for game in self.games if game.id not in log)

    def points(self, log: Log) -> dict[int, Points]:
        """What each side makes of it, the boards added up."""
        results = [log[game.id].points for game in self.games]
        return {self.white: total(white for white, _ in results), self.black: total(black for _, black in results)}
