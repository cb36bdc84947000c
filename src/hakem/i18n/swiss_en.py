"""What is said about the Swiss systems, in English."""

from __future__ import annotations

WORDS: dict[str, str] = {
    "pairing.impossible-one": "the round cannot be paired: player {players} has nobody to meet",
    "pairing.impossible": (
        "the round cannot be paired: {players} cannot all have an opponent; beside each other only "
        "{opponents} are open to them"
    ),
    "pairing.impossible-alone": (
        "the round cannot be paired: {players} cannot all have an opponent, and nobody else is open to them"
    ),
    "pairing.nobody-for-the-bye": (
        "the round cannot be paired: {players} players are an odd number, and nobody may have the bye"
    ),
    "pairing.fixed-twice": "player {player} is on two fixed boards",
    "pairing.fixed-unknown": "player {player} of a fixed board is not among those to be paired",
    "step.swiss.bracket.homogeneous": "scoregroup {score}: {residents}",
    "step.swiss.bracket.heterogeneous": "scoregroup {score}: {residents}, with {moved_down} moved down",
    "step.swiss.penultimate": (
        "the round cannot be completed after this bracket as it was; it is paired again so that it can"
    ),
    "step.swiss.collapsed": "everybody below is paired together with the floaters of the bracket above",
    "step.swiss.subgroups": "S1: {s1}; S2: {s2}",
    "step.swiss.subgroups.moved-down": "S1, moved down: {s1}; S2: {s2}",
    "step.swiss.subgroups.limbo": "S1, moved down: {s1}; S2: {s2}; floating on: {limbo}",
    "step.swiss.subgroups.remainder": "remainder, S1: {s1}; S2: {s2}",
    "step.swiss.first-candidate": "S1 against S2 in order cannot be improved",
    "step.swiss.first-candidate-barred": "S1 against S2 in order will not do: {pairs} may not meet",
    "step.swiss.first-candidate-incomplete": "S1 against S2 in order would leave a rest that cannot be paired",
    "step.swiss.bound.white": "too many due White: at least {count} preference(s) must fail, {strong} of them strong",
    "step.swiss.bound.black": "too many due Black: at least {count} preference(s) must fail, {strong} of them strong",
    "step.swiss.pair": "{pair}",
    "step.swiss.pair.barred": "{pair}, as {other} may not meet",
    "step.swiss.pair.worse": "{pair}, as {other} falls short",
    "step.swiss.pair.moved": "{pair} instead of {other}, for the sake of the others",
    "step.swiss.floaters": "left over: {players}",
    "step.swiss.bye": "{player} gets the bye",
    "step.swiss.colour.both": "{white}-{black}: both preferences are met",
    "step.swiss.colour.stronger": "{white}-{black}: the stronger preference is met",
    "step.swiss.colour.alternate": "{white}-{black}: the colours alternate from the last round in which they differed",
    "step.swiss.colour.higher": "{white}-{black}: the preference of {higher}, ranked higher, is met",
    "step.swiss.colour.number": "{white}-{black}: by the number of {higher} and the colour drawn",
    "step.swiss.check.stranger": "somebody is paired who does not take part in this round",
    "step.swiss.check.twice": "paired twice: {players}",
    "step.swiss.check.unpaired": "not paired: {players}",
    "step.swiss.check.barred": "{pairs} may not meet",
    "step.swiss.check.byes": "more than one bye: {players}",
    "step.swiss.check.bye": "{player} may not have the bye",
    "step.swiss.check.bye-too-high": "the bye can go to a lower score than that of {player}",
    "step.swiss.check.later": "an equally good pairing comes earlier: {ours} before {theirs}",
    "step.swiss.check.other-bye": "{theirs} has the bye instead of {ours}",
    "step.swiss.check.other": "{ours} instead of {theirs}",
    "step.swiss.shortfall.downfloaters": "{count} floater(s): {players}",
    "step.swiss.shortfall.downfloater-scores": "scores of the floaters {players}",
    "step.swiss.shortfall.differences": "score differences of {players}",
    "step.swiss.shortfall.bye-unplayed": "{players} gets the bye and has not played in some rounds before",
    "step.swiss.shortfall.difference-too-wide": "colour difference beyond two for one of {players}",
    "step.swiss.shortfall.third-time": "the same colour a third time running for one of {players}",
    "step.swiss.shortfall.preference": "colour preferences that cannot be met: {count} ({players})",
    "step.swiss.shortfall.strong-preference": "strong colour preferences that cannot be met: {count} ({players})",
    "step.swiss.shortfall.downfloat-again": "floating down as in the round before: {players}",
    "step.swiss.shortfall.upfloat-again": "floating up as in the round before: {players}",
    "step.swiss.shortfall.downfloat-before": "floating down as two rounds before: {players}",
    "step.swiss.shortfall.upfloat-before": "floating up as two rounds before: {players}",
    "step.swiss.shortfall.downfloat-again-difference": (
        "score differences of those who floated down in the round before: {players}"
    ),
    "step.swiss.shortfall.upfloat-again-difference": (
        "score differences of those who floated up in the round before: {players}"
    ),
    "step.swiss.shortfall.downfloat-before-difference": (
        "score differences of those who floated down two rounds before: {players}"
    ),
    "step.swiss.shortfall.upfloat-before-difference": (
        "score differences of those who floated up two rounds before: {players}"
    ),
    "step.swiss.check.worse.downfloaters": "more players float: {theirs} instead of {ours}",
    "step.swiss.check.worse.downfloater-scores": "players with higher scores float: {theirs} instead of {ours}",
    "step.swiss.check.worse.differences": "the score differences are larger: {theirs} instead of {ours}",
    "step.swiss.check.worse.following-pairs": "the following bracket has fewer pairs: {theirs} instead of {ours}",
    "step.swiss.check.worse.following-scores": (
        "players with higher scores float on from the following bracket: {theirs} instead of {ours}"
    ),
    "step.swiss.check.worse.following-differences": (
        "the score differences of the following bracket are larger: {theirs} instead of {ours}"
    ),
    "step.swiss.check.worse.bye-unplayed": (
        "the bye goes to a player with more unplayed games: {theirs} instead of {ours}"
    ),
    "step.swiss.check.worse.difference-too-wide": "more colour differences beyond two: {theirs} instead of {ours}",
    "step.swiss.check.worse.third-time": "more players get a colour a third time running: {theirs} instead of {ours}",
    "step.swiss.check.worse.preference": "fewer colour preferences are met: {theirs} instead of {ours}",
    "step.swiss.check.worse.strong-preference": "fewer strong colour preferences are met: {theirs} instead of {ours}",
    "step.swiss.check.worse.downfloat-again": (
        "more players float down as in the round before: {theirs} instead of {ours}"
    ),
    "step.swiss.check.worse.upfloat-again": "more players float up as in the round before: {theirs} instead of {ours}",
    "step.swiss.check.worse.downfloat-before": (
        "more players float down as two rounds before: {theirs} instead of {ours}"
    ),
    "step.swiss.check.worse.upfloat-before": "more players float up as two rounds before: {theirs} instead of {ours}",
    "step.swiss.check.worse.downfloat-again-difference": (
        "larger score differences for those who floated down in the round before: {theirs} instead of {ours}"
    ),
    "step.swiss.check.worse.upfloat-again-difference": (
        "larger score differences for those who floated up in the round before: {theirs} instead of {ours}"
    ),
    "step.swiss.check.worse.downfloat-before-difference": (
        "larger score differences for those who floated down two rounds before: {theirs} instead of {ours}"
    ),
    "step.swiss.check.worse.upfloat-before-difference": (
        "larger score differences for those who floated up two rounds before: {theirs} instead of {ours}"
    ),
}
