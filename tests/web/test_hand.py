"""Pairing by hand in the browser: refused, unwise, the rest by the rules, the reason, and back again."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect
from starlette.testclient import TestClient

from hakem.desk.hand_verdicts import judged
from hakem.desk.journal.hand_rounds import hand_round
from hakem.model import PlayerId, Tournament
from hakem.pairing import Board
from hakem.store.running import RunningEvent
from hakem.web.app import desk_app
from hakem.web.hall import Hall, HallSettings
from tests.support.at_desk import AtDesk
from tests.support.browser import DeskServer, desk_server, quiet_pages

NAMES = ("Ak, Ulu", "Çelik, Ömer", "Güneş, Nur", "Işık, Ayşe", "İnce, Can", "Öz, Ali", "Şen, Ece", "Yıldız, Işıl")


def swiss(folder: Path, players: int = 8, rounds: int = 2) -> None:
    """An event after some rounds in which only the first board is won: many have met, some had a colour twice."""
    at = AtDesk(folder, "acik", system="dutch", rounds=7, colour="white")
    at.enter({"name": NAMES[n], "rating": 2000 - 10 * n} for n in range(players))
    for _ in range(rounds):
        at.do("pair")
        at.play_all(*("=" if place else "1" for place in range(len(at.t.rounds[-1].games))))
    at.close()


def running(server: DeskServer) -> RunningEvent:
    """The event as the server has it."""
    assert server.hall is not None
    return server.hall.event("acik")


def met(server: DeskServer) -> tuple[PlayerId, PlayerId]:
    """Two who have played each other."""
    return running(server).desk.tournament.rounds[0].games[0].players


def free_pair(server: DeskServer) -> tuple[PlayerId, PlayerId]:
    """Two who may meet, of whom one would have a colour a third time if they were turned."""
    desk = running(server).desk
    hand = hand_round(desk, desk.round_no + 1)
    ids = hand.field.ids
    free = [(a, b) for a in ids for b in ids if a < b and not list(hand.against(a, b)) and hand.rivals[a] != b]
    for one, other in free:
        seated = hand.seated(one, other)
        (turned,) = judged(hand, [Board(seated.black, seated.white)], []).boards
        if "third-colour" in {each.kind for each in turned.objections}:
            return one, other
    raise AssertionError("nobody would have a colour a third time")


def picked(page: Page, player: int) -> None:
    page.click(f"#p{player}")
    expect(page.locator("#hand-let-go")).to_be_visible()


def test_by_mouse_in_turkish(browser: Browser, tmp_path: Path) -> None:
    swiss(tmp_path, rounds=4)
    with desk_server(tmp_path) as server, quiet_pages(browser) as pages:
        page = pages.open(f"{server.url}/e/acik/hand")
        one, other = met(server)
        picked(page, one)
        expect(page.locator(f"#p{other} .hand-why")).to_have_text("1. turda oynadılar · 2.1.1")
        page.click(f"#p{other}")
        expect(page.locator("#hand-refused")).to_contain_text("1. turda oynadılar (C.04.3 (2026) 2.1.1)")
        page.click("#hand-let-go")
        expect(page.locator("#hand-let-go")).to_have_count(0)

        first, second = free_pair(server)
        page.drag_and_drop(f"#p{first}", f"#p{second}")
        expect(page.locator(".hand-board")).to_have_count(1)
        page.click(".hand-board [value^=swap]")
        expect(page.locator(".hand-board.unwise")).to_contain_text("2.1.3")
        expect(page.locator(".hand-board")).to_contain_text("aynı rengi üçüncü kez")

        page.click("text=Kalanını eşlendir · 3 masa")
        expect(page.locator(".hand-board")).to_have_count(4)
        page.reload()
        expect(page.locator(".hand-board")).to_have_count(4)
        page.click("#hand-next")
        expect(page.locator("#hand-leaving")).to_contain_text("Kurallara göre")
        expect(page.locator(".hand-measures")).to_contain_text("fazla")
        assert running(server).desk.round_no == 4
        page.fill("#hand-reason", "Salonda böyle oturdular")
        assert pages.complaints == []
        page.click("text=5. turu kaydet")
        page.wait_for_url("**/rounds/5*")
    rnd = after(tmp_path).rounds[4]
    assert rnd.paired_by is not None
    assert (rnd.paired_by.by_hand, rnd.paired_by.reason) == (True, "Salonda böyle oturdular")
    assert {first, second} in [set(game.players) for game in rnd.games]


def after(folder: Path) -> Tournament:
    """The event as it lies in the folder."""
    hall = Hall(HallSettings(str(folder)))
    try:
        return hall.event("acik").desk.tournament
    finally:
        hall.close()


def test_by_keys_on_a_phone_in_english_and_undone(browser: Browser, tmp_path: Path) -> None:
    swiss(tmp_path, 7, 1)
    size = {"width": 360, "height": 740}
    with desk_server(tmp_path) as server, quiet_pages(browser, language="en", dark=True, **size) as pages:
        page = pages.open(f"{server.url}/e/acik/hand")
        page.locator(".hand-player").first.focus()
        page.keyboard.type("oz")
        expect(page.locator(":focus")).to_have_attribute("data-name", "Öz, Ali")
        page.keyboard.press("Enter")
        expect(page.locator(".hand-picked")).to_contain_text("Öz, Ali")
        expect(page.locator(":focus")).to_have_attribute("data-name", "Öz, Ali")
        page.keyboard.press("Escape")
        expect(page.locator(".hand-picked")).to_have_count(0)
        page.keyboard.press("Enter")
        expect(page.locator(".hand-picked")).to_be_visible()
        page.click(".hand-picked >> text=Give the bye")
        expect(page.locator(".hand-byes")).to_contain_text("Öz, Ali")
        page.click("text=Pair the rest · 3 boards")
        expect(page.locator(".hand-boards .hand-board")).to_have_count(4)
        assert page.evaluate("document.documentElement.scrollWidth") <= 360
        page.click("#hand-next")
        page.fill("#hand-reason", "Had to leave")
        assert pages.complaints == []
        page.click("text=Store round 2")
        page.wait_for_url("**/rounds/2*")
        assert running(server).desk.round_no == 2
        page.goto(f"{server.url}/e/acik/hand?round=2")
        expect(page.locator(".hand-boards .hand-board")).to_have_count(4)
        page.locator(".tools button", has_text="Undo").click()
        expect(page.locator("#facts")).to_contain_text("Round 1/7")
        assert running(server).desk.round_no == 1


class TestRoutes:
    @pytest.fixture
    def client(self, tmp_path: Path) -> TestClient:
        swiss(tmp_path)
        return TestClient(desk_app(Hall(HallSettings(str(tmp_path)))), base_url="http://127.0.0.1:8000")

    def judged(self, client: TestClient, **fields: str) -> str:
        given = {"round": "3", "_part": "1", **fields}
        answer = client.post("/e/acik/hand/judge", data=given, headers={"origin": "http://127.0.0.1:8000"})
        assert answer.status_code == 200
        return answer.text

    def test_moves_of_boards_and_byes(self, client: TestClient) -> None:
        with client:
            made = self.judged(client, boards="1-2", move="apart:1-2")
            assert 'name="boards" value=""' in made
            made = self.judged(client, boards="1-2 3-4", move="put:1 3")
            assert "hand-refused" in made or 'value="3-2 1-4"' in made
            made = self.judged(client, byes="5", move="back:5")
            assert 'name="byes" value=""' in made
            made = self.judged(client, boards="1-2", move="bye:1")
            assert 'name="byes" value="1"' in made
            assert 'name="boards" value=""' in made
            assert 'name="boards" value=""' in self.judged(client, boards="1-2", move="clear")
            assert "hand-board rules" in self.judged(client, move="rules")

    def test_nonsense_changes_nothing(self, client: TestClient) -> None:
        with client:
            for move in ("", "pick:", "pick:99999", "swap:1-2", "nothing", "put:1 1", "bye:77777", "pick:" + "9" * 60):
                made = self.judged(client, boards="1-x 99999-1", byes="zz", picked="x", move=move)
                assert 'name="boards" value=""' in made
                assert 'name="byes" value=""' in made

    def test_whole_page_without_scripts(self, client: TestClient) -> None:
        with client:
            sent = {"round": "3", "move": "rest"}
            answer = client.post("/e/acik/hand/judge", data=sent, headers={"origin": "http://127.0.0.1:8000"})
            assert answer.text.startswith("<!doctype html>")
            assert answer.text.count('class="hand-board ') == 4

    def test_refused_rounds_say_why(self, client: TestClient) -> None:
        with client:
            assert "hand-work" not in client.get("/e/acik/hand?round=5").text
            assert "hand-work" in client.get("/e/acik/hand").text


def test_not_for_readers(tmp_path: Path) -> None:
    swiss(tmp_path)
    hall = Hall(HallSettings(str(tmp_path), local=False))
    with TestClient(desk_app(hall), base_url="http://127.0.0.1:8000") as client:
        assert client.get("/e/acik/hand").status_code == 403
        asked = client.post("/e/acik/hand/judge", data={"move": "rest"}, headers={"origin": "http://127.0.0.1:8000"})
        assert asked.status_code == 403


@pytest.mark.parametrize("system", ["berger", "knockout"])
def test_tables_and_knockouts_say_that_they_are_not_made_by_hand(system: str, tmp_path: Path) -> None:
    at = AtDesk(tmp_path, "tablo", system=system)
    at.enter({"name": name, "rating": 2000} for name in NAMES[:4])
    at.close()
    hall = Hall(HallSettings(str(tmp_path), language="en"))
    with TestClient(desk_app(hall), base_url="http://127.0.0.1:8000") as client:
        page = client.get("/e/tablo/hand")
        assert page.status_code == 200
        assert "Rounds are not made by hand here" in page.text
