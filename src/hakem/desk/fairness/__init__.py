"""Before an event: systems, rounds, acceleration and tie-breaks compared for one field, by playing it often."""

from hakem.desk.fairness.measures import Measured, RunMeasures, measured_run
from hakem.desk.fairness.plan import EventWay, FairnessPlan, planned
from hakem.desk.fairness.running import Compared, Estimate, RunTask, compared, measured_task, simulate, tasks_of

__all__ = [
    "Compared",
    "Estimate",
    "EventWay",
    "FairnessPlan",
    "Measured",
    "RunMeasures",
    "RunTask",
    "compared",
    "measured_run",
    "measured_task",
    "planned",
    "simulate",
    "tasks_of",
]
