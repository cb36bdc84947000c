"""Who the Dutch system is: the procedure of 2009 and the editions that compare candidates by criteria."""

from __future__ import annotations

from hakem.pairing.api import PairingSystem
from hakem.pairing.info import YES_OR_NO, Chosen, Option, SystemEdition, SystemInfo, TypeCode
from hakem.regulations import DUTCH_2009, DUTCH_2017, DUTCH_2026, Edition, choose_rules
from hakem.values import replace

STRONG_AS_ABSOLUTE = Option("strong-as-absolute", YES_OR_NO)
MILD_GIVE_WAY = Option("mild-give-way", YES_OR_NO)


def _dutch_2009(_edition: Edition, chosen: Chosen) -> PairingSystem:
    from hakem.pairing.swiss.dutch_2009.rules import DUTCH_RULES_2009
    from hakem.pairing.swiss.dutch_2009.system import DutchSwiss2009

    strong, mild = STRONG_AS_ABSOLUTE.of(chosen), MILD_GIVE_WAY.of(chosen)
    return DutchSwiss2009(replace(DUTCH_RULES_2009, strong_as_absolute=strong, mild_give_way=mild))


def _dutch(edition: Edition, _chosen: Chosen) -> PairingSystem:
    from hakem.pairing.swiss.dutch.edition_2017 import DUTCH_RULES_2017
    from hakem.pairing.swiss.dutch.edition_2026 import DUTCH_RULES_2026
    from hakem.pairing.swiss.dutch.system import DutchSwiss

    return DutchSwiss(choose_rules((DUTCH_RULES_2017, DUTCH_RULES_2026), edition.id, None))


INFO = SystemInfo(
    "dutch",
    texts=(
        SystemEdition(DUTCH_2009, _dutch_2009, (STRONG_AS_ABSOLUTE, MILD_GIVE_WAY)),
        SystemEdition(DUTCH_2017, _dutch),
        SystemEdition(DUTCH_2026, _dutch),
    ),
    type_codes=(
        TypeCode("FIDE_DUTCH"),
        TypeCode("FIDE_DUTCH_2017", "2017"),
        TypeCode("FIDE_DUTCH_2025", "2026"),  # the name a draft gave to the edition of 2026
        TypeCode("FIDE_DUTCH_2026", "2026"),
    ),
    custom_code="CUSTOM_SWISS",
    by_scores=True,
    may_fix_boards=True,
    drop_in=True,
)
