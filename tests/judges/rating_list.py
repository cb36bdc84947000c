"""The list of an event by rating, whatever the numbers: handbook of 2009, Dubov 5 and Burstein 3.2, 3.3, 5.1.

Equal ratings stand in the order of the numbers.
"""

from __future__ import annotations

from collections.abc import Iterable

from hakem.model import Player, PlayerId, Tournament


def rating_of(player: Player) -> int:
    """The rating, else the national rating, else 0."""
    known = (rating for rating in (player.rating, player.national_rating) if rating is not None)
    return next(known, 0)


def by_rating(player: Player) -> tuple[int, int]:
    """The smaller key stands higher on the list."""
    return -rating_of(player), player.number


def places_by_rating(t: Tournament, listed: Iterable[PlayerId]) -> dict[PlayerId, int]:
    """The places of these players on the list."""
    players = {p.id: p for p in t.players}
    order = sorted(listed, key=lambda p: by_rating(players[p]))
    return {player: place for place, player in enumerate(order, start=1)}
