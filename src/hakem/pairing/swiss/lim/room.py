"""Whether one more floater would find an opponent in the group ahead, beside all who float there already."""

from __future__ import annotations

from collections.abc import Sequence

from hakem.matching.nest import FREE
from hakem.matching.tree import Tree
from hakem.pairing.swiss.field import set_of
from hakem.pairing.swiss.lim.group import Ahead


class Room:
    """The largest number of floaters that can have an opponent at once among the residents of the group ahead."""

    def __init__(self, legal: Sequence[int], ahead: Ahead, candidates: Sequence[int]) -> None:
        """``candidates`` are all who may come to float there, besides those who wait there."""
        residents = set_of(ahead.residents)
        floaters = set_of((*candidates, *ahead.waiting))
        self._rows = [0] * len(legal)
        for player in ahead.residents:
            self._rows[player] = legal[player] & floaters
        for player in (*candidates, *ahead.waiting):
            self._rows[player] = legal[player] & residents
        self._mate = [FREE] * len(legal)
        self._within = self._free = residents
        for player in ahead.waiting:
            self.admit(player)

    def has_for(self, player: int) -> bool:
        """Whether the player would find an opponent without taking away that of another floater."""
        return bool(self._rows[player] & self._free) or self._way(player) is not None

    def admit(self, player: int) -> None:
        """Let the player float; one without an opponent takes nothing away from those who follow."""
        way = self._way(player)
        if way is not None and way.goal is not None:
            way.augment(self._mate)
            self._within |= 1 << player
            self._free &= ~(1 << way.goal[1])

    def _way(self, player: int) -> Tree | None:
        """How the player comes to an opponent; where there is no way now, there will be none for anybody later."""
        if not self._rows[player] & self._within:
            return None
        tree = Tree(self._rows, self._mate, player, self._within | 1 << player, self._free)
        if tree.goal is None:
            self._within &= tree.unseen
            return None
        return tree
