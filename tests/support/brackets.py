"""Brackets for tests: names as people have them, results by chance."""

from __future__ import annotations

import random
import string

from hypothesis import strategies as st

from hakem.knockout import MatchKey, Progress, plan
from hakem.reports import Bracket, MatchResult
from tests.support.strategies import TURKISH_LETTERS

NAMES = (
    "Ayşe Nur Karamanoğlu",
    "Mehmet Çağrı Gündoğdu",
    "İrem Şahin",
    "Ömer Işık",
    "Zeynep Öztürk",
    "Öz, Ü.",
    "Hasan Tahsin Büyükkaraosmanoğlugiller",
    "Çağatay Şener",
)
SCORES = ("2-0", "1½-½", "3½-2½", "1-1, altın puan", "")
CAPITALS = string.ascii_uppercase + TURKISH_LETTERS


def bracket(players: int, qualify: int, *, reseed: bool = False, stages: int = 0, seed: int = 1) -> Bracket:
    """A bracket with names, its first stages played."""
    chance = random.Random(seed)
    made = plan(players, qualify, reseed)
    names = {n: f"{chance.choice(NAMES)} {n}" for n in range(1, players + 1)}
    results: dict[MatchKey, MatchResult] = {}
    for number, stage in enumerate(made.stages[:stages], start=1):
        so_far = Progress(made, {match: outcome.winner for match, outcome in results.items()})
        for place, match in enumerate(stage.matches, start=1):
            seeds = [seed for seed in map(so_far.seed, match.slots) if seed is not None]
            results[number, place] = MatchResult(chance.choice(seeds), chance.choice(SCORES))
    return Bracket(made, names, results)


def any_brackets(most: int) -> st.SearchStrategy[Bracket]:
    """Brackets of every kind with up to so many players."""
    sizes = st.integers(2, most).flatmap(lambda n: st.tuples(st.just(n), st.integers(1, n - 1)))
    return st.builds(
        lambda size, reseed, stages, seed: bracket(*size, reseed=reseed, stages=stages, seed=seed),
        sizes,
        st.booleans(),
        st.integers(0, 7),
        st.integers(0, 10**6),
    )
