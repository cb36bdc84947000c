"""What is said about the Dutch system of 2009, in English."""

from __future__ import annotations

WORDS: dict[str, str] = {
    "step.dutch-2009.first-round": "first round: all players are in one group",
    "step.dutch-2009.group.homogeneous": "homogeneous group, score {score}: {own}",
    "step.dutch-2009.group.homogeneous.mdps": "homogeneous group, score {score}: own players {own}; moved down {mdps}",
    "step.dutch-2009.group.homogeneous.only-mdps": "homogeneous group, score {score}: only moved-down players, {mdps}",
    "step.dutch-2009.group.heterogeneous": "heterogeneous group, score {score}: moved down {mdps}; own players {own}",
    "step.dutch-2009.moves-on": "no opponent in this group: {players} moves on to the next one",
    "step.dutch-2009.x": "{white} wish White and {black} Black, half of the group is {half}: x = {x}",
    "step.dutch-2009.x-in-force": "x in force: {x}",
    "step.dutch-2009.p": "p = {p}",
    "step.dutch-2009.only-s2": "S1 is empty; S2: {s2}",
    "step.dutch-2009.accepted": "accepted: {pairs}",
    "step.dutch-2009.accepted.no-pair": "accepted without a pair",
    "step.dutch-2009.unmet": "a preference stays unmet: {pairs}",
    "step.dutch-2009.moves-down": "moved down: {players}",
    "step.dutch-2009.transposition": "transposition; S2: {s2}",
    "step.dutch-2009.no-transposition": "no transposition is acceptable",
    "step.dutch-2009.exchange": "exchange: {going} to S2, {coming} to S1",
    "step.dutch-2009.no-exchange": "no exchange helps",
    "step.dutch-2009.upfloats-given-up": "given up for those who meet moved-down players",
    "step.dutch-2009.downfloats-given-up": "given up for those who move down",
    "step.dutch-2009.exempt": (
        "last round, above 50 %: {count} pairs with equal absolute preferences, else more float"
    ),
    "step.dutch-2009.strong-given-up": "{count} pairs with equal strong preferences, else more float",
    "step.dutch-2009.x-raised": "x changes from {old} to {new}",
    "step.dutch-2009.other-floaters": "{players} do not fit here: the group above is paired again, others move down",
    "step.dutch-2009.merged": "the two lowest groups become one; {mdps} count as moved down",
    "step.dutch-2009.fewer-pairs-above": "the lowest group cannot be completed; the one above gets {count} pairs",
    "step.dutch-2009.fewer-pairs": "pairs demanded: {pairs}, moved-down players first: {mdps}, x = {x}",
    "step.dutch-2009.boards-in-order": "{count} boards in order of scores and ranks",
    "step.dutch-2009.not-paired": "not paired in this round: {players}",
}
