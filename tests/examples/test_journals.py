"""Journals of every system that versions before this one have stored: whole, readable, and what they came to."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from tools.journals import FOLDER, PLAYS, renew

from hakem.desk.journal.entry import Head, JournalEntry, entry_of, verified
from hakem.desk.journal.fold import fold
from hakem.desk.journal.history import what_holds
from hakem.formats import parse_bytes
from hakem.formats.native import to_data
from hakem.store.running import RunningEvent
from hakem.store.sqlite import SqliteStore

STORED = sorted(path.stem for path in FOLDER.glob("*.jsonl"))
of_each = pytest.mark.parametrize("name", STORED)


def rows(name: str) -> list[tuple[int, str, str]]:
    """Number, line and hash of every entry."""
    text = (FOLDER / f"{name}.jsonl").read_text(encoding="utf-8")
    said = [json.loads(line) for line in text.splitlines()]
    return [(row["seq"], row["line"], row["hash"]) for row in said]


def entries(name: str) -> list[JournalEntry]:
    found: list[JournalEntry] = []
    for seq, line, stored in rows(name):
        found.append(entry_of(seq, line, found[-1].hash if found else Head().hash, stored))
    return found


def test_there_is_one_of_every_system() -> None:
    assert set(PLAYS) <= set(STORED)
    systems = {fold(entries(name)).tournament.rules.system for name in STORED}
    assert systems == {"dutch", "lim", "dubov", "burstein", "berger", "scheveningen", "skalitzka", "knockout"}


@of_each
def test_the_chain_is_whole(name: str) -> None:
    stored = rows(name)
    assert verified(stored, Head(stored[-1][0], stored[-1][2])) == len(stored)


@of_each
def test_it_comes_to_the_same_event(name: str) -> None:
    kept = parse_bytes((FOLDER / f"{name}.json").read_bytes()).require()
    assert to_data(fold(entries(name)).tournament) == to_data(kept)


@of_each
def test_every_entry_on_the_way_can_be_read(name: str) -> None:
    told = entries(name)
    words = [fold(told[:seq]).word for seq in range(1, len(told) + 1)]
    assert (words[0], words[-1]) == ("open", "finished")
    assert what_holds(told).live[-1] == len(told)


@of_each
def test_it_is_an_event_that_can_be_opened_and_undone(name: str, tmp_path: Path) -> None:
    store = SqliteStore(tmp_path)
    store.create(name, entries(name))
    with RunningEvent(store, name) as running:
        running.refresh()
        running.do("undo")
        assert running.desk.word != "finished"
        running.do("finish", confirm=("rounds-missing",))
        assert running.desk.tournament == fold(entries(name)).tournament


def test_a_journal_that_is_there_is_never_written_again(tmp_path: Path) -> None:
    (tmp_path / "knockout.jsonl").write_text("as it is", encoding="utf-8")
    assert "knockout" not in renew(tmp_path)
    assert (tmp_path / "knockout.jsonl").read_text(encoding="utf-8") == "as it is"
    assert len(list(tmp_path.glob("*.jsonl"))) == len(PLAYS)
