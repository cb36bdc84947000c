"""A captain's phone in a real browser, at 360 px: the line-up of the own team, secret until the round is published."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import AbstractContextManager
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect
from starlette.testclient import TestClient

from hakem.i18n import Json
from hakem.store.helpers import EVERY_ROUND, CodeWish, NewCode
from hakem.store.running import open_event
from hakem.web.visitor import DEVICE_COOKIE
from tests.support.at_desk import AtDesk
from tests.support.axe import violations
from tests.support.browser import DeskServer, QuietPages, desk_server, quiet_pages
from tests.support.desk_clients import ADDRESS, desk_client, hall_of
from tests.support.phones import arbiter_at, loud

WIDTH = 360
TEAMS = ("Ankara Demirspor Satranç Kulübü", "Bursa", "İzmir", "Üsküdar")


def league(folder: Path) -> AtDesk:
    """Four teams of four on three boards, the last of which is a woman's; the third and the fourth are women."""
    at = AtDesk(folder, system="berger", of_teams=True, board_colours="WBW")
    at.enter_teams(TEAMS, 4)
    for team in range(4):
        for place in (3, 4):
            at.do("change-player", player=4 * team + place, sex="f")
    rules: Json = {"special": [{"board": 3, "condition": {"sex": "woman"}}], "source": "Yönerge 7"}
    at.do("line-up-rules", rules=rules)
    return at


def a_phone(browser: Browser, language: str = "tr") -> AbstractContextManager[QuietPages]:
    return quiet_pages(browser, language=language, width=WIDTH, height=740)


def code_of(server: DeskServer, team: int, last_round: int = 0) -> NewCode:
    assert server.hall is not None
    wish = CodeWish("event", 1, (), TEAMS[team - 1], "Hakem", team=team, last_round=last_round)
    return server.hall.people.helpers.make(wish)


def joined(server: DeskServer, pages: QuietPages, team: int, last_round: int = 0) -> Page:
    page = pages.open(f"{server.url}/h/{code_of(server, team, last_round).token}")
    page.fill("[name=device]", "Ece")
    page.click("main .button.next")
    expect(page.locator("#phline-up")).to_be_visible()
    return page


def choose(page: Page, *players: int) -> None:
    for board, player in enumerate(players, start=1):
        page.locator(f"[data-seat='{board}']").select_option(str(player) if player else "")


def state(page: Page, word: str) -> None:
    expect(page.locator("#phline-up .ph-state")).to_have_text(word, timeout=45_000)


def chosen(page: Page) -> list[str]:
    return [page.locator(f"[data-seat='{board}']").input_value() for board in (1, 2, 3)]


def line_ups(folder: Path) -> dict[int, tuple[int | None, ...]]:
    with open_event(str(folder / "event.hakem")) as event:
        return {int(each.team): each.players for each in event.desk.tournament.team_play.line_ups}


def test_a_line_up_is_refused_with_its_reason_mended_and_handed_in(browser: Browser, tmp_path: Path) -> None:
    league(tmp_path).close()
    with desk_server(tmp_path, local=False) as server, a_phone(browser) as pages:
        page = joined(server, pages, 1)
        state(page, "verilmedi")
        expect(page.locator(".ph-line-up")).to_contain_text("Tur eşlendirilince rakip burada görünür.")
        choose(page, 1, 3, 2)
        expect(page.locator(".ph-wrong")).to_contain_text("3. masa (kadın)")
        state(page, "değişti, verilmedi")
        page.reload()
        state(page, "değişti, verilmedi")
        assert chosen(page) == ["1", "3", "2"]
        page.click("[data-hand-in]")
        state(page, "kabul edilmedi")
        expect(page.locator("#phline-up .ph-says")).to_contain_text("Yönerge 7")
        assert chosen(page) == ["1", "3", "2"]
        assert violations(page) == []
        choose(page, 1, 2, 4)
        expect(page.locator(".ph-wrong")).to_be_hidden()
        page.click("[data-hand-in]")
        state(page, "verildi")
        assert page.evaluate("document.documentElement.scrollWidth") == WIDTH
        assert violations(page) == []
        assert [each for each in loud(pages) if "status of 422" not in each] == []
    assert line_ups(tmp_path) == {1: (1, 2, 4)}


def test_what_was_chosen_outlives_the_network_and_the_tab(browser: Browser, tmp_path: Path) -> None:
    league(tmp_path).close()
    with desk_server(tmp_path, local=False) as server, a_phone(browser) as pages:
        page = joined(server, pages, 2)
        pages.context.set_offline(True)
        choose(page, 5, 6, 8)
        page.click("[data-hand-in]")
        state(page, "ağ bekleniyor")
        expect(page.locator("#ph-banner-title")).to_have_text("Ağ yok. Bu telefonda bekleyen: 1")
        page.close()
        assert line_ups(tmp_path) == {}
        pages.context.set_offline(False)
        page = pages.open(f"{server.url}/e/event/phone")
        state(page, "verildi")
        for board, player in ((1, "5"), (2, "6"), (3, "8")):
            expect(page.locator(f"[data-seat='{board}']")).to_have_value(player)
        server.stop()
        choose(page, 5, 6, 7)
        page.click("[data-hand-in]")
        state(page, "ağ bekleniyor")
        server.start()
        state(page, "verildi")
        assert loud(pages) == []
    assert line_ups(tmp_path) == {2: (5, 6, 7)}


def test_what_was_chosen_is_handed_in_whatever_the_fields_show_while_the_page_is_renewed(
    browser: Browser, tmp_path: Path
) -> None:
    league(tmp_path).close()
    with desk_server(tmp_path, local=False) as server, a_phone(browser) as pages:
        page = joined(server, pages, 2)
        choose(page, 5, 6, 8)
        renewed = "document.querySelector(\"[data-seat='3']\").value = '7'"  # as the desk knew it before
        page.evaluate(f"() => {{ {renewed}; document.querySelector('[data-hand-in]').click(); }}")
        state(page, "verildi")
        assert chosen(page) == ["5", "6", "8"]
        one = "const one = document.querySelector(\"[data-seat='2']\"); one.value = ''; "
        page.evaluate(f"() => {{ {renewed}; {one} one.dispatchEvent(new Event('change', {{ bubbles: true }})); }}")
        state(page, "değişti, verilmedi")
        assert chosen(page) == ["5", "", "8"]
        assert loud(pages) == []
    assert line_ups(tmp_path) == {2: (5, 6, 8)}


def test_what_was_chosen_for_the_next_round_is_there_behind_a_link_and_in_another_tab(
    browser: Browser, tmp_path: Path
) -> None:
    at = league(tmp_path)
    at.pair()
    at.do("publish")
    at.close()
    with desk_server(tmp_path, local=False) as server, a_phone(browser) as pages:
        page = joined(server, pages, 2, EVERY_ROUND)
        link = page.locator("main a.button.slim")
        link.click()
        expect(page.locator("[data-hand-in]")).to_be_visible()
        choose(page, 5, 6, 8)
        link.click()
        expect(page.locator(".ph-card")).to_have_count(3)
        link.click()
        state(page, "değişti, verilmedi")
        assert chosen(page) == ["5", "6", "8"]
        other = pages.open(page.url)
        state(other, "değişti, verilmedi")
        page.locator("[data-seat='3']").select_option("")
        expect(other.locator("[data-seat='3']")).to_have_value("")
        assert violations(page) == []
        assert loud(pages) == []


def test_the_opponent_sees_nothing_before_the_arbiter_publishes(browser: Browser, tmp_path: Path) -> None:
    at = league(tmp_path)
    at.pair()
    at.close()
    with (
        desk_server(tmp_path, local=False) as server,
        a_phone(browser) as one,
        a_phone(browser, "en") as two,
        quiet_pages(browser) as desk,
    ):
        mine, theirs = joined(server, one, 1), joined(server, two, 4)
        expect(mine.locator(".ph-line-up")).to_contain_text(TEAMS[3])
        expect(theirs.locator(".ph-line-up")).to_contain_text("Against " + TEAMS[0])
        choose(mine, 1, 2, 4)
        mine.click("[data-hand-in]")
        state(mine, "verildi")
        choose(theirs, 14, 15, 16)
        theirs.click("[data-hand-in]")
        expect(theirs.locator("#phline-up .ph-state")).to_have_text("handed in")
        for page, others in ((mine, "Üsküdar2"), (theirs, f"{TEAMS[0]}4")):
            page.reload()
            assert others not in page.content()
            assert page.locator(".ph-card").count() == 0
        arbiter = arbiter_at(server, desk, "/e/event/rounds/1/matches")
        expect(arbiter.locator(".meta").first).to_contain_text("4 takımdan 2 esame listesi alındı")
        assert violations(arbiter) == []
        arbiter.goto(f"{server.url}/e/event/rounds/1")
        arbiter.get_by_role("button", name="1. turu yayımla").first.click()
        for page, others in ((mine, "Üsküdar2"), (theirs, f"{TEAMS[0]}4")):
            expect(page.locator(".ph-card")).to_have_count(3)
            expect(page.locator(".ph-card", has_text=others)).to_have_count(1)
            assert page.locator("[data-hand-in]").count() == 0
            assert page.evaluate("document.documentElement.scrollWidth") == WIDTH
            assert violations(page) == []
        mine.locator(".ph-card [data-value='1-0']").first.click()
        expect(mine.locator(".ph-card .ph-state").first).to_have_text("gönderildi")
        assert (loud(one), loud(two), desk.complaints) == ([], [], [])


def test_rare_results_name_people_too_in_the_same_order_on_every_board(tmp_path: Path) -> None:
    """Players stand below each other on a phone: a sign alone would not say whose it is."""
    at = league(tmp_path)
    at.pair()
    at.do("publish")
    at.do("result", round=1, board=2, result="+/-")
    one, other = (at.t.rounds[0].games[1].black, at.t.rounds[0].games[1].white)
    names = {p.id: p.name for p in at.t.players}
    at.close()
    with desk_client(tmp_path, local=False) as client:
        helpers = hall_of(client).people.helpers
        team = next(int(t.id) for t in at.t.teams if one in t.members)
        code = helpers.make(CodeWish("event", 1, (), "Ankara", "Hakem", team=team))
        client.cookies.set(DEVICE_COOKIE, helpers.redeem(code.token, address=ADDRESS, device="Ece"))
        page = client.get("/e/event/phone", headers={"Accept-Language": "en"}).text
    found = re.findall(r'class="ph-others[^>]*>(.*?)</div>', page, re.DOTALL)
    buttons = [re.findall(r'data-value="([^"]+)"[^>]*>([^<]+)<', each) for each in found]
    assert [value for value, _ in buttons[0][:2]] == ["+/-", "-/+"]
    assert buttons[1][:3] == [
        ("-/+", f"{names[one]} won by forfeit"),
        ("+/-", f"{names[other]} won by forfeit"),
        ("-/-", "Forfeit by both"),
    ]
    assert [text for _, text in buttons[1][3:5]] == [text for _, text in buttons[0][3:5]] == ["½-0", "0-½"]
    assert f"Decided by The arbiters&#39; desk: {names[other]} won by forfeit." in page


@pytest.fixture
def phone(tmp_path: Path) -> Iterator[TestClient]:
    league(tmp_path).close()
    with desk_client(tmp_path, local=False) as client:
        helpers = hall_of(client).people.helpers
        code = helpers.make(CodeWish("event", 1, (), "Ankara", "Hakem", team=1))
        client.cookies.set(DEVICE_COOKIE, helpers.redeem(code.token, address=ADDRESS, device="Ece"))
        client.headers["origin"] = "http://testserver"
        yield client


class TestWhatAPhoneSends:
    def test_is_entered_once_and_refused_when_another_phone_was_faster(self, phone: TestClient) -> None:
        sent = {"round": 1, "team": 1, "players": [1, 2, 4], "was": [], "key": "k1"}
        first = phone.post("/e/event/phone/line-up", json=sent)
        assert first.status_code == 200
        assert phone.post("/e/event/phone/line-up", json=sent).json() == first.json()
        late = phone.post("/e/event/phone/line-up", json={**sent, "players": [1, 2, 3], "key": "k2"})
        assert late.status_code == 409
        assert f"3. {TEAMS[0]}4" in late.json()["error"]["message"]

    @pytest.mark.parametrize(
        ("body", "status", "code"),
        [
            ({"round": 1, "team": 2, "players": [5, 6, 7]}, 403, "access.other-team"),
            ({"round": 2, "team": 1, "players": [1, 2, 3]}, 403, "access.other-round"),
            ({"round": 1, "team": 1, "players": "abc"}, 422, "desk.fields"),
            ({"round": 1, "team": 1, "players": [1, 2, 2]}, 422, "desk.line-up-by"),
            ([], 422, "web-phone.no-report"),
        ],
    )
    def test_is_refused_with_its_reason(self, phone: TestClient, body: Json, status: int, code: str) -> None:
        told = phone.post("/e/event/phone/line-up", json=body)
        assert (told.status_code, told.json()["error"]["code"]) == (status, code)

    def test_is_checked_for_the_own_team_alone(self, phone: TestClient) -> None:
        told = phone.post("/e/event/phone/line-up/check", json={"players": [1, 3, 2], "team": 2}).json()
        assert any("board 3" in each for each in told["problems"])
        assert phone.post("/e/event/phone/line-up/check", json={"players": [1, 2, 4]}).json() == {"problems": []}
        phone.cookies.clear()
        assert phone.post("/e/event/phone/line-up/check", json={"players": [1]}).status_code == 401

    def test_nothing_of_the_round_is_read_before_it_is_out(self, phone: TestClient) -> None:
        hall_of(phone).event("event").do("pair")
        for path in ("/e/event/rounds/1", "/api/v1/events/event/rounds/1", "/e/event/rounds/1/matches"):
            assert phone.get(path).status_code == 403, path
