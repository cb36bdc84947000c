"""The Lim system."""

from __future__ import annotations

from typing import ClassVar

from hakem.explain import NO_TRACE, Comparison, Trace
from hakem.facts.initial_colour import drawn_colour
from hakem.model import Colour, Tournament
from hakem.pairing.api import RoundPairing, short_repr
from hakem.pairing.swiss.colours import ColourOfFirst
from hakem.pairing.swiss.judge import judged_by_groups
from hakem.pairing.swiss.lim.explanation import assumptions, explanation, own_groups
from hakem.pairing.swiss.lim.round import LimRound, paired_round
from hakem.pairing.swiss.lim.round_facts import LimRoundFacts, colour_of_first, round_facts
from hakem.pairing.swiss.lim.rules import LIM_RULES_2026, LimRules
from hakem.pairing.swiss.system import AnnouncedSwiss, announced_round, field_to_pair
from hakem.values import dataclass


@dataclass(frozen=True, slots=True)
class LimSwiss(AnnouncedSwiss):
    """Groups from both ends towards the median; who cannot be paired floats there."""

    name: ClassVar[str] = "lim"
    rules: LimRules = LIM_RULES_2026

    __repr__ = short_repr

    def pair(self, t: Tournament, trace: Trace = NO_TRACE) -> RoundPairing:
        """The next round."""
        facts = self._facts(t)
        found = paired_round(facts)
        colour = _colours(t, facts, found)
        for step in assumptions(facts.field, self.rules, t.rounds_total):
            trace.add(step)
        if trace.wanted:
            for step in explanation(facts, found, colour):
                trace.add(step)
        return announced_round(facts.field, found.pairs, () if found.bye is None else (found.bye,), colour)

    def compared(self, t: Tournament, given: RoundPairing, _world: Tournament | None = None) -> Comparison | None:
        """What tells a given round from the one of the rules, group by group."""
        facts = self._facts(t)
        found = paired_round(facts)
        return judged_by_groups(own_groups(facts, found, _colours(t, facts, found)), given)

    def _facts(self, t: Tournament) -> LimRoundFacts:
        field = field_to_pair(t, self.rules.facts, self.edition.art(self.rules.absolute.completion))
        half = int(len(t.rounds) * t.points.win * field.point / 2)
        return round_facts(field, self.rules, half, is_last_round=t.next_round >= t.rounds_total)


def _colours(t: Tournament, facts: LimRoundFacts, found: LimRound) -> ColourOfFirst:
    initial, below = drawn_colour(t, facts.rules.facts), found.below_the_median

    def colour(first: int, second: int) -> tuple[Colour, str]:
        return colour_of_first(facts, (first, second), initial, first in below)

    return colour
