"""``hakem round``: a round of the file as people read it, for the wall."""

from __future__ import annotations

import argparse
import io
import json
from collections.abc import Callable, Mapping

from hakem.cli.arguments import Grammar, add_reading, positive
from hakem.cli.console import Console
from hakem.cli.exits import Exit
from hakem.cli.files import read_tournament, reading_of, with_boards, write_text
from hakem.errors import RequestError
from hakem.exports.spreadsheets import write_csv
from hakem.i18n import Message
from hakem.reports import RoundList, round_data, round_list, round_page, round_records, round_text


def add_to(grammar: Grammar) -> None:
    """Describe the command."""
    parser = grammar.command("round", run)
    parser.add_argument("file", metavar="FILE", help=grammar.words("file"))
    parser.add_argument("round", type=positive, nargs="?", metavar="N", help=grammar.words("round.number"))
    parser.add_argument("--by", choices=("board", "name"), default="board", help=grammar.words("round.by"))
    parser.add_argument("--format", choices=tuple(_FORMS), default="text", help=grammar.words("format"))
    parser.add_argument("-o", "--output", metavar="OUT", default="-", help=grammar.words("output"))
    add_reading(parser, grammar)


def run(args: argparse.Namespace, console: Console) -> int:
    """Print the list."""
    if args.by == "name" and args.format not in _BY_NAME:
        raise RequestError(Message("cli.by-name", {"format": args.format}))
    t = with_boards(*read_tournament(args.file, console, reading_of(args)))
    write_text(args.output, _FORMS[args.format](round_list(t, args.round), args.by, console), console)
    return Exit.DONE


def _text(shown: RoundList, by: str, console: Console) -> str:
    return round_text(shown, by, console.language)


def _html(shown: RoundList, by: str, console: Console) -> str:
    return round_page(shown, by, console.language)


def _csv(shown: RoundList, _by: str, _console: Console) -> str:
    out = io.StringIO()
    write_csv(round_records(shown), out)
    return out.getvalue()


def _json(shown: RoundList, _by: str, _console: Console) -> str:
    return json.dumps(round_data(shown), ensure_ascii=False, indent=1) + "\n"


_FORMS: Mapping[str, Callable[[RoundList, str, Console], str]] = {
    "text": _text,
    "html": _html,
    "csv": _csv,
    "json": _json,
}
_BY_NAME = ("text", "html")
"""Forms in which everybody can be listed by name; data can be sorted by whoever reads it."""
