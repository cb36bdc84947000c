"""What is said about the Burstein system, in English."""

from __future__ import annotations

WORDS: dict[str, str] = {
    "step.swiss.burstein.seeding": "round {round} of {rounds} seeding rounds: paired by the Dutch system",
    "step.swiss.burstein.bye-needed": "without {players} the others could not all be paired: no bye",
    "step.swiss.burstein.bye": "{player} gets the bye ({score} points, {games} games, {index})",
    "step.swiss.burstein.ranking": "in order of Buchholz / Sonneborn-Berger: {ranking}",
    "step.swiss.burstein.ranking-2009": "in order of Sonneborn-Berger / Buchholz / Median: {ranking}",
    "step.swiss.burstein.first-candidate": "the first against the last and so on cannot be improved",
    "step.swiss.burstein.first-candidate-barred": (
        "the first against the last and so on will not do: {pairs} may not meet"
    ),
    "step.swiss.burstein.first-candidate-incomplete": (
        "the first against the last and so on would leave a rest that cannot be paired"
    ),
    "step.swiss.burstein.bound.white": "too many due White: at least {count} preference(s) must fail",
    "step.swiss.burstein.bound.black": "too many due Black: at least {count} preference(s) must fail",
    "step.swiss.burstein.merged": "{groups} scoregroups are one group, as they cannot be paired one after the other",
    "step.swiss.burstein.sent-back": "the group below, or the rest, could not be paired with {players}",
    "step.swiss.burstein.floater": "{player} floats to the next group",
    "step.swiss.burstein.clashes": "pairs in which both are due the same colour: {count}, as many as there must be",
    "step.swiss.burstein.clashes-beyond": (
        "pairs in which both are due the same colour: {count}; by counting {bound}, but then not all can be paired"
    ),
}
