"""A heterogeneous group whose remainder counts x for itself: C.6 goes on "from C.2" with it.

Nobody knows the x of a remainder before it is known who is in it. But a remainder has no more unmet preferences than
its own x, raised by r, exactly if one of a few sums over its pairs and its leavers is at most r. Let w wish White, half
be the larger half of its m players, k the number of its pairs, and d how many pairs less that is than there could be
(C.14), so that m - 2k leave. Counting those who wish White by pairs and leavers gives

    w - half - d = WW - BB - B0 - 00 - (leavers who do not wish White)

where WW is the number of pairs that both wish White, 0 stands for those without a wish, and so on. So WW + BB is at
most max(0, w - half - d, b - half - d) + r exactly if

* 2 BB + B0 + 00 + (leavers who do not wish White) is at most r, or the same with the colours exchanged
  (``Majority``), or
* WW + BB is at most r (``SameWishes``).

A.7.e, counted for the remainder too, takes the mild wishes for White away if w is more than half. Then ``Majority``
is meant of the others who wish White, with the mild ones among the 0; it never accepts too much, because if w is not
more than half, every pair with a mild one is paid for by the smaller number of the others. And ``SameWishes`` without
the mild ones holds only if w is more than half, that is, if not too many opponents of MDPs wish White.

What is left are pairings in which some sums have limits: unmet preferences of the MDPs, the opponents of theirs who
wish the colour with mild wishes, and the sum of the remainder.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from hakem.matching.narrowing import PerfectMatchings, first_partners
from hakem.pairing.swiss.dutch_2009.in_turn import first_opponents
from hakem.pairing.swiss.dutch_2009.matching import Only, PairingTask, Players, WeighedPairing
from hakem.pairing.swiss.dutch_2009.order import OrderCosts, nothing, order_of_transpositions, place_values
from hakem.pairing.swiss.dutch_2009.relations import Breach
from hakem.pairing.swiss.field import members, set_of, stretch
from hakem.values import dataclass, replace


@dataclass(frozen=True, slots=True)
class Majority:
    """Whatever does without those who wish the colour that too many wish costs something.

    ``against`` are those who wish the other one.
    """

    wished: int
    against: int
    few: int = 0
    most_few: int = 0

    def pair(self, one: int, two: int) -> int:
        """What a pair of the remainder costs."""
        both = 1 << one | 1 << two
        if both & self.wished:
            return 0
        return 2 if both & self.against == both else 1

    def leaving(self, player: int) -> int:
        """What it costs if somebody leaves."""
        return ~self.wished >> player & 1

    def for_nothing(self, player: int) -> int:
        """With whom a pair costs nothing."""
        return -1 if self.wished >> player & 1 else self.wished

    @property
    def leavers(self) -> int:
        """Who leaves for nothing."""
        return self.wished


@dataclass(frozen=True, slots=True)
class SameWishes:
    """Every pair that wishes the same colour costs something.

    At most ``most_few`` opponents of MDPs may be among the ``few``.
    """

    wishes: tuple[int, int]
    few: int = 0
    most_few: int = 0

    def pair(self, one: int, two: int) -> int:
        """What a pair of the remainder costs."""
        return int(any(wish >> one & wish >> two & 1 for wish in self.wishes))

    def leaving(self, _player: int) -> int:
        """What it costs if somebody leaves."""
        return 0

    def for_nothing(self, player: int) -> int:
        """With whom a pair costs nothing."""
        return ~sum(wish for wish in self.wishes if wish >> player & 1)

    @property
    def leavers(self) -> int:
        """Who leaves for nothing."""
        return -1


Way = Majority | SameWishes
"""One of the ways in which a remainder can keep to its x."""


@dataclass(frozen=True, slots=True)
class Sum:
    """What pairs and leavers add up to, and how much that may be at most."""

    pair: Callable[[int, int], int]
    leaving: Callable[[int], int]
    most: int

    def of(self, found: WeighedPairing) -> int:
        """What a pairing adds up to."""
        pairs = sum(self.pair(one, two) for one, two in found.opponent.items() if one < two)
        return pairs + sum(map(self.leaving, found.leaving))


@dataclass(frozen=True, slots=True)
class PartedGroup:
    """A group of which the first ``mdps`` players are paired first, at most ``unmet`` of them against a preference.

    ``task`` is the pairing of the whole group without regard to preferences;
    ``broken`` is what it may break besides, ``raised`` how far x is raised.
    """

    task: PairingTask
    mdps: int
    wishes: tuple[int, int]
    pairs: int
    unmet: int
    raised: int
    broken: Breach

    def possible(self) -> bool:
        """Whether the MDPs and then the remainder can be paired as demanded."""
        return any(self._graph(way).possible if self._is_a_graph(way) else self._find(way, {}) for way in self._ways())

    def first_opponents(self) -> Players | None:
        """D.1: the opponents of the MDPs in the first transposition after which the remainder can be paired."""
        found = [opponents for opponents in map(self._first_by, self._ways()) if opponents is not None]
        return min(found, default=None)

    def _first_by(self, way: Way) -> Players | None:
        mdps = self._mdps
        if self._is_a_graph(way):
            graph = self._graph(way)
            return tuple(first_partners(graph, mdps)) if graph.possible else None
        return first_opponents(mdps, self.task.options, lambda only: self._find(way, only))

    @property
    def _mdps(self) -> Players:
        return self.task.players[: self.mdps]

    def _ways(self) -> Iterator[Way]:
        """The ways that the numbers of wishes do not rule out."""
        relations, everybody = self.task.relations, set_of(self.task.players)
        white, black = relations.white & everybody, relations.black & everybody
        mild = relations.mild if relations.mild_give_way else 0
        ways: list[Way] = [Majority(white & ~mild, black), Majority(black & ~mild, white), SameWishes((white, black))]
        for colour, other in ((white, black), (black, white)):
            if colour & mild:
                most = (colour & ~self.task.s1).bit_count() - self._half - 1
                ways.append(SameWishes((colour & ~mild, other), colour, most))
        return (way for way in ways if self._is_open(way))

    @property
    def _half(self) -> int:
        """The larger half of the remainder."""
        return (len(self.task.players) + 1) // 2 - self.mdps

    def _is_open(self, way: Way) -> bool:
        """Whether the sum of the remainder can be as small as it must be, by the formula above."""
        fewer = len(self.task.players) // 2 - self.pairs
        if isinstance(way, Majority):
            return (way.wished & ~self.task.s1).bit_count() - self._half - fewer + self.raised >= 0
        least = max((wish & ~self.task.s1).bit_count() - self.mdps - self._half - fewer for wish in way.wishes)
        return least <= self.raised and way.most_few >= 0

    def _is_a_graph(self, way: Way) -> bool:
        """Whether every pair is allowed or not by itself, and nobody else takes part."""
        each = all(most <= 0 or most >= self.mdps for most in (self.unmet, way.most_few if way.few else 0))
        return each and not self.raised and self.broken == Breach() and self.task.below is None

    def _graph(self, way: Way) -> PerfectMatchings:
        """The pairings of the whole group; further vertices stand for leaving."""
        task, relations, s1 = self.task, self.task.relations, self.task.s1
        inside, size, leaving = set_of(task.players), relations.field.size, task.leaving or 0
        seats = stretch(size, size + leaving)
        leavers = relations.may_leave(task.given_up, task.lowest) & inside & ~s1 & way.leavers
        adjacency = [0] * size + [leavers] * leaving
        for player in task.players[self.mdps :]:
            others = relations.opponents(player, task.given_up) & inside & ~s1 & way.for_nothing(player)
            others &= ~(relations.absolute[player] | relations.strong[player])
            adjacency[player] = others | (seats if leavers >> player & 1 else 0)
        for mdp in self._mdps:
            adjacency[mdp] = others = self._accepted(mdp, way)
            for other in members(others):
                adjacency[other] |= 1 << mdp
        return PerfectMatchings(adjacency, inside | seats)

    def _accepted(self, mdp: int, way: Way) -> int:
        """Whom an MDP can meet if nothing is broken, nor a preference unmet unless all may be."""
        others = self.task.options(mdp) & ~(self.task.relations.absolute[mdp] | self.task.relations.strong[mdp])
        if not self.unmet:
            others &= ~sum(wish for wish in self.wishes if wish >> mdp & 1)
        return others & ~way.few if way.few and not way.most_few else others

    def _find(self, way: Way, only: Only) -> WeighedPairing | None:
        """A pairing in which no sum is more than it may be; None if there is none.

        The least of each sum is asked for in turn: if it is too much, that is a
        proof, and if the others come out small enough, that is a pairing. Where
        neither happens it is decided for one MDP after the other what kind of
        opponent to have. When all are decided only the sum of the remainder is
        open, and its least decides.
        """
        sums = self._sums(way)
        for turn in range(len(sums)):
            in_turn = (*sums[turn:], *sums[:turn])
            found = self._weighed(in_turn, only)
            if found is None or in_turn[0].of(found) > in_turn[0].most:
                return None
            if all(each.of(found) <= each.most for each in sums):
                return found
        for mdp in self._mdps:
            kinds = self._kinds(way, mdp, self.task.options(mdp) & only.get(mdp, -1))
            if len(kinds) > 1:
                tries = (self._find(way, {**only, mdp: kind}) for kind in kinds)
                return next((found for found in tries if found is not None), None)
        raise AssertionError("nothing is open and nothing is decided")

    def _sums(self, way: Way) -> tuple[Sum, ...]:
        """The sum of the remainder, and those of the MDPs that can be too much; MDPs come first in their pairs."""
        s1, wishes = self.task.s1, self.wishes

        def remainder(one: int, two: int) -> int:
            return 0 if s1 >> one & 1 else way.pair(one, two)

        def unmet(one: int, two: int) -> int:
            return s1 >> one & int(any(wish >> one & wish >> two & 1 for wish in wishes))

        def few(one: int, two: int) -> int:
            return s1 >> one & way.few >> two & 1

        sums = [Sum(remainder, way.leaving, self.raised)]
        if self.unmet < self.mdps:
            sums.append(Sum(unmet, nothing, self.unmet))
        if way.few and way.most_few < self.mdps:
            sums.append(Sum(few, nothing, way.most_few))
        return tuple(sums)

    def _kinds(self, way: Way, mdp: int, options: int) -> list[int]:
        """The opponents of an MDP by what they mean for the sums of the MDPs."""
        same = sum(wish for wish in self.wishes if wish >> mdp & 1)
        kinds = (
            options & ~same & ~way.few,
            options & same & ~way.few,
            options & ~same & way.few,
            options & same & way.few,
        )
        return [kind for kind in kinds if kind]

    def _weighed(self, sums: Sequence[Sum], only: Only) -> WeighedPairing | None:
        """The pairing with the least first sum, then the least second, and so on, then the first transposition.

        No sum is more than the number of players, because a pair costs two at most and a leaver one.
        """
        task = self.task
        order = order_of_transpositions(self._mdps, task.players[self.mdps :])
        widths = [*[len(task.players).bit_length()] * len(sums), order.width]
        weights = tuple(zip(sums, place_values(widths), strict=False))

        def pair(one: int, two: int) -> int:
            return order.pair(one, two) + sum(value * each.pair(one, two) for each, value in weights)

        def leaving(player: int) -> int:
            return sum(value * each.leaving(player) for each, value in weights)

        found = replace(task, only=only).solve(OrderCosts(pair, leaving, sum(widths)))
        return found if found is not None and found.breach.within(self.broken) else None
