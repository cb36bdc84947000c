"""What is hoped of the following bracket while this one is paired, and whether the hope comes true.

Let k players float into a scoregroup of n of whom d are left over if it is
paired by itself; let u of the k find no opponent there. Meeting somebody costs
P and finding nobody Q, for every floater, leaving over a resident L. At least
d - (k - u) residents are left over, and as many as make n - (k - u) even. So
what follows costs at least, with sums over those who meet somebody (P) and
those who do not (Q):

* if d >= k:              P + (Q + L) + (d - k) L, reached if d - (k - u) residents are left over;
* if d < k, n - k even:   P + Q, reached if nobody is left over;
* if d < k, n - k odd:    P + (Q - L) + L, reached if just one of them all is left over.

That is a sum over the floaters and something that is the same for all sets of
k floaters. As long as P is less than Q - L, it is least only for everybody who
can meet somebody to do so. Whoever pairs the bracket as well as that sum
allows, and finds that the sum is reached, has the best outcome.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property

from hakem.matching.cardinality import maximum_matching
from hakem.matching.nest import FREE
from hakem.pairing.swiss.completion import Completion
from hakem.pairing.swiss.field import set_of
from hakem.pairing.swiss.problem import Problem


class Outlook:
    """What follows the bracket of a round that must be complete, or of which only the following bracket counts."""

    def __init__(self, problem: Problem, completion: Completion, place: int, must_complete: bool = True) -> None:
        """``place`` is the one of the bracket among the scoregroups."""
        self.problem = problem
        self.completion = completion
        self.place = place
        self.must_complete = must_complete

    @cached_property
    def left(self) -> int:
        """What it costs at least to leave over a resident of the following bracket."""
        return min((self.problem.left_ahead(p) for p in self._residents), default=0)

    @cached_property
    def _residents(self) -> list[int]:
        """One of every kind of residents of the following bracket."""
        kinds = self.problem.field.kinds
        return list({kinds[p]: p for p in self.problem.following or ()}.values())

    @cached_property
    def _stay(self) -> int:
        """The residents who cost no more than the least if they are left over."""
        problem = self.problem
        return set_of(p for p in problem.following or () if problem.left_ahead(p) == self.left)

    @cached_property
    def _meets(self) -> frozenset[int]:
        """Those of the bracket who can meet somebody there."""
        if self.problem.following is None:
            return frozenset()
        return frozenset(self.completion.can_meet(self.problem.bracket.players, self.place + 1))

    @cached_property
    def is_simple(self) -> bool:
        """Whether what follows can be put into sums: the criteria about it do not tell residents apart."""
        problem, profiles = self.problem, self.problem.field.profiles
        residents = {profiles[p].may_have_bye: p for p in self._residents}.values()
        if not residents:
            return True
        if any(problem.pair_ahead(a, b) for a in residents for b in residents):
            return False
        for player in {problem.field.kinds[p]: p for p in problem.bracket.players}.values():
            meeting = {problem.pair_ahead(player, resident) for resident in residents}
            if len(meeting) > 1 or meeting.pop() >= problem.left_ahead(player) - self.left:
                return False
        return True

    def rest_needs_floaters(self) -> bool:
        """Whether the rest of the round cannot be paired without floaters from this bracket."""
        return self.must_complete and not self.completion.completes((), self.place + 1)

    def meeting(self, player: int) -> int:
        """What it costs if a player floats and meets somebody."""
        group = self.problem.following
        ahead = 0 if group is None else self.problem.pair_ahead(player, group.start)
        return self.problem.floater(player) + ahead

    def passing(self, player: int, floaters: int) -> int:
        """What it costs at least if a player is one of so many floaters and does not meet anybody."""
        problem, group = self.problem, self.problem.following
        cost = problem.floater(player) + problem.left_ahead(player)
        if group is None or not self._meets:
            return cost
        if self._alone() >= floaters:
            return cost + self.left
        return cost if (len(group) - floaters) % 2 == 0 else cost - self.left

    def single(self, floaters: int) -> dict[int, int]:
        """What it costs at least if a player of the bracket is one of so many floaters."""
        known: dict[tuple[int, bool], int] = {}
        costs = {}
        for player in self.problem.bracket.players:
            key = (self.problem.field.kinds[player], player in self._meets)
            if key not in known:
                known[key] = self.meeting(player) if key[1] else self.passing(player, floaters)
            costs[player] = known[key]
        return costs

    def comes_true(self, floaters: Sequence[int], meeting: Sequence[int] | None = None) -> bool:
        """Whether what follows costs no more than is said here; exact, yes and no.

        ``meeting`` are those who are to have an opponent there; if it is not
        said, all who can.
        """
        if self.problem.following is None or not floaters:
            return not self.must_complete or self.completion.completes(floaters, self.place + 1)
        if meeting is None:
            meeting = [p for p in floaters if p in self._meets]
        left = self._left_if_true(len(floaters), len(meeting))
        if left is None:
            return False
        through = [p for p in floaters if p not in meeting]
        stay = None if self.must_complete else self._stay
        return self.completion.follows(meeting, through, self.place + 1, left, stay)

    def _left_if_true(self, floaters: int, meeting: int) -> int | None:
        """How many residents are left over if the sum is reached; None if it cannot be."""
        alone, passing = self._alone(), floaters - meeting
        if not self._meets:
            return alone
        if alone >= floaters:
            return alone - meeting
        if (len(self.problem.following or ()) - floaters) % 2 == 0:
            return 0
        return 1 - passing if passing <= 1 else None

    def _alone(self) -> int:
        return self.completion.left_alone(self.place + 1)


def fewest_floaters(problem: Problem) -> int:
    """How many players of a bracket are left over at least; two moved-down players do not meet."""
    bracket = problem.bracket
    above = set_of(bracket.came_down)
    rows = list(problem.field.opponents)
    for player in bracket.came_down:
        rows[player] &= ~above
    mate = maximum_matching(rows, None, set_of(bracket.players))
    return [mate[p] for p in bracket.players].count(FREE)
