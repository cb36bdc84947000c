"""Reads files of sentences in a small part of the Fluent syntax.

::

    # A comment for translators.
    cli_check_summary = { $files ->
            [one] { $files } file
           *[other] { $files } files
        } checked

An entry is a key and a text; lines that are indented go on with it, and where a
text goes on there is a blank. In braces stand places: ``{ $name }``, a place with a
function of the language, ``{ GEN($name) }``, a text to be taken as it is,
``{ " " }``, or a choice by a number. There is nothing else.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import NamedTuple, NoReturn

_ENTRY = re.compile(r"([A-Za-z][A-Za-z0-9_-]*)[ ]*=[ ]*(.*)")
_TEXT = re.compile(r"[^{}\n]+")
_LITERAL = re.compile(r'\{\s*"([^"\n]*)"\s*\}')
_PLACE = re.compile(r"\{\s*(?:([A-Z]+)\(\s*\$([a-z][a-z0-9_]*)\s*\)|\$([a-z][a-z0-9_]*))\s*(\}|->)")
_VARIANT = re.compile(r"\s*(\*?)\[\s*(zero|one|two|few|many|other|[0-9]+)\s*\][ ]*")
_NEXT_VARIANT = re.compile(r"\n\s*(?:\*?\[|\})")
_END = re.compile(r"\s*\}")
_BREAK = re.compile(r"\s*\n\s*")


class FluentError(ValueError):
    """A mistake in a file of sentences: which file, which line and what is wrong."""

    def __init__(self, file: str, line: int, reason: str) -> None:
        super().__init__(f"{file}:{line}: {reason}")
        self.file = file
        self.line = line
        self.reason = reason


class Placeable(NamedTuple):
    """Where a datum goes, and the function that writes it there, if it is to be written in a special way."""

    name: str
    function: str = ""


class Selection(NamedTuple):
    """Texts for different numbers; keys are numbers or classes of them such as ``one``."""

    name: str
    variants: tuple[tuple[str, Pattern], ...]
    otherwise: Pattern


Pattern = tuple[str | Placeable | Selection, ...]
"""A sentence in pieces."""


class RawSentence(NamedTuple):
    """A sentence as it stands in a file, not yet taken to pieces."""

    file: str
    line: int
    text: str

    def pattern(self) -> Pattern:
        """The pieces of the sentence; :class:`FluentError` if the braces are not in order."""
        return _Reader(self).whole()


def entries(text: str, file: str) -> Mapping[str, RawSentence]:
    """The entries of a file by key, taken to pieces only when they are needed."""
    found: dict[str, tuple[int, list[str]]] = {}
    current: list[str] | None = None
    for number, line in enumerate(text.split("\n"), start=1):
        if not line.strip() or line.startswith("#"):
            continue
        if line.startswith(" ") and current is not None:
            current.append(line)
            continue
        entry = _ENTRY.fullmatch(line)
        if entry is None:
            raise FluentError(file, number, "neither a comment nor 'key = text', nor indented to go on with one")
        if entry[1] in found:
            raise FluentError(file, number, f"{entry[1]} is there twice")
        current = [entry[2]]
        found[entry[1]] = (number, current)
    return {key: RawSentence(file, line, "\n".join(lines)) for key, (line, lines) in found.items()}


def places(pattern: Pattern) -> Iterator[str]:
    """The names of all data that a sentence asks for, a name as often as it is asked for."""
    for part in pattern:
        if isinstance(part, Placeable):
            yield part.name
        elif isinstance(part, Selection):
            yield part.name
            for _, variant in part.variants:
                yield from places(variant)


class _Reader:
    """Takes one text to pieces, from left to right."""

    def __init__(self, entry: RawSentence) -> None:
        self._entry = entry
        self._text = entry.text
        self._at = 0

    def whole(self) -> Pattern:
        """All of the text, which must not be empty."""
        parts = self._pattern(inside=False)
        return parts or self._fail("the text is empty")

    def _pattern(self, *, inside: bool) -> Pattern:
        """Pieces up to the end, or inside a choice up to the next variant or the closing brace."""
        parts: list[str | Placeable | Selection] = []
        while self._at < len(self._text):
            if inside and (self._text[self._at] == "}" or _NEXT_VARIANT.match(self._text, self._at)):
                return _trimmed(parts)
            if text := _TEXT.match(self._text, self._at) or _BREAK.match(self._text, self._at):
                self._at = text.end()
                parts.append(" " if text[0].isspace() and "\n" in text[0] else text[0])
            else:
                parts.append(self._in_braces())
        return _trimmed(parts) if not inside else self._fail("a choice does not end")

    def _in_braces(self) -> str | Placeable | Selection:
        if literal := _LITERAL.match(self._text, self._at):
            self._at = literal.end()
            return _Literal(literal[1])
        place = _PLACE.match(self._text, self._at)
        if place is None:
            return self._fail("braces must hold { $name }, { FUNCTION($name) }, { $name -> … } or a text in quotes")
        function, argument, name, end = place.groups()
        self._at = place.end()
        if end == "}":
            return Placeable(argument or name, function or "")
        return self._choice(name) if name else self._fail("a choice is made by a place without a function")

    def _choice(self, name: str) -> Selection:
        variants: list[tuple[str, Pattern]] = []
        otherwise: list[Pattern] = []
        while variant := _VARIANT.match(self._text, self._at):
            self._at = variant.end()
            pattern = self._pattern(inside=True)
            variants.append((variant[2], pattern))
            otherwise += [pattern] if variant[1] else []
        end = _END.match(self._text, self._at)
        if end is None:
            return self._fail("a choice has variants such as [one] or [0], each on a line of its own, and then ends")
        if len(otherwise) != 1:
            return self._fail("a choice needs one variant with a star, and only one")
        if len({key for key, _ in variants}) < len(variants):
            return self._fail("a choice has two variants for the same number")
        self._at = end.end()
        return Selection(name, tuple(variants), otherwise[0])

    def _fail(self, reason: str) -> NoReturn:
        line = self._entry.line + self._text.count("\n", 0, self._at)
        raise FluentError(self._entry.file, line, reason)


class _Literal(str):
    """A text in quotes, whose blanks are meant."""

    __slots__ = ()


def _trimmed(parts: list[str | Placeable | Selection]) -> Pattern:
    """Without blanks at the two ends, unless they stand in quotes; texts beside each other become one."""
    for at, strip in ((0, str.lstrip), (-1, str.rstrip)):
        if parts and isinstance(end := parts[at], str) and not isinstance(end, _Literal):
            parts[at] = strip(end)
    joined: list[str | Placeable | Selection] = []
    for part in parts:
        if isinstance(part, str) and joined and isinstance(joined[-1], str):
            joined[-1] += part
        elif part != "":
            joined.append(str(part) if isinstance(part, str) else part)
    return tuple(joined)
