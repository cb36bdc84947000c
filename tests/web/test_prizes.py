"""The page of the prizes, the API and the paper of them: built by somebody at the desk, read by everybody else."""

from __future__ import annotations

import io
import zipfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect
from starlette.testclient import TestClient

from hakem.desk.journal.roles import Role
from tests.paper.reading import text_of
from tests.support.at_desk import AtDesk
from tests.support.browser import desk_server, quiet_pages
from tests.support.desk_clients import desk_client, tokens_of, two_rounds

API = "/api/v1/events/event"
LISTED: dict[str, Any] = {
    "currency": "TL",
    "categories": [
        {"name": "Genel", "sharing": "equal", "prizes": [{"coins": 500000, "thing": "Kupa"}, {"coins": 300001}]},
        {"name": "Kulüp 1", "clubs": ["KULÜP OYUNCU 1"], "prizes": [{"coins": 100000}]},
        {"name": "Kadınlar", "sex": "woman", "least": 2, "prizes": [{"coins": 50000}]},
    ],
}


@pytest.fixture
def at(tmp_path: Path) -> Iterator[AtDesk]:
    """Two rounds with a list of prizes."""
    made = two_rounds(tmp_path)
    made.do("prizes", **LISTED)
    yield made
    made.close()


@pytest.fixture
def asked(tmp_path: Path, at: AtDesk) -> Iterator[TestClient]:
    assert at.t.prizes.categories
    with desk_client(tmp_path) as client:
        yield client


class TestPage:
    def test_shows_who_gets_what_and_why(self, asked: TestClient) -> None:
        page = asked.get("/e/event/prizes", headers={"accept-language": "tr"}).text
        for words in ("Genel", "derecelerin ödülünü paylaşıyor", "(5.000 + 3.000,01) / ", "en az 2 gerekli", "Toplam"):
            assert words in page, words

    def test_a_category_is_added_moved_and_removed(self, asked: TestClient, at: AtDesk) -> None:
        def send(**fields: str) -> int:
            status = asked.post("/e/event/prizes", data=fields, follow_redirects=False).status_code
            at.running.refresh()
            return status

        def names() -> list[str]:
            return [each.name for each in at.t.prizes.categories]

        form = {"name": "U12", "prizes": "1;5.000 EUR;Kupa\n2-3;100", "born_from": "2014", "sharing": "hort"}
        assert send(old="", do="save", **form) == 303
        made = at.t.prizes.categories[-1]
        assert (made.born_from, made.currency, len(made.prizes), made.sharing.value) == (2014, "EUR", 3, "hort")
        assert send(old="U12", do="up") == 303
        assert names() == ["Genel", "Kulüp 1", "U12", "Kadınlar"]
        assert send(old="U12", do="save", name="U12", prizes="10", players="1\nOyuncu 3") == 303
        assert [int(p) for p in at.t.prizes.categories[2].players or ()] == [1, 3]
        assert send(old="Genel", do="remove") == 303
        assert names() == ["Kulüp 1", "U12", "Kadınlar"]

    @pytest.mark.parametrize(
        "wrong",
        [
            {"prizes": "1;100\n1;50"},
            {"born_from": "x"},
            {"titles": "XX"},
            {"players": "Nobody"},
            {"name": ""},
            {"prizes": "1\n2"},
            {"rate": "x"},
        ],
    )
    def test_what_cannot_be_is_refused_and_changes_nothing(
        self, asked: TestClient, at: AtDesk, wrong: dict[str, str]
    ) -> None:
        before = at.t.prizes
        sent = {"old": "", "do": "save", "name": "Yeni", "prizes": "10", **wrong}
        assert asked.post("/e/event/prizes", data=sent, follow_redirects=False).status_code == 422
        at.running.refresh()
        assert at.t.prizes == before

    def test_the_rules_of_the_list(self, asked: TestClient, at: AtDesk) -> None:
        sent = {"each": "first", "currency": "€", "step": "10", "withdrawn": "1", "excluded": "2"}
        assert asked.post("/e/event/prizes/rules", data=sent, follow_redirects=False).status_code == 303
        at.running.refresh()
        listed = at.t.prizes
        assert (listed.each.value, listed.currency, listed.step, listed.withdrawn) == ("first", "€", 1000, True)
        assert [int(p) for p in listed.excluded] == [2]
        assert len(listed.categories) == 3

    def test_assumed_results_change_the_prizes_and_nothing_else(self, asked: TestClient, at: AtDesk) -> None:
        before = len(at.running.entries)
        now, then = (asked.get(f"/e/event/prizes{query}").text for query in ("", "?r=1:0-1,2:1-0,3:1-0"))
        assert now != then
        assert "With 3 assumed results" in then
        at.running.refresh()
        assert len(at.running.entries) == before
        assert "/e/event/prizes?r=" in asked.get("/e/event/standings/what-if?r=1:0-1").text

    def test_readers_see_the_prizes_and_no_forms(self, at: AtDesk, tmp_path: Path) -> None:
        assert at.t.prizes.categories
        with desk_client(tmp_path, local=False) as client:
            headers = {"authorization": f"Bearer {tokens_of(client, 'event')[Role.READER]}"}
            page = client.get("/e/event/prizes", headers=headers).text
            assert ("Genel" in page, "<textarea" in page, "ceremony.pdf" in page) == (True, False, False)
            sent = client.post("/e/event/prizes", data={"old": "Genel", "do": "remove"}, headers=headers)
            assert sent.status_code == 403
            assert client.get(f"{API}/documents/ceremony.pdf", headers=headers).status_code == 403
            assert client.get(f"{API}/package", headers=headers).status_code == 403
            assert client.get(f"{API}/package.zip", headers=headers).status_code == 403


class TestPrograms:
    def test_get_the_list_and_the_awards(self, asked: TestClient) -> None:
        data = asked.get(f"{API}/prizes").json()
        assert [each["name"] for each in data["categories"]] == ["Genel", "Kulüp 1", "Kadınlar"]
        assert (data["categories"][2]["given"], data["final"]) == (False, False)
        fund = data["funds"][0]
        assert (fund["whole"], fund["kept"]) == (950001, 50000)
        paid = sum(each["coins"] for category in data["categories"] for each in category["awards"])
        assert paid == fund["paid"] == 900001

    def test_change_the_list(self, asked: TestClient) -> None:
        was = asked.get(f"{API}/prizes").json()["prizes"]
        answer = asked.post(f"{API}/actions/prizes", json={**LISTED, "was": was})
        assert answer.status_code == 200
        late = asked.post(f"{API}/actions/prizes", json={"currency": "TL", "was": {"currency": "EUR"}})
        assert late.status_code == 409


class TestPaper:
    def test_the_ceremony_begins_with_the_last(self, asked: TestClient) -> None:
        text = text_of(asked.get(f"{API}/documents/ceremony.pdf?language=tr").content)
        assert text.index("Kulüp 1") < text.index("Genel")
        assert "Kadınlar" not in text
        assert "Kupa" in text

    def test_everybody_signs_once(self, asked: TestClient) -> None:
        text = text_of(asked.get(f"{API}/documents/prize-receipts.pdf?language=tr").content)
        data = asked.get(f"{API}/prizes").json()
        winners = {each["name"] for category in data["categories"] for each in category["awards"]}
        assert {name: text.count(name) for name in winners} == dict.fromkeys(winners, 1)
        assert "İmza" in text
        assert "Ödenen toplam: 9.000,01 TL" in text

    def test_the_wall_has_the_working(self, asked: TestClient) -> None:
        text = text_of(asked.get(f"{API}/documents/prizes.pdf?language=tr").content)
        for words in ("Ödül Alanlar", "derecelerin ödülünü paylaşıyor", "en az 2 gerekli", "Herkese tek ödül"):
            assert words in text, words

    def test_without_a_list_it_is_said(self, tmp_path: Path) -> None:
        two_rounds(tmp_path).close()
        with desk_client(tmp_path) as client:
            assert client.get(f"{API}/documents/prizes.pdf").status_code == 422
            assert "paper-prizes" not in client.get("/e/event/paper").text


class TestPackageOfTheFederation:
    def test_says_what_is_missing_and_holds_what_it_names(self, asked: TestClient) -> None:
        said = asked.get(f"{API}/package", headers={"accept-language": "tr"}).json()
        assert "Sıralama henüz kesin değil" in said["missing"]
        assert "yarışma yönergesi" in said["beside"]
        answer = asked.get(f"{API}/package.zip?language=tr")
        assert answer.headers["content-disposition"].startswith('attachment; filename="event-tsf.zip"')
        with zipfile.ZipFile(io.BytesIO(answer.content)) as archive:
            assert archive.namelist() == said["files"]
            assert "Ödül Teslim Listesi" in text_of(archive.read("prize-receipts.pdf"))
        page = asked.get("/e/event/paper", headers={"accept-language": "tr"}).text
        for words in ("TSF paketi", "Sıralama henüz kesin değil", "yarışma yönergesi", "/package.zip?language=tr"):
            assert words in page, words


def test_an_arbiter_builds_a_list_and_sees_who_gets_what(browser: Browser, tmp_path: Path) -> None:
    two_rounds(tmp_path).close()
    with desk_server(tmp_path) as server, quiet_pages(browser) as pages:
        page = pages.open(f"{server.url}/e/event/prizes")
        page.locator("#pz-new-prizes").fill("1;5000;Kupa\n2;3000\n3;1000")
        page.locator("#pz-new-sharing").select_option("hort")
        page.get_by_role("button", name="Ekle", exact=True).click()
        expect(page.locator("#pz-c1")).to_have_text("Genel ödüller")
        expect(page.locator(".pz-results .pz-table").first).to_contain_text("Kupa")
        page.get_by_text("Kategori ekle").click()
        new = page.locator("#pz-new")
        new.get_by_label("Ad", exact=True).fill("Kulüp ödülü")
        new.get_by_label("Dereceler ve ödüller").fill("2500")
        new.get_by_text("Kimler yarışır").click()
        new.get_by_label("Kulüpler").fill("Kulüp Oyuncu 1")
        page.get_by_role("button", name="Ekle", exact=True).click()
        expect(page.locator("#pz-c2")).to_have_text("Kulüp ödülü")
        page.get_by_label("Herkes kazandığı bütün ödülleri alır").check()
        page.get_by_role("button", name="Kuralları kaydet").click()
        expect(page.locator(".pz-results")).to_contain_text("Herkes kazandığı bütün ödülleri alır")
        page.get_by_role("button", name="Geri al").first.click()
        expect(page.locator(".pz-results")).to_contain_text("Herkese tek ödül")
        assert pages.complaints == []
