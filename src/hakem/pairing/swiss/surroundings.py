"""A bracket seen together with those below it, for the case that hope for what follows is disappointed.

What the criteria say about the following bracket, and that the round must be
complete, becomes edges: whoever leaves the bracket is matched with somebody
below, or with nobody if that is allowed.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from hakem.pairing.swiss.completion import Completion
from hakem.pairing.swiss.field import members, stretch
from hakem.pairing.swiss.outlook import Outlook
from hakem.pairing.swiss.problem import Problem
from hakem.pairing.swiss.weighing import Edge, Surroundings, cheapest


def as_hoped(outlook: Outlook, floaters: int) -> Surroundings:
    """Nobody: so many players float, and whoever can meet somebody in the following bracket does."""
    return Surroundings((), outlook.single(floaters))


def opponents_ahead(outlook: Outlook, floaters: int) -> Surroundings:
    """As many residents of the following scoregroup for each player as could matter to who finds one.

    Floaters who all know more opponents than there are players in the bracket
    cannot be in each other's way, so a few opponents of each stand for all.
    """
    problem = outlook.problem
    group, players = problem.following or range(0), problem.bracket.players
    alone = {p: outlook.passing(p, floaters) for p in players}
    edges = []
    for a in players:
        cost = outlook.meeting(a)
        for b in members(problem.field.opponents[a] & stretch(group.start, group.stop))[: len(players)]:
            edges.append(Edge(a, b, cost))
            alone[b] = 0
    return Surroundings(tuple(edges), alone)


def following_bracket(problem: Problem) -> Surroundings:
    """The following scoregroup alone: floaters meet its residents, residents meet each other, or stay left over."""
    group = problem.following or range(0)
    alone = {p: problem.floater(p) + problem.left_ahead(p) for p in problem.bracket.players}
    alone |= {p: problem.left_ahead(p) for p in group}
    return Surroundings(tuple(_meetings(problem, group)), alone)


def whole_rest(problem: Problem, completion: Completion, place: int) -> Surroundings:
    """Everybody below the bracket and the vertex of the bye; everybody must be matched.

    A floater matched with a resident of the following scoregroup meets there;
    one matched with anybody else, or with the bye, floats through it. Two
    moved-down players may be matched only as two who float on.
    """
    first, last = completion.groups[place].stop, len(completion.adjacency)
    group = problem.following or range(0)
    edges = (*_meetings(problem, group), *_passing(problem, completion, first))
    players = problem.bracket.players
    uncovered = 1 + sum(edge.cost for edge in edges) + sum(problem.floater(p) for p in players)
    uncovered += sum(problem.pair(a, b) for i, a in enumerate(players) for b in players[i + 1 :])
    return Surroundings(edges, dict.fromkeys([*players, *range(first, last)], uncovered))


def cost_ahead(problem: Problem, floaters: Sequence[int]) -> int:
    """The least that the criteria can hold against the following bracket after these floaters."""
    group = problem.following
    if group is None:
        return 0
    alone = {p: problem.left_ahead(p) for p in (*floaters, *group)}
    edges = [
        Edge(a, b, cost - problem.floater(a) if a in floaters else cost)
        for a, b, cost in _meetings(problem, group)
        if a in alone
    ]
    mate = cheapest(alone, edges)
    costs = {(a, b): cost for a, b, cost in edges}
    matched = sum(costs[a, b] for a, b in mate.items() if a < b)
    return matched + sum(cost for p, cost in alone.items() if p not in mate)


def _meetings(problem: Problem, group: range) -> Iterator[Edge]:
    """The pairs of the following bracket."""
    opponents, reach = problem.field.opponents, stretch(group.start, group.stop)
    for a in problem.bracket.players:
        cost = problem.floater(a)
        for b in members(opponents[a] & reach):
            yield Edge(a, b, cost + problem.pair_ahead(a, b))
    for a in group:
        for b in members(opponents[a] & reach & ~stretch(0, a + 1)):
            yield Edge(a, b, problem.pair_ahead(a, b))


def _passing(problem: Problem, completion: Completion, first: int) -> Iterator[Edge]:
    """The pairs of those who are left over in the following bracket, and of everybody below it."""
    bracket, adjacency = problem.bracket, completion.adjacency
    inside = problem.following or range(0)
    beyond = stretch(inside.stop if inside else first, len(adjacency))
    through = {p: problem.floater(p) + problem.left_ahead(p) for p in bracket.players}
    through |= {p: problem.left_ahead(p) for p in inside}
    moved_down = bracket.came_down
    for i, a in enumerate(moved_down):
        yield from (Edge(a, b, through[a] + through[b]) for b in moved_down[i + 1 :] if adjacency[a] >> b & 1)
    for a, cost in through.items():
        yield from (Edge(a, b, cost) for b in members(adjacency[a] & beyond))
    for a in members(beyond):
        yield from (Edge(a, b, 0) for b in members(adjacency[a] & beyond & ~stretch(0, a + 1)))
