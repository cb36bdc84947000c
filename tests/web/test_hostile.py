"""What somebody on the network of the hall might try, or an arbiter in a hurry."""

from __future__ import annotations

import os
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from argon2 import PasswordHasher
from starlette.testclient import TestClient

from hakem.desk.journal.roles import Role
from hakem.store.guard import AccessRefused
from hakem.store.helpers import CodeWish
from hakem.store.journal import NoSuchEvent
from hakem.store.people import MOST_HASHED
from hakem.web.hall import MOST_OPEN
from tests.support.at_desk import AtDesk
from tests.support.desk_clients import desk_client, hall_of, tokens_of, two_rounds


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient]:
    two_rounds(tmp_path).close()
    with desk_client(tmp_path) as made:
        made.follow_redirects = False
        yield made


@pytest.fixture
def server(tmp_path: Path) -> Iterator[TestClient]:
    """A server in a hall, with an event of which nothing is published yet."""
    two_rounds(tmp_path).close()
    at = AtDesk(tmp_path, "gizli", system="dutch", rounds=4, colour="white")
    at.do("change-event", name="Saklı Kupa")
    at.enter({"name": f"Gizlenen {n}", "rating": 2000 - n} for n in range(1, 9))
    at.pair()
    at.close()
    with desk_client(tmp_path, local=False) as made:
        made.follow_redirects = False
        yield made


# Odd input


NO_ADDRESS = "//["
"""What cannot be taken apart as an address."""


def test_a_way_back_that_is_no_address(client: TestClient) -> None:
    note = {"text": "x", "_back": NO_ADDRESS}
    assert client.post("/e/event/do/note", data=note).headers["location"] == "/e/event?done=20"
    shown = {"referer": f"http:{NO_ADDRESS}"}
    assert client.post("/e/event/do/note", data={"text": "y"}, headers=shown).headers["location"] == "/e/event?done=21"
    assert client.post("/language", data={"_back": NO_ADDRESS}).headers["location"] == "/"
    client.cookies.clear()
    assert client.post("/language", data={}, headers=shown).headers["location"] == "/"
    assert client.get("/login", params={"next": NO_ADDRESS}).status_code == 200


@pytest.mark.parametrize("path", ["verify/{}", "numbers/lots/{}", "players/{}", "players/{}/edit"])
def test_a_number_in_an_address_that_nobody_can_count_to(server: TestClient, path: str) -> None:
    assert server.get(f"/e/event/{path.format('9' * 5000)}").status_code == 404


def test_what_has_been_alerts_nobody(client: TestClient) -> None:
    answer = client.get("/e/event@9/alert")
    assert (answer.status_code, "hidden" in answer.text) == (200, True)


def test_codes_of_an_event_whose_file_has_a_turkish_name(tmp_path: Path) -> None:
    two_rounds(tmp_path, "kış").close()
    with desk_client(tmp_path, local=False, hosts=("testserver",)) as client:
        arbiter = {"authorization": f"Bearer {tokens_of(client, 'kış')[Role.ARBITER]}"}
        made = hall_of(client).people.helpers.make(CodeWish("kış", 2, ((1, 2),), "Salon", "Ayşe"))
        sheet = client.post("/e/kış/helpers/sheet", data={"code": f"{made.token}:{made.digits}"}, headers=arbiter)
        assert (sheet.status_code, sheet.content[:5]) == (200, b"%PDF-")
        assert "codes-k%C4%B1%C5%9F.pdf" in sheet.headers["content-disposition"]


@pytest.mark.parametrize("number", ["--5", "-", "-+5", "5-"])
def test_a_number_that_is_none(client: TestClient, number: str) -> None:
    answer = client.post("/e/event/do/result", data={"round": number, "board": "1", "result": "1-0"})
    assert answer.status_code == 422


# What is in memory


def test_events_that_are_not_there_put_none_out_of_memory(client: TestClient) -> None:
    hall = hall_of(client)
    before = hall.event("event")
    for number in range(MOST_OPEN):
        with pytest.raises(NoSuchEvent):
            hall.event(f"none-{number}")
    assert hall.event("event") is before


@pytest.mark.parametrize("longer", [True, False], ids=["longer", "as long"])
def test_another_file_under_the_same_name(client: TestClient, tmp_path: Path, longer: bool) -> None:
    """A backup that is put back beside a running server is the event from then on, on every page."""
    client.get("/e/event/players")
    aside = tmp_path / "aside"
    aside.mkdir()
    other = two_rounds(aside, name="Sonraki")
    if longer:
        other.do("note", text="one more")
    expected = other.running.head
    other.close()
    for ending in (".hakem-wal", ".hakem-shm"):
        (tmp_path / f"event{ending}").unlink(missing_ok=True)
    os.replace(aside / "event.hakem", tmp_path / "event.hakem")
    shown = client.get("/e/event/players").text
    assert ("Sonraki 3" in shown, "Oyuncu 3" in shown) == (True, False)
    assert [each["name"][:7] for each in client.get("/api/v1/events/event/players").json()] == ["Sonraki"] * 8
    assert hall_of(client).event("event").head == expected
    assert client.post("/e/event/do/note", data={"text": "x"}).status_code == 303
    assert hall_of(client).store.verify("event") == expected.seq + 1


def test_a_shorter_file_under_the_same_name(client: TestClient, tmp_path: Path) -> None:
    client.get("/e/event/players")
    aside = tmp_path / "aside"
    aside.mkdir()
    AtDesk(aside, system="dutch", rounds=4).close()
    for ending in (".hakem-wal", ".hakem-shm"):
        (tmp_path / f"event{ending}").unlink(missing_ok=True)
    os.replace(aside / "event.hakem", tmp_path / "event.hakem")
    assert "Oyuncu 3" not in client.get("/e/event/players").text
    assert client.post("/e/event/do/add-player", data={"name": "İlk"}).status_code == 303
    assert hall_of(client).event("event").head.seq == 2


# Forms


FORMS = {
    "/do/result": {"round": "1", "board": "1", "result": "1-0"},
    "/do/pair": {},
    "/settings": {"city": "Bursa"},
    "/copy": {"name": "y"},
    "/players/add": {"text": "Yeni"},
    "/players/1/change": {"club": "K"},
    "/players/1/byes": {"kind": "half", "rounds": "3"},
    "/players/paste": {"table": "Yeni"},
    "/check-in/tap": {"tap": "1:1"},
    "/check-in/missing": {"p1": "withdraw"},
    "/numbers/given": {"n1": "2"},
    "/numbers/draw": {"purpose": "game", "among": "1,2"},
    "/apart": {"who": "1\n2"},
    "/players/list-check": {"take": "all"},
    "/rounds/1/read-twice": {},
    "/pair": {"fix_white": "Gizlenen", "fix_black": "1"},
    "/play-off/start": {"place": "1"},
}
"""Every form about an event that is not for helpers' codes, with something that it takes."""


@pytest.mark.parametrize("form", FORMS)
def test_a_form_says_nothing_to_those_who_may_not_use_it(server: TestClient, form: str) -> None:
    """Not the name of an event that nobody is to see yet, nor who plays in it, nor whether a round is paired."""
    for headers in ({}, {"hx-request": "true"}):
        answer = server.post(f"/e/gizli{form}", data=FORMS[form], headers=headers)
        assert answer.status_code in ((200,) if headers and form != "/rounds/1/read-twice" else (403,)), answer.text
        assert "is not for a reader" in answer.text
        assert "Saklı" not in answer.text
        assert "Gizlenen 3" not in answer.text


def test_results_say_nothing_to_those_who_may_not_enter_them(server: TestClient) -> None:
    said = {
        board: server.post("/e/gizli/results", json={"round": 1, "board": board, "result": "1-0", "key": "k"}).json()
        for board in (1, 99)
    }
    assert said[1] == said[99]


@pytest.mark.parametrize("form", FORMS)
def test_nothing_is_changed_from_a_page_of_the_past(client: TestClient, form: str) -> None:
    before, events = hall_of(client).event("event").head, hall_of(client).events()
    answer = client.post(f"/e/event@12{form}", data=FORMS[form])
    assert answer.status_code == 422
    assert "What has been cannot be changed" in answer.text
    assert (hall_of(client).event("event").head, hall_of(client).events()) == (before, events)


def test_no_result_is_entered_from_a_page_of_the_past(client: TestClient) -> None:
    before = hall_of(client).event("event").head
    for path in ("results", "phone/report"):
        client.post(f"/e/event@19/{path}", json={"round": 2, "board": 1, "result": "1-0", "key": "k"})
    assert hall_of(client).event("event").head == before


# What is not published


def test_the_list_of_events_does_not_say_that_a_round_is_paired(server: TestClient, tmp_path: Path) -> None:
    organiser = {"authorization": f"Bearer {tokens_of(server, 'event')[Role.ORGANISER]}"}
    event = hall_of(server).event("event")
    for board in (1, 2, 3):
        event.do("result", {"round": 2, "board": board, "result": "1-0"})
    event.do("close")
    event.do("pair")
    assert "round 3 paired" in server.get("/", headers=organiser).text
    assert "round 3" not in server.get("/").text
    assert "Saklı" not in server.get("/").text


# Passwords


def test_many_who_log_in_at_once_do_not_fill_the_memory(server: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    """Every guess takes 64 MiB while it is hashed, and anybody may send twenty of them at once."""
    at_once: list[int] = []
    running = [0]
    real = PasswordHasher.verify

    def verify(self: PasswordHasher, hashed: str, secret: bytes) -> bool:
        running[0] += 1
        at_once.append(running[0])
        time.sleep(0.01)
        try:
            return bool(real(self, hashed, secret))
        finally:
            running[0] -= 1

    monkeypatch.setattr(PasswordHasher, "verify", verify)
    people = hall_of(server).people

    def guess(number: int) -> bool:
        try:
            people.log_in(f"n{number}", "yanlış parola", address=f"10.0.0.{number}", device="d")
        except AccessRefused:
            return False
        return True

    with ThreadPoolExecutor(12) as threads:
        assert not any(threads.map(guess, range(12)))
    assert len(at_once) == 12
    assert max(at_once) <= MOST_HASHED
