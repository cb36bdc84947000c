"""Questions about some players whose answers are proved: can all be paired, and which way to do it costs least.

What a pair costs has several levels, the most important one first. They become digits
of one number, none of which can overflow, so the smallest sum is the best by the first
level on which two ways differ. Every answer comes from :mod:`hakem.verify.search`, and the values that prove
it are checked here: an answer whose proof does not hold is none.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Generic, NamedTuple, TypeVar

from hakem.model import PlayerId
from hakem.verify.participant import Participant
from hakem.verify.problem import ALONE, MatchingProblem, Mates, proves_best, proves_impossible
from hakem.verify.search import best_way

P = TypeVar("P", bound=Participant)
Levels = tuple[int, ...]
"""What something costs, the most important level first; equally many for all pairs of a question."""

PartnerIds = Mapping[PlayerId, PlayerId | None]


class UnprovedError(Exception):
    """The values that were found do not prove what they should."""


class PairedBest(NamedTuple, Generic[P]):
    """The pairs of a cheapest way as they stand in the question, whoever is alone, and what each level adds up to."""

    pairs: tuple[tuple[P, P], ...]
    alone: tuple[P, ...]
    totals: Levels

    @property
    def partners(self) -> dict[PlayerId, PlayerId | None]:
        """Who meets whom."""
        met: dict[PlayerId, PlayerId | None] = {one.id: two.id for one, two in self.pairs}
        return met | {two.id: one.id for one, two in self.pairs} | {e.id: None for e in self.alone}


class PairQuestion(Generic[P]):
    """How to pair some players at the least cost; ``costs`` is None for two who may not be paired.

    ``alone`` says what it costs to leave somebody alone, None if that is not possible.
    """

    def __init__(
        self,
        players: Sequence[P],
        costs: Callable[[P, P], Levels | None],
        alone: Callable[[P], Levels | None] = lambda _: None,
    ) -> None:
        self._players = tuple(players)
        self._pairs: dict[tuple[int, int], Levels] = {}
        for i, one in enumerate(self._players):
            for j in range(i + 1, len(self._players)):
                told = costs(one, self._players[j])
                if told is not None:
                    self._pairs[i, j] = told
        every = ((v, alone(e)) for v, e in enumerate(self._players))
        self._alone = {v: told for v, told in every if told is not None}
        self._problem = self._weighed()

    def _weighed(self) -> MatchingProblem:
        """The levels of every pair as one number."""
        size = len(self._players)
        told = [*self._pairs.values(), *self._alone.values()]
        largest = [max(level) for level in zip(*told, strict=True)]
        weights, weight = [0] * len(largest), 1
        for level in reversed(range(len(largest))):
            weights[level] = weight
            weight *= size * largest[level] + 1
        rows: list[dict[int, int]] = [{} for _ in range(size)]
        for (i, j), levels in self._pairs.items():
            rows[i][j] = rows[j][i] = sum(map(int.__mul__, levels, weights))
        alone = {v: sum(map(int.__mul__, levels, weights)) for v, levels in self._alone.items()}
        return MatchingProblem(tuple(rows), alone)

    def best(self, near: PartnerIds | None = None) -> PairedBest[P] | None:
        """A cheapest way, None if there is no way at all; it is found soonest if ``near`` is close to it."""
        problem = self._problem
        found = best_way(problem, None if near is None else self._mates(near))
        if found.mates is None:
            if not proves_impossible(problem, found.proof):
                raise UnprovedError
            return None
        if not proves_best(problem, found.mates, found.proof):
            raise UnprovedError
        return self._told(found.mates)

    def _mates(self, partners: PartnerIds) -> Mates:
        index = {e.id: v for v, e in enumerate(self._players)}
        mates = [ALONE] * len(self._players)
        for v, e in enumerate(self._players):
            partner = partners.get(e.id)
            other = index.get(partner) if partner is not None else None
            if other is not None and other in self._problem.costs[v]:
                mates[v] = other
        return mates

    def _told(self, mates: Mates) -> PairedBest[P]:
        pairs = [(v, mate) for v, mate in enumerate(mates) if v < mate]
        alone = [v for v, mate in enumerate(mates) if mate == ALONE]
        told = [*(self._pairs[pair] for pair in pairs), *(self._alone[v] for v in alone)]
        return PairedBest(
            tuple((self._players[i], self._players[j]) for i, j in pairs),
            tuple(self._players[v] for v in alone),
            tuple(map(sum, zip(*told, strict=True))),
        )

    def costs_of(self, partners: PartnerIds) -> Levels | None:
        """What these partners cost; None if they are no way."""
        mates = self._mates(partners)
        return None if self._problem.cost(mates) is None else self._told(mates).totals


def pairs_among(players: Sequence[P], partners: PartnerIds) -> tuple[tuple[P, P], ...] | None:
    """The pairs that these partners make of some players; None if that is no pairing of all of them."""
    here = {e.id: e for e in players}
    found = []
    for e in players:
        partner = partners.get(e.id)
        other = here.get(partner) if partner is not None else None
        if other is None or not e.may_meet(other):
            return None
        if e.rank < other.rank:
            found.append((e, other))
    return tuple(found)


def can_be_paired(players: Iterable[Participant], near: PartnerIds | None = None) -> bool:
    """Whether all of them can be paired with each other."""
    everybody = tuple(players)
    if len(everybody) % 2:
        return False
    if near is not None and pairs_among(everybody, near) is not None:
        return True
    return PairQuestion(everybody, lambda one, two: () if one.may_meet(two) else None).best(near) is not None


def first_set(places: Mapping[PlayerId, int]) -> dict[PlayerId, int]:
    """Numbers by places 0, 1, …: of sets of one size the first has the smallest sum.

    That set is the first which has the smallest place in which two sets differ.

    >>> numbers = first_set({1: 0, 2: 1, 3: 2})
    >>> numbers[1] + numbers[3] < numbers[2] + numbers[3]
    True
    """
    most = max(places.values(), default=0) + 1
    return {player: (1 << most) - (1 << most - 1 - place) for player, place in places.items()}
