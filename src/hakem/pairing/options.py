"""What the rules of a system leave to the event, by name: the texts are silent or offer a choice."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from types import MappingProxyType

from hakem.errors import RequestError, UnknownName
from hakem.i18n import Message
from hakem.pairing.api import PairingSystem
from hakem.pairing.swiss.dubov import DUBOV_RULES_2009, DUBOV_RULES_2009_MAJORITY

NO_OPTIONS: Mapping[str, str] = MappingProxyType({})


@dataclass(frozen=True, slots=True)
class Option:
    """One choice: its name, the field of the rules that holds it, and the values by name, the usual one first."""

    name: str
    field: str
    values: Mapping[str, object]

    @property
    def title(self) -> Message:
        """What it is about."""
        return Message(f"option.{self.name}")


YES_OR_NO = MappingProxyType({"yes": True, "no": False})
NO_OR_YES = MappingProxyType({"no": False, "yes": True})

_OF_LIM = (Option("maxi", "maxi", NO_OR_YES), Option("bye-is-float", "bye_is_float", YES_OR_NO))
_BYE_OF_DUBOV = {"black": DUBOV_RULES_2009.bye_order, "majority": DUBOV_RULES_2009_MAJORITY.bye_order}

OPTIONS: Mapping[tuple[str, str], tuple[Option, ...]] = MappingProxyType(
    {
        ("dutch", "2009"): (
            Option("strong-as-absolute", "strong_as_absolute", YES_OR_NO),
            Option("mild-give-way", "mild_give_way", YES_OR_NO),
        ),
        ("lim", "2009"): _OF_LIM,
        ("lim", "2026"): _OF_LIM,
        ("dubov", "2009"): (Option("bye-colour", "bye_order", MappingProxyType(_BYE_OF_DUBOV)),),
    }
)
"""The options of every system and edition that has some."""


def options_of(system: PairingSystem) -> tuple[Option, ...]:
    """The options that the rules of this edition know."""
    return OPTIONS.get((system.name, system.edition.id), ())


def with_options(system: PairingSystem, wanted: Mapping[str, str]) -> PairingSystem:
    """The system with these options; an error names the ones there are."""
    known = {option.name: option for option in options_of(system)}
    changes: dict[str, object] = {}
    for name, value in wanted.items():
        if not known:
            data = {"name": name, "system": system.name, "edition": system.edition.id}
            raise RequestError(Message("pairing.no-options", data))
        if name not in known:
            raise UnknownName("option", name, tuple(known))
        option = known[name]
        if value not in option.values:
            raise UnknownName("option-value", f"{name}={value}", tuple(option.values))
        changes[option.field] = option.values[value]
    if not changes:
        return system
    rules = replace(system.rules, **changes)  # type: ignore[attr-defined]
    changed: PairingSystem = replace(system, rules=rules)  # type: ignore[type-var]
    return changed
