"""What has to be decided stands in the frame of every page of the event, for those who may decide, until it is done."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect
from starlette.testclient import TestClient

from hakem.desk.journal.roles import Person, Role
from hakem.store.helpers import CodeWish
from tests.support.at_desk import AtDesk
from tests.support.browser import desk_server, quiet_pages
from tests.support.desk_clients import ADDRESS, app_of, desk_client, get_paths, hall_of, tokens_of, two_rounds

ALERT = re.compile(r'<div id="alert".*?</div>', re.DOTALL)
ELIF, MERT = (Person(f"Salon · {name}", Role.HELPER, 2, ((1, 4),), last_round=9) for name in ("Elif", "Mert"))


@pytest.fixture
def web(tmp_path: Path) -> Iterator[TestClient]:
    """Board 1 of round 2 is disputed."""
    two_rounds(tmp_path).close()
    with desk_client(tmp_path, local=False, language="en") as web:
        report(web, ELIF, "1-0")
        report(web, MERT, "0-1")
        web.headers["accept-language"] = "en"
        yield web


def report(web: TestClient, who: Person, result: str, board: int = 1, **more: Any) -> Mapping[str, Any]:
    fields = {"round": 2, "board": board, "result": result, **more}
    answer = hall_of(web).event("event").do("result", fields, by=who).to_data()
    reports: Any = answer["reports"]
    return dict(reports[0])


def decide(web: TestClient, **fields: Any) -> None:
    hall_of(web).event("event").do("result", {"round": 2, **fields}, by=Person("Deniz", Role.CHIEF_ARBITER))


def alert_on(page: str) -> str:
    found = ALERT.search(page)
    return " ".join(re.sub(r"<[^>]*>", " ", found[0]).split()) if found else "none"


def test_every_page_of_the_event_says_it_to_those_who_decide_and_is_told_when_it_is_done(web: TestClient) -> None:
    tokens, said = tokens_of(web, "event"), "Round 2: phones disagree about 1 board Board 1"
    seen = 0
    for path in get_paths(app_of(web)):
        if not path.startswith("/e/event"):
            continue
        for role in (Role.CHIEF_ARBITER, Role.READER, Role.HELPER):
            headers = {"authorization": f"Bearer {tokens[role]}"}
            page = web.get(path, headers=headers)
            if 'id="seq"' not in page.text:
                continue
            decides = role is Role.CHIEF_ARBITER
            wanted = "" if "1 board disputed" in page.text else said  # the page of the round says it by itself
            assert alert_on(page.text) == (wanted if decides else "none"), (path, role)
            if decides:
                seen += 1
                news = web.get(f"{path}{'&' if '?' in path else '?'}since=1", headers=headers)
                if news.headers["content-type"].startswith("text/html"):
                    continue  # it cannot be renewed: its script asks for the line alone
                told = news.json()
                assert told.get("whole") or wanted in alert_on(told["blocks"]["alert"]), path
    assert seen > 20
    chief = {"authorization": f"Bearer {tokens[Role.CHIEF_ARBITER]}"}
    assert alert_on(web.get("/e/event/alert", headers=chief).text) == said
    assert 'href="/e/event/rounds/2#b1"' in web.get("/e/event/players", headers=chief).text
    assert web.get("/e/event/alert", headers={"authorization": f"Bearer {tokens[Role.HELPER]}"}).status_code == 403
    decide(web, board=1, result="1-0")
    assert alert_on(web.get("/e/event/players", headers=chief).text) == ""
    assert alert_on(web.get("/e/event@20/players", headers=chief).text) == "none"


def test_pages_of_no_event_say_it_with_the_name_of_the_event_to_those_who_decide_there(web: TestClient) -> None:
    tokens = tokens_of(web, "event")
    name = hall_of(web).event("event").desk.tournament.event.name
    said = f"{name} · Round 2: phones disagree about 1 board Board 1"
    for path in ("/", "/help", "/me", "/alerts"):
        for role, wanted in ((Role.CHIEF_ARBITER, said), (Role.READER, "none"), (Role.HELPER, "none")):
            page = web.get(path, headers={"authorization": f"Bearer {tokens[role]}"})
            assert alert_on(page.text) == wanted, (path, role)
    assert alert_on(web.get("/help").text) == "none"
    assert web.get("/alerts").status_code == 403
    chief = {"authorization": f"Bearer {tokens[Role.CHIEF_ARBITER]}"}
    assert 'href="/e/event/rounds/2#b1"' in web.get("/alerts", headers=chief).text
    decide(web, board=1, result="1-0")
    assert alert_on(web.get("/alerts", headers=chief).text) == ""


@pytest.mark.parametrize("path", ["/", "/help"])
def test_a_page_of_no_event_says_it_within_two_seconds(browser: Browser, tmp_path: Path, path: str) -> None:
    two_rounds(tmp_path).close()
    with desk_server(tmp_path) as server, quiet_pages(browser) as pages:
        page = pages.open(f"{server.url}{path}")
        expect(page.locator("#alert")).to_be_hidden()
        assert server.hall is not None
        event = server.hall.event("event")
        for who, result in ((ELIF, "1-0"), (MERT, "0-1")):
            event.do("result", {"round": 2, "board": 1, "result": result}, by=who)
        expect(page.locator("#alert")).to_contain_text("1", timeout=2500)
        page.locator("#alert a").first.click()
        page.wait_for_url("**/e/event/rounds/2#attention")


def test_reports_that_changed_nothing_stand_there_until_somebody_has_read_them(web: TestClient) -> None:
    chief = {"authorization": f"Bearer {tokens_of(web, 'event')[Role.CHIEF_ARBITER]}"}
    decide(web, board=1, result="1-0")
    assert report(web, ELIF, "0-1")["outcome"] == "kept"
    assert alert_on(web.get("/e/event/paper", headers=chief).text).startswith("Round 2: a report changed nothing")
    page = web.get("/e/event/rounds/2", headers=chief).text
    assert "1 report differs from your decision" in page
    assert "Salon · Elif: 0-1" in page
    assert "1-0 stays" in page
    stays = {"round": "2", "board": "1", "result": "1-0"}
    own = {**chief, "origin": "http://testserver"}
    assert web.post("/e/event/do/result", data=stays, headers=own, follow_redirects=False).status_code == 303
    assert alert_on(web.get("/e/event/paper", headers=chief).text) == ""


def test_a_round_that_is_paired_anew_shows_the_report_about_those_who_sat_there(web: TestClient) -> None:
    chief = {"authorization": f"Bearer {tokens_of(web, 'event')[Role.CHIEF_ARBITER]}"}
    event = hall_of(web).event("event")
    white, black = event.desk.tournament.rounds[1].games[2].players
    names = {p.id: p.name for p in event.desk.tournament.players}
    event.do("unpair", confirm=["results-lost", "announced-stands", "announced-changed", "announced-must-change"])
    helper = another_phone(web)
    sent = {"round": 2, "board": 3, "result": "1-0", "white": int(white), "black": int(black), "seated": 1}
    answer = web.post("/api/v1/events/event/actions/result", json=sent, headers=helper)
    assert (answer.status_code, answer.json()["error"]["code"]) == (409, "desk.seated-anew-pair")
    assert alert_on(web.get("/e/event/players", headers=chief).text).startswith("Round 2: a report changed nothing")
    event.do("pair")
    page = web.get("/e/event/rounds/2", headers=chief).text
    assert "1 report is about a board that was paired anew" in page
    assert f"{names[white]} – {names[black]}" in page
    answer = web.post("/api/v1/events/event/actions/result", json={**sent, "board": 2}, headers=helper)
    assert answer.status_code == 409
    nameless = {"round": 2, "board": 4, "result": "1-0"}
    assert web.post("/api/v1/events/event/actions/result", json=nameless, headers=helper).status_code == 409
    assert [game.pending for game in event.desk.tournament.rounds[1].games] == [True] * 4


def test_a_report_about_a_board_that_is_gone_has_a_button_that_reads_it(web: TestClient) -> None:
    own = {"authorization": f"Bearer {tokens_of(web, 'event')[Role.CHIEF_ARBITER]}", "origin": "http://testserver"}
    decide(web, board=1, result="1-0")
    event = hall_of(web).event("event")
    white, black = map(int, event.desk.tournament.rounds[1].games[3].players)
    event.do("unpair", confirm=["results-lost", "announced-stands", "announced-changed", "announced-must-change"])
    for player in (white, black):
        event.do("withdraw", {"player": player})
    event.do("pair")
    sent = {"round": 2, "board": 4, "result": "1-0", "white": white, "black": black, "seated": 1}
    assert web.post("/api/v1/events/event/actions/result", json=sent, headers=another_phone(web)).status_code == 409
    page = web.get("/e/event/rounds/2", headers=own).text
    assert '<input type="hidden" name="board" value="4"><input type="hidden" name="result" value="">' in page
    read = {"round": "2", "board": "4", "result": ""}
    assert web.post("/e/event/do/result", data=read, headers=own, follow_redirects=False).status_code == 303
    assert alert_on(web.get("/e/event/paper", headers=own).text) == ""
    assert web.get("/e/event/journal", headers=own).status_code == 200


def another_phone(web: TestClient) -> dict[str, str]:
    helpers = hall_of(web).people.helpers
    code = helpers.make(CodeWish("event", 2, ((1, 4),), "Bahçe", "Ayşe"))
    return {"authorization": f"Bearer {helpers.redeem(code.token, address=ADDRESS, device='iki')}"}


def test_a_whole_match_that_a_program_reports_is_refused_behind_a_new_pairing(tmp_path: Path) -> None:
    at = AtDesk(tmp_path, system="berger", of_teams=True, board_colours="WB")
    at.enter_teams(["A", "B", "C", "D"], 2)
    at.pair()
    at.do("unpair")
    at.pair()
    at.close()
    with desk_client(tmp_path, local=False) as web:
        helpers = hall_of(web).people.helpers
        code = helpers.make(CodeWish("event", 1, ((1, 4),), "Bahçe", "Ayşe"))
        phone = {"authorization": f"Bearer {helpers.redeem(code.token, address=ADDRESS, device='iki')}"}
        sent = {"round": 1, "match": 1, "results": ["1", "0"]}
        answer = web.post("/api/v1/events/event/actions/match", json=sent, headers=phone)
        assert (answer.status_code, answer.json()["error"]["code"]) == (409, "desk.seated-anew")
        assert all(game.pending for game in hall_of(web).event("event").desk.tournament.rounds[0].games)
