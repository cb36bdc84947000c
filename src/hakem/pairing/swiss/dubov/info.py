"""Who the Dubov system is."""

from __future__ import annotations

from hakem.pairing.api import PairingSystem
from hakem.pairing.info import Chosen, Option, SystemEdition, SystemInfo, TypeCode
from hakem.regulations import DUBOV_2009, DUBOV_2026, Edition

BYE_COLOUR = Option("bye-colour", (("black", False), ("majority", True)))
"""Who of equals has the bye: those due Black, or those due the colour that most are due."""


def _dubov_2009(_edition: Edition, chosen: Chosen) -> PairingSystem:
    from hakem.pairing.swiss.dubov.edition_2009 import DUBOV_RULES_2009, DUBOV_RULES_2009_MAJORITY
    from hakem.pairing.swiss.dubov.system import DubovSwiss

    return DubovSwiss(DUBOV_RULES_2009_MAJORITY if BYE_COLOUR.of(chosen) else DUBOV_RULES_2009)


def _dubov_2026(_edition: Edition, _chosen: Chosen) -> PairingSystem:
    from hakem.pairing.swiss.dubov.edition_2026 import DUBOV_RULES_2026
    from hakem.pairing.swiss.dubov.system import DubovSwiss

    return DubovSwiss(DUBOV_RULES_2026)


INFO = SystemInfo(
    "dubov",
    texts=(SystemEdition(DUBOV_2009, _dubov_2009, (BYE_COLOUR,)), SystemEdition(DUBOV_2026, _dubov_2026)),
    type_codes=(TypeCode("FIDE_DUBOV"),),
    custom_code="CUSTOM_SWISS",
    by_scores=True,
    may_fix_boards=True,
    drop_in=True,
)
