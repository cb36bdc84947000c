"""``hakem knockout``: plan and bracket of a knockout, a play-off from its first game to its order, shared prizes."""

from __future__ import annotations

import argparse
from importlib import import_module

from hakem.cli.arguments import Grammar
from hakem.cli.console import Console

_PARTS = {
    "bracket": "hakem.cli.commands.knockout_bracket",
    "plan": "hakem.cli.commands.knockout_plan",
    "playoff": "hakem.cli.commands.knockout_playoff",
    "prizes": "hakem.cli.commands.knockout_prizes",
}
"""Each part is described and done by a module of its own, which is loaded when the part is meant."""


def add_to(grammar: Grammar) -> None:
    """Describe the command and its parts."""
    parser = grammar.command("knockout", run)
    parts = parser.add_subparsers(
        dest="part", metavar=grammar.words("part"), required=True, parser_class=grammar.parser_class
    )
    for name, module in _PARTS.items():
        words = grammar.words(f"part.{name}")
        part = parts.add_parser(name, help=words, description=words, parents=[grammar.common])
        if grammar.may_mean(name):
            import_module(module).describe(part, grammar)


def run(args: argparse.Namespace, console: Console) -> int:
    """Do the part asked for."""
    code: int = import_module(_PARTS[args.part]).run(args, console)
    return code
