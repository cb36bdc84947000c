"""When a play-off is played: half an hour after the last game of the event at the earliest, and how long it takes."""

from __future__ import annotations

from hakem.errors import RequestError
from hakem.i18n import Datum, Message
from hakem.knockout.contests.playoff_format import Session
from hakem.knockout.contests.playoff_formats import format_for
from hakem.knockout.contests.playoff_options import NO_CHOICE, PlayoffOptions
from hakem.knockout.plans.timetable import (
    DAY,
    USUAL_PAUSES,
    Pauses,
    Timetable,
    TimetableRow,
    clock_text,
    play_off_start,
)
from hakem.knockout.time_control import TimeControl
from hakem.regulations import KNOCKOUT_2009, Article

_HALF_AN_HOUR = KNOCKOUT_2009.art("A.21")


def play_off_timetable(
    players: int,
    options: PlayoffOptions = NO_CHOICE,
    start: int = 0,
    until: int = DAY,
    pauses: Pauses = USUAL_PAUSES,
) -> Timetable:
    """The longest course of a play-off of so many players, the first game at ``start``."""
    names: list[str] = []
    rows: list[TimetableRow] = []
    before: Session | None = None
    for session in format_for(players, options).sessions(options):
        clock = rows[-1].ends + _pause(before, session, pauses) if before else start
        if before is None or before.stage != session.stage:
            names.append(session.stage)
        ends = clock + TimeControl.read(session.control).length
        rows.append(TimetableRow(len(names), session.part, session.number, clock, ends))
        before = session
    return Timetable(tuple(names), tuple(rows), until)


def _pause(before: Session | None, session: Session, pauses: Pauses) -> int:
    """Five minutes between games, ten between the parts of a contest and between stages (A.25)."""
    if before is None or before.stage != session.stage:
        return pauses.stages
    goes_on = before.part is session.part and session.number == before.number + 1
    return pauses.games if goes_on else pauses.parts


def pause_told(ended: int, pauses: Pauses = USUAL_PAUSES) -> tuple[Article, Message]:
    """The half hour in words, with its article."""
    data = {"ended": clock_text(ended), "earliest": clock_text(play_off_start(ended, pauses))}
    return _HALF_AN_HOUR, Message("playoff.pause", data)


def start_after(ended: int, start: int | None = None, pauses: Pauses = USUAL_PAUSES) -> int:
    """When a play-off begins if the last game ended then; a start that leaves too short a pause is refused (A.21)."""
    earliest = play_off_start(ended, pauses)
    if start is not None and start < earliest:
        times: dict[str, Datum] = {"start": clock_text(start), "earliest": clock_text(earliest)}
        raise RequestError(Message("playoff.too-early", {**times, "article": _HALF_AN_HOUR}))
    return earliest if start is None else start
