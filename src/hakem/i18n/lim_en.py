"""What is said about the Lim system, in English."""

from __future__ import annotations

WORDS: dict[str, str] = {
    "system.lim": "Lim system (FIDE, and the handbook of 2009)",
    "option.maxi": "maxi tournament: exchanges and floaters for colours only within 100 rating points",
    "option.bye-is-float": "the bye counts as a float in the round after it",
    "step.swiss.colour.lower": "{white}-{black}: the preference of the lower ranked, not of {higher}, is met",
    "step.swiss.lim.unrated": "without a rating, counted as 0: {players}",
    "step.swiss.lim.bye.barred": "would have the bye, but may not: {players}",
    "step.swiss.lim.bye.needed": "would have the bye, but the others could not all be paired then: {players}",
    "step.swiss.lim.median": (
        "half of the points so far: {score}; groups above are paired downward, those below upward, the middle last"
    ),
    "step.swiss.lim.group.down": "scoregroup {score}, paired downward: {residents}",
    "step.swiss.lim.group.down.floaters": "scoregroup {score}, paired downward: {residents}; floaters: {floaters}",
    "step.swiss.lim.group.up": "scoregroup {score}, paired upward: {residents}",
    "step.swiss.lim.group.up.floaters": "scoregroup {score}, paired upward: {residents}; floaters: {floaters}",
    "step.swiss.lim.group.median": "middle group {score}, paired downward: {residents}",
    "step.swiss.lim.group.median.floaters": "middle group {score}, paired downward: {residents}; floaters: {floaters}",
    "step.swiss.lim.broken.down": "the middle group cannot be paired: {pair}, paired above it, is broken and joins it",
    "step.swiss.lim.broken.up": "the middle group cannot be paired: {pair}, paired below it, is broken and joins it",
    "step.swiss.lim.goes-on": "no opponent for them in this group, they float on: {players}",
    "step.swiss.lim.floaters": "floaters are paired first, in this order: {players}",
    "step.swiss.lim.meeting": "floater {floater} meets {opponent}",
    "step.swiss.lim.meeting.barred": "floater {floater} meets {opponent}, as {floater}-{other} may not meet",
    "step.swiss.lim.meeting.colours": "floater {floater} meets {opponent}, as {other} is due the same colour",
    "step.swiss.lim.meeting.needed": (
        "floater {floater} meets {opponent}, as with {other} the others could not be paired as well"
    ),
    "step.swiss.lim.leaving.odd": "the number is odd: one has to float",
    "step.swiss.lim.leaving.stuck": "they cannot all be paired with each other: {count} have to float",
    "step.swiss.lim.leaves.down": "{player} floats, the last of those not paired yet",
    "step.swiss.lim.leaves.up": "{player} floats, the first of those not paired yet",
    "step.swiss.lim.leaves.no-opponent": (
        "{player} floats and not {other}, who would find no opponent in the group ahead"
    ),
    "step.swiss.lim.leaves.again": "{player} floats and not {other}, who floated in the round before",
    "step.swiss.lim.leaves.colours": "{player} floats and not {other}, so that more of the others get the colour due",
    "step.swiss.lim.leaves.needed": "{player} floats and not {other}, without whom fewer pairs could be made",
    "step.swiss.lim.foreseen": "the foreseen pairing stands",
    "step.swiss.lim.scrutiny.down": (
        "the foreseen pairing will not do; from {player} downward everybody gets the first opponent that will"
    ),
    "step.swiss.lim.scrutiny.up": (
        "the foreseen pairing will not do; from {player} upward everybody gets the first opponent that will"
    ),
    "step.swiss.lim.pair.colours": "{pair}, as the players of {other} are due the same colour",
    "step.swiss.lim.clashes": "both players due the same colour: {pairs}",
    "step.swiss.lim.grave": "last round, equal scores go before the limits of colours: {pairs}",
}
