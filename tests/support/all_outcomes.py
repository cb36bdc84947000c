"""Every outcome of a small bracket, in the order of the text, and what it costs: nothing is reckoned in advance."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import combinations
from typing import NamedTuple

from hakem.pairing.swiss.brackets.bracket import Bracket, BracketCosts, Outcome
from hakem.pairing.swiss.field import Field
from tests.judges.dutch_candidates import exchange_order, homogeneous, transpositions

Pairs = tuple[tuple[int, int], ...]
CostOfFloaters = Callable[[tuple[int, ...]], int | None]
"""What leaving over these players costs with all that follows; None if they cannot be left over."""


class Best(NamedTuple):
    """The first of the cheapest outcomes; ``exchanges`` is how many residents had to be exchanged for it."""

    outcome: Outcome
    cost: int
    exchanges: int


def outcomes(field: Field, bracket: Bracket, pairs: int) -> Iterator[tuple[Outcome, int]]:
    """Every outcome with so many pairs in the order of the text, and the number of residents exchanged for it."""

    def may_meet(a: int, b: int) -> bool:
        return bool(field.opponents[a] >> b & 1)

    for chosen in sets_of_mdps(bracket.mdps, pairs):
        for opponents in transpositions(chosen, bracket.residents, may_meet):
            rest = [p for p in bracket.residents if p not in opponents]
            inside = pairs - len(chosen)
            exchanged = (
                {
                    tuple(sorted(rest[bsn - 1] for bsn in _first(inside, out, into))): len(out)
                    for out, into in exchange_order(len(rest), inside)
                }
                if 0 <= 2 * inside <= len(rest)
                else {}
            )
            for more in homogeneous(rest, inside, may_meet):
                made = (*zip(chosen, opponents, strict=True), *more)
                found = tuple(sorted((min(pair), max(pair)) for pair in made))
                paired = {p for pair in found for p in pair}
                left = tuple(p for p in bracket.players if p not in paired)
                yield Outcome(found, left), exchanged[tuple(sorted(a for a, _ in more))]


def _first(size: int, out: Iterable[int], into: Iterable[int]) -> set[int]:
    return {*range(1, size + 1)} - {*out} | {*into}


def sets_of_mdps(mdps: Sequence[int], most: int) -> list[tuple[int, ...]]:
    """The sets of MDPs to be paired, the one with the best players first."""
    sets = [chosen for count in range(min(most, len(mdps)) + 1) for chosen in combinations(mdps, count)]
    return sorted(sets, key=lambda chosen: [p not in chosen for p in mdps])


def best_outcome(costs: BracketCosts, leaving: CostOfFloaters, only: int | None = None) -> Best | None:
    """The first of the cheapest, of those with a cost of ``only`` if that is said; None if there is none."""
    best: Best | None = None
    for pairs in range(costs.bracket.size // 2, -1, -1):
        for found, exchanges in outcomes(costs.field, costs.bracket, pairs):
            after = leaving(found.floaters)
            if after is None:
                continue
            cost = after + sum(costs.pair(a, b) for a, b in found.pairs)
            if (only is None or cost == only) and (best is None or cost < best.cost):
                best = Best(found, cost, exchanges)
        if best is not None:
            return best
    return None


def matchings(field: Field, players: Sequence[int], bye: bool = False) -> Iterator[Pairs]:
    """Every way to pair these players; with ``bye``, one of those who may have it is left out, as a pair with -1."""
    if not players:
        if not bye:
            yield ()
        return
    first, rest = players[0], players[1:]
    for other in rest:
        if field.opponents[first] >> other & 1:
            left = [p for p in rest if p != other]
            yield from (((first, other), *more) for more in matchings(field, left, bye))
    if bye and field.profiles[first].may_have_bye:
        yield from (((first, -1), *more) for more in matchings(field, rest))


def cheapest_rest(costs: BracketCosts, floaters: Sequence[int], below: Sequence[int], bye: bool) -> int | None:
    """What the criteria say at least about the following bracket, if everybody below is paired; None if nobody can.

    Whoever of the floaters and of the following group is in no pair of that
    bracket is left over there. Two floaters do not meet in it.
    """
    group = set(costs.following or ())
    least: int | None = None
    for pairs in matchings(costs.field, [*floaters, *below], bye):
        cost = 0
        for a, b in pairs:
            if b in group and (a in group or a in floaters):
                cost += costs.pair_ahead(a, b)
            else:
                cost += sum(costs.left_ahead(p) for p in (a, b) if p in group or p in floaters)
        least = cost if least is None else min(least, cost)
    return least
