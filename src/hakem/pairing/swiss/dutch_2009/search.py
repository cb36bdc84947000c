"""The first acceptable pairing of a group, for what is demanded of it at present.

Most groups need no weighing. As long as nothing is given up, x is the least number of unmet preferences there can be,
and a pairing has no more of them exactly if it has no pair of a certain kind:

* with x above zero, some colour is wished by x players more than half of the group; then every pair must have one of
  them, and whoever leaves is one of them;
* with x zero no pair has the same wish twice.

So acceptable pairings are those of a graph, and the first transposition is found by alternating paths: the highest of
S1 gets the highest opponent with whom the others can still all be paired, and so on. Where that is not enough -
exchanges, a raised x, a look at the group below - all pairings are weighed at once. MDPs whose remainder counts x anew
are a story of their own (``remainder``).
"""

from __future__ import annotations

from collections.abc import Sequence

from hakem.matching.narrowing import PerfectMatchings, first_partners
from hakem.pairing.swiss.dutch_2009.colours import ColourCount, count_colours
from hakem.pairing.swiss.dutch_2009.in_turn import exchanges, first_opponents
from hakem.pairing.swiss.dutch_2009.matching import GroupBelow, PairingTask, Players, WeighedPairing
from hakem.pairing.swiss.dutch_2009.order import (
    ANY_ORDER,
    OrderCosts,
    exchanged,
    order_of_exchanges,
    order_of_transpositions,
)
from hakem.pairing.swiss.dutch_2009.relations import NOTHING_BROKEN, Breach, GivenUp, Relations
from hakem.pairing.swiss.dutch_2009.remainder import PartedGroup
from hakem.pairing.swiss.field import Pair, set_of, stretch
from hakem.values import dataclass, replace

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
    most_raised: int | None = None
    """How far C.11 can raise x in a remainder, which is as far as in the whole group."""

    @property
    def as_legal(self) -> Search:
        """The same with x raised as far as one likes."""
        return replace(self, most_raised=self.demand.pairs)

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
        if self._counts_anew:
            return self._parted().possible()
        if self._is_a_graph:
            return self._pairings(self.group.players, set_of(self.mdps)).possible
        found = self.least_broken()
        return found is not None and found.breach.within(self.demand.allowed)

    def least_broken(self) -> WeighedPairing | None:
        """A pairing of the whole group that breaks as little as possible, whatever is allowed; None without one."""
        players, s1 = self.group.players, set_of(self.mdps)
        if not self._pairings(players, s1, anyhow=True).possible:
            return None
        task = self._task(players, s1)
        if not self._counts_anew:
            return self._solved(task)
        return self._kept_below_p(task).solve()

    def least_raised(self) -> Breach | None:
        """C.11: the least that must be allowed so that the whole group can be paired; None if it cannot be."""
        found = self.least_broken()
        if found is None or not self._counts_anew:
            return None if found is None else found.breach
        same = found.breach.besides_wishes == self.demand.allowed.besides_wishes
        for x in range(self.demand.allowed.unmet + 1 if same else self._least_x, self._most_x + 1):
            raised = self.relaxed(replace(self.demand, allowed=replace(found.breach, unmet=x)))
            if raised.succeeds():
                return raised.demand.allowed
        raise AssertionError("when x is as high as it can be a group that can be paired is accepted")

    def opponents_of_mdps(self) -> Players | None:
        """C.7 for the MDPs: their opponents in the first transposition that leaves a pairable remainder.

        Every transposition passed over would come back through C.9, which asks
        for the next one, because its remainder cannot be paired as demanded.
        """
        if self._counts_anew:
            return self._parted().first_opponents()
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
        task = self._task(players, set_of(s1), facing=facing)
        found = self._within(task, order, used)
        if found is None or self._is_first(found, used):
            return None if found is None else tuple(found.opponent[p] for p in s1)
        return first_opponents(s1, task.options, lambda only: self._within(replace(task, only=only), order, used))

    def exchange(self, subgroups: Subgroups, used: Breach) -> Subgroups | None:
        """C.8: S1 and S2 after the first exchange that allows an acceptable transposition.

        Where more is allowed than the least, exchanges are tried one after the
        other, from as many players as would be exchanged if colours did not count.
        """
        s1, s2 = subgroups
        players = tuple(sorted((*s1, *s2)))
        if self._is_a_graph and not self._pairings(players, 0).possible:
            return None
        task, order = self._task(players, 0), order_of_exchanges(s1, s2)
        found = self._within(task, order, used)
        if found is None or self._is_first(found, used):
            return None if found is None else exchanged(players, found.opponent)
        freely = replace(task, wishes=(0, 0)).solve(order)
        assert freely is not None
        upper, _ = exchanged(players, freely.opponent)
        fewest = len(set(s1).difference(upper))
        return next(option for option in exchanges(s1, s2, fewest) if self._can_face(option, used))

    def _can_face(self, subgroups: Subgroups, used: Breach) -> bool:
        """Whether S2 has an acceptable order."""
        s1, s2 = subgroups
        return self._within(self._task((*s1, *s2), set_of(s1), facing=True), ANY_ORDER, used) is not None

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
        """The first of the best pairings if it breaks no more than is allowed."""
        found = self._solved(task, order, used)
        return found if found is not None and (found.breach + used).within(self.demand.allowed) else None

    def _solved(
        self, task: PairingTask, order: OrderCosts = ANY_ORDER, used: Breach = NOTHING_BROKEN
    ) -> WeighedPairing | None:
        """The first of the best pairings with which x need not be raised too far.

        x is too high only if every pair leaves a preference unmet, so one pair
        must be another one.
        """
        found = task.solve(order)
        if found is None or (found.breach + used).unmet <= self._most_x:
            return found
        return task.with_one(self._suit).solve(order)

    def _suit(self, one: int, two: int) -> bool:
        return not any(wish >> one & wish >> two & 1 for wish in self.count.wishes)

    def _kept_below_p(self, task: PairingTask) -> PairingTask:
        """The task of a group whose remainder counts x anew, with one pair that keeps x from being raised too far.

        The x of the MDPs is too high only if there are no other pairs than theirs
        and all of them go against a preference. That of the remainder is too high
        only if it is lower than x by the number of MDPs, that is, if all MDPs and
        their opponents wish the colour that too many wish, and all pairs of the
        remainder go against a preference. Then all pairs do, so one must not.
        The wishes that count are those of the group there: with mild ones left to
        give way in it, the remainder has them too.
        """
        mdps = self.demand.mdps
        lower_by_mdps = self._least_x >= mdps and not task.s1 & ~self.count.majority
        if not self.keeps_below_p or not (mdps == self.demand.pairs or lower_by_mdps):
            return task
        found = task.solve()
        if found is None or any(self._suit(*pair) for pair in found.opponent.items()):
            return task
        return task.with_one(self._suit)

    def _is_first(self, found: WeighedPairing, used: Breach) -> bool:
        """Whether the first of the best pairings is the first of all acceptable ones.

        It is if what is allowed is the least that must be broken: then a pairing
        within it breaks exactly as much as the best one. A remainder may be
        allowed more, if x was raised for the sake of the MDPs.
        """
        return (found.breach + used).unmet == self.demand.allowed.unmet

    @property
    def _is_a_graph(self) -> bool:
        """Whether nothing beyond the least possible x is allowed and nobody else takes part."""
        return self.below is None and self.demand.allowed == Breach(unmet=self._least_x)

    @property
    def _least_x(self) -> int:
        """x before C.11 raises it."""
        return self.count.x_with(self.group.most_pairs - self.demand.pairs)

    @property
    def raised(self) -> int:
        """C.11: how far x is raised."""
        return self.demand.allowed.unmet - self._least_x

    @property
    def _most_x(self) -> int:
        """C.11: how far x can be raised."""
        return self._least_x + self._most_raised

    @property
    def keeps_below_p(self) -> bool:
        """Whether not all pairs can go against a preference."""
        return self._most_x < self.demand.pairs

    @property
    def _most_raised(self) -> int:
        if self.most_raised is not None:
            return self.most_raised
        below = self.relations.rules.x_below_p and not self.group.lowest
        return max(0, self.demand.pairs - self._least_x - (1 if below else 0))

    @property
    def _counts_anew(self) -> bool:
        """C.6: whether there is a remainder that has an x of its own."""
        return bool(self.demand.mdps) and not self.relations.rules.x_is_left

    def _parted(self) -> PartedGroup:
        demand = self.demand
        task = self._kept_below_p(self._task(self.group.players, set_of(self.mdps)))
        return PartedGroup(
            task=replace(task, wishes=(0, 0)),
            mdps=demand.mdps,
            wishes=self.count.wishes,
            pairs=demand.pairs,
            unmet=demand.allowed.unmet,
            raised=self.raised,
            broken=demand.allowed.besides_wishes,
        )

    def remainder(self, mdp_pairs: Sequence[Pair]) -> Search:
        """C.6: those who are left when the MDPs are paired, a homogeneous group with an x of its own."""
        relations, demand = self.relations, self.demand
        paired = {p for pair in mdp_pairs for p in pair}
        group = ScoreGroup(tuple(p for p in self.group.players if p not in paired), 0, self.group.lowest)
        own_count = count_colours(relations, group.players)
        x = own_count.x_with(self.group.most_pairs - demand.pairs) + self.raised
        used = relations.breach_of(mdp_pairs, (0, 0))
        allowed = Breach(demand.allowed.exempt - used.exempt, demand.allowed.strong - used.strong, x)
        own = replace(demand, pairs=demand.pairs - demand.mdps, mdps=0, allowed=allowed)
        return replace(self, group=group, count=own_count, demand=own, most_raised=self._most_raised)

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
