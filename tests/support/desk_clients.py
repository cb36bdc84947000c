"""Programs that ask the desk, without a server between: a client for each kind of visitor."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from starlette.applications import Starlette
from starlette.routing import Route
from starlette.testclient import TestClient

from hakem.desk.journal.roles import Role
from hakem.store.helpers import CodeWish
from hakem.web.app import desk_app
from hakem.web.hall import Hall, HallSettings
from tests.support.at_desk import AtDesk
from tests.support.people_stores import Ticking, people_at

PASSWORD = "doğru at zımba pil"
ADDRESS = "192.168.1.20"


@contextmanager
def desk_client(
    folder: Path, *, local: bool = True, hosts: tuple[str, ...] = (), token: str = "", language: str = "en"
) -> Iterator[TestClient]:
    """Somebody in front of the desk of a folder; what goes wrong inside comes out as an answer, as it does in life."""
    hall = Hall(HallSettings(str(folder), local, hosts, language), lambda where: people_at(where, Ticking()))
    headers = {"authorization": f"Bearer {token}"} if token else {}
    try:
        with TestClient(desk_app(hall), headers=headers, raise_server_exceptions=False) as client:
            yield client
    finally:
        hall.close()


def app_of(client: TestClient) -> Starlette:
    """The application that a client asks."""
    app = client.app
    assert isinstance(app, Starlette)
    return app


def hall_of(client: TestClient) -> Hall:
    """What it has open."""
    hall: Hall = app_of(client).state.hall
    return hall


def tokens_of(client: TestClient, event: str, round_no: int = 2, boards: tuple[int, int] = (1, 2)) -> dict[Role, str]:
    """A token for every role, at that event."""
    people = hall_of(client).people
    found: dict[Role, str] = {}
    for role in Role:
        if role is Role.HELPER:
            wish = CodeWish(event, round_no, (boards,), "Salon", "Ayşe")
            code = people.helpers.make(wish)
            found[role] = people.helpers.redeem(code.token, address=ADDRESS, device="telefon")
        else:
            people.add_account(role.value, PASSWORD, role)
            found[role] = people.log_in(role.value, PASSWORD, address=ADDRESS, device="test").token
    return found


def error_of(answer: Any) -> Mapping[str, Any]:
    """What an answer says that went wrong."""
    error: Mapping[str, Any] = answer.json()["error"]
    assert {"code", "message"} <= set(error)
    return error


def two_rounds(folder: Path, event: str = "event", name: str = "Oyuncu") -> AtDesk:
    """Eight players: round 1 over and published, round 2 published with one result."""
    at = AtDesk(folder, event, system="dutch", rounds=4, colour="white", city=f"İzmir {name}")
    at.enter({"name": f"{name} {n}", "rating": 2000 - n, "club": f"Kulüp {name} {n % 2}"} for n in range(1, 9))
    at.pair()
    at.do("publish")
    at.play_all("1", "=", "0", "1")
    at.pair()
    at.do("publish")
    at.do("result", round=2, board=4, result="1-0")
    return at


FILLED = {"event": "event", "round": "1", "format": "trf", "action": "pair", "player": "1", "board": "1", "seq": "1"}


def get_paths(app: Starlette, event: str = "event") -> list[str]:
    """An address of every page and answer that can be got, with something that is there in the place of each name."""
    found = []
    for route in app.routes:
        if isinstance(route, Route) and "GET" in (route.methods or ()):
            path = route.path
            for name in route.param_convertors:
                kind = route.param_convertors[name].__class__.__name__
                value = event if name == "event" else FILLED.get(name, "1")
                path = path.replace(f"{{{name}:{kind.removesuffix('Convertor').lower()}}}", value)
                path = path.replace(f"{{{name}}}", value)
            found.append(path)
    return found
