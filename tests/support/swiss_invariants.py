"""What holds of every Swiss round, and changes of an event that must not change its next round."""

from __future__ import annotations

from dataclasses import replace

from hakem.facts.card import cards
from hakem.facts.colours import record_of
from hakem.model import Absence, ByeKind, Colour, Game, Player, PlayerId, Round, Tournament
from hakem.pairing import RoundPairing

Boards = list[tuple[PlayerId, PlayerId]]


def assert_legal(t: Tournament, pairing: RoundPairing) -> None:
    """Everybody once, nobody twice against the same opponent, no second bye, colours within their limits."""
    here = {p.id for p in t.players} - {a.player for a in t.absences}
    seated = [p for b in pairing.boards for p in (b.white, b.black)] + [b.player for b in pairing.byes]
    assert sorted(seated) == sorted(here)
    assert len(pairing.byes) == len(here) % 2
    met = {frozenset(g.players) for r in t.rounds for g in r.games if g.played}
    assert not met & {frozenset((b.white, b.black)) for b in pairing.boards}
    had = {b.player for r in t.rounds for b in r.byes if b.kind is ByeKind.PAIRING_ALLOCATED}
    assert not had & {b.player for b in pairing.byes}
    if t.next_round < t.rounds_total:
        _assert_colours_keep_their_limits(t, pairing)


def _assert_colours_keep_their_limits(t: Tournament, pairing: RoundPairing) -> None:
    """Whoever has an absolute preference gets it, unless colours given before had broken the limits already."""
    records = {p: record_of(card) for p, card in cards(t).items()}
    for board in pairing.boards:
        for player, colour in ((board.white, Colour.WHITE), (board.black, Colour.BLACK)):
            record = records[player]
            assert record.repeated is not colour or abs(record.difference) > 1
            assert abs(record.difference + (1 if colour is Colour.WHITE else -1)) <= max(2, abs(record.difference))


def boards_of(pairing: RoundPairing) -> Boards:
    """White and Black, board by board."""
    return [(b.white, b.black) for b in pairing.boards]


def moved(player: PlayerId, shift: int) -> PlayerId:
    """The id of a player after ``with_other_ids``."""
    return PlayerId((player * 7 + shift) % 1009 + 1)


def with_other_ids(t: Tournament, shift: int) -> Tournament:
    """The same event with other ids and the players in another order."""
    ids = {p.id: moved(p.id, shift) for p in t.players}
    return replace(
        t,
        players=tuple(replace(p, id=ids[p.id]) for p in reversed(t.players)),
        rounds=tuple(_with_ids(r, ids) for r in t.rounds),
        absences=tuple(replace(a, player=ids[a.player]) for a in t.absences),
        prohibited=tuple(replace(x, players=tuple(ids[p] for p in x.players)) for x in t.prohibited),
        acceleration=t.acceleration
        and replace(t.acceleration, points=tuple(replace(v, player=ids[v.player]) for v in t.acceleration.points)),
    )


def _with_ids(rnd: Round, ids: dict[PlayerId, PlayerId]) -> Round:
    games = tuple(replace(g, white=ids[g.white], black=ids[g.black]) for g in rnd.games)
    return Round(games, tuple(replace(b, player=ids[b.player]) for b in rnd.byes))


def with_other_colours(t: Tournament, lot: Colour) -> Tournament:
    """The same event with White for Black everywhere; ``lot`` is its lot as the system sees it."""
    return replace(t, rounds=tuple(map(_other_colours, t.rounds)), initial_colour=lot.other)


def _other_colours(rnd: Round) -> Round:
    games = tuple(Game(g.black, g.white, g.black_mark, g.white_mark, g.played, g.rated) for g in rnd.games)
    return Round(games, rnd.byes)


def with_a_guest(t: Tournament) -> Tournament:
    """The same event with somebody more who has not come yet."""
    guest = PlayerId(500)
    return replace(
        t,
        players=(*t.players, Player(guest, 500, "Guest")),
        absences=(*t.absences, Absence(t.next_round, guest, ByeKind.ZERO_POINT)),
    )
