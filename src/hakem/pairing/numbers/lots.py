"""Pairing numbers by lots: everybody draws one, the strongest first (``hakem/facts/lots.py`` is the drawing itself)."""

from __future__ import annotations

from hakem.errors import RequestError
from hakem.facts.lots import draw_order, drawers, drawing_order, places_drawn, teams_drawn
from hakem.i18n import Message
from hakem.model import Lot, TeamId, Tournament, with_team_ids
from hakem.model.changes import renumbered, with_lot

NUMBERS = "numbers"
"""The purpose under which a drawing of pairing numbers is recorded."""

TIES = "ties"
"""The purpose of a drawing that only decides between players of equal strength."""

LOTS_OF_TEAMS = "teams"
"""The purpose under which a drawing of the numbers of teams is recorded."""


def require_not_started(t: Tournament) -> None:
    """Numbers may be drawn until the first round is paired."""
    if t.rounds:
        raise RequestError(Message("pairing.lots-after-start", {"rounds": len(t.rounds)}))


def numbers_by_lots(t: Tournament, seed: str) -> Tournament:
    """Everybody draws a pairing number, the strongest first; the draw is recorded."""
    require_not_started(t)
    number = places_drawn(t.players, seed)
    record = Lot(NUMBERS, seed, drawers(drawing_order(t.players), number))
    return with_lot(renumbered(t, sorted(number, key=number.__getitem__)), record)


def teams_by_lots(t: Tournament, seed: str) -> Tournament:
    """The teams get the numbers 1, 2, 3 … in the order in which they are drawn; the draw is recorded."""
    teams = sorted(t.teams, key=lambda team: team.id)
    order = (teams[place - 1].id for place in draw_order(seed, len(teams)))
    number = {int(team): place for place, team in enumerate(order, start=1)}
    recorded = with_lot(t, Lot(LOTS_OF_TEAMS, seed, teams_drawn(teams, number), of_teams=True))
    return with_team_ids(recorded, {team.id: TeamId(number[team.id]) for team in teams})
