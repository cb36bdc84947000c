"""How a round goes from bracket to bracket: one procedure for each way of completing it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

from hakem.pairing.swiss.bracket import Bracket, Outcome
from hakem.pairing.swiss.bye import Prospect
from hakem.pairing.swiss.criteria import Criteria
from hakem.pairing.swiss.field import Field
from hakem.pairing.swiss.order import CandidateOrder
from hakem.pairing.swiss.problem import Problem
from hakem.pairing.swiss.solving import complete, well_followed
from hakem.pairing.swiss.subgroup_order import BY_SUBGROUPS


@dataclass(frozen=True, slots=True)
class PairedBracket:
    """A bracket with its outcome; ``problem`` has the criteria that were applied.

    ``role`` is "plain", or the part the bracket plays in completing the round.
    """

    problem: Problem
    outcome: Outcome
    place: int
    role: str = "plain"


Procedure = Callable[[Field, Sequence[range], Criteria, Prospect], list[PairedBracket]]
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
    floaters: tuple[int, ...] = ()
    for place, group in enumerate(groups):
        score = field.profiles[group.start].score
        bye = prospect.bye_score is not None and prospect.bye_score >= score
        following = groups[place + 1] if place + 1 < len(groups) else None
        problem = Problem(field, Bracket((*floaters, *group), len(floaters), score, bye), following, criteria)
        found = complete(problem, prospect.completion, place, order)
        if bye and len(found.floaters) != 1:
            # C9 asks only about a single player who is left over
            problem = Problem(field, replace(problem.bracket, bye=False), following, criteria)
            found = complete(problem, prospect.completion, place, order)
        paired.append(PairedBracket(problem, found, place))
        floaters = found.floaters
    return paired


def last_brackets_collapse(
    field: Field, groups: Sequence[range], criteria: Criteria, prospect: Prospect
) -> list[PairedBracket]:
    """A bracket after which the round cannot be completed becomes the last but one (2017, A.9).

    It is paired again so that the round can be completed, without a look at the
    following bracket; everybody below it and its floaters are paired together.
    """
    near = criteria.without_looking_ahead
    completion = prospect.completion
    paired: list[PairedBracket] = []
    floaters: tuple[int, ...] = ()
    for place, group in enumerate(groups):
        bracket = Bracket((*floaters, *group), len(floaters), field.profiles[group.start].score)
        if place + 1 < len(groups):
            problem = Problem(field, bracket, groups[place + 1], criteria)
            found = well_followed(problem, completion, place, BY_SUBGROUPS)
            if completion.completes(found.floaters, place + 1):
                paired.append(PairedBracket(problem, found, place))
                floaters = found.floaters
                continue
        problem = Problem(field, bracket, None, near)
        found = complete(problem, completion, place, BY_SUBGROUPS)
        last = place + 1 == len(groups)
        paired.append(PairedBracket(problem, found, place, "last" if last else "penultimate"))
        if not last:
            paired.append(_collapsed(field, groups, near, found.floaters, prospect, group.stop))
        break
    return paired


def _collapsed(
    field: Field,
    groups: Sequence[range],
    near: Criteria,
    floaters: tuple[int, ...],
    prospect: Prospect,
    start: int,
) -> PairedBracket:
    """The floaters of the last but one bracket with everybody below it."""
    lowest = field.profiles[-1].score
    bracket = Bracket((*floaters, *range(start, field.size)), len(floaters), lowest)
    problem = Problem(field, bracket, None, near)
    place = len(groups) - 1
    found = complete(problem, prospect.completion, place, BY_SUBGROUPS)
    return PairedBracket(problem, found, place, "collapsed")
