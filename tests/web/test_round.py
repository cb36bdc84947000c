"""The round in a real browser: results at keyboard speed, two arbiters, the second pass, teams, a phone."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Browser, Page, expect

from hakem.desk.journal.asking import ActionAsked
from hakem.desk.journal.result_actions import shown_result
from hakem.i18n import Json
from hakem.store.running import RunningEvent
from tests.support.at_desk import AtDesk
from tests.support.browser import DeskServer, QuietPages, desk_server, quiet_pages
from tests.support.desk_clients import two_rounds

LAST = ("Yılmaz", "Çelik", "Öztürk", "Şimşek", "Işık", "Güneş", "İnce", "Ateş", "Ünal", "Kılıçaslan")


def swiss(folder: Path, players: int, rounds: int = 5) -> None:
    """A Swiss event with so many players, nothing paired yet."""
    at = AtDesk(folder, system="dutch", rounds=rounds, colour="white")
    people: list[dict[str, Json]] = [
        {"name": f"{LAST[n % 10]}, A{n}", "rating": 2400 - n} for n in range(1, players + 1)
    ]
    at.running.do_all([ActionAsked("add-player", each, at="2026-11-16T09:00:00Z") for each in people])
    at.close()


def event(server: DeskServer) -> RunningEvent:
    """The event as the server has it."""
    assert server.hall is not None
    return server.hall.event("event")


def paired(server: DeskServer, *results: str) -> RunningEvent:
    """Another round, published, with these results on its first boards."""
    running = event(server)
    running.do("pair")
    running.do("publish")
    number = running.desk.round_no
    for board, result in enumerate(results, start=1):
        running.do("result", {"round": number, "board": board, "result": result})
    return running


@contextmanager
def at_desk(browser: Browser, folder: Path, **how: object) -> Iterator[tuple[DeskServer, QuietPages]]:
    """A server and somebody in front of it."""
    with desk_server(folder) as server, quiet_pages(browser, **how) as pages:  # type: ignore[arg-type] # by name
        yield server, pages


def until(is_so: Callable[[], bool], seconds: float = 8.0) -> bool:
    """Wait until it is so."""
    end = time.monotonic() + seconds
    while not is_so() and time.monotonic() < end:
        time.sleep(0.02)
    return is_so()


def press_next(page: Page, label: str, done: bool = True) -> None:
    """The one filled button of the page, reached and pressed by keys alone."""
    button = page.locator(".button.next")
    expect(button).to_have_text(label)
    page.locator("#find, .brand").first.focus()
    page.locator("body").evaluate("document.activeElement.blur()")
    for _ in range(60):
        if page.evaluate("document.activeElement?.matches('.button.next')"):
            break
        page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    if done:
        expect(page.locator(".button.next", has_text=label)).to_have_count(0)


def results(server: DeskServer, round_no: int) -> list[str]:
    """The results of a round as they are stored."""
    desk = event(server).desk
    return [shown_result(desk, round_no, n) for n in range(1, len(desk.tournament.rounds[round_no - 1].games) + 1)]


def test_five_rounds_by_keys_alone(browser: Browser, tmp_path: Path) -> None:
    """Late entry, bye, forfeit, correction and undo, from pairing to the final table, in Turkish."""
    swiss(tmp_path, 8)
    with at_desk(browser, tmp_path) as (server, pages):
        page = pages.open(f"{server.url}/e/event/rounds")
        expect(page.locator(".empty")).to_have_text("Henüz eşlendirilen tur yok.")
        page.keyboard.press("F6")
        expect(page.locator("#facts-list")).to_be_visible()
        press_next(page, "1. turu eşlendir")
        expect(page.locator("#paired-line")).to_contain_text("4 masa")
        press_next(page, "1. turu yayımla")
        press_next(page, "4 sonuç açık · gir", done=False)
        expect(page.locator("#b1")).to_be_focused()
        page.keyboard.type("132")
        expect(page.locator("#b4.cursor")).to_be_focused()
        page.keyboard.press("Backspace")
        expect(page.locator("#b3")).to_be_focused()
        expect(page.locator("#toast")).to_contain_text("Masa 3")
        page.keyboard.type("14")
        assert until(lambda: results(server, 1) == ["1-0", "0-1", "1-0", "+/-"])
        expect(page.locator(".tally")).to_have_text("4/4 sonuç4/4", use_inner_text=False)
        press_next(page, "1. turu kapat")
        event(server).do("add-player", {"name": "Geç, Kalan", "rating": 1500})
        page.keyboard.press("F6")
        expect(page.locator("#facts-list")).to_contain_text("1 geç katılan bu turdan başlar")
        page.locator("#absent").get_by_role("button", name="devam ediyor").press("Enter")  # who did not come to board 4
        expect(page.locator("#absent .needs")).to_have_count(0)
        press_next(page, "2. turu eşlendir")
        expect(page.locator(".b-bye")).to_contain_text("tur atlar")
        press_next(page, "2. turu yayımla")
        page.keyboard.press("F7")
        page.keyboard.type("1231")
        press_next(page, "2. turu kapat")
        somebody = event(server).desk.tournament.players[0].id
        event(server).do("bye", {"player": somebody, "round": 3, "kind": "half"})
        for number in (3, 4, 5):
            play_round(page, server, number)
        expect(page.locator(".button.next")).to_have_text("Sıralamayı kesinleştir")
        assert event(server).desk.closed == (1, 2, 3, 4, 5)
        assert pages.complaints == []


def play_round(page: Page, server: DeskServer, number: int) -> None:
    """A round from pairing to closing; in the third one a result of the second is corrected on the way."""
    page.keyboard.press("F6")
    expect(page.locator("#facts-list")).to_be_visible()
    press_next(page, f"{number}. turu eşlendir")
    press_next(page, f"{number}. turu yayımla")
    page.keyboard.press("F7")
    expect(page.locator("#b1")).to_be_focused()
    page.keyboard.type("1" * 4)
    if number == 3:
        correct_and_undo(page, server)
        page.goto(f"{server.url}/e/event/rounds")
    press_next(page, f"{number}. turu kapat")


def correct_and_undo(page: Page, server: DeskServer) -> None:
    """A result of the closed round before, found by its number, corrected after a question, and taken back at once."""
    assert until(lambda: "" not in results(server, 3))
    before = results(server, 2)
    page.goto(f"{server.url}/e/event/rounds/2")
    page.keyboard.press("Enter")
    page.keyboard.type("/2")
    expect(page.locator("#b2.found")).to_be_visible()
    expect(page.locator("#b1.cursor")).to_be_visible()
    page.keyboard.press("Enter")
    expect(page.locator("#b2.cursor")).to_be_focused()
    page.keyboard.type("11")
    expect(page.locator("tr.ask")).to_contain_text("2. tur kapalı")
    assert results(server, 2) == before
    expect(page.locator("tr.ask button").first).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator("#toast")).to_contain_text("Masa 2: ½ – ½ → 1 – 0")
    assert results(server, 2)[1] == "1-0"
    page.keyboard.press("Control+z")
    assert until(lambda: results(server, 2) == before)


def robot(page: Page, server: DeskServer, url: str) -> None:
    """A hundred results typed without a pause, until the last one is acknowledged."""
    page.goto(url)
    expect(page.locator("#b1")).to_be_focused()
    for digit in "12345" * 20:
        page.keyboard.press(digit)
    expect(page.locator("#boards :is(.sending, .unsent, .r-open)")).to_have_count(0, timeout=30_000)
    signs = ("1-0", "½-½", "0-1", "+/-", "-/+")
    assert results(server, event(server).desk.round_no) == [*signs] * 20


def test_a_robot_types_a_hundred_results(browser: Browser, tmp_path: Path) -> None:
    """Every one acknowledged, and complete in a second tab; how fast is measured by the benchmark."""
    swiss(tmp_path, 200)
    with at_desk(browser, tmp_path) as (server, pages):
        running = paired(server)
        page, other = pages.context.new_page(), pages.open(f"{server.url}/e/event/rounds")
        stored = len(running.entries)
        robot(page, server, f"{server.url}/e/event/rounds?enter=1")
        assert len(event(server).entries) - stored == 100
        expect(other.locator("#boards .r-open")).to_have_count(0)
        expect(other.locator("#head")).to_contain_text("100/100")
        expect(other.locator("#b99 .result")).to_have_text("+ / −")
        expect(page.locator(".button.next")).to_have_text("1. turu kapat")
        assert pages.complaints == []


def test_two_arbiters_at_once(browser: Browser, tmp_path: Path) -> None:
    """Both see what the other enters and keep their cursors; the same board at once is asked about in the row."""
    swiss(tmp_path, 8)
    with at_desk(browser, tmp_path) as (server, pages), quiet_pages(browser, language="en") as others:
        paired(server)
        one, two = (each.open(f"{server.url}/e/event/rounds/1?enter=1") for each in (pages, others))
        one.keyboard.press("ArrowDown")
        two.keyboard.press("2")
        expect(one.locator("#b1 .result")).to_have_text("½ – ½")
        expect(one.locator("#b2.cursor")).to_be_focused()
        expect(two.locator("#b2.cursor")).to_be_focused()
        two.evaluate("document.body.dataset.still = '1'")
        one.keyboard.press("1")
        assert until(lambda: results(server, 1)[1] == "1-0")
        two.keyboard.press("3")
        ask = two.locator("tr.ask")
        expect(ask).to_contain_text("Somebody else has entered 1 – 0 meanwhile. You wrote 0 – 1.")
        assert results(server, 1)[1] == "1-0"
        expect(two.locator("#b3.cursor")).to_be_focused()  # the question takes no focus from another row
        two.keyboard.press("ArrowUp")
        two.keyboard.press("3")
        expect(ask.get_by_role("button").first).to_be_focused()
        expect(two.locator("#keys-said")).to_contain_text("the question in the row comes first")
        two.keyboard.press("Tab")
        two.keyboard.press("Enter")
        assert until(lambda: results(server, 1)[1] == "0-1")
        expect(ask).to_have_count(0)
        expect(one.locator("#b2 .result")).to_have_text("0 – 1")
        assert pages.complaints == others.complaints == []


def test_the_second_pass_stops_at_a_mismatch_and_is_signed(browser: Browser, tmp_path: Path) -> None:
    swiss(tmp_path, 6)
    with at_desk(browser, tmp_path) as (server, pages):
        paired(server, "1-0", "0-1", "½-½")
        page = pages.open(f"{server.url}/e/event/rounds/1")
        page.get_by_role("button", name="İkinci okuma").focus()
        page.keyboard.press("Enter")
        page.keyboard.press("1")
        expect(page.locator("#b1.read")).to_be_visible()
        page.keyboard.press("1")
        expect(page.locator("tr.ask")).to_contain_text("İlk okuma 0 – 1, ikinci okuma 1 – 0. Hangisi doğru?")
        page.keyboard.press("3")
        expect(page.locator("#b2.read")).to_have_count(0)
        page.keyboard.press("Tab")
        page.keyboard.press("Enter")
        assert until(lambda: results(server, 1)[1] == "1-0")
        expect(page.locator("[data-sign]")).to_be_disabled()
        page.keyboard.press("2")
        expect(page.locator("[data-sign]")).to_be_focused()
        page.keyboard.press("Enter")
        expect(page.locator("#notes")).to_contain_text("1. turun bütün sonuçları iki kez girilip karşılaştırıldı.")
        event(server).do("result", {"round": 1, "board": 1, "result": "½-½"})
        expect(page.locator("#notes")).to_contain_text("Sonradan bir sonuç değişti.")
        assert pages.complaints == []


def test_nothing_is_lost_while_the_server_is_away(browser: Browser, tmp_path: Path) -> None:
    swiss(tmp_path, 8)
    with at_desk(browser, tmp_path) as (server, pages):
        paired(server)
        page = pages.open(f"{server.url}/e/event/rounds/1?enter=1")
        expect(page.locator("#b1")).to_be_focused()
        pages.context.set_offline(True)
        page.keyboard.type("12")
        expect(page.locator("#b1.unsent .state")).to_contain_text("henüz gönderilemedi")
        expect(page.locator("#keys-target")).to_have_text("2 sonuç gönderilmedi")
        expect(page.locator("#b3.cursor")).to_be_focused()
        assert results(server, 1)[:2] == ["", ""]
        pages.context.set_offline(False)
        assert until(lambda: results(server, 1)[:2] == ["1-0", "½-½"])
        expect(page.locator("tr.ask, .unsent")).to_have_count(0)
        assert all("ERR_INTERNET_DISCONNECTED" in text for text in pages.complaints), pages.complaints


def test_another_arbiter_pairs_while_keys_are_typed(browser: Browser, tmp_path: Path) -> None:
    """What was typed before the round was paired anew is nobody's; no key falls on a round where nobody went."""
    swiss(tmp_path, 8)
    with at_desk(browser, tmp_path, language="en") as (server, pages):
        running = paired(server, "1-0", "1-0", "1-0")
        page = pages.open(f"{server.url}/e/event/rounds")
        expect(page.locator("#b4.cursor")).to_be_focused()
        page.keyboard.press("1")
        expect(page.locator("#keys-said")).to_contain_text("everything has a result")
        page.keyboard.press("Enter")
        assert until(lambda: results(server, 1)[3] == "1-0")  # the page goes on before the server has it
        running.do("close", {"round": 1})
        running.do("pair")
        expect(page.locator("#keys-said")).to_contain_text("Round 2 is shown now, and nothing is marked.")
        page.keyboard.press("1")
        expect(page.locator("#keys-said")).to_contain_text("nothing was written")
        page.keyboard.press("Enter")
        pages.context.set_offline(True)
        page.keyboard.type("13")
        gone = running.desk.tournament.rounds[1].games[0].white
        running.do("unpair", {"round": 2})
        running.do("withdraw", {"player": int(gone)})
        running.do("pair")
        pages.context.set_offline(False)
        expect(page.locator("tr.ask").first).to_contain_text("do not sit here any more")
        expect(page.locator("#boards .unsent")).to_have_count(0)
        assert set(results(server, 2)) == {""}
        for _ in range(page.locator("tr.ask").count()):
            page.locator("tr.ask button").first.click()
        expect(page.locator("tr.ask")).to_have_count(0)
        assert set(results(server, 2)) == {""}


def test_what_was_taken_back_and_reported_again_is_shown(browser: Browser, tmp_path: Path) -> None:
    """The row as it was fetched last is that of the news again, and not what was painted meanwhile."""
    swiss(tmp_path, 4)
    with at_desk(browser, tmp_path) as (server, pages):
        running = paired(server)
        page = pages.open(f"{server.url}/e/event/rounds/1")
        page.keyboard.press("1")
        expect(page.locator("#head")).to_contain_text("1/2")
        page.evaluate("document.body.dataset.still = '1'")
        page.keyboard.press("Backspace")
        assert until(lambda: results(server, 1)[0] == "")
        expect(page.locator("#b1.sending")).to_have_count(0)
        running.do("result", {"round": 1, "board": 1, "result": "1-0"})
        page.evaluate("delete document.body.dataset.still; window.hakem.renew()")
        expect(page.locator("#b1 .result")).to_have_text("1 – 0")
        page.keyboard.press("Escape")
        running.do("result", {"round": 1, "board": 1, "result": ""})
        expect(page.locator("#b1.r-open")).to_have_count(1)
        page.set_viewport_size({"width": 1280, "height": 360})
        page.evaluate("scrollTo(0, 999)")
        assert (
            page.evaluate("history.scrollRestoration") == "manual"
        )  # a reload shows the mark, and not what was seen last
        page.reload()
        expect(page.locator("#b1.cursor")).to_be_in_viewport()
        assert pages.complaints == []
        page.route(
            "**/*since=*", lambda route: route.abort(), times=1
        )  # the news are there, and cannot be fetched at once
        running.do("result", {"round": 1, "board": 2, "result": "½-½"})
        expect(page.locator("#b2 .result")).to_have_text("½ – ½")


def test_a_team_match_on_a_phone(browser: Browser, tmp_path: Path) -> None:
    """A Scheveningen at 360 px: boards under their match; the row opens in place, above the note of the last step."""
    at = AtDesk(tmp_path, system="scheveningen", of_teams=True)
    at.enter_teams(["Ankara Büyükşehir Belediyespor", "Eskişehir"], 3)
    at.close()
    with at_desk(browser, tmp_path, width=360, height=740) as (server, pages):
        event(server).do("pair")
        page = pages.open(f"{server.url}/e/event/rounds/1")
        expect(page.locator("#m1")).to_contain_text("· – ·")
        page.get_by_role("button", name="1. turu yayımla").click()
        expect(page.locator("#toast")).to_contain_text("yayımlandı")
        entry, note = page.locator("#b1.cursor + tr.entry").bounding_box(), page.locator("#toast").bounding_box()
        assert entry is not None
        assert note is not None
        assert 0 < entry["y"] < entry["y"] + entry["height"] <= note["y"]
        page.locator("tr.entry").get_by_role("button", name="1-0").click()
        expect(page.locator("#b2.cursor")).to_be_visible()
        page.locator("tr.entry").get_by_role("button", name="½").click()
        page.locator("tr.entry").get_by_role("button", name="Öteki sonuçlar").click()
        page.locator("tr.entry").get_by_role("button", name="− / +").click()
        assert until(lambda: results(server, 1) == ["1-0", "½-½", "-/+"])
        expect(page.locator("#m1 .match-score")).to_have_text("1½ – 1½")
        page.locator("#toast").get_by_role("button", name="Geri al").click()
        assert until(lambda: results(server, 1) == ["1-0", "½-½", ""])
        expect(page.locator("#b3.cursor")).to_be_visible()
        assert page.evaluate("document.querySelector('#main').scrollWidth <= innerWidth")
        assert pages.complaints == []


def test_why_stands_beside_the_list(browser: Browser, tmp_path: Path) -> None:
    """The drawer opens, the list stays usable, and closing it gives the focus back."""
    swiss(tmp_path, 9)
    with at_desk(browser, tmp_path, language="en") as (server, pages):
        paired(server, "1-0", "0-1", "½-½", "1-0").do("close")
        paired(server)
        page = pages.open(f"{server.url}/e/event/rounds/2")
        page.locator("#b1 a.why").focus()
        page.keyboard.press("Enter")
        drawer = page.locator("#why")
        expect(drawer).to_contain_text("Board 1: why?")
        expect(drawer.locator(".why-half .mine")).to_have_count(2)
        drawer.locator("#why-not").fill("9")
        drawer.get_by_role("button", name="Ask").click()
        expect(drawer.locator(".why-answer h4").first).to_contain_text("Why not")
        drawer.get_by_text("The round as a map").click()
        expect(drawer.locator("svg.pc")).to_be_visible()
        page.locator("#b2 .result").click()
        page.keyboard.press("1")
        expect(page.locator("#b2 .result")).to_have_text("1 – 0")
        expect(drawer).to_be_visible()
        page.locator(".b-bye a.why").click()
        expect(drawer).to_contain_text("gets the bye")
        page.keyboard.press("Escape")
        expect(drawer).to_be_hidden()
        expect(page.locator(".b-bye a.why")).to_be_focused()
        page.locator("#shown [data-show=open]").click()
        expect(page.locator("#b2")).to_be_hidden()
        expect(page.locator("#b3")).to_be_visible()
        assert pages.complaints == []


def test_a_filter_says_what_there_is_none_of_and_nothing_beside_a_marked_board(
    browser: Browser, tmp_path: Path
) -> None:
    two_rounds(tmp_path).close()
    with at_desk(browser, tmp_path) as (server, pages):
        rows = event(server).desk.open_boards(2)
        for board in rows:
            event(server).do("result", {"round": 2, "board": board, "result": "1-0"})
        page = pages.open(f"{server.url}/e/event/rounds/2")
        page.click('.shown-rows [data-show="open"]')
        page.keyboard.press("Escape")
        none = page.locator(".nothing-shown")
        expect(none).to_have_text("Açık masa kalmadı.")
        page.fill("#find", "1")
        page.press("#find", "Enter")
        expect(page.locator(".b-row.cursor")).to_be_visible()
        expect(none).to_be_hidden()
        page.click('.shown-rows [data-show="disputed"]')
        expect(none).to_have_text("Tartışmalı masa yok.")
