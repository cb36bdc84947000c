"""The Burstein system of the handbook of 2009."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from hakem.explain import NO_TRACE, Step, Trace
from hakem.facts.initial_colour import drawn_colour
from hakem.model import Tournament
from hakem.pairing.api import RoundPairing
from hakem.pairing.swiss.announced import AnnouncedSwiss
from hakem.pairing.swiss.announcement import announced_round
from hakem.pairing.swiss.burstein.edition_2009 import BURSTEIN_RULES_2009
from hakem.pairing.swiss.burstein.group_account import account
from hakem.pairing.swiss.burstein.groups import BursteinGroup, burstein_groups
from hakem.pairing.swiss.burstein.opening import Opening, opening_of
from hakem.pairing.swiss.burstein.rules import GroupRules
from hakem.pairing.swiss.burstein.standing import colours_by_standing
from hakem.pairing.swiss.group_judgement import OwnGroups, PairedGroup, judged_by_groups
from hakem.pairing.swiss.teller import Teller
from hakem.pairing.swiss.verdict import ColourOfFirst


@dataclass(frozen=True, slots=True)
class HandbookBurstein(AnnouncedSwiss):
    """Group after group from the top, the first against the last; a floater goes down, or two groups become one."""

    name: ClassVar[str] = "burstein"
    rules: GroupRules = BURSTEIN_RULES_2009

    def pair(self, t: Tournament, trace: Trace = NO_TRACE) -> RoundPairing:
        """The next round."""
        opening = opening_of(t, self.rules)
        groups = list(burstein_groups(opening.playing, opening.standing, self.rules.joining))
        colour = self._colours(t, opening)
        if trace.wanted:
            for step in account(opening, self.rules, groups, colour):
                trace.add(step)
        pairs = [pair for group in groups for pair in group.pairs]
        return announced_round(opening.field, pairs, () if opening.bye is None else (opening.bye,), colour)

    def _colours(self, t: Tournament, opening: Opening) -> ColourOfFirst:
        return colours_by_standing(opening.field, opening.standing, drawn_colour(t), self.rules.colours)

    def first_difference(self, t: Tournament, given: RoundPairing) -> Step | None:
        """The first article by which a given round is another one than that of the handbook."""
        opening = opening_of(t, self.rules)
        own = OwnGroups(
            Teller(opening.field, self.rules),
            opening.field.opponents,
            [self._judged(group) for group in burstein_groups(opening.playing, opening.standing, self.rules.joining)],
            opening.bye,
            self._colours(t, opening),
        )
        return judged_by_groups(own, given)

    def _judged(self, group: BursteinGroup) -> PairedGroup:
        rules = self.rules
        merged = group.scoregroups > 1
        pairing = rules.even if group.floater is None else rules.odd
        leaving = rules.merging if merged else rules.floater
        return PairedGroup(group.players, group.pairs, leaving, pairing, rules.harmony)
