"""Players as the literal Swiss systems know them, made up for tests of these."""

from __future__ import annotations

from hakem.model import Colour, PlayerId, Points
from tests.judges.entrant import Entrant, Float, preference


def entrant(tpn: int, score: int = 0, history: str = "", *, met: tuple[int, ...] = (), top: bool = False) -> Entrant:
    """Somebody with this number, score and history of colours, such as ``WBW``."""
    colours = tuple(Colour.WHITE if letter == "W" else Colour.BLACK for letter in history)
    wants, strength = preference(colours)
    return Entrant(
        id=PlayerId(tpn),
        tpn=tpn,
        score=Points(score),
        colours=colours,
        met=frozenset(PlayerId(other) for other in met),
        floats=(Float.NONE, Float.NONE),
        barred_from_pab=False,
        unplayed=0,
        topscorer=top,
        wants=wants,
        strength=strength,
    )
