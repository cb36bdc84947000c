"""The encoded tournament types of TRF26, and which system, edition and options they stand for."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, replace
from types import MappingProxyType

from hakem.knockout import CUSTOM_KNOCKOUT
from hakem.pairing.scheveningen import ColourPlan


@dataclass(frozen=True, slots=True)
class Choice:
    """What a code asks for; None leaves the decision to the event or the edition."""

    system: str
    edition: str | None = None
    cycles: int | None = None
    reverse_last_two: bool | None = None
    colours: ColourPlan | None = None


TYPE_CODES: Mapping[str, Choice] = MappingProxyType(
    {
        "FIDE_DUTCH": Choice("dutch"),
        "FIDE_DUTCH_2017": Choice("dutch", "2017"),
        "FIDE_DUTCH_2025": Choice("dutch", "2026"),
        "FIDE_DUTCH_2026": Choice("dutch", "2026"),
        "FIDE_DUBOV": Choice("dubov"),
        "FIDE_BURSTEIN": Choice("burstein"),
        "BERGER_ROUNDROBIN": Choice("berger", cycles=1, reverse_last_two=False),
        "BERGER_DOUBLEROUNDROBIN": Choice("berger", cycles=2, reverse_last_two=False),
        "FIDE_ROUNDROBIN": Choice("berger", "2026", cycles=1, reverse_last_two=True),
        "FIDE_DOUBLEROUNDROBIN": Choice("berger", "2026", cycles=2, reverse_last_two=True),
        "FIDE_SCHEVENINGEN": Choice("scheveningen", colours=ColourPlan.BALANCED),
        CUSTOM_KNOCKOUT: Choice("knockout"),
    }
)
"""Every code with a system of ours. ``FIDE_DUTCH_2025`` is the name a draft gave to the edition of 2026."""

MAY_BE_ACCELERATED = frozenset({"dutch", "dubov", "burstein", "lim", "double-swiss", "team-swiss"})
"""Systems that pair by scores, to which virtual points can be added."""

CUSTOM_SWISS = "CUSTOM_SWISS"
"""A Swiss event by rules that no code names."""

_ACCELERATED = "_BAKU"
_GAMES_EACH = re.compile(r"(BERGER_ROUNDROBIN)_G([1-9][0-9]?)\Z")


def system_named_by(code: str) -> Choice | None:
    """What the code means, or None for a code that names no system here.

    >>> system_named_by("BERGER_ROUNDROBIN_G4").cycles
    4
    """
    plain = code.strip().upper().removesuffix(_ACCELERATED)
    several = _GAMES_EACH.match(plain)
    if several:
        return replace(TYPE_CODES[several[1]], cycles=int(several[2]))
    return TYPE_CODES.get(plain)


def type_code_for(system: str, edition: str, cycles: int = 1) -> str:
    """The code of a system, with its edition if a code has it; empty if no code names the system.

    A code that leaves the edition open stands for the one in force when the
    event starts. A Swiss system without a code of its own is a custom one: then
    nobody takes the event for a Dutch one.

    >>> type_code_for("berger", "2009", 3), type_code_for("dutch", "2017"), type_code_for("dutch", "2009")
    ('BERGER_ROUNDROBIN_G3', 'FIDE_DUTCH_2017', 'FIDE_DUTCH')
    >>> type_code_for("lim", "2026")
    'CUSTOM_SWISS'
    """
    named = {code: choice for code, choice in TYPE_CODES.items() if choice.system == system}
    fitting = {code: choice for code, choice in named.items() if choice.cycles in (None, cycles)}
    exact = [code for code, choice in fitting.items() if choice.edition == edition]
    open_to_all = [code for code, choice in fitting.items() if not choice.edition]
    if exact or open_to_all:
        return exact[-1] if exact else open_to_all[0]
    several = [f"{code}_G{cycles}" for code in named if _GAMES_EACH.match(f"{code}_G{cycles}")]
    return several[0] if several else CUSTOM_SWISS if system in MAY_BE_ACCELERATED else ""
