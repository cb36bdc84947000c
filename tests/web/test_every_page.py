"""Every page of the desk in a real browser: nothing to stumble over, nothing in the console, nothing beside the screen.

Events of every kind stand behind it: those of the source documents, and a Swiss
event in the middle of a round. A page that is added is looked at without being listed.
"""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page
from starlette.routing import Route

from hakem.desk.screens import screen_setting
from hakem.i18n import Renderer
from hakem.store.copies import backup, copy_name
from hakem.store.screens import open_screens
from hakem.store.sqlite import SqliteStore
from hakem.web.app import routes
from hakem.web.demos import open_copy
from tests.support.at_desk import AtDesk
from tests.support.axe import violations
from tests.support.browser import DeskServer, desk_server, quiet_pages

NOT_PAGES = (
    "/static",
    "/healthz",
    "/api",
    "/head",
    "/alert",
    "/file.hakem",
    "/suggest",
    "/working/",
    "/why/",
    "/why-not",
    "/cards.pdf",
    "/verify/",
    "/backups/{name}",
)
"""What answers with data, files or parts of pages."""

OF_TEAMS = ("/teams", "/boards", "/team-list", "/matches")
SWISS, KNOCKOUT, TEAMS, ENTRIES = "kupa", "knockout", "teams", "kayit"
LOOKS = [
    pytest.param("tr", 1280, False, id="tr-light"),
    pytest.param("en", 1280, True, id="en-dark"),
    pytest.param("tr", 360, False, id="tr-phone"),
]


def paths() -> Iterator[str]:
    """The addresses of all pages, those of an event with a Swiss one."""
    for route in routes():
        if not isinstance(route, Route) or "GET" not in (route.methods or ()):
            continue
        path = route.path
        if any(part in path for part in NOT_PAGES) or path == "/h/{token}":
            continue
        event = KNOCKOUT if "knockout" in path else TEAMS if path.endswith(OF_TEAMS) else SWISS
        event = ENTRIES if path.endswith("/groups") else event
        for name, value in (("event", event), ("round:int", "2"), ("round", "2"), ("n:int", "2"), ("n", "2")):
            path = path.replace(f"{{{name}}}", value)
        for name, value in (
            ("player:number", "1"),
            ("player", "1"),
            ("topic", "players"),
            ("match", "1-1"),
            ("lot:number", "1"),
            ("screen", "salon"),
        ):
            path = path.replace(f"{{{name}}}", value)
        yield path
    yield f"/e/{SWISS}/verify?to=2"
    yield from (f"/e/{SWISS}/crosstable?form={form}" for form in ("heat", "colours"))


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[DeskServer]:
    """A folder with an event of every kind."""
    folder = tmp_path_factory.mktemp("pages")
    at = AtDesk(folder, SWISS, system="dutch", rounds=5, colour="white")
    at.enter({"name": f"Şükrü-Çağlayan Oğuzhanoğulları {n}", "rating": 2000 - n, "club": "Iğdır SK"} for n in range(9))
    at.pair()
    at.do("publish")
    at.play_all("1", "1", "½", "0")
    at.pair()
    at.do("publish")
    at.do("result", round=2, board=1, result="1-0")
    at.do("draw", purpose="tie")
    (folder / "backups").mkdir()
    backup(at.running.store, SWISS, folder / "backups" / copy_name(SWISS, "1", len(at.running.entries)))
    at.close()
    at = AtDesk(folder, ENTRIES, system="berger")
    at.enter({"name": f"Şükrü-Çağlayan Oğuzhanoğulları {n}", "rating": 2000 - n} for n in range(6))
    at.close()
    store = SqliteStore(folder)
    for demo, title in (("knockout-11", KNOCKOUT), ("team-league", TEAMS)):
        open_copy(store, demo, title)
    store.close()
    screens = open_screens(folder)
    screens.put(SWISS, "salon", screen_setting({"title": "Salon", "views": ["names", "standings"], "message": "Çay!"}))
    screens.close()
    with desk_server(folder) as server:
        yield server


def unfilled() -> list[str]:
    return [path for path in paths() if "{" in path]


def test_every_page_is_looked_at() -> None:
    assert unfilled() == []
    assert len(set(paths())) > 30


def found_wrong(page: Page, path: str, width: int) -> Iterator[str]:
    """Everything that is wrong with an open page."""
    yield from (f"{path}: {each}" for each in violations(page))
    over = page.evaluate("document.documentElement.scrollWidth - innerWidth")
    if over > 0:
        yield f"{path}: {over} px too wide at {width}"
    if page.locator("h1").count() != 1:
        yield f"{path}: {page.locator('h1').count()} headings"
    if page.locator(".button.next:visible").count() > 1:
        yield f"{path}: {page.locator('.button.next:visible').count()} filled buttons"


@pytest.mark.parametrize(("language", "width", "dark"), LOOKS)
def test_nothing_to_stumble_over(browser: Browser, server: DeskServer, language: str, width: int, dark: bool) -> None:
    wrong: list[str] = []
    with quiet_pages(browser, language=language, width=width, dark=dark) as pages:
        page = pages.context.new_page()
        for path in dict.fromkeys(paths()):
            answer = page.goto(server.url + path)
            assert answer is not None
            if answer.status != 200:
                wrong.append(f"{path}: {answer.status}")
                continue
            wrong += found_wrong(page, path, width)
        wrong += [each for each in pages.complaints if "Failed to load resource" not in each]
    assert wrong == []


def test_words_are_those_of_the_language(browser: Browser, server: DeskServer) -> None:
    """The same page in both languages differs, and the switch stays where one was."""
    with quiet_pages(browser) as pages:
        page = pages.open(f"{server.url}/e/{SWISS}/standings?after=1")
        assert page.locator("h1").inner_text() == Renderer("tr").words("web.tab.standings")
        page.get_by_role("button", name="EN").click()
        page.wait_for_selector("html[lang=en]")
        assert page.locator("h1").inner_text() == Renderer("en").words("web.tab.standings")
        assert page.url.endswith("/standings?after=1")
        assert pages.complaints == []
