"""Pictures on pages: where people look for them, what strangers may see of them, and how they are renewed."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from html import unescape
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect
from starlette.testclient import TestClient

from hakem.desk.journal.published import as_published
from hakem.pictures import colour_strips, cross_heat, figure_of, player_pictures, score_group_flow, still_winning
from hakem.reports import event_renderer
from hakem.web.app import desk_app
from hakem.web.hall import Hall, HallSettings
from tests.support.at_desk import AtDesk
from tests.support.axe import violations
from tests.support.browser import desk_server, quiet_pages

Asked = Callable[[str], str]


@pytest.fixture
def asked(tmp_path: Path) -> Iterator[Asked]:
    """Pages of the folder, in Turkish."""
    with TestClient(desk_app(Hall(HallSettings(str(tmp_path))))) as client:

        def page(path: str) -> str:
            answer = client.get(path, headers={"accept-language": "tr"})
            assert answer.status_code == 200, answer.text[-500:]
            return answer.text

        yield page


def event(folder: Path, players: int = 9, played: int = 3, rounds: int = 4) -> AtDesk:
    """A Swiss event in its last rounds; the last round that is paired is not published."""
    at = AtDesk(folder, "kupa", system="dutch", rounds=rounds, colour="white")
    at.enter({"name": f"Şükrü-Çağlayan Oğuzhanoğulları {n}", "rating": 2100 - n} for n in range(1, players + 1))
    for _ in range(played):
        at.pair()
        at.do("publish")
        at.play_all(*["1" if game.white < game.black else "0" for game in at.t.rounds[-1].games])
    return at


class TestWhereTheyStand:
    def test_on_the_card_of_a_player(self, tmp_path: Path, asked: Asked) -> None:
        at = event(tmp_path)
        words = event_renderer(at.t, "tr")
        html = asked("/e/kupa/players/2")
        made = player_pictures(at.desk, words, 2)
        at.close()
        assert [each.name for each in made] == ["pc-progress-2", "pc-colours-2"]
        assert all(figure_of(each, words) in html for each in made)
        assert "/api/v1/events/kupa/documents/pictures.pdf?form=player-2" in html

    def test_below_the_standings_as_they_are_now(self, tmp_path: Path, asked: Asked) -> None:
        at = event(tmp_path)
        words = event_renderer(at.t, "tr")
        made = (still_winning(at.desk, words), score_group_flow(at.desk, words))
        html = asked("/e/kupa/standings")
        at.close()
        shown = [figure_of(each, words) for each in made if each is not None]
        assert len(shown) == 2
        assert all(each in html for each in shown)
        assert "pc-groups" not in asked("/e/kupa/standings?after=2")

    def test_as_forms_of_the_cross_table(self, tmp_path: Path, asked: Asked) -> None:
        at = event(tmp_path, players=60, played=2)
        words = event_renderer(at.t, "tr")
        heat, strips = cross_heat(at.desk, words), colour_strips(at.desk, words)
        at.close()
        assert heat is not None
        assert figure_of(heat, words) in asked("/e/kupa/crosstable?form=heat")
        assert len(strips) == 2
        for part, strip in enumerate(strips, start=1):
            assert figure_of(strip, words) in asked(f"/e/kupa/crosstable?form=colours&part={part}")
        assert figure_of(strips[1], words) in asked("/e/kupa/crosstable?form=colours&part=99")
        assert 'id="crosstable"' in asked("/e/kupa/crosstable?form=rounds")

    def test_teams_have_no_heat(self, tmp_path: Path, asked: Asked) -> None:
        at = AtDesk(tmp_path, "kupa", system="berger", of_teams=True, board_colours="WB")
        at.enter_teams(("A", "B", "C", "D"), 2)
        at.pair()
        at.play_all("1", "½", "0", "1")
        html, wished = asked("/e/kupa/crosstable"), asked("/e/kupa/crosstable?form=heat")
        at.close()
        assert "form=colours" in html
        assert "form=heat" not in html
        assert 'id="crosstable"' in wished

    def test_the_document_can_be_printed(self, tmp_path: Path, asked: Asked) -> None:
        event(tmp_path).close()
        assert "/documents/pictures.pdf" in unescape(asked("/e/kupa/paper"))


def test_strangers_see_the_published_rounds_alone(tmp_path: Path) -> None:
    at = event(tmp_path, played=2)
    at.pair()
    at.play_all(*["1"] * len(at.t.rounds[-1].games))
    seen = as_published(at.desk)
    words = event_renderer(seen.tournament, "tr")
    picture = score_group_flow(seen, words)
    assert picture is not None
    expected = figure_of(picture, words)
    assert picture.figures.heads[-1] == "2. tur"
    at.close()
    with TestClient(desk_app(Hall(HallSettings(str(tmp_path), local=False)))) as client:
        html = client.get("/e/kupa/standings", headers={"accept-language": "tr"}).text
    assert expected in html
    assert "3. tur" not in html.split('id="st-pictures"')[1]


def test_pictures_are_renewed_alone_and_can_be_used(browser: Browser, tmp_path: Path) -> None:
    """A result that comes in changes the picture in the open page; nothing is wrong with it on a phone in the dark."""
    at = event(tmp_path, played=3)
    at.pair()
    at.do("publish")
    at.do("result", round=4, board=4, result="1-0")
    with desk_server(tmp_path) as server, quiet_pages(browser, width=360, dark=True) as pages:
        page = pages.open(f"{server.url}/e/kupa/standings")
        says = page.locator("#pc-winners .pc-says p").nth(1)
        assert says.inner_text() == "Oynanacak: sonucu olmayan 3 oyun."
        page.evaluate("document.body.dataset.kept = '1'")
        at.do("result", round=4, board=3, result="½-½")
        expect(says).to_have_text("Oynanacak: sonucu olmayan 2 oyun.")
        assert page.evaluate("document.body.dataset.kept") == "1"
        page.locator("#pc-winners summary").click()
        assert page.locator("#pc-winners table").is_visible()
        for path in ("/standings", "/players/1", "/crosstable?form=heat", "/crosstable?form=colours"):
            page.goto(f"{server.url}/e/kupa{path}")
            assert page.locator("svg.pc").first.is_visible()
            assert list(violations(page)) == []
            assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0
            stroke = page.locator("svg.pc text").first.evaluate("text => getComputedStyle(text).stroke")
            assert stroke == "none"
        assert pages.complaints == []
    at.close()
