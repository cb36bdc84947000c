"""One search for an augmenting path, from one free vertex, in a graph whose vertices have sets of neighbours.

Vertices at an even distance from the root on an alternating path are *outer*. An outer vertex carries a label that says
how its path goes on: an outer vertex (over its own mate and on from there) or an edge between two outer vertices (to
its one end, against the direction of the path from there, then on from the other end). The *first* of an outer vertex
is the first vertex of its path that is not outer; outer vertices with the same first one form a blossom. So nothing
is ever contracted, and labels are never changed.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from hakem.matching.bits import lowest
from hakem.matching.blossoms import FREE, NONE


class AlternatingTree:
    """The alternating tree of a free vertex."""

    __slots__ = ("adjacency", "first", "free", "goal", "labels", "mate", "members", "outer", "queue", "unseen")

    def __init__(self, adjacency: Sequence[int], mate: Sequence[int], root: int, within: int, free: int) -> None:
        """Grow the tree among the vertices ``within`` until it reaches another one of those ``free``, or is complete.

        Every matched vertex within has its mate within.
        """
        self.adjacency = adjacency
        self.mate = mate
        self.unseen = within & ~(1 << root)
        """Vertices that are not in the tree."""
        self.free = free & self.unseen
        self.outer = 0
        self.labels: dict[int, tuple[int, int]] = {}
        """(outer vertex, NONE) or the two ends of an edge."""
        self.first: dict[int, int] = {}
        """The first vertex on the path that was not outer when the label was given."""
        self.members: dict[int, int] = {NONE: 0}
        """For every first vertex the blossom of those who have it."""
        self.queue: list[int] = []
        self.goal: tuple[int, int] | None = None
        """The last outer vertex of the augmenting path, and the free one after it."""
        self._set_outer(root, (NONE, NONE), NONE)
        while self.queue and self.goal is None:
            u = self.queue.pop()
            self._grow(u)
            self._close_rings(u)

    def barrier(self) -> dict[int, int]:
        """For every vertex of the tree that is not outer the blossom under it; for NONE that of the root.

        In a complete tree no edge leads from one of these blossoms to any vertex but its own and those that are not
        outer, and every one has an odd number of vertices.
        """
        return self.members

    def augment(self, mate: list[int]) -> None:
        """Match the goal by exchanging the mates along the path from it to the root."""
        assert self.goal is not None
        outer, target = self.goal
        mate[target] = outer
        tasks = [(outer, target)]
        while tasks:
            v, new = tasks.pop()
            old = mate[v]
            mate[v] = new
            if old == FREE or mate[old] != v:
                continue
            one, other = self.labels[v]
            if other == NONE:
                mate[old] = one
                tasks.append((one, old))
            else:
                tasks += ((other, one), (one, other))

    def _set_outer(self, v: int, label: tuple[int, int], first: int) -> None:
        self.labels[v] = label
        self.first[v] = first
        bit = 1 << v
        self.outer |= bit
        self.members[first] |= bit
        self.queue.append(v)
        if hits := self.adjacency[v] & self.free:
            self.goal = v, lowest(hits)

    def _grow(self, u: int) -> None:
        """Add the unseen neighbours of an outer vertex; their mates become outer."""
        reach = self.adjacency[u] & self.unseen
        while reach and self.goal is None:
            v = lowest(reach)
            partner = self.mate[v]
            self.unseen ^= 1 << v | 1 << partner
            reach &= self.unseen
            self.members[v] = 0
            self._set_outer(partner, (u, NONE), v)

    def _close_rings(self, u: int) -> None:
        """Join the blossoms of the outer neighbours of an outer vertex with its own."""
        rings = self.adjacency[u] & self.outer & ~self.members[self._first(u)]
        while rings and self.goal is None:
            v = lowest(rings)
            self._join(u, v)
            rings &= ~self.members[self._first(u)]

    def _first(self, v: int) -> int:
        """The first vertex on the path that is not outer now."""
        way = []
        while (ahead := self.first[v]) in self.first:
            way.append(v)
            v = ahead
        for passed in way:
            self.first[passed] = ahead
        return ahead

    def _after(self, inner: int) -> int:
        """The next vertex that is not outer, on the path of one that is not outer."""
        return self._first(self.labels[self.mate[inner]][0])

    def _join(self, u: int, v: int) -> None:
        """An edge between two outer vertices: the vertices that were not outer, up to where the paths meet, now are."""
        left, right = self._first(u), self._first(v)
        meeting = self._meeting(left, right)
        for inner in [*self._way(left, meeting), *self._way(right, meeting)]:
            self.members[meeting] |= self.members.pop(inner)
            self._set_outer(inner, (u, v), meeting)

    def _way(self, inner: int, stop: int) -> Iterator[int]:
        """The vertices that are not outer on the path of one of them, before another."""
        while inner != stop:
            yield inner
            inner = self._after(inner)

    def _meeting(self, one: int, other: int) -> int:
        """The first common vertex that is not outer on two paths; NONE is on every path, after the root."""
        seen: set[int] = set()
        while one != NONE or other != NONE:
            if one != NONE:
                if one in seen:
                    return one
                seen.add(one)
                one = self._after(one)
            one, other = other, one
        return NONE
