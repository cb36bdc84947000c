"""A changed event: said in words, and written only where somebody asks for it."""

from __future__ import annotations

import argparse
from collections.abc import Iterable, Iterator
from contextlib import contextmanager

from hakem.cli.arguments import Grammar
from hakem.cli.commands.convert import FORMATS, format_by_name
from hakem.cli.console import Console
from hakem.cli.files import BadFile, write_document
from hakem.cli.usage import Parser
from hakem.errors import RequestError, UnknownName
from hakem.exports.files import NATIVE, with_right_places, written_as
from hakem.formats import Extras, WriteOptions
from hakem.i18n import Message
from hakem.model import Tournament
from hakem.values import replace


def add_writing(parser: Parser, grammar: Grammar) -> None:
    """Where the event goes; nowhere unless that is said."""
    parser.add_argument("-o", "--output", metavar="OUT", help=grammar.words("changed.output"))
    parser.add_argument("--to", choices=FORMATS, help=grammar.words("to"))


@contextmanager
def named_refusals(t: Tournament, console: Console, path: str = "") -> Iterator[None]:
    """What is refused inside is said with the names of the players; with the file, where there are several."""
    from hakem.reports import event_renderer

    try:
        yield
    except UnknownName:
        raise
    except RequestError as exc:
        said = event_renderer(t, console.language).say(exc.message)
        console.note(f"{path}: {said}" if path else said)
        raise BadFile from exc


def format_wanted(args: argparse.Namespace) -> str:
    """The format to write, asked before anything is done; empty if nothing is written."""
    return args.to or format_by_name(args.output) if args.output else ""


def tell(lines: Iterable[str], args: argparse.Namespace, console: Console) -> None:
    """What was done: output, unless the event itself is; and that nothing was written where nothing is."""
    for line in lines:
        (console.note if args.output == "-" else console.show)(line)
    if not args.output:
        console.note(console.words("cli.not-written"))


def write_changed(t: Tournament, extras: Extras, args: argparse.Namespace, console: Console) -> None:
    """Write the event if that is asked for; places that were printed before are made anew."""
    form = format_wanted(args)
    if not form:
        return
    extras = replace(extras, ranks=())
    notes: tuple[Message, ...] = ()
    if form != NATIVE and t.rounds:
        extras, notes = with_right_places(t, extras)
    written = written_as(form, t, extras, WriteOptions())
    write_document(args.output, replace(written, adjustments=(*notes, *written.adjustments)), console)
