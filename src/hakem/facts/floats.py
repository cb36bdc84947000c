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

PairedFloat = Callable[[int, int, int], Float]
"""The float of a player by the own score, another one of the opponent and half of the points that could be scored."""


def met_another_score(mine: int, theirs: int, half: int) -> Float:
    """Whoever met more or fewer points has floated, moved or not."""
    return Float.DOWN if mine > theirs else Float.UP


def moved_towards_the_median(mine: int, theirs: int, half: int) -> Float:
    """Only who was moved to another group has floated, not who was met there (Lim 2009 4.1, 4.10; 2026 2.3, 3.10).

    Groups are paired from both ends towards the median, and players are moved
    the same way. So of two above it the one with more points was moved, of two
    below it the one with fewer; nobody leaves the median, and across it both
    were moved.
    """
    if mine > max(half, theirs):
        return Float.DOWN
    return Float.UP if mine < min(half, theirs) else Float.NONE


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


def never(entry: Entry, points: PointSystem) -> bool:
    """Only who plays somebody with another score has floated (C.04.5 1.5, C.04.6 1.5)."""
    return False
