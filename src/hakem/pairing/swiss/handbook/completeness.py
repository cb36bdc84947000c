"""Whether players can be paired at all: B.1 and B.2 hold for everybody, and at most one entitled player has a bye."""

from __future__ import annotations

from collections.abc import Iterable

from hakem.pairing.swiss.completion import all_can_be_paired
from hakem.pairing.swiss.field import set_of
from hakem.pairing.swiss.handbook.relations import Relations


def complete_pairing_exists(relations: Relations, players: Iterable[int], playing: Iterable[int] = ()) -> bool:
    """Whether these players have a legal pairing that leaves nobody out, but for a bye if their number is odd.

    Those in ``playing`` are not to have the bye.
    """
    everybody = set_of(players)
    size = relations.field.size
    entitled = relations.bye & everybody & ~set_of(playing) if everybody.bit_count() % 2 else 0
    graph = [legal | (1 << size if entitled >> p & 1 else 0) for p, legal in enumerate(relations.legal)]
    return all_can_be_paired([*graph, entitled], everybody | (1 << size if entitled else 0))
