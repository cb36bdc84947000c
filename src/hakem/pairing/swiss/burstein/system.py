"""The Burstein system: that of 2026, which compares candidates by criteria, and that of 2009, group after group."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import ClassVar

from hakem.explain import NO_TRACE, Comparison, Step, Trace
from hakem.facts.initial_colour import drawn_colour
from hakem.model import Tournament
from hakem.pairing.api import RoundPairing, short_repr
from hakem.pairing.swiss.brackets.explain import OwnRound, other_brackets
from hakem.pairing.swiss.brackets.whole_round import PairedBracket, every_bracket_completes
from hakem.pairing.swiss.burstein.editions import BURSTEIN_RULES_2009, BURSTEIN_RULES_2026
from hakem.pairing.swiss.burstein.explanation import bracket_explanation, group_explanation, step_maker
from hakem.pairing.swiss.burstein.groups_2009 import BursteinGroup, burstein_groups
from hakem.pairing.swiss.burstein.rank_order import RankOrder
from hakem.pairing.swiss.burstein.ranks_and_bye import BursteinRoundFacts, round_facts
from hakem.pairing.swiss.burstein.rules import BracketRules, BursteinRules, GroupRules
from hakem.pairing.swiss.bye import Prospect
from hakem.pairing.swiss.colours import ColourOfFirst
from hakem.pairing.swiss.completion import Completion
from hakem.pairing.swiss.field import Pair
from hakem.pairing.swiss.judge import OwnGroups, PairedGroup, Scrutiny, judged_by_groups, other_bye, verdict
from hakem.pairing.swiss.system import AnnouncedSwiss, announced_round
from hakem.values import dataclass


@dataclass(frozen=True, slots=True)
class BursteinSwiss(AnnouncedSwiss):
    """Seeding rounds by another system; then brackets in which the best opposition meets the weakest."""

    name: ClassVar[str] = "burstein"
    rules: BracketRules = BURSTEIN_RULES_2026

    __repr__ = short_repr

    def pair(self, t: Tournament, trace: Trace = NO_TRACE) -> RoundPairing:
        """The next round."""
        if self._is_for_seeding(t):
            if trace.wanted:
                trace.add(self._seeding(t))
            return self.rules.seeded_by.pair(t, trace)
        facts = round_facts(t, self.rules)
        brackets = paired_brackets(facts, self.rules)
        colour = _colours(t, facts, self.rules)
        if trace.wanted:
            for step in bracket_explanation(facts, self.rules, brackets, colour):
                trace.add(step)
        return _announced(facts, [pair for bracket in brackets for pair in bracket.outcome.pairs], colour)

    def _is_for_seeding(self, t: Tournament) -> bool:
        return t.next_round <= self.rules.seeding_rounds(t.rounds_total)

    def _seeding(self, t: Tournament) -> Step:
        data = {"round": t.next_round, "rounds": self.rules.seeding_rounds(t.rounds_total)}
        return Step(self.edition.art(self.rules.seeding), "burstein.seeding", (), data)

    def in_force(self, t: Tournament) -> AnnouncedSwiss:
        """The system of the seeding rounds as long as they go on."""
        seeded_by = self.rules.seeded_by
        assert isinstance(seeded_by, AnnouncedSwiss)
        return seeded_by if self._is_for_seeding(t) else self

    def compared(self, t: Tournament, given: RoundPairing, world: Tournament | None = None) -> Comparison | None:
        """What tells a given round from the one of the rules, bracket by bracket."""
        if self._is_for_seeding(t):
            return self.in_force(t).compared(t, given, world)
        facts = round_facts(t, self.rules)
        maker = step_maker(facts, self.rules)
        colour = _colours(t, facts, self.rules)
        other = None if world is None else round_facts(world, self.rules).playing
        theirs = None if other is None else (other, Completion(other.opponents, other.groups))
        own = OwnRound(maker, self.rules.order, paired_brackets(facts, self.rules), colour, theirs=theirs)

        def differences(pairs: Sequence[Pair], byes: Sequence[int]) -> Iterator[Comparison]:
            yield from other_bye(maker, facts.bye, byes)
            yield from other_brackets(own, pairs)

        return verdict(Scrutiny(maker, facts.field.opponents, differences, colour), given)


def paired_brackets(facts: BursteinRoundFacts, rules: BracketRules) -> list[PairedBracket]:
    """Every bracket of the round with its outcome."""
    field = facts.playing
    prospect = Prospect(Completion(field.opponents, field.groups))
    return every_bracket_completes(field, field.groups, rules.quality, prospect, RankOrder(facts.ranking.ranks))


@dataclass(frozen=True, slots=True)
class BursteinSwiss2009(AnnouncedSwiss):
    """Group after group from the top, the first against the last; a floater goes down, or two groups become one."""

    name: ClassVar[str] = "burstein"
    rules: GroupRules = BURSTEIN_RULES_2009

    __repr__ = short_repr

    def pair(self, t: Tournament, trace: Trace = NO_TRACE) -> RoundPairing:
        """The next round."""
        facts = round_facts(t, self.rules)
        groups = list(burstein_groups(facts.playing, facts.ranking, self.rules.joining))
        colour = _colours(t, facts, self.rules)
        if trace.wanted:
            for step in group_explanation(facts, self.rules, groups, colour):
                trace.add(step)
        return _announced(facts, [pair for group in groups for pair in group.pairs], colour)

    def compared(self, t: Tournament, given: RoundPairing, _world: Tournament | None = None) -> Comparison | None:
        """What tells a given round from the one of the text, group by group."""
        facts = round_facts(t, self.rules)
        own = OwnGroups(
            step_maker(facts, self.rules),
            facts.field.opponents,
            [self._judged(group) for group in burstein_groups(facts.playing, facts.ranking, self.rules.joining)],
            facts.bye,
            _colours(t, facts, self.rules),
        )
        return judged_by_groups(own, given)

    def _judged(self, group: BursteinGroup) -> PairedGroup:
        rules = self.rules
        merged = group.scoregroups > 1
        pairing = rules.even if group.floater is None else rules.odd
        leaving = rules.merging if merged else rules.floater
        return PairedGroup(group.score, group.players, group.pairs, leaving, pairing, rules.preferences)


def _colours(t: Tournament, facts: BursteinRoundFacts, rules: BursteinRules) -> ColourOfFirst:
    return rules.colour_rules.colours(facts.field, facts.ranking, drawn_colour(t, rules.facts))


def _announced(facts: BursteinRoundFacts, pairs: Sequence[Pair], colour: ColourOfFirst) -> RoundPairing:
    return announced_round(facts.field, pairs, () if facts.bye is None else (facts.bye,), colour)
