"""``hakem desk print``: a document of an event as PDF."""

from __future__ import annotations

import argparse

from hakem.cli.arguments import Grammar, positive
from hakem.cli.console import Console
from hakem.cli.desk.acting import add_acting, with_event
from hakem.cli.exits import Exit
from hakem.cli.files import write_bytes
from hakem.cli.usage import Parser
from hakem.paper.documents import DOCUMENTS, Wish, document
from hakem.store.running import RunningEvent


def describe(_name: str, parser: Parser, grammar: Grammar) -> None:
    """What the part takes."""
    add_acting(parser, grammar)
    parser.add_argument("document", choices=DOCUMENTS, metavar="DOCUMENT", help=grammar.words("desk.print.document"))
    parser.add_argument("--round", type=positive, default=0, metavar="N", help=grammar.words("desk.print.round"))
    parser.add_argument("--form", metavar="FORM", default="", help=grammar.words("desk.print.form"))
    parser.add_argument("-o", "--output", metavar="OUT", help=grammar.words("desk.print.output"))


def run(args: argparse.Namespace, console: Console) -> int:
    """Print it into a file."""

    def part(args: argparse.Namespace, console: Console, running: RunningEvent) -> int:
        options = {"form": args.form} if args.form else {}
        made = document(args.document, Wish(running.desk, console.language, args.round, options))
        out = args.output or f"{running.event}-{args.document}.pdf"
        write_bytes(out, made, console)
        if out != "-":
            console.note(console.words("cli.desk.printed", {"file": out}))
        return Exit.DONE

    return with_event(args, console, part)
