"""What somebody on the network of the hall, or an arbiter in a hurry, might try: odd input, other roles, swapped files."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from tests.support.at_desk import AtDesk
from tests.support.desk_clients import desk_client, two_rounds


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


@pytest.mark.parametrize("number", ["--5", "-", "-+5", "5-"])
def test_a_number_that_is_none(client: TestClient, number: str) -> None:
    answer = client.post("/e/event/do/result", data={"round": number, "board": "1", "result": "1-0"})
    assert answer.status_code == 422
