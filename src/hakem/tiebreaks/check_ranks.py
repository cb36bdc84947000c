"""Standings that somebody has printed against standings as they should be."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence

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
    ``by_stage`` says that the places are those of a knockout.
    """

    differences: tuple[RankDifference, ...]
    codes: tuple[str, ...]
    reason: Message | None = None
    by_stage: bool = False


def check_ranks(t: Tournament, printed: Mapping[int, int], request: StandingsRequest) -> RankCheck:
    """Compare printed places with the standings by the tie-breaks that the event states.

    Whoever shares places may be printed on any of them: on the first, as a
    shared place usually is, or each on another one.
    """
    found, reason = _by_the_events_own(t, request)
    return RankCheck(tuple(rank_differences(_places(found), printed)), tuple(spec.code for spec in found.specs), reason)


def places_to_print(t: Tournament, printed: Mapping[int, int]) -> Mapping[int, int]:
    """The places of the players for a report: those that are printed if they are right, else those of the standings.

    Who shares a place stands in the order of the list, each on a place of their
    own; who is out of the standings comes last.
    """
    found, _ = _by_the_events_own(t, StandingsRequest(of_teams=False))
    everybody = [int(player.id) for player in t.players]
    if all(player in printed for player in everybody) and not rank_differences(_places(found), printed):
        return printed
    ranked = [row.contestant.id for row in found.rows]
    last = [player for player in everybody if player not in set(ranked)]
    return {player: place for place, player in enumerate((*ranked, *last), start=1)}


def _by_the_events_own(t: Tournament, request: StandingsRequest) -> tuple[Standings, Message | None]:
    """The standings by the tie-breaks that the event states, else by score alone; why, if those cannot be computed."""
    by_score = replace(request, codes=(), preset=None)
    try:
        return standings(t, request if request.codes or t.rules.tie_breaks else by_score), None
    except RequestError as error:
        return standings(t, by_score), error.message


def _places(found: Standings) -> list[tuple[int, int, int]]:
    return [(row.contestant.id, row.first, row.last) for row in found.rows]


def rank_differences(right: Sequence[tuple[int, int, int]], printed: Mapping[int, int]) -> list[RankDifference]:
    """Places outside of those that are right, and two on the same place which is not the first of those shared.

    ``right`` has everybody with the first and the last of the places shared.
    """
    times = Counter(printed.values())
    wrong = []
    for contestant, first, last in right:
        place = printed.get(contestant)
        if place is None:
            continue
        twice = times[place] > 1 and place != first
        if not first <= place <= last or twice:
            wrong.append(RankDifference(contestant, place, first, last))
    return wrong
