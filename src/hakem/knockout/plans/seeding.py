"""Seeds of a knockout: who is seeded first, second and so on, and by which article.

Where lots are needed, everybody draws one, as for the numbers of a round robin
(``hakem/facts/lots.py``): in the drawing order the players take the numbers of
the draw, and the smaller number stands higher. The same text gives the same
seeds, whatever order the players are listed in. Teams are seeded in the same
ways; the rating of a team is the average of those who sit at its boards.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from itertools import groupby
from typing import TypeAlias

from hakem.errors import LotsNeeded, RequestError
from hakem.explain import Step
from hakem.facts.initial_order import FIDE_ELSE_NATIONAL, StrengthMethod
from hakem.facts.lots import draw_order, drawing_order
from hakem.i18n import Message, PlayerRef, TeamRef
from hakem.knockout.sides import Side, side_step
from hakem.model import ZERO, Player, Points, Team, search_key, total
from hakem.regulations import KNOCKOUT_2009
from hakem.values import dataclass

_ART = KNOCKOUT_2009.art

Entrant: TypeAlias = Player | Team
"""Somebody who is to be seeded."""


@dataclass(frozen=True, slots=True)
class Seeding:
    """The ids from the first seed to the last, and why they stand like this."""

    order: tuple[int, ...]
    steps: tuple[Step, ...]


def by_rating(
    players: Sequence[Player], lots_text: str | None = None, method: StrengthMethod = FIDE_ELSE_NATIONAL
) -> Seeding:
    """The higher rating first, then those without one.

    Lots order the latter, and those of equal rating; ``lots_text`` may be left
    out only if there are neither: else the error is :class:`LotsNeeded`.
    """
    strength: dict[int, Points] = {p.id: Points(method.strength(p) or 0) for p in players}
    return _by_strength(players, strength, lots_text, "seeding.by-rating")


def teams_by_rating(
    teams: Sequence[Team], players: Sequence[Player], boards: int = 0, lots_text: str | None = None
) -> Seeding:
    """The higher average first, then teams of whom nobody has a rating; lots as among players.

    The average is that of the members who sit at the ``boards``, as they are
    listed; of all members if nobody says how many boards there are. Members
    without a rating are left out of it. A team whose strength is stated has that.
    """
    known = {p.id: FIDE_ELSE_NATIONAL.strength(p) for p in players}

    def average(team: Team) -> Points:
        seated = team.members[:boards] if boards else team.members
        rated = [Points(rating) for member in seated if (rating := known.get(member))]
        return total(rated) / len(rated) if rated else ZERO

    strength: dict[int, Points] = {team.id: team.strength or average(team) for team in teams}
    return _by_strength(teams, strength, lots_text, "seeding.by-average")


def _by_strength(
    players: Sequence[Entrant], strength: Mapping[int, Points], lots_text: str | None, outcome: str
) -> Seeding:
    require_different(map(_side, players))
    ranked = sorted(players, key=lambda p: -strength[p.id])
    groups = [tuple(group) for _, group in groupby(ranked, key=lambda p: strength[p.id])]
    steps = [Step(_ART("A.4"), outcome)]
    if all(len(group) == 1 for group in groups):
        return Seeding(tuple(p.id for p in ranked), tuple(steps))
    if lots_text is None:
        raise LotsNeeded
    lot = _lots(players, lots_text)
    order: list[int] = []
    for group in groups:
        drawn = sorted(group, key=lambda p: lot[p.id])
        order += [p.id for p in drawn]
        if len(group) > 1:
            steps.append(_drawn("seeding.equal" if strength[group[0].id] else "seeding.unrated", drawn, lots_text))
    return Seeding(tuple(order), tuple(steps))


def by_lots(players: Sequence[Entrant], lots_text: str) -> Seeding:
    """Everybody draws a seed."""
    require_different(map(_side, players))
    lot = _lots(players, lots_text)
    drawn = sorted(players, key=lambda p: lot[p.id])
    return Seeding(tuple(p.id for p in drawn), (_drawn("seeding.lots", drawn, lots_text),))


def by_ranking(players: Sequence[Entrant], ranking: Sequence[int]) -> Seeding:
    """As the event before has ranked them; ``ranking`` may hold others too, who do not play here."""
    require_different(map(_side, players))
    require_different(map(TeamRef if any(isinstance(p, Team) for p in players) else PlayerRef, ranking))
    missing = [p for p in players if p.id not in ranking]
    if missing:
        raise RequestError(Message("knockout.not-ranked", {"player": _side(missing[0])}))
    place = {player: number for number, player in enumerate(ranking, start=1)}
    ordered = sorted(players, key=lambda p: place[p.id])
    step = side_step(_ART("A.8"), "seeding.by-ranking", map(_side, ordered))
    return Seeding(tuple(p.id for p in ordered), (step,))


def as_given(players: Sequence[Entrant]) -> Seeding:
    """In the order in which they are listed, because the event's own regulations say so."""
    require_different(map(_side, players))
    step = side_step(_ART("A.4"), "seeding.as-given", map(_side, players))
    return Seeding(tuple(p.id for p in players), (step,))


def as_played(players: Sequence[Entrant]) -> Seeding:
    """In the order in which they are listed, because the rounds that were played show these seeds and no others."""
    require_different(map(_side, players))
    step = side_step(_ART("A.4"), "seeding.as-played", map(_side, players))
    return Seeding(tuple(p.id for p in players), (step,))


def require_different(players: Iterable[Side]) -> None:
    """Refuse a list that names somebody twice."""
    seen: set[Side] = set()
    for player in players:
        if player in seen:
            raise RequestError(Message("knockout.seeded-twice", {"player": player}))
        seen.add(player)


def _side(entrant: Entrant) -> Side:
    return TeamRef(entrant.id) if isinstance(entrant, Team) else PlayerRef(entrant.id)


def _lots(entrants: Sequence[Entrant], text: str) -> Mapping[int, int]:
    """What everybody draws: players in the drawing order, teams by name, because nothing else tells them apart."""
    drawers: list[Entrant] = [*drawing_order(tuple(each for each in entrants if isinstance(each, Player)))]
    drawers += sorted(
        (each for each in entrants if isinstance(each, Team)), key=lambda team: (search_key(team.name), team.id)
    )
    return {each.id: number for each, number in zip(drawers, draw_order(text, len(drawers)), strict=True)}


def _drawn(outcome: str, entrants: Sequence[Entrant], text: str) -> Step:
    drawn = tuple(map(_side, entrants))
    return side_step(_ART("A.4"), outcome, drawn, players=drawn, text=text)
