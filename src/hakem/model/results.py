"""Games and byes: what was credited, whether it was played, whether it is rated."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from hakem.errors import UnknownName
from hakem.model.ids import PlayerId
from hakem.values import OneOf, dataclass, replace


class Colour(OneOf):
    """The colour of the pieces."""

    WHITE = "w"
    BLACK = "b"

    @property
    def other(self) -> Colour:
        """The opponent's colour."""
        return Colour.BLACK if self is Colour.WHITE else Colour.WHITE


class Mark(OneOf):
    """What one side of a board is credited with."""

    WIN = "1"
    DRAW = "="
    LOSS = "0"
    PENDING = "?"


class ByeKind(OneOf):
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

    @property
    def result(self) -> Result:
        """How it ended."""
        return Result(self.white_mark, self.black_mark, self.played, self.rated)


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
class Result:
    """How a game ended: what a board tells beside who sat there."""

    white: Mark
    black: Mark
    played: bool = True
    rated: bool = True


OPEN = Result(Mark.PENDING, Mark.PENDING)
RESULTS: Mapping[str, Result] = MappingProxyType(
    {
        "1-0": Result(Mark.WIN, Mark.LOSS),
        "½-½": Result(Mark.DRAW, Mark.DRAW),
        "0-1": Result(Mark.LOSS, Mark.WIN),
        "+/-": Result(Mark.WIN, Mark.LOSS, played=False),
        "-/+": Result(Mark.LOSS, Mark.WIN, played=False),
        "-/-": Result(Mark.LOSS, Mark.LOSS, played=False),
        "½-0": Result(Mark.DRAW, Mark.LOSS),
        "0-½": Result(Mark.LOSS, Mark.DRAW),
        "0-0": Result(Mark.LOSS, Mark.LOSS),
        "adjourned": OPEN,
    }
)
"""Results as arbiters write them; a game that goes on another day has none yet."""

_UNRATED = "u"


def result_named(text: str) -> Result:
    """The result that is written so; ``u`` behind it says that it is not rated, nothing at all that it is open.

    >>> result_named("1/2-1/2") == result_named("½") == Result(Mark.DRAW, Mark.DRAW)
    True
    """
    written = text.strip().replace("1/2", "½")
    rated = not written.endswith(_UNRATED)
    written = written.removesuffix(_UNRATED)
    if not written and rated:
        return OPEN
    found = RESULTS.get("½-½" if written == "½" else written)
    if found is None or (found is OPEN and not rated):
        raise UnknownName("result", text, tuple(RESULTS))
    return replace(found, rated=rated)


def result_text(result: Result) -> str:
    """The result as arbiters write it; empty if it is open. One that cannot be is told by its marks.

    >>> result_text(Result(Mark.WIN, Mark.LOSS, played=False))
    '+/-'
    """
    if result == OPEN:
        return ""
    marks = f"{result.white.value}-{result.black.value}"
    written = next((text for text, known in RESULTS.items() if known == replace(result, rated=True)), marks)
    return written + ("" if result.rated else _UNRATED)


def turned_text(text: str) -> str:
    """A result that is written White first as Black reads it, and back; also ``+--``, as tables write forfeits.

    >>> turned_text("1-0"), turned_text("-/+"), turned_text("½-0u"), turned_text("+--"), turned_text("adjourned")
    ('0-1', '+/-', '0-½u', '--+', 'adjourned')
    """
    marks = text.removesuffix(_UNRATED)
    return marks[::-1] + text[len(marks) :] if len(marks) == len("1-0") else text


@dataclass(frozen=True, slots=True)
class Bye:
    """A round without an opponent."""

    player: PlayerId
    kind: ByeKind


class AbnormalKind(OneOf):
    """Which result has an unusual value; ``EXTRA`` is a bonus or penalty beside the result."""

    WIN = "W"
    DRAW = "D"
    LOSS = "L"
    FULL_POINT_BYE = "F"
    HALF_POINT_BYE = "H"
    ZERO_POINT_BYE = "Z"
    FORFEIT_WIN = "+"
    FORFEIT_LOSS = "-"
    EXTRA = " "
