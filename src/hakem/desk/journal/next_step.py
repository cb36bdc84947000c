"""What is to be done next at an event: one step, computed from the state, the same for every page and person."""

from __future__ import annotations

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
        return NextStep("finish", last) if last >= rounds_planned(desk) else NextStep("pair", last + 1)
    if last not in desk.published:
        return NextStep("publish", last)
    waiting = len(desk.open_boards(last))
    return NextStep("enter", last, waiting) if waiting else NextStep("close", last)
