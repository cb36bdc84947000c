"""The members of teams on the seats of a table."""

from __future__ import annotations

from collections.abc import Mapping

from hakem.errors import RequestError
from hakem.i18n import Message
from hakem.model import Player, Team, Tournament
from hakem.pairing.seats import SeatRound


def board_count(t: Tournament) -> int:
    """How many boards every team has; tables need teams of equal size."""
    sizes = {len(team.members) for team in t.teams}
    if len(sizes) != 1 or 0 in sizes:
        listed = ", ".join(f"{team.name} {len(team.members)}" for team in t.teams)
        raise RequestError(Message("pairing.unequal-teams", {"teams": listed}))
    return sizes.pop()


def members(t: Tournament, team: Team) -> tuple[Player, ...]:
    """The players of a team in board order."""
    known = {p.id: p for p in t.players}
    return tuple(known[m] for m in team.members)


def seated(t: Tournament, rnd: SeatRound, teams: Mapping[str, Team]) -> tuple[tuple[Player, Player], ...]:
    """The games of a round: players in the place of seats, ``teams`` by their letters."""
    sitting = {letter: members(t, team) for letter, team in teams.items()}
    return tuple((sitting[white.team][white.number - 1], sitting[black.team][black.number - 1]) for white, black in rnd)
