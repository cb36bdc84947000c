"""What the command line chooses where the articles of the play-offs leave a choice."""

from __future__ import annotations

import argparse
from collections.abc import Mapping
from typing import Any

from hakem.cli.arguments import Grammar
from hakem.cli.console import Console
from hakem.cli.usage import Parser
from hakem.knockout import PlayoffOptions, describe

_FLAGS = {"eliminate": "--eliminate", "short": "--short", "round_robin": "--round-robin", "numbers_by_lot": "--lots"}
_NUMBERS = {"extra": "--extra", "admit": "--admit"}
_OPTIONS = {**_FLAGS, **_NUMBERS}
_ADMITTED = (8, 9)


def add_choices(parser: Parser, grammar: Grammar) -> None:
    """The options."""
    words = grammar.words
    parser.add_argument("--extra", type=int, metavar="N", help=words("play-off.extra"))
    parser.add_argument("--eliminate", action="store_true", help=words("play-off.eliminate"))
    parser.add_argument("--short", action="store_true", help=words("play-off.short"))
    parser.add_argument("--round-robin", action="store_true", help=words("play-off.round-robin"))
    parser.add_argument("--lots", action="store_true", dest="numbers_by_lot", help=words("play-off.lots"))
    parser.add_argument("--admit", type=int, choices=_ADMITTED, help=words("play-off.admit"))


def given(args: argparse.Namespace) -> dict[str, bool | int]:
    """What was said, by the names of the options."""
    said = {name: getattr(args, name) for name in (*_NUMBERS, *_FLAGS)}
    return {name: value for name, value in said.items() if value is not None and value is not False}


def chosen(args: argparse.Namespace) -> PlayoffOptions:
    """The options of a new play-off."""
    return _with(given(args))


def _with(said: Mapping[str, Any]) -> PlayoffOptions:
    return PlayoffOptions(**said)


def disagreeing(args: argparse.Namespace, options: PlayoffOptions) -> list[str]:
    """What was said and is not so in a play-off that has begun."""
    return [_OPTIONS[name] for name, value in given(args).items() if getattr(options, name) != value]


def tell_idle(players: int, args: argparse.Namespace, console: Console) -> None:
    """Say which choices change nothing for so many players."""
    said = given(args)
    for name in said:
        without = _with({other: value for other, value in said.items() if other != name})
        if without != chosen(args) and describe(players, without) == describe(players, chosen(args)):
            console.complain(console.words("cli.playoff.idle", {"option": _OPTIONS[name], "players": players}))
