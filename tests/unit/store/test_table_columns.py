"""What was said about the columns of tables is kept, of each person by itself, and never without bound."""

from __future__ import annotations

from contextlib import closing
from pathlib import Path

from hakem.store.table_columns import MOST_SOURCES, open_table_columns, remember_columns, remembered_columns
from tests.support.people_stores import in_every_store, place


@in_every_store
def test_so_many_sources_and_no_more(kind: str, tmp_path: Path) -> None:
    where = place(kind, tmp_path)
    with closing(open_table_columns(where)) as known:
        known.put("Can", "a", {0: "name"})
        for number in range(MOST_SOURCES + 20):
            known.put("Ayşe", f"source {number}", {0: "name", 1: "club"})
            assert known.assigned("Ayşe", f"source {number}") == {0: "name", 1: "club"}
        kept = [number for number in range(MOST_SOURCES + 20) if known.assigned("Ayşe", f"source {number}")]
        assert len(kept) == MOST_SOURCES
        known.put("Ayşe", f"source {kept[0]}", {2: "club"})
        assert sum(bool(known.assigned("Ayşe", f"source {number}")) for number in kept) == MOST_SOURCES
        assert known.assigned("Can", "a") == {0: "name"}


def test_what_is_no_store_is_no_hindrance(tmp_path: Path) -> None:
    (tmp_path / "columns.db").write_bytes(b"x" * 999)
    remember_columns(str(tmp_path), "", "a|b", {0: "name"})
    assert remembered_columns(str(tmp_path), "", "a|b") == {}
    assert (tmp_path / "columns.db").read_bytes() == b"x" * 999
