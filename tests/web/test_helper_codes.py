"""Codes for phones and addresses: shown once, for every address, ended at once; and what the laptop alone says."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from hakem.desk.journal.roles import Role
from hakem.store.helpers import EVERY_ROUND, CodeWish, HelperCode
from hakem.store.people import Cost, People, open_people
from hakem.web import addresses
from hakem.web.addresses import (
    HALL,
    INTERNET,
    NAMED,
    OTHER,
    desk_addresses,
    machine_addresses,
    qr_image,
    where_from,
    wifi_text,
)
from hakem.web.app import desk_app
from hakem.web.hall import Hall, HallSettings
from tests.paper.reading import text_of
from tests.support.at_desk import AtDesk
from tests.support.phones import ARBITER, PASSWORD, a_code, an_event

OWN = {"origin": "http://testserver"}
DIGITS = re.compile(r'class="pb-digits"[^>]*>(\d{4} \d{4})<')


@contextmanager
def a_desk(folder: Path, local: bool = False) -> Iterator[tuple[TestClient, Hall]]:
    """Somebody who is nobody yet, in front of the desk of a folder."""
    hall = Hall(HallSettings(str(folder), local=local, language="en"), _cheap)
    with TestClient(desk_app(hall), headers=OWN, follow_redirects=False) as client:
        yield client, hall


def _cheap(where: str) -> People:
    people = open_people(where)
    people._cost = Cost(1, 64, 1)
    return people


def as_arbiter(client: TestClient, hall: Hall, role: Role = Role.ARBITER) -> None:
    """The client is an arbiter from now on."""
    hall.people.add_account(ARBITER, PASSWORD, role)
    assert client.post("/login", data={"name": ARBITER, "password": PASSWORD}).status_code == 303


def test_a_code_is_shown_once_and_opens_its_boards(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(addresses, "machine_addresses", lambda: ("192.168.1.20", "10.8.0.3"))
    with a_desk(an_event(tmp_path)) as (client, hall):
        as_arbiter(client, hall)
        asked = {"name": "Salon A", "round": "1", "boards": "1-2, 4", "hours": "6"}
        made = client.post("/e/kis/helpers", data=asked)
        (digits,) = DIGITS.findall(made.text)
        assert made.text.count("data:image/svg+xml") == 2
        assert "http://192.168.1.20/h" in made.text
        assert not DIGITS.search(client.get("/e/kis/helpers").text)
        (code,) = hall.people.helpers.listed("kis")
        assert (code.name, code.round, code.boards, code.made_by) == ("Salon A", 1, ((1, 2), (4, 4)), ARBITER)
        with TestClient(client.app, headers=OWN, follow_redirects=False) as phone:
            answer = phone.post("/h", data={"code": digits, "device": "Elif"})
            assert answer.headers["location"] == "/e/kis/phone"
            assert "HttpOnly" in answer.headers["set-cookie"]
            assert "SameSite=lax" in answer.headers["set-cookie"]
            assert "Secure" not in answer.headers["set-cookie"]
            page = phone.get("/e/kis/phone").text
            assert re.findall(r'<article class="ph-card" id="ph(\d+)"', page) == ["1", "2", "4"]
            assert "Elif" in client.get("/e/kis/helpers").text
            client.post("/e/kis/helpers/end", data={})
            assert phone.get("/e/kis/phone").status_code == 403
            assert "no valid code" in phone.get("/e/kis/phone").text
            told = phone.post("/e/kis/phone/report", json={"round": 1, "board": 1, "result": "1-0", "key": "a"})
            assert (told.status_code, told.json()["error"]["code"]) == (401, "web-phone.code-over")


def test_what_cannot_be_a_code_is_said_above_the_form(tmp_path: Path) -> None:
    with a_desk(an_event(tmp_path)) as (client, hall):
        as_arbiter(client, hall)
        told = client.post("/e/kis/helpers", data={"name": "A", "boards": "ten"}, headers={"hx-request": "true"})
        assert told.headers["hx-retarget"] == "#notice"
        assert "does not name boards" in told.text
        assert hall.people.helpers.listed("kis") == ()


def test_the_network_of_the_hall_is_a_picture_and_stays_nowhere(tmp_path: Path) -> None:
    with a_desk(an_event(tmp_path)) as (client, hall):
        as_arbiter(client, hall)
        told = client.post("/e/kis/helpers/wifi", data={"network": "Salon;", "secret": "gizli-parola-7"})
        assert "data:image/svg+xml" in told.text
        assert "gizli-parola-7" not in told.text
        stored = b"".join(each.read_bytes() for each in tmp_path.iterdir() if each.is_file())
        assert b"gizli-parola-7" not in stored
        assert "at most 32" in client.post("/e/kis/helpers/wifi", data={"network": ""}).text
    assert wifi_text('a"b\\', "c:d") == 'WIFI:T:WPA;S:a\\"b\\\\;P:c\\:d;;'


@pytest.mark.parametrize("path", ["/e/kis/helpers", "/e/kis/publish", "/e/kis/phone"])
def test_these_pages_are_not_for_readers(tmp_path: Path, path: str) -> None:
    with a_desk(an_event(tmp_path)) as (client, _hall):
        assert client.get(path).status_code == 403


@pytest.mark.parametrize("path", ["/e/kis/helpers", "/e/kis/helpers/end", "/e/kis/helpers/wifi"])
def test_these_forms_are_not_for_helpers(tmp_path: Path, path: str) -> None:
    with a_desk(an_event(tmp_path)) as (client, hall):
        code = a_code(hall.people)
        client.post("/h", data={"code": code.token, "device": "Elif"})
        assert client.post(path, data={"code": code.code.id, "network": "x", "boards": "1"}).status_code == 403
        assert hall.people.helpers.listed("kis")[0].revoked_at == 0


def test_wrong_digits_are_throttled(tmp_path: Path) -> None:
    with a_desk(an_event(tmp_path)) as (client, _hall):
        answers = [client.post("/h", data={"code": f"{n:08}", "device": "x"}).status_code for n in range(12)]
        assert set(answers[:10]) <= {401, 422}
        assert answers[10:] == [429, 429]


def test_a_report_is_an_action_with_its_answer_and_its_refusals(tmp_path: Path) -> None:
    with a_desk(an_event(tmp_path)) as (client, hall):
        client.post("/h", data={"code": a_code(hall.people, boards=(1, 2)).token, "device": "Elif"})
        report = {"round": 1, "board": 1, "result": "1-0", "key": "k1"}
        first = client.post("/e/kis/phone/report", json=report)
        assert (first.status_code, first.json()["warnings"]) == (200, [])
        assert client.post("/e/kis/phone/report", json=report).json() == first.json()
        other = client.post("/e/kis/phone/report", json={**report, "board": 5, "key": "k2"})
        assert (other.status_code, other.json()["error"]["code"]) == (403, "access.other-board")
        assert "1-2" in other.json()["error"]["message"]
        for body in (b"", b"[]", b"{" * 900, b"\xff", b'{"round": 1}', b"x" * 3000, b'{"round": "a", "board": []}'):
            told = client.post("/e/kis/phone/report", content=body)
            assert (told.status_code, set(told.json())) == (422, {"error"})


def test_on_the_laptop_alone_the_pages_say_so(tmp_path: Path) -> None:
    with a_desk(an_event(tmp_path), local=True) as (client, hall):
        page = client.get("/e/kis/helpers").text
        assert "Phones cannot reach this desk" in page
        assert "hakem serve --host 0.0.0.0" in page
        assert 'action="/e/kis/helpers"' not in page
        assert client.post("/e/kis/helpers", data={"name": "A", "boards": "1"}).status_code == 422
        assert "nobody needs a code here" in client.get("/h").text
        assert client.post("/h", data={"code": "12345678", "device": "x"}).status_code == 422
        assert "hakem serve --host 0.0.0.0" in client.get("/e/kis/publish").text
        assert 'id="ph6"' in client.get("/e/kis/phone").text  # whoever sits there may use the big buttons too
        assert hall.people.helpers.listed("kis") == ()


def test_cookies_of_a_server_are_nothing_to_the_laptop_alone(tmp_path: Path) -> None:
    with a_desk(an_event(tmp_path), local=True) as (client, hall):
        token = hall.people.helpers.redeem(a_code(hall.people).token, address="192.168.1.7", device="Elif")
        client.cookies.update({"hakem-device": token, "hakem": "Lold"})
        assert client.get("/e/kis/publish").status_code == 200


def test_where_an_address_works_from() -> None:
    where = [where_from(text) for text in ("192.168.1.20", "10.0.0.7", "172.20.10.2", "100.64.3.3", "81.2.69.160")]
    assert where == [HALL, HALL, HALL, OTHER, INTERNET]
    assert not any(text.startswith("127.") for text in machine_addresses())
    assert qr_image("http://192.168.1.20:8000/h").startswith("data:image/svg+xml")


MACHINE = ("10.0.0.7",)


@pytest.mark.parametrize(
    ("settings", "asked", "found"),
    [
        (
            HallSettings("", False, ("desk.example.org",), host="", behind_proxy=False),
            ("https", "desk.example.org", None),
            "https://desk.example.org",
        ),
        (
            HallSettings("", False, ("desk.local",), host="0.0.0.0", behind_proxy=False),
            ("http", "localhost", 8000),
            "http://desk.local:8000",
        ),
        (
            HallSettings("", False, ("desk.local:8443",), host="0.0.0.0", behind_proxy=False),
            ("http", "localhost", 8000),
            "http://desk.local:8443",
        ),
        (
            HallSettings("", False, ("desk.example.org",), host="127.0.0.1", behind_proxy=True),
            ("http", "localhost", 8000),
            "https://desk.example.org",
        ),
        (
            HallSettings("", False, ("desk.example.org:8443",), host="127.0.0.1", behind_proxy=True),
            ("http", "localhost", 8000),
            "https://desk.example.org:8443",
        ),
        (
            HallSettings("", False, ("desk.example.org",), host="127.0.0.1", behind_proxy=True),
            ("http", "desk.example.org", 81),
            "http://desk.example.org:81",
        ),
        (
            HallSettings("", False, (), host="0.0.0.0", behind_proxy=False),
            ("http", "localhost", 8000),
            "http://10.0.0.7:8000",
        ),
        (
            HallSettings("", False, (), host="192.168.1.5", behind_proxy=False),
            ("http", "192.168.1.5", 8000),
            "http://192.168.1.5:8000",
        ),
        (HallSettings("", False, (), host="127.0.0.1", behind_proxy=False), ("http", "127.0.0.1", 8000), ""),
        (HallSettings("", False, (), host="127.0.0.1", behind_proxy=True), ("http", "localhost", 8000), ""),
        (
            HallSettings("", False, (), host="127.0.0.1", behind_proxy=True),
            ("https", "192.168.1.5", 8443),
            "https://192.168.1.5:8443",
        ),
    ],
)
def test_an_address_is_shown_only_where_the_desk_answers(
    monkeypatch: pytest.MonkeyPatch, settings: HallSettings, asked: tuple[str, str, int | None], found: str
) -> None:
    monkeypatch.setattr(addresses, "machine_addresses", lambda: MACHINE)

    class Asked:
        """A request, as far as its address goes."""

        class url:  # noqa: N801 - it stands for an attribute
            scheme, hostname, port = asked

    shown = desk_addresses(Asked(), settings)  # type: ignore[arg-type]  # nothing else of a request is asked for
    assert [each.base for each in shown] == ([found] if found else [])
    assert {each.where for each in shown} <= ({NAMED} if settings.hosts else {HALL})


def test_a_name_with_a_port_is_let_in_and_printed_once(tmp_path: Path) -> None:
    hall = Hall(HallSettings(str(an_event(tmp_path)), False, ("desk.example.org:8443",), "en"), _cheap)
    own = {"origin": "http://desk.example.org:8443", "host": "desk.example.org:8443"}
    with TestClient(desk_app(hall), headers=own, follow_redirects=False) as client:
        as_arbiter(client, hall)
        made = client.post("/e/kis/helpers", data={"name": "Salon", "boards": "1-6"})
        assert "http://desk.example.org:8443/h<" in made.text


def codes_in(page: str) -> list[str]:
    """What a page sends back of its new codes."""
    return re.findall(r'name="code" value="([^":]+:[^"]+)"', page)


def test_codes_of_all_rounds_for_several_phones_are_printed_on_a_sheet(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(addresses, "machine_addresses", lambda: ("192.168.1.20",))
    with a_desk(an_event(tmp_path)) as (client, hall):
        as_arbiter(client, hall)
        asked = {"name": "Salon Ş", "round": "1", "boards": "1-5", "phones": "2", "rounds": "event"}
        page = client.post("/e/kis/helpers", data=asked).text
        codes = sorted(hall.people.helpers.listed("kis"), key=lambda code: code.name)
        made = [(code.name, code.boards, code.round, code.last_round) for code in codes]
        assert made == [("Salon Ş 1", ((1, 2),), 1, EVERY_ROUND), ("Salon Ş 2", ((3, 5),), 1, EVERY_ROUND)]
        sent = codes_in(page)
        sheet = client.post("/e/kis/helpers/sheet", data={"code": [*sent, "Qnothing:1234 5678"]})
        assert (sheet.status_code, sheet.headers["content-type"]) == (200, "application/pdf")
        assert (
            sheet.headers["content-disposition"]
            == "attachment; filename=\"codes-kis.pdf\"; filename*=UTF-8''codes-kis.pdf"
        )
        text = text_of(sheet.content)
        for said in ("Salon Ş 1", "Salon Ş 2", "boards 3-5", "from round 1 on", "http://192.168.1.20/h", sent[0][-9:]):
            assert said in text
        assert "1234 5678" not in text
        client.post("/e/kis/helpers/end", data={})
        assert client.post("/e/kis/helpers/sheet", data={"code": sent}).status_code == 422
        refused = client.post("/e/kis/helpers", data={**asked, "phones": "6"})
        assert (refused.status_code, len(hall.people.helpers.listed("kis"))) == (422, 2)


def test_a_phone_goes_on_when_the_next_round_is_published(tmp_path: Path) -> None:
    with a_desk(an_event(tmp_path)) as (client, hall):
        wish = CodeWish("kis", 1, ((1, 2),), "Salon", ARBITER, last_round=EVERY_ROUND)
        client.post("/h", data={"code": hall.people.helpers.make(wish).token, "device": "Elif"})
        event = hall.event("kis")

        def shown() -> list[str]:
            return re.findall(r'<article class="ph-card" id="ph(\d+)"', client.get("/e/kis/phone").text)

        assert shown() == ["1", "2"]
        for board in range(1, 7):
            event.do("result", {"round": 1, "board": board, "result": "1-0"})
        event.do("close")
        seq = event.do("pair").seq
        assert shown() == []
        assert "Round 2 is not published yet." in client.get("/e/kis/phone").text
        assert client.get("/api/v1/events/kis/rounds/2").status_code == 403
        event.do("publish")
        assert client.get(f"/e/kis/phone?since={seq}").json()["whole"]
        assert shown() == ["1", "2"]
        report = {"round": 2, "board": 1, "result": "1-0", "key": "a"}
        assert client.post("/e/kis/phone/report", json=report).json()["reports"][0]["outcome"] == "entered"
        for number in (2, 3):
            for board in range(1, 7):
                event.do("result", {"round": number, "board": board, "result": "1-0"})
            event.do("close")
            if number == 2:
                event.do("pair")
                event.do("publish")
        page = client.get("/e/kis/phone").text
        assert "Round 3 is over, and with it the playing. Thank you!" in page
        assert "Ask the arbiter for a code" not in page
        assert re.search(r'id="ph-done" hidden', page)
        event.do("finish")
        assert "Thank you!" in client.get("/e/kis/phone").text


def test_every_captain_has_a_code_at_once_for_the_day_or_the_event(tmp_path: Path) -> None:
    at = AtDesk(tmp_path, system="berger", of_teams=True, board_colours="WB")
    at.enter_teams(["Ankara", "Bursa", "İzmir", "Üsküdar"], 2)
    at.do("change-event", round_dates=["2026-12-05", "2026-12-05", "2026-12-06"])
    at.pair()
    at.close()
    with a_desk(tmp_path) as (client, hall):
        as_arbiter(client, hall)
        page = client.post("/e/event/helpers", data={"captains": "all", "round": "1", "rounds": "day"}).text
        assert len(codes_in(page)) == 4
        made = sorted((code.team, code.name, code.round, code.last_round) for code in listed(hall))
        assert made == [(1, "Ankara", 1, 2), (2, "Bursa", 1, 2), (3, "İzmir", 1, 2), (4, "Üsküdar", 1, 2)]
        client.post("/e/event/helpers", data={"name": "S", "boards": "1-4", "phones": "2", "rounds": "round"})
        assert sorted(code.boards for code in listed(hall) if not code.team) == [((1, 2),), ((3, 4),)]
        refused = client.post("/e/event/helpers", data={"name": "S", "boards": "1-4", "phones": "3"})
        assert "more phones (3) than boards or matches to share out (2)" in refused.text


def listed(hall: Hall) -> tuple[HelperCode, ...]:
    return hall.people.helpers.listed("event")


def test_publishing_is_there_with_its_codes(tmp_path: Path) -> None:
    with a_desk(an_event(tmp_path)) as (client, hall):
        as_arbiter(client, hall, Role.CHIEF_ARBITER)
        a_code(hall.people)
        page = client.get("/e/kis/publish").text
        assert "1 code valid" in page
        client.post("/e/kis/do/unpublish", data={"round": "1", "_back": "/e/kis/publish"})
        assert "Publish round 1" in client.get("/e/kis/publish").text
        news = client.get("/e/kis/publish?since=1").json()
        assert set(news["blocks"]) == {"seq", "alert"}
