"""What every Swiss round must keep to, whatever the system."""

from __future__ import annotations

from dataclasses import replace

from hakem.errors import PairingError, RequestError
from hakem.facts.card import cards
from hakem.facts.colours import record_of
from hakem.model import ByeKind, Colour, PlayerId, Round, Tournament
from hakem.pairing import RoundPairing, system_for


def pairing_of(t: Tournament, system: str, edition: str) -> RoundPairing | None:
    """The next round; None if there is none."""
    try:
        return system_for(system, edition, t).pair(t)
    except (PairingError, RequestError):
        return None


def everybody_is_seated_once(t: Tournament, pairing: RoundPairing) -> None:
    """Everybody who is there has a board or the bye, nobody meets twice or has the bye twice."""
    here = {p.id for p in t.players} - {a.player for a in t.absences}
    seated = [p for b in pairing.boards for p in (b.white, b.black)] + [b.player for b in pairing.byes]
    assert sorted(seated) == sorted(here)
    assert len(pairing.byes) == len(here) % 2
    met = {frozenset(g.players) for r in t.rounds for g in r.games if g.played}
    assert not met & {frozenset((b.white, b.black)) for b in pairing.boards}
    had = {b.player for r in t.rounds for b in r.byes if b.kind is ByeKind.PAIRING_ALLOCATED}
    assert not had & {b.player for b in pairing.byes}


def colours_keep_their_limits(t: Tournament, pairing: RoundPairing) -> None:
    """Whoever has an absolute preference gets it, unless colours given before had broken the limits already."""
    records = {p: record_of(card) for p, card in cards(t).items()}
    for board in pairing.boards:
        for player, colour in ((board.white, Colour.WHITE), (board.black, Colour.BLACK)):
            record = records[player]
            assert record.repeated is not colour or abs(record.difference) > 1
            assert abs(record.difference + (1 if colour is Colour.WHITE else -1)) <= max(2, abs(record.difference))


def with_other_ids(t: Tournament, shift: int) -> tuple[Tournament, dict[PlayerId, PlayerId]]:
    """The same event with other ids and the players in another order, and which id has become which."""
    moved = {p.id: PlayerId((p.id * 7 + shift) % 1009 + 1) for p in t.players}
    other = replace(
        t,
        players=tuple(replace(p, id=moved[p.id]) for p in reversed(t.players)),
        rounds=tuple(_moved(r, moved) for r in t.rounds),
        absences=tuple(replace(a, player=moved[a.player]) for a in t.absences),
        prohibited=tuple(replace(x, players=tuple(moved[p] for p in x.players)) for x in t.prohibited),
        acceleration=t.acceleration
        and replace(t.acceleration, points=tuple(replace(v, player=moved[v.player]) for v in t.acceleration.points)),
    )
    return other, moved


def _moved(rnd: Round, ids: dict[PlayerId, PlayerId]) -> Round:
    games = tuple(replace(g, white=ids[g.white], black=ids[g.black]) for g in rnd.games)
    return Round(games, tuple(replace(b, player=ids[b.player]) for b in rnd.byes))
