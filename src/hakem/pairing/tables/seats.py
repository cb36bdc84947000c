"""Seats of a team table, ``A1`` the first board of the first team, and the members of teams who sit on them."""

from __future__ import annotations

from collections.abc import Mapping

from hakem.errors import RequestError
from hakem.i18n import Message
from hakem.model import Player, Team, Tournament
from hakem.values import dataclass


@dataclass(frozen=True, slots=True, order=True)
class Seat:
    """A place in a table before anybody sits on it: the letter of the team and the board number from 1."""

    team: str
    number: int

    def __str__(self) -> str:
        return f"{self.team}{self.number}"


SeatPair = tuple[Seat, Seat]
"""Two seats that meet; the first has White."""

SeatRound = tuple[SeatPair, ...]
SeatTable = tuple[SeatRound, ...]


def seat(text: str) -> Seat:
    """Read a seat as the tables print it.

    >>> seat("B12")
    Seat(team='B', number=12)
    """
    letters = text.rstrip("0123456789")
    return Seat(letters, int(text[len(letters) :]))


def round_text(rnd: SeatRound) -> str:
    """A round as one line.

    >>> round_text(((seat("A1"), seat("B1")), (seat("B2"), seat("A2"))))
    'A1-B1 B2-A2'
    """
    return " ".join(f"{white}-{black}" for white, black in rnd)


def read_round(line: str) -> SeatRound:
    """The round that ``round_text`` printed."""
    pairs = (pair.split("-") for pair in line.split())
    return tuple((seat(white), seat(black)) for white, black in pairs)


def colours_reversed(rnd: SeatRound) -> SeatRound:
    """The same games with the other colours."""
    return tuple((black, white) for white, black in rnd)


def board_count(t: Tournament) -> int:
    """How many boards every team has; tables need teams of equal size."""
    sizes = {len(team.members) for team in t.teams}
    if len(sizes) != 1 or 0 in sizes:
        listed = tuple(f"{team.name} {len(team.members)}" for team in t.teams)
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
