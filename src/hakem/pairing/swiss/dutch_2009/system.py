"""The Dutch system of 2009."""

from __future__ import annotations

from typing import ClassVar

from hakem.explain import NO_TRACE, Comparison, Trace
from hakem.facts.initial_colour import drawn_colour
from hakem.model import Colour, Tournament
from hakem.pairing.api import RoundPairing, short_repr
from hakem.pairing.swiss.bye import impossible
from hakem.pairing.swiss.colours import ColourOfFirst
from hakem.pairing.swiss.dutch_2009.colours import colour_of_first
from hakem.pairing.swiss.dutch_2009.explanation import closing, compared
from hakem.pairing.swiss.dutch_2009.relations import relations_of
from hakem.pairing.swiss.dutch_2009.rules import DUTCH_RULES_2009, Dutch2009Rules
from hakem.pairing.swiss.dutch_2009.state import GroupStage, RoundState
from hakem.pairing.swiss.dutch_2009.table import PROCEDURE
from hakem.pairing.swiss.field import Field
from hakem.pairing.swiss.system import AnnouncedSwiss, announced_round, field_to_pair
from hakem.values import dataclass


@dataclass(frozen=True, slots=True)
class DutchSwiss2009(AnnouncedSwiss):
    """Group after group from the top, by the steps C.1 to C.14."""

    name: ClassVar[str] = "dutch"
    rules: Dutch2009Rules = DUTCH_RULES_2009

    __repr__ = short_repr

    def pair(self, t: Tournament, trace: Trace = NO_TRACE) -> RoundPairing:
        """The next round."""
        field = self._field(t)
        final = paired_groups(field, self.rules, trace)
        colour = self._colours(t, final)
        if trace.wanted:
            for step in closing(t, final, colour):
                trace.add(step)
        return announced_round(field, final.all_pairs, final.stage.leaving, colour)

    def compared(self, t: Tournament, given: RoundPairing, _world: Tournament | None = None) -> Comparison | None:
        """What tells a given round from the one of the procedure, group by group."""
        final = paired_groups(self._field(t), self.rules)
        return compared(final, given, self._colours(t, final))

    def _field(self, t: Tournament) -> Field:
        return field_to_pair(t, self.rules.facts, self.edition.art("C.1"))

    def _colours(self, t: Tournament, final: RoundState) -> ColourOfFirst:
        initial, rules = drawn_colour(t, self.rules.facts), self.rules

        def colour(first: int, second: int) -> tuple[Colour, str]:
            return colour_of_first(final.relations, first, second, initial, rules.colours, rules.colour_history)

        return colour


def paired_groups(field: Field, rules: Dutch2009Rules, trace: Trace = NO_TRACE) -> RoundState:
    """The state in which the procedure ends, with the pairs of every group.

    It ends with a complete round if there is one at all: C.13 can merge groups
    until only one is left, and that one can be completed.
    """
    relations = relations_of(field, rules)
    if not relations.complete_pairing_exists(range(field.size)):
        nobody_for_the_bye = field.size % 2 and not relations.bye
        raise impossible(field, rules.edition.art("B.1.b" if nobody_for_the_bye else "B.1.a"))
    groups = tuple(tuple(group) for group in field.groups)
    return PROCEDURE.run(RoundState(relations, groups, GroupStage(0)), trace)
