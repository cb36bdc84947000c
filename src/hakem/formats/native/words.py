"""The words of the native file for everything that is an enumeration in the model."""

from __future__ import annotations

import enum
from collections.abc import Mapping
from itertools import product
from types import MappingProxyType
from typing import TypeVar

from hakem.model import (
    AbnormalKind,
    AccelerationMethod,
    BandRating,
    BoardOf,
    BoardPrizeOrder,
    ByeKind,
    Colour,
    Game,
    LineUpOrder,
    Mark,
    PlayerId,
    PrizesEach,
    PrizeSharing,
    Sex,
    Title,
    UnratedIn,
    marks_possible,
)

FORMAT = "hakem"
VERSION = 2

E = TypeVar("E", bound=enum.Enum)


def _by_name(kind: type[E]) -> Mapping[str, E]:
    """Members by their names in small letters, with hyphens: ``half-point``."""
    return MappingProxyType({member.name.lower().replace("_", "-"): member for member in kind})


TITLES: Mapping[str, Title] = MappingProxyType({title.value: title for title in Title})
SEXES = _by_name(Sex)
COLOURS = _by_name(Colour)
BYES = _by_name(ByeKind)
ACCELERATIONS = _by_name(AccelerationMethod)
ABNORMAL_KINDS = _by_name(AbnormalKind)
PRIZE_SHARING = _by_name(PrizeSharing)
PRIZES_EACH = _by_name(PrizesEach)
BOARD_PRIZE_ORDERS = _by_name(BoardPrizeOrder)
BOARDS_OF = _by_name(BoardOf)
BAND_RATINGS = _by_name(BandRating)
UNRATED = _by_name(UnratedIn)
LINE_UP_ORDERS = _by_name(LineUpOrder)

_SIGNS = {Mark.WIN: "1", Mark.DRAW: "½", Mark.LOSS: "0", Mark.PENDING: "?"}
BoardResult = tuple[Mark, Mark, bool]
"""White's mark, Black's, and whether the word itself says that it was a forfeit."""

RESULTS: Mapping[str, BoardResult] = MappingProxyType(
    {f"{_SIGNS[white]}-{_SIGNS[black]}": (white, black, False) for white, black in product(Mark, Mark)}
)
"""Results as they are written. Impossible pairs are words too: the model says better what is wrong with them."""

_WAYS_TO_WRITE = {"½": ("1/2", "0.5", "0,5", "="), "1": ("1.0",), "0": ("0.0",)}
OTHER_RESULTS: Mapping[str, BoardResult] = MappingProxyType(
    {
        f"{white}-{black}": result
        for text, result in RESULTS.items()
        for signs in [text.split("-")]
        for white in (signs[0], *_WAYS_TO_WRITE.get(signs[0], ()))
        for black in (signs[1], *_WAYS_TO_WRITE.get(signs[1], ()))
        if f"{white}-{black}" not in RESULTS and marks_possible(Game(PlayerId(1), PlayerId(2), *result[:2]))
    }
    | {
        word: (white, black, True)
        for white, black, words in (
            (Mark.WIN, Mark.LOSS, ("1F-0F", "+--", "+/-", "+-")),
            (Mark.LOSS, Mark.WIN, ("0F-1F", "--+", "-/+", "-+")),
            (Mark.LOSS, Mark.LOSS, ("0F-0F", "---", "-/-", "--")),
        )
        for word in words
    }
)
"""Other ways to write a result that are read: draws in figures, forfeits in one word."""

FORFEITS: Mapping[str, tuple[bool, bool]] = MappingProxyType(
    {f"{int(white)}-{int(black)}": (white, black) for white, black in product((True, False), repeat=2)}
)
"""Whether White wins a forfeited match, whether Black does."""

OF_TEAMS: Mapping[str, bool] = MappingProxyType({"players": False, "teams": True})
"""Whose numbers values from outside name."""
