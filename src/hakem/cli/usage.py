"""Command lines that cannot be understood: argparse's own words in the language of the user.

argparse says everything through gettext. While one of our parsers works, its
messages go through here instead: a heading comes from the catalogue, and a mistake
keeps the template and what fills it, so that it becomes a :class:`Message` of ours.
A template that is not known (another Python has other ones) is said as it is.
"""

from __future__ import annotations

import argparse
import os
import re
import sys
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import contextmanager
from functools import cache
from typing import Any, ClassVar, NoReturn, TypeVar

from hakem.cli.console import Console
from hakem.i18n import Datum, Message

_HEADINGS = {
    "usage: ": "usage.usage",
    "positional arguments": "usage.arguments",
    "options": "usage.options",
    "show this help message and exit": "usage.help",
}
_VALUE = "value"
_USUAL_WIDTH = 80
_NEAR = 0.6
"""How alike two names must be for one to be taken for the other."""
_SEVERAL = (argparse.ZERO_OR_MORE, argparse.ONE_OR_MORE)
_WHOLE = ""
"""Where a template is filled with one thing that has no name."""

_MISTAKES: Mapping[str, tuple[str, Mapping[str, str]]] = {
    "the following arguments are required: %s": ("usage.required", {"names": _WHOLE}),
    "unrecognized arguments: %s": ("usage.unrecognized", {"names": _WHOLE}),
    "expected one argument": ("usage.expected", {}),
    "expected at most one argument": ("usage.expected", {}),
    "expected at least one argument": ("usage.expected", {}),
    "expected %s argument": ("usage.expected", {}),
    "expected %s arguments": ("usage.expected", {}),
    "invalid %(type)s value: %(value)r": ("usage.value", {_VALUE: _VALUE}),
    "ignored explicit argument %r": ("usage.value", {_VALUE: _WHOLE}),
    "not allowed with argument %s": ("usage.together", {_VALUE: _WHOLE}),
}
"""Templates of argparse: the key of our sentence, and which of its places holds which of theirs."""


_WORDS = {
    *("black", "board", "draw", "event", "file", "game", "hh", "id", "in", "list", "loss"),
    *(
        "kind",
        "mm",
        "name",
        "new",
        "out",
        "player",
        "purpose",
        "result",
        "round",
        "text",
        "value",
        "what",
        "white",
        "win",
    ),
}
"""What stands for a value in a usage, in small letters: ``NAME=FILE`` has two of them."""


def in_words(values: str, console: Console) -> str:
    """What stands for values, such as ``NAME=FILE``, in the language of the user."""

    def word(found: re.Match[str]) -> str:
        small = found[0].lower()
        return console.words(f"usage.word.{small}") if small in _WORDS else found[0]

    return re.sub("[A-Z]+", word, values)


_TAKES: dict[object, str] = {int: "whole"}
"""What a type of values takes, by the key of its sentence."""

T = TypeVar("T")


def takes(what: str) -> Callable[[Callable[[str], T]], Callable[[str], T]]:
    """Say of a function that reads a value from the command line what it takes: the key of a sentence."""

    def known(read: Callable[[str], T]) -> Callable[[str], T]:
        _TAKES[read] = what
        return read

    return known


def with_nearest(message: Message, given: str, known: Iterable[str]) -> Message:
    """The message, and what may have been meant if something known is written nearly like it."""
    from difflib import get_close_matches

    by_small = {name.lower(): name for name in known}
    near = get_close_matches(given.lower(), by_small, n=1, cutoff=_NEAR)
    return Message("usage.near", {"mistake": message, "near": by_small[near[0]]}) if near else message


class UsageError(Exception):
    """A command line that cannot be understood."""

    def __init__(self, message: Message, usage: str) -> None:
        super().__init__(message.key)
        self.message = message
        self.usage = usage


class _Template(str):
    """What argparse is about to say; when it is filled it remembers with what."""

    __slots__ = ("filling", "template")
    template: str
    filling: object

    def __new__(cls, text: str, template: str = "", filling: object = None) -> _Template:
        made = super().__new__(cls, text)
        made.template = template or text
        made.filling = filling
        return made

    def __mod__(self, filling: object) -> _Template:
        return _Template(super().__mod__(filling), self.template, filling)


def mistake(text: str, argument: str | None = None) -> Message:
    """What argparse says is wrong, as a message; ``argument`` is what it is about, if argparse knows."""
    known = _MISTAKES.get(text.template) if isinstance(text, _Template) else None
    if known is None or not isinstance(text, _Template):
        return Message("usage.other", {"text": text if argument is None else f"{argument}: {text}"})
    key, places = known
    data: dict[str, Datum] = {} if argument is None else {"name": argument}
    return Message(key, data | {ours: _filled(text.filling, theirs) for ours, theirs in places.items()})


def _filled(filling: object, place: str) -> str:
    return str(filling[place] if place and isinstance(filling, Mapping) else filling)


@contextmanager
def _speaking(console: Console) -> Iterator[None]:
    """Everything that argparse says comes to us."""

    def gettext(msgid: str) -> str:
        return console.words(_HEADINGS[msgid]) if msgid in _HEADINGS else _Template(msgid)

    def ngettext(one: str, several: str, number: int) -> str:
        return _Template(one if number == 1 else several)

    own = {"_": gettext, "ngettext": ngettext}
    before = {name: getattr(argparse, name) for name in own}
    for name, function in own.items():
        setattr(argparse, name, function)
    try:
        yield
    finally:
        for name, function in before.items():
            setattr(argparse, name, function)


class _Formatter(argparse.HelpFormatter):
    """Help as wide as the terminal. Asking for that through the standard library would load all it has for archives."""

    def __init__(self, prog: str) -> None:
        super().__init__(prog, width=_columns() - 2)


@cache
def _columns() -> int:
    """The width of the terminal, 80 if there is none."""
    said = os.environ.get("COLUMNS", "")
    if said.isdecimal() and int(said):
        return int(said)
    try:
        return os.get_terminal_size(sys.__stdout__.fileno()).columns or _USUAL_WIDTH  # type: ignore[union-attr]
    except (AttributeError, OSError, ValueError):  # no standard output, or none with a width
        return _USUAL_WIDTH


class Parser(argparse.ArgumentParser):
    """A parser that raises instead of leaving, and speaks the user's language."""

    console: ClassVar[Console]

    def __init__(self, **settings: object) -> None:
        with _speaking(self.console):
            settings = {"formatter_class": _Formatter, "exit_on_error": False, "allow_abbrev": False, **settings}
            super().__init__(**settings)  # type: ignore[arg-type]

    def _add_action(self, action: Any) -> Any:
        """What stands for a value is a word of the language, too."""
        if isinstance(action.metavar, str):
            action.metavar = in_words(action.metavar, self.console)
        return super()._add_action(action)

    def _parse_optional(self, arg_string: str) -> Any:
        """A result such as ``-/+`` is no option, though it begins like one."""
        return None if arg_string.startswith("-/") else super()._parse_optional(arg_string)

    def parse_args(self, args: Any = None, namespace: Any = None) -> Any:
        with self._raising():
            return super().parse_args(args, namespace)

    def parse_known_args(self, args: Any = None, namespace: Any = None) -> Any:
        """What is left over is nobody's: it is said with the usage of the command, and what it may have meant."""
        with self._raising():
            found, left = super().parse_known_args(args, namespace)
            left = self._behind_options(found, left)
        if left:
            message = Message("usage.unrecognized", {"names": " ".join(left)})
            wrong = next((word.partition("=")[0] for word in left if word.startswith("--")), "")
            message = with_nearest(message, wrong, self._option_string_actions)
            raise UsageError(message, self.format_usage().strip())
        return found, left

    def _behind_options(self, found: argparse.Namespace, left: list[str]) -> list[str]:
        """As many values as there are may stand behind options too: argparse takes none once it has met an option."""
        several = next((a for a in self._actions if not a.option_strings and a.nargs in _SEVERAL), None)
        if several is None or any(self._parse_optional(word) for word in left):
            return left
        behind = self._get_values(several, left) if left else []
        setattr(found, several.dest, [*getattr(found, several.dest), *behind])
        return []

    def _get_value(self, action: argparse.Action, arg_string: str) -> Any:
        """A value that is refused is refused with what the option takes."""
        try:
            return super()._get_value(action, arg_string)
        except argparse.ArgumentError:
            what = _TAKES.get(action.type)
            if what is None:
                raise
            name = argparse.ArgumentError(action, "").argument_name or action.dest
            data: dict[str, Datum] = {"name": name, "value": arg_string, "takes": Message(f"usage.takes.{what}")}
            raise UsageError(Message("usage.value-takes", data), self.format_usage().strip()) from None

    @contextmanager
    def _raising(self) -> Iterator[None]:
        try:
            with _speaking(self.console):
                yield
        except argparse.ArgumentError as exc:
            raise UsageError(mistake(exc.message, exc.argument_name), self.format_usage().strip()) from None

    def _check_value(self, action: argparse.Action, value: object) -> None:
        """Choices are given to us as such, not as a text that names them."""
        if action.choices is not None and value not in action.choices:
            name = argparse.ArgumentError(action, "").argument_name or action.dest
            known = tuple(map(str, action.choices))
            message = Message("usage.choice", {"name": name, "value": str(value), "known": known})
            raise UsageError(with_nearest(message, str(value), known), self.format_usage().strip())

    def error(self, message: str) -> NoReturn:
        raise UsageError(mistake(message), self.format_usage().strip())

    def _print_message(self, message: str, file: object = None) -> None:  # noqa: ARG002 - always our own output
        self.console.stdout.write(message)

    def format_help(self) -> str:
        with _speaking(self.console):
            return super().format_help()

    def format_usage(self) -> str:
        with _speaking(self.console):
            return super().format_usage()
