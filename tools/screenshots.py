"""Pictures of the desk for the documents: ``make pictures`` makes them anew in ``docs/pictures``.

An event of 83 players is played by a seed up to the middle of round 4, with a
board on which two phones disagree; the examples of the source documents stand
beside it. Then a browser opens every page. ``--all FOLDER`` takes every page in
both languages, light and dark, wide and narrow, with 600 players too: for looking at.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from random import Random

from playwright.sync_api import Browser, Page
from tests.support.browser import desk_server, quiet_pages, running_browser

from hakem.desk.journal.asking import ActionAsked, Unread
from hakem.desk.journal.roles import Person, Role
from hakem.desk.screens import screen_setting
from hakem.i18n import Json
from hakem.model import Player
from hakem.simulation import Settings, simulate
from hakem.store.running import RunningEvent, create_event
from hakem.store.screens import open_screens
from hakem.store.sqlite import SqliteStore
from tools.demo_events import fill

ROOT = Path(__file__).parent.parent
SHOWN = {
    "round": "/e/eskisehir/rounds/4?enter=1",
    "players": "/e/eskisehir/players",
    "standings": "/e/eskisehir/standings",
    "journal": "/e/eskisehir/journal",
    "new": "/new",
    "home": "/",
}
"""The pictures of the documents, and the pages that they show."""

OF_AN_EVENT = (
    *("", "/players", "/players/7", "/check-in", "/numbers", "/apart", "/players/paste", "/rounds/4", "/rounds/1"),
    *("/pair", "/hand", "/standings", "/standings/what-if", "/crosstable", "/crosstable?form=players", "/prizes"),
    *("/crosstable?form=heat", "/crosstable?form=colours"),
    *("/publish", "/screens", "/screens/salon", "/screen/salon", "/helpers", "/journal", "/settings", "/play-off"),
)
WITH_MANY = ("", "/players", "/rounds/3", "/standings", "/crosstable", "/pair", "/check-in")
PAGES = (
    *("/", "/new", "/help", "/help/results", "/accounts", "/login"),
    *(f"/e/eskisehir{path}" for path in OF_AN_EVENT),
    *(f"/e/buyuk{path}" for path in WITH_MANY),
)


def an_event(folder: Path, event: str, name: str, players: int, rounds: tuple[int, int], entered: int) -> None:
    """An event by a seed: so many rounds paired of so many, the last one with so many results."""
    paired, total = rounds
    store = SqliteStore(folder)
    field = simulate(Settings(players, 1, "eskişehir")).tournament.players
    fields: dict[str, Json] = {"name": name, "system": "dutch", "rounds": total, "colour": "white", "city": "Eskişehir"}
    create_event(store, event, ActionAsked("create", {**fields, "time_control": "90+30", "start": "2026-11-14"}))
    running = RunningEvent(store, event)
    running.refresh()
    clubs = ("Tepebaşı SK", "Odunpazarı Satranç", "Anadolu Üniversitesi", "Iğdır Gençlik ve Spor")
    running.do_all([ActionAsked("add-player", _person(p, clubs), at="2026-11-14T09:00:00Z") for p in field])
    dice = Random(4)
    for number in range(1, paired + 1):
        _read(running, "pair", {})
        running.do("publish", {})
        boards = len(running.desk.tournament.rounds[-1].games)
        filled = range(1, boards + 1) if number < paired else sorted(dice.sample(range(1, boards + 1), entered))
        for board in filled:
            running.do("result", {"round": number, "board": board, "result": dice.choice(("1-0", "½-½", "0-1", "1-0"))})
        if number < paired:
            running.do("close", {})
    store.close()


def _person(player: Player, clubs: tuple[str, ...]) -> dict[str, Json]:
    club = clubs[len(player.name) % len(clubs)]
    known: dict[str, Json] = {"name": player.name, "club": club, "federation": player.federation}
    if player.rating:
        known["rating"] = player.rating
    if player.title:
        known["title"] = player.title.value
    return known


def _read(running: RunningEvent, action: str, fields: dict[str, Json]) -> None:
    """Do it, whatever has to be read first."""
    try:
        running.do(action, fields)
    except Unread as error:
        running.do(action, fields, confirm=[each.code for each in error.warnings])


def disputed(folder: Path) -> None:
    """Two phones disagree about a board."""
    store = SqliteStore(folder)
    running = RunningEvent(store, "eskisehir")
    running.refresh()
    board = running.desk.open_boards(4)[2]
    for name, result in (("Elif · salon A", "1-0"), ("Mert · salon A", "½-½")):
        helper = Person(name, Role.HELPER, 4, ((1, 99),))
        running.do("result", {"round": 4, "board": board, "result": result}, by=helper)
    store.close()


def prepared(folder: Path, *, large: bool) -> None:
    """The folder with everything that is shown."""
    fill(folder, "tr")
    an_event(folder, "eskisehir", "Eskişehir Açık 2026", 83, (4, 9), 24)
    disputed(folder)
    an_event(folder, "son-turlar", "Porsuk Kupası 2026", 24, (6, 7), 12)
    screens = open_screens(folder)
    screens.put("eskisehir", "salon", screen_setting({"title": "Salon", "views": ["names"], "starts": "14:00"}))
    screens.close()
    if large:
        an_event(folder, "buyuk", "Uluslararası Cumhuriyet Kupası Satranç Turnuvası 2026", 600, (3, 9), 150)


def taken(page: Page, url: str, path: Path) -> None:
    """A picture of a page when it has come to rest."""
    page.goto(url)
    page.wait_for_load_state("networkidle")
    page.screenshot(path=path)


def for_documents(browser: Browser, url: str) -> None:
    """The pictures that the documents show."""
    target = ROOT / "docs" / "pictures"
    target.mkdir(exist_ok=True)
    with quiet_pages(browser, width=1200, height=750) as pages:
        page = pages.context.new_page()
        for name, path in SHOWN.items():
            taken(page, url + path, target / f"{name}.png")
    with quiet_pages(browser, width=1000, height=1500) as pages:
        page = pages.open(f"{url}/e/son-turlar/standings")
        page.locator("#st-pictures").screenshot(path=target / "pictures.png")
    with quiet_pages(browser, width=1200, height=750, language="en", dark=True) as pages:
        taken(pages.context.new_page(), f"{url}{SHOWN['round']}", target / "round-dark.png")
    with quiet_pages(browser, width=1280, height=720) as pages:
        taken(pages.context.new_page(), f"{url}/e/eskisehir/screen/salon", target / "projector.png")
    with quiet_pages(browser, width=360, height=720) as pages:
        taken(pages.context.new_page(), f"{url}/e/eskisehir/rounds/4", target / "round-360.png")


def everything(browser: Browser, url: str, folder: Path) -> Iterator[str]:
    """Every page in every look."""
    folder.mkdir(parents=True, exist_ok=True)
    knockouts = ("/e/eleme-11-oyuncudan-4/knockout", "/e/eleme-11-oyuncudan-4/standings")
    for language, width, dark in (("tr", 1280, False), ("en", 1280, True), ("tr", 360, False)):
        with quiet_pages(browser, width=width, height=800, language=language, dark=dark) as pages:
            page = pages.context.new_page()
            for path in (*PAGES, *knockouts):
                name = path.strip("/").replace("/", "-").replace("?", "-") or "home"
                taken(page, url + path, folder / f"{name}-{language}-{width}.png")
                wide = page.evaluate("document.documentElement.scrollWidth - innerWidth")
                if wide > 0:
                    yield f"{path} {language} {width}: {wide} px too wide"
            yield from (f"{language} {width}: {each}" for each in pages.complaints)


def main() -> int:
    """Make the pictures."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--all", type=Path, metavar="FOLDER")
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name) / "events"
        prepared(folder, large=args.all is not None)
        with running_browser() as browser, desk_server(folder) as server:
            if args.all is None:
                for_documents(browser, server.url)
                return 0
            found = list(everything(browser, server.url, args.all))
    print("\n".join(found))
    return bool(found)


if __name__ == "__main__":
    sys.exit(main())
