"""JSON that knows where every value stands.

The standard reader forgets places, and a message without row and column helps
nobody to repair a file. This reader visits every character once and gives a
tree of values with their offsets; ``Places`` turns an offset into row and
column. It is stricter than the standard one: no key twice, no ``NaN``, no half
of a surrogate pair, no nesting that a tournament cannot have.

Most files are right, and nobody asks for a place in them. ``read_at_once`` has
the standard reader make the same tree without places, several times as fast;
as soon as there is something to say the file is read again with them.
"""

from __future__ import annotations

import json
import re
from bisect import bisect_right
from collections.abc import Mapping
from typing import Any, Never

from hakem.i18n import Json, Message
from hakem.values import dataclass

DEEPEST = 32
"""Levels of nesting that are read; a tournament needs seven."""

LARGEST_WHOLE = 2**53 - 1
"""The largest whole number that every reader of JSON keeps exactly."""

_BLANKS = re.compile(r"[ \t\n\r]*")
_TEXT = re.compile(r'"[^"\\\x00-\x1f]*(?:\\.[^"\\\x00-\x1f]*)*"')
_NUMBER = re.compile(r"-?(?:0|[1-9][0-9]*)(\.[0-9]+)?([eE][+-]?[0-9]+)?(?![0-9A-Za-z_.+-])")
_WORD = re.compile(r"(?:true|false|null)(?![0-9A-Za-z_])")
_LONE_SURROGATE = re.compile("[\ud800-\udfff]")
_UNPRINTABLE = re.compile("[\x00-\x1f\x7f-\x9f\u2028\u2029\ud800-\udfff]")
_LINE_END = re.compile(r"\r\n|\r|\n")
_SURROGATE = re.compile("[\ud800-\udfff]|\\\\u[dD]")
_LONGEST_WHOLE = 17
_WORDS: dict[str, bool | None] = {"true": True, "false": False, "null": None}


@dataclass(frozen=True, slots=True)
class OtherNumber:
    """A number that is not whole, or too large to be kept exactly everywhere: nothing here uses one."""

    text: str


_TOO_LARGE = OtherNumber(str(LARGEST_WHOLE + 1))
"""In the place of a number that is too large: Python does not write numbers of any length."""


@dataclass(frozen=True, slots=True)
class Items:
    """The values of a list, in order."""

    nodes: tuple[Node, ...]


@dataclass(frozen=True, slots=True)
class Member:
    """One key of an object, where the key stands, and its value."""

    key: str
    start: int
    node: Node


@dataclass(frozen=True, slots=True)
class Members:
    """The keys of an object, in order; no key is there twice."""

    members: tuple[Member, ...]


@dataclass(frozen=True, slots=True)
class Node:
    """A value and the offset of its first character."""

    value: str | int | bool | OtherNumber | Items | Members | None
    start: int


@dataclass(frozen=True, slots=True)
class Fault:
    """Something wrong at an offset."""

    message: Message
    start: int


def shown(text: str) -> str:
    """A piece of a file as a message can show it: short, and without characters that no screen shows."""
    safe = _UNPRINTABLE.sub("\ufffd", text)
    return safe if len(safe) <= 40 else f"{safe[:39]}…"


def keys_of(node: Node) -> Mapping[str, Node]:
    """The values of an object by their keys; nothing for what is no object."""
    return {member.key: member.node for member in node.value.members} if isinstance(node.value, Members) else {}


def without_places(data: Json, level: int = 0) -> Node:
    """The tree of values that were read by somebody else, who has forgotten where they stood.

    What is nested too deep is left out: no table has so many levels, so whoever
    reads the tree by tables finds a value before it that is not expected.
    """
    if isinstance(data, str):
        return Node(data, 0)
    if isinstance(data, int):
        return Node(_TOO_LARGE if abs(data) > LARGEST_WHOLE else data, 0)
    if isinstance(data, dict):
        if level > DEEPEST:
            return Node(None, 0)
        return Node(Members(tuple([Member(key, 0, without_places(v, level + 1)) for key, v in data.items()])), 0)
    if isinstance(data, list):
        if level > DEEPEST:
            return Node(None, 0)
        return Node(Items(tuple([without_places(value, level + 1) for value in data])), 0)
    return Node(data if data is None else OtherNumber(str(data)), 0)


def plain(node: Node) -> Json:
    """The values of a tree as the standard library has them, without their places.

    >>> plain(without_places({"a": [1, None]}))
    {'a': [1, None]}
    """
    match node.value:
        case Members(members):
            return {member.key: plain(member.node) for member in members}
        case Items(nodes):
            return [plain(item) for item in nodes]
        case OtherNumber(text):
            return float(text)
    return node.value


class _UnreadableError(Exception):
    """Reading cannot go on."""

    def __init__(self, fault: Fault) -> None:
        super().__init__(fault)
        self.fault = fault


def read_at_once(text: str) -> Node | None:
    """The tree of values without their places; None if ``read_json`` might have something to say about the text.

    It does not look for nesting that is too deep. No table has so many levels,
    so whoever reads the tree by tables finds a value that is not expected.
    """
    if _SURROGATE.search(text):
        return None
    try:
        return _node_of(
            json.loads(
                text,
                object_pairs_hook=_members_of,
                parse_int=_whole,
                parse_float=_other_number,
                parse_constant=_refused,
            )
        )
    except (ValueError, RecursionError):
        return None


def _node_of(value: Any) -> Node:
    if isinstance(value, list):
        return Node(Items(tuple([_node_of(item) for item in value])), 0)
    return Node(value, 0)


def _members_of(pairs: list[tuple[str, Any]]) -> Members:
    if len(dict(pairs)) < len(pairs):
        raise ValueError
    return Members(tuple([Member(key, 0, _node_of(value)) for key, value in pairs]))


def _whole(digits: str) -> int | OtherNumber:
    """Sixteen digits hold the largest number; longer ones are never turned into an int, which would take long."""
    if len(digits) > _LONGEST_WHOLE or abs(number := int(digits)) > LARGEST_WHOLE:
        return _other_number(digits)
    return number


def _other_number(text: str) -> OtherNumber:
    return OtherNumber(text[:20])


def _refused(word: str) -> Never:
    raise ValueError(word)


def read_json(text: str) -> tuple[Node | None, tuple[Fault, ...]]:
    """The tree of values, and what is wrong. There is no tree when the text is not JSON; never raises."""
    reader = _Reader(text)
    try:
        return reader.document(), tuple(reader.faults)
    except _UnreadableError as broken:
        return None, (*reader.faults, broken.fault)


class _Reader:
    """A walk through the text: ``at`` is the next character to look at."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.at = 0
        self.faults: list[Fault] = []

    def document(self) -> Node:
        self._blanks()
        if self.at == len(self.text):
            raise self._broken("json.empty")
        node = self._value(1)
        self._blanks()
        if self.at < len(self.text):
            raise self._broken("json.after-end")
        return node

    def _broken(self, key: str, signs: str = "") -> _UnreadableError:
        return _UnreadableError(Fault(Message(key, {"signs": signs} if signs else {}), self.at))

    def _blanks(self) -> None:
        found = _BLANKS.match(self.text, self.at)
        self.at = found.end() if found else self.at

    def _sign(self) -> str:
        """The next character after blanks; empty at the end of the text."""
        self._blanks()
        return self.text[self.at : self.at + 1]

    def _value(self, depth: int) -> Node:
        sign = self._sign()
        start = self.at
        if depth > DEEPEST:
            raise self._broken("json.too-deep")
        if sign == "{":
            return Node(self._members(depth), start)
        if sign == "[":
            return Node(self._items(depth), start)
        if sign == '"':
            return Node(self._string(), start)
        if word := _WORD.match(self.text, start):
            self.at = word.end()
            return Node(_WORDS[word.group()], start)
        return Node(self._number(), start)

    def _number(self) -> int | OtherNumber:
        found = _NUMBER.match(self.text, self.at)
        if found is None:
            raise self._broken("json.value-expected")
        self.at = found.end()
        whole = found.group(1) is None and found.group(2) is None
        return _whole(found.group()) if whole else _other_number(found.group())

    def _string(self) -> str:
        found = _TEXT.match(self.text, self.at)
        if found is None:
            raise self._broken("json.text-broken")
        try:
            value: str = json.loads(found.group())
        except ValueError:
            raise self._broken("json.text-broken") from None
        if not value.isascii() and _LONE_SURROGATE.search(value):
            self.faults.append(Fault(Message("json.surrogate"), self.at))
        self.at = found.end()
        return value

    def _items(self, depth: int) -> Items:
        self.at += 1
        nodes: list[Node] = []
        if self._sign() == "]":
            self.at += 1
            return Items(())
        while True:
            nodes.append(self._value(depth + 1))
            if self._ends("]"):
                return Items(tuple(nodes))

    def _members(self, depth: int) -> Members:
        self.at += 1
        members: dict[str, Member] = {}
        if self._sign() == "}":
            self.at += 1
            return Members(())
        while True:
            member = self._member(depth)
            if member.key in members:
                self.faults.append(Fault(Message("json.key-twice", {"key": shown(member.key)}), member.start))
            members.setdefault(member.key, member)
            if self._ends("}"):
                return Members(tuple(members.values()))

    def _member(self, depth: int) -> Member:
        if self._sign() != '"':
            raise self._broken("json.key-expected")
        start = self.at
        key = self._string()
        if self._sign() != ":":
            raise self._broken("json.sign-expected", ":")
        self.at += 1
        return Member(key, start, self._value(depth + 1))

    def _ends(self, closing: str) -> bool:
        """Step over a comma or over the closing sign, and say whether it was the latter."""
        sign = self._sign()
        if sign not in (",", closing):
            raise self._broken("json.sign-expected", f", {closing}")
        self.at += 1
        return sign == closing


class Places:
    """Rows and columns, counted from 1. Lines end with LF, CR or both."""

    def __init__(self, text: str) -> None:
        self._starts = [0, *(end.end() for end in _LINE_END.finditer(text))]

    def of(self, start: int) -> tuple[int, int]:
        """Row and column of an offset."""
        row = bisect_right(self._starts, start)
        return row, start - self._starts[row - 1] + 1
