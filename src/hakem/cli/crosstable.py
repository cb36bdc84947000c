"""``hakem crosstable``: the cross table in both forms."""

from __future__ import annotations

import argparse

from hakem.cli.arguments import Grammar
from hakem.cli.console import Console
from hakem.cli.exits import Exit
from hakem.cli.files import read_tournament
from hakem.reports import crosstable_text, player_table, round_table


def add_to(grammar: Grammar) -> None:
    """Describe the command."""
    parser = grammar.command("crosstable", run)
    parser.add_argument("file", metavar="FILE", help=grammar.words("file"))
    parser.add_argument("--form", choices=("players", "rounds"), default="players", help=grammar.words("form"))


def run(args: argparse.Namespace, console: Console) -> int:
    """Print the table."""
    t, _ = read_tournament(args.file, console)
    table = player_table(t) if args.form == "players" else round_table(t)
    console.stdout.write(crosstable_text(table, console.language))
    return Exit.DONE
