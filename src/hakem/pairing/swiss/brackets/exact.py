"""The exact way to pair a bracket: a matching of smallest cost, and of those the first in the order of the text.

Criteria add up over pairs and floaters, and so does the order of candidates
once it is written as numbers. Both go into the weights of one matching: the
criteria above, the order below them. By subgroups a bracket with MDPs takes two
matchings, because the order of the remainder depends on who is in it.

What the criteria say about the following bracket, and that the round must be
complete, becomes edges, too: whoever leaves the bracket is matched with
somebody below, or with nobody if that is allowed. How much of the rest is
looked at is up to whoever asks.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from hakem.matching import max_weight_matching
from hakem.matching.blossoms import FREE
from hakem.pairing.swiss.brackets.bracket import BracketCosts, Outcome, outcome
from hakem.pairing.swiss.brackets.candidates import MdpOrder, RemainderOrder
from hakem.pairing.swiss.brackets.outlook import Outlook
from hakem.pairing.swiss.completion import Completion
from hakem.pairing.swiss.field import members, stretch


class Edge(NamedTuple):
    """Two vertices and the cost of matching them."""

    a: int
    b: int
    cost: int


class WhatFollows(NamedTuple):
    """What a bracket is solved together with: the edges that leave the bracket or never touch it.

    ``alone`` is what it costs to leave a vertex unmatched, for the players of
    the bracket and everybody who follows.
    """

    edges: tuple[Edge, ...]
    alone: Mapping[int, int]


class Solution(NamedTuple):
    """The outcome of a bracket, and who of the bracket and of what follows is matched with nobody."""

    outcome: Outcome
    unmatched: tuple[int, ...]


def solve_exactly(costs: BracketCosts, ahead: WhatFollows) -> Solution:
    """The best outcome of the bracket, the first by subgroups if there are several."""
    bracket = costs.bracket
    pairs = _mdp_pairs(costs, ahead) if bracket.mdps else []
    paired = {p for pair in pairs for p in pair}
    remainder = [p for p in bracket.residents if p not in paired]
    limbo = [p for p in bracket.mdps if p not in paired]
    more, mate = _remainder_pairs(costs, remainder, limbo, ahead)
    unmatched = [v for v in ahead.alone if v not in paired and v not in mate]
    return Solution(outcome([*pairs, *more], bracket.players), tuple(unmatched))


def _mdp_pairs(costs: BracketCosts, ahead: WhatFollows) -> list[tuple[int, int]]:
    """Who of the MDPs is paired, and with whom."""
    bracket, opponents = costs.bracket, costs.field.opponents
    mdps, residents = bracket.mdps, bracket.residents
    order = MdpOrder(len(mdps), len(residents))
    edges = [
        Edge(a, b, (costs.pair(a, b) << order.bits) + order.pair(i, j))
        for i, a in enumerate(mdps)
        for j, b in enumerate(residents)
        if opponents[a] >> b & 1
    ]
    edges += [Edge(a, b, costs.pair(a, b) << order.bits) for a, b in _possible(costs, residents)]
    leaving = {p: order.single(i) for i, p in enumerate(mdps)}
    mate = matched(costs, bracket.players, edges, leaving, order.bits, ahead)
    inside = set(residents)
    return [(p, mate[p]) for p in mdps if mate.get(p) in inside]


def _remainder_pairs(
    costs: BracketCosts, remainder: Sequence[int], limbo: Sequence[int], ahead: WhatFollows
) -> tuple[list[tuple[int, int]], dict[int, int]]:
    """The pairs of the residents among themselves, and the matching they come from.

    The order needs to know how many pairs there will be; the number falls until
    it is the one that comes out.
    """
    pairs = len(remainder) // 2
    inside = set(remainder)
    place = {p: i for i, p in enumerate(remainder)}
    while True:
        order = RemainderOrder(len(remainder), pairs)
        edges = [
            Edge(a, b, (costs.pair(a, b) << order.bits) + order.pair(place[a], place[b]))
            for a, b in _possible(costs, remainder)
        ]
        mate = matched(costs, [*limbo, *remainder], edges, {}, order.bits, ahead)
        found = [(a, mate[a]) for a in remainder if a in mate and a < mate[a] and mate[a] in inside]
        if len(found) == pairs:
            return found, mate
        pairs = len(found)


def _possible(costs: BracketCosts, players: Sequence[int]) -> list[tuple[int, int]]:
    opponents = costs.field.opponents
    return [(a, b) for i, a in enumerate(players) for b in players[i + 1 :] if opponents[a] >> b & 1]


def matched(
    costs: BracketCosts,
    players: Sequence[int],
    edges: Sequence[Edge],
    leaving: Mapping[int, int],
    shift: int,
    ahead: WhatFollows,
) -> dict[int, int]:
    """The cheapest matching of these players and what follows them; ``leaving`` is the order of leaving one over."""
    gone = set(costs.bracket.players).difference(players)
    alone = {v: (cost << shift) + leaving.get(v, 0) for v, cost in ahead.alone.items() if v not in gone}
    outside = [
        Edge(a, b, (cost << shift) + leaving.get(a, 0) + leaving.get(b, 0))
        for a, b, cost in ahead.edges
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


def as_hoped(outlook: Outlook, floaters: int) -> WhatFollows:
    """Nobody: so many players float, and whoever can meet somebody in the following bracket does."""
    return WhatFollows((), outlook.single(floaters))


def opponents_ahead(outlook: Outlook, floaters: int) -> WhatFollows:
    """As many residents of the following scoregroup for each player as could matter to who finds one.

    Floaters who all know more opponents than there are players in the bracket
    cannot be in each other's way, so a few opponents of each stand for all.
    """
    costs = outlook.costs
    group, players = costs.following or range(0), costs.bracket.players
    alone = {p: outlook.passing(p, floaters) for p in players}
    edges = []
    for a in players:
        cost = outlook.meeting(a)
        for b in members(costs.field.opponents[a] & stretch(group.start, group.stop))[: len(players)]:
            edges.append(Edge(a, b, cost))
            alone[b] = 0
    return WhatFollows(tuple(edges), alone)


def following_bracket(costs: BracketCosts) -> WhatFollows:
    """The following scoregroup alone: floaters meet its residents, residents meet each other, or stay left over."""
    group = costs.following or range(0)
    alone = {p: costs.floater(p) + costs.left_ahead(p) for p in costs.bracket.players}
    alone |= {p: costs.left_ahead(p) for p in group}
    return WhatFollows(tuple(_meetings(costs, group)), alone)


def whole_rest(costs: BracketCosts, completion: Completion, place: int) -> WhatFollows:
    """Everybody below the bracket and the vertex of the bye; everybody must be matched.

    A floater matched with a resident of the following scoregroup meets there;
    one matched with anybody else, or with the bye, floats through it. Two
    MDPs may be matched only as two who float on.
    """
    first, last = completion.groups[place].stop, len(completion.adjacency)
    group = costs.following or range(0)
    edges = (*_meetings(costs, group), *_passing(costs, completion, first))
    players = costs.bracket.players
    uncovered = 1 + sum(edge.cost for edge in edges) + sum(costs.floater(p) for p in players)
    uncovered += sum(costs.pair(a, b) for i, a in enumerate(players) for b in players[i + 1 :])
    return WhatFollows(edges, dict.fromkeys([*players, *range(first, last)], uncovered))


def cost_ahead(costs: BracketCosts, floaters: Sequence[int], ahead: WhatFollows | None = None) -> int:
    """The least that the criteria can hold against what follows these floaters.

    If it is not said what follows, that is the following bracket by itself.
    """
    if costs.following is None:
        return 0
    ahead = ahead or following_bracket(costs)
    gone = set(costs.bracket.players).difference(floaters)
    alone = {v: cost for v, cost in ahead.alone.items() if v not in gone}
    edges = [edge for edge in ahead.edges if edge.a in alone and edge.b in alone]
    mate = cheapest(alone, edges)
    given = {(a, b): cost for a, b, cost in edges}
    met = sum(cost for (a, b), cost in given.items() if mate.get(a) == b)
    least = met + sum(cost for v, cost in alone.items() if v not in mate)
    return least - sum(costs.floater(p) for p in floaters)


def _meetings(costs: BracketCosts, group: range) -> Iterator[Edge]:
    """The pairs of the following bracket."""
    opponents, reach = costs.field.opponents, stretch(group.start, group.stop)
    for a in costs.bracket.players:
        cost = costs.floater(a)
        for b in members(opponents[a] & reach):
            yield Edge(a, b, cost + costs.pair_ahead(a, b))
    for a in group:
        for b in members(opponents[a] & reach & ~stretch(0, a + 1)):
            yield Edge(a, b, costs.pair_ahead(a, b))


def _passing(costs: BracketCosts, completion: Completion, first: int) -> Iterator[Edge]:
    """The pairs of those who are left over in the following bracket, and of everybody below it."""
    bracket, adjacency = costs.bracket, completion.adjacency
    inside = costs.following or range(0)
    beyond = stretch(inside.stop if inside else first, len(adjacency))
    through = {p: costs.floater(p) + costs.left_ahead(p) for p in bracket.players}
    through |= {p: costs.left_ahead(p) for p in inside}
    mdps = bracket.mdps
    for i, a in enumerate(mdps):
        yield from (Edge(a, b, through[a] + through[b]) for b in mdps[i + 1 :] if adjacency[a] >> b & 1)
    for a, cost in through.items():
        yield from (Edge(a, b, cost) for b in members(adjacency[a] & beyond))
    for a in members(beyond):
        yield from (Edge(a, b, 0) for b in members(adjacency[a] & beyond & ~stretch(0, a + 1)))
