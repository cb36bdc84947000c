"""The first page: what stands there for whom, examples that open as copies, files that become events."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect
from starlette.testclient import TestClient
from tools.demo_events import fill

from hakem.desk.journal.asking import ActionAsked
from hakem.desk.journal.entry import Draft, Head, JournalEntry, chained
from hakem.formats import parse_bytes
from hakem.model import Tournament
from hakem.store.copies import backup
from hakem.store.running import RunningEvent, create_event
from hakem.store.sqlite import SqliteStore
from hakem.web.app import desk_app
from hakem.web.demos import DEMOS, demo_actions, open_copy
from hakem.web.event_cards import event_list
from hakem.web.hall import Hall, HallSettings
from hakem.web.making import ids_for
from tests.support.at_desk import AtDesk
from tests.support.browser import desk_server, quiet_pages
from tests.support.some import some

EXAMPLES = Path(__file__).parents[2] / "examples"


def stored(folder: Path, event: str) -> Tournament:
    store = SqliteStore(folder)
    try:
        return RunningEvent(store, event).refresh().tournament
    finally:
        store.close()


class TestList:
    def test_the_first_visit_is_three_sentences_and_one_filled_button(self, client: TestClient) -> None:
        page = client.get("/").text
        first = page.partition("hm-first")[2].partition("</section>")[0]
        assert first.count("<p>") == 3
        assert page.count("button next") == 1
        assert 'href="/new"' in first

    def test_only_the_most_urgent_step_is_filled(self, client: TestClient, hall: Hall) -> None:
        for demo in ("dutch-17", "scheveningen-4", "round-robin-6"):
            open_copy(hall.store, demo, demo)
        page = client.get("/").text
        assert page.count("button next") == 1
        filled = page.partition("button next")[2].partition("</a>")[0]
        assert "4 sonuç açık" in filled
        assert [page.index(f'id="hm-{group}"') for group in ("running", "finished")] == sorted(
            page.index(f'id="hm-{group}"') for group in ("running", "finished")
        )
        assert "hm-prepared" not in page

    def test_a_step_that_is_one_action_is_done_from_the_card(self, client: TestClient, tmp_path: Path) -> None:
        at = AtDesk(tmp_path, "kupa", system="berger")
        at.enter({"name": name} for name in ("Ada", "Can"))
        at.do("pair")
        at.close()
        page = client.get("/").text
        assert 'action="/e/kupa/do/publish"' in page
        answer = client.post("/e/kupa/do/publish", data={"round": "1", "_back": "/e/kupa/rounds/1"})
        assert answer.status_code == 303
        assert 'action="/e/kupa/do/publish"' not in client.get("/").text

    def test_a_damaged_file_is_named_and_the_others_work(self, client: TestClient, tmp_path: Path) -> None:
        AtDesk(tmp_path, "kupa", system="berger").close()
        (tmp_path / "bozuk.hakem").write_bytes(b"SQLite format 3\0" + bytes(200))
        page = client.get("/").text
        assert "bozuk" in page.partition('id="hm-damaged"')[2].partition("</ul>")[0]
        assert 'id="ev-kupa"' in page
        assert 'id="ev-bozuk"' not in page

    def test_whoever_is_nobody_sees_what_is_published(self, tmp_path: Path) -> None:
        for name in ("gizli", "acik"):
            at = AtDesk(tmp_path, name, system="berger")
            at.enter({"name": each} for each in ("Ada", "Can"))
            if name == "acik":
                at.do("pair")
                at.do("publish")
            at.close()
        hall = Hall(HallSettings(str(tmp_path), local=False))
        with TestClient(desk_app(hall)) as client:
            page = client.get("/").text
            assert 'id="ev-acik"' in page
            assert 'id="ev-gizli"' not in page
            assert 'href="/new"' not in page
            assert 'action="/demo"' not in page
            assert client.get("/import").status_code == 403


class TestManyEvents:
    def test_only_what_moved_on_is_read_again(
        self, hall: Hall, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        store = SqliteStore(tmp_path)
        for number in range(12):
            asked = ActionAsked("create", {"name": f"E {number}", "system": "berger"})
            create_event(store, f"e{number}", asked)
        read: list[str] = []
        look_at = hall.look_at

        def counted(event: str) -> RunningEvent:
            read.append(event)
            return look_at(event)

        monkeypatch.setattr(hall, "look_at", counted)
        assert len(event_list(hall).cards) == 12
        assert len(read) == 12
        read.clear()
        assert len(event_list(hall).cards) == 12
        assert read == []
        running = RunningEvent(store, "e7")
        running.refresh()
        running.do("add-player", {"name": "Ada"})
        (changed,) = [card for card in event_list(hall).cards if card.event == "e7"]
        assert read == ["e7"]
        assert len(changed.tournament.players) == 1
        os.remove(tmp_path / "e3.hakem")
        assert "e3" not in {card.event for card in event_list(hall).cards}
        store.close()
        hall.close()

    def test_a_look_at_very_many_goes_on_with_what_it_has(self, hall: Hall, tmp_path: Path) -> None:
        for name in "abc":
            AtDesk(tmp_path, name, system="berger").close()
        found = event_list(hall, patience=-1)
        assert (found.cards, found.waiting) == ((), 3)
        assert len(event_list(hall).cards) == 3
        hall.close()


class TestExamples:
    @pytest.mark.parametrize("demo", DEMOS)
    def test_opens_as_an_event_of_its_own(self, demo: str, client: TestClient, hall: Hall) -> None:
        places = [client.post("/demo", data={"demo": demo}).headers["location"] for _ in range(2)]
        assert len(set(places)) == 2
        assert client.get(places[0]).status_code == 200
        entries = hall.event(places[0].removeprefix("/e/")).entries
        assert len(entries) == len(demo_actions(demo, "x"))

    @pytest.mark.parametrize(
        ("demo", "file"), [("dutch-17", "handbook-swiss"), ("dubov-21", "handbook-dubov"), ("lim-15", "handbook-lim")]
    )
    def test_is_the_event_of_the_source(self, demo: str, file: str, hall: Hall) -> None:
        event = open_copy(hall.store, demo, demo)
        t = hall.event(event).desk.tournament
        printed = parse_bytes((EXAMPLES / f"{file}.trf").read_bytes()).require()

        def games(t: Tournament) -> list[set[tuple[str, str, str]]]:
            name = {p.id: p.name for p in t.players}
            return [{(name[g.white], name[g.black], str(g.result)) for g in rnd.games} for rnd in t.rounds]

        assert games(t) == games(printed)
        hall.close()

    def test_make_run_begins_with_all_of_them_and_never_again(self, tmp_path: Path) -> None:
        folder = tmp_path / "demo"
        assert fill(folder, "en") == len(DEMOS)
        assert len(list(folder.glob("*.hakem"))) == len(DEMOS)
        (folder / "dutch-17-players.hakem").unlink()
        assert fill(folder, "en") == 0
        assert len(list(folder.glob("*.hakem"))) == len(DEMOS) - 1

    def test_come_with_the_package(self) -> None:
        assert '"web/demo/*.json"' in (EXAMPLES.parent / "pyproject.toml").read_text(encoding="utf-8")

    def test_there_is_no_other(self, client: TestClient) -> None:
        assert client.post("/demo", data={"demo": "../secret"}).status_code == 404


class TestFiles:
    def send(self, client: TestClient, name: str, data: bytes, **fields: str) -> tuple[int, str, str]:
        answer = client.post("/import", files={"file": (name, data)}, data=fields)
        return answer.status_code, answer.headers.get("location", ""), answer.text

    def test_a_report_becomes_an_event(self, client: TestClient, tmp_path: Path) -> None:
        status, place, _ = self.send(client, "izmir.trf", (EXAMPLES / "izmir-open.trf").read_bytes())
        assert (status, place) == (303, "/e/izmir-2026")
        assert len(stored(tmp_path, "izmir-2026").rounds) == 6

    def test_what_was_read_otherwise_is_told_with_its_place(self, client: TestClient, tmp_path: Path) -> None:
        text = (EXAMPLES / "club-round-robin.trf").read_text(encoding="utf-8").replace("062 6", "062 7")
        status, _, page = self.send(client, "kulup.trf", text.encode())
        assert status == 200
        told = page.partition('id="im-taken"')[2].partition("</ul>")[0]
        assert "satır 6, sütun 5" in told
        assert len(stored(tmp_path, "kulup-doner-turnuvasi").players) == 6

    def test_a_file_of_ours_and_a_backup_too(self, client: TestClient, tmp_path: Path) -> None:
        status, place, _ = self.send(client, "lig.json", (EXAMPLES / "team-league.json").read_bytes())
        assert (status, place) == (303, "/e/kulupler-kupasi")
        store = SqliteStore(tmp_path)
        backup(store, "kulupler-kupasi", tmp_path / "copy.bak")
        hashes = [entry.hash for entry in store.read("kulupler-kupasi")]
        data = (tmp_path / "copy.bak").read_bytes()
        status, _, page = self.send(client, "yedek.hakem", data)
        assert (status, 'href="/e/kulupler-kupasi"' in page) == (200, True)
        status, place, _ = self.send(client, "yedek.hakem", data, copy="true")
        assert (status, place) == (303, "/e/kulupler-kupasi-2")
        assert [entry.hash for entry in store.read("kulupler-kupasi-2")] == hashes
        store.close()

    @pytest.mark.parametrize(
        ("name", "data", "said"),
        [
            ("bozuk.trf", (EXAMPLES / "damaged.trf").read_bytes(), "satır "),
            ("bos.trf", b"", "Dosya boş"),
            ("liste.csv", b"Ad;Elo\nAda;2000\n", "Oyuncular"),
            ("liste.xlsx", b"PK\x03\x04rest", "Oyuncular"),
            ("resim.trf", b"\x89PNG\r\n\x1a\n\0\0\0", "okuyabileceği"),
            ("yedek.hakem", b"SQLite format 3\0" + bytes(300), "yarışması değil"),
            ("<script>.trf", b"012 x\n001 x\n", "&lt;script&gt;"),
        ],
    )
    def test_a_wrong_file_is_refused_and_nothing_is_written(
        self, name: str, data: bytes, said: str, client: TestClient, tmp_path: Path
    ) -> None:
        status, _, page = self.send(client, name, data)
        assert status == 422
        wrong = page.partition('id="im-wrong"')[2].partition("</div></div>")[0]
        assert said in wrong
        assert "Hiçbir şey yazılmadı" in wrong
        assert [path.name for path in tmp_path.iterdir()] == []

    def test_a_journal_that_comes_to_nothing_is_refused(self, client: TestClient, tmp_path: Path) -> None:
        """Whole and chained, but no program of ours has written what it says."""
        from_elsewhere = tmp_path / "elsewhere"
        from_elsewhere.mkdir()
        strange = SqliteStore(from_elsewhere)
        strange.create("strange", _strange())
        strange.close()
        status, _, page = self.send(client, "a.hakem", (from_elsewhere / "strange.hakem").read_bytes())
        assert status == 422
        assert 'id="im-wrong"' in page
        assert list(tmp_path.glob("*.hakem")) == []

    def test_more_than_a_file_may_have(self, client: TestClient, tmp_path: Path) -> None:
        status, _, page = self.send(client, "a.trf", b"012 x\n" * 1_400_000)
        assert status == 422
        assert "8 MB" in page
        assert list(tmp_path.iterdir()) == []


def _strange() -> list[JournalEntry]:
    return [chained(Draft("create", {"changes": {"players": 7}}, "2026-11-16T10:00:00Z", ""), Head())]


def test_ids_are_plain_and_unlike() -> None:
    for name, wanted in some([("Kış Açık 2026", "kis-acik-2026"), ("İl Birinciliği (U12)", "il-birinciligi-u12")]):
        assert next(ids_for(name)) == wanted
    assert next(ids_for("Шахматы")) == "шахматы"
    assert next(ids_for("?!")) == "event"
    assert next(ids_for("../../etc")) == "etc"


def test_an_example_and_a_file_in_the_browser(browser: Browser, tmp_path: Path) -> None:
    """The first visit in Turkish, a copy of an example, its report brought in, the other language, on a phone."""
    with desk_server(tmp_path) as server, quiet_pages(browser) as pages:
        page = pages.open(server.url)
        expect(page.locator(".hm-first")).to_contain_text("geri alınabilir")
        page.get_by_role("button", name="Kopyasını aç Eleme, 11 oyuncudan 4").click()
        expect(page.get_by_role("heading", level=1)).to_have_text("Eleme, 11 oyuncudan 4")
        expect(page.locator("#ev-next")).to_contain_text("1 sonuç açık")
        page.get_by_role("link", name="Hakem", exact=True).click()
        expect(page.locator("#ev-eleme-11-oyuncudan-4")).to_contain_text("4 tur oynandı")
        page.get_by_role("link", name="Etkinlik içe aktar").click()
        page.locator("#im-file").set_input_files(EXAMPLES / "damaged.trf")
        page.get_by_role("button", name="Dosyayı oku").click()
        expect(page.locator("#im-wrong")).to_contain_text("satır")
        page.locator("#im-file").set_input_files(EXAMPLES / "izmir-open.trf")
        page.get_by_role("button", name="Dosyayı oku").click()
        expect(page).to_have_url(f"{server.url}/e/izmir-2026")
        page.get_by_role("button", name="EN").click()
        expect(page.locator("#ev-facts")).to_have_text("The event")
        page.set_viewport_size({"width": 360, "height": 740})
        for path in ("/", "/e/izmir-2026", "/e/izmir-2026/settings", "/import", "/new", "/help"):
            page.goto(server.url + path)
            assert page.evaluate("document.documentElement.scrollWidth") <= 360, path
        assert pages.complaints == []
