"""Typed access to the keys of a JSON object; everything that is not as expected is noted with its place."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from datetime import date
from typing import TypeVar

from hakem.formats.json_places import Fault, Items, Member, Members, Node, OtherNumber, shown
from hakem.formats.native_words import LONGEST_POINTS
from hakem.i18n import Message
from hakem.i18n.message import NOTHING, Datum
from hakem.model import ZERO, Birth, Points, parse_points

W = TypeVar("W")

_DAY = re.compile(r"[0-9]{4}-[0-9]{2}-[0-9]{2}\Z")
_BIRTH = re.compile(r"([0-9]{4,9})(?:-([0-9]{2}|\?\?(?=-)))?(?:-([0-9]{2}))?\Z")
_NO_DAY = date.min


class Notes:
    """What is wrong so far."""

    def __init__(self) -> None:
        self.faults: list[Fault] = []

    def add(self, start: int, key: str, data: Mapping[str, Datum] = NOTHING) -> None:
        """Something is wrong with what begins at ``start``."""
        self.faults.append(Fault(Message(key, data), start))

    def text(self, node: Node) -> str:
        """The text that the value should be."""
        if isinstance(node.value, str):
            return node.value
        self.add(node.start, "json.no-text")
        return ""

    def whole(self, node: Node) -> int:
        """The whole number that the value should be. True and false are no numbers."""
        if isinstance(node.value, int) and not isinstance(node.value, bool):
            return node.value
        too_large = isinstance(node.value, OtherNumber) and node.value.text.removeprefix("-").isdecimal()
        self.add(node.start, "json.number-too-large" if too_large else "json.no-whole-number")
        return 0

    def truth(self, node: Node) -> bool:
        """The true or false that the value should be."""
        if isinstance(node.value, bool):
            return node.value
        self.add(node.start, "json.no-truth")
        return False

    def items(self, node: Node) -> tuple[Node, ...]:
        """The values of the list that the value should be."""
        if isinstance(node.value, Items):
            return node.value.nodes
        self.add(node.start, "json.no-list")
        return ()

    def members(self, node: Node) -> tuple[Member, ...]:
        """The keys of the object that the value should be, where every key is a name that nobody knows beforehand."""
        if isinstance(node.value, Members):
            return node.value.members
        self.add(node.start, "json.no-object")
        return ()

    def texts(self, node: Node) -> tuple[str, ...]:
        """A list of texts."""
        return tuple(self.text(item) for item in self.items(node))

    def points(self, node: Node) -> Points:
        """Points, which are written as text so that no reader rounds them."""
        text = self.text(node)
        if not isinstance(node.value, str):
            return ZERO
        try:
            if len(text) > LONGEST_POINTS:
                raise ValueError(text)
            return parse_points(text)
        except ValueError:
            self.add(node.start, "json.no-points", {"text": shown(text)})
            return ZERO

    def day(self, node: Node) -> date:
        """A day of the calendar."""
        text = self.text(node)
        if not isinstance(node.value, str):
            return _NO_DAY
        try:
            if not _DAY.match(text):
                raise ValueError(text)
            return date.fromisoformat(text)
        except ValueError:
            self.add(node.start, "json.no-date", {"text": shown(text)})
            return _NO_DAY

    def birth(self, node: Node) -> Birth:
        """A date of birth as it was given; the calendar is not asked, because nothing is counted from it."""
        text = self.text(node)
        found = _BIRTH.match(text)
        if found is None:
            if isinstance(node.value, str):
                self.add(node.start, "json.no-birth", {"text": shown(text)})
            return Birth(0)
        year, month, day = found.groups()
        return Birth(int(year), _number_if_known(month), _number_if_known(day))

    def word(self, node: Node, words: Mapping[str, W]) -> W:
        """One of the words."""
        text = self.text(node)
        if text not in words and isinstance(node.value, str):
            self.add(node.start, "json.unknown-word", {"text": shown(text), "known": ", ".join(words)})
        return words.get(text, next(iter(words.values())))


def _number_if_known(digits: str | None) -> int | None:
    return int(digits) if digits is not None and digits != "??" else None


class Fields:
    """The keys of one object. Keys that nobody asks for are unknown ones; ``done`` notes them."""

    def __init__(self, node: Node, notes: Notes) -> None:
        self.notes = notes
        self.start = node.start
        self._members: dict[str, Member] = {}
        self._asked: set[str] = set()
        self.is_object = isinstance(node.value, Members)
        if isinstance(node.value, Members):
            self._members = {member.key: member for member in node.value.members}
        else:
            notes.add(node.start, "json.no-object")

    def get(self, key: str) -> Node | None:
        """The value of an optional key."""
        self._asked.add(key)
        member = self._members.get(key)
        return None if member is None else member.node

    def need(self, key: str) -> Node | None:
        """The value of a key that has to be there."""
        node = self.get(key)
        if node is None and self.is_object:
            self.notes.add(self.start, "json.missing-key", {"key": key})
        return node

    def optional(self, key: str, read: Callable[[Node], W]) -> W | None:
        """The value of an optional key as ``read`` takes it."""
        node = self.get(key)
        return None if node is None else read(node)

    def text(self, key: str) -> str:
        """A text that has to be there."""
        node = self.need(key)
        return "" if node is None else self.notes.text(node)

    def whole(self, key: str) -> int:
        """A whole number that has to be there."""
        node = self.need(key)
        return 0 if node is None else self.notes.whole(node)

    def points(self, key: str) -> Points:
        """Points that have to be there."""
        node = self.need(key)
        return ZERO if node is None else self.notes.points(node)

    def word(self, key: str, words: Mapping[str, W]) -> W:
        """A word that has to be there."""
        node = self.need(key)
        return next(iter(words.values())) if node is None else self.notes.word(node, words)

    def optional_text(self, key: str) -> str | None:
        """A text, if there is one."""
        return self.optional(key, self.notes.text)

    def optional_whole(self, key: str) -> int | None:
        """A whole number, if there is one."""
        return self.optional(key, self.notes.whole)

    def optional_word(self, key: str, words: Mapping[str, W]) -> W | None:
        """A word, if there is one."""
        return self.optional(key, lambda node: self.notes.word(node, words))

    def truth(self, key: str) -> bool:
        """True unless the key says false."""
        node = self.get(key)
        return True if node is None else self.notes.truth(node)

    def texts(self, key: str) -> tuple[str, ...]:
        """A list of texts; empty when the key is missing."""
        return self.optional(key, self.notes.texts) or ()

    def items(self, key: str) -> tuple[Node, ...]:
        """The values of a list; empty when the key is missing."""
        return self.optional(key, self.notes.items) or ()

    def wholes(self, key: str) -> tuple[tuple[int, int], ...]:
        """A list of whole numbers that has to be there, each with its place."""
        node = self.need(key)
        nodes = () if node is None else self.notes.items(node)
        return tuple((self.notes.whole(item), item.start) for item in nodes)

    def done(self) -> None:
        """Every key that was not asked for is one that nobody knows."""
        for key, member in self._members.items():
            if key not in self._asked:
                self.notes.add(member.start, "json.unknown-key", {"key": shown(key)})
