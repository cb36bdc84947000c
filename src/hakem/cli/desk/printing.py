"""``hakem desk print``: a document of an event as PDF."""

from __future__ import annotations

import argparse
import json

from hakem.cli.arguments import Grammar, positive
from hakem.cli.console import Console
from hakem.cli.desk.acting import add_acting, with_event
from hakem.cli.exits import Exit
from hakem.cli.files import write_bytes
from hakem.cli.usage import Parser
from hakem.desk.package_check import package_check
from hakem.paper.documents import DOCUMENTS, PaperWish, document
from hakem.reports import event_renderer
from hakem.store.running import RunningEvent

_PACKAGE = "tsf-package"
"""Several documents and files in one archive."""


def describe(_name: str, parser: Parser, grammar: Grammar) -> None:
    """What the part takes."""
    add_acting(parser, grammar)
    names = (*DOCUMENTS, _PACKAGE)
    known = f"{grammar.words('desk.print.document')}: {' '.join(names)}"
    parser.add_argument("document", choices=names, metavar="DOCUMENT", help=known)
    parser.add_argument("--round", type=positive, default=0, metavar="N", help=grammar.words("desk.print.round"))
    parser.add_argument("--form", metavar="FORM", default="", help=grammar.words("desk.print.form"))
    parser.add_argument("-o", "--output", metavar="OUT", help=grammar.words("desk.print.output"))


def run(args: argparse.Namespace, console: Console) -> int:
    """Print it into a file."""
    return with_event(args, console, _print)


def _print(args: argparse.Namespace, console: Console, running: RunningEvent) -> int:
    options = {"form": args.form} if args.form else {}
    wish = PaperWish(running.desk, console.language, args.round, options, running.entries)
    ending = ".pdf"
    if args.document == _PACKAGE:
        from hakem.paper.package import tsf_package

        made, ending = tsf_package(wish), ".zip"
        words = event_renderer(running.desk.tournament, console.language)
        for gap in package_check(running.desk).missing:
            console.note(words.say(gap))
    else:
        made = document(args.document, wish)
    out = args.output or f"{running.event}-{args.document}{ending}"
    write_bytes(out, made, console)
    if out == "-":
        return Exit.DONE
    if args.format == "json":
        console.show(json.dumps({"file": out, "document": args.document}, ensure_ascii=False))
    else:
        console.show(console.words("done.export", {"file": out, "form": args.document}))
    return Exit.DONE
