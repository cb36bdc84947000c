"""What needs a look, above the boards of a round: a line for every kind and match, with its boards and its action."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.support.at_desk import AtDesk
from tests.support.browser import desk_server, quiet_pages
from tests.support.desk_clients import desk_client

WITHOUT = re.compile(r"<[^>]*>")
HEIGHT, BAR = 720, 60
"""The screen, and how high the bar of the keys may be at its lower edge."""

READ = "round-is-closed,correction,rounds-would-differ"


def shown(folder: Path, path: str) -> str:
    """The section of a page that asks for a look, with its tags."""
    with desk_client(folder) as web:
        page = web.get(path, headers={"accept-language": "en"}).text
    return re.search(r'<section class="no-print attention".*?</section>', page, re.DOTALL)[0]  # type: ignore[index]


def plain(html: str) -> str:
    return " ".join(WITHOUT.sub(" ", html).split())


def corrected(folder: Path) -> AtDesk:
    """Round 2 is paired, then the first result of round 1 is corrected."""
    at = AtDesk(folder, system="dutch", rounds=5, colour="white")
    at.enter({"name": f"P{n}", "rating": 2000 - n} for n in range(1, 9))
    at.pair()
    at.play_all("1", "1", "1", "1")
    at.pair()
    at.do("result", round=1, board=1, result="0-1", confirm=READ)
    return at


@pytest.mark.parametrize(
    ("published", "said"),
    [(False, "not published yet: it can be paired again"), (True, "announced and stands unless you unpair it")],
)
def test_a_round_that_would_be_another_one_names_its_boards_and_can_be_paired_again(
    tmp_path: Path, published: bool, said: str
) -> None:
    at = corrected(tmp_path)
    if published:
        at.do("publish")
    at.close()
    html = shown(tmp_path, "/e/event/rounds/2")
    assert said in plain(html)
    assert "Would be paired differently now: 4 boards" in plain(html)
    for board in (1, 2, 3, 4):
        assert f'<a href="#b{board}" hx-boost="false">Board {board}</a>' in html
    assert 'action="/e/event/do/unpair"' in html
    assert 'href="/e/event/rounds/2?why=1">why?' in html


def test_everybody_who_stayed_away_is_one_line_in_which_each_can_be_withdrawn(tmp_path: Path) -> None:
    at = AtDesk(tmp_path, system="dutch", rounds=5, colour="white")
    at.enter({"name": f"P{n}", "rating": 2000 - n} for n in range(1, 9))
    at.pair()
    at.play_all("+", "+", "-", "1")
    at.do("check-in", player=1, present=True)
    at.pair(confirm="not-checked-in,absent-unanswered")
    at.close()
    html = shown(tmp_path, "/e/event/rounds/2")
    assert html.count("<li>") == 1
    assert "3 players were absent last round" in plain(html)
    assert html.count('action="/e/event/do/withdraw"') == 3


def test_ten_lines_leave_the_boards_in_sight(browser: Browser, tmp_path: Path) -> None:
    """A league in which every match of two rounds has an adjourned game: twelve lines, and the first board is seen."""
    at = AtDesk(tmp_path, system="berger", of_teams=True, board_colours="WB")
    at.enter_teams([f"Team {letter}" for letter in "ABCDEFGHIJKL"], 2)
    for _ in range(2):
        at.pair()
        at.play_all(*["adjourned", "1"] * 6)
    at.close()
    with desk_server(tmp_path) as server, quiet_pages(browser, width=1280, height=HEIGHT) as pages:
        page = pages.open(f"{server.url}/e/event/rounds/2")
        expect(page.locator("#attention li")).to_have_count(12)
        seen = [each.is_visible() for each in page.locator("#attention li").all()]
        assert seen == [True] * 3 + [False] * 9
        page.evaluate("scrollTo(0, 0)")
        assert lower_edge(page) < HEIGHT - BAR
        page.locator("#attention-rest summary").click()
        expect(page.locator("#attention li").last).to_be_visible()
        assert lower_edge(page) < HEIGHT - BAR
        assert pages.complaints == []


def lower_edge(page: Page) -> float:
    """Where the row of board 1 ends."""
    box = page.locator("#b1").bounding_box()
    assert box is not None
    return box["y"] + box["height"]
