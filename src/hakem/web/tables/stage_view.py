"""The places of a knockout as rows of texts: how far everybody came."""

from __future__ import annotations

from collections.abc import Iterator

from hakem.facts.event_kind import is_team_event
from hakem.facts.seed_rating import seed_ratings
from hakem.knockout import KnockoutPlaces
from hakem.model import Player, Tournament
from hakem.reports.columns import composed
from hakem.reports.knockout.places import stage_of
from hakem.reports.tables.rating_heads import head_if_any
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
    people, rating_of = {int(p.id): p for p in t.players}, seed_ratings(t)
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
            str(rating_of(player) or "") if player else "",
            w.say(stage_of(row)),
            match,
            w.number(row.points),
        )


def stage_ratings(t: Tournament, w: Words) -> str:
    """The heading of the ratings of those who play; nothing where teams do, or nobody has one."""
    ratings = () if is_team_event(t) else map(seed_ratings(t), t.players)
    return head_if_any(ratings, w("crosstable.rating"), w.language)
