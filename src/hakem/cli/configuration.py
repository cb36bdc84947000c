"""The configuration of a random tournament as JaVaFo and bbpPairings read it: one ``Name=Value`` a line.

There are two dialects. In that of JaVaFo 1.4 and bbpPairings a rate of 20 is one in twenty; in that of JaVaFo 2,
which has parameters of its own, it is twenty in a thousand.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from fractions import Fraction
from types import MappingProxyType

from hakem.errors import InputError
from hakem.i18n import Message
from hakem.model import STANDARD, Points, PointSystem, decimal_text, parse_points
from hakem.simulation import Rates, RatingBell, Settings
from hakem.simulation.chance import Chance
from hakem.values import dataclass, replace

Limits = tuple[int, int]

_WIN = ("white_win", "black_win", "forfeit_win", "full_point_bye")
_DRAW = ("white_draw", "black_draw", "half_point_bye", "unknown")
_OF_SEVERAL: Mapping[str, tuple[str, ...]] = MappingProxyType(
    {
        "PointsForWin": (*_WIN, "pairing_allocated_bye"),
        "PointsForDraw": _DRAW,
        "PointsForLoss": ("white_loss", "black_loss"),
    }
)
_POINTS: Mapping[str, tuple[str, ...]] = MappingProxyType(
    {
        **_OF_SEVERAL,
        "PointsForZPB": ("zero_point_bye",),
        "PointsForForfeitLoss": ("forfeit_loss", "zero_point_bye"),
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
"""What a parameter gives points to. Those for several results come first, wherever they stand; then the last one said
holds: in bbpPairings a forfeited game and a zero-point bye are worth the same unless the bye comes after it."""


@dataclass(frozen=True, slots=True)
class _Dialect:
    """Between which numbers a parameter is drawn that is not there, and how rates are counted.

    ``rates`` says which rate a parameter is, ``part`` the part of the whole that a value means. Parameters
    ``per_player`` speak of players who have it once, not of their rounds; ``least`` is the smallest value of some.
    """

    drawn: Mapping[str, Limits]
    rates: Mapping[str, tuple[str, Limits]]
    part: Callable[[Points], Fraction]
    per_player: frozenset[str]
    least: Mapping[str, int]


_RATINGS: Mapping[str, Limits] = MappingProxyType({"HighestRating": (2400, 2800), "LowestRating": (1400, 2300)})
_SIZE_1: Mapping[str, Limits] = MappingProxyType({"PlayersNumber": (15, 215), "RoundsNumber": (5, 15)})
_SIZE_2: Mapping[str, Limits] = MappingProxyType({"PlayersNumber": (15, 415), "RoundsNumber": (5, 17)})
_DRAWS: Mapping[str, Limits] = MappingProxyType({"DrawPercentage": (10, 50)})
_BELL: Mapping[str, Limits] = MappingProxyType({"Groups": (0, 10), "Separator": (20, 70)})

_ONE_IN_SO_MANY = _Dialect(
    MappingProxyType({**_SIZE_1, **_DRAWS, **_RATINGS}),
    MappingProxyType(
        {
            "ForfeitRate": ("forfeit", (10, 100)),
            "RetiredRate": ("withdraw", (15, 300)),
            "HalfPointByeRate": ("half_bye", (15, 300)),
        }
    ),
    lambda value: 1 / value if value > 0 else Fraction(-1),
    frozenset({"HalfPointByeRate"}),
    MappingProxyType({"ForfeitRate": 1, "RetiredRate": 2, "HalfPointByeRate": 1}),
)
"""bbpPairings, and JaVaFo before version 2."""

_PER_THOUSAND = _Dialect(
    MappingProxyType({**_SIZE_2, **_DRAWS, **_RATINGS, **_BELL}),
    MappingProxyType(
        {
            "ForfeitRate": ("forfeit", (10, 100)),
            "ZPBRate": ("zero_bye", (0, 20)),
            "HPBRate": ("half_bye", (5, 45)),
            "FPBRate": ("full_bye", (0, 2)),
            "QuickgameRate": ("quick", (0, 20)),
        }
    ),
    lambda value: value / 1000,
    frozenset(),
    MappingProxyType({}),
)
"""JaVaFo 2."""

_OTHER_SPELLING = MappingProxyType({"HalfPointByteRate": "HalfPointByeRate"})
_OF_JAVAFO_2 = frozenset({*_PER_THOUSAND.rates, *_BELL}) - frozenset(_ONE_IN_SO_MANY.rates)
"""Parameters that only JaVaFo 2 has; one of them shows how the rates are counted."""
_NOT_OF_JAVAFO_2 = frozenset(_ONE_IN_SO_MANY.rates) - frozenset(_PER_THOUSAND.rates)
NAMES = tuple({**_POINTS, **_PER_THOUSAND.drawn, **_ONE_IN_SO_MANY.rates, **_PER_THOUSAND.rates})


@dataclass(frozen=True, slots=True)
class _Entry:
    row: int
    column: int
    value: Points


def settings_of(text: str, seed: str, system: str, accelerated: bool) -> Settings:
    """The tournament that a configuration asks for; raises ``InputError`` with the place of what makes no sense."""
    given = _entries(text)
    dialect = _dialect(given)
    chance = Chance(seed, "configuration")
    drawn = {name: chance.between(*limits) for name, limits in dialect.drawn.items()}
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
        bell=RatingBell(number["Separator"], number["Groups"]) if "Groups" in number else None,
    )


def _entries(text: str) -> Mapping[str, _Entry]:
    """Values by name. Empty lines and those that begin with # say nothing."""
    entries: dict[str, _Entry] = {}
    for row, line in enumerate(text.splitlines(), start=1):
        if not line.strip() or line.lstrip().startswith("#"):
            continue
        name, _, value = (part.strip() for part in line.partition("="))
        name = _OTHER_SPELLING.get(name, name)
        if name not in NAMES:
            raise InputError(Message("config.unknown", {"name": name, "known": NAMES}), row, 1)
        try:
            entries[name] = _Entry(row, line.find("=") + 2, parse_points(value))
        except ValueError:
            raise _bad(name, value, (row, line.find("=") + 2)) from None
    return entries


def _dialect(given: Mapping[str, _Entry]) -> _Dialect:
    """The dialect that the parameters belong to; those of both at once would mean two things by one rate."""
    newer = _OF_JAVAFO_2 & given.keys()
    older = _NOT_OF_JAVAFO_2 & given.keys()
    if newer and older:
        first, other = min(newer), min(older, key=lambda name: given[name].row)
        raise InputError(Message("config.two-dialects", {"name": other, "other": first}), given[other].row, 1)
    return _PER_THOUSAND if newer else _ONE_IN_SO_MANY


def _bad(name: str, value: str, place: tuple[int, int]) -> InputError:
    return InputError(Message("config.value", {"name": name, "value": value}), *place)


def _whole(name: str, given: Mapping[str, _Entry]) -> int:
    entry = given[name]
    if entry.value.denominator != 1 or entry.value < 0 or (name == "DrawPercentage" and entry.value > 100):
        raise _bad(name, decimal_text(entry.value), (entry.row, entry.column))
    return int(entry.value)


def _rates(given: Mapping[str, _Entry], number: Mapping[str, int], chance: Chance) -> Rates:
    dialect = _dialect(given)
    parts = {"draw": Fraction(number["DrawPercentage"], 100)}
    for name, (field, limits) in dialect.rates.items():
        entry = given.get(name, _Entry(1, 1, Points(chance.between(*limits))))
        part = dialect.part(entry.value)
        if not 0 <= part <= 1 or entry.value < dialect.least.get(name, 0):
            raise _bad(name, decimal_text(entry.value), (entry.row, entry.column))
        parts[field] = part / max(1, number["RoundsNumber"]) if name in dialect.per_player else part
    return Rates(**parts)


def _point_system(given: Mapping[str, _Entry]) -> PointSystem:
    values: dict[str, Points] = {}
    for name in sorted(_POINTS.keys() & given.keys(), key=lambda name: (name not in _OF_SEVERAL, given[name].row)):
        values |= dict.fromkeys(_POINTS[name], given[name].value)
    return replace(STANDARD, **values)
