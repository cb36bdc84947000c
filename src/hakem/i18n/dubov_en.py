"""What is said about the Dubov system, in English."""

from __future__ import annotations

WORDS: dict[str, str] = {
    "step.dubov.unrated": "without a rating, which counts as 0: {players}",
    "step.dubov.bye-refused": "no bye for {players}: the others could not all be paired",
    "step.dubov.halves": "nobody here has played; upper half: {white}; lower half: {black}",
    "step.dubov.lists": "due White: {white}; due Black: {black}",
    "step.dubov.all-due.white": "all are due White: {players}",
    "step.dubov.all-due.black": "all are due Black: {players}",
    "step.dubov.bound": "must have the colour of their list and stay on it: {players}",
    "step.dubov.must-meet.white": ("too few of the two lists may meet; from the white to the black list: {players}"),
    "step.dubov.must-meet.black": ("too few of the two lists may meet; from the black to the white list: {players}"),
    "step.dubov.too-many.white": "the white list is too long; to the black list: {players}",
    "step.dubov.too-many.black": "the black list is too long; to the white list: {players}",
    "step.dubov.order": "white list, with the average rating of opponents: {white}; black list: {black}",
    "step.dubov.with-aro": "{player} ({aro})",
    "step.dubov.needed.odd": "an odd number: {count} upfloater is needed",
    "step.dubov.needed.residents": "not all of them may meet: {count} upfloater(s) are needed",
    "step.dubov.needed.below": "otherwise those below could not all be paired: {count} upfloater(s) are needed",
    "step.dubov.upfloaters": "floating up: {players}",
    "step.dubov.passed.upfloaters-impossible": "with {players} not everybody could be paired",
    "step.dubov.passed.upfloater-scores": "{players}: a lower score than necessary; {ours} instead",
    "step.dubov.passed.upfloater-colours": "{players}: fewer colour preferences could be met; {ours} instead",
    "step.dubov.passed.maximum-upfloaters": (
        "{players}: more players who have floated up as often as they should; {ours} instead"
    ),
    "step.dubov.passed.maximum-upfloats": "{players}: floated up even more often; {ours} instead",
    "step.dubov.passed.upfloaters-again": "{players}: floated up in the round before; {ours} instead",
    "step.dubov.not-raised": "raised in the round before, or too often to be raised again: {players}",
    "step.dubov.need.odd": "an odd number: somebody has to be raised",
    "step.dubov.need.unpaired": "not everybody can be paired: somebody has to be raised",
    "step.dubov.need.stuck": "{stuck} may meet nobody of the group: somebody has to be raised",
    "step.dubov.sought.white": "wanted first: somebody due White",
    "step.dubov.sought.black": "wanted first: somebody due Black",
    "step.dubov.raised": "{player} is raised",
    "step.dubov.passed-over.no-help": "{players}: may not meet the player who needs an opponent",
    "step.dubov.passed-over.colour": "{players}: not due the colour that is wanted",
    "step.dubov.passed-over.rest": "{players}: without them fewer of those below could meet each other",
    "step.dubov.passed-over.impossible": "{players}: with them not everybody could be paired",
    "step.dubov.floats": "nobody can be raised; {player} floats down (case {case})",
    "step.dubov.floaters-first": "floated down and paired first, in this turn: {players}",
    "step.swiss.colour.limits": "{white}-{black}: the limits of colours are kept",
    "step.swiss.colour.average": "{white}-{black}: White for the higher average rating of opponents",
    "step.swiss.colour.rating": "{white}-{black}: White for the lower rating",
    "step.swiss.colour.white-higher": "{white}-{black}: nothing decides, White for {higher}, ranked higher",
    "step.dubov.check.worse.upfloaters": "more players float up: {theirs} instead of {ours}",
    "step.dubov.check.worse.upfloater-scores": "players with lower scores float up: {theirs} instead of {ours}",
    "step.dubov.check.worse.upfloater-colours": (
        "with these upfloaters fewer colour preferences can be met: {theirs} instead of {ours}"
    ),
    "step.dubov.check.worse.maximum-upfloaters": (
        "more players float up who have done so as often as they should: {theirs} instead of {ours}"
    ),
    "step.dubov.check.worse.maximum-upfloats": (
        "players float up who have done so even more often: {theirs} instead of {ours}"
    ),
    "step.dubov.check.worse.upfloaters-again": (
        "more players float up as in the round before: {theirs} instead of {ours}"
    ),
    "step.dubov.check.worse.upfloaters-later": (
        "equally good upfloaters come earlier in the order: {ours} before {theirs}"
    ),
}
