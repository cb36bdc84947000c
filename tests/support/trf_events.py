"""Small events for tests of the writers."""

from __future__ import annotations

from hakem.formats import Written
from hakem.model import Event, Game, Mark, Player, PlayerId, Round, Tournament


def player(number: int, name: str = "") -> Player:
    """Somebody with nothing but a number and a name."""
    return Player(PlayerId(number), number, name or f"Player {number}")


def event(players: int = 4) -> Tournament:
    """One round: 1-3 a win, 2 against 4 a forfeit."""
    games = (
        Game(PlayerId(1), PlayerId(3), Mark.WIN, Mark.LOSS),
        Game(PlayerId(4), PlayerId(2), Mark.LOSS, Mark.WIN, played=False),
    )
    return Tournament(tuple(player(n) for n in range(1, players + 1)), 5, (Round(games),), Event(name="Kış Açık"))


def lines(written: Written, code: str) -> list[str]:
    """The records of a code."""
    return [line for line in written.text.split("\r\n") if line.startswith(code)]


def keys(written: Written) -> list[str]:
    """What the writer said it could not write as it was."""
    return [message.key for message in written.adjustments]
