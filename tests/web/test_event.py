"""The page of an event and its settings: facts, rounds, remarks, copies, and what can still be changed."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect
from starlette.testclient import TestClient

from hakem.i18n import Renderer
from hakem.store.sqlite import SqliteStore
from hakem.web.app import desk_app
from hakem.web.demos import DEMOS, open_copy
from hakem.web.event_settings import all_rules, changes
from hakem.web.hall import Hall, HallSettings
from hakem.web.rendering import Words
from hakem.web.settings_view import Setting, settings_view
from tests.support.at_desk import AtDesk
from tests.support.browser import desk_server, quiet_pages
from tests.support.some import some


def begun(folder: Path, event: str = "kupa", *, paired: bool = True) -> None:
    at = AtDesk(folder, event, system="dutch", rounds=3, colour="white")
    at.enter({"name": name, "rating": 2000} for name in ("Ada", "Can", "Ece", "Işık"))
    if paired:
        at.do("pair")
    at.close()


class TestPage:
    def test_facts_rounds_and_one_next_step(self, client: TestClient, tmp_path: Path) -> None:
        begun(tmp_path)
        page = client.get("/e/kupa").text
        assert page.count("button next") == 1
        assert "Dutch, FIDE 2026 · C.04.3 (2026)" in page
        assert page.count('<tr id="ev-r') == 3
        assert page.count('href="/e/kupa/rounds/') == 1
        assert "0/2 sonuç" in page
        for form in some(("trf", "json", "xlsx", "pgn")):
            assert f'href="/api/v1/events/kupa/export/{form}"' in page

    def test_a_reader_learns_nothing_of_a_round_that_is_not_out(self, tmp_path: Path) -> None:
        at = AtDesk(tmp_path, "kupa", system="dutch", rounds=3, colour="white")
        at.enter({"name": name} for name in ("Ada", "Can", "Ece", "Efe"))
        at.do("pair")
        at.do("publish")
        at.play_all("1", "1")
        at.do("pair")
        at.close()
        with TestClient(desk_app(Hall(HallSettings(str(tmp_path), local=False)))) as client:
            page = client.get("/e/kupa").text
            assert 'href="/e/kupa/rounds/1"' in page
            assert 'href="/e/kupa/rounds/2"' not in page
            assert "/export/" not in page
            assert "ev-remarks" not in page
            for path in ("settings", "file.hakem"):
                assert client.get(f"/e/kupa/{path}").status_code == 403
            assert client.post("/e/kupa/backup").status_code == 403
            assert client.post("/e/kupa/settings", data={"name": "X"}).status_code == 403
            assert client.post("/e/kupa/copy", data={"name": "X"}).status_code == 403
        assert sorted(path.name for path in tmp_path.glob("*.hakem")) == ["kupa.hakem"]

    @pytest.mark.parametrize("demo", DEMOS)
    def test_every_kind_of_event_has_its_pages(self, demo: str, client: TestClient, hall: Hall) -> None:
        event = open_copy(hall.store, demo, "Deneme")
        assert client.get(f"/e/{event}").status_code == 200
        assert client.get(f"/e/{event}/settings").status_code == 200

    def test_a_remark_stays(self, client: TestClient, tmp_path: Path) -> None:
        begun(tmp_path)
        client.post("/e/kupa/do/note", data={"text": "3. masa <geç> başladı", "_back": "/e/kupa"})
        assert "3. masa &lt;geç&gt; başladı" in client.get("/e/kupa").text


class TestCopies:
    def test_a_copy_never_touches_the_event(self, client: TestClient, hall: Hall, tmp_path: Path) -> None:
        begun(tmp_path)
        before = hall.event("kupa").head
        place = client.post("/e/kupa/copy", data={"name": "Ya şöyle olsaydı"}).headers["location"]
        assert place == "/e/ya-soyle-olsaydi"
        copy = hall.event("ya-soyle-olsaydi")
        assert copy.desk.tournament.event.name == "Ya şöyle olsaydı"
        assert len(copy.desk.tournament.rounds) == 1
        assert hall.event("kupa").head == before

    def test_a_backup_is_made_once_for_a_state(self, client: TestClient, tmp_path: Path) -> None:
        begun(tmp_path)
        for _ in range(2):
            answer = client.post("/e/kupa/backup")
            assert answer.status_code == 303
            assert "backups/kupa-now-6.hakem" in client.get(answer.headers["location"]).text
        (made,) = (tmp_path / "backups").iterdir()
        store = SqliteStore(tmp_path / "backups")
        assert store.verify(made.stem) == 6
        store.close()

    def test_the_whole_event_as_a_file(self, client: TestClient, tmp_path: Path) -> None:
        begun(tmp_path)
        answer = client.get("/e/kupa/file.hakem")
        assert answer.headers["content-disposition"].endswith("kupa.hakem")
        file = {"file": ("kupa.hakem", answer.content)}
        assert 'href="/e/kupa"' in client.post("/import", files=file).text
        again = client.post("/import", files=file, data={"copy": "true"})
        assert again.headers["location"] == "/e/turkiye-kupasi"


class TestSettings:
    def form(self, hall: Hall, event: str) -> dict[str, str]:
        """The form as a browser sends it when nobody has touched it."""
        view = settings_view(hall.event(event).desk, Words(Renderer("en")))
        groups = ("cover", "days", "rules", "options")
        fields: list[Setting] = [each for group in groups for each in view[group]]  # type: ignore[attr-defined]
        return {each.name: each.value for each in fields if not each.locked}

    @pytest.mark.parametrize("demo", DEMOS)
    def test_a_form_that_nobody_touched_changes_nothing(self, demo: str, hall: Hall) -> None:
        event = open_copy(hall.store, demo, "Deneme")
        assert changes(hall.event(event).desk, self.form(hall, event)) == {}
        hall.close()

    def test_only_what_differs_is_changed(self, client: TestClient, hall: Hall, tmp_path: Path) -> None:
        begun(tmp_path)
        sent = {**self.form(hall, "kupa"), "city": "Muğla", "start": "2026-12-19", "day-2": "2026-12-20"}
        assert client.post("/e/kupa/settings", data=sent).status_code == 303
        (entry,) = hall.event("kupa").entries[-1:]
        assert set(entry.data) - {"changes"} == {"city", "start", "round_dates"}
        event = hall.event("kupa").desk.tournament.event
        assert [day and day.isoformat() for day in event.round_dates] == [None, "2026-12-20"]
        client.post("/e/kupa/settings", data={**self.form(hall, "kupa"), "city": ""})
        assert hall.event("kupa").desk.tournament.event.city == ""

    def test_rules_can_be_others_until_round_1_is_paired(self, client: TestClient, hall: Hall, tmp_path: Path) -> None:
        begun(tmp_path, paired=False)
        for rules in some(all_rules()):
            client.post("/e/kupa/settings", data={"rules": rules})
            assert hall.event("kupa").desk.tournament.rules.system == rules.partition("@")[0]
        client.post("/e/kupa/settings", data={"rules": "lim@2009"})
        client.post("/e/kupa/settings", data={**self.form(hall, "kupa"), "option-maxi": "yes", "colour": "black"})
        t = hall.event("kupa").desk.tournament
        assert dict(t.rules.options) == {"maxi": "yes"}
        assert t.initial_colour is not None

    def test_what_is_locked_says_why(self, client: TestClient, hall: Hall, tmp_path: Path) -> None:
        begun(tmp_path)
        page = client.get("/e/kupa/settings").text
        assert page.count("Kilitli: 1. tur eşlendirildi") == 3
        assert 'name="rules"' not in page
        assert client.post("/e/kupa/settings", data={"acceleration": "baku"}).status_code == 422
        assert hall.event("kupa").desk.tournament.acceleration is None

    def test_a_late_change_is_confirmed(self, client: TestClient, hall: Hall, tmp_path: Path) -> None:
        begun(tmp_path)
        asked = client.post("/e/kupa/settings", data={"rounds": "5"})
        assert asked.status_code == 422
        assert 'value="rounds-changed"' in asked.text
        client.post("/e/kupa/settings", data={"rounds": "5", "_confirm": "rounds-changed"})
        assert hall.event("kupa").desk.tournament.rounds_total == 5


def test_settings_and_remarks_in_the_browser(browser: Browser, tmp_path: Path) -> None:
    """A change with a warning, read and confirmed; a second tab that hears of a remark, also at the next event."""
    begun(tmp_path)
    AtDesk(tmp_path, "lig", system="berger", name="Lig").close()
    with desk_server(tmp_path) as server, quiet_pages(browser) as pages:
        watching = pages.open(f"{server.url}/e/kupa")
        page = pages.open(f"{server.url}/e/kupa")
        page.get_by_role("link", name="Ayarlar").click()
        page.get_by_label("Tur sayısı").fill("4")
        page.get_by_role("button", name="Kaydet").click()
        notice = page.locator("#notice")
        expect(notice).to_contain_text("tur")
        expect(page.get_by_label("Tur sayısı")).to_have_value("4")
        notice.get_by_role("button", name="Okudum, sürdür").click()
        expect(page.get_by_label("Tur sayısı")).to_have_value("4")
        expect(page.locator("#toast")).to_be_visible()
        page.get_by_role("link", name="Etkinlik", exact=True).click()
        page.get_by_placeholder("Not ekle").fill("Saat geç başladı")
        page.keyboard.press("Enter")
        expect(page.locator("#ev-notes")).to_contain_text("Saat geç başladı")
        expect(watching.locator("#ev-notes")).to_contain_text("Saat geç başladı")
        expect(watching.locator("#ev-r4")).to_be_visible()
        watching.get_by_role("link", name="Hakem", exact=True).click()
        watching.get_by_role("link", name="Lig", exact=True).click()
        expect(watching.get_by_role("heading", level=1)).to_have_text("Lig")
        assert server.hall is not None
        server.hall.event("lig").do("note", {"text": "Buradan da duyulur"})
        expect(watching.locator("#ev-notes")).to_contain_text("Buradan da duyulur")
        assert pages.complaints == []
