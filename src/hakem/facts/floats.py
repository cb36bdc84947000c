"""Floats of past rounds: who met somebody with another score, and who counts as having done so."""

from __future__ import annotations

from collections.abc import Callable

from hakem.facts.card import Entry
from hakem.model import ByeKind, PointSystem
from hakem.values import OneOf


class Float(OneOf):
    """The direction in which a player left the scoregroup in a round."""

    NONE = "none"
    DOWN = "down"
    UP = "up"


UnplayedFloat = Callable[[Entry, PointSystem], bool]
"""Whether a round without a game counts as a downfloat; editions differ."""


def scoring_bye(entry: Entry, points: PointSystem) -> bool:
    """Whoever has a bye and scores with it counts as moved down; a game won by forfeit is no bye (2009 A.5)."""
    return entry.bye is ByeKind.PAIRING_ALLOCATED or (entry.bye is not None and entry.points > 0)


def without_playing(entry: Entry, points: PointSystem) -> bool:
    """Every round without a game is a downfloat (2017 A.4.b)."""
    return True


def better_than_a_loss(entry: Entry, points: PointSystem) -> bool:
    """A downfloat is what scored more than a loss without a game, and a pairing-allocated bye (2026 1.4.3).

    A pairing-allocated bye worth no more than a loss stays a downfloat by the
    letter of the article.
    """
    return entry.bye is ByeKind.PAIRING_ALLOCATED or entry.points > points.loss
