"""Whether those who are not paired yet can still all be paired, and how well the following bracket can do.

This is the one place that answers such questions. An answer is exact, yes and
no: whoever passes over a candidate because of a "no" must be able to rely on
it. One more vertex stands for the pairing-allocated bye when the number is
odd: whoever may have the bye may be matched with it.
"""

from __future__ import annotations

from collections.abc import Sequence

from hakem.matching.bits import bits, lowest, mask_of, unmatched
from hakem.matching.blossoms import FREE
from hakem.matching.cardinality import GrowingMatching, Shortage, deficient_set, maximum_matching
from hakem.pairing.swiss.field import members, set_of, stretch, with_bye


def all_can_be_paired(adjacency: Sequence[int], players: int, mate: Sequence[int] | None = None) -> bool:
    """Whether these players have a pairing among themselves that leaves nobody out; ``mate`` is one to start from."""
    return not unmatched(maximum_matching(adjacency, mate, players)) & players


def leaves_the_fewest(adjacency: Sequence[int], inside: int, outside: int) -> bool:
    """Whether these players can be paired so that only as few of them as must meet others, and these all have a pair.

    Must be left over is who is left over if ``inside`` is paired by itself. By the
    decomposition of Gallai and Edmonds each of those comes from another odd group,
    and may be any member of it: a group counts as one player.
    """
    shortage = deficient_set(adjacency, None, inside)
    leaving = [row & outside for row in adjacency]
    graph, players = _contracted(adjacency, shortage, leaving, inside, outside)
    return all_can_be_paired(graph, players)


class Completion:
    """Largest matchings of the lower end of the field, kept for every scoregroup from which it may begin."""

    def __init__(self, opponents: Sequence[int], groups: Sequence[range], receivers: int = 0, without: int = 0) -> None:
        """``receivers`` may have the bye, nobody if nobody needs one; ``without`` are not to be paired at all."""
        self.size = len(opponents)
        self.groups = tuple(groups)
        self.adjacency = with_bye(opponents, receivers)
        self._inside = [stretch(group.start, group.stop) & ~without for group in self.groups]
        self._sets = [stretch(group.start, len(self.adjacency)) & ~without for group in self.groups]
        self._sets.append(1 << self.size if receivers else 0)
        self._below = self._matchings_from_below()
        self._known_free: dict[int, int] = {}
        self._known_alone: dict[int, tuple[list[int], int]] = {}

    def _matchings_from_below(self) -> list[list[int]]:
        """A largest matching of everybody from each scoregroup down, each grown from the one below."""
        mate = [FREE] * len(self.adjacency)
        found = [mate]
        for place in reversed(range(len(self.groups))):
            mate = maximum_matching(self.adjacency, mate, self._sets[place])
            found.append(mate)
        return found[::-1]

    def _free(self, place: int) -> int:
        """Those from that scoregroup down who are without a mate in its matching."""
        if place not in self._known_free:
            self._known_free[place] = unmatched(self._below[place]) & self._sets[place]
        return self._known_free[place]

    def completes(self, floaters: Sequence[int], place: int) -> bool:
        """Whether these players and everybody from that scoregroup down can be paired."""
        free = self._free(place)
        to_come = len(floaters)
        if not to_come or free.bit_count() > to_come:
            return not free and not to_come
        growing = GrowingMatching(self.adjacency, self._below[place], self._sets[place], free)
        for player in floaters:
            to_come -= 1
            if not growing.add(player) and growing.free.bit_count() > to_come:
                return False  # everybody who is to come can help one at most
        return not growing.free

    def complete(self, players: int, place: int) -> bool:
        """Whether these players, most of them from that scoregroup down, can all be paired with each other."""
        return all_can_be_paired(self.adjacency, players, self._below[place])

    def spare(self, players: int, place: int) -> int:
        """Those of an odd number without any one of whom all the others can be paired."""
        shortage = deficient_set(self.adjacency, self._below[place], players)
        return shortage.vertices if shortage.missing == 1 else 0

    def can_meet(self, floaters: Sequence[int], place: int) -> tuple[int, ...]:
        """Those who have a possible opponent in that scoregroup."""
        return tuple(p for p in floaters if self.adjacency[p] & self._inside[place])

    def left_alone(self, place: int) -> int:
        """How many of a scoregroup are left over if it is paired by itself."""
        self._alone(place)
        return self._known_alone[place][1].bit_count()

    def receives(self, player: int, place: int) -> bool:
        """Whether a floater finds an opponent in a scoregroup of which then at most one is left over."""
        if not self.adjacency[player] & self._inside[place]:
            return False
        growing = self._alone(place)
        growing.add(player)
        # if it is the floater who is left over, the opponent's mate can be left over instead
        return growing.free.bit_count() <= 1

    def follows(self, meeting: Sequence[int], passing: Sequence[int], place: int, left: int, stay: int | None) -> bool:
        """Whether a scoregroup takes floaters in with exactly so many of its own left over, the least there can be.

        All of ``meeting`` are to have opponents there. If ``stay`` is a set,
        those left over must be in it; if it is None, they and those who are
        ``passing`` are to be paired with everybody below. One way is tried
        first; only if it fails is the whole of the question asked.
        """
        inside = self._inside[place]
        rows = list(self.adjacency) if meeting else self.adjacency
        for player in meeting:
            rows[player] &= inside
        growing = self._alone(place, rows)
        for player in meeting:
            if not growing.add(player) and not growing.displace(player, inside):
                return self._some_way(rows, meeting, passing, place, left, stay)
        over = members(growing.free)
        if len(over) != left:
            return False
        fine = not growing.free & ~stay if stay is not None else self.completes([*passing, *over], place + 1)
        return fine or self._some_way(rows, meeting, passing, place, left, stay)

    def _some_way(
        self,
        rows: Sequence[int],
        meeting: Sequence[int],
        passing: Sequence[int],
        place: int,
        left: int,
        stay: int | None,
    ) -> bool:
        """The same question, by the decomposition of Gallai and Edmonds.

        A matching of the scoregroup and those who meet there that leaves as
        few as possible pairs every odd group of the decomposition within
        itself but for one member; so many groups as there are in the barrier
        give that one to the barrier, every other one leaves it over. Whichever
        member it is, the others can be paired. So a group counts as one player,
        who meets whomever a member can meet.
        """
        shortage = deficient_set(rows, self._alone(place).mate, self._inside[place] | set_of(meeting))
        if shortage.missing != left:
            return False
        if stay is None:
            outside, known = self._sets[place + 1] | set_of(passing), self._below[place + 1]
            leaving = [row & outside for row in rows]
        else:
            size = len(rows)
            outside, known = stretch(size, size + left), None
            leaving = [outside if stay >> p & 1 else 0 for p in range(size)]
        graph, players = _contracted(rows, shortage, leaving, self._inside[place], outside)
        return all_can_be_paired(graph, players, known)

    def _alone(self, place: int, rows: Sequence[int] | None = None) -> GrowingMatching:
        """A largest matching of the scoregroup alone, to be grown by others with these ``rows``."""
        inside = self._inside[place]
        if place not in self._known_alone:
            mate = maximum_matching(self.adjacency, None, inside)
            self._known_alone[place] = mate, unmatched(mate) & inside
        mate, free = self._known_alone[place]
        return GrowingMatching(rows or self.adjacency, mate, inside, free)


def _contracted(
    rows: Sequence[int], shortage: Shortage, leaving: Sequence[int], residents: int, outside: int
) -> tuple[list[int], int]:
    """The graph of the barrier, of the odd groups as one vertex each, and of those outside; and its vertices.

    ``leaving[p]`` are those outside with whom a player can be matched; only
    residents leave.
    """
    graph = [row & outside if outside >> v & 1 else 0 for v, row in enumerate(rows)]
    graph += [0] * (outside.bit_length() - len(graph))
    one_of = [(lowest(group), group) for group in shortage.components]
    for vertex, group in one_of:
        meets = 0
        for p in bits(group):
            meets |= rows[p] & shortage.barrier
            if residents >> p & 1:
                meets |= leaving[p]
        graph[vertex] = meets
        for other in bits(meets):
            graph[other] |= 1 << vertex
    return graph, shortage.barrier | mask_of(vertex for vertex, _ in one_of) | outside
