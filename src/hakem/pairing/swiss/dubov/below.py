"""Those below a group: whether they can all be paired with each other, and who of them can be spared."""

from __future__ import annotations

from collections.abc import Sequence

from hakem.matching.bits import unmatched
from hakem.matching.cardinality import deficient_set, maximum_matching
from hakem.matching.nest import FREE
from hakem.pairing.swiss.field import stretch


class Below:
    """Largest matchings of everybody from each scoregroup down, each grown from the one below it.

    Of those below a group only few have gone when they are asked about, so a
    matching that is at hand needs little repair.
    """

    def __init__(self, legal: Sequence[int], groups: Sequence[range], everybody: int) -> None:
        """``everybody`` are those who are to be paired."""
        self._legal = legal
        mate = [FREE] * len(legal)
        self._from = [mate]
        for group in reversed(groups):
            mate = maximum_matching(legal, mate, stretch(group.start, len(legal)) & everybody)
            self._from.append(mate)
        self._from.reverse()

    def complete(self, players: int, place: int) -> bool:
        """Whether these players, most of them from that scoregroup down, can all be paired with each other."""
        return not unmatched(maximum_matching(self._legal, self._from[place], players)) & players

    def spare(self, players: int, place: int) -> int:
        """Those of an odd number without any one of whom all the others can be paired."""
        shortage = deficient_set(self._legal, self._from[place], players)
        return shortage.vertices if shortage.missing == 1 else 0
