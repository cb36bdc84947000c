"""The first acceptable pairing of a group, for what is demanded of it at present.

Most groups need no weighing. As long as nothing is given up, x is the least number of unmet preferences there can be,
and a pairing has no more of them exactly if it has no pair of a certain kind:

* with x above zero, some colour is wished by x players more than half of the group; then every pair must have one of
  them, and whoever leaves is one of them;
* with x zero no pair has the same wish twice.

So acceptable pairings are those of a graph, and the first transposition is found by alternating paths. Where that is
not enough - exchanges, a raised x, a look at the group below - all pairings are weighed at once.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace

from hakem.matching import maximum_matching
from hakem.pairing.swiss.field import set_of, stretch
from hakem.pairing.swiss.handbook.below import Below
from hakem.pairing.swiss.handbook.bracket import Bracket, ColourCount, Demand, least_x
from hakem.pairing.swiss.handbook.exchange import exchanged, order_of_exchanges
from hakem.pairing.swiss.handbook.puzzle import place_values
from hakem.pairing.swiss.handbook.relations import NOTHING_BROKEN, Breach, Relations
from hakem.pairing.swiss.handbook.scene import Extra, Outcome, Scene, may_leave
from hakem.pairing.swiss.handbook.transposition import first_assignment

Subgroups = tuple[tuple[int, ...], tuple[int, ...]]
"""S1 and S2."""


@dataclass(frozen=True, slots=True)
class Search:
    """A group and what is demanded of its pairing."""

    relations: Relations
    bracket: Bracket
    count: ColourCount
    demand: Demand
    below: Below | None = None

    @property
    def leaving(self) -> int:
        """How many leave the group, or have the bye."""
        return len(self.bracket.players) - 2 * self.demand.pairs

    @property
    def _is_a_graph(self) -> bool:
        """Whether nothing beyond the least possible x is allowed and nobody else takes part."""
        least = Breach(unmet=least_x(self.count, self.bracket, self.demand.pairs))
        return self.below is None and self.demand.allowed == least

    def _colours_fit(self, player: int) -> int:
        """In a search that is one in a graph: those with whom no more preferences than x go unmet."""
        white, black = self.count.wishes
        if self.demand.allowed.unmet:
            return -1 if self.count.majority >> player & 1 else self.count.majority
        if white >> player & 1:
            return ~white
        return ~black if black >> player & 1 else -1

    def _partners(self, player: int) -> int:
        """In a search that is one in a graph: those whom the player may be paired with."""
        relations = self.relations
        apart = relations.absolute[player] | relations.strong[player]
        return self._any_partners(player) & self._colours_fit(player) & ~apart

    def _any_partners(self, player: int) -> int:
        """Those whom the player may be paired with, whatever that breaks."""
        return self.relations.opponents(player, self.demand.floats)

    @property
    def _leavers(self) -> int:
        """In a search that is one in a graph: those who may leave."""
        return self._may_leave & (self.count.majority if self.demand.allowed.unmet else -1)

    @property
    def _may_leave(self) -> int:
        return may_leave(self.relations, self.demand.floats, self.bracket.lowest)

    def _scene(self, players: tuple[int, ...], upper: int, facing: bool) -> Scene:
        demand = self.demand
        return Scene(
            relations=self.relations,
            players=players,
            upper=upper,
            facing=facing,
            floats=demand.floats,
            wishes=self.count.wishes,
            lowest=self.bracket.lowest,
            leaving=self.leaving,
            below=self.below,
        )

    @property
    def head(self) -> tuple[int, ...]:
        """The moved-down players who are to be paired first."""
        return self.bracket.players[: self.demand.head]

    def least_broken(self) -> Outcome | None:
        """A pairing of the whole group that breaks as little as possible, whatever is allowed; None without one."""
        if self.below is None and not self._matches(self.bracket.players, self._any_partners, self._may_leave):
            return None
        return self._scene(self.bracket.players, set_of(self.head), facing=False).solve()

    def succeeds(self) -> bool:
        """Whether the whole group can be paired as demanded."""
        if self._is_a_graph:
            return self._matches(self.bracket.players, self._partners, self._leavers)
        outcome = self.least_broken()
        return outcome is not None and outcome.breach.within(self.demand.allowed)

    def _matches(self, players: tuple[int, ...], partners: Callable[[int], int], leavers: int) -> bool:
        """Whether everybody has a mate in a graph in which further vertices stand for leaving."""
        inside, head = set_of(players), set_of(self.head)
        size = self.relations.field.size
        seats = stretch(size, size + self.leaving)
        leavers &= inside & ~head
        adjacency = [0] * size + [leavers] * self.leaving
        for player in players:
            adjacency[player] = partners(player) & inside & (~head if head >> player & 1 else -1)
            adjacency[player] |= seats if leavers >> player & 1 else 0
        mates = maximum_matching(adjacency, within=inside | seats)
        return all(mates[v] >= 0 for v in (*players, *range(size, size + self.leaving)))

    def head_opponents(self) -> tuple[int, ...] | None:
        """C.7 for the moved-down players: their opponents in the first transposition that leaves a pairable remainder.

        Every transposition passed over would come back through C.9, which asks
        for the next one, because its remainder cannot be paired as demanded.
        """
        head, others = self.head, self.bracket.players[self.demand.head :]
        if self._is_a_graph:
            rest = set_of(others)
            first = first_assignment([self._partners(p) & rest for p in head], len(head))
            if first is None:
                return None
            remainder = tuple(p for p in others if p not in first)
            if self._assigned(self.subgroups(remainder)) is not None:
                return tuple(first)
            if not self.succeeds():
                return None
        outcome = self._within(self._scene(self.bracket.players, set_of(head), facing=False), _in_order(head, others))
        return None if outcome is None else tuple(outcome.opponent[p] for p in head)

    def subgroups(self, players: tuple[int, ...]) -> Subgroups:
        """C.4: S1 and S2 of a homogeneous group or remainder."""
        pairs = self.demand.pairs - self.demand.head
        return players[:pairs], players[pairs:]

    def order_of_s2(self, subgroups: Subgroups, used: Breach) -> tuple[int, ...] | None:
        """C.7: the opponents of S1 in the first acceptable transposition; ``used`` is what earlier pairs broke."""
        s1, s2 = subgroups
        if self._is_a_graph:
            return self._assigned(subgroups)
        outcome = self._within(self._scene((*s1, *s2), set_of(s1), facing=True), _in_order(s1, s2), used)
        return None if outcome is None else tuple(outcome.opponent[p] for p in s1)

    def _assigned(self, subgroups: Subgroups) -> tuple[int, ...] | None:
        s1, s2 = subgroups
        columns = set_of(s2)
        rows = [self._partners(p) & columns for p in s1]
        rows += [self._leavers & columns] * (len(s2) - len(s1))
        found = first_assignment(rows, len(s1))
        return None if found is None else tuple(found[: len(s1)])

    def exchange(self, subgroups: Subgroups, used: Breach) -> Subgroups | None:
        """C.8: S1 and S2 after the first exchange that allows an acceptable transposition."""
        s1, s2 = subgroups
        players = tuple(sorted((*s1, *s2)))
        if self._is_a_graph and not self._matches(players, self._partners, self._leavers):
            return None
        scene = self._scene(players, 0, facing=False)
        outcome = self._within(scene, order_of_exchanges(s1, s2), used)
        return None if outcome is None else exchanged(s1, s2, outcome)

    def _within(self, scene: Scene, extra: Extra, used: Breach = NOTHING_BROKEN) -> Outcome | None:
        """The best pairing of the scene if it breaks no more than is allowed.

        What is allowed is the least that must be broken, so a pairing within it
        breaks exactly as much as the best one.
        """
        outcome = scene.solve(extra)
        if outcome is None or not (outcome.breach + used).within(self.demand.allowed):
            return None
        return outcome

    def relaxed(self, demand: Demand) -> Search:
        """The same group with another demand."""
        return replace(self, demand=demand)


def _in_order(s1: tuple[int, ...], s2: tuple[int, ...]) -> Extra:
    """D.1 as a sum: first the place of the opponent of the highest of S1, then that of the next, and so on."""
    width = len(s2).bit_length()
    values = dict(zip(s1, place_values([width] * len(s1)), strict=True))
    place = {player: i for i, player in enumerate(s2)}

    def pair(one: int, two: int) -> int:
        higher, lower = (one, two) if one in values else (two, one)
        return values[higher] * place[lower] if higher in values and lower in place else 0

    return Extra(pair, width=width * len(s1) + 1)
