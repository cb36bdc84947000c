"""The first way through a problem that somebody accepts: where the best one is not, all others are shared out.

The best way has some parts, pairs or players who are left over, that cannot all be in an accepted one. So the
accepted ways fall into classes: the first part is missing; the first is there and the second missing; and so on.
Each class is a problem of the same kind with a best way of its own. The cheapest one that is accepted is the first.
"""

from __future__ import annotations

import heapq
from collections.abc import Callable, Iterator, Mapping
from typing import NamedTuple

from hakem.model import PlayerId
from hakem.values import dataclass
from hakem.verify.participant import Participant, Participants
from hakem.verify.problem import ALONE, MatchingProblem, proves_best, proves_impossible
from hakem.verify.search import best_way

TwoPlayers = tuple[Participant, Participant]
WayPart = frozenset[PlayerId]
"""Two who are paired, or one who is left over."""


class BeyondBoundError(Exception):
    """A proof would take more problems than anybody waits for."""


class Effort:
    """How many problems have been solved, and how many may be."""

    def __init__(self, most: int) -> None:
        self.left = most

    def spend(self) -> None:
        """One more."""
        self.left -= 1
        if self.left < 0:
            raise BeyondBoundError


class PairedWay(NamedTuple):
    """Pairs in order, who is left over, and what both cost."""

    cost: int
    pairs: tuple[TwoPlayers, ...]
    left: Participants

    @property
    def leaving(self) -> tuple[WayPart, ...]:
        """Those who are left over, as parts."""
        return tuple(frozenset({e.id}) for e in self.left)


@dataclass(frozen=True, slots=True, eq=False)
class PairedProblem:
    """Players of whom all but some must be paired: what a pair costs, and one who is left over; None if that cannot be.

    ``near`` is who meets whom in a round that may be close to the first way.
    """

    players: Participants
    left_over: int
    pair: Callable[[Participant, Participant], int | None]
    leaves: Callable[[Participant], int | None]
    near: Mapping[PlayerId, PlayerId | None]

    def best(self, forced: frozenset[WayPart], barred: frozenset[WayPart], effort: Effort) -> PairedWay | None:
        """The cheapest way that has all forced parts and no barred one."""
        effort.spend()
        problem = self._problem({p: part for part in forced for p in part}, barred)
        found = best_way(problem, self._hint(problem))
        if found.mates is None:
            assert proves_impossible(problem, found.proof)
            return None
        assert proves_best(problem, found.mates, found.proof)
        cost, here = problem.cost(found.mates), self.players
        assert cost is not None
        pairs = tuple((here[v], here[m]) for v, m in enumerate(found.mates) if v < m < len(here))
        left = tuple(here[v] for v, m in enumerate(found.mates[: len(here)]) if m >= len(here))
        return PairedWay(cost, pairs, left)

    def _problem(self, fixed: Mapping[PlayerId, WayPart], barred: frozenset[WayPart]) -> MatchingProblem:
        """Empty places come after the players."""
        here, places = self.players, range(len(self.players), len(self.players) + self.left_over)
        rows: list[dict[int, int]] = [{} for _ in range(len(here) + self.left_over)]

        def stays(part: WayPart) -> bool:
            return part not in barred and all(fixed.get(p, part) == part for p in part)

        for i, e in enumerate(here):
            price = self.leaves(e) if places and stays(frozenset({e.id})) else None
            for place in places if price is not None else ():
                assert price is not None
                rows[i][place] = rows[place][i] = price
            for j in range(i + 1, len(here)):
                cost = self.pair(e, here[j])
                if cost is not None and stays(frozenset({e.id, here[j].id})):
                    rows[i][j] = rows[j][i] = cost
        return MatchingProblem(tuple(rows), {})

    def _hint(self, problem: MatchingProblem) -> list[int]:
        """The round that may be near, as far as it is a way of the problem."""
        index = {e.id: i for i, e in enumerate(self.players)}
        free = iter(range(len(self.players), problem.size))
        mates = [ALONE] * problem.size
        for i, e in enumerate(self.players):
            other = index.get(self.near.get(e.id) or PlayerId(0))
            if other is None and (place := next(free, None)) is not None and place in problem.costs[i]:
                other = place
            if other is not None and other in problem.costs[i]:
                mates[i], mates[other] = other, i
        return mates


WayObjection = Callable[[PairedWay], tuple[WayPart, ...] | None]
"""Parts of a way that no accepted way has all of; None if it is accepted."""


def first_way(problem: PairedProblem, effort: Effort, objection: WayObjection) -> PairedWay | None:
    """The cheapest way that is accepted; None if none is."""
    counter, none = 0, frozenset[WayPart]()
    waiting: list[tuple[int, int, PairedWay, frozenset[WayPart], frozenset[WayPart]]] = []
    classes: Iterator[tuple[frozenset[WayPart], frozenset[WayPart]]] = iter([(none, none)])
    while True:
        for forced, barred in classes:
            found = problem.best(forced, barred, effort)
            if found is not None:
                counter += 1
                heapq.heappush(waiting, (found.cost, counter, found, forced, barred))
        if not waiting:
            return None
        _, _, way, forced, barred = heapq.heappop(waiting)
        against = objection(way)
        if against is None:
            return way
        classes = _shared_out(against, forced, barred)


def _shared_out(
    parts: tuple[WayPart, ...], forced: frozenset[WayPart], barred: frozenset[WayPart]
) -> Iterator[tuple[frozenset[WayPart], frozenset[WayPart]]]:
    """The classes of ways in which one of the parts is the first that is missing."""
    for i, part in enumerate(parts):
        if part not in forced:
            yield forced | frozenset(parts[:i]), barred | {part}
