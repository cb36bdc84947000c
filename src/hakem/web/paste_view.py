"""A pasted table as its page shows it: what each column is taken for, and every field that a yes writes."""

from __future__ import annotations

from collections.abc import Sequence

from hakem.desk import ComparedRow, Difference, ImportDifference, RowChoice
from hakem.desk.import_difference import ACTION_FIELDS, Known, json_of
from hakem.formats import Gravity, ImportedPlayers
from hakem.formats.tables.columns import COLUMN_NAMES
from hakem.model import Birth, Player, Sex, Title
from hakem.web.rendering import Words

_OPEN = (Difference.BLOCKED, Difference.DOUBTFUL, Difference.NEW, Difference.CHANGED)
_FOLDED = (Difference.UNCHANGED, Difference.MISSING)
_FIGURES = frozenset({"rating", "national_rating", "fide_id", "board"})
_COUNTED = 97
"""A number that stands for any other in the words of the button, which follow the ticks."""


def pasted_view(found: ImportDifference, table: ImportedPlayers, w: Words) -> dict[str, object]:
    """All that the page shows."""
    rows = [row for row in found.rows if row.row is not None]
    used = tuple(name for name in ACTION_FIELDS if any(_value(row, name) is not None for row in rows))
    shown = used if "name" in used else ("name", *used)
    ticked = sum(row.kind is Difference.NEW for row in found.rows)
    return {
        "about": [
            (problem.gravity is not Gravity.INFORMATION, w.say(problem.message))
            for problem in sorted(found.problems, key=lambda each: each.gravity.order)
        ],
        "columns": [
            {
                "place": each.place,
                "heading": each.heading or w("web-players.paste.column", number=each.place + 1),
                "column": each.column,
            }
            for each in table.columns
        ],
        "samples": list(zip(*(each.samples for each in table.columns), strict=True)),
        "further": _further(table, w),
        "kinds": [(name, w(f"import.field.{name}")) for name in _in_order(COLUMN_NAMES)],
        "fields": [(w(f"web-players.field.{name.replace('_', '-')}"), name in _FIGURES) for name in shown],
        "open": [_group(found, kind, shown, w) for kind in _OPEN if found.of(kind)],
        "folded": [_group(found, kind, shown, w) for kind in _FOLDED if found.of(kind)],
        "count": ticked,
        "labels": {
            "one": w("web-players.paste-yes", count=1),
            "many": w("web-players.paste-yes", count=_COUNTED).replace(str(_COUNTED), "#"),
            "none": w("web-players.paste-yes", count=0),
        },
        "identities": sum(bool(row.row and row.row.identity) for row in found.rows),
    }


def _further(table: ImportedPlayers, w: Words) -> list[str]:
    """A line below the samples for columns that are empty in them; none if there is no such column."""
    found = [each.further and w("web-players.paste.further", text=each.further) for each in table.columns]
    return found if any(found) else []


def _in_order(names: Sequence[str]) -> list[str]:
    """What is not read stands first in the list of choices."""
    return ["other", *(name for name in names if name != "other")]


def _group(found: ImportDifference, kind: Difference, shown: Sequence[str], w: Words) -> dict[str, object]:
    rows = [_row(row, shown, w) for row in found.of(kind)]
    return {
        "kind": kind.value,
        "title": w(f"web-players.paste.{kind.value}", count=len(rows)),
        "rows": rows,
        "speaks": any(row["problems"] or row["changes"] for row in rows),
        "takes": any(row["tick"] or row["choices"] for row in rows),
        "updates": kind is Difference.CHANGED and len(rows) > 1,
    }


def _row(row: ComparedRow, shown: Sequence[str], w: Words) -> dict[str, object]:
    """A row in words: who it is, what changes, and everything that is wrong with it."""
    asked = row.kind is not Difference.NEW and row.choices != (RowChoice.ADD,)
    asked = (asked or row.kind is Difference.UNCHANGED) and bool(row.choices)
    problems = [problem.message for problem in row.row.problems] if row.row else []
    return {
        "row": row.row.row if row.row else 0,
        "name": text_of(_value(row, "name"), w),
        "cells": [(text_of(_value(row, name), w), name in _FIGURES, _changes(row, name)) for name in shown],
        "problems": [w.say(message) for message in (*problems, *row.reasons)],
        "changes": [
            (w(f"web-players.field.{each.field.replace('_', '-')}"), text_of(each.was, w) or "–", text_of(each.now, w))
            for each in row.changes
        ],
        "tick": bool(row.choices) and not asked,
        "ticked": row.kind is Difference.NEW,
        "choices": [(each.value, w(_words_of(each, row))) for each in row.choices] if asked else [],
    }


def _words_of(choice: RowChoice, row: ComparedRow) -> str:
    """What a choice is called: what is brought up to date is a player, or another row of the table."""
    if choice is RowChoice.ADD:
        return "web-players.paste.add"
    return "web-players.paste.update" if row.player is not None else "web-players.paste.join"


def _changes(row: ComparedRow, name: str) -> bool:
    return any(each.field == name for each in row.changes)


def _value(row: ComparedRow, name: str) -> Known:
    """A field as the row has it; of somebody who is missing in the table, as the event has it."""
    if row.row is not None:
        value: Known = getattr(row.row.fields, name)
        return value if value != "" else None
    known: Player | None = row.player
    found: Known = getattr(known, name, None)
    return found


def text_of(value: Known, w: Words) -> str:
    """A field as people read it."""
    match value:
        case None:
            return ""
        case Sex():
            return w(f"web-players.sex.{json_of(value)}")
        case Birth(year, int() as month, int() as day):
            return f"{day:02}.{month:02}.{year}" if w.language == "tr" else f"{year}-{month:02}-{day:02}"
        case Birth() | Title():
            return str(json_of(value))
    return str(value)
