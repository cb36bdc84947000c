"""The order of the Dutch system: moved-down players and S1 against S2, transpositions, exchanges."""

from __future__ import annotations

from hakem.pairing.swiss.bounds import Bounds
from hakem.pairing.swiss.bracket import Outcome
from hakem.pairing.swiss.problem import Problem
from hakem.pairing.swiss.search import tried_out
from hakem.pairing.swiss.weighing import Surroundings, Weighed, weighed


class SubgroupOrder:
    """Candidates as subgroups make them: tried out if that is quick, else by matchings."""

    def at_the_bound(self, problem: Problem, bounds: Bounds) -> Outcome | None:
        """The first outcome that costs no more than the bound, if there is one."""
        return tried_out(problem, bounds)

    def weighed(self, problem: Problem, around: Surroundings) -> Weighed:
        """The first of the cheapest outcomes, whatever it costs."""
        return weighed(problem, around)


BY_SUBGROUPS = SubgroupOrder()
