"""Values for a way that is there: what its partners must be worth if nobody is to gain by changing them.

Say that ``u`` takes ``v`` away from its partner ``m``. If nothing is to be gained, what
``u`` is worth to its side is at most what ``m`` was, plus the cost of the new pair, less
that of the old one. These are lengths of ways from ``m`` to ``u``; shortest ways from
anywhere give the values, as long as no circle of changes gains something. Each vertex
plays both sides, and its value is the sum of the two.

A circle that gains something may be a better way, or one that goes through a vertex on
both sides, which is none. That is for :mod:`hakem.verify.search` to find out: here one pair
of the circle is given up, and the rest gets its values.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence

from hakem.verify.problem import ALONE, MatchingProblem, Mates

_UNSET = -1


def values_for(problem: MatchingProblem, given: Sequence[int]) -> tuple[list[int], Mates]:
    """Twice the worth of every vertex, and the partners that were not given up; all keep to the lines of a proof.

    Whoever is alone is given up too.
    """
    mates = list(given)
    worth = _shortest(problem, mates)
    values = [0] * problem.size
    known = [mate != ALONE for mate in mates]
    for v, mate in enumerate(mates):
        if mate != ALONE:
            values[v] = worth[v] + problem.costs[v][mate] - worth[mate]
    for v, row in enumerate(problem.costs):
        if not known[v]:
            limits = [2 * cost - values[u] for u, cost in row.items() if known[u]]
            limits += [2 * problem.alone[v]] if v in problem.alone else []
            values[v] = min(limits, default=2 * min(row.values(), default=0))
            known[v] = True
    return values, mates


def _shortest(problem: MatchingProblem, mates: Mates) -> list[int]:
    """Lengths of shortest ways; pairs on circles that gain are given up in ``mates``."""
    ground = problem.size
    length, came = [0] * (ground + 1), [_UNSET] * (ground + 1)
    waiting, queued = deque(range(ground + 1)), [True] * (ground + 1)
    steps, alone = 0, problem.alone
    while waiting:
        source = waiting.popleft()
        queued[source] = False
        if came[source] != _UNSET and steps > ground:
            steps = 0
            _give_up_circles(came, mates)
        steps += 1
        if source == ground:
            row, start = alone, length[ground]
        elif mates[source] == ALONE:
            continue
        else:
            taken = mates[source]
            row, start = problem.costs[taken], length[source] - problem.costs[taken][source]
            if taken in alone and start + alone[taken] < length[ground]:
                length[ground], came[ground] = start + alone[taken], source
                if not queued[ground]:
                    waiting.append(ground)
                    queued[ground] = True
        for u, cost in row.items():
            if start + cost < length[u]:
                length[u], came[u] = start + cost, source
                if not queued[u]:
                    waiting.append(u)
                    queued[u] = True
    return length


def _give_up_circles(came: list[int], mates: Mates) -> None:
    """Give up a pair on every circle of changes."""
    seen = [0] * len(came)
    for start in range(len(came)):
        v = start
        while v != _UNSET and not seen[v]:
            seen[v] = start + 1
            v = came[v]
        if v != _UNSET and seen[v] == start + 1:
            _give_up(v, came, mates)


def _give_up(on_circle: int, came: list[int], mates: Mates) -> None:
    """Give up one pair on the circle."""
    v = on_circle
    while v >= len(mates) or mates[v] == ALONE:
        v = came[v]
        if v == on_circle:
            return
    mate = mates[v]
    mates[v] = mates[mate] = ALONE
    for u, source in enumerate(came):
        if source in (v, mate):
            came[u] = _UNSET
