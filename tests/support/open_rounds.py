"""Events whose last round has open boards again."""

from __future__ import annotations

from collections.abc import Collection

from hakem.model import Mark, Tournament
from hakem.simulation import Settings, simulate
from hakem.values import replace


def reopened(t: Tournament, boards: Collection[int]) -> Tournament:
    """The event with these boards of its last round without a result."""
    last = t.rounds[-1]
    games = tuple(
        replace(game, white_mark=Mark.PENDING, black_mark=Mark.PENDING) if board in boards else game
        for board, game in enumerate(last.games, start=1)
    )
    return replace(t, rounds=(*t.rounds[:-1], replace(last, games=games)))


def last_round_open(players: int, rounds: int, seed: str, boards: Collection[int], *codes: str) -> Tournament:
    """A simulated event of close players; ``codes`` are its tie-breaks."""
    t = simulate(Settings(players, rounds, seed, ratings=(1900, 2100))).tournament
    return reopened(replace(t, rules=replace(t.rules, tie_breaks=codes)), boards)
