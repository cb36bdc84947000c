"""``hakem convert``: between file formats, with a list of everything that had to be adjusted."""

from __future__ import annotations

import argparse

from hakem.cli.arguments import Grammar, add_reading
from hakem.cli.console import Console
from hakem.cli.exits import Exit
from hakem.cli.files import read_tournament, reading_of, write_document
from hakem.errors import RequestError
from hakem.formats import DIALECTS, Extras, Pad, WriteOptions, Written, dump_native, dump_trf
from hakem.i18n import Message
from hakem.model import PlayerId, Tournament
from hakem.values import replace

NATIVE = "json"
FORMATS = (*DIALECTS, NATIVE)
_BY_ENDING = {".json": NATIVE, ".trf": "trf26", ".trfx": "trf16", ".txt": "trf26"}


def add_to(grammar: Grammar) -> None:
    """Describe the command."""
    parser = grammar.command("convert", run)
    parser.add_argument("file", metavar="IN", help=grammar.words("file"))
    add_reading(parser, grammar)
    parser.add_argument("output", metavar="OUT", help=grammar.words("convert.output"))
    parser.add_argument("--to", choices=FORMATS, help=grammar.words("to"))
    parser.add_argument("--pad", choices=tuple(p.value for p in Pad), default="chars", help=grammar.words("pad"))
    parser.add_argument("--ascii", action="store_true", help=grammar.words("ascii"))


def run(args: argparse.Namespace, console: Console) -> int:
    """Read, convert, say what was adjusted, write."""
    form = args.to or format_by_name(args.output)
    t, parsed = read_tournament(args.file, console, reading_of(args))
    options = WriteOptions(Pad(args.pad), args.ascii)
    extras, notes = with_right_places(t, parsed.extras) if form != NATIVE else (parsed.extras, ())
    written = written_as(form, t, extras, options)
    write_document(args.output, replace(written, adjustments=(*notes, *written.adjustments)), console)
    return Exit.DONE


def with_right_places(t: Tournament, extras: Extras) -> tuple[Extras, tuple[Message, ...]]:
    """The places that a report prints, by the rules of the event; and a word if others were printed."""
    from hakem.desk import printed_places

    printed = {int(player): rank for player, rank in extras.ranks}
    right = printed_places(t, printed)
    if right is printed:
        return extras, ()
    changed = sum(printed.get(player, place) != place for player, place in right.items())
    notes = (Message("cli.places-anew", {"count": changed}),) if changed else ()
    return replace(extras, ranks=tuple((PlayerId(player), place) for player, place in right.items())), notes


def format_by_name(path: str, otherwise: str | None = None) -> str:
    """The format that the ending of a file name stands for."""
    for ending, form in _BY_ENDING.items():
        if path.lower().endswith(ending):
            return form
    if otherwise is not None:
        return otherwise
    raise RequestError(Message("cli.which-format", {"file": path, "known": tuple(FORMATS)}))


def written_as(form: str, t: Tournament, extras: Extras, options: WriteOptions) -> Written:
    """The tournament in a format."""
    if form == NATIVE:
        return dump_native(t, extras)
    return dump_trf(t, DIALECTS[form], extras, options)
