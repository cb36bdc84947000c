"""Games and byes: what was credited, whether it was played, whether it is rated."""

from __future__ import annotations

import enum
from dataclasses import dataclass

from hakem.model.ids import PlayerId


class Colour(enum.Enum):
    """The colour of the pieces."""

    WHITE = "w"
    BLACK = "b"

    @property
    def other(self) -> Colour:
        """The opponent's colour."""
        return Colour.BLACK if self is Colour.WHITE else Colour.WHITE


class Mark(enum.Enum):
    """What one side of a board is credited with."""

    WIN = "1"
    DRAW = "="
    LOSS = "0"
    PENDING = "?"


class ByeKind(enum.Enum):
    """Why a player has no opponent in a round."""

    PAIRING_ALLOCATED = "pairing-allocated"
    FULL_POINT = "full-point"
    HALF_POINT = "half-point"
    ZERO_POINT = "zero-point"


@dataclass(frozen=True, slots=True)
class Game:
    """One board of one round, stored once.

    The two marks are independent facts (a game may end ½-0 or 0-0). ``played``
    is false when it was decided by forfeit, ``rated`` when it does not count
    for rating although it took place.
    """

    white: PlayerId
    black: PlayerId
    white_mark: Mark
    black_mark: Mark
    played: bool = True
    rated: bool = True

    @property
    def pending(self) -> bool:
        """The result is not known yet."""
        return Mark.PENDING in (self.white_mark, self.black_mark)

    @property
    def players(self) -> tuple[PlayerId, PlayerId]:
        """White, then Black."""
        return (self.white, self.black)


_OVER_THE_BOARD = frozenset(
    {
        (Mark.WIN, Mark.LOSS),
        (Mark.DRAW, Mark.DRAW),
        (Mark.LOSS, Mark.WIN),
        (Mark.LOSS, Mark.LOSS),
        (Mark.DRAW, Mark.LOSS),
        (Mark.LOSS, Mark.DRAW),
        (Mark.PENDING, Mark.PENDING),
    }
)
_BY_FORFEIT = frozenset({(Mark.WIN, Mark.LOSS), (Mark.LOSS, Mark.WIN), (Mark.LOSS, Mark.LOSS)})


def marks_possible(game: Game) -> bool:
    """Whether the two marks can stand together: never 1-1 or 1-½, forfeits only 1-0, 0-1 and 0-0."""
    return (game.white_mark, game.black_mark) in (_OVER_THE_BOARD if game.played else _BY_FORFEIT)


@dataclass(frozen=True, slots=True)
class Bye:
    """A round without an opponent."""

    player: PlayerId
    kind: ByeKind
