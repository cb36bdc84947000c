"""The quick way to pair a bracket: look for the first candidate that nothing could be better than.

Counting gives a lower bound of what a bracket must cost: so many colour
preferences fail, somebody is left over if the number is odd. The search goes
through the candidates in the order of the text and leaves a branch only when
the bound of what remains shows that it cannot end at that cost. The first
candidate found is therefore the first of all and nothing can be better. If the
bound cannot be reached, or not soon, the search says so and the bracket is
weighed instead.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from hakem.pairing.swiss.bounds import Bounds
from hakem.pairing.swiss.bracket import Outcome, outcome
from hakem.pairing.swiss.field import members, set_of
from hakem.pairing.swiss.order import CandidateOrder
from hakem.pairing.swiss.outlook import Outlook
from hakem.pairing.swiss.problem import Problem
from hakem.pairing.swiss.subgroups import subgroups
from hakem.pairing.swiss.tight import at_the_bound

PATIENCE = 12
"""How many steps a player of the bracket is worth before the search gives up."""

Pairs = list[tuple[int, int]]


class _OutOfPatience(Exception):  # noqa: N818 - not an error: the search stops
    pass


class _Search:
    """One bracket being searched. ``steps`` counts down."""

    def __init__(self, problem: Problem, bounds: Bounds) -> None:
        self.problem = problem
        self.bounds = bounds
        self.opponents = problem.field.opponents
        self.steps = 40 + PATIENCE * problem.bracket.size

    def first(self) -> Pairs | None:
        """The pairs of the first candidate at the bound; None if there is none."""
        bracket = self.problem.bracket
        residents = set_of(bracket.residents)
        for pairs, free in self.assignments(bracket.came_down, residents):
            rest = self.remainder(members(free))
            if rest is not None:
                return pairs + rest
        return None

    def remainder(self, players: Sequence[int]) -> Pairs | None:
        """The first pairing of residents among themselves at the bound, with at most one exchange."""
        size = len(players) // 2
        for upper, lower in subgroups(players, size):
            if not self.bounds.may_leave(lower):
                continue
            for pairs, _ in self.assignments(upper, set_of(lower)):
                return pairs
        if size > 1:
            raise _OutOfPatience  # there are exchanges of several players
        return None

    def assignments(self, upper: Sequence[int], lower: int) -> Iterator[tuple[Pairs, int]]:
        """Opponents from the set ``lower`` for all of ``upper``, in order; with those that stay free.

        Whoever takes an answer and asks for the next one finds the search where it was.
        """
        bounds, opponents = self.bounds, self.opponents
        depth, free = 0, lower
        chosen: list[int] = []
        waiting = [free & opponents[upper[0]]] if upper else []
        while True:
            if depth == len(upper):
                yield list(zip(upper, chosen, strict=True)), free
                if not chosen:
                    return
                depth -= 1
                free |= 1 << bounds.undo(upper[depth], chosen.pop())
                continue
            partner = self._next(upper[depth], waiting)
            if partner is not None:
                bounds.take(upper[depth], partner)
                chosen.append(partner)
                free &= ~(1 << partner)
                depth += 1
                if depth < len(upper):
                    waiting.append(free & opponents[upper[depth]])
                continue
            waiting.pop()
            if not chosen:
                return
            depth -= 1
            free |= 1 << bounds.undo(upper[depth], chosen.pop())

    def _next(self, player: int, waiting: list[int]) -> int | None:
        """The best of the waiting opponents that keeps the bound."""
        left = waiting[-1]
        reachable = self.bounds.reachable
        while left:
            low = left & -left
            left ^= low
            self.steps -= 1
            if self.steps < 0:
                raise _OutOfPatience
            partner = low.bit_length() - 1
            if reachable(player, partner):
                waiting[-1] = left
                return partner
        return None


def _any_pair(problem: Problem) -> bool:
    """Whether anybody in the bracket can meet anybody; two moved-down players do not count."""
    residents = set_of(problem.bracket.residents)
    return any(problem.field.opponents[p] & residents for p in problem.bracket.players)


def tried_out(problem: Problem, bounds: Bounds) -> Outcome | None:
    """The first outcome at the bound by subgroups, tried out if that is quick, else by matching; uses the bounds up."""
    try:
        pairs = _Search(problem, bounds).first()
    except _OutOfPatience:
        return at_the_bound(problem, bounds.again())
    return None if pairs is None else outcome(pairs, problem.bracket.players)


def searched(problem: Problem, outlook: Outlook, order: CandidateOrder) -> Outcome | None:
    """The best outcome, if it is as good as the bounds; None if that is not known.

    A player who is left over first is passed over only because it is certain
    that what follows costs more then.
    """
    bracket = problem.bracket
    if not _any_pair(problem):
        return outcome((), bracket.players)
    if 2 * bracket.moved_down > bracket.size:
        return None
    if bracket.size % 2 == 0:
        return order.at_the_bound(problem, Bounds(problem, {}, ())) if outlook.comes_true(()) else None
    if not outlook.is_simple:
        return None
    single = outlook.single(1)
    leaving = bracket.residents
    target = None
    while leaving:
        bounds = Bounds(problem, single, leaving)
        if target is not None and bounds.target != target:
            return None  # those who cannot be left over so well after all may still be the best
        target = bounds.target
        found = order.at_the_bound(problem, bounds) if bounds.moved_down_stay() else None
        if found is None or outlook.comes_true(found.floaters):
            return found
        leaving = tuple(p for p in leaving if p not in found.floaters)
    return None
