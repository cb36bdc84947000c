"""What is to be done next at an event: one step, computed from the state, the same for every page and person."""

from __future__ import annotations

from datetime import date

from hakem.desk.journal.published import rounds_out
from hakem.desk.journal.state import Desk, PlayOff
from hakem.desk.journal.team_match_actions import postponed_boards
from hakem.desk.journal.views import rounds_planned
from hakem.desk.knockout_matches import goes_on
from hakem.desk.lots_due import lots_due
from hakem.facts.event_kind import is_knockout
from hakem.i18n import Message, day_said
from hakem.knockout import Pending, State
from hakem.values import dataclass

LEAST_PLAYERS = 2
DRAWS = ("lots", "redraw", "team-lots", "team-redraw")
"""Steps that are a drawing of lots for the numbers of players or of teams, the first time or again."""


@dataclass(frozen=True, slots=True)
class NextStep:
    """The step: its kind, the round it is about, and how many boards or players are waiting.

    A match that was postponed has its first ``board`` without a result, the names of
    both ``teams``, and the day ``until`` which it was put off, if that is known.
    """

    kind: str
    round_no: int = 0
    count: int = 0
    board: int = 0
    teams: tuple[str, str] = ("", "")
    until: date | None = None

    @property
    def said(self) -> Message:
        """In words, as they stand on a button."""
        if self.kind == "postponed":
            return self._postponed()
        return Message(f"web.next.{self.kind}", {"round": self.round_no, "count": self.count})

    def _postponed(self) -> Message:
        one, other = self.teams
        if self.until is None:
            return Message("web.next.postponed", {"one": one, "other": other})
        return Message("web.next.postponed-until", {"one": one, "other": other, "day": day_said(self.until)})


def next_step(desk: Desk) -> NextStep:
    """The one thing that comes next.

    In a knockout the next round closes the one before, and only its games say whether
    there is one. Games that were put off and a play-off that is not decided come before the end of everything.
    """
    if desk.finished:
        return NextStep("done")
    last = desk.round_no
    if last == 0:
        return _before_round_1(desk)
    if last in desk.closed:
        return _behind_the_round(desk, last)
    if rounds_out(desk) < last:
        return NextStep("publish", last)
    disputed = len(desk.disputed_boards(last))
    return NextStep("resolve", last, disputed) if disputed else _results(desk, last)


def _before_round_1(desk: Desk) -> NextStep:
    """Entries, the lots where numbers are drawn by lots, and then the round."""
    players = len(desk.tournament.players)
    if players < LEAST_PLAYERS:
        return NextStep("add-players", count=players)
    due = lots_due(desk)
    if due is None:
        return NextStep("pair", 1)
    return NextStep(f"{'team-' if due.of_teams else ''}{'redraw' if due.again else 'lots'}", 1)


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
    if step.kind in DRAWS:
        return NextStep("pair", 1)
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
    if desk.adjourned:
        return _put_off(desk)
    due = sum(len(state.due) for each in desk.play_offs if isinstance(state := state_of(each), Pending))
    return NextStep("play-off", last, due) if due else NextStep("finish", last)


def _put_off(desk: Desk) -> NextStep:
    """The match that was postponed, the one with the earliest day first; else the games that were adjourned."""
    t = desk.tournament
    for said, at, boards in postponed_boards(desk):
        names = {team.id: team.name for team in t.teams}
        one, other = (names[team] for team in at.match.teams)
        return NextStep("postponed", said.round_no, len(boards), boards[0], (one, other), said.until)
    first = min(desk.adjourned, key=lambda at: (at.round_no, at.board))
    return NextStep("adjourned", first.round_no, len(desk.adjourned), first.board)


def state_of(play_off: PlayOff) -> State:
    """How a play-off stands."""
    return play_off.record.contest.state(play_off.record.log)
