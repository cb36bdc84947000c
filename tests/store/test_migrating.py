"""``hakem desk migrate``: what was old is brought up to date, and it is said what was done."""

from __future__ import annotations

import json
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from hakem.desk.journal.roles import Person, Role
from hakem.store import chaining
from hakem.store.beside import MIGRATIONS
from hakem.store.guard import digest_of, now
from hakem.store.people import open_people
from tests.cli.runner import hakem
from tests.support.at_desk import AtDesk
from tests.support.postgres import server_url


def test_a_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    AtDesk(tmp_path, "cup", system="dutch", rounds=3).close()
    open_people(tmp_path).close()
    assert hakem("desk", "migrate", str(tmp_path)).out.splitlines() == [
        "cup.hakem: version 1 of the tables, nothing to do",
        "people.db: version 3 of the tables, nothing to do",
    ]
    steps = tmp_path / "migrations" / "sqlite"
    steps.mkdir(parents=True)
    (steps / "0001.sql").write_text(chaining.migrations("sqlite")[0], encoding="utf-8")
    (steps / "0002.sql").write_text("CREATE TABLE later (x TEXT) STRICT;\n")
    monkeypatch.setattr("hakem.store.connections.migrations", lambda kind: chaining.migrations(kind, str(steps.parent)))
    first = hakem("desk", "migrate", str(tmp_path), "--format", "json").out.splitlines()[0]
    assert json.loads(first) == {"name": "cup.hakem", "before": 1, "after": 2}
    again = hakem("desk", "migrate", str(tmp_path), lang="tr").out.splitlines()[0]
    assert again == "cup.hakem: tabloların sürümü 2, yapılacak bir şey yok"


def test_codes_of_an_older_hakem_go_on_working(tmp_path: Path) -> None:
    """The tables of version 1 had no teams: a code that was told then is one of boards."""
    with closing(sqlite3.connect(tmp_path / "people.db")) as old:
        old.executescript((MIGRATIONS / "people" / "sqlite" / "0001.sql").read_text(encoding="utf-8"))
        token, expires = "Q" + "a" * 40, now() + 10**8
        row = ("c1", "cup", 2, "1-4", "Salon", "Ayşe", 1, expires, 0, "d", digest_of(token))
        old.execute(f"INSERT INTO codes VALUES ({', '.join('?' * len(row))})", row)
        old.execute(f"PRAGMA application_id={int.from_bytes(b'Hkpe', 'big')}")
        old.execute("PRAGMA user_version=1")
        old.commit()
    with closing(open_people(tmp_path)) as people:
        device = people.helpers.redeem(token, address="192.168.1.2", device="Elif")
        assert people.person(device, "cup") == Person("Salon · Elif", Role.HELPER, 2, ((1, 4),))


def test_a_server() -> None:
    assert hakem("desk", "migrate", server_url()).code == 0
    done = hakem("desk", "migrate", server_url())
    parts = ["hakem", "hakem_people", "hakem_secrets", "hakem_screens", "hakem_columns"]
    assert [line.partition(":")[0] for line in done.out.splitlines()] == parts
    assert all(line.endswith("nothing to do") for line in done.out.splitlines())


def test_what_is_none(tmp_path: Path) -> None:
    done = hakem("desk", "migrate", str(tmp_path / "none"))
    assert (done.code, len(done.err.splitlines())) == (5, 1)
    (tmp_path / "broken.hakem").write_text("nothing")
    assert hakem("desk", "migrate", str(tmp_path)).code == 5
