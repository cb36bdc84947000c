"""What arbiters see on a phone of 360 px in a real browser: nothing is hidden below the bar, cut, or out of sight."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Browser, FloatRect, Locator, Page, expect

from hakem.desk.journal.roles import Person, Role
from tests.support.at_desk import AtDesk
from tests.support.browser import desk_server, quiet_pages

WIDTH, HEIGHT = 360, 740
LONG_NAME = "Büyükkayalıoğlu Karamustafa, Ayşe Nur"


def box(of: Locator) -> FloatRect:
    """Where something stands on the screen."""
    found = of.bounding_box()
    assert found is not None
    return found


def bottom(of: Locator) -> float:
    found = box(of)
    return found["y"] + found["height"]


def is_whole(name: Locator) -> bool:
    """Whether the box of a text is as wide as the text."""
    return bool(
        name.evaluate("each => each.scrollWidth <= each.clientWidth || getComputedStyle(each).overflow === 'visible'")
    )


def fits(page: Page) -> bool:
    return bool(page.evaluate("document.documentElement.scrollWidth") <= WIDTH)


@pytest.fixture
def league(tmp_path: Path) -> Path:
    """A league whose second round is not paired yet."""
    at = AtDesk(tmp_path, system="berger", of_teams=True, board_colours="WB")
    at.enter_teams(("Ankara", "Bursa", "İzmir", "Üsküdar"), 3, (2000, 1900, 1800, 1700))
    at.do("pair")
    at.close()
    return tmp_path


@pytest.fixture
def kupa(tmp_path: Path) -> Path:
    """A Swiss event whose first round is being played."""
    at = AtDesk(tmp_path, "kupa", system="dutch", rounds=1, colour="white")
    at.do("add-player", name=LONG_NAME, rating=2300)
    for number in range(1, 8):
        at.do("add-player", name=f"Oyuncu {number:02}", rating=2000 - number)
    at.do("pair")
    at.close()
    return tmp_path


class TestTeams:
    @pytest.mark.parametrize("language", ["tr", "en"])
    def test_line_ups_are_saved_above_the_bar_of_pages(self, browser: Browser, league: Path, language: str) -> None:
        with (
            desk_server(league, language=language) as server,
            quiet_pages(browser, language=language, width=WIDTH, height=HEIGHT) as pages,
        ):
            page = pages.open(f"{server.url}/e/event/rounds/2/matches")
            assert bottom(page.locator("#lu-form button")) <= box(page.locator(".tabs"))["y"]
            field, said = page.locator("input[data-line-up]").first, page.locator(".lu-unsaved").first
            field.fill("2 1")
            expect(said).to_be_visible()
            assert box(said)["y"] >= bottom(field) + 4
            assert fits(page)

    def test_a_match_stands_over_its_boards(self, browser: Browser, league: Path) -> None:
        with desk_server(league) as server, quiet_pages(browser, width=WIDTH, height=HEIGHT) as pages:
            page = pages.open(f"{server.url}/e/event/rounds/1")
            assert box(page.locator(".match-link").first)["height"] < 24
            score, result = box(page.locator(".match-score").first), box(page.locator("#boards td.b-result").first)
            assert abs(score["x"] - result["x"]) < 2
            page.goto(f"{server.url}/e/event/rounds/1/matches")
            page.locator(".lu-more summary").first.click()
            assert box(page.locator(".lu-more select").first)["x"] >= box(page.locator(".panel").first)["x"] + 12

    def test_the_arrows_stand_beside_the_name(self, browser: Browser, league: Path) -> None:
        with desk_server(league) as server, quiet_pages(browser, width=WIDTH, height=HEIGHT) as pages:
            line = pages.open(f"{server.url}/e/event/team-list").locator(".tl-member").nth(1)
            assert box(line.locator(".tl-move"))["y"] < bottom(line.locator(".tl-name"))


class TestPlayers:
    @pytest.mark.parametrize("width", [WIDTH, 1280])
    def test_names_of_the_round_are_whole(self, browser: Browser, kupa: Path, width: int) -> None:
        with desk_server(kupa) as server, quiet_pages(browser, width=width, height=HEIGHT) as pages:
            page = pages.open(f"{server.url}/e/kupa/rounds/1")
            assert is_whole(page.locator("#boards .name", has_text=LONG_NAME))

    @pytest.mark.parametrize(
        ("language", "said"), [("tr", "1. tur kapanmadan önce"), ("en", "Before round 1 is closed")]
    )
    def test_standings_while_round_1_runs(self, browser: Browser, kupa: Path, language: str, said: str) -> None:
        with (
            desk_server(kupa, language=language) as server,
            quiet_pages(browser, language=language, width=WIDTH, height=HEIGHT) as pages,
        ):
            page = pages.open(f"{server.url}/e/kupa/standings")
            expect(page.locator("#st-meta")).to_contain_text(said)
            assert fits(page)

    def test_the_list_has_ratings_and_no_room_for_what_nobody_has(self, browser: Browser, kupa: Path) -> None:
        with desk_server(kupa) as server, quiet_pages(browser, width=WIDTH, height=HEIGHT) as pages:
            row = pages.open(f"{server.url}/e/kupa/players").locator(".pl-row").nth(1)
            expect(row.locator(".pl-figure")).to_be_visible()
            assert box(row.locator(".name"))["height"] < 24
            assert box(row)["height"] < 60

    def test_a_pasted_table_is_brought_into_sight(self, browser: Browser, kupa: Path) -> None:
        with desk_server(kupa) as server, quiet_pages(browser, width=WIDTH, height=HEIGHT) as pages:
            page = pages.open(f"{server.url}/e/kupa/players/paste")
            page.locator("textarea").fill("Ad\tElo\nEr, Can\t1500\n")
            page.get_by_role("button", name="Farkları göster").click()
            heading = page.locator("#pl-preview h2").first
            expect(heading).to_be_focused()
            expect(heading).to_be_in_viewport()
            assert fits(page)

    def test_all_rounds_are_paired(self, browser: Browser, kupa: Path) -> None:
        with desk_server(kupa, language="en") as server, quiet_pages(browser, language="en", width=WIDTH) as pages:
            page = pages.open(f"{server.url}/e/kupa/pair")
            expect(page.locator("h1")).to_have_text("All rounds are paired")
            expect(page.get_by_text("to be paired")).to_have_count(0)
            page.goto(f"{server.url}/e/kupa/check-in")
            expect(page.locator("h1")).to_have_text("Check-in")
            assert fits(page)


def test_only_refusals_are_amber(browser: Browser, kupa: Path) -> None:
    with desk_server(kupa) as server, quiet_pages(browser) as pages:
        page = pages.open(f"{server.url}/e/kupa/rounds/1")
        expect(page.locator("#b1")).to_be_focused()
        said = page.locator("#keys-said")
        page.keyboard.type("9")
        expect(said).to_have_class("keys-said refused")
        page.keyboard.type("1111")
        expect(said).to_contain_text("Sonuncusuydu")
        expect(said).to_have_class("keys-said")
        assert (
            box(page.locator(".keys .way"))["x"]
            >= box(page.locator("#keys-target"))["x"] + box(page.locator("#keys-target"))["width"] + 6
        )


def test_the_search_of_the_journal_has_room_beside_the_people(browser: Browser, tmp_path: Path) -> None:
    at = AtDesk(tmp_path, "kupa", system="dutch", rounds=1)
    at.running.do("add-player", {"name": "Er, Can"}, by=Person("Deniz", Role.CHIEF_ARBITER))
    at.close()
    with desk_server(tmp_path) as server, quiet_pages(browser, width=WIDTH, height=HEIGHT) as pages:
        page = pages.open(f"{server.url}/e/kupa/journal")
        expect(page.locator("#by")).to_be_visible()
        assert box(page.locator("#find"))["width"] > 150
