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

from hakem.matching.blossoms import FREE
from hakem.matching.cardinality import maximum_matching
from hakem.pairing.swiss.brackets.bracket import BracketCosts
from hakem.pairing.swiss.completion import Completion
from hakem.pairing.swiss.field import set_of


class Outlook:
    """What follows the bracket of a round that must be complete, or of which only the following bracket counts."""

    def __init__(self, costs: BracketCosts, completion: Completion, place: int, must_complete: bool = True) -> None:
        """``place`` is the one of the bracket among the scoregroups."""
        self.costs = costs
        self.completion = completion
        self.place = place
        self.must_complete = must_complete

    @cached_property
    def left(self) -> int:
        """What it costs at least to leave over a resident of the following bracket."""
        return min((self.costs.left_ahead(p) for p in self._residents), default=0)

    @cached_property
    def _residents(self) -> list[int]:
        """One of every kind of residents of the following bracket."""
        kinds = self.costs.field.kinds
        return list({kinds[p]: p for p in self.costs.following or ()}.values())

    @cached_property
    def _stay(self) -> int:
        """The residents who cost no more than the least if they are left over."""
        costs = self.costs
        return set_of(p for p in costs.following or () if costs.left_ahead(p) == self.left)

    @cached_property
    def _meets(self) -> frozenset[int]:
        """Those of the bracket who can meet somebody there."""
        if self.costs.following is None:
            return frozenset()
        return frozenset(self.completion.can_meet(self.costs.bracket.players, self.place + 1))

    @cached_property
    def is_simple(self) -> bool:
        """Whether what follows can be put into sums: the criteria about it do not tell residents apart."""
        costs, profiles = self.costs, self.costs.field.profiles
        residents = {profiles[p].may_have_bye: p for p in self._residents}.values()
        if not residents:
            return True
        if any(costs.pair_ahead(a, b) for a in residents for b in residents):
            return False
        for player in {costs.field.kinds[p]: p for p in costs.bracket.players}.values():
            meeting = {costs.pair_ahead(player, resident) for resident in residents}
            if len(meeting) > 1 or meeting.pop() >= costs.left_ahead(player) - self.left:
                return False
        return True

    def rest_needs_floaters(self) -> bool:
        """Whether the rest of the round cannot be paired without floaters from this bracket."""
        return self.must_complete and not self.completion.completes((), self.place + 1)

    def meeting(self, player: int) -> int:
        """What it costs if a player floats and meets somebody."""
        group = self.costs.following
        ahead = 0 if group is None else self.costs.pair_ahead(player, group.start)
        return self.costs.floater(player) + ahead

    def passing(self, player: int, floaters: int) -> int:
        """What it costs at least if a player is one of so many floaters and does not meet anybody."""
        costs, group = self.costs, self.costs.following
        cost = costs.floater(player) + costs.left_ahead(player)
        if group is None or not self._meets:
            return cost
        if self._alone() >= floaters:
            return cost + self.left
        return cost if (len(group) - floaters) % 2 == 0 else cost - self.left

    def single(self, floaters: int) -> dict[int, int]:
        """What it costs at least if a player of the bracket is one of so many floaters."""
        known: dict[tuple[int, bool], int] = {}
        costs = {}
        for player in self.costs.bracket.players:
            key = (self.costs.field.kinds[player], player in self._meets)
            if key not in known:
                known[key] = self.meeting(player) if key[1] else self.passing(player, floaters)
            costs[player] = known[key]
        return costs

    def comes_true(self, floaters: Sequence[int], meeting: Sequence[int] | None = None) -> bool:
        """Whether what follows costs no more than is said here; exact, yes and no.

        ``meeting`` are those who are to have an opponent there; if it is not
        said, all who can.
        """
        if self.costs.following is None or not floaters:
            return not self.must_complete or self.completion.completes(floaters, self.place + 1)
        if meeting is None:
            meeting = [p for p in floaters if p in self._meets]
        left = self._left_if_true(len(floaters), len(meeting))
        if left is None:
            return False
        through = [p for p in floaters if p not in meeting]
        stay = None if self.must_complete else self._stay
        return self.completion.follows(meeting, through, self.place + 1, left, stay)

    def cost(self, floaters: Sequence[int]) -> int | None:
        """What follows these floaters costs, if it is as good as hoped; None if it is not, or not known so simply."""
        costs, group = self.costs, self.costs.following
        if group is None:
            return 0
        if not floaters or not self.is_simple or not self.comes_true(floaters):
            return None
        meeting = [p for p in floaters if p in self._meets]
        left = self._left_if_true(len(floaters), len(meeting))
        assert left is not None, "it has come true"
        through = sum(costs.left_ahead(p) for p in floaters if p not in self._meets)
        return through + sum(costs.pair_ahead(p, group.start) for p in meeting) + left * self.left

    def _left_if_true(self, floaters: int, meeting: int) -> int | None:
        """How many residents are left over if the sum is reached; None if it cannot be."""
        alone, passing = self._alone(), floaters - meeting
        if not self._meets:
            return alone
        if alone >= floaters:
            return alone - meeting
        if (len(self.costs.following or ()) - floaters) % 2 == 0:
            return 0
        return 1 - passing if passing <= 1 else None

    def _alone(self) -> int:
        return self.completion.left_alone(self.place + 1)


def fewest_floaters(costs: BracketCosts) -> int:
    """How many players of a bracket are left over at least; two MDPs do not meet."""
    bracket = costs.bracket
    above = set_of(bracket.mdps)
    rows = list(costs.field.opponents)
    for player in bracket.mdps:
        rows[player] &= ~above
    mate = maximum_matching(rows, None, set_of(bracket.players))
    return [mate[p] for p in bracket.players].count(FREE)
