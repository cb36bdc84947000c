"""A system with upfloaters as it sees its own event: contestants are its players, and their matches its games."""

from __future__ import annotations

from typing import ClassVar

from hakem.explain import NO_TRACE, Comparison, Trace
from hakem.facts.contestants import ContestEvent
from hakem.model import Tournament
from hakem.pairing.api import RoundPairing, short_repr
from hakem.pairing.swiss.field import FieldRules
from hakem.pairing.swiss.system import AnnouncedSwiss, announced_round
from hakem.pairing.swiss.upfloating.explanation import compared, explanation
from hakem.pairing.swiss.upfloating.round import UpfloatRound, paired_round
from hakem.pairing.swiss.upfloating.rules import UpfloatRules
from hakem.values import dataclass, replace


@dataclass(frozen=True, slots=True)
class UpfloatContest(AnnouncedSwiss):
    """The rules with what they know of a contest beside its event: second scores, and games played."""

    name: ClassVar[str] = "upfloaters"
    rules: UpfloatRules
    beside: ContestEvent

    __repr__ = short_repr

    @property
    def facts(self) -> FieldRules:
        """What the rules say about the facts of a contestant."""
        return self.rules.of_field

    def pair(self, t: Tournament, trace: Trace = NO_TRACE) -> RoundPairing:
        """The next round of matches."""
        own = self._paired(t)
        if trace.wanted:
            for step in explanation(own):
                trace.add(step)
        return announced_round(own.facts.field, own.pairs, () if own.bye is None else (own.bye,), own.colour)

    def compared(self, t: Tournament, given: RoundPairing, _world: Tournament | None = None) -> Comparison | None:
        """What tells the matches of a given round from those of the rules."""
        return compared(self._paired(t), given)

    def _paired(self, t: Tournament) -> UpfloatRound:
        return paired_round(replace(self.beside, event=t), self.rules)
