"""Who the Lim system is."""

from __future__ import annotations

from hakem.pairing.api import PairingSystem
from hakem.pairing.info import NO_OR_YES, YES_OR_NO, Chosen, Option, SystemEdition, SystemInfo
from hakem.regulations import LIM_2009, LIM_2026, Edition, choose_rules
from hakem.values import replace

MAXI = Option("maxi", NO_OR_YES)
BYE_IS_FLOAT = Option("bye-is-float", YES_OR_NO)


def _lim(edition: Edition, chosen: Chosen) -> PairingSystem:
    from hakem.pairing.swiss.lim.rules import LIM_RULES_2009, LIM_RULES_2026
    from hakem.pairing.swiss.lim.system import LimSwiss

    rules = choose_rules((LIM_RULES_2009, LIM_RULES_2026), edition.id, None)
    return LimSwiss(replace(rules, maxi=MAXI.of(chosen), bye_is_float=BYE_IS_FLOAT.of(chosen)))


INFO = SystemInfo(
    "lim",
    texts=tuple(SystemEdition(edition, _lim, (MAXI, BYE_IS_FLOAT)) for edition in (LIM_2009, LIM_2026)),
    custom_code="CUSTOM_SWISS",
    by_scores=True,
    may_fix_boards=True,
    drop_in=True,
)
