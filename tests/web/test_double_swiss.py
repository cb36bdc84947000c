"""The round page of a Double-Swiss in a real browser: matches with both games, the one played entered by keys."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from hakem.desk.journal.match_groups import matches_of_two
from hakem.desk.journal.result_actions import shown_result
from hakem.model import Points
from tests.support.at_desk import AtDesk
from tests.support.axe import violations
from tests.support.browser import desk_server, quiet_pages
from tests.web.test_round import until


def one_game(folder: Path) -> AtDesk:
    """Six players and one without an opponent; game 1 of the first match is played."""
    at = AtDesk(folder, system="double-swiss", rounds=4, colour="white")
    at.enter({"name": f"Şükrü-Çağlayan Oğuzhanoğulları {n}", "rating": 2000 - n} for n in range(7))
    at.pair()
    at.do("publish")
    at.play_all("1", "=", "0")
    return at


class TestMatches:
    def test_have_both_games_and_their_score(self, tmp_path: Path) -> None:
        at = one_game(tmp_path)
        game = at.t.rounds[0].games[0]
        assert matches_of_two(at.t, 1)[0].games == ((1, 1), (2, 0))
        at.pair()
        match = next(each for each in matches_of_two(at.t, 2) if each.players == game.players)
        board = match.games[1][1]
        assert {at.t.rounds[1].games[board - 1].white} == {game.black}
        assert match.points == (Points(1), Points(0))
        at.do("result", round=2, board=board, result="½-½")
        match = next(each for each in matches_of_two(at.t, 1) if each.players == game.players)
        assert (match.points, match.games) == ((Points(3, 2), Points(1, 2)), ((1, 1), (2, board)))
        at.close()

    def test_are_none_where_rounds_are_no_matches(self, tmp_path: Path) -> None:
        at = AtDesk(tmp_path, system="dutch", rounds=3, colour="white")
        at.enter({"name": f"Oyuncu {n}"} for n in range(4))
        at.pair()
        assert matches_of_two(at.t, 1) == ()
        at.close()


@pytest.mark.parametrize(("language", "width"), [("tr", 1280), ("en", 360)])
def test_the_page_shows_matches_and_enters_the_game_that_is_played(
    browser: Browser, tmp_path: Path, language: str, width: int
) -> None:
    one_game(tmp_path).close()
    game, come = ("1. oyun", "2. oyun") if language == "tr" else ("game 1", "game 2")
    with (
        desk_server(tmp_path, language=language) as server,
        quiet_pages(browser, language=language, width=width) as pages,
    ):
        assert server.hall is not None
        event = server.hall.event("event")
        page = pages.open(f"{server.url}/e/event/rounds/1")
        expect(page.locator(".match-score")).to_have_text(["1 – 0", "½ – ½", "0 – 1"])
        expect(page.locator(".b-other .b-no")).to_have_text([come] * 3)
        assert violations(page) == []
        event.do("pair")
        event.do("publish")
        page.goto(f"{server.url}/e/event/rounds/2?enter=1")
        expect(page.locator(".match-score")).to_have_text(["0 – 1", "½ – ½", "1 – 0"])
        expect(page.locator("#b1")).to_be_focused()
        page.keyboard.type("123")
        assert until(lambda: [shown_result(event.desk, 2, n) for n in (1, 2, 3)] == ["1-0", "½-½", "0-1"])
        expect(page.locator(".match-score")).to_have_text(["1 – 1", "1 – 1", "1 – 1"])
        expect(page.locator(".b-other .result")).to_have_text(["0 – 1", "½ – ½", "1 – 0"])
        sides = [page.locator(f"#m1, #m1o .{side}, #b1 .{side}") for side in ("b-white", "b-black")]
        for side, head in zip(sides, (".match-one", ".match-other"), strict=True):
            name = page.locator(f"#m1 {head}").inner_text()
            assert [name in text for text in side.all_inner_texts()] == [True] * 3
        assert violations(page) == []
        assert page.evaluate("document.documentElement.scrollWidth") == width
        page.locator(".b-other a", has_text=game).first.click()
        expect(page).to_have_url(f"{server.url}/e/event/rounds/1")
        assert pages.complaints == []
