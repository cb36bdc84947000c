"""The exact way to pair a bracket: a matching of smallest cost, and of those the first in the order of the text.

Criteria add up over pairs and floaters, and so does the order of candidates
once it is written as numbers. Both go into the weights of one matching: the
criteria above, the order below them. By subgroups a bracket with moved-down
players takes two matchings, because the order of the remainder depends on who
is in it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from hakem.matching import max_weight_matching
from hakem.matching.nest import FREE
from hakem.pairing.swiss.bracket import Outcome, outcome
from hakem.pairing.swiss.candidates import MovedDownOrder, RemainderOrder
from hakem.pairing.swiss.problem import Problem


class Edge(NamedTuple):
    """Two vertices and the cost of matching them."""

    a: int
    b: int
    cost: int


class Surroundings(NamedTuple):
    """What a bracket is weighed together with: the edges that leave the bracket or never touch it.

    ``alone`` is what it costs to leave a vertex unmatched, for the players of
    the bracket and everybody around it.
    """

    edges: tuple[Edge, ...]
    alone: Mapping[int, int]


class Weighed(NamedTuple):
    """The outcome of a bracket, and who of the bracket and its surroundings has been matched with nobody."""

    outcome: Outcome
    unmatched: tuple[int, ...]


def weighed(problem: Problem, around: Surroundings) -> Weighed:
    """The best outcome of the bracket, the first by subgroups if there are several."""
    players = problem.bracket.players
    moved_down = problem.bracket.came_down
    pairs = _moved_down_pairs(problem, around) if moved_down else []
    met = {b for _, b in pairs}
    paired = {a for a, _ in pairs}
    rest = [p for p in problem.bracket.residents if p not in met]
    limbo = [p for p in moved_down if p not in paired]
    more, mate = _remainder(problem, rest, limbo, around)
    unmatched = [v for v in around.alone if v not in met and v not in paired and v not in mate]
    return Weighed(outcome([*pairs, *more], players), tuple(unmatched))


def _moved_down_pairs(problem: Problem, around: Surroundings) -> list[tuple[int, int]]:
    """Who of the moved-down players is paired, and with whom."""
    bracket, opponents = problem.bracket, problem.field.opponents
    moved_down, residents = bracket.came_down, bracket.residents
    order = MovedDownOrder(len(moved_down), len(residents))
    edges = [
        Edge(a, b, (problem.pair(a, b) << order.bits) + order.pair(i, j))
        for i, a in enumerate(moved_down)
        for j, b in enumerate(residents)
        if opponents[a] >> b & 1
    ]
    edges += [Edge(a, b, problem.pair(a, b) << order.bits) for a, b in _possible(problem, residents)]
    leaving = {p: order.single(i) for i, p in enumerate(moved_down)}
    mate = matched(problem, bracket.players, edges, leaving, order.bits, around)
    inside = set(residents)
    return [(p, mate[p]) for p in moved_down if mate.get(p) in inside]


def _remainder(
    problem: Problem, rest: Sequence[int], limbo: Sequence[int], around: Surroundings
) -> tuple[list[tuple[int, int]], dict[int, int]]:
    """The pairs of the residents among themselves, and the matching they come from.

    The order needs to know how many pairs there will be; the number falls until
    it is the one that comes out.
    """
    pairs = len(rest) // 2
    inside = set(rest)
    place = {p: i for i, p in enumerate(rest)}
    while True:
        order = RemainderOrder(len(rest), pairs)
        edges = [
            Edge(a, b, (problem.pair(a, b) << order.bits) + order.pair(place[a], place[b]))
            for a, b in _possible(problem, rest)
        ]
        mate = matched(problem, [*limbo, *rest], edges, {}, order.bits, around)
        found = [(a, mate[a]) for a in rest if a in mate and a < mate[a] and mate[a] in inside]
        if len(found) == pairs:
            return found, mate
        pairs = len(found)


def _possible(problem: Problem, players: Sequence[int]) -> list[tuple[int, int]]:
    opponents = problem.field.opponents
    return [(a, b) for i, a in enumerate(players) for b in players[i + 1 :] if opponents[a] >> b & 1]


def matched(
    problem: Problem,
    players: Sequence[int],
    edges: Sequence[Edge],
    leaving: Mapping[int, int],
    shift: int,
    around: Surroundings,
) -> dict[int, int]:
    """The cheapest matching of these players and what is around them; ``leaving`` is the order of leaving one over."""
    gone = set(problem.bracket.players).difference(players)
    alone = {v: (cost << shift) + leaving.get(v, 0) for v, cost in around.alone.items() if v not in gone}
    outside = [
        Edge(a, b, (cost << shift) + leaving.get(a, 0) + leaving.get(b, 0))
        for a, b, cost in around.edges
        if a in alone and b in alone
    ]
    return cheapest(alone, [*edges, *outside])


def cheapest(alone: Mapping[int, int], edges: Sequence[Edge]) -> dict[int, int]:
    """The matching with the smallest sum of costs, from every matched vertex to its partner.

    A pair saves what its two vertices would cost alone, less what the pair
    costs: the matching that saves most is the cheapest. Pairs that save nothing
    are never needed.
    """
    vertices = list(alone)
    place = {v: i for i, v in enumerate(vertices)}
    weights: list[dict[int, int]] = [{} for _ in vertices]
    for a, b, cost in edges:
        saved = alone[a] + alone[b] - cost
        if saved > 0:
            i, j = place[a], place[b]
            weights[i][j] = weights[j][i] = saved
    mate = max_weight_matching(len(vertices), weights)
    return {vertices[i]: vertices[j] for i, j in enumerate(mate) if j != FREE}
