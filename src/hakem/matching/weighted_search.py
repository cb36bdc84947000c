"""One stage of the weighted matching: an alternating tree grows from a free vertex until the matching can improve.

Vertices carry a dual value ``y``, blossoms twice a ``surplus``, and no edge may have ``y + y + 2 * surplus`` of the
blossoms around both ends below twice its weight; where it is equal the edge is *tight*. Only tight edges are matched.
While time passes, the outer vertices of the tree (an even number of steps from the root) lose dual value at speed one,
the inner ones gain it. So every edge becomes tight at a time that is known as soon as its outer end joins, and no value
has to be touched until the stage ends: an outer vertex stores what it would have at time 0 (now ``dual - time``), an
inner one likewise (now ``dual + time``).

The stage ends when an outer vertex reaches a free vertex, and the way between them is rematched, or when the value of
an outer vertex falls to zero, and this vertex instead of the root stays free. The earliest such end in sight is the
limit; what could only happen later is never looked at again.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterable
from heapq import heappop, heappush

from hakem.matching.blossoms import FREE, NONE, Blossoms

OUTSIDE, OUTER, INNER, GOAL = range(4)
"""Not in the tree and matched; in the tree at an even or odd distance; not in the tree and free."""

WeightRow = tuple[list[int], list[int]]
"""The neighbours of a vertex and, in ascending order, the costs of the edges to them: minus twice the weight."""


class PrimalDual:
    """Dual values, and the tree of the current stage. Rows are replaced, never changed."""

    __slots__ = (
        "blossoms", "dual", "endless", "entry", "events", "finish", "floor", "limit", "linked", "lowest",
        "near", "now", "pending", "queues", "reached", "rings", "rows", "side", "via",
    )  # fmt: skip

    def __init__(self, rows: list[WeightRow], dual: list[int], blossoms: Blossoms) -> None:
        """Dual values that are feasible, and a matching of tight edges."""
        self.rows = rows
        self.dual = dual
        self.blossoms = blossoms
        self.restart()

    def restart(self) -> None:
        """Follow a change of the rows, the dual values or the matching from outside."""
        n, blossoms = len(self.rows), self.blossoms
        self.linked = [v for v in range(n) if self.rows[v][0]]
        self.endless = 4 * max(max(self.dual, default=0), *(-self.rows[v][1][0] for v in self.linked), 0) + 1
        """Larger than any time and any difference of values."""
        self.side = [GOAL if blossoms.mate[blossoms.base[blossoms.top[v]]] == FREE else OUTSIDE for v in range(n)]
        self.via = [NONE] * n
        """The outer end of the best edge to the tree."""
        self._plant()

    def _plant(self) -> None:
        """Begin a stage: no tree yet."""
        self.near = [self.endless] * len(self.rows)
        """Dual value plus cost of the best edge to the tree; for outer vertices, below what an edge is worth a look."""
        self.entry: dict[int, tuple[int, int]] = {}
        """For every inner blossom the tight edge by which it joined, its own end first."""
        self.events: list[tuple[int, int, int]] = []
        """(time, outer, vertex) to grow, (time, ~outer, outer) to contract, (time, inner blossom, NONE) to dissolve.

        Some are out of date when their time comes.
        """
        self.rings: dict[int, list[tuple[int, int]]] = {}
        """For outer vertices the edges to outer vertices that were there before, with the double time: unsorted."""
        self.queues: dict[int, list[tuple[int, int]]] = {}
        """The same once the first of them was due: sorted, the earliest last."""
        self.reached: list[int] = []
        self.pending: list[int] = []
        """Outer vertices whose edges were not looked at."""
        self.now = 0
        self.limit = self.lowest = self.endless
        """The end in sight; the lowest value of an outer vertex."""
        self.finish = (NONE, FREE)
        self.floor = min(map(self.dual.__getitem__, self.linked), default=0)
        """No vertex outside the tree with an edge has less."""

    def copy(self) -> PrimalDual:
        """Another one in the same state between two stages."""
        return PrimalDual(self.rows.copy(), self.dual.copy(), self.blossoms.copy())

    def run(self) -> None:
        """Match until every free vertex has the value zero."""
        for v in range(len(self.rows)):
            if self.blossoms.mate[v] == FREE and self.dual[v]:
                self.stage(v)

    def stage(self, root: int) -> None:
        """Match the free vertex, or end with a free vertex of value zero in its place."""
        self._plant()
        self._join_outer(self.blossoms.top[root])
        self._look_around()
        while self.events and self.events[0][0] < self.limit:
            self.now, u, v = heappop(self.events)
            if u < 0:
                if self.blossoms.top[~u] != self.blossoms.top[v]:
                    self._contract(~u, v)
                self._next_ring(~u)
            elif v == NONE:
                self._dissolve(u)
            elif self.side[v] == OUTSIDE and self.near[v] + self.dual[v] == self.now:
                self._grow(self.via[v], v)
            self._look_around()
        self._end()

    def _look_around(self) -> None:
        """Look at the edges of the new outer vertices, and of those that this adds, until time must pass."""
        pending = self.pending
        while pending and self.now < self.limit:
            self._scan(pending.pop())

    def _grow(self, u: int, v: int) -> None:
        """A tight edge leads to a matched blossom outside: it becomes inner and the blossom of its mate outer."""
        blossoms, now = self.blossoms, self.now
        blossom = blossoms.top[v]
        if now:
            for x in blossoms.members[blossom]:
                self.dual[x] -= now
            blossoms.surplus[blossom] += now
        self._set_inner(blossom, (v, u))
        self._join_outer(blossoms.top[blossoms.mate[blossoms.base[blossom]]])

    def _set_inner(self, blossom: int, entry: tuple[int, int]) -> None:
        """Label a blossom whose values are already those of time 0."""
        self.entry[blossom] = entry
        members = self.blossoms.members[blossom]
        for x in members:
            self.side[x] = INNER
        self.reached += members
        if len(members) > 1:
            heappush(self.events, (self.blossoms.surplus[blossom], blossom, NONE))

    def _join_outer(self, blossom: int) -> None:
        """Label a blossom from outside the tree."""
        members, now = self.blossoms.members[blossom], self.now
        if now:
            for x in members:
                self.dual[x] += now
            self.blossoms.surplus[blossom] -= now
        self._set_outer(members)

    def _set_outer(self, vertices: list[int]) -> None:
        """Label vertices whose values are already those of time 0."""
        dual, side, near, unseen = self.dual, self.side, self.near, -self.endless
        for x in vertices:
            side[x] = OUTER
            near[x] = unseen
            if dual[x] < self.lowest:
                self.lowest = dual[x]
                if dual[x] < self.limit:
                    self.limit, self.finish = dual[x], (x, FREE)
        self.reached += vertices
        self.pending += vertices

    def _scan(self, u: int) -> None:
        """Note when each edge of a new outer vertex becomes tight, if that can be before the limit.

        An edge to a vertex outside has no more time than ``limit - floor`` leaves, one to another outer vertex no more
        than ``2 * limit - lowest``: the costs are sorted, so all that is too late is cut off at once.
        """
        dual, near, side, via, top = self.dual, self.near, self.side, self.via, self.blossoms.top
        value = dual[u]
        near[u] = 2 * self.limit - value
        rings: list[tuple[int, int]] = []
        neighbours, costs = self.rows[u]
        worthwhile = bisect_left(costs, max(self.limit - self.floor, 2 * self.limit - self.lowest) - value)
        for v, cost in zip(neighbours[:worthwhile], costs, strict=False):
            rest = value + cost
            if rest >= near[v]:
                continue
            status = side[v]
            if status == OUTER:
                if top[v] != top[u]:
                    rings.append((rest + dual[v], v))
            else:
                near[v] = rest
                via[v] = u
                if status != INNER:
                    time = rest + dual[v]
                    if time < self.limit:
                        self._note_step(u, v, time)
        if rings:
            self.rings[u] = rings
            double, v = min(rings)
            heappush(self.events, (double >> 1, ~u, v))

    def _next_ring(self, u: int) -> None:
        """Of the noted edges to other outer blossoms, plan for the one that becomes tight first."""
        top = self.blossoms.top
        here = top[u]
        if u in self.rings:
            self.queues[u] = sorted((edge for edge in self.rings.pop(u) if top[edge[1]] != here), reverse=True)
        queue = self.queues[u]
        while queue and top[queue[-1][1]] == here:
            queue.pop()
        if queue:
            double, v = queue[-1]
            heappush(self.events, (double >> 1, ~u, v))

    def _note_step(self, u: int, v: int, time: int) -> None:
        """An edge to the outside that becomes tight before the limit; if it is tight already, follow it."""
        if self.side[v] == GOAL:
            self.limit, self.finish = time, (u, v)
        elif time == self.now:
            self._grow(u, v)
        else:
            heappush(self.events, (time, u, v))

    def _above(self, blossom: int) -> int:
        """The outer blossom two steps nearer to the root, or NONE for the root."""
        blossoms = self.blossoms
        partner = blossoms.mate[blossoms.base[blossom]]
        return NONE if partner == FREE else blossoms.top[self.entry[blossoms.top[partner]][1]]

    def _meeting(self, one: int, other: int) -> int:
        """The last common blossom of two ways from the root."""
        seen = set()
        while True:
            if one != NONE:
                if one in seen:
                    return one
                seen.add(one)
                one = self._above(one)
            one, other = other, one

    def _way_up(self, blossom: int, stop: int) -> tuple[list[int], list[tuple[int, int]]]:
        """The blossoms from an outer one up to, and without, an outer one above, with the link after each."""
        blossoms = self.blossoms
        way: list[int] = []
        links: list[tuple[int, int]] = []
        while blossom != stop:
            base = blossoms.base[blossom]
            inner = blossoms.top[blossoms.mate[base]]
            way += (blossom, inner)
            links += ((base, blossoms.mate[base]), self.entry[inner])
            blossom = blossoms.top[self.entry[inner][1]]
        return way, links

    def _contract(self, u: int, v: int) -> None:
        """The tight edge between two outer blossoms closes an odd ring, which becomes one outer blossom."""
        blossoms, dual, time = self.blossoms, self.dual, self.now
        stop = self._meeting(blossoms.top[u], blossoms.top[v])
        left, left_links = self._way_up(blossoms.top[u], stop)
        right, right_links = self._way_up(blossoms.top[v], stop)
        children = [stop, *reversed(left), *right]
        links = [(y, x) for x, y in reversed(left_links)]
        turned: list[int] = []
        for child in children:
            if self.side[blossoms.base[child]] == INNER:
                blossoms.surplus[child] -= time
                turned += blossoms.members[child]
            else:
                blossoms.surplus[child] += time
        new = blossoms.contract(children, [*links, (u, v), *right_links])
        blossoms.surplus[new] = -time
        for x in turned:
            dual[x] += 2 * time
        self._set_outer(turned)

    def _dissolve(self, blossom: int) -> None:
        """Open an inner blossom without surplus; the even way through it stays in the tree."""
        blossoms, time = self.blossoms, self.now
        if (
            not blossoms.is_used(blossom)
            or blossoms.around[blossom] != NONE
            or self.side[blossoms.base[blossom]] != INNER
            or blossoms.surplus[blossom] != time
        ):
            return
        entry = self.entry[blossom]
        first = blossoms.child_with(blossom, entry[0])
        steps = blossoms.even_way(blossom, first)
        children = blossoms.dissolve(blossom)
        kept = {child for child, _ in steps} | {children[first]}
        self._release([x for child in children if child not in kept for x in blossoms.members[child]])
        stay = [(children[first], entry), *((child, (own, far)) for child, (far, own) in steps[1::2])]
        for child, way_in in stay:
            blossoms.surplus[child] += time
            self._set_inner(child, way_in)
        turned: list[int] = []
        for child, _ in steps[::2]:
            blossoms.surplus[child] -= time
            turned += blossoms.members[child]
        for x in turned:
            self.dual[x] += 2 * time
        self._set_outer(turned)

    def _release(self, vertices: list[int]) -> None:
        """Inner vertices leave the tree."""
        for x in vertices:
            self.side[x] = OUTSIDE
            self.dual[x] += self.now
            tight = self.near[x] + self.dual[x]
            if tight < self.limit:
                heappush(self.events, (tight, self.via[x], x))

    def _end(self) -> None:
        """Store the values of the end, improve the matching, open what needs no surplus any more."""
        blossoms, time, side = self.blossoms, self.limit, self.side
        u, v = self.finish
        outermost = {blossoms.top[x] for x in self.reached}
        outermost = {b for b in outermost if len(blossoms.members[b]) > 1}
        for b in outermost:
            if side[blossoms.base[b]] != OUTSIDE:
                blossoms.surplus[b] += time if side[blossoms.base[b]] == OUTER else -time
        for x in self.reached:
            if side[x] != OUTSIDE:
                self.dual[x] += time if side[x] == INNER else -time
                side[x] = OUTSIDE
        self._rematch(u, v)
        self._open(outermost)
        if v == FREE:
            for x in blossoms.members[blossoms.top[u]]:
                side[x] = GOAL
        else:
            for x in blossoms.members[blossoms.top[v]]:
                side[x] = OUTSIDE

    def _open(self, outermost: Iterable[int]) -> None:
        """Dissolve those of the outermost blossoms that have no surplus, and so on inside."""
        waiting = list(outermost)
        while waiting:
            b = waiting.pop()
            if len(self.blossoms.members[b]) > 1 and not self.blossoms.surplus[b]:
                waiting += self.blossoms.dissolve(b)

    def _rematch(self, u: int, v: int) -> None:
        """Give the outer vertex a new mate, or none, and exchange the mates along its way to the root."""
        blossoms = self.blossoms
        if v != FREE:
            blossoms.rebase(blossoms.top[v], v)
            blossoms.mate[v] = u
        while True:
            blossom = blossoms.top[u]
            partner = blossoms.mate[blossoms.base[blossom]]
            blossoms.rebase(blossom, u)
            blossoms.mate[u] = v
            if partner == FREE:
                return
            inner = blossoms.top[partner]
            v, u = self.entry[inner]
            blossoms.rebase(inner, v)
            blossoms.mate[v] = u
