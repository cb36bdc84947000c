"""Pairing one bracket: the quick way if it leads anywhere, the exact way if not, with ever more of the rest in view."""

from __future__ import annotations

from hakem.pairing.swiss.bracket import Outcome
from hakem.pairing.swiss.completion import Completion
from hakem.pairing.swiss.order import CandidateOrder
from hakem.pairing.swiss.outlook import Outlook, fewest_floaters
from hakem.pairing.swiss.problem import Problem
from hakem.pairing.swiss.search import searched
from hakem.pairing.swiss.surroundings import as_hoped, following_bracket, opponents_ahead, whole_rest


def complete(problem: Problem, completion: Completion, place: int, order: CandidateOrder) -> Outcome:
    """The best outcome that lets the round be completed, the following bracket among the criteria if they ask."""
    found = quickly(problem, Outlook(problem, completion, place), order)
    return found or order.weighed(problem, whole_rest(problem, completion, place)).outcome


def well_followed(problem: Problem, completion: Completion, place: int, order: CandidateOrder) -> Outcome:
    """The best outcome with the following bracket among the criteria, whatever becomes of the rest."""
    found = quickly(problem, Outlook(problem, completion, place, must_complete=False), order)
    return found or order.weighed(problem, following_bracket(problem)).outcome


def quickly(problem: Problem, outlook: Outlook, order: CandidateOrder) -> Outcome | None:
    """The best outcome, looking no further than needed; None if that does not settle it.

    What is not looked at is taken at its best. So the outcome is the right one
    as soon as the rest turns out to be as good as that.
    """
    if problem.bracket.size % 2 == 0 and outlook.rest_needs_floaters():
        return None  # nothing short of the whole rest tells which pairs have to be given up
    found = searched(problem, outlook, order)
    if found is None and outlook.is_simple:
        found = _hopefully(problem, outlook, order)
    if found is None and outlook.must_complete and problem.following is not None:
        found = _ahead_only(problem, outlook, order)
    return found


def _hopefully(problem: Problem, outlook: Outlook, order: CandidateOrder) -> Outcome | None:
    """The best outcome if what follows is taken at its best, provided that it is as good as that."""
    floaters = fewest_floaters(problem)
    found = order.weighed(problem, as_hoped(outlook, floaters)).outcome
    if outlook.comes_true(found.floaters):
        return found
    if problem.following is None:
        return None
    found, unmatched = order.weighed(problem, opponents_ahead(outlook, floaters))
    meeting = [p for p in found.floaters if p not in unmatched]
    return found if outlook.comes_true(found.floaters, meeting) else None


def _ahead_only(problem: Problem, outlook: Outlook, order: CandidateOrder) -> Outcome | None:
    """The best outcome together with the following bracket, provided that the rest can be completed after it."""
    found, unmatched = order.weighed(problem, following_bracket(problem))
    return found if outlook.completion.completes(unmatched, outlook.place + 2) else None
