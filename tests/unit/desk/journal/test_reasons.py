"""Why a board is as it is, what would be paired, and boards under their matches."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from hakem.desk.journal.before_pairing import before_pairing, trial
from hakem.desk.journal.match_groups import match_groups
from hakem.desk.journal.reasons import (
    board_reasons,
    bye_reasons,
    round_reasons,
    unmet,
    why_nobody_else_has_it,
    why_not,
)
from hakem.i18n import Json
from hakem.model import decimal_text
from hakem.pairing.why_not import Ask, Reply, WhyNot
from tests.support.at_desk import AtDesk


@pytest.fixture
def at(tmp_path: Path) -> Iterator[AtDesk]:
    """Nine players in a Swiss event of five rounds, one of them played."""
    at = AtDesk(tmp_path, system="dutch", rounds=5, colour="white")
    at.enter({"name": f"P{n}", "rating": 2000 - n} for n in range(1, 10))
    at.pair()
    at.play_all("1", "1", "=", "0")
    yield at
    at.close()


def test_a_board_has_its_headlines_and_the_steps_of_its_score_group(at: AtDesk) -> None:
    at.pair()
    found = board_reasons(at.t, 2, 1)
    players = set(at.t.rounds[1].games[0].players)
    assert found.as_ruled
    assert players <= {p for step in found.headlines for p in step.subject}
    assert players <= {p for half in found.halves for p in half}
    assert found.score == 1
    assert {step.bracket for step in found.around} == {found.score}


def test_results_of_the_round_itself_change_nothing_and_cost_nothing(at: AtDesk) -> None:
    at.pair()
    before = round_reasons(at.t, 2)
    at.do("result", round=2, board=1, result="+/-")
    assert round_reasons(at.t, 2) is before


def test_the_bye_has_a_reason_and_is_known_before_the_round_is_paired(at: AtDesk) -> None:
    tried = trial(at.desk)
    at.pair()
    (bye,) = at.t.rounds[1].byes
    assert tried.byes == (bye.player,)
    assert tried.boards == 4
    assert bye_reasons(at.t, 2, bye.player).headlines == tried.why
    assert "bye" in tried.why[0].outcome


def test_a_board_by_hand_says_so(at: AtDesk) -> None:
    ids = [int(p.id) for p in sorted(at.t.players, key=lambda p: p.number)]
    boards: Json = [[ids[0], ids[8]], [ids[1], ids[2]], [ids[3], ids[4]], [ids[5], ids[6]]]
    at.do("pair-by-hand", boards=boards, byes=[{"player": ids[7]}], reason="salonda böyle oturuldu",
          confirm="paired-by-hand,hand-rematch,hand-third-colour,hand-second-bye")  # fmt: skip
    found = board_reasons(at.t, 2, 1)
    assert (found.as_ruled, found.by_hand, found.headlines) == (False, "salonda böyle oturuldu", ())


def test_the_first_criterion_that_is_not_met_is_the_first_of_the_rules(at: AtDesk) -> None:
    at.pair()
    shortfalls = [step for step in round_reasons(at.t, 2).steps if ".shortfall." in step.outcome]
    found = unmet(at.t, 2)
    assert found is not None
    assert found.article in {step.article for step in shortfalls}
    assert all(found.article.number <= step.article.number for step in shortfalls)
    assert found.times == sum(step.article == found.article for step in shortfalls)


def test_why_not_names_the_first_article_that_would_be_worse(at: AtDesk) -> None:
    at.pair()
    first, second = at.t.rounds[0].games[0].players
    found = why_not(at.t, 2, first, second)
    assert isinstance(found, WhyNot)
    assert found.article is not None
    assert (found.reply, found.article.number) == (Reply.FORBIDDEN, "2.1.1")
    there = why_not(at.t, 2, *at.t.rounds[1].games[0].players)
    assert isinstance(there, WhyNot)
    assert there.reply is Reply.SO


def test_who_has_the_bye_sees_why_nobody_else_has_it(at: AtDesk) -> None:
    at.pair()
    bye = at.t.rounds[1].byes[0].player
    others = why_nobody_else_has_it(at.t, 2, bye)
    assert len(others) == 4
    assert {each.question.ask for each in others} == {Ask.BYE}
    assert all(each.question.players != (bye,) and each.reply is not Reply.SO for each in others)


def test_before_pairing_names_who_is_not_there(at: AtDesk) -> None:
    at.do("add-player", name="Late", rating=1500)
    at.do("check-in", player=at.player("P1").id, present=True)
    at.do("check-in", player=at.player("P2").id, present=False)
    at.do("bye", player=at.player("P3").id, round=2, kind="half")
    at.do("withdraw", player=at.player("P4").id)
    at.do("result", round=1, board=1, result="", confirm="round-is-closed")
    found = before_pairing(at.desk)
    ids = {p.name: p.id for p in at.t.players}
    assert found.round_no == 2
    assert [(each.round_no, each.board) for each in found.open_boards] == [(1, 1)]
    assert found.absent == (ids["P2"],)
    assert ids["P5"] in found.unseen
    assert [each.player for each in found.byes] == [ids["P3"]]
    assert found.gone == (ids["P4"],)
    assert found.late == (ids["Late"],)
    refused = trial(at.desk).refused
    assert refused is not None
    assert refused.key == "desk.results-open"


@pytest.mark.parametrize(
    ("system", "teams", "matches"), [("scheveningen", 2, 1), ("skalitzka", 3, 3), ("berger", 4, 2)]
)
def test_boards_stand_under_their_match_with_the_score_so_far(
    tmp_path: Path, system: str, teams: int, matches: int
) -> None:
    at = AtDesk(tmp_path, system=system, of_teams=True)
    at.enter_teams([f"T{n}" for n in range(1, teams + 1)], 4)
    at.pair()
    at.do("result", round=1, board=1, result="1-0")
    groups = match_groups(at.t, 1)
    boards = len(at.t.rounds[0].games)
    at.close()
    assert len(groups) == matches
    assert sorted(board for group in groups for board in group.boards) == list(range(1, boards + 1))
    assert sum(group.open for group in groups) == boards - 1
    assert sorted(decimal_text(points) for group in groups for points in group.points)[-1] == "1.0"


def test_an_event_of_players_has_no_matches(at: AtDesk) -> None:
    assert match_groups(at.t, 1) == ()


def test_whoever_is_in_no_team_is_named(tmp_path: Path) -> None:
    """Where teams are paired; among players nobody needs one."""
    at = AtDesk(tmp_path, "lig", system="berger", of_teams=True)
    at.enter_teams(("Kale", "Vezir"), 2)
    at.do("add-player", name="Er, Su")
    names = {p.id: p.name for p in at.t.players}
    assert [names[each] for each in before_pairing(at.desk).teamless] == ["Er, Su"]
    at.close()
    alone = AtDesk(tmp_path, "tek", system="berger")
    alone.do("add-player", name="Er, Su")
    assert before_pairing(alone.desk).teamless == ()
    alone.close()
