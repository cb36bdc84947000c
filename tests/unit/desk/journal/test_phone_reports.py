"""Reports of helpers: the first one is the result, another one is a dispute that names both, an arbiter settles it."""

from __future__ import annotations

import pytest

from hakem.desk.journal.asking import Warned
from hakem.desk.journal.next_step import next_step
from hakem.desk.journal.phone_reports import claims
from hakem.desk.journal.result_actions import shown_result
from hakem.desk.journal.roles import Person, Role
from hakem.desk.journal.state import Dispute, Report
from hakem.desk.journal.views import round_view, status_data
from hakem.i18n import Renderer
from tests.support.desks import AtDesk, swiss

ELIF = Person("Salon · Elif", Role.HELPER, 1, ((1, 9),))
MERT = Person("Salon · Mert", Role.HELPER, 1, ((1, 9),))
CAN = Person("Salon · Can", Role.HELPER, 1, ((1, 9),))
ARBITER = Person("Deniz", Role.ARBITER)


def event() -> AtDesk:
    """Six players, round 1 paired and out."""
    made = swiss(6, 3)
    made.do("pair")
    made.do("publish")
    return made


def report(at: AtDesk, who: Person, result: str, board: int = 1) -> dict[str, object]:
    """Somebody reports a board."""
    return dict(at.do("result", person=who, round=1, board=board, result=result))


def disputed() -> AtDesk:
    """Elif says 1-0, Mert says a draw."""
    at = event()
    report(at, ELIF, "1-0")
    report(at, MERT, "½-½")
    return at


def test_the_first_report_is_the_result_and_the_same_again_is_nothing_new() -> None:
    at = event()
    assert report(at, ELIF, "1-0")["reported"] is True
    assert at.entries[-1].draft.by == "Salon · Elif"
    for again in (ELIF, MERT, ARBITER):
        assert report(at, again, "1-0") == {}
    assert (shown_result(at.desk, 1, 1), at.desk.disputes, at.desk.open_boards(1)) == ("1-0", (), (2, 3))


def test_a_different_report_leaves_the_result_and_names_both() -> None:
    at = event()
    report(at, ELIF, "1-0")
    assert report(at, MERT, "½-½")["disputed"] is True
    assert at.codes == ["disputed"]
    assert at.desk.disputes == (Dispute(1, 1, (Report("Salon · Elif", "1-0"), Report("Salon · Mert", "½-½"))),)
    assert shown_result(at.desk, 1, 1) == "1-0"
    (warned,) = at.entries[-1].draft.warnings
    assert "Salon · Elif" in Renderer("en").say(Warned.from_data(warned).message)


def test_a_disputed_board_is_not_done() -> None:
    at = disputed()
    for board in (2, 3):
        report(at, ELIF, "0-1", board)
    assert at.desk.open_boards(1) == (1,)
    assert status_data(at.desk, "e", at.entries)["open_results"] == 1
    assert next_step(at.desk).kind == "enter"
    boards = round_view(at.desk, 1)["boards"]
    assert isinstance(boards, list)
    assert [isinstance(b, dict) and b.get("disputed") for b in boards] == [True, None, None]
    for action in ("close", "pair", "finish"):
        assert at.refused("desk.results-disputed", action).message.data["boards"] == (1,)


@pytest.mark.parametrize("settled", ["1-0", "½-½", "0-1"])
def test_an_arbiter_settles_it_with_either_or_a_third_and_undo_brings_it_back(settled: str) -> None:
    at = disputed()
    before = at.desk
    assert report(at, ARBITER, settled)["settled"] is True
    assert (shown_result(at.desk, 1, 1), at.desk.disputes) == (settled, ())
    at.do("undo")
    assert at.desk == before
    at.do("undo")
    assert at.desk.disputes == ()
    assert claims(at.desk, at.entries, 1) == {1: "Salon · Elif"}


def test_more_reports_join_and_of_everybody_the_last_one_counts() -> None:
    at = disputed()
    report(at, CAN, "1-0")
    report(at, MERT, "0-1")
    (dispute,) = at.desk.disputes
    assert [(each.by[8:], each.result) for each in dispute.reports] == [
        ("Elif", "1-0"),
        ("Mert", "0-1"),
        ("Can", "1-0"),
    ]
    report(at, MERT, "1-0")
    assert at.desk.disputed_boards(1) == (1,)  # agreed by now, but an arbiter was called
    before = len(at.entries)
    assert report(at, MERT, "1-0") == {}
    assert len(at.entries) == before


def test_who_reported_may_correct_it_until_somebody_else_speaks() -> None:
    at = event()
    report(at, ELIF, "1-0")
    report(at, ELIF, "0-1")
    assert (shown_result(at.desk, 1, 1), at.desk.disputes, at.codes) == ("0-1", (), ["result-replaced"])
    report(at, ARBITER, "1-0")
    report(at, ELIF, "0-1")
    assert at.desk.disputes == (Dispute(1, 1, (Report("Deniz", "1-0"), Report("Salon · Elif", "0-1"))),)


def test_a_result_of_the_desk_itself_is_disputed_by_its_own_name() -> None:
    at = event()
    at.do("result", round=1, board=2, result="+/-")
    report(at, ELIF, "1-0", 2)
    assert at.desk.disputes == (Dispute(1, 2, (Report("", "+/-"), Report("Salon · Elif", "1-0"))),)
    at.refused("access.clearing", "result", person=ELIF, round=1, board=2, result="")


def test_by_phone_until_an_arbiter_says_so_too() -> None:
    at = event()
    report(at, ELIF, "1-0")
    report(at, MERT, "0-1", 2)
    assert claims(at.desk, at.entries, 1) == {1: "Salon · Elif", 2: "Salon · Mert"}
    report(at, ARBITER, "½-½", 2)
    assert claims(at.desk, at.entries, 1) == {1: "Salon · Elif"}
    report(at, MERT, "0-1")
    assert claims(at.desk, at.entries, 1) == {}


def test_disputes_go_with_the_players_and_with_the_round() -> None:
    at = disputed()
    games = at.desk.tournament.rounds[0].games
    boards = [[int(g.white), int(g.black)] for g in (*games[1:], games[0])]
    at.do("pair-by-hand", round=1, boards=boards, reason="yer", confirm=["paired-by-hand", "announced-stands"])
    assert at.desk.disputed_boards(1) == (3,)
    at.do("unpair", confirm=["results-lost", "announced-stands"])
    assert at.desk.disputes == ()
