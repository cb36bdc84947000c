"""What players and their parents see: what is published, their own board without scripts, when it was changed last."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect
from starlette.testclient import TestClient

from hakem.desk.journal.published import changed_at
from hakem.desk.journal.roles import Role
from hakem.store.sqlite import SqliteStore
from hakem.web import addresses
from hakem.web.app import desk_app
from hakem.web.demos import open_copy
from hakem.web.hall import Hall, HallSettings
from tests.support.at_desk import AtDesk
from tests.support.axe import violations
from tests.support.browser import DeskServer, desk_server, quiet_pages

NAMES = (
    "Işık, Gül",
    "İnce, Çağrı",
    "Çelik, Ada",
    "Şen, Işıl",
    "Öz, Ali",
    "Abdurrahmanoğulları, Muhammet Alperen",
    "Ak, Su",
)
PAGES = (
    *("/", "/e/kupa", "/e/kupa/rounds", "/e/kupa/rounds/1", "/e/kupa/rounds?name=isik", "/e/kupa/standings"),
    *("/e/kupa/crosstable", "/e/kupa/players", "/e/kupa/players/1", "/e/kupa/paper", "/e/robin/schedule"),
    *("/e/eleme/knockout", "/e/eleme/rounds", "/e/lig/teams", "/e/lig/rounds"),
)
"""Everything that somebody without an account may look at."""


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Round 1 is over, round 2 is out, round 3 is paired and is not."""
    made = tmp_path_factory.mktemp("public")
    at = AtDesk(made, "kupa", system="dutch", rounds=5, colour="white")
    at.enter({"name": name, "rating": 2000 - n} for n, name in enumerate(NAMES))
    at.pair()
    at.do("publish")
    at.play_all("1", "½", "0")
    at.pair()
    at.do("publish")
    at.do("result", round=2, board=1, result="1-0")
    at.do("note", text="Masa 2 gürültülü")
    at.close()
    store = SqliteStore(made)
    for demo, name in (("knockout-11", "eleme"), ("team-league", "lig"), ("round-robin-6", "robin")):
        open_copy(store, demo, name)
    store.close()
    return made


@pytest.fixture(scope="module")
def server(folder: Path) -> Iterator[DeskServer]:
    with desk_server(folder, local=False) as server:
        yield server


@pytest.fixture
def stranger(folder: Path) -> Iterator[TestClient]:
    with TestClient(desk_app(Hall(HallSettings(str(folder), local=False, language="tr")))) as client:
        yield client


class TestPages:
    @pytest.mark.parametrize(("width", "dark"), [(360, False), (1280, True)], ids=["phone", "desk"])
    def test_nothing_of_the_desk_and_nothing_to_stumble_over(
        self, browser: Browser, server: DeskServer, width: int, dark: bool
    ) -> None:
        wrong = []
        with quiet_pages(browser, width=width, dark=dark) as pages:
            page = pages.context.new_page()
            for path in PAGES:
                answer = page.goto(server.url + path)
                assert answer is not None
                over = page.evaluate("document.documentElement.scrollWidth - innerWidth")
                forms = page.locator('form[method="post"]:not([action="/language"])').count()
                found = [f"status {answer.status}"] if answer.status != 200 else []
                found += [f"{over} px too wide"] if over > 0 else []
                found += [f"{forms} forms of the desk"] if forms else []
                wrong += [f"{path}: {each}" for each in (*found, *violations(page))]
            assert (wrong, pages.complaints) == ([], [])

    def test_the_own_board_is_found_without_scripts(self, browser: Browser, server: DeskServer) -> None:
        context = browser.new_context(java_script_enabled=False, locale="tr-TR", viewport={"width": 360, "height": 740})
        page = context.new_page()
        page.goto(f"{server.url}/e/kupa")
        page.get_by_role("link", name="2. tur").click()
        page.get_by_label("Adınız").fill("ISIK gul")
        page.get_by_role("button", name="Masamı bul").click()
        mine = page.locator(".rd-mine .panel")
        expect(mine).to_have_count(1)
        expect(mine).to_contain_text("Işık, Gül")
        expect(mine).to_contain_text(re.compile(r"Masa \d"))
        page.locator(".round-tools").get_by_role("link", name="1", exact=True).click()
        expect(page.locator("h1")).to_have_text("1. tur")
        page.get_by_label("Adınız").fill("kasparov")
        page.get_by_role("button", name="Masamı bul").click()
        expect(page.locator(".rd-mine")).to_contain_text("“kasparov” gibi bir ad yok")
        assert page.url.endswith("/e/kupa/rounds/1?name=kasparov")
        context.close()

    def test_whoever_has_no_game_is_found_too(self, stranger: TestClient) -> None:
        (free,) = re.findall(
            r'class="b-row b-bye".*?class="name">([^<]+)<', stranger.get("/e/kupa/rounds/1").text, re.S
        )
        found = stranger.get("/e/kupa/rounds/1", params={"name": free}).text
        mine = found[found.index("rd-mine") : found.index("</section>", found.index("rd-mine"))]
        assert (free in mine, "1 puan" in mine, "Masa" in mine.partition("rd-board")[2]) == (True, True, False)

    def test_papers_that_arbiters_cut_out_are_not_offered(self, stranger: TestClient) -> None:
        page = stranger.get("/e/kupa/paper").text
        assert ("pairings-by-name.pdf" in page, "slips.pdf" in page, "badges.pdf" in page) == (True, False, False)


class TestWhenItWasChanged:
    def test_what_is_not_out_does_not_count(self, tmp_path: Path) -> None:
        at = AtDesk(tmp_path, "kupa", system="dutch", rounds=5, colour="white")
        at.enter({"name": name} for name in NAMES)
        at.pair()
        assert changed_at(at.running.entries, at.desk) == ""
        at.do("publish")
        published = at.running.entries[-1].draft.at
        at.do("note", text="x")
        assert changed_at(at.running.entries, at.desk) == published
        at.play_all("1", "½", "0")
        closed = at.running.entries[-1].draft.at
        at.pair()
        at.do("result", round=2, board=1, result="1-0")
        assert changed_at(at.running.entries, at.desk) == closed
        at.close()

    def test_pages_say_it(self, stranger: TestClient) -> None:
        pages = [stranger.get(path).text for path in ("/e/kupa", "/e/kupa/rounds", "/e/kupa/standings")]
        assert ["itibarıyla" in page for page in pages] == [True, True, True]


class TestAddresses:
    def test_a_sheet_for_the_wall(self, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        """It is for those who may make codes; the address has to be one of ours, and the network is kept nowhere."""
        monkeypatch.setattr(addresses, "machine_addresses", lambda: ("192.168.1.20", "10.8.0.3"))
        hall = Hall(HallSettings(str(folder), local=False, language="en"))
        with TestClient(desk_app(hall), headers={"origin": "http://testserver"}, follow_redirects=False) as client:
            sent = {"url": "http://10.8.0.3/e/kupa", "network": "Salon", "secret": "şah-mat-64"}
            assert client.post("/e/kupa/publish/sheet", data=sent).status_code == 403
            _as_arbiter(client, hall)
            page = client.get("/e/kupa/publish").text
            assert page.count("data:image/svg+xml") == 2
            sheet = client.post("/e/kupa/publish/sheet", data=sent).text
            assert (sheet.count("data:image/svg+xml"), "şah-mat-64" in sheet) == (2, True)
            assert "http://10.8.0.3/e/kupa" in sheet
            other = client.post("/e/kupa/publish/sheet", data={"url": "http://evil.example/"}).text
            assert (other.count("data:image/svg+xml"), "evil" in other) == (1, False)
            assert "http://192.168.1.20/e/kupa" in other
            assert client.post("/e/kupa/publish/sheet", data={**sent, "secret": "x" * 64}).status_code == 422

    def test_the_laptop_says_that_nobody_else_sees_it(self, client: TestClient, tmp_path: Path) -> None:
        AtDesk(tmp_path, "kupa", system="dutch", rounds=5).close()
        page = client.get("/e/kupa/publish").text
        assert ("Yalnızca bu bilgisayarda" in page, "data:image" in page) == (True, False)


def _as_arbiter(client: TestClient, hall: Hall) -> None:
    hall.people.add_account("Deniz", "kale vezir at", Role.ARBITER)
    assert client.post("/login", data={"name": "Deniz", "password": "kale vezir at"}).status_code == 303
