"""Several groups of equal strength, and the final group that follows them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from hakem.errors import RequestError
from hakem.i18n import Message
from hakem.model import PlayerId

T = TypeVar("T")


def balanced_groups(players: Sequence[T], count: int) -> tuple[tuple[T, ...], ...]:
    """Split players, given from the strongest to the weakest, into groups of equal strength.

    The handbook asks for balance and leaves the way open. We deal the players
    out in a snake, to the groups from first to last and back again, so that two
    groups differ by at most one player and no group has the better player in
    every tier.

    >>> balanced_groups([1, 2, 3, 4, 5, 6, 7], 3)
    ((1, 6, 7), (2, 5), (3, 4))
    """
    if not 1 <= count <= len(players):
        raise RequestError(Message("pairing.group-count", {"groups": count, "players": len(players)}))
    groups: list[list[T]] = [[] for _ in range(count)]
    for place, player in enumerate(players):
        tier, step = divmod(place, count)
        groups[step if tier % 2 == 0 else count - 1 - step].append(player)
    return tuple(map(tuple, groups))


def final_group(rankings: Sequence[Sequence[PlayerId]], qualifiers: int) -> tuple[PlayerId, ...]:
    """Who plays for the first places: the first ``qualifiers`` of every group, all winners before all seconds.

    Players of the same place stand in the order of their groups; in a round
    robin the numbers are drawn by lots anyway.
    """
    if qualifiers < 1 or any(len(ranking) < qualifiers for ranking in rankings):
        raise RequestError(Message("pairing.qualifiers", {"qualifiers": qualifiers}))
    return tuple(ranking[place] for place in range(qualifiers) for ranking in rankings)
