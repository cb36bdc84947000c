"""Who the Double-Swiss system is."""

from __future__ import annotations

from hakem.pairing.api import PairingSystem
from hakem.pairing.info import Chosen, SystemEdition, SystemInfo, TypeCode
from hakem.pairing.swiss.upfloating.info import FOLLOWING
from hakem.regulations import DOUBLE_SWISS_2026, Edition


def _double_swiss(_edition: Edition, chosen: Chosen) -> PairingSystem:
    from hakem.pairing.swiss.double.system import DOUBLE_RULES_2026, DoubleSwiss
    from hakem.pairing.swiss.upfloating.rules import Following
    from hakem.values import replace

    return DoubleSwiss(replace(DOUBLE_RULES_2026, following=Following(FOLLOWING.of(chosen))))


INFO = SystemInfo(
    "double-swiss",
    texts=(SystemEdition(DOUBLE_SWISS_2026, _double_swiss, (FOLLOWING,)),),
    type_codes=(TypeCode("FIDE_DOUBLESWISS"),),
    custom_code="CUSTOM_DOUBLESWISS",
    by_scores=True,
)
