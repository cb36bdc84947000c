"""Proof that a matching has the largest weight: dual values, which anybody can check without knowing the algorithm.

Give every vertex a value ``y`` and some odd sets of vertices a value ``z``, none negative, such that for every edge the
``y`` of its two ends plus the ``z`` of all sets that contain both is at least twice its weight. A matching has at most
one edge at a vertex and (size - 1) / 2 edges within an odd set, so twice its weight is at most the sum of all ``y`` and
of all ``z * (size - 1) / 2``. A matching that reaches this bound is one of the largest.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from hakem.values import dataclass


@dataclass(frozen=True, slots=True)
class Certificate:
    """Dual values for twice the weights."""

    vertices: tuple[int, ...]
    blossoms: tuple[tuple[tuple[int, ...], int], ...]
    """Odd sets of vertices, each with its value."""

    def twice_the_bound(self) -> int:
        """Twice the weight that no matching exceeds."""
        return sum(self.vertices) + sum(value * (len(members) // 2) for members, value in self.blossoms)


def is_feasible(weights: Sequence[Mapping[int, int]], certificate: Certificate) -> bool:
    """The values are a bound for every matching."""
    y = certificate.vertices
    if min(y, default=0) < 0 or any(value < 0 or len(set(members)) % 2 == 0 for members, value in certificate.blossoms):
        return False
    covered: dict[tuple[int, int], int] = {}
    for members, value in certificate.blossoms:
        for u in members:
            for v in members:
                covered[u, v] = covered.get((u, v), 0) + value
    return all(
        y[u] + y[v] + covered.get((u, v), 0) >= 2 * weight for u, row in enumerate(weights) for v, weight in row.items()
    )


def is_matching(weights: Sequence[Mapping[int, int]], mate: Sequence[int]) -> bool:
    """Mates are mutual and joined by an edge."""
    return len(mate) == len(weights) and all(
        v == -1 or (v != u and mate[v] == u and v in weights[u]) for u, v in enumerate(mate)
    )


def total_weight(weights: Sequence[Mapping[int, int]], mate: Sequence[int]) -> int:
    """The sum of the weights of the matched edges."""
    return sum(weights[u][v] for u, v in enumerate(mate) if v > u)


def is_proved(weights: Sequence[Mapping[int, int]], mate: Sequence[int], certificate: Certificate) -> bool:
    """The matching is one, and the certificate proves that none has more weight."""
    return (
        is_matching(weights, mate)
        and is_feasible(weights, certificate)
        and 2 * total_weight(weights, mate) == certificate.twice_the_bound()
    )
