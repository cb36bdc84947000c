"""What the way through a bracket needs to know about the order in which a text puts its candidates."""

from __future__ import annotations

from typing import Protocol

from hakem.pairing.swiss.bounds import Bounds
from hakem.pairing.swiss.bracket import Outcome
from hakem.pairing.swiss.problem import Problem
from hakem.pairing.swiss.weighing import Surroundings, Weighed


class CandidateOrder(Protocol):
    """The order of the candidates of a bracket: of those that are equally good the first is taken."""

    def at_the_bound(self, problem: Problem, bounds: Bounds) -> Outcome | None:
        """The first outcome that costs no more than the bound.

        None if there is none, or if that is not known. It may use the bounds up.
        """
        ...

    def weighed(self, problem: Problem, around: Surroundings) -> Weighed:
        """The first of the cheapest outcomes, whatever it costs."""
        ...
