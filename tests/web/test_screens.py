"""Screens of the hall: a projector follows the desk, turns its pages by the server's time and shows what is out."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime, timedelta
from functools import partial
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect
from starlette.testclient import TestClient

from hakem.desk.screens import screen_setting
from hakem.store.beside import open_beside
from hakem.store.guard import now
from hakem.store.screens import Screens, open_screens
from hakem.web.app import desk_app
from hakem.web.hall import Hall, HallSettings
from tests.support.at_desk import AtDesk
from tests.support.axe import violations
from tests.support.browser import QuietPages, desk_server, quiet_pages

OWN = {"origin": "http://testserver"}
LAST = ("Ateş", "Büyükkılıçoğulları", "Çelik", "Işık", "İnce", "Özkan", "Şahin", "Ünal", "Yılmaz")
SIZES = ((1920, 1080), (1280, 720), (1024, 768))
OVER = """() => [...document.querySelectorAll('.pj-page')].flatMap((page, nth) => {
  document.querySelectorAll('.pj-page').forEach((each) => each.classList.toggle('now', each === page));
  const end = page.querySelector('footer').getBoundingClientRect().top + 1;
  const low = [...page.querySelectorAll('li')].filter((li) => li.getBoundingClientRect().bottom > end);
  const wide = page.scrollWidth > page.clientWidth;
  const below = page.getBoundingClientRect().bottom > innerHeight + 1;
  return low.length || wide || below ? [`page ${nth}: ${low.length} rows`] : [];
})"""


def a_round(folder: Path, players: int = 12, publish: bool = True) -> AtDesk:
    """A Swiss event with its first round."""
    at = AtDesk(folder, "kupa", system="dutch", rounds=5, colour="white")
    at.enter({"name": f"{LAST[n % 9]}, Ayşe {n:03}", "rating": 2400 - n} for n in range(players))
    at.pair()
    if publish:
        at.do("publish")
    return at


def put(folder: Path, name: str = "salon", **fields: object) -> None:
    """Switch a screen, as another process would."""
    screens = open_screens(folder)
    screens.put("kupa", name, screen_setting({"title": "Salon", "language": "tr", **fields}))
    screens.close()


@contextmanager
def projector(browser: Browser) -> Iterator[QuietPages]:
    """A device in the hall: another browser, far away from here, whose clock is wrong."""
    context = browser.new_context(
        locale="en-US",
        timezone_id="Pacific/Honolulu",
        viewport={"width": 1920, "height": 1080},
        reduced_motion="reduce",
    )
    context.clock.install(time=datetime(2001, 2, 3, 4, 5, 6, tzinfo=UTC))
    try:
        yield QuietPages(context)
    finally:
        context.close()


def now_shown(page: Page, kind: str) -> None:
    """Wait until a page of that kind stands on the screen."""
    expect(page.locator(f".pj-page.now.of-{kind}")).to_be_visible()


class TestProjector:
    def test_the_desk_switches_it(self, browser: Browser, tmp_path: Path) -> None:
        at = a_round(tmp_path, publish=False)
        with desk_server(tmp_path) as server, quiet_pages(browser) as desk, projector(browser) as hall:
            arbiter = desk.open(f"{server.url}/e/kupa/screens")
            arbiter.get_by_role("button", name="Ekran kur").click()
            screen = hall.open(f"{server.url}/e/kupa/screen/salon")
            expect(screen.locator(".pj-page.now")).to_contain_text("Henüz yayımlanmış tur yok.")
            assert "Ateş" not in screen.content()
            at.do("publish")
            now_shown(screen, "names")
            expect(screen.locator(".pj-page.now")).to_contain_text("Ateş, Ayşe 000")
            for label, kind in (("Masaya göre", "boards"), ("Sonuçlar", "results"), ("Saat", "clock")):
                arbiter.get_by_role("button", name=label, exact=True).click()
                now_shown(screen, kind)
                expect(arbiter.locator(f".pj-preview .of-{kind}.now")).to_be_visible()
            before, told = datetime.now().astimezone(), screen.locator(".pj-time")
            expect(told).to_have_text(re.compile(r"\d\d\.\d\d\.\d\d"))
            shown = {f"{before + timedelta(seconds=each):%H.%M.%S}" for each in range(-2, 20)}
            assert told.inner_text() in shown  # the time of the server, on a device that lives in 2001
            assert (desk.complaints, hall.complaints) == ([], [])
        at.close()

    def test_boards_are_called_until_their_result_is_there(self, browser: Browser, tmp_path: Path) -> None:
        at = a_round(tmp_path)
        with desk_server(tmp_path) as server, quiet_pages(browser) as desk, projector(browser) as hall:
            put(tmp_path, views=["clock"])
            screen = hall.open(f"{server.url}/e/kupa/screen/salon")
            now_shown(screen, "clock")
            arbiter = desk.open(f"{server.url}/e/kupa/screens")
            arbiter.get_by_role("button", name="Açık masalardan sonuç iste").click()
            now_shown(screen, "call")
            assert violations(screen) == []
            expect(screen.locator(".pj-page.now li")).to_have_count(6)
            for board in range(1, 5):
                at.do("result", round=1, board=board, result="1-0")
            band = screen.locator(".pj-page.now .pj-call span")
            expect(band).to_have_count(2)
            expect(band.first).to_have_text(re.compile("Masa 5: .+ ve .+, lütfen sonucunuzu bildirin."))
            arbiter.goto(f"{server.url}/e/kupa/screens/salon")
            arbiter.get_by_label("Kendi iletiniz").fill("Ödül töreni 18.00 <b>salonda</b>")
            arbiter.get_by_label("Şu masalar").check()
            arbiter.get_by_label("Masalar", exact=True).fill("1, 6")
            arbiter.get_by_label("Koyu", exact=True).check()
            arbiter.get_by_role("button", name="Ekrana ver").click()
            expect(screen.locator(".pj-page.now .pj-message")).to_have_text("Ödül töreni 18.00 <b>salonda</b>")
            expect(screen.locator(".screen.dark")).to_be_visible()
            expect(band).to_have_text(re.compile("Masa 6: "))
            assert violations(screen) == []
            at.do("result", round=1, board=6, result="½-½")
            expect(band).to_have_count(0)
            assert (desk.complaints, hall.complaints) == ([], [])
        at.close()

    def test_it_survives_what_happens_at_the_desk(self, browser: Browser, tmp_path: Path) -> None:
        """A round that is taken back or removed, a server that is started again, a screen that is taken away."""
        at = a_round(tmp_path)
        put(tmp_path, views=["boards"])
        with desk_server(tmp_path) as server, projector(browser) as hall:
            screen = hall.open(f"{server.url}/e/kupa/screen/salon")
            card = screen.locator(".pj-page.now.of-card")
            now_shown(screen, "boards")
            at.do("unpublish", round=1)
            expect(card).to_contain_text("Henüz yayımlanmış tur yok.")
            at.do("publish", round=1)
            now_shown(screen, "boards")
            server.stop()
            at.do("unpair", round=1, confirm="announced-stands")
            server.start()
            hall.context.clock.run_for(12_000)
            expect(card).to_contain_text("Henüz yayımlanmış tur yok.")
            put(tmp_path, views=["clock"])
            now_shown(screen, "clock")
            screens = open_screens(tmp_path)
            screens.remove("kupa", "salon")
            screens.close()
            expect(screen.locator(".pj-page.now")).to_contain_text("This screen is not set up")
            assert screen.locator(".pj-page").count() == 1
        at.close()

    def test_a_screen_that_is_switched_as_soon_as_it_is_there_hears_of_it(
        self, client: TestClient, tmp_path: Path
    ) -> None:
        """Nobody has looked at the screens of the event before."""
        a_round(tmp_path).close()
        put(tmp_path, views=["clock"])
        with client.websocket_connect("/e/kupa/screen/salon/live", headers={"origin": "http://testserver"}) as live:
            assert live.receive_json()["news"] is True
            screens = open_screens(tmp_path)
            screens.remove("kupa", "salon")
            screens.close()
            assert live.receive_json()["news"] is True

    def test_pages_turn(self, browser: Browser, tmp_path: Path) -> None:
        """Which page it is follows from how long ago the screen was switched: each is looked at at its time."""
        a_round(tmp_path, players=40).close()
        setting = screen_setting({"title": "Salon", "views": ["names", "clock"], "size": "largest", "seconds": "60"})
        seen = []
        with desk_server(tmp_path) as server, projector(browser) as hall:
            for minutes in range(9):
                long_ago = now() - minutes * 60_000 - 5000
                screens = Screens(open_beside(tmp_path, "screens"), clock=partial(int, long_ago))
                screens.put("kupa", f"s{minutes}", setting)
                screens.close()
                page = hall.open(f"{server.url}/e/kupa/screen/s{minutes}")
                expect(page.locator("[data-clock]").first).to_have_text(re.compile(r"\d\d"))
                seen.append(page.locator(".pj-page.now").inner_text())
                count = page.locator(".pj-page").count()
        names = [re.findall(r"Ayşe (\d\d\d)", text) for text in seen]
        assert count == 8  # seven pages of names, and the clock
        assert sorted(each for page in names[:7] for each in page) == [f"{n:03}" for n in range(40)]
        assert ([bool(page) for page in names], names[8]) == ([True] * 7 + [False, True], names[0])

    def test_everything_fits_on_every_projector(self, browser: Browser, tmp_path: Path) -> None:
        """No row is below the edge, whatever the size; nobody can scroll on a wall."""
        at = a_round(tmp_path, players=130)
        at.play_all(*["1"] * 65)
        at.close()
        views = ["names", "boards", "results", "standings", "clock", "address"]
        wrong = []
        for size in ("normal", "large", "largest"):
            extra = {"message": "Analiz odası 2", "called": "some", "boards": "1-2"} if size == "large" else {}
            put(tmp_path, size, views=views, size=size, **extra)
        with desk_server(tmp_path) as server:
            for width, height in SIZES:
                with quiet_pages(browser, width=width, height=height) as hall:
                    for size in ("normal", "large", "largest"):
                        screen = hall.open(f"{server.url}/e/kupa/screen/{size}")
                        expect(screen.locator(".pj-page.now")).to_be_visible()
                        wrong += [f"{width} {size} {each}" for each in screen.evaluate(OVER)]
        assert wrong == []


def test_results_of_a_small_event_are_large(tmp_path: Path) -> None:
    """Four boards fill the wall, a hundred fill it with small rows."""
    for players, rows in ((8, 8), (200, 18)):
        folder = tmp_path / str(players)
        folder.mkdir()
        at = a_round(folder, players=players)
        at.play_all(*["1"] * (players // 2))
        at.close()
        put(folder, views=["results"])
        with TestClient(desk_app(Hall(HallSettings(str(folder))))) as client:
            assert f"pj-rows-{rows} " in client.get("/e/kupa/screen/salon").text


class TestWhatStrangersSee:
    @pytest.fixture
    def hall_of(self, tmp_path: Path) -> Hall:
        return Hall(HallSettings(str(tmp_path), local=False, language="en"))

    def test_only_what_is_out(self, hall_of: Hall, tmp_path: Path) -> None:
        at = a_round(tmp_path, publish=False)
        put(tmp_path, views=["names", "boards", "results", "standings", "address"], message="Çay")
        with TestClient(desk_app(hall_of), headers=OWN, follow_redirects=False) as client:
            page = client.get("/e/kupa/screen/salon")
            assert (page.status_code, "Çay" in page.text, "Ayşe" in page.text) == (200, True, False)
            assert client.get("/e/kupa").status_code == 403
            at.do("publish")
            assert "Ayşe 003" in client.get("/e/kupa/screen/salon").text
            at.play_all(*["1"] * 6)
            at.pair()
            assert "Tur 2" not in client.get("/e/kupa/screen/salon").text
        at.close()

    def test_who_has_not_come_is_shown_only_where_an_arbiter_says_so(self, hall_of: Hall, tmp_path: Path) -> None:
        at = AtDesk(tmp_path, "kupa", system="dutch", rounds=5, colour="white")
        at.enter({"name": name} for name in ("Ak, Ali", "Kara, Can", "Boz, Su"))
        at.do("check-in", player=1, present=True)
        at.close()
        put(tmp_path, "missing", views=["missing"])
        put(tmp_path, "names", views=["names"])
        with TestClient(desk_app(hall_of)) as client:
            shown = client.get("/e/kupa/screen/missing").text
            assert ("Kara, Can" in shown, "Boz, Su" in shown, "Ak, Ali" in shown) == (True, True, False)
            assert "Kara" not in client.get("/e/kupa/screen/names").text

    def test_a_screen_that_is_none_says_the_same_of_every_event(self, hall_of: Hall, tmp_path: Path) -> None:
        a_round(tmp_path).close()
        with TestClient(desk_app(hall_of)) as client:
            here, nowhere = client.get("/e/kupa/screen/x"), client.get("/e/yok/screen/x")
            assert (here.status_code, nowhere.status_code) == (404, 404)
            assert here.text.replace("kupa", "yok") == nowhere.text
        assert not (tmp_path / "screens.db").exists()  # looking makes nothing

    def test_they_switch_nothing(self, hall_of: Hall, tmp_path: Path) -> None:
        a_round(tmp_path).close()
        put(tmp_path, views=["names"])
        with TestClient(desk_app(hall_of), headers=OWN, follow_redirects=False) as client:
            assert client.get("/e/kupa/screens").status_code == 403
            for path in ("", "/salon", "/salon/show", "/salon/remove"):
                sent = client.post(f"/e/kupa/screens{path}", data={"title": "x", "view": "clock", "views": "clock"})
                assert sent.status_code == 403
            (screen,) = hall_of.screens.listed("kupa")
            assert [view.value for view in screen.setting.views] == ["names"]


class TestSettings:
    def test_a_screen_touches_no_journal(self, hall: Hall, tmp_path: Path) -> None:
        a_round(tmp_path).close()
        with TestClient(desk_app(hall), headers=OWN, follow_redirects=False) as client:
            head = hall.event("kupa").head
            for title in ("Giriş salonu", "Giriş Salonu"):
                assert client.post("/e/kupa/screens", data={"title": title}).status_code == 303
            names = [screen.name for screen in hall.screens.listed("kupa")]
            assert names == ["giris-salonu", "giris-salonu-2"]
            client.post("/e/kupa/screens/giris-salonu/show", data={"view": "standings"})
            assert client.post("/e/kupa/screens/giris-salonu/show", data={"view": "x"}).status_code == 422
            assert client.post("/e/kupa/screens/giris-salonu/show", data={"call": "open"}).status_code == 303
            assert "İstemeyi bırak" in client.get("/e/kupa/screens").text
            client.post("/e/kupa/screens/giris-salonu-2/remove")
            (left,) = hall.screens.listed("kupa")
            assert [view.value for view in left.setting.views] == ["standings"]
            assert client.get("/e/kupa/screens/giris-salonu-2").status_code == 422
            assert hall.event("kupa").head == head

    def test_screens_share_long_lists(self, client: TestClient, tmp_path: Path) -> None:
        a_round(tmp_path, players=30).close()
        found = []
        for nth in (1, 2):
            put(tmp_path, f"s{nth}", views=["names"], part=f"{nth}/2")
            found.append(set(re.findall(r"Ayşe (\d\d\d)", client.get(f"/e/kupa/screen/s{nth}").text)))
        assert [len(each) for each in found] == [15, 15]
        assert not found[0] & found[1]

    def test_the_language_is_that_of_the_screen(self, client: TestClient, tmp_path: Path) -> None:
        a_round(tmp_path).close()
        put(tmp_path, views=["boards"], language="en")
        page = client.get("/e/kupa/screen/salon", headers={"accept-language": "tr"}).text
        assert "Pairings by board" in page
