"""``hakem desk``: an event from its first entry to its end, one action a command."""

from __future__ import annotations

import argparse
from importlib import import_module

from hakem.cli.arguments import Grammar
from hakem.cli.console import Console

_SUBJECTS = {
    "hakem.cli.desk.event": "new set import finish note",
    "hakem.cli.desk.players": "add change remove check-in number draw bye no-bye withdraw return prohibit allow",
    "hakem.cli.desk.teams": "add-team change-team remove-team number-teams line-up-rules line-up penalty",
    "hakem.cli.desk.team_matches": "match forfeit-match postpone",
    "hakem.cli.desk.rounds": "pair unpair publish unpublish close reopen",
    "hakem.cli.desk.results": "result game play-off",
    "hakem.cli.desk.history": "undo redo log verify branch",
    "hakem.cli.desk.showing": "show",
    "hakem.cli.desk.why": "explain why-not",
    "hakem.cli.desk.prizes": "prizes",
    "hakem.cli.desk.printing": "print",
    "hakem.cli.desk.files": "export backup backups restore migrate",
    "hakem.cli.desk.ratings": "ratings",
    "hakem.cli.desk.next_events": "groups qualify",
}
PARTS = {name: module for module, names in _SUBJECTS.items() for name in names.split()}
"""Each part is described and done by the module of its subject, which is loaded when the part is meant."""


def add_to(grammar: Grammar) -> None:
    """Describe the command and its parts."""
    parser = grammar.command("desk", run)
    parts = parser.add_subparsers(
        dest="part", metavar=grammar.words("part"), required=True, parser_class=grammar.parser_class
    )
    for name, module in PARTS.items():
        words = grammar.words(f"desk.{name}")
        part = parts.add_parser(name, help=words, description=words, parents=[grammar.common])
        if grammar.may_mean(name):
            import_module(module).describe(name, part, grammar)


def run(args: argparse.Namespace, console: Console) -> int:
    """Do the part asked for."""
    code: int = import_module(PARTS[args.part]).run(args, console)
    return code
