"""Pairings of some players, weighed: the least that must be broken, and the first of those that break no more.

C.12 and C.13 go back and try another pairing of the group above until the group below works. Here the group below takes
part in the matching as further vertices: whoever leaves the upper group must have somebody to play with down there.

Vertices of the matching are the players of the field; from ``size`` on they stand for staying idle, from ``2 * size``
on for those who need no opponent.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import partial
from itertools import combinations

from hakem.matching import maximum_matching
from hakem.matching.bits import mask_of
from hakem.matching.narrowing import CheapestMatchings
from hakem.pairing.swiss.dutch_2009.order import ANY_ORDER, OrderCosts, place_values
from hakem.pairing.swiss.dutch_2009.relations import Breach, GivenUp, Relations
from hakem.pairing.swiss.field import Pair, members, set_of
from hakem.values import dataclass, field, replace

Players = tuple[int, ...]

Only = Mapping[int, int]
"""For some players the sets of those with whom alone they may be paired."""

CostedEdge = tuple[int, int, int]
"""Two vertices, and what it costs to match them."""


def required_matching(edges: Iterable[CostedEdge], needed: Iterable[int]) -> dict[int, int] | None:
    """For every matched vertex its mate, at the least cost in all; None if not all needed vertices can be matched.

    Vertices have any numbers as names. Those that are not needed are matched
    where it helps.
    """
    given = list(edges)
    required = set(needed)
    names = sorted(required.union(*((one, two) for one, two, _ in given)))
    index = {name: i for i, name in enumerate(names)}
    costs: list[dict[int, int]] = [{} for _ in names]
    for one, two, cost in given:
        costs[index[one]][index[two]] = costs[index[two]][index[one]] = cost
    found = CheapestMatchings(costs, mask_of(index[name] for name in required))
    return {names[i]: names[j] for i, j in enumerate(found.mate) if j >= 0} if found.possible else None


@dataclass(frozen=True, slots=True)
class GroupBelow:
    """The group below, and what must be possible there.

    ``moving_on`` leave the upper group in any case, ``excused`` need no
    opponent here. Otherwise everybody who comes down must have one if
    ``all_play``. ``idle`` is how many may stay without an opponent, None for
    any number of residents. In the ``lowest`` group being idle means having the
    bye. With ``few_idle`` as few as possible are to be idle.
    """

    residents: tuple[int, ...]
    moving_on: tuple[int, ...] = ()
    excused: int = 0
    all_play: bool = False
    idle: int | None = None
    lowest: bool = False
    few_idle: bool = False

    def needed(self) -> tuple[int, ...]:
        """Those outside the upper group who must be matched."""
        return self.moving_on if self.idle is None else (*self.moving_on, *self.residents)

    def edges(self, relations: Relations, price: int) -> Iterator[CostedEdge]:
        """What can happen below apart from the players of the upper group; ``price`` is that of being idle."""
        here = set_of(self.residents)
        for player in self.moving_on:
            for option, cost in self.options(relations, player, price):
                yield player, option, cost
        if self.idle is None:
            return
        may_idle = relations.bye if self.lowest else -1
        for player in self.residents:
            for other in members(relations.legal[player] & here & ~((2 << player) - 1)):
                yield player, other, 0
            if may_idle >> player & 1:
                for seat, cost in self._seats(relations, price):
                    yield player, seat, cost

    def options(self, relations: Relations, player: int, price: int) -> Iterator[tuple[int, int]]:
        """With whom or what somebody who comes down can be matched, and at what cost."""
        for resident in members(relations.legal[player] & set_of(self.residents)):
            yield resident, 0
        if self.excused >> player & 1:
            yield 2 * relations.field.size + player, 0
        elif not self.all_play and (not self.lowest or relations.bye >> player & 1):
            yield from self._seats(relations, price)

    def fewest_idle(self, relations: Relations, leavers: Players) -> int | None:
        """How many stay without an opponent here at least if these come down; None if that is not what is needed."""
        arriving = (*leavers, *self.moving_on)
        if self.lowest:
            everybody = (*arriving, *self.residents)
            possible = relations.complete_pairing_exists(everybody, arriving if self.all_play else ())
            return len(everybody) % 2 if possible else None
        coming, own = set_of(arriving) & ~self.excused, set_of(self.residents)
        across = [row & (own if coming >> p & 1 else coming) for p, row in enumerate(relations.legal)]
        first = maximum_matching(across, within=coming | own)
        if self.all_play and any(first[p] < 0 for p in members(coming)):
            return None
        mates = maximum_matching(relations.legal, within=coming | own)
        idle = sum(mates[p] < 0 for p in members(coming | own))
        return idle if self.idle is None or idle <= self.idle else None

    def _seats(self, relations: Relations, price: int) -> Iterator[tuple[int, int]]:
        """Vertices that stand for staying idle."""
        size = relations.field.size
        for seat in range(size, size + (self.idle or 0)):
            yield seat, price if self.few_idle else 0


@dataclass(frozen=True, slots=True)
class WeighedPairing:
    """A pairing: for everybody the opponent, but for those who leave; what it breaks; how many are idle then."""

    opponent: Mapping[int, int]
    leaving: tuple[int, ...]
    breach: Breach
    idle: int


@dataclass(frozen=True, slots=True)
class PairingTask:
    """Players to be paired with each other.

    ``s1`` is a set of players who are paired with others only and none of whom
    leaves. If ``facing``, all others are S2 and paired with S1 only.
    ``leaving`` is how many must leave, None to find the least. Whoever is in
    ``only`` is paired, and with one of these. If there is ``one_of``, one of
    these pairs must be made. ``out`` is a set of players who leave.
    """

    relations: Relations
    players: tuple[int, ...]
    s1: int
    facing: bool
    given_up: GivenUp
    wishes: tuple[int, int]
    lowest: bool
    leaving: int | None
    below: GroupBelow | None = None
    only: Only = field(default_factory=dict)
    one_of: tuple[Pair, ...] | None = None
    out: int = 0

    def options(self, player: int) -> int:
        """Whom somebody of S1 can meet."""
        return self.relations.opponents(player, self.given_up) & set_of(self.players) & ~self.s1

    def solve(self, order: OrderCosts = ANY_ORDER) -> WeighedPairing | None:
        """The pairing that breaks least and of those the first in the order; None if there is none.

        With a group below as few leave as can. Where more must, those who leave
        are tried in turn.
        """
        if self.one_of is not None:
            return self._best((self._with_pair(*pair) for pair in self.one_of), order)
        needed = (*self.players, *(self.below.needed() if self.below else self._seats()))
        found = self._weighed(required_matching(self._edges(order), needed))
        return self._by_leavers(order) if self._more_leave_than_must(found) else found

    def _more_leave_than_must(self, found: WeighedPairing | None) -> bool:
        """Whether fewer could leave than are asked to, as when x had to stay below p.

        Only then two who leave could meet each other below: otherwise they would be
        a pair of the upper group.
        """
        if not self.below or self.leaving is None:
            return False
        fewest = found
        if self.relations.rules.x_below_p:
            free = replace(self, s1=0, facing=False, given_up=GivenUp.BOTH, only={}, out=0, leaving=None)
            fewest = free.solve()
        return fewest is not None and len(fewest.leaving) < self.leaving

    def _by_leavers(self, order: OrderCosts) -> WeighedPairing | None:
        """The best with everybody in turn who could leave, if that is what the group below needs."""
        assert self.below is not None
        some = combinations((p for p in self.players if not self.s1 >> p & 1), self.leaving or 0)
        idle = ((leavers, self.below.fewest_idle(self.relations, leavers)) for leavers in some)
        alone = replace(self, below=None)
        tried = ((replace(alone, out=set_of(leavers)).solve(order), left) for leavers, left in idle if left is not None)
        ranked = [replace(found, idle=left) for found, left in tried if found is not None]
        return min(ranked, key=partial(self._rank, order), default=None)

    def _best(self, tasks: Iterable[PairingTask], order: OrderCosts) -> WeighedPairing | None:
        """The best that any of these tasks comes to, weighed as all pairings are."""
        results = (task.solve(order) for task in tasks)
        return min((found for found in results if found is not None), key=partial(self._rank, order), default=None)

    def _rank(self, order: OrderCosts, found: WeighedPairing) -> tuple[int, ...]:
        idle = found.idle if self.below and self.below.few_idle else 0
        breach = found.breach
        cost = sum(order.pair(one, two) for one, two in found.opponent.items() if one < two)
        cost += sum(map(order.leaving, found.leaving))
        return len(found.leaving), idle, breach.exempt, breach.strong, breach.unmet, cost

    def _seats(self) -> range:
        """Vertices for those who leave, if nobody looks at where they go."""
        size = self.relations.field.size
        return range(size, size + (self.leaving or 0))

    def with_one(self, wanted: Callable[[int, int], bool]) -> PairingTask:
        """The same with at least one pair of the wanted kind."""
        pairs = ((one, two) for one in self.players for two in members(self._partners(one)))
        return replace(self, one_of=tuple(pair for pair in pairs if wanted(*pair)))

    def _with_pair(self, one: int, two: int) -> PairingTask:
        allowed = self.only.get(one, -1) & 1 << two
        return replace(self, only={**self.only, one: allowed}, one_of=None)

    def _edges(self, order: OrderCosts) -> Iterator[CostedEdge]:
        count = len(self.players).bit_length() + 1
        idle = self.relations.field.size.bit_length()
        leaves, idles, *breaks, _ = place_values([count, idle, count, count, count, order.width])
        for one in self.players:
            wished = sum(wish for wish in self.wishes if wish >> one & 1)
            kinds = tuple(zip((self.relations.absolute[one], self.relations.strong[one], wished), breaks, strict=True))
            for two in members(self._partners(one)):
                cost = sum(value for players, value in kinds if players >> two & 1)
                yield one, two, cost + order.pair(one, two)
        leavers = self.relations.may_leave(self.given_up, self.lowest) & set_of(self.players) & ~self.s1
        leavers &= ~set_of(self.only)
        for player in members(leavers):
            for option, cost in self._ways_out(player, idles):
                yield player, option, leaves + cost + order.leaving(player)
        if self.below:
            yield from self.below.edges(self.relations, idles)

    def _partners(self, one: int) -> int:
        """The lower players whom this one may be paired with."""
        if self.out >> one & 1:
            return 0
        others = self.relations.opponents(one, self.given_up) & set_of(self.players) & ~((2 << one) - 1)
        others &= self.only.get(one, -1) & ~self.out
        for player, allowed in self.only.items():
            others &= -1 if allowed >> one & 1 else ~(1 << player)
        if self.s1 >> one & 1:
            return others & ~self.s1
        return others & self.s1 if self.facing else others

    def _ways_out(self, player: int, price: int) -> Iterable[tuple[int, int]]:
        """Who or what is there for somebody who leaves, and at what cost besides leaving."""
        if self.below:
            return self.below.options(self.relations, player, price)
        return ((seat, 0) for seat in self._seats())

    def _weighed(self, mates: Mapping[int, int] | None) -> WeighedPairing | None:
        """None also if more leave than must."""
        if mates is None:
            return None
        inside = set_of(self.players)
        opponent = {p: mates[p] for p in self.players if inside >> mates[p] & 1}
        leaving = tuple(p for p in self.players if p not in opponent)
        if self.leaving is not None and len(leaving) > self.leaving:
            return None
        breach = self.relations.breach_of((pair for pair in opponent.items() if pair[0] < pair[1]), self.wishes)
        size = self.relations.field.size
        return WeighedPairing(opponent, leaving, breach, sum(size <= vertex < 2 * size for vertex in mates))
