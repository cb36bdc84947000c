"""Standings, what if, cross tables, a double round robin to its end and a team match, in a real browser."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, Route, expect

from hakem.tiebreaks import StandingsRequest, standings
from tests.support.at_desk import AtDesk
from tests.support.browser import desk_server, quiet_pages
from tests.support.round_robins import data, lines
from tests.web.test_table_pages import example

SIX: Any = data("round_robin_6")
STICKS_OUT = "document.documentElement.scrollWidth - document.documentElement.clientWidth"


def places(page: Page) -> list[tuple[str, str]]:
    """The places and names of the standings on the page."""
    found = page.locator("#standings tbody tr:not(.st-working)")
    return [
        (row.locator("th").first.inner_text().strip(), row.locator(".st-who a").inner_text().strip())
        for row in found.all()
    ]


def test_a_working_opens_by_keyboard(browser: Browser, tmp_path: Path) -> None:
    """Enter opens it below its row, the address knows it, Escape closes it, and the focus stays."""
    example(tmp_path, "handbook-swiss")
    with desk_server(tmp_path) as server, quiet_pages(browser) as pages:
        page = pages.open(f"{server.url}/e/handbook-swiss/standings")
        first = page.locator("#standings tbody tr").first
        value = first.locator("button.st-v").first
        expect(value).to_have_text(re.compile(r"^\d+,\d+$"))
        value.focus()
        page.keyboard.press("Enter")
        opened = page.locator(".st-working")
        expect(opened).to_have_count(1)
        expect(value).to_have_attribute("aria-expanded", "true")
        expect(value).to_be_focused()
        expect(opened.locator("h2")).to_contain_text(value.inner_text().removesuffix(",0"))
        assert opened.locator(".st-term").count() > 2
        assert "open=" in page.url
        page.reload()
        expect(page.locator(".st-working")).to_have_count(1)

        other = page.locator(".st-working .segment button").nth(1)
        other.focus()
        page.keyboard.press("Enter")
        expect(page.locator(".st-working .segment button").nth(1)).to_have_attribute("aria-pressed", "true")
        expect(page.locator(".st-working .segment button").nth(1)).to_be_focused()
        expect(page.locator("button.st-v[aria-expanded=true]")).to_have_count(1)
        page.keyboard.press("Escape")
        expect(page.locator(".st-working")).to_have_count(0)
        expect(first.locator("button.st-v").nth(1)).to_be_focused()
        assert "open=" not in page.url

        page.get_by_role("link", name="3", exact=True).click()
        expect(page.locator("#st-meta")).to_contain_text("3. tur sonunda")
        assert page.locator(".st-move:not(:empty)").count() > 0
        page.locator("#st-find").fill(places(page)[4][1][:5])
        assert page.locator("#standings tbody tr:visible").count() < len(places(page))
        assert pages.complaints == []


def test_a_working_that_comes_late_stays_away(browser: Browser, tmp_path: Path) -> None:
    """Another one is asked for, and Escape comes before the answer: whoever closed it does not see it come back."""
    example(tmp_path, "handbook-swiss")
    with desk_server(tmp_path) as server, quiet_pages(browser) as pages:
        page = pages.open(f"{server.url}/e/handbook-swiss/standings")
        values = page.locator("#standings tbody tr").first.locator("button.st-v")
        values.first.click()
        expect(page.locator(".st-working")).to_have_count(1)
        held: list[Route] = []
        page.route("**/working/**", lambda route: held.append(route))  # noqa: PLW0108 - a function of its own is asked for
        page.locator(".st-working .segment button").nth(1).click()
        page.keyboard.press("Escape")
        expect(page.locator(".st-working")).to_have_count(0)
        with page.expect_response("**/working/**") as late:
            held[0].continue_()
        late.value.finished()
        page.evaluate("() => new Promise((after) => setTimeout(after, 50))")
        assert page.locator(".st-working").count() == 0
        assert "open=" not in page.url


def test_what_if_moves_ranks_and_saves_nothing(browser: Browser, tmp_path: Path) -> None:
    """Results are chosen in place; the address carries them to somebody else, in another language."""
    at = AtDesk(tmp_path, system="dutch", rounds=3, colour="white", tie_breaks=["PTS", "BH"])
    at.enter({"name": f"Oyuncu {n}", "rating": 2000 - n} for n in range(1, 7))
    at.pair()
    at.play("1-4 1, 5-2 0, 3-6 1")
    at.pair()
    at.do("publish")
    at.do("result", round=2, board=1, result="1-0")
    at.close()
    with desk_server(tmp_path) as server, quiet_pages(browser) as pages:
        page = pages.open(f"{server.url}/e/event/standings")
        page.get_by_role("link", name="Ya şöyle biterse?").click()
        expect(page.locator("#wi-form tbody tr")).to_have_count(2)
        before = places(page)
        page.locator("#wb2r1").focus()
        page.keyboard.press("Enter")
        expect(page.locator("#wb2r1")).to_have_attribute("aria-pressed", "true")
        assert places(page) != before
        expect(page.locator(".st-move.up")).not_to_have_count(0)
        page.locator("#wb3r2").click()
        expect(page.locator("#wb3r2")).to_have_attribute("aria-pressed", "true")
        expect(page.locator("#wi-state")).to_contain_text("2 sonuç varsayıldı")
        assert page.url.endswith("?r=2:1-0,3:½") or page.url.endswith("?r=2:1-0,3:%C2%BD")
        sent, then = page.url, places(page)
        page.locator("#wb2r1").click()
        expect(page.locator("#wb2r1")).to_have_attribute("aria-pressed", "false")

        with quiet_pages(browser, language="en", width=360, height=740) as theirs:
            other = theirs.open(sent)
            expect(other.locator("#wi-state")).to_contain_text("2 results are assumed")
            assert places(other) == then
            assert other.evaluate(STICKS_OUT) <= 0
            assert theirs.complaints == []
        assert server.hall is not None
        running = server.hall.event("event")
        assert [entry.action for entry in running.entries].count("result") == 4
        assert running.desk.open_boards(2) == (2, 3)
        assert pages.complaints == []


def test_both_forms_of_the_cross_table(browser: Browser, tmp_path: Path) -> None:
    """The handbook's round robin of six, and a Swiss event on a small screen."""
    example(tmp_path, "club-round-robin")
    t = example(tmp_path, "handbook-swiss")
    with desk_server(tmp_path) as server, quiet_pages(browser) as pages:
        page = pages.open(f"{server.url}/e/club-round-robin/crosstable")
        rows = page.locator("#crosstable tbody tr")
        expect(rows).to_have_count(6)
        signs = {None: "", "0.5": "½", "1": "1", "0": "0"}
        for row, printed in zip(rows.all(), SIX["matrix"], strict=True):
            cells = [cell.inner_text() for cell in row.locator("td.ct-cell").all()]
            assert [cell[-1:] for cell in cells] == [signs[result] for result in printed]
        assert page.locator("#crosstable .disc.black").count() == page.locator("#crosstable .disc:not(.black)").count()
        page.get_by_role("link", name="Tur tur").click()
        expect(page.locator("#crosstable thead th.mid")).to_have_count(5)
        assert page.locator("#c1 td.ct-cell").first.inner_text().split()[0].startswith("6")

        page.goto(f"{server.url}/e/handbook-swiss/crosstable?player=5")
        expect(page.locator("tr.ct-own")).to_have_attribute("id", "c5")
        order = [row.get_attribute("id") for row in page.locator("#crosstable tbody tr").all()]
        assert order == [f"c{row.contestant.id}" for row in standings(t).rows]
        page.get_by_role("link", name="Herkes herkesle").click()
        expect(page.locator("#crosstable td.ct-self")).to_have_count(len(t.players))
        page.set_viewport_size({"width": 360, "height": 740})
        assert page.evaluate(STICKS_OUT) <= 0
        page.locator(".panel .scroll").evaluate("box => { box.scrollLeft = 400 }")
        assert page.locator("#c5 .ct-name").bounding_box() is not None
        assert (page.locator("#c5 .ct-name").bounding_box() or {"x": 999})["x"] < 40
        assert pages.complaints == []


def test_a_double_round_robin_with_a_withdrawal_to_its_final_table(browser: Browser, tmp_path: Path) -> None:
    """Results come in from elsewhere while somebody looks; then the round is closed and the event finished."""
    at = AtDesk(tmp_path, system="berger", edition="2026", options={"cycles": "2"}, tie_breaks=["PTS", "DE", "SB"])
    at.enter({"name": name, "rating": 2000} for name in ("Işık, Ayşe", "İnce, Can", "Çelik, Ömer", "Şen, Ece"))
    for number in range(1, 6):
        at.pair()
        if number == 2:
            at.do("withdraw", player=4, reason="hasta")
        at.do("publish")
        for board in at.desk.open_boards(number):
            at.do("result", round=number, board=board, result="1-0" if number % 2 else "½-½")
        at.do("close")
    at.pair()
    at.do("publish")
    open_boards = at.desk.open_boards(6)
    at.close()
    with desk_server(tmp_path) as server, quiet_pages(browser) as pages:
        page = pages.open(f"{server.url}/e/event/standings")
        expect(page.locator("footer")).to_contain_text("Şen, Ece")
        page.locator("#s2 button.st-v").last.click()
        expect(page.locator("#w2 .st-term.total")).to_be_visible()
        for board in open_boards:
            fields: dict[str, Any] = {"round": "6", "board": str(board), "result": "0-1"}
            assert page.request.post(f"{server.url}/e/event/do/result", form=fields, max_redirects=0).status == 303
        expect(page.get_by_role("button", name="6. turu kapat")).to_be_visible()
        expect(page.locator("#w2 .st-term.total")).to_be_visible()
        page.get_by_role("button", name="6. turu kapat").click()
        page.goto(f"{server.url}/e/event/standings")
        page.get_by_role("button", name="Sıralamayı kesinleştir").click()
        expect(page.locator(".st-final")).to_contain_text("bu sıralama kesindir")
        assert server.hall is not None
        t = server.hall.event("event").desk.tournament
        found = standings(t, StandingsRequest(after=6))
        assert [name for _, name in places(page)] == [row.contestant.name for row in found.rows]
        assert len(found.rows) == 3

        page.get_by_role("link", name="Çapraz tablo").click()
        games = page.locator("#c1 td.ct-cell").nth(1).locator(".ct-game")
        expect(games).to_have_count(2)
        expect(page.locator("tr.ct-gone")).to_have_attribute("id", "c4")
        page.get_by_role("link", name="Tur çizelgesi").click()
        expect(page.locator("#schedule tbody tr")).to_have_count(6)
        expect(page.locator("#schedule .sc-later")).to_have_count(0)
        page.get_by_role("link", name="Sıralama", exact=True).first.click()
        page.get_by_role("button", name="Geri al: turnuva sürsün").click()
        expect(page.get_by_role("button", name="Sıralamayı kesinleştir")).to_be_visible()
        assert pages.complaints == []


def test_the_sheets_of_a_scheveningen(browser: Browser, tmp_path: Path) -> None:
    """Two teams side by side, every board with the seat of its opponent as the handbook prints it."""
    at = AtDesk(tmp_path, system="scheveningen")
    at.enter_teams("AB", 4, (2200, 2100))
    for _ in range(4):
        at.do("pair")
        at.play_all(*"10=1")
    at.close()
    printed = [pair.split("-") for pair in lines("scheveningen_4")["rounds"][0].split()]
    with desk_server(tmp_path) as server, quiet_pages(browser, language="en") as pages:
        page = pages.open(f"{server.url}/e/event/teams")
        sheets = page.locator(".tm-sheets > section")
        expect(sheets).to_have_count(2)
        left, right = sheets.nth(0).bounding_box(), sheets.nth(1).bounding_box()
        assert left
        assert right
        assert left["y"] == right["y"]
        for white, black in printed:
            for seat, other, letter in ((white, black, "w"), (black, white, "b")):
                cell = page.locator(f"tr:has(th:text-is('{seat}')) td.ct-cell").first
                assert cell.inner_text().replace("\n", "").startswith(f"{other}{letter}"), seat
        totals = [row.inner_text().split()[-1] for row in page.locator(".tm-total").all()]
        made = {row.contestant.name: row.points for row in standings(at.t).rows}
        assert totals == [f"{float(made[name]):g}".replace(".5", "½") for name in "AB"]
        page.get_by_role("link", name="Schedule").click()
        expect(page.locator("#schedule tbody tr")).to_have_count(4)
        page.get_by_role("link", name="Prizes").click()
        page.locator("#pz-new-prizes").fill("100\n50")
        page.get_by_role("button", name="Add", exact=True).click()
        expect(page.locator(".pz-results tbody tr:has(th)")).to_have_count(2)
        assert pages.complaints == []
