"""``hakem tables``: the schedule tables, one line per round."""

from __future__ import annotations

import argparse
import json

from hakem.cli.arguments import Grammar, positive
from hakem.cli.console import Console
from hakem.cli.exits import Exit
from hakem.errors import TooLarge
from hakem.i18n import Message, say
from hakem.pairing import (
    ROUND_ROBIN_RULES,
    ColourPlan,
    SeatTable,
    Variant,
    berger_table,
    late_meetings,
    scheveningen_table,
    skalitzka_table,
    varma_groups,
)
from hakem.regulations import choose_rules

LARGEST = 1_000
"""Tables beyond this many players or boards are refused: they would run into millions of games."""
_EDITIONS = tuple(rules.edition.id for rules in ROUND_ROBIN_RULES)


def add_to(grammar: Grammar) -> None:
    """Describe the command and its four tables."""
    parser = grammar.command("tables", run)
    tables = parser.add_subparsers(
        dest="table", metavar=grammar.words("table"), required=True, parser_class=grammar.parser_class
    )
    for name in ("berger", "varma", "scheveningen", "skalitzka"):
        words = grammar.words(f"tables.{name}")
        table = tables.add_parser(name, help=words, description=words, parents=[grammar.common])
        table.add_argument("size", type=positive, metavar="N", help=grammar.words(f"tables.{name}.size"))
        table.add_argument("--format", choices=("text", "json"), default="text", help=grammar.words("format"))
        if name in ("berger", "scheveningen"):
            table.add_argument("--cycles", type=positive, default=1, metavar="K", help=grammar.words("cycles"))
        if name == "berger":
            table.add_argument("--edition", choices=_EDITIONS, help=grammar.words("tables.edition"))
        if name == "scheveningen":
            plans = tuple(plan.value for plan in ColourPlan)
            table.add_argument("--colours", choices=plans, default=plans[0], help=grammar.words("colours"))
            variants = tuple(v.value for v in Variant)
            table.add_argument("--variant", choices=variants, default="newer", help=grammar.words("variant"))


def run(args: argparse.Namespace, console: Console) -> int:
    """Print the table asked for."""
    if args.size * getattr(args, "cycles", 1) > LARGEST:
        raise TooLarge(Message("cli.table-too-large", {"largest": LARGEST}))
    return {
        "berger": _berger,
        "varma": _varma,
        "scheveningen": _scheveningen,
        "skalitzka": _skalitzka,
    }[args.table](args, console)


def _berger(args: argparse.Namespace, console: Console) -> int:
    rules = choose_rules(ROUND_ROBIN_RULES, args.edition, None)
    rounds: list[list[tuple[str, str]]] = []
    byes: list[str | None] = []
    for rnd in berger_table(args.size, args.cycles, rules.reverse_last_two):
        real = [pair for pair in rnd if max(pair) <= args.size]
        empty = [min(pair) for pair in rnd if max(pair) > args.size]
        rounds.append([(str(white), str(black)) for white, black in real])
        byes.append(str(empty[0]) if empty else None)
    _print(args.format, rounds, byes, console)
    return Exit.DONE


def _scheveningen(args: argparse.Namespace, console: Console) -> int:
    plan, variant = ColourPlan(args.colours), Variant(args.variant)
    table = scheveningen_table(args.size, plan, variant, args.cycles)
    _print(args.format, _seats(table), [], console)
    return Exit.DONE


def _skalitzka(args: argparse.Namespace, console: Console) -> int:
    _print(args.format, _seats(skalitzka_table(args.size)), [], console)
    return Exit.DONE


def _seats(table: SeatTable) -> list[list[tuple[str, str]]]:
    return [[(str(white), str(black)) for white, black in rnd] for rnd in table]


def _print(form: str, rounds: list[list[tuple[str, str]]], byes: list[str | None], console: Console) -> None:
    if form == "json":
        value: dict[str, object] = {"rounds": rounds}
        if any(byes):
            value["byes"] = byes
        console.show(json.dumps(value))
        return
    for number, rnd in enumerate(rounds, start=1):
        games = " ".join(f"{white}-{black}" for white, black in rnd)
        bye = byes[number - 1] if byes else None
        ending = f" {console.words('cli.bye', {'number': bye})}" if bye else ""
        console.show(f"{number}: {games}{ending}".rstrip())


def _varma(args: argparse.Namespace, console: Console) -> int:
    groups = varma_groups(args.size)
    if args.format == "json":
        console.show(json.dumps({"groups": {letter: [str(n) for n in group] for letter, group in groups.items()}}))
    else:
        for letter, group in groups.items():
            console.show(f"{letter}: {' '.join(map(str, group))}")
    for meeting in late_meetings(args.size):
        console.note(say(meeting.warning, console.language))
    return Exit.DONE
