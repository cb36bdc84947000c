"""What the rules of a system leave to the event, by name: the texts are silent or offer a choice."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from types import MappingProxyType

from hakem.errors import RequestError, UnknownName
from hakem.i18n import Message
from hakem.pairing.api import PairingSystem
from hakem.pairing.knockout import SeedOrder
from hakem.pairing.swiss.dubov import DUBOV_RULES_2009, DUBOV_RULES_2009_MAJORITY

NO_OPTIONS: Mapping[str, str] = MappingProxyType({})


LARGEST_NUMBER = 9999
LONGEST_TEXT = 200


@dataclass(frozen=True, slots=True)
class Free:
    """Values that nobody can list: how they are shown, and how one is read from the name of its option and a text."""

    shown: str
    read: Callable[[str, str], object]


@dataclass(frozen=True, slots=True)
class Option:
    """One choice: its name, the field of the rules that holds it, and the values by name, the usual one first.

    With ``free`` other values may be given too.
    """

    name: str
    field: str
    values: Mapping[str, object]
    free: Free | None = None

    @property
    def title(self) -> Message:
        """What it is about."""
        return Message(f"option.{self.name}")

    @property
    def shown(self) -> tuple[str, ...]:
        """The values as they are listed."""
        return (*self.values, self.free.shown) if self.free else tuple(self.values)

    def value(self, text: str) -> object:
        """What a text stands for; an error says what there is."""
        if text in self.values:
            return self.values[text]
        if self.free is None:
            raise UnknownName("option-value", f"{self.name}={text}", tuple(self.values))
        return self.free.read(self.name, text)


def _number(name: str, text: str) -> int:
    if not (text.isascii() and text.isdecimal() and len(text) <= len(str(LARGEST_NUMBER))):
        raise RequestError(Message("pairing.option-number", {"name": name, "value": text, "most": LARGEST_NUMBER}))
    return int(text)


def _text(name: str, text: str) -> str:
    if not 0 < len(text) <= LONGEST_TEXT:
        raise RequestError(Message("pairing.option-text", {"name": name, "most": LONGEST_TEXT}))
    return text


NUMBER = Free("N", _number)
TEXT = Free("TEXT", _text)


YES_OR_NO = MappingProxyType({"yes": True, "no": False})
NO_OR_YES = MappingProxyType({"no": False, "yes": True})

_OF_LIM = (Option("maxi", "maxi", NO_OR_YES), Option("bye-is-float", "bye_is_float", YES_OR_NO))
_BYE_OF_DUBOV = {"black": DUBOV_RULES_2009.bye_order, "majority": DUBOV_RULES_2009_MAJORITY.bye_order}

_OF_KNOCKOUT = (
    Option("qualify", "qualify", MappingProxyType({"1": 1}), NUMBER),
    Option("games", "games", MappingProxyType({"2": 2}), NUMBER),
    Option("extra", "extra", MappingProxyType({"2": 2}), NUMBER),
    Option("reseed", "reseed", NO_OR_YES),
    Option("seeding", "seeding", MappingProxyType({order.value: order for order in SeedOrder})),
    Option("lots", "lots", MappingProxyType({"event": None}), TEXT),
)

OPTIONS: Mapping[tuple[str, str], tuple[Option, ...]] = MappingProxyType(
    {
        ("dutch", "2009"): (
            Option("strong-as-absolute", "strong_as_absolute", YES_OR_NO),
            Option("mild-give-way", "mild_give_way", YES_OR_NO),
        ),
        ("lim", "2009"): _OF_LIM,
        ("lim", "2026"): _OF_LIM,
        ("dubov", "2009"): (Option("bye-colour", "bye_order", MappingProxyType(_BYE_OF_DUBOV)),),
        ("knockout", "2009"): _OF_KNOCKOUT,
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
        changes[known[name].field] = known[name].value(value)
    if not changes:
        return system
    rules = replace(system.rules, **changes)  # type: ignore[attr-defined]
    changed: PairingSystem = replace(system, rules=rules)  # type: ignore[type-var]
    return changed
