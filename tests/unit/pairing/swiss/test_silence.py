"""Nothing is explained when nobody asks: no step is made, in any system and edition."""

from __future__ import annotations

import pytest

from hakem.explain import Step
from hakem.facts.rewind import before_round
from hakem.pairing import system_for
from hakem.simulation import Settings, simulate
from tests.unit.pairing.swiss.test_invariants import EVERY, System


class Counting:
    """Counts what it is told, and wants to hear nothing."""

    wanted = False

    def __init__(self) -> None:
        self.steps: list[Step] = []

    def add(self, step: Step) -> None:
        self.steps.append(step)


@pytest.mark.parametrize("system", EVERY, ids=str)
def test_no_step_is_made_for_nobody(system: System, monkeypatch: pytest.MonkeyPatch) -> None:
    """But for what the rules have to assume, which is told in any case."""
    settings = Settings(21, 7, "silence", system=system.name, edition=system.edition)
    t = simulate(settings).tournament
    made = []
    begin = Step.__post_init__

    def counted(step: Step) -> None:
        made.append(step)
        begin(step)

    monkeypatch.setattr(Step, "__post_init__", counted)
    trace = Counting()
    pairs = system_for(system.name, system.edition, t, system.options)
    pairs.pair(before_round(t, 6), trace)
    assert made == trace.steps
    assert {step.outcome for step in made} <= {"lim.large", "lim.unrated", "dubov.unrated"}
