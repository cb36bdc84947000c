"""Who the Dubov system is."""

from __future__ import annotations

from hakem.pairing.api import PairingSystem
from hakem.pairing.info import Chosen, Option, SystemEdition, SystemInfo, TypeCode
from hakem.regulations import DUBOV_2009, DUBOV_2026, Edition

BYE_COLOUR = Option("bye-colour", (("black", False), ("majority", True)))
"""Who of equals has the bye: those due Black, or those due the colour that most are due."""

RAISED = Option("raised", (("moved", False), ("met-higher", True)))
"""Who has been raised: who was moved to a higher group, or everybody who met somebody of a higher score."""

FLOATER_OPPONENT = Option("floater-opponent", (("colour", False), ("rating", True)))
"""What comes first when somebody who floated down gets an opponent: the other due colour, or the highest rating."""


def _dubov_2009(_edition: Edition, chosen: Chosen) -> PairingSystem:
    from hakem.pairing.swiss.dubov import edition_2009 as handbook
    from hakem.pairing.swiss.dubov.floaters_2009 import the_highest_rating_first, the_other_colour_first
    from hakem.pairing.swiss.dubov.players import met_higher
    from hakem.pairing.swiss.dubov.raised_2009 import moved_up
    from hakem.pairing.swiss.dubov.system import DubovSwiss

    readings = handbook.Readings(
        bye_colour=handbook.due_majority_first if BYE_COLOUR.of(chosen) else handbook.due_black_first,
        raised=met_higher if RAISED.of(chosen) else moved_up,
        floater_opponent=the_highest_rating_first if FLOATER_OPPONENT.of(chosen) else the_other_colour_first,
    )
    return DubovSwiss(handbook.dubov_rules_2009(readings))


def _dubov_2026(_edition: Edition, _chosen: Chosen) -> PairingSystem:
    from hakem.pairing.swiss.dubov.edition_2026 import DUBOV_RULES_2026
    from hakem.pairing.swiss.dubov.system import DubovSwiss

    return DubovSwiss(DUBOV_RULES_2026)


INFO = SystemInfo(
    "dubov",
    texts=(
        SystemEdition(DUBOV_2009, _dubov_2009, (BYE_COLOUR, RAISED, FLOATER_OPPONENT)),
        SystemEdition(DUBOV_2026, _dubov_2026),
    ),
    type_codes=(TypeCode("FIDE_DUBOV"),),
    custom_code="CUSTOM_SWISS",
    by_scores=True,
    may_fix_boards=True,
    drop_in=True,
    teams_too=True,
)
