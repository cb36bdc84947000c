"""``hakem generate``: random tournaments, paired by our engines; the same seed gives the same bytes."""

from __future__ import annotations

import argparse
import re

from hakem.cli.arguments import Grammar, add_options, points, positive, rate
from hakem.cli.commands.convert import format_by_name
from hakem.cli.console import Console
from hakem.cli.exits import Exit
from hakem.cli.files import MOST_PLAYERS, write_document
from hakem.cli.lots import drawn_seed, shown_seed
from hakem.desk import DEFAULT_SYSTEM
from hakem.errors import RequestError, TooLarge
from hakem.exports.files import with_right_places, written_as
from hakem.facts.event_kind import is_knockout
from hakem.formats import NO_EXTRAS, Lost, WriteOptions
from hakem.i18n import Message
from hakem.model import STANDARD
from hakem.simulation import Rates, Settings, simulate
from hakem.values import replace

_NUMBER = re.compile(r"%(0?\d?)d")
_USUAL = "trf26"
_RATES = {name: name.replace("-", "_") for name in ("draw", "forfeit", "half-bye", "zero-bye", "withdraw", "late")}
"""Options without their ending, and the rates they set."""


def add_to(grammar: Grammar) -> None:
    """Describe the command."""
    parser = grammar.command("generate", run)
    parser.add_argument("--players", type=positive, metavar="N", required=True, help=grammar.words("players"))
    parser.add_argument("--rounds", type=positive, metavar="R", required=True, help=grammar.words("generate.rounds"))
    parser.add_argument("--seed", metavar="S", help=grammar.words("generate.seed"))
    parser.add_argument("--system", metavar="S", default=DEFAULT_SYSTEM, help=grammar.words("generate.system"))
    parser.add_argument("--edition", metavar="E", help=grammar.words("generate.edition"))
    add_options(parser, grammar)
    parser.add_argument("--count", type=positive, metavar="K", default=1, help=grammar.words("count"))
    usual = Rates()
    for name, field in _RATES.items():
        words = grammar.words(f"generate.{name}")
        parser.add_argument(f"--{name}-rate", type=rate, metavar="X", default=getattr(usual, field), help=words)
    parser.add_argument("--acceleration", choices=("none", "baku"), default="none", help=grammar.words("acceleration"))
    parser.add_argument(
        "--points", type=points, metavar="WIN-DRAW-LOSS", default=STANDARD, help=grammar.words("points")
    )
    parser.add_argument("-o", "--output", metavar="OUT", required=True, help=grammar.words("generate.output"))


def run(args: argparse.Namespace, console: Console) -> int:
    """Make the tournaments one after the other."""
    settings = Settings(
        players=args.players,
        rounds=args.rounds,
        seed=new_seed(console) if args.seed is None else args.seed,
        system=args.system,
        edition=args.edition,
        options=tuple(args.option),
        rates=Rates(**{field: getattr(args, f"{field}_rate") for field in _RATES.values()}),
        points=args.points,
        accelerated=args.acceleration != "none",
    )
    return write_all(settings, args.count, args.output, console)


def new_seed(console: Console) -> str:
    """A seed drawn now; it is shown, so that the event can be had again."""
    return shown_seed(drawn_seed(4), console)


def write_all(settings: Settings, count: int, output: str, console: Console) -> int:
    """So many tournaments to numbered files; each has a seed of its own that begins with the one given."""
    if count > 1 and not _NUMBER.search(output):
        raise RequestError(Message("cli.no-number", {"file": output}))
    for number in console.watch(console.words("cli.generating"))(range(1, count + 1)):
        write_one(replace(settings, seed=f"{settings.seed}/{number}"), _numbered(output, number), console)
    return Exit.DONE


def _numbered(output: str, number: int) -> str:
    return _NUMBER.sub(lambda place: f"{number:{place[1]}d}", output)


def write_one(settings: Settings, output: str, console: Console) -> None:
    """One tournament to one file. A report has no order of boards, and nobody had one who could miss it."""
    if settings.players > MOST_PLAYERS:
        raise TooLarge(Message("file.too-many-players", {"count": settings.players, "most": MOST_PLAYERS}))
    made = simulate(settings)
    extras = with_right_places(made.tournament, NO_EXTRAS)[0] if is_knockout(made.tournament) else NO_EXTRAS
    written = written_as(format_by_name(output, otherwise=_USUAL), made.tournament, extras, WriteOptions())
    write_document(output, written.not_missing(Lost.BOARD_ORDER), console)
    if made.reason is not None and made.stuck_in is not None:
        reason = console.say(made.reason)
        console.note(f"{output}: {console.words('cli.shorter', {'round': made.stuck_in, 'reason': reason})}")
