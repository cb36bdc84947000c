"""How values of the native file are read and written: a codec for each kind of value, a table for each class.

A codec knows both ways and describes its values for other programs (JSON
Schema). A :class:`Table` is the codec of a class: a table of its fields, from
which reader, writer and description all follow. Everything that is not as
expected is noted with its place; a stand-in takes its place until the end.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from datetime import date
from operator import attrgetter
from types import MappingProxyType
from typing import Any, Generic, Protocol, TypeVar, cast

from hakem.errors import TooLarge
from hakem.formats.json_with_places import LARGEST_WHOLE, Fault, Items, Members, Node, OtherNumber, shown
from hakem.i18n import Datum, Json, Message
from hakem.i18n.message import NOTHING
from hakem.model import ZERO, Birth, Points, decimal_text, parse_points, without_unprintable
from hakem.values import dataclass

T = TypeVar("T")
K = TypeVar("K")
V = TypeVar("V")
Schema = dict[str, Json]

NO_WORDS: Mapping[str, Any] = MappingProxyType({})

NEEDED = object()
"""In the place of a value that nothing has by itself."""

LONGEST_POINTS = 40
"""Characters that a value in points may take; nobody counts so finely."""

_DAY = re.compile(r"[0-9]{4}-[0-9]{2}-[0-9]{2}\Z")
_BIRTH = re.compile(r"([0-9]{4,9})(?:-([0-9]{2}|\?\?(?=-)))?(?:-([0-9]{2}))?\Z")
_POINTS = r"^\s*(?:[+-]?(?:[0-9]+(?:[.,][0-9]*)?|[.,][0-9]+)|[0-9]*\s*½|-?[0-9]+/0*[1-9][0-9]*)\s*$"
_LONGEST_PART_OF_POINTS = 60
"""Bits of a numerator or denominator: 18 digits, so that even a fraction stays within what is read back."""


class Notes:
    """What is wrong so far."""

    def __init__(self) -> None:
        self.faults: list[Fault] = []
        self.unprintable: list[int] = []
        """Where texts begin that had signs which cannot be printed."""

    def add(self, start: int, key: str, data: Mapping[str, Datum] = NOTHING) -> None:
        """Something is wrong with what begins at ``start``."""
        self.faults.append(Fault(Message(key, data), start))


class Codec(Protocol[T]):
    """One kind of value: from the file, to the file, and described for other programs."""

    def read(self, node: Node, notes: Notes) -> T:
        """The value that stands there; if none does, that is noted."""
        ...

    def write(self, value: T) -> Json:
        """The value for the file."""
        ...

    def schema(self, classes: dict[str, Json]) -> Schema:
        """What such a value looks like; classes that it names are added to ``classes``."""
        ...


@dataclass(frozen=True, slots=True)
class Single(Generic[T]):
    """The codec of a value that is not made of others."""

    read: Callable[[Node, Notes], T]
    write: Callable[[T], Json]
    described: Mapping[str, Json]

    def schema(self, classes: dict[str, Json]) -> Schema:  # noqa: ARG002 - it names no class
        """What such a value looks like."""
        return dict(self.described)


@dataclass(frozen=True, slots=True)
class Listed(Generic[T]):
    """A list of values of one kind."""

    of: Codec[T]

    def read(self, node: Node, notes: Notes) -> tuple[T, ...]:
        """The values of the list that the value should be."""
        if isinstance(node.value, Items):
            read = self.of.read
            return tuple([read(item, notes) for item in node.value.nodes])
        notes.add(node.start, "json.no-list")
        return ()

    def write(self, values: tuple[T, ...]) -> Json:
        """The values as a list."""
        write = self.of.write
        return [write(value) for value in values]

    def schema(self, classes: dict[str, Json]) -> Schema:
        """A list of them."""
        return {"type": "array", "items": self.of.schema(classes)}


@dataclass(frozen=True, slots=True)
class Named(Generic[T]):
    """An object whose keys are names that nobody knows beforehand, with values of one kind."""

    of: Codec[T]

    def read(self, node: Node, notes: Notes) -> Mapping[str, T]:
        """The values by name."""
        if isinstance(node.value, Members):
            return {member.key: self.of.read(member.node, notes) for member in node.value.members}
        notes.add(node.start, "json.no-object")
        return {}

    def write(self, values: Mapping[str, T]) -> Json:
        """The values as an object."""
        return {name: self.of.write(value) for name, value in values.items()}

    def schema(self, classes: dict[str, Json]) -> Schema:
        """An object of them."""
        return {"type": "object", "additionalProperties": self.of.schema(classes)}


@dataclass(frozen=True, slots=True)
class Maybe(Generic[T]):
    """A value, or null where it is not known."""

    of: Codec[T]

    def read(self, node: Node, notes: Notes) -> T | None:
        """None for null."""
        return None if node.value is None else self.of.read(node, notes)

    def write(self, value: T | None) -> Json:
        """Null for None."""
        return None if value is None else self.of.write(value)

    def schema(self, classes: dict[str, Json]) -> Schema:
        """One of the two."""
        return {"anyOf": [self.of.schema(classes), {"type": "null"}]}


class Line(Generic[T]):
    """One line of a table: the key in the file, the kind of value, the name in the class if it is another one.

    A value that the class has by itself is not written. ``usual`` is that value
    where the class asks for one; ``get`` is for what is not one attribute.
    """

    def __init__(
        self,
        key: str,
        codec: Codec[T],
        name: str = "",
        *,
        usual: object = NEEDED,
        get: Callable[[Any], T] | None = None,
    ) -> None:
        self.key = key
        self.codec = codec
        self.name = name or key
        self.usual = usual
        self.get: Callable[[Any], T] = get or attrgetter(self.name)


def _defaults(make: Callable[..., object]) -> Mapping[str, object]:
    """What a class or a function takes, by name, with the value that it has by itself."""
    function: Any = vars(make)["__init__"] if isinstance(make, type) else make
    code = function.__code__
    names = code.co_varnames[: code.co_argcount]
    defaults = function.__defaults__ or ()
    return dict.fromkeys(names, NEEDED) | dict(zip(names[len(names) - len(defaults) :], defaults, strict=True))


class Table(Generic[T]):
    """The codec of a class, made from the table of its fields, which stand in the order of the file.

    ``make`` is for a class that is not made from its fields as they stand.
    """

    def __init__(self, of: type[T], *lines: Line[Any], make: Callable[..., T] | None = None) -> None:
        self._class = of
        self._make: Callable[..., T] = make or of
        self.lines = lines
        usual = _defaults(self._make)
        self._usual = {line.key: usual[line.name] if line.usual is NEEDED else line.usual for line in lines}
        self._needed = frozenset(key for key, value in self._usual.items() if value is NEEDED)
        self._readers = {line.key: (line.name, line.codec.read) for line in lines}
        self._beforehand = {line.name: line.usual for line in lines if line.usual is not NEEDED}

    def read(self, node: Node, notes: Notes) -> T:
        """The value; one of which a part is missing does not come into being, and nobody will ask for it."""
        if not isinstance(node.value, Members):
            notes.add(node.start, "json.no-object")
            return cast("T", None)
        given: dict[str, Any] = dict(self._beforehand)
        missing = set(self._needed)
        for member in node.value.members:
            known = self._readers.get(member.key)
            if known is None:
                notes.add(member.start, "json.unknown-key", {"key": shown(member.key)})
            else:
                given[known[0]] = known[1](member.node, notes)
                missing.discard(member.key)
        for key in self._readers if missing else ():
            if key in missing:
                notes.add(node.start, "json.missing-key", {"key": key})
        return cast("T", None) if missing else self._make(**given)

    def write(self, value: T) -> dict[str, Json]:
        """The value without what it has by itself."""
        written: dict[str, Json] = {}
        for line in self.lines:
            part = line.get(value)
            if part != self._usual[line.key]:
                written[line.key] = line.codec.write(part)
        return written

    def schema(self, classes: dict[str, Json]) -> Schema:
        """A reference to the description of the class, which is made once; a pair is described where it stands."""
        if self._class is tuple:
            return self._described(classes)
        name = self._class.__name__
        if name not in classes:
            about = (self._class.__doc__ or "").split("\n")[0]
            classes[name] = {"description": about, **self._described(classes)}
        return {"$ref": f"#/$defs/{name}"}

    def _described(self, classes: dict[str, Json]) -> Schema:
        described: Schema = {"type": "object", "additionalProperties": False}
        if self._needed:
            described["required"] = [line.key for line in self.lines if line.key in self._needed]
        described["properties"] = {line.key: line.codec.schema(classes) for line in self.lines}
        return described


def pair(first: Line[K], second: Line[V]) -> Table[tuple[K, V]]:
    """Two values that belong together and have no class of their own."""

    def both(first: K, second: V) -> tuple[K, V]:
        return (first, second)

    return Table(
        tuple,
        Line(first.key, first.codec, "first", get=lambda value: value[0]),
        Line(second.key, second.codec, "second", get=lambda value: value[1]),
        make=both,
    )


def word(
    words: Mapping[str, T], possible: Callable[[T], bool] = lambda _: True, also: Mapping[str, T] = NO_WORDS
) -> Single[T]:
    """One of these words; other programs and people are told of those only that are possible. ``also`` is read too."""
    of = {value: text for text, value in words.items()}
    known = tuple(text for text, value in words.items() if possible(value))
    read_too = {**words, **also}

    def read(node: Node, notes: Notes) -> T:
        text = _read_text(node, notes)
        if text not in read_too and isinstance(node.value, str):
            notes.add(node.start, "json.unknown-word", {"text": shown(text), "known": known})
        return read_too.get(text, next(iter(words.values())))

    return Single(read, of.__getitem__, {"enum": [*known, *also]})


def whole(least: int | None = None) -> Single[Any]:
    """A whole number. Other programs are told the least one there can be; here the model says what is wrong with it."""
    limits: Schema = {"minimum": -LARGEST_WHOLE if least is None else least, "maximum": LARGEST_WHOLE}
    return Single(_read_whole, _write_whole, {"type": "integer", **limits})


def _read_text(node: Node, notes: Notes) -> str:
    if isinstance(node.value, str):
        if node.value.isprintable():
            return node.value
        text = without_unprintable(node.value)
        notes.unprintable += [] if text == node.value else [node.start]
        return text
    notes.add(node.start, "json.no-text")
    return ""


def _read_whole(node: Node, notes: Notes) -> int:
    """True and false are no numbers."""
    if isinstance(node.value, int) and not isinstance(node.value, bool):
        return node.value
    too_large = isinstance(node.value, OtherNumber) and node.value.text.removeprefix("-").isdecimal()
    notes.add(node.start, "json.number-too-large" if too_large else "json.no-whole-number")
    return 0


def _write_whole(value: int) -> int:
    if abs(value) > LARGEST_WHOLE:
        raise TooLarge(Message("json.number-too-large"))
    return value


def _read_truth(node: Node, notes: Notes) -> bool:
    if isinstance(node.value, bool):
        return node.value
    notes.add(node.start, "json.no-truth")
    return False


def _read_points(node: Node, notes: Notes) -> Points:
    """Points are written as text so that no reader rounds them."""
    text = _read_text(node, notes)
    if not isinstance(node.value, str):
        return ZERO
    try:
        if len(text) > LONGEST_POINTS:
            raise ValueError(text)
        return parse_points(text)
    except ValueError:
        notes.add(node.start, "json.no-points", {"text": shown(text)})
        return ZERO


def _write_points(points: Points) -> str:
    if max(points.numerator.bit_length(), points.denominator.bit_length()) > _LONGEST_PART_OF_POINTS:
        raise TooLarge(Message("json.points-too-long"))
    return decimal_text(points)


def _read_day(node: Node, notes: Notes) -> date:
    text = _read_text(node, notes)
    if not isinstance(node.value, str):
        return date.min
    try:
        if not _DAY.match(text):
            raise ValueError(text)
        return date.fromisoformat(text)
    except ValueError:
        notes.add(node.start, "json.no-date", {"text": shown(text)})
        return date.min


def _read_birth(node: Node, notes: Notes) -> Birth:
    """A date of birth as it was given; the calendar is not asked, because nothing is counted from it."""
    text = _read_text(node, notes)
    found = _BIRTH.match(text)
    if found is None:
        if isinstance(node.value, str):
            notes.add(node.start, "json.no-birth", {"text": shown(text)})
        return Birth(0)
    year, month, day = found.groups()
    return Birth(int(year), _number_if_known(month), _number_if_known(day))


def _number_if_known(digits: str | None) -> int | None:
    return int(digits) if digits is not None and digits != "??" else None


def _write_birth(birth: Birth) -> str:
    """``1999``, ``1999-05``, ``1999-05-07``; an unknown month before a known day is ``??``."""
    day = "" if birth.day is None else f"-{birth.day:02d}"
    month = "" if birth.month is None else f"-{birth.month:02d}"
    return f"{birth.year:04d}{month or ('-??' if day else '')}{day}"


TEXT = Single(_read_text, str, {"type": "string"})
TEXTS = Listed(TEXT)
TRUTH = Single(_read_truth, bool, {"type": "boolean"})
POINTS = Single(_read_points, _write_points, {"type": "string", "maxLength": LONGEST_POINTS, "pattern": _POINTS})
DAY = Single(_read_day, date.isoformat, {"type": "string", "format": "date", "pattern": "^[0-9]{4}-[0-9]{2}-[0-9]{2}$"})
BIRTH = Single(
    _read_birth,
    _write_birth,
    {"type": "string", "pattern": r"^[0-9]{4,9}(?:-(?:[0-9]{2}|\?\?(?=-)))?(?:-[0-9]{2})?$"},
)
