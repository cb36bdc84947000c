"""Pairing numbers by lots: everybody draws one, the strongest first (``hakem/facts/lots.py`` is the drawing itself)."""

from __future__ import annotations

from hakem.errors import RequestError
from hakem.facts.lots import places_drawn
from hakem.i18n import Message
from hakem.model import Lot, Tournament
from hakem.model.changes import renumbered, with_lot

NUMBERS = "numbers"
"""The purpose under which a drawing of pairing numbers is recorded."""


def require_not_started(t: Tournament) -> None:
    """Numbers may be drawn until the first round is paired."""
    if t.rounds:
        raise RequestError(Message("pairing.lots-after-start", {"rounds": len(t.rounds)}))


def numbers_by_lots(t: Tournament, seed: str) -> Tournament:
    """Everybody draws a pairing number, the strongest first; the draw is recorded."""
    require_not_started(t)
    number = places_drawn(t.players, seed)
    return with_lot(renumbered(t, sorted(number, key=number.__getitem__)), Lot(NUMBERS, seed))
