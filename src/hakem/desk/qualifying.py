"""Who goes on from one event to the next: the first of every group, the winners of a knockout."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from itertools import groupby

from hakem.desk.by_stage import knockout_places
from hakem.desk.choosing import own_system
from hakem.desk.next_event import Entries
from hakem.errors import RequestError
from hakem.facts.event_kind import is_team_event
from hakem.i18n import Datum, Message, PlayerRef, TeamRef
from hakem.model import Player, PlayerId, Team, Tournament, search_key
from hakem.pairing import final_group
from hakem.tiebreaks import StandingsRequest, standings
from hakem.values import dataclass, replace

SharedPlace = tuple[int, ...]
"""Ids of those who share a place: of players, or of teams."""


@dataclass(frozen=True, slots=True)
class Qualified:
    """Ids of those who go on from one event, the best first, with their places, and what to know about it."""

    ids: tuple[int, ...]
    places: tuple[str, ...]
    notes: tuple[Message, ...] = ()


def final_places(t: Tournament, request: StandingsRequest | None = None) -> tuple[SharedPlace, ...]:
    """The places of an event that is over, shared ones together: of a knockout by the stage reached."""
    if own_system(t) == "knockout":
        return _by_stage(t)
    games = [game for rnd in t.rounds for game in rnd.games]
    if len(t.rounds) < t.rounds_total or any(game.pending for game in games):
        open_games = sum(game.pending for game in games)
        data: dict[str, Datum] = {"rounds": len(t.rounds), "total": t.rounds_total, "open": open_games}
        raise RequestError(Message("qualifying.not-over", data))
    rows = standings(t, request).rows
    return tuple(tuple(row.contestant.id for row in place) for _, place in groupby(rows, key=lambda row: row.first))


def _by_stage(t: Tournament) -> tuple[SharedPlace, ...]:
    """Whoever is selected, then the losers, those of the last stage first."""
    found = knockout_places(t)
    if not found.over:
        raise RequestError(Message("qualifying.knockout-not-over", {"rounds": len(t.rounds)}))
    return tuple(tuple(row.side for row in tier) for _, tier in groupby(found.rows, key=lambda row: row.first))


def qualifiers(
    t: Tournament, first: int, request: StandingsRequest | None = None, without: Collection[int] = ()
) -> Qualified:
    """The first so many of an event; who does not come is passed over.

    A place shared across the border is refused: a play-off or more tie-breaks
    decide there, nobody else. A place shared above it is said.
    """
    ids: list[int] = []
    names: list[str] = []
    notes: list[Message] = []
    reached = 1
    for shared in final_places(t, request):
        coming = [one for one in shared if one not in without]
        name = str(reached) if len(shared) == 1 else f"{reached}-{reached + len(shared) - 1}"
        reached += len(shared)
        if len(ids) == first or not coming:
            continue
        refs = tuple(_ref(t, one) for one in coming)
        if len(ids) + len(coming) > first:
            data: dict[str, Datum] = {"places": name, "players": refs, "left": first - len(ids)}
            raise RequestError(Message("qualifying.tied", data))
        if len(coming) > 1:
            notes.append(Message("qualifying.shared", {"places": name, "players": refs}))
        ids += coming
        names += [name] * len(coming)
    if len(ids) < first:
        raise RequestError(Message("qualifying.too-few", {"first": first, "there": len(ids)}))
    return Qualified(tuple(ids), tuple(names), (*notes, *_gone(t, ids)))


def chosen_by_hand(t: Tournament, ids: Sequence[int]) -> Qualified:
    """Those whom the arbiter names, in that order."""
    return Qualified(tuple(ids), ("",) * len(ids), (Message("qualifying.by-hand"), *_gone(t, ids)))


def _ref(t: Tournament, one: int) -> PlayerRef | TeamRef:
    return TeamRef(one) if is_team_event(t) else PlayerRef(one)


def _gone(t: Tournament, ids: Sequence[int]) -> tuple[Message, ...]:
    """Whoever has withdrawn may not want to go on."""
    if is_team_event(t):
        return ()
    gone = [p for p in t.players if p.id in ids and p.withdrawn_after is not None]
    return tuple(Message("qualifying.gone", {"player": PlayerRef(p.id)}) for p in gone)


@dataclass(frozen=True, slots=True)
class Entrant:
    """Somebody who goes on: from which event (counted from 0), the id and the place there."""

    event: int
    id: int
    place: str


def in_order(groups: Sequence[Qualified]) -> tuple[Entrant, ...]:
    """All who go on: winners of all groups first, then all seconds (:func:`hakem.pairing.final_group`)."""
    entrants = [
        [Entrant(event, one, place) for one, place in zip(group.ids, group.places, strict=True)]
        for event, group in enumerate(groups)
    ]
    if len({len(group) for group in entrants}) > 1:
        return tuple(entrant for group in entrants for entrant in group)
    flat = [entrant for group in entrants for entrant in group]
    number = {entrant: PlayerId(place) for place, entrant in enumerate(flat)}
    rankings = [[number[entrant] for entrant in group] for group in entrants]
    return tuple(flat[place] for place in final_group(rankings, len(entrants[0])))


def entries(events: Sequence[Tournament], entrants: Sequence[Entrant]) -> Entries:
    """Players, or teams with their players, as they come to the next event; one person comes once."""
    players: list[Player] = []
    teams: list[Team] = []
    for entrant in entrants:
        t = events[entrant.event]
        known = {p.id: p for p in t.players}
        if is_team_event(t):
            team = next(team for team in t.teams if team.id == entrant.id)
            members = tuple(PlayerId(len(players) + place) for place in range(1, len(team.members) + 1))
            players += [replace(known[m], id=new) for m, new in zip(team.members, members, strict=True)]
            teams.append(replace(team, members=members))
        else:
            players.append(replace(known[PlayerId(entrant.id)], id=PlayerId(len(players) + 1)))
    _require_once(players)
    return Entries(tuple(players), tuple(teams))


def _require_once(players: Sequence[Player]) -> None:
    seen: set[object] = set()
    for player in players:
        same = player.fide_id or (search_key(player.name), player.birth)
        if same in seen:
            raise RequestError(Message("qualifying.twice", {"name": player.name}))
        seen.add(same)
