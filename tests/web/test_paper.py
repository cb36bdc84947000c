"""Documents by their addresses, and the page that lists them."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser
from starlette.testclient import TestClient

from hakem.desk.journal.roles import Role
from hakem.paper.documents import DOCUMENTS
from tests.paper.reading import text_of
from tests.support.browser import desk_server, quiet_pages
from tests.support.desk_clients import desk_client, error_of, tokens_of, two_rounds

PAPERS = "/api/v1/events/event/documents"


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    made = tmp_path_factory.mktemp("paper")
    at = two_rounds(made)
    at.do("note", text="Yalnız hakemlere")
    at.close()
    return made


@pytest.fixture(scope="module")
def client(folder: Path) -> Iterator[TestClient]:
    with desk_client(folder) as made:
        yield made


def test_a_document_opens_in_the_browser(client: TestClient) -> None:
    answer = client.get(f"{PAPERS}/standings.pdf?round=1&language=tr")
    assert (answer.status_code, answer.headers["content-type"]) == (200, "application/pdf")
    assert answer.headers["content-disposition"].startswith('inline; filename="event-standings.pdf"')
    assert "1. tur sonunda sıralama" in text_of(answer.content)
    assert "object-src 'self'" in answer.headers["content-security-policy"]
    kept = client.get(f"{PAPERS}/standings.pdf?download=1&language=xx")
    assert kept.headers["content-disposition"].startswith("attachment;")
    assert "Standings after round 1" in text_of(kept.content)


def test_what_cannot_be_printed_is_said(client: TestClient) -> None:
    assert error_of(client.get(f"{PAPERS}/bracket.pdf"))["code"] == "report.no-bracket"
    assert client.get(f"{PAPERS}/crosstable.pdf?form=poster").status_code == 422
    assert client.get(f"{PAPERS}/standings.pdf?round=99").status_code == 422
    assert client.get(f"{PAPERS}/standings.pdf?round=x").status_code == 422
    assert client.get(f"{PAPERS}/poster.pdf").status_code == 404


def test_the_description_names_the_documents(client: TestClient) -> None:
    path = client.get("/api/openapi.json").json()["paths"]["/api/v1/events/{event}/documents/{name}.pdf"]["get"]
    assert path["parameters"][1]["schema"] == {"enum": list(DOCUMENTS)}


def test_readers_get_what_is_published_and_no_report(folder: Path) -> None:
    with desk_client(folder, local=False) as client:
        tokens = tokens_of(client, "event")

        def status(role: Role, name: str) -> int:
            headers = {"authorization": f"Bearer {tokens[role]}"}
            return client.get(f"{PAPERS}/{name}.pdf", headers=headers).status_code

        assert [status(role, "standings") for role in (Role.READER, Role.ARBITER)] == [200, 200]
        assert [status(role, "report") for role in (Role.READER, Role.ARBITER)] == [403, 200]
        page = client.get("/e/event/paper", headers={"authorization": f"Bearer {tokens[Role.READER]}"}).text
        assert ("paper-standings" in page, "paper-report" in page) == (True, False)


def test_every_link_of_the_page_opens(client: TestClient) -> None:
    page = client.get("/e/event/paper?round=1").text
    links = [part.split('"')[0].replace("&amp;", "&") for part in page.split('href="') if part.startswith("/api")]
    assert len(links) > 20
    assert {link: client.get(link).status_code for link in links if client.get(link).status_code != 200} == {}
    assert all("round=1" in link for link in links if "pairings.pdf" in link)
    assert 'aria-current="true">1<' in page


def test_the_page_before_anybody_has_entered(tmp_path: Path) -> None:
    with desk_client(tmp_path) as client:
        client.post("/api/v1/events", json={"name": "Boş", "system": "dutch", "rounds": 5})
        event = client.get("/api/v1/events").json()["events"][0]["event"]
        page = client.get(f"/e/{event}/paper")
        assert (page.status_code, "as soon as somebody" in page.text) == (200, True)


def test_paper_is_two_taps_away_on_a_phone(browser: Browser, folder: Path) -> None:
    with desk_server(folder) as server, quiet_pages(browser, width=360, height=740) as pages:
        page = pages.open(f"{server.url}/e/event/rounds/2")
        page.get_by_role("link", name="Kâğıt").click()
        page.wait_for_selector("#paper-pairings")
        assert page.evaluate("document.documentElement.scrollWidth") <= 360
        opens = page.locator("#paper-pairings").get_by_role("link", name="Aç: Masaya göre eşlendirme")
        assert opens.get_attribute("target") == "_blank"
        assert "/documents/pairings.pdf?round=2&language=tr" in (opens.get_attribute("href") or "")
        with page.expect_download() as kept:
            page.locator("#paper-cards").get_by_role("link", name="İndir").click()
        assert kept.value.suggested_filename == "event-cards.pdf"
        assert "EŞLENDİRME KARTI" in text_of(Path(kept.value.path()).read_bytes())
        assert pages.complaints == []
