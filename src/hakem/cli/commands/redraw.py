"""``hakem redraw``: somebody leaves a round robin after the lots and before its first round."""

from __future__ import annotations

import argparse
import re

from hakem.cli.arguments import Grammar, add_reading, positive
from hakem.cli.changed import add_writing, format_wanted, named_refusals, tell
from hakem.cli.commands.number import listed, write_numbered
from hakem.cli.console import Console
from hakem.cli.exits import Exit
from hakem.cli.files import player_numbered, read_tournament, reading_of
from hakem.cli.lots import drawn_seed
from hakem.cli.usage import takes
from hakem.desk import Substitute, without_leavers
from hakem.errors import RequestError
from hakem.i18n import Message


def add_to(grammar: Grammar) -> None:
    """Describe the command."""
    parser = grammar.command("redraw", run)
    parser.add_argument("file", metavar="FILE", help=grammar.words("file"))
    parser.add_argument("player", type=positive, nargs="+", metavar="NO", help=grammar.words("redraw.player"))
    add_reading(parser, grammar)
    words = grammar.words("redraw.instead")
    parser.add_argument("--instead", type=_instead, action="append", metavar="NO=NAME", default=[], help=words)
    parser.add_argument("--seed", metavar="TEXT", help=grammar.words("seed"))
    add_writing(parser, grammar)


_NEWCOMER = re.compile(r"(\d+)=\s*(.*?\S)\s*(?:\((\d{3,4})\))?\s*")


@takes("instead")
def _instead(text: str) -> tuple[int, Substitute]:
    """``4=Kaya, Ali (1850)``: who comes in the place of number 4, for argparse."""
    found = _NEWCOMER.fullmatch(text)
    if found is None:
        raise ValueError(text)
    return positive(found[1]), Substitute(found[2], int(found[3]) if found[3] else None)


def run(args: argparse.Namespace, console: Console) -> int:
    """Take them out, draw again if the handbook says so, and write the event if that is asked for."""
    from hakem.reports import event_renderer

    form = format_wanted(args)
    t, parsed = read_tournament(args.file, console, reading_of(args))
    leaving = [player_numbered(t, number) for number in args.player]
    newcomers = {player_numbered(t, number): newcomer for number, newcomer in args.instead}
    if len(newcomers) < len(args.instead):
        raise RequestError(Message("cli.instead-twice"))
    seed = drawn_seed() if args.seed is None else str(args.seed)
    with named_refusals(t, console):
        made = without_leavers(t, leaving, newcomers, seed)
    renderer = event_renderer(t, console.language)
    seeds = [console.words("cli.seed", {"seed": seed})] if made.tournament.lots != t.lots else []
    tell([*(renderer.say(note) for note in made.notes), *seeds, *listed(made.tournament)], args, console)
    if form:
        write_numbered(made.tournament, parsed.extras, (form, args.output), console)
    return Exit.DONE
