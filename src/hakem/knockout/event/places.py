"""Places of a knockout: whoever is selected, then by the stage in which one went out.

Those who went out in the same stage share their places, as they share the
prizes (A.19). They are listed by the points of their last match, then by seed.
"""

from __future__ import annotations

from hakem.knockout.contests.contest import Finish, Stage, StageName, Tier
from hakem.knockout.event.event import Course
from hakem.knockout.event.tournament import EventSoFar
from hakem.model import ZERO, Points, total
from hakem.values import dataclass


@dataclass(frozen=True, slots=True)
class KnockoutPlace:
    """Where somebody stands: the places shared from ``first`` to ``last``, and the stage where the way ended.

    ``stage`` is None for those who are still in. ``last_match`` has the points of
    the last match that is over, their own and the opponent's, and ``points``
    those of all matches that are over.
    """

    side: int
    first: int
    last: int
    stage: StageName | None
    points: Points = ZERO
    last_match: tuple[Points, Points] | None = None


@dataclass(frozen=True, slots=True)
class KnockoutPlaces:
    """Everybody in order, in a knockout that is over or not."""

    so_far: EventSoFar
    rows: tuple[KnockoutPlace, ...]
    over: bool

    @property
    def selected(self) -> tuple[int, ...]:
        """The winner, or all who are selected, in the order of seeds; nobody before the end."""
        return tuple(row.side for row in self.rows if row.stage in (Stage.WINNER, Stage.SELECTED))


def places_so_far(so_far: EventSoFar) -> KnockoutPlaces:
    """The places of an event as it stands; whoever is still in stands first."""
    event, course = so_far.event, so_far.course
    over = course.progress.complete == len(event.plan.stages)
    tiers: tuple[Tier, ...] = event.end(course).tiers if over else _running(so_far)
    rows: list[KnockoutPlace] = []
    made = _matches_of(course)
    inside = frozenset(finish.player for finish in tiers[0]) if not over else frozenset()
    for tier in tiers:
        first = len(rows) + 1
        for finish in tier:
            matches = made.get(finish.player, [])
            stage = None if finish.player in inside else finish.stage
            points, last = total(own for own, _ in matches), matches[-1] if matches else None
            rows.append(KnockoutPlace(finish.player, first, first + len(tier) - 1, stage, points, last))
    return KnockoutPlaces(so_far, tuple(rows), over)


def _running(so_far: EventSoFar) -> tuple[Tier, ...]:
    """Those who are still in, in the order of seeds, then those who are out."""
    out = so_far.event.out(so_far.course)
    gone = {finish.player for tier in out for finish in tier}
    left = tuple(Finish(side, Stage.SELECTED) for side in so_far.event.players if side not in gone)
    return (left, *out)


def _matches_of(course: Course) -> dict[int, list[tuple[Points, Points]]]:
    """The points of everybody's matches that are over, each with those of the opponent, in the order of stages."""
    made: dict[int, list[tuple[Points, Points]]] = {}
    for _, state in sorted(course.decided.items()):
        winner, loser = state.finishes
        made.setdefault(winner.player, []).append((winner.points, loser.points))
        made.setdefault(loser.player, []).append((loser.points, winner.points))
    return made
