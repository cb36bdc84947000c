"""Pairings of a group in which as few as possible have both players due the same colour.

Counting gives a lower bound: of 2p players of whom W are due White, at least W - p pairs have two of them. Where the
bound is met, every pair with two of the rarer side, or without anybody of the more frequent one, would be one too many:
leaving such pairs out turns the question into one of matchings without costs. Only where the bound cannot be met do
pairs get costs. The same holds for grave pairs, if more than half of the players can only have a grave pair with each
other: then everybody else must meet one of them, and there are no more clashes than must be either.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from hakem.matching.bits import bits, everything, mask_of, renumbering
from hakem.matching.narrowing import CheapestMatchings, Matchings, PerfectMatchings
from hakem.values import dataclass

FEW_STRETCHES = 12
"""Up to so many stretches of players are moved one by one."""


@dataclass(frozen=True, slots=True)
class FewestClashes:
    """The pairings with the fewest clashes, to be decided one pair after the other.

    ``clashes`` is how many pairs clash in each of them, ``bound`` how many must
    by counting alone. Where the bound is met, and nothing is grave, ``sides``
    are the sets of those due a colour: every pair has one of the more frequent
    side if it is more than half, and no pair has two of any other side.
    """

    matchings: Matchings
    clashes: int
    bound: int
    sides: tuple[int, ...] = ()


def local_graph(opponents: Sequence[int], players: Sequence[int]) -> list[int]:
    """Who of these players may meet whom of them, by their places in the sequence.

    Players who follow each other in both orders are moved together, so that a
    group that is a stretch of the field costs one step a player; where the
    orders have little in common, all are moved at once.
    """
    starts = [place for place, player in enumerate(players) if place == 0 or players[place - 1] != player - 1]
    if len(starts) > FEW_STRETCHES:
        return list(map(renumbering(players, len(opponents)), (opponents[player] for player in players)))
    runs = [(place, players[place], everything(stop - place)) for place, stop in pairwise([*starts, len(players)])]
    return [sum((opponents[p] >> first & run) << place for place, first, run in runs) for p in players]


def fewest_clashes(
    adjacency: Sequence[int],
    white: int,
    black: int,
    grave: Sequence[int] | None = None,
    within: int | None = None,
    mate: Sequence[int] | None = None,
) -> FewestClashes | None:
    """The perfect matchings with the fewest clashes; None if there is no perfect matching.

    ``white`` and ``black`` are the sets of those due a colour. Pairs in
    ``grave``, if there are any, are avoided before clashes are counted; they
    clash, too. ``within`` are those who are to be matched, everybody if it is
    not said; ``mate`` is a matching to start from.
    """
    everybody = everything(len(adjacency)) if within is None else within
    white, black = white & everybody, black & everybody
    half = everybody.bit_count() // 2
    bound = max(0, white.bit_count() - half, black.bit_count() - half)
    quick = PerfectMatchings(within_the_bound(adjacency, white, black, everybody, grave), everybody, mate)
    if quick.possible:
        return FewestClashes(quick, bound, bound, (white, black) if grave is None else ())
    price = len(adjacency) + 1
    costs: list[dict[int, int]] = [{} for _ in adjacency]
    for u in bits(everybody):
        costs[u] = {
            v: _clash(u, v, white, black) + (price if grave is not None and grave[u] >> v & 1 else 0)
            for v in bits(adjacency[u] & everybody)
        }
    exact = CheapestMatchings(costs, everybody)
    return FewestClashes(exact, exact.least % price, bound) if exact.possible else None


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
    bad = [0] * len(adjacency) if grave is None else grave
    in_danger = mask_of(u for u, others in enumerate(bad) if others)
    for side in (white & in_danger, black & in_danger):
        if side.bit_count() > half and not any(adjacency[u] & side & ~bad[u] for u in bits(side)):
            return [row & (everybody if side >> u & 1 else side) for u, row in enumerate(adjacency)]
    side = white if white.bit_count() > half else black if black.bit_count() > half else 0
    rows = [0] * len(adjacency)
    for u in bits(everybody):
        if side:
            allowed = everybody if side >> u & 1 else side
        else:
            allowed = everybody & ~((white if white >> u & 1 else 0) | (black if black >> u & 1 else 0))
        rows[u] = adjacency[u] & allowed & ~bad[u]
    return rows
