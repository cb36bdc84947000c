"""``hakem crosstable``: the cross table of players or teams, and the sheets of teams."""

from __future__ import annotations

import argparse
import io
import json
from collections.abc import Callable, Mapping

from hakem.cli.arguments import Grammar, add_reading
from hakem.cli.console import Console
from hakem.cli.exits import Exit
from hakem.cli.files import read_tournament, reading_of, write_text
from hakem.exports.spreadsheets import write_csv
from hakem.exports.tables import (
    BOARDS,
    BRACKET,
    INDIVIDUAL,
    INSIDE_TEAMS,
    OF_PLAYERS,
    OF_TEAMS,
    CrosstableShown,
    crosstable,
    usual_form,
)
from hakem.i18n import Message
from hakem.model import Tournament
from hakem.reports import FOR_PROGRAMS, Tongue, printed_page, printed_records, printed_text
from hakem.tiebreaks import split_codes

_TITLES = {
    "teams": "crosstable.sheets-title",
    "match-rounds": "crosstable.team-rounds-title",
    BOARDS: "crosstable.boards-title",
    INDIVIDUAL: "crosstable.individual-title",
}


def add_to(grammar: Grammar) -> None:
    """Describe the command."""
    parser = grammar.command("crosstable", run)
    parser.add_argument("file", metavar="FILE", help=grammar.words("file"))
    add_reading(parser, grammar)
    parser.add_argument("--form", choices=(*OF_PLAYERS, *OF_TEAMS, *INSIDE_TEAMS, BRACKET), help=grammar.words("form"))
    parser.add_argument("--tiebreaks", type=split_codes, metavar="LIST", help=grammar.words("further-columns"))
    parser.add_argument("--format", choices=tuple(_FORMATS), default="text", help=grammar.words("format"))
    parser.add_argument("-o", "--output", metavar="OUT", default="-", help=grammar.words("output"))


def run(args: argparse.Namespace, console: Console) -> int:
    """Print the table."""
    t, _ = read_tournament(args.file, console, reading_of(args))
    form = args.form or usual_form(t, args.tiebreaks is not None)
    write_text(args.output, crosstable_as(args.format, form, t, args.tiebreaks, console, strict=args.strict), console)
    return Exit.DONE


def crosstable_as(
    kind: str, form: str, t: Tournament, codes: tuple[str, ...] | None, console: Console, *, strict: bool = False
) -> str:
    """The cross table as text, data or page, in one of the forms; with tie-breaks if codes are named."""
    if form == BRACKET:
        from hakem.cli.commands.knockout_bracket import bracket_as

        return bracket_as(kind, t, console)
    shown = crosstable(t, form, codes, strict)
    for message in shown.advice:
        console.note(console.say(message))
    return _FORMATS[kind](shown, console)


def _text(shown: CrosstableShown, console: Console) -> str:
    return printed_text(shown.tables(Tongue(console.language)), console.language)


def _html(shown: CrosstableShown, console: Console) -> str:
    title = Message(_TITLES.get(shown.form, "crosstable.page-title"))
    return printed_page(shown.event, shown.tables(Tongue(console.language)), console.language, title)


def _csv(shown: CrosstableShown, _console: Console) -> str:
    out = io.StringIO()
    write_csv(printed_records(shown.tables(FOR_PROGRAMS)), out)
    return out.getvalue()


def _json(shown: CrosstableShown, _console: Console) -> str:
    return json.dumps(shown.data, ensure_ascii=False, indent=1) + "\n"


_FORMATS: Mapping[str, Callable[[CrosstableShown, Console], str]] = {
    "text": _text,
    "html": _html,
    "csv": _csv,
    "json": _json,
}
