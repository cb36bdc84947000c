"""The round that is being played: how far it is, and what lists say while it goes on.

Standings are those after the last round that is over (``Desk.rounds_over``). Whoever
wants to see them move while a round runs gets them under a head of their own, and
nobody has half a point there for a game that is still going on.
"""

from __future__ import annotations

from hakem.desk.journal.state import Desk
from hakem.i18n import Message
from hakem.model import ZERO, Tournament
from hakem.values import dataclass, replace


@dataclass(frozen=True, slots=True)
class RoundPlayed:
    """A round that is not over: how many of its boards have a result."""

    round_no: int
    done: int
    boards: int

    @property
    def said(self) -> Message:
        """In words: which one, and how far it is."""
        return Message("standings.played", {"round": self.round_no, "done": self.done, "boards": self.boards})


def round_played(desk: Desk) -> RoundPlayed | None:
    """The round behind the last one that is over; None if there is none."""
    number = desk.rounds_over + 1
    if number > desk.round_no:
        return None
    boards = len(desk.tournament.rounds[number - 1].games)
    return RoundPlayed(number, desk.results_in(number), boards)


def as_it_stands(desk: Desk, t: Tournament) -> Tournament:
    """The event, or the part of it that somebody sees, for lists of all its rounds: as :func:`without_assumed` has it
    while its last round is being played.
    """
    return t if played_in(desk, t) is None else without_assumed(t)


def played_in(desk: Desk, t: Tournament) -> RoundPlayed | None:
    """The round that is being played, if that part of the event has it."""
    played = round_played(desk)
    return None if played is None or len(t.rounds) < played.round_no else played


def without_assumed(t: Tournament) -> Tournament:
    """The event in which a game without a result counts nothing yet; for pairing alone it counts as drawn (F.9)."""
    return replace(t, points=replace(t.points, unknown=ZERO))
