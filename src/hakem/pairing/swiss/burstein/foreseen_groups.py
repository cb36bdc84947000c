"""Groups of the Burstein system of 2009 that are settled before anybody is paired: one floats from each at most.

Where the players from the top down to the end of a group are odd, one of that group floats to the next and meets
somebody there; where they are even, nobody does. Whether that is possible is asked from the bottom: a floater is
received if the group can be paired with the floater, but for one of its own who is received in turn.
"""

from __future__ import annotations

from collections.abc import Sequence

from hakem.matching.bits import mask_of
from hakem.pairing.swiss.completion import all_can_be_paired
from hakem.pairing.swiss.field import stretch

EVERYBODY = -1


class OneFloatsEach:
    """The groups of a field, joined where not everybody can be paired with one floater each.

    From the top a group takes in the next one as long as it cannot be paired together with all above it; at the end the
    last two are joined until everybody can be.
    """

    def __init__(self, opponents: Sequence[int], scoregroups: Sequence[range]) -> None:
        self.opponents = opponents
        groups: list[range] = []
        waiting = list(scoregroups)
        while waiting:
            groups.append(waiting.pop(0))
            while waiting and not self._possible(groups):
                groups[-1] = range(groups[-1].start, waiting.pop(0).stop)
        while len(groups) > 1 and not self._possible(groups):
            groups[-2:] = [range(groups[-2].start, groups[-1].stop)]
        self.groups = tuple(groups)
        self._received = self._from_below(self.groups)

    def completes(self, floaters: Sequence[int], place: int) -> bool:
        """Whether everybody from that group down can be paired, with the one who comes."""
        return bool(self._received[place] >> floaters[0] & 1) if floaters else bool(self._received[place])

    def receives(self, player: int, place: int) -> bool:
        """Whether that group can be paired with a floater, but for one of its own."""
        return bool(self._received[place] >> player & 1)

    def _possible(self, groups: Sequence[range]) -> bool:
        """Whether all these can be paired, but for one of the last group if they are odd."""
        return bool(self._from_below(groups)[0])

    def _from_below(self, groups: Sequence[range]) -> list[int]:
        """Those of the group above whom each group receives; where nobody is to come, everybody or nobody."""
        received = [0] * len(groups) + [EVERYBODY]
        for place in range(len(groups) - 1, -1, -1):
            group, after = groups[place], received[place + 1]
            if group.start % 2:
                received[place] = mask_of(p for p in groups[place - 1] if self._pairs(group, (p,), after))
            elif self._pairs(group, (), after):
                received[place] = EVERYBODY
        return received

    def _pairs(self, group: range, came: tuple[int, ...], after: int) -> bool:
        """Whether a group can be paired with whoever has come, but for one who is received if they are odd."""
        inside = stretch(group.start, group.stop)
        everybody, graph = inside | mask_of(came), list(self.opponents)
        if not after & inside:
            return False
        if (len(group) + len(came)) % 2:
            gone = len(graph)
            graph = [row | 1 << gone if after & inside & 1 << p else row for p, row in enumerate(graph)]
            graph.append(after & inside)
            everybody |= 1 << gone
        return all_can_be_paired(graph, everybody)
