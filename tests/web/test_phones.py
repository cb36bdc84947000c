"""Results from phones in the hall: without network, in closed tabs, past a dead server; and two that disagree."""

from __future__ import annotations

import json
from contextlib import AbstractContextManager
from pathlib import Path

from playwright.sync_api import Browser, Page, Route, expect

from hakem.store.running import open_event
from tests.support.browser import QuietPages, desk_server, quiet_pages
from tests.support.phones import a_code, an_event, arbiter_at, joined, loud, reports

WIDTH = 360


def a_phone(browser: Browser) -> AbstractContextManager[QuietPages]:
    """Tabs on a small screen."""
    return quiet_pages(browser, width=WIDTH, height=740)


def tap(page: Page, board: int, result: str) -> None:
    """A thumb on a big button."""
    page.click(f'#ph{board} [data-value="{result}"]')


def state(page: Page, board: int, word: str) -> None:
    """What the card of a board says."""
    expect(page.locator(f"#ph{board} .ph-state")).to_have_text(word, timeout=45_000)


def test_nothing_is_lost_or_doubled_without_network_in_a_closed_tab_and_past_a_dead_server(
    browser: Browser, tmp_path: Path
) -> None:
    with desk_server(an_event(tmp_path), local=False) as server, a_phone(browser) as pages:
        assert server.hall is not None
        page = joined(server, pages, a_code(server.hall.people), "Elif")
        tap(page, 1, "1-0")
        state(page, 1, "gönderildi")
        pages.context.set_offline(True)
        tap(page, 2, "1-0")
        tap(page, 3, "½-½")
        tap(page, 2, "0-1")
        state(page, 2, "ağ bekleniyor")
        expect(page.locator("#ph-banner-title")).to_have_text("Ağ yok. Bu telefonda bekleyen: 2")
        expect(page).to_have_title("(2) Tur 1, masa 1-6 · Hakem")
        page.click("#ph-lock button")
        expect(page.locator("#ph-banner-title")).to_have_text("Henüz kilitlenmedi: gönderilmemiş sonuç var.")
        assert page.evaluate("document.documentElement.scrollWidth") == WIDTH
        page.close()
        pages.context.set_offline(False)
        page = pages.open(f"{server.url}/e/kis/phone")
        for board in (2, 3):
            state(page, board, "gönderildi")
        server.stop()
        page.click("#ph4 [data-more]")
        tap(page, 4, "+/-")
        state(page, 4, "ağ bekleniyor")
        server.start()
        state(page, 4, "gönderildi")
        expect(page).to_have_title("Tur 1, masa 1-6 · Hakem")
        assert loud(pages) == []
    who = "Salon · Elif"
    assert reports(tmp_path) == [(who, 1, "1-0"), (who, 2, "0-1"), (who, 3, "½-½"), (who, 4, "+/-")]


SEES_LATE = """() => {
    const now = Storage.prototype.getItem;
    const seen = (name) => !name.startsWith("hakem-queue");
    Storage.prototype.getItem = function (name) { return seen(name) ? now.call(this, name) : null; };
    document.querySelector("#ph2 [data-value='0-1']").click();
    Storage.prototype.getItem = now;
}"""
"""A tap on board 2 in a tab that does not see yet what another one has stored."""


def test_two_tabs_of_one_phone_do_not_write_over_each_other(browser: Browser, tmp_path: Path) -> None:
    with desk_server(an_event(tmp_path), local=False) as server, a_phone(browser) as pages:
        assert server.hall is not None
        one = joined(server, pages, a_code(server.hall.people), "Elif")
        other = pages.open(one.url)
        expect(other.locator(".ph-card")).to_have_count(6)
        pages.context.set_offline(True)
        tap(one, 1, "1-0")
        state(one, 1, "ağ bekleniyor")
        other.evaluate(SEES_LATE)
        pages.context.set_offline(False)
        for page in (one, other):
            for board in (1, 2):
                state(page, board, "gönderildi")
        assert loud(pages) == []
    assert sorted(reports(tmp_path)) == [("Salon · Elif", 1, "1-0"), ("Salon · Elif", 2, "0-1")]


def test_a_phone_without_room_sends_the_last_tap_and_leaves_no_older_one_behind(
    browser: Browser, tmp_path: Path
) -> None:
    with desk_server(an_event(tmp_path), local=False) as server, a_phone(browser) as pages:
        assert server.hall is not None
        page = joined(server, pages, a_code(server.hall.people), "Elif")
        pages.context.set_offline(True)
        tap(page, 1, "1-0")
        page.evaluate(
            "() => { Storage.prototype.setItem = () => { throw new DOMException('', 'QuotaExceededError'); }; }"
        )
        tap(page, 1, "0-1")
        state(page, 1, "ağ bekleniyor")
        assert page.evaluate("Object.keys(localStorage).filter((name) => name.startsWith('hakem-queue'))") == []
        pages.context.set_offline(False)
        state(page, 1, "gönderildi")
        assert loud(pages) == []
    assert reports(tmp_path) == [("Salon · Elif", 1, "0-1")]


def test_two_phones_disagree_and_an_arbiter_who_sees_both_names_settles_it(browser: Browser, tmp_path: Path) -> None:
    with (
        desk_server(an_event(tmp_path), local=False) as server,
        a_phone(browser) as one,
        a_phone(browser) as two,
        quiet_pages(browser) as desk,
    ):
        assert server.hall is not None
        code = a_code(server.hall.people)
        elif_, mert = joined(server, one, code, "Elif"), joined(server, two, code, "Mert")
        tap(elif_, 1, "1-0")
        state(elif_, 1, "gönderildi")
        state(mert, 1, "girildi")  # by itself
        page = arbiter_at(server, desk, "/e/kis/standings")
        expect(page.locator("#alert")).to_be_hidden()
        tap(mert, 1, "½-½")
        expect(page.locator("#alert")).to_contain_text("1. tur: telefonlar 1 masada anlaşamıyor", timeout=2_000)
        expect(page.locator("#alert").get_by_role("link", name="Masa 1", exact=True)).to_be_visible()
        state(mert, 1, "hakem bakıyor")
        expect(mert.locator("#ph1 .ph-says")).to_contain_text("Salon · Elif: 1-0.")
        state(elif_, 1, "hakem bakıyor")
        page.goto(f"{server.url}/e/kis/helpers")
        expect(page.locator("#dispute-1")).to_contain_text("Salon · Elif: 1-0.")
        expect(page.locator("#dispute-1")).to_contain_text("Salon · Mert: ½.")
        page.click("#dispute-1 button:has-text('½')")
        expect(page.locator("#dispute-1")).to_have_count(0)
        expect(page.locator("#alert")).to_be_hidden()
        for phone in (elif_, mert):
            state(phone, 1, "girildi")
            expect(phone.locator("#ph1 [data-value='½-½']")).to_have_attribute("aria-pressed", "true")
        assert (one.complaints, two.complaints, desk.complaints) == ([], [], [])
    with open_event(str(tmp_path / "kis.hakem")) as event:
        assert (event.desk.disputes, event.entries[-1].data["settled"]) == ((), True)


def test_an_answer_that_is_lost_a_server_in_trouble_and_a_refusal(browser: Browser, tmp_path: Path) -> None:
    with desk_server(an_event(tmp_path), local=False) as server, a_phone(browser) as pages:
        assert server.hall is not None
        page = joined(server, pages, a_code(server.hall.people), "Elif")
        seen: list[str] = []

        def in_the_hall(route: Route) -> None:
            seen.append(json.loads(route.request.post_data or "{}")["key"])
            if len(seen) == 1:  # it came through, the answer did not
                route.fetch()
                route.abort()
            elif len(seen) == 2:
                route.fulfill(status=502, body="bad gateway")
            elif len(seen) == 3:  # the network asks for a password first
                route.fulfill(status=200, content_type="text/html", body="<h1>Wi-Fi</h1>")
            else:
                route.continue_()

        page.route("**/phone/report", in_the_hall)
        tap(page, 1, "1-0")
        state(page, 1, "gönderildi")
        assert len(seen) == 4
        assert len(set(seen)) == 1
        page.unroute("**/phone/report")
        kept = '[{"round": 1, "board": 9, "result": "1-0", "key": "k"}]'
        page.evaluate("kept => localStorage.setItem('hakem-queue-kis', kept)", kept)
        page.reload()
        expect(page.locator("#ph-left")).to_contain_text("1. tur, masa 9, 1-0:")
        page.click("#ph-left button")
        expect(page.locator("#ph-left")).to_be_hidden()
        assert page.evaluate("localStorage.getItem('hakem-queue-kis')") is None
        quiet = [each for each in loud(pages) if "status of 502" not in each and "status of 4" not in each]
        assert quiet == []
    assert reports(tmp_path) == [("Salon · Elif", 1, "1-0")]


def test_a_code_that_is_ended_a_browser_that_keeps_nothing_and_a_round_that_is_over(
    browser: Browser, tmp_path: Path
) -> None:
    with desk_server(an_event(tmp_path, 4), local=False) as server, a_phone(browser) as pages:
        assert server.hall is not None
        people = server.hall.people
        pages.context.add_init_script(
            "Object.defineProperty(window, 'localStorage', { get() { throw new Error('blocked'); } })"
        )
        code, other = a_code(people, boards=(1, 2)), a_code(people, "Yedek", boards=(1, 2))
        page = joined(server, pages, code, "Elif")
        expect(page.locator("#ph-banner-title")).to_have_text("Bu tarayıcı hiçbir şey saklamıyor.")
        tap(page, 1, "1-0")
        state(page, 1, "gönderildi")
        people.helpers.revoke("kis", code.code.id)
        tap(page, 2, "1-0")
        expect(page.locator("#ph-banner")).to_contain_text("Bu kod artık geçerli değil.")
        expect(page.locator("#ph-banner")).to_contain_text("saklanan: 1")
        page.on("dialog", lambda dialog: dialog.accept())
        page.goto(f"{server.url}/h/{other.token}")
        page.fill("[name=device]", "Elif")
        page.click("main .button.next")
        tap(page, 2, "0-1")
        state(page, 2, "gönderildi")
        with open_event(str(tmp_path / "kis.hakem")) as event:
            event.do("close")
        expect(page.locator("main")).to_contain_text("1. tur bitti.", timeout=45_000)
        page.click("#ph-lock button")
        page.wait_for_url(f"{server.url}/h")
        assert people.helpers.devices("kis", other.code.id) == ()
        assert [each for each in loud(pages) if "status of 40" not in each] == []
    assert [each[1:] for each in reports(tmp_path)] == [(1, "1-0"), (2, "0-1")]
