"""``hakem knockout``: the plan of a knockout, a play-off from its first game to its order, and shared prizes."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Mapping

from hakem.cli import knockout_plan, knockout_playoff, knockout_prizes
from hakem.cli.arguments import Grammar
from hakem.cli.console import Console
from hakem.cli.usage import Parser

_PARTS: Mapping[str, tuple[Callable[[Parser, Grammar], None], Callable[[argparse.Namespace, Console], int]]] = {
    "plan": (knockout_plan.describe, knockout_plan.run),
    "playoff": (knockout_playoff.describe, knockout_playoff.run),
    "prizes": (knockout_prizes.describe, knockout_prizes.run),
}


def add_to(grammar: Grammar) -> None:
    """Describe the command and its parts."""
    parser = grammar.command("knockout", run)
    parts = parser.add_subparsers(
        dest="part", metavar=grammar.words("part"), required=True, parser_class=grammar.parser_class
    )
    for name, (describe, _) in _PARTS.items():
        words = grammar.words(f"part.{name}")
        describe(parts.add_parser(name, help=words, description=words, parents=[grammar.common]), grammar)


def run(args: argparse.Namespace, console: Console) -> int:
    """Do the part asked for."""
    _, part = _PARTS[args.part]
    return part(args, console)
