"""The Lim system."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from hakem.explain import NO_TRACE, Step, Trace
from hakem.facts.initial_colour import drawn_colour
from hakem.model import Colour, Tournament
from hakem.pairing.api import RoundPairing
from hakem.pairing.swiss.announced import AnnouncedSwiss
from hakem.pairing.swiss.announcement import announced_round
from hakem.pairing.swiss.group_judgement import judged_by_groups
from hakem.pairing.swiss.lim.colours import colour_of_first
from hakem.pairing.swiss.lim.explanation import assumptions, explanation
from hakem.pairing.swiss.lim.judgement import own_groups
from hakem.pairing.swiss.lim.rounds import LimRound, paired_round
from hakem.pairing.swiss.lim.rules import LIM_RULES_2026, LimRules
from hakem.pairing.swiss.lim.scene import Scene, scene_of
from hakem.pairing.swiss.start import field_to_pair
from hakem.pairing.swiss.verdict import ColourOfFirst


@dataclass(frozen=True, slots=True)
class LimSwiss(AnnouncedSwiss):
    """Groups from both ends towards the middle; who cannot be paired floats there."""

    name: ClassVar[str] = "lim"
    rules: LimRules = LIM_RULES_2026

    def pair(self, t: Tournament, trace: Trace = NO_TRACE) -> RoundPairing:
        """The next round."""
        scene, found = self._paired(t)
        colour = _colours(t, scene, found)
        if trace.wanted:
            for step in explanation(scene, found, colour):
                trace.add(step)
        return announced_round(scene.field, found.pairs, () if found.bye is None else (found.bye,), colour)

    def cautions(self, t: Tournament) -> tuple[Step, ...]:
        """Whose rating has to be taken as 0 in a maxi tournament."""
        return tuple(assumptions(self._scene(t)))

    def first_difference(self, t: Tournament, given: RoundPairing) -> Step | None:
        """The first article by which a given round is not the one of the rules."""
        scene, found = self._paired(t)
        return judged_by_groups(own_groups(scene, found, _colours(t, scene, found)), given)

    def _paired(self, t: Tournament) -> tuple[Scene, LimRound]:
        scene = self._scene(t)
        return scene, paired_round(scene)

    def _scene(self, t: Tournament) -> Scene:
        field = field_to_pair(t, self.rules.facts, self.edition.art(self.rules.absolute.completion))
        half = int(len(t.rounds) * t.points.win * field.point / 2)
        return scene_of(field, self.rules, half, is_last_round=t.next_round >= t.rounds_total)


def _colours(t: Tournament, scene: Scene, found: LimRound) -> ColourOfFirst:
    initial, below = drawn_colour(t), found.below_the_middle

    def colour(first: int, second: int) -> tuple[Colour, str]:
        return colour_of_first(scene, (first, second), initial, first in below)

    return colour
