"""The words of the native file for everything that is an enumeration in the model."""

from __future__ import annotations

import enum
from collections.abc import Mapping
from itertools import product
from types import MappingProxyType
from typing import TypeVar

from hakem.model import AbnormalKind, AccelerationMethod, ByeKind, Colour, Mark, Sex, Title

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

_SIGNS = {Mark.WIN: "1", Mark.DRAW: "½", Mark.LOSS: "0", Mark.PENDING: "?"}
RESULTS: Mapping[str, tuple[Mark, Mark]] = MappingProxyType(
    {f"{_SIGNS[white]}-{_SIGNS[black]}": (white, black) for white, black in product(Mark, Mark)}
)
"""White's mark and Black's. Impossible pairs are words too: the model says better what is wrong with them."""

FORFEITS: Mapping[str, tuple[bool, bool]] = MappingProxyType(
    {f"{int(white)}-{int(black)}": (white, black) for white, black in product((True, False), repeat=2)}
)
"""Whether White wins a forfeited match, whether Black does."""

OF_TEAMS: Mapping[str, bool] = MappingProxyType({"players": False, "teams": True})
"""Whose numbers values from outside name."""
