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
    "step.dutch.bracket.homogeneous": "scoregroup {score}: {residents}",
    "step.dutch.bracket.heterogeneous": "scoregroup {score}: {residents}, with {moved_down} moved down",
    "step.dutch.penultimate": (
        "the round cannot be completed after this bracket as it was; it is paired again so that it can"
    ),
    "step.dutch.collapsed": "everybody below is paired together with the floaters of the bracket above",
    "step.dutch.subgroups": "S1: {s1}; S2: {s2}",
    "step.dutch.subgroups.moved-down": "S1, moved down: {s1}; S2: {s2}",
    "step.dutch.subgroups.limbo": "S1, moved down: {s1}; S2: {s2}; floating on: {limbo}",
    "step.dutch.subgroups.remainder": "remainder, S1: {s1}; S2: {s2}",
    "step.dutch.first-candidate": "S1 against S2 in order cannot be improved",
    "step.dutch.first-candidate-barred": "S1 against S2 in order will not do: {pairs} may not meet",
    "step.dutch.first-candidate-incomplete": "S1 against S2 in order would leave a rest that cannot be paired",
    "step.dutch.bound.white": "too many due White: at least {count} preference(s) must fail, {strong} of them strong",
    "step.dutch.bound.black": "too many due Black: at least {count} preference(s) must fail, {strong} of them strong",
    "step.dutch.pair": "{pair}",
    "step.dutch.pair.barred": "{pair}, as {other} may not meet",
    "step.dutch.pair.worse": "{pair}, as {other} falls short",
    "step.dutch.pair.moved": "{pair} instead of {other}, for the sake of the others",
    "step.dutch.floaters": "left over: {players}",
    "step.dutch.bye": "{player} gets the bye",
    "step.dutch.colour.both": "{white}-{black}: both preferences are met",
    "step.dutch.colour.stronger": "{white}-{black}: the stronger preference is met",
    "step.dutch.colour.alternate": "{white}-{black}: the colours alternate from the last round in which they differed",
    "step.dutch.colour.higher": "{white}-{black}: the preference of {higher}, ranked higher, is met",
    "step.dutch.colour.number": "{white}-{black}: by the number of {higher} and the colour drawn",
    "step.dutch.check.stranger": "somebody is paired who does not take part in this round",
    "step.dutch.check.twice": "paired twice: {players}",
    "step.dutch.check.unpaired": "not paired: {players}",
    "step.dutch.check.barred": "{pairs} may not meet",
    "step.dutch.check.byes": "more than one bye: {players}",
    "step.dutch.check.bye": "{player} may not have the bye",
    "step.dutch.check.bye-too-high": "the bye can go to a lower score than that of {player}",
    "step.dutch.check.later": "an equally good pairing comes earlier: {ours} before {theirs}",
    "step.dutch.check.other": "{ours} instead of {theirs}",
    "step.dutch.shortfall.downfloaters": "{count} floater(s): {players}",
    "step.dutch.shortfall.downfloater-scores": "scores of the floaters {players}",
    "step.dutch.shortfall.differences": "score differences of {players}",
    "step.dutch.shortfall.bye-unplayed": "{players} gets the bye and has not played in some rounds before",
    "step.dutch.shortfall.difference-too-wide": "colour difference beyond two for one of {players}",
    "step.dutch.shortfall.third-time": "the same colour a third time running for one of {players}",
    "step.dutch.shortfall.preference": "colour preferences that cannot be met: {count} ({players})",
    "step.dutch.shortfall.strong-preference": "strong colour preferences that cannot be met: {count} ({players})",
    "step.dutch.shortfall.downfloat-again": "floating down as in the round before: {players}",
    "step.dutch.shortfall.upfloat-again": "floating up as in the round before: {players}",
    "step.dutch.shortfall.downfloat-before": "floating down as two rounds before: {players}",
    "step.dutch.shortfall.upfloat-before": "floating up as two rounds before: {players}",
    "step.dutch.shortfall.downfloat-again-difference": (
        "score differences of those who floated down in the round before: {players}"
    ),
    "step.dutch.shortfall.upfloat-again-difference": (
        "score differences of those who floated up in the round before: {players}"
    ),
    "step.dutch.shortfall.downfloat-before-difference": (
        "score differences of those who floated down two rounds before: {players}"
    ),
    "step.dutch.shortfall.upfloat-before-difference": (
        "score differences of those who floated up two rounds before: {players}"
    ),
    "step.dutch.check.worse.downfloaters": "more players float: {theirs} instead of {ours}",
    "step.dutch.check.worse.downfloater-scores": "players with higher scores float: {theirs} instead of {ours}",
    "step.dutch.check.worse.differences": "the score differences are larger: {theirs} instead of {ours}",
    "step.dutch.check.worse.following-pairs": "the following bracket has fewer pairs: {theirs} instead of {ours}",
    "step.dutch.check.worse.following-scores": (
        "players with higher scores float on from the following bracket: {theirs} instead of {ours}"
    ),
    "step.dutch.check.worse.following-differences": (
        "the score differences of the following bracket are larger: {theirs} instead of {ours}"
    ),
    "step.dutch.check.worse.bye-unplayed": (
        "the bye goes to a player with more unplayed games: {theirs} instead of {ours}"
    ),
    "step.dutch.check.worse.difference-too-wide": "more colour differences beyond two: {theirs} instead of {ours}",
    "step.dutch.check.worse.third-time": "more players get a colour a third time running: {theirs} instead of {ours}",
    "step.dutch.check.worse.preference": "fewer colour preferences are met: {theirs} instead of {ours}",
    "step.dutch.check.worse.strong-preference": "fewer strong colour preferences are met: {theirs} instead of {ours}",
    "step.dutch.check.worse.downfloat-again": (
        "more players float down as in the round before: {theirs} instead of {ours}"
    ),
    "step.dutch.check.worse.upfloat-again": "more players float up as in the round before: {theirs} instead of {ours}",
    "step.dutch.check.worse.downfloat-before": (
        "more players float down as two rounds before: {theirs} instead of {ours}"
    ),
    "step.dutch.check.worse.upfloat-before": "more players float up as two rounds before: {theirs} instead of {ours}",
    "step.dutch.check.worse.downfloat-again-difference": (
        "larger score differences for those who floated down in the round before: {theirs} instead of {ours}"
    ),
    "step.dutch.check.worse.upfloat-again-difference": (
        "larger score differences for those who floated up in the round before: {theirs} instead of {ours}"
    ),
    "step.dutch.check.worse.downfloat-before-difference": (
        "larger score differences for those who floated down two rounds before: {theirs} instead of {ours}"
    ),
    "step.dutch.check.worse.upfloat-before-difference": (
        "larger score differences for those who floated up two rounds before: {theirs} instead of {ours}"
    ),
}
