"""The journal page: what happened in words, back to an entry, the event as it was, and a copy from there."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Browser, expect

from hakem.desk.journal.asking import ActionAsked
from hakem.i18n import Json
from hakem.store.opening import open_store
from hakem.store.running import RunningEvent, create_event, open_event
from tests.support.axe import violations
from tests.support.browser import desk_server, quiet_pages

NAMES = ("Işık, Gül", "İnce, Can", "Çelik, <b>Ada</b>", "Kaya, Efe")


def an_event(folder: Path) -> Path:
    """Two boards with results, one of them corrected; eleven entries."""
    store = open_store(str(folder))
    fields: dict[str, Json] = {"name": "Kış Açık", "system": "dutch", "rounds": 3, "colour": "white"}
    create_event(store, "kis", ActionAsked("create", fields))
    event = RunningEvent(store, "kis")
    event.refresh()
    for name in NAMES:
        event.do("add-player", {"name": name, "rating": 2000})
    event.do("pair", {})
    event.do("publish", {})
    for board, result in ((1, "1-0"), (2, "½-½"), (1, "0-1")):
        event.do("result", {"round": 1, "board": board, "result": result})
    event.do("note", {"text": "saat bozuldu"})
    store.close()
    return folder


def test_back_to_an_entry_and_on_from_there(browser: Browser, tmp_path: Path) -> None:
    with desk_server(an_event(tmp_path)) as server, quiet_pages(browser) as pages:
        page = pages.open(f"{server.url}/e/kis/journal")
        expect(page.locator("#j10 .what")).to_contain_text(
            "1. tur, masa 1 (1 Çelik, <b>Ada</b> – 3 İnce, Can): 1-0 → 0-1"
        )
        expect(page.locator("#j4 .what")).to_contain_text("Çelik, <b>Ada</b>")
        expect(page.locator("h1 + .meta")).to_contain_text("11 kayıt, zincir sağlam")
        page.click("#j9 >> text=Buraya dön")
        expect(page.locator("#notice")).to_contain_text("2 kayıt geri alınıyor")
        page.click("#notice >> text=Okudum, sürdür")
        expect(page.locator("#toast")).to_contain_text("Geri alındı: Not: saat bozuldu")
        expect(page.locator("#j10")).to_have_class("undone")
        expect(page.locator("#j12 .acts")).not_to_contain_text("Buraya dön")
        page.click("#toast >> text=Yinele")
        expect(page.locator("#j10")).not_to_have_class("undone")
        expect(page.locator("#j11")).not_to_have_class("undone")
        expect(page.locator("#j11 .acts")).to_contain_text("Geri al")
        assert violations(page) == []
        assert pages.complaints == []
    with open_event(str(tmp_path / "kis.hakem")) as event:
        assert [entry.action for entry in event.entries[-2:]] == ["undo", "redo"]


def test_the_event_as_it_was_cannot_be_changed(browser: Browser, tmp_path: Path) -> None:
    with desk_server(an_event(tmp_path)) as server, quiet_pages(browser, dark=True) as pages:
        page = pages.open(f"{server.url}/e/kis@8/journal")
        expect(page.locator(".past")).to_contain_text("8. kayıttan sonraki")
        expect(page.locator(".timeline li:not(.day)")).to_have_count(8)
        expect(page.locator("form[action*='/do/']")).to_have_count(0)
        assert violations(page) == []
        assert pages.complaints == []


def test_a_copy_goes_its_own_way(browser: Browser, tmp_path: Path) -> None:
    with desk_server(an_event(tmp_path)) as server, quiet_pages(browser, language="en") as pages:
        page = pages.open(f"{server.url}/e/kis/journal?kind=results&find=YOKTUR")
        expect(page.locator(".empty")).to_have_text("There is no such entry.")
        page.click("text=Everything")
        page.click("#j7 summary")
        page.click("#j7 >> text=Copy from here")
        page.wait_for_url("**/e/kis-2")
        assert pages.complaints == []
    with open_event(str(tmp_path / "kis-2.hakem")) as copy, open_event(str(tmp_path / "kis.hakem")) as event:
        assert (copy.head.seq, copy.desk.round_no, event.head.seq) == (8, 1, 11)
        assert copy.desk.open_boards(1) == (1, 2)
