"""The API: the same answers as the command line, one shape for every error, and a description that is never old."""

from __future__ import annotations

import io
import json
import re
import zipfile
from collections.abc import Iterator
from pathlib import Path

import pytest
from jsonschema import Draft202012Validator
from python_calamine import CalamineWorkbook
from starlette.routing import Route
from starlette.testclient import TestClient

from hakem.desk.journal.actions import ACTIONS
from hakem.desk.journal.roles import Role
from hakem.web.api_body import MOST_BYTES
from hakem.web.making import ids_for
from tests.cli.runner import hakem
from tests.support.desk_clients import PASSWORD, app_of, desk_client, error_of, hall_of, tokens_of, two_rounds

EVENT = "/api/v1/events/event"
CREATE = {"name": "Bahar Kupası", "system": "dutch", "rounds": 3, "colour": "white"}


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient]:
    two_rounds(tmp_path).close()
    with desk_client(tmp_path) as made:
        yield made


def act(client: TestClient, action: str, **fields: object) -> dict[str, object]:
    answer = client.post(f"{EVENT}/actions/{action}", json=fields)
    assert answer.status_code == 200, answer.text
    found: dict[str, object] = answer.json()
    return found


@pytest.mark.parametrize(
    ("path", "shown"),
    [
        ("", "status"),
        ("/players", "players"),
        ("/rounds/2", "round 2"),
        ("/standings", "standings"),
        ("/crosstable", "crosstable"),
    ],
)
def test_reading_gives_what_the_command_line_shows(client: TestClient, tmp_path: Path, path: str, shown: str) -> None:
    printed = hakem("desk", "show", str(tmp_path / "event.hakem"), *shown.split(), "--format", "json")
    assert client.get(EVENT + path).json() == json.loads(printed.out)


def test_the_journal_behind_an_entry(client: TestClient, tmp_path: Path) -> None:
    lines = hakem("desk", "log", str(tmp_path / "event.hakem"), "--after", "10", "--format", "json").out.splitlines()
    assert client.get(f"{EVENT}/journal?after=10").json() == [json.loads(line) for line in lines]
    assert client.get(f"{EVENT}/journal?after=99999").json() == []
    assert error_of(client.get(f"{EVENT}/journal?after=x"))["code"] == "web-api.field"


def test_a_new_event_and_its_first_round(tmp_path: Path) -> None:
    with desk_client(tmp_path) as client:
        made = client.post("/api/v1/events", json=CREATE)
        assert (made.status_code, made.json()["id"], made.json()["seq"]) == (201, "bahar-kupasi", 1)
        assert made.headers["location"] == "/api/v1/events/bahar-kupasi"
        again = client.post("/api/v1/events", json={**CREATE, "key": "k"}).json()["id"]
        assert again == "bahar-kupasi-2"
        assert client.post("/api/v1/events", json={**CREATE, "key": "k"}).json()["id"] == again
        other = client.post("/api/v1/events", json={**CREATE, "rounds": 4, "key": "k"})
        assert (other.status_code, error_of(other)["code"]) == (422, "desk.key-used")
        listed = client.get("/api/v1/events").json()
        assert [each["event"] for each in listed["events"]] == ["bahar-kupasi", "bahar-kupasi-2"]
        assert client.get("/api/v1/events?limit=1").json()["more"] is True
        rest = client.get("/api/v1/events?after=bahar-kupasi&limit=1").json()
        assert ([each["event"] for each in rest["events"]], rest["more"]) == (["bahar-kupasi-2"], False)


@pytest.mark.parametrize(
    ("name", "id"),
    [
        ("IŞIK Kupası '26", "isik-kupasi-26"),
        ("", "event"),
        ("../..", "event"),
        ("Кубок", "кубок"),
        ("a" * 300, "a" * 60),
    ],
)
def test_ids_follow_from_names(name: str, id: str) -> None:
    assert next(ids_for(name)) == id


def test_an_event_that_cannot_be_read_hides_no_other(client: TestClient, tmp_path: Path) -> None:
    (tmp_path / "broken.hakem").write_bytes(b"no event at all")
    assert client.get("/api/v1/events").json()["events"][0] == {"event": "broken", "problem": "store.not-ours"}


def test_an_action_says_what_it_added(client: TestClient) -> None:
    seq = client.get(EVENT).json()["seq"]
    assert act(client, "result", round=2, board=1, result="1-0") == {
        "seq": seq + 1,
        "entries": [seq + 1],
        "warnings": [],
    }
    assert act(client, "result", round=2, board=1, result="1-0")["entries"] == []
    replaced = act(client, "result", round=2, board=1, result="0-1", was="1-0")
    assert [each["code"] for each in replaced["warnings"]] == ["result-replaced"]  # type: ignore[attr-defined]
    assert act(client, "undo")["entries"] == [seq + 3]


def test_a_send_that_is_repeated_is_answered_as_the_first(client: TestClient) -> None:
    first = act(client, "note", text="bir", key="phone/1")
    assert act(client, "note", text="bir", key="phone/1") == first
    other = client.post(f"{EVENT}/actions/note", json={"text": "iki", "key": "phone/1"})
    assert (other.status_code, error_of(other)["code"]) == (422, "desk.key-used")


def test_a_branch_leaves_the_original_alone(client: TestClient) -> None:
    before = client.get(EVENT).json()
    answer = act(client, "branch", name="Ya öyle olsaydı?")
    assert answer["id"] == "ya-oyle-olsaydi"
    assert client.get(EVENT).json() == before
    assert client.get("/api/v1/events/ya-oyle-olsaydi").json()["round"] == 2
    assert act(client, "branch", name="Ya öyle olsaydı?")["id"] == "ya-oyle-olsaydi-2"


def test_what_changed_meanwhile_is_said_with_both_values(client: TestClient) -> None:
    answer = client.post(f"{EVENT}/actions/result", json={"round": 2, "board": 4, "result": "0-1", "was": "½-½"})
    error = error_of(answer)
    assert (answer.status_code, error["was"], error["now"]) == (409, "½-½", "1-0")


def test_warnings_have_to_be_confirmed(client: TestClient) -> None:
    answer = client.post(f"{EVENT}/actions/unpair", json={}, headers={"accept-language": "tr"})
    warnings = {each["code"]: each for each in error_of(answer)["warnings"]}
    assert (answer.status_code, warnings["results-lost"]["level"]) == (422, 3)
    assert warnings["results-lost"]["text"].startswith("2. tur")
    assert act(client, "unpair", confirm=list(warnings))["warnings"]


def test_refusals_name_the_place_and_the_article_in_the_language_of_the_visitor(client: TestClient) -> None:
    answer = client.post(
        f"{EVENT}/actions/result", json={"round": 2, "board": 99, "result": "1-0"}, headers={"accept-language": "tr"}
    )
    error = error_of(answer)
    assert (answer.status_code, error["code"], error["where"]) == (422, "desk.no-such-board", {"round": 2, "board": 99})
    assert error["message"] == "2. turda 99. masa yok"


BODIES = [
    (b"[1]", "json.no-object", {"row": 1, "column": 1}),
    (b'{"text":\n 1,}', "json.key-expected", {"row": 2, "column": 4}),
    (b'{"text": "a", "text": "b"}', "json.key-twice", {"row": 1, "column": 15}),
    (b'{"text": NaN}', "json.value-expected", {"row": 1, "column": 10}),
    (b'{"text": "\\ud800"}', "json.surrogate", {"row": 1, "column": 10}),
    (b'{"was": ' + b"[" * 40 + b"]" * 40 + b"}", "json.too-deep", {"row": 1, "column": 40}),
    (b'{"was": ' + b"[" * 100_000, "json.too-deep", {"row": 1, "column": 40}),
    (b'{"text": 1e5}', "json.no-whole-number", None),
    (b'{"was": 1' + b"0" * 5000 + b"}", "json.number-too-large", None),
    (b'{"text": "\xff"}', "web-api.letters", None),
    (b'{"key": 1, "text": "x"}', "web-api.field", None),
    (b'{"confirm": "x", "text": "x"}', "web-api.field", None),
    (b'{"txt": "x"}', "desk.fields", None),
]


@pytest.mark.parametrize(("body", "code", "where"), BODIES, ids=[code for _, code, _ in BODIES])
def test_what_cannot_be_read_is_refused_with_its_place(
    client: TestClient, body: bytes, code: str, where: dict[str, int] | None
) -> None:
    answer = client.post(f"{EVENT}/actions/note", content=body, headers={"content-type": "application/json"})
    error = error_of(answer)
    assert (answer.status_code, error["code"], error.get("where")) == (422, code, where)


def test_bodies_are_json_of_bounded_size(client: TestClient) -> None:
    path, media = f"{EVENT}/actions/note", {"content-type": "application/json"}
    large = b'{"text": "' + b"x" * MOST_BYTES + b'"}'
    assert client.post(path, content=large, headers=media).status_code == 413
    in_pieces = client.post(path, content=iter([large[:1000]] * 1100), headers=media)
    assert (in_pieces.status_code, error_of(in_pieces)["code"]) == (413, "web-api.too-large")
    form = client.post(path, data={"text": "x"})
    assert (form.status_code, error_of(form)["code"]) == (415, "web-api.media")
    assert client.post(f"{EVENT}/actions/undo").status_code == 200


@pytest.mark.parametrize(
    ("path", "code"),
    [
        ("/api/v1/events/none", "store.no-such-event"),
        ("/api/v1/events/..%2Fevent", "web.not-found"),
        (f"{EVENT}/rounds/3", "desk.no-such-round"),
        (f"{EVENT}/rounds/0", "desk.no-such-round"),
        (f"{EVENT}/rounds/x", "web.not-found"),
        (f"{EVENT}/rounds/{'9' * 5000}", "web.not-found"),
        (f"{EVENT}/export/doc", "web-api.format"),
        (f"{EVENT}/documents/poster.pdf", "unknown.document"),
        (f"{EVENT}/documents/standings", "web.not-found"),
        ("/api/v2", "web.not-found"),
    ],
)
def test_what_is_not_there(client: TestClient, path: str, code: str) -> None:
    answer = client.get(path)
    assert (answer.status_code, error_of(answer)["code"]) == (404, code)


def test_methods_that_are_none(client: TestClient) -> None:
    for path, allowed in (("/api/v1/events", {"GET", "HEAD", "POST"}), (f"{EVENT}/actions/pair", {"POST"})):
        answer = client.delete(path)
        assert (answer.status_code, error_of(answer)["code"]) == (405, "web.http-error")
        assert set(answer.headers["allow"].split(", ")) == allowed
    assert client.post(f"{EVENT}/actions/dance", json={}).status_code == 404


def test_an_answer_that_is_known_is_not_sent_again(client: TestClient) -> None:
    first = client.get(f"{EVENT}/rounds/2")
    again = client.get(f"{EVENT}/rounds/2", headers={"if-none-match": first.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")
    act(client, "result", round=2, board=1, result="1-0")
    assert client.get(f"{EVENT}/rounds/2", headers={"if-none-match": first.headers["etag"]}).status_code == 200


# Files


def test_exports_are_what_the_command_line_writes(client: TestClient, tmp_path: Path) -> None:
    for form, ending in (("trf", ".trf"), ("json", ".json"), ("pgn", ".pgn"), ("journal", ".jsonl")):
        out = tmp_path / f"out{ending}"
        assert hakem("desk", "export", str(tmp_path / "event.hakem"), str(out)).code == 0
        answer = client.get(f"{EVENT}/export/{form}")
        assert answer.content == out.read_bytes()
        assert answer.headers["content-disposition"].startswith(f'attachment; filename="event{ending}"')


def test_names_are_no_formulas_in_spreadsheets(tmp_path: Path) -> None:
    names = ("=cmd()", "+1+1", "-2+3", "@SUM(A1)", '=HYPERLINK("http://x")')
    for number, name in enumerate(names):
        two_rounds(tmp_path, f"e{number}", name).close()
    with desk_client(tmp_path) as client:
        for number, name in enumerate(names):
            path = f"/api/v1/events/e{number}/export"
            cells = client.get(f"{path}/csv").text.replace('"', "").split(",")
            assert not [cell for cell in cells if re.match(r"[=+@-](?![\d.]*$)", cell)]
            assert any(cell.startswith(f"'{name[:4]}".replace('"', "")) for cell in cells)
            data = client.get(f"{path}/xlsx").content
            with zipfile.ZipFile(io.BytesIO(data)) as book:
                assert not [part for part in book.namelist() if b"<f>" in book.read(part)]
            rows = CalamineWorkbook.from_filelike(io.BytesIO(data)).get_sheet_by_index(0).to_python()
            assert any(str(cell).startswith(name) for row in rows for cell in row)


def test_two_texts_for_swiss_manager(client: TestClient) -> None:
    with zipfile.ZipFile(io.BytesIO(client.get(f"{EVENT}/export/swiss-manager").content)) as archive:
        assert archive.namelist() == ["players.txt", "pairings.txt"]
        assert b"Oyuncu 1" in archive.read("players.txt")


# Who asks


def test_a_program_logs_in_and_out(tmp_path: Path) -> None:
    two_rounds(tmp_path).close()
    with desk_client(tmp_path, local=False) as client:
        hall_of(client).people.add_account("Ayşe", PASSWORD, Role.ARBITER)
        wish = {"name": "Ayşe", "password": PASSWORD, "device": "betik"}
        token = client.post("/api/v1/login", json=wish).json()["token"]
        shown = {"authorization": f"Bearer {token}"}
        assert client.get(f"{EVENT}/journal", headers=shown).status_code == 200
        note = client.post(f"{EVENT}/actions/note", json={"text": "buradayım"}, headers=shown)
        assert note.status_code == 200
        assert client.get(f"{EVENT}/journal", headers=shown).json()[-1]["by"] == "Ayşe"
        assert client.post("/api/v1/logout", headers=shown).json() == {}
        over = client.get(EVENT, headers=shown)
        assert (over.status_code, error_of(over)["code"]) == (401, "web-api.token")
        assert over.headers["www-authenticate"] == "Bearer"


def test_a_token_that_is_revoked_is_dead_at_the_next_request(tmp_path: Path) -> None:
    two_rounds(tmp_path).close()
    with desk_client(tmp_path, local=False) as client:
        tokens = tokens_of(client, "event")
        people = hall_of(client).people
        for role, end in (
            (Role.ARBITER, lambda: people.end_logins("arbiter")),
            (Role.CHIEF_ARBITER, lambda: people.set_disabled("chief-arbiter", True)),
            (Role.HELPER, lambda: people.helpers.revoke("event", people.helpers.listed("event")[0].id)),
        ):
            shown = {"authorization": f"Bearer {tokens[role]}"}
            assert client.get(EVENT, headers=shown).status_code == 200
            end()  # type: ignore[no-untyped-call]
            assert client.get(EVENT, headers=shown).status_code == 401
            assert client.post(f"{EVENT}/actions/undo", headers=shown).status_code == 401


def test_guesses_at_a_password_are_slowed_down(tmp_path: Path) -> None:
    with desk_client(tmp_path, local=False) as client:
        wish = {"name": "Ayşe", "password": "wrong wrong wrong", "device": "betik"}
        answers = [client.post("/api/v1/login", json=wish) for _ in range(11)]
        assert [each.status_code for each in answers] == [401] * 10 + [429]
        assert error_of(answers[0])["code"] == "access.wrong"
        assert int(answers[-1].headers["retry-after"]) > 0


def test_readers_see_what_is_published(tmp_path: Path) -> None:
    at = two_rounds(tmp_path)
    at.do("unpublish", round=2)
    at.close()
    two_rounds(tmp_path, "hidden").do("unpublish", round=1)
    with desk_client(tmp_path, local=False) as client:
        assert [each["event"] for each in client.get("/api/v1/events").json()["events"]] == ["event"]
        assert client.get(EVENT).json()["round"] == 1
        assert len(client.get(f"{EVENT}/standings").json()["standings"]) == 8
        assert client.get(f"{EVENT}/standings").json()["after_round"] == 1
        assert client.get(f"{EVENT}/rounds/1").status_code == 200
        assert client.get(f"{EVENT}/rounds/2").status_code == 401
        helper = {"authorization": f"Bearer {tokens_of(client, 'event')[Role.HELPER]}"}
        assert client.get(f"{EVENT}/rounds/2", headers=helper).json()["round"] == 2
        assert client.get(f"{EVENT}/standings", headers=helper).json()["after_round"] == 1
        assert client.get("/e/event?done=21").text == client.get("/e/event").text


# The description


def described(client: TestClient) -> dict[str, object]:
    found: dict[str, object] = client.get("/api/openapi.json").json()
    return found


def test_every_route_is_described_and_every_description_has_a_route(client: TestClient) -> None:
    paths = described(client)["paths"]
    assert isinstance(paths, dict)
    routes = [r for r in app_of(client).routes if isinstance(r, Route) and r.path.startswith("/api/")]
    asked = {(method, path) for path, methods in paths.items() for method in map(str.upper, methods)}
    by_route = {
        (method, route.path) for route in routes for method in route.methods or () if method not in ("HEAD", "OPTIONS")
    }
    one_for_all = ("POST", "/api/v1/events/{event}/actions/{action}")
    actions = {("POST", f"/api/v1/events/{{event}}/actions/{action}") for action in ACTIONS if action != "create"}
    assert asked == (by_route - {one_for_all}) | actions


def test_the_description_describes_what_is_sent(client: TestClient) -> None:
    description = described(client)
    text = json.dumps(description)
    assert description["openapi"] == "3.1.0"
    for reference in set(re.findall(r'"\$ref": "#/([^"]+)"', text)):
        place: object = description
        for part in reference.split("/"):
            assert isinstance(place, dict)
            place = place[part]
    paths = description["paths"]
    assert isinstance(paths, dict)
    schema = paths["/api/v1/events/{event}/actions/result"]["post"]["requestBody"]["content"]["application/json"][
        "schema"
    ]
    Draft202012Validator.check_schema(schema)
    judge = Draft202012Validator(schema)
    assert judge.is_valid({"round": 1, "board": 2, "result": "1-0", "was": "", "confirm": ["x"], "key": "k"})
    assert not judge.is_valid({"round": 1, "board": 2})
    assert not judge.is_valid({"round": 1, "board": 2, "result": "1-0", "by": "me"})
