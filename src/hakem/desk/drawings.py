"""Drawings that give nobody a pairing number: for the standings, and between some players; each with its record."""

from __future__ import annotations

from collections.abc import Sequence

from hakem.facts.event_kind import is_team_event
from hakem.facts.lots import draw_order, drawers, drawing_order, places_drawn, teams_drawing_order, teams_drawn
from hakem.model import Lot, PlayerId, Tournament
from hakem.tiebreaks.own_results import LOTS_OF_STANDINGS

GAME = "game "
"""With this the purpose of a drawing between some players begins; their ids follow."""


def lots_of_standings(t: Tournament, seed: str) -> Lot:
    """Lots that end the tie-breaks: everybody draws, or every team, and the lower number is the better one."""
    if not is_team_event(t):
        return Lot(LOTS_OF_STANDINGS, seed, drawers(drawing_order(t.players), places_drawn(t.players, seed)))
    teams = teams_drawing_order(t.teams)
    number = {int(team.id): drawn for team, drawn in zip(teams, draw_order(seed, len(teams)), strict=True)}
    return Lot(LOTS_OF_STANDINGS, seed, teams_drawn(teams, number), of_teams=True)


def lots_between(t: Tournament, among: Sequence[PlayerId], seed: str) -> Lot:
    """The order of these players: who comes first has number 1."""
    known = {p.id: p for p in t.players}
    number = {among[place - 1]: turn for turn, place in enumerate(draw_order(seed, len(among)), start=1)}
    return Lot(f"{GAME}{'-'.join(map(str, among))}", seed, drawers((known[p] for p in among), number))
