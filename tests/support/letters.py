"""Letters for results and byes, the same in every small language of the tests."""

from __future__ import annotations

from collections.abc import Mapping

from hakem.model import ByeKind, Mark

RESULTS: Mapping[str, tuple[Mark, Mark, bool]] = {
    "1": (Mark.WIN, Mark.LOSS, True),
    "=": (Mark.DRAW, Mark.DRAW, True),
    "0": (Mark.LOSS, Mark.WIN, True),
    "00": (Mark.LOSS, Mark.LOSS, True),
    "+": (Mark.WIN, Mark.LOSS, False),
    "-": (Mark.LOSS, Mark.WIN, False),
    "x": (Mark.LOSS, Mark.LOSS, False),
    "?": (Mark.PENDING, Mark.PENDING, True),
}
"""What White or the first-named made of it, what the other did, and whether they played; to ``x`` nobody came."""

BYES: Mapping[str, ByeKind] = {
    "U": ByeKind.PAIRING_ALLOCATED,
    "F": ByeKind.FULL_POINT,
    "H": ByeKind.HALF_POINT,
    "Z": ByeKind.ZERO_POINT,
}
