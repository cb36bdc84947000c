"""Candidates of a bracket in the order of the text: Art. 3 and 4 (edition 2017: sections B and D).

Nothing here knows a criterion: whether two players may meet is asked of the
caller, so that candidates with a forbidden pair are not even built. They would
never be chosen, and leaving them out does not change the order of the others.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations
from typing import TypeVar

from tests.judges.entrant import Entrant

T = TypeVar("T")
Pairs = tuple[tuple[Entrant, Entrant], ...]
MayMeet = Callable[[T, T], bool]


@dataclass(frozen=True, slots=True)
class Bracket:
    """Art. 1.3: moved-down players, residents, and the scoregroups that come after it."""

    mdps: tuple[Entrant, ...]
    residents: tuple[Entrant, ...]
    below: tuple[tuple[Entrant, ...], ...] = ()

    @property
    def players(self) -> tuple[Entrant, ...]:
        """All of them, in the order of Art. 1.2."""
        return self.mdps + self.residents


@dataclass(frozen=True, slots=True)
class Candidate:
    """Art. 3.3: what a pairing of a bracket looks like.

    A pair stands with its S1 player first, the downfloaters in the order of Art. 1.2.
    """

    bracket: Bracket
    mdp_pairs: Pairs
    remainder_pairs: Pairs
    downfloaters: tuple[Entrant, ...]

    @property
    def pairs(self) -> Pairs:
        """All pairs of the bracket."""
        return self.mdp_pairs + self.remainder_pairs


def candidates(bracket: Bracket, pairs: int, may_meet: MayMeet[Entrant]) -> Iterator[Candidate]:
    """Every candidate with that many pairs, in the order of Art. 3.6 and 3.7."""
    for m1 in range(min(pairs, len(bracket.mdps)), -1, -1):
        for s1 in mdp_sets(bracket.mdps, m1):
            yield from _with_mdps(bracket, s1, pairs, may_meet)


def _with_mdps(
    bracket: Bracket, s1: tuple[Entrant, ...], pairs: int, may_meet: MayMeet[Entrant]
) -> Iterator[Candidate]:
    """Art. 3.7: for every MDP-pairing all pairings of its remainder."""
    limbo = tuple(p for p in bracket.mdps if p not in s1)
    for opponents in transpositions(s1, bracket.residents, may_meet):
        remainder = tuple(p for p in bracket.residents if p not in opponents)
        for inner in homogeneous(remainder, pairs - len(s1), may_meet):
            paired = {p for pair in inner for p in pair}
            left = tuple(p for p in remainder if p not in paired)
            yield Candidate(bracket, tuple(zip(s1, opponents, strict=True)), inner, limbo + left)


def homogeneous(players: Sequence[T], pairs: int, may_meet: MayMeet[T]) -> Iterator[tuple[tuple[T, T], ...]]:
    """Art. 3.6: every pairing of a homogeneous bracket or remainder in its order."""
    if not 0 <= 2 * pairs <= len(players):
        return
    for s1, s2 in exchanges(players, pairs):
        for opponents in transpositions(s1, s2, may_meet):
            yield tuple(zip(s1, opponents, strict=True))


def transpositions(s1: Sequence[T], s2: Sequence[T], may_meet: MayMeet[T]) -> Iterator[tuple[T, ...]]:
    """Art. 4.2: the first N1 players of every transposition of S2, in lexicographic order of their BSNs."""
    if not s1:
        yield ()
        return
    for place, opponent in enumerate(s2):
        if may_meet(s1[0], opponent):
            others = (*s2[:place], *s2[place + 1 :])
            for rest in transpositions(s1[1:], others, may_meet):
                yield (opponent, *rest)


def exchanges(players: Sequence[T], n1: int) -> Iterator[tuple[tuple[T, ...], tuple[T, ...]]]:
    """Art. 4.3: S1 and S2 as they are, then after every resident exchange in turn, each half in order again."""
    for out, into in exchange_order(len(players), n1):
        first = sorted({*range(1, n1 + 1)} - {*out} | {*into})
        second = sorted({*range(1, len(players) + 1)} - {*first})
        yield tuple(players[bsn - 1] for bsn in first), tuple(players[bsn - 1] for bsn in second)


def exchange_order(size: int, n1: int) -> Iterator[tuple[tuple[int, ...], tuple[int, ...]]]:
    """The BSNs that leave S1 and those that enter it, in the order of Art. 4.3; first the empty exchange."""
    for number in range(min(n1, size - n1) + 1):
        groups = [
            (out, into)
            for out in combinations(range(1, n1 + 1), number)
            for into in combinations(range(n1 + 1, size + 1), number)
        ]
        yield from sorted(groups, key=_exchange_key)


def _exchange_key(exchange: tuple[tuple[int, ...], tuple[int, ...]]) -> tuple[int, tuple[int, ...], tuple[int, ...]]:
    """Art. 4.3.2-4: smallest difference, then the largest BSNs that leave S1, then the smallest that enter."""
    out, into = exchange
    return sum(into) - sum(out), tuple(-bsn for bsn in sorted(out, reverse=True)), tuple(sorted(into))


def mdp_sets(mdps: Sequence[Entrant], m1: int) -> list[tuple[Entrant, ...]]:
    """Art. 4.4 (2017: D.3): the sets of M1 MDPs, the highest differing score, then the smallest differing BSN first.

    The edition of 2026 speaks of BSNs only, but to it only sets of equal scores are valid (C7).
    """
    return sorted(combinations(mdps, m1), key=lambda chosen: [-player.score for player in chosen])
