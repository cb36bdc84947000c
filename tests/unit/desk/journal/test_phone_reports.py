"""Reports of helpers: the first one is the result, another one is a dispute that names both, an arbiter settles it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from hakem.desk.journal.asking import ActionAsked, Warned
from hakem.desk.journal.decide import decide
from hakem.desk.journal.entry import chained
from hakem.desk.journal.last_words import claims, seated_by
from hakem.desk.journal.next_step import next_step
from hakem.desk.journal.result_actions import shown_result
from hakem.desk.journal.roles import Person, Role
from hakem.desk.journal.state import Dispute, Report, ReportBeside
from hakem.desk.journal.views import round_view, status_data
from hakem.i18n import Renderer
from tests.support.desks import NOON, AtDesk, swiss

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


def outcome(told: Mapping[str, object]) -> str:
    """What became of a report of one board."""
    reports = told["reports"]
    assert isinstance(reports, list)
    return str(reports[0]["outcome"])


def kept(at: AtDesk) -> list[int]:
    """The boards beside which reports are kept."""
    return [each.board for each in at.desk.beside]


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
    for again in (ELIF, MERT):
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
    assert next_step(at.desk).kind == "resolve"
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


def test_more_reports_join_of_everybody_the_last_one_counts_and_agreement_ends_it() -> None:
    at = disputed()
    report(at, CAN, "1-0")
    report(at, MERT, "0-1")
    (dispute,) = at.desk.disputes
    assert [(each.by[8:], each.result) for each in dispute.reports] == [
        ("Elif", "1-0"),
        ("Mert", "0-1"),
        ("Can", "1-0"),
    ]
    assert outcome(report(at, MERT, "1-0")) == "agreed"
    assert (shown_result(at.desk, 1, 1), at.desk.disputes) == ("1-0", ())
    before = len(at.entries)
    assert report(at, MERT, "1-0") == {}
    assert len(at.entries) == before
    assert outcome(report(at, MERT, "0-1")) == "disputed"


def test_who_gives_way_ends_the_dispute_with_the_other_result_and_is_bound_by_it() -> None:
    at = disputed()
    assert outcome(report(at, ELIF, "½-½")) == "agreed"
    assert (shown_result(at.desk, 1, 1), at.desk.disputes) == ("½-½", ())
    assert outcome(report(at, ELIF, "1-0")) == "disputed"
    assert shown_result(at.desk, 1, 1) == "½-½"


def test_who_reported_may_correct_it_until_somebody_else_speaks() -> None:
    at = event()
    report(at, ELIF, "1-0")
    report(at, ELIF, "0-1")
    assert (shown_result(at.desk, 1, 1), at.desk.disputes, at.codes) == ("0-1", (), ["result-replaced"])


@pytest.mark.parametrize("decided", ["settled", "entered"])
def test_what_an_arbiter_decided_stands_and_later_reports_are_kept_beside_it(decided: str) -> None:
    at = disputed() if decided == "settled" else event()
    report(at, ARBITER, "1-0")
    told = report(at, ELIF, "0-1")
    assert told["reports"] == [
        {"round": 1, "board": 1, "result": "0-1", "outcome": "kept", "stands": "1-0", "decided_by": "Deniz"}
    ]
    assert (shown_result(at.desk, 1, 1), at.desk.disputes, at.codes) == ("1-0", (), ["report-kept"])
    players = at.desk.tournament.rounds[0].games[0].players
    assert at.desk.beside == (ReportBeside(1, 1, "kept", Report(ELIF.name, "0-1", NOON), players),)
    assert 1 not in at.desk.open_boards(1)
    report(at, ELIF, "½-½")
    report(at, MERT, "0-1")
    assert [each.report.result for each in at.desk.beside] == ["½-½", "0-1"]  # the last word of everybody
    assert outcome(report(at, ELIF, "1-0")) == "same"
    assert [each.report.by for each in at.desk.beside] == [MERT.name]
    assert report(at, ARBITER, "1-0")["seen"] is True
    assert kept(at) == []
    assert report(at, ARBITER, "1-0") == {}


@pytest.mark.parametrize("said", [("1-0", "1-0"), ("½-½", "1/2"), ("½-½", "½-½")])
def test_an_arbiter_who_says_the_same_has_decided(said: tuple[str, str]) -> None:
    at = event()
    report(at, ELIF, said[0])
    assert set(report(at, ARBITER, said[1])) >= {"round", "board", "result"}
    assert report(at, ARBITER, said[1]) == {}  # it is decided, once is enough
    assert claims(at.desk, at.entries, 1) == {}
    for phone in (ELIF, MERT):
        told = report(at, phone, "0-1")
        assert outcome(told) == "kept"
        assert told["reports"][0]["decided_by"] == "Deniz"  # type: ignore[index]
    assert (shown_result(at.desk, 1, 1), at.desk.disputes) == (said[0], ())


def test_a_report_that_says_the_same_gives_no_right_to_change_the_decision() -> None:
    at = event()
    report(at, ARBITER, "1-0")
    asked = ActionAsked("result", {"round": 1, "board": 1, "result": "1-0"}, ELIF, NOON, key="k")
    (draft,) = decide(at.desk, asked, at.entries).drafts
    at.entries.append(chained(draft, at.entries[-1].head))
    assert outcome(report(at, ELIF, "0-1")) == "kept"
    assert claims(at.desk, at.entries, 1) == {}


def test_a_result_of_the_desk_itself_stands_too_and_what_it_cleared_or_adjourned_is_open() -> None:
    at = event()
    at.do("result", round=1, board=2, result="+/-")
    assert outcome(report(at, ELIF, "1-0", 2)) == "kept"
    at.refused("access.clearing", "result", person=ELIF, round=1, board=2, result="")
    at.do("result", round=1, board=2, result="")
    assert kept(at) == []
    assert outcome(report(at, ELIF, "1-0", 2)) == "entered"
    at.do("result", round=1, board=3, result="adjourned")
    assert outcome(report(at, ELIF, "0-1", 3)) == "entered"
    assert at.desk.adjourned == ()


def test_a_report_behind_the_end_of_its_round_is_kept_as_late() -> None:
    at = event()
    at.results(1, "1-0")
    at.do("close")
    assert report(at, ELIF, "1-0") == {}
    told = report(at, ELIF, "0-1")
    assert (outcome(told), at.codes) == ("late", ["report-late"])
    assert [(each.board, each.why) for each in at.desk.beside] == [(1, "late")]
    at.do("pair")
    assert outcome(report(at, MERT, "0-1", 2)) == "late"
    assert (shown_result(at.desk, 1, 1), at.desk.closed) == ("1-0", (1,))
    at.do("result", round=1, board=1, result="1-0")
    assert kept(at) == [2]
    at.refused(
        "access.other-board", "result", person=Person("x", Role.HELPER, 1, ((7, 9),)), round=1, board=1, result="1-0"
    )
    at.refused("access.other-round", "result", person=ELIF, round=2, board=1, result="1-0")


def about(at: AtDesk, board: int = 1) -> dict[str, Any]:
    """What a phone says of whom it reports."""
    game = at.desk.tournament.rounds[0].games[board - 1]
    return {"white": int(game.white), "black": int(game.black), "seated": seated_by(at.entries, 1)}


def test_a_report_about_others_is_kept_and_enters_nothing() -> None:
    at = event()
    tapped, second = about(at), about(at, 2)
    assert tapped["seated"] == next(each.seq for each in at.entries if each.action == "pair")
    at.do("unpair", confirm=["announced-stands", "announced-changed", "announced-must-change"])
    told = at.do("result", person=ELIF, round=1, board=1, result="1-0", **tapped)
    assert (outcome(told), at.codes) == ("anew", ["report-anew"])
    at.do("pair")
    assert at.desk.beside[0].players == (tapped["white"], tapped["black"])
    told = at.do("result", person=MERT, round=1, board=2, result="0-1", **second)  # the same two, seated once more
    assert outcome(told) == "anew"
    assert [shown_result(at.desk, 1, board) for board in (1, 2, 3)] == ["", "", ""]
    assert outcome(at.do("result", person=MERT, round=1, board=2, result="0-1", **about(at, 2))) == "entered"
    assert len(at.desk.beside) == 2
    at.do("result", round=1, board=2, result="0-1")
    assert kept(at) == [1]
    at.results(1, "1-0")
    at.do("close")
    assert kept(at) == []
    at.refused("desk.changed-meanwhile", "result", round=1, board=2, result="1-0", **about(at))
    other = Person("x", Role.HELPER, 1, ((7, 9),))
    at.refused("access.other-board", "result", person=other, round=1, board=1, result="1-0", **second)


def test_a_report_that_names_nobody_is_about_others_where_the_round_was_seated_twice() -> None:
    at = event()
    assert outcome(report(at, ELIF, "1-0")) == "entered"  # there was one seating: it cannot be about anybody else
    at.do("undo", steps=3)
    at.do("pair")
    assert outcome(report(at, ELIF, "1-0", 2)) == "anew"
    assert outcome(at.do("result", person=ELIF, round=1, board=2, result="1-0", **about(at, 2))) == "entered"
    at.do("result", round=1, board=3, result="1-0")  # an arbiter sees whom it is about
    assert [shown_result(at.desk, 1, board) for board in (1, 2, 3)] == ["", "1-0", "1-0"]


def test_boards_that_an_arbiter_moves_stay_seated() -> None:
    at = event()
    tapped = about(at, 3)
    games = at.desk.tournament.rounds[0].games
    boards = [[int(g.white), int(g.black)] for g in (games[1], games[0], games[2])]
    at.do("pair-by-hand", round=1, boards=boards, reason="yer", confirm=["paired-by-hand", "announced-stands"])
    assert outcome(at.do("result", person=ELIF, round=1, board=3, result="1-0", **tapped)) == "entered"
    assert outcome(at.do("result", person=ELIF, round=1, board=1, result="1-0", **about(at, 2))) == "anew"


def test_a_decision_stands_when_boards_were_moved_and_a_phone_has_said_the_same() -> None:
    at = event()
    report(at, ARBITER, "1-0", 3)
    games = at.desk.tournament.rounds[0].games
    boards = [[int(g.white), int(g.black)] for g in (games[2], games[0], games[1])]
    at.do("pair-by-hand", round=1, boards=boards, reason="yer", confirm=["paired-by-hand", "announced-stands"])
    for said, became in (("0-1", "kept"), ("1-0", "same"), ("½-½", "kept")):
        assert outcome(at.do("result", person=ELIF, round=1, board=1, result=said, **about(at))) == became
    assert (shown_result(at.desk, 1, 1), at.desk.disputes) == ("1-0", ())


def test_what_a_phone_has_said_goes_with_those_who_sit_there_to_another_board() -> None:
    at = event()
    report(at, ELIF, "1-0")
    report(at, MERT, "0-1", 3)
    games = at.desk.tournament.rounds[0].games
    boards = [[int(g.white), int(g.black)] for g in (games[1], games[0], games[2])]
    at.do("pair-by-hand", round=1, boards=boards, reason="yer", confirm=["paired-by-hand", "announced-stands"])
    assert claims(at.desk, at.entries, 1) == {2: ELIF.name, 3: MERT.name}
    assert outcome(at.do("result", person=MERT, round=1, board=3, result="1-0", **about(at, 3))) == "entered"
    assert outcome(at.do("result", person=MERT, round=1, board=2, result="0-1", **about(at, 2))) == "disputed"


def match() -> AtDesk:
    """Two teams of three on two boards, round 1 paired."""
    at = AtDesk()
    at.do("create", name="Lig", system="berger", of_teams=True, board_colours="WB")
    for number in range(6):
        at.do("add-player", name=f"Oyuncu {number}", team="AB"[number // 3], board=number % 3 + 1)
    at.do("line-up", round=1, team=1, players=[1, 2])
    at.do("line-up", round=1, team=2, players=[4, 5])
    at.do("pair")
    return at


CHANGED = ["line-up-after-results", "line-up-after-published"]


@pytest.mark.parametrize("before", [ELIF, ARBITER])
def test_what_was_said_of_a_player_is_not_said_of_who_sits_there_instead(before: Person) -> None:
    at = match()
    at.do("publish")
    tapped = about(at)
    report(at, before, "1-0")
    at.do("line-up", round=1, team=1, players=[2, 3], confirm=CHANGED)
    assert shown_result(at.desk, 1, 1) == ""
    assert outcome(at.do("result", person=ELIF, round=1, board=1, result="1-0", **tapped)) == "anew"
    assert outcome(report(at, ELIF, "1-0", 2)) == "anew"  # it names nobody, and may be about anybody
    for result in ("0-1", "½-½"):
        assert outcome(at.do("result", person=MERT, round=1, board=1, result=result, **about(at))) == "entered"
    assert claims(at.desk, at.entries, 1) == {1: MERT.name}


def test_no_report_tells_a_captain_who_sits_there_before_the_round_is_out() -> None:
    at = match()
    captain = Person("A · Ece", Role.HELPER, 1, (), 1, 9)
    right = about(at)
    for told in (right, {**right, "black": 6}, {"white": right["white"], "black": right["black"]}):
        assert outcome(at.do("result", person=captain, round=1, board=1, result="1-0", **told)) == "anew"
    at.refused("access.not-published", "result", person=captain, round=1, board=1, result="1-0")
    assert shown_result(at.desk, 1, 1) == ""
    at.do("publish")
    assert outcome(at.do("result", person=captain, round=1, board=1, result="1-0", **right)) == "entered"


def test_a_line_up_before_the_round_is_out_makes_no_report_doubtful() -> None:
    at = match()
    at.do("line-up", round=1, team=1, players=[2, 3])
    at.do("publish")
    assert outcome(report(at, ELIF, "1-0")) == "entered"


def test_what_is_kept_about_a_board_that_is_gone_can_be_read_and_of_a_round_that_never_comes_nothing_is_kept() -> None:
    at = event()
    tapped = about(at, 3)
    at.do("unpair", confirm=["announced-stands", "announced-changed", "announced-must-change"])
    for player in (5, 6):
        at.do("withdraw", player=player)
    at.do("pair")
    assert outcome(at.do("result", person=ELIF, round=1, board=3, result="1-0", **tapped)) == "anew"
    at.refused("desk.no-such-board", "result", round=1, board=3, result="1-0")
    assert at.do("result", round=1, board=3, result="")["seen"] is True
    assert kept(at) == []
    at.refused("desk.no-such-board", "result", round=1, board=3, result="")
    everywhere = Person("x", Role.HELPER, 1, ((1, 9),), last_round=999)
    at.refused("desk.no-such-round", "result", person=everywhere, round=500, board=1, result="1-0", **tapped)


def test_what_comes_behind_the_end_of_the_event_can_be_read() -> None:
    at = event()
    at.results(1, "1-0")
    at.do("close")
    at.do("finish", confirm=["rounds-missing"])
    assert outcome(report(at, ELIF, "0-1")) == "late"
    at.refused("desk.finished", "result", round=1, board=1, result="0-1")
    at.do("result", round=1, board=1, result="1-0")
    assert (kept(at), shown_result(at.desk, 1, 1)) == ([], "1-0")
    at.refused("desk.finished", "result", round=1, board=1, result="1-0")


def test_who_reports_anew_in_a_round_that_is_opened_again_has_said_nothing_else() -> None:
    at = event()
    for board in (1, 2, 3):
        report(at, ELIF, "1-0", board)
    at.do("close")
    assert outcome(report(at, ELIF, "0-1")) == "late"
    assert outcome(report(at, MERT, "0-1")) == "late"
    at.do("reopen", round=1)
    assert outcome(report(at, ELIF, "0-1")) == "entered"
    assert [each.report.by for each in at.desk.beside] == [MERT.name]


def test_reading_takes_back_no_correction_for_rating() -> None:
    at = swiss(6, 4)
    for number in (1, 2, 3):
        at.do("pair")
        at.results(number, "1-0")
        at.do("close")
    at.do("result", round=1, board=1, result="0-1", confirm=["rating-only"])
    corrected = at.desk.rating_only
    assert outcome(report(at, ELIF, "½-½")) == "late"
    at.do("result", round=1, board=1, result="1-0")
    assert (kept(at), at.desk.rating_only) == ([], corrected)


def test_an_older_tap_never_replaces_a_newer_one_of_the_same_phone() -> None:
    at = event()
    sent: dict[str, Any] = {"person": ELIF, "round": 1, "board": 1, "device": "a1"}
    at.do("result", **sent, result="0-1", turn=7)
    assert at.do("result", **sent, result="1-0", turn=5) == {}
    assert shown_result(at.desk, 1, 1) == "0-1"
    assert outcome(at.do("result", **{**sent, "device": "b2"}, result="1-0", turn=5)) == "entered"
    assert outcome(at.do("result", **sent, result="½-½", turn=8)) == "entered"
    other = {**sent, "person": Person("Bahçe · Elif", Role.HELPER, 1, ((1, 9),))}  # the same phone, with a new code
    before = at.desk
    at.do("result", **other, result="1-0", turn=6)
    assert at.desk == before
    nameless = {**other, "device": ""}  # one that keeps nothing is known by its code
    assert outcome(at.do("result", **nameless, result="1-0", turn=6)) == "disputed"


def test_a_code_for_several_rounds_goes_on_with_them() -> None:
    at = event()
    code = Person("Salon · Elif", Role.HELPER, 1, ((1, 2),), last_round=9)
    assert [code.round_at(current) for current in (1, 3, 12)] == [1, 3, 9]
    report(at, code, "1-0")
    at.results(1, "1-0")
    at.do("close")
    at.do("pair")
    assert outcome(dict(at.do("result", person=code, round=2, board=1, result="1-0"))) == "entered"
    assert outcome(report(at, code, "0-1")) == "late"
    at.refused("access.other-board", "result", person=code, round=2, board=3, result="1-0")
    at.refused("access.other-round", "result", person=ELIF, round=2, board=1, result="1-0")


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
