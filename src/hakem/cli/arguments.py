"""The command line's grammar, in the user's language."""

from __future__ import annotations

import argparse
import re
from collections.abc import Callable, Collection
from fractions import Fraction

from hakem.cli.console import Console
from hakem.cli.usage import Parser, takes
from hakem.i18n import languages
from hakem.model import parse_points, point_system_named

Command = Callable[[argparse.Namespace, Console], int]


class Grammar:
    """Sub-commands and their options; each command module adds its own. ``line`` is the command line in question."""

    def __init__(self, console: Console, version: str, line: Collection[str] = ()) -> None:
        self.console = console
        self._line = line

        class Speaking(Parser):
            """A parser that speaks through this console."""

        Speaking.console = console
        self.parser_class = Speaking
        self.parser = Speaking(
            prog="hakem", description=console.words("help.hakem"), epilog=console.words("help.epilog")
        )
        self.parser.add_argument(
            "--version", action="version", version=f"hakem {version}", help=console.words("usage.version")
        )
        self.common = Speaking(add_help=False)
        known = languages()
        words = console.words("help.lang", {"languages": known})
        for parser in (self.parser, self.common):
            parser.add_argument("--lang", choices=known, default=argparse.SUPPRESS, help=words)
        self._commands = self.parser.add_subparsers(
            dest="command", metavar=console.words("help.command"), parser_class=self.parser_class, prog="hakem"
        )

    @property
    def names(self) -> frozenset[str]:
        """The names of the sub-commands."""
        return frozenset(self._commands.choices)

    def may_mean(self, name: str) -> bool:
        """Whether a word of the command line is this name, so that what it stands for has to be described."""
        return name in self._line

    def command(self, name: str, run: Command | None = None) -> Parser:
        """A new sub-command; one that is not meant needs nobody to do it."""
        words = self.console.words(f"help.{name}")
        parser: Parser = self._commands.add_parser(name, help=words, description=words, parents=[self.common])
        parser.set_defaults(run=run)
        return parser

    def words(self, key: str) -> str:
        """A help text."""
        return self.console.words(f"help.{key}")


@takes("count")
def positive(text: str) -> int:
    """A whole number from 1 on, for argparse."""
    value = int(text)
    if value < 1:
        raise ValueError(text)
    return value


@takes("from-zero")
def from_zero(text: str) -> int:
    """A whole number from 0 on, for argparse."""
    value = int(text)
    if value < 0:
        raise ValueError(text)
    return value


@takes("ids")
def ids(text: str) -> tuple[int, ...]:
    """``7,4,9``, for argparse."""
    return tuple(positive(part) for part in re.split(r"[,;\s]+", text.strip()))


@takes("rounds")
def round_range(text: str) -> tuple[int, int | None]:
    """``3-9``, ``3`` for one round or ``3-`` for all from there on, for argparse."""
    first, dash, last = text.partition("-")
    start = positive(first)
    end = positive(last) if last else None if dash else start
    if end is not None and end < start:
        raise ValueError(text)
    return start, end


def option(text: str) -> tuple[str, str]:
    """``maxi=yes``, or ``maxi`` alone for yes, for argparse."""
    name, given, value = text.partition("=")
    return name, value if given else "yes"


def add_reading(parser: Parser, grammar: Grammar) -> None:
    """How a file is read: what is assumed is said, once for every kind, or refused."""
    parser.add_argument("--strict", action="store_true", help=grammar.words("strict"))
    parser.add_argument("--all-notes", action="store_true", help=grammar.words("all-notes"))


def add_options(parser: Parser, grammar: Grammar) -> None:
    """Choices that the rules of a system leave to the event."""
    words = grammar.words("option")
    parser.add_argument("--option", type=option, action="append", metavar="NAME=VALUE", default=[], help=words)


@takes("rate")
def rate(text: str) -> Fraction:
    """A part of the whole, from 0 to 1, exactly as it is written, for argparse."""
    value = parse_points(text)
    if not 0 <= value <= 1:
        raise ValueError(text)
    return value


points = takes("points")(point_system_named)
