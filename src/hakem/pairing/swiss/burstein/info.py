"""Who the Burstein system is."""

from __future__ import annotations

from hakem.pairing.api import PairingSystem
from hakem.pairing.info import Chosen, SystemEdition, SystemInfo, TypeCode
from hakem.regulations import BURSTEIN_2009, BURSTEIN_2026, Edition


def _burstein_2009(_edition: Edition, _chosen: Chosen) -> PairingSystem:
    from hakem.pairing.swiss.burstein.system import BursteinSwiss2009

    return BursteinSwiss2009()


def _burstein_2026(_edition: Edition, _chosen: Chosen) -> PairingSystem:
    from hakem.pairing.swiss.burstein.system import BursteinSwiss

    return BursteinSwiss()


INFO = SystemInfo(
    "burstein",
    texts=(SystemEdition(BURSTEIN_2009, _burstein_2009), SystemEdition(BURSTEIN_2026, _burstein_2026)),
    type_codes=(TypeCode("FIDE_BURSTEIN"),),
    custom_code="CUSTOM_SWISS",
    by_scores=True,
    may_fix_boards=True,
    drop_in=True,
)
