"""The best way of a problem, found with its proof: one vertex after the other gets a partner (Edmonds).

Values and partners always fit: partners, and neighbours within an odd set, cost twice
what their values say, and no pair costs less. A tree of exchanges grows from a vertex
without a partner. Vertices at even distance are outer, those at odd distance inner.
Outer values rise and inner ones fall, until an edge joins the tree, closes an odd
circle (which becomes a set), an inner set runs out of its value (and falls apart), or
the tree reaches somebody who is free: then partners along the way change.
"""

from __future__ import annotations

import heapq
from collections.abc import Sequence
from typing import NamedTuple

from hakem.verify.potentials import values_for
from hakem.verify.problem import ALONE, MatchingProblem, Mates, OddSet, Proof

_FREE, _OUTER, _INNER = 0, 1, -1


class BestWay(NamedTuple):
    """The best way with its proof; without ``mates`` the proof is that there is none."""

    mates: Mates | None
    proof: Proof


def best_way(problem: MatchingProblem, given: Sequence[int] | None = None) -> BestWay:
    """The best way, beginning with one that may be close to it."""
    values, mates = values_for(problem, [ALONE] * problem.size if given is None else given)
    return _Search(problem, values, mates).run()


class _Search:
    """Partners, values and sets, and the tree that grows at present.

    ``top`` is the outermost set of a vertex; a vertex is the smallest set. A set has
    its parts in the order of its circle, the base first, and the edges from each part
    to the next one. ``since`` is when the values of a set began to change.
    """

    def __init__(self, problem: MatchingProblem, values: list[int], mates: Mates) -> None:
        size = problem.size
        self.problem, self.values, self.mates = problem, values, mates
        self.settled = [mate != ALONE for mate in mates]
        self.top = list(range(size))
        self.parts: dict[int, list[int]] = {}
        self.edges: dict[int, list[tuple[int, int]]] = {}
        self.members: dict[int, list[int]] = {v: [v] for v in range(size)}
        self.base = {v: v for v in range(size)}
        self.worth: dict[int, int] = {}
        self.next_set = size

    def run(self) -> BestWay:
        """Every vertex gets a partner, or is alone where that is best."""
        for root in range(self.problem.size):
            if not self.settled[root]:
                if not self._grow(root):
                    return BestWay(None, self._impossible())
                self._settle_all()
        return BestWay(self.mates, Proof(tuple(self.values), tuple(self._sets(self.worth))))

    def _sets(self, worth: dict[int, int]) -> list[OddSet]:
        return [OddSet(tuple(self.members[b]), value) for b, value in worth.items() if value]

    def _impossible(self) -> Proof:
        """Nobody outside the tree is near it: each outer set needs an inner vertex of its own, and one is too many."""
        values = [self.kind[self.top[v]] for v in range(self.problem.size)]
        outer = {b: 2 for b, kind in self.kind.items() if kind == _OUTER and b in self.parts}
        return Proof(tuple(values), tuple(self._sets(outer)))

    # The tree.

    def _grow(self, root: int) -> bool:
        self.now = 0
        self.kind = dict.fromkeys(self.top, _FREE)
        self.since: dict[int, int] = {}
        self.entry: dict[int, tuple[int, int]] = {}
        self.events: list[tuple[int, int, int, int]] = []
        self.count = 0
        self._make_outer(self.top[root])
        while self.events:
            time, _, u, w = heapq.heappop(self.events)
            if w == ALONE:
                done = self._alone(u, time) if u < self.problem.size else self._fall_apart(u, time)
            else:
                done = self._joined(u, w, time)
            if done:
                return True
        return False

    def _push(self, time: int, u: int, w: int) -> None:
        self.count += 1
        heapq.heappush(self.events, (time, self.count, u, w))

    def _value(self, v: int) -> int:
        part = self.top[v]
        kind = self.kind[part]
        return self.values[v] + kind * (self.now - self.since[part]) if kind else self.values[v]

    def _settle(self, part: int) -> None:
        """Write down what the values of a set have become."""
        kind = self.kind[part]
        if kind:
            change = kind * (self.now - self.since[part])
            for v in self.members[part]:
                self.values[v] += change
            if part in self.parts:
                self.worth[part] += 2 * change
        self.since[part] = self.now

    def _settle_all(self) -> None:
        for part in set(self.top):
            self._settle(part)

    def _make_outer(self, part: int) -> None:
        self._settle(part)
        self.kind[part] = _OUTER
        self._scan(self.members[part])

    def _scan(self, vertices: Sequence[int]) -> None:
        """Note when edges from these outer vertices will matter."""
        top, kind, alone = self.top, self.kind, self.problem.alone
        for u in vertices:
            mine, own = self._value(u), top[u]
            if u in alone:
                self._push(self.now + 2 * alone[u] - mine, u, ALONE)
            for w, cost in self.problem.costs[u].items():
                there = top[w]
                if there != own and kind[there] != _INNER:
                    slack = 2 * cost - mine - self._value(w)
                    self._push(self.now + (slack // 2 if kind[there] == _OUTER else slack), u, w)

    def _joined(self, u: int, w: int, time: int) -> bool:
        """An edge from an outer vertex costs no more than its values."""
        mine, there = self.top[u], self.top[w]
        if self.kind[mine] != _OUTER:
            mine, there, u, w = there, mine, w, u
        if mine == there or self.kind[mine] != _OUTER or self.kind[there] == _INNER:
            return False
        slack = 2 * self.problem.costs[u][w] - self._value(u) - self._value(w)
        due = self.now + (slack // 2 if self.kind[there] == _OUTER else slack)
        if due > time:
            self._push(due, u, w)
            return False
        self.now = due
        if self.kind[there] == _OUTER:
            self._close(u, w)
            return False
        if self.mates[self.base[there]] == ALONE:
            self._rebase(there, w)
            self.mates[w] = u
            self.settled[w] = self.settled[u] = True
            for v in self.members[there]:
                self.settled[v] = True
            self._change_partners(u, w)
            return True
        self._take_in(u, w)
        return False

    def _take_in(self, u: int, w: int) -> None:
        """A set that is outside of the tree becomes inner, and the partner of its base outer."""
        inner = self.top[w]
        self._settle(inner)
        self.kind[inner], self.entry[inner] = _INNER, (u, w)
        if inner in self.parts:
            self._push(self.now + self.worth[inner] // 2, inner, ALONE)
        self._make_outer(self.top[self.mates[self.base[inner]]])

    def _alone(self, v: int, time: int) -> bool:
        """An outer vertex is as well off alone."""
        if self.kind[self.top[v]] != _OUTER:
            return False
        due = self.now + 2 * self.problem.alone[v] - self._value(v)
        if due > time:
            self._push(due, v, ALONE)
            return False
        self.now = due
        self.settled[v] = True
        self._change_partners(v, ALONE)
        return True

    def _change_partners(self, u: int, w: int) -> None:
        """Outer ``u`` takes ``w``; back to the root everybody takes the other neighbour."""
        while True:
            part = self.top[u]
            former = self.mates[self.base[part]]
            self._rebase(part, u)
            self.mates[u] = w
            for v in self.members[part]:
                self.settled[v] = True
            if former == ALONE:
                return
            inner = self.top[former]
            u, w = self.entry[inner]
            self._rebase(inner, w)
            self.mates[w] = u

    def _rebase(self, part: int, v: int) -> None:
        """Partners within a set so that ``v`` is the one without."""
        self.base[part] = v
        if part not in self.parts:
            return
        parts, edges = self.parts[part], self.edges[part]
        at = next(i for i, one in enumerate(parts) if v in self.members[one])
        parts[:], edges[:] = parts[at:] + parts[:at], edges[at:] + edges[:at]
        self._rebase(parts[0], v)
        for i in range(1, len(parts), 2):
            p, q = edges[i]
            self._rebase(parts[i], p)
            self._rebase(parts[i + 1], q)
            self.mates[p], self.mates[q] = q, p

    # Sets that come and go.

    def _way_to_root(self, part: int) -> list[int]:
        """Outer and inner sets in turn, from an outer one up to the root."""
        way = [part]
        while (mate := self.mates[self.base[way[-1]]]) != ALONE:
            inner = self.top[mate]
            way += [inner, self.top[self.entry[inner][0]]]
        return way

    def _close(self, u: int, w: int) -> None:
        """Two outer sets meet: the circle through their common ancestor becomes a set."""
        left, right = self._way_to_root(self.top[u]), self._way_to_root(self.top[w])
        while len(left) > 1 and len(right) > 1 and left[-2] == right[-2]:
            left.pop()
            right.pop()
        right.pop()
        parts = [*reversed(left), *right]
        edges = [self._edge_down(part, down=True) for part in reversed(left[:-1])]
        edges.append((u, w))
        edges += [self._edge_down(part, down=False) for part in right]
        self._make_set(parts, edges)

    def _edge_down(self, part: int, down: bool) -> tuple[int, int]:
        """The edge between a set and the one above it in the tree, from above if ``down``."""
        if self.kind[part] == _INNER:
            above, below = self.entry[part]
        else:
            below = self.base[part]
            above = self.mates[below]
        return (above, below) if down else (below, above)

    def _make_set(self, parts: list[int], edges: list[tuple[int, int]]) -> None:
        new = self.next_set
        self.next_set += 1
        fresh = [v for part in parts if self.kind[part] == _INNER for v in self.members[part]]
        for part in parts:
            self._settle(part)
            del self.kind[part]
        self.parts[new], self.edges[new] = parts, edges
        self.members[new] = [v for part in parts for v in self.members[part]]
        self.base[new], self.worth[new] = self.base[parts[0]], 0
        for v in self.members[new]:
            self.top[v] = new
        self.kind[new], self.since[new] = _OUTER, self.now
        self._scan(fresh)

    def _fall_apart(self, part: int, time: int) -> bool:
        """An inner set has run out of its value: its parts stand for themselves again."""
        if self.kind.get(part) != _INNER:
            return False
        due = self.now + (self.worth[part] - 2 * (self.now - self.since[part])) // 2
        if due > time:
            self._push(due, part, ALONE)
            return False
        self.now = due
        self._settle(part)
        u, w = self.entry.pop(part)
        parts, edges = self.parts.pop(part), self.edges.pop(part)
        del self.kind[part], self.worth[part]
        for one in parts:
            self.kind[one], self.since[one] = _FREE, self.now
            for v in self.members[one]:
                self.top[v] = one
        self._keep_way(u, w, parts, edges)
        for one in parts:
            if self.kind[one] == _FREE:
                self._notice(self.members[one])
        return False

    def _keep_way(self, u: int, w: int, parts: list[int], edges: list[tuple[int, int]]) -> None:
        """The parts between the one that was entered and the base stay in the tree, inner and outer in turn."""
        at = parts.index(self.top[w])
        forward = at % 2 == 1
        outer: list[int] = []
        while True:
            inner = parts[at]
            self.kind[inner], self.entry[inner] = _INNER, (u, w)
            if inner in self.parts:
                self._push(self.now + self.worth[inner] // 2, inner, ALONE)
            if at == 0:
                break
            between = (at + 1) % len(parts) if forward else at - 1
            after = (at + 2) % len(parts) if forward else at - 2
            u, w = edges[between] if forward else edges[after][::-1]
            outer.append(parts[between])
            at = after
        for part in outer:
            self._make_outer(part)

    def _notice(self, vertices: Sequence[int]) -> None:
        """Edges from outer vertices to these, which are free again."""
        for w in vertices:
            for u in self.problem.costs[w]:
                if self.kind[self.top[u]] == _OUTER:
                    slack = 2 * self.problem.costs[w][u] - self._value(u) - self._value(w)
                    self._push(self.now + slack, u, w)
