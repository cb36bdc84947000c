"""``hakem number``: pairing numbers by rank, by lots, by restricted lots, or as they were drawn in the hall."""

from __future__ import annotations

import argparse
from contextlib import nullcontext

from hakem.cli.arguments import Grammar, add_reading
from hakem.cli.changed import named_refusals
from hakem.cli.commands.convert import FORMATS, format_by_name
from hakem.cli.console import Console
from hakem.cli.drawn import numbers_drawn
from hakem.cli.exits import Exit
from hakem.cli.files import read_tournament, reading_of, write_document
from hakem.cli.lots import drawn_seed
from hakem.desk.numbering import numbers_in_order, seed_drawn
from hakem.errors import RequestError
from hakem.exports.files import written_as
from hakem.facts.initial_order import event_alphabet, initial_order_rules
from hakem.facts.lots import drawing_order
from hakem.formats import Extras, WriteOptions, kept_records_note
from hakem.i18n import Message
from hakem.model import Tournament, collation, with_numbers_as_ids
from hakem.pairing import numbers_by_lots, numbers_by_varma, system_info, varma_draw
from hakem.pairing.numbers.by_hand import numbers_by_hand
from hakem.regulations import choose_rules
from hakem.values import replace


def add_to(grammar: Grammar) -> None:
    """Describe the command."""
    parser = grammar.command("number", run)
    parser.add_argument("file", metavar="FILE", help=grammar.words("file"))
    add_reading(parser, grammar)
    parser.add_argument("--by", choices=tuple(_WAYS), help=grammar.words("by"))
    parser.add_argument("--drawn", metavar="LIST", help=grammar.words("number.drawn"))
    parser.add_argument("--system", metavar="S", help=grammar.words("number.system"))
    parser.add_argument("--seed", metavar="TEXT", help=grammar.words("seed"))
    parser.add_argument("--edition", metavar="E", help=grammar.words("number.edition"))
    parser.add_argument("--alphabet", choices=("tr", "en"), help=grammar.words("alphabet"))
    parser.add_argument("-o", "--output", metavar="OUT", help=grammar.words("number.output"))
    parser.add_argument("--to", choices=FORMATS, help=grammar.words("to"))


def run(args: argparse.Namespace, console: Console) -> int:
    """Give numbers, show the list with the reasons, write the event if that is asked for."""
    form = args.to or (format_by_name(args.output) if args.output else "")
    t, parsed = read_tournament(args.file, console, reading_of(args))
    way = _way(args)
    with named_refusals(t, console) if way == _DRAWN else nullcontext():
        made, notes = _WAYS[way](t, args, console)
    if args.output != "-":
        console.show("\n".join(listed(made)))
    for note in notes:
        console.note(note)
    if args.output:
        write_numbered(made, parsed.extras, (form, args.output), console)
    return Exit.DONE


def _way(args: argparse.Namespace) -> str:
    """How numbers are given: numbers that were drawn in the hall leave no choice."""
    if (args.by == _DRAWN) != (args.drawn is not None) and args.by is not None:
        raise RequestError(Message("cli.drawn.way"))
    return args.by or (_DRAWN if args.drawn is not None else "rank")


def write_numbered(t: Tournament, extras: Extras, target: tuple[str, str], console: Console) -> None:
    """Before the first round the numbers are all there is, so they become the ids too."""
    form, path = target
    notes: tuple[Message, ...] = ()
    if not t.rounds:
        t = with_numbers_as_ids(replace(t, players=tuple(sorted(t.players, key=lambda p: p.number))))
        notes = kept_records_note(extras)
    written = written_as(form, t, replace(extras, ranks=()), WriteOptions())
    write_document(path, replace(written, adjustments=(*notes, *written.adjustments)), console)


def listed(t: Tournament) -> list[str]:
    """Number, title, name and rating in columns; a national rating stands in brackets."""
    width = max((len(p.name) for p in t.players), default=0)
    lines = []
    for p in sorted(t.players, key=lambda p: p.number):
        rating = str(p.rating) if p.rating else f"({p.national_rating})" if p.national_rating else ""
        lines.append(f"{p.number:>4}  {p.title.value if p.title else '':<3}  {p.name:<{width}}  {rating:>6}".rstrip())
    return lines


def _by_rank(t: Tournament, args: argparse.Namespace, console: Console) -> tuple[Tournament, list[str]]:
    """By strength; where only the alphabet could decide, the note says which alphabet it was.

    Where lots decide, their seed is shown and stored; an event that has drawn
    its numbers before keeps its lots.
    """
    system = system_info(args.system).name if args.system else t.rules.system
    rules = choose_rules(initial_order_rules(system), args.edition, t.event.start)
    alphabet = collation(args.alphabet) if args.alphabet else event_alphabet(t)
    drawn = seed_drawn(t) if args.seed is None else None
    seed = _seed(args) if drawn is None else drawn
    made, order = numbers_in_order(t, rules, seed, alphabet)
    players = {p.id: p for p in t.players}
    notes = [console.say(note.message(players)) for note in order.notes]
    return made, [console.words("cli.seed", {"seed": seed}), *notes] if order.by_lots else notes


def _seed(args: argparse.Namespace) -> str:
    """The seed given, or one drawn now; either is shown and stored."""
    return drawn_seed() if args.seed is None else str(args.seed)


def _by_lots(t: Tournament, args: argparse.Namespace, console: Console) -> tuple[Tournament, list[str]]:
    seed = _seed(args)
    return numbers_by_lots(t, seed), [console.words("cli.seed", {"seed": seed})]


def _by_varma(t: Tournament, args: argparse.Namespace, console: Console) -> tuple[Tournament, list[str]]:
    seed = _seed(args)
    draw = varma_draw(t, seed)
    names = {p.id: p.name for p in t.players}
    notes = [
        console.words(
            "cli.varma-lot",
            {
                "name": names[lot.player],
                "federation": lot.federation or "-",
                "group": lot.group,
                "number": lot.number,
            },
        )
        for lot in draw.lots
    ]
    notes += [console.say(warning) for warning in draw.warnings]
    return numbers_by_varma(t, seed), [console.words("cli.seed", {"seed": seed}), *notes]


def _by_hand(t: Tournament, args: argparse.Namespace, console: Console) -> tuple[Tournament, list[str]]:
    """As the players drew; the protocol names everybody in the order in which they draw, the strongest first."""
    drawn = numbers_drawn(t, args.drawn)
    made = numbers_by_hand(t, drawn, args.seed)
    number = {p.id: p.number for p in made.tournament.players}
    completed = set(made.completed)
    lines = [
        console.words(
            "cli.drawn.completed" if p.id in completed else "cli.drawn.lot", {"name": p.name, "number": number[p.id]}
        )
        for p in drawing_order(t.players)
    ]
    seed = [console.words("cli.seed", {"seed": args.seed})] if completed else []
    return made.tournament, [*lines, *seed]


_DRAWN = "drawn"
_WAYS = {"rank": _by_rank, "lots": _by_lots, "varma": _by_varma, _DRAWN: _by_hand}
