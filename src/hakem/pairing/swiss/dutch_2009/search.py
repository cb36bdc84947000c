"""The first acceptable pairing of a group, for what is demanded of it at present.

Most groups need no weighing. As long as nothing is given up, x is the least number of unmet preferences there can be,
and a pairing has no more of them exactly if it has no pair of a certain kind:

* with x above zero, some colour is wished by x players more than half of the group; then every pair must have one of
  them, and whoever leaves is one of them;
* with x zero no pair has the same wish twice.

So acceptable pairings are those of a graph, and the first transposition is found by alternating paths: the highest of
S1 gets the highest opponent with whom the others can still all be paired, and so on. Where that is not enough -
exchanges, a raised x, a look at the group below - all pairings are weighed at once.
"""

from __future__ import annotations

from hakem.matching.narrowing import PerfectMatchings, first_partners
from hakem.pairing.swiss.dutch_2009.colours import ColourCount
from hakem.pairing.swiss.dutch_2009.matching import GroupBelow, PairingTask, WeighedPairing
from hakem.pairing.swiss.dutch_2009.order import (
    OrderCosts,
    exchanged,
    order_of_exchanges,
    order_of_transpositions,
)
from hakem.pairing.swiss.dutch_2009.relations import NOTHING_BROKEN, Breach, GivenUp, Relations
from hakem.pairing.swiss.field import set_of, stretch
from hakem.values import dataclass, replace

Players = tuple[int, ...]

Subgroups = tuple[Players, Players]
"""S1 and S2."""


@dataclass(frozen=True, slots=True)
class ScoreGroup:
    """The players of a group in the order of A.2; the first ``mdps`` of them are the moved-down players (MDPs).

    In the ``lowest`` group whoever is left over has the bye.
    """

    players: Players
    mdps: int
    lowest: bool

    @property
    def heterogeneous(self) -> bool:
        """A.3: some players moved down, but less than half of all; else the group counts as homogeneous."""
        return 0 < self.mdps < len(self.players) - self.mdps

    @property
    def mdps_first(self) -> int:
        """A.6: how many MDPs are to be paired before the others."""
        return self.mdps if self.heterogeneous else 0

    @property
    def most_pairs(self) -> int:
        """A.6: p of a homogeneous group; a heterogeneous one has the same number with its remainder."""
        return len(self.players) // 2


@dataclass(frozen=True, slots=True)
class Demand:
    """What a pairing of a group must fulfil at the present stage.

    ``pairs`` in all, ``mdps`` of them between the highest players, who moved
    down, and others; ``allowed`` is what it may break (x is ``allowed.unmet``),
    ``given_up`` how far B.6 and B.5 are given up.
    """

    pairs: int
    mdps: int
    allowed: Breach = NOTHING_BROKEN
    given_up: GivenUp = GivenUp.NOTHING

    def with_x(self, x: int) -> Demand:
        """The same with x preferences unmet, nothing else broken."""
        return replace(self, allowed=Breach(unmet=x), given_up=GivenUp.NOTHING)


@dataclass(frozen=True, slots=True)
class Search:
    """A group and what is demanded of its pairing."""

    relations: Relations
    group: ScoreGroup
    count: ColourCount
    demand: Demand
    below: GroupBelow | None = None

    def relaxed(self, demand: Demand) -> Search:
        """The same group with another demand."""
        return replace(self, demand=demand)

    @property
    def mdps(self) -> Players:
        """The MDPs who are to be paired first."""
        return self.group.players[: self.demand.mdps]

    @property
    def leaving(self) -> int:
        """How many leave the group, or have the bye."""
        return len(self.group.players) - 2 * self.demand.pairs

    def succeeds(self) -> bool:
        """Whether the whole group can be paired as demanded."""
        if self._is_a_graph:
            return self._pairings(self.group.players, set_of(self.mdps)).possible
        found = self.least_broken()
        return found is not None and found.breach.within(self.demand.allowed)

    def least_broken(self) -> WeighedPairing | None:
        """A pairing of the whole group that breaks as little as possible, whatever is allowed; None without one."""
        s1 = set_of(self.mdps)
        if self.below is None and not self._pairings(self.group.players, s1, anyhow=True).possible:
            return None
        return self._task(self.group.players, s1).solve()

    def opponents_of_mdps(self) -> Players | None:
        """C.7 for the MDPs: their opponents in the first transposition that leaves a pairable remainder.

        Every transposition passed over would come back through C.9, which asks
        for the next one, because its remainder cannot be paired as demanded.
        """
        return self._first_opponents(self.group.players, self.mdps)

    def order_of_s2(self, subgroups: Subgroups, used: Breach) -> Players | None:
        """C.7: the opponents of S1 in the first acceptable transposition; ``used`` is what earlier pairs broke."""
        s1, s2 = subgroups
        return self._first_opponents((*s1, *s2), s1, used, facing=True)

    def _first_opponents(
        self, players: Players, s1: Players, used: Breach = NOTHING_BROKEN, *, facing: bool = False
    ) -> Players | None:
        """D.1: the opponents of S1, who come first among the players, in the first pairing that is acceptable."""
        if self._is_a_graph:
            pairings = self._pairings(players, set_of(s1), facing=facing)
            return tuple(first_partners(pairings, s1)) if pairings.possible else None
        order = order_of_transpositions(s1, players[len(s1) :])
        found = self._within(self._task(players, set_of(s1), facing=facing), order, used)
        return None if found is None else tuple(found.opponent[p] for p in s1)

    def exchange(self, subgroups: Subgroups, used: Breach) -> Subgroups | None:
        """C.8: S1 and S2 after the first exchange that allows an acceptable transposition."""
        s1, s2 = subgroups
        players = tuple(sorted((*s1, *s2)))
        if self._is_a_graph and not self._pairings(players, 0).possible:
            return None
        found = self._within(self._task(players, 0), order_of_exchanges(s1, s2), used)
        return None if found is None else exchanged(s1, s2, found.opponent, found.leaving)

    def _task(self, players: Players, s1: int, *, facing: bool = False) -> PairingTask:
        return PairingTask(
            relations=self.relations,
            players=players,
            s1=s1,
            facing=facing,
            given_up=self.demand.given_up,
            wishes=self.count.wishes,
            lowest=self.group.lowest,
            leaving=self.leaving,
            below=self.below,
        )

    def _within(self, task: PairingTask, order: OrderCosts, used: Breach) -> WeighedPairing | None:
        """The first of the best pairings if it breaks no more than is allowed.

        What is allowed is the least that must be broken, so a pairing within it
        breaks exactly as much as the best one.
        """
        found = task.solve(order)
        return found if found is not None and (found.breach + used).within(self.demand.allowed) else None

    @property
    def _is_a_graph(self) -> bool:
        """Whether nothing beyond the least possible x is allowed and nobody else takes part."""
        least = Breach(unmet=self.count.x_with(self.group.most_pairs - self.demand.pairs))
        return self.below is None and self.demand.allowed == least

    def _pairings(self, players: Players, s1: int, *, facing: bool = False, anyhow: bool = False) -> PerfectMatchings:
        """The pairings of a search that is one in a graph; ``anyhow`` also those that break more than is allowed.

        S1 is paired with others only, who are paired with S1 only if
        ``facing``. Further vertices stand for leaving.
        """
        inside, size = set_of(players), self.relations.field.size
        seats = stretch(size, size + self.leaving)
        leavers = self.relations.may_leave(self.demand.given_up, self.group.lowest) & inside & ~s1
        if not anyhow and self.demand.allowed.unmet:
            leavers &= self.count.majority
        adjacency = [0] * size + [leavers] * self.leaving
        for player in players:
            across = ~s1 if s1 >> player & 1 else s1 if facing else -1
            others = self.relations.opponents(player, self.demand.given_up) & inside & across
            adjacency[player] = others if anyhow else others & self._acceptable(player)
            adjacency[player] |= seats if leavers >> player & 1 else 0
        return PerfectMatchings(adjacency, inside | seats)

    def _acceptable(self, player: int) -> int:
        """Those with whom nothing is broken, and no more preferences than x go unmet."""
        apart = self.relations.absolute[player] | self.relations.strong[player]
        white, black = self.count.wishes
        if self.demand.allowed.unmet:
            majority = self.count.majority
            return ~apart if majority >> player & 1 else majority & ~apart
        return ~(apart | (white if white >> player & 1 else black if black >> player & 1 else 0))
