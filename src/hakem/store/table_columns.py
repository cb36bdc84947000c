"""What people have said about the columns of tables, kept beside the journals for the next table from that source.

A source is known by its headings, of which only a digest is kept. What one person
says holds for the tables of that person; on a laptop everybody is one.
"""

from __future__ import annotations

import json
import os
from collections.abc import Mapping
from contextlib import suppress
from hashlib import sha256
from pathlib import Path

from hakem.errors import HakemError
from hakem.store.beside import Database, open_beside
from hakem.store.opening import is_server

ColumnNames = Mapping[int, str]
"""The name of what stands in a column, by its place from 0."""

_PART = "columns"
_LONGEST = 10_000
MOST_SOURCES = 200
"""So many sources are remembered of one person; whichever of them goes for the next one can be said again."""


def open_table_columns(where: str | Path) -> TableColumns:
    """Those of a data folder, or of the server of a ``postgresql://`` address."""
    return TableColumns(open_beside(where, _PART))


def remembered_columns(where: str, who: str, mark: str) -> ColumnNames:
    """What was said about this source; looking makes no file. What cannot be read hinders nobody."""
    if not mark or not (is_server(where) or os.path.exists(os.path.join(where, f"{_PART}.db"))):
        return {}
    with suppress(HakemError):
        known = open_table_columns(where)
        try:
            return known.assigned(who, mark)
        finally:
            known.close()
    return {}


def remember_columns(where: str, who: str, mark: str, places: ColumnNames) -> None:
    """Keep what was said about this source; nothing said is forgotten. What cannot be kept can be said again."""
    if not mark or (not places and not remembered_columns(where, who, mark)):
        return
    with suppress(HakemError):
        known = open_table_columns(where)
        try:
            known.put(who, mark, places)
        finally:
            known.close()


class TableColumns:
    """The columns of all sources."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def assigned(self, who: str, mark: str) -> ColumnNames:
        """What was said about a source; nothing if nobody did, or if it cannot be read."""
        rows = self._database.read("SELECT assigned FROM columns WHERE who = ? AND source = ?", who, _digest(mark))
        try:
            return {int(place): str(name) for place, name in json.loads(rows[0][0]).items()} if rows else {}
        except (ValueError, AttributeError):
            return {}

    def put(self, who: str, mark: str, places: ColumnNames) -> None:
        """Keep it, in the place of what was said before."""
        kept = json.dumps({str(place): name for place, name in sorted(places.items())})
        if len(kept) > _LONGEST:
            return
        with self._database.writing() as run:
            run("DELETE FROM columns WHERE who = ? AND source = ?", who, _digest(mark))
            if places:
                known = run("SELECT source FROM columns WHERE who = ? ORDER BY source", who)
                for (source,) in known[MOST_SOURCES - 1 :]:
                    run("DELETE FROM columns WHERE who = ? AND source = ?", who, source)
                run("INSERT INTO columns (who, source, assigned) VALUES (?, ?, ?)", who, _digest(mark), kept)

    def close(self) -> None:
        """Let go of the store."""
        self._database.close()


def _digest(mark: str) -> str:
    return sha256(mark.encode("utf-8", "surrogatepass")).hexdigest()[:40]
