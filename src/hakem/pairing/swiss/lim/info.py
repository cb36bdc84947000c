"""Who the Lim system is."""

from __future__ import annotations

from hakem.pairing.api import PairingSystem
from hakem.pairing.info import NO_OR_YES, YES_OR_NO, Chosen, Option, SystemEdition, SystemInfo
from hakem.regulations import LIM_2009, LIM_2026, Edition, choose_rules
from hakem.values import replace

MAXI = Option("maxi", (("unsaid", None), ("no", False), ("yes", True)))
FORFEIT_IS_FLOAT = Option("forfeit-is-float", YES_OR_NO)
UPFLOATERS_LOWEST = Option("upfloater-in-median-meets", (("highest", False), ("lowest", True)))
EXCHANGES_IN_TURN = Option("exchanges-for-colours", (("fewest-clashes", False), ("in-turn", True)))
BREAKS_FIRST_MADE = Option("locked-median-breaks", (("nearest", False), ("first-made", True)))
HALF_POINT_BARS = Option("half-point-bars-bye", YES_OR_NO)
"""The handbook's general rule 4 alone: FIDE's rule of 2026 says how many points."""


def _text(edition: Edition, bye_is_float: tuple[tuple[str, bool], ...], *more: Option[bool]) -> SystemEdition:
    """The system by one edition; whether the bye is a float has its own usual value in each."""
    bye = Option("bye-is-float", bye_is_float)

    def made(edition: Edition, chosen: Chosen) -> PairingSystem:
        from hakem.facts.bye_bars import full_point_without_playing
        from hakem.pairing.swiss.lim.rules import LIM_RULES_2009, LIM_RULES_2026, by_direction_of_floater
        from hakem.pairing.swiss.lim.system import LimSwiss

        rules = choose_rules((LIM_RULES_2009, LIM_RULES_2026), edition.id, None)
        bars = rules.bars_the_bye if HALF_POINT_BARS.of(chosen) else full_point_without_playing
        lowest_first = by_direction_of_floater if UPFLOATERS_LOWEST.of(chosen) else rules.lowest_first
        return LimSwiss(
            replace(
                rules,
                bars_the_bye=bars,
                bye_is_float=bye.of(chosen),
                forfeit_is_float=FORFEIT_IS_FLOAT.of(chosen),
                lowest_first=lowest_first,
                exchanges_in_turn=EXCHANGES_IN_TURN.of(chosen),
                breaks_first_made=BREAKS_FIRST_MADE.of(chosen),
                maxi=MAXI.of(chosen),
            )
        )

    readings = (bye, FORFEIT_IS_FLOAT, UPFLOATERS_LOWEST, EXCHANGES_IN_TURN, BREAKS_FIRST_MADE)
    return SystemEdition(edition, made, (MAXI, *readings, *more))


INFO = SystemInfo(
    "lim",
    texts=(_text(LIM_2009, YES_OR_NO, HALF_POINT_BARS), _text(LIM_2026, NO_OR_YES)),
    custom_code="CUSTOM_SWISS",
    by_scores=True,
    may_fix_boards=True,
    drop_in=True,
)
