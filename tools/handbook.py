"""The chapters of the handbook, article by article: where in the code, at which doors it can be done, the verdict.

The articles and their titles are those of the editions of 2009, and the places
those files of the system that cite the article. What does not follow from the
code stands in ``tools/handbook.toml``. ``python -m tools.tables`` renews the page.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from hakem.regulations import EDITIONS, Edition
from tools.documents import ROOT

SOURCES = ROOT / "src" / "hakem"
_SAID = Path(__file__).with_suffix(".toml")
_ROOMS = {
    "TSF Handbook": ("desk/advice.py",),
    "TSF Swiss": ("facts/initial_order.py", "desk"),
    "TSF Dutch": ("pairing/swiss/dutch_2009", "facts"),
    "TSF Lim": ("pairing/swiss/lim", "facts"),
    "TSF Dubov": ("pairing/swiss/dubov",),
    "TSF Burstein": ("pairing/swiss/burstein",),
    "TSF Skalitzka": ("pairing/tables",),
    "TSF Scheveningen": ("pairing/tables",),
    "TSF Tie-breaks": ("tiebreaks",),
    "TSF Round Robin": ("pairing/tables/round_robin.py",),
    "TSF Knockout": (
        "knockout",
        "knockout/plans",
        "knockout/contests",
        "knockout/event",
        "pairing/knockout",
        "reports/knockout",
    ),
}
"""Where the articles of a chapter are cited: files, or folders with all that is in them."""
_MAIN = "Ana Kurallar"
WORKS, LEFT_OUT = "a", "d"
NO_DOOR = "-"
"""It cannot be done there."""


@dataclass(frozen=True)
class Row:
    """An article. ``where`` are files below ``src/hakem``; ``why`` is the reason if it is left out.

    The doors are ``reach``, what does it with files, ``desk``, a command of the desk, and ``page``, an address.
    """

    chapter: str
    article: str
    about: str
    where: tuple[str, ...]
    reach: str
    desk: str = NO_DOOR
    page: str = NO_DOOR
    verdict: str = WORKS
    why: str = ""


@dataclass(frozen=True)
class Form:
    """A form that the handbook prints, and the document that it is here; ``event`` is the one on its picture."""

    name: str
    where: str
    document: str
    event: str
    round_no: int = 0
    options: tuple[tuple[str, str], ...] = ()

    @property
    def picture(self) -> str:
        """The name of its picture, below ``docs/pictures``."""
        parts = (self.document, *(value for _, value in self.options if value != self.document), self.event)
        return f"forms/{'-'.join(parts)}.png"

    @property
    def command(self) -> str:
        """How it is printed."""
        more = "".join(f" --{name} {value}" for name, value in self.options)
        return f"hakem desk print EVENT {self.document}{more}{f' --round {self.round_no}' if self.round_no else ''}"


def forms() -> tuple[Form, ...]:
    """The forms, in the order of the page."""
    return tuple(
        Form(
            row["form"],
            row["where"],
            row["document"],
            row["event"],
            row.get("round", 0),
            tuple(row.get("options", {}).items()),
        )
        for row in _said()["form"]
    )


def forms_table() -> str:
    """The forms with a picture of ours for each."""
    lines = ["| form | in the handbook | document | ours |", "|---|---|---|---|"]
    for form in forms():
        shown = f"![{form.name}](pictures/{form.picture})"
        lines.append(f"| {form.name} | {form.where} | `{form.command}` | {shown} |")
    return "\n".join(lines)


@cache
def _said() -> dict[str, Any]:
    return tomllib.loads(_SAID.read_text(encoding="utf-8"))


def chapters() -> tuple[Edition, ...]:
    """The editions of the chapters."""
    return tuple(e for _, editions in EDITIONS for e in editions if e.regulation in _ROOMS)


@cache
def _sources(room: str) -> tuple[tuple[str, str], ...]:
    """The files of a room with their texts."""
    path = SOURCES / room
    files = [path] if path.is_file() else sorted(path.glob("*.py"))
    return tuple((str(file.relative_to(SOURCES)), file.read_text(encoding="utf-8")) for file in files)


def cited_in(regulation: str, article: str) -> tuple[str, ...]:
    """The files of a chapter that name the article, in a string or in the words above a function."""
    named = re.compile(rf"(?<![\w.]){re.escape(article)}(?![\w]|\.\w|-\d)")
    return tuple(name for room in _ROOMS[regulation] for name, text in _sources(room) if named.search(text))


def rows() -> Iterator[Row]:
    """Every row of the page, chapter by chapter."""
    said = _said()
    for row in said["main"]:
        yield Row(_MAIN, row["article"], row["about"], tuple(row["code"]), row["reach"], *_beside(_MAIN, row))
    own = {(row["regulation"], row["article"]): row for row in said["row"]}
    for edition in chapters():
        listed = dict(edition.articles)
        listed |= {a: row["about"] for (r, a), row in own.items() if r == edition.regulation and "about" in row}
        for article in sorted(listed, key=_in_order):
            yield _row(edition.regulation, article, listed[article], own.get((edition.regulation, article), {}))


def _row(regulation: str, article: str, about: str, said: dict[str, Any]) -> Row:
    verdict = said.get("verdict", WORKS)
    where = () if verdict == LEFT_OUT else tuple(said.get("code") or cited_in(regulation, article))
    reach = "" if verdict == LEFT_OUT else said.get("reach", _said()["reach"][regulation])
    desk, page = (NO_DOOR, NO_DOOR) if verdict == LEFT_OUT else _beside(regulation, said)
    return Row(regulation, article, about, where, reach, desk, page, verdict, said.get("why", ""))


def _beside(chapter: str, said: dict[str, Any]) -> tuple[str, str]:
    """The doors beside files: those of the row, else those of its chapter."""
    desk, page = (said.get(door, _said()[door][chapter]) for door in ("desk", "page"))
    return desk, page


def _in_order(article: str) -> list[tuple[int, str]]:
    """Letters before numbers, numbers by their value: A.9 before B.1, 4.2 before 4.10."""
    return [(int(part), "") if part.isdecimal() else (-1, part) for part in re.split(r"[. ]", article)]


def handbook_table() -> str:
    """All rows, a table for every chapter."""
    lines: list[str] = []
    chapter = ""
    for row in rows():
        if row.chapter != chapter:
            chapter = row.chapter
            lines += [
                "",
                f"### {chapter}",
                "",
                "| article | about | where | with files | at the desk | page | |",
                "|---|---|---|---|---|---|---|",
            ]
        where = ", ".join(f"`{name}`" for name in row.where)
        last = row.verdict if not row.why else f"{row.verdict}: {row.why}"
        lines.append(f"| {row.article} | {row.about} | {where} | {row.reach} | {row.desk} | {row.page} | {last} |")
    return "\n".join(lines[1:])
