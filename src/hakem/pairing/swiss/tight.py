"""The first candidate at the bound, without trying: only pairs that keep the bound, and matchings made of them.

When a bracket costs no more than its lower bound, every pair of it is *tight*:
it adds nothing that the bound does not foresee. And every way of pairing
everybody with tight pairs alone costs exactly the bound. So the first
candidate is found by asking, pair after pair in the order of the text, whether
the others can still all be matched. That takes one augmenting path, however
the bracket looks.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product

from hakem.matching.bits import everything, lowest
from hakem.matching.decisions import Decisions, first_partners
from hakem.pairing.swiss.bounds import Bounds, Shortage
from hakem.pairing.swiss.bracket import Outcome, outcome
from hakem.pairing.swiss.clashes import local_graph
from hakem.pairing.swiss.field import set_of, with_bye
from hakem.pairing.swiss.problem import Problem
from hakem.pairing.swiss.subgroups import subgroups

Pairs = list[tuple[int, int]]


class TightGraph:
    """A bracket whose players are 0, 1, … in order, with one more vertex for being left over if somebody must be.

    ``leaving`` are the places of those who may be left over, ``adjacency`` the
    tight pairs by places.
    """

    def __init__(self, problem: Problem, bounds: Bounds, shortage: Shortage) -> None:
        self.problem = problem
        self.bounds = bounds
        self.players = problem.bracket.players
        self.moved_down = problem.bracket.moved_down
        self.leaving = set_of(i for i, p in enumerate(self.players) if bounds.should_leave(p))
        self.adjacency = with_bye(self._tight_pairs(bounds, shortage), self.leaving)

    def _tight_pairs(self, bounds: Bounds, shortage: Shortage) -> list[int]:
        """Players of a kind are alike, so one of each is asked; who is ranked higher may matter."""
        kinds = [(self.problem.field.kinds[p], i < self.moved_down) for i, p in enumerate(self.players)]
        alike: dict[tuple[int, bool], int] = {}
        for i, kind in enumerate(kinds):
            alike[kind] = alike.get(kind, 0) | 1 << i
        some = {kind: self.players[lowest(mask)] for kind, mask in alike.items()}
        above: dict[tuple[int, bool], int] = dict.fromkeys(alike, 0)
        below: dict[tuple[int, bool], int] = dict.fromkeys(alike, 0)
        scores = {kind: self.problem.field.profiles[player].score for kind, player in some.items()}
        for higher, lower in product(alike, repeat=2):
            ranked = scores[higher] >= scores[lower] and not lower[1]
            if ranked and bounds.is_tight(some[higher], some[lower], shortage):
                below[higher] |= alike[lower]
                above[lower] |= alike[higher]
        possible = local_graph(self.problem.field.opponents, self.players)
        return [
            row & (below[kind] & -(2 << i) | above[kind] & everything(i))
            for i, (row, kind) in enumerate(zip(possible, kinds, strict=True))
        ]

    def outcome(self, pairs: Pairs) -> Outcome:
        """The outcome with these pairs of places."""
        named = [(self.players[min(pair)], self.players[max(pair)]) for pair in pairs]
        return outcome(named, self.players)


def at_the_bound(problem: Problem, bounds: Bounds) -> Outcome | None:
    """The first outcome by subgroups that costs the bound; None if there is none, or if its exchange is a rare one."""
    shortage = bounds.shortage()
    if shortage is None:
        return None
    graph = TightGraph(problem, bounds, shortage)
    pairs = _first(graph)
    return None if pairs is None else graph.outcome(pairs)


def _first(graph: TightGraph) -> Pairs | None:
    """The pairs of the first candidate."""
    deciding = Decisions(graph.adjacency)
    if not deciding.possible:
        return None
    upper = list(range(graph.moved_down))
    chosen = first_partners(deciding, upper)
    taken = set_of(chosen) | set_of(upper)
    rest = _remainder(graph, [i for i in range(len(graph.players)) if not taken >> i & 1])
    return None if rest is None else [*zip(upper, chosen, strict=True), *rest]


def _remainder(graph: TightGraph, rest: Sequence[int]) -> Pairs | None:
    """The first pairing of residents among themselves, with at most one exchange."""
    for upper, lower in subgroups(rest, len(rest) // 2):
        found = _halves(graph, upper, lower)
        if found is not None:
            return found
    return None


def _halves(graph: TightGraph, upper: Sequence[int], lower: Sequence[int]) -> Pairs | None:
    """The first transposition of S2 against S1."""
    above, below = set_of(upper), set_of(lower)
    leaving = below & graph.leaving
    if graph.leaving and not leaving:
        return None
    adjacency = list(graph.adjacency)
    out = 1 << len(graph.players) if graph.leaving else 0
    for i in upper:
        adjacency[i] &= below
    for i in lower:
        adjacency[i] &= above | out
    if graph.leaving:
        adjacency[-1] = leaving
    within = above | below | out
    deciding = Decisions(adjacency, within)
    return list(zip(upper, first_partners(deciding, upper), strict=True)) if deciding.possible else None
