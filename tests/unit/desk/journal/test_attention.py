"""What of a round needs somebody, and that an empty list means done."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import date
from pathlib import Path

import pytest

from hakem.desk.journal.attention import KINDS, Trouble, attention, disputes, doubtful_rounds
from hakem.desk.journal.next_step import NextStep, next_step, step_after
from hakem.desk.journal.state import Desk, Dispute, Report, ReportBeside
from hakem.values import replace
from tests.support.at_desk import AtDesk


@pytest.fixture
def at(tmp_path: Path) -> Iterator[AtDesk]:
    """Eight players in a Swiss event of four rounds."""
    at = AtDesk(tmp_path, system="dutch", rounds=4, colour="white")
    at.enter({"name": f"P{n}", "rating": 2000 - n} for n in range(1, 9))
    yield at
    at.close()


def found(at: AtDesk, round_no: int = 0) -> list[tuple[str, int, list[str]]]:
    number = round_no or at.desk.round_no
    names = {p.id: p.name for p in at.t.players}
    doubtful = doubtful_rounds(at.running.entries)
    lines = attention(at.desk, number, doubtful)
    return [(line.kind.name, a.board, [names[p] for p in a.players]) for line in lines for a in line.troubles]


def test_boards_are_empty_once_most_of_the_others_are_in(at: AtDesk) -> None:
    at.pair()
    assert found(at) == []
    at.play_all("1", closed=False)
    assert found(at) == []
    at.do("result", round=1, board=2, result="1-0")
    assert [(kind, board) for kind, board, _ in found(at)] == [("empty", 3), ("empty", 4)]
    at.play_all("1", "1", "0", "=")
    assert found(at) == []


def test_an_adjourned_game_stays_until_it_is_over_also_in_the_next_round(at: AtDesk) -> None:
    at.pair()
    at.play_all("1", "1", "0", "adjourned")
    at.pair()
    assert found(at) == [("adjourned", 4, found(at, 1)[0][2])]
    assert found(at, 1)[0][:2] == ("adjourned", 4)
    at.do("result", round=1, board=4, result="½-½")
    assert found(at, 1) == []


def test_who_stayed_away_is_asked_about_until_there_is_a_result(at: AtDesk) -> None:
    at.pair()
    at.play_all("+", "1", "0", "=")
    gone = next(p.name for p in at.t.players if p.id == at.t.rounds[0].games[0].black)
    at.pair(confirm="absent-unanswered")
    board = next(n for n, g in enumerate(at.t.rounds[1].games, 1) if at.player(gone).id in g.players)
    assert found(at) == [("absent", board, [gone])]
    white = at.t.rounds[1].games[board - 1].white == at.player(gone).id
    at.do("result", round=2, board=board, result="-/+" if white else "+/-")
    assert ("absent-twice", 0, [gone]) in found(at)
    at.do("withdraw", player=at.player(gone).id)
    assert gone not in str(found(at))


def test_a_round_behind_a_correction_would_be_paired_differently_until_it_is_taken_back(at: AtDesk) -> None:
    at.pair()
    at.play_all("1", "1", "1", "1")
    at.pair()
    assert found(at) == []
    at.do("result", round=1, board=1, result="0-1", confirm="round-is-closed")
    (only,) = attention(at.desk, 2, doubtful_rounds(at.running.entries))
    assert (only.kind.name, only.kind.act) == ("differs", "pair-anew")
    assert len(only.troubles) > 1
    assert all(trouble.players == at.t.rounds[1].games[trouble.board - 1].players for trouble in only.troubles)
    assert only in attention(at.desk, 2)
    at.do("result", round=1, board=1, result="1-0", confirm="round-is-closed")
    assert doubtful_rounds(at.running.entries) == {2}
    assert found(at) == []
    at.do("undo", steps=2)
    assert doubtful_rounds(at.running.entries) == frozenset()


def with_dispute(desk: Desk, board: int) -> Desk:
    reports = (Report("Elif", "1-0"), Report("Mert", "½-½"))
    return replace(desk, disputes=(Dispute(desk.round_no, board, reports),))


def test_a_dispute_comes_first_and_is_the_next_step(at: AtDesk) -> None:
    at.pair()
    at.do("publish")
    at.play_all("1", "1", "1", closed=False)
    desk = with_dispute(at.desk, 4)
    players = at.t.rounds[0].games[3].players
    claims = (Report("Elif", "1-0"), Report("Mert", "½-½"))
    (only,) = attention(desk, 1, ())
    assert (only.kind.name, only.troubles) == ("disputed", (Trouble(1, 4, players, claims),))
    assert disputes(desk, 2) == {}
    assert next_step(desk) == NextStep("resolve", 1, 1)
    assert step_after(desk, next_step(desk)) == NextStep("close", 1)


def test_reports_that_changed_nothing_wait_until_they_are_read(at: AtDesk) -> None:
    at.pair()
    at.play_all("1", "1", "1", "1", closed=False)
    one, other = at.t.rounds[0].games[0].players, at.t.rounds[0].games[1].players
    said = Report("Elif", "0-1")
    beside = (ReportBeside(1, 1, "kept", said, one), ReportBeside(1, 1, "late", said, one))
    desk = replace(at.desk, beside=(*beside, ReportBeside(1, 99, "anew", said, other), replace(beside[0], round_no=2)))
    lines = attention(desk, 1, ())
    assert [(line.kind.name, line.kind.act) for line in lines] == [("kept", "read"), ("late", "read"), ("anew", "read")]
    assert [line.troubles for line in lines][2] == (Trouble(1, 99, other, (said,)),)


def test_a_kind_is_one_line_and_a_match_is_one_line(tmp_path: Path) -> None:
    at = AtDesk(tmp_path, system="berger", of_teams=True, board_colours="WB")
    at.enter_teams(["A", "B", "C", "D"], 2)
    at.pair()
    at.do("postpone", round=1, match=1, until="2026-12-05")
    for board, result in ((3, "adjourned"), (4, "1-0")):
        at.do("result", round=1, board=board, result=result)
    lines = attention(at.desk, 1)
    found = [(line.kind.name, line.match, [(s.board, s.until) for s in line.troubles]) for line in lines]
    day = date(2026, 12, 5)
    assert found == [("postponed", 1, [(1, day), (2, day)]), ("adjourned", 2, [(3, None)])]
    at.close()


def test_kinds_have_names_of_their_own_and_what_matters_more_stands_above() -> None:
    names = [kind.name for kind in KINDS]
    assert len(set(names)) == len(names)
    assert names.index("disputed") < names.index("differs") < names.index("absent") < names.index("adjourned")


def test_every_step_says_what_comes_behind_it(at: AtDesk) -> None:
    seen = []

    def look() -> None:
        step = next_step(at.desk)
        after = step_after(at.desk, step)
        seen.append((step.kind, step.count, after and after.kind))

    look()
    at.pair()
    look()
    at.do("publish")
    look()
    at.play_all("1", "1", "1", "1", closed=False)
    look()
    at.do("close")
    look()
    assert seen == [
        ("pair", 0, "publish"),
        ("publish", 0, "enter"),
        ("enter", 4, "close"),
        ("close", 0, "pair"),
        ("pair", 0, "publish"),
    ]
