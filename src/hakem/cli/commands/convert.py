"""``hakem convert``: between file formats, with a list of everything that had to be adjusted."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterable, Mapping

from hakem.cli.arguments import Grammar, add_reading
from hakem.cli.console import Console
from hakem.cli.exits import Exit
from hakem.cli.files import read_tournament, reading_of, with_boards, write_bytes, write_document, write_text
from hakem.desk.journal.state import Desk
from hakem.errors import RequestError
from hakem.exports.files import NATIVE, with_right_places, workbook, written_as
from hakem.formats import DIALECTS, Pad, WriteOptions, what_is_lost
from hakem.formats.losses import PGN, SWISS_MANAGER, XLSX
from hakem.i18n import Message
from hakem.model import Tournament
from hakem.values import replace

FORMATS = (*DIALECTS, NATIVE)
"""Formats that an event can be read back from: every command that changes one may write them."""

_BY_ENDING = {".json": NATIVE, ".trf": "trf26", ".trfx": "trf16", ".txt": "trf26"}
_OUTWARD = {".xlsx": XLSX, ".pgn": PGN}


def add_to(grammar: Grammar) -> None:
    """Describe the command."""
    parser = grammar.command("convert", run)
    parser.add_argument("file", metavar="IN", help=grammar.words("file"))
    add_reading(parser, grammar)
    parser.add_argument("output", metavar="OUT", help=grammar.words("convert.output"))
    parser.add_argument("--to", choices=(*FORMATS, *GOING_OUT), help=grammar.words("to"))
    parser.add_argument("--pad", choices=tuple(p.value for p in Pad), default="chars", help=grammar.words("pad"))
    parser.add_argument("--ascii", action="store_true", help=grammar.words("ascii"))


def run(args: argparse.Namespace, console: Console) -> int:
    """Read, convert, say what was adjusted, write."""
    form = args.to or outward_form(args.output) or format_by_name(args.output)
    t, parsed = read_tournament(args.file, console, reading_of(args))
    if form in (*GOING_OUT, NATIVE):
        t = with_boards(t, parsed)
    if form in GOING_OUT:
        GOING_OUT[form](t, args, console)
        return Exit.DONE
    options = WriteOptions(Pad(args.pad), args.ascii)
    extras, notes = with_right_places(t, parsed.extras) if form != NATIVE else (parsed.extras, ())
    written = written_as(form, t, extras, options)
    write_document(args.output, replace(written, adjustments=(*notes, *written.adjustments)), console)
    return Exit.DONE


def outward_form(path: str) -> str | None:
    """The format of a file that nobody reads an event back from, by the ending of its name."""
    return next((form for ending, form in _OUTWARD.items() if path.lower().endswith(ending)), None)


def _workbook(t: Tournament, args: argparse.Namespace, console: Console) -> None:
    """Everything about the event as a workbook, in the language of the user."""
    write_bytes(args.output, workbook(Desk(t), console.language), console)
    _say_lost(args.output, what_is_lost(t, XLSX), console)


def _pgn(t: Tournament, args: argparse.Namespace, console: Console) -> None:
    from hakem.formats import dump_pgn

    write_document(args.output, dump_pgn(t, ascii_only=args.ascii), console)


def _swiss_manager(t: Tournament, args: argparse.Namespace, console: Console) -> None:
    """Two files beside each other, whose names say which is which."""
    from hakem.formats import dump_swiss_manager

    if args.output == "-":
        raise RequestError(Message("cli.two-files"))
    stem, dot, ending = args.output.rpartition(".")
    if not dot or "/" in ending:
        stem, ending = args.output, "txt"
    files = dump_swiss_manager(t)
    for name, text in (("players", files.players), ("pairings", files.pairings)):
        path = f"{stem}-{name}.{ending}"
        write_text(path, text, console)
        console.show(path)
    _say_lost(args.output, files.adjustments, console)


def _say_lost(path: str, messages: Iterable[Message], console: Console) -> None:
    for message in messages:
        console.note(f"{path}: {console.say(message)}")


GOING_OUT: Mapping[str, Callable[[Tournament, argparse.Namespace, Console], None]] = {
    XLSX: _workbook,
    PGN: _pgn,
    SWISS_MANAGER: _swiss_manager,
}
"""Formats for other programs alone, with what writes them; the options are those of the command line."""


def format_by_name(path: str, otherwise: str | None = None) -> str:
    """The format that the ending of a file name stands for."""
    for ending, form in _BY_ENDING.items():
        if path.lower().endswith(ending):
            return form
    if otherwise is not None:
        return otherwise
    raise RequestError(Message("cli.which-format", {"file": path, "known": tuple(FORMATS)}))
