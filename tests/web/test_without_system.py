"""An event whose type names no system that is here: every page is usable, and says so where it cannot do its work."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser
from starlette.testclient import TestClient

from tests.support.axe import violations
from tests.support.browser import desk_server, quiet_pages
from tests.support.desk_clients import app_of, desk_client, get_paths, hall_of
from tests.support.without_system import CODE, without_system

REFUSED = {"/e/event/groups", "/e/event/rounds/1/matches", "/e/event/screens/1", "/e/event/numbers/lots/1"}
"""Pages of leagues, of a screen and of lots that there are not: no Swiss event of players has them either."""

OWN = {"origin": "http://testserver"}


@pytest.fixture
def web(tmp_path: Path) -> Iterator[TestClient]:
    without_system(tmp_path)
    with desk_client(tmp_path) as client:
        client.headers.update(OWN)
        yield client


def pages_of(client: TestClient) -> list[str]:
    """Everything that can be got, with a player and a screen that are there."""
    found = get_paths(app_of(client))
    return [path for path in dict.fromkeys(found) if "/event" in path]


def test_every_page_answers(web: TestClient) -> None:
    """As for an event by a Swiss system: what is there is shown, nothing is our mistake."""
    answers = {path: web.get(path).status_code for path in pages_of(web)}
    assert [path for path, status in answers.items() if status >= 500] == []
    assert {path for path, status in answers.items() if status == 422} == REFUSED
    usable = ("", "/settings", "/players", "/players/1", "/rounds/1", "/pair", "/standings", "/crosstable", "/journal")
    assert [answers[f"/e/event{path}"] for path in usable] == [200] * len(usable)


def test_what_is_wrong_is_said_on_every_page_and_in_the_list(web: TestClient) -> None:
    assert "names no system that is here" in web.get("/e/event").text
    assert CODE in web.get("/e/event/rounds/2").text
    assert "No system that is here" in web.get("/").text


@pytest.mark.parametrize(
    "path", ["/e/event/rounds/2?why=1", "/e/event/standings?open=1.0", "/e/event/rounds/2?enter=1"]
)
def test_more_of_the_pages(web: TestClient, path: str) -> None:
    assert web.get(path).status_code == 200


def test_results_are_entered_and_a_pairing_is_refused_with_the_reason(web: TestClient) -> None:
    event = hall_of(web).event("event")
    for board in (1, 2, 3):
        sent = {"round": 2, "board": board, "result": "½-½", "key": f"k{board}"}
        assert "error" not in web.post("/e/event/results", json=sent).json()
    event.do("result", {"round": 1, "board": 1, "result": "0-1"}, confirm=("round-is-closed",))
    event.do("change-event", {"city": "İzmir"})
    event.do("close")
    refused = web.post("/e/event/do/pair", data={})
    assert refused.status_code == 422
    assert CODE in refused.text


def test_the_settings_can_name_the_system(web: TestClient) -> None:
    """Whoever knows how it was paired says so, also in the middle of the event; then it goes on as any other."""
    page = web.get("/e/event/settings").text
    assert 'value="dutch@2026"' in page
    done = web.post("/e/event/settings", data={"rules": "dutch@2026"})
    assert done.status_code == 200
    desk = hall_of(web).event("event").desk
    assert desk.tournament.rules.system == "dutch"
    assert "names no system" not in web.get("/e/event").text


def test_in_a_browser(browser: Browser, tmp_path: Path) -> None:
    without_system(tmp_path)
    with desk_server(tmp_path) as server, quiet_pages(browser, width=360, height=740) as pages:
        page = pages.context.new_page()
        for path in ("", "/settings", "/rounds/2", "/pair", "/standings"):
            page.goto(f"{server.url}/e/event{path}")
            assert violations(page) == []
            assert page.evaluate("document.documentElement.scrollWidth") == 360
        assert pages.complaints == []


def test_a_reader_sees_the_same_pages(tmp_path: Path) -> None:
    without_system(tmp_path)
    with desk_client(tmp_path, local=False) as client:
        for path in ("", "/players", "/rounds/1", "/rounds/2", "/standings", "/crosstable", "/players/1"):
            assert client.get(f"/e/event{path}").status_code == 200, path
