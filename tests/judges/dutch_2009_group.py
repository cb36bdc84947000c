"""One group of the Dutch system of 2009: every candidate in the order of D.1 and D.2, and what it breaks."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field, replace

from tests.judges.dutch_2009_facts import (
    Circumstances,
    Pair,
    both_absolute,
    kept_apart,
    may_meet,
    same_wish,
    transpositions,
    upfloats,
    x_of,
)
from tests.judges.entrant import Entrant, Float

Leavers = tuple[Entrant, ...]
Condition = Callable[[Leavers], bool]


def anything_goes(_leavers: Leavers) -> bool:
    return True


@dataclass(frozen=True)
class Level:
    """What may be broken: clashes of absolute and of strong wishes, unmet wishes, and how far B.5 and B.6 are gone."""

    absolute: int = 0
    strong: int = 0
    unmet: int = 0
    floats: int = 0


EVERYTHING = Level(99, 99, 99, 4)


@dataclass(frozen=True)
class Group:
    """Players in order, the first ``movers`` of them from above; ``pairs`` to make, ``head`` of them first."""

    players: tuple[Entrant, ...]
    movers: int
    lowest: bool
    now: Circumstances
    pairs: int
    head: int
    condition: Condition = anything_goes
    giving_way: frozenset[Entrant] = field(init=False)
    plain_x: int = field(init=False)

    def __post_init__(self) -> None:
        x, giving_way = x_of(self.players, self.now)
        object.__setattr__(self, "plain_x", x)
        object.__setattr__(self, "giving_way", giving_way)

    @property
    def x(self) -> int:
        """A.8, lowered by C.14 with the pairs."""
        return max(0, self.plain_x - (len(self.players) // 2 - self.pairs))

    @property
    def most_x(self) -> int:
        """C.11: how far x can be raised, up to p or to one less."""
        return max(self.x, self.pairs - 1) if self.now.x_below_p and not self.lowest else max(self.x, self.pairs)

    def remainder(self, head_pairs: Sequence[Pair]) -> Group:
        """C.6: what is left when the players from above are paired, a homogeneous group with an x of its own."""
        paired = {e for pair in head_pairs for e in pair}
        rest = tuple(e for e in self.players if e not in paired)
        return replace(self, players=rest, movers=0, pairs=self.pairs - self.head, head=0)

    def accepted(self, head_pairs: Sequence[Pair], pairs: Sequence[Pair], level: Level) -> bool:
        """Whether a remainder paired like this is accepted after the pairs of those from above, leavers apart."""
        if self.now.x_left or not head_pairs:
            return self.pairs_accepted((*head_pairs, *pairs), level)
        used, rest = self.broken(head_pairs), self.remainder(head_pairs)
        raised = level.unmet - self.x
        own = Level(level.absolute - used.absolute, level.strong - used.strong, rest.x + raised, level.floats)
        return rest.pairs_accepted(pairs, own)

    def broken(self, pairs: Sequence[Pair]) -> Level:
        """What these pairs break, floats apart."""
        return Level(
            sum(both_absolute(a, b) for a, b in pairs),
            sum(kept_apart(a, b, self.now) for a, b in pairs),
            sum(same_wish(a, b) and not {a, b} & self.giving_way for a, b in pairs),
        )

    def pairs_accepted(self, pairs: Sequence[Pair], level: Level) -> bool:
        """B.1, B.2, B.4 and the upward half of B.5 and B.6."""
        if not all(may_meet(a, b) and _may_float_up(upfloats(a, b), level.floats) for a, b in pairs):
            return False
        broken = self.broken(pairs)
        return broken.absolute <= level.absolute and broken.strong <= level.strong and broken.unmet <= level.unmet

    def leavers_accepted(self, leavers: Leavers, level: Level) -> bool:
        """The downward half of B.5 and B.6, B.1.b in the lowest group, and what the group below needs."""
        if self.lowest and any(e.barred_from_pab for e in leavers):
            return False
        return all(_may_float_down(e, level.floats, self.now.b6_first) for e in leavers) and self.condition(leavers)

    def candidates(self) -> Iterator[tuple[tuple[Pair, ...], Leavers]]:
        """Every way to pair the group, in no certain order: what could be reached at all."""
        for head_pairs in self._head_candidates():
            paired = {e for pair in head_pairs for e in pair}
            rest = [e for e in self.players if e not in paired]
            for pairs in _some_pairs(rest, self.pairs - self.head):
                inside = {e for pair in pairs for e in pair}
                if not self.now.x_below_p or self._within_most_x(head_pairs, pairs):
                    yield (*head_pairs, *pairs), tuple(e for e in rest if e not in inside)

    def _within_most_x(self, head_pairs: Sequence[Pair], pairs: Sequence[Pair]) -> bool:
        """Whether C.11 could raise x far enough."""
        most = replace(EVERYTHING, unmet=self.most_x)
        return self.pairs_accepted(head_pairs, most) and self.accepted(head_pairs, pairs, most)

    def _head_candidates(self) -> Iterator[tuple[Pair, ...]]:
        numbers = range(self.head, len(self.players))
        for order in transpositions(numbers, self.head):
            pairs = tuple((self.players[i], self.players[j]) for i, j in enumerate(order))
            if all(may_meet(a, b) for a, b in pairs):
                yield pairs

    def can_be_paired(self) -> bool:
        """Whether any candidate is legal and leaves a group below that works."""
        return any(self.leavers_accepted(leavers, EVERYTHING) for _, leavers in self.candidates())

    def head_can_be_paired(self) -> bool:
        return any(True for _ in self._head_candidates())


def _some_pairs(players: Sequence[Entrant], count: int) -> Iterator[tuple[Pair, ...]]:
    """Every set of that many legal pairs."""
    if count == 0:
        yield ()
        return
    if len(players) < 2 * count:
        return
    first, others = players[0], list(players[1:])
    for other in others:
        if may_meet(first, other):
            for more in _some_pairs([e for e in others if e is not other], count - 1):
                yield ((first, other), *more)
    yield from _some_pairs(others, count)


def _may_float_up(player: Entrant | None, given_up: int) -> bool:
    """B.6 falls with the first step, B.5 with the second."""
    if player is None:
        return True
    last, before = player.floats
    return not (last is Float.UP and given_up < 2) and not (before is Float.UP and given_up < 1)


def _may_float_down(player: Entrant, given_up: int, b6_first: bool) -> bool:
    """C.10: B.5 falls with the third step, B.6 with the fourth, "in this order"; or the other way round."""
    last, before = player.floats
    b5, b6 = (4, 3) if b6_first else (3, 4)
    return not (last is Float.DOWN and given_up < b5) and not (before is Float.DOWN and given_up < b6)
