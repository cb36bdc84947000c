"""Who is barred from the pairing-allocated bye by what happened in a round; editions differ."""

from __future__ import annotations

from collections.abc import Callable

from hakem.facts.card import Entry
from hakem.facts.colours import took_place
from hakem.facts.floats import scoring_bye
from hakem.model import ByeKind, Mark, PointSystem

ByeBar = Callable[[Entry, PointSystem], bool]
"""Whether what happened in a round keeps the player from the pairing-allocated bye."""


def scored_without_a_game(entry: Entry, points: PointSystem) -> bool:
    """Whoever scored without playing, by a bye or because the opponent stayed away (Dutch 2009, B.1.b)."""
    return scoring_bye(entry, points) or (not took_place(entry) and entry.points > 0)


def bye_or_forfeit_win(entry: Entry, points: PointSystem) -> bool:
    """A pairing-allocated bye, or a game won because the opponent stayed away (Dutch 2017, C.2; Lim 2009, 2.2)."""
    won_by_forfeit = entry.opponent is not None and not entry.played and entry.mark is Mark.WIN
    return entry.bye is ByeKind.PAIRING_ALLOCATED or won_by_forfeit


def full_point_without_playing(entry: Entry, points: PointSystem) -> bool:
    """A pairing-allocated bye, or as many points as a win without a game (2026, C2)."""
    return entry.bye is ByeKind.PAIRING_ALLOCATED or (not took_place(entry) and entry.points >= points.win)


def full_point_bye_or_forfeit_win(entry: Entry, points: PointSystem) -> bool:
    """A pairing-allocated bye, a match won by forfeit, a full-point bye, whatever it is worth (C.04.6 C2)."""
    return bye_or_forfeit_win(entry, points) or entry.bye is ByeKind.FULL_POINT
