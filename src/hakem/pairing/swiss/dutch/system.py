"""The Dutch system in the editions that compare candidates by criteria."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

from hakem.explain import NO_TRACE, Comparison, Trace
from hakem.facts.initial_colour import drawn_colour
from hakem.model import Tournament
from hakem.pairing.api import RoundPairing, short_repr
from hakem.pairing.swiss.brackets.explain import OwnRound, judged
from hakem.pairing.swiss.brackets.whole_round import PairedBracket
from hakem.pairing.swiss.bye import Prospect
from hakem.pairing.swiss.colours import ColourOfFirst, colour_of_first
from hakem.pairing.swiss.completion import Completion
from hakem.pairing.swiss.dutch.edition_2026 import DUTCH_RULES_2026
from hakem.pairing.swiss.dutch.explanation import explanation
from hakem.pairing.swiss.dutch.rules import DutchRules
from hakem.pairing.swiss.explain import StepMaker
from hakem.pairing.swiss.field import Field
from hakem.pairing.swiss.system import AnnouncedSwiss, announced_round, field_to_pair
from hakem.values import dataclass


@dataclass(frozen=True, slots=True)
class DutchSwiss(AnnouncedSwiss):
    """Brackets from the top, each paired as well as the criteria allow, the first of the best candidates."""

    name: ClassVar[str] = "dutch"
    rules: DutchRules = DUTCH_RULES_2026

    __repr__ = short_repr

    def pair(self, t: Tournament, trace: Trace = NO_TRACE) -> RoundPairing:
        """The next round."""
        field = self._field(t)
        brackets = paired_brackets(field, self.rules)
        colour = self._colours(t, field)
        pairs = all_pairs(brackets)
        if trace.wanted:
            for step in explanation(field, self.rules, brackets, pairs, colour):
                trace.add(step)
        return announced_round(field, pairs, brackets[-1].outcome.floaters, colour)

    def _colours(self, t: Tournament, field: Field) -> ColourOfFirst:
        initial = drawn_colour(t, self.rules.facts)
        return lambda first, second: colour_of_first(field, first, second, initial, self.rules.colours)

    def _field(self, t: Tournament) -> Field:
        return field_to_pair(t, self.rules.facts, self.edition.art(self.rules.absolute.completion))

    def _outlook(self, t: Tournament) -> tuple[Field, Completion]:
        field = self._field(t)
        return field, _prospect(field, self.rules).completion

    def compared(self, t: Tournament, given: RoundPairing, world: Tournament | None = None) -> Comparison | None:
        """What tells a given round from the one of the rules, bracket by bracket."""
        field = self._field(t)
        prospect, brackets = _paired(field, self.rules)
        maker = StepMaker(field, self.rules)
        theirs = None if world is None else self._outlook(world)
        own = OwnRound(maker, self.rules.order, brackets, self._colours(t, field), prospect.bye_score, theirs)
        return judged(own, given)


def _prospect(field: Field, rules: DutchRules) -> Prospect:
    return rules.prospects(field, field.groups, rules.edition.art(rules.absolute.completion))


def _paired(field: Field, rules: DutchRules) -> tuple[Prospect, list[PairedBracket]]:
    prospect = _prospect(field, rules)
    return prospect, rules.procedure(field, field.groups, rules.quality, prospect)


def paired_brackets(field: Field, rules: DutchRules) -> list[PairedBracket]:
    """Every bracket of the round with its outcome."""
    return _paired(field, rules)[1]


def all_pairs(brackets: Iterable[PairedBracket]) -> list[tuple[int, int]]:
    """The pairs of all brackets, higher ranked first."""
    return [pair for bracket in brackets for pair in bracket.outcome.pairs]
