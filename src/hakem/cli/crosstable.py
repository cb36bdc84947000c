"""``hakem crosstable``: the cross table in both forms, and the sheets of teams."""

from __future__ import annotations

import argparse

from hakem.cli.arguments import Grammar
from hakem.cli.console import Console
from hakem.cli.exits import Exit
from hakem.cli.files import read_tournament
from hakem.errors import RequestError
from hakem.i18n import Message
from hakem.model import Tournament
from hakem.reports import crosstable_text, player_table, round_table, team_sheets, team_sheets_text


def add_to(grammar: Grammar) -> None:
    """Describe the command."""
    parser = grammar.command("crosstable", run)
    parser.add_argument("file", metavar="FILE", help=grammar.words("file"))
    parser.add_argument("--form", choices=("players", "rounds", "teams"), default="players", help=grammar.words("form"))


def run(args: argparse.Namespace, console: Console) -> int:
    """Print the table."""
    t, _ = read_tournament(args.file, console)
    console.stdout.write(_text(t, args.form, console.language))
    return Exit.DONE


def _text(t: Tournament, form: str, language: str) -> str:
    if form == "teams":
        if not t.teams:
            raise RequestError(Message("report.no-teams"))
        return team_sheets_text(team_sheets(t), language)
    return crosstable_text(player_table(t) if form == "players" else round_table(t), language)
