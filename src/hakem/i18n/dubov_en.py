"""What is said about the Dubov system, in English."""

from __future__ import annotations

WORDS: dict[str, str] = {
    "step.swiss.dubov.unrated": "without a rating, which counts as 0: {players}",
    "step.swiss.dubov.bye-refused": "no bye for {players}: the others could not all be paired",
    "step.swiss.dubov.halves": "nobody here has played; upper half: {white}; lower half: {black}",
    "step.swiss.dubov.lists": "due White: {white}; due Black: {black}",
    "step.swiss.dubov.bound": "must have the colour of their list and stay on it: {players}",
    "step.swiss.dubov.must-meet.white": (
        "too few of the two lists may meet; from the white to the black list: {players}"
    ),
    "step.swiss.dubov.must-meet.black": (
        "too few of the two lists may meet; from the black to the white list: {players}"
    ),
    "step.swiss.dubov.too-many.white": "the white list is too long; to the black list: {players}",
    "step.swiss.dubov.too-many.black": "the black list is too long; to the white list: {players}",
    "step.swiss.dubov.order": "white list, with the average rating of opponents: {white}; black list: {black}",
    "step.swiss.dubov.needed.odd": "an odd number: {count} upfloater is needed",
    "step.swiss.dubov.needed.residents": "not all of them may meet: {count} upfloater(s) are needed",
    "step.swiss.dubov.needed.below": "otherwise those below could not all be paired: {count} upfloater(s) are needed",
    "step.swiss.dubov.upfloaters": "floating up: {players}",
    "step.swiss.dubov.passed.upfloaters-impossible": "with {players} not everybody could be paired",
    "step.swiss.dubov.passed.upfloater-scores": "{players}: a lower score than necessary; {ours} instead",
    "step.swiss.dubov.passed.upfloater-colours": "{players}: fewer colour preferences could be met; {ours} instead",
    "step.swiss.dubov.passed.maximum-upfloaters": (
        "{players}: more players who have floated up as often as they should; {ours} instead"
    ),
    "step.swiss.dubov.passed.maximum-upfloats": "{players}: floated up even more often; {ours} instead",
    "step.swiss.dubov.passed.upfloaters-again": "{players}: floated up in the round before; {ours} instead",
    "step.swiss.dubov.not-raised": "raised in the round before, or too often to be raised again: {players}",
    "step.swiss.dubov.need.odd": "an odd number: somebody has to be raised",
    "step.swiss.dubov.need.unpaired": "not everybody can be paired: somebody has to be raised",
    "step.swiss.dubov.need.stuck": "{stuck} may meet nobody of the group: somebody has to be raised",
    "step.swiss.dubov.sought.white": "wanted first: somebody due White",
    "step.swiss.dubov.sought.black": "wanted first: somebody due Black",
    "step.swiss.dubov.raised": "{player} is raised",
    "step.swiss.dubov.passed-over.no-help": "{players}: may not meet the player who needs an opponent",
    "step.swiss.dubov.passed-over.colour": "{players}: not due the colour that is wanted",
    "step.swiss.dubov.passed-over.rest": "{players}: without them fewer of those below could meet each other",
    "step.swiss.dubov.passed-over.impossible": "{players}: with them not everybody could be paired",
    "step.swiss.dubov.floats": "nobody can be raised; {player} floats down (case {rank})",
    "step.swiss.dubov.floaters-first": "floated down and paired first, in this turn: {players}",
    "step.swiss.colour.limits": "{white}-{black}: the limits of colours are kept",
    "step.swiss.colour.average": "{white}-{black}: White for the higher average rating of opponents",
    "step.swiss.colour.rating": "{white}-{black}: White for the lower rating",
    "step.swiss.colour.white-higher": "{white}-{black}: nothing decides, White for {higher}, ranked higher",
    "step.swiss.check.worse.upfloaters": "more players float up: {theirs} instead of {ours}",
    "step.swiss.check.worse.upfloater-scores": "players with lower scores float up: {theirs} instead of {ours}",
    "step.swiss.check.worse.upfloater-colours": (
        "with these upfloaters fewer colour preferences can be met: {theirs} instead of {ours}"
    ),
    "step.swiss.check.worse.maximum-upfloaters": (
        "more players float up who have done so as often as they should: {theirs} instead of {ours}"
    ),
    "step.swiss.check.worse.maximum-upfloats": (
        "players float up who have done so even more often: {theirs} instead of {ours}"
    ),
    "step.swiss.check.worse.upfloaters-again": (
        "more players float up as in the round before: {theirs} instead of {ours}"
    ),
    "step.swiss.check.worse.upfloaters-later": (
        "equally good upfloaters come earlier in the order: {ours} before {theirs}"
    ),
}
