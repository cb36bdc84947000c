"""Standings that somebody has printed against standings as they should be."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from hakem.errors import RequestError
from hakem.i18n import Message
from hakem.model import Tournament
from hakem.tiebreaks.standings import Standings, StandingsRequest, standings
from hakem.values import dataclass, replace


@dataclass(frozen=True, slots=True)
class RankDifference:
    """A place that is printed, and the places that would be right."""

    contestant: int
    printed: int
    first: int
    last: int


@dataclass(frozen=True, slots=True)
class RankCheck:
    """What came of it: wrong places, and the codes by which they were found.

    Without ``codes`` only the score could be looked at, because the event
    states no tie-breaks, or some that cannot be computed: then ``reason`` says why.
    """

    differences: tuple[RankDifference, ...]
    codes: tuple[str, ...]
    reason: Message | None = None


def check_ranks(t: Tournament, printed: Mapping[int, int], request: StandingsRequest) -> RankCheck:
    """Compare printed places with the standings by the tie-breaks that the event states.

    Whoever shares places may be printed on any of them: on the first, as a
    shared place usually is, or each on another one.
    """
    reason = None
    by_score = replace(request, codes=(), preset=None)
    try:
        found = standings(t, request if request.codes or t.rules.tie_breaks else by_score)
    except RequestError as error:
        reason = error.message
        found = standings(t, by_score)
    return RankCheck(tuple(_differences(found, printed)), tuple(spec.code for spec in found.specs), reason)


def _differences(found: Standings, printed: Mapping[int, int]) -> list[RankDifference]:
    """Places outside of those that are right, and two on the same place which is not the first of those shared."""
    times = Counter(printed.values())
    wrong = []
    for row in found.rows:
        place = printed.get(row.contestant.id)
        if place is None:
            continue
        twice = times[place] > 1 and place != row.first
        if not row.first <= place <= row.last or twice:
            wrong.append(RankDifference(row.contestant.id, place, row.first, row.last))
    return wrong
