"""What is said about the Burstein system, in English."""

from __future__ import annotations

WORDS: dict[str, str] = {
    "step.burstein.seeding": "round {round} of {rounds} seeding rounds: paired by the Dutch system",
    "step.burstein.bye-needed": "without {players} the others could not all be paired: no bye",
    "step.burstein.bye": "{player} gets the bye ({score} points, {games} games, {sums})",
    "step.burstein.ranking.buchholz-first": "in order of Buchholz / Sonneborn-Berger: {ranking}",
    "step.burstein.ranking.sonneborn-berger-first": "in order of Sonneborn-Berger / Buchholz / Median: {ranking}",
    "step.burstein.ranked": "{player} ({sums})",
    "step.burstein.sums.buchholz-first": "{buchholz} / {sonneborn_berger}",
    "step.burstein.sums.sonneborn-berger-first": "{sonneborn_berger} / {buchholz} / {median}",
    "step.burstein.first-candidate": "the first against the last and so on cannot be improved",
    "step.burstein.first-candidate-barred": ("the first against the last and so on will not do: {pairs} may not meet"),
    "step.burstein.first-candidate-incomplete": (
        "the first against the last and so on would leave a rest that cannot be paired"
    ),
    "step.burstein.bound.white": "too many due White: at least {count} preference(s) must fail",
    "step.burstein.bound.black": "too many due Black: at least {count} preference(s) must fail",
    "step.burstein.merged": "{groups} scoregroups are one group, as they cannot be paired one after the other",
    "step.burstein.sent-back": "the group below, or the rest, could not be paired with {players}",
    "step.burstein.floater": "{player} floats to the next group",
    "step.burstein.clashes": "pairs in which both are due the same colour: {count}, as many as there must be",
    "step.burstein.clashes-beyond": (
        "pairs in which both are due the same colour: {count}; by counting {bound}, but then not all can be paired"
    ),
}
