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
from hakem.matching.blossoms import FREE
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
    any number of residents and nobody else. In the ``lowest`` group being idle means having the
    bye.
    """

    residents: tuple[int, ...]
    moving_on: tuple[int, ...] = ()
    excused: int = 0
    all_play: bool = False
    idle: int | None = None
    lowest: bool = False

    def needed(self) -> tuple[int, ...]:
        """Those outside the upper group who must be matched."""
        return self.moving_on if self.idle is None else (*self.moving_on, *self.residents)

    def edges(self, relations: Relations) -> Iterator[CostedEdge]:
        """What can happen below apart from the players of the upper group: it costs nothing."""
        here = set_of(self.residents)
        for player in self.moving_on:
            for option in self.options(relations, player):
                yield player, option, 0
        if self.idle is None:
            return
        may_idle = relations.bye if self.lowest else -1
        for player in self.residents:
            for other in members(relations.legal[player] & here & ~((2 << player) - 1)):
                yield player, other, 0
            if may_idle >> player & 1:
                for seat in self._seats(relations):
                    yield player, seat, 0

    def options(self, relations: Relations, player: int) -> Iterator[int]:
        """With whom or what somebody who comes down can be matched."""
        yield from members(relations.legal[player] & set_of(self.residents))
        if self.excused >> player & 1:
            yield 2 * relations.field.size + player
        elif not self.all_play and (not self.lowest or relations.bye >> player & 1):
            yield from self._seats(relations)

    def suits(self, relations: Relations, leavers: Players) -> bool:
        """Whether what is needed here is possible if these come down."""
        arriving = (*leavers, *self.moving_on)
        if self.lowest:
            return relations.complete_pairing_exists((*arriving, *self.residents), arriving if self.all_play else ())
        coming, own = set_of(arriving) & ~self.excused, set_of(self.residents)
        across = [row & (own if coming >> p & 1 else coming) for p, row in enumerate(relations.legal)]
        first = maximum_matching(across, within=coming | own)
        if (self.all_play or self.idle is None) and any(first[p] == FREE for p in members(coming)):
            return False
        mates = maximum_matching(relations.legal, within=coming | own)
        return self.idle is None or sum(mates[p] == FREE for p in members(coming | own)) <= self.idle

    def _seats(self, relations: Relations) -> range:
        """Vertices that stand for staying idle."""
        size = relations.field.size
        return range(size, size + (self.idle or 0))


@dataclass(frozen=True, slots=True)
class WeighedPairing:
    """A pairing: for everybody the opponent, but for those who leave; what it breaks."""

    opponent: Mapping[int, int]
    leaving: tuple[int, ...]
    breach: Breach


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
        if self.below and self.leaving is not None and self._fewer_could_leave(self.leaving, found):
            return self._by_leavers(self.below, self.leaving, order)
        return found

    def _fewer_could_leave(self, leaving: int, found: WeighedPairing | None) -> bool:
        """Whether fewer could leave than are asked to, as when x had to stay below p.

        Only then two who leave could meet each other below: otherwise they would be
        a pair of the upper group.
        """
        fewest = found
        if self.relations.rules.x_below_p:
            free = replace(self, s1=0, facing=False, given_up=GivenUp.BOTH, only={}, out=0, leaving=None)
            fewest = free.solve()
        return fewest is not None and len(fewest.leaving) < leaving

    def _by_leavers(self, below: GroupBelow, leaving: int, order: OrderCosts) -> WeighedPairing | None:
        """The best with everybody in turn who could leave, if that is what the group below needs."""
        some = combinations(members(self._may_leave()), leaving)
        suiting = (leavers for leavers in some if below.suits(self.relations, leavers))
        return self._best((replace(self, below=None, out=set_of(leavers)) for leavers in suiting), order)

    def _best(self, tasks: Iterable[PairingTask], order: OrderCosts) -> WeighedPairing | None:
        """The best that any of these tasks comes to, weighed as all pairings are."""
        results = (task.solve(order) for task in tasks)
        return min((found for found in results if found is not None), key=partial(self._rank, order), default=None)

    def _rank(self, order: OrderCosts, found: WeighedPairing) -> tuple[int, ...]:
        breach = found.breach
        cost = sum(order.pair(one, two) for one, two in found.opponent.items() if one < two)
        cost += sum(map(order.leaving, found.leaving))
        return len(found.leaving), breach.exempt, breach.strong, breach.unmet, cost

    def _seats(self) -> range:
        """Vertices for those who leave, if nobody looks at where they go."""
        size = self.relations.field.size
        return range(size, size + (self.leaving or 0))

    def with_one(self, wanted: Callable[[int, int], bool]) -> PairingTask:
        """The same with at least one pair of the wanted kind."""
        pairs = ((one, two) for one in self._staying() for two in members(self._partners(one)))
        return replace(self, one_of=tuple(pair for pair in pairs if wanted(*pair)))

    def _with_pair(self, one: int, two: int) -> PairingTask:
        just = 1 << two
        return replace(self, only={**self.only, one: self.only.get(one, just) & just}, one_of=None)

    def _edges(self, order: OrderCosts) -> Iterator[CostedEdge]:
        count = len(self.players).bit_length() + 1
        leaves, *breaks, _ = place_values([count, count, count, count, order.width])
        for one in self._staying():
            wished = sum(wish for wish in self.wishes if wish >> one & 1)
            kinds = tuple(zip((self.relations.absolute[one], self.relations.strong[one], wished), breaks, strict=True))
            for two in members(self._partners(one)):
                cost = sum(value for players, value in kinds if players >> two & 1)
                yield one, two, cost + order.pair(one, two)
        for player in members(self._may_leave()):
            for option in self._ways_out(player):
                yield player, option, leaves + order.leaving(player)
        if self.below:
            yield from self.below.edges(self.relations)

    def _may_leave(self) -> int:
        """Those who may leave."""
        free = set_of(self.players) & ~self.s1 & ~set_of(self.only)
        return self.relations.may_leave(self.given_up, self.lowest) & free

    def _staying(self) -> Players:
        """Those who need not leave."""
        return tuple(p for p in self.players if not self.out >> p & 1)

    def _partners(self, one: int) -> int:
        """The lower players whom this one, who need not leave, may be paired with."""
        others = self.relations.opponents(one, self.given_up) & set_of(self.players) & ~((2 << one) - 1)
        refusing = set_of(player for player, allowed in self.only.items() if not allowed >> one & 1)
        others &= self.only.get(one, others) & ~(self.out | refusing)
        if self.s1 >> one & 1:
            return others & ~self.s1
        return others & self.s1 if self.facing else others

    def _ways_out(self, player: int) -> Iterable[int]:
        """Who or what is there for somebody who leaves."""
        return self.below.options(self.relations, player) if self.below else self._seats()

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
        return WeighedPairing(opponent, leaving, breach)
