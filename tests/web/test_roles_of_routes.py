"""Every action and everything that can be read, asked for by every role: the answer follows from the table of roles."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from hakem.desk.journal.roles import ACTIONS, Person, Role, may, may_read
from tests.support.desk_clients import desk_client, hall_of, tokens_of, two_rounds

FIELDS: Mapping[str, dict[str, Any]] = {
    "create": {"name": "X", "system": "dutch", "rounds": 3},
    "change-event": {"city": "Ankara"},
    "add-player": {"name": "Yeni"},
    "add-players": {"players": [{"name": "Ay"}, {"player": 1, "club": "L"}]},
    "change-player": {"player": 1, "club": "K"},
    "remove-player": {"player": 1},
    "check-in": {"player": 1},
    "number": {"by": "rank"},
    "draw": {"purpose": "tie", "among": [1, 2]},
    "add-team": {"name": "Ankara"},
    "change-team": {"team": 1, "captain": "K"},
    "remove-team": {"team": 1},
    "number-teams": {"by": "rank"},
    "line-up-rules": {"preset": "list-order"},
    "line-up": {"round": 3, "team": 1, "players": [1]},
    "bye": {"player": 1, "round": 3, "kind": "half"},
    "no-bye": {"player": 1, "round": 3},
    "withdraw": {"player": 1},
    "return": {"player": 1},
    "prohibit": {"players": [1, 2]},
    "allow": {"players": [1, 2]},
    "pair": {"round": 3},
    "pair-by-hand": {"round": 2, "boards": [[1, 2]], "reason": "r"},
    "unpair": {"round": 2},
    "publish": {"round": 2},
    "unpublish": {"round": 2},
    "result": {"round": 2, "board": 1, "result": "1-0"},
    "match": {"round": 2, "match": 1, "results": ["1"]},
    "forfeit-match": {"round": 2, "match": 1, "winner": "first"},
    "postpone": {"round": 2, "match": 1},
    "penalty": {"team": 1, "match_points": "1", "reason": "r"},
    "game": {"game": "1.1", "result": "1-0"},
    "close": {"round": 2},
    "reopen": {"round": 1},
    "play-off": {"place": 1},
    "prizes": {"currency": "TL"},
    "finish": {},
    "undo": {},
    "redo": {},
    "note": {"text": "t"},
    "branch": {"name": "b"},
}
OLD: Mapping[str, dict[str, Any]] = {
    "unpublish": {"round": 1},
    "result": {"round": 1, "board": 1, "result": "0-1"},
    "close": {"round": 1},
    "bye": {"player": 1, "round": 1, "kind": "half"},
    "pair": {"round": 1},
}
ELSEWHERE: Mapping[str, dict[str, Any]] = {"result": {"round": 2, "board": 3, "result": "1-0"}}
"""A board that the helper's code does not have."""

DISPUTED: Mapping[str, dict[str, Any]] = {"result": {"round": 2, "board": 4, "result": "0-1"}}
"""A board that has another result."""

CASES: list[tuple[str, dict[str, Any]]] = [
    *FIELDS.items(),
    *OLD.items(),
    *ELSEWHERE.items(),
    *DISPUTED.items(),
]
NAMES = [f"{action}-{fields.get('round', '')}-{fields.get('board', '')}" for action, fields in CASES]


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    made = tmp_path_factory.mktemp("roles")
    two_rounds(made).close()
    return made


@pytest.fixture(scope="module")
def client(folder: Path) -> Iterator[TestClient]:
    with desk_client(folder, local=False) as made:
        yield made


@pytest.fixture(scope="module")
def tokens(client: TestClient) -> Mapping[Role, str]:
    return tokens_of(client, "event", boards=(1, 2))


def person(role: Role) -> Person:
    return Person("", role, 2, ((1, 2),)) if role is Role.HELPER else Person("", role)


def allowed(role: Role, action: str, fields: Mapping[str, Any]) -> bool:
    if action == "match" and role is Role.HELPER:
        return True  # the boards are those of the match, and this event has none: the desk refuses it for that
    stands = "1-0" if fields.get("board") == 4 else ""
    change = (stands, fields.get("result", "")) if action == "result" else None
    board = fields.get("board")
    return may(person(role), action, round=fields.get("round"), current=2, board=board, change=change) is None


def test_there_is_something_to_ask_for_every_action() -> None:
    assert list(FIELDS) == list(ACTIONS)


@pytest.mark.parametrize("role", list(Role), ids=[role.value for role in Role])
@pytest.mark.parametrize(("action", "fields"), CASES, ids=NAMES)
def test_actions(
    client: TestClient, tokens: Mapping[Role, str], role: Role, action: str, fields: dict[str, Any]
) -> None:
    before = hall_of(client).event("event").head
    url = f"/api/v1/events/event/actions/{action}"
    headers = {"authorization": f"Bearer {tokens[role]}"}
    answer = client.post(url, json={**fields, "was": {"no": "such state"}}, headers=headers)
    assert (answer.status_code == 403) == (not allowed(role, action, fields)), answer.text
    assert answer.status_code in (200, 403, 409, 422)
    if answer.status_code != 200:
        assert hall_of(client).event("event").head == before


@pytest.mark.parametrize("action", list(ACTIONS))
def test_whoever_has_not_said_who_they_are_is_asked(client: TestClient, action: str) -> None:
    answer = client.post(f"/api/v1/events/event/actions/{action}", json=FIELDS[action])
    assert (answer.status_code, answer.headers["www-authenticate"]) == (401, "Bearer")


@pytest.mark.parametrize("role", list(Role), ids=[role.value for role in Role])
def test_new_events(client: TestClient, tokens: Mapping[Role, str], role: Role) -> None:
    headers = {"authorization": f"Bearer {tokens[role]}"}
    status = client.post("/api/v1/events", json={"name": ""}, headers=headers).status_code
    expected = {Role.ORGANISER: 422, Role.HELPER: 401}  # a code is for one event, and opens nothing elsewhere
    assert status == expected.get(role, 403)
    assert client.post("/api/v1/events", json={"name": "X"}).status_code == 401


READ = [
    ("status", "", True),
    ("players", "/players", True),
    ("round", "/rounds/1", True),
    ("standings", "/standings", True),
    ("crosstable", "/crosstable", True),
    ("journal", "/journal", False),
    ("export", "/export/trf", False),
    ("export", "/export/xlsx", False),
]


@pytest.mark.parametrize("role", list(Role), ids=[role.value for role in Role])
@pytest.mark.parametrize(("thing", "path", "published"), READ, ids=[path for _, path, _ in READ])
def test_reading(
    client: TestClient, tokens: Mapping[Role, str], role: Role, thing: str, path: str, published: bool
) -> None:
    why = may_read(person(role), thing, published=published)
    answer = client.get(f"/api/v1/events/event{path}", headers={"authorization": f"Bearer {tokens[role]}"})
    assert answer.status_code == (200 if why is None else 403)
    if why is not None:
        assert answer.json()["error"]["code"] == why.key
        assert client.get(f"/api/v1/events/event{path}").status_code == 401


def test_pages_ask_the_same_table(client: TestClient, tokens: Mapping[Role, str], folder: Path) -> None:
    """Forms of the browser go through the same desk: a reader changes nothing, whatever is sent."""
    before = hall_of(client).event("event").head
    for action, fields in FIELDS.items():
        answer = client.post(f"/e/event/do/{action}", data={name: str(value) for name, value in fields.items()})
        assert answer.status_code in (401, 403, 422), action
        shown = {"authorization": f"Bearer {tokens[Role.READER]}"}
        assert client.post(f"/e/event/do/{action}", data={}, headers=shown).status_code in (401, 403, 422)
    assert hall_of(client).event("event").head == before
