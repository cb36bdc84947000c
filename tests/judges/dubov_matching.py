"""Who may meet, and which pairings of a set of players exist: every possibility is tried."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from itertools import combinations
from typing import Any

from hakem.model import Colour
from tests.judges.dubov_players import Rated
from tests.judges.entrant import NoPairing, Strength

Pair = tuple[Rated, Rated]


def may_meet(one: Rated, two: Rated) -> bool:
    """2026, C1 and C3; 2009, 2.1, 2.3 and 2.4: never met, and not both in absolute need of the same colour."""
    if one is two or two.id in one.met:
        return False
    return not (clash(one, two) and one.strength is two.strength is Strength.ABSOLUTE)


def clash(one: Rated, two: Rated) -> bool:
    """Both want the same colour, so that one of them cannot have it."""
    return one.wants is two.wants


class Completion:
    """Whether players can all be paired with each other. What was found out once is remembered."""

    def __init__(self) -> None:
        self._known: dict[frozenset[Rated], bool] = {}

    def possible(self, players: Iterable[Rated]) -> bool:
        """Whether a legal pairing of all these players exists."""
        left = frozenset(players)
        if len(left) % 2:
            return False
        if left not in self._known:
            self._known[left] = self._try(left)
        return self._known[left]

    def _try(self, left: frozenset[Rated]) -> bool:
        """Everybody has an opponent; whom to ask first is free, so the one with the least choice."""
        if not left:
            return True
        choices = [(one, sorted((two for two in left if may_meet(one, two)), key=lambda e: e.order)) for one in left]
        player, opponents = min(choices, key=lambda choice: (len(choice[1]), choice[0].order))
        return any(self.possible(left - {player, opponent}) for opponent in opponents)

    def unmatched(self, players: Collection[Rated]) -> int:
        """How many stay alone when as many as possible of these players are paired with each other."""
        return next(
            alone
            for alone in range(len(players) + 1)
            for left in combinations(players, len(players) - alone)
            if self.possible(left)
        )

    def bye(self, players: Sequence[Rated], key: Callable[[Rated], Any]) -> Rated | None:
        """The first by that key who may have the bye and whose absence lets all others be paired; None if even."""
        if len(players) % 2 == 0:
            if self.possible(players):
                return None
            raise NoPairing
        for receiver in sorted((p for p in players if not p.barred_from_bye), key=key):
            if self.possible(without(players, [receiver])):
                return receiver
        raise NoPairing


def without(players: Iterable[Rated], gone: Collection[Rated]) -> tuple[Rated, ...]:
    """Those who are left when some have gone."""
    return tuple(p for p in players if p not in gone)


def transpositions(first: Sequence[Rated], second: Sequence[Rated]) -> Iterator[tuple[Rated, ...]]:
    """2026, 4.4 and 2009, 6.3: the second list in every order in which all may meet whom they stand beside.

    The orders come as the alphabet would have them: a change far down before
    one further up, and those who are jumped over move down by one place.
    """
    if not first:
        yield ()
        return
    for opponent in second:
        if may_meet(first[0], opponent):
            for others in transpositions(first[1:], without(second, [opponent])):
                yield (opponent, *others)


def fewest_clashes(players: Sequence[Rated]) -> int:
    """2026, C7: in how few pairs of a legal pairing of all these players both want the same colour."""
    return _least(lambda clashes: _within(tuple(players), frozenset(), clashes, 0), len(players))


def fewest_inside(players: Sequence[Rated], group: Collection[Rated]) -> int:
    """2026, 3.2.4: how few pairs inside that group a legal pairing with the fewest clashes can have."""
    clashes = fewest_clashes(players)
    return _least(lambda inside: _within(tuple(players), frozenset(group), clashes, inside), len(players))


def _least(holds: Callable[[int], bool], most: int) -> int:
    """The smallest number for which it holds."""
    for number in range(most + 1):
        if holds(number):
            return number
    raise NoPairing


def _within(left: tuple[Rated, ...], group: frozenset[Rated], clashes: int, inside: int) -> bool:
    """Whether a legal pairing exists with at most so many clashes and at most so many pairs inside the group."""
    if not left:
        return True
    white = sum(p.wants is Colour.WHITE for p in left)
    grouped = sum(p in group for p in left)
    if _surplus(abs(2 * white - len(left))) > clashes or _surplus(2 * grouped - len(left)) > inside:
        return False  # plain counting: those too many can only meet each other
    one = left[0]
    return any(
        _within(
            without(left, (one, two)),
            group,
            clashes - clash(one, two),
            inside - (one in group and two in group),
        )
        for two in left[1:]
        if may_meet(one, two) and clashes >= clash(one, two) and inside >= (one in group and two in group)
    )


def _surplus(too_many: int) -> int:
    """How many pairs so many players too many make at least."""
    return max(0, (too_many + 1) // 2)
