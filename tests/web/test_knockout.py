"""Knockouts and play-offs in the browser, from the first game to the end."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect
from starlette.testclient import TestClient

from hakem.desk.by_stage import knockout_places
from hakem.store.running import RunningEvent
from hakem.tiebreaks import standings
from hakem.web.app import desk_app
from hakem.web.hall import Hall, HallSettings
from tests.support.at_desk import AtDesk
from tests.support.browser import DeskServer, desk_server, quiet_pages

NAMES = ("Ak, Ulu", "Çelik, Ömer", "Güneş, Nur", "Işık, Ayşe", "İnce, Can", "Öz, Ali", "Şen, Ece", "Yıldız, Işıl")
MORE = (*NAMES, "Zorlu, Efe", "Zümrüt, Su")
LOCAL = "http://127.0.0.1:8000"


def cup(folder: Path, players: int = 8) -> None:
    at = AtDesk(folder, "kupa", system="knockout")
    at.enter({"name": name, "rating": 2400 - 10 * n} for n, name in enumerate(NAMES[:players]))
    at.close()


def tied(folder: Path, players: int) -> None:
    """One round in which White wins everywhere: half of them share the first place."""
    at = AtDesk(folder, "esit", system="dutch", rounds=1, colour="white", tie_breaks=["PTS"])
    at.enter({"name": name, "rating": 2400 - 10 * n} for n, name in enumerate(MORE[:players]))
    at.do("pair")
    at.do("publish")
    at.play_all(*("1" for _ in range(players // 2)))
    at.close()


def running(server: DeskServer, event: str) -> RunningEvent:
    assert server.hall is not None
    return server.hall.event(event)


def results(page: Page, *digits: str) -> None:
    """Results by digits, each for the game that is marked."""
    for digit in digits:
        expect(page.locator("[data-game].cursor")).to_have_count(1)
        count = page.locator("[data-game][data-open]").count()
        page.keyboard.press(digit)
        expect(page.locator("[data-game][data-open]")).to_have_count(count - 1)


def next_round(page: Page, number: int) -> None:
    page.click(f"text={number}. turu eşlendir")
    page.click(f"text={number}. turu yayımla")
    expect(page.locator("#ko-do")).to_contain_text("sonuç açık")


class TestBracket:
    def test_eight_players_from_the_first_game_to_a_golden_point(self, browser: Browser, tmp_path: Path) -> None:
        cup(tmp_path)
        with desk_server(tmp_path) as server, quiet_pages(browser) as pages:
            page = pages.open(f"{server.url}/e/kupa/knockout")
            course = ((4, "1"), (4, "2"), (2, "1"), (2, "2"), *((1, "2"),) * 4)
            for number, (games, digit) in enumerate(course, start=1):
                next_round(page, number)
                results(page, *[digit] * games)
            next_round(page, 9)
            page.click("text=1 sonuç açık · gir")
            expect(page.locator("[aria-current=step]")).to_contain_text("Altın Puan")
            expect(page.locator(".ko-game.golden")).to_contain_text("beyaz 5 dk, siyah 4 dk")
            expect(page.locator(".ko-game.golden")).to_contain_text("Beraberlik siyaha yeter")
            expect(page.locator(".ko-game.golden")).to_contain_text("(A.25)")
            results(page, "2")
            expect(page.locator("#ko-side")).to_contain_text("altın puan berabere")
            expect(page.locator(".ko-score.won", has_text="AP")).to_have_count(1)
            expect(page.locator("#ko-do")).to_contain_text("Sıralamayı kesinleştir")
            t = running(server, "kupa").desk.tournament
            final = t.rounds[-1].games[0]
            assert knockout_places(t).rows[0].side == final.black
            page.goto(f"{server.url}/e/kupa/knockout")
            black = next(p.name for p in t.players if p.id == final.black)
            expect(page.locator("#ko-side")).to_contain_text(f"Kazanan: {black}")
            assert pages.complaints == []

    def test_flags_lots_and_a_correction_on_a_phone(self, browser: Browser, tmp_path: Path) -> None:
        """Two players, the lot of the hall, both flags of the golden point, then the result taken back."""
        cup(tmp_path, 2)
        hall = {"width": 360, "height": 740}
        with desk_server(tmp_path) as server, quiet_pages(browser, language="en", dark=True, **hall) as pages:
            page = pages.open(f"{server.url}/e/kupa/knockout/1-1")
            desk = running(server, "kupa")
            for number in range(1, 6):
                page.click(f"text=Pair round {number}")
                page.click(f"text=Publish round {number}")
                page.click("text=1 result open")
                expect(page.locator("#ko-match")).to_be_visible()  # the match, not the bracket that was left
                if number == 1:
                    first = desk.desk.tournament.rounds[0].games[0].white
                    page.click("text=Moves, lot")
                    page.click("text=The lot in the hall")
                if number < 5:
                    page.click("[data-open] .ko-buttons [value='½-½']")
                    expect(page.locator("#ko-do")).to_contain_text("Pair round")
            assert desk.desk.tournament.rounds[0].games[0].black == first
            page.click(".ko-flags [value=white]")
            expect(page.locator("#ko-side")).to_contain_text("over")
            assert page.evaluate("document.documentElement.scrollWidth") <= 360
            desk.refresh()
            golden = desk.desk.tournament.rounds[4].games[0]
            assert knockout_places(desk.desk.tournament).rows[0].side == golden.white
            page.click(".golden summary:has-text('Correct')")
            page.click(".golden .ko-buttons [value='']")
            expect(page.locator("#ko-do")).to_contain_text("1 result open")
            assert pages.complaints == []


class TestPlayOff:
    def test_of_two_in_turkish(self, browser: Browser, tmp_path: Path) -> None:
        tied(tmp_path, 4)
        with desk_server(tmp_path) as server, quiet_pages(browser) as pages:
            page = pages.open(f"{server.url}/e/esit/play-off")
            page.click("text=Maçları başlat")
            expect(page.locator("#po-playoff")).to_contain_text("en erken başlangıç")
            expect(page.locator("#po-playoff")).to_contain_text("3 dk + hamle başına 3 sn")
            results_of_one(page, "2", "2", "2")
            expect(page.locator("#po-playoff")).to_contain_text("Bitti")
            expect(page.locator("#po-playoff .po-sheet")).to_contain_text("5/4")
            assert pages.complaints == []
            page.click("text=Sıralamayı kesinleştir")
            page.wait_for_url("**/standings*")
            desk = running(server, "esit").desk
            assert desk.finished
            rows = standings(desk.tournament).rows
            assert [(row.first, row.last) for row in rows[:2]] == [(1, 1), (2, 2)]

    def test_of_three_in_english(self, browser: Browser, tmp_path: Path) -> None:
        tied(tmp_path, 6)
        with desk_server(tmp_path) as server, quiet_pages(browser, language="en") as pages:
            page = pages.open(f"{server.url}/e/esit/play-off")
            expect(page.locator("#po-start")).to_contain_text("Of three who are level")
            page.fill("#po-start [name=time]", "10+5")
            page.fill("#po-start [name=seed]", "dice 3 1 4")
            page.click("text=Begin the play-off")
            expect(page.locator("#po-playoff")).to_contain_text("10 min + 5 s a move")
            expect(page.locator("#po-playoff")).to_contain_text("dice 3 1 4")
            results_of_one(page, "1", "2", "2")
            while page.locator("[data-open]").count():
                results_of_one(page, "1")
            expect(page.locator("#po-playoff")).to_contain_text("Decided")
            winner = running(server, "esit").desk.tournament
            assert [(row.first, row.last) for row in standings(winner).rows[:3]] == [(1, 1), (2, 2), (3, 3)]
            assert pages.complaints == []


def results_of_one(page: Page, *digits: str) -> None:
    """Results one after the other, each for the game that is marked; one that comes behind the last is marked too."""
    for digit in digits:
        expect(page.locator("[data-open].cursor")).to_have_count(1)
        game = page.locator("[data-game].cursor").get_attribute("id")
        page.keyboard.press(digit)
        expect(page.locator(f"#{game}[data-open]")).to_have_count(0)


class TestRoutes:
    @pytest.fixture
    def client(self, tmp_path: Path) -> TestClient:
        cup(tmp_path)
        tied(tmp_path, 4)
        return TestClient(desk_app(Hall(HallSettings(str(tmp_path), language="en"))), base_url=LOCAL)

    def test_the_drawing_needs_no_style_of_its_own(self, client: TestClient) -> None:
        with client:
            page = client.get("/e/kupa/knockout").text
            assert page.count('class="ko-card') == 8
            assert "<style" not in page
            assert "style=" not in page
            assert "Pair round 1" in page

    def test_matches_that_are_not_there(self, client: TestClient) -> None:
        with client:
            assert client.get("/e/kupa/knockout/1-1").status_code == 200
            for name in ("9-9", "2-1", "x", "1", "1-1-1", "-", "99999-99999"):
                assert client.get(f"/e/kupa/knockout/{name}").status_code == 404

    def test_readers_see_what_is_published(self, tmp_path: Path) -> None:
        cup(tmp_path)
        hall = Hall(HallSettings(str(tmp_path), local=False, language="en"))
        running = hall.event("kupa")
        with TestClient(desk_app(hall), base_url=LOCAL) as client:
            assert client.get("/e/kupa/knockout").status_code == 403
            running.do("pair", {})
            running.do("publish", {})
            for board in range(1, 5):
                running.do("result", {"round": 1, "board": board, "result": "1-0"})
            running.do("pair", {})
            page = client.get("/e/kupa/knockout/1-1").text
            assert "1-0" in page
            assert "data-open" not in page
            assert 'name="result"' not in page

    def test_too_few_players(self, tmp_path: Path) -> None:
        cup(tmp_path, 1)
        with TestClient(desk_app(Hall(HallSettings(str(tmp_path)))), base_url=LOCAL) as client:
            page = client.get("/e/kupa/knockout")
            assert page.status_code == 200
            assert "ko-card" not in page.text

    def test_other_events_say_so(self, client: TestClient) -> None:
        with client:
            assert "This event is no knockout" in client.get("/e/esit/knockout").text
            assert "A knockout needs no play-off" in client.get("/e/kupa/play-off").text

    @pytest.mark.parametrize(("players", "choice"), [(6, "eliminate"), (8, "short"), (10, "round_robin")])
    def test_choices_by_the_number_of_players(self, players: int, choice: str, tmp_path: Path) -> None:
        tied(tmp_path, players)
        with TestClient(desk_app(Hall(HallSettings(str(tmp_path)))), base_url=LOCAL) as client:
            assert f'name="{choice}"' in client.get("/e/esit/play-off").text
            sent = {"place": "1", choice: "yes"}
            client.post("/e/esit/play-off/start", data=sent, headers={"origin": LOCAL})
            assert 'id="po-playoff"' in client.get("/e/esit/play-off").text

    @pytest.mark.parametrize(
        ("fields", "said"),
        [
            ({}, "either"),
            ({"place": "1", "time": "soon"}, "soon"),
            ({"place": "3", "games": "3"}, "3"),
            ({"place": "77"}, "77"),
        ],
    )
    def test_play_offs_that_cannot_be(self, client: TestClient, fields: dict[str, str], said: str) -> None:
        with client:
            headers = {"origin": LOCAL, "hx-request": "true"}
            answer = client.post("/e/esit/play-off/start", data=fields, headers=headers)
            assert 'class="note bad"' in answer.text
            assert said in answer.text
            assert "po-playoff" not in client.get("/e/esit/play-off").text


class TestButtonsOfGames:
    """A button of a game says whose game it is, as its row does for the keys."""

    def pressed(self, client: TestClient, page: str, result: str) -> str:
        """The answer to the first result button of a page that was read before."""
        form = page.partition('class="ko-entry')[2].partition("</form>")[0]
        fields = dict(re.findall(r'<input type="hidden" name="([^"]+)" value="([^"]*)">', form))
        headers = {"origin": LOCAL, "hx-request": "true"}
        return client.post(
            fields.pop("_back").replace("/knockout", "") + "/do/game",
            data={**fields, "result": result},
            headers=headers,
        ).text

    def test_of_others_than_those_who_sit_there_now_nothing_is_written(self, tmp_path: Path) -> None:
        cup(tmp_path)
        hall = Hall(HallSettings(str(tmp_path), language="en"))
        cup_now = hall.event("kupa")
        with TestClient(desk_app(hall), base_url=LOCAL) as client:
            cup_now.do("pair", {})
            page = client.get("/e/kupa/knockout").text
            first = cup_now.desk.tournament.rounds[0].games[0]
            cup_now.do("unpair", {"round": 1})
            cup_now.do("remove-player", {"player": int(first.black)})
            cup_now.do("add-player", {"name": "Zorlu, Efe", "rating": 1500})
            cup_now.do("pair", {})
            told = self.pressed(client, page, "1-0")
            assert "do not sit here any more" in told
            assert not any(entry.action == "game" for entry in cup_now.entries)

    def test_somebody_elses_result_is_named_and_no_number_of_a_player(self, tmp_path: Path) -> None:
        cup(tmp_path)
        hall = Hall(HallSettings(str(tmp_path), language="en"))
        cup_now = hall.event("kupa")
        with TestClient(desk_app(hall), base_url=LOCAL) as client:
            cup_now.do("pair", {})
            page = client.get("/e/kupa/knockout").text
            cup_now.do("result", {"round": 1, "board": 1, "result": "0-1"})
            told = self.pressed(client, page, "1-0")
            assert "it was -, it is 0-1 now" in told
            assert "players" not in told

    def test_a_game_that_is_no_longer_due_says_so(self, tmp_path: Path) -> None:
        tied(tmp_path, 4)
        hall = Hall(HallSettings(str(tmp_path), language="en"))
        event = hall.event("esit")
        event.do("play-off", {"place": 1})
        event.do("game", {"game": "game-1", "result": "1-0"})
        with TestClient(desk_app(hall), base_url=LOCAL) as client:
            page = client.get("/e/esit/play-off").text.partition('id="game-playoff-game-2"')[2].replace("/play-off", "")
            event.do("game", {"game": "game-1", "result": ""})
            assert "is not there any more" in self.pressed(client, page, "1-0")
            assert hall.event("esit").desk.play_offs[0].record.log == {}
