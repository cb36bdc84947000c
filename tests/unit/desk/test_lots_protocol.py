"""Protocols of drawings: what was drawn stands in the record, whatever has changed since."""

from __future__ import annotations

from hashlib import sha256
from typing import Any

import pytest

from hakem.desk.lots_protocol import LotsProtocol, agrees, numbers_now, protocol_of, protocols
from hakem.formats.native import from_data, to_data
from hakem.model import Colour, Lot, Tournament
from hakem.pairing.numbers.by_hand import numbers_by_hand
from hakem.tiebreaks import StandingsRequest, standings
from hakem.values import replace
from tests.support.desks import AtDesk, swiss


def _drawn(made: LotsProtocol) -> dict[str, int]:
    return {each.name: each.number for each in made.drawn}


def _numbers(t: Tournament) -> dict[str, int]:
    return {p.name: p.number for p in t.players}


def test_numbers_are_those_that_were_drawn() -> None:
    event = swiss(6)
    event.do("number", by="lots", seed="zar 4 2")
    made = protocol_of(event.desk.tournament, 0)
    assert (made.kind, made.seed, made.agrees, made.reckoned, made.others) == ("numbers", "zar 4 2", True, False, ())
    assert _drawn(made) == _numbers(event.desk.tournament)
    assert made.first[0] == int.from_bytes(sha256(b"zar 4 2:1").digest()[:8], "big")


def league(teams: int) -> AtDesk:
    """A round robin of teams of two."""
    event = AtDesk()
    event.do("create", name="Lig", system="berger", of_teams=True, board_colours="WB")
    for number in range(1, teams + 1):
        event.do("add-team", name=f"Takım {number}")
    return event


CHANGES: dict[str, tuple[str, dict[str, Any]]] = {
    "a rating": ("change-player", {"player": 2, "rating": 2800}),
    "a late entry": ("add-player", {"name": "Yeni Gelen", "rating": 2500}),
    "a removed player": ("remove-player", {"player": 3}),
    "numbers by rank": ("number", {"by": "rank"}),
    "numbers by hand": ("number", {"by": "given", "order": [6, 5, 4, 3, 2, 1]}),
}


@pytest.mark.parametrize("what", CHANGES)
@pytest.mark.parametrize("by", ["lots", "varma"])
def test_what_changes_afterwards_does_not_change_the_protocol(what: str, by: str) -> None:
    event = swiss(10, rounds=9, system="berger")
    event.do("number", by=by, seed="q")
    before = protocol_of(event.desk.tournament, 0)
    action, fields = CHANGES[what]
    fields = {**fields, "order": list(range(10, 0, -1))} if "order" in fields else fields
    event.do(action, confirm=("redraw-due",), **fields)
    t = event.desk.tournament
    after = protocol_of(t, 0)
    assert _drawn(after) == _drawn(before)
    assert after.agrees
    now, drew = _numbers(t), _drawn(before)
    assert {each.name for each in after.others} == {name for name in {*now, *drew} if now.get(name) != drew.get(name)}
    assert [now.get(each.name) for each in after.drawn] == list(numbers_now(after))


def test_a_second_drawing_is_a_second_protocol() -> None:
    event = swiss(6)
    event.do("number", by="lots", seed="bir")
    first = _numbers(event.desk.tournament)
    event.do("number", by="lots", seed="iki")
    one, two = protocols(event.desk.tournament)
    assert (_drawn(one), one.nth, one.redrawn) == (first, 1, True)
    assert (_drawn(two), two.nth, two.redrawn) == (_numbers(event.desk.tournament), 2, False)


def test_the_record_is_held_against_its_text() -> None:
    event = swiss(6)
    event.do("number", by="lots", seed="q")
    (lot,) = event.desk.tournament.lots
    one, two, *rest = lot.drawn
    forged = replace(lot, drawn=(replace(one, number=two.number), replace(two, number=one.number), *rest))
    assert agrees(lot) is True
    assert agrees(forged) is False


def test_lots_that_break_ties_of_the_ranking_give_nobody_a_number() -> None:
    event = swiss(6, system="lim", edition="2009")
    for player in range(1, 7):
        event.do("change-player", player=player, clear=["rating"])
    event.do("number", by="rank", seed="q")
    made = protocol_of(event.desk.tournament, 0)
    assert (made.kind, made.agrees, made.others) == ("ties", True, ())
    event.do("change-player", player=2, rating=2100)
    assert _drawn(protocol_of(event.desk.tournament, 0)) == _drawn(made)


def test_the_colour() -> None:
    event = swiss(4, colour="lot")
    event.do("draw", purpose="colour", seed="tura")
    t = event.desk.tournament
    made = protocol_of(t, 0)
    assert made.colour is t.initial_colour
    assert (made.agrees, made.colour_now) == (True, None)
    other = Colour.BLACK if made.colour is Colour.WHITE else Colour.WHITE
    assert protocol_of(replace(t, initial_colour=other), 0).colour_now is other


def test_between_some() -> None:
    event = swiss(4)
    outcome = event.do("draw", purpose="game", seed="x", among=[3, 1, 2])["outcome"]
    made = protocol_of(event.desk.tournament, 0)
    assert ([each.who for each in made.drawn], made.agrees) == (outcome, True)
    event.do("remove-player", player=1)
    assert _drawn(protocol_of(event.desk.tournament, 0)) == _drawn(made)


def test_numbers_of_teams() -> None:
    event = league(6)
    event.do("number-teams", by="lots", seed="kura")
    t = event.desk.tournament
    made = protocol_of(t, 0)
    assert (made.kind, made.agrees, made.others) == ("teams", True, ())
    assert _drawn(made) == {team.name: team.id for team in t.teams}
    event.do("change-team", team=1, number=6)
    moved = protocol_of(event.desk.tournament, 0)
    assert _drawn(moved) == _drawn(made)
    assert len(moved.others) == 6


class TestLotsOfTheStandings:
    """What was drawn decides, also when somebody's rating changes or somebody comes later."""

    def _order(self, event: AtDesk) -> list[int]:
        request = StandingsRequest(codes=("PTS", "LOTS"))
        return [int(each.contestant.id) for each in standings(event.desk.tournament, request).rows]

    def test_they_stand(self) -> None:
        event = swiss(8)
        event.do("draw", purpose="tie", seed="sıra")
        before = self._order(event)
        event.do("change-player", player=1, rating=2700)
        event.do("add-player", name="Geç Gelen", rating=2750)
        assert self._order(event) == [*before, 9]
        made = protocol_of(event.desk.tournament, 0)
        assert (made.kind, made.agrees) == ("tie", True)


class TestOlderEvents:
    """Drawings without a record: reckoned from the journal up to the entry, or from the event as it is."""

    def test_the_journal_knows_who_was_there(self) -> None:
        event = swiss(6)
        event.do("number", by="lots", seed="q")
        drawn = _numbers(event.desk.tournament)
        event.do("change-player", player=2, rating=2800)
        event.do("remove-player", player=3)
        t = event.desk.tournament
        older = replace(t, lots=tuple(Lot(lot.purpose, lot.seed) for lot in t.lots))
        made = protocol_of(older, 0, event.entries)
        assert (made.reckoned, made.agrees, _drawn(made)) == (True, None, drawn)
        assert made.others
        assert protocol_of(older, 0).reckoned

    def test_lots_of_the_standings_and_of_rounds(self) -> None:
        t = replace(swiss(4).desk.tournament, lots=(Lot("standings", "s"), Lot("round 3", "s")))
        assert [made.kind for made in protocols(t)] == ["tie", "other"]


def test_where_everybody_drew_in_the_hall_there_is_no_text_to_repeat_it_from() -> None:
    t = swiss(4).desk.tournament
    for drawn, texts in (({p.id: 5 - p.number for p in t.players}, ("", 0)), ({t.players[0].id: 4}, ("zar", 3))):
        made = protocol_of(numbers_by_hand(t, drawn, "zar").tournament, 0)
        assert (made.seed, len(made.first)) == texts
        assert len(made.drawn) == 4


def test_a_file_keeps_the_record() -> None:
    event = swiss(6)
    event.do("number", by="lots", seed="q")
    (lot,) = event.desk.tournament.lots
    assert from_data(Lot, to_data(lot)) == lot
