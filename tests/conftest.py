"""Settings for all tests."""

from __future__ import annotations

from hypothesis import HealthCheck, Phase, settings

from tests.support.effort import FACTOR, MUTATING

USUAL = 30
"""Examples of a property that asks for no number of its own."""

SLOW_MACHINE = (HealthCheck.too_slow,)
"""How fast examples are made says something about the machine, nothing about the property."""

settings.register_profile(
    "steady", derandomize=True, deadline=None, max_examples=USUAL, suppress_health_check=SLOW_MACHINE
)
settings.register_profile("campaign", deadline=None, print_blob=True, max_examples=USUAL * FACTOR)
settings.register_profile("mutation", parent=settings.get_profile("steady"), phases=(Phase.explicit, Phase.generate))
"""Whoever only asks whether a test fails needs no smallest example."""

settings.load_profile("mutation" if MUTATING else "steady" if FACTOR == 1 else "campaign")
