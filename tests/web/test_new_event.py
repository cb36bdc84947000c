"""A new event on one page: every system there is, suggestions with reasons, refusals that keep what was typed."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect
from starlette.testclient import TestClient

from hakem.desk.journal.asking import LOCAL
from hakem.pairing import systems
from hakem.tiebreaks.presets import PRESETS
from hakem.web.app import desk_app
from hakem.web.hall import Hall, HallSettings
from hakem.web.new_form import PLAYER_CARDS, TEAM_CARDS, NewForm, SystemCard, drafted
from tests.support.browser import desk_server, quiet_pages
from tests.support.some import some

CARDS = [*PLAYER_CARDS, *TEAM_CARDS]


def typed(card: SystemCard, **more: str) -> dict[str, str]:
    kind = "teams" if card.of_teams else "players"
    return {"kind": kind, f"system-{kind}": card.key, "name": "Deneme", "expected": "12", **more}


class TestSystems:
    def test_every_system_has_a_card(self) -> None:
        assert {card.system for card in CARDS} == {info.name for info in systems()}

    def test_every_card_has_a_drawing_and_is_offered(self, client: TestClient) -> None:
        page = client.get("/new").text
        for card in some(CARDS):
            shown = page.partition(f'value="{card.key}"')[2].partition("</label>")[0]
            assert "<path" in shown

    @pytest.mark.parametrize("card", CARDS, ids=lambda card: card.key)
    def test_every_edition_of_every_system_can_be_created(self, card: SystemCard, client: TestClient) -> None:
        for text in some(NewForm(typed(card)).texts):
            sent = typed(card, **{f"edition-{card.key}": text.edition.id})
            summary = client.post("/new/draft", data=sent).text
            assert "Henüz tamam değil" not in summary
            answer = client.post("/new", data=sent)
            assert answer.status_code == 303
            made = client.app.state.hall.event(answer.headers["location"].split("/")[2])  # type: ignore[attr-defined]
            rules = made.desk.tournament.rules
            assert (rules.system, rules.edition) == (card.system, text.edition.id)
            assert dict(card.options).items() <= dict(rules.options).items()

    @pytest.mark.parametrize("card", CARDS, ids=lambda card: card.key)
    def test_the_options_have_words_and_are_taken(self, card: SystemCard, client: TestClient) -> None:
        form = NewForm(typed(card))
        for text in some(form.texts):
            chosen = NewForm(typed(card, **{f"edition-{card.key}": text.edition.id}))
            for option in chosen.known_options:
                other = option.values[-1][0]
                sent = {**chosen.typed, chosen.option_name(option): other}
                said = NewForm(sent).options
                assert said == ({option.name: other} if len(option.values) > 1 else {})
                assert client.post("/new/draft", data=sent).status_code == 200

    def test_the_usual_list_of_tie_breaks_follows_the_text(self) -> None:
        usual = {
            (card.key, text.edition.id): NewForm(typed(card, **{f"edition-{card.key}": text.edition.id})).ties
            for card in CARDS
            for text in NewForm(typed(card)).texts
        }
        assert usual["dutch", "2026"] == "swiss"
        assert usual["dutch", "2009"] == "swiss-ratings-apart"
        assert usual["berger", "2026"] == "round-robin"
        assert usual["league", "2026"] == "teams-round-robin"
        assert usual["skalitzka", "2009"] == "team-boards"
        assert usual["knockout", "2009"] == ""

    def test_every_list_can_be_chosen_somewhere(self, client: TestClient) -> None:
        offered = {preset.name for card in CARDS for preset in NewForm(typed(card)).presets}
        assert offered == {preset.name for preset in PRESETS}
        for card in some(CARDS):
            form = NewForm(typed(card))
            for preset in form.presets:
                sent = {**form.typed, form.ties_name: preset.name}
                assert drafted(NewForm(sent), LOCAL, "x").refusal is None
                assert client.post("/new/draft", data=sent).status_code == 200


class TestDraft:
    def test_reads_like_an_announcement_and_stores_nothing(self, client: TestClient, tmp_path: Path) -> None:
        sent = {
            "name": "Kış Açık <2026>",
            "expected": "80",
            "city": "Çanakkale",
            "start": "2026-12-19",
            "end": "2026-12-27",
            "chief_arbiter": "Işık, Gülçin",
            "time_control": "90 dk + 30 sn",
        }
        page = client.post("/new/draft", data=sent).text
        assert "Kış Açık &lt;2026&gt;" in page
        for said in some(
            (
                "Çanakkale, 19–27 Aralık 2026",
                "Dutch, FIDE 2026 · C.04.3 (2026)",
                "90 dk + 30 sn",
                "Işık, Gülçin",
                "BH/C1",
            )
        ):
            assert said in page
        assert "Öneri 7. 80 oyuncuda tek bir birinci için en az 7 tur gerekir" in page
        assert list(tmp_path.iterdir()) == []

    def test_says_what_is_missing(self, client: TestClient) -> None:
        page = client.post("/new/draft", data={}).text
        assert "Etkinliğe bir ad verin." in page
        assert "Kaç tur olduğunu" in page

    def test_says_what_cannot_be(self, client: TestClient) -> None:
        page = client.post("/new/draft", data={"expected": "8", "ties-dutch-fide": "own", "own-ties": "XYZ"}).text
        assert "Henüz tamam değil" in page
        assert "XYZ" in page

    @pytest.mark.parametrize("text", ["-3", "9" * 30, "x", "٣", "99999"])
    def test_numbers_that_are_none_are_none(self, text: str, client: TestClient) -> None:
        assert client.post("/new/draft", data={"expected": text, "boards": text, "rounds": text}).status_code == 200


class TestCreating:
    def test_what_was_said_is_in_the_event(self, client: TestClient, hall: Hall) -> None:
        sent = {
            "name": "Kış Açık 2026",
            "rounds": "9",
            "points": "3-1-0",
            "colour": "black",
            "acceleration": "baku",
            "deputies": "Kaya, Ayşe; Demir, Can",
            "ties-dutch-fide": "own",
            "own-ties": "BH/C1, SB",
            "federation": "TUR",
        }
        answer = client.post("/new", data=sent)
        assert (answer.status_code, answer.headers["location"]) == (303, "/e/kis-acik-2026/players")
        t = hall.event("kis-acik-2026").desk.tournament
        assert (t.rounds_total, t.points.win, t.event.deputies) == (9, 3, ("Kaya, Ayşe", "Demir, Can"))
        assert (t.rules.tie_breaks, t.event.federation) == (("BH/C1", "SB"), "TUR")
        assert t.acceleration is not None
        assert t.initial_colour is not None
        assert client.post("/new", data=sent).headers["location"] == "/e/kis-acik-2026-2/players"

    def test_without_a_number_of_rounds_the_suggested_one_is_taken(self, client: TestClient, hall: Hall) -> None:
        client.post("/new", data={"name": "A", "expected": "40"})
        assert hall.event("a").desk.tournament.rounds_total == 6

    @pytest.mark.parametrize(
        ("sent", "said"),
        [
            ({"name": "", "rounds": "5"}, "Etkinliğe bir ad verin"),
            ({"name": "A"}, "Kaç tur olduğunu"),
            ({"name": "A", "rounds": "5", "points": "own", "own-points": "1-2-0"}, "1-2-0"),
            ({"name": "A", "rounds": "5", "start": "yarın"}, "start"),
        ],
    )
    def test_a_refusal_keeps_what_was_typed(
        self, sent: dict[str, str], said: str, client: TestClient, tmp_path: Path
    ) -> None:
        answer = client.post("/new", data={**sent, "city": "Muğla"})
        assert answer.status_code == 422
        assert said in answer.text
        assert 'value="Muğla"' in answer.text
        assert list(tmp_path.iterdir()) == []

    def test_a_warning_has_to_be_read_first(self, client: TestClient, hall: Hall) -> None:
        sent = {"name": "A", "rounds": "5", "late_entries": "end"}
        asked = client.post("/new", data=sent)
        assert asked.status_code == 422
        assert 'name="_confirm" value="late-entries-at-the-end"' in asked.text
        answer = client.post("/new", data={**sent, "_confirm": "late-entries-at-the-end"})
        assert answer.status_code == 303
        assert hall.event("a").desk.late_entries == "end"

    def test_is_for_organisers(self, tmp_path: Path) -> None:
        with TestClient(desk_app(Hall(HallSettings(str(tmp_path), local=False)))) as client:
            assert client.get("/new").status_code == 403
            assert client.post("/new/draft", data={}).status_code == 403
            assert client.post("/new", data={"name": "A", "rounds": "5"}).status_code == 403
        assert list(tmp_path.glob("*.hakem")) == []


def test_from_the_first_visit_to_the_players_page(browser: Browser, tmp_path: Path) -> None:
    """In Turkish: the announcement follows what is typed, a refusal keeps it, the focus stays where somebody types."""
    with desk_server(tmp_path) as server, quiet_pages(browser) as pages:
        page = pages.open(server.url)
        page.get_by_role("link", name="Yeni etkinlik").click()
        expect(page.get_by_role("heading", level=1)).to_have_text("Yeni etkinlik")
        summary = page.locator("#ne-summary")
        page.get_by_label("Ad", exact=True).fill("Kış Açık 2026")
        expect(summary.get_by_role("heading")).to_have_text("Kış Açık 2026")
        page.get_by_role("button", name="Etkinliği kur").click()
        expect(page.locator("#notice")).to_contain_text("Kaç tur olduğunu")
        expect(page.get_by_label("Ad", exact=True)).to_have_value("Kış Açık 2026")
        page.get_by_label("Beklenen oyuncu").press_sequentially("80", delay=30)
        expect(page.locator("#ne-rounds-why")).to_contain_text("Öneri 7")
        expect(page.get_by_label("Beklenen oyuncu")).to_be_focused()
        page.get_by_label("Lim").check()
        expect(summary).to_contain_text("Lim, FIDE 2026")
        page.get_by_label("2009 el kitabı").check()
        expect(summary).to_contain_text("Lim, 2009 el kitabı")
        expect(summary).to_contain_text("Kademeli")
        page.get_by_label("Dutch").check()
        expect(summary).to_contain_text("Dutch, FIDE 2026")
        expect(page.get_by_label("Beklenen oyuncu")).to_have_value("80")
        page.get_by_role("button", name="Etkinliği kur").click()
        expect(page).to_have_url(f"{server.url}/e/kis-acik-2026/players")
        assert server.hall is not None
        assert server.hall.event("kis-acik-2026").desk.tournament.rounds_total == 7
        assert [each for each in pages.complaints if "404" not in each] == []  # the page of players is another's


def test_with_the_keyboard_alone(browser: Browser, tmp_path: Path) -> None:
    with desk_server(tmp_path) as server, quiet_pages(browser, language="en") as pages:
        page = pages.open(f"{server.url}/new")
        keys = page.keyboard
        expect(page.get_by_label("Name", exact=True)).to_be_focused()
        keys.type("Club Championship")
        keys.press("Tab")
        expect(page.get_by_label("Players", exact=True)).to_be_focused()
        keys.press("Tab")
        expect(page.locator("#ne-players-dutch")).to_be_focused()
        for _ in range(5):
            keys.press("ArrowDown")
        expect(page.locator("#ne-players-berger")).to_be_checked()
        expect(page.locator("#ne-summary")).to_contain_text("Round robin, FIDE 2026")
        expect(page.locator("#ne-players-berger")).to_be_focused()
        keys.press("Tab")
        keys.press("Tab")
        expect(page.get_by_label("Players expected")).to_be_focused()
        keys.type("8")
        expect(page.locator("#ne-rounds-why")).to_contain_text("7 rounds for 8")
        expect(page.get_by_label("Players expected")).to_be_focused()
        keys.press("Enter")
        expect(page).to_have_url(f"{server.url}/e/club-championship/players")
        assert [each for each in pages.complaints if "404" not in each] == []  # the page of players is another's
