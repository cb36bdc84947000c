"""Values from outside by which ties are broken, one for each of those who have one.

Either rows ``id,value`` (a semicolon or a tab separates as well, a heading may
stand above them) or a JSON object, ``{"4": "1.5"}``.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator

from hakem.errors import InputError
from hakem.formats.decoding import decode
from hakem.formats.document import FileProblem, Finding
from hakem.formats.json_with_places import Members, Node, OtherNumber, Places, read_json, shown
from hakem.i18n import Message
from hakem.model import Points, parse_points
from hakem.values import dataclass, field

_SEPARATOR = re.compile(r"[,;\t]")
_LINE = re.compile(r"[^\r\n]+")
_LONGEST_ID = 9


@dataclass(frozen=True, slots=True)
class _Pair:
    """An id and its value as they stand in the file, each with its offset."""

    id: str
    id_start: int
    value: str
    value_start: int


@dataclass(slots=True)
class _Reading:
    """What has been read so far, and what was wrong with it."""

    known: Collection[int]
    values: dict[int, Points] = field(default_factory=dict)
    faults: list[tuple[int, Message]] = field(default_factory=list)

    def add(self, pair: _Pair) -> None:
        """One value more, unless something is wrong with it."""
        whole = pair.id.isascii() and pair.id.isdecimal() and len(pair.id) <= _LONGEST_ID
        if not whole or int(pair.id) not in self.known:
            self.fault(pair.id_start, "external.unknown", shown(pair.id))
        elif int(pair.id) in self.values:
            self.fault(pair.id_start, "external.twice", pair.id)
        else:
            try:
                self.values[int(pair.id)] = parse_points(pair.value)
            except ValueError:
                self.fault(pair.value_start, "external.value", shown(pair.value))

    def fault(self, start: int, key: str, text: str) -> None:
        """Something is wrong at an offset."""
        self.faults.append((start, Message(key, {"text": text})))


def parse_external(data: bytes, known: Collection[int]) -> tuple[dict[int, Points], tuple[FileProblem, ...]]:
    """The values by id, and what is wrong with the file; ``known`` are the ids there may be. Never raises."""
    try:
        text, _ = decode(data)
    except InputError as exc:
        return {}, (FileProblem(exc.message, Finding.ERROR, exc.row, exc.column),)
    text = text.lstrip("\ufeff")
    reading = _Reading(known)
    pairs = _members(text, reading) if text.lstrip().startswith("{") else _rows(text, reading)
    for pair in pairs:
        reading.add(pair)
    places = Places(text)
    return reading.values, tuple(
        FileProblem(message, Finding.ERROR, *places.of(start)) for start, message in reading.faults
    )


def _members(text: str, reading: _Reading) -> Iterator[_Pair]:
    root, faults = read_json(text)
    reading.faults += [(fault.start, fault.message) for fault in faults]
    if root is not None and isinstance(root.value, Members):
        for member in root.value.members:
            yield _Pair(member.key.strip(), member.start, _scalar(member.node), member.node.start)


def _scalar(node: Node) -> str:
    """A text or a number as it is written; nothing else is a value."""
    value = node.value
    if isinstance(value, OtherNumber):
        return value.text
    return str(value) if isinstance(value, str | int) and not isinstance(value, bool) else "?"


def _rows(text: str, reading: _Reading) -> Iterator[_Pair]:
    """Rows of two cells; the first may be a heading, which has no digit in it."""
    first = True
    for line in _LINE.finditer(text):
        row = line.group()
        if not row.strip():
            continue
        heading = first and not any(sign.isdigit() for sign in row)
        first = False
        separator = _SEPARATOR.search(row)
        if heading:
            continue
        if separator is None:
            reading.fault(line.start(), "external.row", shown(row))
            continue
        before, after = row[: separator.start()], row[separator.end() :]
        indent = len(after) - len(after.lstrip())
        yield _Pair(_bare(before), line.start(), _bare(after), line.start() + separator.end() + indent)


def _bare(cell: str) -> str:
    return cell.strip().strip('"').strip()
