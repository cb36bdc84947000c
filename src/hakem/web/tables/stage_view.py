"""The places of a knockout as rows of texts: how far everybody came."""

from __future__ import annotations

from collections.abc import Iterator

from hakem.facts.event_kind import is_team_event
from hakem.knockout import KnockoutPlaces
from hakem.model import Player, Tournament
from hakem.reports.columns import composed
from hakem.reports.knockout.places import stage_of
from hakem.values import dataclass
from hakem.web.rendering import Words
from hakem.web.tables.standings_view import place_text


@dataclass(frozen=True, slots=True)
class StageRow:
    """Somebody in a knockout: how far they came."""

    id: int
    place: str
    title: str
    name: str
    rating: str
    stage: str
    match: str
    points: str


def stage_rows(t: Tournament, places: KnockoutPlaces, w: Words) -> Iterator[StageRow]:
    """Everybody, those who came furthest first."""
    people = {int(p.id): p for p in t.players}
    teams = {int(team.id): team for team in t.teams} if is_team_event(t) else {}
    for row in places.rows:
        who = teams.get(row.side) or people[row.side]
        player = who if isinstance(who, Player) else None
        match = " - ".join(map(w.number, row.last_match)) if row.last_match else ""
        yield StageRow(
            row.side,
            place_text(row.first, row.last),
            player.title.value if player and player.title else "",
            composed(who.name),
            str(player.rating or "") if player else "",
            w.say(stage_of(row)),
            match,
            w.number(row.points),
        )
