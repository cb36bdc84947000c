"""The Dubov system: colour lists by average of opponents and by rating, paired against each other."""

from __future__ import annotations

from typing import ClassVar

from hakem.explain import NO_TRACE, Comparison, Trace
from hakem.facts.initial_colour import drawn_colour
from hakem.model import Tournament
from hakem.pairing.api import RoundPairing, short_repr
from hakem.pairing.swiss.bye import given_first
from hakem.pairing.swiss.colours import ColourOfFirst
from hakem.pairing.swiss.dubov.edition_2026 import DUBOV_RULES_2026
from hakem.pairing.swiss.dubov.explanation import DubovRound, assumptions, compared, explanation
from hakem.pairing.swiss.dubov.players import DubovRoundFacts, round_facts
from hakem.pairing.swiss.dubov.rules import DubovRules
from hakem.pairing.swiss.system import AnnouncedSwiss, announced_round, field_to_pair
from hakem.values import dataclass


@dataclass(frozen=True, slots=True)
class DubovSwiss(AnnouncedSwiss):
    """The bye first, then group after group from the top, each with two colour lists."""

    name: ClassVar[str] = "dubov"
    rules: DubovRules = DUBOV_RULES_2026

    __repr__ = short_repr

    def pair(self, t: Tournament, trace: Trace = NO_TRACE) -> RoundPairing:
        """The next round."""
        own = self._paired(t)
        for step in assumptions(own.facts, self.rules):
            trace.add(step)
        if trace.wanted:
            for step in explanation(own):
                trace.add(step)
        return announced_round(own.facts.field, own.pairs, () if own.bye is None else (own.bye,), own.colour)

    def compared(self, t: Tournament, given: RoundPairing, _world: Tournament | None = None) -> Comparison | None:
        """What tells a given round from the one of the rules, group by group."""
        return compared(self._paired(t), given)

    def _facts(self, t: Tournament) -> DubovRoundFacts:
        """The field of the next round; an error if there is no round to come."""
        field = field_to_pair(t, self.rules.facts, self.edition.art(self.rules.absolute.completion))
        return round_facts(t, field, self.rules.facts, self.rules.players)

    def _paired(self, t: Tournament) -> DubovRound:
        """The next round: who has the bye first, then group by group."""
        rules, facts = self.rules, self._facts(t)
        article = self.edition.art(rules.absolute.completion)
        bye = given_first(facts.field, facts.field.opponents, rules.bye_order(facts), article)
        groups = rules.group_by_group(facts, rules.lists, bye)
        return DubovRound(facts, rules, groups, bye, self._colours(t, facts))

    def _colours(self, t: Tournament, facts: DubovRoundFacts) -> ColourOfFirst:
        initial = drawn_colour(t, self.rules.facts)
        return lambda first, second: self.rules.colour(facts, first, second, initial, self.rules.colours)
