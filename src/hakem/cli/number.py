"""``hakem number``: pairing numbers by rank, by lots, or by restricted lots."""

from __future__ import annotations

import argparse
import secrets
from dataclasses import replace

from hakem.cli.arguments import Grammar
from hakem.cli.console import Console
from hakem.cli.convert import format_by_name, written_as
from hakem.cli.exits import Exit
from hakem.cli.files import read_tournament, write_text
from hakem.facts.initial_order import INITIAL_ORDER_RULES, initial_order, numbered, with_methods
from hakem.formats import WriteOptions
from hakem.i18n import say
from hakem.model import Tournament, collation, with_numbers_as_ids
from hakem.pairing import numbers_by_lots, numbers_by_varma, varma_draw
from hakem.regulations import choose

_TURKEY = "TUR"


def add_to(grammar: Grammar) -> None:
    """Describe the command."""
    parser = grammar.command("number", run)
    parser.add_argument("file", metavar="FILE", help=grammar.words("file"))
    parser.add_argument("--by", choices=("rank", "lots", "varma"), default="rank", help=grammar.words("by"))
    parser.add_argument("--seed", metavar="TEXT", help=grammar.words("seed"))
    parser.add_argument("--edition", metavar="E", help=grammar.words("number.edition"))
    parser.add_argument("--alphabet", choices=("tr", "en"), help=grammar.words("alphabet"))
    parser.add_argument("-o", "--output", metavar="OUT", help=grammar.words("number.output"))


def run(args: argparse.Namespace, console: Console) -> int:
    """Give numbers, show the list with the reasons, write the event if that is asked for."""
    t, parsed = read_tournament(args.file, console)
    made, notes = {"rank": _by_rank, "lots": _by_lots, "varma": _by_varma}[args.by](t, args, console)
    for line in _listed(made):
        console.show(line)
    for note in notes:
        console.complain(note)
    if args.output:
        form = format_by_name(args.output)
        if not made.rounds:
            made = with_numbers_as_ids(made)
            made = replace(made, players=tuple(sorted(made.players, key=lambda p: p.number)))
        written = written_as(form, made, replace(parsed.extras, ranks=()), WriteOptions())
        write_text(args.output, written.text, console)
        for message in written.adjustments:
            console.complain(f"{args.output}: {say(message, console.language)}")
    return Exit.DONE


def _listed(t: Tournament) -> list[str]:
    """Number, title, name and rating in columns; a national rating stands in brackets."""
    width = max(len(p.name) for p in t.players)
    lines = []
    for p in sorted(t.players, key=lambda p: p.number):
        rating = str(p.rating) if p.rating else f"({p.national_rating})" if p.national_rating else ""
        lines.append(f"{p.number:>4}  {p.title.value if p.title else '':<3}  {p.name:<{width}}  {rating:>6}".rstrip())
    return lines


def _by_rank(t: Tournament, args: argparse.Namespace, console: Console) -> tuple[Tournament, list[str]]:
    """By strength; where only the alphabet could decide, the note says which alphabet it was."""
    edition = choose((rules.edition for rules in INITIAL_ORDER_RULES), args.edition, t.event.start)
    rules = next(r for r in INITIAL_ORDER_RULES if r.edition == edition)
    alphabet = args.alphabet or ("tr" if t.event.federation in (_TURKEY, "") else "en")
    order = initial_order(t.players, with_methods(rules, t.event.rating_methods), collation(alphabet))
    players = {p.id: p for p in t.players}
    return numbered(t, order), [say(note.message(players), console.language) for note in order.notes]


def _by_lots(t: Tournament, args: argparse.Namespace, console: Console) -> tuple[Tournament, list[str]]:
    seed = args.seed or secrets.token_hex(8)
    return numbers_by_lots(t, seed), [console.words("cli.seed", {"seed": seed})]


def _by_varma(t: Tournament, args: argparse.Namespace, console: Console) -> tuple[Tournament, list[str]]:
    seed = args.seed or secrets.token_hex(8)
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
    notes += [say(warning, console.language) for warning in draw.warnings]
    return numbers_by_varma(t, seed), [console.words("cli.seed", {"seed": seed}), *notes]
