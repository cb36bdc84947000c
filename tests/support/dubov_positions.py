"""Positions of the Dubov system without rounds: only what its rules ask about players."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from functools import cache

from hakem.model import Colour
from hakem.pairing.swiss.dubov import DUBOV_RULES_2009
from hakem.pairing.swiss.dubov.players import DubovPlayer, DubovRoundFacts
from hakem.pairing.swiss.field import Field, field_of
from tests.support.swiss_rounds import swiss

W, B = Colour.WHITE, Colour.BLACK
Row = tuple[Colour, int, int]


@cache
def _field(size: int) -> Field:
    return field_of(swiss(size, 9), DUBOV_RULES_2009.facts)


def position(
    *rows: Row, met: Iterable[tuple[int, int]] = (), games: int = 1, scores: Sequence[int] | None = None
) -> DubovRoundFacts:
    """Players 0, 1, 2, …: the colour due, rating and average of the opponents; and those who may not meet."""
    size = len(rows)
    field = _field(size)
    profiles = [
        profile._replace(colour=colour, score=profile.score if scores is None else scores[p])
        for p, (profile, (colour, _, _)) in enumerate(zip(field.profiles, rows, strict=True))
    ]
    opponents = [(1 << size) - 1 & ~(1 << p) for p in range(size)]
    for one, other in met:
        opponents[one] &= ~(1 << other)
        opponents[other] &= ~(1 << one)
    players = [DubovPlayer(p + 1, "A", rating, aro, games, ()) for p, (_, rating, aro) in enumerate(rows)]
    return DubovRoundFacts(replace(field, profiles=tuple(profiles), opponents=tuple(opponents)), tuple(players), 1, 9)
