"""Who the Dutch system is: the procedure of 2009 and the editions that compare candidates by criteria."""

from __future__ import annotations

from hakem.pairing.api import PairingSystem
from hakem.pairing.info import YES_OR_NO, Chosen, Option, SystemEdition, SystemInfo, TypeCode
from hakem.regulations import DUTCH_2009, DUTCH_2017, DUTCH_2026, Edition, choose_rules
from hakem.values import replace

STRONG_AS_ABSOLUTE = Option("strong-as-absolute", YES_OR_NO)
MILD_GIVE_WAY = Option("mild-give-way", YES_OR_NO)
DOWNFLOATS_GIVEN_UP = Option("downfloats-given-up", (("b5-first", False), ("b6-first", True)))
LAST_ROUND = Option("last-round-exception", (("half", True), ("more-than-half", False)))
NOBODY_FIRST = Option("no-moved-down-pair", (("group-moves", False), ("rest-stays", True)))
X_OF_REMAINDER = Option("x-of-the-remainder", (("anew", False), ("left", True)))
X_RAISED = Option("x-raised", (("to-p", False), ("below-p", True)))
COLOUR_HISTORY = Option("colour-history", (("difference", False), ("irregularity", True)))
"""Readings of the handbook: C.10, general rule 6, C.14, C.6, C.11 and E.3."""


def _dutch_2009(_edition: Edition, chosen: Chosen) -> PairingSystem:
    from hakem.pairing.swiss.dutch_2009.rules import DUTCH_RULES_2009, by_irregularities
    from hakem.pairing.swiss.dutch_2009.system import DutchSwiss2009

    rules = DUTCH_RULES_2009
    return DutchSwiss2009(
        replace(
            by_irregularities(rules) if COLOUR_HISTORY.of(chosen) else rules,
            facts=replace(rules.facts, half_is_enough=LAST_ROUND.of(chosen)),
            strong_as_absolute=STRONG_AS_ABSOLUTE.of(chosen),
            mild_give_way=MILD_GIVE_WAY.of(chosen),
            b6_first=DOWNFLOATS_GIVEN_UP.of(chosen),
            rest_stays=NOBODY_FIRST.of(chosen),
            x_is_left=X_OF_REMAINDER.of(chosen),
            x_below_p=X_RAISED.of(chosen),
        )
    )


def _dutch(edition: Edition, _chosen: Chosen) -> PairingSystem:
    from hakem.pairing.swiss.dutch.edition_2017 import DUTCH_RULES_2017
    from hakem.pairing.swiss.dutch.edition_2026 import DUTCH_RULES_2026
    from hakem.pairing.swiss.dutch.system import DutchSwiss

    return DutchSwiss(choose_rules((DUTCH_RULES_2017, DUTCH_RULES_2026), edition.id, None))


OPTIONS_2009 = (
    STRONG_AS_ABSOLUTE,
    MILD_GIVE_WAY,
    DOWNFLOATS_GIVEN_UP,
    LAST_ROUND,
    NOBODY_FIRST,
    X_OF_REMAINDER,
    X_RAISED,
    COLOUR_HISTORY,
)

INFO = SystemInfo(
    "dutch",
    texts=(
        SystemEdition(DUTCH_2009, _dutch_2009, OPTIONS_2009),
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
    teams_too=True,
)
