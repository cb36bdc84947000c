"""Pairing systems by name."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from types import MappingProxyType

from hakem.errors import UnknownName
from hakem.i18n import Message
from hakem.model import Tournament
from hakem.pairing.api import PairingSystem
from hakem.pairing.knockout import Knockout
from hakem.pairing.options import NO_OPTIONS, with_options
from hakem.pairing.round_robin import ROUND_ROBIN_RULES, BergerRoundRobin
from hakem.pairing.scheveningen import ColourPlan, Scheveningen
from hakem.pairing.skalitzka import Skalitzka
from hakem.pairing.swiss.burstein import BursteinSwiss, HandbookBurstein
from hakem.pairing.swiss.dubov import DUBOV_RULES_2009, DUBOV_RULES_2026, DubovSwiss
from hakem.pairing.swiss.dutch import DutchSwiss
from hakem.pairing.swiss.dutch_2017 import DUTCH_RULES_2017
from hakem.pairing.swiss.dutch_2026 import DUTCH_RULES_2026
from hakem.pairing.swiss.handbook import HandbookDutch
from hakem.pairing.swiss.lim import LIM_RULES_2009, LIM_RULES_2026, LimSwiss
from hakem.pairing.type_codes import Choice, system_named_by
from hakem.regulations import EDITIONS, Edition, choose, choose_rules


@dataclass(frozen=True, slots=True)
class SystemInfo:
    """A system as it is listed: its name, the subject under which its editions are filed, and its title."""

    name: str
    subject: str
    editions: tuple[str, ...]
    title: Message


def _berger(edition: Edition, choice: Choice) -> PairingSystem:
    rules = choose_rules(ROUND_ROBIN_RULES, edition.id, None)
    if choice.reverse_last_two is not None:
        rules = replace(rules, reverse_last_two=choice.reverse_last_two)
    return BergerRoundRobin(rules, choice.cycles)


def _scheveningen(edition: Edition, choice: Choice) -> PairingSystem:
    return Scheveningen(edition, choice.colours or ColourPlan.ALTERNATE, cycles=choice.cycles)


def _skalitzka(edition: Edition, _choice: Choice) -> PairingSystem:
    return Skalitzka(edition)


def _knockout(_edition: Edition, _choice: Choice) -> PairingSystem:
    return Knockout()


SWISS_SYSTEMS: Mapping[str, tuple[PairingSystem, ...]] = MappingProxyType(
    {
        "dutch": (HandbookDutch(), DutchSwiss(DUTCH_RULES_2017), DutchSwiss(DUTCH_RULES_2026)),
        "lim": (LimSwiss(LIM_RULES_2009), LimSwiss(LIM_RULES_2026)),
        "dubov": (DubovSwiss(DUBOV_RULES_2009), DubovSwiss(DUBOV_RULES_2026)),
        "burstein": (HandbookBurstein(), BursteinSwiss()),
    }
)
"""The Swiss systems in every edition, oldest first."""


def _swiss(name: str) -> Callable[[Edition, Choice], PairingSystem]:
    return lambda edition, _choice: choose_rules(SWISS_SYSTEMS[name], edition.id, None)


_SYSTEMS: dict[str, Callable[[Edition, Choice], PairingSystem]] = {
    **{name: _swiss(name) for name in SWISS_SYSTEMS},
    "berger": _berger,
    "scheveningen": _scheveningen,
    "skalitzka": _skalitzka,
    "knockout": _knockout,
}


def systems() -> tuple[SystemInfo, ...]:
    """Every system there is, in the order of the documentation."""
    return tuple(
        SystemInfo(name, name, tuple(e.id for e in _editions(name)), Message(f"system.{name}")) for name in _SYSTEMS
    )


def _editions(name: str) -> tuple[Edition, ...]:
    return dict(EDITIONS)[name]


def another_days_edition(system: PairingSystem, t: Tournament) -> Message | None:
    """That no edition of the system was in force when the event began; None if one was, or if the day is not known.

    Of some systems we have no text for some years; then the edition in force
    today stands in, which nobody should learn by accident.
    """
    day = t.event.start
    if day is None or any(edition.holds_on(day) for edition in _editions(system.name)):
        return None
    data = {"system": system.name, "edition": system.edition.id, "day": day.isoformat()}
    return Message("pairing.another-days-edition", data)


def system_for(
    name: str, edition_id: str | None, t: Tournament, options: Mapping[str, str] = NO_OPTIONS
) -> PairingSystem:
    """The system of that name for this event.

    The edition is the one asked for, else the one the event's type code names,
    else the one in force when the event starts. Options of the code, such as a
    double cycle, apply if the code is about this system. ``options`` are what the
    rules leave to the event, by the names in ``hakem.pairing.options``.
    """
    if name not in _SYSTEMS:
        raise UnknownName("system", name, tuple(_SYSTEMS))
    named = system_named_by(t.event.type_code)
    choice = named if named is not None and named.system == name else Choice(name)
    edition = choose(_editions(name), edition_id or choice.edition, t.event.start)
    return with_options(_SYSTEMS[name](edition, choice), options)
