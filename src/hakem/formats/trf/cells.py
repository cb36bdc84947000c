"""Result codes of TRF: what the cell of one round says."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from hakem.model import ByeKind, Colour, Mark
from hakem.values import dataclass


@dataclass(frozen=True, slots=True)
class CodedResult:
    """What a code says about a game: the mark, whether it was played, whether it is rated."""

    mark: Mark
    played: bool = True
    rated: bool = True


GAME_CODES: Mapping[str, CodedResult] = MappingProxyType(
    {
        "1": CodedResult(Mark.WIN),
        "=": CodedResult(Mark.DRAW),
        "0": CodedResult(Mark.LOSS),
        "+": CodedResult(Mark.WIN, played=False, rated=True),
        "-": CodedResult(Mark.LOSS, played=False, rated=True),
        "W": CodedResult(Mark.WIN, rated=False),
        "D": CodedResult(Mark.DRAW, rated=False),
        "L": CodedResult(Mark.LOSS, rated=False),
        "?": CodedResult(Mark.PENDING),
        "": CodedResult(Mark.PENDING),
    }
)

BYE_CODES: Mapping[str, ByeKind] = MappingProxyType(
    {
        "U": ByeKind.PAIRING_ALLOCATED,
        "F": ByeKind.FULL_POINT,
        "H": ByeKind.HALF_POINT,
        "Z": ByeKind.ZERO_POINT,
    }
)

GAME_CODES_AS_BYES: Mapping[str, ByeKind] = MappingProxyType(
    {
        "+": ByeKind.FULL_POINT,
        "1": ByeKind.FULL_POINT,
        "W": ByeKind.FULL_POINT,
        "=": ByeKind.HALF_POINT,
        "D": ByeKind.HALF_POINT,
        "-": ByeKind.ZERO_POINT,
        "0": ByeKind.ZERO_POINT,
        "L": ByeKind.ZERO_POINT,
        "?": ByeKind.ZERO_POINT,
    }
)
"""Codes of games standing without an opponent, as files older than the bye codes have them."""

COLOURS: Mapping[str, Colour | None] = MappingProxyType({"w": Colour.WHITE, "b": Colour.BLACK, "-": None, "": None})


@dataclass(frozen=True, slots=True)
class Cell:
    """One round of one row as it stands in the file, before it is compared with the opponent's row."""

    row: int
    column: int
    round_no: int
    opponent: int | None
    colour: Colour | None
    code: str
    bye: ByeKind | None = None


def game_code(score: CodedResult) -> str:
    """The code for a side of a finished game; unplayed marks are always forfeits."""
    if not score.played:
        return "+" if score.mark is Mark.WIN else "-"
    by_mark = {Mark.WIN: "1W", Mark.DRAW: "=D", Mark.LOSS: "0L"}[score.mark]
    return by_mark[0 if score.rated else 1]


def bye_code(kind: ByeKind) -> str:
    """The code for a bye."""
    return next(code for code, known in BYE_CODES.items() if known is kind)
