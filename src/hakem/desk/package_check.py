"""What an event still lacks before its papers go to the federation, and what only people can lay beside them."""

from __future__ import annotations

from collections.abc import Iterator

from hakem.desk.journal.state import Desk
from hakem.i18n import Message
from hakem.model import Player
from hakem.values import dataclass

BESIDE = ("regulations", "minutes", "norms", "appeals", "photo")
"""What the federation asks for and no program can make, in the order of its list."""

_COVER = ("name", "city", "federation", "start", "end", "chief_arbiter", "time_control")
_OF_PLAYERS = ("birth", "sex", "federation", "national_id")


@dataclass(frozen=True, slots=True)
class PackageCheck:
    """What is missing, each a sentence, and what has to be laid beside the archive by hand."""

    missing: tuple[Message, ...]
    beside: tuple[Message, ...]


def package_check(desk: Desk) -> PackageCheck:
    """What to look at before the archive is sent. Nothing of it hinders anybody from making one."""
    return PackageCheck(tuple(_missing(desk)), tuple(Message(f"package.beside.{name}") for name in BESIDE))


def _missing(desk: Desk) -> Iterator[Message]:
    t = desk.tournament
    if not t.rounds:
        yield Message("package.not-played")
    for number in range(1, desk.round_no + 1):
        if boards := desk.open_boards(number):
            yield Message("package.open", {"round": number, "count": len(boards)})
    if desk.adjourned:
        yield Message("package.adjourned", {"count": len(desk.adjourned)})
    if t.rounds and not desk.finished:
        yield Message("package.not-final")
    for name in _COVER:
        if not getattr(t.event, name):
            yield Message(f"package.no.{name.replace('_', '-')}")
    yield from _people(t.players)


def _people(players: tuple[Player, ...]) -> Iterator[Message]:
    for name in _OF_PLAYERS:
        without = [p for p in players if getattr(p, name) is None]
        if without:
            who = tuple(p.name for p in without[:_NAMED])
            key = f"package.players.{name.replace('_', '-')}"
            yield Message(key, {"count": len(without), "names": who if len(without) <= _NAMED else (*who, "…")})


_NAMED = 3
"""So many players are named; of the others only how many there are."""
