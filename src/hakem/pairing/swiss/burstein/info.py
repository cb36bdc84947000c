"""Who the Burstein system is."""

from __future__ import annotations

from hakem.pairing.api import PairingSystem
from hakem.pairing.info import Chosen, Option, SystemEdition, SystemInfo, TypeCode
from hakem.regulations import BURSTEIN_2009, BURSTEIN_2026, Edition
from hakem.values import replace

COLOUR_HISTORY = Option("colour-history", (("irregularity", False), ("difference", True)))
"""What decides between two due the same colour: who last had one twice running, or the last difference."""

JOINING = Option(
    "joining",
    (
        ("last-first", "last_first"),
        ("from-the-top", ""),
        ("float-anyway", "float_anyway"),
        ("foreseen", "foreseen"),
    ),
)
"""When groups become one: the last ones before anything else, from the top, as late as possible, or in advance."""

RANKS = Option("ranks", (("sums", False), ("times-score", True)))
"""How two with unequal scores are ranked: by the sums, or with Buchholz and Median times the own score."""


def _burstein_2009(_edition: Edition, chosen: Chosen) -> PairingSystem:
    from hakem.pairing.swiss.burstein.editions import BURSTEIN_RULES_2009, BY_THE_LAST_DIFFERENCE
    from hakem.pairing.swiss.burstein.rules import Joining
    from hakem.pairing.swiss.burstein.system import BursteinSwiss2009

    rules, joining = BURSTEIN_RULES_2009, JOINING.of(chosen)
    anyway = joining == "float_anyway"
    return BursteinSwiss2009(
        replace(
            rules,
            colour_rules=BY_THE_LAST_DIFFERENCE if COLOUR_HISTORY.of(chosen) else rules.colour_rules,
            ranking=replace(rules.ranking, times_score=RANKS.of(chosen)),
            joining=Joining(
                last_first=joining in ("last_first", "float_anyway"),
                strangers_stay=anyway,
                float_anyway=anyway,
                foreseen=joining == "foreseen",
            ),
        )
    )


def _burstein_2026(_edition: Edition, _chosen: Chosen) -> PairingSystem:
    from hakem.pairing.swiss.burstein.system import BursteinSwiss

    return BursteinSwiss()


INFO = SystemInfo(
    "burstein",
    texts=(
        SystemEdition(BURSTEIN_2009, _burstein_2009, (COLOUR_HISTORY, JOINING, RANKS)),
        SystemEdition(BURSTEIN_2026, _burstein_2026),
    ),
    type_codes=(TypeCode("FIDE_BURSTEIN"),),
    custom_code="CUSTOM_SWISS",
    by_scores=True,
    may_fix_boards=True,
    drop_in=True,
    teams_too=True,
)
