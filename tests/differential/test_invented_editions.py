"""The quick and the exact way agree about editions that nobody has written, too."""

from __future__ import annotations

from dataclasses import replace
from functools import partial

import pytest

from hakem.pairing import PairingSystem
from hakem.pairing.swiss.brackets.criteria import Criteria
from hakem.pairing.swiss.burstein.editions import BURSTEIN_RULES_2026
from hakem.pairing.swiss.burstein.system import BursteinSwiss
from hakem.pairing.swiss.dutch.edition_2017 import DUTCH_RULES_2017
from hakem.pairing.swiss.dutch.edition_2026 import DUTCH_RULES_2026
from hakem.pairing.swiss.dutch.system import DutchSwiss
from tests.support.against_judges import by_the_engine, by_the_exact_way, paired
from tests.support.dense_events import course
from tests.support.effort import FACTOR
from tests.support.invented_editions import invented, left_out

REAL = {
    "dutch 2017": DUTCH_RULES_2017.quality,
    "dutch 2026": DUTCH_RULES_2026.quality,
    "burstein 2026": BURSTEIN_RULES_2026.quality,
}
INVENTED = 25 * FACTOR
each_edition = pytest.mark.parametrize("name", REAL)


def system_with(name: str, criteria: Criteria) -> PairingSystem:
    """The engine of a real edition with these criteria instead of its own."""
    if name.startswith("burstein"):
        return BursteinSwiss(replace(BURSTEIN_RULES_2026, quality=criteria))
    return DutchSwiss(replace(DUTCH_RULES_2017 if name.endswith("2017") else DUTCH_RULES_2026, quality=criteria))


def compared(system: PairingSystem, seed: int) -> int:
    """How many rounds of an event the two ways have paired alike."""
    rounds = 0
    for before in course(seed, partial(paired, system), range(8, 13)):
        assert by_the_engine(system, before) == by_the_exact_way(system, before), (
            f"seed {seed}, round {before.next_round}"
        )
        rounds += 1
    return rounds


@each_edition
def test_criteria_left_out(name: str) -> None:
    rounds = [compared(system_with(name, criteria), seed) for seed, criteria in enumerate(left_out(REAL[name]))]
    assert sum(rounds) > 3 * len(rounds)


@each_edition
def test_criteria_changed(name: str) -> None:
    rounds = [compared(system_with(name, invented(REAL[name], seed)), seed) for seed in range(INVENTED)]
    assert sum(rounds) > 3 * len(rounds)
