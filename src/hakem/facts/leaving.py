"""Who has left a round robin, where a file shows it and nobody says it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from hakem.facts.berger import berger_round, rounds_per_cycle, seats_for
from hakem.facts.event_kind import is_round_robin, is_team_event
from hakem.model import ByeKind, PlayerId, Round, RoundNo, Tournament

_SYSTEM = "berger"
_WORDS = ("robin", "berger", "döner")
"""What is said of the kind of an event in which everybody meets everybody."""

_FEWEST = 3
"""Two players meet once, and whoever misses that game has left nothing."""

_MISSED = 2
"""One game that somebody did not come to is a game missed; two at the end and none after them are a withdrawal."""


def withdrawals_shown(t: Tournament) -> Mapping[PlayerId, RoundNo]:
    """After which round somebody has left of whom that is not said, by the rounds of a round robin.

    From then on the player is in no round but by games lost by forfeit and byes
    that nobody has to come for, and that to the end: the event is over and at
    least two games were missed, or byes without a point are announced for every
    round that is left. The bye of an odd table is no game missed. In an event
    with rounds to come that announces nothing, the player may come back.

    An event that does not call itself a round robin must show that it is one: its
    rounds are those of the Berger table. A Swiss event of so few players is none.
    """
    if not _may_be_table(t):
        return {}
    last = _last_seen(t)
    gone = {
        p.id: RoundNo(max(last[p.id], p.joined - 1))
        for p in t.players
        if p.withdrawn_after is None and _has_left(t, p.id, max(last[p.id], p.joined - 1))
    }
    somebody_stays = any(p.withdrawn_after is None and p.id not in gone for p in t.players)
    return gone if gone and somebody_stays and _is_table(t) else {}


def _may_be_table(t: Tournament) -> bool:
    """Whether it is a round robin of players, as far as the cover says it, that is not cut short."""
    if is_team_event(t) or t.rules.system not in ("", _SYSTEM) or len(t.players) < _FEWEST:
        return False
    return is_round_robin(t) and t.rounds_total >= rounds_per_cycle(len(t.players))


def _last_seen(t: Tournament) -> dict[PlayerId, int]:
    """The last round for which everybody must have been there; the bye of the table comes to whoever it comes to."""
    last = {p.id: 0 for p in t.players}
    for number, rnd in enumerate(t.rounds, start=1):
        given = {bye.player for bye in rnd.byes if bye.kind is ByeKind.PAIRING_ALLOCATED}
        last |= dict.fromkeys(rnd.present - given, number)
    return last


def _has_left(t: Tournament, player: PlayerId, last: int) -> bool:
    ahead = t.rounds_total - len(t.rounds)
    announced = sum(a.player == player and a.kind is ByeKind.ZERO_POINT for a in t.absences)
    if announced < ahead:
        return False
    without_game = sum(_plays_nobody(rnd, player) for rnd in t.rounds[last:]) + announced
    missed = len(t.rounds) - last + announced - min(without_game, _byes_left(t, player, last))
    return missed >= (1 if ahead else _MISSED)


def _byes_left(t: Tournament, player: PlayerId, last: int) -> int:
    """How many byes the table has for the player after a round: one in every cycle of an odd number of players."""
    if len(t.players) % 2 == 0:
        return 0
    cycles = -(-t.rounds_total // rounds_per_cycle(len(t.players)))
    return max(0, cycles - sum(_plays_nobody(rnd, player) for rnd in t.rounds[:last]))


def _plays_nobody(rnd: Round, player: PlayerId) -> bool:
    return all(player not in game.players for game in rnd.games)


def _is_table(t: Tournament) -> bool:
    """Whether code, rules or words for its kind call the event a round robin, else its rounds."""
    called = t.event.type_code or t.rules.system or any(word in t.event.kind.lower() for word in _WORDS)
    return bool(called) or _follows_berger(t)


def _follows_berger(t: Tournament) -> bool:
    """Whether every game stands in its row of the table, whatever its colours; the last two rows may be exchanged."""
    seat = {p.id: place for place, p in enumerate(sorted(t.players, key=lambda p: (p.number, p.id)), start=1)}
    seats, length = seats_for(len(t.players)), rounds_per_cycle(len(t.players))

    def rows(number: int) -> Iterable[int]:
        place = (number - 1) % length + 1
        return (place, 2 * length - 1 - place) if place > length - 2 else (place,)

    for number, rnd in enumerate(t.rounds, start=1):
        there = {frozenset(pair) for row in rows(number) for pair in berger_round(seats, row)}
        if any(frozenset((seat[game.white], seat[game.black])) not in there for game in rnd.games):
            return False
    return True
