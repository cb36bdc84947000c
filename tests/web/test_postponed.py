"""A match that was put off: it is what comes next before the end, with its day, and it counts whenever it is played."""

from __future__ import annotations

import re
from collections.abc import Iterator
from datetime import date
from pathlib import Path

import pytest

from hakem.desk.journal.next_step import NextStep, next_step, step_after
from hakem.i18n import Renderer
from hakem.paper.documents import PaperWish, document
from tests.cli.runner import hakem
from tests.paper.reading import text_of
from tests.support.at_desk import AtDesk
from tests.support.desk_clients import desk_client

TEAMS = ("Çanakkale", "Diyarbakır", "Eskişehir", "Isparta")


def played(at: AtDesk, rounds: int, boards: int = 4) -> None:
    """So many more rounds, everything drawn."""
    for _ in range(rounds):
        at.pair()
        at.do("publish")
        at.play_all(*["="] * boards)


@pytest.fixture
def league(tmp_path: Path) -> Iterator[AtDesk]:
    """All three rounds of four teams are over, but for a match of round 1 and one of round 2 that is due before it."""
    at = AtDesk(tmp_path, system="berger", of_teams=True, board_colours="WB")
    at.enter_teams(TEAMS, 2)
    for match, until in ((2, "2026-12-05"), (1, "2026-12-01")):
        at.pair()
        at.do("publish")
        at.do("postpone", round=at.desk.round_no, match=match, until=until)
        for board in at.desk.open_boards(at.desk.round_no):
            at.do("result", round=at.desk.round_no, board=board, result="1-0")
        at.do("close")
    played(at, 1)
    yield at
    at.close()


def waiting(at: AtDesk) -> tuple[int, tuple[str, str], date | None]:
    step = next_step(at.desk)
    assert step.kind == "postponed", step
    return step.round_no, step.teams, step.until


def test_the_next_step_is_the_match_with_the_earliest_day(league: AtDesk) -> None:
    assert waiting(league) == (2, ("Isparta", "Eskişehir"), date(2026, 12, 1))
    said = next_step(league.desk).said
    assert Renderer("en").say(said) == "Postponed match, 1 December 2026: Isparta – Eskişehir"
    assert Renderer("tr").say(said) == "Ertelenen maç, 1 Aralık 2026: Isparta – Eskişehir"
    for board in (1, 2):
        league.do("result", round=2, board=board, result="1-0")
    assert waiting(league) == (1, ("Diyarbakır", "Eskişehir"), date(2026, 12, 5))
    league.do("postpone", round=1, match=2)
    assert Renderer("tr").say(next_step(league.desk).said) == "Ertelenen maç: Diyarbakır – Eskişehir"
    for board in (3, 4):
        league.do("result", round=1, board=board, result="1-0")
    assert next_step(league.desk) == NextStep("finish", 3)
    league.do("finish")


def test_every_page_and_the_status_name_it(league: AtDesk, tmp_path: Path) -> None:
    said = "Postponed match, 1 December 2026: Isparta – Eskişehir"
    with desk_client(tmp_path) as client:
        for page in ("", "/rounds", "/rounds/1", "/standings", "/crosstable", "/pair", "/players"):
            html = client.get(f"/e/event{page}").text
            assert said in html, page
            assert 'href="/e/event/rounds/2?enter=1#b1"' in html, page
            assert "Make the standings final" not in html, page
        assert said in client.get("/").text
    shown = hakem("desk", "show", str(tmp_path / "event.hakem"), lang="en").out
    assert "postponed to 1 December 2026: 2.1 Isparta – Eskişehir\n" in shown
    assert "postponed to 5 December 2026: 1.2 Diyarbakır – Eskişehir\n" in shown


def test_boards_of_a_postponed_match_are_without_a_result_on_every_page(league: AtDesk, tmp_path: Path) -> None:
    with desk_client(tmp_path) as client:
        page = client.get("/e/event/rounds/1").text
        assert re.search(r"<strong>2</strong><span[^>]*>/4 results · 2 postponed<", page)
        assert 'progress value="2" max="4"' in page
        assert re.search(r'data-show="open"[^>]*>Open 2<', page)
        assert page.count("postponed, 5 December 2026") == 2
        assert "adjourned</span>" not in page
        assert re.findall(r'class="match-score">([^<]*)<', page) == ["1 – 1", "· – ·"]
        assert "2 of 4 results, 2 postponed" in client.get("/e/event").text
        assert "2 of 4 results, 2 postponed" in client.get("/e/event/publish").text
    assert [league.desk.results_in(number) for number in (1, 2, 3)] == [2, 2, 4]


def test_the_report_counts_wins_of_either_team_as_on_the_sheet(league: AtDesk) -> None:
    text = text_of(document("report", PaperWish(league.desk, "en", entries=league.running.entries)))
    assert "First team won" in " ".join(text.split())
    assert re.search(r"\b1 4 1 0 1 0 0 2\b", text), text


def test_before_the_last_round_is_over_the_next_round_goes_first(tmp_path: Path) -> None:
    at = AtDesk(tmp_path, system="berger", of_teams=True, board_colours="WB")
    at.enter_teams(TEAMS, 2)
    at.pair()
    at.do("publish")
    at.do("postpone", round=1, match=2, until="2026-12-05")
    at.play_all("1", "1", closed=False)
    assert step_after(at.desk, next_step(at.desk)) == NextStep("pair", 2)
    at.close()


def test_a_single_game_that_was_adjourned_comes_before_the_end_too(tmp_path: Path) -> None:
    at = AtDesk(tmp_path, system="dutch", rounds=1, colour="white")
    at.enter({"name": name} for name in TEAMS)
    at.pair()
    at.do("publish")
    at.play_all("1", "adjourned")
    assert next_step(at.desk) == NextStep("adjourned", 1, 1, 2)
    assert Renderer("en").say(next_step(at.desk).said) == "1 adjourned game open · enter"
    assert "adjourned: round 1, boards 2\n" in hakem("desk", "show", str(tmp_path / "event.hakem"), lang="en").out
    at.close()


@pytest.mark.parametrize("how", ["result", "forfeit-match", "line-up"])
def test_it_counts_when_it_is_played_however_late(tmp_path: Path, how: str) -> None:
    """A Swiss of teams, three rounds later: no correction of an old round, which would be for rating only."""
    at = AtDesk(tmp_path, system="team-swiss", of_teams=True, rounds=4, colour="white", board_colours="WB")
    at.enter_teams((*TEAMS, "Van", "Muş", "Iğdır", "Ağrı"), 3)
    at.pair()
    at.do("publish")
    at.do("postpone", round=1, match=4, until="2026-12-05")
    at.play_all(*["1", "0"] * 3)
    played(at, 3, 8)
    assert waiting(at)[0] == 1
    if how == "forfeit-match":
        at.do("forfeit-match", round=1, match=4, winner="first", reason="gelmediler")
    else:
        if how == "line-up":
            team = next(team for team in at.t.teams if team.name == next_step(at.desk).teams[0])
            at.do("line-up", round=1, team=team.id, players=[team.members[0], team.members[2]])
        for board in (7, 8):
            answer = at.do("result", round=1, board=board, result="1-0")
            assert "rating-only" not in {each.code for each in answer.warnings}
    assert at.desk.adjourned == ()
    assert at.desk.rating_only == ()
    at.do("finish")
    at.close()
