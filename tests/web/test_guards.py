"""What every request passes: host, origin, size, the policy for scripts; and that looking changes nothing."""

from __future__ import annotations

import re
from collections.abc import Iterator
from html.parser import HTMLParser
from pathlib import Path

import pytest
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Mount, Route, WebSocketRoute
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect

from hakem.desk.journal.roles import Role
from hakem.web import guards
from tests.support.desk_clients import app_of, desk_client, error_of, get_paths, hall_of, tokens_of, two_rounds

NASTY = ("<script>alert(1)</script>", '"><img src=x onerror=alert(1)>', "'-alert(1)-'", "</title><svg onload=alert(1)>")
DO = "/e/event/do/note"
ACT = "/api/v1/events/event/actions/note"


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient]:
    two_rounds(tmp_path).close()
    with desk_client(tmp_path) as made:
        yield made


# Hosts and origins


@pytest.mark.parametrize("host", ["127.0.0.1:8000", "localhost", "[::1]:8000", "LOCALHOST:1"])
def test_names_of_this_machine(client: TestClient, host: str) -> None:
    assert client.get("/healthz", headers={"host": host}).status_code == 200


@pytest.mark.parametrize(
    "host", ["evil.example", "127.0.0.1.evil.example", "192.168.1.5", "", "testserver:80", "[::2]"]
)
def test_a_desk_of_one_machine_has_no_other_names(client: TestClient, host: str) -> None:
    answer = client.get("/healthz", headers={"host": host})
    assert (answer.status_code, answer.text) == (421, "this server has another name")
    said = client.get("/api/v1/events", headers={"host": host, "accept-language": "tr"})
    assert error_of(said) == {"code": "web-api.guard.host", "message": "bu sunucunun adı başka"}


def test_names_of_a_server(tmp_path: Path) -> None:
    with desk_client(tmp_path, local=False) as client:
        assert client.get("/healthz", headers={"host": "192.168.1.5:8000"}).status_code == 200
        assert client.get("/healthz", headers={"host": "desk.example"}).status_code == 421
    with desk_client(tmp_path, local=False, hosts=("desk.example",)) as client:
        assert client.get("/healthz", headers={"host": "desk.example"}).status_code == 200
        assert client.get("/healthz", headers={"host": "192.168.1.5"}).status_code == 421


@pytest.mark.parametrize("name", ["x-forwarded-for", "forwarded", "x-real-ip"])
def test_a_desk_without_logins_does_not_stand_behind_a_proxy(client: TestClient, tmp_path: Path, name: str) -> None:
    assert client.get("/", headers={name: "203.0.113.5"}).status_code == 403
    with desk_client(tmp_path, local=False) as server:
        assert server.get("/healthz", headers={name: "203.0.113.5"}).status_code == 200


ORIGINS = [
    "http://evil.example",
    "null",
    "https://testserver",
    "http://testserver:81",
    "http://testserver.evil.example",
]


@pytest.mark.parametrize("origin", ORIGINS)
def test_another_site_changes_nothing(client: TestClient, origin: str) -> None:
    before = hall_of(client).event("event").head
    for path, data in ((DO, {"data": {"text": "x"}}), (ACT, {"json": {"text": "x"}})):
        answer = client.post(path, headers={"origin": origin}, **data)  # type: ignore[arg-type]
        assert answer.status_code == 403
    assert error_of(client.post(ACT, json={"text": "x"}, headers={"origin": origin}))["code"] == "web-api.guard.origin"
    with (
        pytest.raises(WebSocketDisconnect),
        client.websocket_connect("/api/v1/events/event/live", headers={"origin": origin}),
    ):
        pass
    assert hall_of(client).event("event").head == before


def test_a_cookie_without_an_origin_changes_nothing(client: TestClient) -> None:
    client.cookies.set("hakem", "Lnothing")
    assert client.post(DO, data={"text": "x"}).status_code == 403
    assert client.post(DO, data={"text": "x"}, headers={"origin": "http://testserver"}).status_code in (200, 303)
    assert client.post(ACT, json={"text": "x"}, headers={"sec-fetch-site": "cross-site"}).status_code == 403


def test_our_own_pages_hear_the_news(client: TestClient) -> None:
    with client.websocket_connect("/api/v1/events/event/live", headers={"origin": "http://testserver"}) as live:
        seq = live.receive_json()["seq"]
        client.post(ACT, json={"text": "x"})
        assert live.receive_json() == {"seq": seq + 1}


def test_every_socket_is_behind_the_guards(client: TestClient) -> None:
    sockets = [route.path for route in app_of(client).routes if isinstance(route, WebSocketRoute)]
    for path in sockets:
        with (
            pytest.raises(WebSocketDisconnect),
            client.websocket_connect(path.replace("{event}", "event"), headers={"origin": "http://evil.example"}),
        ):
            pass
    assert sockets


# Sizes


def test_what_is_too_large_is_not_read(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(guards, "MOST_BYTES", 20_000)
    form = {"content-type": "application/x-www-form-urlencoded"}
    said = client.post(DO, content=b"text=" + b"x" * 30_000, headers=form)
    assert (said.status_code, said.text) == (413, "this is too large")
    in_pieces = client.post(DO, content=iter([b"text=x"] + [b"x" * 1000] * 30), headers=form)
    assert in_pieces.status_code == 413
    assert client.post(DO, content=b"", headers={"content-length": "-1"}).status_code == 413
    boundary = {"content-type": "multipart/form-data; boundary=b"}
    part = b'--b\r\ncontent-disposition: form-data; name="file"; filename="x"\r\n\r\n'
    assert client.post(DO, content=iter([part] + [b"x" * 1000] * 30), headers=boundary).status_code == 413
    in_json = client.post(ACT, content=b" " * 30_000, headers={"content-type": "application/json"})
    assert (in_json.status_code, error_of(in_json)["code"]) == (413, "web-api.guard.size")


# The policy, and looking


def answers(client: TestClient) -> Iterator[tuple[str, object]]:
    """An answer of every page, and of everything that goes wrong."""
    paths = [*get_paths(app_of(client)), "/nothing", "/e/none", "/e/event/nothing", "/static/desk.css", "/static/none"]
    for path in paths:
        yield path, client.get(path)
    yield "421", client.get("/", headers={"host": "evil.example"})
    yield "403", client.post(DO, headers={"origin": "null"})
    yield "405", client.put("/")
    yield "422", client.post("/e/event/do/result", data={"round": "9"})


def test_a_strict_policy_on_every_answer(client: TestClient) -> None:
    for path, answer in answers(client):
        headers = answer.headers  # type: ignore[attr-defined]
        policy = dict(part.strip().partition(" ")[::2] for part in headers["content-security-policy"].split(";"))
        own = (policy["default-src"], policy["script-src"], policy["style-src"])
        assert own == ("'none'", "'self'", "'self'"), path
        assert (policy["frame-ancestors"], policy["base-uri"], policy["form-action"]) == ("'none'", "'none'", "'self'")
        assert (headers["x-content-type-options"], headers["x-frame-options"]) == ("nosniff", "DENY")
        assert "cache-control" in headers


def test_a_mistake_of_ours_is_told_without_saying_where(client: TestClient, capsys: pytest.CaptureFixture[str]) -> None:
    def broken(request: Request) -> Response:
        raise ValueError("secret of the server")

    for path in ("/broken", "/api/broken"):
        app_of(client).router.routes.append(Route(path, broken))
        answer = client.get(path)
        assert (answer.status_code, "secret" in answer.text) == (500, False)
        assert answer.headers["content-security-policy"] == guards.HEADERS["content-security-policy"]
    assert error_of(client.get("/api/broken"))["code"] == "web.unexpected"
    assert "secret of the server" in capsys.readouterr().err


def files_of(folder: Path) -> dict[str, bytes]:
    return {
        str(path.relative_to(folder)): path.read_bytes() for path in folder.rglob("*") if path.suffix != ".hakem-shm"
    }


@pytest.mark.parametrize("local", [True, False], ids=["laptop", "server"])
def test_looking_changes_nothing(tmp_path: Path, local: bool) -> None:
    two_rounds(tmp_path).close()
    with desk_client(tmp_path, local=local) as client:
        shown = {} if local else {"authorization": f"Bearer {tokens_of(client, 'event')[Role.ORGANISER]}"}
        client.get("/api/v1/events/event", headers=shown)
        before, length = files_of(tmp_path), hall_of(client).event("event").head
        paths = get_paths(app_of(client))
        for path in paths:
            status = client.get(path, headers=shown, follow_redirects=False).status_code
            assert status < 500, path
            assert client.head(path, headers=shown, follow_redirects=False).status_code == status, path
        assert hall_of(client).event("event").head == length
        after = files_of(tmp_path)
        assert (set(after), {name for name in after if after[name] != before.get(name)}) == (set(before), set())
    assert len(paths) > 12


def test_every_route_is_a_page_a_file_or_a_socket(client: TestClient) -> None:
    """What is mounted from elsewhere would not be asked by these tests."""
    kinds = {type(route) for route in app_of(client).routes if not isinstance(route, Mount)}
    assert kinds <= {Route, WebSocketRoute}
    assert [route.path for route in app_of(client).routes if isinstance(route, Mount)] == ["/static"]


# Names that are more than names


class Tags(HTMLParser):
    """Every tag of a page with its attributes."""

    def __init__(self) -> None:
        super().__init__()
        self.found: list[tuple[str, dict[str, str | None]]] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.found.append((tag, dict(attrs)))


def harmless(text: str) -> bool:
    """No script but a file of ours, nothing that runs by itself, no picture from nowhere."""
    tags = Tags()
    tags.feed(text)
    scripts = [attrs.get("src") or "" for tag, attrs in tags.found if tag == "script"]
    return (
        all(source.startswith("/static/") for source in scripts)
        and not any(name.startswith("on") for _, attrs in tags.found for name in attrs)
        and not any("style" in attrs or tag == "style" for tag, attrs in tags.found)
        and not any(tag == "img" and attrs.get("src") == "x" for tag, attrs in tags.found)
        and "javascript:" not in text.lower()
    )


def test_what_is_harmful_is_seen() -> None:
    for text in (*NASTY[:2], NASTY[3], '<p style="x">', "<style>x</style>"):
        assert not harmless(text)
    assert harmless('<script src="/static/desk.js"></script><img src="/static/hakem.svg">')


@pytest.mark.parametrize("name", NASTY)
def test_names_are_text_on_every_page(tmp_path: Path, name: str) -> None:
    at = two_rounds(tmp_path, "event", name)
    at.do("change-event", name=name, chief_arbiter=name, deputies=[name], time_control=name)
    at.do("note", text=name, round=2, board=1)
    at.do("draw", purpose="tie", among=[1, 2], seed=name)
    at.close()
    shown = 0
    with desk_client(tmp_path) as client:
        for path in get_paths(app_of(client)):
            answer = client.get(path)
            kind = answer.headers.get("content-type", "")
            if kind.startswith("text/html"):
                assert harmless(answer.text), path
                shown += bool(re.search("alert", answer.text))
            else:
                assert answer.status_code >= 400 or not kind.startswith(("text/html", "image/svg")), path
        for path in (f"/e/{name}", f"/{name}", f"/e/event?done=1&x={name}", f"/e/event/do/{name}"):
            assert harmless(client.get(path).text)
        refused = client.post("/e/event/do/result", data={"round": name, "board": name, "result": name, "_back": name})
        assert harmless(refused.text)
        assert refused.status_code == 422
    assert shown
