"""Small databases beside the journals: made once, all or nothing, and damaged or newer ones are left alone."""

from __future__ import annotations

import os
import sqlite3
import stat
import subprocess
import sys
from contextlib import closing, suppress
from pathlib import Path
from threading import Thread

import psycopg
import pytest

from hakem.errors import RequestError
from hakem.store.beside import Database, FileDatabase, Run, ServerDatabase, open_beside
from hakem.store.journal import StoreError
from tests.support.people_stores import in_every_store, place
from tests.support.postgres import server_url


def refused(where: str | Path, part: str = "people") -> str:
    with pytest.raises(StoreError) as error:
        open_beside(where, part)
    return error.value.message.key


def _fail_after_writing(database: Database) -> None:
    with database.writing() as run:
        run("INSERT INTO settings VALUES (?, ?)", "a", "b")
        raise KeyError


def _end_connection(run: Run) -> None:
    ((process,),) = run("SELECT pg_backend_pid()")
    with psycopg.connect(server_url(), autocommit=True) as other:
        other.execute("SELECT pg_terminate_backend(%s)", (process,))


def _break_while_writing(database: Database) -> None:
    """Whoever goes on after that must not write outside of the transaction."""
    with database.writing() as run:
        run("INSERT INTO settings VALUES (?, ?)", "a", "b")
        _end_connection(run)
        with suppress(psycopg.Error):
            run("INSERT INTO settings VALUES (?, ?)", "c", "d")
        run("INSERT INTO settings VALUES (?, ?)", "e", "f")


@in_every_store
class TestBothKinds:
    def test_a_failure_takes_everything_back(self, kind: str, tmp_path: Path) -> None:
        with closing(open_beside(place(kind, tmp_path), "people")) as database:
            with pytest.raises(KeyError):
                _fail_after_writing(database)
            assert list(database.read("SELECT * FROM settings")) == []
            with database.writing() as run:
                run("INSERT INTO settings VALUES (?, ?)", "a", "b")
            assert list(database.read("SELECT * FROM settings")) == [("a", "b")]

    @pytest.mark.parametrize("text", ["a\0b", "\ud800", 2**63, -(2**63) - 1])
    def test_values_that_no_store_can_keep(self, kind: str, tmp_path: Path, text: object) -> None:
        with closing(open_beside(place(kind, tmp_path), "people")) as database:
            with pytest.raises(RequestError) as error:
                database.read("SELECT * FROM settings WHERE name = ?", text)
            assert error.value.message.key == "beside.value"

    def test_a_wrong_statement_is_an_error_of_ours(self, kind: str, tmp_path: Path) -> None:
        with closing(open_beside(place(kind, tmp_path), "people")) as database:
            with pytest.raises(StoreError):
                database.read("SELECT * FROM nowhere")
            assert list(database.read("SELECT 1")) == [(1,)]

    def test_several_can_make_it_at_once(self, kind: str, tmp_path: Path) -> None:
        where = place(kind, tmp_path)
        program = "import sys; from hakem.store.beside import open_beside; open_beside(sys.argv[1], 'people').close()"
        running = [subprocess.Popen([sys.executable, "-c", program, where]) for _ in range(4)]
        assert [process.wait() for process in running] == [0, 0, 0, 0]

    def test_threads_share_it(self, kind: str, tmp_path: Path) -> None:
        with closing(open_beside(place(kind, tmp_path), "people")) as database:

            def add(name: int) -> None:
                for count in range(10):
                    with database.writing() as run:
                        run("INSERT INTO settings VALUES (?, ?)", f"{name}.{count}", "x")

            threads = [Thread(target=add, args=(name,)) for name in range(4)]
            for thread in threads:
                thread.start()
            for thread in threads:
                thread.join()
            assert list(database.read("SELECT count(*) FROM settings")) == [(40,)]


class TestFiles:
    def test_only_the_owner_may_read_them(self, tmp_path: Path) -> None:
        with closing(open_beside(tmp_path, "people")) as database, database.writing() as run:
            run("INSERT INTO settings VALUES (?, ?)", "a", "b")
            modes = {path.name: stat.S_IMODE(path.stat().st_mode) for path in tmp_path.iterdir()}
        assert modes["people.db"] == 0o600
        assert set(modes.values()) == {0o600}

    @pytest.mark.parametrize("content", [b"no database at all, but long enough to look like one" * 40, b"x"])
    def test_damaged_ones_are_left_alone(self, tmp_path: Path, content: bytes) -> None:
        (tmp_path / "people.db").write_bytes(content)
        assert refused(tmp_path) == "beside.damaged"
        assert (tmp_path / "people.db").read_bytes() == content
        assert [path.name for path in tmp_path.iterdir()] == ["people.db"]

    def test_truncated_ones_are_told(self, tmp_path: Path) -> None:
        open_beside(tmp_path, "people").close()
        path = tmp_path / "people.db"
        path.write_bytes(path.read_bytes()[:5000])
        assert refused(tmp_path) == "beside.damaged"

    def test_newer_ones_are_left_alone(self, tmp_path: Path) -> None:
        open_beside(tmp_path, "people").close()
        with closing(sqlite3.connect(tmp_path / "people.db")) as connection:
            connection.execute("PRAGMA user_version=99")
        before = (tmp_path / "people.db").read_bytes()
        assert refused(tmp_path) == "beside.newer"
        assert (tmp_path / "people.db").read_bytes() == before

    def test_files_of_another_kind_are_left_alone(self, tmp_path: Path) -> None:
        open_beside(tmp_path, "secrets").close()
        (tmp_path / "secrets.db").rename(tmp_path / "people.db")
        assert refused(tmp_path) == "beside.damaged"
        with closing(sqlite3.connect(tmp_path / "secrets.db")) as connection:
            connection.execute("CREATE TABLE own (x)")
        assert refused(tmp_path, "secrets") == "beside.damaged"

    def test_no_folder(self, tmp_path: Path) -> None:
        assert refused(tmp_path / "missing") == "beside.unavailable"

    def test_a_full_disk_loses_nothing_that_was_there(self, tmp_path: Path) -> None:
        with closing(FileDatabase(tmp_path, "people")) as database:
            with database.writing() as run:
                run("INSERT INTO settings VALUES (?, ?)", "before", "x")
            ((pages,),) = database.read("PRAGMA page_count")
            database.read(f"PRAGMA max_page_count={pages}")
            with pytest.raises(StoreError) as error, database.writing() as run:
                run("INSERT INTO settings VALUES (?, ?)", "after", "x" * 100_000)
            assert error.value.message.key == "beside.unavailable"
            assert list(database.read("SELECT name FROM settings")) == [("before",)]


class TestServer:
    def test_a_connection_that_broke_while_idle_is_replaced(self, tmp_path: Path) -> None:
        with closing(ServerDatabase(place("server", tmp_path), "people")) as database:
            _end_connection(database.read)
            assert list(database.read("SELECT 1")) == [(1,)]

    def test_a_connection_that_breaks_meanwhile_loses_the_action_and_nothing_else(self, tmp_path: Path) -> None:
        with closing(ServerDatabase(place("server", tmp_path), "people")) as database:
            with pytest.raises(StoreError):
                _break_while_writing(database)
            assert list(database.read("SELECT * FROM settings")) == []

    def test_newer_tables_are_left_alone(self, tmp_path: Path) -> None:
        where = place("server", tmp_path)
        with closing(open_beside(where, "people")) as database, database.writing() as run:
            run("UPDATE versions SET version = ?", 99)
        assert refused(where) == "beside.newer"

    def test_no_server_and_no_password_in_the_message(self, tmp_path: Path) -> None:
        with pytest.raises(StoreError) as error:
            open_beside(f"postgresql://somebody:geheim@/postgres?host={tmp_path}", "people")
        assert error.value.message.key == "beside.unavailable"
        assert "geheim" not in f"{error.value} {error.value.__cause__} {error.value!r}"

    def test_the_address_of_an_event_will_do(self, tmp_path: Path) -> None:
        with closing(open_beside(place("server", tmp_path) + "#bahar-kupasi", "people")) as database:
            assert isinstance(database, ServerDatabase)


def test_a_package_that_is_missing_is_named(tmp_path: Path) -> None:
    program = (
        "import sys\n"
        "sys.modules.update(dict.fromkeys(['psycopg', 'argon2', 'cryptography']))\n"
        "from pathlib import Path\n"
        "from hakem.store.beside import open_beside\n"
        "from hakem.store.journal import StoreError\n"
        "from hakem.store.people import open_people\n"
        "from hakem.store.secrets import SecretKey, Secrets, new_key\n"
        "people = open_people(sys.argv[1])\n"
        "secrets = Secrets(open_beside(sys.argv[1], 'secrets'), SecretKey(new_key()))\n"
        "for attempt in (\n"
        "    lambda: open_people('postgresql:///x'),\n"
        "    lambda: people.add_account('a', 'long enough'),\n"
        "    lambda: people.log_in('a', 'long enough', address='x', device='y'),\n"
        "    lambda: secrets.put('e', 1, '123'),\n"
        "):\n"
        "    try:\n"
        "        attempt()\n"
        "    except StoreError as error:\n"
        "        print(error)\n"
    )
    run = subprocess.run(
        [sys.executable, "-c", program, str(tmp_path)], capture_output=True, text=True, check=True, env=dict(os.environ)
    )
    assert run.stdout.splitlines() == [
        'this needs the package psycopg: pip install "hakem[server]"',
        'this needs the package argon2-cffi: pip install "hakem[desk]"',
        'this needs the package argon2-cffi: pip install "hakem[desk]"',
        'this needs the package cryptography: pip install "hakem[desk]"',
    ]


def test_the_statements_come_with_the_package() -> None:
    settings = (Path(__file__).parents[3] / "pyproject.toml").read_text(encoding="utf-8")
    assert '"store/migrations/*/*/*.sql"' in settings
