"""A group that cannot be paired by itself: who of it, or who from below, has to be in a pair across the line under it.

Sets of the least size have no two who would meet each other on the far side, so what is looked for are pairings of
everybody left with as few pairs across the line as possible. Players are chosen one after the other, each the first
by some key with whom such a pairing still exists. First the pairing of those below is taken for granted; if the
players so chosen leave it possible, every choice was a right one: nobody was passed over who would have been possible,
for with fewer demands more is possible. Only if not, those below are looked at.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from hakem.matching.cardinality import deficient_set
from hakem.matching.narrowing import CheapestMatchings
from hakem.pairing.swiss.completion import Completion
from hakem.pairing.swiss.field import members, set_of

ChosenPlayers = tuple[int, ...]

ChoiceOrder = Callable[[ChosenPlayers], Callable[[int], Any]]
"""From those who have been chosen to a key for the others: who has the smallest one is chosen next."""

Choosing = Callable[[CheapestMatchings, int], bool]
"""How a player is put into a pair across, if that is possible."""


class CrossPairs:
    """Pairs across the line under a group, as few as possible: whom of ``below`` it takes, or who of it leaves."""

    def __init__(self, legal: Sequence[int], group: int, below: int, rest: Completion, place: int) -> None:
        """``place`` is the scoregroup with which those below begin."""
        self.legal = legal
        self.group = group
        self.below = below
        self._rest = rest
        self._place = place
        self._alone = deficient_set(legal, None, group)

    @property
    def needless(self) -> bool:
        """Whether the group and those below can be paired without a pair across."""
        return not self._alone.missing and self._rest.complete(self.below, self._place)

    def joining(self, open_ones: int, key: ChoiceOrder) -> ChosenPlayers | None:
        """Those of the open ones below whom the group has to take; None if they are no help."""
        if self._alone.missing == 1:
            spare = self._alone.vertices
            possible = [p for p in members(open_ones) if self.legal[p] & spare]
            found = self._first(possible, key, self._without, lambda p, spared: bool(spared >> p & 1))
            if found:
                return found
        hoped = self._several(open_ones, open_ones, key, CheapestMatchings.require, whole=False)
        if hoped is None or self._without(hoped):
            return hoped
        return self._several(open_ones, open_ones, key, self._into_the_group, whole=True)

    def leaving(self, key: ChoiceOrder) -> ChosenPlayers:
        """Those of the group who have to be paired with somebody below."""
        if self._alone.missing == 1:
            possible = [p for p in members(self._alone.vertices) if self.legal[p] & self.below]
            found = self._first(possible, key, self._with, lambda p, spared: bool(self.legal[p] & spared))
            if found:
                return found
        hoped = self._several(self.below, self.group, key, self._out_of_the_group, whole=False)
        if hoped is not None and self._with(hoped):
            return hoped
        return self._several(self.below, self.group, key, self._out_of_the_group, whole=True) or ()

    def _without(self, chosen: ChosenPlayers) -> bool:
        return self._rest.complete(self.below & ~set_of(chosen), self._place)

    def _with(self, chosen: ChosenPlayers) -> bool:
        return self._rest.complete(self.below | set_of(chosen), self._place)

    def _into_the_group(self, matchings: CheapestMatchings, player: int) -> bool:
        return matchings.confine(player, self.group)

    def _out_of_the_group(self, matchings: CheapestMatchings, player: int) -> bool:
        return matchings.confine(player, self.below)

    def _first(
        self,
        possible: Sequence[int],
        key: ChoiceOrder,
        completes: Callable[[ChosenPlayers], bool],
        agrees: Callable[[int, int], bool],
    ) -> ChosenPlayers | None:
        """The only player of a pair across who is looked for, if one pair is enough.

        ``agrees`` says whether a player will do, given those below who can be
        spared.
        """
        if not possible:
            return None
        best = min(possible, key=key(()))
        if completes((best,)):
            return (best,)
        spared = self._rest.spare(self.below, self._place)
        possible = [p for p in possible if agrees(p, spared)]
        return (min(possible, key=key(())),) if possible else None

    def _several(
        self, open_ones: int, candidates: int, key: ChoiceOrder, choose: Choosing, whole: bool
    ) -> ChosenPlayers | None:
        """The candidates who are in pairs across the line; ``whole`` looks at everybody below."""
        costs: list[dict[int, int]] = [{} for _ in self.legal]
        for u in members(self.group):
            costs[u] |= dict.fromkeys(members(self.legal[u] & self.group), 0)
            for v in members(self.legal[u] & open_ones):
                costs[u][v] = costs[v][u] = 1
        if whole:
            for u in members(self.below):
                costs[u] |= dict.fromkeys(members(self.legal[u] & self.below), 0)
        matchings = CheapestMatchings(costs, self.group | (self.below if whole else 0))
        if not matchings.possible:
            return None
        chosen: ChosenPlayers = ()
        left = members(candidates)
        while len(chosen) < matchings.least:
            left.sort(key=key(chosen))
            found = next(p for p in left if choose(matchings, p))
            left.remove(found)
            chosen = (*chosen, found)
        return chosen
