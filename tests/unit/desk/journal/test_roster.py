"""The list of players: who plays the next round, and what is out of the way."""

from __future__ import annotations

from hakem.desk.choosing import choose_system
from hakem.desk.journal.roster import ByesAsked, roster
from hakem.desk.list_check import fields_changed
from hakem.desk.numbering import ties_broken
from hakem.model import Birth, ByeKind, Player, PlayerId, Title
from tests.support.desks import swiss


def test_exceptions_and_who_is_missing() -> None:
    event = swiss(5)
    event.do("bye", player=1, round=1, kind="half")
    event.do("bye", player=1, round=3, kind="half")
    event.do("bye", player=2, round=2, kind="zero")
    event.do("withdraw", player=3)
    event.do("check-in", player=4)
    event.do("change-player", player=4, group="A")
    found = roster(event.desk)
    lines = {line.player.id: line for line in found.lines}
    assert (found.round_no, found.expected, found.present, found.begun) == (1, 3, 1, True)
    assert [line.player.id for line in found.missing] == [2, 5]
    assert lines[PlayerId(1)].away is ByeKind.HALF_POINT
    assert lines[PlayerId(1)].byes == (ByesAsked(ByeKind.HALF_POINT, (1, 3)),)
    assert lines[PlayerId(2)].away is None
    assert lines[PlayerId(2)].expected
    assert lines[PlayerId(3)].left == 0
    assert (lines[PlayerId(4)].seen, lines[PlayerId(4)].group) == (True, "A")


def test_late_comers_and_the_end() -> None:
    event = swiss(4, rounds=2)
    event.do("pair")
    event.do("add-player", name="Geç, Gelen")
    late = roster(event.desk).lines[-1]
    assert (late.player.name, late.late, late.expected) == ("Geç, Gelen", 2, True)
    event.results(1, "1-0")
    event.do("pair")
    assert (roster(event.desk).over, roster(event.desk).expected) == (True, 0)


def test_ties_are_said_where_the_numbers_follow_the_rank() -> None:
    event = swiss(2)
    event.do("add-player", name="Ak", rating=1510)
    event.do("add-player", name="Çelik", rating=1510, title="FM")
    t = event.desk.tournament
    assert ties_broken(t, choose_system(t)) == ()  # as they came, with the title last: no rule has them so
    event.do("number", by="rank")
    t = event.desk.tournament
    name = {p.id: p.name for p in t.players}
    found = [(name[n.above], name[n.below], n.decided_by.value) for n in ties_broken(t, choose_system(t))]
    assert found == [("Çelik", "Ak", "title"), ("Ak", "Oyuncu 01", "alphabet")]


def test_what_a_list_does_not_have_is_cleared() -> None:
    was = Player(PlayerId(1), 1, "A", rating=2000, title=Title.FM, federation="TUR")
    now = Player(PlayerId(1), 1, "A", birth=Birth(2001), title=Title.FM, federation="AZE")
    assert fields_changed(was, now) == {"birth": "2001", "federation": "AZE", "clear": ["rating"]}
