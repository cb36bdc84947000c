"""A league in groups from the page: one list of entries, dealt out by strength or as it says itself."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect
from starlette.testclient import TestClient

from hakem.desk.journal.roles import Role
from hakem.web.hall import Hall
from tests.support.at_desk import AtDesk
from tests.support.axe import violations
from tests.support.browser import desk_server, quiet_pages
from tests.support.desk_clients import desk_client, hall_of, tokens_of

TEAMS = ("Ankara", "Bursa", "Çanakkale", "Denizli", "Edirne", "Iğdır")
OWN = {"origin": "http://testserver"}


def entered(folder: Path) -> None:
    """Six teams for a double round robin."""
    at = AtDesk(folder, "lig", system="berger", of_teams=True, board_colours="WB", options={"cycles": "2"})
    at.enter_teams(TEAMS, 2, (2300, 2200, 2100, 2000, 1900, 1800))
    at.close()


@pytest.mark.parametrize(("language", "width"), [("tr", 1280), ("tr", 360), ("en", 1280)])
def test_a_league_is_set_up_in_groups(browser: Browser, tmp_path: Path, language: str, width: int) -> None:
    with (
        desk_server(tmp_path, language=language) as server,
        quiet_pages(browser, language=language, width=width) as pages,
    ):
        page = pages.open(f"{server.url}/new?kind=teams")
        page.locator("label", has=page.locator("input[value='double-league']")).click()
        page.locator("#ne-expected").fill("6")
        page.locator("#ne-groups").fill("2")
        expect(page.locator("#ne-rounds-why")).to_contain_text("6 tur" if language == "tr" else "6 rounds")
        page.locator("#ne-name").fill("Kulüpler Ligi")
        page.locator("#ne-boards").fill("2")
        assert violations(page) == []
        page.locator("#ne-form button[type=submit]").first.click()
        expect(page).to_have_url(f"{server.url}/e/kulupler-ligi/groups?into=2")
        assert server.hall is not None
        event = server.hall.event("kulupler-ligi")
        for place, team in enumerate(TEAMS):
            for board in (1, 2):
                event.do("add-player", {"name": f"{team} {board}", "team": team, "rating": 2300 - 100 * place})
        page.goto(f"{server.url}/e/kulupler-ligi/team-list")
        page.locator("main a[href$='/groups']").click()
        expect(page.locator(".tl-name")).to_have_text(["Ankara", "Denizli", "Edirne", "Bursa", "Çanakkale", "Iğdır"])
        assert violations(page) == []
        assert page.evaluate("document.documentElement.scrollWidth") == width
        page.locator("main button.next").click()
        expect(page).to_have_url(f"{server.url}/")
        expect(page.get_by_text("Kulüpler Ligi (A)").first).to_be_visible()
        for letter, strong in (("a", "Ankara"), ("b", "Bursa")):
            made = server.hall.event(f"kulupler-ligi-{letter}").desk.tournament
            assert strong in {team.name for team in made.teams}
            assert (len(made.teams), made.rounds_total, dict(made.rules.options)["cycles"]) == (3, 6, "2")
        assert pages.complaints == []


class TestGroups:
    def test_those_that_players_have_come_first(self, client: TestClient, hall: Hall, tmp_path: Path) -> None:
        at = AtDesk(tmp_path, "kupa", system="berger")
        at.enter({"name": f"Oyuncu {n}", "rating": 2000 + n, "group": ("Çay", "Kale")[n % 2]} for n in range(6))
        at.close()
        page = client.get("/e/kupa/groups").text
        assert "Kale grubu" in page
        assert "A grubu" in client.get("/e/kupa/groups?by=strength&into=3").text
        client.post("/e/kupa/groups", data={"by": "named", "numbers": "rank"}, headers=OWN)
        made = hall.event("turkiye-kupasi-cay").desk.tournament
        assert [p.name for p in made.players] == ["Oyuncu 4", "Oyuncu 2", "Oyuncu 0"]

    @pytest.mark.parametrize("into", ["", "0", "-1", "x", "999", "٣"])
    def test_any_number_is_answered(self, client: TestClient, tmp_path: Path, into: str) -> None:
        entered(tmp_path)
        assert client.get("/e/lig/groups", params={"into": into}).status_code == 200

    def test_too_many_are_refused_with_the_reason_and_nothing_is_made(self, client: TestClient, tmp_path: Path) -> None:
        entered(tmp_path)
        assert 'class="note look"' in client.get("/e/lig/groups?into=20").text
        assert client.post("/e/lig/groups", data={"into": "20"}, headers=OWN).status_code == 422
        assert [each.name for each in tmp_path.glob("*.hakem")] == ["lig.hakem"]

    def test_there_are_none_once_a_round_is_paired_or_in_a_swiss(self, client: TestClient, tmp_path: Path) -> None:
        entered(tmp_path)
        AtDesk(tmp_path, "acik", system="dutch", rounds=5).close()
        assert client.get("/e/acik/groups").status_code == 422
        client.post("/e/lig/do/pair", data={}, headers=OWN)
        assert client.get("/e/lig/groups").status_code == 422
        assert client.post("/e/lig/groups", data={"into": "2"}, headers=OWN).status_code == 422

    def test_events_are_made_by_organisers_alone(self, tmp_path: Path) -> None:
        entered(tmp_path)
        with desk_client(tmp_path, local=False) as client:
            tokens = tokens_of(client, "lig", round_no=1)
            for role in (Role.CHIEF_ARBITER, Role.HELPER, Role.READER):
                headers = {**OWN, "authorization": f"Bearer {tokens[role]}"}
                assert client.post("/e/lig/groups", data={"into": "2"}, headers=headers).status_code == 403
            assert list(hall_of(client).events()) == ["lig"]
