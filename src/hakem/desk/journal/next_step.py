"""What is to be done next at an event: one step, computed from the state, the same for every page and person."""

from __future__ import annotations

from hakem.desk.journal.state import Desk, PlayOff
from hakem.desk.journal.views import rounds_planned
from hakem.desk.knockout_matches import goes_on
from hakem.facts.event_kind import is_knockout
from hakem.knockout import Pending, State
from hakem.values import dataclass

LEAST_PLAYERS = 2


@dataclass(frozen=True, slots=True)
class NextStep:
    """The step: its kind, the round it is about, and how many boards or players are waiting."""

    kind: str
    round_no: int = 0
    count: int = 0


def next_step(desk: Desk) -> NextStep:
    """The one thing that comes next.

    In a knockout the next round closes the one before, and only its games say whether
    there is one; a play-off that is not decided comes before the end of everything.
    """
    if desk.finished:
        return NextStep("done")
    last = desk.round_no
    if last == 0:
        players = len(desk.tournament.players)
        return NextStep("add-players", count=players) if players < LEAST_PLAYERS else NextStep("pair", 1)
    if last in desk.closed:
        return _behind_the_round(desk, last)
    if last not in desk.published:
        return NextStep("publish", last)
    disputed = len(desk.disputed_boards(last))
    return NextStep("resolve", last, disputed) if disputed else _results(desk, last)


def step_after(desk: Desk, step: NextStep) -> NextStep | None:
    """What comes behind the next step, as far as that is known already."""
    last = desk.round_no
    if step.kind == "publish":
        return _results(desk, last)
    if step.kind == "resolve":
        return _results(desk, last, settled=True)
    if step.kind == "enter":
        return None if is_knockout(desk.tournament) else NextStep("close", last)
    if step.kind == "close":
        return _behind_the_round(desk, last)
    return NextStep("publish", step.round_no) if step.kind == "pair" else None


def _results(desk: Desk, last: int, *, settled: bool = False) -> NextStep:
    """Results to be entered; with ``settled`` those that are left when nothing is disputed any more."""
    gone = set(desk.disputed_boards(last)) if settled else set()
    if waiting := len(set(desk.open_boards(last)) - gone):
        return NextStep("enter", last, waiting)
    return _behind_the_round(desk, last) if is_knockout(desk.tournament) else NextStep("close", last)


def _behind_the_round(desk: Desk, last: int) -> NextStep:
    t = desk.tournament
    if goes_on(t) if is_knockout(t) else last < rounds_planned(desk):
        return NextStep("pair", last + 1)
    due = sum(len(state.due) for each in desk.play_offs if isinstance(state := state_of(each), Pending))
    return NextStep("play-off", last, due) if due else NextStep("finish", last)


def state_of(play_off: PlayOff) -> State:
    """How a play-off stands."""
    return play_off.record.contest.state(play_off.record.log)
