"""How a round goes from bracket to bracket, and how each of them is paired: quickly if possible, exactly if not.

There is one way through a round for each way of completing it: every bracket
lets the round be completed (2026), or the last brackets collapse (2017).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from hakem.pairing.swiss.brackets.bounds import Bounds
from hakem.pairing.swiss.brackets.bracket import Bracket, BracketCosts, Outcome
from hakem.pairing.swiss.brackets.criteria import Criteria
from hakem.pairing.swiss.brackets.exact import (
    Solution,
    WhatFollows,
    as_hoped,
    following_bracket,
    opponents_ahead,
    solve_exactly,
    whole_rest,
)
from hakem.pairing.swiss.brackets.outlook import Outlook, fewest_floaters
from hakem.pairing.swiss.brackets.search import CandidateOrder, first_by_subgroups, search
from hakem.pairing.swiss.bye import Prospect
from hakem.pairing.swiss.completion import Completion
from hakem.pairing.swiss.field import Field
from hakem.values import dataclass, replace


class SubgroupOrder:
    """The order of the Dutch system: MDPs and S1 against S2, transpositions, exchanges."""

    def first_at_the_bound(self, costs: BracketCosts, bounds: Bounds) -> Outcome | None:
        """The first outcome that costs no more than the bound, if there is one."""
        return first_by_subgroups(costs, bounds)

    def solve_exactly(self, costs: BracketCosts, ahead: WhatFollows) -> Solution:
        """The first of the cheapest outcomes, whatever it costs."""
        return solve_exactly(costs, ahead)


BY_SUBGROUPS = SubgroupOrder()


@dataclass(frozen=True, slots=True)
class PairedBracket:
    """A bracket with its outcome; ``costs`` has the criteria that were applied.

    ``role`` is "plain", or the part the bracket plays in completing the round, of which
    ``completion`` knows. If it ``must_complete`` the round, so must what is foreseen of the
    following bracket.
    """

    costs: BracketCosts
    outcome: Outcome
    place: int
    role: str = "plain"
    completion: Completion | None = None
    must_complete: bool = True

    @property
    def ahead(self) -> WhatFollows:
        """What follows the bracket, as far as the criteria look at it."""
        if self.completion is None or not self.must_complete:
            return following_bracket(self.costs)
        return whole_rest(self.costs, self.completion, self.place)

    @property
    def outlook(self) -> Outlook | None:
        """What is hoped of the following bracket; None where nobody asked."""
        if self.completion is None:
            return None
        return Outlook(self.costs, self.completion, self.place, self.must_complete)

    def lets_complete(self, found: Outcome) -> bool:
        """Whether the round can be completed after another outcome, if it has to be."""
        if self.completion is None or not self.must_complete:
            return True
        return self.completion.completes(found.floaters, self.place + 1)

    def elsewhere(self, field: Field, completion: Completion) -> PairedBracket:
        """The same bracket in another world; who costs how much is the same, who may meet afterwards is not."""
        costs = BracketCosts(field, self.costs.bracket, self.costs.following, self.costs.criteria)
        return replace(self, costs=costs, completion=None if self.completion is None else completion)


WholeRound = Callable[[Field, Sequence[range], Criteria, Prospect], list[PairedBracket]]
"""From a field to its brackets, best first; whoever is left over in the last one has the bye."""


def every_bracket_completes(
    field: Field,
    groups: Sequence[range],
    criteria: Criteria,
    prospect: Prospect,
    order: CandidateOrder = BY_SUBGROUPS,
) -> list[PairedBracket]:
    """Every bracket is paired so that the round can still be completed (2026, 1.9 and C4)."""
    paired: list[PairedBracket] = []
    mdps: tuple[int, ...] = ()
    for place, group in enumerate(groups):
        score = field.profiles[group.start].score
        bye = prospect.bye_score is not None and prospect.bye_score >= score
        following = groups[place + 1] if place + 1 < len(groups) else None
        costs = BracketCosts(field, Bracket((*mdps, *group), len(mdps), score, bye), following, criteria)
        found = best_that_completes(costs, prospect.completion, place, order)
        if bye and len(found.floaters) != 1:
            # C9 asks only about a single player who is left over
            costs = BracketCosts(field, replace(costs.bracket, bye=False), following, criteria)
            found = best_that_completes(costs, prospect.completion, place, order)
        paired.append(PairedBracket(costs, found, place, completion=prospect.completion))
        mdps = found.floaters
    return paired


def last_brackets_collapse(
    field: Field, groups: Sequence[range], criteria: Criteria, prospect: Prospect
) -> list[PairedBracket]:
    """A bracket after which the round cannot be completed becomes the last but one (2017, A.9).

    It is paired again so that the round can be completed, without a look at the
    following bracket; everybody below it and its floaters are paired together.
    """
    here_only = criteria.without_looking_ahead
    completion = prospect.completion
    paired: list[PairedBracket] = []
    mdps: tuple[int, ...] = ()
    for place, group in enumerate(groups):
        bracket = Bracket((*mdps, *group), len(mdps), field.profiles[group.start].score)
        if place + 1 < len(groups):
            costs = BracketCosts(field, bracket, groups[place + 1], criteria)
            found = best_with_following(costs, completion, place)
            if completion.completes(found.floaters, place + 1):
                paired.append(PairedBracket(costs, found, place, completion=completion, must_complete=False))
                mdps = found.floaters
                continue
        costs = BracketCosts(field, bracket, None, here_only)
        found = best_that_completes(costs, completion, place)
        last = place + 1 == len(groups)
        paired.append(PairedBracket(costs, found, place, "last" if last else "penultimate", completion))
        if not last:
            paired.append(_collapsed(costs, found.floaters, completion, group.stop))
        break
    return paired


def _collapsed(above: BracketCosts, mdps: tuple[int, ...], completion: Completion, start: int) -> PairedBracket:
    """The floaters of the last but one bracket with everybody below it."""
    field = above.field
    bracket = Bracket((*mdps, *range(start, field.size)), len(mdps), field.profiles[-1].score)
    costs = BracketCosts(field, bracket, None, above.criteria)
    place = len(completion.groups) - 1
    return PairedBracket(costs, best_that_completes(costs, completion, place), place, "collapsed", completion)


def best_that_completes(
    costs: BracketCosts, completion: Completion, place: int, order: CandidateOrder = BY_SUBGROUPS
) -> Outcome:
    """The best outcome that lets the round be completed, the following bracket among the criteria if they ask."""
    found = quickly(costs, Outlook(costs, completion, place), order)
    return found or order.solve_exactly(costs, whole_rest(costs, completion, place)).outcome


def best_with_following(
    costs: BracketCosts, completion: Completion, place: int, order: CandidateOrder = BY_SUBGROUPS
) -> Outcome:
    """The best outcome with the following bracket among the criteria, whatever becomes of the rest."""
    found = quickly(costs, Outlook(costs, completion, place, must_complete=False), order)
    return found or order.solve_exactly(costs, following_bracket(costs)).outcome


def quickly(costs: BracketCosts, outlook: Outlook, order: CandidateOrder) -> Outcome | None:
    """The best outcome, looking no further than needed; None if that does not settle it.

    What is not looked at is taken at its best. So the outcome is the right one
    as soon as the rest turns out to be as good as that.
    """
    if costs.bracket.size % 2 == 0 and outlook.rest_needs_floaters():
        return None  # nothing short of the whole rest tells which pairs have to be given up
    found = search(costs, outlook, order)
    if found is None and outlook.is_simple:
        found = _hopefully(costs, outlook, order)
    if found is None and outlook.must_complete and costs.following is not None:
        found = _with_following_only(costs, outlook, order)
    return found


def _hopefully(costs: BracketCosts, outlook: Outlook, order: CandidateOrder) -> Outcome | None:
    """The best outcome if what follows is taken at its best, provided that it is as good as that."""
    floaters = fewest_floaters(costs)
    found = order.solve_exactly(costs, as_hoped(outlook, floaters)).outcome
    if outlook.comes_true(found.floaters):
        return found
    if costs.following is None:
        return None
    found, unmatched = order.solve_exactly(costs, opponents_ahead(outlook, floaters))
    meeting = [p for p in found.floaters if p not in unmatched]
    return found if outlook.comes_true(found.floaters, meeting) else None


def _with_following_only(costs: BracketCosts, outlook: Outlook, order: CandidateOrder) -> Outcome | None:
    """The best outcome together with the following bracket, provided that the rest can be completed after it."""
    found, unmatched = order.solve_exactly(costs, following_bracket(costs))
    return found if outlook.completion.completes(unmatched, outlook.place + 2) else None
