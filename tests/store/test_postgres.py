"""A server of events: lost connections, other versions, damage, and what is told to others."""

from __future__ import annotations

import builtins
import subprocess
import sys
import threading
from collections.abc import Iterator, Sequence
from typing import Any

import psycopg
import pytest

from hakem.desk.journal.entry import BrokenJournal, Draft, JournalEntry
from hakem.i18n import languages, say
from hakem.store import chaining
from hakem.store.journal import StoreError
from hakem.store.postgres import PostgresStore
from tests.support.journals import adding, draft, journal
from tests.support.postgres import restart, server

JOURNAL = journal(11)


@pytest.fixture
def store(database: str) -> Iterator[PostgresStore]:
    """A store with the event izmir."""
    made = PostgresStore(database)
    made.create("izmir", JOURNAL)
    yield made
    made.close()


@pytest.fixture
def link(database: str) -> Iterator[psycopg.Connection[tuple[Any, ...]]]:
    """A way past the store."""
    with psycopg.connect(database, autocommit=True) as made:
        yield made


Link = psycopg.Connection[tuple[Any, ...]]


def said(caught: pytest.ExceptionInfo[StoreError]) -> str:
    """The key of a refusal that has words in all languages."""
    assert all(say(caught.value.message, language) for language in languages())
    return caught.value.message.key


class TestConnections:
    def test_that_are_lost_are_told_and_made_again(self, store: PostgresStore, link: Link) -> None:
        link.execute("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'hakem'")
        with pytest.raises(StoreError) as caught:
            store.append("izmir", 11, adding(1))
        assert said(caught) == "store.no-server"
        assert store.append("izmir", 11, adding(1)).added[0].seq == 12
        assert store.verify("izmir") == 12

    def test_that_are_lost_while_somebody_decides(self, store: PostgresStore, link: Link) -> None:
        def decide(_: Sequence[JournalEntry]) -> Sequence[Draft]:
            link.execute("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'hakem'")
            return [draft(1)]

        with pytest.raises(StoreError) as caught:
            store.append("izmir", 11, decide)
        assert said(caught) == "store.no-server"
        assert store.verify("izmir") == 11

    def test_are_few_and_used_again(self, store: PostgresStore, link: Link) -> None:
        threads = [threading.Thread(target=lambda: store.append("izmir", 11, adding(1))) for _ in range(20)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        assert store.head("izmir").seq == 31
        counted = "SELECT count(*) FROM pg_stat_activity WHERE application_name = 'hakem'"
        kept = link.execute(counted).fetchone()
        assert kept is not None
        assert 1 <= kept[0] <= 8
        store.close()

    @pytest.mark.parametrize(
        ("url", "key"),
        [
            ("postgresql:///x?host=/nowhere", "store.no-server"),
            ("postgresql://me:secret@127.0.0.1:1/x", "store.no-server"),
            ("postgresql://me:secret@/x?nonsense=1", "store.bad-url"),
            ("postgresql://me:secret@[/x", "store.bad-url"),
        ],
    )
    def test_to_nowhere(self, url: str, key: str) -> None:
        with pytest.raises(StoreError) as caught:
            PostgresStore(url).events()
        assert said(caught) == key
        assert "secret" not in str(caught.value)

    def test_to_a_database_that_is_not_there(self, postgres: str) -> None:
        with pytest.raises(StoreError) as caught:
            PostgresStore(postgres.format("nowhere")).events()
        assert said(caught) == "store.no-server"

    def test_need_the_driver(self, monkeypatch: pytest.MonkeyPatch) -> None:
        plain = builtins.__import__

        def without(name: str, *more: Any) -> object:
            if name == "psycopg":
                raise ImportError(name)
            return plain(name, *more)

        monkeypatch.setattr(builtins, "__import__", without)
        store = PostgresStore("postgresql:///x")
        with pytest.raises(StoreError) as caught:
            store.events()
        monkeypatch.undo()
        assert said(caught) == "store.no-driver"

    def test_are_safe_whatever_the_server_prefers(self, database: str, link: Link) -> None:
        name = database.partition("?")[0].rpartition("/")[2]
        link.execute(f"ALTER DATABASE {name} SET synchronous_commit = off".encode())
        link.execute(f"ALTER DATABASE {name} SET default_transaction_isolation = 'serializable'".encode())
        store = PostgresStore(database)
        with store._link() as used:
            assert used.execute("SHOW synchronous_commit").fetchone() == ("on",)
        store.create("izmir", ())
        threads = [threading.Thread(target=lambda: store.append("izmir", 0, adding(1))) for _ in range(12)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        assert store.verify("izmir") == 12
        store.close()


def test_a_server_that_was_restarted_has_everything() -> None:
    with server() as address:
        store = PostgresStore(address.format("postgres"))
        store.create("izmir", JOURNAL)
        store.append("izmir", 11, adding(1))
        restart(address)
        with pytest.raises(StoreError):
            store.head("izmir")
        assert store.verify("izmir") == 12
        assert store.append("izmir", 12, adding(1)).added[0].seq == 13
        store.close()


class TestTables:
    @pytest.mark.usefixtures("store")
    def test_of_a_newer_program_are_left_alone(self, link: Link, database: str) -> None:
        link.execute("UPDATE hakem_version SET version = 99")
        with pytest.raises(StoreError) as caught:
            PostgresStore(database).events()
        assert said(caught) == "store.server-newer"
        assert link.execute("SELECT version FROM hakem_version").fetchone() == (99,)
        assert link.execute("SELECT count(*) FROM hakem_entry").fetchone() == (11,)

    @pytest.mark.usefixtures("store")
    def test_of_an_older_program_are_brought_up_to_date(
        self, link: Link, database: str, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        steps = (*chaining.migrations("postgres"), "CREATE TABLE later (x text); INSERT INTO later VALUES ('a;b')")
        monkeypatch.setattr("hakem.store.postgres.migrations", lambda _: steps)
        newer = PostgresStore(database)
        assert newer.events() == ("izmir",)
        newer.close()
        assert link.execute("SELECT version FROM hakem_version").fetchone() == (2,)
        assert link.execute("SELECT x FROM later").fetchall() == [("a;b",)]

    def test_need_all_letters(self, postgres: str) -> None:
        with psycopg.connect(postgres.format("postgres"), autocommit=True) as made:
            made.execute("CREATE DATABASE latin ENCODING 'LATIN5' TEMPLATE template0 LC_COLLATE 'C' LC_CTYPE 'C'")
        with pytest.raises(StoreError) as caught:
            PostgresStore(postgres.format("latin")).events()
        assert said(caught) == "store.server-letters"

    def test_that_somebody_dropped(self, store: PostgresStore, link: Link) -> None:
        link.execute("DROP TABLE hakem_key")
        with pytest.raises(StoreError) as caught:
            store.verify("izmir")
        assert said(caught) == "store.server-failed"


class TestDamage:
    @pytest.mark.parametrize(
        ("statement", "key", "seq"),
        [
            ("UPDATE hakem_entry SET line = replace(line, '½-½', '1-0') WHERE seq = 5", "journal.changed", 5),
            ("UPDATE hakem_entry SET line = '' WHERE seq = 5", "journal.unreadable", 5),
            ("UPDATE hakem_entry SET hash = replace(hash, 'a', 'b') WHERE seq = 4", "journal.changed", 4),
            ("DELETE FROM hakem_entry WHERE seq = 11", "journal.other-end", 11),
            ("DELETE FROM hakem_entry WHERE seq = 3", "journal.gap", 3),
            ("UPDATE hakem_event SET hash = replace(hash, 'a', 'b')", "journal.other-end", 12),
            ("DELETE FROM hakem_key WHERE first = 8", "journal.other-key", 8),
            ("UPDATE hakem_key SET key = 'x' || key WHERE first = 4", "journal.other-key", 4),
        ],
    )
    def test_of_anything_is_found(self, store: PostgresStore, link: Link, statement: str, key: str, seq: int) -> None:
        link.execute(statement.encode())
        with pytest.raises(BrokenJournal) as caught:
            store.verify("izmir")
        assert (caught.value.message.key, caught.value.seq) == (key, seq)

    def test_of_the_end_stops_whoever_writes(self, store: PostgresStore, link: Link) -> None:
        link.execute("DELETE FROM hakem_entry WHERE seq = 11")
        with pytest.raises(BrokenJournal):
            store.append("izmir", 4, adding(1))
        with pytest.raises(BrokenJournal):
            store.append("izmir", 11, adding(1))


class TestWaiting:
    @pytest.mark.usefixtures("store")
    def test_for_a_program_that_does_not_let_go(
        self, database: str, link: Link, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr("hakem.store.postgres.PATIENCE", 1)
        hasty = PostgresStore(database)
        with link.transaction():
            link.execute("SELECT FROM hakem_event WHERE id = 'izmir' FOR UPDATE")
            with pytest.raises(StoreError) as caught:
                hasty.append("izmir", 11, adding(1))
        assert said(caught) == "store.server-locked"
        assert hasty.append("izmir", 11, adding(1)).added[0].seq == 12
        hasty.close()

    def test_others_are_told_when_it_is_stored(self, store: PostgresStore, link: Link, database: str) -> None:
        link.execute("LISTEN hakem")
        store.append("izmir", 11, adding(1, 2))
        with psycopg.connect(database, autocommit=True) as other:
            (notice,) = link.notifies(timeout=10, stop_after=1)
            assert other.execute("SELECT seq FROM hakem_event").fetchone() == (13,)
        assert (notice.channel, notice.payload) == ("hakem", "izmir:13")

    def test_whoever_is_not_told_looks(self, store: PostgresStore, link: Link, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr("hakem.store.postgres.POLL", 0.2)
        entry = chaining.decided(adding(1), (), JOURNAL[-1].head, "")[0]
        values = (entry.line, entry.hash)

        def quietly() -> None:
            with link.transaction():
                event = "SELECT number, 12, %s, %s FROM hakem_event"
                link.execute(f"INSERT INTO hakem_entry {event}".encode(), values)
                link.execute("UPDATE hakem_event SET seq = 12, hash = %s", (entry.hash,))

        timer = threading.Timer(0.3, quietly)
        timer.start()
        assert store.changed({"izmir": 11}, 30) == {"izmir": 12}
        timer.join()

    def test_what_is_told_of_others_wakes_nobody(self, store: PostgresStore, link: Link) -> None:
        timer = threading.Timer(0.1, lambda: link.execute("SELECT pg_notify('hakem', 'nonsense')"))
        timer.start()
        assert store.changed({"izmir": 11}, 0.5) == {}
        timer.join()


def test_the_driver_is_loaded_when_it_is_needed() -> None:
    script = (
        "import hakem.store.postgres, hakem.store.sqlite, hakem.store.opening, sys; print('psycopg' in sys.modules)"
    )
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "False"
