"""The page of questions: forms alone, nothing stored."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Browser

from hakem.desk.learning import quiz_of_seed
from tests.support.axe import violations
from tests.support.browser import desk_server, quiet_pages
from tests.support.desk_clients import desk_client


def test_a_question_its_answer_and_the_next(tmp_path: Path) -> None:
    with desk_client(tmp_path) as client:
        page = client.get("/learn", params={"seed": "1"}).text
        assert 'name="a"' in page
        assert "wi-told" not in page
        answered = client.get("/learn", params={"seed": "1", "a": "98-99"}).text
        other = client.get("/learn", params={"seed": "1", "a": "99"}).text
        assert ("wi-told" in answered) or ("wi-told" in other), "one of the two is a way to answer it"
        assert 'role="status"' in client.get("/learn", params={"seed": "1", "a": "<b>?"}).text
        last = client.get("/learn", params={"seed": "1", "n": "99"}).text
        assert f"{len(quiz_of_seed('1', 8).questions)} / 8" in last
        assert client.get("/learn/cards.pdf", params={"seed": "1"}).content.startswith(b"%PDF")
        assert 'href="/learn"' in client.get("/help").text


def test_without_scripts_and_for_everybody(tmp_path: Path, browser: Browser) -> None:
    with desk_server(tmp_path) as server:
        with browser.new_context(java_script_enabled=False, viewport={"width": 360, "height": 740}) as context:
            page = context.new_page()
            page.goto(f"{server.url}/learn?seed=3")
            page.fill('input[name="a"]', "1")
            page.press('input[name="a"]', "Enter")
            assert "a=1" in page.url
        with quiet_pages(browser) as pages:
            assert violations(pages.open(f"{server.url}/learn?seed=3&a=1")) == []
