"""How far a plan has been played: who holds which slot, as far as the winners so far tell."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import InitVar
from typing import TypeAlias

from hakem.errors import RequestError
from hakem.i18n import Message
from hakem.knockout.plans.plan import Plan, Seed, Slot, WinnerOf
from hakem.values import dataclass, field

MatchKey: TypeAlias = tuple[int, int]
"""The number of a stage and of a match in it, both counted from 1."""


@dataclass(frozen=True, slots=True)
class Progress:
    """A plan and the seeds that have won so far; matches may be entered in any order that can be played.

    Of a progress that goes on from the one ``before``, only what is new is looked at.
    """

    plan: Plan
    winners: Mapping[MatchKey, int]
    before: InitVar[Progress | None] = None
    _left: dict[int, tuple[int, ...]] = field(init=False, repr=False, compare=False, default_factory=dict)
    """Who is left after every stage that is complete: looked up for every slot, of which there may be a thousand."""

    def __post_init__(self, before: Progress | None) -> None:
        if before is not None:
            self._left.update(before._left)
        for stage in range(len(self._left) + 1, len(self.plan.stages) + 1):
            self._complete(stage)
        for stage, match in sorted(self.winners if before is None else self.winners.keys() - before.winners.keys()):
            self._require_possible(stage, match)

    def _complete(self, stage: int) -> None:
        """Note who is left after a stage, if all of its matches are decided."""
        played = self.plan.stages[stage - 1]
        winners = [self.winners.get((stage, match)) for match in range(1, len(played.matches) + 1)]
        seeds = [*map(self.seed, played.passes), *winners]
        known = [seed for seed in seeds if seed is not None]
        if len(known) == len(seeds):
            self._left[stage] = tuple(sorted(known))

    def _require_possible(self, stage: int, match: int) -> None:
        stages = self.plan.stages
        where = {"stage": stage, "match": match}
        if not (1 <= stage <= len(stages) and 1 <= match <= len(stages[stage - 1].matches)):
            raise RequestError(Message("knockout.no-such-match", where))
        first, second = map(self.seed, stages[stage - 1].matches[match - 1].slots)
        if first is None or second is None:
            raise RequestError(Message("knockout.match-not-due", where))
        winner = self.winners[stage, match]
        if winner not in (first, second):
            who = {"winner": winner, "first": first, "second": second}
            raise RequestError(Message("knockout.not-in-match", {**where, **who}))

    def seed(self, slot: Slot) -> int | None:
        """Who holds the slot; None as long as that is open."""
        if isinstance(slot, Seed):
            return slot.number
        if isinstance(slot, WinnerOf):
            return self.winners.get((slot.stage, slot.match))
        left = self.left(slot.stage)
        return left[slot.place - 1] if left is not None else None

    @property
    def complete(self) -> int:
        """How many stages are over; a stage cannot be before all those ahead of it."""
        return len(self._left)

    def left(self, stage: int) -> tuple[int, ...] | None:
        """The seeds left after that stage, the best first; None as long as not all of its matches are decided."""
        return self._left.get(stage)
