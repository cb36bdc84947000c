"""Backups and where events are found by the names that people give them."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from hakem.desk.journal.entry import BrokenJournal
from hakem.store.copies import backup, restore
from hakem.store.journal import EventExists, NoSuchEvent, Store, StoreError
from hakem.store.opening import open_store, store_for
from hakem.store.postgres import PostgresStore
from hakem.store.sqlite import SqliteStore
from tests.store.test_event_files import change
from tests.support.journals import adding, journal

JOURNAL = journal(11)


class TestBackups:
    @pytest.fixture(autouse=True)
    def _event(self, store: Store) -> None:
        store.create("izmir", JOURNAL)
        store.append("izmir", 11, adding(1, 2), key="a")

    def test_have_all_there_is_with_the_same_hashes(self, store: Store, tmp_path: Path) -> None:
        """Also what was written a moment ago, while the event is open."""
        out = tmp_path / "copies"
        out.mkdir()
        assert backup(store, "izmir", out / "round 1.hakem") == 13
        assert os.listdir(out) == ["round 1.hakem"]
        copy = SqliteStore(out)
        assert tuple(copy.read("round 1")) == tuple(store.read("izmir"))
        assert copy.verify("round 1") == 13
        copy.close()

    def test_become_events_again(self, store: Store, tmp_path: Path) -> None:
        backup(store, "izmir", tmp_path / "copy.bak")
        assert restore(tmp_path / "copy.bak", store, "again") == 13
        assert tuple(store.read("again")) == tuple(store.read("izmir"))
        assert store.append("again", 13, adding(5), key="a").repeated
        store.append("again", 13, adding(5))
        assert (store.verify("again"), store.verify("izmir")) == (14, 13)

    def test_replace_nothing(self, store: Store, tmp_path: Path) -> None:
        out = tmp_path / "copy.bak"
        out.write_text("a letter")
        with pytest.raises(StoreError) as caught:
            backup(store, "izmir", out)
        assert caught.value.message.key == "store.file-exists"
        assert out.read_text() == "a letter"
        backup(store, "izmir", tmp_path / "other.bak")
        with pytest.raises(EventExists):
            restore(tmp_path / "other.bak", store, "izmir")
        assert store.verify("izmir") == 13

    def test_are_whole_or_not_at_all(self, store: Store, tmp_path: Path) -> None:
        with pytest.raises(StoreError):
            backup(store, "izmir", tmp_path / "nowhere" / "copy.bak")
        with pytest.raises(NoSuchEvent):
            backup(store, "ankara", tmp_path / "copy.bak")
        assert not (tmp_path / "copy.bak").exists()

    def test_that_are_damaged_are_not_restored(self, store: Store, tmp_path: Path) -> None:
        backup(store, "izmir", tmp_path / "copy.bak")
        change(tmp_path / "copy.bak", "DELETE FROM entries WHERE seq = 13")
        with pytest.raises(BrokenJournal):
            restore(tmp_path / "copy.bak", store, "again")
        with pytest.raises(NoSuchEvent):
            restore(tmp_path / "nowhere.bak", store, "again")
        (tmp_path / "text.bak").write_text("Yılmaz, Ayşe 1-0")
        with pytest.raises(StoreError) as caught:
            restore(tmp_path / "text.bak", store, "again")
        assert caught.value.message.key == "store.not-ours"
        assert store.events() == ("izmir",)

    def test_of_a_damaged_event_are_not_made(self, tmp_path: Path) -> None:
        files = SqliteStore(tmp_path / "more")
        (tmp_path / "more").mkdir()
        files.create("izmir", JOURNAL)
        change(tmp_path / "more" / "izmir.hakem", "DELETE FROM entries WHERE seq = 11")
        with pytest.raises(BrokenJournal):
            backup(files, "izmir", tmp_path / "copy.bak")
        files.close()
        assert not (tmp_path / "copy.bak").exists()


class TestNames:
    @pytest.mark.parametrize("name", ["İzmir.2026", "İzmir.2026.hakem"])
    def test_a_file_with_or_without_its_ending(self, tmp_path: Path, name: str) -> None:
        store, event = store_for(str(tmp_path / name))
        assert event == "İzmir.2026"
        store.create(event, JOURNAL)
        store.close()
        assert os.listdir(tmp_path) == ["İzmir.2026.hakem"]

    def test_a_file_here(self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.chdir(tmp_path)
        store, event = store_for("izmir")
        store.create(event, JOURNAL)
        store.close()
        assert os.listdir(tmp_path) == ["izmir.hakem"]
        again = open_store(".")
        assert again.verify("izmir") == 11
        again.close()

    def test_an_event_on_a_server(self, database: str) -> None:
        store, event = store_for(f"{database}#Ağrı #1")
        assert isinstance(store, PostgresStore)
        assert event == "Ağrı #1"
        store.create(event, JOURNAL)
        other = open_store(database.replace("postgresql:", "postgres:"))
        assert other.events() == ("Ağrı #1",)
        other.close()
        store.close()

    @pytest.mark.parametrize(
        "target", ["", "/tmp/", ".hakem", "postgresql://me:secret@host/db", "postgresql://host/db#"]
    )
    def test_of_nothing(self, target: str) -> None:
        with pytest.raises(StoreError) as caught:
            store_for(target)
        assert caught.value.message.key == "store.no-id"
        assert "secret" not in str(caught.value)

    def test_a_folder_written_in_groups(self, tmp_path: Path) -> None:
        store = open_store(str(tmp_path), group_commit=True)
        store.create("izmir", ())
        assert store.append("izmir", 0, adding(1)).added[0].seq == 1
        store.close()
