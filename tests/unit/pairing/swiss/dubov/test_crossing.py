"""Who has to be in a pair across the line under a group, against all pairings there are."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import combinations
from random import Random

import pytest

from hakem.pairing.swiss.completion import Completion
from hakem.pairing.swiss.dubov.crossing import ChosenPlayers, CrossPairs
from tests.support.effort import FACTOR

GRAPHS = 300 * FACTOR
Pairing = frozenset[tuple[int, int]]


@dataclass(frozen=True)
class Line:
    """A group, everybody below it in two groups, whom of these it may take, and an order in which they are chosen."""

    rows: list[int]
    group: range
    below: range
    open_ones: tuple[int, ...]
    order: list[int]

    @property
    def across(self) -> CrossPairs:
        size = self.below.stop
        following = (self.below.start + size + 1) // 2
        groups = self.group, range(self.below.start, following), range(following, size)
        return CrossPairs(self.rows, mask(self.group), mask(self.below), Completion(self.rows, groups), 1)

    def key(self, chosen: ChosenPlayers) -> Callable[[int], int]:
        """Another order after every choice."""
        return lambda player: self.order[player] if len(chosen) % 2 == 0 else -self.order[player]

    def pairings(self, left: frozenset[int]) -> Iterator[Pairing]:
        """Every pairing of these players, in which only open ones meet somebody of the group."""
        if not left:
            yield frozenset()
            return
        first = min(left)
        for other in left - {first}:
            crosses = first in self.group and other in self.below
            if self.rows[first] >> other & 1 and (not crosses or other in self.open_ones):
                yield from (pairs | {(first, other)} for pairs in self.pairings(left - {first, other}))

    def chosen(self, from_below: bool) -> ChosenPlayers | None:
        """Those in pairs across: one after the other the first with whom a pairing with the fewest of them is left."""
        everything = [
            [pair for pair in pairs if pair[0] in self.group and pair[1] in self.below]
            for pairs in self.pairings(frozenset((*self.group, *self.below)))
        ]
        if not everything:
            return None
        least = min(map(len, everything))
        left = [{pair[from_below] for pair in across} for across in everything if len(across) == least]
        found: ChosenPlayers = ()
        while len(found) < least:
            possible = [p for p in (self.below if from_below else self.group) if p not in found]
            best = min((p for p in possible if any(p in across for across in left)), key=self.key(found))
            left = [across for across in left if best in across]
            found = (*found, best)
        return found


def mask(players: range | tuple[int, ...]) -> int:
    return sum(1 << p for p in players)


def lines(seed: int, everybody_open: bool) -> Iterator[Line]:
    """Random ones, always the same, most of them on the edge between possible and not."""
    chance = Random(seed)
    for _ in range(GRAPHS):
        size = chance.choice((4, 6, 8))
        group = range(chance.randint(1, size - 1))
        density = chance.choice((0.3, 0.5, 0.8))
        rows = [0] * size
        for a, b in combinations(range(size), 2):
            if chance.random() < density:
                rows[a] |= 1 << b
                rows[b] |= 1 << a
        below = range(group.stop, size)
        open_ones = tuple(p for p in below if everybody_open or chance.random() < 0.6)
        yield Line(rows, group, below, open_ones, chance.sample(range(size), size))


@pytest.mark.parametrize("seed", range(4))
def test_who_joins(seed: int) -> None:
    """Only if somebody has to; None if nobody is a help."""
    answers = []
    for line in lines(seed, everybody_open=False):
        expected = line.chosen(from_below=True)
        assert line.across.needless is (expected == ()), line
        if expected != ():
            assert line.across.joining(mask(line.open_ones), line.key) == expected, line
            answers.append(0 if expected is None else len(expected))
    assert {0, 1, 2} <= set(answers)


@pytest.mark.parametrize("seed", range(4))
def test_who_leaves(seed: int) -> None:
    """Everybody can be paired, but not without a pair across."""
    answers = []
    for line in lines(seed, everybody_open=True):
        expected = line.chosen(from_below=False)
        if expected:
            assert line.across.leaving(line.key) == expected, line
            answers.append(len(expected))
    assert {1, 2} <= set(answers)
