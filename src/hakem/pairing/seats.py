"""Seats of a team table: ``A1`` is the first board of the first team."""

from __future__ import annotations

from dataclasses import dataclass


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
