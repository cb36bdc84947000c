"""Protocols of drawings: what the desk has drawn can be read from the event alone."""

from __future__ import annotations

from hashlib import sha256

from hakem.desk.lots_protocol import protocol_of
from hakem.model import Colour, Lot
from tests.support.desks import swiss


def test_numbers_are_those_that_were_drawn() -> None:
    event = swiss(6)
    event.do("number", by="lots", seed="zar 4 2")
    t = event.desk.tournament
    made = protocol_of(t, t.lots[-1])
    assert (made.kind, made.seed) == ("numbers", "zar 4 2")
    assert {each.player: each.number for each in made.drawn} == {p.id: p.number for p in t.players}
    assert made.first[0] == int.from_bytes(sha256(b"zar 4 2:1").digest()[:8], "big")


def test_the_colour() -> None:
    event = swiss(4, colour="lot")
    event.do("draw", purpose="colour", seed="tura")
    t = event.desk.tournament
    made = protocol_of(t, t.lots[-1])
    assert made.colour is t.initial_colour
    assert made.colour in (Colour.WHITE, Colour.BLACK)


def test_between_some() -> None:
    event = swiss(4)
    outcome = event.do("draw", purpose="game", seed="x", among=[3, 1, 2])["outcome"]
    t = event.desk.tournament
    assert [each.player for each in protocol_of(t, t.lots[-1]).drawn] == outcome


def test_restricted_lots_and_lots_of_standings() -> None:
    event = swiss(10, rounds=9, system="berger")
    event.do("number", by="varma", seed="yazı")
    t = event.desk.tournament
    assert {each.player: each.number for each in protocol_of(t, t.lots[-1]).drawn} == {
        p.id: p.number for p in t.players
    }
    assert protocol_of(t, Lot("standings", "s")).kind == "tie"
    assert protocol_of(t, Lot("round 3", "s")).kind == "other"
