"""Values from outside by which ties are broken: no game of the event tells them."""

from __future__ import annotations

from hakem.model.points import Points
from hakem.values import dataclass


@dataclass(frozen=True, slots=True)
class ExternalValues:
    """One value for each of those who have one: the result of a play-off, a decision of the arbiter.

    The ids are those of players, or those of teams if ``of_teams`` says so.
    """

    name: str
    values: tuple[tuple[int, Points], ...]
    of_teams: bool = False
