"""The least costly way to match vertices, some of which must be matched."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from hakem.matching import max_weight_matching


class Puzzle:
    """Vertices with any numbers as names, and what it costs to join two of them."""

    def __init__(self, needed: Iterable[int]) -> None:
        """``needed`` vertices must be matched; any others are matched if it helps."""
        self._needed = frozenset(needed)
        self._edges: list[tuple[int, int, int]] = []

    def join(self, one: int, two: int, cost: int = 0) -> None:
        """These two may be matched, at that cost."""
        self._edges.append((one, two, cost))

    def solve(self) -> dict[int, int] | None:
        """For every matched vertex its mate, at the least cost in all; None if not all needed vertices can be matched.

        Every needed end of an edge is worth more than all costs together, so a
        matching of the largest weight first covers as many needed vertices as
        possible and then costs as little as possible.
        """
        prize = 1 + len(self._needed) * max((cost for _, _, cost in self._edges), default=0)
        names = sorted({vertex for one, two, _ in self._edges for vertex in (one, two)})
        index = {name: i for i, name in enumerate(names)}
        weights: list[dict[int, int]] = [{} for _ in names]
        for one, two, cost in self._edges:
            worth = prize * ((one in self._needed) + (two in self._needed)) - cost
            a, b = index[one], index[two]
            weights[a][b] = weights[b][a] = worth
        mates = max_weight_matching(len(names), weights)
        found = {names[i]: names[j] for i, j in enumerate(mates) if j >= 0}
        return found if self._needed <= found.keys() else None


def place_values(widths: Sequence[int]) -> list[int]:
    """What one unit is worth in each of several numbers that stand side by side in one, the first being the highest.

    >>> place_values([3, 2, 4])
    [64, 16, 1]
    """
    values, shift = [], 0
    for width in reversed(widths):
        values.append(1 << shift)
        shift += width
    return values[::-1]
