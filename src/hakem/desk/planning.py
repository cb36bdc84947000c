"""The facts of an event that is being planned, from a file or as they are said, and what time they leave."""

from __future__ import annotations

import enum
from collections.abc import Mapping
from datetime import date

from hakem.i18n import Message
from hakem.model import Tournament
from hakem.values import dataclass

ONE_CLASS = 200
"""Ratings that lie within so many points are close: a class of players."""


class Ratings(enum.Enum):
    """The ratings of a field, as the handbook tells Swiss events apart."""

    CLOSE = "close"
    APART = "apart"
    FEW = "few"


class Pace(enum.Enum):
    """How long games take."""

    STANDARD = "standard"
    RAPID = "rapid"
    BLITZ = "blitz"


ROUNDS_A_DAY: Mapping[Pace, int] = {Pace.STANDARD: 2, Pace.RAPID: 7, Pace.BLITZ: 11}
"""What a day is taken to hold where nobody says it; the handbook has no number."""


@dataclass(frozen=True, slots=True)
class EventPlan:
    """The facts of an event to come; what is None is not known.

    ``teams`` is 0 for an event of players. ``title`` says that a title or a place
    in another event is at stake, ``top`` that it is a top event.
    """

    players: int = 0
    teams: int = 0
    boards: int | None = None
    days: int | None = None
    rounds_per_day: int | None = None
    rounds: int | None = None
    ratings: Ratings | None = None
    pace: Pace = Pace.STANDARD
    title: bool = False
    top: bool = False

    @property
    def sides(self) -> int:
        """How many are paired: teams, or players."""
        return self.teams or self.players

    @property
    def a_day(self) -> int:
        """Rounds a day, as said or as taken."""
        return self.rounds_per_day or ROUNDS_A_DAY[self.pace]

    @property
    def possible(self) -> int | None:
        """Rounds for which there is time."""
        return None if self.days is None else self.days * self.a_day

    @property
    def limit(self) -> int | None:
        """Rounds that the event has, else those for which there is time."""
        return self.rounds if self.rounds is not None else self.possible

    def holds(self, rounds: int) -> bool:
        """Whether so many rounds can be played, as far as anybody knows."""
        return self.limit is None or rounds <= self.limit


def plan_of(t: Tournament) -> EventPlan:
    """What a file says about the event."""
    sizes = {len(team.members) for team in t.teams}
    boards = len(t.team_play.scoring.board_colours) or (sizes.pop() if len(sizes) == 1 else None)
    return EventPlan(
        players=len(t.players),
        teams=len(t.teams),
        boards=boards,
        days=_days(t),
        rounds=t.rounds_total or None,
        ratings=_ratings_of([p.rating or p.national_rating for p in t.players]),
    )


def facts_of(plan: EventPlan) -> tuple[Message, ...]:
    """What is known of the event, and what is taken for known, in words."""
    known: tuple[tuple[str, int | None], ...] = (
        ("players", plan.players or None),
        ("teams", plan.teams or None),
        ("boards", plan.boards if plan.teams else None),
        ("rounds", plan.rounds),
        ("days", plan.days),
    )
    found = [Message(f"advice.fact.{name}", {"count": count}) for name, count in known if count is not None]
    if plan.days is not None and (plan.rounds is None or plan.rounds_per_day is not None):
        kind = "a-day-taken" if plan.rounds_per_day is None else "a-day"
        found.append(Message(f"advice.fact.{kind}", {"count": plan.a_day}))
    if plan.rounds_per_day is not None and plan.possible is not None and (plan.rounds or 0) > plan.possible:
        found.append(Message("advice.fact.no-time", {"rounds": plan.rounds or 0, "possible": plan.possible}))
    if plan.ratings is not None:
        found.append(Message(f"advice.fact.ratings.{plan.ratings.value}"))
    stakes = (("title", plan.title), ("top", plan.top))
    return (*found, *(Message(f"advice.fact.{name}") for name, so in stakes if so))


def _days(t: Tournament) -> int | None:
    days = {day for day in t.event.round_dates if isinstance(day, date)}
    if days:
        return len(days)
    first, last = t.event.start, t.event.end
    return None if first is None or last is None or last < first else (last - first).days + 1


def _ratings_of(ratings: list[int | None]) -> Ratings | None:
    known = [rating for rating in ratings if rating]
    if 2 * len(known) < len(ratings):
        return Ratings.FEW
    if not known:
        return None
    close = len(known) == len(ratings) and max(known) - min(known) <= ONE_CLASS
    return Ratings.CLOSE if close else Ratings.APART


def all_meet(sides: int) -> int:
    """The rounds in which everybody meets everybody; an odd number has one more, for the bye.

    >>> all_meet(6), all_meet(7)
    (5, 7)
    """
    return sides - 1 + sides % 2


def one_winner(sides: int) -> int:
    """The fewest rounds after which only one can have won every game: each of them halves those who have.

    >>> one_winner(8), one_winner(40), one_winner(600)
    (3, 6, 10)
    """
    return (sides - 1).bit_length()
