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
from hakem.matching.narrowing import CheapestMatchings, Matchings, PerfectMatchings
from hakem.pairing.swiss.completion import Completion
from hakem.pairing.swiss.field import members, set_of, stretch

ChosenPlayers = tuple[int, ...]

ChoiceOrder = Callable[[ChosenPlayers], Callable[[int], Any]]
"""From those who have been chosen to a key for the others: who has the smallest one is chosen next."""


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
        hoped = self._several(open_ones, open_ones, key, self.group, whole=False)
        if hoped is None or self._without(hoped):
            return hoped
        return self._several(open_ones, open_ones, key, self.group, whole=True)

    def leaving(self, key: ChoiceOrder) -> ChosenPlayers:
        """Those of the group who have to be paired with somebody below."""
        if self._alone.missing == 1:
            possible = [p for p in members(self._alone.vertices) if self.legal[p] & self.below]
            found = self._first(possible, key, self._with, lambda p, spared: bool(self.legal[p] & spared))
            if found:
                return found
        hoped = self._several(self.below, self.group, key, self.below, whole=False)
        if hoped is not None and self._with(hoped):
            return hoped
        return self._several(self.below, self.group, key, self.below, whole=True) or ()

    def _without(self, chosen: ChosenPlayers) -> bool:
        return self._rest.complete(self.below & ~set_of(chosen), self._place)

    def _with(self, chosen: ChosenPlayers) -> bool:
        return self._rest.complete(self.below | set_of(chosen), self._place)

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
        self, open_ones: int, candidates: int, key: ChoiceOrder, far: int, whole: bool
    ) -> ChosenPlayers | None:
        """The candidates who are in pairs across the line, on whose ``far`` side they meet somebody.

        ``whole`` looks at everybody below. With every choice fewer pairings are
        left, so whoever could not be chosen once never can.
        """
        found = self._of_everybody(open_ones) if whole else self._of_the_group(open_ones)
        if found is None:
            return None
        matchings, across = found
        chosen: ChosenPlayers = ()
        left = members(candidates)
        while len(chosen) < across:
            left.sort(key=key(chosen))
            place = next(place for place, p in enumerate(left) if matchings.confine(p, far))
            chosen = (*chosen, left[place])
            del left[: place + 1]
        return chosen

    def _of_the_group(self, open_ones: int) -> tuple[Matchings, int] | None:
        """Pairings of the whole group with as few of the open ones as possible, and their number; None without any.

        It is the number of those whom the group leaves over by itself: from each
        of them a path by the pairs of any such pairing and those of a largest
        one of the group alone leads to an open one, and these paths are enough.
        """
        across = self._alone.missing
        staying = open_ones.bit_count() - across
        if staying < 0:
            return None
        matchings = self._with_seats(open_ones, staying)
        return (matchings, across) if matchings.possible else None

    def _with_seats(self, open_ones: int, seats: int) -> PerfectMatchings:
        """Pairings of the group in which so many of the open ones stay below.

        Further vertices are the seats of those who stay: each has one of them, and
        as seats are taken by open ones only, exactly the others are in pairs
        across.
        """
        size = len(self.legal)
        empty = stretch(size, size + seats)
        rows = [0] * size + [open_ones] * seats
        for u in members(self.group):
            rows[u] = self.legal[u] & (self.group | open_ones)
        for v in members(open_ones):
            rows[v] = self.legal[v] & self.group | empty
        return PerfectMatchings(rows, self.group | open_ones | empty)

    def _of_everybody(self, open_ones: int) -> tuple[Matchings, int] | None:
        """Pairings of everybody with as few pairs across as possible, and their number; None without any."""
        costs: list[dict[int, int]] = [{} for _ in self.legal]
        for side in (self.group, self.below):
            for u in members(side):
                costs[u] |= dict.fromkeys(members(self.legal[u] & side), 0)
        for u in members(self.group):
            for v in members(self.legal[u] & open_ones):
                costs[u][v] = costs[v][u] = 1
        matchings = CheapestMatchings(costs, self.group | self.below)
        return (matchings, matchings.least) if matchings.possible else None
