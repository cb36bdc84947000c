"""What the handbook's two tables of scores show, on paper and as sheets: adjusted scores, averages of opponents."""

from __future__ import annotations

from collections.abc import Mapping

from hakem.errors import HakemError
from hakem.facts import Card
from hakem.model import Player, PlayerId, Points, Tournament
from hakem.tiebreaks import Standings, StandingsRequest, standings
from hakem.tiebreaks.registry import BUCHHOLZ, OPPONENTS_AVERAGE, spec_of

Averages = Mapping[int, tuple[Points, ...]]
"""The average of a player's opponents; nothing of whom it cannot be said."""


def adjusted_scores(found: Standings) -> Mapping[int, Points]:
    """What everybody counts for as an opponent."""
    return found.context.view(spec_of(BUCHHOLZ)).adjusted


def opponents_averages(t: Tournament, after: int) -> Averages:
    """The average of everybody's opponents, as the tie-breaks of the event reckon it; nothing if that cannot be."""
    try:
        wish = StandingsRequest((OPPONENTS_AVERAGE,), after=after, of_teams=False, round_robin=False, strict=True)
        found = standings(t, wish)
    except HakemError:
        return {}
    return {row.contestant.id: row.values[0].shown for row in found.rows}


def by_score_and_average(made: Mapping[PlayerId, Card], averages: Averages) -> list[Player]:
    """The order of the sheet of a round: points, the average of the opponents, the number."""

    def key(player: Player) -> tuple[Points, Points, int]:
        value = averages.get(int(player.id), ())
        return -made[player.id].score, -value[0] if value else Points(0), player.number

    return sorted((card.player for card in made.values()), key=key)
