"""The Burstein system in the edition that compares candidates by criteria."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import ClassVar

from hakem.explain import NO_TRACE, Step, Trace
from hakem.facts.initial_colour import drawn_colour
from hakem.model import Tournament
from hakem.pairing.api import Judge, RoundPairing
from hakem.pairing.swiss.announced import AnnouncedSwiss
from hakem.pairing.swiss.announcement import announced_round
from hakem.pairing.swiss.brackets import PairedBracket, every_bracket_completes
from hakem.pairing.swiss.burstein.edition_2026 import BURSTEIN_RULES_2026
from hakem.pairing.swiss.burstein.explanation import explanation
from hakem.pairing.swiss.burstein.opening import Opening, opening_of
from hakem.pairing.swiss.burstein.rank_order import RankOrder
from hakem.pairing.swiss.burstein.rules import BursteinRules
from hakem.pairing.swiss.burstein.standing import colours_by_standing
from hakem.pairing.swiss.bye import Prospect
from hakem.pairing.swiss.completion import Completion
from hakem.pairing.swiss.dutch import all_pairs
from hakem.pairing.swiss.judgement import OwnRound, other_brackets
from hakem.pairing.swiss.teller import Teller
from hakem.pairing.swiss.verdict import ColourOfFirst, Pair, Scrutiny, other_bye, verdict


@dataclass(frozen=True, slots=True)
class BursteinSwiss(AnnouncedSwiss):
    """Seeding rounds by another system; then brackets in which the best opposition meets the weakest."""

    name: ClassVar[str] = "burstein"
    rules: BursteinRules = BURSTEIN_RULES_2026

    def pair(self, t: Tournament, trace: Trace = NO_TRACE) -> RoundPairing:
        """The next round."""
        if self._is_for_seeding(t):
            if trace.wanted:
                trace.add(self._seeding(t))
            return self.rules.seeded_by.pair(t, trace)
        opening = opening_of(t, self.rules)
        brackets = paired_brackets(opening, self.rules)
        colour = self._colours(t, opening)
        pairs = all_pairs(brackets)
        if trace.wanted:
            for step in explanation(opening, self.rules, brackets, colour):
                trace.add(step)
        return announced_round(opening.field, pairs, () if opening.bye is None else (opening.bye,), colour)

    def _is_for_seeding(self, t: Tournament) -> bool:
        return t.next_round <= self.rules.seeding_rounds(t.rounds_total)

    def _seeding(self, t: Tournament) -> Step:
        data = {"round": t.next_round, "rounds": self.rules.seeding_rounds(t.rounds_total)}
        return Step(self.edition.art(self.rules.seeding), "swiss.burstein.seeding", (), data)

    def _colours(self, t: Tournament, opening: Opening) -> ColourOfFirst:
        return colours_by_standing(opening.field, opening.standing, drawn_colour(t), self.rules.colours)

    def first_difference(self, t: Tournament, given: RoundPairing) -> Step | None:
        """The first article by which a given round is worse than the one of the rules."""
        if self._is_for_seeding(t):
            seeded_by = self.rules.seeded_by
            assert isinstance(seeded_by, Judge)
            return seeded_by.first_difference(t, given)
        opening = opening_of(t, self.rules)
        teller = Teller(opening.field, self.rules)
        colour = self._colours(t, opening)
        own = OwnRound(teller, self.rules.order, paired_brackets(opening, self.rules), colour)

        def differences(pairs: Sequence[Pair], byes: Sequence[int]) -> Iterator[Step]:
            yield from other_bye(teller, opening.bye, byes)
            yield from other_brackets(own, pairs)

        return verdict(Scrutiny(teller, opening.field.opponents, differences, colour), given)


def paired_brackets(opening: Opening, rules: BursteinRules) -> list[PairedBracket]:
    """Every bracket of the round with its outcome."""
    field = opening.playing
    prospect = Prospect(Completion(field.opponents, field.groups))
    return every_bracket_completes(field, field.groups, rules.quality, prospect, RankOrder(opening.standing.ranks))
