"""Why a plan is as it is, article by article."""

from __future__ import annotations

from collections.abc import Iterator

from hakem.explain import Step
from hakem.knockout.plan import PRELIMINARY, Plan, size_after_preliminary
from hakem.regulations import KNOCKOUT_2009

_ART = KNOCKOUT_2009.art


def plan_steps(plan: Plan) -> tuple[Step, ...]:
    """The steps that lead from two numbers to the plan."""
    return tuple(_steps(plan))


def _steps(plan: Plan) -> Iterator[Step]:
    size = size_after_preliminary(plan.players, plan.qualify)
    first = plan.stages[0]
    yield Step(_ART("B.1"), "plan.numbers", data={"players": plan.players, "qualify": plan.qualify})
    if first.name == PRELIMINARY:
        yield Step(_ART("B.2"), "plan.preliminary", data={"players": plan.players, "qualify": plan.qualify})
        data = {"size": size, "playing": 2 * len(first.matches), "passing": len(first.passes)}
        yield Step(_ART("B.3"), "plan.preliminary-size", data=data)
    else:
        yield Step(_ART("B.2"), "plan.no-preliminary", data={"players": plan.players, "qualify": plan.qualify})
    if size == plan.qualify:
        yield Step(_ART("B.4"), "plan.preliminary-only", data={"twice": 2 * plan.qualify})
    else:
        yield Step(_ART("A.7"), "plan.last-stage", data={"matches": len(plan.stages[-1].matches)})
    if plan.reseed:
        yield Step(_ART("A.4"), "plan.reseeded")
