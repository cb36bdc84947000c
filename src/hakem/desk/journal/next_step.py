"""What is to be done next at an event: one step, computed from the state, the same for every page and person."""

from __future__ import annotations

from hakem.desk.journal.attention import disputes
from hakem.desk.journal.state import Desk
from hakem.desk.journal.views import rounds_planned
from hakem.values import dataclass

LEAST_PLAYERS = 2


@dataclass(frozen=True, slots=True)
class NextStep:
    """The step: its kind, the round it is about, and how many boards or players are waiting."""

    kind: str
    round_no: int = 0
    count: int = 0


def next_step(desk: Desk) -> NextStep:
    """The one thing that comes next."""
    if desk.finished:
        return NextStep("done")
    last = desk.round_no
    if last == 0:
        players = len(desk.tournament.players)
        return NextStep("add-players", count=players) if players < LEAST_PLAYERS else NextStep("pair", 1)
    if last in desk.closed:
        return _after_round(desk, last)
    if last not in desk.published:
        return NextStep("publish", last)
    disputed = len(disputes(desk, last))
    return NextStep("resolve", last, disputed) if disputed else _results(desk, last)


def step_after(desk: Desk, step: NextStep) -> NextStep | None:
    """What comes behind the next step, as far as that is known already."""
    last = desk.round_no
    if step.kind == "publish":
        return _results(desk, last)
    if step.kind == "resolve":
        return _results(desk, last, step.count)
    if step.kind == "enter":
        return NextStep("close", last)
    if step.kind == "close":
        return _after_round(desk, last)
    return NextStep("publish", step.round_no) if step.kind == "pair" else None


def _results(desk: Desk, last: int, settled: int = 0) -> NextStep:
    waiting = len(set(desk.open_boards(last)) - set(disputes(desk, last))) if settled else len(desk.open_boards(last))
    return NextStep("enter", last, waiting) if waiting else NextStep("close", last)


def _after_round(desk: Desk, last: int) -> NextStep:
    return NextStep("finish", last) if last >= rounds_planned(desk) else NextStep("pair", last + 1)
