"""``hakem generate``: random tournaments, paired by our engines; the same seed gives the same bytes.

What they are to be like is said by options, or in the configuration that JaVaFo
and bbpPairings read: one ``Name=Value`` a line.
"""

from __future__ import annotations

import argparse
import re
from collections.abc import Callable, Mapping
from fractions import Fraction
from types import MappingProxyType

from hakem.cli.arguments import Grammar, add_options, points, positive, rate
from hakem.cli.commands.convert import format_by_name, written_as
from hakem.cli.console import Console
from hakem.cli.exits import Exit
from hakem.cli.files import write_document
from hakem.cli.lots import drawn_seed, shown_seed
from hakem.desk import DEFAULT_SYSTEM
from hakem.errors import InputError, RequestError
from hakem.formats import NO_EXTRAS, Lost, WriteOptions
from hakem.i18n import Message
from hakem.model import STANDARD, Points, PointSystem, decimal_text, parse_points
from hakem.simulation import Rates, Settings, simulate
from hakem.simulation.chance import Chance
from hakem.values import dataclass, replace

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
    made = simulate(settings)
    written = written_as(format_by_name(output, otherwise=_USUAL), made.tournament, NO_EXTRAS, WriteOptions())
    write_document(output, written.not_missing(Lost.BOARD_ORDER), console)
    if made.reason is not None and made.stuck_in is not None:
        reason = console.say(made.reason)
        console.note(f"{output}: {console.words('cli.shorter', {'round': made.stuck_in, 'reason': reason})}")


_WIN = ("white_win", "black_win", "forfeit_win", "full_point_bye")
_DRAW = ("white_draw", "black_draw", "half_point_bye", "unknown")
_POINTS: Mapping[str, tuple[str, ...]] = MappingProxyType(
    {
        "PointsForWin": (*_WIN, "pairing_allocated_bye"),
        "PointsForDraw": _DRAW,
        "PointsForLoss": ("white_loss", "black_loss"),
        "PointsForZPB": ("zero_point_bye",),
        "PointsForForfeitLoss": ("forfeit_loss",),
        "PointsForPAB": ("pairing_allocated_bye",),
        "WWPoints": ("white_win",),
        "BWPoints": ("black_win",),
        "WDPoints": ("white_draw",),
        "BDPoints": ("black_draw",),
        "WLPoints": ("white_loss",),
        "BLPoints": ("black_loss",),
        "ZPBPoints": ("zero_point_bye",),
        "HPBPoints": ("half_point_bye",),
        "FPBPoints": ("full_point_bye",),
        "PABPoints": ("pairing_allocated_bye",),
        "FWPoints": ("forfeit_win",),
        "FLPoints": ("forfeit_loss",),
    }
)
"""What a parameter gives points to; those for several results come first, so that single ones override them."""

_DRAWN: Mapping[str, tuple[int, int]] = MappingProxyType(
    {
        "PlayersNumber": (15, 215),
        "RoundsNumber": (5, 15),
        "DrawPercentage": (10, 50),
        "HighestRating": (2400, 2800),
        "LowestRating": (1400, 2300),
    }
)
"""Between which numbers a parameter is drawn that is not there."""


@dataclass(frozen=True, slots=True)
class _RateStyle:
    """How rates are counted: which rate a parameter is, between what it is drawn, and the part of the whole it means.

    Parameters ``per_player`` speak of players who have it once, not of their rounds.
    """

    parameters: Mapping[str, tuple[str, tuple[int, int]]]
    part: Callable[[Points], Fraction]
    per_player: frozenset[str] = frozenset()


_ONE_IN_SO_MANY = _RateStyle(
    MappingProxyType(
        {
            "ForfeitRate": ("forfeit", (10, 100)),
            "RetiredRate": ("withdraw", (15, 300)),
            "HalfPointByeRate": ("half_bye", (15, 300)),
        }
    ),
    lambda value: 1 / value if value > 0 else Fraction(-1),
    frozenset({"HalfPointByeRate"}),
)
"""bbpPairings, and JaVaFo before version 2."""

_PER_THOUSAND = _RateStyle(
    MappingProxyType(
        {"ForfeitRate": ("forfeit", (10, 100)), "ZPBRate": ("zero_bye", (0, 20)), "HPBRate": ("half_bye", (5, 45))}
    ),
    lambda value: value / 1000,
)
"""JaVaFo 2."""

_NOT_SIMULATED = ("QuickgameRate", "FPBRate", "Groups", "Separator")
_OTHER_SPELLING = MappingProxyType({"HalfPointByteRate": "HalfPointByeRate"})
_NAMES = frozenset({*_POINTS, *_DRAWN, *_ONE_IN_SO_MANY.parameters, *_PER_THOUSAND.parameters, *_NOT_SIMULATED})
_OF_JAVAFO_2 = frozenset({"ZPBRate", "HPBRate", *_NOT_SIMULATED})
"""Parameters that only JaVaFo 2 has; one of them shows how the rates are counted."""


@dataclass(frozen=True, slots=True)
class _Entry:
    row: int
    column: int
    value: Points


def settings_of(text: str, seed: str, system: str, accelerated: bool) -> Settings:
    """The tournament that a configuration asks for; raises ``InputError`` with the place of what makes no sense."""
    given = _entries(text)
    chance = Chance(seed, "configuration")
    drawn = {name: chance.between(*limits) for name, limits in _DRAWN.items()}
    number = {name: _whole(name, given) if name in given else value for name, value in drawn.items()}
    return Settings(
        players=number["PlayersNumber"],
        rounds=number["RoundsNumber"],
        seed=seed,
        system=system,
        rates=_rates(given, number, chance),
        points=_point_system(given),
        accelerated=accelerated,
        ratings=(number["LowestRating"], number["HighestRating"]),
    )


def _entries(text: str) -> Mapping[str, _Entry]:
    """Values by name. Empty lines and those that begin with # say nothing."""
    entries: dict[str, _Entry] = {}
    for row, line in enumerate(text.splitlines(), start=1):
        if not line.strip() or line.lstrip().startswith("#"):
            continue
        name, _, value = (part.strip() for part in line.partition("="))
        name = _OTHER_SPELLING.get(name, name)
        if name not in _NAMES:
            raise InputError(Message("config.unknown", {"name": name}), row, 1)
        try:
            entries[name] = _Entry(row, line.find("=") + 2, parse_points(value))
        except ValueError:
            raise _bad(name, value, (row, line.find("=") + 2)) from None
        if name in _NOT_SIMULATED and entries[name].value:
            raise InputError(Message("config.not-simulated", {"name": name}), row, 1)
    return entries


def _bad(name: str, value: str, place: tuple[int, int]) -> InputError:
    return InputError(Message("config.value", {"name": name, "value": value}), *place)


def _whole(name: str, given: Mapping[str, _Entry]) -> int:
    entry = given[name]
    if entry.value.denominator != 1 or entry.value < 0 or (name == "DrawPercentage" and entry.value > 100):
        raise _bad(name, decimal_text(entry.value), (entry.row, entry.column))
    return int(entry.value)


def _rates(given: Mapping[str, _Entry], number: Mapping[str, int], chance: Chance) -> Rates:
    style = _PER_THOUSAND if _OF_JAVAFO_2 & given.keys() else _ONE_IN_SO_MANY
    parts = {"draw": Fraction(number["DrawPercentage"], 100)}
    for name, (field, limits) in style.parameters.items():
        entry = given.get(name, _Entry(1, 1, Points(chance.between(*limits))))
        part = style.part(entry.value)
        if not 0 <= part <= 1:
            raise _bad(name, decimal_text(entry.value), (entry.row, entry.column))
        parts[field] = part / max(1, number["RoundsNumber"]) if name in style.per_player else part
    return Rates(**parts)


def _point_system(given: Mapping[str, _Entry]) -> PointSystem:
    values: dict[str, Points] = {}
    for name, fields in _POINTS.items():
        if name in given:
            values |= dict.fromkeys(fields, given[name].value)
    return replace(STANDARD, **values)
