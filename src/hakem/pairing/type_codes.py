"""The encoded tournament types of TRF26, and which system, edition and options they stand for."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, replace
from types import MappingProxyType

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
    }
)
"""Every code with a system of ours. ``FIDE_DUTCH_2025`` is the name a draft gave to the edition of 2026."""

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
