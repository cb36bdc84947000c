"""The quick way to pair a bracket: look for the first candidate that nothing could be better than.

Counting gives a lower bound of what a bracket must cost: so many colour
preferences fail, somebody is left over if the number is odd. The search goes
through the candidates in the order of the text and leaves a branch only when
the bound of what remains shows that it cannot end at that cost. The first
candidate found is therefore the first of all and nothing can be better.

If that takes too long, there is another way to it. When a bracket costs no more
than its bound, every pair of it adds nothing that the bound does not foresee;
and every way of pairing everybody with such pairs alone costs exactly the bound.
So the first candidate is found by asking, pair after pair in the order of the
text, whether the others can still all be matched. That takes one augmenting
path, however the bracket looks.

If the bound cannot be reached, or not soon, the search says so and the bracket
is solved exactly instead.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import product
from typing import Protocol

from hakem.matching.bits import everything, lowest
from hakem.matching.narrowing import PerfectMatchings, first_partners
from hakem.pairing.swiss.brackets.bounds import Bounds, ColourShortage
from hakem.pairing.swiss.brackets.bracket import BracketCosts, Outcome, outcome
from hakem.pairing.swiss.brackets.candidates import subgroups
from hakem.pairing.swiss.brackets.exact import Solution, WhatFollows
from hakem.pairing.swiss.brackets.outlook import Outlook
from hakem.pairing.swiss.fewest_clashes import local_graph
from hakem.pairing.swiss.field import members, set_of, with_bye

PATIENCE = 12
"""How many steps a player of the bracket is worth before trying out is given up."""

PairList = list[tuple[int, int]]


class CandidateOrder(Protocol):
    """The order of the candidates of a bracket: of those that are equally good the first is taken."""

    def first_at_the_bound(self, costs: BracketCosts, bounds: Bounds) -> Outcome | None:
        """The first outcome that costs no more than the bound.

        None if there is none, or if that is not known. It may use the bounds up.
        """
        ...

    def solve_exactly(self, costs: BracketCosts, ahead: WhatFollows) -> Solution:
        """The first of the cheapest outcomes, whatever it costs."""
        ...


def search(costs: BracketCosts, outlook: Outlook, order: CandidateOrder) -> Outcome | None:
    """The best outcome, if it is as good as the bounds; None if that is not known.

    A player who is left over first is passed over only because it is certain
    that what follows costs more then.
    """
    bracket = costs.bracket
    if not _any_pair(costs):
        return outcome((), bracket.players)
    if 2 * bracket.mdp_count > bracket.size:
        return None
    if bracket.size % 2 == 0:
        return order.first_at_the_bound(costs, Bounds(costs, {}, ())) if outlook.comes_true(()) else None
    if not outlook.is_simple:
        return None
    single = outlook.single(1)
    leaving = bracket.residents
    target = None
    while leaving:
        bounds = Bounds(costs, single, leaving)
        if target is not None and bounds.target != target:
            return None  # those who cannot be left over so well after all may still be the best
        target = bounds.target
        found = order.first_at_the_bound(costs, bounds) if bounds.mdps_stay() else None
        if found is None or outlook.comes_true(found.floaters):
            return found
        leaving = tuple(p for p in leaving if p not in found.floaters)
    return None


def _any_pair(costs: BracketCosts) -> bool:
    """Whether anybody in the bracket can meet anybody; two MDPs do not count."""
    residents = set_of(costs.bracket.residents)
    return any(costs.field.opponents[p] & residents for p in costs.bracket.players)


def first_by_subgroups(costs: BracketCosts, bounds: Bounds) -> Outcome | None:
    """The first outcome at the bound by subgroups, tried out if that is quick, else by matching; uses the bounds up."""
    try:
        pairs = _TryingOut(costs, bounds).first()
    except _OutOfPatience:
        return _first_by_matching(costs, bounds.again())
    return None if pairs is None else outcome(pairs, costs.bracket.players)


class _OutOfPatience(Exception):  # noqa: N818 - not an error: the search stops
    pass


class _TryingOut:
    """One bracket whose candidates are tried out. ``steps`` counts down."""

    def __init__(self, costs: BracketCosts, bounds: Bounds) -> None:
        self.costs = costs
        self.bounds = bounds
        self.opponents = costs.field.opponents
        self.steps = 40 + PATIENCE * costs.bracket.size

    def first(self) -> PairList | None:
        """The pairs of the first candidate at the bound; None if there is none."""
        bracket = self.costs.bracket
        for pairs, free in self.assignments(bracket.mdps, set_of(bracket.residents)):
            rest = self.remainder(members(free))
            if rest is not None:
                return pairs + rest
        return None

    def remainder(self, players: Sequence[int]) -> PairList | None:
        """The first pairing of residents among themselves at the bound, with at most one exchange."""
        size = len(players) // 2
        for s1, s2 in subgroups(players, size):
            if not self.bounds.may_leave(s2):
                continue
            for pairs, _ in self.assignments(s1, set_of(s2)):
                return pairs
        if size > 1:
            raise _OutOfPatience  # there are exchanges of several players
        return None

    def assignments(self, s1: Sequence[int], s2: int) -> Iterator[tuple[PairList, int]]:
        """Opponents from the set ``s2`` for all of ``s1``, in order; with those that stay free.

        Whoever takes an answer and asks for the next one finds the search where it was.
        """
        bounds, opponents = self.bounds, self.opponents
        depth, free = 0, s2
        chosen: list[int] = []
        waiting = [free & opponents[s1[0]]] if s1 else []
        while True:
            if depth == len(s1):
                yield list(zip(s1, chosen, strict=True)), free
                if not chosen:
                    return
                depth -= 1
                free |= 1 << bounds.undo(s1[depth], chosen.pop())
            partner = self._next(s1[depth], waiting)
            if partner is not None:
                bounds.take(s1[depth], partner)
                chosen.append(partner)
                free &= ~(1 << partner)
                depth += 1
                if depth < len(s1):
                    waiting.append(free & opponents[s1[depth]])
                continue
            waiting.pop()
            if not chosen:
                return
            depth -= 1
            free |= 1 << bounds.undo(s1[depth], chosen.pop())

    def _next(self, player: int, waiting: list[int]) -> int | None:
        """The best of the waiting opponents that keeps the bound."""
        left = waiting[-1]
        reachable = self.bounds.reachable
        while left:
            low = left & -left
            left ^= low
            self.steps -= 1
            if self.steps < 0:
                raise _OutOfPatience
            partner = low.bit_length() - 1
            if reachable(player, partner):
                waiting[-1] = left
                return partner
        return None


class PairsAtTheBound:
    """The pairs that add no more than the bound foresees; players are 0, 1, … in order.

    One more vertex stands for being left over, if somebody must be; ``leaving``
    are the places of those who may be.
    """

    def __init__(self, costs: BracketCosts, bounds: Bounds, shortage: ColourShortage) -> None:
        self.costs = costs
        self.bounds = bounds
        self.players = costs.bracket.players
        self.mdp_count = costs.bracket.mdp_count
        self.leaving = set_of(i for i, p in enumerate(self.players) if bounds.should_leave(p))
        self.adjacency = with_bye(self._pairs(bounds, shortage), self.leaving)

    def _pairs(self, bounds: Bounds, shortage: ColourShortage) -> list[int]:
        """Players of a kind are alike, so one of each is asked; who is ranked higher may matter."""
        kinds = [(self.costs.field.kinds[p], i < self.mdp_count) for i, p in enumerate(self.players)]
        alike: dict[tuple[int, bool], int] = {}
        for i, kind in enumerate(kinds):
            alike[kind] = alike.get(kind, 0) | 1 << i
        some = {kind: self.players[lowest(mask)] for kind, mask in alike.items()}
        scores = {kind: self.costs.field.profiles[player].score for kind, player in some.items()}
        above: dict[tuple[int, bool], int] = dict.fromkeys(alike, 0)
        below: dict[tuple[int, bool], int] = dict.fromkeys(alike, 0)
        for higher, lower in product(alike, repeat=2):
            ranked = scores[higher] >= scores[lower] and not lower[1]
            if ranked and bounds.keeps_the_bound(some[higher], some[lower], shortage):
                below[higher] |= alike[lower]
                above[lower] |= alike[higher]
        possible = local_graph(self.costs.field.opponents, self.players)
        return [
            row & (below[kind] & -(2 << i) | above[kind] & everything(i))
            for i, (row, kind) in enumerate(zip(possible, kinds, strict=True))
        ]

    def outcome(self, pairs: PairList) -> Outcome:
        """The outcome with these pairs of places."""
        named = [(self.players[min(pair)], self.players[max(pair)]) for pair in pairs]
        return outcome(named, self.players)


def _first_by_matching(costs: BracketCosts, bounds: Bounds) -> Outcome | None:
    """The first outcome by subgroups that costs the bound; None if there is none, or if its exchange is a rare one."""
    shortage = bounds.shortage()
    if shortage is None:
        return None
    graph = PairsAtTheBound(costs, bounds, shortage)
    matchings = PerfectMatchings(graph.adjacency)
    if not matchings.possible:
        return None
    mdps = list(range(graph.mdp_count))
    chosen = first_partners(matchings, mdps)
    taken = set_of(chosen) | set_of(mdps)
    remainder = [i for i in range(len(graph.players)) if not taken >> i & 1]
    for s1, s2 in subgroups(remainder, len(remainder) // 2):
        found = _first_transposition(graph, s1, s2)
        if found is not None:
            return graph.outcome([*zip(mdps, chosen, strict=True), *found])
    return None


def _first_transposition(graph: PairsAtTheBound, s1: Sequence[int], s2: Sequence[int]) -> PairList | None:
    """The first transposition of S2 against S1."""
    above, below = set_of(s1), set_of(s2)
    leaving = below & graph.leaving
    if graph.leaving and not leaving:
        return None
    adjacency = list(graph.adjacency)
    out = 1 << len(graph.players) if graph.leaving else 0
    for i in s1:
        adjacency[i] &= below
    for i in s2:
        adjacency[i] &= above | out
    if graph.leaving:
        adjacency[-1] = leaving
    matchings = PerfectMatchings(adjacency, above | below | out)
    return list(zip(s1, first_partners(matchings, s1), strict=True)) if matchings.possible else None
