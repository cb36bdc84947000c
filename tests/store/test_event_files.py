"""Files of events on a disk: damaged, cut short, foreign, newer, read-only, too large for the disk; and left alone."""

from __future__ import annotations

import multiprocessing
import os
import resource
import sqlite3
import tempfile
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing
from pathlib import Path

import pytest

from hakem.desk.journal.entry import BrokenJournal
from hakem.i18n import languages, say
from hakem.store import chaining, connections
from hakem.store.connections import APPLICATION
from hakem.store.file_lock import locked
from hakem.store.journal import NoSuchEvent, StoreError
from hakem.store.sqlite import SqliteStore
from tests.support.journals import adding, journal
from tests.support.some import some

JOURNAL = journal(11)


@pytest.fixture(params=[False, True], ids=["plain", "groups"])
def store(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[SqliteStore]:
    """A store with the event izmir."""
    made = SqliteStore(tmp_path, group_commit=request.param)
    made.create("izmir", JOURNAL)
    yield made
    made.close()


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """The file of the event."""
    return tmp_path / "izmir.hakem"


def change(file: Path, *statements: str) -> None:
    """Change something in the database, past the store."""
    with closing(sqlite3.connect(file, isolation_level=None)) as connection:
        for statement in statements:
            connection.execute(statement)


def refusals(store: SqliteStore, event: str = "izmir") -> list[str]:
    """The keys of what is said whatever is asked for."""
    asked: tuple[Callable[[], object], ...] = (
        lambda: store.head(event),
        lambda: list(store.read(event)),
        lambda: store.append(event, 0, adding(1)),
        lambda: store.verify(event),
    )
    said = []
    for ask in asked:
        with pytest.raises(StoreError) as caught:
            ask()
        assert all(say(caught.value.message, language) for language in languages())
        said.append(caught.value.message.key)
    return said


class TestAFolder:
    def test_has_files_and_nothing_else_beside_them(self, store: SqliteStore, tmp_path: Path) -> None:
        store.append("izmir", 11, adding(1))
        list(store.read("izmir"))
        store.close()
        assert [path.name for path in tmp_path.iterdir()] == ["izmir.hakem"]

    def test_may_have_other_things(self, store: SqliteStore, tmp_path: Path) -> None:
        (tmp_path / "notes.txt").write_text("x")
        (tmp_path / "folder.hakem").mkdir()
        (tmp_path / ".hidden.hakem").write_text("x")
        (tmp_path / "izmir (1).hakem").write_bytes((tmp_path / "izmir.hakem").read_bytes())
        assert store.events() == ("izmir", "izmir (1)")
        assert store.verify("izmir (1)") == 11

    @pytest.mark.parametrize("name", ["a/b", "a\\b", "..", ".", "a b", "a:b", ".a", "ş" * 101])
    def test_keeps_its_events_inside(self, store: SqliteStore, name: str) -> None:
        with pytest.raises(StoreError) as caught:
            store.create(name, ())
        assert caught.value.message.key == "store.bad-id"

    def test_that_is_not_there(self, tmp_path: Path) -> None:
        store = SqliteStore(tmp_path / "nowhere")
        with pytest.raises(StoreError) as caught:
            store.events()
        assert caught.value.message.key == "store.failed"
        with pytest.raises(StoreError):
            store.create("izmir", ())
        with pytest.raises(NoSuchEvent):
            store.head("izmir")

    def test_reading_leaves_no_trace(self, store: SqliteStore, tmp_path: Path, file: Path) -> None:
        store.close()
        before, at = file.read_bytes(), file.stat().st_mtime_ns
        reader = SqliteStore(tmp_path)
        assert len(list(reader.read("izmir"))) == reader.verify("izmir") == reader.head("izmir").seq == 11
        assert reader.changed({"izmir": 10}, 0) == {"izmir": 11}
        reader.close()
        assert [path.name for path in tmp_path.iterdir()] == ["izmir.hakem"]
        assert (file.read_bytes(), file.stat().st_mtime_ns) == (before, at)

    def test_a_refusal_leaves_the_file_as_it_was(self, store: SqliteStore, file: Path) -> None:
        store.close()
        before = file.read_bytes()

        def refuse(_: Sequence[object]) -> list[object]:
            raise LookupError

        with pytest.raises(LookupError):
            store.append("izmir", 3, refuse)  # type: ignore[arg-type]
        store.close()
        assert file.read_bytes() == before

    def test_holds_many_events(self, store: SqliteStore, monkeypatch: pytest.MonkeyPatch) -> None:
        """More than there are connections to keep."""
        monkeypatch.setattr("hakem.store.connections.MOST_IDLE", 5)
        names = [f"event-{number}" for number in range(12)]
        for name in names:
            store.create(name, JOURNAL[:3])
        assert [store.append(name, 3, adding(1)).added[0].seq for name in names] == [4] * 12
        assert {store.verify(name) for name in names} == {4}
        assert store.changed(dict.fromkeys(names, 3), 0) == dict.fromkeys(names, 4)

    def test_what_was_left_by_a_creator_that_was_killed_is_no_hindrance(
        self, store: SqliteStore, tmp_path: Path
    ) -> None:
        (tmp_path / ".ankara.hakem.new").write_text("half of it")
        (tmp_path / "ankara.hakem-lock").touch()
        assert store.events() == ("izmir",)
        store.create("ankara", JOURNAL)
        assert store.verify("ankara") == 11
        store.close()
        assert sorted(path.name for path in tmp_path.iterdir()) == ["ankara.hakem", "izmir.hakem"]

    def test_on_a_disk_without_links(self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        def no_link(*_: object) -> None:
            raise PermissionError

        monkeypatch.setattr(os, "link", no_link)
        store = SqliteStore(tmp_path)
        store.create("izmir", JOURNAL)
        assert store.verify("izmir") == 11
        assert [path.name for path in tmp_path.iterdir() if path.name.startswith(".")] == []
        store.close()


class TestAnotherFileUnderTheName:
    def test_is_the_one_that_is_read_and_written(self, store: SqliteStore, tmp_path: Path, file: Path) -> None:
        """Somebody restores a backup while the program runs."""
        store.append("izmir", 11, adding(1))
        other = SqliteStore(tmp_path / "other")
        (tmp_path / "other").mkdir()
        other.create("izmir", JOURNAL[:4])
        other.close()
        for ending in ("-wal", "-shm"):
            Path(f"{file}{ending}").unlink(missing_ok=True)
        os.replace(tmp_path / "other" / "izmir.hakem", file)
        assert store.head("izmir") == JOURNAL[3].head
        with pytest.raises(StoreError) as caught:
            store.append("izmir", 12, adding(2))
        assert caught.value.message.key == "store.shorter"
        assert store.append("izmir", 4, adding(2)).added[0].seq == 5
        assert store.verify("izmir") == 5

    def test_or_none(self, store: SqliteStore, file: Path) -> None:
        store.append("izmir", 11, adding(1))
        file.unlink()
        with pytest.raises(NoSuchEvent):
            store.append("izmir", 12, adding(2))
        assert store.changed({"izmir": 0}, 0) == {}
        assert not file.exists()


class TestFilesThatAreNotOurs:
    @pytest.mark.parametrize(
        ("content", "key"),
        [
            (b"", "store.empty"),
            ("Yılmaz, Ayşe 1-0 Kaya, Işık\n".encode() * 200, "store.not-ours"),
            (b"\x00" * 5000, "store.not-ours"),
            (b"SQLite format 3\x00", "store.not-ours"),
        ],
        ids=["empty", "text", "zeros", "beginning"],
    )
    def test_are_told_and_left_alone(self, tmp_path: Path, content: bytes, key: str) -> None:
        file = tmp_path / "izmir.hakem"
        file.write_bytes(content)
        store = SqliteStore(tmp_path)
        assert set(refusals(store)) == {key}
        store.close()
        assert file.read_bytes() == content
        assert [path.name for path in tmp_path.iterdir()] == ["izmir.hakem"]

    def test_a_database_of_somebody_else(self, tmp_path: Path) -> None:
        change(tmp_path / "izmir.hakem", "CREATE TABLE head (seq, hash)")
        before = (tmp_path / "izmir.hakem").read_bytes()
        assert set(refusals(SqliteStore(tmp_path))) == {"store.not-ours"}
        assert (tmp_path / "izmir.hakem").read_bytes() == before

    def test_a_newer_one_is_left_byte_by_byte(self, store: SqliteStore, tmp_path: Path, file: Path) -> None:
        store.close()
        change(file, "PRAGMA user_version = 99")
        before, at = file.read_bytes(), file.stat().st_mtime_ns
        assert set(refusals(store)) == {"store.newer"}
        store.close()
        assert (file.read_bytes(), file.stat().st_mtime_ns) == (before, at)
        assert [path.name for path in tmp_path.iterdir()] == ["izmir.hakem"]

    @pytest.mark.parametrize("table", ["entries", "keys", "head"])
    def test_one_without_its_tables(self, store: SqliteStore, file: Path, table: str) -> None:
        store.close()
        change(file, f"DROP TABLE {table}")
        with pytest.raises(StoreError) as caught:
            store.verify("izmir")
        assert caught.value.message.key == "store.damaged"

    def test_an_older_one_is_brought_up_to_date(
        self, store: SqliteStore, tmp_path: Path, file: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        store.close()
        steps = tmp_path / "migrations" / "sqlite"
        steps.mkdir(parents=True)
        (steps / "0001.sql").write_text(chaining.migrations("sqlite")[0], encoding="utf-8")
        (steps / "0002.sql").write_text("CREATE TABLE later (x TEXT) STRICT;\nINSERT INTO later VALUES ('a;b');\n")
        monkeypatch.setattr(
            "hakem.store.connections.migrations", lambda kind: chaining.migrations(kind, str(steps.parent))
        )
        assert store.head("izmir").seq == 11
        assert store.append("izmir", 11, adding(1)).added[0].seq == 12
        store.close()
        with closing(sqlite3.connect(file)) as connection:
            assert connection.execute("PRAGMA user_version").fetchone() == (2,)
            assert connection.execute("SELECT x FROM later").fetchall() == [("a;b",)]
        assert store.verify("izmir") == 12
        store.close()
        monkeypatch.undo()
        assert set(refusals(store)) == {"store.newer"}

    def test_the_steps_come_with_the_package(self) -> None:
        settings = (Path(__file__).parents[2] / "pyproject.toml").read_text(encoding="utf-8")
        assert '"store/migrations/*/*.sql"' in settings
        assert all(chaining.migrations(kind) for kind in ("sqlite", "postgres"))

    def test_ours_are_marked_and_kept_safely(self, store: SqliteStore, file: Path) -> None:
        store.close()
        with closing(sqlite3.connect(file)) as connection:
            assert connection.execute("PRAGMA application_id").fetchone() == (APPLICATION,)
            assert connection.execute("PRAGMA journal_mode").fetchone() == ("wal",)
            assert connection.execute("PRAGMA user_version").fetchone() == (len(chaining.migrations("sqlite")),)
        assert b"hakm" in file.read_bytes()[:100]


class TestDamage:
    @pytest.mark.parametrize(
        ("statement", "key", "seq"),
        [
            ("UPDATE entries SET line = replace(line, '½-½', '1-0') WHERE seq = 5", "journal.changed", 5),
            ("UPDATE entries SET line = replace(line, ':6', ':7') WHERE seq = 6", "journal.changed", 6),
            ("UPDATE entries SET line = CAST(x'ff' || substr(line, 2) AS TEXT) WHERE seq = 3", "journal.unreadable", 3),
            ("UPDATE entries SET hash = replace(hash, 'a', 'b') WHERE seq = 4", "journal.changed", 4),
            ("UPDATE entries SET seq = 20 WHERE seq = 4", "journal.gap", 4),
            ("DELETE FROM entries WHERE seq = 11", "journal.other-end", 11),
            ("DELETE FROM entries WHERE seq = 1", "journal.gap", 1),
            ("DELETE FROM entries", "journal.other-end", 1),
            ("UPDATE head SET seq = 10", "journal.other-end", 12),
            ("UPDATE head SET hash = replace(hash, 'a', 'b')", "journal.other-end", 12),
            ("DELETE FROM head", "journal.no-end", 0),
            ("DELETE FROM keys WHERE first = 8", "journal.other-key", 8),
            ("UPDATE keys SET last = 10 WHERE first = 8", "journal.other-key", 8),
            ("UPDATE keys SET key = 'x' || key WHERE first = 4", "journal.other-key", 4),
            ("INSERT INTO keys VALUES ('more', 2, 2)", "journal.other-key", 2),
        ],
    )
    def test_of_anything_is_found(self, store: SqliteStore, file: Path, statement: str, key: str, seq: int) -> None:
        assert store.verify("izmir") == 11
        change(file, statement)
        with pytest.raises(BrokenJournal) as caught:
            store.verify("izmir")
        assert (caught.value.message.key, caught.value.seq) == (key, seq)
        assert all(say(caught.value.message, language) for language in languages())

    @pytest.mark.parametrize(
        "statement",
        [
            "DELETE FROM entries WHERE seq = 11",
            "UPDATE head SET hash = replace(hash, 'a', 'b')",
            "DELETE FROM head",
        ],
    )
    def test_of_the_end_stops_whoever_writes(self, store: SqliteStore, file: Path, statement: str) -> None:
        change(file, statement)
        with pytest.raises(BrokenJournal):
            store.append("izmir", 4, adding(1))
        assert store.changed({"izmir": 11}, 0) == {}

    @pytest.mark.parametrize(
        "statement",
        ["DELETE FROM entries WHERE seq = 4", "UPDATE entries SET line = CAST(x'ff' AS TEXT) WHERE seq = 4"],
    )
    def test_is_told_to_whoever_reads(self, store: SqliteStore, file: Path, statement: str) -> None:
        change(file, statement)
        with pytest.raises(BrokenJournal) as caught:
            list(store.read("izmir"))
        assert caught.value.seq == 4

    def test_entries_behind_the_end_are_not_overwritten(self, store: SqliteStore, file: Path) -> None:
        change(file, "UPDATE head SET seq = 10, hash = (SELECT hash FROM entries WHERE seq = 10)")
        with pytest.raises(StoreError) as caught:
            store.append("izmir", 10, adding(1))
        assert caught.value.message.key == "store.damaged"
        assert len(list(store.read("izmir"))) == 11

    def test_of_a_changed_byte_anywhere_in_the_lines(self, store: SqliteStore, file: Path) -> None:
        """Every letter of every line and hash, one after the other, as they stand in the file."""
        store.close()
        whole = file.read_bytes()
        places = [
            place
            for entry in JOURNAL[:4]
            for text in (entry.line.encode(), entry.hash.encode())
            for place in range(whole.index(text), whole.index(text) + len(text), 7)
        ]
        for place in some(places):
            file.write_bytes(whole[:place] + bytes([whole[place] ^ 1]) + whole[place + 1 :])
            with pytest.raises(BrokenJournal):
                store.verify("izmir")
            store.close()
        file.write_bytes(whole)
        assert store.verify("izmir") == 11

    def test_of_the_structure_alone(self, tmp_path: Path) -> None:
        """An index that misses a row, while the rows are what they were."""
        store = SqliteStore(tmp_path)
        store.create("izmir", JOURNAL)
        store.close()
        change(
            tmp_path / "izmir.hakem",
            "CREATE TABLE more (x TEXT)",
            "INSERT INTO more VALUES ('a')",
            "CREATE INDEX by_x ON more (x)",
            "PRAGMA writable_schema = ON",
            "UPDATE sqlite_schema SET rootpage = (SELECT rootpage FROM sqlite_schema WHERE name = 'head')"
            " WHERE name = 'more'",
        )
        with pytest.raises(BrokenJournal) as caught:
            store.verify("izmir")
        assert caught.value.message.key == "journal.structure"
        store.close()

    @pytest.mark.parametrize("part", [0.2, 0.5, 0.9])
    def test_of_a_file_that_was_cut_short(self, store: SqliteStore, file: Path, part: float) -> None:
        store.append("izmir", 11, adding(*range(200)))
        store.close()
        whole = file.read_bytes()
        cut = whole[: int(len(whole) * part)]
        file.write_bytes(cut)
        assert set(refusals(store)) == {"store.damaged"}
        store.close()
        assert file.read_bytes() == cut

    def test_of_pages_in_the_middle(self, store: SqliteStore, file: Path) -> None:
        store.append("izmir", 11, adding(*range(500)))
        store.close()
        whole = file.read_bytes()
        middle = len(whole) // 2 // 4096 * 4096
        file.write_bytes(whole[:middle] + b"\xff" * 4096 + whole[middle + 4096 :])
        with pytest.raises(BrokenJournal) as caught:
            store.verify("izmir")
        assert caught.value.seq > 0

    @pytest.mark.parametrize("rubbish", [b"", b"rubbish" * 1000])
    def test_of_what_stands_beside_the_file(self, store: SqliteStore, file: Path, rubbish: bytes) -> None:
        """What was being written when the power went holds nothing that was said to be stored."""
        store.close()
        Path(f"{file}-wal").write_bytes(rubbish)
        assert store.verify("izmir") == 11
        assert store.append("izmir", 11, adding(1)).added[0].seq == 12
        store.close()
        assert store.verify("izmir") == 12

    def test_a_file_of_the_older_kind_of_journal_is_as_good(self, store: SqliteStore, file: Path) -> None:
        store.close()
        change(file, "PRAGMA journal_mode = DELETE")
        assert store.verify("izmir") == 11
        assert store.append("izmir", 11, adding(1)).added[0].seq == 12
        assert store.verify("izmir") == 12


class TestWaiting:
    def test_for_a_program_that_does_not_let_go(
        self, store: SqliteStore, file: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr("hakem.store.sqlite.PATIENCE", 0.1)
        with locked(f"{file}-lock", 1), pytest.raises(StoreError) as caught:
            store.append("izmir", 11, adding(1))
        assert caught.value.message.key == "store.locked"
        assert store.head("izmir").seq == 11
        assert store.append("izmir", 11, adding(1)).added[0].seq == 12

    def test_for_a_program_that_knows_nothing_of_our_lock(
        self, store: SqliteStore, file: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr("hakem.store.connections.PATIENCE", 0.1)
        with closing(sqlite3.connect(file, isolation_level=None)) as stranger:
            stranger.execute("BEGIN IMMEDIATE")
            with pytest.raises(StoreError) as caught:
                store.append("izmir", 11, adding(1))
            stranger.execute("ROLLBACK")
        assert caught.value.message.key == "store.locked"
        assert store.append("izmir", 11, adding(1)).added[0].seq == 12


class TestAFullDisk:
    def test_refuses_the_action_and_keeps_everything_before_it(self, store: SqliteStore, tmp_path: Path) -> None:
        store.append("izmir", 11, adding(1))
        found = in_a_child(lambda: fill_up(tmp_path))
        assert isinstance(found, tuple)
        said, stored = found
        assert said in ("store.full", "store.failed")
        assert store.verify("izmir") == stored > 12
        assert store.append("izmir", stored, adding(1)).added[0].seq == stored + 1

    def test_as_sqlite_says_it(self, store: SqliteStore, monkeypatch: pytest.MonkeyPatch) -> None:
        plain = connections.connected

        def small(path: str, mode: str) -> sqlite3.Connection:
            connection = plain(path, mode)
            if mode == "mode=rw":
                connection.execute("PRAGMA max_page_count = 8")
            return connection

        store.close()
        monkeypatch.setattr(connections, "connected", small)
        with pytest.raises(StoreError) as caught:
            store.append("izmir", 11, adding(*range(1000)))
        assert caught.value.message.key == "store.full"
        assert store.append("izmir", 11, adding(1)).added[0].seq == 12
        assert store.verify("izmir") == 12

    def test_makes_no_half_event(self, tmp_path: Path) -> None:
        def create() -> str:
            resource.setrlimit(resource.RLIMIT_FSIZE, (8192, 8192))
            try:
                SqliteStore(tmp_path).create("izmir", journal(200))
            except StoreError as error:
                return error.message.key
            return "made"

        assert in_a_child(create) in ("store.full", "store.failed")
        assert list(tmp_path.iterdir()) == []


def fill_up(folder: Path) -> tuple[str, int]:
    """Write until the file may not become larger; what is said then, and how many entries were acknowledged."""
    resource.setrlimit(resource.RLIMIT_FSIZE, (100_000, 100_000))
    store = SqliteStore(folder)
    known = store.head("izmir").seq
    try:
        while True:
            known = store.append("izmir", known, adding(*range(3))).added[-1].seq
    except StoreError as error:
        return error.message.key, known


class TestReadOnly:
    """As somebody who may read and not write: the tests may run as root, who may do anything."""

    def test_files_can_be_read_and_are_not_written(self, tmp_path: Path) -> None:
        made = SqliteStore(tmp_path)
        made.create("izmir", JOURNAL)
        made.close()
        (tmp_path / "izmir.hakem").chmod(0o444)
        tmp_path.chmod(0o555)
        try:
            found = in_a_child(lambda: as_a_guest(tmp_path))
        finally:
            tmp_path.chmod(0o755)
        assert found == (11, 11, "store.read-only", "store.read-only", ["izmir.hakem"])

    def test_while_another_writes(self, tmp_path: Path) -> None:
        made = SqliteStore(tmp_path)
        made.create("izmir", JOURNAL)
        made.append("izmir", 11, adding(1))
        for path in tmp_path.iterdir():
            path.chmod(0o444)
        tmp_path.chmod(0o555)
        try:
            found = in_a_child(lambda: as_a_guest(tmp_path)[:4])
        finally:
            tmp_path.chmod(0o755)
            made.close()
        assert found == (12, 12, "store.read-only", "store.read-only")

    def test_a_file_in_a_folder_that_can_be_written(self, tmp_path: Path) -> None:
        made = SqliteStore(tmp_path)
        made.create("izmir", JOURNAL)
        made.close()
        (tmp_path / "izmir.hakem").chmod(0o444)
        tmp_path.chmod(0o777)
        found = in_a_child(lambda: as_a_guest(tmp_path))
        assert found == (11, 11, "store.read-only", "made", ["izmir.hakem", "new.hakem"])


def as_a_guest(folder: Path) -> tuple[int, int, str, str, list[str]]:
    """What somebody can do who owns nothing: entries read and verified, what is said to writers, and what is left."""
    if os.geteuid() == 0:
        for parent in folder.parents:
            if Path(tempfile.gettempdir()) in parent.parents:
                parent.chmod(parent.stat().st_mode | 0o011)
        os.setgroups([])
        os.setgid(65534)
        os.setuid(65534)
    store = SqliteStore(folder)
    read = len(list(store.read("izmir")))
    said = []
    asked: tuple[Callable[[], object], ...] = (
        lambda: store.append("izmir", 11, adding(1)),
        lambda: store.create("new", ()),
    )
    for ask in asked:
        try:
            ask()
            said.append("made")
        except StoreError as error:
            said.append(error.message.key)
    verified = store.verify("izmir")
    store.close()
    return read, verified, said[0], said[1], sorted(path.name for path in folder.iterdir())


def in_a_child(work: Callable[[], object]) -> object:
    """Do something in a copy of this process, which may lose its rights."""
    context = multiprocessing.get_context("fork")
    ours, theirs = context.Pipe()

    def run() -> None:
        try:
            theirs.send(work())
        except BaseException as error:
            theirs.send(repr(error))

    child = context.Process(target=run)
    child.start()
    found: object = ours.recv() if ours.poll(60) else "no answer"
    child.join()
    return found


def test_a_writer_killed_while_it_put_pages_into_the_file(store: SqliteStore, file: Path, tmp_path: Path) -> None:
    """The file is torn then: its first page tells of pages that only stand beside it."""
    for number in range(200):
        store.append("izmir", 11 + number, adding(number))
    other = tmp_path / "after"
    other.mkdir()
    torn, beside = bytearray(file.read_bytes()), (tmp_path / "izmir.hakem-wal").read_bytes()
    size = int.from_bytes(torn[16:18], "big")
    frames = range(32, len(beside) - size, size + 24)
    first = max(at for at in frames if int.from_bytes(beside[at : at + 4], "big") == 1)
    torn[:size] = beside[first + 24 : first + 24 + size]
    assert int.from_bytes(torn[28:32], "big") * size > len(torn)
    (other / "izmir.hakem").write_bytes(torn)
    (other / "izmir.hakem-wal").write_bytes(beside)
    with closing(SqliteStore(other)) as again:
        assert again.verify("izmir") == 211
        assert again.append("izmir", 211, adding(1)).added[0].seq == 212
