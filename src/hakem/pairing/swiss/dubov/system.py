"""The Dubov system: colour lists by average of opponents and by rating, paired against each other."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar

from hakem.explain import NO_TRACE, Step, Trace
from hakem.facts.initial_colour import drawn_colour
from hakem.model import Tournament
from hakem.pairing.api import RoundPairing
from hakem.pairing.swiss.announced import AnnouncedSwiss
from hakem.pairing.swiss.announcement import announced_round
from hakem.pairing.swiss.bye import given_first
from hakem.pairing.swiss.dubov.edition_2026 import DUBOV_RULES_2026
from hakem.pairing.swiss.dubov.explanation import assumptions, explanation
from hakem.pairing.swiss.dubov.group import DubovGroup
from hakem.pairing.swiss.dubov.judgement import OwnDubovRound, judged
from hakem.pairing.swiss.dubov.people import Scene, scene_of
from hakem.pairing.swiss.dubov.rules import DubovRules
from hakem.pairing.swiss.start import field_to_pair
from hakem.pairing.swiss.verdict import ColourOfFirst


@dataclass(frozen=True, slots=True)
class DubovSwiss(AnnouncedSwiss):
    """The bye first, then group after group from the top, each with two colour lists."""

    name: ClassVar[str] = "dubov"
    rules: DubovRules = DUBOV_RULES_2026

    def pair(self, t: Tournament, trace: Trace = NO_TRACE) -> RoundPairing:
        """The next round."""
        scene = self._scene(t)
        bye, groups = self._paired(scene)
        colour = self._colours(t, scene)
        if trace.wanted:
            for step in explanation(scene, self.rules, groups, bye, colour):
                trace.add(step)
        pairs = [pair for group in groups for pair in group.pairs]
        return announced_round(scene.field, pairs, () if bye is None else (bye,), colour)

    def cautions(self, t: Tournament) -> tuple[Step, ...]:
        """Whose rating has to be taken as 0."""
        return tuple(assumptions(self._scene(t), self.rules))

    def first_difference(self, t: Tournament, given: RoundPairing) -> Step | None:
        """The first article by which a given round is worse than the one of the rules."""
        scene = self._scene(t)
        bye, groups = self._paired(scene)
        return judged(OwnDubovRound(scene, self.rules, groups, bye, self._colours(t, scene)), given)

    def _scene(self, t: Tournament) -> Scene:
        field = field_to_pair(t, self.rules.facts, self.edition.art(self.rules.absolute.completion))
        return scene_of(t, field, self.rules.facts, self.rules.people)

    def _paired(self, scene: Scene) -> tuple[int | None, Sequence[DubovGroup]]:
        article = str(self.edition.art(self.rules.absolute.completion))
        bye = given_first(scene.field, scene.field.opponents, self.rules.bye_order(scene), article)
        return bye, self.rules.procedure(scene, self.rules.lists, bye)

    def _colours(self, t: Tournament, scene: Scene) -> ColourOfFirst:
        initial = drawn_colour(t)
        return lambda first, second: self.rules.colour(scene, first, second, initial, self.rules.colours)
