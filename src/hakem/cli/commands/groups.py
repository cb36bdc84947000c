"""``hakem groups``: one list of entries dealt out into round robins of equal strength."""

from __future__ import annotations

import argparse
from fractions import Fraction

from hakem.cli.arguments import Grammar, add_options, add_reading, positive
from hakem.cli.changed import add_writing, tell
from hakem.cli.commands.convert import format_by_name
from hakem.cli.commands.number import listed
from hakem.cli.console import Console
from hakem.cli.exits import Exit
from hakem.cli.files import read_tournament, reading_of, write_document
from hakem.cli.lots import drawn_seed
from hakem.desk import EventWish, group_name, groups_of
from hakem.errors import RequestError
from hakem.exports.files import written_as
from hakem.formats import NO_EXTRAS, WriteOptions
from hakem.i18n import Datum, Message
from hakem.model import Tournament

_NUMBER = "%d"


def add_to(grammar: Grammar) -> None:
    """Describe the command."""
    parser = grammar.command("groups", run)
    parser.add_argument("file", metavar="FILE", help=grammar.words("file"))
    add_reading(parser, grammar)
    parser.add_argument("--into", type=positive, required=True, metavar="K", help=grammar.words("groups.into"))
    parser.add_argument("--edition", metavar="E", help=grammar.words("edition"))
    add_options(parser, grammar)
    parser.add_argument("--by", choices=("lots", "rank"), default="lots", help=grammar.words("groups.by"))
    parser.add_argument("--seed", metavar="TEXT", help=grammar.words("seed"))
    add_writing(parser, grammar)


def run(args: argparse.Namespace, console: Console) -> int:
    """Make the groups, show them, and write every one into a file of its own if that is asked for."""
    if args.output and args.into > 1 and _NUMBER not in args.output:
        raise RequestError(Message("cli.no-number", {"file": args.output}))
    form = args.to or format_by_name(args.output) if args.output else ""
    t, _ = read_tournament(args.file, console, reading_of(args))
    seed = drawn_seed() if args.seed is None else str(args.seed)
    wish = EventWish("berger", edition=args.edition, options=tuple(args.option), by=args.by, seed=seed)
    made = groups_of(t, args.into, wish)
    lines = [line for number, group in enumerate(made, start=1) for line in _shown(group, number, console)]
    tell(lines, args, console)
    if args.by == "lots":
        for number in range(1, len(made) + 1):
            console.note(console.words("cli.seed", {"seed": f"{seed} {group_name(number)}"}))
    for number, group in enumerate(made, start=1) if form else ():
        written = written_as(form, group, NO_EXTRAS, WriteOptions())
        write_document(args.output.replace(_NUMBER, str(number)), written, console)
    return Exit.DONE


def _shown(group: Tournament, number: int, console: Console) -> list[str]:
    """A group with the average of the ratings in it, which says how strong it is."""
    rated = [p.rating for p in group.players if p.rating]
    average = str(round(Fraction(sum(rated), len(rated)))) if rated else "-"
    data: dict[str, Datum] = {"group": group_name(number), "players": len(group.players), "average": average}
    return [console.words("cli.groups.group", {**data, "rounds": group.rounds_total}), *listed(group), ""]
