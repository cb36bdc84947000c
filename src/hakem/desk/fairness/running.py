"""The runs of a plan, shared out over any executor, and what all of them together say.

A run follows from the plan and its number alone, and is measured in whole numbers and fractions:
whoever plays it, and in whatever order, the sums are the same to the last digit.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import Executor
from fractions import Fraction
from math import sqrt

from hakem.desk.fairness.measures import RunMeasures, measured_run
from hakem.desk.fairness.plan import EventWay, FairnessPlan
from hakem.simulation.generator import simulate as played_event
from hakem.values import dataclass

RUNS_AT_ONCE = 5
"""A task is so many runs of one variant, whatever number of workers there is."""

_NORMAL_95 = 1.959964
"""95 % of a normal distribution lie so many deviations around its mean."""

OF_VARIANT = ("imbalance", "uneven", "broken", "floats", "met", "tied")


@dataclass(frozen=True, slots=True)
class RunTask:
    """Some runs of one variant, by number from 1."""

    plan: FairnessPlan
    variant: int
    first: int
    last: int


@dataclass(frozen=True, slots=True)
class Estimate:
    """A mean over all runs, exact, and the limits between which the true one lies with 95 % confidence."""

    mean: Fraction
    low: float
    high: float


@dataclass(frozen=True, slots=True)
class ListMeasures:
    """What a tie-break list makes of the runs: the measures, and how often which tie-break settled the first place."""

    codes: tuple[str, ...]
    order: Estimate
    first: Estimate
    three: Estimate
    settled: tuple[tuple[int, int], ...]


@dataclass(frozen=True, slots=True)
class Compared:
    """One variant: the means of its runs, and what each list makes of them."""

    variant: EventWay
    runs: int
    stuck: int
    imbalance: Estimate
    uneven: Estimate
    broken: Estimate
    floats: Estimate
    met: Estimate
    tied: Estimate
    lists: tuple[ListMeasures, ...]


def tasks_of(plan: FairnessPlan) -> list[RunTask]:
    """All the work, in pieces that do not depend on who does it."""
    return [
        RunTask(plan, variant, first, min(first + RUNS_AT_ONCE - 1, plan.runs))
        for variant in range(len(plan.variants))
        for first in range(1, plan.runs + 1, RUNS_AT_ONCE)
    ]


def measured_task(task: RunTask) -> tuple[RunMeasures, ...]:
    """Play these runs; everything of it can cross to another process or machine."""
    return tuple(_run(task.plan, task.plan.variants[task.variant], run) for run in range(task.first, task.last + 1))


def _run(plan: FairnessPlan, variant: EventWay, run: int) -> RunMeasures:
    made = played_event(plan.settings(variant, run))
    return measured_run(made.tournament, plan.lists, made.stuck_in is not None)


def simulate(
    plan: FairnessPlan,
    executor: Executor | None = None,
    watch: Callable[[Sequence[RunTask]], Iterable[RunTask]] = iter,
) -> tuple[Compared, ...]:
    """The comparison, by any executor of :mod:`concurrent.futures`; without one here.

    ``watch`` goes through the tasks as they are done, to show how far it is.
    """
    tasks = tasks_of(plan)
    if executor is None:
        return compared(plan, [measured_task(task) for task in watch(tasks)])
    running = [executor.submit(measured_task, task) for task in tasks]
    return compared(plan, [future.result() for future, _ in zip(running, watch(tasks), strict=True)])


def compared(plan: FairnessPlan, done: Iterable[Sequence[RunMeasures]]) -> tuple[Compared, ...]:
    """What the tasks of a plan, in their order, come to."""
    runs = [run for each in done for run in each]
    of_variant = [runs[at * plan.runs : (at + 1) * plan.runs] for at in range(len(plan.variants))]
    return tuple(_compared(plan, variant, own) for variant, own in zip(plan.variants, of_variant, strict=True))


def _compared(plan: FairnessPlan, variant: EventWay, runs: Sequence[RunMeasures]) -> Compared:
    means = {name: _estimate([Fraction(getattr(run, name)) for run in runs]) for name in OF_VARIANT}
    lists = tuple(_of_list(codes, at, runs) for at, codes in enumerate(plan.lists))
    return Compared(variant, len(runs), sum(run.stuck for run in runs), **means, lists=lists)


def _of_list(codes: tuple[str, ...], at: int, runs: Sequence[RunMeasures]) -> ListMeasures:
    order = _estimate([run.lists[at].order for run in runs], least=-1)
    first, three = (_share(sum(getattr(run.lists[at], name) for run in runs), len(runs)) for name in ("first", "three"))
    settled = Counter(run.lists[at].settled for run in runs)
    return ListMeasures(codes, order, first, three, tuple(sorted(settled.items())))


def _estimate(values: Sequence[Fraction], least: int = 0) -> Estimate:
    """The mean, with 1.96 standard errors on both sides, but not below the least that can be."""
    count = len(values)
    mean = sum(values, Fraction(0)) / count
    spread = sum(((value - mean) ** 2 for value in values), Fraction(0)) / max(count - 1, 1)
    error = _NORMAL_95 * sqrt(spread / count)
    return Estimate(mean, max(float(mean) - error, float(least)), float(mean) + error)


def _share(hits: int, count: int) -> Estimate:
    """How often something happened, with Wilson's interval, which is right for rare things too."""
    share, z = hits / count, _NORMAL_95
    centre = (share + z * z / (2 * count)) / (1 + z * z / count)
    half = z / (1 + z * z / count) * sqrt(share * (1 - share) / count + z * z / (4 * count * count))
    return Estimate(Fraction(hits, count), max(0.0, centre - half), min(1.0, centre + half))
