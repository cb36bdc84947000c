"""Copies of an event: listed, looked at, downloaded, in its place; and files of events that are here already."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from hakem.desk.journal.roles import Role
from hakem.store.copies import backup, copy_name, kept_copies
from hakem.store.running import open_event
from tests.support.at_desk import AtDesk
from tests.support.desk_clients import desk_client, hall_of, tokens_of


def played(folder: Path) -> int:
    """An event with two rounds closed, and how many entries it had behind the first."""
    at = AtDesk(folder, system="dutch", rounds=4, colour="white")
    at.enter({"name": f"P{n}", "rating": 2000 - n} for n in range(1, 9))
    (folder / "backups").mkdir()
    made = []
    for results in (("1", "1", "1", "1"), ("1", "=", "0", "1")):
        at.pair()
        at.play_all(*results)
        made.append(len(at.running.entries))
        name = copy_name("event", str(len(made)), made[-1])
        backup(at.running.store, "event", folder / "backups" / name)
    at.close()
    return made[0]


def in_place(client: TestClient, name: str) -> str:
    answer = client.post("/e/event/backups/in-place", data={"name": name}, follow_redirects=True)
    return answer.text


def rounds(folder: Path) -> int:
    with open_event(str(folder / "event.hakem")) as event:
        return event.desk.round_no


def test_a_copy_takes_the_place_of_its_event_and_goes_again(tmp_path: Path) -> None:
    first = played(tmp_path)
    old = f"event-1-{first}.hakem"
    with desk_client(tmp_path) as client:
        page = client.get("/e/event/backups").text
        assert [*re.findall(r"event-\d+-\d+\.hakem</span>", page)] == [
            f"{name}</span>" for name in sorted(_names(tmp_path), reverse=True)
        ]
        assert f'href="/e/event@{first}/rounds"' in page
        assert client.get(f"/e/event/backups/{old}").content == (tmp_path / "backups" / old).read_bytes()
        assert client.get("/e/event/backups/people.db").status_code == 404
        in_place(client, old)
        assert rounds(tmp_path) == 1
        (before,) = [each for each in kept_copies(str(tmp_path / "backups"), "event") if each.why == "before"]
        client.post("/e/event/do/redo")
        assert rounds(tmp_path) == 2
        client.post("/e/event/do/undo", data={"steps": "1"})
        client.post("/e/event/do/note", data={"text": "başka"})
        assert "event-before" in client.get("/e/event/backups").text
        copied = client.post("/e/event/backups/copy", data={"name": before.name}, follow_redirects=False)
        assert copied.headers["location"] == "/e/turkiye-kupasi"


def _names(folder: Path) -> list[str]:
    return [path.name for path in (folder / "backups").iterdir()]


@pytest.mark.parametrize("wanted", ["same", "older", "newer"])
def test_the_file_of_an_event_that_is_here_is_recognised(tmp_path: Path, wanted: str) -> None:
    first = played(tmp_path)
    whole = tmp_path / "whole.bak"
    with open_event(str(tmp_path / "event.hakem")) as event:
        backup(event.store, "event", whole)
    data = whole.read_bytes()
    if wanted == "older":
        data = (tmp_path / "backups" / f"event-1-{first}.hakem").read_bytes()
    if wanted == "newer":  # what is here is what was behind round 1
        for ending in ("", "-wal", "-shm"):
            (tmp_path / f"event.hakem{ending}").unlink(missing_ok=True)
        (tmp_path / "event.hakem").write_bytes((tmp_path / "backups" / f"event-1-{first}.hakem").read_bytes())
        for name in _names(tmp_path):
            (tmp_path / "backups" / name).unlink()
    with desk_client(tmp_path) as client:
        answer = client.post("/import", files={"file": ("event.hakem", data)})
        assert answer.status_code == 200
        assert re.search(r'href="/e/event(/backups)?"', answer.text)
        assert len(re.findall(r'class="button next"', answer.text)) == 1
        assert re.search(r'name="copy"[^>]*checked', answer.text) is None  # a second event is somebody's own wish
        assert sorted(path.name for path in tmp_path.glob("*.hakem")) == ["event.hakem"]
        if wanted == "newer":
            (kept,) = _names(tmp_path)
            in_place(client, kept)
            assert rounds(tmp_path) == 2
        copied = client.post(
            "/import", files={"file": ("event.hakem", data)}, data={"copy": "true"}, follow_redirects=False
        )
        assert copied.status_code == 303


def test_a_report_is_recognised_and_says_on_its_event_what_it_found(tmp_path: Path) -> None:
    played(tmp_path)
    with desk_client(tmp_path) as client:
        report = client.get("/api/v1/events/event/export/trf").content
        begun = client.post("/import", files={"file": ("kupa.trf", report)}, follow_redirects=False)
        event = begun.headers.get("location") or re.findall(r'href="(/e/[^"]+)"', begun.text)[-1]
        assert 'id="ev-found"' in client.get(event).text
        again = client.post("/import", files={"file": ("kupa.trf", report)})
        assert (again.status_code, f'href="{event}"' in again.text) == (200, True)
        assert 'id="ev-found"' not in client.get("/e/event").text


def test_a_copy_brings_nothing_that_its_bearer_may_not_do(tmp_path: Path) -> None:
    """A file that goes on from the event may say what only the chief arbiter can."""
    played(tmp_path)
    kept = tmp_path / "backups" / "event-import-99.hakem"
    with open_event(str(tmp_path / "event.hakem")) as event:
        early = tmp_path / "early.bak"
        backup(event.store, "event", early)
        event.do("change-event", {"city": "Bursa"})
        backup(event.store, "event", kept)
    for ending in ("", "-wal", "-shm"):
        (tmp_path / f"event.hakem{ending}").unlink(missing_ok=True)
    early.rename(tmp_path / "event.hakem")
    with desk_client(tmp_path, local=False) as client:
        tokens = tokens_of(client, "event")
        for role, status, city in ((Role.ARBITER, 403, ""), (Role.CHIEF_ARBITER, 303, "Bursa")):
            headers = {"authorization": f"Bearer {tokens[role]}"}
            answer = client.post(
                "/e/event/backups/in-place", data={"name": kept.name}, headers=headers, follow_redirects=False
            )
            now = hall_of(client).event("event").desk.tournament.event.city or ""
            assert (answer.status_code, now) == (status, city)


def test_a_copy_that_goes_while_somebody_looks_is_no_copy(tmp_path: Path) -> None:
    """A file that has gone, or is none, is left out; the others are listed."""
    first = played(tmp_path)
    (tmp_path / "backups" / "event-3-90.hakem").symlink_to(tmp_path / "nothing")
    (tmp_path / "backups" / "event-4-91.hakem").mkdir()
    with desk_client(tmp_path) as client:
        page = client.get("/e/event/backups")
        shown = [name in page.text for name in (f"event-1-{first}.hakem", "event-3-90", "event-4-91")]
        assert (page.status_code, shown) == (200, [True, False, False])
        assert client.get("/e/event/backups/event-4-91.hakem").status_code == 404
