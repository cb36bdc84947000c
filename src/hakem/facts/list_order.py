"""The list of the players of an event: by number, or by rating where a text says so."""

from __future__ import annotations

from collections.abc import Callable

from hakem.model import Player

ListOrder = Callable[[Player], tuple[int, ...]]
"""Who has the smaller key stands higher on the list."""


def by_number(player: Player) -> tuple[int, ...]:
    """The list goes by pairing number."""
    return (player.number,)


def rating_or_zero(player: Player) -> int:
    """The rating by which systems go that need one of everybody: the national one if there is no other, else 0."""
    own, national = player.rating, player.national_rating
    if own is not None and own > 0:
        return own
    return national if national is not None and national > 0 else 0


def by_rating(player: Player) -> tuple[int, ...]:
    """The list goes by rating, whatever the numbers; equal ratings stand in the order of the numbers."""
    return -rating_or_zero(player), player.number
