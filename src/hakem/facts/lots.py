"""Drawing lots so that everybody can check the draw afterwards.

Nothing here is random. A seed, any text announced or thrown with dice in front
of the players, decides everything, in a way that can be repeated in any
language:

1. The lots are numbered 1, 2, 3 and so on. Lot ``k`` is the first eight bytes
   of SHA-256 of the text ``SEED:k`` (UTF-8, ``k`` in decimal digits), read as a
   number, most significant byte first.
2. A choice among ``m`` things takes the next lot. If it is not below the
   greatest multiple of ``m`` up to 2**64 it is thrown away and the next one
   taken, so that no thing is likelier than another. The remainder of the lot
   divided by ``m`` says which: 0 is the first.
3. An order of ``m`` things: write 1 to ``m`` in a row; for every place from the
   last down to the second choose among the places up to it, and exchange the
   numbers on the chosen place and this one.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping
from itertools import count as count_from

from hakem.model import Drawer, Player, PlayerId, Team, search_key

_LOT_BYTES = 8
_ALL_LOTS = 256**_LOT_BYTES


def lots(seed: str) -> Iterator[int]:
    """The endless row of lots that belongs to a seed."""
    from hashlib import sha256

    hashes = (sha256(f"{seed}:{k}".encode("utf-8", "replace")).digest() for k in count_from(1))
    return (int.from_bytes(digest[:_LOT_BYTES], "big") for digest in hashes)


def chosen(drawn: Iterator[int], things: int) -> int:
    """One of ``things`` things, counted from 0, each exactly as likely as the others."""
    fair = _ALL_LOTS - _ALL_LOTS % things
    return next(lot for lot in drawn if lot < fair) % things


def draw_order(seed: str, count: int) -> tuple[int, ...]:
    """The numbers 1 to ``count`` in the order in which they are drawn.

    >>> sorted(draw_order("any text", 5))
    [1, 2, 3, 4, 5]
    """
    drawn = lots(seed)
    row = list(range(1, count + 1))
    for last in range(count - 1, 0, -1):
        place = chosen(drawn, last + 1)
        row[place], row[last] = row[last], row[place]
    return tuple(row)


def places_drawn(players: tuple[Player, ...], seed: str) -> dict[PlayerId, int]:
    """The place that every player draws, the strongest first."""
    drawers = drawing_order(players)
    return {p.id: drawn for p, drawn in zip(drawers, draw_order(seed, len(drawers)), strict=True)}


def drawing_order(players: tuple[Player, ...]) -> tuple[Player, ...]:
    """Who draws first: by tradition the strongest player.

    The handbook says no more; equal ratings are ordered by national rating and
    name, so that the draw does not depend on numbers it is about to replace.
    """
    return tuple(sorted(players, key=lambda p: (-(p.rating or 0), -(p.national_rating or 0), search_key(p.name), p.id)))


# What is recorded of a drawing


def drawers(
    players: Iterable[Player], number: Mapping[PlayerId, int], in_hall: Collection[PlayerId] = ()
) -> tuple[Drawer, ...]:
    """Those who drew, in that order, as the record of the drawing has them."""
    return tuple(
        Drawer(p.id, number[p.id], p.name, p.rating or p.national_rating, p.federation or None, p.id in in_hall)
        for p in players
    )


def teams_drawn(teams: Iterable[Team], number: Mapping[int, int]) -> tuple[Drawer, ...]:
    """The teams that drew, in that order, as the record of the drawing has them."""
    return tuple(
        Drawer(team.id, number[team.id], team.name, int(team.strength) if team.strength else None) for team in teams
    )


def teams_drawing_order(teams: Iterable[Team]) -> tuple[Team, ...]:
    """Which team draws first: the strongest."""
    return tuple(sorted(teams, key=lambda team: (-(team.strength or 0), team.name, team.id)))
