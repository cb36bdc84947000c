"""The places of an event that is a knockout: one function of the event, for standings, prizes and whoever goes on."""

from __future__ import annotations

from collections.abc import Mapping

from hakem.desk.choosing import NO_WISH, SystemWish
from hakem.desk.seeding import own_knockout
from hakem.errors import RequestError
from hakem.facts.event_kind import is_knockout, is_team_event
from hakem.facts.rewind import after_round
from hakem.i18n import Message
from hakem.knockout import KnockoutPlaces, event_in, places_so_far
from hakem.model import Tournament
from hakem.tiebreaks import RankCheck, places_to_print, rank_differences


def knockout_places(t: Tournament, after: int | None = None, wish: SystemWish = NO_WISH) -> KnockoutPlaces:
    """Who stands where in a knockout, players or teams, by the stage reached; ``after`` which round, else as it is now.

    Raises ``RequestError`` if the event is no knockout, or its rounds are not those of one.
    """
    system = own_knockout(t, wish)
    if system is None:
        raise RequestError(Message("knockout.no-knockout"))
    at = t if after is None else after_round(t, after)
    return places_so_far(event_in(at, system.event(at)))


def check_knockout_ranks(t: Tournament, printed: Mapping[int, int]) -> RankCheck:
    """Printed places of a knockout against those by the stage reached; why, if its rounds cannot be read."""
    try:
        found = knockout_places(t)
    except RequestError as error:
        return RankCheck((), (), error.message)
    rows = [(row.side, row.first, row.last) for row in found.rows]
    return RankCheck(tuple(rank_differences(rows, printed)), (), by_stage=True)


def printed_places(t: Tournament, printed: Mapping[int, int]) -> Mapping[int, int]:
    """The places of the players for a report: those printed if they are right, else those that are.

    A knockout of players has them by the stage reached, everybody else by the
    tie-breaks that the event states. Rounds that are none of a knockout go by score.
    """
    if not is_knockout(t) or is_team_event(t):
        return places_to_print(t, printed)
    try:
        found = knockout_places(t)
    except RequestError:
        return places_to_print(t, printed)
    rows = [(row.side, row.first, row.last) for row in found.rows]
    if all(row.side in printed for row in found.rows) and not rank_differences(rows, printed):
        return printed
    return {row.side: place for place, row in enumerate(found.rows, start=1)}
