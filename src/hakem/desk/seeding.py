"""The seeds of a knockout of players or teams of an event: by rating, by ranking, by lots, or as listed."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from hakem.desk.choosing import NO_WISH, SystemWish, choose_system, own_system
from hakem.desk.play_off import Tied, TieRequest, require_known, shared_places, tied
from hakem.errors import LotsNeeded, UnknownName
from hakem.explain import Step
from hakem.facts.event_kind import is_team_event
from hakem.i18n import Message
from hakem.knockout import Seeding, as_given, by_lots, by_ranking, by_rating, teams_by_rating
from hakem.model import Player, Team, Tournament
from hakem.pairing import Knockout, SeedOrder
from hakem.tiebreaks import StandingsRequest, standings
from hakem.values import dataclass, replace


@dataclass(frozen=True, slots=True)
class SeedRequest:
    """How to seed: one of ``SEEDINGS``; for a ranking its tie-breaks and their edition; and the text of the lots.

    Nothing said, a knockout has the seeds by which it is paired, and everybody else seeds by rating.
    """

    seeding: str | None = None
    tie_breaks: tuple[str, ...] | None = None
    edition: str | None = None
    lots: str | None = None


@dataclass(frozen=True, slots=True)
class EventSeeds:
    """Ids from the first seed to the last, why they stand like this, and what somebody should know about it.

    ``way`` is the one of ``SEEDINGS`` by which they were found.
    """

    order: tuple[int, ...]
    steps: tuple[Step, ...]
    notes: tuple[Message, ...] = ()
    way: str = ""


def seeds(t: Tournament, request: SeedRequest | None = None) -> EventSeeds:
    """Everybody who competes, in the order asked for; raises ``LotsNeeded`` if there is no text of lots for it."""
    request = request or SeedRequest()
    own = own_knockout(t)
    if request.seeding is None and own is not None:
        if request.lots is not None:
            own = replace(own, rules=replace(own.rules, lots=request.lots))
        found = own.seeding(t)
        return EventSeeds(found.order, found.steps, way=_WAY_OF[own.rules.seeding])
    way = request.seeding or SEEDINGS[0]
    if way not in _WAYS:
        raise UnknownName("seeding", way, SEEDINGS)
    found, notes = _WAYS[way](t, request)
    return EventSeeds(found.order, found.steps, notes, way)


def seeds_of_tied(t: Tournament, who: TieRequest | tuple[int, ...]) -> EventSeeds:
    """Those who share a place, or who are named, as the standings of the event have them (A.8); named ones as named."""
    found = tied(t, who) if isinstance(who, TieRequest) else Tied(who)
    require_known(t, found.ids)
    named = [each for each in _competing(t) if each.id in found.ids]
    made = by_ranking(named, found.ids)
    return EventSeeds(made.order, made.steps, found.notes, "ranking")


def own_knockout(t: Tournament, wish: SystemWish = NO_WISH) -> Knockout | None:
    """The knockout by which an event is paired, if it is one."""
    if own_system(t) != "knockout":
        return None
    system = choose_system(t, wish)
    return system if isinstance(system, Knockout) else None


_Found = tuple[Seeding, tuple[Message, ...]]


def _by_rating(t: Tournament, request: SeedRequest) -> _Found:
    if is_team_event(t):
        boards = len(t.team_play.scoring.board_colours)
        return teams_by_rating(t.teams, t.players, boards, request.lots), ()
    return by_rating(t.players, request.lots), ()


def _by_ranking(t: Tournament, request: SeedRequest) -> _Found:
    wish = StandingsRequest(codes=request.tie_breaks, edition=request.edition, seed=request.lots, strict=True)
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
_WAY_OF = {
    None: "rating",
    SeedOrder.RATING: "rating",
    SeedOrder.GIVEN: "given",
    SeedOrder.SHOWN: "given",
    SeedOrder.LOTS: "lots",
}


def _competing(t: Tournament) -> tuple[Player, ...] | tuple[Team, ...]:
    """Those who compete."""
    return t.teams if is_team_event(t) else t.players
