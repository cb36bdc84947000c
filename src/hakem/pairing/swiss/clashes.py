"""Pairings of a group in which as few as possible have both players due the same colour.

Counting gives a lower bound: of 2p players of whom W are due White, at least W - p pairs have two of them. Where the
bound is met, every pair with two of the rarer side, or without anybody of the more frequent one, would be one too many:
leaving such pairs out turns the question into one of matchings without costs. Only where the bound cannot be met do
pairs get costs.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from hakem.matching.bits import bits, everything
from hakem.matching.decisions import CheapestDecisions, Deciding, Decisions


@dataclass(frozen=True, slots=True)
class Harmony:
    """The pairings with the fewest clashes, to be decided one pair after the other.

    ``clashes`` is how many pairs clash in each of them, ``bound`` how many must
    by counting alone.
    """

    deciding: Deciding
    clashes: int
    bound: int


def local_graph(opponents: Sequence[int], players: Sequence[int]) -> list[int]:
    """Who of these players may meet whom of them, by their places in the sequence."""
    return [
        sum(1 << place for place, other in enumerate(players) if row >> other & 1)
        for row in (opponents[player] for player in players)
    ]


def harmony(
    adjacency: Sequence[int], white: int, black: int, grave: Sequence[int] | None = None, within: int | None = None
) -> Harmony | None:
    """The perfect matchings with the fewest clashes; None if there is no perfect matching.

    ``white`` and ``black`` are the sets of those due a colour. Pairs in
    ``grave``, if there are any, are avoided before clashes are counted; they
    clash, too. ``within`` are those who are to be matched, everybody if it is
    not said.
    """
    everybody = everything(len(adjacency)) if within is None else within
    white, black = white & everybody, black & everybody
    half = everybody.bit_count() // 2
    bound = max(0, white.bit_count() - half, black.bit_count() - half)
    quick = Decisions(within_the_bound(adjacency, white, black, everybody, grave), everybody)
    if quick.possible:
        return Harmony(quick, bound, bound)
    price = len(adjacency) + 1
    costs: list[dict[int, int]] = [{} for _ in adjacency]
    for u in bits(everybody):
        costs[u] = {
            v: _clash(u, v, white, black) + (price if grave is not None and grave[u] >> v & 1 else 0)
            for v in bits(adjacency[u] & everybody)
        }
    exact = CheapestDecisions(costs, everybody)
    return Harmony(exact, exact.least % price, bound) if exact.possible else None


def _clash(u: int, v: int, white: int, black: int) -> int:
    return int(bool(white >> u & white >> v & 1 or black >> u & black >> v & 1))


def within_the_bound(
    adjacency: Sequence[int], white: int, black: int, everybody: int, grave: Sequence[int] | None = None
) -> list[int]:
    """The pairs that a pairing of everybody at the bound can have.

    If they are an odd number, one more is to come who is not due the colour of
    the majority.
    """
    half = (everybody.bit_count() + 1) // 2
    side = white if white.bit_count() > half else black if black.bit_count() > half else 0
    rows = [0] * len(adjacency)
    for u in bits(everybody):
        if side:
            allowed = everybody if side >> u & 1 else side
        else:
            allowed = everybody & ~((white if white >> u & 1 else 0) | (black if black >> u & 1 else 0))
        rows[u] = adjacency[u] & allowed & ~(grave[u] if grave is not None else 0)
    return rows
