"""The handbook's Lim event in the browser: its third round paired, published, played by keys and closed."""

from __future__ import annotations

import json
import re
from pathlib import Path

from playwright.sync_api import Browser, expect

from hakem.model import Tournament
from hakem.store.running import open_event
from hakem.store.sqlite import SqliteStore
from hakem.web.demos import open_copy
from tests.support.browser import desk_server, quiet_pages

PRINTED = json.loads((Path(__file__).parents[1] / "data" / "lim_15_players.json").read_text(encoding="utf-8"))[
    "printed"
]
"""The rounds as the handbook prints them."""


def pairs(t: Tournament, round_no: int) -> set[str]:
    """Who met whom, White first, by numbers."""
    number = {p.id: p.number for p in t.players}
    return {f"{number[game.white]}-{number[game.black]}" for game in t.rounds[round_no - 1].games}


def test_a_round_by_lim(browser: Browser, tmp_path: Path) -> None:
    store = SqliteStore(tmp_path)
    event = open_copy(store, "lim-15", "Lim")
    store.close()
    with desk_server(tmp_path) as server, quiet_pages(browser) as pages:
        page = pages.open(f"{server.url}/e/{event}")
        page.get_by_role("link", name="3. turu eşlendir").click()
        expect(page.locator("h1")).to_contain_text("3. tur")
        page.get_by_role("button", name=re.compile("eşlendir", re.IGNORECASE)).first.click()
        if page.locator("#notice").get_by_role("button").count():
            page.locator("#notice").get_by_role("button").first.click()
        page.wait_for_url("**/rounds/3*")
        page.get_by_role("button", name="3. turu yayımla").click()
        page.get_by_role("link", name="7 sonuç açık · gir").click()
        expect(page.locator("tr.cursor")).to_have_count(1)
        for key in "1231231":
            page.keyboard.press(key)
        page.get_by_role("button", name="3. turu kapat").click()
        expect(page.locator("#toast")).to_contain_text("3. tur kapandı")
        assert pages.complaints == []
    with open_event(str(tmp_path / f"{event}.hakem")) as running:
        t = running.desk.tournament
        assert running.desk.closed == (1, 2, 3)
    assert [pairs(t, number) for number in (1, 2, 3)] == [set(each["pairs"].split()) for each in PRINTED]
