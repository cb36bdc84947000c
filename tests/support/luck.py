"""Chance in events that are made up: who comes late, who goes, which rounds are made by hand."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from random import Random
from typing import TypeVar

from hypothesis import strategies as st

from hakem.model import RoundNo

T = TypeVar("T")
WILDNESS = (0.0, 0.0, 0.1, 0.25)


@dataclass(frozen=True, slots=True)
class Luck:
    """Chance; ``wildness`` says how often something unusual happens."""

    chance: Random
    wildness: float

    def happens(self, share: float = 1.0) -> bool:
        """Whether something unusual does."""
        return self.chance.random() < self.wildness * share

    def makes_a_round(self) -> bool:
        """Whether a round is made by chance."""
        return self.chance.random() < 0.2 + self.wildness

    def pairs(self, members: list[T], apart: Collection[frozenset[T]]) -> list[tuple[T, T]] | None:
        """Any pairing of these in which nobody has to do with somebody kept apart; None if chance has found none."""
        for _ in range(10):
            self.chance.shuffle(members)
            found = list(zip(members[::2], members[1::2], strict=True))
            if not any(frozenset(pair) in apart for pair in found):
                return found
        return None

    def time_of(self, total: int) -> tuple[RoundNo, RoundNo | None]:
        """The first round of somebody and, if they go before the end, the last one."""
        joined = self.chance.randint(2, total) if self.happens(0.5) else 1
        left = self.chance.randint(joined, total) if self.happens(0.5) else None
        return RoundNo(joined), None if left is None else RoundNo(left)


def luck_of(seed: int) -> Luck:
    """Chance that a seed repeats: evenly spread, where hypothesis would look for small numbers."""
    chance = Random(seed)
    return Luck(chance, chance.choice(WILDNESS))


SEEDS = st.integers(0, 2**32 - 1)
