"""What an arbiter tripped over in whole events run through the pages alone."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect
from starlette.testclient import TestClient

from hakem.web.app import desk_app
from hakem.web.hall import Hall, HallSettings
from tests.support.at_desk import AtDesk
from tests.support.browser import desk_server, quiet_pages


@pytest.fixture
def web(tmp_path: Path) -> Iterator[TestClient]:
    hall = Hall(HallSettings(str(tmp_path), language="tr"))
    with TestClient(desk_app(hall), headers={"origin": "http://testserver"}) as client:
        yield client


def next_button(page: str) -> str:
    """The words of the filled button."""
    found = re.search(r'class="button next"[^>]*>(?:<svg.*?</svg>)?([^<]*)<', page)
    return found[1].strip() if found else ""


def swiss(folder: Path, rounds: int = 3) -> AtDesk:
    at = AtDesk(folder, system="dutch", rounds=rounds, colour="white")
    at.enter({"name": f"Oyuncu {n}", "rating": 2000 - 10 * n} for n in range(1, 7))
    return at


class TestTeams:
    def test_a_league_is_typed_in_team_by_team(self, web: TestClient) -> None:
        sent = {"kind": "teams", "system-teams": "league", "name": "Lig", "boards": "2", "expected": "4"}
        page = web.post("/new", data=sent)
        assert page.url.path == "/e/lig/players"
        assert 'name="team"' in page.text  # before the first team has entered
        assert "-1 tur" not in page.text
        for team in "AB":
            for name in ("Ak, Ali", "Ün, Işık"):
                page = web.post("/e/lig/players/add", data={"text": f"{name} {team}", "team": team})
        assert 'name="team" id="pl-team" value="B"' in page.text
        assert web.app.state.hall.event("lig").desk.tournament.teams[1].name == "B"  # type: ignore[attr-defined]
        assert "Takım ligi, FIDE" in web.get("/e/lig").text

    def test_a_knockout_of_teams_can_be_paired(self, web: TestClient) -> None:
        web.post("/new", data={"kind": "teams", "system-teams": "team-knockout", "name": "Kupa", "boards": "2"})
        for team in "AABBCCDD":
            web.post("/e/kupa/players/add", data={"text": f"Ak, Ali {team}", "team": team, "_confirm": "same-name"})
        assert "1. turu yayımla" in web.post("/e/kupa/pair").text
        game = {"game": "semi-finals.match-1.game-1.board-2", "result": "1-0", "_back": "/e/kupa/knockout"}
        said = web.post("/e/kupa/do/game", data=game).text
        assert re.search(r"<span>Yarı final 1\. maç, 1\. oyun, masa 2 \([^<]*Ak, Ali . – [^<]*\): 1-0</span>", said)

    def test_a_result_is_told_by_the_board_of_the_match(self, web: TestClient, tmp_path: Path) -> None:
        at = AtDesk(tmp_path, system="berger", of_teams=True, board_colours="WB")
        at.enter_teams("ABCD", 2)
        at.pair()
        at.close()
        told = web.post("/e/event/results", json={"round": 1, "board": 4, "result": "1-0", "key": "k", "was": ""})
        assert told.json()["text"] == "Masa 2.2: 0 – 1"  # as its row reads: Black sits left


class TestKnockout:
    @pytest.fixture(autouse=True)
    def cup(self, tmp_path: Path) -> None:
        at = AtDesk(tmp_path, "kupa", system="knockout")
        at.enter({"name": f"Oyuncu {n}", "rating": 2000 - 10 * n} for n in range(1, 7))
        at.pair()
        at.do("publish", round=1)
        at.close()

    def test_the_next_step_leads_to_the_games(self, web: TestClient) -> None:
        address = re.search(r'class="button next" href="([^"]*)"', web.get("/e/kupa").text)
        assert address is not None
        page = web.get(address[1]).text
        assert 'name="game" value="preliminary.match-1.game-1"' in page
        assert "/15" not in page.partition("</header>")[0]

    def test_a_game_is_told_in_words(self, web: TestClient) -> None:
        game = {"game": "preliminary.match-1.game-1", "result": "0-1", "_back": "/e/kupa/knockout"}
        said = web.post("/e/kupa/do/game", data=game).text
        assert re.search(r"<span>Ön eleme 1\. maç, 1\. oyun \([^<]+ – [^<]+\): 0-1</span>", said)

    def test_nothing_is_offered_that_is_refused_then(self, web: TestClient) -> None:
        assert "/e/kupa/hand" not in web.get("/e/kupa/pair").text


def test_a_report_of_an_unknown_system_goes_on_by_the_one_that_is_chosen(web: TestClient) -> None:
    report = (Path(__file__).parents[2] / "examples" / "handbook-lim.trf").read_bytes().partition(b"### Hakem")[0]
    refused = web.post("/import", files={"file": ("lim.trf", report)})
    assert refused.status_code == 422
    assert 'name="system"' in refused.text
    page = web.post("/import", files={"file": ("lim.trf", report)}, data={"system": "lim"})
    assert "Lim, 2009 el kitabı" in page.text
    assert next_button(page.text).endswith("turu eşlendir")


def test_numbers_by_rank_and_then_the_round(web: TestClient, tmp_path: Path) -> None:
    swiss(tmp_path).close()
    assert next_button(web.get("/e/event/numbers").text) == "Kuvvete göre numarala"
    page = web.post("/e/event/do/number", data={"by": "rank", "_back": "/e/event/numbers"}).text
    assert next_button(page) == "1. turu eşlendir"
    assert page.count("button next") == 1


def test_an_adjourned_game_is_found_from_the_pair_page_and_is_no_correction(web: TestClient, tmp_path: Path) -> None:
    at = swiss(tmp_path)
    at.pair()
    at.play_all("1", "adjourned", "=")
    at.close()
    assert 'href="/e/event/rounds/1#attention">Sonuç gir' in web.get("/e/event/pair").text
    ended = {"round": 1, "board": 2, "result": "1-0", "key": "k", "was": "adjourned"}
    assert web.post("/e/event/results", json=ended).json()["warnings"] == []
    again = {"round": 1, "board": 2, "result": "adjourned", "key": "l", "was": "1-0"}
    asked = web.post("/e/event/results", json=again).json()["error"]
    assert (asked["kind"], asked["confirm"]) == ("unread", ["round-is-closed"])
    again = {**again, "confirm": asked["confirm"]}
    (told,) = web.post("/e/event/results", json=again).json()["warnings"]
    assert told == "1. tur, masa 2, tur kapandıktan sonra düzeltildi: 1-0 yerine ertelendi"


def test_a_correction_is_told_line_by_line(browser: Browser, tmp_path: Path) -> None:
    at = swiss(tmp_path)
    at.pair()
    at.play_all("1", "1", "=")
    at.close()
    with desk_server(tmp_path) as server, quiet_pages(browser) as pages:
        page = pages.open(f"{server.url}/e/event/rounds/1")
        page.click("#b1 [data-enter]")
        page.keyboard.type("22")
        page.locator("tr.ask").get_by_role("button").first.click()
        toast = page.locator("#toast > span")
        expect(toast).to_contain_text("düzeltildi")
        assert toast.inner_text().splitlines()[0] == "Masa 1: 1 – 0 → ½ – ½"
        page.goto(f"{server.url}/e/event/numbers")
        for card in page.locator(".pl-ways .card").all():
            assert card.evaluate("card => card.scrollWidth <= card.clientWidth")
        assert pages.complaints == []
