"""The residents of a group against each other: 3.4, 3.5, 5.1 to 5.3, 6.2, 6.7 / 2.4, 2.5, 4.1 to 4.3, 5.2, 5.7."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import product
from typing import TypeVar

from tests.judges.lim_facts import Direction, LimPlayer, both_absolute, clash, near
from tests.judges.lim_matching import Matchings

T = TypeVar("T")
Pairs = tuple[tuple[LimPlayer, LimPlayer], ...]
Cost = tuple[int, int]

LARGEST_LISTED = 9
"""Up to this size all candidates are listed; above it only those that a limit of cost lets live."""


def in_order(players: Sequence[LimPlayer], direction: Direction) -> tuple[LimPlayer, ...]:
    """5.1 / 4.1: downward from the highest number, upward from the lowest."""
    return tuple(sorted(players, key=lambda p: p.number, reverse=direction is Direction.UP))


def tries(players: Sequence[T]) -> list[T]:
    """5.2 / 4.2: whom the first of the list tries, generalised from six players to any even number.

    The opponent foreseen by 3.4 / 2.4 first, from there to the end of the list, then from there back to the beginning.

    >>> tries([1, 2, 3, 4, 5, 6]), tries([6, 5, 4, 3, 2, 1])
    ([4, 5, 6, 3, 2], [3, 2, 1, 4, 5])
    """
    half = len(players) // 2
    return [*players[half:], *reversed(players[1:half])]


def candidates(players: Sequence[T], may_meet: Callable[[T, T], bool]) -> Iterator[tuple[tuple[T, T], ...]]:
    """5.3 / 4.3: every pairing of all, by the opponent of the first, then of the first of those left, and so on."""
    if not players:
        yield ()
        return
    first = players[0]
    for opponent in tries(players):
        if may_meet(first, opponent):
            rest = [p for p in players if p not in (first, opponent)]
            for others in candidates(rest, may_meet):
                yield ((first, opponent), *others)


def cost(pairs: Pairs) -> Cost:
    """6.2 / 5.2: pairs that break a limit of colours (last round only), then pairs due the same colour."""
    return sum(both_absolute(*pair) for pair in pairs), sum(clash(*pair) for pair in pairs)


def best_listed(players: Sequence[LimPlayer], matchings: Matchings) -> Pairs:
    """The first of all candidates with the least cost."""
    return min(candidates(players, matchings.may_meet), key=cost)


def best_limited(players: Sequence[LimPlayer], matchings: Matchings) -> Pairs:
    """The same for larger groups: the first candidate within a limit, which is raised until there is one."""
    half = len(players) // 2
    for limit in product(range(half + 1), range(half + 1)):
        found = _first_within(players, limit, matchings)
        if found is not None:
            return found
    raise AssertionError("the residents left can all be paired")


def _first_within(players: Sequence[LimPlayer], limit: Cost, matchings: Matchings) -> Pairs | None:
    if min(limit) < 0 or not matchings.perfect(players):
        return None
    if not players:
        return ()
    first = players[0]
    for opponent in tries(players):
        if matchings.may_meet(first, opponent):
            broken, clashing = cost(((first, opponent),))
            rest = [p for p in players if p not in (first, opponent)]
            others = _first_within(rest, (limit[0] - broken, limit[1] - clashing), matchings)
            if others is not None:
                return ((first, opponent), *others)
    return None


def best(players: Sequence[LimPlayer], matchings: Matchings) -> Pairs:
    """The pairing of the residents, who stand in the order in which they look for opponents."""
    return (best_listed if len(players) <= LARGEST_LISTED else best_limited)(players, matchings)


def best_of_maxi(players: Sequence[LimPlayer], matchings: Matchings) -> Pairs:
    """6.7 / 5.7: one after the other gets the first possible opponent, or for colours one of about the same rating."""
    return _one_after_the_other(players, matchings, near)


def best_in_turn(players: Sequence[LimPlayer], matchings: Matchings) -> Pairs:
    """6.2 / 5.2 read otherwise: one after the other gets the first possible opponent who is due another colour."""
    return _one_after_the_other(players, matchings, lambda _one, _two: True)


def _one_after_the_other(
    players: Sequence[LimPlayer], matchings: Matchings, may_stand_in: Callable[[LimPlayer, LimPlayer], bool]
) -> Pairs:
    if not players:
        return ()
    first = players[0]
    possible = [
        opponent
        for opponent in tries(players)
        if matchings.may_meet(first, opponent) and matchings.perfect(p for p in players if p not in (first, opponent))
    ]
    fallback = possible[0]
    better = [p for p in possible if not clash(first, p) and may_stand_in(p, fallback)]
    opponent = better[0] if clash(first, fallback) and better else fallback
    rest = [p for p in players if p not in (first, opponent)]
    return ((first, opponent), *_one_after_the_other(rest, matchings, may_stand_in))
