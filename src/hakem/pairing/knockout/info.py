"""Who the knockout is, as a pairing system."""

from __future__ import annotations

from hakem.model import Tournament
from hakem.pairing.api import PairingSystem
from hakem.pairing.info import NO_OR_YES, NUMBER, TEXT, Chosen, Option, SystemEdition, SystemInfo, TypeCode
from hakem.regulations import KNOCKOUT_2009, Edition

QUALIFY = Option("qualify", (("1", 1),), NUMBER)
GAMES = Option("games", (("2", 2),), NUMBER)
EXTRA = Option("extra", (("2", 2),), NUMBER)
RESEED = Option("reseed", NO_OR_YES)
SEEDING: Option[str | None] = Option(
    "seeding", (("event", None), ("rating", "rating"), ("given", "given"), ("lots", "lots"))
)
LOTS: Option[str | None] = Option("lots", (("event", None),), TEXT)


def _knockout(edition: Edition, chosen: Chosen) -> PairingSystem:
    from hakem.pairing.knockout.system import Knockout, KnockoutRules, SeedOrder

    seeding = SEEDING.of(chosen)
    rules = KnockoutRules(
        edition,
        QUALIFY.of(chosen),
        GAMES.of(chosen),
        EXTRA.of(chosen),
        RESEED.of(chosen),
        SeedOrder(seeding) if seeding else None,
        LOTS.of(chosen),
    )
    return Knockout(rules)


def _as_played(system: PairingSystem, t: Tournament) -> PairingSystem:
    from hakem.pairing.knockout.system import Knockout

    return system.as_played(t) if isinstance(system, Knockout) else system


INFO = SystemInfo(
    "knockout",
    texts=(SystemEdition(KNOCKOUT_2009, _knockout, (QUALIFY, GAMES, EXTRA, RESEED, SEEDING, LOTS)),),
    type_codes=(TypeCode("CUSTOM_KNOCKOUT"),),
    as_played=_as_played,
)
