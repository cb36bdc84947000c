"""The order of the Burstein system: the first of a bracket against the last, the second against the last but one."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from hakem.matching.bits import everything, renumbering
from hakem.matching.decisions import Decisions, last_partners, outermost_first
from hakem.pairing.swiss.bounds import Bounds, Shortage
from hakem.pairing.swiss.bracket import Outcome, outcome
from hakem.pairing.swiss.candidates import RankNumbers
from hakem.pairing.swiss.field import set_of
from hakem.pairing.swiss.problem import Problem
from hakem.pairing.swiss.tight import TightGraph
from hakem.pairing.swiss.verdict import ordered
from hakem.pairing.swiss.weighing import Edge, Surroundings, Weighed, matched


@dataclass(frozen=True, slots=True)
class RankOrder:
    """Candidates by the opponent of the first player, the last one first; then of the next one, and so on.

    ``ranks`` tells of every player of the field who stands before whom. Two
    moved-down players are never paired with each other. They may be, but if
    that left a round that can be completed, the bracket above would have
    paired them, which makes one pair more there.
    """

    ranks: Sequence[int]

    def ranked(self, players: Sequence[int]) -> list[int]:
        """These players, best first."""
        return sorted(players, key=self.ranks.__getitem__)

    def at_the_bound(self, problem: Problem, bounds: Bounds) -> Outcome | None:
        """The first outcome that costs no more than the bound, if there is one: only pairs that keep the bound.

        The vertex of being left over comes before all players, so that it is
        tried after them.
        """
        shortage = bounds.shortage()
        if shortage is None:
            return None
        graph = TightGraph(problem, bounds, shortage)
        size = len(graph.players)
        order = sorted(range(size), key=lambda place: self.ranks[graph.players[place]])
        if graph.leaving:
            order.insert(0, size)
        renumbered = renumbering(order, len(order))
        adjacency = [renumbered(graph.adjacency[place]) for place in order]
        deciding = Decisions(adjacency, mate=outermost_first(adjacency))
        if not deciding.possible:
            return None
        everybody = everything(len(order))
        sides = list(map(renumbered, _sides(graph, shortage)))
        pairs = last_partners(deciding, range(len(order) - size, len(order)), everybody, sides)
        return graph.outcome([(order[a], order[b]) for a, b in pairs if order[b] != size])

    def weighed(self, problem: Problem, around: Surroundings) -> Weighed:
        """The first of the cheapest outcomes, by one matching."""
        bracket, opponents = problem.bracket, problem.field.opponents
        players = self.ranked(bracket.players)
        numbers = RankNumbers(len(players))
        above = set(bracket.came_down)
        edges = [
            Edge(a, b, (problem.pair(a, b) << numbers.bits) + numbers.pair(i, j))
            for i, a in enumerate(players)
            for j, b in enumerate(players[i + 1 :], start=i + 1)
            if opponents[a] >> b & 1 and not (a in above and b in above)
        ]
        leaving = {p: numbers.single(i) for i, p in enumerate(players)}
        mate = matched(problem, players, edges, leaving, numbers.bits, around)
        inside = set(players)
        pairs = {ordered(p, mate[p]) for p in players if mate.get(p) in inside} - _passing(problem, mate)
        return Weighed(outcome(list(pairs), bracket.players), tuple(v for v in around.alone if v not in mate))


def _passing(problem: Problem, mate: dict[int, int]) -> set[tuple[int, int]]:
    """Moved-down players whom the rest of the round pairs with each other: they both float on."""
    above = set(problem.bracket.came_down)
    return {ordered(p, mate[p]) for p in above if mate.get(p) in above}


def _sides(graph: TightGraph, shortage: Shortage) -> Iterator[int]:
    """Those due White and those due Black, by their places, as far as tight pairs divide them.

    No tight pair has two due the same colour, unless too many are due it; then
    every pair has one of them, and so must have whoever is left over.
    """
    for white in (True, False):
        due = set(graph.bounds.due(white))
        side = set_of(place for place, p in enumerate(graph.players) if p in due)
        too_many = shortage.failing and shortage.white is white
        if not too_many or not graph.leaving & ~side:
            yield side
