"""Small pieces of what is told: players in a row, a score."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from hakem.model import PlayerId, Points, half_text


def ids(players: Iterable[int]) -> tuple[PlayerId, ...]:
    """Those a step is about."""
    return tuple(map(PlayerId, players))


def listed(players: Iterable[int | str]) -> str:
    """Players, or games, in a row: ``3, 7, 2``."""
    return ", ".join(map(str, players))


def score_text(points: Mapping[int, Points], first: int, second: int) -> str:
    """A score for people: ``1½-½``."""
    return f"{half_text(points[first])}-{half_text(points[second])}"
