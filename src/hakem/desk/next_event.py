"""A new event for players of others: its cover, its rules, its numbers."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from datetime import date

from hakem.desk.choosing import with_type_code
from hakem.desk.numbering import numbers_by_rank
from hakem.desk.withdrawals import Changed
from hakem.errors import RequestError, UnknownName
from hakem.i18n import Message
from hakem.model import (
    NO_TEAM_PLAY,
    Event,
    EventRules,
    Player,
    PlayerId,
    RoundNo,
    Team,
    TeamId,
    Tournament,
    with_numbers_as_ids,
)
from hakem.pairing import PairingSystem, numbers_by_lots, system_for, system_info
from hakem.pairing.numbers.lots import teams_by_lots
from hakem.values import dataclass, replace

_TABLE = "berger"
_SEEDS_AS_LISTED = ("seeding", "given")


@dataclass(frozen=True, slots=True)
class EventWish:
    """What the new event is to be; what is left out follows from the one before it.

    ``by`` says how numbers are given: ``rank``, ``lots`` or ``place``, the order
    in which the players come; by lots where a table is played, by rank elsewhere.
    """

    system: str
    rounds: int | None = None
    edition: str | None = None
    options: tuple[tuple[str, str], ...] = ()
    name: str = ""
    start: date | None = None
    by: str | None = None
    seed: str = ""


@dataclass(frozen=True, slots=True)
class Entries:
    """Who comes to an event, in order; with the teams they play for."""

    players: tuple[Player, ...]
    teams: tuple[Team, ...] = ()


def new_event(entries: Entries, before: Tournament, wish: EventWish) -> Changed:
    """The event before its first round.

    Everybody keeps name, title, ratings, ids of FIDE and federation, birth and
    club; nothing else comes along: results of the event before do not count,
    because no text says that they do.
    """
    t = _opening(entries, before, wish)
    system = system_for(wish.system, wish.edition or t.rules.edition or None, t, dict(t.rules.options))
    if system_info(system.name).of_teams and not entries.teams:
        raise RequestError(Message("report.no-teams"))
    t = replace(t, rounds_total=_rounds(system, t, wish))
    t = with_type_code(t, system, bool(entries.teams))
    by = wish.by or ("lots" if system.name == _TABLE else "rank")
    if by not in _NUMBERINGS:
        raise UnknownName("numbering", by, NUMBERINGS)
    made = _NUMBERINGS[by](t, system, wish.seed)
    in_order = tuple(sorted(made.tournament.players, key=lambda p: p.number))
    return replace(made, tournament=with_numbers_as_ids(replace(made.tournament, players=in_order)))


def _opening(entries: Entries, before: Tournament, wish: EventWish) -> Tournament:
    """Everybody from the first round on, known by their place among the entries."""
    new_id = {p.id: PlayerId(place) for place, p in enumerate(entries.players, start=1)}
    players = tuple(
        replace(p, id=new_id[p.id], number=int(new_id[p.id]), joined=RoundNo(1), withdrawn_after=None)
        for p in entries.players
    )
    teams = tuple(
        replace(team, id=TeamId(place), members=tuple(new_id[m] for m in team.members))
        for place, team in enumerate(entries.teams, start=1)
    )
    was = before.team_play
    play = replace(NO_TEAM_PLAY, scoring=was.scoring, line_up_rules=was.line_up_rules) if teams else NO_TEAM_PLAY
    cover, rules = _cover(before, wish), _rules(before, wish)
    return Tournament(players, 1, event=cover, points=before.points, teams=teams, team_play=play, rules=rules)


def _cover(before: Tournament, wish: EventWish) -> Event:
    """Place, officials and time control stay; the event begins when the one before it ended, unless that is said."""
    was = before.event
    return Event(
        name=wish.name or was.name,
        city=was.city,
        federation=was.federation,
        start=wish.start or was.end or was.start,
        chief_arbiter=was.chief_arbiter,
        deputies=was.deputies,
        time_control=was.time_control,
        time_control_code=was.time_control_code,
        rating_methods=was.rating_methods,
    )


def _rules(before: Tournament, wish: EventWish) -> EventRules:
    """Rules that were stated hold on for an event of the same system."""
    was = before.rules
    if was.system and was.system != wish.system:
        was = EventRules(collation=was.collation)
    options = {**dict(was.options), **dict(wish.options)}
    if wish.by == "place" and _SEEDS_AS_LISTED[0] in _option_names(wish.system):
        options |= dict([_SEEDS_AS_LISTED])
    return replace(was, system=wish.system, edition=wish.edition or was.edition, options=tuple(options.items()))


def _option_names(system: str) -> set[str]:
    return {option.name for text in system_info(system).texts for option in text.options}


def _rounds(system: PairingSystem, t: Tournament, wish: EventWish) -> int:
    """The rounds wished for; a table and a knockout know themselves how many there are."""
    if wish.rounds is not None:
        return wish.rounds
    if system_info(system.name).by_scores:
        raise RequestError(Message("qualifying.rounds", {"system": system.name}))
    return system.scheduled_rounds(t)


def _by_lots(t: Tournament, _system: PairingSystem, seed: str) -> Changed:
    """Lots for everybody; where teams meet, it is they who stand in the table."""
    drawn = numbers_by_lots(t, seed)
    return Changed(teams_by_lots(drawn, seed) if t.teams else drawn)


def _by_place(t: Tournament, _system: PairingSystem, _seed: str) -> Changed:
    return Changed(t)


_NUMBERINGS: Mapping[str, Callable[[Tournament, PairingSystem, str], Changed]] = {
    "rank": numbers_by_rank,
    "lots": _by_lots,
    "place": _by_place,
}
NUMBERINGS = tuple(_NUMBERINGS)
