"""One group of the handbook's Dutch system of 2009: the first pairing that C.2 to C.11 come to.

C.7 and C.8 go through pairings in an order, C.9 to C.11 through what may be broken: how many pairs against B.2 and
A.7.d, how many wishes go unmet beyond x, how far B.5 and B.6 are given up. Nothing has to be gone through for that: x
is never more than what must go unmet, so the first level with a pairing is the one with the fewest of each, in this
order, and that is a problem of costs. Opponents of players from above are tried one after the other.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from itertools import chain

from hakem.model import Colour, PlayerId
from hakem.values import dataclass, replace
from hakem.verify.criteria import AtLevel
from hakem.verify.first_way import Effort, PairedProblem, PairedWay, TwoPlayers, WayPart, first_way
from hakem.verify.graph import JudgedBracket, remainder_stage
from hakem.verify.participant import ColourWish, Participant, Participants, PastFloat

Condition = Callable[[Participants], bool]
"""What those who leave must allow below."""

NO_LIMIT = 4
"""B.5 and B.6 are given up in both directions: upwards B.6 (1), B.5 (2); downwards the first (3), the second (4)."""


def anybody(_leaving: Participants) -> bool:
    """Whoever leaves."""
    return True


@dataclass(frozen=True, slots=True)
class HandbookReading:
    """The round and the options of the event (DU-09-2, -3, -4, -5, -10)."""

    odd_round: bool
    last_round: bool
    strong_as_absolute: bool = True
    mild_give_way: bool = True
    b6_first: bool = False
    rest_stays: bool = False
    x_is_left: bool = False


def same_wish(one: Participant, two: Participant) -> bool:
    """Whether two wish the same colour."""
    return one.wants is not None and one.wants is two.wants


def x_of(players: Participants, reading: HandbookReading) -> tuple[int, Participants]:
    """A.8 and A.7.e: how many must go unmet, and whose mild wish gives way for that."""
    wishes = [tuple(e for e in players if e.wants is colour) for colour in (Colour.WHITE, Colour.BLACK)]
    more = max(wishes, key=len)
    x = max(0, len(more) - (len(players) + 1) // 2)
    if x == 0 or reading.odd_round or not reading.mild_give_way:
        return x, ()
    mild = tuple(e for e in more if e.wish is ColourWish.MILD)
    return max(0, x - len(mild)), mild


@dataclass(frozen=True, slots=True, eq=False)
class HandbookGroup:
    """Players in order, the first ``movers`` of them from above; of so many ``pairs`` S1 makes ``head`` first."""

    players: Participants
    movers: int
    lowest: bool
    reading: HandbookReading
    pairs: int
    head: int
    condition: Condition = anybody

    @property
    def heterogeneous(self) -> bool:
        """A.3: somebody came from above, but fewer than stayed."""
        return 0 < 2 * self.movers < len(self.players)

    def remainder(self, head: tuple[TwoPlayers, ...]) -> HandbookGroup:
        """C.6: those who are left are a homogeneous group."""
        paired = {e.id for pair in head for e in pair}
        rest = tuple(e for e in self.players if e.id not in paired)
        return replace(self, players=rest, movers=0, pairs=self.pairs - self.head, head=0)

    def may_leave(self, e: Participant, floats: int) -> bool:
        """B.1.b in the lowest group, B.5 and B.6 downwards."""
        last, before = (4, 3) if self.reading.b6_first else (3, 4)
        return (
            not (self.lowest and e.barred)
            and (e.last is not PastFloat.DOWN or floats >= last)
            and (e.before is not PastFloat.DOWN or floats >= before)
        )

    def may_pair(self, one: Participant, two: Participant, floats: int) -> bool:
        """B.1, B.2, and B.5 and B.6 upwards for the one with fewer points."""
        if not one.may_meet(two):
            return False
        if one.score == two.score:
            return True
        low = one if one.score < two.score else two
        return (low.last is not PastFloat.UP or floats >= 2) and (low.before is not PastFloat.UP or floats >= 1)

    def broken(self, one: Participant, two: Participant) -> tuple[int, int]:
        """What a pair breaks: B.2, and A.7.d in odd rounds."""
        if not same_wish(one, two) or min(one.wish, two.wish) < ColourWish.STRONG:
            return 0, 0
        if one.wish is two.wish is ColourWish.ABSOLUTE:
            return 1, 0
        return 0, int(self.reading.odd_round and self.reading.strong_as_absolute)


def first_pairing(
    group: HandbookGroup, near: Mapping[PlayerId, PlayerId | None], effort: Effort
) -> tuple[tuple[TwoPlayers, ...], Participants] | None:
    """The pairing that the procedure comes to, and who leaves; None if there is none, whatever is given up."""
    return _Settling(group, near, effort).first()


def can_be_paired(group: HandbookGroup, near: Mapping[PlayerId, PlayerId | None], effort: Effort) -> bool:
    """Whether any pairing is legal and leaves a group below that works, whatever is given up."""
    return _Settling(group, near, effort).is_possible()


class _Settling:
    """The search for the first level, and the first pairing at it."""

    def __init__(self, group: HandbookGroup, near: Mapping[PlayerId, PlayerId | None], effort: Effort) -> None:
        self.group, self.near, self.effort = group, near, effort
        self.x, self.giving_way = x_of(group.players, group.reading)
        self.x = self.lowered(group, self.x)
        self.base = len(group.players) + 1
        self.at_first = {e.id for e in group.players[: group.head]}

    @staticmethod
    def lowered(group: HandbookGroup, x: int) -> int:
        """C.14: x is less by one for every pair given up."""
        return max(0, x - (len(group.players) // 2 - group.pairs))

    def is_possible(self) -> bool:
        """Whether there is a pairing at all."""
        return self._least(NO_LIMIT) is not None

    def first(self) -> tuple[tuple[TwoPlayers, ...], Participants] | None:
        """The first pairing of all levels."""
        least = self._least(NO_LIMIT)
        if least is None:
            return None
        if not self.group.head:
            return self._homogeneous(self.group, self._steps())
        for raised in range(self.group.pairs + 1):
            if not self._has_head(NO_LIMIT, raised, least):
                continue
            for floats in self._steps():
                found = next(self._heads((), floats, raised, least), None) if self._least(floats) == least else None
                if found is not None:
                    pairs, left = self._rest(found, floats, raised)
                    return found + pairs, left
        raise AssertionError("a group that can be paired was not")

    def _steps(self) -> tuple[int, ...]:
        """C.9 gives up where somebody moved down, C.10 everywhere."""
        return (0, 1, 2, 3, 4) if self.group.movers else (0, 3, 4)

    def _has_head(self, floats: int, raised: int, least: int) -> bool:
        return next(self._heads((), floats, raised, least), None) is not None

    # Costs: pairs against B.2 and A.7.d; wishes that go unmet; the order of pairings.

    def _weight(self, one: Participant, two: Participant) -> int:
        absolute, strong = self.group.broken(one, two)
        return absolute * self.base + strong

    def _least(self, floats: int, fixed: tuple[TwoPlayers, ...] = ()) -> int | None:
        """The least that any pairing breaks of B.2 and A.7.d, with these first pairs; None if there is none."""
        group, known = self.group, {e.id for pair in fixed for e in pair}
        rest = tuple(e for e in group.players if e.id not in known)

        def pair(one: Participant, two: Participant) -> int | None:
            both = one.id in self.at_first and two.id in self.at_first
            return self._weight(one, two) if not both and group.may_pair(one, two, floats) else None

        def leaves(e: Participant) -> int | None:
            return 0 if e.id not in self.at_first and group.may_leave(e, floats) else None

        left_over = len(group.players) - 2 * group.pairs
        problem = PairedProblem(rest, left_over, pair, leaves, self.near)
        found = first_way(problem, self.effort, self._refused)
        return None if found is None else found.cost + sum(self._weight(*pair) for pair in fixed)

    def _refused(self, way: PairedWay) -> tuple[WayPart, ...] | None:
        """C.12 and C.13: those who leave must allow something below."""
        return None if self.group.condition(way.left) else way.leaving

    # Players from above.

    def _heads(
        self, made: tuple[TwoPlayers, ...], floats: int, raised: int, least: int
    ) -> Iterator[tuple[TwoPlayers, ...]]:
        """C.6, C.7: opponents of S1 in order, after which the remainder can be paired at this level."""
        group = self.group
        if len(made) == group.head:
            if self._rest_is_possible(made, floats, raised, least):
                yield made
            return
        high, used = group.players[len(made)], {low.id for _, low in made}
        for low in group.players[group.head :]:
            more = (*made, (high, low))
            if low.id in used or not group.may_pair(high, low, floats) or self._unmet(more) > self.x + raised:
                continue
            if len(more) == group.head or self._least(floats, more) == least:
                yield from self._heads(more, floats, raised, least)

    def _unmet(self, pairs: tuple[TwoPlayers, ...]) -> int:
        return sum(same_wish(*pair) and not any(e in self.giving_way for e in pair) for pair in pairs)

    def _rest_is_possible(self, head: tuple[TwoPlayers, ...], floats: int, raised: int, least: int) -> bool:
        rest = self.group.remainder(head)
        allowed, giving_way = self._allowed(head, rest, raised)
        found = self._fewest(rest, floats, giving_way)
        if found is None:
            return False
        broken, unmet = divmod(found, self.base)
        return broken + sum(self._weight(*pair) for pair in head) == least and unmet <= allowed

    def _allowed(self, head: tuple[TwoPlayers, ...], rest: HandbookGroup, raised: int) -> tuple[int, Participants]:
        """C.6: how many wishes the remainder may leave unmet, its own x or what is left of it, and who gives way."""
        if self.group.reading.x_is_left:
            return self.x + raised - self._unmet(head), self.giving_way
        x, giving_way = x_of(rest.players, rest.reading)
        return self.lowered(rest, x) + raised, giving_way

    def _rest(
        self, head: tuple[TwoPlayers, ...], floats: int, raised: int
    ) -> tuple[tuple[TwoPlayers, ...], Participants]:
        """The remainder: with as few unmet wishes as must be, or in order with as many as x and its raises allow."""
        rest = self.group.remainder(head)
        allowed, giving_way = self._allowed(head, rest, raised)
        fewest = self._fewest(rest, floats, giving_way)
        assert fewest is not None
        counted = fewest % self.base == allowed

        def refused(way: PairedWay) -> tuple[WayPart, ...] | None:
            unmet = [pair for pair in way.pairs if same_wish(*pair) and not any(e in giving_way for e in pair)]
            many = tuple(frozenset({one.id, two.id}) for one, two in unmet) if len(unmet) > allowed else ()
            return many or self._refused(way)

        problem = self._in_order(rest, floats, giving_way, counted)
        found = first_way(problem, self.effort, self._refused if counted else refused)
        assert found is not None
        return found.pairs, found.left

    # Homogeneous groups.

    def _homogeneous(self, group: HandbookGroup, steps: tuple[int, ...]) -> tuple[tuple[TwoPlayers, ...], Participants]:
        giving_way = self.giving_way
        fewest = self._fewest(group, NO_LIMIT, giving_way)
        floats = next(step for step in steps if self._fewest(group, step, giving_way) == fewest)
        found = first_way(self._in_order(group, floats, giving_way, counted=True), self.effort, self._refused)
        assert found is not None
        return found.pairs, found.left

    def _fewest(self, group: HandbookGroup, floats: int, giving_way: Participants) -> int | None:
        """The least that must be broken of B.2 and A.7.d, and then of B.4."""

        def pair(one: Participant, two: Participant) -> int | None:
            if not group.may_pair(one, two, floats):
                return None
            return self._weight(one, two) * self.base + self._counts(one, two, giving_way)

        left_over = len(group.players) - 2 * group.pairs
        problem = PairedProblem(group.players, left_over, pair, self._leaving(group, floats), self.near)
        found = first_way(problem, self.effort, self._refused)
        return None if found is None else found.cost

    def _in_order(self, group: HandbookGroup, floats: int, giving_way: Participants, counted: bool) -> PairedProblem:
        """The same with the order of D.1 and D.2 below; without B.4 if that is ``counted`` otherwise."""
        level = AtLevel(group.players[-1].score, 1)
        bare = JudgedBracket((), group.players, (), (), (), level, level, lambda _: True, odd=False)
        stage = remainder_stage(bare, (), group.pairs)

        def pair(one: Participant, two: Participant) -> int | None:
            if not group.may_pair(one, two, floats):
                return None
            unmet = self._counts(one, two, giving_way) if counted else 0
            return (self._weight(one, two) * self.base + unmet) * stage.bound + stage.pair(one, two)

        left_over = len(group.players) - 2 * group.pairs
        return PairedProblem(group.players, left_over, pair, self._leaving(group, floats), self.near)

    @staticmethod
    def _counts(one: Participant, two: Participant, giving_way: Participants) -> int:
        return int(same_wish(one, two) and one not in giving_way and two not in giving_way)

    @staticmethod
    def _leaving(group: HandbookGroup, floats: int) -> Callable[[Participant], int | None]:
        return lambda e: 0 if group.may_leave(e, floats) else None


def everybody_in(pairs: tuple[TwoPlayers, ...]) -> Participants:
    """The players of pairs."""
    return tuple(chain.from_iterable(pairs))
