"""Who the Lim system is."""

from __future__ import annotations

from hakem.pairing.api import PairingSystem
from hakem.pairing.info import NO_OR_YES, YES_OR_NO, Chosen, Option, SystemEdition, SystemInfo
from hakem.regulations import LIM_2009, LIM_2026, Edition, choose_rules
from hakem.values import replace

MAXI = Option("maxi", (("unsaid", None), ("no", False), ("yes", True)))
BYE_IS_FLOAT_2009 = Option("bye-is-float", YES_OR_NO)
BYE_IS_FLOAT_2026 = Option("bye-is-float", NO_OR_YES)
FORFEIT_IS_FLOAT = Option("forfeit-is-float", YES_OR_NO)
UPFLOATERS_2009 = Option("upfloater-in-median-meets", (("lowest", True), ("highest", False)))
UPFLOATERS_2026 = Option("upfloater-in-median-meets", (("highest", False), ("lowest", True)))
EXCHANGES_IN_TURN = Option("exchanges-for-colours", (("fewest-clashes", False), ("in-turn", True)))
BREAKS_FIRST_MADE = Option("locked-median-breaks", (("nearest", False), ("first-made", True)))
HALF_POINT_BARS = Option("half-point-bars-bye", YES_OR_NO)
"""The handbook's general rule 4 alone: FIDE's rule of 2026 says how many points."""

READINGS = (FORFEIT_IS_FLOAT, EXCHANGES_IN_TURN, BREAKS_FIRST_MADE)


def _lim_2009(edition: Edition, chosen: Chosen) -> PairingSystem:
    return _lim(edition, chosen, BYE_IS_FLOAT_2009.of(chosen), UPFLOATERS_2009.of(chosen))


def _lim_2026(edition: Edition, chosen: Chosen) -> PairingSystem:
    return _lim(edition, chosen, BYE_IS_FLOAT_2026.of(chosen), UPFLOATERS_2026.of(chosen))


def _lim(edition: Edition, chosen: Chosen, bye_is_float: bool, upfloaters_lowest: bool) -> PairingSystem:
    """The system by one edition; the worked example gives two readings another usual value in 2009 than in 2026."""
    from hakem.facts.bye_bars import full_point_without_playing
    from hakem.pairing.swiss.lim.rules import (
        LIM_RULES_2009,
        LIM_RULES_2026,
        by_direction_of_floater,
        by_direction_of_pairing,
    )
    from hakem.pairing.swiss.lim.system import LimSwiss

    rules = choose_rules((LIM_RULES_2009, LIM_RULES_2026), edition.id, None)
    return LimSwiss(
        replace(
            rules,
            bars_the_bye=rules.bars_the_bye if HALF_POINT_BARS.of(chosen) else full_point_without_playing,
            bye_is_float=bye_is_float,
            forfeit_is_float=FORFEIT_IS_FLOAT.of(chosen),
            lowest_first=by_direction_of_floater if upfloaters_lowest else by_direction_of_pairing,
            exchanges_in_turn=EXCHANGES_IN_TURN.of(chosen),
            breaks_first_made=BREAKS_FIRST_MADE.of(chosen),
            maxi=MAXI.of(chosen),
        )
    )


INFO = SystemInfo(
    "lim",
    texts=(
        SystemEdition(LIM_2009, _lim_2009, (MAXI, BYE_IS_FLOAT_2009, UPFLOATERS_2009, *READINGS, HALF_POINT_BARS)),
        SystemEdition(LIM_2026, _lim_2026, (MAXI, BYE_IS_FLOAT_2026, UPFLOATERS_2026, *READINGS)),
    ),
    custom_code="CUSTOM_SWISS",
    by_scores=True,
    may_fix_boards=True,
    drop_in=True,
    teams_too=True,
)
