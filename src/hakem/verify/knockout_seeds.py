"""Seeds of a knockout: by rating unless the event says otherwise, by lots where that leaves something open (A.4).

Lots come from a text, and everybody can draw them again (readings RR-7, KO-6): lot ``k`` is the first eight bytes of
SHA-256 of ``TEXT:k``. A choice among some things takes the rest of the next lot, if that is fair; an order of things
is written from its last place on, each exchanged with one that was chosen.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from fractions import Fraction
from hashlib import sha256
from itertools import count

from hakem.model import Player, Team, Tournament, search_key
from hakem.verify.asked import AskedRound

_MOST = 1 << 64


def _lots(text: str) -> Iterator[int]:
    for number in count(1):
        yield int.from_bytes(sha256(f"{text}:{number}".encode("utf-8", "replace")).digest()[:8], "big")


def drawn_order(text: str, size: int) -> list[int]:
    """The numbers 1 to ``size`` as they are drawn."""
    row, lots = list(range(1, size + 1)), _lots(text)
    for last in reversed(range(1, size)):
        things = last + 1
        place = next(lot for lot in lots if lot < _MOST - _MOST % things) % things
        row[place], row[last] = row[last], row[place]
    return row


def lots_of(entrants: Sequence[Player] | Sequence[Team], text: str) -> dict[int, int]:
    """What everybody draws: the strongest player first (reading RR-7), teams by name."""

    def turn(one: Player | Team) -> tuple[object, ...]:
        if isinstance(one, Player):
            return (-(one.rating or 0), -(one.national_rating or 0), search_key(one.name), one.id)
        return (search_key(one.name), one.id)

    everybody: list[Player | Team] = [*entrants]
    drawers = sorted(everybody, key=turn)
    return {one.id: lot for one, lot in zip(drawers, drawn_order(text, len(drawers)), strict=True)}


def as_listed(t: Tournament, of_teams: bool) -> list[Player] | list[Team]:
    """Those who take part in the order of their numbers."""
    if of_teams:
        return sorted(t.teams, key=lambda team: team.id)
    return sorted(t.players, key=lambda player: (player.number, player.id))


def seeds_of(asked: AskedRound, of_teams: bool) -> tuple[list[int], bool]:
    """The seeds from the first on, and whether they are certain: not if lots decide of which nobody knows the text."""
    t, method = asked.t, asked.option("seeding", "rating")
    listed = as_listed(t, of_teams)
    if method == "given":
        return [one.id for one in listed], True
    recorded = [lot.seed for lot in t.lots if lot.purpose == "knockout"]
    text = asked.option("lots") or (recorded[-1] if recorded else t.event.name)
    lot = lots_of(listed, text)
    known = bool(asked.option("lots") or recorded)
    strength = dict.fromkeys(lot, Fraction(0)) if method == "lots" else _strengths(t, of_teams)
    level = len(set(strength.values())) < len(strength)
    return sorted(lot, key=lambda side: (-strength[side], lot[side])), known or not level


def _strengths(t: Tournament, of_teams: bool) -> dict[int, Fraction]:
    """FIDE's rating, else the national one; of a team what is stated, else the average of those at the boards."""
    rating: dict[int, int] = {player.id: player.rating or player.national_rating or 0 for player in t.players}
    if not of_teams:
        return {player: Fraction(value) for player, value in rating.items()}
    boards = len(t.team_play.scoring.board_colours)
    found: dict[int, Fraction] = {}
    for team in t.teams:
        rated = [rating[member] for member in team.members[:boards] if rating[member]]
        average = Fraction(sum(rated), len(rated)) if rated else Fraction(0)
        found[team.id] = team.strength or average
    return found
