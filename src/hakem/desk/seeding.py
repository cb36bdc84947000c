"""The seeds of a knockout of players or teams of an event: by rating, by ranking, by lots, or as listed."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from hakem.desk.play_off import shared_places
from hakem.errors import LotsNeeded, RequestError, UnknownName
from hakem.explain import Step
from hakem.facts.event_kind import is_team_event
from hakem.i18n import Message
from hakem.knockout import Seeding, as_given, by_lots, by_ranking, by_rating
from hakem.model import Player, Team, Tournament
from hakem.tiebreaks import StandingsRequest, standings
from hakem.values import dataclass


@dataclass(frozen=True, slots=True)
class SeedRequest:
    """How to seed: one of ``SEEDINGS``; for a ranking its tie-breaks and their edition; and the text of the lots."""

    seeding: str = "rating"
    tie_breaks: tuple[str, ...] | None = None
    edition: str | None = None
    lots: str | None = None


@dataclass(frozen=True, slots=True)
class EventSeeds:
    """Ids from the first seed to the last, why they stand like this, and what somebody should know about it."""

    order: tuple[int, ...]
    steps: tuple[Step, ...]
    notes: tuple[Message, ...] = ()


def seeds(t: Tournament, request: SeedRequest | None = None) -> EventSeeds:
    """Everybody who competes, in the order asked for; raises ``LotsNeeded`` if there is no text of lots for it."""
    request = request or SeedRequest()
    if request.seeding not in _WAYS:
        raise UnknownName("seeding", request.seeding, SEEDINGS)
    found, notes = _WAYS[request.seeding](t, request)
    return EventSeeds(found.order, found.steps, notes)


_Found = tuple[Seeding, tuple[Message, ...]]


def _by_rating(t: Tournament, request: SeedRequest) -> _Found:
    if is_team_event(t):
        raise RequestError(Message("knockout.teams-without-rating"))
    return by_rating(t.players, request.lots), ()


def _by_ranking(t: Tournament, request: SeedRequest) -> _Found:
    wish = StandingsRequest(codes=request.tie_breaks, edition=request.edition, seed=request.lots)
    rows = standings(t, wish).rows
    return by_ranking(_competing(t), tuple(row.contestant.id for row in rows)), shared_places(rows)


def _by_lots(t: Tournament, request: SeedRequest) -> _Found:
    if request.lots is None:
        raise LotsNeeded
    return by_lots(_competing(t), request.lots), ()


def _as_given(t: Tournament, _request: SeedRequest) -> _Found:
    return as_given(_competing(t)), ()


_WAYS: Mapping[str, Callable[[Tournament, SeedRequest], _Found]] = {
    "rating": _by_rating,
    "ranking": _by_ranking,
    "lots": _by_lots,
    "given": _as_given,
}
SEEDINGS = tuple(_WAYS)


def _competing(t: Tournament) -> tuple[Player, ...] | tuple[Team, ...]:
    """Those who compete."""
    return t.teams if is_team_event(t) else t.players
