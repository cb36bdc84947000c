"""What standings show beside places: who rose, who is equal on points, and places inside a part of the field."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterator, Mapping

from hakem.tiebreaks import Standing, Standings
from hakem.values import OneOf


class Tie(OneOf):
    """Where somebody stands among neighbours with equal points."""

    ALONE = ""
    FIRST = "first"
    MIDDLE = "middle"
    LAST = "last"


def moves(before: Standings, now: Standings) -> Mapping[int, int]:
    """By how many places everybody rose (fell, if it is less than nothing) between two standings.

    Who stood in none of the first has not moved.
    """
    stood = {row.contestant.id: row.first for row in before.rows}
    return {row.contestant.id: stood.get(row.contestant.id, row.first) - row.first for row in now.rows}


def equal_on_points(found: Standings) -> Mapping[int, Tie]:
    """Who has the same points as the neighbours above and below."""
    points = [None, *(row.points.as_integer_ratio() for row in found.rows), None]
    ties: dict[int, Tie] = {}
    for place, row in enumerate(found.rows, start=1):
        above, below = points[place - 1] == points[place], points[place + 1] == points[place]
        ties[row.contestant.id] = (
            Tie.MIDDLE if above and below else Tie.LAST if above else Tie.FIRST if below else Tie.ALONE
        )
    return ties


def part_of(found: Standings, ids: Collection[int]) -> Iterator[tuple[int, int, Standing]]:
    """The rows of some of the field, each with the first and the last place that is shared among them alone."""
    rows = [row for row in found.rows if row.contestant.id in ids]
    sharing = Counter(row.first for row in rows)
    first, held = 1, 0
    for number, row in enumerate(rows, start=1):
        first = first if row.first == held else number
        held = row.first
        yield first, first + sharing[held] - 1, row


def shared_place(found: Standings, place: int = 1) -> tuple[int, ...]:
    """Who shares that place after all tie-breaks, the better number first; nobody if it is held by one."""
    sharing = tuple(row.contestant.id for row in found.rows if row.first <= place <= row.last)
    return sharing if len(sharing) > 1 else ()
