"""``hakem compare``: what two editions make of the rounds of one event, and the first difference of each round."""

from __future__ import annotations

import argparse
import json

from hakem.cli.arguments import Grammar, add_reading
from hakem.cli.console import Console
from hakem.cli.exits import Exit
from hakem.cli.files import read_tournament, reading_of, write_text
from hakem.cli.usage import takes
from hakem.desk.why import compare_editions
from hakem.reports import event_renderer
from hakem.reports.why.editions import editions_data, editions_text


@takes("editions")
def _editions(text: str) -> tuple[str, str]:
    """Two editions, for argparse: ``2017,2026``."""
    first, second = (each.strip() for each in text.split(","))
    if not first or not second or first == second:
        raise ValueError(text)
    return first, second


def add_to(grammar: Grammar) -> None:
    """Describe the command."""
    parser = grammar.command("compare", run)
    parser.add_argument("file", metavar="FILE", help=grammar.words("file"))
    parser.add_argument(
        "--editions", type=_editions, metavar="A,B", default=("2017", "2026"), help=grammar.words("compare.editions")
    )
    parser.add_argument("--system", metavar="S", help=grammar.words("system"))
    parser.add_argument("--format", choices=("text", "html", "json"), default="text", help=grammar.words("format"))
    parser.add_argument("-o", "--output", metavar="OUT", default="-", help=grammar.words("output"))
    add_reading(parser, grammar)


def run(args: argparse.Namespace, console: Console) -> int:
    """Pair every round by both, and tell where they part."""
    t, _ = read_tournament(args.file, console, reading_of(args))
    found = compare_editions(t, args.editions, args.system)
    words = event_renderer(t, console.language)
    if args.format == "json":
        text = json.dumps(editions_data(found, words), ensure_ascii=False, indent=1) + "\n"
    elif args.format == "html":
        from hakem.reports.why.pages import editions_page

        text = editions_page(found, words, t.event.name)
    else:
        text = editions_text(found, words)
    write_text(args.output, text, console)
    return Exit.DONE
