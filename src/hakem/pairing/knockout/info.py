"""Who the knockout is, as a pairing system."""

from __future__ import annotations

from hakem.pairing.api import PairingSystem
from hakem.pairing.info import NO_OR_YES, NUMBER, TEXT, Chosen, Option, SystemEdition, SystemInfo, TypeCode
from hakem.regulations import KNOCKOUT_2009, Edition

QUALIFY = Option("qualify", (("1", 1),), NUMBER)
GAMES = Option("games", (("2", 2),), NUMBER)
EXTRA = Option("extra", (("2", 2),), NUMBER)
RESEED = Option("reseed", NO_OR_YES)
SEEDING = Option("seeding", (("given", "given"), ("rating", "rating")))
LOTS: Option[str | None] = Option("lots", (("event", None),), TEXT)


def _knockout(edition: Edition, chosen: Chosen) -> PairingSystem:
    from hakem.pairing.knockout.system import Knockout, KnockoutRules, SeedOrder

    rules = KnockoutRules(
        edition,
        QUALIFY.of(chosen),
        GAMES.of(chosen),
        EXTRA.of(chosen),
        RESEED.of(chosen),
        SeedOrder(SEEDING.of(chosen)),
        LOTS.of(chosen),
    )
    return Knockout(rules)


INFO = SystemInfo(
    "knockout",
    texts=(SystemEdition(KNOCKOUT_2009, _knockout, (QUALIFY, GAMES, EXTRA, RESEED, SEEDING, LOTS)),),
    type_codes=(TypeCode("CUSTOM_KNOCKOUT"),),
)
