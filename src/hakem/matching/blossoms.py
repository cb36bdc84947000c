"""A matching together with its nested blossoms: odd rings of vertices or smaller blossoms, contracted into one.

Names: a *blossom* is a number; below ``n`` it is a single vertex. The first child of a ring holds the base, the one
vertex that is matched to the outside or not at all, and every second link after it, beginning with link 1, is matched.
"""

from __future__ import annotations

from collections.abc import Iterator

FREE = -1
"""The mate of a vertex without a mate."""

NONE = -1
"""No such vertex or blossom."""


class Blossoms:
    """Who is matched with whom, and which odd rings count as one vertex."""

    __slots__ = ("around", "base", "children", "links", "mate", "members", "spare", "surplus", "top")

    def __init__(self, n: int) -> None:
        self.mate = [FREE] * n
        self.top = list(range(n))
        """The outermost blossom of every vertex."""
        self.base = list(range(n))
        """Of every blossom; NONE for a number that is not in use."""
        self.around = [NONE] * n
        """The next larger blossom around every blossom."""
        self.children: list[list[int]] = [[] for _ in range(n)]
        self.links: list[list[tuple[int, int]]] = [[] for _ in range(n)]
        """Link i is the edge (a vertex of child i, a vertex of child i + 1), round the ring."""
        self.members = [[v] for v in range(n)]
        self.surplus = [0] * n
        """Half the dual value of every blossom; of no meaning for a vertex."""
        self.spare: list[int] = []

    def contract(self, children: list[int], links: list[tuple[int, int]]) -> int:
        """Make one blossom of an odd ring of outermost blossoms."""
        members = [v for child in children for v in self.members[child]]
        new = self.spare.pop() if self.spare else self._another()
        self.base[new] = self.base[children[0]]
        self.children[new], self.links[new], self.members[new] = children, links, members
        self.surplus[new] = 0
        for child in children:
            self.around[child] = new
        for v in members:
            self.top[v] = new
        return new

    def _another(self) -> int:
        """A number for a blossom that never was in use."""
        for column in (self.base, self.around, self.surplus):
            column.append(NONE)
        for lists in (self.children, self.members):
            lists.append([])
        self.links.append([])
        return len(self.base) - 1

    def dissolve(self, blossom: int) -> list[int]:
        """Make the children of an outermost blossom outermost; give them, the base's first."""
        children = self.children[blossom]
        for child in children:
            self.around[child] = NONE
            for v in self.members[child]:
                self.top[v] = child
        self.base[blossom] = NONE
        self.children[blossom], self.links[blossom], self.members[blossom] = [], [], []
        self.spare.append(blossom)
        return children

    def is_used(self, blossom: int) -> bool:
        """The number belongs to a vertex or a blossom at present."""
        return self.base[blossom] != NONE

    def unwrap(self, vertex: int) -> Iterator[tuple[list[int], int]]:
        """Dissolve all blossoms around a vertex; give the members and the surplus of each, the outermost first.

        With a surplus the edge that matches the base to the outside is given up: it would not stay tight.
        """
        while (blossom := self.top[vertex]) != vertex:
            members, surplus = self.members[blossom], self.surplus[blossom]
            if surplus:
                self.part(self.base[blossom])
            self.dissolve(blossom)
            yield members, surplus

    def part(self, vertex: int) -> None:
        """Leave a vertex and its mate, if it has one, free."""
        partner = self.mate[vertex]
        if partner != FREE:
            self.mate[vertex] = self.mate[partner] = FREE

    def copy(self) -> Blossoms:
        """Another one in the same state. Rings are replaced, never changed, so both may share them."""
        other = Blossoms(0)
        for name in Blossoms.__slots__:
            setattr(other, name, getattr(self, name).copy())
        return other

    def child_with(self, blossom: int, vertex: int) -> int:
        """The place in the ring of the child that has the vertex."""
        child = vertex
        while self.around[child] != blossom:
            child = self.around[child]
        return self.children[blossom].index(child)

    def rebase(self, blossom: int, vertex: int) -> None:
        """Change the matching inside a blossom so that this vertex is its base."""
        tasks = [(blossom, vertex)]
        while tasks:
            b, v = tasks.pop()
            if self.base[b] == v:
                continue
            children, links = self.children[b], self.links[b]
            start = self.child_with(b, v)
            tasks.append((children[start], v))
            for first, second, x, y in _rematched(children, links, start):
                tasks.append((first, x))
                tasks.append((second, y))
                self.mate[x], self.mate[y] = y, x
            self.base[b] = v
            self.children[b] = children[start:] + children[:start]
            self.links[b] = links[start:] + links[:start]

    def even_way(self, blossom: int, start: int) -> list[tuple[int, tuple[int, int]]]:
        """The even way round the ring from a child to the base's child.

        Every step names the next child and the link to it, its near end first.
        """
        children, links = self.children[blossom], self.links[blossom]
        size = len(children)
        if start % 2:
            return [(children[(i + 1) % size], links[i]) for i in range(start, size)]
        return [(children[i - 1], links[i - 1][::-1]) for i in range(start, 0, -1)]


def _rematched(children: list[int], links: list[tuple[int, int]], start: int) -> list[tuple[int, int, int, int]]:
    """The links that become matched when the child at ``start`` takes over the base: two children and the edge."""
    size = len(children)
    if start % 2:
        return [(children[i], children[(i + 1) % size], *links[i]) for i in range(start + 1, size, 2)]
    return [(children[i], children[i + 1], *links[i]) for i in range(start - 2, -1, -2)]
