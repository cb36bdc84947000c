"""Prize money: those who came equally far share what their places are worth, to the last coin (A.19)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from hakem.errors import RequestError
from hakem.i18n import Message, PlayerRef
from hakem.knockout.contests.contest import Decided


def share_places(prizes: Sequence[int], groups: Sequence[Sequence[int]]) -> Mapping[int, int]:
    """Coins by player. ``prizes`` are those of the places 1, 2, 3 in the smallest coin; places beyond them have none.

    ``groups`` are the players from the first place on; whoever shares places
    stands in one group: tied in an event, or out in the same stage. Coins that
    cannot be divided go one each to those named first in their group, so no
    coin is lost. A prize for a place that nobody holds is not given.

    >>> dict(share_places([1000, 600, 301, 200], [[7], [4], [9, 2]]))
    {7: 1000, 4: 600, 9: 251, 2: 250}
    """
    _require_sound(prizes, groups)
    shares: dict[int, int] = {}
    first = 0
    for group in groups:
        places = prizes[first : first + len(group)]
        first += len(group)
        each, left = divmod(sum(places), len(group)) if group else (0, 0)
        shares |= {player: each + (number < left) for number, player in enumerate(group)}
    return shares


def share_by_stage(prizes: Sequence[int], decided: Decided, seeds: Sequence[int]) -> Mapping[int, int]:
    """Coins by player after a play-off or a knockout, by the stage in which everybody's way ended.

    ``seeds`` is the order of everybody: the better seed has the odd coin.
    """
    order = {player: number for number, player in enumerate(seeds)}
    tiers = [[finish.player for finish in tier] for tier in decided.tiers]
    return share_places(prizes, [sorted(tier, key=order.__getitem__) for tier in tiers])


def _require_sound(prizes: Sequence[int], groups: Sequence[Sequence[int]]) -> None:
    for place, prize in enumerate(prizes, start=1):
        if prize < 0:
            raise RequestError(Message("playoff.prize-negative", {"place": place, "prize": prize}))
    seen: set[int] = set()
    for player in (player for group in groups for player in group):
        if player in seen:
            raise RequestError(Message("playoff.player-twice", {"players": (PlayerRef(player),)}))
        seen.add(player)
