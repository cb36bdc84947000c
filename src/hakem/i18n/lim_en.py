"""What is said about the Lim system, in English."""

from __future__ import annotations

WORDS: dict[str, str] = {
    "system.lim": "Lim system (FIDE, and the handbook of 2009)",
    "option.maxi": "maxi tournament: exchanges and floaters for colours only within 100 rating points",
    "option.bye-is-float": "the bye counts as a float in the round after it",
    "step.swiss.colour.lower": "{white}-{black}: the preference of the lower ranked, not of {higher}, is met",
    "step.lim.unrated": "without a rating, counted as 0: {players}",
    "step.lim.bye.barred": "would have the bye, but may not: {players}",
    "step.lim.bye.needed": "would have the bye, but the others could not all be paired then: {players}",
    "step.lim.median": (
        "half of the points so far: {score}; "
        "groups above are paired downward, those below upward, the median group last"
    ),
    "step.lim.group.down": "scoregroup {score}, paired downward: {residents}",
    "step.lim.group.down.floaters": "scoregroup {score}, paired downward: {residents}; floaters: {floaters}",
    "step.lim.group.up": "scoregroup {score}, paired upward: {residents}",
    "step.lim.group.up.floaters": "scoregroup {score}, paired upward: {residents}; floaters: {floaters}",
    "step.lim.group.median": "median group {score}, paired downward: {residents}",
    "step.lim.group.median.floaters": "median group {score}, paired downward: {residents}; floaters: {floaters}",
    "step.lim.group.median.only-floaters": "median group {score}, only floaters, paired downward: {floaters}",
    "step.lim.broken.down": "the median group cannot be paired: {pair}, paired above it, is broken and joins it",
    "step.lim.broken.up": "the median group cannot be paired: {pair}, paired below it, is broken and joins it",
    "step.lim.goes-on": "no opponent for them in this group, they float on: {players}",
    "step.lim.floaters": "floaters are paired first, in this order: {players}",
    "step.lim.meeting": "floater {floater} meets {opponent}",
    "step.lim.meeting.barred": "floater {floater} meets {opponent}, as {barred} may not meet",
    "step.lim.meeting.colours": "floater {floater} meets {opponent}, as {other} is due the same colour",
    "step.lim.meeting.needed": (
        "floater {floater} meets {opponent}, as with {other} the others could not be paired as well"
    ),
    "step.lim.leaving.odd": "the number is odd: one has to float",
    "step.lim.leaving.stuck": "they cannot all be paired with each other: {count} have to float",
    "step.lim.leaves.down": "{player} floats, the last of those not paired yet",
    "step.lim.leaves.up": "{player} floats, the first of those not paired yet",
    "step.lim.leaves.no-opponent": ("{player} floats and not {other}, who would find no opponent in the group ahead"),
    "step.lim.leaves.again": "{player} floats and not {other}, who floated in the round before",
    "step.lim.leaves.colours": "{player} floats and not {other}, so that more of the others get the colour due",
    "step.lim.leaves.needed": "{player} floats and not {other}, without whom fewer pairs could be made",
    "step.lim.foreseen": "the foreseen pairing stands",
    "step.lim.scrutiny.down": (
        "the foreseen pairing will not do; from {player} downward everybody gets the first opponent that will"
    ),
    "step.lim.scrutiny.up": (
        "the foreseen pairing will not do; from {player} upward everybody gets the first opponent that will"
    ),
    "step.lim.pair.colours": "{pair}, as the players of {other} are due the same colour",
    "step.lim.clashes": "both players due the same colour: {pairs}",
    "step.lim.grave": "last round, equal scores go before the limits of colours: {pairs}",
}
