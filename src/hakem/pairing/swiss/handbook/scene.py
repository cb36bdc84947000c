"""Pairings of some players, weighed: the least that must be broken, and the best of those that break no more."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass

from hakem.pairing.swiss.field import members, set_of, stretch
from hakem.pairing.swiss.handbook.below import Below
from hakem.pairing.swiss.handbook.puzzle import Puzzle, place_values
from hakem.pairing.swiss.handbook.relations import NOTHING_BROKEN, Breach, Relations


def nothing(*_: int) -> int:
    """No further cost."""
    return 0


@dataclass(frozen=True, slots=True)
class Extra:
    """What decides between pairings that break equally much: costs of pairs, higher player first, and of leaving.

    ``width`` is how many bits the sum of all of them can have.
    """

    pair: Callable[[int, int], int] = nothing
    leaving: Callable[[int], int] = nothing
    width: int = 0


NO_PREFERENCE = Extra()


def may_leave(relations: Relations, floats: int, lowest: bool) -> int:
    """Those who may leave a group downwards, or have the bye in the lowest one."""
    allowed = stretch(0, relations.field.size) & ~relations.barred_down(floats)
    return allowed & relations.bye if lowest else allowed


@dataclass(frozen=True, slots=True)
class Outcome:
    """A pairing: for everybody the opponent, but for those who leave; what it breaks; how many are idle then."""

    opponent: Mapping[int, int]
    leaving: tuple[int, ...]
    breach: Breach
    idle: int


@dataclass(frozen=True, slots=True)
class Scene:
    """Players to be paired with each other.

    ``upper`` are players of S1: they are paired with others only and none of
    them leaves. If ``facing``, all others are S2 and paired with ``upper``
    only. ``leaving`` is how many must leave, None to find the least.
    """

    relations: Relations
    players: tuple[int, ...]
    upper: int
    facing: bool
    floats: int
    wishes: tuple[int, int]
    lowest: bool
    leaving: int | None
    below: Below | None = None

    def solve(self, extra: Extra = NO_PREFERENCE) -> Outcome | None:
        """The pairing that breaks least, then costs least; None if there is none."""
        count = len(self.players).bit_length() + 1
        idle = self.relations.field.size.bit_length()
        leaves, idles, *breaks = place_values([count, idle, count, count, count, extra.width])
        puzzle = Puzzle((*self.players, *(self.below.needed() if self.below else ())))
        for one in self.players:
            wished = sum(wish for wish in self.wishes if wish >> one & 1)
            kinds = tuple(zip((self.relations.absolute[one], self.relations.strong[one], wished), breaks, strict=False))
            for two in members(self._partners(one)):
                cost = sum(value for players, value in kinds if players >> two & 1)
                puzzle.join(one, two, cost + extra.pair(one, two))
        leavers = may_leave(self.relations, self.floats, self.lowest) & set_of(self.players) & ~self.upper
        for player in members(leavers):
            for option, cost in self._ways_out(player, idles):
                puzzle.join(player, option, leaves + cost + extra.leaving(player))
        if self.below:
            self.below.join(puzzle, self.relations, idles)
        return self._outcome(puzzle.solve())

    def _partners(self, one: int) -> int:
        """The lower players whom this one may be paired with."""
        others = self.relations.opponents(one, self.floats) & set_of(self.players) & ~((2 << one) - 1)
        if self.upper >> one & 1:
            return others & ~self.upper
        return others & self.upper if self.facing else others

    def _ways_out(self, player: int, price: int) -> Iterable[tuple[int, int]]:
        """Who or what is there for somebody who leaves, and at what cost besides leaving."""
        if self.below:
            return self.below.options(self.relations, player, price)
        size = self.relations.field.size
        return ((seat, 0) for seat in range(size, size + (self.leaving or 0)))

    def _outcome(self, mates: Mapping[int, int] | None) -> Outcome | None:
        """None also if more leave than must: fewer cannot, because everybody else would have to be paired here."""
        if mates is None:
            return None
        inside = set_of(self.players)
        opponent = {p: mates[p] for p in self.players if mates[p] >= 0 and inside >> mates[p] & 1}
        leaving = tuple(p for p in self.players if p not in opponent)
        if self.leaving is not None and len(leaving) > self.leaving:
            return None
        breach = NOTHING_BROKEN
        for one, two in opponent.items():
            if one < two:
                breach += self.relations.breach(one, two, self.wishes)
        size = self.relations.field.size
        idle = sum(size <= vertex < 2 * size for vertex in mates)
        return Outcome(opponent, leaving, breach, idle)
