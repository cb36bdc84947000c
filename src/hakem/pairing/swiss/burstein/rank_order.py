"""The order of the Burstein system: the first of a bracket against the last, the second against the last but one."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations

from hakem.matching.bits import everything, renumbering
from hakem.matching.narrowing import PerfectMatchings, last_partners, outermost_first
from hakem.pairing.swiss.brackets.bounds import Bounds, ColourShortage
from hakem.pairing.swiss.brackets.bracket import BracketCosts, Outcome, outcome
from hakem.pairing.swiss.brackets.exact import Edge, Solution, WhatFollows, matched
from hakem.pairing.swiss.brackets.search import PairsAtTheBound
from hakem.pairing.swiss.field import ordered, set_of
from hakem.values import dataclass


@dataclass(frozen=True, slots=True)
class RankNumbers:
    """Order of the pairings of players with places 0, 1, …: the first one's opponent from the last place up.

    Then the opponent of the next one who is not paired yet, and so on; being
    left over comes after every opponent. One digit a place, the first on top:
    the digit of a pair stands where its better place is.
    """

    players: int

    @property
    def _digit(self) -> int:
        return self.players.bit_length()

    @property
    def bits(self) -> int:
        """How many bits the sum of all numbers may have."""
        return self.players * self._digit

    def pair(self, better: int, other: int) -> int:
        """Of two players with these places."""
        return self.players - 1 - other << self._digit * (self.players - 1 - better)

    def single(self, place: int) -> int:
        """Of a player who is left over."""
        return self.players - 1 << self._digit * (self.players - 1 - place)


@dataclass(frozen=True, slots=True)
class RankOrder:
    """Candidates by the opponent of the first player, the last one first; then of the next one, and so on.

    ``ranks`` tells of every player of the field who stands before whom. Two
    MDPs are never paired with each other. They may be, but if that left a round
    that can be completed, the bracket above would have paired them, which makes
    one pair more there.
    """

    ranks: Sequence[int]

    def ranked(self, players: Sequence[int]) -> list[int]:
        """These players, best first."""
        return sorted(players, key=self.ranks.__getitem__)

    def first_at_the_bound(self, costs: BracketCosts, bounds: Bounds) -> Outcome | None:
        """The first outcome that costs no more than the bound, if there is one: only pairs that keep the bound.

        The vertex of being left over comes before all players, so that it is
        tried after them.
        """
        shortage = bounds.shortage()
        if shortage is None:
            return None
        graph = PairsAtTheBound(costs, bounds, shortage)
        size = len(graph.players)
        order = sorted(range(size), key=lambda place: self.ranks[graph.players[place]])
        if graph.leaving:
            order.insert(0, size)
        renumbered = renumbering(order, len(order))
        adjacency = [renumbered(graph.adjacency[place]) for place in order]
        matchings = PerfectMatchings(adjacency, mate=outermost_first(adjacency))
        if not matchings.possible:
            return None
        everybody = everything(len(order))
        sides = list(map(renumbered, _sides(graph, shortage)))
        pairs = last_partners(matchings, range(len(order) - size, len(order)), everybody, sides)
        return graph.outcome([(order[a], order[b]) for a, b in pairs if order[b] != size])

    def solve_exactly(self, costs: BracketCosts, ahead: WhatFollows) -> Solution:
        """The first of the cheapest outcomes, by one matching."""
        bracket, opponents = costs.bracket, costs.field.opponents
        players = self.ranked(bracket.players)
        numbers = RankNumbers(len(players))
        above = set(bracket.mdps)
        edges = [
            Edge(a, b, (costs.pair(a, b) << numbers.bits) + numbers.pair(i, j))
            for (i, a), (j, b) in combinations(enumerate(players), 2)
            if opponents[a] >> b & 1 and not (a in above and b in above)
        ]
        leaving = {p: numbers.single(i) for i, p in enumerate(players)}
        mate = matched(costs, players, edges, leaving, numbers.bits, ahead)
        inside = set(players)
        pairs = {ordered(p, mate[p]) for p in players if mate.get(p) in inside} - _passing(costs, mate)
        return Solution(outcome(list(pairs), bracket.players), tuple(v for v in ahead.alone if v not in mate))


def _passing(costs: BracketCosts, mate: dict[int, int]) -> set[tuple[int, int]]:
    """Moved-down players whom the rest of the round pairs with each other: they both float on."""
    above = set(costs.bracket.mdps)
    return {ordered(p, mate[p]) for p in above if mate.get(p) in above}


def _sides(graph: PairsAtTheBound, shortage: ColourShortage) -> Iterator[int]:
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
