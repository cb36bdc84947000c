"""Events whose boards are reported from phones: a published round, codes for its helpers, and phones in their hands."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from playwright.sync_api import Page, expect

from hakem.desk.journal.asking import ActionAsked
from hakem.desk.journal.entry import JournalEntry
from hakem.desk.journal.roles import Role
from hakem.i18n import Json
from hakem.store.helpers import CodeWish, NewCode
from hakem.store.opening import open_store
from hakem.store.people import People
from hakem.store.running import RunningEvent, create_event, open_event
from tests.support.browser import DeskServer, QuietPages

NAMES = ("Işık, Gül", "İnce, Çağrı", "Abdurrahmanoğulları, Muhammet Alperen", "Çelik, <b>Ada</b>", "Şen", "Öz, Ali")
PASSWORD = "kale vezir at"
ARBITER = "Deniz Başhakem"


def an_event(folder: Path, players: int = 12) -> Path:
    """Round 1 is paired and out."""
    store = open_store(str(folder))
    fields: dict[str, Json] = {"name": "Kış Açık", "system": "dutch", "rounds": 3, "colour": "white"}
    create_event(store, "kis", ActionAsked("create", fields))
    event = RunningEvent(store, "kis")
    event.refresh()
    for number in range(players):
        event.do("add-player", {"name": f"{NAMES[number % len(NAMES)]} {number}", "rating": 2300 - number})
    event.do("pair")
    event.do("publish")
    store.close()
    return folder


def a_code(people: People, name: str = "Salon", boards: tuple[int, int] = (1, 6), round_no: int = 1) -> NewCode:
    """A code for some boards."""
    return people.helpers.make(CodeWish("kis", round_no, (boards,), name, ARBITER))


def joined(server: DeskServer, pages: QuietPages, code: NewCode, device: str) -> Page:
    """A phone that has scanned the code."""
    page = pages.open(f"{server.url}/h/{code.token}")
    page.fill("[name=device]", device)
    page.click("main .button.next")
    expect(page.locator(".ph-card").first).to_be_visible()
    return page


def arbiter_at(server: DeskServer, pages: QuietPages, path: str) -> Page:
    """An arbiter who has logged in, at a page."""
    assert server.hall is not None
    if not any(each.name == ARBITER for each in server.hall.people.accounts()):
        server.hall.people.add_account(ARBITER, PASSWORD, Role.CHIEF_ARBITER)
    page = pages.open(f"{server.url}/login?next={path}")
    page.fill("main [name=name]", ARBITER)
    page.fill("main [name=password]", PASSWORD)
    page.click("main .button.next")
    page.wait_for_url(server.url + path)
    return page


def reports(folder: Path) -> Sequence[tuple[str, int, str]]:
    """Who has reported which board with which result, in the order of the journal."""
    with open_event(str(folder / "kis.hakem")) as event:
        return [told(entry) for entry in event.entries if entry.action == "result"]


def told(entry: JournalEntry) -> tuple[str, int, str]:
    """Who reported, which board, what."""
    return entry.draft.by, int(str(entry.data["board"])), str(entry.data["result"])


def loud(pages: QuietPages) -> list[str]:
    """What pages complained about besides a network that was cut and a server that was stopped."""
    quiet = ("net::ERR_", "WebSocket connection to")
    return [each for each in pages.complaints if not any(sign in each for sign in quiet)]
