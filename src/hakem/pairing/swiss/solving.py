"""Pairing one bracket: the quick way if it leads anywhere, the exact way if not, with ever more of the rest in view."""

from __future__ import annotations

from hakem.pairing.swiss.bracket import Outcome
from hakem.pairing.swiss.completion import Completion
from hakem.pairing.swiss.order import CandidateOrder
from hakem.pairing.swiss.problem import Problem
from hakem.pairing.swiss.search import Hope, searched
from hakem.pairing.swiss.surroundings import (
    LeftOver,
    following_bracket,
    left_over_ahead,
    opponents_ahead,
    whole_rest,
)


def complete_and_well_followed(problem: Problem, completion: Completion, place: int, order: CandidateOrder) -> Outcome:
    """The best outcome that lets the round be completed, with the following bracket among the criteria."""
    if problem.following is None:
        return complete(problem, completion, place, order)
    found = None
    if not _rest_needs_floaters(problem, completion, place):
        found = _well_followed(problem, completion, place, left_over_ahead(problem), order)
    return found or order.weighed(problem, whole_rest(problem, completion, place)).outcome


def well_followed(
    problem: Problem, completion: Completion, place: int, left_over: LeftOver, order: CandidateOrder, final: bool
) -> Outcome:
    """The best outcome with the following bracket among the criteria, whatever becomes of the rest.

    ``final`` says that the following scoregroup is the last one: then what is
    left over of it decides whether the round is complete, and that is a matter
    of the following bracket.
    """
    found = _well_followed(problem, completion, place, left_over, order, must_complete=final)
    return found or order.weighed(problem, following_bracket(problem, left_over)).outcome


def complete(problem: Problem, completion: Completion, place: int, order: CandidateOrder) -> Outcome:
    """The best outcome that lets the round be completed, without a look at the following bracket."""

    def hope(floaters: tuple[int, ...]) -> bool:
        return completion.completes(floaters, place + 1)

    found = None if _rest_needs_floaters(problem, completion, place) else _hopeful(problem, hope, order)
    return found or order.weighed(problem, whole_rest(problem, completion, place)).outcome


def _rest_needs_floaters(problem: Problem, completion: Completion, place: int) -> bool:
    """Whether an even bracket has to give up pairs for the rest: then nothing short of the whole rest tells which."""
    return problem.bracket.size % 2 == 0 and not completion.completes((), place + 1)


def _hopeful(problem: Problem, hope: Hope, order: CandidateOrder) -> Outcome | None:
    """The best outcome if what follows is taken at its best, provided that it is as good as that."""
    found = searched(problem, hope, order)
    if found is not None:
        return found
    exact = order.weighed(problem).outcome
    return exact if hope(exact.floaters) else None


def _well_followed(
    problem: Problem,
    completion: Completion,
    place: int,
    left_over: LeftOver,
    order: CandidateOrder,
    must_complete: bool = True,
) -> Outcome | None:
    """The best outcome, looking no further than needed; None if that does not settle it.

    What is not looked at is taken at its best. So the outcome is the right one
    as soon as the rest turns out to be as good as that.
    """
    following = place + 1

    def hope(floaters: tuple[int, ...]) -> bool:
        wanted = completion.can_meet(floaters, following)
        return completion.follows_well(floaters, wanted, following, must_complete)

    found = _hopeful(problem, hope, order)
    if found is not None:
        return found
    near, unmatched = order.weighed(problem, opponents_ahead(problem, left_over))
    wanted = [p for p in near.floaters if p not in unmatched]
    if completion.follows_well(near.floaters, wanted, following, must_complete):
        return near
    if not must_complete:
        return None
    far, unmatched = order.weighed(problem, following_bracket(problem, left_over))
    return far if completion.completes(unmatched, following + 1) else None
