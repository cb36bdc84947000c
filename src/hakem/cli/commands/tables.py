"""``hakem tables``: the schedule tables, one line per round."""

from __future__ import annotations

import argparse
import json
from collections.abc import Callable, Mapping, Sequence

from hakem.cli.arguments import Grammar, positive
from hakem.cli.console import Console
from hakem.cli.exits import Exit
from hakem.errors import TooLarge
from hakem.i18n import Message
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
_Rounds = list[list[tuple[str, str]]]
_Byes = list[str | None]
_EDITIONS = tuple(rules.edition.id for rules in ROUND_ROBIN_RULES)


def add_to(grammar: Grammar) -> None:
    """Describe the command and its four tables."""
    parser = grammar.command("tables", run)
    tables = parser.add_subparsers(
        dest="table", metavar=grammar.words("table"), required=True, parser_class=grammar.parser_class
    )
    for name in _TABLES:
        words = grammar.words(f"tables.{name}")
        table = tables.add_parser(name, help=words, description=words, parents=[grammar.common])
        table.add_argument("size", type=positive, metavar="N", help=grammar.words(f"tables.{name}.size"))
        table.add_argument("--format", choices=tuple(_FORMS), default="text", help=grammar.words("format"))
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
    _TABLES[args.table](args, console)
    return Exit.DONE


def _berger(args: argparse.Namespace, console: Console) -> None:
    rules = choose_rules(ROUND_ROBIN_RULES, args.edition, None)
    rounds: _Rounds = []
    byes: _Byes = []
    for rnd in berger_table(args.size, args.cycles, rules.reverse_last_two):
        real = [pair for pair in rnd if max(pair) <= args.size]
        empty = [min(pair) for pair in rnd if max(pair) > args.size]
        rounds.append([(str(white), str(black)) for white, black in real])
        byes.append(str(empty[0]) if empty else None)
    _FORMS[args.format](rounds, byes, console)


def _scheveningen(args: argparse.Namespace, console: Console) -> None:
    plan, variant = ColourPlan(args.colours), Variant(args.variant)
    table = scheveningen_table(args.size, plan, variant, args.cycles)
    _FORMS[args.format](_seats(table), [], console)


def _skalitzka(args: argparse.Namespace, console: Console) -> None:
    _FORMS[args.format](_seats(skalitzka_table(args.size)), [], console)


def _seats(table: SeatTable) -> _Rounds:
    return [[(str(white), str(black)) for white, black in rnd] for rnd in table]


def _json(rounds: _Rounds, byes: _Byes, console: Console) -> None:
    value: dict[str, object] = {"rounds": rounds}
    if any(byes):
        value["byes"] = byes
    console.show(json.dumps(value))


def _text(rounds: _Rounds, byes: _Byes, console: Console) -> None:
    for number, rnd in enumerate(rounds, start=1):
        games = " ".join(f"{white}-{black}" for white, black in rnd)
        bye = byes[number - 1] if byes else None
        ending = f" {console.words('cli.bye', {'number': bye})}" if bye else ""
        console.show(f"{number}: {games}{ending}".rstrip())


_FORMS: Mapping[str, Callable[[_Rounds, _Byes, Console], None]] = {"text": _text, "json": _json}


def _varma(args: argparse.Namespace, console: Console) -> None:
    _GROUP_FORMS[args.format](varma_groups(args.size), console)
    for meeting in late_meetings(args.size):
        console.note(console.say(meeting.warning))


def _groups_json(groups: Mapping[str, Sequence[int]], console: Console) -> None:
    console.show(json.dumps({"groups": {letter: [str(n) for n in group] for letter, group in groups.items()}}))


def _groups_text(groups: Mapping[str, Sequence[int]], console: Console) -> None:
    for letter, group in groups.items():
        console.show(f"{letter}: {' '.join(map(str, group))}")


_GROUP_FORMS = {"text": _groups_text, "json": _groups_json}
_TABLES = {"berger": _berger, "varma": _varma, "scheveningen": _scheveningen, "skalitzka": _skalitzka}
