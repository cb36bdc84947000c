"""Matchings of as many vertices as possible in general graphs, and the reason when not all can be matched.

Graphs are sequences of sets of neighbours: bit v of ``adjacency[u]`` says that uv is an edge (and bit u of
``adjacency[v]`` must say the same; no vertex is its own neighbour). A search then asks one question about all vertices
at once, so that nearly complete graphs with thousands of vertices take a few steps per vertex.
"""

from __future__ import annotations

from collections.abc import Sequence

from hakem.matching.alternating_tree import AlternatingTree
from hakem.matching.bits import bits, descending, everything, lowest, mask_of, unmatched
from hakem.matching.blossoms import FREE, NONE
from hakem.values import dataclass


@dataclass(frozen=True, slots=True)
class Shortage:
    """Why some vertices must stay without a mate: odd groups of vertices that have too few helpers around them.

    Every edge from a group leads to the group itself or to the barrier. A group of odd size needs at least one mate
    from the barrier, so at least ``missing`` of the vertices in the groups stay free in every matching.
    """

    barrier: int
    components: tuple[int, ...]

    @property
    def vertices(self) -> int:
        """The set of all vertices in the groups."""
        return sum(self.components)

    @property
    def missing(self) -> int:
        """How many groups are more than there are helpers."""
        return len(self.components) - self.barrier.bit_count()


def maximum_matching(
    adjacency: Sequence[int], mate: Sequence[int] | None = None, within: int | None = None
) -> list[int]:
    """For every vertex its mate, or -1, such that as many as possible of the vertices ``within`` have a mate within.

    It starts from the pairs in ``mate`` as far as they are edges within. A vertex with a mate there keeps having one.
    """
    return _maximum(adjacency, mate, _taking_part(adjacency, within), unexplained=1)[0]


def augment(adjacency: Sequence[int], mate: list[int], root: int, within: int, free: int | None = None) -> bool:
    """Match the free vertex ``root`` without leaving any matched vertex free, if that is possible; say whether.

    ``mate`` is changed in place. It pairs vertices within only with vertices within; ``root`` takes part in any case.
    ``free``, if it is known, is the set of the vertices without a mate.
    """
    tree = AlternatingTree(adjacency, mate, root, within, unmatched(mate) if free is None else free)
    if tree.goal is None:
        return False
    tree.augment(mate)
    return True


class GrowingMatching:
    """A largest matching of some vertices, to which others are added one at a time.

    With one vertex more a largest matching has at most one pair more, and then a path leads from the new vertex to a
    free one. So one search for each vertex keeps the matching a largest one. ``free`` is the set of those without a
    mate.
    """

    __slots__ = ("_adjacency", "_within", "free", "mate")

    def __init__(self, adjacency: Sequence[int], mate: Sequence[int], within: int, free: int) -> None:
        """``mate`` is a largest matching within and leaves those in ``free`` without a mate."""
        self._adjacency = adjacency
        self._within = within
        self.mate = list(mate)
        self.free = free

    def add(self, vertex: int) -> bool:
        """Let another vertex take part; say whether there is a pair more."""
        self._within |= 1 << vertex
        tree = AlternatingTree(self._adjacency, self.mate, vertex, self._within, self.free)
        if tree.goal is None:
            self.free |= 1 << vertex
            return False
        tree.augment(self.mate)
        self.free &= ~(1 << tree.goal[1])
        return True

    def displace(self, vertex: int, among: int) -> bool:
        """Match a free vertex with one whose mate, one of these, is left free instead; say whether there is one."""
        for partner in descending(self._adjacency[vertex] & self._within & ~self.free):
            displaced = self.mate[partner]
            if among >> displaced & 1:
                self.mate[displaced] = FREE
                self.mate[vertex], self.mate[partner] = partner, vertex
                self.free ^= 1 << displaced | 1 << vertex
                return True
        return False


def deficient_set(adjacency: Sequence[int], mate: Sequence[int] | None = None, within: int | None = None) -> Shortage:
    """The whole reason why a largest matching leaves vertices free; exactly ``missing`` many.

    The groups together are all vertices that some largest matching leaves free, each group is connected, and leaving
    out any one vertex the rest of a group can be matched within the group (the decomposition of Gallai and Edmonds).
    Without a vertex to leave free there is no group and no barrier.
    """
    return _shortage(_maximum(adjacency, mate, _taking_part(adjacency, within), unexplained=0)[1])


def smallest_unmatchable(
    adjacency: Sequence[int], mate: Sequence[int] | None = None, within: int | None = None
) -> Shortage | None:
    """A small set of vertices that cannot all have a mate at once, as the ``vertices`` of a shortage of one.

    No vertex of it is superfluous: whichever one is left out, some matching within has mates for all the others. Such a
    set is found for every vertex that a largest matching leaves free: itself and all vertices that could be left free
    in its place. The smallest of these is chosen, at equal size the one with the smaller barrier, then the one of the
    lowest free vertex. Other largest matchings might give smaller ones still. None, if all vertices can have mates.
    """
    taking_part = _taking_part(adjacency, within)
    final = _maximum(adjacency, mate, taking_part, unexplained=1)[0]
    free = unmatched(final) & taking_part
    best: Shortage | None = None
    known: set[int] = set()
    for root in bits(free):
        around = adjacency[root] & taking_part
        if around not in known:  # an equal neighbourhood gives a set of the same size
            known.add(around)
            found = _shortage([AlternatingTree(adjacency, final, root, taking_part, free)])
            if best is None or _size(found) < _size(best):
                best = found
    return best


def _taking_part(adjacency: Sequence[int], within: int | None) -> int:
    return everything(len(adjacency)) if within is None else within


def _size(shortage: Shortage) -> tuple[int, int]:
    return shortage.vertices.bit_count(), shortage.barrier.bit_count()


def _shortage(trees: Sequence[AlternatingTree]) -> Shortage:
    barrier = mask_of(inner for tree in trees for inner in tree.barrier() if inner != NONE)
    return Shortage(barrier, tuple(sorted((group for tree in trees for group in tree.barrier().values()), key=lowest)))


def _maximum(
    adjacency: Sequence[int], mate: Sequence[int] | None, within: int, unexplained: int
) -> tuple[list[int], list[AlternatingTree]]:
    """A largest matching, and the complete trees of the vertices it leaves free.

    The last free vertex can have no path to another one; so without its tree, one may stay unexplained.
    """
    current = _kept(adjacency, mate, within)
    free = _match_greedily(adjacency, current, unmatched(current) & within)
    failed: list[AlternatingTree] = []
    while free.bit_count() > unexplained:
        tree = AlternatingTree(adjacency, current, lowest(free), within, free)
        if tree.goal is None:
            failed.append(tree)
            within &= tree.unseen  # no later path needs a vertex of a complete tree
            free &= within
        else:
            tree.augment(current)
            free ^= free & -free | 1 << tree.goal[1]
    return current, failed


def _kept(adjacency: Sequence[int], mate: Sequence[int] | None, within: int) -> list[int]:
    """The pairs that are edges within."""
    current = [FREE] * len(adjacency)
    for u, v in enumerate(mate or ()):
        if u < v and mate is not None and mate[v] == u and within >> u & 1 and adjacency[u] & within & 1 << v:
            current[u], current[v] = v, u
    return current


def _match_greedily(adjacency: Sequence[int], mate: list[int], free: int) -> int:
    """Match what is free with what is free, vertices with few neighbours first; give what stays free."""
    degrees = {u: (adjacency[u] & free).bit_count() for u in bits(free)}
    for u in sorted(degrees, key=degrees.__getitem__):
        if mate[u] == FREE and (around := adjacency[u] & free):
            v = lowest(around)
            mate[u], mate[v] = v, u
            free ^= 1 << u | 1 << v
    return free
