"""Lots come before a round robin of the handbook, and again if somebody leaves or comes before round 1."""

from __future__ import annotations

import pytest

from hakem.desk.journal.asking import ActionAsked
from hakem.desk.journal.importing import imported
from hakem.desk.journal.next_step import next_step, step_after
from hakem.desk.lots_due import lots_due
from hakem.desk.lots_protocol import protocols
from hakem.model import PlayerId
from hakem.model.changes import without_player
from hakem.pairing.numbers.by_hand import numbers_by_hand
from hakem.values import replace
from tests.support.desks import NOON, AtDesk, swiss


def table(players: int = 6, edition: str = "2009") -> AtDesk:
    """A round robin before its first round."""
    length = players - 1 + players % 2
    return swiss(players, length, system="berger", edition=edition)


def drawn(players: int = 6) -> AtDesk:
    """One whose lots are drawn."""
    event = table(players)
    event.do("number", by="lots", seed="zar")
    return event


def with_number(event: AtDesk, number: int) -> PlayerId:
    """Who drew that number."""
    return next(p.id for p in event.desk.tournament.players if p.number == number)


def step(event: AtDesk) -> str:
    return next_step(event.desk).kind


def test_the_next_step_is_the_lots() -> None:
    event = table()
    found = next_step(event.desk)
    then = step_after(event.desk, found)
    assert (found.kind, then.kind if then else "") == ("lots", "pair")
    event.unread(["lots-not-drawn"], "pair")
    assert step(event) == "publish"


def test_a_first_round_by_hand_asks_for_the_lots_too() -> None:
    event = table(4)
    boards = [[1, 4], [2, 3]]
    event.unread(["lots-not-drawn"], "pair-by-hand", boards=boards, reason="geç kalan")
    event.do("unpair")
    event.do("number", by="lots", seed="zar")
    event.refused("desk.confirm", "remove-player", player=1)
    event.do("pair-by-hand", boards=boards, reason="geç kalan", confirm=("paired-by-hand",))
    assert "lots-not-drawn" not in event.codes


@pytest.mark.parametrize("by", ["lots", "varma", "given"])
def test_drawn_or_given_as_drawn_in_the_hall(by: str) -> None:
    event = table(10)
    event.do("number", by=by, **({"order": list(range(10, 0, -1))} if by == "given" else {"seed": "zar"}))
    assert step(event) == "pair"
    event.do("pair")
    assert event.codes == []


def test_numbers_by_rank_are_no_lots() -> None:
    event = drawn()
    event.do("number", by="rank")
    assert step(event) == "lots"
    event.unread(["lots-not-drawn"], "pair")


def test_other_texts_do_not_ask() -> None:
    assert step(table(edition="2026")) == "pair"
    assert step(swiss(6, edition="2009")) == "pair"


@pytest.mark.parametrize("action", ["remove-player", "withdraw"])
def test_who_leaves_makes_the_lots_be_drawn_again(action: str) -> None:
    event = drawn()
    event.unread(["redraw-due"], action, player=with_number(event, 3))
    assert (step(event), len(event.desk.tournament.players)) == ("redraw", 5)
    event.do("remove-player", player=with_number(event, 1))
    assert event.codes == ["redraw-due"]
    event.refused("desk.confirm", "pair")
    event.do("number", by="lots", seed="yeniden")
    assert (event.codes, step(event)) == (["redraw-drawn"], "pair")
    first, second = protocols(event.desk.tournament)
    assert (first.redrawn, len(first.drawn), second.nth, len(second.drawn)) == (True, 6, 2, 4)
    event.unread(["rounds-cut-short"], "pair")  # five were announced for six
    assert event.codes == ["rounds-cut-short"]


def test_the_last_even_number_becomes_the_bye() -> None:
    event = drawn()
    event.do("withdraw", player=with_number(event, 6))
    assert (event.codes, step(event), lots_due(event.desk)) == (["redraw-left", "redraw-bye"], "pair", None)


def test_the_last_odd_number_makes_the_table_smaller() -> None:
    event = drawn(5)
    event.unread(["redraw-due"], "remove-player", player=with_number(event, 5))
    assert step(event) == "redraw"


def test_who_comes_has_drawn_nothing() -> None:
    event = drawn()
    event.do("add-player", name="Geç Gelen")
    assert (event.codes, step(event)) == (["redraw-due"], "redraw")
    due = lots_due(event.desk)
    assert due is not None
    assert (due.left, due.came, str(due.article)) == ((), ("Geç Gelen",), "TSF Round Robin (2009) 2 redraw")


def test_who_comes_in_the_place_of_the_last_takes_the_number() -> None:
    event = drawn()
    event.do("remove-player", player=with_number(event, 6))
    event.do("add-player", name="Yedek")
    assert step(event) == "pair"


def test_numbers_given_by_hand_afterwards_are_the_decision_of_the_arbiter() -> None:
    event = drawn()
    event.do("add-player", name="Geç Gelen")
    event.do("number", by="given", order=[int(p.id) for p in event.desk.tournament.players])
    assert step(event) == "pair"


@pytest.mark.parametrize("action", ["remove-player", "withdraw"])
def test_numbers_given_by_hand_hold_for_the_field_that_had_them(action: str) -> None:
    event = table()
    event.do("number", by="given", order=[6, 5, 4, 3, 2, 1])
    event.unread(["redraw-due"], action, player=with_number(event, 2))
    assert step(event) == "lots"
    event.refused("desk.confirm", "pair")
    event.do("undo")
    assert step(event) == "pair"
    event.do("add-player", name="Geç Gelen")
    assert (event.codes, step(event)) == (["redraw-due"], "lots")
    event.do("undo")
    event.do("remove-player", player=with_number(event, 6))
    assert (event.codes, step(event)) == (["redraw-bye"], "pair")


def test_who_leaves_when_somebody_else_has_come_is_replaced() -> None:
    event = drawn(5)
    event.do("add-player", name="Geç Gelen")
    event.do("remove-player", player=with_number(event, 5))
    assert (event.codes, step(event)) == (["redraw-replaced"], "pair")


@pytest.mark.parametrize("absent", [(), (2, 4)])
def test_a_file_with_numbers_drawn_in_the_hall_has_its_lots(absent: tuple[int, ...]) -> None:
    t = table().desk.tournament
    made = numbers_by_hand(t, {p.id: 7 - p.number for p in t.players if p.number not in absent}, "zar")
    desk = imported(made.tournament, ActionAsked("create", {}, at=NOON), "kura.json").desk
    assert next_step(desk).kind == "pair"
    assert lots_due(replace(desk, tournament=without_player(desk.tournament, PlayerId(2)))) is not None


class TestTeams:
    """Where teams meet it is their numbers that are drawn."""

    def league(self, system: str = "berger", teams: int = 4) -> AtDesk:
        event = AtDesk()
        event.do("create", name="Lig", system=system, edition="2009", of_teams=True, board_colours="WB")
        for number in range(teams):
            event.do("add-team", name=f"Takım {number}")
            for board in (1, 2):
                event.do("add-player", name=f"Oyuncu {number}{board}", team=f"Takım {number}")
        return event

    def test_they_are_asked_for(self) -> None:
        event = self.league()
        assert step(event) == "team-lots"
        event.refused("desk.confirm", "pair")
        event.do("number-teams", by="lots", seed="zar")
        assert step(event) == "pair"
        event.unread(["redraw-due"], "remove-team", team=2, members=True)
        assert step(event) == "team-redraw"
        event.do("number-teams", by="lots", seed="yeniden")
        event.do("pair")
        assert [each.redrawn for each in protocols(event.desk.tournament)] == [True, False]

    def test_numbers_given_by_hand(self) -> None:
        event = self.league()
        event.do("number-teams", by="given", order=[4, 3, 2, 1])
        assert step(event) == "pair"

        event.unread(["redraw-due"], "remove-team", team=2)
        assert step(event) == "team-lots"
        event.do("undo")
        event.do("remove-team", team=4)
        assert (event.codes, step(event)) == (["redraw-bye"], "pair")
        event.do("add-team", name="Sonradan")
        assert (event.codes, step(event)) == (["redraw-due"], "team-lots")

    def test_scheveningen(self) -> None:
        assert step(self.league("scheveningen", 2)) == "pair"
        assert step(self.league("scheveningen", 3)) == "team-lots"

    def test_a_team_that_withdraws_after_the_lots_is_out_of_the_table(self) -> None:
        event = self.league()
        event.do("number-teams", by="lots", seed="zar")
        event.unread(["redraw-due"], "withdraw", team=2)
        assert len(event.desk.tournament.teams) == 3
        assert len(event.desk.tournament.players) == 6
        assert step(event) == "team-redraw"
        event.do("undo")
        assert step(event) == "pair"
