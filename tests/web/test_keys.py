"""Fifty random afternoons of keys in a real browser: what was typed is what is recorded, on every kind of page.

What a sequence is and what each press has to do is said in ``tests/support/keys_*.py``;
``python -m tools.keys_campaign`` plays as many as one likes, and cuts one that differs.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect
from tools.keys_campaign import told

from hakem.desk.journal.result_actions import shown_result
from tests.support.keys_driver import KeysDesk, keys_desk
from tests.support.keys_sequences import MAIN, sequence

SEQUENCES, AT_ONCE = 50, 5
WRONG = """(() => {
  const sent = window.fetch;
  window.fetch = (where, how) => sent(where, how?.body ? {...how, body: how.body.replace('"1-0"', '"0-1"')} : how);
})();"""
"""A page that sends the opposite of one key."""


@pytest.fixture(scope="module")
def desk(browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[KeysDesk]:
    """A desk with two arbiters for all sequences of a process."""
    with keys_desk(tmp_path_factory.mktemp("keys"), browser) as desk:
        yield desk


@pytest.mark.parametrize("first", range(1, SEQUENCES + 1, AT_ONCE))
def test_what_is_typed_is_what_is_recorded(desk: KeysDesk, first: int) -> None:
    played = [desk.play(sequence(seed)) for seed in range(first, first + AT_ONCE)]
    different = [told(each) for each in played if each.differences]
    assert different == [], "\n".join(different)


def test_a_game_that_is_no_longer_due_is_spoken_of_until_somebody_has_read_it(desk: KeysDesk) -> None:
    """Its result was typed while the network was away, and somebody else took back the game before."""
    start = desk.bases.copy("play-off-of-two", desk.folder, "no-longer-due")
    context, running = desk.contexts[MAIN], desk.hall.event(start.event)
    running.do("game", {"game": "game-1", "match": "", "result": "1-0"})
    page = context.new_page()
    page.goto(f"{desk.server.url}/e/{start.event}/play-off")
    expect(page.locator(".ko-game.cursor")).to_be_focused()
    context.set_offline(True)
    page.keyboard.press("1")
    expect(page.locator(".ko-game.unsent")).to_have_count(1)
    running.do("game", {"game": "game-1", "match": "", "result": ""})
    context.set_offline(False)
    expect(page.locator(".keys-lost")).to_contain_text("2. oyun artık burada değil, sonucu yazılamadı.")
    page.keyboard.press("Enter")
    page.keyboard.press("2")
    expect(page.locator(".keys-lost")).to_be_visible()
    page.locator(".keys-lost button").click()
    expect(page.locator(".keys-lost")).to_have_count(0)
    assert {entry.data["game"] for entry in running.entries if entry.action == "game"} == {"game-1"}
    page.close()


def test_whoever_is_led_to_the_marked_row_begins_there_anew(desk: KeysDesk) -> None:
    """A difference that waited there would be written by the first key behind the search."""
    start = desk.bases.copy("swiss", desk.folder, "led-to-the-marked-row")
    running = desk.hall.event(start.event)
    running.do("result", {"round": 2, "board": 1, "result": "1-0"})
    page = desk.contexts[MAIN].new_page()
    page.goto(f"{desk.server.url}/e/{start.event}/rounds/2")
    page.locator("#b1 .b-no").click()
    page.keyboard.press("3")
    expect(page.locator("#b1.differs")).to_have_count(1)
    page.keyboard.type("/1")
    page.keyboard.press("Enter")
    expect(page.locator("#b1.cursor")).to_be_focused()
    expect(page.locator("#b1.differs")).to_have_count(0)
    page.keyboard.press("3")
    expect(page.locator("#b1.differs.cursor")).to_have_count(1)
    boards = len(running.refresh().tournament.rounds[1].games)
    for board in range(2, boards + 1):
        running.do("result", {"round": 2, "board": board, "result": "1-0"})
    expect(page.locator("#head")).to_contain_text(f"{boards}/{boards}")
    page.keyboard.press("F7")
    expect(page.locator("#b1.cursor")).to_be_focused()
    expect(page.locator("#b1.differs")).to_have_count(0)
    assert shown_result(running.refresh(), 2, 1) == "1-0"
    page.close()


def test_a_page_that_writes_something_else_is_found_out(browser: Browser, tmp_path: Path) -> None:
    with keys_desk(tmp_path, browser, WRONG) as desk:
        desk.patience = 0.5
        assert any("nobody typed that" in each for each in desk.play(sequence(1)).differences)
