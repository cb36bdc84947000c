"""Help in the app: every page in both languages, and a search that finds whatever letters are typed."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect
from starlette.testclient import TestClient

from hakem.i18n import Renderer, languages
from hakem.web.app import desk_app
from hakem.web.hall import Hall, HallSettings
from hakem.web.pages.help import TOPICS, topic_view
from hakem.web.rendering import Words
from tests.support.browser import desk_server, quiet_pages
from tests.support.some import some


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient]:
    with TestClient(desk_app(Hall(HallSettings(str(tmp_path), local=False, language="tr")))) as client:
        yield client


@pytest.mark.parametrize("language", languages())
def test_every_topic_has_a_page(client: TestClient, language: str) -> None:
    client.cookies.set("hakem-lang", language)
    for topic in some(TOPICS):
        view = topic_view(Words(Renderer(language)), topic)
        page = client.get(f"/help/{topic.name}").text
        assert f"<h1>{view.title}</h1>" in page
        assert page.count("<kbd>") == len(topic.keys)
        assert {near for near in topic.near if f'href="/help/{near}"' in page} == set(topic.near)


def test_there_is_no_other_page(client: TestClient) -> None:
    assert client.get("/help/nothing").status_code == 404


@pytest.mark.parametrize(
    ("wanted", "topic"),
    [("isolation", "phones"), ("altin puan", "knockout"), ("ALTIN PUAN", "knockout"), ("kimlik", "files")],
)
def test_the_search_knows_no_letters(client: TestClient, wanted: str, topic: str) -> None:
    page = client.get("/help", params={"q": wanted}).text
    assert f'href="/help/{topic}"' in page
    assert 'href="/help/start"' not in page


def test_what_is_not_there_is_said(client: TestClient) -> None:
    assert "&lt;b&gt;" in client.get("/help", params={"q": "<b>"}).text


def test_in_the_browser(browser: Browser, tmp_path: Path) -> None:
    with desk_server(tmp_path) as server, quiet_pages(browser, language="en") as pages:
        page = pages.open(f"{server.url}/help")
        page.get_by_label("What are you looking for?").press_sequentially("swıss-manager")
        expect(page.get_by_role("link", name="Files and Swiss-Manager")).to_be_visible()
        expect(page.get_by_role("link", name="Knockouts and play-offs")).to_be_hidden()
        page.get_by_role("link", name="Rounds and results").click()
        expect(page.get_by_role("heading", level=1)).to_have_text("Rounds and results")
        page.get_by_role("button", name="TR").click()
        expect(page.get_by_role("heading", level=1)).to_have_text("Turlar ve sonuçlar")
        assert pages.complaints == []
